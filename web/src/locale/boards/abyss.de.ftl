### Worte auf den Spielplänen. Die Namen der Karten und Dinge stammen aus dem Spiel selbst.

board-court = Hof
board-court-note = { $n ->
    [0] leer
    [one] 1 Edler
   *[other] { $n } Edle
}
board-court-pearls = 2 Perlen, sobald nur zwei Edle übrig sind
board-lord-deck = Stapel der Edlen
board-lord-deck-count = { $n ->
    [one] Edler
   *[other] Edle
}
board-exploration = Erkundung
board-exploring = { $name } erkundet
board-deck = Erkundungsstapel
board-deck-count = { $n ->
    [one] Karte
   *[other] Karten
}
board-discard = Ablage
board-aside = Beiseitegelegte Monster
board-council = Rat
board-council-note = verdeckt
board-stack = { $n ->
    [0] Ratsstapel { $race }, leer
    [one] Ratsstapel { $race }, 1 Karte
   *[other] Ratsstapel { $race }, { $n } Karten
}
board-border = Grenze
board-border-note = { $n ->
    [0] kein Leviathan
    [one] 1 Leviathan
   *[other] { $n } Leviathane
}
board-leviathan-deck = Leviathane im Stapel
board-leviathan-on = { $name }, { $space }, noch { $left } von { $life } Lebenspunkten
board-odds = { $n } von 36 Würfen
board-life = Widerstand { $strength }, Belohnung: { $tokens } Plättchen
board-life-lost = verlorener Lebenspunkt
board-penalty-wounds = Angriff: { $n ->
    [one] 1 Wunde
   *[other] { $n } Wunden
}
board-penalty-pearls = Angriff: Verlust von { $n ->
    [one] 1 Perle
   *[other] { $n } Perlen
}
board-penalty-allies = Angriff: Verlust von { $n ->
    [one] 1 Verbündeten
   *[other] { $n } Verbündeten
}
board-penalty-lord = Angriff: Verlust von { $n ->
    [one] 1 freien Edlen
   *[other] { $n } freien Edlen
}
board-threat = Bedrohung
board-threat-note = was ein Kampf einbringt
board-threat-here = Hier steht die Bedrohung
board-threat-reward = { $keys ->
    [0] { $n ->
        [one] 1 Perle oder Monsterplättchen
       *[other] { $n } Perlen oder Monsterplättchen, beliebig gemischt
    }
    [1] { $n ->
        [0] 1 Schlüssel
        [one] 1 Schlüssel und 1 Perle oder Monsterplättchen
       *[other] 1 Schlüssel und { $n } Perlen oder Monsterplättchen, beliebig gemischt
    }
   *[other] { $keys } Schlüssel
}
board-token-pile = Verbleibende Monsterplättchen
board-token-piles = Verbleibende Monsterplättchen: Grundspiel und Erweiterung
board-locations = Orte
board-location-stack = Stapel der Orte
board-stack-count = { $n ->
    [one] Ort
   *[other] Orte
}
board-available = { $n ->
    [0] keiner verfügbar
   *[other] { $n } verfügbar
}
board-drawn = { $n } gezogen
board-loot = Beute
board-loot-deck = Beutestapel
board-worth = Derzeitiger Wert
board-influence = Sichtbarer Einfluss
board-realm = Dein Reich
board-realm-of = Das Reich von { $name }
board-empty-realm = Noch kein Edler. Rekrutiere einen, und er dient dir hier.
board-empty-realm-of = Noch kein Edler.
board-affiliated = Angeschlossen
board-pearls = Perlen
board-keys = Schlüssel
board-key-tokens = Schlüsselmarker
board-of-tokens = (davon { $n } Marker)
board-hand = Hand
board-hand-count = Handkarten
board-lords = Edle
board-nebulis = Nebulis
board-wounds = Wunden
board-tokens = Monsterplättchen
board-expansion-tokens = Erweiterungsplättchen
board-expansion = Erweiterung
board-base = Grundspiel
board-slain = Getötet: { $name }
board-slayer = Bezwinger der Tiefe
board-kraken-figure = Krakenfigur
board-sentinel-waits = Wächterplättchen wartet
board-sentinel-stands = Wächterplättchen liegt aus
board-reserved = Reserviert von { $name }
board-disabled = Ausgeschaltet
board-price = { $n ->
    [one] 1 Perle
   *[other] { $n } Perlen
}
board-laid = Ausgelegt
board-tray-locations = Die Orte des Stapels
board-tray-allies = Die Verbündeten der Ablage
board-tray-players = Spieler
board-empty-hand = Du hast keine Handkarten.
board-ending = { $n ->
    [0] Das Spiel endet: Das ist der letzte Zug.
    [one] Das Spiel endet: Nach diesem Zug folgt noch einer.
   *[other] Das Spiel endet: Nach diesem Zug folgen noch { $n }.
}
board-score-lords = Edle
board-score-allies = Angeschlossene Verbündete
board-score-tokens = Monsterplättchen
board-score-locations = Orte
board-score-wounds = Wunden
board-score-slayer = Bezwinger der Tiefe
board-score-nebulis = Nebulis
board-score-kraken = Krakenfigur
board-score-total = Einfluss

## Bevor man sich festlegt

board-fight = { $how ->
    [sure] Gelingt, was der Würfel auch zeigt
    [never] Kann nicht gelingen
   *[roll] Gelingt ab { $least }: { $percent } %
}{ $pearls ->
    [0] { "" }
   *[other] { " " }(mit all deinen Perlen)
}
board-draw-places = Die Zahlen auf dem Stapel: so viele neue ziehen und einen davon nehmen.
board-fight-needs = Nötige Stärke für den nächsten Lebenspunkt: { $n }. Übrige Lebenspunkte: { $left }.
board-fight-spent = { $how ->
    [fails] Misslingt; du erhältst 1 Perle
    [kills] Tötet ihn
   *[hits] { $n ->
        [1] Nimmt 1 Lebenspunkt
       *[other] Nimmt { $n } Lebenspunkte
    }
}
board-tokens-split = { $base } Grundspiel, { $more } Erweiterung
board-law =
    { $pearls ->
        [0] Nichts zahlen
        [1] 1 Perle zahlen
       *[other] { $pearls } Perlen zahlen
    }, { $away } abwerfen
