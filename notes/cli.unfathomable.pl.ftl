### Stół gry Odmęty Grozy po polsku: tylko to, co dodaje terminal; nazwy pochodzą z samej gry.

game-unfathomable = Odmęty Grozy
option-no_cultist = Bez kultysty (4 lub 6 osób; statek zaczyna z mniejszymi zasobami)
option-difficulty = Łatwiej ludziom albo zdrajcom (wszystkie zasoby na początku o 2 wyżej albo o 2 niżej)
option-learning = Pierwsza gra: proponowana załoga, pełne ręce na początku, lojalność po pierwszej rundzie
option-extra_items = Cztery dodatkowe przedmioty

deck-mythos = Karty Mitów
deck-skills = Karty umiejętności
deck-items = Przedmioty
deck-spells = Zaklęcia
deck-waypoints = Karty nawigacji
deck-sheets = Zdolności postaci
deck-feats = Wyczyny
deck-reveals = Zdolności ujawnienia
deck-titles = Tytuły
deck-rooms = Pomieszczenia
