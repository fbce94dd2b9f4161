### What cards say, in English: verbs, and whom and what they name. How clauses and forms work: the kernel's en.ftl.
### .then is a clause that follows a condition ("on 4 or less") or a "then"; .then-again the same behind a roll.

## How abilities begin

ability-action = Action: { SENTENCE($effect) }
ability-reveal = When you reveal yourself as a traitor outside the Brig, { $effect }
ability-of = { FORM($card, "ability") }: { FORM($ability, "short") }
feat-says = { SENTENCE($ability) } Only once per game.
crisis-kept = In play – { SENTENCE($abilities) }
period-action = Action
period-action-turn = Action, once per turn

## How effects are put together

list-besides = ;
effect-choose = either { $options }
    .inf = { FORM($options, "inf") }
    .other = either { FORM($options, "other") }
effect-if = if { $condition }, { $effect }
    .inf = { FORM($effect, "inf") } if { $condition }
effect-if-else = if { $condition }, { $effect }; otherwise, { $other }
    .inf = { FORM($effect, "inf") } if { $condition }, or { FORM($other, "inf") }
    .other = { FORM($condition, "who") } { FORM($effect, "other") }; each other human { FORM($other, "other") }
effect-instead = instead { FORM($effect, "inf") }
some-exactly = { $n } { $what }
    .at = in each of { $n } { $what } of your choice

## Ship and resources

so-much = { COUNT($n, $resource) }
effect-gain = gain { $changes }
    .other = gains { $changes }
effect-lose = lose { $changes }
    .other = loses { $changes }
effect-risk = risk { COUNT($n, "passenger") }
    .other = risks { COUNT($n, "passenger") }
effect-damage-ship = { $n ->
    [1] damage the ship
    [2] damage the ship twice
   *[other] damage the ship { $n } times
}
effect-damage-room = damage { FORM($it, "the") }
effect-activate = activate { FORM($monsters, "obj") }
effect-activate-times = { $n ->
    [2] activate { FORM($monster, "obj") } twice
   *[other] activate { FORM($monster, "obj") } { $n } times
}
effect-advance = advance the { FORM($track, "nom") } by { COUNT($n, "space") }
effect-stoke = whatever the result, advance the { FORM($track, "nom") } by 1 space
effect-retreat = retreat the { FORM($track, "nom") } by { COUNT($n, "space") }
effect-retreat-fuel = { $n ->
    [1] retreat the { FORM($track, "nom") } by 1 space (or lose 1 fuel if it is at its start)
   *[other] retreat the { FORM($track, "nom") } by { COUNT($n, "space") } (and lose 1 fuel for each space missing)
}
effect-reset = reset the { FORM($track, "nom") }
effect-chaos = shuffle { COUNT($n, "treachery-card") } into the chaos deck
effect-none = no effect
effect-place-this = put this card into your play area
    .other = puts this card into their play area

## The die

effect-roll = roll the die: on { $n } or { $how ->
    [most] less
   *[least] more
}, { FORM($effect, "then-again") }
    .then-again = roll again: on { $n } or { $how ->
        [most] less
       *[least] more
    }, { FORM($effect, "then-again") }
effect-roll-else = roll the die: on { $n } or { $how ->
    [most] less
   *[least] more
}, { FORM($effect, "then-again") }; otherwise, { FORM($other, "then-again") }
effect-roll-plus = roll the die and add { $plus }: on { $n } or { $how ->
    [most] less
   *[least] more
}, { FORM($effect, "then-again") }
effect-roll-plus-else = roll the die and add { $plus }: on { $n } or { $how ->
    [most] less
   *[least] more
}, { FORM($effect, "then-again") }; otherwise, { FORM($other, "then-again") }
effect-roll-many = roll the die: if the result is { $how ->
    [most] at most
    [below] below
   *[least] at least
} { FORM($n, "limit") }, { FORM($effect, "then-again") }
effect-roll-for = roll the die and { $effect }
rolled-room = the room with that number
    .the = the room with that number
    .at = in the room with that number
    .to = to the room with that number
rolled-deck = the deck space with that number
    .at = on the deck space with that number
    .to = to the deck space with that number
rolled-front = the front water space with that number
    .at = in the front water space with that number
    .to = to the front water space with that number
rolled-there = there
    .the = it
effect-there = { $first }. If a room was damaged, { $second }
effect-there-it = { $first }. If that could be done, { $second }
that-room = that room
    .the = that room
    .at = there
    .to = there
effect-discard-of = discard 1 { FORM($type, "nom") } card
    .other = discards 1 { FORM($type, "nom") } card
effect-test = Skill test { $n } ({ FORM($skills, "nom") }). Pass: { SENTENCE($passed) } Fail: { SENTENCE($failed) }
effect-test-partial = Skill test { $n } ({ FORM($skills, "nom") }). Pass: { SENTENCE($passed) } Partial success ({ $least } or more): { SENTENCE($partial) } Fail: { SENTENCE($failed) }
effect-test-on = choose { $whom }. Skill test { $n } ({ FORM($skills, "nom") }). Pass: { SENTENCE($passed) } Fail: { SENTENCE($failed) }

## Figures

effect-spawn = spawn { COUNT($n, "deep-one") } { FORM($spaces, "at") }
effect-spawn-each = spawn { COUNT($n, "deep-one") } each { FORM($spaces, "at") }
effect-spawn-region = spawn { COUNT($n, "deep-one") } { $where }
each-of-water = in each water space
each-of-decks = on each deck space
each-of-rooms = in each of the six numbered rooms
effect-defeat = defeat { $it }
    .other = defeats { $it }
effect-rescue = rescue { $it }
    .other = rescues { $it }
effect-remove = remove { $it } from the game
    .other = removes { $it } from the game
effect-move-deep-ones = move { FORM($them, "all") } to { $it }
effect-monarchs-to = move both monarchs { FORM($it, "to") }
effect-release-to = move all monsters from the Deep { FORM($it, "to") }

## People

effect-discard = discard { COUNT($n, "card") }
    .other = discards { COUNT($n, "card") }
effect-discard-hand = discard your hand
    .other = discards their hand
effect-draw-own = draw { COUNT($n, "card") } of your skill set
    .inf-other = draw { COUNT($n, "card") } of their skill set
    .other = draws { COUNT($n, "card") } of their skill set
effect-draw-any = draw { COUNT($n, "card") } from any skill decks except treachery
    .other = draws { COUNT($n, "card") } from any skill deck except treachery
effect-draw-up-to = draw up to { COUNT($n, "card") } from any skill decks except treachery
effect-move-to = move { FORM($it, "to") }
    .other = moves { FORM($it, "to") }
effect-go-to = move { FORM($it, "to") }
    .other = moves { FORM($it, "to") }
effect-fall = you are defeated
    .inf = be defeated
    .other = is defeated
effect-draw-item = draw 1 item
    .other = draws 1 item

## Whom and what cards name

any-player = players
    .one = a player of your choice
    .it = that player
the-current-player = the current player
the-captain = the Captain
the-keeper = the Keeper of the Tome
humans = humans
    .each = each human
    .one = a human of your choice
    .it = that human
free-humans = humans outside the Brig
    .each = each human outside the Brig
    .one = a human of your choice
    .it = that human
other-free-humans = other humans outside the Brig
    .one = another human
    .it = that human
others-here = other characters in your space
    .one = another character in your space
    .it = that character
in-brig = characters in the Brig
    .each = each character in the Brig
    .one = a character in the Brig
    .it = that character
ship-spaces = ship spaces
    .one = a ship space
    .one-to = to any ship space
    .it-to = there
adjacent-ship-spaces = adjacent ship spaces
    .one = an adjacent ship space
    .one-to = to an adjacent ship space
    .it-to = there
spaces-of-the-deck = deck spaces
    .one = a deck space
    .one-to = to any deck space
    .it-to = there
water-spaces = water spaces
    .one = a water space
    .one-at = in a water space of your choice
    .one-to = to a water space of your choice
    .it-at = there
    .it-to = there
undamaged-rooms = undamaged rooms
    .one = an undamaged room
    .one-the = an undamaged room of your choice
    .it-the = it
next-to-it = adjacent spaces
    .one = 1 adjacent space
    .it = it
deep-ones-on-board = Deep Ones on the board
    .one-all = all Deep Ones of one space
    .one = a Deep One on the board
    .each = each Deep One on the board
    .it = it
deep-ones-here = Deep Ones in your space
    .one-all = all Deep Ones in your space
    .one = a Deep One in your space
    .each = each Deep One in your space
    .it = it
deep-ones-in-rooms = Deep Ones in rooms
    .one = 1 Deep One in a room
    .it = it
deep-ones-in-water = Deep Ones in water spaces
    .each = each Deep One in a water space
    .it = it
deep-ones-on-ship = Deep Ones on the ship
    .one = a Deep One on the ship
    .each = each Deep One on the ship
    .it = it
deep-ones-of-a-room = rooms
    .one = all Deep Ones in a room of your choice
    .it = them
passengers-on-decks = passengers on deck spaces
    .one = a passenger on a deck space
    .it = that passenger
passengers-near = passengers in your space and in adjacent spaces
    .each = each passenger in your space and in adjacent spaces
    .it = them
your-items = your items
    .one = 1 of your items
    .each = all your items
    .it = it
beside-you = your space
    .one-at = in your space (in the Chapel if that is the Sick Bay)
    .it-at = there
passengers-anywhere = passengers
    .one = a passenger in any space or in the supply
    .it = that passenger
passenger-of-supply = 1 passenger in the supply
enemy-here = an enemy in your space
enemy-near = an enemy in an adjacent space
item-cards = item cards
spell-cards = spell cards
rest-bottom = put the other on the bottom of the deck
rest-shuffle = shuffle the others back into the deck
value-of-that-card = the card's value
number-passengers-on-decks = the number of passengers on deck spaces
    .limit = the number of passengers on deck spaces

## What several cards do

crisis-or = Or: { $option }
crisis-needs = Only if { $condition }: { $effect }
crisis-or-needs = Or, only if { $condition }: { $effect }
effect-activate-those = activate { $it }
effect-another-action = take 1 action
    .sentence = Then take 1 action
effect-attack = { $n ->
    [0] attack { $where }
   *[other] attack { $where } with +{ $n }
}
effect-attack-per-enemy = attack an enemy in your space with +{ $n } for each enemy there
effect-cast-top = resolve the top spell card
effect-discard-this = discard this card
effect-end-step = end your action step
effect-humans-there-fall = defeat each human in the room with that number
effect-keep-one-of-items = look at the top { $n } item cards, keep 1 and { $rest }
effect-look-ahead = look at the top { $n } cards of the mythos or the waypoint deck, then put 1 on top and the rest on the bottom
effect-look-spells = look at the top 2 spell cards, resolve 1 and put the other on the bottom of the deck
    .other = looks at the top 2 spell cards, resolves 1 and puts the other on the bottom of the deck
effect-look-waypoints = look at the top 2 waypoint cards, then put 1 on the top and 1 on the bottom of the deck
effect-lose-keepers-title = lose the title
    .other = loses the title
effect-lose-ring = remove { lucky-ring.acc } from the game
effect-raise-roll = add { $n } to the result
effect-lower-roll = subtract { $n } from the result
effect-shift-roll = add { $n } to the result or subtract { $n } from it
effect-raise-total = add { $n } to the total
effect-lower-total = subtract { $n } from the total
effect-shift-total = add { $n } to the total or subtract { $n } from it
effect-remove-this = remove this card from the game
effect-remove-top = remove the top { $n } { $cards } from the game unseen
effect-reroll = reroll the die
cost-feat = remove this feat from the game
modifier-attack = { $sign ->
    [up] your basic attacks get +{ $n }
   *[down] your basic attacks get −{ $n }
}
modifier-cannot-attack = you cannot attack
called-deep-ones = Deep Ones
    .one = each Deep One in your space or 1 Deep One anywhere on the board
    .it = it
if-four-in-deep = at least 4 Deep Ones are in the Deep
if-in-boiler-room = you are in the Boiler Room
if-in-chapel = you are in the Chapel
if-in-galley = you are in the Galley
if-in-sick-bay = you are in the Sick Bay
    .who = in the Sick Bay
