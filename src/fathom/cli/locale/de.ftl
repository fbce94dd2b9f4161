### Befehlszeile und Terminalprogramm auf Deutsch.

## Sprachen, Spiele, Bots

cli-language-name = Deutsch
cli-you = du
cli-person = Person
cli-bot = Bot: { $name }
cli-yes = ja
cli-no = nein

## Falsche Eingaben

cli-bad-language = Die Sprache { $given } gibt es nicht. Es gibt: { $languages }.
cli-bad-command = Den Befehl { $given } gibt es nicht. Es gibt: { $commands }.
cli-bad-game = Das Spiel { $given } gibt es nicht. Es gibt: { $games }.
cli-bad-pair = Eine Option schreibt man NAME=WERT, nicht { $given }.
cli-no-bots = Nenne mindestens einen Bot. Es gibt: { $names }.
cli-bad-player = Niemand heißt „{ $given }“. Einen Platz einnehmen können: { $names }.
cli-nobody-plays = Mindestens ein Platz muss deiner sein: Nenne ihn „me“. Für Bots allein gibt es fathom simulate.
cli-no-file = Die Datei { $file } gibt es nicht.
cli-bad-file = Die Datei { $file } lässt sich nicht lesen: { $why }.
cli-not-json = Die Datei { $file } ist beschädigt oder keine Aufzeichnung: { $why }.
cli-too-deep = Die Datei { $file } ist zu tief verschachtelt, um gelesen zu werden.
cli-bad-until = Die Aufzeichnung hat { $most } Antworten und kann daher nicht nach Antwort { $given } anhalten.
cli-bad-seat = Das Spiel hat { $most } Plätze; einen Platz { $given } gibt es nicht.
cli-bad-deck = Den Stapel { $given } gibt es nicht. Es gibt: { $decks }.
cli-no-clause = Keine Regel enthält „{ $words }“. Die Kapitel: fathom rules { $id }
cli-no-clause-but = Keine Regel enthält „{ $words }“. Meintest du { $near }?
cli-no-card = Keine Karte heißt „{ $name }“. Alle Karten: fathom cards { $id }
cli-no-card-but = Keine Karte heißt „{ $name }“. Meintest du { $near }?
cli-no-coverage = Hier liegen keine Testergebnisse: Starte zuerst make test.
cli-bad-coverage = Die Datei { $file } ist kein Testergebnis: Starte make test noch einmal.
cli-one-game = Nenne ein Spiel, nicht mehrere: { $given }.
cli-one-file = Nenne eine Datei, nicht mehrere: { $given }.
cli-no-saves = In { $folder } liegen keine unbeendeten Spiele.
cli-save-over = Das Spiel in { $file } ist zu Ende. Ansehen: fathom replay { $file }
cli-save-seats = Das gespeicherte Spiel hat { $right } Plätze, genannt wurden { $given }.
cli-only-terminal = Nur für ein Spiel im Terminal: { $options }. Ergänze --terminal; im Browser wählst du das auf der Seite.
cli-only-browser = Nur für ein Spiel im Browser: { $options }. Lass es weg oder lass --terminal weg.
cli-no-client = Die Spielseite ist noch nicht gebaut. Baue sie mit make web oder spiele hier: fathom play --terminal
cli-port-taken = Port { $port } ist von einem anderen Programm belegt. Wähle mit --port einen anderen.
cli-bad-address = Der Server kann unter { $host }, Port { $port }, keine Verbindungen annehmen: { $why }.
cli-system-refuses = Das System verweigert es: { $why }.

## fathom play im Browser, fathom serve

cli-page-opens = Das Spiel öffnet sich im Browser: { $link }
cli-page-to-open = Öffne diese Seite in einem Browser auf diesem Rechner: { $link }
cli-runs-already = Fathom läuft bereits; es ist derselbe Server.
cli-serving = Der Server ist erreichbar unter { $link }
cli-how-to-end = Strg+C beendet den Server; das Spiel bleibt erhalten.
cli-api-only = Die Spielseite ist noch nicht gebaut; nur die Schnittstelle für Programme antwortet. Baue sie mit: make web

## fathom games, rules, cards

cli-game-seats = Plätze: { $seats }
cli-game-usual-seats = Plätze ohne Optionen: { $seats }
cli-game-option = Option { $name }: { $what } Werte: { $values }; Vorgabe: { $default }
cli-game-play = Spielen: fathom play { $id }
cli-ruling = unsere Festlegung
cli-uncertain = unsichere Auslegung
cli-found-clauses =
    { $n ->
        [one] { $n } Regel.
       *[other] { $n } Regeln.
    }
cli-chapters =
    { $n ->
        [one] Die Regeln von { $game }: { $n } Regel.
       *[other] Die Regeln von { $game }: { $n } Regeln.
    }
cli-chapter = { $chapter }: { $title } ({ $n })
cli-rules-how = Ein Kapitel lesen oder suchen: fathom rules { $id } WÖRTER. Eine einzelne Regel: fathom rules { $id } CODE.
# Wonach jemand sucht und wie es in den Regeln heißt: Wortanfänge.
cli-same-words = verkauf: kauf; handel: tausch; geld, gold, münz: perle; prämie: belohn; tod, tot, töt: töt, überwältig; gewinn, sieg: gewinn, sieg; niederlag: verlier; gefängnis, kerker: brig, kerker; kampf, kämpf: angriff, angreif, kampf, kämpf; magie: zauber; wegwerf: abwerf, ableg, wirf; abwerf: ableg, abgeleg, abwerf, wirf; ableg: abwerf, abgeworf, ableg, wirf; rede, red, sprech: sag, gespräch, sprech; boot: schiff; verletz: wunde, schaden
cli-deck = { $deck }: { $title } ({ $n })
cli-coverage = { $game }: { $covered } von { $all } durchsetzbaren Regeln haben einen bestandenen Test.
cli-coverage-seed = Von den Grundregeln: { $covered } von { $all }.
cli-coverage-partial = Der letzte Testlauf umfasste nur einen Teil der Tests oder wurde abgebrochen: Die Zahlen sind zu niedrig.
cli-uncovered = Ohne Test:

## fathom simulate, replay

cli-simulating = Spiele laufen
cli-sim-games =
    { $n ->
        [one] { $game }: { $n } Spiel in { $seconds } Sekunden.
       *[other] { $game }: { $n } Spiele in { $seconds } Sekunden.
    }
cli-sim-decisions = Entscheidungen: { $n }, pro Sekunde: { $speed }.
cli-sim-turns = Züge oder Runden pro Spiel: { $n }.
cli-sim-seat = Platz { $seat }: Siege { $wins }, mittlere Punktzahl { $score }.
cli-sim-bot = Bot { $bot }: Siege { $wins }.
cli-sim-ending = Wie oft: { $n }. { $reason }
cli-sim-error = Startwert { $seed }: { $message }
cli-tournament = { $game }, Plätze: { $seats }, Bots: { $bots }.
cli-tour-among = { $one } unter { $rest }: { $rate } % gewonnen, Spiele: { $n } (95 %: { $low } bis { $high }); bei gleicher Stärke wären es { $fair } %.
cli-tour-sides = { $one } ({ $side }) gegen { $rest } ({ $other }): { $rate } % gewonnen, Spiele: { $n } (95 %: { $low } bis { $high }).
cli-tour-alone = { $one }: { $rate } % gewonnen, Spiele: { $n } (95 %: { $low } bis { $high }), mittlere Punktzahl { $score }.
cli-tour-rating = Wertung von { $bot }: { $rating } (95 %: { $low } bis { $high }).
cli-tour-stopped = Angehalten. Derselbe Befehl macht mit { $file } weiter.
cli-tour-lost = Angehalten. Mit --journal ließe sich später weitermachen.
cli-records = Aufzeichnungen: { $file }
cli-replaying = Wiedergabe
cli-replay-title = { $game }, Aufzeichnung mit { $n } Antworten
cli-fingerprint = Prüfsumme: { $mark }

## Vor dem Spiel

cli-setup-language = Welche Sprache?
cli-setup-game = Welches Spiel?
cli-setup-title = Spiel: { $game }
cli-setup-choose = Nummer [{ $default }]:
cli-setup-again = Gib eine Zahl von 1 bis { $most } ein oder nur Enter.
cli-setup-yes-no = { $question }? ja oder nein [{ $default }]:
cli-setup-yes-or-no = Gib ja oder nein ein oder nur Enter.
cli-setup-seats = Wie viele Spieler ({ $span })?
cli-setup-people = Wie viele davon sind Menschen an dieser Tastatur (1–{ $most })?
cli-setup-number = { $question } [{ $default }]:
cli-setup-one-of = Gib eine dieser Zahlen ein: { $numbers }.
cli-setup-bots = Welche Bots nehmen die übrigen Plätze ein?
cli-seed = Startwert dieses Spiels: { $seed }
cli-welcome = Antworte mit der Nummer einer Option. Das Wort spielhilfe zeigt das Spiel auf einer Seite, karte, was die Karten der Frage tun, hilfe alle Befehle, ende hört auf; gespeichert wird von selbst.
cli-which-save = Welches Spiel willst du fortsetzen?
cli-save-line =
    { $n ->
        [one] { $game }, { $when }, { $n } Entscheidung ({ $players }): { $name }
       *[other] { $game }, { $when }, { $n } Entscheidungen ({ $players }): { $name }
    }
cli-resumed =
    { $n ->
        [one] { $game } geht nach { $n } Entscheidung weiter.
       *[other] { $game } geht nach { $n } Entscheidungen weiter.
    }

## Während des Spiels

cli-news = Seit deiner letzten Entscheidung:
cli-news-first = Bisher:
cli-table = Der Tisch
cli-question = { $player }: { $prompt }
cli-option-limit = { $option } (höchstens { $n })
cli-prompt = Deine Wahl:
cli-curtain = { $player }, drücke Enter, wenn niemand sonst hinsieht.
cli-how-one = Gib die Nummer einer Option ein.
cli-how-pick-some = Gib die Nummern deiner Optionen mit Leerzeichen dazwischen ein, zum Beispiel 1 3.
cli-how-order = Gib alle Nummern in der gewünschten Reihenfolge ein, zum Beispiel 2 1 3.
cli-how-split = Gib ein, wie viel wovon: 2x1 1x3 heißt zweimal Option 1 und einmal Option 3. 1 1 3 bedeutet dasselbe.
cli-how-number = Gib eine Zahl von { $least } bis { $most } ein.
cli-how-exactly = Wähle genau { $n }.
cli-how-between = Wähle { $least } bis { $most }.
cli-how-none = 0 heißt: nichts.
cli-no-such-number = Eine Option { $given } gibt es nicht; die Optionen gehen von 1 bis { $most }.
cli-want-number = Gib eine ganze Zahl von { $least } bis { $most } ein.
cli-want-one = Wähle nur eine Option: Gib ihre Nummer ein.
cli-did-you-mean = „{ $given }“ kenne ich nicht. Meintest du { $word }?
cli-not-understood = „{ $given }“ kenne ich nicht. Gib die Nummer einer Option ein oder das Wort hilfe.
cli-nothing-refused = Keine Regel verbietet dir hier etwas.
cli-refused = Jetzt nicht möglich:
cli-more-clauses =
    { $n ->
        [one] Und noch { $n } Regel: Nimm mehr Wörter.
       *[other] Und noch { $n } Regeln: Nimm mehr Wörter.
    }
cli-many-cards = Mehrere Karten passen: { $names }
cli-no-card-here = Es liegt keine Karte offen, und die Frage betrifft keine.
cli-no-card-there = Diese Option betrifft keine Karte.
cli-undone = Zurückgenommen.
cli-undo-others = Seitdem hat jemand anders entschieden, daher kannst du deine Entscheidung nicht zurücknehmen.
cli-saved = Gespeichert: { $file }
cli-cannot-save = Das Spiel kann nicht in { $file } gespeichert werden: { $why }
cli-bye = Das Spiel ist gespeichert. Weiter geht es mit: fathom play --resume { $name } --terminal
cli-the-end = Das Spiel ist zu Ende
cli-score = { $player }: { $score } ({ $parts })
cli-winner = Es gewinnt: { $players }
cli-nobody-wins = Niemand gewinnt.
cli-winners = Den Sieg teilen sich: { $players }
cli-recorded = Das ganze Spiel ist aufgezeichnet: fathom replay { $file }

## Befehlswörter. Das erste empfehlen wir, weitere stehen nach einem Komma. Die englischen gelten immer.

cli-word-why = warum
cli-word-rule = regel
cli-word-card = karte
cli-word-table = tisch, spielplan
cli-word-hand = hand
cli-word-log = protokoll
cli-word-order = anweisung
cli-word-ready = bereit
cli-word-hint = tipp
cli-word-aid = spielhilfe, hilfsblatt
cli-word-undo = zurück
cli-word-save = speichern
cli-word-help = hilfe
cli-word-quit = ende, beenden, q

cli-help = So spielst du hier
cli-help-answer = Die Nummer einer Option (oder der Anfang ihres Textes) wählt sie. Enter wiederholt die Frage. Die Codes in Klammern sind Regeln.
cli-help-line = { $words }: { $what }
cli-help-why = was hier nicht möglich ist und warum
cli-help-rule = eine Regel nach Code (regel { $rule }) oder Wörtern; allein: die Regel dieser Frage
cli-help-card = was eine Karte tut (karte und ihr Name, oder karte 2: die der Option 2); allein: die Karten dieser Frage und alle offenen
cli-help-table = noch einmal der ganze Tisch
cli-help-hand = noch einmal deine Hand
cli-help-log = alles, was bisher geschah
cli-help-order = solche Fragen im Voraus beantworten (anweisung 2, anweisung 2 x3, anweisung { $example }); allein: deine Anweisungen
cli-help-ready = { $n ->
    [0] Karten für die nächste Probe bereitlegen: ihre Namen mit Kommas dazwischen; allein: was bereitliegt
   *[other] Karten für die nächste Probe bereitlegen (bereit { $cards }); allein: was bereitliegt
}
cli-help-hint = was ein Bot hier antworten würde, und warum
cli-help-aid = die Spielhilfe auf einer Seite: der Zug, was du tun kannst, wie es endet, was Wörter bedeuten
cli-help-undo = nimmt deine letzte Entscheidung zurück, wenn seitdem nichts bekannt wurde
cli-help-save = speichert jetzt; mit Dateiname: eine Kopie dort
cli-help-help = diese Hilfe
cli-help-quit = speichert und hört auf

## Anweisungen

cli-order-back = zurück, back
cli-order-if = wenn, if
cli-order-unless = außer wenn, außer, unless
cli-order-always = immer, always
cli-order-never = nie, never
cli-order-ask = fragen, ask
cli-order-unchanged = unverändert, unchanged
cli-order-said-always = { $card }: immer verwenden
cli-order-said-never = { $card }: nie verwenden
cli-order-said-unchanged = passen, bis sich der Zug oder das ändert, was verwendet werden kann
cli-order-how = Gib anweisung und eine Antwort ein; x3 dahinter: nur die nächsten 3 Male; * dahinter: bei allen Fragen nach Fähigkeiten; am Ende wenn oder außer wenn und eine Bedingung. Bei einer Frage nach Fähigkeiten gilt immer, nie oder fragen hinter einer davon für ihre Karte, und anweisung unverändert passt, bis sich etwas ändert. anweisung zurück 1 nimmt eine zurück.
cli-orders = Deine im Voraus gegebenen Antworten, die sonst niemand sieht:
cli-no-orders = Du hast keine Antworten im Voraus gegeben.
cli-order-line = { $answer } – { $question } – { $n ->
    [0] immer
    [1] beim nächsten Mal
   *[other] die nächsten { $n } Male
}
cli-order-said-if = wenn { $words }
cli-order-said-unless = außer wenn { $words }
cli-order-windows = alle Fragen nach Fähigkeiten
cli-order-some-question = eine Art von Fragen
cli-ready-question = eine Fertigkeitsprobe
cli-order-nothing = nichts
cli-order-given = Die Anweisung gilt ab der nächsten solchen Frage.
cli-order-gone = Die Anweisung ist zurückgenommen.
cli-order-which = Nenne die Nummer der Anweisung, von 1 bis { $most }.
cli-order-no-window = Nur bei einer Frage nach Fähigkeiten lässt sich für alle antworten.
cli-ready-not-here = In diesem Spiel lassen sich keine Karten bereitlegen.
cli-ready-laid = Bereit für die nächste Probe, und nur du weißt davon: { $cards }
cli-ready-none = Für die nächste Probe liegen keine Karten bereit.
cli-ready-how = Gib bereit und Karten mit Kommas dazwischen ein, oder 0 für keine. bereit zurück nimmt sie zurück.
cli-ready-unknown = Diese Karte hast du nicht (oder nicht so oft): { $given }
cli-ready-gone = Es liegt nichts mehr bereit.

cli-hint = Ein Bot würde antworten: { $answer }.
cli-log-hint = { $player } hat sich einen Tipp geholt.
cli-no-aid = Dieses Spiel hat keine Spielhilfe.
cli-aid-goal = Wer gewinnt
cli-aid-turn = Der Ablauf
cli-aid-actions = Was du tun kannst
cli-aid-end = Wie es endet
cli-aid-words = Was Wörter bedeuten
cli-tie = Gleichstand, also entscheidet: { $what } ({ $values }).
