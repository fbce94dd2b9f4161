### Der Tisch von Abyss auf Deutsch: nur was das Terminal hinzufügt; die Namen sind die des Spiels.

abyss-turn = Zug { $turn }. Am Zug: { $player }.
abyss-last-turns = Das Ende naht. Weitere Züge bis zum Spielende: { $n }.
abyss-track = Erkundungsleiste: { $cards }.
abyss-price = Preis der letzten Karte: { $pearls }.
abyss-threat = Bedrohung: { $n } von 5.
abyss-laid = Zum Bezahlen ausgelegt: { $cards } (zusammen { $sum }).
abyss-drawn = Gezogene Orte: { $cards }.
abyss-council = Ratsstapel: { $stacks }.
abyss-council-empty = Ratsstapel: keine.
abyss-court = Hof:
abyss-court-none = Hof: leer.
abyss-available = Verfügbare Orte:
abyss-available-none = Verfügbare Orte: keine.
abyss-border = Grenze:
abyss-border-none = Grenze: keine Leviathane.
abyss-leviathan = { $space }: { $leviathan }, Lebenspunkte: { $left } von { $life }, Widerstand { $strengths }.
abyss-loot = Beute { $values }
abyss-reserved = { $player } hat ein Wächterplättchen darauf
abyss-piles = Übrig in den Stapeln: { $piles }.
abyss-pile-exploration = Erkundung { $n } (abgeworfen { $gone })
abyss-pile-lords = Edle { $n }
abyss-pile-locations = Orte { $n }
abyss-pile-tokens = Monsterplättchen { $n }
abyss-pile-expansion-tokens = Erweiterungsplättchen { $n }
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
abyss-slain = Getötete Leviathane: { $cards }
abyss-hand = Deine Hand: { $cards }.
abyss-hand-empty = Deine Hand: leer.
abyss-own-tokens = Deine Monsterplättchen: { $values } (zusammen { $sum }).
abyss-own-expansion = Deine Erweiterungsplättchen: { $cards }.

abyss-score-lords = Edle
abyss-score-allies = angeschlossene Verbündete
abyss-score-tokens = Monsterplättchen
abyss-score-locations = Orte
abyss-score-wounds = Wunden
abyss-score-slayer = Bezwinger der Tiefe
abyss-score-nebulis = Nebulis
abyss-score-kraken = Krakenfigur

abyss-court-lord = { $guild ->
    [0] { $lord }.
   *[other] { $lord }. Volk: { $race }.
}
abyss-kraken-brings = Jeder Kraken, den du hier abgibst, bringt dir Nebulis: seinen Wert minus 1.
