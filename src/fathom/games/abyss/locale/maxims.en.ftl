### Abyss: what experience says, for hints.

maxim-ask-action = With few cards in hand, explore or take a tall Council stack. Once you can pay for a good Lord, do not wait long.
maxim-ask-take = An ally of value 4 or 5, or of a race that your next Lord wants, is worth stopping for. What comes later the others may buy first.
maxim-ask-buy = The first to buy pays 1 pearl, the next one more: buy early, and what your next Lord wants.
maxim-ask-monster = Each Monster you pass makes the reward larger, but somebody else may win it. Fight when it is worth more to you than another card.
maxim-ask-recruit = At first, Lords with keys or lasting abilities pay off; towards the end, the one with the most influence.
maxim-ask-pay = The weakest ally you pay with is affiliated: pay exactly, and best with one that is more than you have affiliated of its race.
maxim-ask-stack = Nobody knows the values, so numbers decide: a tall stack, of a race that the Lords at the Court want.
maxim-ask-affiliate = Only the strongest affiliated ally of each race counts: choose the one that adds most to that.
maxim-ask-location = A Location counts what you have: take the one that fits your Lords and allies today. What you draw and leave lies there for the others.
