### Wörter des Kerns: Spieler, Effekte, Ablehnungen, Fehler.
### Ein Effekt ist ein ganzer Satz mit Punkt, damit andere ihn umschließen können. Der Wert eines Nomens oder einer
### Wendung ist ihre Beschriftung; .nom ist die Form mitten im Satz, .per sagt „für jeden ...“.

player-name = Spieler { $number }
list-and = und
list-or = oder
pass = Passen
no = Nein
yes = Ja
enough = Aufhören

## Wie Effekte und Fähigkeiten zusammengesetzt werden

number = { $n }
    .per = für jeden von { $n }
number-plus = { $left } + { $right }
number-minus = { $left } − { $right }
number-times = { $factor } { FORM($of, "per") }
select-you = Du
    .nom = du
select-opponents = Jeder Gegner
    .nom = jeder Gegner
select-all-seats = Jeder Spieler
    .nom = jeder Spieler
select-and = { $left } (nur { FORM($right, "nom") })
    .nom = { FORM($left, "nom") } (nur { FORM($right, "nom") })
select-list = { $items }
    .nom = { FORM($items, "nom") }
select-but = { $left } (aber nicht { FORM($right, "nom") })
    .nom = { FORM($left, "nom") } (aber nicht { FORM($right, "nom") })
condition-and = { $left } und { $right }
condition-not = es stimmt nicht, dass { $inner }
effect-nothing = Keine Fähigkeit.
effect-sequence = { $first } Dann: { $second }
effect-then = { $first } Wenn du das getan hast: { $second }
effect-choose = { $first } Oder: { $second }
effect-may = Wenn du möchtest: { $effect }
effect-if = Wenn { $condition }: { $effect }
effect-for-each = { $seats }: { $effect }
effect-times = Mehrmals ({ $times }): { $effect }
effect-cancel = Es geschieht nicht.
effect-instead = Stattdessen: { $effect }
effect-until = { $period } – { $ability }
effect-later = Wenn das vorbei ist: { $effect }
effect-cost = { $cost } Dafür: { $effect }
cost-free = Keine Kosten.
cost-and = { $first } { $second }
ability-trigger = { $moment }: { $effect }
ability-reaction = { $moment } – Wenn du möchtest: { $effect }
ability-activated = { $period } – { $effect }
ability-of = { $card }: { $ability }
period-turn = Einmal in deinem Zug
period-round = Einmal pro Runde
period-game = Einmal pro Spiel
period-turn-round = In deinem Zug, einmal pro Runde
period-turn-game = In deinem Zug, einmal pro Spiel
until-turn = Bis zum Ende des Zuges
until-round = Bis zum Ende der Runde
until-game = Bis zum Ende der Partie

## Fenster

which-forced-first = Jetzt müssen mehrere Fähigkeiten verwendet werden. Welche zuerst?
who-uses-first = Mehrere wollen eine Fähigkeit verwenden. Wer ist zuerst dran?
window-would = Gleich geschieht etwas. Verwendest du eine Fähigkeit?
window-after = Etwas ist geschehen. Verwendest du eine Fähigkeit?
window-window = Du darfst jetzt eine Fähigkeit verwenden.
choose-effect = Wähle eines davon.
may-effect = Möchtest du das nutzen?

## Ablehnungen und Fehler

wrong-shape-pick = Diese Frage verlangt eine einzige Option als Text, nicht { $answer }.
wrong-shape-list = Diese Frage verlangt eine Liste von Optionen, nicht { $answer }.
wrong-shape-split = Diese Frage verlangt Zahlen je Option, nicht { $answer }.
unknown-key = Die Option { $key } gibt es hier nicht. Du kannst antworten: { $keys }.
twice = Eine Option wurde zweimal genannt: { $keys }.
how-many = Gewählt wurden { $given }; es müssen { $least } bis { $most } sein.
how-many-exactly = Gewählt wurden { $given }; es müssen genau { $most } sein.
out-of-range = { $given } ist keine ganze Zahl von { $least } bis { $most }.
wrong-order = Nenne jede Option genau einmal: { $keys }.
game-over = Das Spiel ist vorbei; es gibt nichts mehr zu beantworten.
no-such-seat = Den Platz { $given } gibt es nicht; die Plätze gehen von 0 bis { $most }.
not-your-turn = { $player } ist jetzt nicht gefragt. Am Zug: { $asked }.
undo-nothing = Es gibt keine Wahl, die man zurücknehmen könnte.
undo-revealed = Die letzte Wahl lässt sich nicht zurücknehmen, weil etwas bekannt wurde: { $what }.
revealed-answers = was die anderen zugleich geantwortet haben
revealed-end = das Ende der Partie
revealed-asked = wer als Nächstes gefragt wird
endless = Das Spiel kommt nicht zu seiner nächsten Frage (in { $frame }). Die Datei, aus der es stammt, ist vielleicht gefälscht.
unknown-game = Ein Spiel { $given } gibt es nicht. Bekannte Spiele: { $games }.
bad-seed = Der Startwert muss eine ganze Zahl sein, nicht { $given }.
bad-seats = Dieses Spiel ist für { $least } bis { $most } Personen, nicht für { $given }.
bad-option = Die Option { $name } gibt es nicht. Optionen dieses Spiels: { $names }.
bad-value = Die Option { $name } kann nicht { $given } sein. Möglich ist: { $values }.
position-not-a-dict = Eine Stellung muss ein Objekt sein, nicht { $given }.
position-kind = { $wanted ->
    [dict] { $where } muss ein Objekt sein, nicht { $given }.
    [list] { $where } muss eine Liste sein, nicht { $given }.
   *[int] { $where } muss eine ganze Zahl sein, nicht { $given }.
}
position-key = { $where } hat keinen Eintrag { $given }. Mögliche Einträge: { $legal }.
position-unknown = { $where }: { $given } gibt es in diesem Spiel nicht. Meinst du eines davon: { $near }?
position-too-many = { $where }: { $given } wird einmal zu oft genannt; im Spiel vorhanden: { $most }.
position-seat = { $where } muss ein Platz von 0 bis { $most } sein, nicht { $given }.
position-negative = { $where } kann nicht unter 0 liegen, ist aber { $given }.
record-truncated = Diese Aufzeichnung ist nicht vollständig: Es fehlen Teile.
record-damaged = Diese Aufzeichnung ist beschädigt: { $detail }.
record-format = Diese Aufzeichnung hat das Format { $given }; lesbar ist nur das Format { $right }.
record-edited = Diese Aufzeichnung wurde verändert oder beschädigt: Ihre Prüfsumme stimmt nicht.
record-game = Diese Aufzeichnung gehört zum Spiel { $given }, das hier unbekannt ist. Bekannte Spiele: { $right }.
record-answer = Antwort { $number } der Aufzeichnung ist nicht erlaubt: { $why }
record-astray = Ab Antwort { $number } weicht die Wiedergabe von der Aufzeichnung ab.
record-other-content = Diese Partie wurde mit Version { $theirs } der Regeln gespielt; hier ist Version { $ours } mit anderem Inhalt. Geöffnet wurde der letzte gesicherte Stand, nach Antwort { $number }.
unknown-bot = Den Bot { $given } gibt es nicht. Bekannte Bots: { $names }.
bad-bots = Für { $seats } Plätze wurden { $given } Bots genannt. Nenne mindestens einen und höchstens einen je Platz; weniger wechseln sich ab.
options-not-a-dict = Optionen müssen ein Objekt sein, nicht { $given }.
record-until = Die Aufzeichnung lässt sich nach den Antworten 0 bis { $most } öffnen, nicht { $given }.
no-condition = Hier gibt es keine Bedingung { $given } für Daueranweisungen. Es gibt: { $names }.
wrong-order-data = Eine Daueranweisung muss aus einfachen Daten mit einer Frage und einer Anzahl ab 0 bestehen, nicht aus { $given }.
