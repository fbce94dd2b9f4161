### Words on the board of Unfathomable. The names of cards and things come from the game itself.

board-u-ship = The ship and the sea
board-u-figure = { $traitor ->
    [yes] { $character }, a revealed traitor ({ $player })
   *[no] { $character } ({ $player })
}
board-u-damaged = damaged
board-u-blocked = blocked
board-u-deep-ones = { $n ->
    [one] 1 Deep One
   *[other] { $n } Deep Ones
}
board-u-passengers = { $n ->
    [one] 1 passenger
   *[other] { $n } passengers
}
board-u-dials = Resources and tracks
board-u-voyage = The voyage
board-u-distance = Distance sailed
board-u-awakening = At 6 the awakening: more loyalty cards
board-u-port = At 12 the port is within reach
board-u-crisis = What is going on
board-u-die = The die shows { $n }
board-u-turn = Turn { $n }: { $name }
board-u-before = Before the voyage
board-u-actions = { $n ->
    [one] 1 action left
   *[other] { $n } actions left
}
board-u-test = Skill test
board-u-target = target
board-u-total = total
board-u-supports = Supporting skills
board-u-cards = The cards in the test
board-u-no-cards = No card was added.
board-u-extra = Changed by abilities
board-u-chaos = Chaos deck
board-u-added = { $n ->
    [0] { $name }: no card
    [one] { $name }: 1 card
   *[other] { $name }: { $n } cards
}
board-u-decks = Decks
board-u-skill-deck = { $skill }: { $n ->
    [one] 1 card in the deck
   *[other] { $n } cards in the deck
}
board-u-discard = Top of the discard: { $card }
board-u-discard-empty = Nothing discarded
board-u-supply-monsters = Deep Ones in the supply
board-u-supply-passengers = Passengers in the supply
board-u-damage-deck = Damage cards
board-u-area = Your play area
board-u-area-of = Play area of { $name }
board-u-skill-set = Skill set
board-u-used = used
board-u-reveal = when you reveal yourself
board-u-idle = facedown
board-u-traitor = revealed
board-u-secret = only you know
board-u-loyalty-cards = { $n ->
    [one] 1 loyalty card
   *[other] { $n } loyalty cards
}
board-u-knows-loyalty = You have seen what { $name } holds: { $cards }
board-u-knows-pool = { $name } has added to the test: { $cards }
board-u-knows-top = { $what ->
    [waypoints] You have seen the top waypoint: { $cards }
    [mythos] You have seen the top mythos card: { $cards }
    [spells] You have seen the top spell: { $cards }
    [items] You have seen the top item: { $cards }
   *[other] You have seen: { $cards }
}
board-u-recalled-beneath = { $deck ->
    [waypoint] At the bottom of the waypoints, lowest first: { $cards }
    [mythos] At the bottom of the mythos deck, lowest first: { $cards }
    [spell] At the bottom of the spells, lowest first: { $cards }
    [item] At the bottom of the items, lowest first: { $cards }
    [damage] At the bottom of the damage deck: { $cards }
   *[other] At the bottom: { $cards }
}
board-u-recalled-inside = Somewhere among the items: { $cards }
board-u-recalled-removed = Out of the game, as you know: { $cards }
board-u-tray = Laid out for you
board-u-hand-count = Cards in hand
board-u-items = Items
board-u-spells = Spells
board-u-kept = Mythos cards in play
board-u-loyalty = Hidden loyalty cards
board-u-feat-left = The feat can still be used
board-u-feat-used = The feat is used up
board-u-ranks = Place in the line of succession: Captain and Keeper of the Tome
board-u-empty-hand = You have no skill cards in hand.
board-u-ready = Lay cards ready
board-u-ready-why = They are added to the next skill test without asking you. Only you can see them.
board-u-ready-one = You may add one card only: you are in the Brig or a revealed traitor.
board-u-ready-crisis = Only for the test of a crisis
board-u-ready-lay = { $n ->
    [0] Add no cards
    [one] Lay 1 card ready
   *[other] Lay { $n } cards ready
}
board-u-ready-title = Ready for the next test
board-u-ready-none = no cards
board-u-ready-gone = Not all of it is in your hand any more. You will be asked.
board-u-ready-back = Take back
board-u-ready-back-of = Take back: { $cards }
board-u-ready-mark = ready
board-u-sinking = { $n } of { $most } rooms are damaged. At { $most } the ship sinks.
board-u-score = Who was who
board-u-won = Won
board-u-lost = Lost

## Table talk (appendix III)

board-u-talk = Table talk
board-u-talk-on = Show phrases that keep to the rules of table talk
board-u-talk-rules = What may be said
board-u-talk-off = The talk rules are off at this table
board-u-talk-phrases = Show ready phrases
board-u-talk-switch-off = Switch these rules off for the whole table
board-u-talk-switch-on = Switch the talk rules on

## Before one commits

board-u-attack-needs = Succeeds on { $least } or more: { $percent }%
board-u-test-needs =
    { $cards ->
        [0] Target { $n }. You add nothing yet.
       *[other] Target { $n }. Your chosen cards come to { $sum }.
    }
board-u-total-then =
    { $outcome ->
        [pass] Total { $total } of { $n }: success
        [partial] Total { $total } of { $n }: partial success
       *[fail] Total { $total } of { $n }: failure
    }
board-u-ritual-then = Ritual track: space { $n }
board-do-skill = Use a skill card
board-do-card = Use an ability or item
board-do-room = Action of your space
