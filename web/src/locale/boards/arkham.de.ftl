### Words on the board of Arkham Horror. The names of cards and things come from the game itself.

board-a-map = Orte
board-a-story = Szene und Agenda
board-a-round = { $n ->
    [0] im Aufbau
   *[other] Runde { $n }
}
board-a-damage = Schaden
board-a-horror = Horror
board-a-clues = Hinweise
board-a-doom = Verderben
board-a-uses = Anwendungen
board-a-resources = Ressourcen
board-a-actions = Übrige Aktionen
board-a-deck = Karten im Deck
board-a-hand-count = Handkarten
board-a-exhausted = erschöpft
board-a-unrevealed = nicht enthüllt
board-a-shroud = Schleier { $n }
board-a-shroud-label = Schleier
board-a-clues-here = { $n ->
    [0] keine Hinweise
    [one] 1 Hinweis
   *[other] { $n } Hinweise
}
board-a-fight = Kampf
board-a-evade = Entkommen
board-a-health = Ausdauer
board-a-sanity = Geistige Gesundheit
board-a-victory-label = Siegpunkte
board-a-each = { $what } pro Ermittler
board-a-nothing = Nichts im Spiel.
board-a-empty-hand = Keine Handkarten.
board-a-bag = Chaosbeutel
board-a-test = { $player }: Probe ({ $skill })
board-a-difficulty = Schwierigkeit
board-a-value = Fertigkeitswert
board-a-odds = { $good } von { $all } Markern führen zum Erfolg
board-a-encounter = Begegnungsdeck
board-a-victory = Siegpunktestapel
board-a-investigator = Ermittler
board-a-experience = Erfahrungspunkte
board-a-defeated = besiegt
board-a-resigned = aufgegeben
board-a-absent = abwesend
board-a-act = Szene
board-a-agenda = Agenda
board-a-threat = Bedrohungszone
board-a-play = Im Spiel
board-a-free = Freie Slots:
board-a-discard = Abgelegt
board-a-open-hand = Hand
board-a-pile = { $title }: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
board-a-enemy-values = Kampf { $fight }, Ausdauer { $health }, Entkommen { $evade }
board-a-enemy-values-long = Kampf, Ausdauer, Entkommen
board-a-engaged = in einen Kampf verwickelt mit { $player }
board-a-of = { $what }: { $n } von { $of }
board-a-cultists = Kultistendeck
board-a-test-title = Fertigkeitsprobe
board-a-raised = Nachträglich erhöht
board-a-part-token = Chaosmarker { $token }
board-a-passed = Erfolg
board-a-failed = Misserfolg
board-a-odds-more = Weitere Effekte der Marker sind nicht eingerechnet.
board-a-chance =
    { $token }, { $n ->
        [one] 1 Marker
       *[other] { $n } Marker
    }: { $passes ->
        [yes] Erfolg
       *[no] Misserfolg
    }
board-a-auto-fail = Die Probe misslingt.
board-a-cost = Kosten { $n }
board-a-decks = Deckbau
board-a-pool = Karten zur Auswahl
board-a-class = Klasse
board-a-class-own = Klassen des Ermittlers
board-a-type = Kartentyp
board-a-type-all = Alle Kartentypen
board-a-levels = Stufe
board-a-levels-all = Alle Stufen
board-a-levels-more = Stufe 1 und höher
board-a-level = Stufe { $n }
board-a-less = { $card }: eine weniger
board-a-more = { $card }: eine mehr
board-a-deck-own = Deck
board-a-deck-name = Name des Decks
board-a-deck-size = { $n } von 30 Karten
board-a-deck-experience = Erfahrungspunkte: { $n }
board-a-deck-campaign = Für eine Kampagne: noch ohne Erfahrungspunkte
board-a-deck-good = Das Deck hält alle Regeln ein.
board-a-deck-table = Mit diesem Deck spielen
board-a-deck-keep = Speichern
board-a-deck-starter = Startdeck
board-a-deck-text = Als Text kopieren
board-a-deck-json = Als JSON kopieren
board-a-deck-paste = Ein Deck einfügen
board-a-deck-read = Einlesen
board-a-deck-mine = Gespeicherte Decks
board-a-deck-open = Öffnen
board-a-deck-forget = Löschen
board-a-deck-take = Angekreuzte Decks kommen zusammen an den Tisch, das erste auf den ersten Platz.
board-a-deck-copied = Das Deck liegt in der Zwischenablage.
board-a-deck-kept = Das Deck ist in diesem Browser gespeichert.
board-a-deck-large = Das ist zu viel: Ein Deck hat höchstens { $most } Byte.
board-a-deck-other = eigene Karten und Schwächen
board-a-wild = Joker
board-a-attack = Angriff
board-a-log = Kampagnenlogbuch
board-a-log-scenarios = Szenarien
board-a-log-now = wird gespielt
board-a-log-ahead = steht noch bevor
board-a-log-notes = Notizen
board-a-log-none = Noch ist nichts notiert.
board-a-log-interrogated = Verhörte Kultisten:
board-a-log-got-away = Entkommene Kultisten:
board-a-log-lost = Getötet oder wahnsinnig:
board-a-log-tokens = Hinzugefügte Chaosmarker:
board-a-log-people = Ermittler
board-a-log-physical = Körperliches Trauma
board-a-log-mental = Seelisches Trauma
board-a-survivors = Neue Kampagne mit den Überlebenden
board-a-log-deck = Eigenes Deck ({ $n ->
    [one] 1 Karte
   *[other] { $n } Karten
})
board-a-buy = Karten zum Kaufen
board-a-buy-none = Nichts, was sich kaufen lässt.
board-a-interlude = Zwischen den Szenarien
board-a-do-move = Bewegen
board-a-do-fight = Kämpfen
board-a-do-engage = In einen Kampf verwickeln
board-a-do-evade = Entkommen
board-a-do-play = Karte spielen
board-a-do-fast = Ohne Aktion spielen
board-a-do-use = Fähigkeit verwenden
board-a-do-free = Fähigkeit ohne Aktion
board-a-left-health = Ausdauer: noch { $left } von { $of } (Schaden: { $taken })
board-a-left-sanity = Geistige Gesundheit: noch { $left } von { $of } (Horror: { $taken })
board-a-agenda-why = Gefahr: rückt bei { $n } vor.
board-a-act-why = Ziel: als Gruppe { $n } Hinweise ausgeben.
board-a-lost = Verloren: Diesmal war der Mythos zu mächtig
