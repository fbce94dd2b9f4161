### Lobby, new table, rules browser, card pages and replay theatre in English.

## Words used in several places

pages-title = { $page } · Fathom
pages-seat = Seat { $n }
pages-copy = Copy link
pages-copied = Copied
pages-copy-failed = The browser did not allow copying. Select the link and copy it yourself.
pages-close = Close
pages-try-again = Try again
pages-loading = One moment…
pages-back-table = Back to the table
pages-lang-en = English
pages-lang-pl = Polish
pages-lang-de = German

## Lobby

pages-lobby = Lobby
pages-lobby-headline = The table that knows every rule
pages-lobby-line = Board games of the deep against bots or friends. Every move is checked, every rule explained. No account, nothing to install.
pages-lobby-play = Play { $game } now
pages-lobby-play-it = Play now
pages-lobby-setup = Choose players and options
pages-lobby-games = Games
pages-lobby-players = { $least }–{ $most } players
pages-lobby-new = New table
pages-lobby-rules = Rules
pages-lobby-cards = Cards
pages-lobby-watch-bots = Watch bots play
pages-lobby-mine = Your tables
pages-lobby-more = Show { $n } more
pages-lobby-your-turn = Your turn
pages-lobby-waits = Waiting for { $names }
pages-lobby-over = Finished
pages-lobby-checking = Checking…
pages-lobby-unreachable = Not reachable right now
pages-lobby-moves =
    { $n ->
        [0] not begun
        [one] { $n } choice made
       *[other] { $n } choices made
    }
pages-lobby-go-on = Continue
pages-lobby-watch = Watch
pages-lobby-replay = Replay
pages-lobby-forget = Take { $name } off the list
pages-lobby-forget-sure = This browser removes its keys. Without a saved link you cannot come back.
pages-lobby-forget-yes = Remove it
pages-lobby-forget-no = Keep it
pages-lobby-gone = { $name }: this table no longer exists. It was taken off your list.
pages-lobby-revoked = { $name }: your link no longer opens this table; the host has withdrawn it, or the table is gone. It was taken off your list.
pages-lobby-dismiss = All right
pages-lobby-join = Join or watch
pages-lobby-join-how = Paste the link somebody sent you.
pages-lobby-join-label = Link to a table
pages-lobby-join-go = Open
pages-lobby-join-bad = That is not a link to a table. Such a link ends like this: #/t/table/key
pages-lobby-record = Open a record
pages-lobby-record-how = Replay a saved game, or go on playing from any moment of it.
pages-lobby-record-choose = Choose a file
pages-lobby-record-drop = or drop it here
pages-lobby-record-reading = Reading { $file }…
pages-lobby-record-not = { $file } is not a Fathom record.
pages-lobby-record-large = { $file } is too large for a record.
pages-lobby-made = Fathom is unofficial. The games belong to their publishers; the words and pictures here are our own.
pages-lobby-promise-rules = Every rule enforced
pages-lobby-promise-rules-is = Each choice, log line and refusal names its clause. One key opens it.
pages-lobby-promise-undo = Change your mind
pages-lobby-promise-undo-is = Take back a choice, an action or a turn. Replay any game and go on from any moment.
pages-lobby-promise-slow = Fast or slow
pages-lobby-promise-slow-is = Ten minutes against bots, or a month with friends, one move a day.

## New table

pages-new = New table
pages-new-title = New table for { $game }
pages-new-options = Options
pages-new-data-usual = Written as JSON; left empty, the game is played as usual.
pages-new-data-file = Choose a file
pages-new-data-example = Show an example
pages-new-data-clear = Back to the usual
pages-new-data-builder = Build decks
pages-new-data-broken = This is not JSON: { $why }
pages-new-data-large = This is too large: { $bytes } bytes, and the most is { $most }.
pages-new-data-file-large = { $file } is too large and was not read.
pages-new-some = { $n } of { $size } chosen; none means as usual.
pages-new-less = Less: { $what }
pages-new-more = More: { $what }
pages-new-brought-none = Whoever is free
pages-new-brought-own = Your own
pages-new-brought-other = As brought along
pages-new-brought-paste = Paste text…
pages-new-paste-large = This is too large: at most { $most } bytes.
pages-new-seats = Players
pages-new-count = How many?
pages-new-count-label =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
pages-new-count-with = { $n } players, with { $options }
pages-new-who = Who sits in seat { $n }?
pages-who-me = Me
pages-who-friend = Friend
pages-who-bot = Bot
pages-new-name = Name
pages-new-name-mine = Your name
pages-new-name-friend = Friend's name
pages-new-level = Strength of the bot
pages-new-note-hot =
    { $n ->
       *[other] { $n } seats are yours: you share this device, and a curtain hides each hand from the next player.
    }
pages-new-note-friends =
    { $n ->
        [one] You get a link to send to your friend.
       *[other] You get a link to send to each of your { $n } friends.
    }
pages-new-note-watch = No seat is yours: you will watch.
pages-new-note-bots = The game begins at once.
pages-new-open = Open the table
pages-new-opening = Opening…
pages-invite = The table is open
pages-invite-how = Send each friend their own link. Whoever has it plays that seat, so do not post it in public.
pages-invite-link = Link for { $name }
pages-invite-watch = Link to watch
pages-invite-watch-how = Anyone with it sees what anyone may see, and no hand.
pages-invite-share = Share
pages-invite-go = Go to the table
pages-invite-go-watch = Watch
pages-invite-note = In the menu at the table the host can make new links and withdraw old ones.

## Rules

pages-rules-title = The rules of { $game }
pages-rules-search = Search the rules
pages-rules-search-how = Words in any language, or a clause such as { $id }
pages-rules-clear = Clear the search
pages-filter-all = All
pages-filter-enforced = Enforced
pages-filter-rulings = Our rulings
pages-rules-show = Show
pages-rules-count =
    { $n ->
        [one] { $n } clause
       *[other] { $n } clauses
    }
pages-rules-found =
    { $n ->
        [0] No clause found
        [one] { $n } clause found
       *[other] { $n } clauses found
    }
pages-rules-none = No clause has all these words.
pages-rules-none-how = Try fewer words, or the beginning of a word. English, Polish and German all work, with or without accents.
pages-rules-none-filter = The filter hides some clauses.
pages-rules-none-all = Search all clauses
pages-rules-chapters = Chapters
pages-rules-ruling = our ruling
pages-rules-uncertain = uncertain reading
pages-rules-not-enforced = for your information
pages-rules-unknown = There is no clause { $id } in these rules.

## Cards

pages-cards-title = The cards of { $game }
pages-cards-filter = Find a card
pages-cards-filter-how = Name or words of the text
pages-cards-decks = Decks
pages-cards-deck-all = All
pages-cards-found =
    { $n ->
        [0] No card found
        [one] { $n } card
       *[other] { $n } cards
    }
pages-cards-none = No card has these words.
pages-cards-unknown = There is no such card in this game.
pages-cards-all = All cards
pages-cards-before = Previous card: { $name }
pages-cards-next = Next card: { $name }
pages-cards-text = What it does
pages-cards-no-text = It has no power of its own; it counts by its value.
pages-cards-clauses = Its rules
pages-cards-written = This text is written by the same code that plays the card.

## Theatre

pages-theatre = Replay
pages-theatre-title = Replay: { $game }
pages-theatre-slider = Moment of the game
pages-theatre-moment = Choice { $n } of { $last }
pages-theatre-moment-turn = { $turn } Choice { $n } of { $last }.
pages-theatre-first = To the beginning
pages-theatre-last = To the end
pages-theatre-turn-back = One turn back
pages-theatre-turn-on = One turn on
pages-theatre-back = One choice back
pages-theatre-on = One choice on
pages-theatre-play = Play
pages-theatre-pause = Pause
pages-theatre-speed = Speed
pages-theatre-speed-of = { $n }×
pages-theatre-seen = View:
pages-theatre-seen-watch = spectator
pages-theatre-seen-open = everything open
pages-theatre-seen-secret = The game is still running: hidden cards stay hidden until it is over.
pages-theatre-running = The game is still running.
pages-theatre-running-go = Go to the table
pages-theatre-begins = The replay begins with choice { $n }; what came before cannot be shown here.
pages-theatre-log = What happened
pages-theatre-log-open = Show the log
pages-theatre-log-close = Hide the log
pages-theatre-hand = Hand
pages-theatre-continue = Continue from here
pages-theatre-continue-title = A new table from choice { $n }
pages-theatre-continue-how = The old game stays as it is. Who plays on?
pages-theatre-continue-running = This is possible once the game is over.
pages-theatre-continue-end = At the end nothing is left to play. Go back a few choices first.
pages-theatre-export = Save record
pages-theatre-export-secret = You can save the record once the game is over.
pages-theatre-share = Share link
pages-theatre-share-done = Link copied: it opens this moment
pages-theatre-share-no = Only your own playing link is known here. Ask the host for the link to watch.
pages-theatre-keys = Keys: Space plays, ← → one choice, Shift with ← → one turn, Home and End.
pages-theatre-scores = Final scores
pages-theatre-beliefs = What bots believe
pages-theatre-beliefs-are = How strongly each bot suspected the others of being traitors at this moment, from what it could know.
pages-theatre-beliefs-of = { $name } believes
pages-theatre-beliefs-chance = { $percent }%

## Nothing here

pages-nowhere = Nothing here
pages-nowhere-title = You have drifted off the chart
pages-nowhere-line = There is no page at this address. A link may have been cut when it was copied.
pages-nowhere-home = To the lobby

pages-set-where = They take effect at once and stay in this browser.
pages-set-theme = Light or dark
pages-set-theme-auto = as the system
pages-set-theme-dark = dark
pages-set-theme-light = light
pages-set-pace-is = How fast you are shown what the others do. You can pause at any time, or skip to your question.
pages-set-sound = Sound
pages-set-sound-off = off
pages-set-sound-soft = soft
pages-set-sound-full = full
pages-set-sound-is = Cards, dice, blows, your turn, the end.
pages-set-listen = Listen: { $cue }
pages-set-cue-turn = you are asked
pages-set-cue-card = a card
pages-set-cue-dice = dice
pages-set-cue-reveal = something is revealed
pages-set-cue-coin = gain
pages-set-cue-blow = a blow
pages-set-cue-win = victory
pages-set-cue-lose = defeat
pages-set-cue-hint = a hint
pages-set-text = Text size
pages-set-text-normal = normal
pages-set-text-large = large
pages-set-text-larger = larger
pages-set-text-is = Questions, log, seats and pages. The board keeps its size.
pages-set-contrast = Contrast
pages-set-contrast-usual = usual
pages-set-contrast-high = high
pages-set-contrast-is = Stronger lines and words, calmer backgrounds.
pages-set-codes = Rule codes
pages-set-codes-hover = when you point at a line
pages-set-codes-always = always
pages-set-codes-is = In the log. A click on a code opens the rule.
pages-set-confirm = Confirmations
pages-set-confirm-final = what cannot be taken back
pages-set-confirm-never = never
pages-set-confirm-is = Whether you are asked once more before such an answer.
pages-history-where = Games you have finished in this browser. Nobody else sees them; a file takes them elsewhere.
pages-history-none = Nothing here yet. Finish a game, and it will appear.
pages-history-played = played
pages-history-won = won
pages-history-best = best score
pages-history-mean = mean score
pages-history-streak = won in a row
pages-history-bot = Against bots of level “{ $bot }”: { $won } of { $played } won
pages-history-you-won = You won
pages-history-won-by = Won by { $names }
pages-history-export = Save as a file
pages-history-import = Load a file
pages-history-taken = { $n ->
    [0] No game in this file was new.
    [one] { $n } game loaded.
   *[other] { $n } games loaded.
}
pages-history-unread = { $file } is not a file of games.
pages-history-forget = Forget all…
pages-history-forget-sure = Yes, forget all games
pages-again = The same table again
pages-again-opening = Opening the same table again…
pages-lobby-learn = Play the learning game
pages-choices = { $n ->
    [one] { $n } choice
   *[other] { $n } choices
}
pages-record-saved = Saved: { $file }. “Open a record” in the lobby opens it again.
pages-report-saved = Saved: { $file }. Send it to whoever runs this server, with a few words about what went wrong. While the game goes on, it holds only what you may see yourself.
