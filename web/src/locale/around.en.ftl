### Around the table: pace, log, recap, settings, own games, the player aid, hints, other devices.

## Following

shell-follow = What happens
shell-follow-pause = Pause
shell-follow-on = Continue
shell-follow-next = Next step
shell-follow-left = { $n ->
    [one] { $n } step to come
   *[other] { $n } steps to come
}
shell-log-filter = Whose moves to show
shell-log-everybody = All
shell-log-only = Only what concerns { $name }
shell-log-fold = Fold this turn
shell-log-unfold = Unfold this turn ({ $n } lines)
shell-recap = Since your last turn ({ $n ->
    [one] { $n } turn
   *[other] { $n } turns
})
shell-recap-more = and { $n } more
shell-recap-show = Show it on the board
shell-key-pause = pause, or go on
shell-key-next = next step
shell-key-hint = a hint
shell-key-aid = the player aid

## Hints and the player aid

shell-hint = Hint
shell-hint-why = What a bot would do here, and why. The log will say that you took a hint.
shell-hint-thinking = Thinking…
shell-hint-answer = A bot would answer: { $answer }.
shell-aid = Player aid
shell-aid-of = { $game }: the player aid
shell-aid-rules = All rules
shell-aid-none = This game has no player aid yet.
shell-aid-goal = Who wins
shell-aid-turn = A turn
shell-aid-actions = What you can do
shell-aid-end = How it ends
shell-aid-words = What words mean

## Other devices

shell-devices = Your seat on another device
shell-devices-seat = The whole table
shell-devices-seat-is = Go on playing there; both may stay open.
shell-devices-hand = Only your hand
shell-devices-hand-is = Your cards and questions on the phone; this screen shows the table to everybody.
shell-devices-code = The link to your seat as a code
shell-devices-how = Point the camera of the other device at the code, or copy the link.
shell-devices-secret = Whoever has this link plays your seat and sees your cards.
shell-devices-local = This page is open under an address of this device alone. Open it under the address of your network first.
shell-devices-show = Show the table here
shell-hand-only = Your hand
shell-hand-table = The whole table

## The end

shell-outcome-tie = { $what } decides:
shell-outcome-level = { $names } are level at { $score }.
shell-outcome-shared = They are still level and share the victory.
shell-outcome-same = The same table again
shell-outcome-others = Another table

## Settings

pages-set = Settings
pages-set-where = They hold at once and stay in this browser.
pages-set-theme = Light or dark
pages-set-theme-auto = as the system
pages-set-theme-dark = dark
pages-set-theme-light = light
pages-set-pace = Pace
pages-set-pace-instant = instant
pages-set-pace-quick = quick
pages-set-pace-calm = calm
pages-set-pace-step = step by step
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
pages-set-contrast-is = Stronger lines and words, calmer grounds.
pages-set-codes = Codes of rules
pages-set-codes-hover = when you point at a line
pages-set-codes-always = always
pages-set-codes-is = In the log. A click on a code opens the rule.
pages-set-confirm = Confirmations
pages-set-confirm-final = what cannot be taken back
pages-set-confirm-never = never
pages-set-confirm-is = Whether you are asked once more before such an answer.

## Own games

pages-history = Your games
pages-history-where = Games you have finished in this browser. Nobody else sees them; a file takes them elsewhere.
pages-history-none = Nothing here yet. Finish a game, and it will be.
pages-history-played = played
pages-history-won = won
pages-history-best = best score
pages-history-mean = mean score
pages-history-streak = won in a row
pages-history-bot = Against bots of level “{ $bot }”: { $won } of { $played } won
pages-history-you-won = You won
pages-history-won-by = Won by { $names }
pages-history-export = Save as a file
pages-history-import = Take in a file
pages-history-taken = { $n ->
    [0] No game in this file was new.
    [one] { $n } game taken in.
   *[other] { $n } games taken in.
}
pages-history-unread = This is not a file of games.
pages-history-forget = Forget all…
pages-history-forget-sure = Yes, forget all games
pages-again = The same table again
pages-again-opening = Opening the same table again…
pages-lobby-learn = Play the learning game
shell-drama-of = of { $target } needed
pages-history-choices = { $n ->
    [one] { $n } choice
   *[other] { $n } choices
}
