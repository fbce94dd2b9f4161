### Arkham Horror: The Card Game: its name, options, decks and chapters.

## The game

game-title = Arkham Horror: Das Kartenspiel
game-is = Ein bis vier Ermittler gehen dem nach, was Arkham heimsucht: drei verbundene Szenarien, eigene Decks und ein Beutel voller Marker, der jede Probe entscheidet.

## Options

option-scenario = Was ihr spielt
option-scenario-is = Die ganze Kampagne oder eines ihrer Szenarien für sich.
option-scenario-campaign = Die Nacht des Zeloten (Kampagne)
option-scenario-the-gathering = Die Zusammenkunft
option-scenario-the-midnight-masks = Die Mitternachtsmasken
option-scenario-the-devourer-below = Der Verschlinger aus der Tiefe
option-difficulty = Schwierigkeitsgrad
option-difficulty-is = Welche Chaosmarker im Beutel liegen und welche Seite der Szenarioübersicht gilt.
option-difficulty-easy = Einfach
option-difficulty-standard = Normal
option-difficulty-hard = Schwer
option-difficulty-expert = Experte
option-decks = Decks
option-decks-is = Wer wen spielt und mit welchem Deck: mit dem Startdeck, einem eigenen oder einem, das als Text oder so eingefügt wird, wie Deckseiten es ausgeben.
brought-starter = { $investigator }, Startdeck
brought-experience = Nicht ausgegebene Erfahrungspunkte
brought-physical = Körperliches Trauma
brought-mental = Seelisches Trauma
option-earlier = Frühere Szenarien
option-earlier-is = Für ein späteres Szenario, das einzeln gespielt wird: wie die davor endeten.
option-boxes = Grundspiele
option-boxes-is = Aus wie vielen Grundspielen die Decks gebaut werden: aus einem oder aus zwei.
option-later = Plätze für später
option-later-is = Die letzten Plätze bleiben zunächst frei. Zwischen zwei Szenarien kann dort jemand mit einem Ermittler einsteigen, den noch niemand gespielt hat.
option-hands = Handkarten
option-hands-is = Offen: Partner sehen einander in die Hand. Durchsuchte Karten und Karten mit Wagnis sieht sonst niemand.
option-hands-open = offen
option-hands-closed = verdeckt

## Decks

deck-investigator = Ermittler
deck-asset = Vorteile
deck-event = Ereignisse
deck-skill = Fertigkeiten
deck-location = Orte
deck-enemy = Gegner
deck-treachery = Verrat
deck-act = Szenen
deck-agenda = Agenden
deck-scenario = Szenarioübersichten

## Chapters

chapter-meta = Welche Regel Vorrang hat
chapter-actions = Aktionen
chapter-act-agenda = Szenen und Agenden
chapter-timing = Timing
chapter-effects = Effekte
chapter-combat = Kampf und Entkommen
chapter-cards = Karten
chapter-damage = Schaden, Horror und Niederlage
chapter-skill-test = Fertigkeitsproben
chapter-investigation = Ermitteln und Hinweise
chapter-encounter = Begegnungskarten
chapter-ending = Ausscheiden und Ende
chapter-control = Besitz und Kontrolle
chapter-campaign = Die Kampagne
chapter-costs = Kosten
chapter-tokens = Marker und Werte pro Ermittler
chapter-abilities = Fähigkeiten
chapter-location = Orte
chapter-enemy = Gegner
chapter-keyword = Schlüsselwörter
chapter-weakness = Schwächen
chapter-movement = Bewegung
chapter-setup = Vorbereitung
chapter-slots = Slots
chapter-standalone = Einzelszenarien
chapter-deckbuilding = Deckbau
chapter-chaos = Chaosmarker
chapter-phase-mythos = Die Mythosphase
chapter-phase-investigation = Die Ermittlungsphase
chapter-phase-enemy = Die Gegnerphase
chapter-phase-upkeep = Die Unterhaltsphase
chapter-components = Was auf den Karten steht
