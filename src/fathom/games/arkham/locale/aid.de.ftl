### Arkham Horror: The Card Game: the player aid, and what bots weigh.

## The goal

aid-advance = Bringt die Szene voran
aid-advance-is = Entdeckt Hinweise und gebt sie als Gruppe aus oder tut, was das Ermittlungsziel der Szene verlangt, bis eine Auflösung erreicht ist.
aid-hold-agenda = Bevor die Agenda am Ziel ist
aid-hold-agenda-is = Jede Runde bringt 1 Verderben. Liegt genug im Spiel, rückt die Agenda vor, und ihre letzte Karte ist eine Niederlage.

## The round

aid-mythos = 1. Mythosphase
aid-mythos-is = 1 Verderben auf die Agenda, danach zieht jeder eine Begegnungskarte. Entfällt in der ersten Runde.
aid-investigation = 2. Ermittlungsphase
aid-investigation-is = Jeder Ermittler hat einen Zug mit 3 Aktionen, in beliebiger Reihenfolge.
aid-enemies = 3. Gegnerphase
aid-enemies-is = Jäger bewegen sich, danach greift jeder spielbereite, in einen Kampf verwickelte Gegner an und wird erschöpft.
aid-upkeep = 4. Unterhaltsphase
aid-upkeep-is = Karten werden spielbereit, jeder zieht 1 Karte und erhält 1 Ressource. Höchstens 8 Karten bleiben auf der Hand.

## Actions

aid-investigate = Ermitteln
aid-investigate-is = Intellekt gegen den Schleierwert deines Ortes. Gelingt die Probe, entdeckst du dort 1 Hinweis.
aid-move = Bewegen
aid-move-is = An einen verbundenen Ort. Gegner, die mit dir in einen Kampf verwickelt sind, kommen mit.
aid-gain = Ziehen oder Ressource
aid-gain-is = Ziehe 1 Karte oder erhalte 1 Ressource.
aid-play = Spielen, aktivieren
aid-play-is = Spiele Vorteil oder Ereignis für seine Kosten, oder verwende eine Fähigkeit mit Aktionssymbol. Schnelle Karten kosten keine Aktion.
aid-fight = Kampf
aid-fight-is = Kampf gegen den Kampfwert eines Gegners. Gelingt die Probe, fügst du 1 Schaden zu oder so viel, wie die Waffe sagt.
aid-evade = Entkommen, verwickeln
aid-evade-is = Beweglichkeit, um einen verwickelten Gegner zu erschöpfen und ihm zu entkommen; oder verwickle selbst einen Gegner in einen Kampf.
aid-opportunity = Gegner warten nicht
aid-opportunity-is = Jede andere Aktion als Kampf, Entkommen, Verhandlung oder Aufgeben gibt jedem spielbereiten Gegner, der mit dir in einen Kampf verwickelt ist, einen Angriff.
aid-test = Eine Fertigkeitsprobe
aid-test-is = Trage Karten für ihre Symbole bei, enthülle einen Chaosmarker und rechne ihn zur Fertigkeit: Du brauchst mindestens die Schwierigkeit.

## The end

aid-resolution = Eine Auflösung
aid-resolution-is = Eine Szene oder Agenda führt zu einer Auflösung: Das Szenario endet, und sein Ausgang kommt ins Kampagnenlogbuch.
aid-defeat = Besiegt
aid-defeat-is = So viel Schaden wie Ausdauer oder so viel Horror wie geistige Gesundheit: Du scheidest aus dem Szenario aus und erleidest 1 Trauma.
aid-nobody = Niemand mehr da
aid-nobody-is = Alle sind besiegt oder haben aufgegeben: Das Szenario endet ohne Auflösung.

## Words

aid-engaged = In einen Kampf verwickelt
aid-engaged-is = Ein spielbereiter Gegner an deinem Ort liegt in deiner Bedrohungszone, bewegt sich mit dir und greift dich an.
aid-exhausted = Erschöpft
aid-exhausted-is = Quer gedreht: Die Karte greift nicht an, verwickelt niemanden und wirkt nicht noch einmal bis zur Unterhaltsphase.
aid-soak = Vorteile fangen ab
aid-soak-is = Schaden und Horror darfst du deinen Vorteilen mit Ausdauer oder geistiger Gesundheit zuweisen.
aid-slots = Slots
aid-slots-is = 2 Hände, 2 arkane, 1 Verbündeter, 1 Körper, 1 Zubehör. Was nicht passt, verdrängt etwas anderes.
aid-keywords = Jäger, Zurückschlagen
aid-keywords-is = Ein Jäger folgt dir in jeder Gegnerphase. Wer zurückschlägt, greift an, wenn dein Angriff misslingt.
aid-lead = Ermittlungsleiter
aid-lead-is = Entscheidet bei Gleichstand und überall, wo keine Karte jemand anderen nennt.
aid-weakness = Schwäche
aid-weakness-is = Eine schlechte Karte des eigenen Decks. Sie wirkt, wenn du sie ziehst.
aid-victory = Siegpunkte
aid-victory-is = Überwundene Karten mit Siegpunkten bringen Erfahrungspunkte, mit denen Decks zwischen den Szenarien verbessert werden.
prospect-act = Fortschritt der Szene
prospect-agenda = die Agenda
prospect-clues = der Weg zu den nächsten Hinweisen
prospect-health = Zustand der Ermittler
prospect-enemies = Gegner im Spiel
prospect-assets = Vorteile im Spiel
prospect-resources = Ressourcen
prospect-cards = Handkarten
prospect-victory = Siegpunktestapel
