### Słowa na planszach. Nazwy kart i rzeczy pochodzą z samej gry.

board-court = Dwór
board-court-note = { $n ->
    [0] pusty
    [one] 1 Lord
    [few] { $n } Lordów
   *[many] { $n } Lordów
}
board-court-pearls = 2 perły, gdy zostanie dwóch Lordów
board-lord-deck = Talia Lordów
board-lord-deck-count = { $n ->
    [one] Lord
   *[many] Lordów
}
board-exploration = Eksploracja
board-exploring = eksploruje { $name }
board-deck = Talia Eksploracji
board-deck-count = { $n ->
    [one] karta
    [few] karty
   *[many] kart
}
board-discard = odrzucone
board-aside = Potwory odłożone na bok
board-council = Rada
board-council-note = stosy zakryte
board-stack = { $race }: { $n ->
    [0] pusty stos
    [one] stos, 1 karta
    [few] stos, { $n } karty
   *[many] stos, { $n } kart
}
board-border = Granica
board-border-note = { $n ->
    [0] bez Lewiatanów
    [one] 1 Lewiatan
    [few] { $n } Lewiatany
   *[many] { $n } Lewiatanów
}
board-leviathan-deck = Lewiatany pozostałe w talii
board-leviathan-on = { $name }, { $space }, punkty życia: { $left } z { $life }
board-odds = { $n } z 36 rzutów
board-life = wytrzymałość { $strength }, nagroda: { $tokens ->
    [one] 1 żeton
    [few] { $tokens } żetony
   *[many] { $tokens } żetonów
}
board-life-lost = stracony punkt życia
board-penalty-wounds = atak: { $n ->
    [one] 1 rana
    [few] { $n } rany
   *[many] { $n } ran
}
board-penalty-pearls = atak: { $n ->
    [one] strata 1 perły
   *[many] strata { $n } pereł
}
board-penalty-allies = atak: { $n ->
    [one] strata 1 sojusznika
   *[many] strata { $n } sojuszników
}
board-penalty-lord = atak: { $n ->
    [one] strata 1 wolnego Lorda
   *[many] strata { $n } wolnych Lordów
}
board-threat = Zagrożenie
board-threat-note = co przynosi walka
board-threat-here = Tu jest znacznik zagrożenia
board-threat-reward = { $keys ->
    [0] { $n ->
        [one] 1 perła albo żeton potwora
       *[many] { $n } perły albo żetony potworów w dowolnym układzie
    }
    [1] { $n ->
        [0] 1 klucz
        [one] 1 klucz oraz 1 perła albo żeton potwora
       *[many] 1 klucz oraz { $n } perły albo żetony potworów w dowolnym układzie
    }
   *[many] { $keys } klucze
}
board-token-pile = Pozostałe żetony potworów
board-token-piles = Pozostałe żetony potworów: podstawowe i z rozszerzenia
board-locations = Miejsca
board-location-stack = Stos Miejsc
board-stack-count = { $n ->
    [one] Miejsce
    [few] Miejsca
   *[many] Miejsc
}
board-available = { $n ->
    [0] brak dostępnych
    [one] 1 dostępne
    [few] { $n } dostępne
   *[many] { $n } dostępnych
}
board-drawn = { $n ->
    [one] 1 dobrane
    [few] { $n } dobrane
   *[many] { $n } dobranych
}
board-loot = Łup
board-loot-deck = Talia Łupów
board-worth = Wartość w tej chwili
board-influence = Widoczny wpływ
board-realm = Twoje włości
board-realm-of = Włości: { $name }
board-empty-realm = Nie masz jeszcze Lordów. Zrekrutuj pierwszego, a stanie tutaj.
board-empty-realm-of = Jeszcze bez Lordów.
board-affiliated = Stowarzyszeni
board-pearls = Perły
board-keys = Klucze
board-key-tokens = Żetony kluczy
board-of-tokens = { $n ->
    [one] (1 żeton)
    [few] ({ $n } żetony)
   *[many] ({ $n } żetonów)
}
board-hand = Ręka
board-hand-count = Karty na ręce
board-lords = Lordowie
board-nebulis = Nebulis
board-wounds = Rany
board-tokens = Żetony potworów
board-expansion-tokens = Żetony z rozszerzenia
board-expansion = rozszerzenie
board-base = podstawowy
board-slain = Zabity: { $name }
board-slayer = Pogromca Głębin
board-kraken-figure = Figurka Krakena
board-sentinel-waits = Strażnik czeka
board-sentinel-stands = Strażnik na posterunku
board-reserved = Rezerwacja: { $name }
board-disabled = Wyłączony
board-price = { $n ->
    [one] 1 perła
    [few] { $n } perły
   *[many] { $n } pereł
}
board-laid = Wyłożono
board-tray-locations = Miejsca ze stosu
board-tray-allies = Odrzuceni sojusznicy
board-tray-players = Gracze
board-empty-hand = Nie masz kart na ręce.
board-ending = { $n ->
    [0] Gra się kończy: to ostatnia tura.
    [one] Gra się kończy: po tej turze jeszcze 1.
   *[many] Gra się kończy: po tej turze jeszcze { $n }.
}
board-score-lords = Lordowie
board-score-allies = Stowarzyszeni sojusznicy
board-score-tokens = Żetony potworów
board-score-locations = Miejsca
board-score-wounds = Rany
board-score-slayer = Pogromca Głębin
board-score-nebulis = Nebulis
board-score-kraken = Figurka Krakena
board-score-total = Wpływ

## Zanim się zdecydujesz

board-fight = { $how ->
    [sure] Uda się przy każdym wyniku kości
    [never] Nie może się udać
   *[roll] Uda się od { $least }: { $percent }%
}{ $pearls ->
    [0] { "" }
   *[other] { " " }(ze wszystkimi twoimi perłami)
}
board-draw-places = Liczby na stosie: dobierz tyle nowych i weź jedno z nich.
board-fight-needs = Siła potrzebna na następny punkt życia: { $n }. Pozostałe punkty życia: { $left }.
board-fight-spent = { $how ->
    [fails] Nie uda się; dostajesz 1 perłę
    [kills] Zabija go
   *[hits] { $n ->
        [one] Odbiera { $n } punkt życia
        [few] Odbiera { $n } punkty życia
       *[many] Odbiera { $n } punktów życia
    }
}
board-tokens-split = { $base } z gry podstawowej, { $more } z rozszerzenia
board-law =
    { $pearls ->
        [0] Nic nie płać
        [one] Zapłać { $pearls } perłę
        [few] Zapłać { $pearls } perły
       *[many] Zapłać { $pearls } pereł
    }, odrzuć { $away }
