### The words of the table around every game.

shell-bot = bot, level “{ $level }”

## Everywhere

shell-home = Fathom: to the lobby
shell-pages = Pages
shell-rules = Rules
shell-cards = Cards
shell-skip = Skip to the content
shell-language = Language
shell-theme-auto = Colours: like the system
shell-theme-dark = Colours: dark
shell-theme-light = Colours: light
shell-sound = Sound
shell-close = Close
shell-cancel = Cancel
shell-loading = Loading…
shell-reload = Load again
shell-try-again = Try again
shell-to-lobby = To the lobby
shell-page-failed = This page could not be loaded. Is the server running?
shell-opening = Setting up { $game }…
shell-arriving = Coming to the table…
shell-menu = Menu

## What can go wrong

shell-fail-gone = The server does not answer.
shell-fail-gone-advice = Check your connection. If you run Fathom yourself, see whether it is still running. Nothing you did is lost.
shell-fail-busy = The server is busy or restarting.
shell-fail-busy-advice = Nothing was changed. Try again in a moment.
shell-fail-broken = Something broke on the server.
shell-fail-broken-advice = It is our fault, not yours. Nothing was changed; try again.
shell-fail-too-fast = That was too fast.
shell-fail-too-fast-advice = Wait a few seconds, then try again.
shell-fail-bad-key = This link does not open the table.
shell-fail-bad-key-advice = Perhaps a part of it got lost on the way, or the host has withdrawn it. Ask for a new link.
shell-fail-revoked = This link no longer opens the table.
shell-fail-revoked-advice = The host has replaced or withdrawn it. Ask the host for a new link.
shell-fail-no-key = This link lacks its key.
shell-fail-no-key-advice = Copy the whole link, up to the last character, and open it again.
shell-fail-not-found = There is no such table here.
shell-fail-not-found-advice = Check that the link is complete and leads to the right server.
shell-fail-origin = The server does not trust this page.
shell-fail-origin-advice = Open Fathom at the address at which its server runs.
shell-fail-too-large = That is too large for the server.
shell-fail-too-large-advice = A record of a game has at most a few megabytes. Is this the right file?
shell-fail-part = A part of this page could not be loaded.
shell-fail-part-advice = Reload the page as soon as the server answers again. Your game is safe there.
shell-fail-odd = Something unexpected happened.
shell-fail-odd-advice = Load the page again. Your game is safe on the server.

shell-line-connecting = Connecting…
shell-line-lost = Connection lost. Reconnecting…
shell-line-gone = The server does not answer. We keep trying.
shell-line-revoked = This link no longer opens the table.
shell-line-missing = There is no such table here.
shell-line-now = Now

## The bar

shell-turn = turn { $turn }
shell-round = round { $round }
shell-watching = you are watching
shell-talk = Log and chat
shell-talk-news = Log and chat (new messages)
shell-title-asked = ● { $yours ->
    [yes] Your turn
   *[no] You are asked
} · { $game }

## The question

shell-welcome = New to { $game }? This is what it is about.
shell-question = Question
shell-answer = Answer
shell-answer-none = Answer: none
shell-on-board = Choose what glows.
shell-glows-several = Shows where: one of what glows is chosen there.
shell-list-all = List all answers
shell-list-less = Only on the board
shell-plan = Yes: { $what }
shell-plan-or = or choose yourself
shell-dock-fold = Fold the question
shell-dock-unfold = Show the whole question
shell-clear = Clear
shell-number = A number from { $least } to { $most }
shell-one-more = One more: { $what }
shell-one-less = One less: { $what }
shell-chosen-exactly = Chosen: { $n } of { $most }
shell-chosen-between = Chosen: { $n } ({ $least } to { $most } are possible)
shell-chosen-order = Choose one after another, the first one first: { $n } of { $most }
shell-refused = Not possible now:
shell-refused-more = { $n ->
    [one] 1 more
   *[other] { $n } more
}
shell-refused-less = Less
shell-order-pass = Always pass
shell-order-pass-why = Pass now and on all questions of this kind. You can take it back.
shell-order-everywhere = Pass on all ability questions
shell-order-everywhere-why = Do not ask any more whether I use an ability, whatever cards I hold. You can take it back.
shell-order-unchanged = Pass until something changes
shell-order-unchanged-why = Pass now and until your options or the turn change. You can take it back.
shell-order-unchanged-where = until the turn or your options change
shell-use = { $card }: use it
shell-use-ask = ask
shell-use-always = always use
shell-use-never = never use
shell-order-open = In advance…
shell-order-open-why = Say now how such questions are answered from the next one on
shell-order-title = Answer in advance
shell-order-as-chosen = The order gives the answer that is chosen now.
shell-order-where = Which questions
shell-order-here = questions of this kind
shell-order-windows = all questions about abilities
shell-order-often = How often
shell-order-times = { $n ->
    [0] always
    [1] the next time
   *[other] the next { $n } times
}
shell-order-when = When
shell-order-any = in any case
shell-order-if = if { $condition }
shell-order-unless = unless { $condition }
shell-order-note = It answers from the next such question on. Only you can see it, and you can take it back.
shell-order-give = Give this order
shell-empty = Answer for me where I have no choice
shell-empty-why = After a moment that tells nothing about your hand. Others can still see that you think long about what you can choose.
shell-orders = Answers given in advance
shell-orders-count = Given in advance: { $n }
shell-order-quoted = “{ $prompt }”
shell-order-some-question = a kind of question
shell-order-some-answer = an answer of your choice
shell-order-nothing = nothing
shell-order-back = Ask again
shell-order-back-of = Ask again: { $answer } · { $question }
shell-skip-ahead = Show the present
shell-wait = Waiting for { $names }.
shell-wait-bot = Thinking: { $names }…
shell-wait-away = Waiting for { $names } (away just now). You may leave too: the table keeps everything.
shell-wait-nobody = Thinking…
shell-wait-behind = Watch what happens…
shell-wait-past = You are looking at the past. Go back to the present to play on.
shell-wait-over = The game is over.

## Seats

shell-seats = Players
shell-seat-you = you
shell-seat-bot = bot
shell-seat-substitute = a bot plays
shell-seat-away = away
shell-seat-present = here
shell-seat-not-joined = has not come yet
shell-seat-asked = is asked
shell-seat-asked-you = you are asked
shell-seat-turn = turn
shell-seat-turn-you = your turn
shell-seat-look = Show what { $name } has
shell-hand = Your hand

## Log and chat

shell-log = What happened
shell-log-empty = Nothing has happened yet.
shell-log-look = Show the board at this moment
shell-log-secret = (only you see this)
shell-log-secret-of = (for { $names } alone)
shell-chat = Chat
shell-chat-hint = Say something to the table…
shell-chat-send = Send
shell-chat-host = Host
shell-chat-mind = Mind the rules of table talk:
shell-past = You are looking at the past: move { $number } of { $last }
shell-past-earlier = One move earlier
shell-past-later = One move later
shell-past-back = Back to the present

## Taking back

shell-undo = Undo
shell-undo-choice = Last choice
shell-undo-action = Last action
shell-undo-turn = Whole turn
shell-undo-free = At once: nothing was revealed
shell-undo-alone = At once: what was hidden is shuffled anew
shell-undo-consent = The others must agree
shell-undo-nothing = Nothing to take back
shell-onward = Play on
shell-onward-how = Go back to a moment and play on from there at a new table
shell-marks = About this table: show everything
shell-proposal-choice = { $name } would like to take back the last choice.
shell-proposal-action = { $name } would like to take back the last action.
shell-proposal-turn = { $name } would like to take back a whole turn.
shell-proposal-mine-choice = You have asked to take back your last choice.
shell-proposal-mine-action = You have asked to take back your last action.
shell-proposal-mine-turn = You have asked to take back your turn.
shell-proposal-waits = Still to agree: { $names }.
shell-proposal-yes = Agree
shell-proposal-no = Decline
shell-proposal-withdraw = Withdraw the request
shell-proposal-look = See that moment

## Rules

shell-rule-open = Rule { $rule }
shell-rule-ruling = Our ruling
shell-rule-uncertain = Uncertain reading
shell-rule-unknown = There is no rule { $rule }.
shell-rule-before = Previous rule
shell-rule-after = Next rule
shell-rule-browser = In the rulebook

## Seats and links

shell-links = Seats and links
shell-links-short = Seats
shell-links-copy = Copy link
shell-links-copied = The link is on the clipboard.
shell-links-copy-self = Copy this link:
shell-links-change = New link…
shell-links-sure = The old link stops working.
shell-links-renew = Make a new one
shell-links-revoke = Withdraw it
shell-links-revoked = The link is withdrawn.
shell-links-watch = Spectators
shell-links-watch-why = see what anybody may see
shell-hand-to = Hand over to a bot:
shell-hand-back = Take back from the bot
shell-record = Save the record
shell-report = Save a bug report
shell-watch-instead = Watch instead

shell-join = Welcome to a game of { $game }
shell-join-why = A friend is keeping this seat for you.
shell-join-name = Your name
shell-join-sit = Sit down
shell-join-skip = Skip

shell-curtain = Privacy curtain
shell-curtain-pass = Pass the screen to { $name }
shell-curtain-why = Nobody sees cards while the curtain is down.
shell-curtain-open = I am { $name }: show my cards

shell-outcome-you = You have won!
shell-outcome-us = You have won together!
shell-outcome-winner = { $n ->
    [one] { $name } has won
   *[other] { $name } have won together
}
shell-outcome-nobody = Nobody has won
shell-outcome-replay = Replay
shell-outcome-close = Look at the board

## Keys

shell-keys = Keys
shell-keys-answer = Choose an answer
shell-keys-submit = Send the chosen answer
shell-keys-rule = The rule of what you point at
shell-keys-undo = Undo
shell-keys-question = To the question
shell-keys-log = To the log (arrow keys walk, Enter shows the moment)
shell-keys-chat = To the chat
shell-keys-skip = Show the present at once
shell-keys-back = Back to the present, close what is open
shell-keys-help = This list
shell-final = { $what }: this cannot be taken back. Do you want it?
shell-final-yes = Yes, do it
shell-choose-of = Search all { $n }…
