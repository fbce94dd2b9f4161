### Der Tisch von Abgrundtief auf Deutsch: nur was das Terminal hinzufügt; die Namen hat das Spiel selbst.

unf-turn = Zug { $turn }. Am Zug: { $player }.
unf-mythos = Mythoskarte: { $card }.
unf-pool =
    { $n ->
        [one] Bisher liegt { $n } verdeckte Karte in der Probe.
       *[other] Bisher liegen { $n } verdeckte Karten in der Probe.
    }
unf-test = Fertigkeitsprobe, Schwierigkeitsgrad { $n }; hilfreich: { $skills }.
unf-shown = In der Probe aufgedeckt: { $cards }.
unf-dials = Ressourcen: { $dials }.
unf-tracks = Zurückgelegte Entfernung: { $distance } von { $port }. Fahrtleiste: { $travel }. Ritualleiste: { $ritual }.
unf-waypoints = Erreichte Etappenziele: { $names }.
unf-damage = Beschädigte Innenfelder: { $rooms }.
unf-passengers = Riskierte Passagiere: { $spaces }.
unf-monsters = Monster (Tiefe Wesen im Vorrat: { $n }):
unf-deep-ones =
    { $n ->
        [one] { $n } Tiefes Wesen
       *[other] { $n } Tiefe Wesen
    }
unf-piles = Noch in den Stapeln: { $piles }. Chaosstapel: { $chaos }.
unf-no-character = noch ohne Charakter
unf-in-hand =
    { $n ->
        [one] { $n } Handkarte
       *[other] { $n } Handkarten
    }
unf-revealed = enttarnt: { $card }
unf-feat = Talent: { $feat }
unf-items = Gegenstände: { $items }
unf-active = { $item } (aktiv)
unf-before = Ausliegend: { $cards }
unf-hand = Deine Hand: { $cards }.
unf-hand-empty = Deine Hand: leer.
unf-loyalty = Deine Loyalität: { $cards }.
unf-known-loyalty = Loyalität von { $player }, wie du weißt: { $cards }.
unf-known-pool = Von { $player } zur Probe beigetragen, wie du weißt: { $cards }.
unf-recalled-top = { $deck }, oben: { $cards }.
unf-recalled-beneath = { $deck }, ganz unten: { $cards }.
unf-recalled-inside = { $deck }, irgendwo darin: { $cards }.
unf-recalled-removed = Aus dem Spiel, wie du weißt: { $cards }.
