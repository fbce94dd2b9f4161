### Stół gry Odmęty Grozy po polsku: tylko to, co dodaje terminal; nazwy ma sama gra.

unf-turn = Tura { $turn }. Aktywny gracz: { $player }.
unf-mythos = Karta mitów: { $card }.
unf-pool =
    { $n ->
        [one] W teście leży na razie { $n } zakryta karta.
        [few] W teście leżą na razie { $n } zakryte karty.
       *[many] W teście leży na razie { $n } zakrytych kart.
    }
unf-test = Test umiejętności: { $n }, wspierają: { $skills }.
unf-shown = Odkryte w teście: { $cards }.
unf-dials = Zasoby: { $dials }.
unf-tracks = Przebyty dystans: { $distance } z { $port }. Tor podróży: { $travel }. Tor rytuału: { $ritual }.
unf-waypoints = Karty nawigacji na trasie: { $names }.
unf-damage = Uszkodzone pomieszczenia: { $rooms }.
unf-passengers = Zagrożeni pasażerowie: { $spaces }.
unf-monsters = Potwory (istot z głębin w puli: { $n }):
unf-deep-ones =
    { $n ->
        [one] { $n } istota z głębin
        [few] { $n } istoty z głębin
       *[many] { $n } istot z głębin
    }
unf-piles = Zostało w taliach: { $piles }. Talia chaosu: { $chaos }.
unf-no-character = jeszcze bez postaci
unf-in-hand =
    { $n ->
        [one] { $n } karta na ręce
        [few] { $n } karty na ręce
       *[many] { $n } kart na ręce
    }
unf-revealed = ujawniono: { $card }
unf-feat = wyczyn: { $feat }
unf-items = Przedmioty: { $items }
unf-active = { $item } (aktywny)
unf-before = Przed graczem: { $cards }
unf-hand = Twoja ręka: { $cards }.
unf-hand-empty = Twoja ręka: pusta.
unf-loyalty = Twoja lojalność: { $cards }.
unf-known-loyalty = Znasz karty lojalności ({ $player }): { $cards }.
unf-known-pool = Wiesz, co trafiło do testu ({ $player }): { $cards }.
unf-known-top = Znasz wierzch talii ({ $deck }): { $cards }.
unf-recalled-beneath = Wiesz, co leży na spodzie talii ({ $deck }): { $cards }.
unf-recalled-inside = Wiesz o kartach, które są gdzieś w talii ({ $deck }): { $cards }.
unf-recalled-removed = Wiesz o kartach usuniętych z gry: { $cards }.
