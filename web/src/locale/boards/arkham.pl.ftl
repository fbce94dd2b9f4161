### Words on the board of Arkham Horror. The names of cards and things come from the game itself.

board-a-map = Lokalizacje
board-a-story = Akt i tajemnica
board-a-round = { $n ->
    [0] przygotowanie
   *[other] runda { $n }
}
board-a-damage = Obrażenia
board-a-horror = Przerażenie
board-a-clues = Wskazówki
board-a-doom = Zagłada
board-a-uses = Użycia
board-a-resources = Zasoby
board-a-actions = Pozostałe akcje
board-a-deck = Karty w talii
board-a-hand-count = Karty na ręce
board-a-exhausted = karta wyczerpana
board-a-unrevealed = nieodkryta
board-a-shroud = zasłona { $n }
board-a-shroud-label = Zasłona
board-a-clues-here = { $n ->
    [0] brak wskazówek
    [one] 1 wskazówka
    [few] { $n } wskazówki
   *[many] { $n } wskazówek
}
board-a-fight = Walka
board-a-evade = Wymykanie się
board-a-health = Wytrzymałość
board-a-sanity = Poczytalność
board-a-victory-label = Punkty zwycięstwa
board-a-each = { $what } na badacza
board-a-nothing = Brak kart w grze.
board-a-empty-hand = Brak kart na ręce.
board-a-bag = Worek chaosu
board-a-test = { $player }: test ({ $skill })
board-a-difficulty = Poziom trudności
board-a-value = Wartość umiejętności
board-a-odds = { $good } z { $all } żetonów daje sukces
board-a-encounter = Talia spotkań
board-a-victory = Pula zwycięstwa
board-a-investigator = Badacz
board-a-experience = Doświadczenie
board-a-defeated = pokonanie
board-a-resigned = rezygnacja
board-a-absent = nieobecność
board-a-act = Akt
board-a-agenda = Tajemnica
board-a-threat = Obszar zagrożenia
board-a-play = W grze
board-a-free = Wolne strefy:
board-a-discard = Odrzucone
board-a-open-hand = Ręka
board-a-pile = { $title }: { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[many] { $n } kart
}
board-a-enemy-values = walka { $fight }, wytrzymałość { $health }, wymykanie się { $evade }
board-a-enemy-values-long = Walka, wytrzymałość, wymykanie się
board-a-engaged = w zwarciu: { $player }
board-a-of = { $what }: { $n } z { $of }
board-a-cultists = Talia kultystów
board-a-test-title = Test umiejętności
board-a-raised = Podniesione później
board-a-part-token = Żeton chaosu { $token }
board-a-passed = Sukces
board-a-failed = Porażka
board-a-odds-more = Dodatkowe efekty żetonów nie są wliczone.
board-a-chance = { $token }, { $n ->
    [one] 1 żeton
    [few] { $n } żetony
   *[many] { $n } żetonów
}: { $passes ->
    [yes] sukces
   *[no] porażka
}
board-a-auto-fail = Test kończy się porażką.
board-a-cost = koszt { $n }
board-a-decks = Tworzenie talii
board-a-pool = Karty do wyboru
board-a-class = Klasa
board-a-class-own = Klasy badacza
board-a-type = Rodzaj karty
board-a-type-all = Wszystkie rodzaje
board-a-levels = Poziom
board-a-levels-all = Wszystkie poziomy
board-a-levels-more = poziom 1 i wyższy
board-a-level = poziom { $n }
board-a-less = { $card }: o jedną mniej
board-a-more = { $card }: o jedną więcej
board-a-deck-own = Talia
board-a-deck-name = Nazwa talii
board-a-deck-size = { $n } z 30 kart
board-a-deck-experience = Doświadczenie: { $n }
board-a-deck-campaign = Do kampanii: jeszcze bez doświadczenia
board-a-deck-good = Talia spełnia wszystkie zasady.
board-a-deck-table = Graj tą talią
board-a-deck-keep = Zachowaj
board-a-deck-starter = Talia startowa
board-a-deck-text = Kopiuj jako tekst
board-a-deck-json = Kopiuj jako JSON
board-a-deck-paste = Wklej talię
board-a-deck-read = Wczytaj
board-a-deck-mine = Zachowane talie
board-a-deck-open = Otwórz
board-a-deck-forget = Usuń
board-a-deck-take = Zaznaczone talie trafią na stół razem, pierwsza na pierwsze miejsce.
board-a-deck-copied = Talia jest w schowku.
board-a-deck-kept = Talia została zachowana w tej przeglądarce.
board-a-deck-large = To za dużo: talia ma najwyżej { $most } bajtów.
board-a-deck-other = własne karty i osłabienia
board-a-wild = joker
board-a-attack = Atak
board-a-log = Dziennik kampanii
board-a-log-scenarios = Scenariusze
board-a-log-now = trwa
board-a-log-ahead = przed nami
board-a-log-notes = Zapiski
board-a-log-none = Nic jeszcze nie zapisano.
board-a-log-interrogated = Przesłuchani kultyści:
board-a-log-got-away = Kultyści, którzy uciekli:
board-a-log-lost = Zabici lub obłąkani:
board-a-log-tokens = Dodane żetony chaosu:
board-a-log-people = Badacze
board-a-log-physical = Trauma fizyczna
board-a-log-mental = Trauma psychiczna
board-a-survivors = Nowa kampania z ocalałymi
board-a-log-deck = Własna talia ({ $n ->
    [one] 1 karta
    [few] { $n } karty
   *[many] { $n } kart
})
board-a-buy = Karty do kupienia
board-a-buy-none = Nie ma nic do kupienia.
board-a-interlude = Między scenariuszami
board-a-do-move = Porusz się
board-a-do-fight = Walcz
board-a-do-engage = Wejdź w zwarcie
board-a-do-evade = Wymknij się
board-a-do-play = Zagraj kartę
board-a-do-fast = Zagranie bez akcji
board-a-do-use = Użyj zdolności
board-a-do-free = Zdolność bez akcji
board-a-left-health = Wytrzymałość: zostało { $left } z { $of } (obrażenia: { $taken })
board-a-left-sanity = Poczytalność: zostało { $left } z { $of } (przerażenie: { $taken })
board-a-agenda-why = Zagrożenie: postępuje przy { $n }.
board-a-act-why = Cel: wspólnie wydać wskazówki ({ $n }).
board-a-lost = Przegrana: tym razem Mity były zbyt potężne
