### Słowa na planszy gry Call of Madness. Nazwy kart i rzeczy pochodzą z samej gry.
### Imion graczy się nie odmienia: stoją w mianowniku, po dwukropku.

board-m-board = Plansza: { $player }
board-m-space = { $player }, rząd { $row }, kolumna { $column }
board-m-empty = puste pole
board-m-life = życie { $n }
board-m-strength = siła { $n }
board-m-madness-on = szaleństwo: { $tokens }
board-m-burns = płonie
board-m-depth = { $token }, strona { $side }
board-m-headquarters = Siedziba: { $player }
board-m-cultists = kultyści: { $n }
board-m-cultists-label = Kultyści
board-m-gates = u bram: { $who ->
    [one] 1 badacz
    [few] { $who } badaczy
   *[many] { $who } badaczy
}; krok w dół oznacza utratę { $n ->
    [one] 1 kultysty
    [few] { $n } kultystów
   *[many] { $n } kultystów
}
board-m-enters = wejście do tej siedziby oznacza utratę { $n ->
    [one] 1 kultysty
    [few] { $n } kultystów
   *[many] { $n } kultystów
}
board-m-passed = pas
board-m-corruption = Znaczniki zepsucia
board-m-deck = Karty w talii
board-m-discards = Stos kart odrzuconych
board-m-discard = Stos kart odrzuconych: { $n ->
    [0] pusty
    [one] 1 karta, { $top }
    [few] { $n } karty, na wierzchu { $top }
   *[many] { $n } kart, na wierzchu { $top }
}
board-m-altar = Ołtarz
board-m-figure = przygotowana figurka: { $player }
board-m-toppled = przewrócona figurka: { $player }
board-m-blocked = zablokowany
board-m-offer = { $card }, koszt { $n }, kart w talii: { $left }
board-m-left = { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[many] { $n } kart
}
board-m-no-card = Nie ma już kart.
board-m-round = Runda { $n }
board-m-holder = Znacznik pory dnia: { $player }
board-m-playing = Zagrywa: { $player }
board-m-event = Wydarzenie
board-m-goals = Cele natychmiastowe
board-m-goal-deck = talia: { $n }
board-m-goal = { $goal }, { $n ->
    [one] 1 punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
board-m-finals = Cele końcowe
board-m-final = Cel końcowy: { $goal }, { $n ->
    [one] 1 punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
board-m-claimed = Zrealizowany cel: { $goal }, { $n ->
    [one] 1 punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
board-m-claimed-short = zrealizowany
board-m-claimed-label = Zrealizowane cele
board-m-automa-deck = kart w talii: { $n }
board-m-automa-last = Ostatnia karta Automy: { $card }
board-m-automa-why = Dlaczego?
board-m-automa-value = Odrzucone karty: { $n }, suma wartości: { $value }.
board-m-supply = Zasoby ogólne
board-m-supply-outposts = Przyczółki w zasobach ogólnych
board-m-supply-fire = Znaczniki pożaru w zasobach ogólnych
board-m-supply-corruption = Znaczniki zepsucia w zasobach ogólnych
board-m-supply-depth = W zasobach ogólnych: { $token }
board-m-empty-hand = Nie masz kart na ręce.
board-m-hand-count = Karty na ręce
board-m-total = Punkty
board-m-team = Drużyna
board-m-tie = Znaczniki szaleństwa (przy remisie)
board-m-own-cards = Własne karty: { $cards }
board-m-do-play = Zagraj kartę
board-m-lost = Przegrana: tym razem górą była Automa
board-m-draw = Remis
