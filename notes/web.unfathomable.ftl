# shell.en.ftl
shell-game-unfathomable = Unfathomable
shell-option-unfathomable-no_cultist = No cultist
shell-option-unfathomable-difficulty = Difficulty
shell-option-unfathomable-learning = Learning game
shell-option-unfathomable-extra_items = More items
# pages.en.ftl
pages-option-unfathomable-no_cultist-is = With 4 or 6 players a human card replaces the cultist, and the ship starts with fewer resources.
pages-option-unfathomable-difficulty-is = All resources start 2 higher (easier for the humans) or 2 lower (easier for the traitors).
pages-option-unfathomable-learning-is = A suggested crew, full hands at the start, and loyalty cards only after everybody's first turn.
pages-option-unfathomable-extra_items-is = Four more items in the deck: Fillet Knife, Flare Gun, Baseball Bat and Maau.
# shell.pl.ftl
shell-game-unfathomable = Odmęty Grozy
shell-option-unfathomable-no_cultist = Bez kultysty
shell-option-unfathomable-difficulty = Poziom trudności
shell-option-unfathomable-learning = Pierwsza gra
shell-option-unfathomable-extra_items = Więcej przedmiotów
# pages.pl.ftl
pages-option-unfathomable-no_cultist-is = Przy 4 lub 6 osobach kultystę zastępuje karta człowieka, a statek zaczyna z mniejszymi zasobami.
pages-option-unfathomable-difficulty-is = Wszystkie zasoby są na początku o 2 wyższe (łatwiej ludziom) albo o 2 niższe (łatwiej zdrajcom).
pages-option-unfathomable-learning-is = Proponowana załoga, pełne ręce na początku i karty lojalności dopiero po pierwszej turze każdego gracza.
pages-option-unfathomable-extra_items-is = Cztery dodatkowe przedmioty w talii: Nóż do filetowania, Rakietnica, Kij bejsbolowy i Maau.
# shell.de.ftl
shell-game-unfathomable = Abgrundtief
shell-option-unfathomable-no_cultist = Ohne Kultist
shell-option-unfathomable-difficulty = Schwierigkeit
shell-option-unfathomable-learning = Lernspiel
shell-option-unfathomable-extra_items = Mehr Gegenstände
# pages.de.ftl
pages-option-unfathomable-no_cultist-is = Zu viert oder zu sechst ersetzt eine Mensch-Karte den Kultisten, und das Schiff startet mit weniger Ressourcen.
pages-option-unfathomable-difficulty-is = Alle Ressourcen starten um 2 höher (leichter für die Menschen) oder um 2 niedriger (leichter für die Verräter).
pages-option-unfathomable-learning-is = Eine vorgeschlagene Mannschaft, volle Starthände, und Loyalitätskarten erst nach dem ersten Zug aller.
pages-option-unfathomable-extra_items-is = Vier weitere Gegenstände im Stapel: Filetiermesser, Leuchtpistole, Baseballschläger und Maau.
