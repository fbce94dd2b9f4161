### Words on the board of Call of Madness. The names of cards and things come from the game itself.

board-m-board = Board: { $player }
board-m-space = { $player }, row { $row }, column { $column }
board-m-empty = empty space
board-m-life = life { $n }
board-m-strength = strength { $n }
board-m-madness-on = madness: { $tokens }
board-m-burns = burning
board-m-depth = { $token }, side { $side }
board-m-headquarters = Headquarters: { $player }
board-m-cultists = cultists: { $n }
board-m-cultists-label = Cultists
board-m-gates = at the gates: { $who ->
    [one] 1 investigator
   *[other] { $who } investigators
}, a step down would cost { $n ->
    [one] 1 cultist
   *[other] { $n } cultists
}
board-m-enters = enters this headquarters, which costs { $n ->
    [one] 1 cultist
   *[other] { $n } cultists
}
board-m-passed = passed
board-m-corruption = Corruption tokens
board-m-deck = Cards in the deck
board-m-discards = Discard pile
board-m-discard = Discard pile: { $n ->
    [0] empty
    [one] 1 card, { $top }
   *[other] { $n } cards, { $top } on top
}
board-m-altar = Altar
board-m-figure = ready figure: { $player }
board-m-toppled = toppled figure: { $player }
board-m-blocked = blocked
board-m-offer = { $card }, price { $n }, cards left: { $left }
board-m-left = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
board-m-no-card = No card left.
board-m-round = Round { $n }
board-m-holder = Time marker: { $player }
board-m-playing = Playing: { $player }
board-m-event = Event
board-m-goals = Immediate goals
board-m-goal-deck = deck: { $n }
board-m-goal = { $goal }, { $n ->
    [one] 1 point
   *[other] { $n } points
}
board-m-finals = Final goals
board-m-final = Final goal: { $goal }, { $n ->
    [one] 1 point
   *[other] { $n } points
}
board-m-claimed = Claimed goal: { $goal }, { $n ->
    [one] 1 point
   *[other] { $n } points
}
board-m-claimed-short = claimed
board-m-claimed-label = Claimed goals
board-m-automa-deck = cards in its deck: { $n }
board-m-automa-last = Last card of the Automa: { $card }
board-m-automa-why = Why?
board-m-automa-value = Discarded cards: { $n }, values together: { $value }.
board-m-supply = Supply
board-m-supply-outposts = Outposts in the supply
board-m-supply-fire = Fire markers in the supply
board-m-supply-corruption = Corruption tokens in the supply
board-m-supply-depth = In the supply: { $token }
board-m-empty-hand = No cards in hand.
board-m-hand-count = Cards in hand
board-m-total = Points
board-m-team = Team
board-m-tie = Madness tokens (in a tie)
board-m-own-cards = Own cards: { $cards }
board-m-do-play = Play a card
board-m-lost = Lost: the Automa was stronger this time
board-m-draw = A draw
