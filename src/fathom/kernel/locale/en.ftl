### Words of the kernel: players, effects, refusals, errors.
### An effect is a whole sentence with a full stop, so that others can be put around it. The value of a noun or phrase
### is its label, with a capital; .nom is the form inside a sentence, .per the one that says "for each ...".

player-name = Player { $number }
list-and = and
list-or = or
pass = Pass
no = No
yes = Yes
enough = Stop

## How effects and abilities are put together

number = { $n }
    .per = for each of { $n }
number-plus = { $left } + { $right }
number-minus = { $left } − { $right }
number-times = { $factor } { FORM($of, "per") }
select-you = You
    .nom = you
select-opponents = Each opponent
    .nom = each opponent
select-all-seats = Each player
    .nom = each player
select-and = { $left } (only { FORM($right, "nom") })
    .nom = { FORM($left, "nom") } (only { FORM($right, "nom") })
select-list = { $items }
    .nom = { FORM($items, "nom") }
select-but = { $left } (but not { FORM($right, "nom") })
    .nom = { FORM($left, "nom") } (but not { FORM($right, "nom") })
condition-and = { $left } and { $right }
condition-not = it is not true that { $inner }
effect-nothing = No power.
effect-sequence = { $first } Then: { $second }
effect-then = { $first } If you did: { $second }
effect-choose = { $first } Or: { $second }
effect-may = If you like: { $effect }
effect-if = If { $condition }: { $effect }
effect-for-each = { $seats }: { $effect }
effect-times = Several times ({ $times }): { $effect }
effect-cancel = It does not happen.
effect-instead = Instead: { $effect }
effect-until = { $period } – { $ability }
effect-later = When this is over: { $effect }
effect-cost = { $cost } In return: { $effect }
cost-free = No cost.
cost-and = { $first } { $second }
ability-trigger = { $moment }: { $effect }
ability-reaction = { $moment } – If you like: { $effect }
ability-activated = { $period } – { $effect }
ability-of = { $card }: { $ability }
period-turn = Once during your turn
period-round = Once per round
period-game = Once per game
period-turn-round = During your turn, once per round
period-turn-game = During your turn, once per game
until-turn = Until the end of the turn
until-round = Until the end of the round
until-game = For the rest of the game

## Windows

which-forced-first = Several abilities must be used now. Which one first?
who-uses-first = Several players want to use an ability. Who comes first?
window-would = Something is about to happen. Will you use an ability?
window-after = Something has happened. Will you use an ability?
window-window = You may use an ability now.
choose-effect = Choose one.
may-effect = Do you want to use this?

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
record-truncated = This is not a complete record: parts are missing.
record-damaged = This record is damaged: { $detail }.
record-format = This record has format { $given }, but only format { $right } can be read.
record-edited = This record was edited or damaged: its checksum does not fit.
record-game = This record is of the game { $given }, which is not known here. Known games: { $right }.
record-answer = Answer { $number } of the record is not legal: { $why }
record-astray = From answer { $number } on the replay differs from the record.
record-other-content = This record was played with version { $theirs } of the rules; here is { $ours } with other content. It was opened at its last snapshot, after answer { $number }.
unknown-bot = There is no bot { $given }. Known bots: { $names }.
bad-bots = { $given } bots were named for { $seats } seats. Name at least one and at most one per seat; fewer take turns.
options-not-a-dict = Options must be a dictionary, not { $given }.
record-until = The record can be opened after answers 0 to { $most }, not { $given }.
no-condition = There is no condition { $given } for standing orders here. There are: { $names }.
wrong-order-data = A standing order must be plain data with a question and a number of times from 0 on, not { $given }.
