### Words of the parts that all boards share.

board-look = { $card }: näher ansehen
board-close = Schließen
board-score = Endwertung
board-winner = Gewonnen
board-ways = { $what }: { $n ->
    [one] 1 Möglichkeit
   *[other] { $n } Möglichkeiten
}
board-map-closer = Näher heran
board-map-farther = Weiter weg
board-map-whole = Alles zeigen
board-choose-search = Nach Name oder Text suchen
board-choose-count = { $n } von { $all }
board-choose-none = Dazu passt nichts.
board-glass = Die Karte, die du ansiehst
board-glass-hint = Zeig auf eine Karte, um sie hier zu lesen.
