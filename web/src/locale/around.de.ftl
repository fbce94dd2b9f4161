### Rund um den Tisch: Tempo, Protokoll, Rückblick, Einstellungen, eigene Partien, Spielhilfe, Tipps, andere Geräte.

## Mitverfolgen

shell-follow = Was geschieht
shell-follow-pause = Anhalten
shell-follow-on = Weiter
shell-follow-next = Nächster Schritt
shell-follow-left = { $n ->
    [one] noch { $n } Schritt
   *[other] noch { $n } Schritte
}
shell-log-filter = Wessen Züge angezeigt werden
shell-log-everybody = Alle
shell-log-only = Nur, was { $name } betrifft
shell-log-fold = Diesen Zug zuklappen
shell-log-unfold = Diesen Zug aufklappen ({ $n } Zeilen)
shell-recap = Seit deinem letzten Zug ({ $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
})
shell-recap-more = und { $n } weitere
shell-recap-show = Auf dem Spielplan zeigen
shell-key-pause = anhalten oder weiter
shell-key-next = nächster Schritt
shell-key-hint = ein Tipp
shell-key-aid = die Spielhilfe

## Tipps und Spielhilfe

shell-hint = Tipp
shell-hint-why = Was ein Bot hier täte, und warum. Im Protokoll steht dann, dass du dir einen Tipp geholt hast.
shell-hint-thinking = Denkt nach …
shell-hint-answer = Ein Bot würde antworten: { $answer }.
shell-aid = Spielhilfe
shell-aid-of = { $game }: die Spielhilfe
shell-aid-rules = Alle Regeln
shell-aid-none = Dieses Spiel hat noch keine Spielhilfe.
shell-aid-goal = Wer gewinnt
shell-aid-turn = Ein Zug
shell-aid-actions = Was du tun kannst
shell-aid-end = Wie es endet
shell-aid-words = Was Wörter bedeuten

## Andere Geräte

shell-devices = Dein Platz auf einem anderen Gerät
shell-devices-seat = Der ganze Tisch
shell-devices-seat-is = Dort weiterspielen; beide dürfen offen bleiben.
shell-devices-hand = Nur deine Hand
shell-devices-hand-is = Deine Karten und Fragen auf dem Telefon; dieser Bildschirm zeigt allen den Tisch.
shell-devices-code = Der Link zu deinem Platz als Code
shell-devices-how = Richte die Kamera des anderen Geräts auf den Code oder kopiere den Link.
shell-devices-secret = Wer diesen Link hat, spielt auf deinem Platz und sieht deine Karten.
shell-devices-local = Diese Seite ist unter einer Adresse offen, die nur dieses Gerät kennt. Öffne sie zuerst unter der Adresse in deinem Netz.
shell-devices-show = Hier den Tisch zeigen
shell-hand-only = Deine Hand
shell-hand-table = Der ganze Tisch

## Das Ende

shell-outcome-tie = Es entscheidet: { $what }.
shell-outcome-level = { $names } liegen mit { $score } gleichauf.
shell-outcome-shared = Auch das ist gleich: Sie teilen sich den Sieg.
shell-outcome-same = Noch einmal am selben Tisch
shell-outcome-others = Ein anderer Tisch

## Einstellungen

pages-set = Einstellungen
pages-set-where = Sie gelten sofort und bleiben in diesem Browser.
pages-set-theme = Hell oder dunkel
pages-set-theme-auto = wie das System
pages-set-theme-dark = dunkel
pages-set-theme-light = hell
pages-set-pace = Tempo
pages-set-pace-instant = sofort
pages-set-pace-quick = schnell
pages-set-pace-calm = ruhig
pages-set-pace-step = Schritt für Schritt
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

## Eigene Partien

pages-history = Deine Partien
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
pages-history-export = Als Datei sichern
pages-history-import = Datei einlesen
pages-history-taken = { $n ->
    [0] In dieser Datei war keine Partie neu.
    [one] { $n } Partie eingelesen.
   *[other] { $n } Partien eingelesen.
}
pages-history-unread = Das ist keine Datei mit Partien.
pages-history-forget = Alles vergessen …
pages-history-forget-sure = Ja, alle Partien vergessen
pages-again = Noch einmal am selben Tisch
pages-again-opening = Derselbe Tisch wird noch einmal geöffnet …
pages-lobby-learn = Lernspiel beginnen
shell-drama-of = von { $target } nötigen
pages-history-choices = { $n ->
    [one] { $n } Entscheidung
   *[other] { $n } Entscheidungen
}
