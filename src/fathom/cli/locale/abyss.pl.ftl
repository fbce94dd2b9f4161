### Stół gry Abyss po polsku: tylko to, co dodaje terminal; nazwy pochodzą z samej gry.

abyss-turn = Tura { $turn }. Aktywny gracz: { $player }.
abyss-last-turns = Zbliża się koniec. Liczba dalszych tur do końca gry: { $n }.
abyss-track = Tor eksploracji: { $cards }.
abyss-price = Cena ostatniej karty: { $pearls }.
abyss-threat = Zagrożenie: { $n } z 5.
abyss-laid = Wyłożone do zapłaty: { $cards } (razem { $sum }).
abyss-drawn = Dobrane Miejsca: { $cards }.
abyss-council = Stosy Rady: { $stacks }.
abyss-council-empty = Stosy Rady: brak.
abyss-court = Dwór:
abyss-court-none = Dwór: pusty.
abyss-available = Dostępne Miejsca:
abyss-available-none = Dostępne Miejsca: brak.
abyss-border = Granica:
abyss-border-none = Granica: bez Lewiatanów.
abyss-leviathan = { $space }: { $leviathan }, punkty życia: { $left } z { $life }, wytrzymałość { $strengths }.
abyss-loot = Łupy { $values }
abyss-reserved = rezerwuje { $player } swoim Strażnikiem
abyss-piles = Zostało w stosach: { $piles }.
abyss-pile-exploration = Eksploracja { $n } (odrzucone { $gone })
abyss-pile-lords = Lordowie { $n }
abyss-pile-locations = Miejsca { $n }
abyss-pile-tokens = żetony potworów { $n }
abyss-pile-expansion-tokens = żetony z rozszerzenia { $n }
abyss-pile-leviathans = Lewiatany { $n }
abyss-pile-loot = Łupy { $n }
abyss-keys-on-lords = na Lordach { $n }
abyss-yours = Twoje zasoby: { $things }.
abyss-in-hand =
    { $n ->
        [one] { $n } karta na ręce
        [few] { $n } karty na ręce
       *[many] { $n } kart na ręce
    }
abyss-lords = Lordowie: { $lords }
abyss-disabled = Wyłączeni Lordowie: { $lords }
abyss-location = Miejsce: { $location }
abyss-assigned = przypisani: { $lords }
abyss-affiliated = Stowarzyszeni: { $cards }
abyss-slain = Zabite Lewiatany: { $cards }
abyss-hand = Twoja ręka: { $cards }.
abyss-hand-empty = Twoja ręka: pusta.
abyss-own-tokens = Twoje żetony potworów: { $values } (razem { $sum }).
abyss-own-expansion = Twoje żetony z rozszerzenia: { $cards }.

abyss-score-lords = Lordowie
abyss-score-allies = stowarzyszeni sojusznicy
abyss-score-tokens = żetony potworów
abyss-score-locations = Miejsca
abyss-score-wounds = rany
abyss-score-slayer = Pogromca Głębin
abyss-score-nebulis = Nebulis
abyss-score-kraken = figurka Krakena

abyss-court-lord = { $guild ->
    [0] { $lord }.
   *[other] { $lord }. Rasa: { $race }.
}
abyss-kraken-brings = Każdy oddany tu Kraken przynosi ci Nebulis: o 1 mniej, niż wynosi jego wartość.
