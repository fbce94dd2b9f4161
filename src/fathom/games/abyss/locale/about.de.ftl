### Abyss: its name, options, decks and chapters.

game-title = Abyss
game-is = Erkunde die Tiefen, gewinne Verbündete, rekrutiere die Edlen des Hofes und greif nach dem Thron der Meere.

option-leviathan = Leviathan
option-leviathan-is = Seeungeheuer belagern die Grenze. Ihr bekämpft sie mit Würfeln und erleidet Wunden; auch zu fünft spielbar.
option-kraken = Kraken
option-kraken-is = Kraken zählen beim Bezahlen als beliebiges Volk, und Nebulis ersetzen Perlen, kosten am Ende aber Punkte. Mit Schmugglern, Wächterplättchen und Beute.

deck-lords = Edle
deck-locations = Orte
deck-leviathans = Leviathane
deck-tokens = Monsterplättchen
deck-loot = Beute

chapter-affiliate = Verbündete anschließen
chapter-board = Der Spielplan
chapter-border = Die Grenze
chapter-components = Spielmaterial
chapter-council = Unterstützung vom Rat
chapter-court = Der Hof
chapter-end = Das Spielende
chapter-explore = Erkunden
chapter-fight = Kampf gegen Leviathane
chapter-general = Leviathan: Allgemeines
chapter-information = Was Spieler wissen dürfen
chapter-kill = Einen Leviathan töten
chapter-kraken-allies = Kraken als Verbündete
chapter-kraken-figure = Die Krakenfigur
chapter-kraken-mix = Kraken zusammen mit Leviathan
chapter-leviathan = Leviathankarten
chapter-location-scoring = Was Orte wert sind
chapter-locations = Orte kontrollieren
chapter-loot = Beute
chapter-lords = Edle
chapter-martial-law = Kriegsrecht
chapter-monster = Monster
chapter-monster-tokens = Monsterplättchen
chapter-nebulis = Nebulis
chapter-new-allies = Neue Verbündete
chapter-new-lords = Neue Edle
chapter-penalty = Strafen
chapter-placing = Leviathane platzieren
chapter-plot = Am Hof intrigieren
chapter-power = Fähigkeiten der Edlen
chapter-recruit = Einen Edlen rekrutieren
chapter-scoring = Wertung
chapter-sentinels = Wächterplättchen
chapter-setup = Aufbau
chapter-slayer-figure = Der Bezwinger der Tiefe
chapter-smugglers = Schmuggler
chapter-turn = Der Zug
chapter-wounds = Wunden
