### Stół gry Abyss po polsku: tylko to, co dodaje terminal; nazwy pochodzą z samej gry.

game-abyss = Abyss
option-leviathan = Rozszerzenie Lewiatan
option-kraken = Rozszerzenie Kraken

abyss-turn = Tura { $turn }. Aktywny: { $player }.
abyss-last-turns = Zbliża się koniec. Liczba dalszych tur do końca gry: { $n }.
abyss-track = Tor eksploracji: { $cards }.
abyss-price = Cena ostatniej karty: { $pearls }.
abyss-threat = Zagrożenie: { $n } z 5.
abyss-laid = Wyłożone do zapłaty: { $cards } (razem { $sum }).
abyss-drawn = Dobrane Miejsca: { $locations }.
abyss-council = Stosy Rady: { $stacks }.
abyss-council-empty = Stosy Rady: brak.
abyss-court = Dwór:
abyss-court-empty = Dwór: pusty.
abyss-available = Dostępne Miejsca:
abyss-available-none = Dostępne Miejsca: brak.
abyss-border = Granica:
abyss-border-empty = Granica: bez Lewiatanów.
abyss-leviathan = { $space }: { $leviathan }, życie { $left } z { $life }, wytrzymałość { $strengths }.
abyss-loot = Łupy { $values }
abyss-reserved = rezerwuje { $player } swoim Strażnikiem
abyss-piles = Zostało w stosach: { $piles }.
abyss-pile-exploration = Eksploracja { $n } (odrzucone { $gone })
abyss-pile-lords = Lordowie { $n }
abyss-pile-locations = Miejsca { $n }
abyss-pile-tokens = żetony potworów { $n }
abyss-pile-expansion = żetony z rozszerzenia { $n }
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
abyss-slain = Zabite Lewiatany: { $names }
abyss-hand = Twoja ręka: { $cards }.
abyss-hand-empty = Twoja ręka: pusta.
abyss-own-tokens = Twoje żetony potworów: { $values } (razem { $sum }).
abyss-own-expansion = Twoje żetony z rozszerzenia: { $tokens }.

abyss-score-lords = Lordowie
abyss-score-allies = stowarzyszeni sojusznicy
abyss-score-tokens = żetony potworów
abyss-score-locations = Miejsca
abyss-score-wounds = rany
abyss-score-slayer = figurka Pogromcy
abyss-score-nebulis = Nebulis
abyss-score-kraken = figurka Krakena

deck-lords = Lordowie
deck-locations = Miejsca
deck-leviathans = Lewiatany
deck-tokens = żetony potworów z rozszerzenia
deck-loot = Łupy

chapter-affiliate = Stowarzyszanie sojuszników
chapter-board = Plansza
chapter-border = Granica
chapter-components = Elementy gry
chapter-council = Prośba o wsparcie Rady
chapter-court = Dwór
chapter-end = Koniec gry
chapter-explore = Eksploracja
chapter-fight = Walka z Lewiatanami
chapter-general = Lewiatan: zasady ogólne
chapter-information = Co gracze mogą wiedzieć
chapter-kill = Zabicie Lewiatana
chapter-kraken-allies = Krakeny jako sojusznicy
chapter-kraken-figure = Figurka Krakena
chapter-kraken-mix = Kraken razem z Lewiatanem
chapter-leviathan = Karty Lewiatanów
chapter-location-scoring = Ile warte są Miejsca
chapter-locations = Kontrola Miejsc
chapter-loot = Łupy
chapter-lords = Lordowie
chapter-martial-law = Stan wojenny
chapter-monster = Potwory
chapter-monster-tokens = Żetony potworów
chapter-nebulis = Nebulis
chapter-new-allies = Nowi sojusznicy
chapter-new-lords = Nowi Lordowie
chapter-penalty = Kary
chapter-placing = Umieszczanie Lewiatanów
chapter-plot = Spiskowanie na Dworze
chapter-power = Zdolności Lordów
chapter-recruit = Rekrutacja Lorda
chapter-scoring = Punktacja
chapter-sentinels = Strażnicy
chapter-setup = Przygotowanie
chapter-slayer-figure = Figurka Pogromcy Głębin
chapter-smugglers = Przemytnicy
chapter-turn = Tura
chapter-wounds = Rany
