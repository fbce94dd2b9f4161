### The command line and the terminal client in English.

## Languages, games, bots

cli-language-name = English
cli-you = you
cli-person = a person
cli-bot = bot: { $name }
cli-yes = yes
cli-no = no

## Bad input

cli-bad-language = There is no language { $given }. There are: { $languages }.
cli-bad-command = There is no command { $given }. There are: { $commands }.
cli-bad-game = There is no game { $given }. There are: { $games }.
cli-bad-pair = An option is written NAME=VALUE, not { $given }.
cli-no-bots = Name at least one bot. There are: { $names }.
cli-bad-player = Nobody is called “{ $given }”. A seat can be taken by: { $names }.
cli-nobody-plays = At least one seat must be yours: name it “me”. For bots alone there is fathom simulate.
cli-no-file = There is no file { $file }.
cli-bad-file = The file { $file } cannot be read: { $why }.
cli-not-json = The file { $file } is damaged or not a record: { $why }.
cli-too-deep = The file { $file } is nested too deeply to be read.
cli-bad-until = The record has { $most } answers, so it cannot stop after answer { $given }.
cli-bad-seat = The game has { $most } seats; there is no seat { $given }.
cli-bad-deck = There is no deck { $given }. There are: { $decks }.
cli-no-clause = No clause contains “{ $words }”. The chapters: fathom rules { $id }
cli-no-clause-but = No clause contains “{ $words }”. Did you mean { $near }?
cli-no-card = No card is called “{ $name }”. All cards: fathom cards { $id }
cli-no-card-but = No card is called “{ $name }”. Did you mean { $near }?
cli-no-coverage = There are no results of a test run here: run make test first.
cli-bad-coverage = The file { $file } is not the result of a test run: run make test again.
cli-one-game = Name one game, not several: { $given }.
cli-one-file = Name one file, not several: { $given }.
cli-no-saves = There are no unfinished games in { $folder }.
cli-save-over = The game in { $file } is over. To see it: fathom replay { $file }
cli-save-seats = The saved game has { $right } seats, but { $given } were named.
cli-only-terminal = Only for a game in the terminal: { $options }. Add --terminal; for a game in the browser, choose on the page.
cli-only-browser = Only for a game in the browser: { $options }. Leave it out, or leave out --terminal.
cli-no-client = The web client is not built. Build it with make web, or play here: fathom play --terminal
cli-port-taken = Port { $port } is taken by another program. Choose another one with --port.
cli-bad-address = The server cannot listen at { $host }, port { $port }: { $why }.
cli-system-refuses = The system refuses: { $why }.

## fathom play in the browser, fathom serve

cli-page-opens = The game opens in your browser: { $link }
cli-page-to-open = Open this page in a browser on this machine: { $link }
cli-runs-already = Fathom is already running; this is the same server.
cli-serving = The server is at { $link }
cli-how-to-end = Ctrl+C ends the server; the game is kept.
cli-api-only = The web client is not built, so there is only the interface for programs. Build it with: make web

## fathom games, rules, cards

cli-game-seats = Seats: { $seats }
cli-game-usual-seats = Seats without any option: { $seats }
cli-game-option = Option { $name }: { $what } Values: { $values }; default: { $default }
cli-game-play = Play: fathom play { $id }
cli-ruling = our ruling
cli-uncertain = uncertain reading
cli-found-clauses =
    { $n ->
        [one] { $n } clause.
       *[other] { $n } clauses.
    }
cli-chapters =
    { $n ->
        [one] The rules of { $game }: { $n } clause.
       *[other] The rules of { $game }: { $n } clauses.
    }
cli-chapter = { $chapter }: { $title } ({ $n })
cli-rules-how = Read a chapter or search: fathom rules { $id } WORDS. A single clause: fathom rules { $id } CLAUSE.
# What people look for, and what the rules call it: beginnings of words.
cli-same-words = sell, sold, sale: buy; buy, bought: buy, pay; swap, exchang, barter: swap, trad; money, coin, cash: pearl; prize: reward; hurt, injur: wound, damage, defeat; die, death, dead, slay, murder: kill, defeat; winner, victor: win; prison, jail: brig, jailer; fight: attack, fight; magic, sorcer: spell; trash, throw: discard; talk, speak, chat: say, said, tell, talk; boat: ship; save, saving: rescue
cli-deck = { $deck }: { $title } ({ $n })
cli-coverage = { $game }: { $covered } of { $all } enforceable clauses have a passing test.
cli-coverage-seed = Of the seed clauses: { $covered } of { $all }.
cli-coverage-partial = The last test run covered only a part of the tests, or was cut short: the numbers are too low.
cli-uncovered = Without a test:

## fathom simulate, replay

cli-simulating = Playing
cli-sim-games =
    { $n ->
        [one] { $game }: { $n } game in { $seconds } seconds.
       *[other] { $game }: { $n } games in { $seconds } seconds.
    }
cli-sim-decisions = Decisions: { $n }, per second: { $speed }.
cli-sim-turns = Turns or rounds per game: { $n }.
cli-sim-seat = Seat { $seat }: wins { $wins }, mean score { $score }.
cli-sim-bot = Bot { $bot }: wins { $wins }.
cli-sim-ending = Times: { $n }. { $reason }
cli-sim-error = Seed { $seed }: { $message }
cli-tournament = { $game }, seats: { $seats }, bots: { $bots }.
cli-tour-among = { $one } among { $rest }: won { $rate }% of { $n } games (95%: { $low } to { $high }); the fair share is { $fair }%.
cli-tour-sides = { $one } ({ $side }) against { $rest } ({ $other }): won { $rate }% of { $n } games (95%: { $low } to { $high }).
cli-tour-alone = { $one }: won { $rate }% of { $n } games (95%: { $low } to { $high }), mean score { $score }.
cli-tour-rating = Rating of { $bot }: { $rating } (95%: { $low } to { $high }).
cli-tour-stopped = Stopped. The same command goes on from { $file }.
cli-tour-lost = Stopped. Name a --journal to be able to go on another time.
cli-records = Records: { $file }
cli-replaying = Replaying
cli-replay-title = { $game }, record with { $n } answers
cli-fingerprint = Fingerprint: { $mark }

## Before the game

cli-setup-language = Which language?
cli-setup-game = Which game?
cli-setup-title = Game: { $game }
cli-setup-choose = Number [{ $default }]:
cli-setup-again = Type a number from 1 to { $most }, or just Enter.
cli-setup-yes-no = { $question }? yes or no [{ $default }]:
cli-setup-yes-or-no = Type yes or no, or just Enter.
cli-setup-seats = How many players ({ $span })?
cli-setup-people = How many of them are people at this keyboard (1–{ $most })?
cli-setup-number = { $question } [{ $default }]:
cli-setup-one-of = Type one of these numbers: { $numbers }.
cli-setup-bots = Which bots take the other seats?
cli-seed = Seed of this game: { $seed }
cli-welcome = Answer with the number of an option. Type aid for the game on one page, card for what the cards of a question do, help for all commands, quit to stop; the game is saved by itself.
cli-which-save = Which game do you want to continue?
cli-save-line =
    { $n ->
        [one] { $game }, { $when }, { $n } choice made ({ $players }): { $name }
       *[other] { $game }, { $when }, { $n } choices made ({ $players }): { $name }
    }
cli-resumed =
    { $n ->
        [one] { $game } goes on after { $n } choice.
       *[other] { $game } goes on after { $n } choices.
    }

## During the game

cli-news = Since your last choice:
cli-news-first = So far:
cli-table = The table
cli-question = { $player }: { $prompt }
cli-option-limit = { $option } (up to { $n })
cli-prompt = Your choice:
cli-curtain = { $player }, press Enter when only you are looking.
cli-how-one = Type the number of one option.
cli-how-pick-some = Type the numbers of your options with blanks between them, such as 1 3.
cli-how-order = Type all numbers in the order you want, such as 2 1 3.
cli-how-split = Type how many of what: 2x1 1x3 is two of option 1 and one of option 3. 1 1 3 means the same.
cli-how-number = Type a number from { $least } to { $most }.
cli-how-exactly = Choose exactly { $n }.
cli-how-between = Choose { $least } to { $most }.
cli-how-none = 0 chooses none.
cli-no-such-number = There is no option { $given }; the options run from 1 to { $most }.
cli-want-number = Type a whole number from { $least } to { $most }.
cli-want-one = Choose one option only: type its number.
cli-did-you-mean = I do not know “{ $given }”. Did you mean { $word }?
cli-not-understood = I do not know “{ $given }”. Type the number of an option, or help.
cli-nothing-refused = No rule forbids you anything here.
cli-refused = Not possible now:
cli-more-clauses =
    { $n ->
        [one] And { $n } more clause: use more words.
       *[other] And { $n } more clauses: use more words.
    }
cli-many-cards = Several cards fit: { $names }
cli-no-card-here = No card lies open, and the question is about none.
cli-no-card-there = This option is about no card.
cli-undone = Taken back.
cli-undo-others = Another player has chosen since, so your choice cannot be taken back.
cli-saved = Saved: { $file }
cli-cannot-save = The game cannot be saved in { $file }: { $why }
cli-bye = The game is saved. Go on with: fathom play --resume { $name } --terminal
cli-the-end = The game is over
cli-score = { $player }: { $score } ({ $parts })
cli-winner = The winner: { $players }
cli-nobody-wins = Nobody wins.
cli-winners = A shared victory: { $players }
cli-recorded = The whole game is recorded: fathom replay { $file }

## Command words. The first is the one we recommend; more may follow after commas. English words always work.

cli-word-why = why
cli-word-rule = rule
cli-word-card = card
cli-word-table = table, board
cli-word-hand = hand
cli-word-log = log
cli-word-order = order
cli-word-ready = ready
cli-word-hint = hint
cli-word-aid = aid
cli-word-undo = undo
cli-word-save = save
cli-word-help = help
cli-word-quit = quit, exit, q

cli-help = How to play here
cli-help-answer = The number of an option (or the first letters of its text) chooses it. Enter repeats the question. The codes in brackets are rules.
cli-help-line = { $words }: { $what }
cli-help-why = what is not possible here, and why
cli-help-rule = a rule by its code (rule { $rule }) or by words; alone: the rule of this question
cli-help-card = what a card does (card and its name, or card 2: that of option 2); alone: the cards of this question and all that lie open
cli-help-table = the whole table again
cli-help-hand = your hand again
cli-help-log = everything that happened so far
cli-help-order = answer questions like this one in advance (order 2, order 2 x3, order { $example }); alone: your orders
cli-help-ready = { $n ->
    [0] lay cards ready for the next test: their names with commas between them; alone: what lies ready
   *[other] lay cards ready for the next test (ready { $cards }); alone: what lies ready
}
cli-help-hint = what a bot would answer here, and why
cli-help-aid = the player aid on one page: the turn, what you can do, how it ends, what words mean
cli-help-undo = take back your last choice, if nothing became known since
cli-help-save = save now; with a file name: a copy there
cli-help-help = this help
cli-help-quit = save and stop

## Standing orders

cli-order-back = back
cli-order-if = if
cli-order-unless = unless
cli-order-always = always
cli-order-never = never
cli-order-ask = ask
cli-order-unchanged = unchanged
cli-order-said-always = { $card }: always use it
cli-order-said-never = { $card }: never use it
cli-order-said-unchanged = pass until the turn or your options change
cli-order-how = Type order and an answer; x3 after it: only the next 3 times; * after it: for all questions about abilities; if or unless and a condition at the end. At a question about abilities, always, never or ask after one is about its card, and order unchanged passes until something changes. order back 1 takes one back.
cli-orders = Your answers given in advance, which nobody else sees:
cli-no-orders = You have given no answers in advance.
cli-order-line = { $answer } – { $question } – { $n ->
    [0] always
    [1] the next time
   *[other] the next { $n } times
}
cli-order-said-if = if { $words }
cli-order-said-unless = unless { $words }
cli-order-windows = all questions about abilities
cli-order-some-question = a kind of question
cli-ready-question = a skill test
cli-order-nothing = nothing
cli-order-given = The order holds from the next such question on.
cli-order-gone = The order is taken back.
cli-order-which = Say which order by its number, from 1 to { $most }.
cli-order-no-window = Only at a question about abilities can you answer for all of them.
cli-ready-not-here = In this game no cards can be laid ready.
cli-ready-laid = Ready for the next test, and only you know: { $cards }
cli-ready-none = No cards lie ready for the next test.
cli-ready-how = Type ready and cards with commas between them, or 0 for none. ready back takes them back.
cli-ready-unknown = You do not hold this card (or not so often): { $given }
cli-ready-gone = Nothing lies ready any more.

cli-hint = A bot would answer: { $answer }.
cli-log-hint = { $player } took a hint.
cli-no-aid = This game has no player aid.
cli-aid-goal = Who wins
cli-aid-turn = How it goes
cli-aid-actions = What you can do
cli-aid-end = How it ends
cli-aid-words = What words mean
cli-tie = Level, so this decides: { $what } ({ $values }).
