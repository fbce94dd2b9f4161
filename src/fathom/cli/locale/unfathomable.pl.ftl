### Stół gry Odmęty Grozy po polsku: tylko to, co dodaje terminal; nazwy ma sama gra.

unf-turn = Tura { $turn }. Aktywny gracz: { $player }.
unf-mythos = Karta Mitów: { $card }.
unf-pool =
    { $n ->
        [one] W teście leży na razie { $n } zakryta karta.
        [few] W teście leżą na razie { $n } zakryte karty.
       *[many] W teście leży na razie { $n } zakrytych kart.
    }
unf-test = Test umiejętności, wartość docelowa { $n }; umiejętności wspierające: { $skills }.
unf-shown = Odkryte w teście: { $cards }.
unf-dials = Zasoby: { $dials }.
unf-tracks = Przebyty dystans: { $distance } z { $port }. Tor podróży: { $travel }. Tor rytuału: { $ritual }.
unf-waypoints = Karty nawigacji na trasie: { $names }.
unf-damage = Uszkodzone pomieszczenia: { $rooms }.
unf-passengers = Narażeni pasażerowie: { $spaces }.
unf-monsters = Potwory (istot z głębin w rezerwie: { $n }):
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
unf-known-loyalty = Karty lojalności, o których wiesz ({ $player }): { $cards }.
unf-known-pool = Karty dodane do testu, o których wiesz ({ $player }): { $cards }.
unf-recalled-top = { $deck }, na wierzchu: { $cards }.
unf-recalled-beneath = { $deck }, na spodzie: { $cards }.
unf-recalled-inside = { $deck }, gdzieś w środku: { $cards }.
unf-recalled-removed = Usunięte z gry, jak wiesz: { $cards }.
