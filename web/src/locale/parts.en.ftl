### Words of the parts that all boards share.

board-look = { $card }: look closer
board-close = Close
board-score = Final score
board-winner = Winner
board-ways = { $what }: { $n ->
    [one] 1 way
   *[other] { $n } ways
}
board-map-closer = Closer
board-map-farther = Farther away
board-map-whole = Show all of it
board-choose-search = Search by name or text
board-choose-count = { $n } of { $all }
board-choose-none = Nothing fits these words.
board-glass = The card you look at
board-glass-hint = Point at a card to read it here.
