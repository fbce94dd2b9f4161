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
shell-key-pause = Pause, or go on
shell-key-next = Next step
shell-key-hint = A hint
shell-key-aid = The player aid

## Hints and the player aid

shell-hint = Hint
shell-hint-why = What a bot would do here, and why. The log will say that you took a hint.
shell-hint-thinking = Thinking…
shell-hint-answer = A bot would answer: { $answer }.
shell-aid = Player aid
shell-aid-of = The player aid of { $game }
shell-aid-rules = All rules
shell-aid-none = This game has no player aid yet.
shell-aid-goal = Who wins
shell-aid-turn = How it goes
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
pages-set-pace = Pace
pages-set-pace-instant = instant
pages-set-pace-quick = quick
pages-set-pace-calm = calm
pages-set-pace-step = step by step
## Own games

pages-history = Your games
shell-drama-of = of { $target } needed
