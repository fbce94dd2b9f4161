### Wörter des Kerns: Spieler, Effekte, Ablehnungen, Fehler.
### Ein Effekt ist ein Satz ohne großen Anfang und Punkt: der Wert ist der Imperativ, .inf der Infinitiv nach „du darfst“,
### .zu der nach „um“, .other die dritte Person; .sentence, wo ein Satz mehr ist als großer Anfang und Punkt. Was man
### wählen kann, ist ein Nomen: der Wert nennt mehrere, .one eines, .each alle, .it ist das Pronomen; .per „für jeden“.
### .inf-other ist der Infinitiv eines anderen („sich bewegen“); .then folgt auf eine Bedingung oder auf „danach“, das Verb
### steht dann vorn; .short ist eine Fähigkeit ohne ihren Zeitpunkt, wo man ihn kennt.

player-name = Spieler { $number }
list-and = und
list-or = oder
list-either = oder
list-then = , danach
    .inf = und danach
    .zu = und danach
list-then-if = , danach,
    .inf = und danach
    .zu = und danach
pass = Passen
no = Nein
yes = Ja
enough = Aufhören

## Wie Effekte und Fähigkeiten zusammengesetzt werden

sentence = { SENTENCE($of) }
it = es
that = jenes
number = { $n }
    .per = { $n ->
        [1] einmal
        [2] zweimal
       *[other] { $n }-mal
    }
number-plus = { $left } + { $right }
number-minus = { $left } − { $right }
number-times = { $factor } { FORM($of, "per") }
number-that-many = so viele
    .per = für jedes davon
    .limit = diese Zahl
select-opponents = deine Gegner
    .each = jeder Gegner
    .one = ein Gegner deiner Wahl
    .one-acc = einen Gegner
    .it = er
select-all-seats = alle Spieler
    .each = jeder Spieler
    .one = ein Spieler deiner Wahl
    .one-acc = einen Spieler
    .it = er
select-and = { $left } (nur { $right })
select-list = { $items }
select-but = { $left } (aber nicht { $right })
select-other = { FORM($of, "others") }
    .one = { FORM($of, "another") }
    .one-acc = { FORM($of, "another-acc") }
    .it = { FORM($of, "it") }
select-chosen = was gewählt wurde
some-any = beliebig viele { $what }
some-exactly = { $n } { $what }
some-up-to = bis zu { $n } { $what }
some-from-to = { $least } bis { $n } { $what }
condition-and = { $left } und { $right }
condition-not = es stimmt nicht, dass { $inner }
effect-nothing = keine Fähigkeit
effect-sequence = { $parts }
    .inf = { FORM($parts, "inf") }
    .zu = { FORM($parts, "zu") }
    .other = { FORM($parts, "other") }
    .then = { FORM($parts, $case) }
    .sentence = { SENTENCE($parts) }
effect-then = { $first }, um { FORM($second, "zu") }
    .inf = { FORM($first, "inf") }, um { FORM($second, "zu") }
    .zu = { FORM($first, "zu") }, um { FORM($second, "zu") }
    .other = { FORM($first, "other") }, um { FORM($second, "zu") }
effect-choose = wähle eins: { $options }
    .inf = { FORM($options, "inf") }
    .zu = { FORM($options, "zu") }
    .other = wählt eins: { FORM($options, "inf-other") }
effect-may = du darfst { FORM($effect, "inf") }
    .then = darfst du { FORM($effect, "inf") }
    .other = darf { FORM($effect, "inf-other") }
effect-if = falls { $condition }, { FORM($effect, "then") }
    .inf = { FORM($effect, "inf") }, falls { $condition }
effect-if-else = falls { $condition }, { FORM($effect, "then") }; andernfalls { FORM($other, "then") }
effect-for-each = { $who } { FORM($effect, "other") }
    .then = muss { $who } { FORM($effect, "inf-other") }
effect-one-acts = { $who } { FORM($effect, "other") }
effect-chosen-by = { $acts ->
        [1] { $by } { FORM($effect, "other") }
       *[0] { $effect } ({ $by } wählt)
    }
    .inf = { FORM($effect, "inf") } ({ $by } wählt)
    .zu = { FORM($effect, "zu") } ({ $by } wählt)
    .other = { FORM($effect, "other") } ({ $by } wählt)
effect-times = { $effect } { FORM($times, "per") }
    .inf = { FORM($times, "per") } { FORM($effect, "inf") }
    .zu = { FORM($times, "per") } { FORM($effect, "zu") }
    .other = { FORM($effect, "other") } { FORM($times, "per") }
effect-cancel = verhindere es
    .inf = es verhindern
    .zu = es zu verhindern
    .other = verhindert es
effect-instead = stattdessen: { $effect }
    .inf = stattdessen { FORM($effect, "inf") }
    .zu = stattdessen { FORM($effect, "zu") }
effect-until = { $period }: { $ability }
    .sentence = { $period }: { SENTENCE($ability) }
effect-later = sobald das vorbei ist: { $effect }
    .inf = { FORM($effect, "inf") }, sobald das vorbei ist
    .zu = { FORM($effect, "zu") }, sobald das vorbei ist
    .other = { FORM($effect, "other") }, sobald das vorbei ist
    .sentence = Sobald das vorbei ist: { SENTENCE($effect) }
effect-cost = { $cost }, um { FORM($effect, "zu") }
    .inf = { FORM($cost, "inf") }, um { FORM($effect, "zu") }
    .zu = { FORM($cost, "zu") }, um { FORM($effect, "zu") }
    .other = { FORM($cost, "other") }, um { FORM($effect, "zu") }
ability-trigger = { $moment }: { SENTENCE($effect) }
    .short = { SENTENCE($effect) }
ability-reaction = { $moment }: Du darfst { FORM($effect, "inf") }
    .short = { SENTENCE($effect) }
ability-activated = { $period }: { SENTENCE($effect) }
    .short = { SENTENCE($effect) }
ability-of = { $card }: { SENTENCE($ability) }
period-turn = Einmal in deinem Zug
period-round = Einmal pro Runde
period-game = Einmal pro Spiel
period-turn-round = In deinem Zug, einmal pro Runde
period-turn-game = In deinem Zug, einmal pro Spiel
until-turn = bis zum Ende des Zuges
until-round = bis zum Ende der Runde
until-game = bis zum Ende der Partie

## Fenster

which-forced-first = Jetzt müssen mehrere Fähigkeiten verwendet werden. Welche zuerst?
who-uses-first = Mehrere wollen eine Fähigkeit verwenden. Wer ist zuerst dran?
window-would = Verwendest du vorher eine Fähigkeit?
window-after = Verwendest du jetzt eine Fähigkeit?
window-window = Verwendest du jetzt eine Fähigkeit?
choose-effect = { $card }: Wähle eins.
may-effect = { $card }: Möchtest du das verwenden?
choose-some = { $card }: Wähle { $what }.
choose-one = { $card }: Wähle { FORM($what, "one-acc") }.

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
no-deal = Was Platz { $seat } nicht wissen kann, ließ sich auf keine Weise neu austeilen, die zu dem passt, was er gesehen hat.
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
position-not-here = { $where }: { $given } kann dort nicht liegen. Möglich ist: { $near }.
position-choice = { $where } kann nicht { $given } sein. Möglich ist: { $legal }.
position-flag = { $where } muss wahr oder falsch sein (true, false), nicht { $given }.
position-most = { $where } kann höchstens { $most } sein, nicht { $given }.
position-option = { $where } braucht die Option { $option }.
position-dice = { $where } muss eine Liste mit höchstens { $most } Würfen von 1 bis { $sides } sein, nicht { $given }.
record-truncated = Diese Aufzeichnung ist nicht vollständig: Es fehlen Teile.
record-damaged = Diese Aufzeichnung ist beschädigt: { $detail }.
record-format = Diese Aufzeichnung hat das Format { $given }; lesbar ist nur das Format { $right }.
record-edited = Diese Aufzeichnung wurde verändert oder beschädigt: Ihre Prüfsumme stimmt nicht.
record-game = Diese Aufzeichnung gehört zum Spiel { $given }, das hier unbekannt ist. Bekannte Spiele: { $right }.
record-answer = Antwort { $number } der Aufzeichnung ist nicht erlaubt: { $why }
record-astray = Ab Antwort { $number } weicht die Wiedergabe von der Aufzeichnung ab.
record-as-it-was = Diese Partie wurde mit Version { $theirs } der Regeln gespielt; hier ist Version { $ours } mit anderem Inhalt. Bis zur Antwort { $number } verläuft sie genauso.
record-other-content = Diese Partie wurde mit Version { $theirs } der Regeln gespielt; hier ist Version { $ours } mit anderem Inhalt. Geöffnet wurde der letzte gesicherte Stand, nach Antwort { $number }.
record-went-back = Diese Partie wurde mit Version { $theirs } der Regeln gespielt; in der Version { $ours } hier ist anders geworden, was gerade im Gange war. Sie geht vom Stand nach Antwort { $number } aus weiter.
record-stale = Das wurde mitten in etwas gesichert, das sich seither geändert hat.
orders-dropped = { $n ->
    [one] Eine deiner Anweisungen betrifft etwas, das es nicht mehr gibt, und gilt nicht mehr.
   *[other] Einige deiner Anweisungen betreffen etwas, das es nicht mehr gibt, und gelten nicht mehr.
}
unknown-bot = Den Bot { $given } gibt es nicht. Bekannte Bots: { $names }.
unknown-own-bot = Den Bot { $given } gibt es nicht: { $why }
no-bot = { $given } ist kein Bot: Es muss eine Klasse sein, die von fathom.bots.Bot abstammt.
bad-budget = { $given } ist kein Umfang für eine Suche. Beispiele: search:200 (Durchläufe), search:1.5s (Sekunden), search:200/4 (in vier Prozessen).
tournament-twice = Ein Bot ist zweimal genannt: { $bots }.
tournament-alone = { $bot } hat niemanden als Gegner. Nenne mindestens zwei Bots.
tournament-no-journal = { $file } ist kein Turnierprotokoll: { $why }
tournament-version = { $file } stammt von einer anderen Version von Fathom oder des Spiels ({ $what }: { $was }, jetzt { $now }). Wähle eine andere Datei.
tournament-other = { $file } ist das Protokoll eines anderen Turniers ({ $what }: { $was }, jetzt { $now }). Wähle eine andere Datei.
no-cluster = Unter { $given } gibt es keinen Cluster: { $why }
no-extra = Dafür fehlt das Paket { $package }: { $command }
bad-dataset = { $file } ist keine Datei mit Aufzeichnungen: { $why }
dataset-version = { $file } entstand nach anderen Regeln des Spiels { $game }. Spiele die Partien neu.
bad-bots = Für { $seats } Plätze wurden { $given } Bots genannt. Nenne mindestens einen und höchstens einen je Platz; weniger wechseln sich ab.
options-not-a-dict = Optionen müssen ein Objekt sein, nicht { $given }.
record-until = Die Aufzeichnung lässt sich nach den Antworten 0 bis { $most } öffnen, nicht { $given }.
no-condition = Hier gibt es keine Bedingung { $given } für Anweisungen. Es gibt: { $names }.
wrong-order-data = Eine Anweisung muss aus einfachen Daten mit einer Frage und einer Anzahl ab 0 bestehen, nicht aus { $given }.

## Tipps: was ein Bot antworten würde, und warum

hint-only = Eine andere Antwort gibt es nicht.
hint-for = Dafür spricht: { $parts }.
hint-against = Dagegen spricht: { $parts }.
hint-close = Zählbar unterscheiden sich die Antworten kaum.

## Bots: ihre Stufen, überall mit denselben Wörtern

bot-random = leicht
bot-random-is = macht irgendeinen erlaubten Zug
bot-greedy = gewitzt
bot-greedy-is = denkt jede Möglichkeit durch, bevor er antwortet
bot-search = stark
bot-search-is = malt sich aus, wie das Spiel weitergehen kann, und nimmt, was am besten ausgeht
bot-master = meisterhaft
bot-master-is = denkt wie der starke Bot, lässt sich aber mehr Zeit
