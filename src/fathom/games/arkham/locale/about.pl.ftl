### Arkham Horror: The Card Game: its name, options, decks and chapters.

## The game

game-title = Horror w Arkham: Gra karciana
game-is = Od jednego do czterech badaczy tropi to, co nawiedza Arkham: trzy połączone scenariusze, własne talie i worek chaosu, który rozstrzyga każdy test.

## Options

option-scenario = W co gracie
option-scenario-is = Cała kampania albo jeden z jej scenariuszy osobno.
option-scenario-campaign = Noc fanatyka (kampania)
option-scenario-the-gathering = Zgromadzenie
option-scenario-the-midnight-masks = Maski północy
option-scenario-the-devourer-below = Pożeracz z otchłani
option-difficulty = Poziom trudności
option-difficulty-is = Które żetony chaosu są w worku i której strony karty pomocy scenariusza się używa.
option-difficulty-easy = Łatwy
option-difficulty-standard = Standardowy
option-difficulty-hard = Trudny
option-difficulty-expert = Ekspercki
option-decks = Talie
option-decks-is = Kto kim gra i jaką talią: startową, własną albo wklejoną jako tekst lub w postaci, którą eksportują strony z taliami.
brought-starter = { $investigator }, talia startowa
brought-experience = Niewydane doświadczenie
brought-physical = Trauma fizyczna
brought-mental = Trauma psychiczna
option-earlier = Wcześniejsze scenariusze
option-earlier-is = Dla późniejszego scenariusza granego osobno: jak skończyły się poprzednie.
option-boxes = Zestawy podstawowe
option-boxes-is = Z ilu zestawów podstawowych powstają talie: z jednego czy z dwóch.
option-later = Gracze, którzy dołączą później
option-later-is = Tylu ostatnich graczy nie zaczyna kampanii. Między scenariuszami mogą dołączyć, każdy z badaczem, którym nikt jeszcze nie grał.
option-hands = Karty na ręce
option-hands-is = Odkryte: partnerzy widzą swoje ręce. Kart przeszukiwanych i kart z Zagrożeniem nie widzi nikt inny.
option-hands-open = odkryte
option-hands-closed = zakryte

## Decks

deck-investigator = Badacze
deck-asset = Atuty
deck-event = Wydarzenia
deck-skill = Umiejętności
deck-location = Lokalizacje
deck-enemy = Wrogowie
deck-treachery = Podstępy
deck-act = Akty
deck-agenda = Tajemnice
deck-scenario = Karty pomocy scenariuszy

## Chapters

chapter-meta = Która zasada ma pierwszeństwo
chapter-actions = Akcje
chapter-act-agenda = Akty i tajemnice
chapter-timing = Kolejność
chapter-effects = Efekty
chapter-combat = Walka i wymykanie się
chapter-cards = Karty
chapter-damage = Obrażenia, przerażenie i pokonanie
chapter-skill-test = Testy umiejętności
chapter-investigation = Badanie i wskazówki
chapter-encounter = Karty spotkań
chapter-ending = Eliminacja i koniec
chapter-control = Własność i kontrola
chapter-campaign = Kampania
chapter-costs = Koszty
chapter-tokens = Żetony i wartości na badacza
chapter-abilities = Zdolności
chapter-location = Lokalizacje
chapter-enemy = Wrogowie
chapter-keyword = Słowa kluczowe
chapter-weakness = Osłabienia
chapter-movement = Poruszanie się
chapter-setup = Przygotowanie gry
chapter-slots = Strefy
chapter-standalone = Samodzielne scenariusze
chapter-deckbuilding = Tworzenie talii
chapter-chaos = Żetony chaosu
chapter-phase-mythos = Faza mitów
chapter-phase-investigation = Faza badaczy
chapter-phase-enemy = Faza wrogów
chapter-phase-upkeep = Faza utrzymania
chapter-components = Co jest na kartach
