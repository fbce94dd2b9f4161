### What Call of Madness says: questions, answers, log, refusals. Names are in names.en.ftl, actions in verbs.en.ftl.
### Players and places stand after a colon or in the nominative, so that no name has to change its form.

## Places and pieces

own-name = { $en }
space-of = { $player }, row { $row }, column { $column }
plain-at = Empty space: { $space }
outpost-at = Outpost: { $space }
investigator-at = { $name } ({ $space })
headquarters-of = headquarters
depth-side = { $name } (space: { $upper }; outpost: { $lower })
side-a = Side A
side-b = Side B
depth-does = { $verb ->
    [attack] attack of { $n }
    [reinforce] reinforced by { $n }
    [gain] the board's owner gains { COUNT($n, "cultist") }
   *[lose] the board's owner loses { COUNT($n, "cultist") }
}
depth-at = { $token }, { $space }
tokens-of = { COUNT($n, $colour) }
madness-blue = blue
    .pl = blue
madness-green = green
    .pl = green
madness-red = red
    .pl = red
card-for = { $card } ({ COUNT($n, "cultist") })
goal-for = { $goal } ({ COUNT($n, "point") })

## What cards show beside their actions

card-price = { $god }. Price: { COUNT($n, "cultist") }.
key-draw = Keyword: you may draw 1 card.
key-again = Keyword: you may play another card.
key-automa = Keyword: the Automa plays its next card.
power-day = Day: { $text }.
power-night = Night: { $text }.
goal-says = { SENTENCE($text) }
goal-pays = Return { COUNT($n, "madness-token") } to the bag when you claim this goal.
goal-points = { COUNT($n, "point") }{ $seats ->
    [2] { "" }
   *[other] { " " }({ $seats } or more players)
}.
event-kind = { $general ->
    [1] General event: it happens to all players.
   *[other] Event: each player may use it once.
}
automa-value = Card { $label }, value { $n }.
tile-says = Life { $life }, strength { $strength }{ $symbol ->
    [1] , madness symbol
   *[other] { "" }
}.

## Setup

ask-finals = Which 2 final goals will you keep?
ask-character = Which character will you play?
ask-starting-card = Which god card will you take at the start?
log-setup-cultists = Cultists of each player: { $n }.
log-setup-gods = Gods on the altar: { $gods }.
log-setup-first = { $player } takes the time marker and begins.
log-character = { $player } plays { $character }.

## Rounds and phases

log-round = Round { $n } begins.
log-time = { $time ->
    [night] Night falls.
   *[day] Day breaks.
}
log-newcomers = New investigators for { $player }: { $who }.
log-bag-filled = The investigator bag is empty: all discarded tiles return to it.
log-defence = Headquarters defence: { $player } begins.
log-investigators = The investigators move: { $player } begins.
log-under = { $n ->
    [1] { $player } puts 1 card under the deck.
   *[other] { $player } shuffles { COUNT($n, "card") } and puts them under the deck.
}

## Turns

ask-turn = Your turn. What will you do?
ask-pay-turn = This turn costs 1 madness token. Will you pay, or pass?
pay-turn = Pay 1 madness token
pass = Pass
end-turn = End turn
play-card = Play: { $card }
log-turn = Turn: { $player }.
log-pass = { $player } passes.
log-pass-owed = { $player } has no madness token for a further turn and passes.
log-marker = { $player } takes the time marker.
refuse-turn = You have no madness token to pay for a further turn.
refuse-card = Play a card: you cannot play another card in this turn.
refuse-passed = Play a card: you have passed.
refuse-end = End turn: first play a card or pass.

## Additional actions

remove-outpost = Remove an outpost from your board
use-power = Power of { FORM($god, "the") }: { $text }.
madness-draw = 1 madness token: draw 1 card
madness-recall = 1 madness token: put the top card of the discard pile under the deck
madness-cycle = 1 madness token: put the top card of every god deck under it
spend-corruption = Corruption ({ $n }): { $text }.
claim-goal = Claim a goal: { $goal } ({ COUNT($n, "point") })
ask-own-outpost = Which outpost will you remove?
ask-outpost-price = How will you pay for it?
pay-madness = 2 madness tokens
pay-cultists = 2 cultists
log-pays = { $player } pays { COUNT($n, "cultist") }.
log-power = { $player } uses the power of { FORM($god, "the") }: “{ SENTENCE($text) }”
log-spend-corruption = { $player } spends { COUNT($n, "corruption-token") }.
log-cycle = { $player } puts the top card of every god deck under it.
log-claim = { $player } claims a goal: { $goal } ({ COUNT($n, "point") }).
log-goal = New goal: { $goal }.
log-goal-twice = This goal lies open already and goes under the deck: { $goal }.
refuse-no-cultists = Additional actions: you have no cultists.
refuse-meanwhile = Additional actions: only when this is resolved.
refuse-outpost-price = Remove an outpost: you have neither 2 madness tokens nor 2 cultists.
refuse-outpost-depth = Remove an outpost: there is a depth token on it.
refuse-figure-used = Use a power: your figure is toppled.
refuse-power = Use a power: nothing of it is possible now.
refuse-no-madness = Spend madness: you have no madness tokens.
refuse-madness-draw = Draw a card for madness: your deck is empty.
refuse-madness-recall = Return a card for madness: your discard pile is empty.
refuse-madness-cycle = Cycle the god decks: none of them has 2 cards.
refuse-second-claim = Claim a goal: only one per turn.
refuse-goal = { $goal }: its condition is not met.

## Playing a card

ask-set = { $card }: which action set will you use?
ask-next-action = { $choice ->
    [1] Which of these will you do?
   *[other] Which action comes next?
}
ask-bottom = { $card }: will you use the bottom text?
ask-tokens = You return { COUNT($n, "madness-token") }. { $n ->
    [1] Which colour?
   *[other] Which colours?
}
ask-draw-own = Keyword: will you draw a card?
ask-draw = Keyword: who draws a card?
ask-again = Keyword: who plays another card?
keyword-draw-own = Draw 1 card
keyword-draw-teammate = { $mate } draws 1 card
keyword-draw-nobody = Nobody draws
keyword-again-own = Play another card
keyword-again-teammate = { $mate } plays a card
keyword-again-back = Hand back: { $mate } plays a card
keyword-again-nobody = Nobody plays
ask-mate-card = { $mate } lets you play a card. Which one?
decline = Decline
log-plays = { $player } plays: { $card }.
log-set = { $player } chooses: “{ $text }”
log-line = { $player } uses the bottom text: “{ $text }”
log-again = { $player } may play another card.
log-again-mate = { $player } lets the teammate play a card: { $mate }.
log-left-out = Not possible, so it is left out: “{ $text }”
log-pays-tokens = { $player } returns madness tokens to the bag: { $tokens }.
refuse-night = “{ $what }” Only at night.
refuse-cost = “{ $what }” You lack the madness for it.
refuse-used = “{ $what }” Already used in this turn.
refuse-mate = Pass or additional actions: now you can only play a card.
refuse-nothing = “{ $what }” Nothing of it is possible now.

## Targets

ask-target = Which target will you choose?
ask-investigator = { $verb ->
    [attack] Which investigator will you attack for { $n }?
    [destroy] Which investigator will you destroy?
    [reinforce] Which investigator will you reinforce by { $n }?
    [ignite] Which investigator will you ignite?
   *[move] Which investigator will you move { $n ->
        [1] 1 space
       *[other] up to { $n } spaces
    }?
}
ask-space = { $verb ->
    [outpost-add] Where will you add an outpost?
   *[outpost-remove] Which outpost will you remove?
}
ask-player = { $verb ->
    [opp-add] Which player gains { COUNT($n, "cultist") }?
    [opp-remove] Which player loses { COUNT($n, "cultist") }?
    [fire-add] To whose fire pool will you add a fire marker?
   *[fire-remove] From whose fire pool will you remove a fire marker?
}
ask-depth-token = { $verb ->
    [depth-add] Which depth token will you add?
    [depth-shift] Which depth token will you move?
    [depth-flip] Which depth token will you flip?
   *[depth-remove] Which depth token will you remove?
}
ask-depth-place = Where will you put it: { $token }?
ask-ritual = Which god card will you take?
ask-god-card = Which card will you play?
ask-bury = Which god card will you put under its deck?
ask-place-outpost = Where will you place an outpost? Left to place: { $n }.
ask-divide = Which madness tokens will you leave to your teammate, { $mate }?
ask-step = { $it }: where to? Steps left: { $n }.
step-stop = Stop here
step-over = { $over ->
    [0] { "" }
    [1] { " " }(over 1 outpost)
   *[other] { " " }(over { $over } outposts)
}
step-up = Up: { $space }{ step-over }
step-down = Down: { $space }{ step-over }
step-left = Left: { $space }{ step-over }
step-right = Right: { $space }{ step-over }
outpost-refused = { $player }: no outpost possible, loses 2 cultists
refuse-same-target = A target that this effect has used already.
refuse-top-row = A space of the top row: no outposts there.
refuse-blocked = A card of the blocked god.
refuse-price = A god card that costs more cultists than you have.
refuse-off-board = Upwards: an investigator leaves the board only over its bottom edge.
refuse-step = Another direction: the way is blocked there.
refuse-no-step = Stop: the investigator takes at least one step.

## What happens

log-attack = Attack of { $n }: { $it }. Life left: { $life }.
log-burns = Burns: { $it }. Life left: { $life }.
log-reinforce = Reinforced by { $n }: { $it }. Life: { $life }.
log-destroy = Destroyed: { $it }.
log-ignite = Ignited: { $it }.
log-defeat = Defeated: { $it }.
log-strip = The madness tokens of this investigator go to the bag, not to { $player }.
log-moves = { $it } moves to: { $space }.
log-crosses = { $it } crosses the bottom edge.
log-enter = Headquarters of { $player } entered by: { $who }.
log-carried-fire = { $player } takes the fire of investigators into the fire pool: { COUNT($n, "fire-marker") }.
log-outpost = New outpost: { $space }.
log-outpost-gone = Outpost removed: { $space }.
log-no-room = No outpost can be placed: { $player }.
log-fire = Fire added: { $player } (now { $n }).
log-fire-out = Fire removed: { $player } (now { $n }).
log-depth = Depth token added: { $token }, { $space }.
log-depth-moved = Depth token moved: { $token }, { $space }.
log-depth-flip = Depth token flipped: { $token }, { $space }.
log-depth-gone = Depth token removed: { $token }, { $space }.
log-depth-acts = Depth token triggered: { $token }, { $space }.
log-gain = { $player } gains { COUNT($n, "cultist") }.
log-lose = { $player } loses { COUNT($n, "cultist") }.
log-no-cultists = { $player } has no cultists left.
log-no-cultists-team = { $player } and { $mate } have no cultists left.
log-tokens = { $player } takes madness tokens: { $tokens }.
log-bag-empty = The madness bag is empty; { $player } takes nothing.
log-draw = { $player } draws { COUNT($n, "card") }.
log-drew = You draw: { $cards }.
log-recall = { $player } puts a card from the discard pile under the deck: { $card }.
log-bury = { $player } puts a god card under its deck: { $card }.
log-corrupt = { $player } takes { COUNT($n, "corruption-token") }.
log-ritual = { $player } takes a god card: { $card } ({ COUNT($n, "cultist") }).
log-figure = { $player } puts the figure on a power card: { $god }.
log-ready = { $player } readies the figure.
log-die = The die shows { $n }: target { $place } of { $of }.
log-sent-back = The figure of { $player } returns beside the board.

## Events

ask-event = Event: { $event }. Will you use it?
log-event = Event: { $event }. “{ SENTENCE($text) }”
log-eclipse = The time marker is flipped: { $time ->
    [night] it is night.
   *[day] it is day.
}
log-event-used = { $player } uses the event: { $event }.
log-event-declined = { $player } declines the event: { $event }.

## The Automa

log-automa-card = The Automa reveals: { $card }.
log-automa-not-by-day = Not by day: “{ $text }”
log-automa-too-dear = Too few madness tokens: “{ $text }”
log-automa-no-target = An action would have no target: “{ $text }”
log-automa-aims = The Automa aims at: { $it }. Reason: { $why }.
because-route = shortest way to the headquarters
because-life = least life
because-strength = greatest strength
because-lowest = nearest to the headquarters
because-only = no other target
because-die = the die
log-automa-under = None of its sets can be performed: { $card } goes under the Automa's deck.
log-automa-nothing = No card of the Automa can be performed.
log-automa-set = The Automa chooses: “{ $text }”
log-automa-pays = The Automa returns { COUNT($n, "madness-token") } to the bag.
log-automa-full = The values of its discarded cards add up to { $n }: the Automa passes.
log-automa-ritual = Ritual of the Automa: the dearest visible card, { $card }, is removed from the game.

## The end, and what stops an undo

reason-capped = The game was stopped after 40 rounds.
reason-cultists = A player has no cultists left.
reason-tie = A player has no cultists left. The number of madness tokens decided the tie.
reason-team-cultists = A team has no cultists left.
reason-team-tie = A team has no cultists left. The number of madness tokens decided the tie.
reason-solo-won = You have beaten the Automa.
reason-solo-lost = The Automa has won.
reason-solo-draw = It is a draw.
revealed-god-deck = a card of a god deck
revealed-automa = a card of the Automa
revealed-investigators = new investigators
revealed-end-of-game = the end of the game
revealed-die = a roll of the die
revealed-goal = a goal card
revealed-draw = drawn cards
revealed-event = an event
revealed-madness = madness tokens from the bag

## Options that are refused

refuse-god-list = The list of gods must name 4 different gods, alone 3; given: { $n }.
refuse-god = There is no god { $given }. The gods are: { $legal }.
refuse-god-count = The list has the wrong number of gods ({ $n }): it must be 4, alone 3.
refuse-god-both = Either a list of gods or the gods of a first game, not both.
refuse-numbers = The Automa needs exactly 5 different numbers from 1 to { $most }.
refuse-automa = The Automa is there only when you play alone; the number of players is { $seats }.
refuse-automa-both = Either a preset of the Automa or its numbers, not both.
refuse-teams = Team play needs exactly 4 players, not { $seats }.
refuse-solo-goals = There are no goals when you play alone.
refuse-solo-events = There are no events when you play alone.
refuse-solo-longer = There is no longer game when you play alone.
refuse-longer = The longer game needs goals.
refuse-first = There is no such first player; the number of players is { $seats }.

## Mistakes in content

content-line = Content, line { $line } ({ $where }): { $what }
content-place-of = Content ({ $where }): { $what }
content-large = The content is too large; at most { $most } characters are allowed.
content-toml = Content, line { $line }: this is not valid TOML ({ $detail }).
content-long-line = Content, line { $line }: the line is too long; at most { $most } characters are allowed.
content-deep = Content, line { $line }: nested too deeply; at most { $most } levels are allowed.
content-kind = “{ $given }” is of the wrong kind; wanted: { $wanted }.
content-range = “{ $given }” is not a whole number from { $least } to { $most }.
content-reference = “{ $given }” is unknown here. Possible: { $legal }.
content-table = There is no table “{ $given }”. Tables are: { $legal }.
content-missing-table = The table “{ $given }” is missing.
content-key = There is no key “{ $given }”. Keys are: { $legal }.
content-missing-key = The key “{ $given }” is missing.
content-many = The table “{ $table }” has { $given } entries; it must have { $least } to { $most }.
content-id = “{ $given }” is no id: small letters, digits and hyphens, beginning with a letter, at most 40.
content-twice = The id “{ $given }” is used twice.
content-nameless = “{ $given }” has no name, and Fathom has none for it.
content-count = The table “{ $table }” has { $given } pieces; it must have { $wanted }.
content-language = “{ $given }” is no language of Fathom. Languages are: { $legal }.
content-name = “{ $given }” is no name: one line of 1 to { $most } characters.
content-owner = “{ $given }” must have exactly { $wanted } cards.
content-starters = { $given } gods are marked for the first game; it must be 4.
content-tiles = There are { $given } investigator tiles; it must be { $least } to { $most }.
content-space = “{ $given }” is no space of a layout: r1c1 to r{ $most }c3.
content-layout-tiles = The layouts need { $wanted } of these tiles; there are { $given }.
content-sides = “{ $given }” must be two sides, each with upper and lower.
content-goal = “{ $given }” needs either a condition or a price.
content-label = “{ $given }”: five cards have the label M, and 1 to 15 occur once each.
content-preset = “{ $given }”: 5 different numbers from 1 to 15 must stand here.
content-general-price = A general event has no price: “{ $given }”.
content-act = “{ $given }” is no action.
content-verb = There is no verb “{ $given }”.
content-no-god = There is no god “{ $given }”.
content-number-missing = “{ $given }” needs a number.
content-number-odd = “{ $given }” takes no number.
content-number = The number of “{ $given }” must be from 1 to 9.
content-scope = { $verb } does not take { $given }. Possible: { $legal }.
content-place = { $given } may not stand here ({ $place }).
content-scope-automa = “{ $given }”: @A and @G belong on Automa cards, and only where the Automa does it.
content-adjacent = “{ $given }”: @adj only in bottom lines.
content-general = “{ $given }”: general events concern everybody's own board (@own).
content-depth = “{ $given }”: the effect of a depth token has no scope.
content-cost = “{ $given }” is no cost. Possible are a number from 1 to 9, night, or both.
content-set = “{ $given }” is no action set.
content-set-long = Too many actions: { $given }, at most { $most }.
content-set-many = Too many sets or lines: { $given }, at most { $most }.
content-eclipse = “{ $given }”: eclipse stands alone.
content-price = “{ $given }” is no price. Possible: { $legal }.
content-and-or = “{ $given }”: either and or or, not both.
content-condition = “{ $given }” is no condition.
content-measure = “{ $given }” cannot be measured here.
content-measure-of = “{ $given }” has a scope that does not fit. Possible: { $legal }.

## Positions that are refused

position-automa = { $where }: there is an Automa only when one plays alone.
position-gods = The position has { $given } gods; there must be { $wanted } different ones.
position-character = { $where }: the character { $given } is taken already.
position-card = { $where }: { $given } does not belong to this player's character or to a god in play.
position-event-top = { $where }: an event cannot be the visible card.
position-no-cultists = { $where }: without cultists the game would be over.
position-outpost = { $where }: no outpost may lie on { $given }.
position-depth = { $where }: no depth token may lie on { $given }, or there is none left.
position-life = { $where }: life must be from 1 to { $most }, not { $given }.
position-blocked = The player's figure cannot stand on the blocked god { $given }.
position-goals = { $where }: this game is played without goals.
position-goal-twice = { $where }: two identical goals cannot lie open.
position-goal-many = { $where }: at most 3 goals lie open, not { $given }.
position-passed = Player { $given } has passed and cannot take a turn.
