### Der Tisch von Abyss auf Deutsch: nur was das Terminal hinzufügt; die Namen sind die des Spiels.

game-abyss = Abyss
option-leviathan = Erweiterung Leviathan
option-kraken = Erweiterung Kraken

abyss-turn = Zug { $turn }. Am Zug: { $player }.
abyss-last-turns = Das Ende naht. Weitere Züge bis zum Spielende: { $n }.
abyss-track = Erkundungsleiste: { $cards }.
abyss-price = Preis der letzten Karte: { $pearls }.
abyss-threat = Bedrohung: { $n } von 5.
abyss-laid = Zum Bezahlen ausgelegt: { $cards } (zusammen { $sum }).
abyss-drawn = Gezogene Orte: { $locations }.
abyss-council = Ratsstapel: { $stacks }.
abyss-council-empty = Ratsstapel: keine.
abyss-court = Hof:
abyss-court-empty = Hof: leer.
abyss-available = Verfügbare Orte:
abyss-available-none = Verfügbare Orte: keine.
abyss-border = Grenze:
abyss-border-empty = Grenze: keine Leviathane.
abyss-leviathan = { $space }: { $leviathan }, Leben { $left } von { $life }, Widerstand { $strengths }.
abyss-loot = Beute { $values }
abyss-reserved = { $player } hat ein Wächterplättchen darauf
abyss-piles = Übrig in den Stapeln: { $piles }.
abyss-pile-exploration = Erkundung { $n } (abgelegt { $gone })
abyss-pile-lords = Edle { $n }
abyss-pile-locations = Orte { $n }
abyss-pile-tokens = Monsterplättchen { $n }
abyss-pile-expansion = Erweiterungsplättchen { $n }
abyss-pile-leviathans = Leviathane { $n }
abyss-pile-loot = Beute { $n }
abyss-keys-on-lords = auf Edlen { $n }
abyss-yours = Dein Besitz: { $things }.
abyss-in-hand =
    { $n ->
        [one] { $n } Karte auf der Hand
       *[other] { $n } Karten auf der Hand
    }
abyss-lords = Edle: { $lords }
abyss-disabled = Ausgeschaltete Edle: { $lords }
abyss-location = Ort: { $location }
abyss-assigned = zugewiesen: { $lords }
abyss-affiliated = Angeschlossen: { $cards }
abyss-slain = Getötete Leviathane: { $names }
abyss-hand = Deine Hand: { $cards }.
abyss-hand-empty = Deine Hand: leer.
abyss-own-tokens = Deine Monsterplättchen: { $values } (zusammen { $sum }).
abyss-own-expansion = Deine Erweiterungsplättchen: { $tokens }.

abyss-score-lords = Edle
abyss-score-allies = angeschlossene Verbündete
abyss-score-tokens = Monsterplättchen
abyss-score-locations = Orte
abyss-score-wounds = Wunden
abyss-score-slayer = Bezwingerfigur
abyss-score-nebulis = Nebulis
abyss-score-kraken = Krakenfigur

deck-lords = Edle
deck-locations = Orte
deck-leviathans = Leviathane
deck-tokens = Monsterplättchen der Erweiterung
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
chapter-slayer-figure = Die Figur des Bezwingers
chapter-smugglers = Schmuggler
chapter-turn = Der Zug
chapter-wounds = Wunden
