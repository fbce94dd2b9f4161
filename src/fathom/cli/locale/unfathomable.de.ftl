### Der Tisch von Abgrundtief auf Deutsch: nur was das Terminal hinzufügt; die Namen hat das Spiel selbst.

unf-turn = Zug { $turn }. Am Zug: { $player }.
unf-mythos = Mythoskarte: { $card }.
unf-pool =
    { $n ->
        [one] Bisher liegt { $n } verdeckte Karte in der Probe.
       *[other] Bisher liegen { $n } verdeckte Karten in der Probe.
    }
unf-test = Fertigkeitsprobe { $n }, unterstützt durch { $skills }.
unf-shown = In der Probe aufgedeckt: { $cards }.
unf-dials = Ressourcen: { $dials }.
unf-tracks = Zurückgelegte Strecke: { $distance } von { $port }. Reiseleiste: { $travel }. Ritualleiste: { $ritual }.
unf-waypoints = Erreichte Etappenziele: { $names }.
unf-damage = Beschädigte Räume: { $rooms }.
unf-passengers = Passagiere in Gefahr: { $spaces }.
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
unf-known-loyalty = Du kennst die Loyalität von { $player }: { $cards }.
unf-known-pool = Du weißt, was { $player } zur Probe beigetragen hat: { $cards }.
unf-known-top = Du kennst die oberste Karte dieses Stapels: { $deck }: { $cards }.
unf-recalled-beneath = Du weißt, was ganz unten in diesem Stapel liegt: { $deck }: { $cards }.
unf-recalled-inside = Du kennst Karten, die irgendwo in diesem Stapel sind: { $deck }: { $cards }.
unf-recalled-removed = Du kennst Karten, die aus dem Spiel sind: { $cards }.
