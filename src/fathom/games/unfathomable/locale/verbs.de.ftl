### Was Karten auf Deutsch sagen: Verben, und wen und was sie nennen. Sätze und Formen: de.ftl des Kerns.
### .then ist ein Satz nach einer Bedingung („bei 4 oder weniger“) oder nach „danach“: das Verb steht vor dem Subjekt;
### .then-again dasselbe nach einem Wurf.
### .make nennt, was man mit jemand anderem tut („in die Brig bewegen“), .instead enthält „stattdessen“.
### Ein Zeitpunkt hat die Form .may: er endet mit „Du darfst“ oder, nach einer Bedingung, mit „darfst du“.
### .inf-or und .zu-or: das Letzte von mehreren, je nach Ort („Brennstoff um 1 zu senken (im Kesselraum)“).

## Wie Fähigkeiten beginnen

ability-reveal = Sobald du dich außerhalb der Brig als Verräter enttarnst: { SENTENCE($effect) }
ability-trigger = { $moment }, { FORM($effect, "then") }
    .short = { SENTENCE($effect) }
ability-reaction = { FORM($moment, "may") } { FORM($effect, "inf") }
    .short = { SENTENCE($effect) }
ability-of = { FORM($card, "ability") }: { FORM($ability, "short") }
feat-says = { SENTENCE($ability) } Nur einmal pro Spiel.
crisis-kept = Im Spiel – { SENTENCE($abilities) }
period-action = Aktion
period-action-turn = Aktion, einmal pro Zug

## Wie Effekte zusammengesetzt werden

list-besides = ;
effect-choose = entweder { $options }
    .inf = { FORM($options, "inf") }
    .zu = { FORM($options, "zu") }
    .other = entweder { FORM($options, "other") }
effect-if = falls { $condition }, { FORM($effect, "then") }
    .inf = { FORM($effect, "inf") }, falls { $condition }
    .inf-or = { FORM($effect, "inf") } ({ FORM($condition, "who") })
    .zu = { FORM($effect, "zu") } (falls { $condition })
    .zu-or = { FORM($effect, "zu") } ({ FORM($condition, "who") })
effect-if-else = falls { $condition }, { FORM($effect, "then") }; andernfalls { FORM($other, "then") }
    .inf = { FORM($effect, "inf") } ({ FORM($condition, "who") }), { FORM($other, "inf-or") }
    .zu = { FORM($effect, "zu") } ({ FORM($condition, "who") }), { FORM($other, "zu-or") }
    .inf-or = { FORM($effect, "inf") } ({ FORM($condition, "who") }) oder { FORM($other, "inf-or") }
    .zu-or = { FORM($effect, "zu") } ({ FORM($condition, "who") }) oder { FORM($other, "zu-or") }
    .other = { FORM($condition, "who") } { FORM($effect, "other") }; jeder andere { FORM($other, "other") }
effect-instead = { FORM($effect, "instead") }
    .inf = stattdessen { FORM($effect, "inf") }
    .zu = stattdessen { FORM($effect, "zu") }
effect-one-acts = { $who } { FORM($effect, "other") }
    .inf = { FORM($who, "acc") } { FORM($effect, "make") }
    .zu = { FORM($who, "acc") } { FORM($effect, "make-zu") }
some-exactly = { $n } { $what }
    .at = auf jedem von { $n } { FORM($what, "dat") } deiner Wahl

## Schiff und Ressourcen

so-much = +{ COUNT($n, $resource, "acc") }
    .lose = −{ COUNT($n, $resource, "acc") }
    .down = { FORM($resource, "acc-pl") } um { $n }
effect-gain = { $changes }
    .inf = { $changes } erhalten
    .zu = { $changes } zu erhalten
    .other = erhält { $changes }
effect-lose = { FORM($changes, "lose") }
    .then = senke { FORM($changes, "down") }
    .then-again = { FORM($changes, "lose") }
    .inf = { FORM($changes, "down") } senken
    .zu = { FORM($changes, "down") } zu senken
    .other = senkt { FORM($changes, "down") }
effect-risk = riskiere { COUNT($n, "passenger", "acc") }
    .inf = { COUNT($n, "passenger", "acc") } riskieren
    .zu = { COUNT($n, "passenger", "acc") } zu riskieren
    .other = riskiert { COUNT($n, "passenger", "acc") }
effect-damage-ship = { $n ->
    [1] beschädige das Schiff
   *[other] beschädige das Schiff { $n }-mal
}
    .inf = { $n ->
        [1] das Schiff beschädigen
       *[other] das Schiff { $n }-mal beschädigen
    }
    .zu = { $n ->
        [1] das Schiff zu beschädigen
       *[other] das Schiff { $n }-mal zu beschädigen
    }
effect-damage-room = beschädige { FORM($it, "acc") }
    .inf = { FORM($it, "acc") } beschädigen
    .zu = { FORM($it, "acc") } zu beschädigen
effect-activate = aktiviere { FORM($monsters, "acc") }
    .inf = { FORM($monsters, "acc") } aktivieren
    .zu = { FORM($monsters, "acc") } zu aktivieren
effect-activate-times = aktiviere { FORM($monster, "acc") } { $n }-mal
    .inf = { FORM($monster, "acc") } { $n }-mal aktivieren
    .zu = { FORM($monster, "acc") } { $n }-mal zu aktivieren
effect-advance = rücke { FORM($track, "on") } { $far } vor
    .inf = { FORM($track, "on") } { $far } vorrücken
    .zu = { FORM($track, "on") } { $far } vorzurücken
so-many-spaces = { COUNT($n, "space", "acc") }
spaces-by-margin = 1 Feld und für je volle 2, um die der Gesamtwert über dem Schwierigkeitsgrad liegt, 1 weiteres
effect-stoke = in jedem Fall rücke { FORM($track, "on") } 1 Feld vor
    .inf = in jedem Fall { FORM($track, "on") } 1 Feld vorrücken
    .zu = in jedem Fall { FORM($track, "on") } 1 Feld vorzurücken
effect-retreat = falle { FORM($track, "on") } { COUNT($n, "space", "acc") } zurück
    .inf = { FORM($track, "on") } { COUNT($n, "space", "acc") } zurückfallen
    .zu = { FORM($track, "on") } { COUNT($n, "space", "acc") } zurückzufallen
effect-retreat-fuel = { $n ->
    [1] falle { FORM($track, "on") } 1 Feld zurück (am Start stattdessen −1 Brennstoff)
   *[other] falle { FORM($track, "on") } { COUNT($n, "space", "acc") } zurück (−1 Brennstoff je fehlendem Feld)
}
effect-reset = setze { FORM($track, "acc") } zurück
    .inf = { FORM($track, "acc") } zurücksetzen
    .zu = { FORM($track, "acc") } zurückzusetzen
effect-chaos = mische { COUNT($n, "treachery-card", "acc") } in den Chaosstapel
    .inf = { COUNT($n, "treachery-card", "acc") } in den Chaosstapel mischen
    .zu = { COUNT($n, "treachery-card", "acc") } in den Chaosstapel zu mischen
effect-none = kein Effekt
effect-place-this = lege diese Karte in deinen Spielbereich
    .inf = diese Karte in deinen Spielbereich legen
    .zu = diese Karte in deinen Spielbereich zu legen
    .other = legt diese Karte in seinen Spielbereich

## Der Würfel

effect-roll = { $die }; { $when } { FORM($effect, "then-again") }
    .inf = { FORM($die, "inf") }. { FORM($when, "cap") } { FORM($effect, "then-again") }
    .zu = { FORM($die, "zu") }. { FORM($when, "cap") } { FORM($effect, "then-again") }
    .then-again = { FORM($die, "again") }; { $when } { FORM($effect, "then-again") }
    .sentence = { $die }. { FORM($when, "cap") } { FORM($effect, "then-again") }
effect-roll-else = { $die }; { $when } { FORM($effect, "then-again") }, andernfalls { FORM($other, "then-again") }
    .inf = { FORM($die, "inf") }. { FORM($when, "cap") } { FORM($effect, "then-again") }, andernfalls { FORM($other, "then-again") }
    .zu = { FORM($die, "zu") }. { FORM($when, "cap") } { FORM($effect, "then-again") }, andernfalls { FORM($other, "then-again") }
    .sentence = { $die }. { FORM($when, "cap") } { FORM($effect, "then-again") }, andernfalls { FORM($other, "then-again") }
roll-die = wirf den Würfel
    .inf = den Würfel werfen
    .zu = den Würfel zu werfen
    .again = wirf den Würfel erneut
roll-die-plus = wirf den Würfel und addiere { $plus }
    .inf = den Würfel werfen und { $plus } addieren
    .zu = den Würfel zu werfen und { $plus } zu addieren
when-most = bei { $n } oder weniger
    .cap = Bei { $n } oder weniger
when-least = bei { $n } oder mehr
    .cap = Bei { $n } oder mehr
when-at-most = falls das Ergebnis nicht höher als { FORM($n, "limit") } ist,
    .cap = Falls das Ergebnis nicht höher als { FORM($n, "limit") } ist,
when-below = falls das Ergebnis niedriger als { FORM($n, "limit") } ist,
    .cap = Falls das Ergebnis niedriger als { FORM($n, "limit") } ist,
result-of-roll = das Ergebnis
sum-of-roll = die Summe
effect-roll-for = wirf den Würfel und { $effect }
    .inf = den Würfel werfen und { FORM($effect, "inf") }
    .zu = den Würfel zu werfen und { FORM($effect, "zu") }
rolled-room = das gewürfelte Innenfeld
    .at = auf dem gewürfelten Innenfeld
    .to = auf das gewürfelte Innenfeld
rolled-deck = das gewürfelte Deckfeld
    .at = auf dem gewürfelten Deckfeld
    .to = auf das gewürfelte Deckfeld
rolled-front = das gewürfelte vordere Wasserfeld
    .at = auf dem gewürfelten vorderen Wasserfeld
    .to = auf das gewürfelte vordere Wasserfeld
rolled-there = dort
    .to = dorthin
effect-there = { $first }. { SENTENCE($second) }
if-room-damaged = ein Innenfeld beschädigt wurde
that-room = dieses Innenfeld
    .at = auf dem so beschädigten Feld
    .to = dorthin
effect-discard-of = lege 1 { FORM($type, "card") } ab
    .inf = 1 { FORM($type, "card") } ablegen
    .zu = 1 { FORM($type, "card") } abzulegen
    .other = legt 1 { FORM($type, "card") } ab
effect-test = Probe { $n } ({ $skills }). Erfolg: { SENTENCE($passed) } Misserfolg: { SENTENCE($failed) }
effect-test-partial = Probe { $n } ({ $skills }). Erfolg: { SENTENCE($passed) } Teilerfolg (ab { $least }): { SENTENCE($partial) } Misserfolg: { SENTENCE($failed) }
effect-test-on = wähle { FORM($whom, "acc") }. Probe { $n } ({ $skills }). Erfolg: { SENTENCE($passed) } Misserfolg: { SENTENCE($failed) }

## Figuren

effect-spawn = lass { FORM($spaces, "at") } { COUNT($n, "deep-one", "acc") } erscheinen
    .inf = { FORM($spaces, "at") } { COUNT($n, "deep-one", "acc") } erscheinen lassen
    .zu = { FORM($spaces, "at") } { COUNT($n, "deep-one", "acc") } erscheinen zu lassen
    .then = { $n ->
        [1] erscheint { FORM($spaces, "at") } { COUNT($n, "deep-one") }
       *[other] erscheinen { FORM($spaces, "at") } { COUNT($n, "deep-one") }
    }
    .sentence = { $n ->
        [1] { FORM($spaces, "at") } erscheint { COUNT($n, "deep-one") }
       *[other] { FORM($spaces, "at") } erscheinen { COUNT($n, "deep-one") }
    }
effect-spawn-each = lass { $where } je { COUNT($n, "deep-one", "acc") } erscheinen
    .inf = { $where } je { COUNT($n, "deep-one", "acc") } erscheinen lassen
    .zu = { $where } je { COUNT($n, "deep-one", "acc") } erscheinen zu lassen
    .then = { $n ->
        [1] erscheint { $where } je { COUNT($n, "deep-one") }
       *[other] erscheinen { $where } je { COUNT($n, "deep-one") }
    }
    .sentence = { $n ->
        [1] { $where } erscheint je { COUNT($n, "deep-one") }
       *[other] { $where } erscheinen je { COUNT($n, "deep-one") }
    }
each-of-these = { FORM($spaces, "at") }
region-water = Wasserfelder
    .at = auf einem Wasserfeld
    .each = auf allen Wasserfeldern
region-decks = Deckfelder
    .at = auf einem Deckfeld
    .each = auf allen Deckfeldern
region-rooms = Innenfelder
    .at = auf einem Innenfeld
    .each = auf allen sechs nummerierten Innenfeldern
region-ship = das Schiff
    .at = auf dem Schiff
region-board = der Spielplan
    .at = auf dem Spielplan
effect-defeat = überwältige { FORM($it, "acc") }
    .inf = { FORM($it, "acc") } überwältigen
    .zu = { FORM($it, "acc") } zu überwältigen
    .other = überwältigt { FORM($it, "acc") }
effect-rescue = rette { FORM($it, "acc") }
    .inf = { FORM($it, "acc") } retten
    .zu = { FORM($it, "acc") } zu retten
    .other = rettet { FORM($it, "acc") }
effect-remove = entferne { FORM($it, "acc") } aus dem Spiel
    .inf = { FORM($it, "acc") } aus dem Spiel entfernen
    .zu = { FORM($it, "acc") } aus dem Spiel zu entfernen
    .other = entfernt { FORM($it, "acc") } aus dem Spiel
effect-move-monsters = bewege { FORM($them, "all") } { FORM($it, "to") }
    .inf = { FORM($them, "all") } { FORM($it, "to") } bewegen
    .zu = { FORM($them, "all") } { FORM($it, "to") } zu bewegen
    .other = bewegt { FORM($them, "all") } { FORM($it, "to") }
both-monarchs = beide Monarchen
monsters-of-the-deep = alle Monster aus der Tiefe

## Leute

effect-discard = lege { COUNT($n, "card", "acc") } ab
    .inf = { COUNT($n, "card", "acc") } ablegen
    .zu = { COUNT($n, "card", "acc") } abzulegen
    .other = legt { COUNT($n, "card", "acc") } ab
effect-discard-hand = lege alle Handkarten ab
    .inf = alle Handkarten ablegen
    .zu = alle Handkarten abzulegen
    .other = legt alle Handkarten ab
effect-draw-own = ziehe { COUNT($n, "card", "acc") } aus deinem Fertigkeitenset
    .inf = { COUNT($n, "card", "acc") } aus deinem Fertigkeitenset ziehen
    .zu = { COUNT($n, "card", "acc") } aus deinem Fertigkeitenset zu ziehen
    .inf-other = { COUNT($n, "card", "acc") } aus seinem Fertigkeitenset ziehen
    .other = zieht { COUNT($n, "card", "acc") } aus seinem Fertigkeitenset
effect-draw-any = ziehe { $cards } von beliebigen Fertigkeitsstapeln außer Verrat
    .inf = { $cards } von beliebigen Fertigkeitsstapeln außer Verrat ziehen
    .zu = { $cards } von beliebigen Fertigkeitsstapeln außer Verrat zu ziehen
    .other = zieht { $cards } von einem beliebigen Fertigkeitsstapel außer Verrat
so-many-cards = { COUNT($n, "card", "acc") }
up-to-cards = bis zu { COUNT($n, "card", "acc") }
effect-move-to = bewege dich { FORM($it, "to") }
    .inf = dich { FORM($it, "to") } bewegen
    .zu = dich { FORM($it, "to") } zu bewegen
    .inf-other = sich { FORM($it, "to") } bewegen
    .other = bewegt sich { FORM($it, "to") }
    .make = { FORM($it, "to") } bewegen
    .make-zu = { FORM($it, "to") } zu bewegen
effect-go-to = bewege dich { FORM($it, "to") }
    .inf = dich { FORM($it, "to") } bewegen
    .zu = dich { FORM($it, "to") } zu bewegen
    .inf-other = { FORM($it, "to") } kommen
    .other = kommt { FORM($it, "to") }
    .make = { FORM($it, "to") } bewegen
    .make-zu = { FORM($it, "to") } zu bewegen
effect-fall = du wirst überwältigt
    .then = wirst du überwältigt
    .other = wird überwältigt
effect-draw-item = ziehe 1 Gegenstand
    .inf = 1 Gegenstand ziehen
    .zu = 1 Gegenstand zu ziehen
    .other = zieht 1 Gegenstand

## Wen und was Karten nennen

any-player = Spieler
    .one = ein Spieler deiner Wahl
    .one-acc = einen Spieler
    .it = dieser Spieler
the-current-player = der aktive Spieler
the-captain = der Kapitän
the-keeper = der Buchwächter
humans = Menschen
    .each = jeder Mensch
    .one = ein Mensch deiner Wahl
    .one-acc = einen Menschen
    .it = dieser Mensch
other-free-humans = andere Menschen außerhalb der Brig
    .one = ein anderer Mensch
    .one-acc = einen anderen Menschen
    .it = dieser Mensch
others-here = andere Charaktere auf deinem Feld
    .one = ein anderer Charakter auf deinem Feld
    .one-acc = einen anderen Charakter auf deinem Feld
    .it = dieser Charakter
in-brig = Charaktere in der Brig
    .each = jeder Charakter in der Brig
    .one = ein Charakter in der Brig
    .it = dieser Charakter
ship-spaces = Schiffsfelder
    .one = ein Schiffsfeld
    .one-to = auf ein beliebiges Schiffsfeld
    .it-to = dorthin
adjacent-ship-spaces = benachbarte Schiffsfelder
    .one = ein benachbartes Schiffsfeld
    .one-to = auf ein benachbartes Schiffsfeld
    .it-to = dorthin
spaces-of-the-deck = Deckfelder
    .one = ein Deckfeld
    .one-to = auf ein beliebiges Deckfeld
    .it-to = dorthin
water-spaces = Wasserfelder
    .dat = Wasserfeldern
    .one = ein Wasserfeld
    .one-at = auf einem beliebigen Wasserfeld
    .one-to = auf ein beliebiges Wasserfeld
    .it-at = dort
    .it-to = dorthin
undamaged-rooms = unbeschädigte Innenfelder
    .one = ein unbeschädigtes Innenfeld
    .one-acc = ein unbeschädigtes Innenfeld deiner Wahl
    .it = es
next-to-it = benachbarte Felder
    .one = 1 benachbartes Feld
    .one-to = auf 1 benachbartes Feld
    .any-to = auf ein benachbartes Feld
    .it = es
water-beside-it = das Wasserfeld daneben
    .one-to = auf das Wasserfeld daneben
water-around-it = benachbarte Wasserfelder
    .one-to = auf ein benachbartes Wasserfeld
monarchs = Monarchen auf dem Spielplan
    .one-all = einen Monarchen auf dem Spielplan
    .it = er
    .it-all = ihn
those-on = { FORM($whom, "acc") } { FORM($where, "at") }
each-deep-one = jedes Tiefe Wesen
each-passenger = jeder Passagier
    .acc = jeden Passagier
each-character = jeder Charakter
    .acc = jeden Charakter
each-human = jeder Mensch
    .acc = jeden Menschen
each-other-human = jeder andere Mensch
    .acc = jeden anderen Menschen
each-enemy = jeder Feind
    .acc = jeden Feind
your-space = dein Feld
    .at = auf deinem Feld
deep-ones-on-board = Tiefe Wesen auf dem Spielplan
    .one-all = alle Tiefen Wesen eines Feldes
    .one = ein Tiefes Wesen auf dem Spielplan
    .each = jedes Tiefe Wesen auf dem Spielplan
    .it = es
deep-ones-here = Tiefe Wesen auf deinem Feld
    .one-all = alle Tiefen Wesen deines Feldes
    .one = 1 Tiefes Wesen auf deinem Feld
    .each = jedes Tiefe Wesen auf deinem Feld
    .it = es
deep-ones-of = Tiefe Wesen { FORM($where, "at") }
    .one = 1 Tiefes Wesen { FORM($where, "at") }
    .each = jedes Tiefe Wesen { FORM($where, "at") }
    .it = es
deep-ones-of-a-room = Innenfelder
    .one = alle Tiefen Wesen eines Innenfeldes
    .it = sie
passengers-on-decks = Passagiere auf Deckfeldern
    .one = ein Passagier auf einem Deckfeld
    .one-acc = einen Passagier auf einem Deckfeld
    .limit = die Zahl der Passagiere auf Deckfeldern
    .it-acc = ihn
passengers-near = Passagiere auf deinem und auf benachbarten Feldern
    .each-acc = jeden Passagier auf deinem und auf benachbarten Feldern
    .it = sie
your-items = deine Gegenstände
    .one-acc = 1 deiner Gegenstände
    .each-acc = alle deine Gegenstände
    .it-acc = ihn
beside-you = dein Feld
    .one-at = auf deinem Feld (in der Kapelle, falls es die Krankenstation ist)
    .it-at = dort
passengers-anywhere = Passagiere
    .one = ein Passagier auf einem beliebigen Feld oder im Vorrat
    .one-acc = einen Passagier auf einem beliebigen Feld oder im Vorrat
    .it-acc = ihn
passenger-of-supply = 1 Passagier im Vorrat
enemy-at = einen Feind { FORM($where, "at") }
the-rest = { $n ->
    [1] { FORM($deck, "other-one") }
   *[other] den Rest
}
rest-bottom = lege { the-rest } unter den Stapel
    .inf = { the-rest } unter den Stapel legen
    .zu = { the-rest } unter den Stapel zu legen
    .other = legt { the-rest } unter den Stapel
rest-shuffle = mische den Rest zurück in den Stapel
    .inf = den Rest zurück in den Stapel mischen
    .zu = den Rest zurück in den Stapel zu mischen
mythos-or-waypoint-deck = Mythos- oder Etappenzielstapel
    .cards = Karten des Mythos- oder des Etappenzielstapels
    .other-one = die andere
effect-resolve-top = handle { FORM($deck, "top") } ab
    .inf = { FORM($deck, "top") } abhandeln
    .zu = { FORM($deck, "top") } abzuhandeln
effect-add-to-test = trage { $card } zur Probe bei
    .inf = { $card } zur Probe beitragen
    .zu = { $card } zur Probe beizutragen
card-of-hand = 1 Handkarte
card-of-any-deck = die oberste Karte eines beliebigen Fertigkeitsstapels
card-of-treachery = die oberste Verratskarte verdeckt
effect-pass-title = der Titel { $title } geht an { $heir }
    .then = geht der Titel { $title } an { $heir }
    .other = verliert er den Titel
heir-next = die nächste Person der Amtsfolge
heir-last = die letzte Person der Amtsfolge
value-of-that-card = den Wert dieser Karte
    .limit = der Wert dieser Karte
value-of-added-card = ihr Wert
    .limit = ihr Wert

## Was mehrere Karten tun

crisis-or = Oder: { $option }
crisis-needs = Nur falls { $condition }: { $effect }
crisis-or-needs = Oder, nur falls { $condition }: { $effect }
effect-activate-those = aktiviere { FORM($it, "acc") }
    .inf = { FORM($it, "acc") } aktivieren
    .zu = { FORM($it, "acc") } zu aktivieren
effect-more-actions = führe { COUNT($n, "action", "acc") } durch
    .inf = { COUNT($n, "action", "acc") } durchführen
    .zu = { COUNT($n, "action", "acc") } durchzuführen
    .sentence = { $n ->
        [1] Führe danach 1 Aktion durch
       *[other] Führe { COUNT($n, "action", "acc") } durch
    }
effect-attack = greife { $where }{ $bonus } an
    .inf = { $where }{ $bonus } angreifen
    .zu = { $where }{ $bonus } anzugreifen
bonus = { $n ->
    [0] {""}
   *[other] {" "}mit +{ $n }
}
bonus-per-enemy = {" "}mit +{ $n } für jeden Feind dort
enemy-other = dort einen weiteren Feind
items-but-one = alle Gegenstände bis auf 1
that-passenger = dieser Passagier
    .acc = diesen Passagier
closest-room = das nächste nummerierte Innenfeld
    .one-at = auf dem nächsten nummerierten Innenfeld (von einem Deckfeld aus auf dem, auf das der Pfeil zeigt; von der Krankenstation aus in Kapelle oder Kapitänsquartier)
adjacent-spaces = benachbarte Felder
    .one-at = auf einem benachbarten Feld deiner Wahl
    .any-at = auf einem benachbarten Feld
    .it = es
if-undamaged-room = es ein unbeschädigtes Innenfeld ist
effect-discard-this = lege diese Karte ab
    .inf = diese Karte ablegen
    .zu = diese Karte abzulegen
effect-end-step = beende deinen Aktionsschritt
    .inf = deinen Aktionsschritt beenden
    .zu = deinen Aktionsschritt zu beenden
effect-look = sieh dir die obersten { $n } { FORM($deck, "cards") } an, { $deed } und { $rest }
    .inf = dir die obersten { $n } { FORM($deck, "cards") } ansehen, { FORM($deed, "inf") } und { FORM($rest, "inf") }
    .zu = dir die obersten { $n } { FORM($deck, "cards") } anzusehen, { FORM($deed, "zu") } und { FORM($rest, "zu") }
    .other = sieht sich die obersten { $n } { FORM($deck, "cards") } an, { FORM($deed, "other") } und { FORM($rest, "other") }
    .instead = sieh dir stattdessen die obersten { $n } { FORM($deck, "cards") } an, { $deed } und { $rest }
effect-look-back = sieh dir die obersten { $n } { FORM($deck, "cards") } an und lege 1 oben auf den Stapel, { $rest } darunter
    .inf = dir die obersten { $n } { FORM($deck, "cards") } ansehen und 1 oben auf den Stapel, { $rest } darunter legen
    .zu = dir die obersten { $n } { FORM($deck, "cards") } anzusehen und 1 oben auf den Stapel, { $rest } darunter zu legen
look-resolve = handle 1 ab
    .inf = 1 abhandeln
    .zu = 1 abzuhandeln
    .other = handelt 1 ab
look-keep = behalte 1
    .inf = 1 behalten
    .zu = 1 zu behalten
effect-lose-ring = entferne { lucky-ring.acc } aus dem Spiel
    .inf = { lucky-ring.acc } aus dem Spiel entfernen
effect-raise-roll = addiere { $n } zum Ergebnis
    .inf = { $n } zum Ergebnis addieren
    .zu = { $n } zum Ergebnis zu addieren
effect-lower-roll = ziehe { $n } vom Ergebnis ab
    .inf = { $n } vom Ergebnis abziehen
    .zu = { $n } vom Ergebnis abzuziehen
effect-shift-roll = addiere { $n } zum Ergebnis oder ziehe { $n } davon ab
    .inf = { $n } zum Ergebnis addieren oder { $n } davon abziehen
    .zu = { $n } zum Ergebnis zu addieren oder { $n } davon abzuziehen
effect-raise-total = addiere { $n } zum Gesamtwert
    .inf = { $n } zum Gesamtwert addieren
    .zu = { $n } zum Gesamtwert zu addieren
effect-lower-total = ziehe { $n } vom Gesamtwert ab
    .inf = { $n } vom Gesamtwert abziehen
    .zu = { $n } vom Gesamtwert abzuziehen
effect-shift-total = addiere { $n } zum Gesamtwert oder ziehe { $n } davon ab
    .inf = { $n } zum Gesamtwert addieren oder { $n } davon abziehen
    .zu = { $n } zum Gesamtwert zu addieren oder { $n } davon abzuziehen
effect-remove-this = entferne diese Karte aus dem Spiel
    .inf = diese Karte aus dem Spiel entfernen
    .zu = diese Karte aus dem Spiel zu entfernen
effect-remove-top = entferne die obersten { $n } { FORM($deck, "cards") } unbesehen aus dem Spiel
    .inf = die obersten { $n } { FORM($deck, "cards") } unbesehen aus dem Spiel entfernen
effect-reroll = wiederhole den Wurf
    .inf = den Wurf wiederholen
    .zu = den Wurf zu wiederholen
cost-feat = entferne dieses Talent aus dem Spiel
    .inf = dieses Talent aus dem Spiel entfernen
modifier-attack = { $sign ->
    [up] deine einfachen Angriffe erhalten +{ $n }
   *[down] deine einfachen Angriffe erhalten −{ $n }
}
modifier-cannot-attack = du kannst nicht angreifen
called-deep-ones = Tiefe Wesen
    .one = jedes Tiefe Wesen auf deinem Feld oder 1 Tiefes Wesen irgendwo auf dem Spielplan
    .it = sie
if-four-in-deep = mindestens 4 Tiefe Wesen in der Tiefe sind
if-in = du { FORM($space, "at") } bist
    .who = { FORM($space, "at") }
