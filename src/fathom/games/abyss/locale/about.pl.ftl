### Abyss: its name, options, decks and chapters.

game-title = Abyss
game-is = Eksploruj głębiny, zdobywaj sojuszników, rekrutuj Lordów z Dworu i sięgnij po tron mórz.

option-leviathan = Lewiatan
option-leviathan-is = Morskie potwory oblegają granicę. Walczysz z nimi kośćmi i odnosisz rany, a do stołu może usiąść piąta osoba.
option-kraken = Kraken
option-kraken-is = Kraken zastępuje sojusznika dowolnej rasy, a Nebulis zastępują perły, lecz na koniec odejmują punkty. Do tego Przemytnicy, Strażnicy i Łupy.

deck-lords = Lordowie
deck-locations = Miejsca
deck-leviathans = Lewiatany
deck-tokens = Żetony potworów
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
