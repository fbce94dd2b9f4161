### Was die Befehlszeile von sich selbst sagt: Hilfe und falsche Eingaben.

## Die Teile einer Hilfeseite

cli-usage = Aufruf
cli-usage-options = [OPTIONEN]
cli-usage-command = BEFEHL
cli-usage-arguments = Argumente
cli-usage-switches = Optionen
cli-usage-commands = Befehle
cli-usage-examples = Beispiele
cli-usage-default = Vorgabe: { $value }
cli-usage-needed = immer nötig
cli-usage-environment = auch als { $name }

## Was die Befehle tun; `.more`, wo die Liste der Befehle dafür keinen Platz hat

cli-does-fathom = Ein Tisch für Brettspiele aus der Tiefe, an dem jede Regel durchgesetzt und erklärt wird.
cli-does-games = Listet die Spiele mit ihren Plätzen und Optionen auf.
cli-does-play = Öffnet ein Spiel im Browser oder, mit --terminal, hier.
    .more = Öffnet ein Spiel im Browser oder, mit --terminal, hier: gegen Bots, mit anderen oder beides.
cli-does-serve = Startet den Server für viele.
    .more = Startet den Server für viele. Was hier nicht steht, kommt aus FATHOM_HOST, FATHOM_PORT und so weiter; docs/server.md nennt alle Einstellungen.
cli-does-simulate = Lässt Bots viele Spiele spielen und zählt, was geschieht.
cli-does-tournament = Lässt Bots gegeneinander antreten und sagt, wie stark sie sind.
    .more = Lässt Bots mit wechselnden Plätzen gegeneinander antreten und sagt, wie stark sie sind.
cli-does-replay = Spielt eine Aufzeichnung noch einmal: ihr Protokoll und den Tisch an ihrem Ende.
cli-does-rules = Zeigt eine Regel, durchsucht die Regeln oder nennt ihre Kapitel.
cli-does-cards = Zeigt, was eine Karte tut, oder listet die Karten nach Stapeln auf.
cli-does-bench = Misst, wie schnell das Programm auf diesem Rechner ist.

## Was sie annehmen; `.as` ist das Wort, das im Aufruf dafür steht

cli-arg-help = Zeigt diese Hilfe.
cli-arg-version = Zeigt die Version und welche Fassung des Programms läuft.
cli-arg-lang = en, pl oder de; sonst die Sprache deines Systems.
    .as = SPRACHE
cli-arg-json = Gibt JSON statt Text aus.
cli-arg-game = Das Spiel: { $games }.
    .as = SPIEL
cli-arg-option = Eine Option des Spiels, etwa { $example }; Daten, wo ein Spiel welche annimmt, als NAME=@DATEI. Darf mehrmals stehen.
    .as = NAME=WERT
cli-arg-content = Eigene Karten und Plättchen, wo ein Spiel sie einliest.
    .as = DATEI
cli-arg-jobs = Wie viele Prozesse.
    .as = N
cli-arg-cluster = Spielt auf einem Ray-Cluster; local startet hier einen mit so vielen Prozessen, wie --jobs sagt.
    .as = ADRESSE
cli-arg-port = Der Port; 0 nimmt einen, der frei ist.
    .as = PORT
cli-arg-play-what = Das Spiel, wie fathom games es nennt; nach --resume eine gespeicherte Datei.
    .as = SPIEL
cli-arg-play-terminal = Öffnet das Spiel hier im Terminal statt im Browser.
cli-arg-play-no-browser = Nennt nur den Link und öffnet keinen Browser.
cli-arg-play-seats = Mit --terminal: wer wo sitzt: me (mehrere teilen sich die Tastatur), { $bots }; oder eine Zahl: du und gewitzte Bots.
    .as = WER
cli-arg-play-seed = Mit --terminal: Derselbe Startwert gibt dasselbe Spiel.
    .as = N
cli-arg-play-resume = Setzt ein Spiel fort; mit --terminal auch: --resume DATEI.
cli-arg-serve-host = Die Adresse des Servers; 0.0.0.0 steht für alle Adressen dieses Rechners.
    .as = ADRESSE
cli-arg-serve-workers = Wie viele Prozesse; mehr als einer braucht PostgreSQL.
    .as = N
cli-arg-serve-database = Eine Datei für SQLite oder postgresql://user:password@host/name.
    .as = WO
cli-arg-simulate-games = Wie viele Spiele.
    .as = N
cli-arg-simulate-seats = Wie viele Plätze; sonst so wenige, wie die Bots und das Spiel zulassen.
    .as = N
cli-arg-simulate-bots = Wer spielt: { $bots }, search:200 oder ein eigener Bot als Modul:Klasse. Sind es weniger als Plätze, wechseln sie sich reihum ab.
    .as = BOTS
cli-arg-simulate-seed = Der Startwert des ersten Spiels; jedes weitere nimmt den nächsten.
    .as = N
cli-arg-simulate-records = Behält jedes Spiel in diesem Ordner, als Daten für die Forschung.
    .as = ORDNER
cli-arg-tournament-bots = Wer antritt, mit Kommas dazwischen: { $bots }; mit anderem Umfang search:200 oder search:1s; ein eigener Bot als Modul:Klasse.
    .as = BOTS
cli-arg-tournament-games = Wie viele Spiele in jeder Begegnung.
    .as = N
cli-arg-tournament-seats = Wie viele Plätze; sonst so wenige, wie das Spiel zulässt.
    .as = N
cli-arg-tournament-seed = Der Startwert des ersten Spiels in jeder Begegnung.
    .as = N
cli-arg-tournament-journal = Behält jedes Spiel hier; derselbe Befehl macht damit weiter.
    .as = DATEI
cli-arg-tournament-plot = Zeichnet die Ergebnisse als SVG.
    .as = DATEI
cli-arg-replay-file = Eine Aufzeichnung: im Terminal gespeichert oder auf der Seite exportiert.
    .as = DATEI
cli-arg-replay-until = Hält nach so vielen Antworten an.
    .as = N
cli-arg-replay-seat = Zeigt die Sicht dieses Platzes (ab 1) statt der von Zuschauern.
    .as = N
cli-arg-rules-words = Eine Regel nach ihrem Code, ein Kapitel oder Wörter; sonst die Kapitel.
    .as = CODE|WÖRTER
cli-arg-rules-coverage = Zählt die Regeln, die ein bestandener Test nennt.
cli-arg-cards-name = Ein Name oder Wörter aus dem Text einer Karte; sonst alle Karten.
    .as = NAME
cli-arg-cards-deck = Nur dieser Stapel, etwa lords.
    .as = STAPEL
cli-arg-bench-seconds = Wie lange jede Messung dauert.
    .as = SEKUNDEN

## Neben den Beispielen von `fathom play`

cli-example-lobby = die Lobby im Browser
cli-example-game = ein neuer Tisch eines Spiels
cli-example-terminal = fragt, was gespielt wird und mit wem
cli-example-alone = sofort, allein
cli-example-resume = setzt ein Spiel fort

## Falsche Eingaben

cli-wrong-option = Die Option { $given } gibt es nicht. Alle Optionen: { $command } --help
cli-wrong-option-but = Die Option { $given } gibt es nicht. Meintest du { $near }?
cli-wrong-more = Das ist zu viel für diesen Befehl: { $given }. Was er annimmt: { $command } --help
cli-wrong-missing = Es fehlt: { $name }. Was der Befehl annimmt: { $command } --help
cli-wrong-no-game = Nenne ein Spiel: { $games }.
cli-wrong-no-value = Nach { $name } muss ein Wert stehen.
cli-wrong-flag = { $name } nimmt keinen Wert an.
cli-wrong-whole = { $name } verlangt eine ganze Zahl.
cli-wrong-whole-from = { $name } verlangt eine ganze Zahl von mindestens { $least }.
cli-wrong-whole-between = { $name } verlangt eine ganze Zahl von { $least } bis { $most }.
cli-wrong-number-from = { $name } verlangt eine Zahl von mindestens { $least }.
cli-wrong-setting = Die Option { $name } kann nicht „{ $given }“ sein. Möglich ist: { $values }.
cli-cannot-write = Die Datei { $file } lässt sich nicht schreiben: { $why }.
cli-no-card-in-deck = Keine Karte im Stapel { $deck } heißt „{ $name }“. Alle seine Karten: fathom cards { $id } --deck { $deck }

## Warum das System etwas nicht tut; was hier nicht steht, sagt es mit eigenen Worten

cli-system-says = { $why }
cli-system-absent = So eine Datei oder so einen Ordner gibt es nicht
cli-system-forbidden = Der Zugriff ist nicht erlaubt
cli-system-folder = Es ist ein Ordner
cli-system-no-folder = Ein Teil des Pfades ist kein Ordner
cli-system-there = Etwas mit diesem Namen ist im Weg
cli-system-full = Es ist kein Platz mehr
cli-system-read-only = Dort lässt sich nichts schreiben
cli-system-long = Der Name ist zu lang
cli-system-no-address = So eine Adresse gibt es nicht
cli-system-not-mine = Dieser Rechner hat diese Adresse nicht

## Am Tisch

cli-thinking = { $player } denkt nach …
cli-leave-unsaved = Das Spiel ist nicht gespeichert. Das Wort speichern mit einem Dateinamen behält es anderswo; noch einmal ende hört ohne Speichern auf.
