### What the cards of Abyss say in English: verbs, and whom and what they name. Clauses and their forms: en.ftl of the kernel.

## How abilities begin

lord-numbers = { $keys ->
    [0] { $guild } · cost { $cost } from { COUNT($races, "race") } · { COUNT($influence, "influence") }
   *[other] { $guild } · cost { $cost } from { COUNT($races, "race") } · { COUNT($keys, "key") } · { COUNT($influence, "influence") }
}
ability-once = At once: { SENTENCE($effect) }
ability-attack = when it attacks you, { $effect }
moment-turn-start = At the start of your turn
moment-exploration-ends = When your exploration ends
moment-opponent-recruits = When an opponent recruits a Lord
moment-opponent-gains = When an opponent gains 2 or more pearls at once
moment-life-removed = For each life point you take from a Leviathan
moment-support = When you request support

## Pearls, keys, tokens, wounds

effect-gain = gain { COUNT($n, $what) }
    .other = gains { COUNT($n, $what) }
effect-gain-per = gain { COUNT($n, $what) } { FORM($per, "per") }
effect-lose = lose { COUNT($n, "pearl") }
    .other = loses { COUNT($n, "pearl") }
effect-suffer = suffer { COUNT($n, "wound") }
effect-steal = steal { COUNT($n, $what) } from { $it }
random-token = random Monster token
    .pl = random Monster tokens
cost-pay = pay { COUNT($n, $what) }
effect-give-nebulis = give 1 of your Nebulis to each opponent
    .sentence = Give 1 of your Nebulis to each opponent. If you have too few, you choose who gets one.

## Allies

effect-discard-allies = discard { $allies } from your hand
    .other = discards { $allies } from their hand
so-many-allies = { COUNT($n, "ally") }
all-but-allies = all but { COUNT($n, "ally") }
effect-take-to-hand = take { $it } into your hand
select-stacks = Council stacks
    .one = a Council stack
select-discarded = allies of the Exploration discard
    .one = any ally of the Exploration discard
select-next-ally = the next ally of the Exploration deck
select-races = races
    .one = a race of your choice
select-affiliated-of = your affiliated allies of { $race }
    .one = an affiliated ally of { $race }

## Lords

effect-discard = discard { $it }
    .other = discards { $it }
effect-take-lord = take { $it }
effect-disable = disable { $it }
    .sentence = Disable { $it }; from now on, it gives only its influence.
effect-free = free { $it }
    .sentence = Free { $it }. Its Location stays yours.
effect-exchange = swap { $old } for { $it }
effect-place-top = place the top { $piece } of the deck { $where }
    .other = places the top { $piece } of the deck { $where }
on-free-court = on a free space of the Court
on-free-border = on a free Border space of your choice
on-border = on the Border
select-lords = your free Lords
    .one = one of your free Lords
    .another = another of your free Lords
select-rivals = your opponents
    .one = an opponent of your choice
    .each = each opponent
select-robbed = the player who gained them
    .one = them
select-rival-lords = free Lords of { $whose }
    .one = a free Lord of { $whose }
select-assigned = your assigned Lords
    .one = one of your assigned Lords
select-court = Lords of the Court
    .one = a Lord of the Court
select-top-lord = the top Lord of the deck
effect-sentinel = place the Sentinel of this Lord
effect-extra-turn = take another turn after this one

## Locations

location-worth = Influence: { $worth }.
effect-draw-locations = { $n ->
    [1] draw 1 Location and take control of it with this Lord, without keys
   *[other] draw { COUNT($n, "location") } and take control of one with this Lord, without keys
}
effect-loot = draw Loot cards onto this Location, as many as you dare
    .sentence = Draw Loot cards onto this Location, as many as you dare. If a value comes up twice, discard both cards and stop.
select-locations = your Locations
    .one = one of your Locations
select-available = available Locations
    .one = an available one
select-this-location = this Location
select-stacked = Locations of the stack
    .one = any Location of the stack
number-lords-of = 1 for each of your { FORM($guild, "pl") }
    .per = for each of your { FORM($guild, "pl") }
number-allies-of = 1 for each of your affiliated { FORM($race, "pl") }
    .per = for each of your affiliated { FORM($race, "pl") }
number-guilds = 1 for each guild among your Lords
    .per = for each guild among your Lords
number-lords = 1 for each of your Lords
    .per = for each of your Lords
number-lords-with-key = 1 for each of your Lords with a key
    .per = for each of your Lords with a key
number-lords-without-key = 1 for each of your Lords without a key
    .per = for each of your Lords without a key
number-twice-weakest = twice as much as your weakest Lord
number-strongest-lord = as much as your strongest Lord
number-affiliated = 1 for each of your affiliated allies
    .per = for each of your affiliated allies
number-weakest-allies = the value of your weakest affiliated ally of each race
number-nebulis = 1 for each of your Nebulis
    .per = for each of your Nebulis
number-mirrored = as much as the best Location of an opponent would give you
number-loot = the value of the Loot on it
number-races-left = 1 for each race sent to the Council
    .per = for each race sent to the Council

## Leviathans, tokens, Loot

effect-may-fight = you may fight a Leviathan
effect-strike = take 1 life point from a Leviathan of your choice and win its reward
select-border = Leviathans on the Border
    .one = a Leviathan on the Border
    .per = for each Leviathan on the Border
leviathan-races = Can be fought by { FORM($races, "pl") }.
leviathan-lives = Resistance from the top: { $lives }.
leviathan-life = { $strength } ({ COUNT($tokens, "token") })
loot-gives-nothing = No reward, only its value.

## What cards do by being there

modifier-cost = Lords cost { $whom } { $change }
whom-you = you
whom-opponents = your opponents
number-more = { $n } more
number-less = { $n } less
modifier-more = { $moment }, take { $n } more { $n ->
    [1] { FORM($what, "nom") }
   *[other] { FORM($what, "pl") }
}
modifier-any-ally = you may { $act } with allies of any race
act-recruit = recruit Lords
act-fight = fight Leviathans
modifier-hand-limit = at the end of their turn, each opponent discards all but { COUNT($n, "ally") } from their hand
modifier-threat-space = opponents who fight a Monster take the reward of the previous Threat space
modifier-ignores-monsters = you may ignore a Monster you reveal: place no Leviathan and keep exploring
modifier-second-fight = after killing a Leviathan, you may fight another one
modifier-soldier-immunity = the powers of other players' Soldiers do not affect you
modifier-affiliates-any = when you recruit, affiliate any ally you paid with, not only the weakest
modifier-purchases = in each opponent's turn, you may buy a second ally
modifier-nebulis-limit = in each payment, you may use a second Nebulis
modifier-keeps-pearls = you may pay with Nebulis even while you have pearls left
modifier-no-final-nebulis = at the end of the game, Krakens in your hand give you no Nebulis
