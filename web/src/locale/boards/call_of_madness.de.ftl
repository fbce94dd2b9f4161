### Wörter auf dem Brett von Call of Madness. Namen von Karten und Dingen kommen aus dem Spiel selbst.

board-m-board = Tableau: { $player }
board-m-space = { $player }, Reihe { $row }, Spalte { $column }
board-m-empty = leeres Feld
board-m-life = Leben { $n }
board-m-strength = Stärke { $n }
board-m-madness-on = Wahnsinn: { $tokens }
board-m-burns = brennt
board-m-depth = { $token }, Seite { $side }
board-m-headquarters = Hauptquartier: { $player }
board-m-cultists = Kultisten: { $n }
board-m-cultists-label = Kultisten
board-m-gates = vor den Toren: { $who ->
    [one] 1 Ermittler
   *[other] { $who } Ermittler
}; ein Schritt nach unten würde { $n ->
    [one] 1 Kultisten
   *[other] { $n } Kultisten
} kosten
board-m-enters = dringt in dieses Hauptquartier ein, das kostet { $n ->
    [one] 1 Kultisten
   *[other] { $n } Kultisten
}
board-m-passed = hat gepasst
board-m-corruption = Verderbnismarker
board-m-deck = Karten im Deck
board-m-discards = Ablagestapel
board-m-discard = Ablagestapel: { $n ->
    [0] leer
    [one] 1 Karte, { $top }
   *[other] { $n } Karten, oben { $top }
}
board-m-altar = Altar
board-m-figure = bereite Figur: { $player }
board-m-toppled = umgelegte Figur: { $player }
board-m-blocked = blockiert
board-m-offer = { $card }, Preis { $n }, Karten übrig: { $left }
board-m-left = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
board-m-no-card = Keine Karte mehr da.
board-m-round = Runde { $n }
board-m-holder = Tageszeitmarker: { $player }
board-m-playing = Spielt: { $player }
board-m-event = Ereignis
board-m-goals = Sofortziele
board-m-goal-deck = Stapel: { $n }
board-m-goal = { $goal }, { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
board-m-finals = Endziele
board-m-final = Endziel: { $goal }, { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
board-m-claimed = Beanspruchtes Ziel: { $goal }, { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
board-m-claimed-short = beansprucht
board-m-claimed-label = Beanspruchte Ziele
board-m-automa-deck = Karten im Deck: { $n }
board-m-automa-last = Letzte Karte der Automa: { $card }
board-m-automa-why = Warum?
board-m-automa-value = Abgelegte Karten: { $n }, Summe der Werte: { $value }.
board-m-supply = Vorrat
board-m-supply-outposts = Außenposten im Vorrat
board-m-supply-fire = Brandmarker im Vorrat
board-m-supply-corruption = Verderbnismarker im Vorrat
board-m-supply-depth = Im Vorrat: { $token }
board-m-empty-hand = Keine Karten auf der Hand.
board-m-hand-count = Karten auf der Hand
board-m-total = Punkte
board-m-team = Team
board-m-tie = Wahnsinnsmarker (bei Gleichstand)
board-m-own-cards = Eigene Karten: { $cards }
board-m-do-play = Karte spielen
board-m-lost = Verloren: Diesmal war die Automa stärker
board-m-draw = Unentschieden
