### What cards say, in English: verbs, and whom and what they name. How clauses and forms work: the kernel's en.ftl.
### .then is a clause that follows a condition ("on 4 or less") or a "then"; .then-again the same behind a roll.

## How abilities begin

ability-reveal = When you reveal yourself as a traitor outside the Brig, { $effect }
ability-of = { FORM($card, "ability") }: { FORM($ability, "short") }
feat-says = { SENTENCE($ability) } Only once per game.
crisis-kept = In play – { SENTENCE($abilities) }
period-action = Action
period-action-turn = Action, once per turn

## How effects are put together

list-besides = ;
list-either = , or
    .inf = or
effect-choose = either { $options }
    .inf = { FORM($options, "inf") }
    .other = either { FORM($options, "other") }
effect-if = if { $condition }, { $effect }
    .inf = { FORM($effect, "inf") } if { $condition }
    .inf-or = { FORM($effect, "more") } ({ FORM($condition, "who") })
effect-if-else = if { $condition }, { $effect }; otherwise, { $other }
    .inf = { FORM($effect, "inf") } ({ FORM($condition, "who") }), { FORM($other, "inf-or") }
    .inf-or = { FORM($effect, "more") } ({ FORM($condition, "who") }) or { FORM($other, "inf-or") }
    .other = { FORM($condition, "who") } { FORM($effect, "other") }; each other human { FORM($other, "other") }
effect-instead = instead { FORM($effect, "inf") }
some-exactly = { $n } { $what }
    .at = in each of { $n } { $what } of your choice

## Ship and resources

so-much = { COUNT($n, $resource) }
effect-gain = gain { $changes }
    .other = gains { $changes }
effect-lose = lose { $changes }
    .more = { $changes }
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
effect-advance = advance the { FORM($track, "nom") } by { $far }
so-many-spaces = { COUNT($n, "space") }
spaces-by-margin = 1 space, and by 1 more for every full 2 by which the total exceeds the target
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

effect-roll = { $die }: { $when }, { FORM($effect, "then-again") }
    .then-again = { FORM($die, "again") }: { $when }, { FORM($effect, "then-again") }
effect-roll-else = { $die }: { $when }, { FORM($effect, "then-again") }; otherwise, { FORM($other, "then-again") }
roll-die = roll the die
    .again = roll again
roll-die-plus = roll the die and add { $plus }
when-most = on { $n } or less
when-least = on { $n } or more
when-at-most = if the result is at most { FORM($n, "limit") }
when-below = if the result is below { FORM($n, "limit") }
result-of-roll = the result
sum-of-roll = the sum
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
effect-there = { $first }. If { $condition }, { $second }
if-room-damaged = a room was damaged
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
effect-spawn-each = spawn { COUNT($n, "deep-one") } { $where }
each-of-these = each { FORM($spaces, "at") }
region-water = water spaces
    .at = in a water space
    .each = in each water space
region-decks = deck spaces
    .at = on a deck space
    .each = on each deck space
region-rooms = rooms
    .at = in a room
    .each = in each of the six numbered rooms
region-ship = the ship
    .at = on the ship
region-board = the board
    .at = on the board
effect-defeat = defeat { $it }
    .other = defeats { $it }
effect-rescue = rescue { $it }
    .other = rescues { $it }
effect-remove = remove { $it } from the game
    .other = removes { $it } from the game
effect-move-monsters = move { FORM($them, "all") } { FORM($it, "to") }
    .other = moves { FORM($them, "all") } { FORM($it, "to") }
both-monarchs = both monarchs
monsters-of-the-deep = all monsters from the Deep

## People

effect-discard = discard { COUNT($n, "card") }
    .other = discards { COUNT($n, "card") }
effect-discard-hand = discard your hand
    .other = discards their hand
effect-draw-own = draw { COUNT($n, "card") } of your skill set
    .inf-other = draw { COUNT($n, "card") } of their skill set
    .other = draws { COUNT($n, "card") } of their skill set
effect-draw-any = draw { $cards } from any skill decks except treachery
    .other = draws { $cards } from any skill deck except treachery
so-many-cards = { COUNT($n, "card") }
up-to-cards = up to { COUNT($n, "card") }
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
    .one-to = to 1 adjacent space
    .any-to = to an adjacent space
    .it = it
water-beside-it = the water space next to it
    .one-to = to the water space next to it
water-around-it = adjacent water spaces
    .one-to = to an adjacent water space
monarchs = monarchs on the board
    .one = a monarch on the board
    .it = it
those-on = { $whom } { FORM($where, "at") }
each-deep-one = each Deep One
each-passenger = each passenger
each-character = each character
each-human = each human
each-other-human = each other human
each-enemy = each enemy
your-space = your space
    .at = in your space
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
deep-ones-of = Deep Ones { FORM($where, "at") }
    .one = 1 Deep One { FORM($where, "at") }
    .each = each Deep One { FORM($where, "at") }
    .it = it
deep-ones-of-a-room = rooms
    .one = all Deep Ones in a room of your choice
    .it = them
passengers-on-decks = passengers on deck spaces
    .one = a passenger on a deck space
    .limit = the number of passengers on deck spaces
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
enemy-at = an enemy { FORM($where, "at") }
rest-bottom = { $n ->
    [1] put the other on the bottom
   *[other] put the others on the bottom
}
    .other = { $n ->
        [1] puts the other on the bottom
       *[other] puts the others on the bottom
    }
the-rest = { $n ->
    [1] the other
   *[other] the others
}
rest-shuffle = shuffle the others back into it
mythos-or-waypoint-deck = Mythos or waypoint deck
    .nom = mythos or the waypoint deck
effect-resolve-top = resolve the top card of the { FORM($deck, "nom") }
effect-add-to-test = add { $card } to the test
card-of-hand = 1 card from your hand
card-of-any-deck = the top card of any skill deck
card-of-treachery = the top treachery card facedown
effect-pass-title = the title of { $title } passes to { $heir }
    .other = loses the title
heir-next = the next in its line of succession
heir-last = the last in its line of succession
value-of-that-card = the card's value
    .limit = the card's value
value-of-added-card = the added card's value
    .limit = the added card's value

## What several cards do

crisis-or = Or: { $option }
crisis-needs = Only if { $condition }: { $effect }
crisis-or-needs = Or, only if { $condition }: { $effect }
effect-activate-those = activate { $it }
effect-more-actions = take { COUNT($n, "action") }
    .sentence = { $n ->
        [1] Then take 1 action
       *[other] Take { COUNT($n, "action") }
    }
effect-attack = attack { $where }{ $bonus }
bonus = { $n ->
    [0] {""}
   *[other] {" "}with +{ $n }
}
bonus-per-enemy = {" "}with +{ $n } for each enemy there
enemy-other = another enemy there
items-but-one = all of their items but 1
that-passenger = that passenger
closest-room = the closest numbered room
    .one-at = in the closest numbered room (from a deck space, the one its arrow points to; from the Sick Bay, the Chapel or the Captain's Cabin)
adjacent-spaces = adjacent spaces
    .one-at = in an adjacent space of your choice
    .any-at = in an adjacent space
    .it = it
if-undamaged-room = it is an undamaged room
effect-discard-this = discard this card
effect-end-step = end your action step
effect-look = look at the top { $n } cards of the { FORM($deck, "nom") }, { $deed } and { $rest }
    .other = looks at the top { $n } cards of the { FORM($deck, "nom") }, { FORM($deed, "other") } and { FORM($rest, "other") }
effect-look-back = look at the top { $n } cards of the { FORM($deck, "nom") } and put 1 back on top, { $rest } on the bottom
look-resolve = resolve 1
    .other = resolves 1
look-keep = keep 1
effect-lose-ring = remove { lucky-ring.acc } from the game
effect-raise-roll = add { $n } to the result
effect-lower-roll = subtract { $n } from the result
effect-shift-roll = add { $n } to the result or subtract { $n } from it
effect-raise-total = add { $n } to the total
effect-lower-total = subtract { $n } from the total
effect-shift-total = add { $n } to the total or subtract { $n } from it
effect-remove-this = remove this card from the game
effect-remove-top = remove the top { $n } cards of the { FORM($deck, "nom") } from the game unseen
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
if-in = you are { FORM($space, "at") }
    .who = { FORM($space, "at") }
