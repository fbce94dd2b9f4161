### Arkham Horror: The Card Game: what cards say.

## Kinds of abilities

ability-forced = Forced – { $moment }, { $effect }
    .short = { SENTENCE($effect) }
ability-reacts = Reaction – { $moment }, you may { FORM($effect, "inf") }
    .short = { SENTENCE($effect) }
ability-free = Free ability – { SENTENCE($effect) }
    .short = { SENTENCE($effect) }
ability-free-if = Free ability, if { $condition } – { SENTENCE($effect) }
    .short = { SENTENCE($effect) }
ability-fast = { $moment }, you may play this card to { FORM($effect, "inf") }
    .short = { SENTENCE($effect) }
effect-limited = { $effect } ({ $limit })
    .inf = { FORM($effect, "inf") } ({ $limit })
limit = { $n ->
        [1] limit once { $period }
        [2] limit twice { $period }
       *[other] limit { $n } times { $period }
    }
limit-group = { $n ->
        [1] group limit once { $period }
       *[other] group limit { $n } times { $period }
    }
limit-max = { $n ->
        [1] all copies together once { $period }
       *[other] all copies together { $n } times { $period }
    }
per-test = per test
per-phase = per phase
per-turn = per turn
per-round = per round
per-game = per game
effect-until = { $ability } { $period }
    .inf = { FORM($ability, "inf") } { $period }
    .other = { FORM($ability, "other") } { $period }
until-test = for this test
until-phase = until the end of the phase
until-after-test = after this test

## What is printed besides abilities

keyword-uses = Uses ({ COUNT($n, $kind) }).
discard-when-empty = If there are no { FORM($kind, "pl") } left, discard this card.
max-played = { $n ->
        [one] All players together may play at most 1 copy { $period }.
       *[other] All players together may play at most { $n } copies { $period }.
    }
says-revelation = Revelation – { SENTENCE($effect) }
says-play = { SENTENCE($effect) }
says-success = Success: { $effect }.
says-back = Other side – { SENTENCE($effect) }
says-prey = Prey – { $prey }.
says-spawn = Spawn – { $where }.
says-elder-sign = Elder sign: { $symbol }
says-symbol = { $side ->
        [hard] Hard and expert, { $token }: { $symbol }
       *[easy] Easy and standard, { $token }: { $symbol }
    }
symbol = { FORM($number, "sign") }.
symbol-now = { FORM($number, "sign") }. { SENTENCE($now) }
symbol-failed = { FORM($number, "sign") }. Failure: { $failed }.
symbol-passed = { FORM($number, "sign") }. Success: { $passed }.
symbol-now-failed = { FORM($number, "sign") }. { SENTENCE($now) } Failure: { $failed }.
token-number = { $number }

## Numbers

number = { $n }
    .own-clue = { $n } of your clues
    .more = { "" }
    .per = { $n ->
            [1] once
            [2] twice
           *[other] { $n } times
        }
    .sign = { $n ->
            [0] +0
            [1] +1
            [2] +2
            [3] +3
            [4] +4
            [5] +5
           *[other] { $n }
        }
    .damage = { $n } damage
    .horror = { $n } horror
    .direct-damage = { $n } direct damage
    .direct-horror = { $n } direct horror
    .card = { COUNT($n, "card") }
    .clue = { COUNT($n, "clue") }
    .besides = { "" }
    .doom = { $n } doom
number-that-many = that many
    .per = for each point by which you fail,
    .limit = that number
    .damage = 1 damage for each point by which you fail
    .horror = 1 horror for each point by which you fail
    .clue = 1 clue
    .own-clue = 1 of your clues
    .more = { " " }for each point by which you fail
number-if = { $then } if { $condition }, otherwise { $other }
    .sign = +{ $other }
    .damage = { $other } damage
    .besides = { " " }({ $then } if { $condition })
    .besides-plus = { " " }(+{ $then } if { $condition })
number-x = X, the number of { $what }
    .sign = −X, where X is the number of { $what }
    .card = 1 card for { FORM($what, "each") }
number-clues-here = the number of clues at your location
    .sign = +1 for each clue at your location
number-your-clues = as many as you have
    .clue = all your clues
    .own-clue = all your clues
    .more = { "" }
number-your-horror = the horror on you
    .sign = +1 for each horror on you

## Costs

cost-resources = spend { COUNT($n, "resource") }
    .other = spends { COUNT($n, "resource") }
cost-use = spend { COUNT($n, $kind) }
cost-exhaust = exhaust this card
cost-discard-this = discard this card

## Harm and healing


## Resources, actions, cards, clues, doom

effect-draw = draw { FORM($n, "card") }
    .other = draws { FORM($n, "card") }
effect-discover = discover { COUNT($n, "clue") } at your location
    .other = discovers { COUNT($n, "clue") } at their location
effect-reveal-another = reveal another chaos token

## Cards and places

effect-enter-threat = put this card into play in your threat area
effect-discard-random = discard { COUNT($n, "card") } from your hand at random
    .other = discards { COUNT($n, "card") } from their hand at random
effect-evade-it = automatically evade { $it }
effect-move-there = move to { $it }
effect-search = search your deck for { $what }, add it to your hand and shuffle your deck
    .inf-other = search their deck for { $what }, add it to their hand and shuffle their deck
    .other = searches their deck for { $what }, adds it to their hand and shuffles their deck
effect-search-top = search the top { $n } cards of your deck for { $what }, add it to your hand and shuffle your deck
    .inf-other = search the top { $n } cards of their deck for { $what }, add it to their hand and shuffle their deck
    .other = searches the top { $n } cards of their deck for { $what }, adds it to their hand and shuffles their deck
any-card = a card
tome-asset = a Tome asset
ghoul-enemy = a Ghoul enemy
monster-enemy = a Monster enemy
nothing-found = Nothing found

## Tests

effect-fight = fight. { SENTENCE($parts) }
effect-fight-plain = fight
effect-evade = evade. { SENTENCE($parts) }
effect-evade-plain = evade
effect-investigate = investigate. { SENTENCE($parts) }
effect-investigate-plain = investigate
effect-test = { $first }test { $skill } ({ $n }). { SENTENCE($parts) }
    .other = tests { $skill } ({ $n }). { SENTENCE($parts) }
effect-test-plain = test { $skill } ({ $n })
    .other = tests { $skill } ({ $n })
attempt-success = success: { $effect }
attempt-failure = failure: { $effect }
attempt-skill = use { $skill } instead of { $other }
attempt-bonus = you get { FORM($n, "sign") } { $skill } for this test{ FORM($n, "besides-plus") }
attempt-damage = this attack deals +{ $n } damage
attempt-damage-is = this attack deals { FORM($n, "damage") }{ FORM($n, "besides") }
attempt-shroud = your location gets −{ $n } shroud for this investigation
attempt-loot = success: instead of discovering clues, { $effect }

## Frames that many cards share

says-keyword = { $word }.
keyword-hunter = Hunter
keyword-retaliate = Retaliate
keyword-massive = Massive
keyword-fast = Fast
keyword-peril = Peril
keyword-surge = Surge
keyword-aloof = Aloof
says-commit = Commit { $how }.
commit-most = { $n ->
        [one] at most 1 copy to each skill test
       *[other] at most { $n } copies to each skill test
    }
commit-own = only to tests you make
parley = {", parley"}
no-parley = {""}
ability-action = { $n ->
        [1] Action
       *[other] { $n } actions
    }{ $parley } – { SENTENCE($effect) }
    .short = { SENTENCE($effect) }
ability-action-if = { $n ->
        [1] Action
       *[other] { $n } actions
    }{ $parley }, if { $condition } – { SENTENCE($effect) }
    .short = { SENTENCE($effect) }
effect-take = take { $harm }
    .led = the lead investigator takes { $harm }
    .other = takes { $harm }
effect-deal = deal { $harm } to { $it }
    .other = deals { $harm } to { $it }
effect-heal = heal { $harm }
    .other = heals { $harm }
effect-heal-from = heal { $harm } { $of }
    .other = heals { $harm } { $of }
heal-from-this = from this card
heal-from-it = from { $it }
harm-damage = { FORM($n, "damage") }
harm-horror = { FORM($n, "horror") }
harm-direct-damage = { FORM($n, "direct-damage") }
harm-direct-horror = { FORM($n, "direct-horror") }
harm-both = { FORM($damage, "damage") } and { FORM($horror, "horror") }
harm-more = +{ $n } damage and +{ $n } horror
harm-none = no damage
effect-attack-deals = the attack deals { $harm }
    .inf = make the attack deal { $harm }
all-at = each enemy and each investigator at { $place }
investigators-at = each investigator at { $place }
its-location = its location
effect-trauma = suffer { COUNT($n, $kind) }
    .other = suffers { COUNT($n, $kind) }
effect-fall = be defeated
    .other = is defeated
effect-gain = gain { $what }
    .other = gains { $what }
gained-resource = { COUNT($n, "resource") }
gained-clue = { COUNT($n, "clue") } from the token pool
gained-action = { COUNT($n, "additional-action") } this turn
effect-lose = lose { $what }
    .other = loses { $what }
lost-resources = all your resources
lost-action = { COUNT($n, "action") } this turn
effect-place = place { $tokens } { $where }{ FORM($tokens, "more") }
    .other = places { $tokens } { $where }{ FORM($tokens, "more") }
tokens-doom = { FORM($n, "doom") }
    .more = { "" }
tokens-clue = { FORM($n, "clue") }
    .more = { FORM($n, "more") }
tokens-horror = { FORM($n, "horror") }
    .more = { "" }
tokens-uses = { COUNT($n, $kind) }
    .more = { "" }
place-this = on this card
place-it = on { $it }
place-agenda = on the current agenda
place-agenda-advances = on the current agenda (it may advance by this)
place-here = on your location
effect-move-tokens = move { $tokens } from this card to { $to }
moved-secret = 1 secret
moved-secret-to = your resource pool, as a resource
moved-horror = 1 horror
moved-horror-to = yourself
moved-clue = that many clues
moved-clue-to = the token pool
effect-improve = add { $what } to { $of }
improve-damage = { $n } damage
improve-clues = { COUNT($n, "clue") }
improved-damage = the attack
improved-clues = the clues discovered by this investigation
effect-enter-threat-with = put this card into play in your threat area, with { $tokens } on it
effect-attach = attach this card to { $it }
here = your location
here-once = your location (limit 1 per location)
effect-put-discard = discard { $it }
    .other = discards { $it }
effect-put-hand = return { $it } to your hand
effect-put-victory = add { $it } to the victory display
that-enemy = that enemy
effect-discard-chosen = choose and discard { $cards } from your hand
    .other = chooses and discards { $cards } from their hand
cards-of-hand = { COUNT($n, "card") }
cards-but = all but { COUNT($n, "card") }
effect-disengage = disengage from { $enemies }
effect-slip-away = disengage from { $enemies } and move to { $to }
all-enemies = all enemies
all-other-enemies = all other enemies
all-without = all enemies without the trait { $trait }
effect-spawn = spawn { FORM($what, "obj") } { $where }
spawned-at = { FORM($location, "at") }
spawned-doomed = { FORM($location, "at") }, with { $n } doom on it
spawned-here = at this location instead
effect-draw-top = draw the top card of { $deck }
    .other = draws the top card of { $deck }
the-encounter-deck = the encounter deck
the-cultist-deck = the Cultist deck
effect-lead-draws = the lead investigator draws { FORM($card, "obj") }
effect-discard-until = shuffle the encounter discard pile into the encounter deck. Discard its top cards until { $found }. { SENTENCE($then) }
found-one = { $what } is discarded
found-more = { $what } is discarded (with three or four investigators: until { $n } are)
effect-on-token = if { $tokens } is revealed, { $effect }
tokens-bad-token = a skull, cultist, tablet, elder thing or auto-fail token
tokens-bad-break = a skull or auto-fail token
cost-harm-on-this = place { $harm } on it
cost-clues = spend { $clues }
clues-of-you = { COUNT($n, "clue") }
clues-of-group = { COUNT($n, "clue") } per investigator as a group
modifier-gets = { FORM($who, "get") } { $amount } { $value }
    .inf = get { $amount } { $value }
    .other = gets { $amount } { $value }
who-you = you
    .get = you get
    .cannot = you cannot
who-each-here = each investigator at your location
    .get = each investigator at your location gets
who-enemies = each enemy
    .get = each enemy gets
who-this-enemy = this enemy
    .get = this enemy gets
who-host = the location of this card
    .get = the location of this card gets
who-this = this card
    .cannot = this card cannot
who-nobody = nobody
    .cannot = nobody can
who-nonelite = non-Elite enemies
    .cannot = non-Elite enemies cannot
amount-more = +{ $n }
amount-less = −{ $n }
amount-per = { FORM($per, "plus") }
value-willpower = willpower
value-intellect = intellect
value-combat = combat
value-agility = agility
value-skills = to each of your skills
value-health = health
value-sanity = sanity
value-fight = fight
value-evade = evade
value-shroud = shroud
number-two-each = 2 per investigator
    .plus = +2 per investigator to its
number-four-each = 4 per investigator
    .plus = +4 per investigator to its
modifier-cannot = { FORM($who, "cannot") } { $act }
    .inf = make sure that { FORM($who, "cannot") } { $act }
both-values = { $first } and { $second }
both-acts = { FORM($first, "first") } or { $second }
act-cannot-play = play assets or events
act-cannot-discover = discover clues
    .first = discover
act-cannot-spend-clues = spend clues
act-cannot-investigate = investigate the location of this card
act-cannot-leave = leave play while there is horror on it
act-closed = move into this location while it is unrevealed
act-barred = move into the location of this card
act-spared = attack you
modifier-costs = { $what } costs { $amount }
what-ally-cost = each Ally asset played at this location
what-event-cost = each event you play
what-first-action-cost = the first move, fight or evade action you take each round
costs-more = { COUNT($n, $unit) } more
costs-less = { COUNT($n, $unit) } less
modifier-actions = you may take { $more } during your turn
more-actions = { COUNT($n, "additional-action") }
more-tome-actions = { COUNT($n, "additional-action") } for action abilities on Tomes
modifier-slots = you have { $more }
more-arcane-slots = { $n ->
        [one] 1 additional arcane slot
       *[other] { $n } additional arcane slots
    }
more-tome-slots = { $n } additional hand slots for Tome assets
modifier-instead = use { $skill } instead of { $other } { $test }
combat-or-agility = combat or agility
test-mind-over-matter = in any test you make
test-investigated-with = to investigate this location
modifier-blank = { $box } counts as blank, except for traits
    .inf = treat { $box } as blank, except for traits,
box-of-it = the printed text box of { $it }
boxes-here = the text box of each investigator at this enemy's location
select-attacker = the attacking enemy
    .one = the attacking enemy
    .it = it
select-blast-places = your location and connecting locations
    .one = your location or a connecting location of your choice
    .it = it
select-most-clues-unlocked = the locations with the most clues and no copy of this card
    .one = the location with the most clues that has no copy of this card
    .it = it
number-attack-damage = the damage of the attack
    .damage = the damage of the attack
number-ghouls-in-doorway = the number of Ghouls there
    .doom = 1 doom for each Ghoul enemy in the Hallway or the Parlor
number-clues-missing = the clues that are missing
    .clue = clues
    .more = { " " }until there are 2 per investigator
if-ritual-broken = there are 2 clues per investigator on it

## What only one card does, in its own words

effect-spend-to-advance = the investigators in the Hallway spend, as a group, the clues that this act needs to advance it
    .inf = spend, as a group with the investigators in the Hallway, the clues that this act needs to advance it
effect-reveal-place = reveal the Parlor
effect-empty-study = discard each enemy in the Study and place each investigator in the Hallway. Remove the Study from the game
effect-ghouls-move = each unengaged Ghoul enemy moves 1 location towards the Parlor
effect-rises = put the Ritual Site into play if it is set aside, discard each enemy there, and spawn Umôrdhoth there
effect-cultists-return = each cultist who got away spawns at the Main Path
effect-any-skill = give an investigator at your location +2 to a skill of your choice until the end of the phase
effect-lose-experience = earn 2 less experience for this scenario

## The story

effect-resolution = go to resolution { $n }
resolution-which = { $n } ({ $deed })
house-burns = the house burns down
house-stands = the house stays
effect-advance-act = advance the act
    .inf = advance the act
effect-put-locations = put the set-aside locations into play: { $locations }
effect-search-encounter = search the encounter deck and its discard pile for { $what }, draw it and shuffle the encounter deck
effect-resign = resign

## Who and what

select-investigators-here = investigators at your location
    .one = an investigator at your location
    .each = each investigator at your location
    .it = them
select-investigators = all investigators
    .one = an investigator
    .each = each investigator
    .it = them
select-lead = the lead investigator
    .one = the lead investigator
    .each = the lead investigator
    .it = them
select-enemies-here = enemies at your location
    .one = an enemy at your location
    .each = each enemy at your location
    .it = it
select-nonelite-enemies-here = non-Elite enemies at your location
    .one = a non-Elite enemy at your location
    .each = each non-Elite enemy at your location
    .it = it
select-exhausted-enemies-here = exhausted enemies at your location
    .one = an exhausted enemy at your location
    .it = it
select-engaged-enemies = enemies engaged with you
    .one = an enemy engaged with you
    .each = each enemy engaged with you
    .it = it
select-other-enemies-here = other enemies at your location
    .one = another enemy at your location
    .it = it
select-connecting = connecting locations
    .one = a connecting location
    .it = it
select-your-assets = your assets in play
    .one = one of your assets
    .it = it
select-firearms-here = Firearm assets with ammo at your location
    .one = a Firearm asset with ammo at your location
    .it = it
select-your-spells = your Spell assets with charges
    .one = a Spell asset with charges that you control
    .it = it
select-enemies-with = { $trait } enemies in play
    .one = a { $trait } enemy
    .each = each { $trait } enemy in play
    .it = it
select-enemies-here-with = { $trait } enemies at your location
    .one = a { $trait } enemy at your location
    .it = it

## Prey and spawning

prey-highest-willpower = highest willpower
prey-highest-intellect = highest intellect
prey-highest-combat = highest combat
prey-highest-agility = highest agility
prey-lowest-willpower = lowest willpower
prey-lowest-intellect = lowest intellect
prey-lowest-combat = lowest combat
prey-lowest-agility = lowest agility
prey-lowest-health = lowest remaining health
prey-lowest-sanity = lowest remaining sanity
prey-most-clues = most clues
prey-fewest-cards = fewest cards in hand
prey-bearer = only the bearer
spawn-at = { FORM($location, "title") }
spawn-empty = any empty location

## Conditions

if-in-place = you are { FORM($location, "at") }
if-your-turn = it is your turn
if-yours = it concerns you
if-at-your-place = it happens at your location
if-your-test = you are making a test
if-investigating = you are investigating
if-no-clues = you have no clues
if-clues-here = there is a clue at your location
if-no-clues-here = there are no clues at your location
if-only-engaged = the attacked enemy is the only one engaged with you
if-ghoul-here = there is a Ghoul enemy at your location
if-monster-here = there is a Monster enemy at your location
if-testing = you are testing { $skill }
if-by-at-least = you succeed by { $n } or more
if-this-here = this card is at your location
if-you-defeat = you defeat an enemy
if-this-defeated = this card is defeated
if-this-attacks = this enemy attacks
if-this-attacked = this enemy has attacked
if-attack-hurts = an attack deals damage to this card
if-horror-on-you = horror is placed on you
if-you-take-damage = you take damage
if-you-take-horror = you take horror
if-this-enters = this card enters play
if-you-enter = you enter this location
if-you-move-out = you move out of this location
if-somebody-leaves = an investigator leaves this location
if-this-engages = this enemy engages you
if-this-evaded = this enemy is evaded
if-draw-treachery = you draw a treachery that is not a weakness
if-bad-token = you reveal a skull, cultist, tablet, elder thing or auto-fail token
if-you-investigate = you investigate
if-place-investigated = the location of this card is investigated
if-game-ends = the game ends for you
if-is-defeated = that enemy is defeated

## Moments

moment-if = { $moment }, if { $condition }
moment-free = When abilities may be used
moment-in-your-turn = During your turn
moment-you-defeat = After you defeat an enemy
moment-this-defeated = When this card is defeated
moment-defeated = If { FORM($card, "obj") } is defeated
moment-enemy-attacks-here = When an enemy attacks an investigator at your location
moment-enemy-attacks-you = When an enemy attacks you
moment-this-attacks = When this enemy attacks
moment-after-this-attacks = After this enemy attacks
moment-attack-hurts-this = When an enemy attack deals damage to this card
moment-horror-on-you = After horror is placed on you
moment-you-take-damage = After you take damage
moment-you-take-horror = After you take horror
moment-would-discover = When you would discover clues at your location
moment-this-enters = After this card enters play
moment-you-enter = After you enter this location
moment-investigator-enters = If an investigator enters this location
moment-you-move-out = When you move out of this location
moment-somebody-leaves = When an investigator leaves the location of this card
moment-this-engages = After this enemy engages you
moment-you-evade = After you evade an enemy
moment-this-evaded = If you evade this enemy
moment-draw-treachery = When you draw a treachery that is not a weakness
moment-reveal-token = When you reveal a chaos token
moment-as-revealed = As you reveal a chaos token
moment-bad-token = After you reveal a skull, cultist, tablet, elder thing or auto-fail token
moment-would-reveal = When you would reveal a chaos token
moment-would-fail = When you would fail a skill test
moment-you-fail = After you fail a skill test
moment-you-investigate = After you successfully investigate
moment-place-investigated = After the location of this card is successfully investigated
moment-test-over = After this test
moment-turn-begins = After your turn begins
moment-turn-ends = At the end of your turn
moment-any-turn-ends = At the end of each investigator's turn
moment-round-is-ending = When the round ends
moment-round-ends = At the end of the round
moment-mythos-ends = At the end of the mythos phase
moment-enemy-phase-ends = At the end of the enemy phase
moment-phase-begins = After a phase begins
moment-game-ends = When the game ends

## Constant abilities

modifier-while = while { $condition }, { $modifier }
modifier-act-waits = this act advances only as its objective says
modifier-immune = this card is immune to the effects of player cards

## What only one card does

effect-take-control = take control of this card

## More conditions

if-act = act { $n } is the current act
if-at-host = it is the location of this card
if-it-is-this = it is this card
if-investigator-at-this = an investigator is at the location of this card
if-with-controller = an investigator is at the location of its controller
if-attack-on-monster = an investigator at your location successfully attacks a Monster enemy
moment-attack-on-monster = When an investigator at your location successfully attacks a Monster enemy
if-clues-on-this = there are clues on this card
if-have-assets = you have assets in play
if-uncontrolled-here = this card is at your location and nobody controls it

## What the kernel says differently

effect-cancel = cancel it
    .other = cancels it
list-either = , or
    .inf = or
# .led is what the lead investigator does, where that one chooses: others may be named beside.
effect-chosen-by = { $acts ->
        [1] { $by } chooses: { FORM($effect, "led") }
       *[0] { $effect } ({ $by } chooses)
    }
    .inf = { FORM($effect, "inf") } ({ $by } chooses)
    .other = { FORM($effect, "other") } ({ $by } chooses)
effect-choose = either { $options }
    .led = either { FORM($options, "led") }
    .inf = { FORM($options, "inf") }
    .other = either { FORM($options, "other") }
effect-one-acts = { $who } { FORM($effect, "other") }
    .inf = have { $who } { FORM($effect, "inf-other") }
effect-after-test = after this test, { $effect }
symbol-only-now = { $now }.
symbol-only-now-failed = { $now }. Failure: { $failed }.

## Mystic cards, Daisy and Agnes

effect-scry = look at the top 3 cards of an investigator deck or the encounter deck and put them back in any order
effect-reveal-two = reveal 2 tokens instead of 1. Resolve one of them and ignore the other
effect-counts-as-auto-fail = it counts as the auto-fail token
spell-card = a Spell
select-your-tomes = Tomes you control
    .each = each Tome you control
if-no-horror-on-this = there is no horror left on it
if-horror-on-this = there is horror on this card
if-elder-sign = it is an elder sign
if-you-play-spell = you play a Spell
moment-you-play-spell = After you play a Spell
ability-haunting = Forced – { $moment }, if this card is in your hand, reveal it and { FORM($effect, "inf") }
    .short = { SENTENCE($effect) }
it = it

## Rogue and survivor cards, Skids and Wendy

symbol-auto = { $symbol } If { $condition }, you succeed automatically instead.
if-amulet = Wendy's Amulet is in play
moment-bad-break = After you reveal a skull or auto-fail token
if-bad-break = you reveal a skull or auto-fail token
moment-minus-token = After you reveal a token with a minus
if-minus-token = you reveal a token with a minus
moment-evaded-here = After a non-Elite, non-weakness enemy is evaded at your location
if-evaded-here = a non-Elite enemy is evaded at your location
moment-enemy-spawns-here = When a non-Elite enemy spawns at your location
if-enemy-spawns-here = a non-Elite enemy spawns at your location
if-evading = this is a test to evade
if-turn-here = an investigator at your location is taking a turn
if-unpaid = there are fewer than { $n } resources on this card
if-investigated-short = you were investigating and failed by { $n } or less
number-margin = the margin of the test, from 1 to 5
    .damage = as much damage as the test succeeds by, from 1 to 5
    .besides = { "" }
select-quiet-places = revealed locations without enemies
    .one = any other revealed location without enemies
    .it = it
select-items-in-discard = Items in your discard pile
    .one = an Item in your discard pile
    .it = it
select-tester = the investigator making the test
    .one = the investigator making the test
    .each = the investigator making the test
    .it = them
this-card = this card
effect-turn-token = turn its minus into a plus
effect-raise-value = get +{ $n } to your skill value for this test
effect-shuffle-away = shuffle that enemy into the encounter deck
effect-remove-pile = remove all cards in your discard pile from the game
modifier-recalls-events = you may play the topmost event of your discard pile as if it were in your hand. An event that you play or that is discarded from play goes to the bottom of your deck instead of your discard pile
modifier-no-tokens = no chaos tokens are revealed in tests you make
    .inf = reveal no chaos tokens in tests you make
until-turn = until the end of your turn
until-round = until the end of the round

## The Midnight Masks

per-scenario = per game
until-scenario = until the end of the game
until-card = this time
ally-asset = an Ally asset
tome-or-spell = a Tome or Spell
cultist-enemy = a Cultist enemy
if-at-this = you are at this location
if-cultist-in-play = a Cultist enemy is in play
if-cultists-unmasked = 6 unique Cultists are in the victory display
moment-cultists-unmasked = If 6 unique Cultists are in the victory display
if-engaged-with-this = you are engaged with this enemy
if-evading-this = somebody is trying to evade this enemy
if-priest-spawns = the Ghoul Priest spawns
moment-priest-spawns = When the Ghoul Priest would spawn
number-all-doom = the doom in play
    .sign = −X, where X is all doom in play
number-highest-doom = the highest doom on a Cultist enemy
    .sign = −X, where X is the highest doom on one Cultist enemy in play
select-nearest-cultists = the nearest Cultist enemies
    .one = the nearest Cultist enemy
    .it = it
select-central = Central locations
    .one = the Central location
    .it = it
spawn-at-prey = engaged with its prey
modifier-surge = this card gains surge
modifier-doubles-tokens = while somebody tries to evade this enemy, negative values of chaos tokens are doubled

## The Devourer Below and the agents

effect-if-else = if { $condition }, { $effect }; otherwise, { $other }
    .sentence = If { $condition }, { $effect }. Otherwise, { $other }
select-nearest-enemies = the nearest enemies
    .one = the nearest enemy
    .it = it
any-enemy = an enemy
madness-weakness = a Madness weakness
if-ancient-one = an Ancient One enemy is in play
if-control-lita = you control Lita Chantler
if-current = this card is current
moment-this-advances = When this agenda advances
if-ritual-site = an investigator enters the Ritual Site
moment-ritual-site = If an investigator enters the Ritual Site
if-engaged-shaken = it is engaged with an investigator with { $n } or less remaining sanity
if-have-cards = you have cards in hand
if-it-is-you = it is your investigator card
effect-becomes-all = this card is now both the current act and the current agenda
effect-gain-madness = add a random basic Madness weakness to your hand. It stays in your deck for the campaign
    .other = adds a random basic Madness weakness to their hand. It stays in their deck for the campaign
effect-ready-this = ready this enemy
effect-times = { FORM($times, "per") } { $effect }

## What is said of single cards

effect-place-own = place { FORM($n, "own-clue") } on your location{ FORM($n, "more") }
attempt-stray =
    if the attack fails and hits another investigator, it deals as much damage as the test fails by, from 1 to 5
effect-unprovoked = { $effect }. This provokes no attacks of opportunity
each-found-enemy = each enemy found
effect-lay-out = put { FORM($what, "obj") } into play { $where }, controlled by nobody
effect-put-location = put the set-aside { $location } into play
one-sentence = { $of }
evaded-enemy = the evaded enemy
effect-cancel-the = cancel { $what }
cancelled-attack = the attack
cancelled-revelation = the revelation effect of the treachery
cancelled-move = the move
cancelled-token = it, return it to the bag and reveal another token
first-choose = choose { $it } and{ " " }
first-nothing = { "" }
select-active = the investigator whose turn it is
    .one = that investigator
    .it = them
