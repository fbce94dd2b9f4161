### Lobby, neuer Tisch, Regelbuch, Kartenseiten und Wiedergabe auf Deutsch.

## Wörter für mehrere Stellen

pages-title = { $page } · Fathom
pages-seat = Platz { $n }
pages-copy = Link kopieren
pages-copied = Kopiert
pages-copy-failed = Der Browser hat das Kopieren nicht erlaubt. Markiere den Link und kopiere ihn selbst.
pages-close = Schließen
pages-try-again = Noch einmal versuchen
pages-loading = Einen Moment …
pages-back-table = Zurück zum Tisch
pages-lang-en = Englisch
pages-lang-pl = Polnisch
pages-lang-de = Deutsch

## Lobby

pages-lobby = Lobby
pages-lobby-headline = Der Tisch, der alle Regeln kennt
pages-lobby-line = Brettspiele aus der Tiefe, gegen Bots oder mit Freunden. Jeder Zug wird geprüft, jede Regel erklärt. Ohne Konto, ohne Installation.
pages-lobby-play = Jetzt { $game } spielen
pages-lobby-play-it = Jetzt spielen
pages-lobby-setup = Mitspieler und Optionen wählen
pages-lobby-games = Spiele
pages-lobby-players = { $least }–{ $most } Personen
pages-lobby-new = Neuer Tisch
pages-lobby-rules = Regeln
pages-lobby-cards = Karten
pages-lobby-watch-bots = Bots zuschauen
pages-lobby-mine = Deine Tische
pages-lobby-more = { $n } weitere zeigen
pages-lobby-your-turn = Du bist dran
pages-lobby-waits = Am Zug: { $names }
pages-lobby-over = Beendet
pages-lobby-checking = Wird geprüft …
pages-lobby-unreachable = Gerade nicht erreichbar
pages-lobby-moves =
    { $n ->
        [0] noch nicht begonnen
        [one] { $n } Entscheidung bisher
       *[other] { $n } Entscheidungen bisher
    }
pages-lobby-go-on = Weiterspielen
pages-lobby-watch = Zuschauen
pages-lobby-replay = Wiedergabe
pages-lobby-forget = { $name } von der Liste nehmen
pages-lobby-forget-sure = Dieser Browser entfernt die Schlüssel. Ohne einen gespeicherten Link kommst du nicht zurück.
pages-lobby-forget-yes = Entfernen
pages-lobby-forget-no = Behalten
pages-lobby-gone = { $name }: Diesen Tisch gibt es nicht mehr. Er steht nicht länger auf deiner Liste.
pages-lobby-revoked = { $name }: Dein Link öffnet diesen Tisch nicht mehr; der Gastgeber hat ihn zurückgezogen, oder den Tisch gibt es nicht mehr. Er steht nicht länger auf deiner Liste.
pages-lobby-dismiss = In Ordnung
pages-lobby-join = Mitspielen oder zuschauen
pages-lobby-join-how = Füge den Link ein, den du bekommen hast.
pages-lobby-join-label = Link zu einem Tisch
pages-lobby-join-go = Öffnen
pages-lobby-join-bad = Das ist kein Link zu einem Tisch. So ein Link endet auf: #/t/Tisch/Schlüssel
pages-lobby-record = Aufzeichnung öffnen
pages-lobby-record-how = Sieh dir ein gespeichertes Spiel an oder spiele ab einem beliebigen Moment weiter.
pages-lobby-record-choose = Datei wählen
pages-lobby-record-drop = oder hierher ziehen
pages-lobby-record-reading = { $file } wird gelesen …
pages-lobby-record-not = { $file } ist keine Aufzeichnung von Fathom.
pages-lobby-record-large = { $file } ist zu groß für eine Aufzeichnung.
pages-lobby-made = Fathom ist ein inoffizielles Projekt. Die Spiele gehören ihren Verlagen; Worte und Bilder sind unsere eigenen.
pages-lobby-promise-rules = Jede Regel gilt
pages-lobby-promise-rules-is = Jede Wahl, jede Zeile im Protokoll und jede Ablehnung nennt ihre Regel. Eine Taste schlägt sie auf.
pages-lobby-promise-undo = Umdenken erlaubt
pages-lobby-promise-undo-is = Nimm eine Wahl, eine Aktion oder einen Zug zurück. Sieh dir jedes Spiel noch einmal an und spiele von jedem Moment an weiter.
pages-lobby-promise-slow = Schnell oder gemächlich
pages-lobby-promise-slow-is = Zehn Minuten gegen Bots oder einen Monat mit Freunden, jeden Tag ein Zug.

## Neuer Tisch

pages-new = Neuer Tisch
pages-new-title = Neuer Tisch für { $game }
pages-new-options = Optionen
pages-new-data-usual = Als JSON geschrieben; bleibt das Feld leer, wird mit dem Üblichen gespielt.
pages-new-data-file = Datei wählen
pages-new-data-example = Beispiel zeigen
pages-new-data-clear = Zurück zum Üblichen
pages-new-data-builder = Decks bauen
pages-new-data-broken = Das ist kein JSON: { $why }
pages-new-data-large = Das ist zu groß: { $bytes } Byte, und höchstens { $most } dürfen es sein.
pages-new-data-file-large = { $file } ist zu groß und wurde nicht gelesen.
pages-new-some = { $n } von { $size } gewählt; ohne Wahl wie üblich.
pages-new-less = Weniger: { $what }
pages-new-more = Mehr: { $what }
pages-new-brought-none = Wer frei ist
pages-new-brought-own = Eigene
pages-new-brought-other = Wie mitgebracht
pages-new-brought-paste = Text einfügen …
pages-new-paste-large = Das ist zu groß: höchstens { $most } Byte.
pages-new-seats = Mitspieler
pages-new-count = Wie viele?
pages-new-count-label =
    { $n ->
        [one] { $n } Person
       *[other] { $n } Personen
    }
pages-new-count-with = { $n } Personen, mit { $options }
pages-new-who = Wer sitzt auf Platz { $n }?
pages-who-me = Ich
pages-who-friend = Einladung
pages-who-bot = Bot
pages-new-name = Name
pages-new-name-mine = Dein Name
pages-new-name-friend = Name
pages-new-level = Stärke des Bots
pages-new-note-hot =
    { $n ->
       *[other] { $n } Plätze sind deine: Ihr teilt euch dieses Gerät, und ein Vorhang verdeckt jede Hand vor der nächsten Person.
    }
pages-new-note-friends =
    { $n ->
        [one] Du bekommst einen Link zum Weitergeben.
       *[other] Du bekommst { $n } Links zum Weitergeben, für jede eingeladene Person einen.
    }
pages-new-note-watch = Kein Platz ist deiner: Du schaust zu.
pages-new-note-bots = Das Spiel beginnt sofort.
pages-new-open = Tisch öffnen
pages-new-opening = Wird geöffnet …
pages-invite = Der Tisch ist offen
pages-invite-how = Schicke allen ihren eigenen Link. Wer ihn hat, spielt diesen Platz; veröffentliche ihn also nicht.
pages-invite-link = Link für { $name }
pages-invite-watch = Link zum Zuschauen
pages-invite-watch-how = Wer ihn hat, sieht, was jeder sehen darf, und keine Hand.
pages-invite-share = Teilen
pages-invite-go = Zum Tisch
pages-invite-go-watch = Zuschauen
pages-invite-note = Am Tisch kann der Gastgeber im Menü neue Links ausstellen und alte zurückziehen.

## Regeln

pages-rules-title = Die Regeln von { $game }
pages-rules-search = Regeln durchsuchen
pages-rules-search-how = Wörter in jeder Sprache oder ein Kürzel wie { $id }
pages-rules-clear = Suche leeren
pages-filter-all = Alle
pages-filter-enforced = Durchgesetzt
pages-filter-rulings = Unsere Festlegungen
pages-rules-show = Zeigen
pages-rules-count =
    { $n ->
        [one] { $n } Regel
       *[other] { $n } Regeln
    }
pages-rules-found =
    { $n ->
        [0] Keine Regel gefunden
        [one] { $n } Regel gefunden
       *[other] { $n } Regeln gefunden
    }
pages-rules-none = Keine Regel enthält alle diese Wörter.
pages-rules-none-how = Versuche es mit weniger Wörtern oder einem Wortanfang. Deutsch, Englisch und Polnisch gehen, mit und ohne Umlaute.
pages-rules-none-filter = Der Filter verbirgt einen Teil der Regeln.
pages-rules-none-all = In allen Regeln suchen
pages-rules-chapters = Kapitel
pages-rules-ruling = unsere Festlegung
pages-rules-uncertain = unsichere Auslegung
pages-rules-not-enforced = nur zur Information
pages-rules-unknown = Eine Regel { $id } gibt es hier nicht.

## Karten

pages-cards-title = Die Karten von { $game }
pages-cards-filter = Karte suchen
pages-cards-filter-how = Name oder Wörter aus dem Text
pages-cards-decks = Stapel
pages-cards-deck-all = Alle
pages-cards-found =
    { $n ->
        [0] Keine Karte gefunden
        [one] { $n } Karte
       *[other] { $n } Karten
    }
pages-cards-none = Keine Karte enthält diese Wörter.
pages-cards-unknown = So eine Karte gibt es in diesem Spiel nicht.
pages-cards-all = Alle Karten
pages-cards-before = Vorige Karte: { $name }
pages-cards-next = Nächste Karte: { $name }
pages-cards-text = Was sie tut
pages-cards-no-text = Sie hat keine eigene Fähigkeit; es zählt ihr Wert.
pages-cards-clauses = Ihre Regeln
pages-cards-written = Diesen Text schreibt derselbe Code, der die Karte ausführt.

## Wiedergabe

pages-theatre = Wiedergabe
pages-theatre-title = Wiedergabe: { $game }
pages-theatre-slider = Moment des Spiels
pages-theatre-moment = Entscheidung { $n } von { $last }
pages-theatre-moment-turn = { $turn } Entscheidung { $n } von { $last }.
pages-theatre-first = Zum Anfang
pages-theatre-last = Zum Ende
pages-theatre-turn-back = Einen Zug zurück
pages-theatre-turn-on = Einen Zug weiter
pages-theatre-back = Eine Entscheidung zurück
pages-theatre-on = Eine Entscheidung weiter
pages-theatre-play = Abspielen
pages-theatre-pause = Anhalten
pages-theatre-speed = Tempo
pages-theatre-speed-of = { $n }×
pages-theatre-seen = Sicht:
pages-theatre-seen-watch = Zuschauer
pages-theatre-seen-open = alles offen
pages-theatre-seen-secret = Das Spiel läuft noch: Verdeckte Karten bleiben bis zum Ende verdeckt.
pages-theatre-running = Das Spiel läuft noch.
pages-theatre-running-go = Zum Tisch
pages-theatre-begins = Die Wiedergabe beginnt bei Entscheidung { $n }; was davor war, lässt sich hier nicht zeigen.
pages-theatre-log = Was geschah
pages-theatre-log-open = Protokoll zeigen
pages-theatre-log-close = Protokoll verbergen
pages-theatre-hand = Hand
pages-theatre-continue = Von hier weiterspielen
pages-theatre-continue-title = Ein neuer Tisch ab Entscheidung { $n }
pages-theatre-continue-how = Das alte Spiel bleibt, wie es ist. Wer spielt weiter?
pages-theatre-continue-running = Das geht, sobald das Spiel zu Ende ist.
pages-theatre-continue-end = Am Ende gibt es nichts mehr zu spielen. Geh erst ein paar Entscheidungen zurück.
pages-theatre-export = Aufzeichnung speichern
pages-theatre-export-secret = Die Aufzeichnung gibt es, sobald das Spiel zu Ende ist.
pages-theatre-share = Link teilen
pages-theatre-share-done = Link kopiert: Er öffnet genau diesen Moment
pages-theatre-share-no = Hier ist nur dein eigener Spiellink bekannt. Bitte den Gastgeber um den Link zum Zuschauen.
pages-theatre-keys = Tasten: Leertaste spielt ab, ← → eine Entscheidung, Umschalt mit ← → ein Zug, Pos1 und Ende.
pages-theatre-scores = Endstand
pages-theatre-beliefs = Was die Bots glauben
pages-theatre-beliefs-are = Für wie wahrscheinlich es jeder Bot in diesem Moment hielt, dass die anderen Verräter sind, nach allem, was er wissen konnte.
pages-theatre-beliefs-of = { $name } glaubt
pages-theatre-beliefs-chance = { $percent } %

## Hier ist nichts

pages-nowhere = Hier ist nichts
pages-nowhere-title = Hier enden unsere Seekarten
pages-nowhere-line = Unter dieser Adresse gibt es keine Seite. Vielleicht wurde ein Link beim Kopieren abgeschnitten.
pages-nowhere-home = Zur Lobby

pages-set-where = Sie gelten sofort und bleiben in diesem Browser.
pages-set-theme = Hell oder dunkel
pages-set-theme-auto = wie das System
pages-set-theme-dark = dunkel
pages-set-theme-light = hell
pages-set-pace-is = Wie schnell du siehst, was die anderen tun. Anhalten oder zu deiner Frage springen kannst du jederzeit.
pages-set-sound = Töne
pages-set-sound-off = aus
pages-set-sound-soft = leise
pages-set-sound-full = voll
pages-set-sound-is = Karten, Würfel, Schläge, dein Zug, das Ende.
pages-set-listen = Anhören: { $cue }
pages-set-cue-turn = du wirst gefragt
pages-set-cue-card = eine Karte
pages-set-cue-dice = Würfel
pages-set-cue-reveal = etwas wird aufgedeckt
pages-set-cue-coin = Gewinn
pages-set-cue-blow = ein Schlag
pages-set-cue-win = Sieg
pages-set-cue-lose = Niederlage
pages-set-cue-hint = ein Tipp
pages-set-text = Schriftgröße
pages-set-text-normal = normal
pages-set-text-large = groß
pages-set-text-larger = größer
pages-set-text-is = Fragen, Protokoll, Plätze und Seiten. Der Spielplan behält seine Größe.
pages-set-contrast = Kontrast
pages-set-contrast-usual = üblich
pages-set-contrast-high = hoch
pages-set-contrast-is = Kräftigere Linien und Wörter, ruhigere Flächen.
pages-set-codes = Regelnummern
pages-set-codes-hover = beim Zeigen auf eine Zeile
pages-set-codes-always = immer
pages-set-codes-is = Im Protokoll. Ein Klick auf die Nummer öffnet die Regel.
pages-set-confirm = Rückfragen
pages-set-confirm-final = vor Endgültigem
pages-set-confirm-never = nie
pages-set-confirm-is = Ob du vor einer Antwort, die sich nicht zurücknehmen lässt, noch einmal gefragt wirst.
pages-history-where = Partien, die du in diesem Browser zu Ende gespielt hast. Niemand sonst sieht sie; eine Datei nimmt sie mit.
pages-history-none = Noch nichts da. Spiel eine Partie zu Ende, dann steht sie hier.
pages-history-played = gespielt
pages-history-won = gewonnen
pages-history-best = bestes Ergebnis
pages-history-mean = Durchschnitt
pages-history-streak = Siege in Folge
pages-history-bot = Gegen Bots der Stufe „{ $bot }“: { $won } von { $played } gewonnen
pages-history-you-won = Du hast gewonnen
pages-history-won-by = Gewonnen: { $names }
pages-history-export = Als Datei speichern
pages-history-import = Datei einlesen
pages-history-taken = { $n ->
    [0] In dieser Datei war keine Partie neu.
    [one] { $n } Partie eingelesen.
   *[other] { $n } Partien eingelesen.
}
pages-history-unread = { $file } ist keine Datei mit Partien.
pages-history-forget = Alles vergessen …
pages-history-forget-sure = Ja, alle Partien vergessen
pages-again = Noch einmal am selben Tisch
pages-again-opening = Derselbe Tisch wird noch einmal geöffnet …
pages-lobby-learn = Lernspiel beginnen
pages-choices = { $n ->
    [one] { $n } Entscheidung
   *[other] { $n } Entscheidungen
}
pages-record-saved = Gespeichert: { $file }. „Aufzeichnung öffnen“ in der Lobby öffnet sie wieder.
pages-report-saved = Gespeichert: { $file }. Schicke die Datei denen, die diesen Server betreiben, mit ein paar Worten dazu, was schiefging. Solange das Spiel läuft, steht darin nur, was du selbst sehen darfst.
