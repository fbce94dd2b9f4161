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
shell-key-pause = Anhalten oder weiter
shell-key-next = Nächster Schritt
shell-key-hint = Ein Tipp
shell-key-aid = Die Spielhilfe

## Tipps und Spielhilfe

shell-hint = Tipp
shell-hint-why = Was ein Bot hier täte, und warum. Im Protokoll steht dann, dass du dir einen Tipp geholt hast.
shell-hint-thinking = Denkt nach …
shell-hint-answer = Ein Bot würde antworten: { $answer }.
shell-aid = Spielhilfe
shell-aid-of = Die Spielhilfe zu { $game }
shell-aid-rules = Alle Regeln
shell-aid-none = Dieses Spiel hat noch keine Spielhilfe.
shell-aid-goal = Wer gewinnt
shell-aid-turn = Der Ablauf
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
pages-set-pace = Tempo
pages-set-pace-instant = sofort
pages-set-pace-quick = schnell
pages-set-pace-calm = ruhig
pages-set-pace-step = Schritt für Schritt
## Eigene Partien

pages-history = Deine Partien
shell-drama-of = von { $target } nötigen
