### What the command line says of itself: help, and what was typed wrong.

## The parts of a help page

cli-usage = Usage
cli-usage-options = [OPTIONS]
cli-usage-command = COMMAND
cli-usage-arguments = Arguments
cli-usage-switches = Options
cli-usage-commands = Commands
cli-usage-examples = Examples
cli-usage-default = default: { $value }
cli-usage-needed = always needed
cli-usage-environment = also as { $name }

## What the commands do; `.more` where the list of commands has no room for it

cli-does-fathom = A table for board games of the deep, with every rule enforced and explained.
cli-does-games = List the games with their seats and options.
cli-does-play = Play in the browser, or here with --terminal.
    .more = Play in the browser, or here with --terminal: against bots, with friends, or both.
cli-does-serve = Run the server for many people.
    .more = Run the server for many people. What is not given comes from FATHOM_HOST, FATHOM_PORT and so on; docs/server.md lists all settings.
cli-does-simulate = Let bots play many games and count what happens.
cli-does-tournament = Let bots meet each other and tell how strong they are.
    .more = Let bots meet each other, with seats rotated, and tell how strong they are.
cli-does-replay = Play a record again: its log and the table at its end.
cli-does-rules = Show one clause, search the rules, or list their chapters.
cli-does-cards = Show what a card does, or list the cards by deck.
cli-does-bench = Measure the speed of the engine on this machine.

## What they take; `.as` is the word that stands for it in the usage

cli-arg-help = Show this help and exit.
cli-arg-version = Show the version and which engine runs.
cli-arg-lang = en, pl or de; otherwise the language of your system.
    .as = LANG
cli-arg-json = Print JSON instead of text.
cli-arg-game = The game: { $games }.
    .as = GAME
cli-arg-option = A game option, such as { $example }; data, where a game takes it, as NAME=@FILE. May be repeated.
    .as = NAME=VALUE
cli-arg-content = Cards and tiles of your own, where a game reads them.
    .as = FILE
cli-arg-jobs = How many processes.
    .as = N
cli-arg-cluster = Play on a Ray cluster; local starts one of --jobs workers here.
    .as = ADDRESS
cli-arg-port = The port; 0 takes any that is free.
    .as = PORT
cli-arg-play-what = The game, as fathom games lists it; after --resume a saved file.
    .as = GAME
cli-arg-play-terminal = Play here, in the terminal, instead of in the browser.
cli-arg-play-no-browser = Only print the link; do not open a browser.
cli-arg-play-seats = With --terminal: who sits where: me (several share the keyboard), { $bots }; or a number: you and clever bots.
    .as = WHO
cli-arg-play-seed = With --terminal: the same seed deals the same game.
    .as = N
cli-arg-play-resume = Go on with a game; with --terminal also: --resume FILE.
cli-arg-serve-host = The address to listen at; 0.0.0.0 for all of this machine's.
    .as = ADDRESS
cli-arg-serve-workers = How many processes; more than one needs PostgreSQL.
    .as = N
cli-arg-serve-database = A file for SQLite, or postgresql://user:password@host/name.
    .as = WHERE
cli-arg-simulate-games = How many games.
    .as = N
cli-arg-simulate-seats = How many seats; otherwise as few as the bots and the game allow.
    .as = N
cli-arg-simulate-bots = Who plays: { $bots }, search:200, or a bot of your own as module:Class. Fewer than seats take turns around the table.
    .as = BOTS
cli-arg-simulate-seed = The seed of the first game; each further game takes the next.
    .as = N
cli-arg-simulate-records = Keep every game in this folder, as data for research.
    .as = FOLDER
cli-arg-tournament-bots = Who meets, with commas between: { $bots }; with other budgets search:200 or search:1s; a bot of your own as module:Class.
    .as = BOTS
cli-arg-tournament-games = How many games of each meeting.
    .as = N
cli-arg-tournament-seats = How many seats; otherwise as few as the game allows.
    .as = N
cli-arg-tournament-seed = The seed of the first game of each meeting.
    .as = N
cli-arg-tournament-journal = Keep every game here; the same command goes on from it.
    .as = FILE
cli-arg-tournament-plot = Draw the results as an SVG.
    .as = FILE
cli-arg-replay-file = A record: a game saved in the terminal, or exported on the page.
    .as = FILE
cli-arg-replay-until = Stop after this many answers.
    .as = N
cli-arg-replay-seat = Look from this seat, from 1 on, instead of as a spectator.
    .as = N
cli-arg-rules-words = A clause by its code, a chapter, or words; else the chapters.
    .as = CLAUSE|WORDS
cli-arg-rules-coverage = Count the clauses that a passing test names.
cli-arg-cards-name = A name, or words of a card's text; else all cards.
    .as = NAME
cli-arg-cards-deck = Only this deck, such as lords.
    .as = DECK
cli-arg-bench-seconds = How long each measurement takes.
    .as = SECONDS

## Beside the examples of `fathom play`

cli-example-lobby = the lobby in your browser
cli-example-game = a new table of one game
cli-example-terminal = asks what to play, and with whom
cli-example-alone = at once, alone
cli-example-resume = goes on with a game

## What was typed wrong

cli-wrong-option = There is no option { $given }. All options: { $command } --help
cli-wrong-option-but = There is no option { $given }. Did you mean { $near }?
cli-wrong-more = Too much for this command: { $given }. What it takes: { $command } --help
cli-wrong-missing = { $name } is missing. What the command takes: { $command } --help
cli-wrong-no-game = Name a game: { $games }.
cli-wrong-no-value = { $name } needs a value after it.
cli-wrong-flag = { $name } takes no value.
cli-wrong-whole = { $name } takes a whole number.
cli-wrong-whole-from = { $name } takes a whole number, { $least } or more.
cli-wrong-whole-between = { $name } takes a whole number from { $least } to { $most }.
cli-wrong-number-from = { $name } takes a number, { $least } or more.
cli-wrong-setting = The option { $name } cannot be “{ $given }”. It can be: { $values }.
cli-cannot-write = The file { $file } cannot be written: { $why }.
cli-no-card-in-deck = No card of the deck { $deck } is called “{ $name }”. All its cards: fathom cards { $id } --deck { $deck }

## Why the system does not do something; whatever is not here is told in its own words

cli-system-says = { $why }
cli-system-absent = there is no such file or folder
cli-system-forbidden = access is not allowed
cli-system-folder = it is a folder
cli-system-no-folder = a part of the path is no folder
cli-system-there = something of this name is in the way
cli-system-full = there is no room left
cli-system-read-only = nothing can be written there
cli-system-long = the name is too long
cli-system-no-address = there is no such address
cli-system-not-mine = this machine does not have this address

## At the table

cli-thinking = { $player } is thinking…
cli-leave-unsaved = The game is not saved. save and a file name keep it elsewhere; quit once more leaves without it.
