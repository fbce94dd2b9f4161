### Words of the kernel: players, effects, refusals, errors.
### An effect is a clause without capital and full stop: its value is the imperative, .inf the form after "may" and "to",
### .other the third person; .sentence where a sentence is more than the clause with its capital and full stop. What can
### be chosen is a noun: the value names several, .one one of them, .each all, .it is the pronoun; .per says "for each".
### .inf-other is the infinitive of somebody else ("of their skill set"); .then follows a condition or a "then"; .short is an
### ability without its moment, where the moment is known. docs/words.md tells which form stands where.

player-name = Player { $number }
list-and = and
list-or = or
list-either = or
list-then = , then
list-then-if = , then,
    .inf = , then
pass = Pass
no = No
yes = Yes
enough = Stop

## How effects and abilities are put together

sentence = { SENTENCE($of) }
it = it
that = that
number = { $n }
    .per = { $n ->
        [1] once
        [2] twice
       *[other] { $n } times
    }
number-plus = { $left } + { $right }
number-minus = { $left } − { $right }
number-times = { $factor } { FORM($of, "per") }
number-that-many = that many
    .per = for each
    .limit = that number
select-opponents = your opponents
    .each = each opponent
    .one = an opponent of your choice
    .it = them
select-all-seats = all players
    .each = each player
    .one = a player of your choice
    .it = them
select-and = { $left } (only { $right })
select-list = { $items }
select-but = { $left } (but not { $right })
select-other = { FORM($of, "others") }
    .one = { FORM($of, "another") }
    .it = { FORM($of, "it") }
select-chosen = what was chosen
some-any = any number of { $what }
some-exactly = { $n } { $what }
some-up-to = up to { $n } { $what }
some-from-to = { $least } to { $n } { $what }
condition-and = { $left } and { $right }
condition-not = it is not true that { $inner }
effect-nothing = no power
effect-sequence = { $parts }
    .inf = { FORM($parts, "inf") }
    .other = { FORM($parts, "other") }
    .then = { FORM($parts, $case) }
    .sentence = { SENTENCE($parts) }
effect-then = { $first } to { FORM($second, "inf") }
    .inf = { FORM($first, "inf") } to { FORM($second, "inf") }
    .other = { FORM($first, "other") } to { FORM($second, "inf") }
effect-choose = choose one: { $options }
    .inf = { FORM($options, "inf") }
    .other = chooses one: { FORM($options, "inf-other") }
effect-may = you may { FORM($effect, "inf") }
    .other = may { FORM($effect, "inf-other") }
effect-if = if { $condition }, { $effect }
    .inf = { FORM($effect, "inf") }, if { $condition }
    .other = { FORM($effect, "other") }, if { $condition }
effect-if-else = if { $condition }, { $effect }; otherwise, { $other }
effect-for-each = { $who } { FORM($effect, "other") }
effect-one-acts = { $who } { FORM($effect, "other") }
    .inf = have { $who } { FORM($effect, "inf-other") }
effect-chosen-by = { $acts ->
        [1] { $by } { FORM($effect, "other") }
       *[0] { $effect } ({ $by } chooses)
    }
    .inf = { FORM($effect, "inf") } ({ $by } chooses)
    .other = { FORM($effect, "other") } ({ $by } chooses)
effect-times = { $effect } { FORM($times, "per") }
    .inf = { FORM($effect, "inf") } { FORM($times, "per") }
    .other = { FORM($effect, "other") } { FORM($times, "per") }
effect-cancel = prevent it
effect-instead = { $effect } instead
    .inf = instead { FORM($effect, "inf") }
effect-until = { $period }, { $ability }
effect-later = when this is over, { $effect }
    .inf = { FORM($effect, "inf") } when this is over
    .other = { FORM($effect, "other") } when this is over
effect-cost = { $cost } to { FORM($effect, "inf") }
    .inf = { FORM($cost, "inf") } to { FORM($effect, "inf") }
    .other = { FORM($cost, "other") } to { FORM($effect, "inf") }
ability-trigger = { $moment }, { $effect }
    .short = { SENTENCE($effect) }
ability-reaction = { $moment }, you may { FORM($effect, "inf") }
    .short = { SENTENCE($effect) }
ability-activated = { $period }: { SENTENCE($effect) }
    .short = { SENTENCE($effect) }
ability-of = { $card }: { SENTENCE($ability) }
period-turn = Once during your turn
period-round = Once per round
period-game = Once per game
period-turn-round = During your turn, once per round
period-turn-game = During your turn, once per game
until-turn = until the end of the turn
until-round = until the end of the round
until-game = for the rest of the game

## Windows

which-forced-first = Several abilities must be used now. Which one first?
who-uses-first = Several players want to use an ability. Who comes first?
window-would = Will you use an ability first?
window-after = Will you use an ability now?
window-window = Will you use an ability now?
choose-effect = { $card }: choose one.
may-effect = { $card }: will you use it?
choose-some = { $card }: choose { $what }.
choose-one = { $card }: choose { FORM($what, "one") }.

## Refusals and errors

wrong-shape-pick = This question wants one option as text, not { $answer }.
wrong-shape-list = This question wants a list of options, not { $answer }.
wrong-shape-split = This question wants numbers by option, not { $answer }.
unknown-key = There is no option { $key } here. You can answer: { $keys }.
twice = An option was named twice: { $keys }.
how-many = You named { $given }, but it must be { $least } to { $most }.
how-many-exactly = You named { $given }, but it must be exactly { $most }.
out-of-range = { $given } is not a whole number from { $least } to { $most }.
wrong-order = Name every option exactly once: { $keys }.
game-over = The game is over; there is nothing left to answer.
no-such-seat = There is no seat { $given }; seats run from 0 to { $most }.
not-your-turn = { $player } is not asked now. Waiting for: { $asked }.
undo-nothing = There is no choice to take back.
undo-revealed = The last choice cannot be taken back, because something became known: { $what }.
revealed-answers = what the others answered at the same time
revealed-end = the end of the game
revealed-asked = who is asked next
endless = The game does not come to its next question (in { $frame }). The file it was read from may be forged.
no-deal = What seat { $seat } cannot know could not be dealt anew in any way that fits what it has seen.
unknown-game = There is no game { $given }. Known games: { $games }.
bad-seed = A seed must be a whole number, not { $given }.
bad-seats = This game has seats for { $least } to { $most } players, not { $given }.
bad-option = There is no option { $name }. Options of this game: { $names }.
bad-value = The option { $name } cannot be { $given }. It can be: { $values }.
position-not-a-dict = A position must be a dictionary, not { $given }.
position-kind = { $wanted ->
    [dict] { $where } must be a dictionary, not { $given }.
    [list] { $where } must be a list, not { $given }.
   *[int] { $where } must be a whole number, not { $given }.
}
position-key = { $where } has no entry { $given }. Its entries are: { $legal }.
position-unknown = { $where }: { $given } does not exist in this game. Did you mean one of these: { $near }?
position-too-many = { $where }: { $given } is named once too often; the game has { $most }.
position-seat = { $where } must be a seat from 0 to { $most }, not { $given }.
position-negative = { $where } cannot be below 0, but is { $given }.
position-not-here = { $where }: { $given } cannot lie there. What can: { $near }.
position-choice = { $where } cannot be { $given }. It can be: { $legal }.
position-flag = { $where } must be true or false, not { $given }.
position-most = { $where } can be at most { $most }, not { $given }.
position-option = { $where } needs the option { $option }.
position-dice = { $where } must be a list of at most { $most } rolls from 1 to { $sides }, not { $given }.
record-truncated = This is not a complete record: parts are missing.
record-damaged = This record is damaged: { $detail }.
record-format = This record has format { $given }, but only format { $right } can be read.
record-edited = This record was edited or damaged: its checksum does not fit.
record-game = This record is of the game { $given }, which is not known here. Known games: { $right }.
record-answer = Answer { $number } of the record is not legal: { $why }
record-astray = From answer { $number } on the replay differs from the record.
record-as-it-was = This record was played with version { $theirs } of the rules; here is { $ours } with other content. Up to answer { $number } the game goes exactly as it did then.
record-other-content = This record was played with version { $theirs } of the rules; here is { $ours } with other content. It was opened at its last snapshot, after answer { $number }.
record-went-back = This record was played with version { $theirs } of the rules; in version { $ours } here, what was going on has changed. It goes on from where it stood after answer { $number }.
record-stale = This was saved in the middle of something that has changed since.
orders-dropped = { $n ->
    [one] One of your standing orders is about something that no longer exists and was dropped.
   *[other] Some of your standing orders are about something that no longer exists and were dropped.
}
unknown-bot = There is no bot { $given }. Known bots: { $names }.
unknown-own-bot = There is no bot { $given }: { $why }
no-bot = { $given } is no bot: it has to be a class made from fathom.bots.Bot.
bad-budget = { $given } is no budget of a search. Examples: search:200 (iterations), search:1.5s (seconds), search:200/4 (in four processes).
tournament-twice = A bot was named twice: { $bots }.
tournament-alone = { $bot } has nobody to meet. Name at least two bots.
tournament-no-journal = { $file } is no journal of a tournament: { $why }
tournament-version = { $file } was written by another version of Fathom or of the game ({ $what }: { $was }, now { $now }). Choose another file.
tournament-other = { $file } is the journal of another tournament ({ $what }: { $was }, now { $now }). Choose another file.
no-cluster = There is no cluster at { $given }: { $why }
no-extra = This needs the package { $package }: { $command }
bad-dataset = { $file } is no file of records: { $why }
dataset-version = { $file } was written by other rules of the game { $game }. Play its games anew.
bad-bots = { $given } bots were named for { $seats } seats. Name at least one and at most one per seat; fewer take turns.
options-not-a-dict = Options must be a dictionary, not { $given }.
record-until = The record can be opened after answers 0 to { $most }, not { $given }.
no-condition = There is no condition { $given } for standing orders here. There are: { $names }.
wrong-order-data = A standing order must be plain data with a question and a number of times from 0 on, not { $given }.

## Hints: what a bot would answer, and why

hint-only = There is no other answer.
hint-for = In its favour: { $parts }.
hint-against = Against it: { $parts }.
hint-close = The answers hardly differ in anything that can be counted.

## Bots: their levels, the same words wherever one meets them

bot-random = easy
bot-random-is = plays any legal move
bot-greedy = clever
bot-greedy-is = thinks every choice through before it answers
bot-search = strong
bot-search-is = imagines how the game may go on and takes what turns out best
bot-master = masterly
bot-master-is = thinks like the strong bot, but takes its time
