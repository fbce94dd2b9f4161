### Words of the parts that all boards share.

board-look = { $card }: obejrzyj z bliska
board-close = Zamknij
board-score = Wynik końcowy
board-winner = Wygrana
board-ways = { $what }: { $n ->
    [one] 1 możliwość
    [few] { $n } możliwości
   *[many] { $n } możliwości
}
board-map-closer = Przybliż
board-map-farther = Oddal
board-map-whole = Pokaż całość
board-choose-search = Szukaj po nazwie lub tekście
board-choose-count = { $n } z { $all }
board-choose-none = Nic nie pasuje do tych słów.
board-glass = Oglądana karta
board-glass-hint = Wskaż kartę, aby ją tu przeczytać.
