### Wörter auf dem Spielplan von „Abgrundtief“. Die Namen von Karten und Dingen kommen aus dem Spiel selbst.

board-u-ship = Das Schiff und das Meer
board-u-figure = { $traitor ->
    [yes] { $character }, enttarnter Verräter ({ $player })
   *[no] { $character } ({ $player })
}
board-u-damaged = beschädigt
board-u-blocked = blockiert
board-u-deep-ones = { $n ->
    [one] 1 Tiefes Wesen
   *[other] { $n } Tiefe Wesen
}
board-u-passengers = { $n ->
    [one] 1 Passagier
   *[other] { $n } Passagiere
}
board-u-dials = Ressourcen und Leisten
board-u-voyage = Die Fahrt
board-u-distance = Zurückgelegte Entfernung
board-u-awakening = Bei 6 das Erwachen: weitere Loyalitätskarten
board-u-port = Bei 12 ist der Hafen in Reichweite
board-u-crisis = Was gerade geschieht
board-u-die = Der Würfel zeigt { $n }
board-u-turn = Zug { $n }: { $name }
board-u-before = Vor der Abfahrt
board-u-actions = { $n ->
    [one] noch 1 Aktion
   *[other] noch { $n } Aktionen
}
board-u-test = Fertigkeitsprobe
board-u-target = Schwierigkeitsgrad
board-u-total = Gesamtwert
board-u-supports = Hilfreiche Fertigkeiten
board-u-cards = Die Karten in der Probe
board-u-no-cards = Keine Karte wurde beigetragen.
board-u-extra = Durch Fähigkeiten geändert
board-u-chaos = Chaosstapel
board-u-added = { $n ->
    [0] { $name }: keine Karte
    [one] { $name }: 1 Karte
   *[other] { $name }: { $n } Karten
}
board-u-decks = Stapel
board-u-skill-deck = { $skill }: { $n ->
    [one] 1 Karte im Stapel
   *[other] { $n } Karten im Stapel
}
board-u-discard = Oben auf der Ablage: { $card }
board-u-discard-empty = Nichts abgelegt
board-u-supply-monsters = Tiefe Wesen im Vorrat
board-u-supply-passengers = Passagiere im Vorrat
board-u-damage-deck = Schadenskarten
board-u-area = Dein Spielbereich
board-u-area-of = Spielbereich von { $name }
board-u-skill-set = Fertigkeitenset
board-u-used = verbraucht
board-u-reveal = wenn du dich enttarnst
board-u-idle = verdeckt
board-u-traitor = enttarnt
board-u-secret = nur du weißt es
board-u-loyalty-cards = { $n ->
    [one] 1 Loyalitätskarte
   *[other] { $n } Loyalitätskarten
}
board-u-knows-loyalty = Du hast gesehen, was { $name } hat: { $cards }
board-u-knows-pool = { $name } hat zur Probe beigetragen: { $cards }
board-u-knows-top = { $what ->
    [waypoints] Du kennst die oberste Etappenzielkarte: { $cards }
    [mythos] Du kennst die oberste Mythoskarte: { $cards }
    [spells] Du kennst den obersten Zauber: { $cards }
    [items] Du kennst den obersten Gegenstand: { $cards }
   *[other] Du kennst: { $cards }
}
board-u-recalled-beneath = { $deck ->
    [waypoint] Ganz unten im Etappenzielstapel, von unten: { $cards }
    [mythos] Ganz unten im Mythosstapel, von unten: { $cards }
    [spell] Ganz unten im Zauberstapel, von unten: { $cards }
    [item] Ganz unten im Gegenstandsstapel, von unten: { $cards }
    [damage] Ganz unten im Schadensstapel: { $cards }
   *[other] Ganz unten: { $cards }
}
board-u-recalled-inside = Irgendwo im Gegenstandsstapel: { $cards }
board-u-recalled-removed = Aus dem Spiel, wie du weißt: { $cards }
board-u-tray = Für dich ausgelegt
board-u-hand-count = Handkarten
board-u-items = Gegenstände
board-u-spells = Zauber
board-u-kept = Mythoskarten im Spiel
board-u-loyalty = Verdeckte Loyalitätskarten
board-u-feat-left = Das Talent ist noch verfügbar
board-u-feat-used = Das Talent ist verbraucht
board-u-ranks = Platz in der Amtsfolge: Kapitän und Buchwächter
board-u-empty-hand = Du hast keine Fertigkeitskarten auf der Hand.
board-u-ready = Karten bereitlegen
board-u-ready-why = Sie werden ohne Nachfrage zur nächsten Fertigkeitsprobe beigetragen. Nur du siehst sie.
board-u-ready-one = Du kannst nur eine Karte beitragen: Du bist in der Brig oder ein enttarnter Verräter.
board-u-ready-crisis = Nur für die Probe einer Krise
board-u-ready-lay = { $n ->
    [0] Keine Karten beitragen
    [one] 1 Karte bereitlegen
   *[other] { $n } Karten bereitlegen
}
board-u-ready-title = Bereit für die nächste Probe
board-u-ready-none = keine Karten
board-u-ready-gone = Nicht alles davon ist noch auf deiner Hand. Du wirst gefragt.
board-u-ready-back = Zurücknehmen
board-u-ready-back-of = Zurücknehmen: { $cards }
board-u-ready-mark = bereit
board-u-sinking = { $n } von { $most } Innenfeldern sind beschädigt. Bei { $most } sinkt das Schiff.
board-u-score = Wer war wer?
board-u-won = Gewonnen
board-u-lost = Verloren

## Tischgespräche (Anhang III)

board-u-talk = Tischgespräche
board-u-talk-on = Sätze zeigen, die sich an die Gesprächsregeln halten
board-u-talk-rules = Was gesagt werden darf
board-u-talk-off = Hier gelten keine Gesprächsregeln
board-u-talk-phrases = Fertige Sätze zeigen
board-u-talk-switch-off = Diese Regeln für den ganzen Tisch ausschalten
board-u-talk-switch-on = Gesprächsregeln einschalten

## Bevor man sich festlegt

board-u-attack-needs = Gelingt ab { $least }: { $percent } %
board-u-test-needs =
    { $cards ->
        [0] Schwierigkeitsgrad { $n }. Noch trägst du nichts bei.
       *[other] Schwierigkeitsgrad { $n }. Deine gewählten Karten ergeben { $sum }.
    }
board-u-total-then =
    { $outcome ->
        [pass] Gesamtwert { $total } von { $n }: Erfolg
        [partial] Gesamtwert { $total } von { $n }: Teilerfolg
       *[fail] Gesamtwert { $total } von { $n }: Misserfolg
    }
board-u-ritual-then = Ritualleiste: Feld { $n }
board-do-skill = Fertigkeitskarte verwenden
board-do-card = Fähigkeit oder Gegenstand verwenden
board-do-room = Aktion deines Feldes
