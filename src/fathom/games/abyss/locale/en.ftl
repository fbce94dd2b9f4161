### The words of Abyss in English; the names of things are in names.en.ftl.
### The value of a noun or phrase is its label, with a capital; inside a sentence use FORM($thing, "nom").

## Cards and places as phrases

ally-plain = { $race } { $value }
    .nom = { FORM($race, "nom") } { $value }
    .a = { FORM($race, "nom") } { $value }
ally-pearl = { $race } { $value } { mark-pearl }
    .nom = { FORM($race, "nom") } { $value } { mark-pearl }
    .a = { FORM($race, "nom") } { $value } { mark-pearl }
ally-dice = { $race } { $value } { mark-dice }
    .nom = { FORM($race, "nom") } { $value } { mark-dice }
    .a = { FORM($race, "nom") } { $value } { mark-dice }
stack-of = { $race } stack
    .nom = the { FORM($race, "nom") } stack
zone-lord = at the Court
zone-council = at the Council
zone-location = on a Location
space-2-3 = Space 2/3
    .nom = space 2/3
space-4 = Space 4
    .nom = space 4
space-5 = Space 5
    .nom = space 5
space-6 = Space 6
    .nom = space 6
space-7 = Space 7
    .nom = space 7
space-8 = Space 8
    .nom = space 8
space-9 = Space 9
    .nom = space 9
space-10 = Space 10
    .nom = space 10
space-11-12 = Space 11/12
    .nom = space 11/12

## The turn

ask-action = What do you do?
explore = Explore the depths
support = Request support from the Council
recruit = Recruit a Lord
plot = Plot at the Court (1 pearl)
sentinel = Place the Sentinel
skip = Skip the action
ask-leftover = Will you use a power before your turn ends?
end-turn = End the turn
refuse-explore = There is no Exploration card left to draw.
refuse-support = There is no Council stack you could take.
refuse-recruit = Your allies and pearls pay for none of the Lords at the Court.
refuse-recruit-court = There is no Lord at the Court that you could take.
refuse-plot-full = You cannot plot: the Court has no free space.
refuse-plot-deck = You cannot plot: the deck of Lords is empty.
refuse-plot-pearl = { $nebulis ->
    [0] You cannot plot: it costs 1 pearl, and you have none.
   *[other] You cannot plot: it costs 1 pearl, and Nebulis do not count.
}
refuse-plot-late = You can plot only before your action.
refuse-skip = You must take an action while you can.
refuse-second-action = You have had your one action of this turn.
refuse-power-used = You have already used the { $lord } this turn.
refuse-power-impossible = The power of the { $lord } would do nothing now.
refuse-disabled = The { $lord } is disabled and gives only its influence.
refuse-five = Five players need the Leviathan expansion.
refuse-reserved = { $what }: reserved by another player's Sentinel.
log-turn = Turn { $n }: { $player }.
log-skip = { $player } can take no action and skips it.
log-stuck = Nobody can take an action any more. The game is over.
log-extra-turn = { $player } takes another turn.
log-plot = { $player } plots at the Court for 1 pearl.
log-use-power = { $player } uses the { $lord }.

## Exploring

if-dear = the ally costs { COUNT($n, "pearl") } or more
if-low-ally = the ally is worth { $n } or less
ask-buy = { $player } reveals { FORM($card, "a") }. Will you buy it for { COUNT($n, "pearl") }?
buy-option = { $nebulis ->
    [0] Buy for { COUNT($pearls, "pearl") }
   *[other] { $pearls ->
        [0] Buy for { COUNT($nebulis, "nebulis") }
       *[other] Buy for { COUNT($pearls, "pearl") } and { COUNT($nebulis, "nebulis") }
    }
}
ask-take = Nobody buys { FORM($card, "nom") }. Will you take it?
take-option = Take { FORM($card, "nom") }
explore-on = Keep exploring
ask-monster = A Monster! The Threat token is on space { $n }. What do you do?
ask-leviathan = A Monster! What do you do?
fight-option = Fight
ignore-option = Ignore it and keep exploring
explore-on-threat = Keep exploring (Threat +1)
explore-on-leviathan = Keep exploring (place a Leviathan)
ask-send-kraken = To which Council stack does { FORM($card, "nom") } go?
refuse-older = { $card } lies further back. Only the last revealed ally can be taken.
refuse-fight = You have no ally that can fight a Leviathan of the Border.
refuse-fifth-space = On the last space of the track you must fight, because you can.
log-explore = { $player } reveals { FORM($card, "a") } on space { $space }.
log-buy = { $nebulis ->
    [0] { $player } buys { FORM($card, "nom") } for { COUNT($pearls, "pearl") }.
   *[other] { $pearls ->
        [0] { $player } buys { FORM($card, "nom") } for { COUNT($nebulis, "nebulis") }.
       *[other] { $player } buys { FORM($card, "nom") } for { COUNT($pearls, "pearl") } and { COUNT($nebulis, "nebulis") }.
    }
}
log-take = { $player } takes { FORM($card, "nom") }.
log-nothing-to-draw = There is nothing left to draw. The exploration of { $player } ends.
log-reshuffle = The Exploration discard is shuffled into a new deck.
log-to-council = { $card } goes to the Council.
log-send-kraken = { $player } sends { FORM($card, "nom") } to the { FORM($race, "nom") } stack.
log-threat = The Threat rises to { $n }.
log-threat-back = The Threat goes back to 0.
log-ignore = { $player } lets the Monster pass.

## Monsters of the base game

ask-reward = The Monster is defeated. Which reward do you take?
reward-option = { $tokens ->
    [0] { $pearls ->
        [0] Keys only
       *[other] { COUNT($pearls, "pearl") }
    }
   *[other] { $pearls ->
        [0] { COUNT($tokens, "monster-token") }
       *[other] { COUNT($pearls, "pearl") } and { COUNT($tokens, "monster-token") }
    }
}
refuse-tokens-short = There are not enough Monster tokens left for more.
log-fight-monster = { $player } fights the Monster: reward of Threat space { $n }.
log-take-tokens = { $player } draws { COUNT($n, "monster-token") }.
log-your-token = You get a { FORM($token, "nom") }.
log-lost-token = You lose a { FORM($token, "nom") }.

## The Council

ask-stack = Which Council stack do you take?
stack-option = { $race } stack ({ COUNT($n, "card") })
ask-discard-stack = Which Council stack is discarded?
refuse-empty-stack = The { FORM($race, "nom") } stack is empty.
log-take-stack = { $player } takes the { FORM($race, "nom") } stack with { COUNT($n, "card") }.
log-discard-stack = { $player } discards the { FORM($race, "nom") } stack with { COUNT($n, "card") }.

## The Court

ask-recruit = Which Lord do you recruit?
lord-option = { $keys ->
    [0] { $lord } ({ $guild }): cost { $cost } from { COUNT($races, "race") }; { COUNT($influence, "influence") }
   *[other] { $lord } ({ $guild }): cost { $cost } from { COUNT($races, "race") }; { COUNT($keys, "key") }, { COUNT($influence, "influence") }
}
ask-pay = { $laid ->
    [0] With which ally do you pay for the { $lord }? Cost: { $n }.
   *[other] Which ally do you add for the { $lord }? Laid down: { $laid }, still missing: { $n }.
}{ $missing ->
    [0] { "" }
   *[other] { " " }Race still missing: { $race }.
}
enough-option = { $n ->
    [0] Pay this much
   *[other] { $nebulis ->
        [0] Add { COUNT($n, "pearl") }
       *[other] Add { $n } in pearls or Nebulis
    }
}
ask-mix = { $n } to pay. How do you pay?
mix-option = { $nebulis ->
    [0] { COUNT($pearls, "pearl") }
   *[other] { $pearls ->
        [0] { COUNT($nebulis, "nebulis") }
       *[other] { COUNT($pearls, "pearl") } and { COUNT($nebulis, "nebulis") }
    }
}
ask-affiliate = Which of these allies do you affiliate?
ask-take-lord = Which Lord do you take?
take-lord-option = { $keys ->
    [0] { $lord } ({ $guild }): { COUNT($influence, "influence") }
   *[other] { $lord } ({ $guild }): { COUNT($keys, "key") }, { COUNT($influence, "influence") }
}
ask-replace-lord = Which Lord of the Court is replaced?
ask-discard-lord = Which Lord do you discard?
ask-free-lord = Which Lord do you set free?
ask-disable = Which free Lord of { $player } do you disable?
refuse-cost = { $lord }: costs { $n }; you can pay at most { $have }.
refuse-races = { $lord }: needs allies of exactly { COUNT($n, "race") }, and you do not have them.
refuse-guild-race = { $lord }: needs an ally of the guild's race ({ $race }), and you have none.
refuse-payment = { $card }: with this card the Lord could no longer be paid correctly.
refuse-assigned = { $lord }: safe, because it is assigned to a Location.
log-setup-court = At the Court: { $lords }.
log-recruit = { $player } recruits the { $lord }.
log-pay = { $nebulis ->
    [0] { $player } pays { COUNT($pearls, "pearl") }.
   *[other] { $pearls ->
        [0] { $player } pays { COUNT($nebulis, "nebulis") }.
       *[other] { $player } pays { COUNT($pearls, "pearl") } and { COUNT($nebulis, "nebulis") }.
    }
}
log-pay-allies = { $player } pays with { FORM($allies, "nom") }.
log-affiliate = { $player } affiliates { FORM($ally, "nom") }.
log-lord-enters = The { $lord } now serves { $player }.
log-reveal-lord = The { $lord } comes to the Court, on space { $space }.
log-replace-lord = { $player } replaces the { $old }. The { $new } comes to the Court.
log-court-low = Few Lords are left at the Court: the pearls printed there go to { $player }.
log-court-exhausted = The Court cannot be refilled.
log-lose-lord = { $player } loses the { $lord }.
log-disable = The { $lord } of { $player } is disabled.
log-free-lord = The { $lord } of { $player } is free again.

## Pearls, keys, Nebulis, cards

ask-discard = { $why ->
    [law] { $n ->
        [1] Martial law: which ally do you discard?
       *[other] Martial law: which { COUNT($n, "ally") } do you discard?
    }
   *[power] { $n ->
        [1] Which ally do you discard?
       *[other] Which { COUNT($n, "ally") } do you discard?
    }
}
ask-discard-one = Which ally do you discard?
ask-heal = Which ally do you take from the discard?
ask-martial-law = Martial law: 12 allies are allowed, you hold { $n } more. How many of those do you keep, at 1 pearl each?
ask-steal = Whose Monster token do you steal?
steal-option = { $pile ->
    [base] { $player }: base token
   *[expansion] { $player }: expansion token
}
ask-race = Which race do you name?
ask-lose-affiliated = Which affiliated ally do you discard?
ask-give-nebulis = Who gets 1 Nebulis from you?
ask-figure = Who gets the Kraken figure?
refuse-discard-kraken = Krakens cannot be discarded under martial law.
log-gain-pearls = { $player } gains { COUNT($n, "pearl") }.
log-lose-pearls = { $player } loses { COUNT($n, "pearl") }.
log-gain-keys = { $player } gains { COUNT($n, "key") }.
log-gain-nebulis = { $player } takes { COUNT($n, "nebulis") }.
log-give-nebulis = { $player } gives 1 Nebulis to { $other }.
log-discard-ally = { $player } discards { FORM($ally, "nom") }.
log-martial-law = { $player } pays { COUNT($n, "pearl") } under martial law.
log-steal = { $pile ->
    [base] { $player } steals a Monster token from { $victim }.
   *[expansion] { $player } steals an expansion token from { $victim }.
}
log-heal = { $player } takes an ally from the discard.
log-your-card = You take { FORM($card, "nom") }.
log-name-race = { $player } names a race: { FORM($other, "pl") }.
log-figure = { $player } holds the Kraken figure now.
log-show-tokens = { $player } shows Monster tokens: { $tokens }.
log-figure-back = Nobody has Nebulis any more: the Kraken figure goes back to the supply.

## Locations and Loot

ask-location = You have at least three keys. Which Location do you take control of?
location-option = { $location }: { $worth }
draw-option = { $n ->
    [1] Draw 1 Location and take it
   *[other] Draw { COUNT($n, "location") } and choose one
}
ask-keep = Which Location do you keep? The others become available.
ask-pay-keys = Which three keys do you give for { FORM($location, "nom") }?
ask-smokers = Which Location of the stack do you take for { FORM($card, "nom") }?
decline = Keep this Location
ask-swap-give = Which of your Locations do you give away?
ask-swap-take = Which available Location do you take for it?
ask-loot = { $n } points of Loot lie here. Will you draw another card? If its value is already here, both cards are lost and you stop.
draw-loot = Draw another Loot card
stop-loot = Stop
refuse-draw-more = { $n ->
    [0] There is no Location left to draw.
    [1] Only 1 Location is left to draw.
   *[other] Only { COUNT($n, "location") } are left to draw.
}
refuse-keep-keys = You cannot save the keys: three of them must be used.
refuse-no-key = The { $lord } has no key.
log-setup-location = Available Location: { $location }.
log-draw-location = Drawn: { $location }.
log-pay-keys = { $player } gives { COUNT($n, "key") } back.
log-assign = The { $lord } of { $player } is assigned to { FORM($location, "nom") }.
log-control = { $player } takes control of { FORM($location, "nom") }.
log-exchange = { $player } swaps { FORM($old, "nom") } for { FORM($new, "nom") }.
log-loot = { $player } draws { $loot } for { FORM($location, "nom") }.
log-loot-twice = { $loot } came twice: both cards are lost.

## Leviathans

ask-target = Which Leviathan do you fight?
ask-strike = Which Leviathan loses 1 life point?
leviathan-option = { $leviathan } on { FORM($space, "nom") }: resistance { $n }, { COUNT($tokens, "token") }, { COUNT($life, "life-point") } left
ask-fighter = Which ally do you send into the fight?
ask-spend = Your strength is { $n }. How many pearls do you spend, for +1 each?
ask-attack-again = Will you attack again?
attack-again = Attack again
end-fight = End the fight
ask-second-fight = The Leviathan is dead. Will you fight a second one?
second-fight = Fight a second Leviathan
ask-split-tokens = You win { COUNT($n, "monster-token") }. How many do you draw from the base pile? The rest comes from the expansion pile.
ask-reveal-token = Will you reveal an expansion token?
reveal-option = Reveal: { $effect }
keep-tokens = Keep the rest hidden
ask-border-guard = Who places a Leviathan?
ask-free-space = On which free space do you place { FORM($leviathan, "nom") }?
ask-lose-allies = { $n ->
    [1] The Leviathan attacks. Which ally do you discard?
   *[other] The Leviathan attacks. Which { COUNT($n, "ally") } do you discard?
}
ask-lose-lord = The Leviathan attacks. Which free Lord do you lose?
refuse-target = { $leviathan }: you have no ally that can fight it.
refuse-fighter = { $card }: of a race that cannot fight this Leviathan.
refuse-other-leviathan = You cannot turn to another Leviathan in the same fight.
refuse-token-stack = There is no Council stack you could take, so that token cannot be revealed.
refuse-token-kept = Tokens kept earlier can be revealed only at the start of your turn.
refuse-shaman = { $player } is protected by the Shaman.
log-setup-leviathan = The dice show { $n }: { $leviathan } appears on the Border.
log-no-leviathan = The deck of Leviathans is empty. None is placed.
log-roll-border = { $player } rolls { $first } and { $second } for the Border.
log-place-leviathan = { $leviathan } appears on { FORM($space, "nom") } of the Border.
log-leviathan-leaves = { $leviathan } disappears from the Border.
log-attacked = { $leviathan } attacks { $player }.
log-wounds = { $player } suffers { COUNT($n, "wound") }.
log-fight-leviathan = { $player } fights { FORM($leviathan, "nom") }.
log-roll = { $second ->
    [0] { $player } rolls a { $n }.
   *[other] { $player } rolls { $first } and { $second }. The { $n } counts.
}
log-spend = { $player } adds { COUNT($n, "pearl") } to the attack.
log-attack-fails = { $player } attacks with strength { $n }, in vain.
log-attack-succeeds = { $player } attacks with strength { $n } and takes { COUNT($points, "life-point") }.
log-strike = { $player } wounds { FORM($leviathan, "nom") }.
log-kill = { $player } kills { FORM($leviathan, "nom") }.
log-slayer = { $player } holds the Slayer figure now.
log-take-expansion-tokens = { $player } draws { COUNT($n, "expansion-token") }.
log-reveal-token = { $player } reveals a { FORM($token, "nom") }.

## Sentinels

ask-sentinel = What does your Sentinel reserve?
refuse-zone-taken = A Sentinel already stands { $zone }.
log-sentinel = { $player } places { FORM($token, "nom") }. Reserved: { $place }.
log-sentinel-returns = { $token } returns to { $player }.

## The end

log-setup-start = { $player } begins.
log-end-lords = { $player } has seven Lords. Everybody else takes one last turn.
log-end-court = The Court cannot be refilled. Everybody else takes one last turn.
log-end-leviathan = The Leviathans or the Monster tokens have run out. Everybody else takes one last turn.
end-lords = The game ended because a player had seven Lords.
end-court = The game ended because the Court could not be refilled.
end-leviathan = The game ended because the Leviathans or the Monster tokens had run out.
end-stuck = The game ended because nobody could take an action.

## What became known, after "something became known:"

revealed-card = a card of the Exploration deck ({ FORM($card, "nom") })
revealed-lord = a Lord of the deck ({ $lord })
revealed-location = the Locations of the stack
revealed-loot = a Loot card ({ $loot })
revealed-token = a Monster token
revealed-discard = the Exploration discard
revealed-stack = the cards of the { FORM($race, "nom") } stack
revealed-hands = what was in the hands
revealed-dice = a roll of the dice
revealed-leviathan = a Leviathan of the deck ({ $leviathan })

## Positions that cannot be

position-keys = The seats hold { COUNT($given, "key") } in all, but the game has only { $most }.
position-assigned = { $where } assigns Lords to { $given }, which is not among its Locations.
position-court = The Court has 6 spaces, not { $given }.
position-threat = { $most ->
    [0] There is no Threat track with Leviathan, so the Threat must be 0, not { $given }.
   *[other] The Threat runs from 0 to { $most }, so it cannot be { $given }.
}
position-border-twice = Border space { $given } is named twice.
position-life = { $where }: the life points lost must be from 0 to { $most }, not { $given }.
position-loot-twice = { $where } names a value twice, but equal Loot cards never stay on a Location.
position-loot-hidden = { $where }: the Location lies face down, so it can hold no Loot.
position-sentinel-lord = { $where }: the Sentinel cannot belong to seat { $owner }, because another seat or the Court holds the { $lord }.
position-sentinel-zone = { $where }: another Sentinel already stands { $zone }.
position-sentinel-on = { $where }: a Sentinel cannot stand on { $given } here. It can stand on: { $legal }.
position-last-turns = The last turns still to come must be from 0 to { $most }, and 0 without an ending; not { $given }.

## What happens by itself

log-only-explore = { $player } can do nothing but explore.
log-only-support = { $player } can do nothing but request support.
log-only-lord = No other Lord is within reach of { $player }.
log-only-explore-on = { $player } cannot fight and has to keep exploring.
log-power-idle = The power of the { $lord } finds nothing to act on.

## What decides a tie

tie-pearls = Pearls
tie-lord = Highest single Lord
