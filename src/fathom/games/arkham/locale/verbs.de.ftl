### Arkham Horror: The Card Game: what cards say.

## Kinds of abilities

ability-forced = Erzwungen – { $moment }: { SENTENCE($effect) }
    .short = { SENTENCE($effect) }
ability-reacts = Reaktion – { $moment }: Du darfst { FORM($effect, "inf") }
    .short = { SENTENCE($effect) }
ability-free = Freie Fähigkeit – { SENTENCE($effect) }
    .short = { SENTENCE($effect) }
ability-free-if = Freie Fähigkeit, falls { $condition } – { SENTENCE($effect) }
    .short = { SENTENCE($effect) }
ability-fast = { $moment }: Du darfst diese Karte spielen, um { FORM($effect, "zu") }
    .short = { SENTENCE($effect) }
effect-limited = { $effect } ({ $limit })
    .inf = { FORM($effect, "inf") } ({ $limit })
    .zu = { FORM($effect, "zu") } ({ $limit })
limit = { $n ->
        [1] nur einmal { $period }
        [2] nur zweimal { $period }
       *[other] nur { $n }-mal { $period }
    }
limit-group = { $n ->
        [1] Gruppenlimit: nur einmal { $period }
       *[other] Gruppenlimit: nur { $n }-mal { $period }
    }
limit-max = { $n ->
        [1] alle Kopien zusammen nur einmal { $period }
       *[other] alle Kopien zusammen nur { $n }-mal { $period }
    }
per-test = pro Probe
per-phase = pro Phase
per-turn = pro Zug
per-round = pro Runde
per-game = pro Spiel
effect-until = { $ability } { $period }
    .inf = { $period } { FORM($ability, "inf") }
    .zu = { $period } { FORM($ability, "zu") }
    .other = { FORM($ability, "other") } { $period }
    .then = { FORM($ability, "then") }
    .sentence = { SENTENCE($ability) }
until-test = für diese Probe
until-phase = bis zum Ende der Phase
until-after-test = nach dieser Probe

## What is printed besides abilities

keyword-uses = Anwendungen ({ COUNT($n, $kind) }).
discard-when-empty = Sobald diese Karte keine { FORM($kind, "acc-pl") } mehr hat, lege sie ab.
max-played = { $n ->
        [one] Alle Spieler zusammen dürfen höchstens 1 Kopie { $period } spielen.
       *[other] Alle Spieler zusammen dürfen höchstens { $n } Kopien { $period } spielen.
    }
says-revelation = Enthüllung – { SENTENCE($effect) }
says-play = { SENTENCE($effect) }
says-success = Gelungen: { SENTENCE($effect) }
says-back = Rückseite – { SENTENCE($effect) }
says-prey = Beute – { $prey }.
says-spawn = Erscheinen – { $where }.
says-elder-sign = Älteres Zeichen: { $symbol }
says-symbol = { $side ->
        [hard] Schwer und Experte, { $token }: { $symbol }
       *[easy] Einfach und normal, { $token }: { $symbol }
    }
symbol = { FORM($number, "sign") }.
symbol-now = { FORM($number, "sign") }. { SENTENCE($now) }
symbol-failed = { FORM($number, "sign") }. Misslungen: { SENTENCE($failed) }
symbol-passed = { FORM($number, "sign") }. Gelungen: { SENTENCE($passed) }
symbol-now-failed = { FORM($number, "sign") }. { SENTENCE($now) } Misslungen: { SENTENCE($failed) }
token-number = { $number }

## Numbers

number = { $n }
    .own-clue = { $n } deiner Hinweise
    .more = { "" }
    .per = { $n ->
            [1] einmal
            [2] zweimal
           *[other] { $n }-mal
        }
    .sign = { $n ->
            [0] +0
            [1] +1
            [2] +2
            [3] +3
            [4] +4
            [5] +5
           *[other] { $n }
        }
    .damage = { $n } Schaden
    .horror = { $n } Horror
    .direct-damage = { $n } direkten Schaden
    .direct-horror = { $n } direkten Horror
    .card = { COUNT($n, "card", "acc") }
    .clue = { COUNT($n, "clue", "acc") }
    .besides = { "" }
    .doom = { $n } Verderben
number-that-many = so viele
    .per = für jeden Punkt, der gefehlt hat
    .limit = diese Zahl
    .damage = 1 Schaden für jeden Punkt, der gefehlt hat
    .horror = 1 Horror für jeden Punkt, der gefehlt hat
    .clue = für jeden Punkt, der gefehlt hat, 1 Hinweis
    .more = { "" }
    .own-clue = für jeden Punkt, der gefehlt hat, 1 deiner Hinweise
number-if = { $then }, falls { $condition }, sonst { $other }
    .sign = +{ $other }
    .damage = { $other } Schaden
    .besides = { " " }({ $then }, falls { $condition })
    .besides-plus = { " " }(+{ $then }, falls { $condition })
number-x = X, die Zahl { FORM($what, "gen") }
    .sign = −X, wobei X die Zahl { FORM($what, "gen") } ist
    .card = 1 Karte für { FORM($what, "each") }
number-clues-here = die Zahl der Hinweise an deinem Ort
    .sign = +1 für jeden Hinweis an deinem Ort
number-your-clues = so viele, wie du hast
    .clue = alle deine Hinweise
    .own-clue = alle deine Hinweise
    .more = { "" }
number-your-horror = dein Horror
    .sign = +1 für jeden Horror auf dir

## Costs

cost-resources = gib { COUNT($n, "resource", "acc") } aus
    .inf = { COUNT($n, "resource", "acc") } ausgeben
    .zu = { COUNT($n, "resource", "acc") } auszugeben
    .other = gibt { COUNT($n, "resource", "acc") } aus
cost-use = gib { COUNT($n, $kind, "acc") } aus
    .inf = { COUNT($n, $kind, "acc") } ausgeben
    .zu = { COUNT($n, $kind, "acc") } auszugeben
cost-exhaust = erschöpfe diese Karte
    .inf = diese Karte erschöpfen
    .zu = diese Karte zu erschöpfen
cost-discard-this = lege diese Karte ab
    .inf = diese Karte ablegen
    .zu = diese Karte abzulegen

## Harm and healing


## Resources, actions, cards, clues, doom

effect-draw = ziehe { FORM($n, "card") }
    .inf = { FORM($n, "card") } ziehen
    .zu = { FORM($n, "card") } zu ziehen
    .other = zieht { FORM($n, "card") }
    .make-zu = { FORM($n, "card") } ziehen zu lassen
effect-discover = entdecke { COUNT($n, "clue", "acc") } an deinem Ort
    .inf = { COUNT($n, "clue", "acc") } an deinem Ort entdecken
    .zu = { COUNT($n, "clue", "acc") } an deinem Ort zu entdecken
    .other = entdeckt { COUNT($n, "clue", "acc") } am eigenen Ort
effect-reveal-another = enthülle einen weiteren Chaosmarker
    .inf = einen weiteren Chaosmarker enthüllen
    .zu = einen weiteren Chaosmarker zu enthüllen

## Cards and places

effect-enter-threat = bringe diese Karte in deiner Bedrohungszone ins Spiel
    .inf = diese Karte in deiner Bedrohungszone ins Spiel bringen
    .zu = diese Karte in deiner Bedrohungszone ins Spiel zu bringen
effect-discard-random = lege zufällig { COUNT($n, "hand-card", "acc") } ab
    .inf = zufällig { COUNT($n, "hand-card", "acc") } ablegen
    .zu = zufällig { COUNT($n, "hand-card", "acc") } abzulegen
    .other = legt zufällig { COUNT($n, "hand-card", "acc") } ab
    .inf-other = zufällig { COUNT($n, "hand-card", "acc") } ablegen
effect-evade-it = entkomme automatisch { FORM($it, "dat") }
    .inf = { FORM($it, "dat") } automatisch entkommen
    .zu = { FORM($it, "dat") } automatisch zu entkommen
effect-move-there = bewege dich zu { FORM($it, "dat") }
    .inf = dich zu { FORM($it, "dat") } bewegen
    .inf-other = sich zu { FORM($it, "dat") } bewegen
    .other = bewegt sich zu { FORM($it, "dat") }
    .zu = dich zu { FORM($it, "dat") } zu bewegen
effect-search = durchsuche dein Deck nach { FORM($what, "dat") }, nimm die Karte auf die Hand und mische das Deck
    .inf = dein Deck nach { FORM($what, "dat") } durchsuchen, die Karte auf die Hand nehmen und das Deck mischen
    .inf-other = das eigene Deck nach { FORM($what, "dat") } durchsuchen, die Karte auf die Hand nehmen und das Deck mischen
    .zu = dein Deck nach { FORM($what, "dat") } zu durchsuchen, die Karte auf die Hand zu nehmen und das Deck zu mischen
    .other = durchsucht das eigene Deck nach { FORM($what, "dat") }, nimmt die Karte auf die Hand und mischt das Deck
    .make-zu = zu wählen. Er durchsucht das eigene Deck nach { FORM($what, "dat") }, nimmt die Karte auf die Hand und mischt das Deck
effect-search-top = durchsuche die obersten { $n } Karten deines Decks nach { FORM($what, "dat") }, nimm die Karte auf die Hand und mische das Deck
    .inf = die obersten { $n } Karten deines Decks nach { FORM($what, "dat") } durchsuchen, die Karte auf die Hand nehmen und das Deck mischen
    .inf-other = die obersten { $n } Karten des eigenen Decks nach { FORM($what, "dat") } durchsuchen, die Karte auf die Hand nehmen und das Deck mischen
    .zu = die obersten { $n } Karten deines Decks nach { FORM($what, "dat") } zu durchsuchen, die Karte auf die Hand zu nehmen und das Deck zu mischen
    .other = durchsucht die obersten { $n } Karten des eigenen Decks nach { FORM($what, "dat") }, nimmt die Karte auf die Hand und mischt das Deck
    .make-zu = zu wählen. Er durchsucht die obersten { $n } Karten des eigenen Decks nach { FORM($what, "dat") }, nimmt die Karte auf die Hand und mischt das Deck
any-card = Karte
    .dat = einer beliebigen Karte
tome-asset = Vorteil mit dem Merkmal Buch
    .dat = einem Vorteil mit dem Merkmal Buch
ghoul-enemy = ein Gegner mit dem Merkmal Ghul
    .dat = einem Gegner mit dem Merkmal Ghul
monster-enemy = ein Gegner mit dem Merkmal Monster
    .dat = einem Gegner mit dem Merkmal Monster
nothing-found = Nichts gefunden

## Tests

effect-fight = kämpfe. { SENTENCE($parts) }
    .inf = kämpfen. { SENTENCE($parts) }
    .zu = zu kämpfen. { SENTENCE($parts) }
effect-fight-plain = kämpfe
    .inf = kämpfen
    .zu = zu kämpfen
effect-evade = versuche zu entkommen. { SENTENCE($parts) }
    .inf = versuchen zu entkommen. { SENTENCE($parts) }
    .zu = zu versuchen zu entkommen. { SENTENCE($parts) }
effect-evade-plain = versuche zu entkommen
    .inf = versuchen zu entkommen
    .zu = zu versuchen zu entkommen
effect-investigate = ermittle. { SENTENCE($parts) }
    .inf = ermitteln. { SENTENCE($parts) }
    .zu = zu ermitteln. { SENTENCE($parts) }
effect-investigate-plain = ermittle
    .inf = ermitteln
    .zu = zu ermitteln
effect-test = { $first }lege eine Probe auf { $skill } ({ $n }) ab. { SENTENCE($parts) }
    .inf = eine Probe auf { $skill } ({ $n }) ablegen. { SENTENCE($parts) }
    .zu = eine Probe auf { $skill } ({ $n }) abzulegen. { SENTENCE($parts) }
    .other = legt eine Probe auf { $skill } ({ $n }) ab. { SENTENCE($parts) }
    .inf-other = eine Probe auf { $skill } ({ $n }) ablegen. { SENTENCE($parts) }
effect-test-plain = lege eine Probe auf { $skill } ({ $n }) ab
    .inf = eine Probe auf { $skill } ({ $n }) ablegen
    .zu = eine Probe auf { $skill } ({ $n }) abzulegen
    .other = legt eine Probe auf { $skill } ({ $n }) ab
attempt-success = gelungen: { $effect }
    .sentence = Gelungen: { SENTENCE($effect) }
attempt-failure = misslungen: { $effect }
    .sentence = Misslungen: { SENTENCE($effect) }
attempt-skill = verwende { $skill } statt { $other }
attempt-bonus = du bekommst für diese Probe { FORM($n, "sign") } { $skill }{ FORM($n, "besides-plus") }
attempt-damage = dieser Angriff fügt +{ $n } Schaden zu
attempt-damage-is = dieser Angriff fügt { FORM($n, "damage") } zu{ FORM($n, "besides") }
attempt-shroud = dein Ort bekommt für diese Ermittlung −{ $n } Schleier
attempt-loot = gelungen: Statt Hinweise zu entdecken, { $effect }

## Frames that many cards share

says-keyword = { $word }.
keyword-hunter = Jäger
keyword-retaliate = Zurückschlagen
keyword-massive = Gewaltig
keyword-fast = Schnell
keyword-peril = Wagnis
keyword-surge = Nachrüsten
keyword-aloof = Zurückhaltend
says-commit = Trage { $how } bei.
commit-most = { $n ->
        [one] zu jeder Fertigkeitsprobe höchstens 1 Kopie
       *[other] zu jeder Fertigkeitsprobe höchstens { $n } Kopien
    }
commit-own = diese Karte nur zu eigenen Proben
parley = {", Verhandlung"}
no-parley = {""}
ability-action = { $n ->
        [1] Aktion
       *[other] { $n } Aktionen
    }{ $parley } – { SENTENCE($effect) }
    .short = { SENTENCE($effect) }
ability-action-if = { $n ->
        [1] Aktion
       *[other] { $n } Aktionen
    }{ $parley }, falls { $condition } – { SENTENCE($effect) }
    .short = { SENTENCE($effect) }
effect-take = nimm { $harm }
    .led = der Ermittlungsleiter nimmt { $harm }
    .inf = { $harm } nehmen
    .zu = { $harm } zu nehmen
    .other = nimmt { $harm }
effect-deal = füge { FORM($it, "dat") } { $harm } zu
    .inf = { FORM($it, "dat") } { $harm } zufügen
    .zu = { FORM($it, "dat") } { $harm } zuzufügen
    .other = fügt { FORM($it, "dat") } { $harm } zu
effect-heal = heile { $harm }
    .inf = { $harm } heilen
    .zu = { $harm } zu heilen
    .other = heilt { $harm }
effect-heal-from = heile { $harm } { $of }
    .inf = { $harm } { $of } heilen
    .zu = { $harm } { $of } zu heilen
    .other = heilt { $harm } { $of }
heal-from-this = auf dieser Karte
heal-from-it = von { FORM($it, "dat") }
harm-damage = { FORM($n, "damage") }
harm-horror = { FORM($n, "horror") }
harm-direct-damage = { FORM($n, "direct-damage") }
harm-direct-horror = { FORM($n, "direct-horror") }
harm-both = { FORM($damage, "damage") } und { FORM($horror, "horror") }
harm-more = +{ $n } Schaden und +{ $n } Horror
    .change = den Schaden und den Horror des Angriffs um { $n } erhöhen
    .change-zu = den Schaden und den Horror des Angriffs um { $n } zu erhöhen
harm-none = keinen Schaden
    .change = den Schaden des Angriffs auf 0 senken
    .change-zu = den Schaden des Angriffs auf 0 zu senken
effect-attack-deals = der Angriff fügt { $harm } zu
    .inf = { FORM($harm, "change") }
    .zu = { FORM($harm, "change-zu") }
    .then = fügt der Angriff { $harm } zu
all-at = jeder Gegner und jeder Ermittler an { FORM($place, "dat") }
    .dat = jedem Gegner und jedem Ermittler an { FORM($place, "dat") }
investigators-at = jeder Ermittler an { FORM($place, "dat") }
    .dat = jedem Ermittler an { FORM($place, "dat") }
its-location = sein Ort
    .dat = seinem Ort
effect-trauma = erleide { COUNT($n, $kind, "acc") }
    .inf = { COUNT($n, $kind, "acc") } erleiden
    .zu = { COUNT($n, $kind, "acc") } zu erleiden
    .other = erleidet { COUNT($n, $kind, "acc") }
effect-fall = du wirst besiegt
    .inf = besiegt werden
    .zu = besiegt zu werden
    .other = ist danach besiegt
    .then = wirst du besiegt
effect-gain = erhalte { $what }
    .inf = { $what } erhalten
    .zu = { $what } zu erhalten
    .other = erhält { $what }
    .make-zu = { FORM($what, "make") } zu lassen
gained-resource = { COUNT($n, "resource", "acc") }
    .make = { COUNT($n, "resource", "acc") } erhalten
gained-clue = { COUNT($n, "clue", "acc") } aus dem Markervorrat
    .make = { COUNT($n, "clue", "acc") } aus dem Markervorrat erhalten
gained-action = in diesem Zug { COUNT($n, "additional-action", "acc") }
    .make = in diesem Zug { COUNT($n, "additional-action", "acc") } durchführen
effect-lose = verliere { $what }
    .inf = { $what } verlieren
    .zu = { $what } zu verlieren
    .other = verliert { $what }
lost-resources = alle deine Ressourcen
lost-action = in diesem Zug { COUNT($n, "action", "acc") }
effect-place = lege { $tokens } { $where }{ FORM($tokens, "more") }
    .inf = { $tokens } { $where } legen{ FORM($tokens, "more") }
    .zu = { $tokens } { $where } zu legen{ FORM($tokens, "more") }
    .other = legt { $tokens } { $where }{ FORM($tokens, "more") }
tokens-doom = { FORM($n, "doom") }
    .more = { "" }
tokens-clue = { FORM($n, "clue") }
    .more = { FORM($n, "more") }
tokens-horror = { FORM($n, "horror") }
    .more = { "" }
tokens-uses = { COUNT($n, $kind, "acc") }
    .more = { "" }
place-this = auf diese Karte
place-it = auf { FORM($it, "acc") }
place-agenda = auf die aktuelle Agenda
place-agenda-advances = auf die aktuelle Agenda (sie kann dadurch vorrücken)
place-here = auf deinen Ort
effect-move-tokens = bewege { $tokens } von dieser Karte { $to }
    .inf = { $tokens } von dieser Karte { $to } bewegen
    .zu = { $tokens } von dieser Karte { $to } zu bewegen
moved-secret = 1 Geheimnis
moved-secret-to = als Ressource in deinen Ressourcenvorrat
moved-horror = 1 Horror
moved-horror-to = auf dich
moved-clue = ebenso viele Hinweise
moved-clue-to = in den Markervorrat
effect-improve = füge { $of } { $what } hinzu
    .inf = { $of } { $what } hinzufügen
    .zu = { $of } { $what } hinzuzufügen
improve-damage = { $n } Schaden
improve-clues = { COUNT($n, "clue", "acc") }
improved-damage = dem Angriff
improved-clues = den bei dieser Ermittlung entdeckten Hinweisen
effect-enter-threat-with = bringe diese Karte in deiner Bedrohungszone ins Spiel und lege { $tokens } darauf
    .inf = diese Karte in deiner Bedrohungszone ins Spiel bringen und { $tokens } darauf legen
    .zu = diese Karte in deiner Bedrohungszone ins Spiel zu bringen und { $tokens } darauf zu legen
effect-attach = hänge diese Karte an { FORM($it, "acc") } an{ FORM($it, "limit") }
    .inf = diese Karte an { FORM($it, "acc") } anhängen
    .zu = diese Karte an { FORM($it, "acc") } anzuhängen
here = dein Ort
    .acc = deinen Ort
    .limit = { "" }
here-once = dein Ort
    .acc = deinen Ort
    .limit = { " " }(Limit 1 pro Ort)
effect-put-discard = lege { FORM($it, "acc") } ab
    .inf = { FORM($it, "acc") } ablegen
    .zu = { FORM($it, "acc") } abzulegen
    .other = legt { FORM($it, "acc") } ab
effect-put-hand = nimm { FORM($it, "acc") } auf die Hand
    .inf = { FORM($it, "acc") } auf die Hand nehmen
    .zu = { FORM($it, "acc") } auf die Hand zu nehmen
effect-put-victory = füge { FORM($it, "acc") } dem Siegpunktestapel hinzu
    .inf = { FORM($it, "acc") } dem Siegpunktestapel hinzufügen
    .zu = { FORM($it, "acc") } dem Siegpunktestapel hinzuzufügen
that-enemy = dieser Gegner
    .acc = diesen Gegner
    .obj = diesen Gegner
effect-discard-chosen = wähle { $cards } und lege sie ab
    .inf = { $cards } wählen und ablegen
    .zu = { $cards } zu wählen und abzulegen
    .other = wählt { $cards } und legt sie ab
cards-of-hand = { COUNT($n, "hand-card", "acc") }
cards-but = alle Handkarten bis auf { $n }
effect-disengage = löse dich von { $enemies }
    .inf = dich von { $enemies } lösen
    .inf-other = sich von { $enemies } lösen
    .other = löst sich von { $enemies }
    .zu = dich von { $enemies } zu lösen
effect-slip-away = löse dich von { $enemies } und bewege dich zu { FORM($to, "dat") }
    .inf = dich von { $enemies } lösen und zu { FORM($to, "dat") } bewegen
    .zu = dich von { $enemies } zu lösen und zu { FORM($to, "dat") } zu bewegen
    .other = löst sich von { $enemies } und bewegt sich zu { FORM($to, "dat") }
all-enemies = allen Gegnern
all-other-enemies = allen anderen Gegnern
all-without = allen Gegnern ohne das Merkmal { $trait }
effect-spawn = lass { FORM($what, "obj") } { $where } erscheinen
    .inf = { FORM($what, "obj") } { $where } erscheinen lassen
spawned-at = { FORM($location, "at") }
spawned-doomed = { FORM($location, "at") } mit { $n } Verderben darauf
spawned-here = stattdessen an diesem Ort
effect-draw-top = ziehe die oberste Karte { $deck }
    .inf = die oberste Karte { $deck } ziehen
    .zu = die oberste Karte { $deck } zu ziehen
    .other = zieht die oberste Karte { $deck }
the-encounter-deck = des Begegnungsdecks
the-cultist-deck = des Kultistendecks
effect-lead-draws = der Ermittlungsleiter zieht { FORM($card, "obj") }
    .then = zieht der Ermittlungsleiter { FORM($card, "obj") }
effect-discard-until = mische den Begegnungs-Ablagestapel ins Begegnungsdeck. Lege seine obersten Karten ab, bis { $found }. { SENTENCE($then) }
found-one = { $what } abgelegt wurde
found-more = { $what } abgelegt wurde (bei drei oder vier Ermittlern: { $n } Gegner)
effect-on-token = falls { $tokens } enthüllt wird, { FORM($effect, "then") }
tokens-bad-token = ein Totenschädel, ein Kultist, eine Steintafel, ein Älteres Wesen oder ein automatischer Misserfolg
tokens-bad-break = ein Totenschädel oder ein automatischer Misserfolg
cost-harm-on-this = füge ihr { $harm } zu
    .inf = ihr { $harm } zufügen
    .zu = ihr { $harm } zuzufügen
cost-clues = gib { $clues } aus
    .inf = { $clues } ausgeben
    .zu = { $clues } auszugeben
clues-of-you = { COUNT($n, "clue", "acc") }
clues-of-group = als Gruppe { COUNT($n, "clue", "acc") } pro Ermittler
modifier-gets = { FORM($who, "get") } { $amount } { $value }
    .inf = { $amount } { $value } bekommen
    .zu = { $amount } { $value } zu bekommen
    .other = bekommt { $amount } { $value }
    .then = { FORM($who, "then-get") } { $amount } { $value }
who-you = du
    .get = du bekommst
    .then-get = bekommst du
    .cannot = du kannst
    .then-cannot = kannst du
who-each-here = jeder Ermittler an deinem Ort
    .get = jeder Ermittler an deinem Ort bekommt
    .then-get = bekommt jeder Ermittler an deinem Ort
who-enemies = jeder Gegner
    .get = jeder Gegner bekommt
    .then-get = bekommt jeder Gegner
who-this-enemy = dieser Gegner
    .get = dieser Gegner bekommt
    .then-get = bekommt dieser Gegner
who-host = der Ort dieser Karte
    .get = der Ort dieser Karte bekommt
    .then-get = bekommt der Ort dieser Karte
who-this = diese Karte
    .cannot = diese Karte kann
    .then-cannot = kann diese Karte
who-nobody = niemand
    .cannot = niemand kann
    .then-cannot = kann niemand
who-nonelite = Gegner ohne das Merkmal Elite
    .cannot = Gegner ohne das Merkmal Elite können
    .then-cannot = können Gegner ohne das Merkmal Elite
amount-more = +{ $n }
amount-less = −{ $n }
amount-per = { FORM($per, "plus") }
value-willpower = Willenskraft
value-intellect = Intellekt
value-combat = Kampf
value-agility = Beweglichkeit
value-skills = auf alle deine Fertigkeiten
value-health = Ausdauer
value-sanity = geistige Gesundheit
value-fight = auf den Kampfwert
value-evade = auf den Entkommenwert
    .second = den Entkommenwert
value-shroud = Schleier
number-two-each = 2 pro Ermittler
    .plus = pro Ermittler +2
number-four-each = 4 pro Ermittler
    .plus = pro Ermittler +4
modifier-cannot = { FORM($who, "cannot") } { $act }
    .inf = { FORM($act, "inf") }
    .zu = { FORM($act, "zu") }
    .then = { FORM($who, "then-cannot") } { $act }
both-values = { $first } und { FORM($second, "second") }
both-acts = { $first } oder { FORM($second, "second") }
act-cannot-play = weder Vorteile noch Ereignisse spielen
act-cannot-discover = keine Hinweise entdecken
act-cannot-spend-clues = keine Hinweise ausgeben
    .second = ausgeben
act-cannot-investigate = am Ort dieser Karte ermitteln
act-cannot-leave = das Spiel nicht verlassen, solange Horror auf ihr liegt
act-closed = sich an diesen Ort bewegen, solange er nicht enthüllt ist
act-barred = sich nicht an den Ort dieser Karte bewegen
act-spared = dich nicht angreifen
    .inf = vor Angriffen von Gegnern ohne das Merkmal Elite sicher sein
    .zu = vor Angriffen von Gegnern ohne das Merkmal Elite sicher zu sein
modifier-costs = { $what } kostet { $amount }
what-ally-cost = jeder Vorteil mit dem Merkmal Verbündeter, der an diesem Ort gespielt wird,
what-event-cost = jedes Ereignis, das du spielst,
what-first-action-cost = deine erste Bewegen-, Kampf- oder Entkommen-Aktion in jeder Runde
costs-more = { COUNT($n, $unit, "acc") } mehr
costs-less = { COUNT($n, $unit, "acc") } weniger
modifier-actions = du darfst in deinem Zug { $more }
more-actions = { COUNT($n, "additional-action", "acc") } durchführen
more-tome-actions = { COUNT($n, "additional-action", "acc") } durchführen, nur für Aktionsfähigkeiten von Büchern
modifier-slots = du hast { $more }
more-arcane-slots = { $n ->
        [one] 1 zusätzlichen arkanen Slot
       *[other] { $n } zusätzliche arkane Slots
    }
more-tome-slots = { $n } zusätzliche Handslots, nur für Vorteile mit dem Merkmal Buch
modifier-instead = { $test } { $skill } statt { $other }
    .inf = { $test } { $skill } statt { $other } verwenden
    .zu = { $skill } statt { $other } verwenden zu dürfen
combat-or-agility = Kampf oder Beweglichkeit
test-mind-over-matter = verwende bei deinen Proben nach Wahl
test-investigated-with = ermittle an diesem Ort mit
modifier-blank = { $box } gilt als leer, ausgenommen Merkmale
    .inf = { $box } als leer behandeln, ausgenommen Merkmale
    .zu = { $box } als leer zu behandeln, ausgenommen Merkmale
box-of-it = das aufgedruckte Textfeld { FORM($it, "gen") }
boxes-here = das Textfeld jedes Ermittlers am Ort dieses Gegners
select-attacker = der angreifende Gegner
    .one = der angreifende Gegner
    .one-dat = dem angreifenden Gegner
    .it = er
    .it-dat = ihm
select-blast-places = dein Ort und verbundene Orte
    .one = dein Ort oder ein verbundener Ort deiner Wahl
    .one-dat = deinem Ort oder einem verbundenen Ort deiner Wahl
    .it = er
    .it-dat = ihm
select-most-clues-unlocked = die Orte mit den meisten Hinweisen und ohne Kopie dieser Karte
    .one = der Ort mit den meisten Hinweisen und ohne Kopie dieser Karte
    .one-acc = den Ort mit den meisten Hinweisen und ohne Kopie dieser Karte
    .one-limit = { "" }
    .it = er
    .it-acc = ihn
number-attack-damage = der Schaden des Angriffs
    .damage = den Schaden des Angriffs
number-ghouls-in-doorway = die Zahl der Ghule dort
    .doom = für jeden Gegner mit dem Merkmal Ghul im Flur oder im Wohnzimmer 1 Verderben
number-clues-missing = die fehlenden Hinweise
    .clue = Hinweise
    .more = , bis dort 2 pro Ermittler liegen
if-ritual-broken = auf ihr 2 Hinweise pro Ermittler liegen

## What only one card does, in its own words

effect-spend-to-advance = die Ermittler im Flur geben als Gruppe die Hinweise aus, die diese Szene verlangt, und sie rückt vor
    .inf = mit den Ermittlern im Flur als Gruppe die Hinweise ausgeben, die diese Szene verlangt, damit sie vorrückt
    .zu = mit den Ermittlern im Flur als Gruppe die Hinweise auszugeben, die diese Szene verlangt, damit sie vorrückt
effect-reveal-place = enthülle das Wohnzimmer
effect-empty-study = lege jeden Gegner im Arbeitszimmer ab und bringe jeden Ermittler in den Flur. Entferne das Arbeitszimmer aus dem Spiel
effect-ghouls-move = jeder Gegner mit dem Merkmal Ghul, der nicht in einen Kampf verwickelt ist, bewegt sich 1 Ort in Richtung Wohnzimmer
effect-rises = bringe den Ritualort ins Spiel, falls er beiseitegelegt ist. Lege dort jeden Gegner ab und lass dort Umôrdhoth erscheinen
effect-cultists-return = jeder entkommene Kultist erscheint auf dem Hauptweg
effect-any-skill = gib einem Ermittler an deinem Ort bis zum Ende der Phase +2 auf eine Fertigkeit deiner Wahl
    .inf = einem Ermittler an deinem Ort bis zum Ende der Phase +2 auf eine Fertigkeit deiner Wahl geben
    .zu = einem Ermittler an deinem Ort bis zum Ende der Phase +2 auf eine Fertigkeit deiner Wahl zu geben
effect-lose-experience = dieses Szenario bringt dir 2 Erfahrungspunkte weniger

## The story

effect-resolution = handle Auflösung { $n } ab
    .inf = Auflösung { $n } abhandeln
    .zu = Auflösung { $n } abzuhandeln
resolution-which = { $n } ({ $deed })
house-burns = das Haus brennt nieder
house-stands = das Haus bleibt stehen
effect-advance-act = die Szene rückt vor
    .then = rückt die Szene vor
    .inf = die Szene vorrücken lassen
    .zu = die Szene vorrücken zu lassen
effect-put-locations = bringe die beiseitegelegten Orte ins Spiel: { $locations }
effect-search-encounter = durchsuche das Begegnungsdeck und seinen Ablagestapel nach { FORM($what, "dat") }, ziehe die Karte und mische das Deck
effect-resign = gib auf
    .inf = aufgeben
    .zu = aufzugeben

## Who and what

select-investigators-here = Ermittler an deinem Ort
    .gen = der Ermittler an deinem Ort
    .one = ein Ermittler an deinem Ort
    .one-dat = einem Ermittler an deinem Ort
    .one-acc = einen Ermittler an deinem Ort
    .each = jeder Ermittler an deinem Ort
    .each-dat = jedem Ermittler an deinem Ort
    .it = er
    .it-dat = ihm
    .it-acc = ihn
select-investigators = alle Ermittler
    .gen = aller Ermittler
    .each-acc = jeden Ermittler
    .each-led = Jeder Ermittler
    .one = ein Ermittler
    .one-acc = einen Ermittler
    .one-dat = einem Ermittler
    .each = jeder Ermittler
    .each-dat = jedem Ermittler
    .it = er
select-lead = der Ermittlungsleiter
    .one = der Ermittlungsleiter
    .one-acc = den Ermittlungsleiter
    .one-dat = dem Ermittlungsleiter
    .each = der Ermittlungsleiter
    .it = er
select-enemies-here = Gegner an deinem Ort
    .gen = der Gegner an deinem Ort
    .one = ein Gegner an deinem Ort
    .one-dat = einem Gegner an deinem Ort
    .one-acc = einen Gegner an deinem Ort
    .each = jeder Gegner an deinem Ort
    .each-dat = jedem Gegner an deinem Ort
    .each-acc = jeden Gegner an deinem Ort
    .it = er
    .it-dat = ihm
    .it-acc = ihn
select-nonelite-enemies-here = Gegner ohne das Merkmal Elite an deinem Ort
    .gen = der Gegner ohne das Merkmal Elite an deinem Ort
    .one = ein Gegner ohne das Merkmal Elite an deinem Ort
    .one-gen = eines Gegners ohne das Merkmal Elite an deinem Ort
    .one-dat = einem Gegner ohne das Merkmal Elite an deinem Ort
    .one-acc = einen Gegner ohne das Merkmal Elite an deinem Ort
    .it = er
    .it-dat = ihm
    .it-acc = ihn
select-exhausted-enemies-here = erschöpfte Gegner an deinem Ort
    .gen = der erschöpften Gegner an deinem Ort
    .one = ein erschöpfter Gegner an deinem Ort
    .one-dat = einem erschöpften Gegner an deinem Ort
    .one-acc = einen erschöpften Gegner an deinem Ort
    .it = er
    .it-dat = ihm
    .it-acc = ihn
select-engaged-enemies = Gegner, die mit dir in einen Kampf verwickelt sind
    .gen = der Gegner, die mit dir in einen Kampf verwickelt sind
    .one = ein Gegner, der mit dir in einen Kampf verwickelt ist
    .one-dat = einem Gegner, der mit dir in einen Kampf verwickelt ist
    .one-acc = einen Gegner, der mit dir in einen Kampf verwickelt ist
    .each = jeder Gegner, der mit dir in einen Kampf verwickelt ist
    .each-dat = jedem Gegner, der mit dir in einen Kampf verwickelt ist
    .each-acc = jeden Gegner, der mit dir in einen Kampf verwickelt ist
    .it = er
    .it-dat = ihm
    .it-acc = ihn
select-other-enemies-here = andere Gegner an deinem Ort
    .gen = der anderen Gegner an deinem Ort
    .one = ein anderer Gegner an deinem Ort
    .one-dat = einem anderen Gegner an deinem Ort
    .one-acc = einen anderen Gegner an deinem Ort
    .it = er
    .it-dat = ihm
    .it-acc = ihn
select-connecting = verbundene Orte
    .gen = der verbundenen Orte
    .one = ein verbundener Ort
    .one-dat = einem verbundenen Ort
    .one-acc = einen verbundenen Ort
    .it = er
    .it-dat = ihm
select-your-assets = deine Vorteile im Spiel
    .gen = deiner Vorteile im Spiel
    .one = einer deiner Vorteile im Spiel
    .one-acc = einen deiner Vorteile
    .it = er
    .it-acc = ihn
select-firearms-here = Vorteile mit Munition und dem Merkmal Feuerwaffe an deinem Ort
    .gen = der Vorteile mit Munition und dem Merkmal Feuerwaffe an deinem Ort
    .one = ein Vorteil mit Munition und dem Merkmal Feuerwaffe an deinem Ort
    .one-acc = einen Vorteil mit Munition und dem Merkmal Feuerwaffe an deinem Ort
    .it = er
    .it-acc = ihn
select-your-spells = deine Vorteile mit Ladungen und dem Merkmal Zauber
    .gen = deiner Vorteile mit Ladungen und dem Merkmal Zauber
    .one = einer deiner Vorteile mit Ladungen und dem Merkmal Zauber
    .one-acc = einen deiner Vorteile mit Ladungen und dem Merkmal Zauber
    .it = er
    .it-acc = ihn
select-enemies-with = Gegner mit dem Merkmal { $trait } im Spiel
    .gen = der Gegner mit dem Merkmal { $trait } im Spiel
    .one = ein Gegner mit dem Merkmal { $trait }
    .one-acc = einen Gegner mit dem Merkmal { $trait }
    .one-dat = einem Gegner mit dem Merkmal { $trait }
    .each = jeder Gegner mit dem Merkmal { $trait } im Spiel
    .each-acc = jeden Gegner mit dem Merkmal { $trait } im Spiel
    .it = er
    .it-acc = ihn
select-enemies-here-with = Gegner mit dem Merkmal { $trait } an deinem Ort
    .gen = der Gegner mit dem Merkmal { $trait } an deinem Ort
    .one = ein Gegner mit dem Merkmal { $trait } an deinem Ort
    .one-acc = einen Gegner mit dem Merkmal { $trait } an deinem Ort
    .it = er

## Prey and spawning

prey-highest-willpower = höchste Willenskraft
prey-highest-intellect = höchster Intellekt
prey-highest-combat = höchster Kampf
prey-highest-agility = höchste Beweglichkeit
prey-lowest-willpower = niedrigste Willenskraft
prey-lowest-intellect = niedrigster Intellekt
prey-lowest-combat = niedrigster Kampf
prey-lowest-agility = niedrigste Beweglichkeit
prey-lowest-health = niedrigste verbleibende Ausdauer
prey-lowest-sanity = niedrigste verbleibende geistige Gesundheit
prey-most-clues = die meisten Hinweise
prey-fewest-cards = die wenigsten Handkarten
prey-bearer = nur der Träger
spawn-at = { FORM($location, "title") }
spawn-empty = ein beliebiger leerer Ort

## Conditions

if-in-place = du { FORM($location, "at") } bist
if-your-turn = du am Zug bist
if-yours = es dich betrifft
if-at-your-place = es an deinem Ort geschieht
if-your-test = du eine Probe ablegst
if-investigating = du ermittelst
if-no-clues = du keine Hinweise hast
if-clues-here = an deinem Ort ein Hinweis liegt
if-no-clues-here = an deinem Ort keine Hinweise liegen
if-only-engaged = der angegriffene Gegner als Einziger mit dir in einen Kampf verwickelt ist
if-ghoul-here = an deinem Ort ein Gegner mit dem Merkmal Ghul ist
if-monster-here = an deinem Ort ein Gegner mit dem Merkmal Monster ist
if-testing = du eine { FORM($skill, "test") } ablegst
if-by-at-least = die Probe um { $n } oder mehr gelingt
if-this-here = diese Karte an deinem Ort ist
if-you-defeat = du einen Gegner besiegst
if-this-defeated = dieser Gegner besiegt wird
if-this-attacks = dieser Gegner angreift
if-this-attacked = dieser Gegner angegriffen hat
if-attack-hurts = ein Angriff dieser Karte Schaden zufügt
if-horror-on-you = Horror auf dich gelegt wird
if-you-take-damage = du Schaden nimmst
if-you-take-horror = du Horror nimmst
if-this-enters = diese Karte ins Spiel kommt
if-you-enter = du diesen Ort betrittst
if-you-move-out = du dich aus diesem Ort hinausbewegst
if-somebody-leaves = ein Ermittler diesen Ort verlässt
if-this-engages = dieser Gegner dich in einen Kampf verwickelt
if-this-evaded = diesem Gegner entkommen wird
if-draw-treachery = du einen Verrat ziehst, der keine Schwäche ist
if-bad-token = du Totenschädel, Kultist, Steintafel, Älteres Wesen oder automatischen Misserfolg enthüllst
if-you-investigate = du ermittelst
if-place-investigated = am Ort dieser Karte ermittelt wird
if-game-ends = das Spiel für dich endet
if-is-defeated = jener Gegner besiegt wird

## Moments

moment-if = { $moment }, falls { $condition }
moment-free = Wenn Fähigkeiten verwendet werden dürfen
moment-in-your-turn = In deinem Zug
moment-you-defeat = Nachdem du einen Gegner besiegt hast
moment-this-defeated = Sobald dieser Gegner besiegt wird
moment-defeated = Falls { FORM($card, "def") } besiegt wird
moment-enemy-attacks-here = Sobald ein Gegner einen Ermittler an deinem Ort angreift
moment-enemy-attacks-you = Sobald dich ein Gegner angreift
moment-this-attacks = Sobald dieser Gegner angreift
moment-after-this-attacks = Nachdem dieser Gegner angegriffen hat
moment-attack-hurts-this = Sobald ein Gegnerangriff dieser Karte Schaden zufügt
moment-horror-on-you = Nachdem Horror auf dich gelegt wurde
moment-you-take-damage = Nachdem du Schaden genommen hast
moment-you-take-horror = Nachdem du Horror genommen hast
moment-would-discover = Sobald du Hinweise an deinem Ort entdecken würdest
moment-this-enters = Nachdem diese Karte ins Spiel gekommen ist
moment-you-enter = Nachdem du diesen Ort betreten hast
moment-investigator-enters = Falls ein Ermittler diesen Ort betritt
moment-you-move-out = Sobald du dich aus diesem Ort hinausbewegst
moment-somebody-leaves = Sobald ein Ermittler den Ort dieser Karte verlässt
moment-this-engages = Nachdem dieser Gegner dich in einen Kampf verwickelt hat
moment-you-evade = Nachdem du einem Gegner entkommen bist
moment-this-evaded = Falls du diesem Gegner entkommst
moment-draw-treachery = Sobald du einen Verrat ziehst, der keine Schwäche ist
moment-reveal-token = Sobald du einen Chaosmarker enthüllst
moment-as-revealed = Während du einen Chaosmarker enthüllst
moment-bad-token = Nachdem du Totenschädel, Kultist, Steintafel, Älteres Wesen oder automatischen Misserfolg enthüllt hast
moment-would-reveal = Sobald du einen Chaosmarker enthüllen würdest
moment-would-fail = Sobald dir eine Fertigkeitsprobe misslingen würde
moment-you-fail = Nachdem dir eine Fertigkeitsprobe misslungen ist
moment-you-investigate = Nachdem du erfolgreich ermittelt hast
moment-place-investigated = Nachdem am Ort dieser Karte erfolgreich ermittelt wurde
moment-test-over = Nach dieser Probe
moment-turn-begins = Nachdem dein Zug begonnen hat
moment-turn-ends = Am Ende deines Zuges
moment-any-turn-ends = Am Ende des Zuges jedes Ermittlers
moment-round-is-ending = Sobald die Runde endet
moment-round-ends = Am Ende der Runde
moment-mythos-ends = Am Ende der Mythosphase
moment-enemy-phase-ends = Am Ende der Gegnerphase
moment-phase-begins = Nachdem eine Phase begonnen hat
moment-game-ends = Sobald das Spiel endet

## Constant abilities

modifier-while = solange { $condition }, { FORM($modifier, "then") }
modifier-act-waits = diese Szene rückt nur durch ihr Ermittlungsziel vor
modifier-immune = diese Karte ist immun gegen Effekte von Spielerkarten

## What only one card does

effect-take-control = übernimm die Kontrolle über diese Karte
    .inf = die Kontrolle über diese Karte übernehmen
    .zu = die Kontrolle über diese Karte zu übernehmen

## More conditions

if-act = Szene { $n } die aktuelle ist
if-at-host = es der Ort dieser Karte ist
if-it-is-this = es diese Karte ist
if-investigator-at-this = ein Ermittler am Ort dieser Karte ist
if-with-controller = ein Ermittler am Ort ihres Kontrolleurs ist
if-attack-on-monster = ein Ermittler an deinem Ort erfolgreich einen Gegner mit dem Merkmal Monster angreift
moment-attack-on-monster = Sobald ein Ermittler an deinem Ort erfolgreich einen Gegner mit dem Merkmal Monster angreift
if-clues-on-this = Hinweise auf dieser Karte liegen
if-have-assets = du Vorteile im Spiel hast
if-uncontrolled-here = diese Karte an deinem Ort ist und niemand sie kontrolliert

## What the kernel says differently

effect-cancel = hebe dies auf
    .inf = dies aufheben
    .zu = dies aufzuheben
    .other = hebt dies auf
list-then = , danach
    .inf = und danach
    .zu = und danach
    .other = und
list-either = , oder
    .inf = oder
    .zu = oder
# .led is what the lead investigator does, where that one chooses: others may be named beside.
effect-chosen-by = { $acts ->
        [1] { $by } wählt: { FORM($effect, "led") }
       *[0] { $effect } ({ $by } wählt)
    }
    .inf = { FORM($effect, "inf") } ({ $by } wählt)
    .zu = { FORM($effect, "zu") } ({ $by } wählt)
    .other = { FORM($effect, "other") } ({ $by } wählt)
effect-choose = entweder { $options }
    .led = Entweder { FORM($options, "led") }
    .inf = { FORM($options, "inf") }
    .zu = { FORM($options, "zu") }
    .other = entweder { FORM($options, "other") }
effect-one-acts = { $who } { FORM($effect, "other") }
    .inf = { FORM($who, "acc") } { FORM($effect, "inf-other") } lassen
    .zu = { FORM($who, "acc") } { FORM($effect, "make-zu") }
effect-for-each = { $who } { FORM($effect, "other") }
    .then = gilt: { FORM($who, "led") } { FORM($effect, "other") }
effect-after-test = sobald diese Probe beendet ist, { FORM($effect, "then") }
    .zu = { FORM($effect, "zu") }, sobald diese Probe beendet ist
    .then = { FORM($effect, "then") }, sobald diese Probe beendet ist
symbol-only-now = { SENTENCE($now) }
symbol-only-now-failed = { SENTENCE($now) } Misslungen: { SENTENCE($failed) }

## Mystic cards, Daisy and Agnes

effect-scry = sieh dir die obersten 3 Karten eines Ermittlerdecks oder des Begegnungsdecks an und lege sie in beliebiger Reihenfolge zurück
    .inf = dir die obersten 3 Karten eines Ermittlerdecks oder des Begegnungsdecks ansehen und sie in beliebiger Reihenfolge zurücklegen
    .zu = dir die obersten 3 Karten eines Ermittlerdecks oder des Begegnungsdecks anzusehen und sie in beliebiger Reihenfolge zurückzulegen
effect-reveal-two = enthülle 2 Marker statt 1. Handle einen davon ab und ignoriere den anderen
    .inf = 2 Marker statt 1 enthüllen. Handle einen davon ab und ignoriere den anderen
    .zu = 2 Marker statt 1 zu enthüllen. Handle einen davon ab und ignoriere den anderen
effect-counts-as-auto-fail = er gilt als Marker für automatischen Misserfolg
spell-card = Karte mit dem Merkmal Zauber
    .dat = einer Karte mit dem Merkmal Zauber
select-your-tomes = deine Bücher
    .gen = deiner Bücher
    .each = jedes Buch, das du kontrollierst
if-no-horror-on-this = auf ihr kein Horror mehr liegt
if-horror-on-this = Horror auf dieser Karte liegt
if-elder-sign = es ein Älteres Zeichen ist
if-you-play-spell = du eine Karte mit dem Merkmal Zauber spielst
moment-you-play-spell = Nachdem du eine Karte mit dem Merkmal Zauber gespielt hast
ability-haunting = Erzwungen – { $moment }, falls du diese Karte auf der Hand hast: Zeige sie vor und { $effect }.
    .short = { SENTENCE($effect) }
it = es
    .gen = dieses Gegners
    .dat = diesem Gegner
    .acc = diesen Gegner

## Rogue and survivor cards, Skids and Wendy

symbol-auto = { $symbol } Falls { $condition }, gelingt die Probe stattdessen automatisch.
if-amulet = Wendys Amulett im Spiel ist
moment-bad-break = Nachdem du Totenschädel oder automatischen Misserfolg enthüllt hast
if-bad-break = du Totenschädel oder automatischen Misserfolg enthüllst
moment-minus-token = Nachdem du einen Marker mit Minus enthüllt hast
if-minus-token = du einen Marker mit Minus enthüllst
moment-evaded-here = Nachdem jemand an deinem Ort einem Gegner ohne das Merkmal Elite entkommen ist, der keine Schwäche ist
if-evaded-here = an deinem Ort einem Gegner ohne das Merkmal Elite entkommen wird
moment-enemy-spawns-here = Sobald ein Gegner ohne das Merkmal Elite an deinem Ort erscheint
if-enemy-spawns-here = ein Gegner ohne das Merkmal Elite an deinem Ort erscheint
if-evading = es ein Entkommen-Versuch ist
if-turn-here = ein Ermittler an deinem Ort am Zug ist
if-unpaid = weniger als { $n } Ressourcen auf dieser Karte liegen
if-investigated-short = es eine Probe beim Ermitteln war und höchstens { $n } gefehlt haben
number-margin = die Differenz der Probe, von 1 bis 5
    .damage = so viel Schaden
    .besides = , wie die Probe über der Schwierigkeit liegt (1 bis 5)
select-quiet-places = enthüllte Orte ohne Gegner
    .gen = der enthüllten Orte ohne Gegner
    .one = ein anderer enthüllter Ort ohne Gegner
    .one-dat = einem anderen enthüllten Ort ohne Gegner
    .one-acc = einen anderen enthüllten Ort ohne Gegner
    .it = er
    .it-dat = ihm
select-items-in-discard = Karten mit dem Merkmal Gegenstand in deinem Ablagestapel
    .gen = der Karten mit dem Merkmal Gegenstand in deinem Ablagestapel
    .one = eine Karte mit dem Merkmal Gegenstand aus deinem Ablagestapel
    .one-acc = eine Karte mit dem Merkmal Gegenstand aus deinem Ablagestapel
    .it = sie
    .it-acc = sie
select-tester = der Ermittler, der die Probe ablegt,
    .each-led = Der Ermittler, der die Probe ablegt,
    .each = der Ermittler, der die Probe ablegt,
    .one = der Ermittler, der die Probe ablegt,
    .it = er
this-card = diese Karte
    .acc = diese Karte
    .dat = dieser Karte
effect-turn-token = verwandle sein Minus in ein Plus
    .inf = sein Minus in ein Plus verwandeln
    .zu = sein Minus in ein Plus zu verwandeln
effect-raise-value = erhöhe deinen Fertigkeitswert für diese Probe um { $n }
    .inf = deinen Fertigkeitswert für diese Probe um { $n } erhöhen
    .zu = deinen Fertigkeitswert für diese Probe um { $n } zu erhöhen
effect-shuffle-away = mische diesen Gegner ins Begegnungsdeck
    .inf = diesen Gegner ins Begegnungsdeck mischen
    .zu = diesen Gegner ins Begegnungsdeck zu mischen
effect-remove-pile = entferne alle Karten deines Ablagestapels aus dem Spiel
    .inf = alle Karten deines Ablagestapels aus dem Spiel entfernen
modifier-recalls-events = du darfst das oberste Ereignis deines Ablagestapels spielen, als wäre es auf deiner Hand. Ein Ereignis, das du spielst oder das aus dem Spiel abgelegt wird, kommt unter dein Deck statt auf deinen Ablagestapel
modifier-no-tokens = bei deinen Proben werden keine Chaosmarker enthüllt
    .inf = bei deinen Proben keine Chaosmarker enthüllen
    .zu = bei deinen Proben keine Chaosmarker zu enthüllen
until-turn = bis zum Ende deines Zuges
until-round = bis zum Ende der Runde

## The Midnight Masks

per-scenario = pro Spiel
until-scenario = bis zum Ende des Spiels
until-card = einmal
ally-asset = Vorteil mit dem Merkmal Verbündeter
    .dat = einem Vorteil mit dem Merkmal Verbündeter
tome-or-spell = Karte mit dem Merkmal Buch oder Zauber
    .dat = einer Karte mit dem Merkmal Buch oder Zauber
cultist-enemy = ein Gegner mit dem Merkmal Kultist
    .dat = einem Gegner mit dem Merkmal Kultist
if-at-this = du an diesem Ort bist
if-cultist-in-play = ein Gegner mit dem Merkmal Kultist im Spiel ist
if-cultists-unmasked = 6 einzigartige Karten mit dem Merkmal Kultist im Siegpunktestapel sind
moment-cultists-unmasked = Falls 6 einzigartige Karten mit dem Merkmal Kultist im Siegpunktestapel sind
if-engaged-with-this = du mit ihm in einen Kampf verwickelt bist
if-evading-this = jemand versucht, diesem Gegner zu entkommen
if-priest-spawns = der Ghulpriester erscheint
moment-priest-spawns = Sobald der Ghulpriester erscheinen würde
number-all-doom = das gesamte Verderben im Spiel
    .sign = −X, wobei X die Menge des gesamten Verderbens im Spiel ist
number-highest-doom = das meiste Verderben auf einem Gegner mit dem Merkmal Kultist
    .sign = −X, wobei X die größte Menge Verderben auf einem einzelnen Gegner mit dem Merkmal Kultist im Spiel ist
select-nearest-cultists = die nächstgelegenen Gegner mit dem Merkmal Kultist
    .one = der nächstgelegene Gegner mit dem Merkmal Kultist
    .one-acc = den nächstgelegenen Gegner mit dem Merkmal Kultist
    .it = er
    .it-acc = ihn
select-central = Orte mit dem Merkmal Zentral
    .one = der Ort mit dem Merkmal Zentral
    .one-dat = dem Ort mit dem Merkmal Zentral
    .one-acc = den Ort mit dem Merkmal Zentral
    .it = er
    .it-dat = ihm
spawn-at-prey = mit seiner Beute in einen Kampf verwickelt
modifier-surge = diese Karte erhält Nachrüsten
    .then = erhält diese Karte Nachrüsten
modifier-doubles-tokens = versucht jemand, diesem Gegner zu entkommen, werden negative Werte der Chaosmarker verdoppelt

## The Devourer Below and the agents

effect-if-else = falls { $condition }, { FORM($effect, "then") }; andernfalls { FORM($other, "then") }
    .sentence = Falls { $condition }, { FORM($effect, "then") }. Andernfalls { FORM($other, "then") }
select-nearest-enemies = die nächstgelegenen Gegner
    .one = der nächstgelegene Gegner
    .one-acc = den nächstgelegenen Gegner
    .it = er
    .it-acc = ihn
any-enemy = ein Gegner
    .dat = einem Gegner
madness-weakness = eine Schwäche mit dem Merkmal Wahnsinn
    .dat = einer Schwäche mit dem Merkmal Wahnsinn
if-ancient-one = ein Gegner mit dem Merkmal Großer Alter im Spiel ist
if-control-lita = du Lita Chantler kontrollierst
if-current = diese Karte die aktuelle ist
moment-this-advances = Sobald diese Agenda vorrückt
if-ritual-site = ein Ermittler den Ritualort betritt
moment-ritual-site = Falls ein Ermittler den Ritualort betritt
if-engaged-shaken = er mit einem Ermittler in einen Kampf verwickelt ist, dessen verbleibende geistige Gesundheit höchstens { $n } beträgt
if-have-cards = du Karten auf der Hand hast
if-it-is-you = es deine Ermittlerkarte ist
effect-becomes-all = diese Karte ist nun aktuelle Szene und Agenda zugleich
effect-gain-madness = nimm eine zufällige Grundschwäche mit dem Merkmal Wahnsinn auf die Hand. Sie bleibt für die Kampagne in deinem Deck
    .other = nimmt eine zufällige Grundschwäche mit dem Merkmal Wahnsinn auf die Hand. Sie bleibt für die Kampagne im Deck
    .inf-other = eine zufällige Grundschwäche mit dem Merkmal Wahnsinn auf die Hand nehmen. Sie bleibt für die Kampagne im Deck
effect-ready-this = mache diesen Gegner spielbereit
effect-times = { FORM($times, "per") }: { SENTENCE($effect) }

## What is said of single cards

effect-place-own = lege { FORM($n, "own-clue") } auf deinen Ort
    .inf = { FORM($n, "own-clue") } auf deinen Ort legen
    .zu = { FORM($n, "own-clue") } auf deinen Ort zu legen
attempt-stray = misslingt er und trifft einen anderen Ermittler, fügt er so viel Schaden zu, wie gefehlt hat (1 bis 5)
effect-unprovoked = { $effect }. Das provoziert keine Gelegenheitsangriffe
each-found-enemy = jeder so gefundene Gegner
    .acc = jeden so gefundenen Gegner
    .obj = jeden so gefundenen Gegner
effect-lay-out = bringe { FORM($what, "obj") } { $where } ins Spiel, ohne dass jemand sie kontrolliert
effect-put-location = bringe { FORM($location, "aside") } ins Spiel
one-sentence = { $of }
evaded-enemy = dieser Gegner
    .dat = diesem Gegner
effect-cancel-the = hebe { $what } auf{ FORM($what, "also") }
    .inf = { $what } aufheben{ FORM($what, "also-inf") }
    .zu = { $what } aufzuheben{ FORM($what, "also-zu") }
cancelled-attack = den Angriff
    .also = { "" }
cancelled-revelation = den Enthüllungseffekt des Verrats
    .also = { "" }
cancelled-move = die Bewegung
    .also = { "" }
cancelled-token = ihn
    .also = , lege ihn in den Beutel zurück und enthülle einen anderen Marker
    .also-inf = , in den Beutel zurücklegen und einen anderen Marker enthüllen
    .also-zu = , in den Beutel zurückzulegen und einen anderen Marker zu enthüllen
first-choose = wähle { FORM($it, "acc") } und{ " " }
first-nothing = { "" }
select-active = der Ermittler, der am Zug ist
    .one = dieser Ermittler
    .one-acc = diesen Ermittler
    .it = er
