### Słowa na planszy „Odmętów Grozy”. Nazwy kart i rzeczy pochodzą z samej gry.

board-u-ship = Statek i morze
board-u-figure = { $traitor ->
    [yes] { $character }, ujawniony zdrajca ({ $player })
   *[no] { $character } ({ $player })
}
board-u-damaged = uszkodzone
board-u-blocked = zablokowane
board-u-deep-ones = { $n ->
    [one] 1 istota z głębin
    [few] { $n } istoty z głębin
   *[other] { $n } istot z głębin
}
board-u-passengers = { $n ->
    [one] 1 pasażer
    [few] { $n } pasażerów
   *[other] { $n } pasażerów
}
board-u-dials = Zasoby i tory
board-u-voyage = Podróż
board-u-distance = Przebyty dystans
board-u-awakening = Przy 6 przebudzenie: kolejne karty lojalności
board-u-port = Przy 12 port jest w zasięgu
board-u-crisis = Co się dzieje
board-u-die = Kość pokazuje { $n }
board-u-turn = Tura { $n }: { $name }
board-u-before = Przed wypłynięciem
board-u-actions = { $n ->
    [one] została 1 akcja
    [few] zostały { $n } akcje
   *[other] zostało { $n } akcji
}
board-u-test = Test umiejętności
board-u-target = wartość docelowa
board-u-total = wynik
board-u-supports = Umiejętności wspierające
board-u-cards = Karty w teście
board-u-no-cards = Nie dodano żadnej karty.
board-u-extra = Zmiana przez zdolności
board-u-chaos = Talia chaosu
board-u-added = { $n ->
    [0] { $name }: bez kart
    [one] { $name }: 1 karta
    [few] { $name }: { $n } karty
   *[other] { $name }: { $n } kart
}
board-u-decks = Talie
board-u-skill-deck = { $skill }: { $n ->
    [one] 1 karta w talii
    [few] { $n } karty w talii
   *[other] { $n } kart w talii
}
board-u-discard = Na wierzchu odrzuconych: { $card }
board-u-discard-empty = Nic nie odrzucono
board-u-supply-monsters = Istoty z głębin w rezerwie
board-u-supply-passengers = Pasażerowie w rezerwie
board-u-damage-deck = Karty uszkodzeń
board-u-area = Twój obszar gry
board-u-area-of = Obszar gry: { $name }
board-u-skill-set = Zestaw umiejętności
board-u-used = wykorzystany
board-u-reveal = gdy się ujawnisz
board-u-idle = zakryty
board-u-traitor = ujawniona
board-u-secret = wiesz o tym tylko ty
board-u-loyalty-cards = { $n ->
    [one] 1 karta lojalności
    [few] { $n } karty lojalności
   *[other] { $n } kart lojalności
}
board-u-knows-loyalty = Wiesz, co ma { $name }: { $cards }
board-u-knows-pool = { $name }, karty dodane do testu: { $cards }
board-u-knows-top = { $what ->
    [waypoints] Znasz wierzchnią kartę nawigacji: { $cards }
    [mythos] Znasz wierzchnią kartę Mitów: { $cards }
    [spells] Znasz wierzchnie zaklęcie: { $cards }
    [items] Znasz wierzchni przedmiot: { $cards }
   *[other] Znasz: { $cards }
}
board-u-recalled-beneath = { $deck ->
    [waypoint] Na spodzie talii nawigacji, od dołu: { $cards }
    [mythos] Na spodzie talii Mitów, od dołu: { $cards }
    [spell] Na spodzie talii zaklęć, od dołu: { $cards }
    [item] Na spodzie talii przedmiotów, od dołu: { $cards }
    [damage] Na spodzie talii uszkodzeń: { $cards }
   *[other] Na spodzie: { $cards }
}
board-u-recalled-inside = Gdzieś w talii przedmiotów: { $cards }
board-u-recalled-removed = Usunięte z gry, jak wiesz: { $cards }
board-u-tray = Wyłożone dla ciebie
board-u-hand-count = Karty na ręce
board-u-items = Przedmioty
board-u-spells = Zaklęcia
board-u-kept = Karty Mitów w grze
board-u-loyalty = Ukryte karty lojalności
board-u-feat-left = Wyczyn do wykorzystania
board-u-feat-used = Wyczyn wykorzystany
board-u-ranks = Miejsce w linii sukcesji: Kapitan i Strażnik Księgi
board-u-empty-hand = Nie masz na ręce kart umiejętności.
board-u-ready = Przygotuj karty
board-u-ready-why = Zostaną dodane do następnego testu umiejętności bez pytania. Tylko ty je widzisz.
board-u-ready-one = Możesz dodać tylko jedną kartę: jesteś w areszcie albo jesteś ujawnionym zdrajcą.
board-u-ready-crisis = Tylko do testu z kryzysu
board-u-ready-lay = { $n ->
    [0] Nie dodawaj kart
    [one] Przygotuj 1 kartę
    [few] Przygotuj { $n } karty
   *[other] Przygotuj { $n } kart
}
board-u-ready-title = Gotowe na następny test
board-u-ready-none = żadnych kart
board-u-ready-gone = Części tych kart nie masz już na ręce. Gra cię zapyta.
board-u-ready-back = Cofnij
board-u-ready-back-of = Cofnij: { $cards }
board-u-ready-mark = gotowa
board-u-sinking = Uszkodzonych pomieszczeń: { $n } z { $most }. Przy { $most } statek tonie.
board-u-score = Kto kim był
board-u-won = Wygrana
board-u-lost = Przegrana

## Rozmowy przy stole (dodatek III)

board-u-talk = Rozmowy przy stole
board-u-talk-on = Pokaż zwroty zgodne z zasadami rozmów
board-u-talk-rules = Co wolno mówić
board-u-talk-off = Tu zasady rozmów nie obowiązują
board-u-talk-phrases = Pokaż gotowe zwroty
board-u-talk-switch-off = Wyłącz te zasady dla całego stołu
board-u-talk-switch-on = Włącz zasady rozmów

## Zanim się zdecydujesz

board-u-attack-needs = Uda się od { $least }: { $percent }%
board-u-test-needs =
    { $cards ->
        [0] Wartość docelowa: { $n }. Na razie nic nie dodajesz.
       *[other] Wartość docelowa: { $n }. Wybrane karty dają { $sum }.
    }
board-u-total-then =
    { $outcome ->
        [pass] Wynik { $total } z { $n }: sukces
        [partial] Wynik { $total } z { $n }: częściowy sukces
       *[fail] Wynik { $total } z { $n }: porażka
    }
board-u-ritual-then = Tor rytuału: pole { $n }
board-do-skill = Użyj karty umiejętności
board-do-card = Użyj zdolności lub przedmiotu
board-do-room = Akcja twojego pola
