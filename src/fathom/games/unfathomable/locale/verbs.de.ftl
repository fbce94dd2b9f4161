### Was Karten auf Deutsch sagen: Verben, und wen und was sie nennen. Sätze und Formen: de.ftl des Kerns.
### .then ist ein Satz nach einer Bedingung („bei 4 oder weniger“) oder nach „danach“: das Verb steht vor dem Subjekt;
### .then-again dasselbe nach einem Wurf.
### .make nennt, was man mit jemand anderem tut („in die Brig bewegen“), .instead enthält „stattdessen“.
### Ein Zeitpunkt hat die Form .may: er endet mit „Du darfst“ oder, nach einer Bedingung, mit „darfst du“.

## Wie Fähigkeiten beginnen

ability-action = Aktion: { SENTENCE($effect) }
ability-reveal = Sobald du dich außerhalb der Brig als Verräter enttarnst: { SENTENCE($effect) }
ability-trigger = { $moment }, { FORM($effect, "then") }
    .short = { SENTENCE($effect) }
ability-reaction = { FORM($moment, "may") } { FORM($effect, "inf") }
    .short = { SENTENCE($effect) }
ability-of = { FORM($card, "ability") }: { FORM($ability, "short") }
feat-says = { SENTENCE($ability) } Nur ein Mal pro Spiel.
crisis-kept = Im Spiel – { SENTENCE($abilities) }
period-action = Aktion
period-action-turn = Aktion, ein Mal pro Zug

## Wie Effekte zusammengesetzt werden

list-besides = ;
effect-choose = entweder { $options }
    .inf = { FORM($options, "inf") }
    .zu = { FORM($options, "zu") }
    .other = entweder { FORM($options, "other") }
effect-if = falls { $condition }, { FORM($effect, "then") }
    .inf = { FORM($effect, "inf") }, falls { $condition }
    .zu = { FORM($effect, "zu") }, falls { $condition }
effect-if-else = falls { $condition }, { FORM($effect, "then") }; andernfalls { FORM($other, "then") }
    .inf = { FORM($effect, "inf") }, falls { $condition }, oder { FORM($other, "inf") }
    .zu = { FORM($effect, "zu") }, falls { $condition }, oder { FORM($other, "zu") }
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
effect-gain = { $changes }
    .inf = { $changes } erhalten
    .zu = { $changes } zu erhalten
    .other = erhält { $changes }
effect-lose = { FORM($changes, "lose") }
    .inf = { FORM($changes, "lose") } anwenden
    .zu = { FORM($changes, "lose") } anzuwenden
    .other = wendet { FORM($changes, "lose") } an
effect-risk = riskiere { COUNT($n, "passenger", "acc") }
    .inf = { COUNT($n, "passenger", "acc") } riskieren
    .zu = { COUNT($n, "passenger", "acc") } zu riskieren
    .other = riskiert { COUNT($n, "passenger", "acc") }
effect-damage-ship = { $n ->
    [1] beschädige das Schiff
   *[other] beschädige das Schiff { $n } Mal
}
    .inf = { $n ->
        [1] das Schiff beschädigen
       *[other] das Schiff { $n } Mal beschädigen
    }
    .zu = { $n ->
        [1] das Schiff zu beschädigen
       *[other] das Schiff { $n } Mal zu beschädigen
    }
effect-damage-room = beschädige { FORM($it, "acc") }
    .inf = { FORM($it, "acc") } beschädigen
    .zu = { FORM($it, "acc") } zu beschädigen
effect-activate = aktiviere { FORM($monsters, "acc") }
    .inf = { FORM($monsters, "acc") } aktivieren
    .zu = { FORM($monsters, "acc") } zu aktivieren
effect-activate-times = aktiviere { FORM($monster, "acc") } { $n } Mal
    .inf = { FORM($monster, "acc") } { $n } Mal aktivieren
    .zu = { FORM($monster, "acc") } { $n } Mal zu aktivieren
effect-advance = rücke { FORM($track, "on") } { COUNT($n, "space", "acc") } vor
    .inf = { FORM($track, "on") } { COUNT($n, "space", "acc") } vorrücken
    .zu = { FORM($track, "on") } { COUNT($n, "space", "acc") } vorzurücken
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

effect-roll = wirf den Würfel; bei { $n } oder { $how ->
    [most] weniger
   *[least] mehr
} { FORM($effect, "then-again") }
    .inf = den Würfel werfen. Bei { $n } oder { $how ->
        [most] weniger
       *[least] mehr
    } { FORM($effect, "then-again") }
    .zu = den Würfel zu werfen. Bei { $n } oder { $how ->
        [most] weniger
       *[least] mehr
    } { FORM($effect, "then-again") }
    .then-again = wirf den Würfel erneut; bei { $n } oder { $how ->
        [most] weniger
       *[least] mehr
    } { FORM($effect, "then-again") }
    .sentence = Wirf den Würfel. Bei { $n } oder { $how ->
        [most] weniger
       *[least] mehr
    } { FORM($effect, "then-again") }
effect-roll-else = wirf den Würfel; bei { $n } oder { $how ->
    [most] weniger
   *[least] mehr
} { FORM($effect, "then-again") }, andernfalls { FORM($other, "then-again") }
    .inf = den Würfel werfen. Bei { $n } oder { $how ->
        [most] weniger
       *[least] mehr
    } { FORM($effect, "then-again") }, andernfalls { FORM($other, "then-again") }
    .zu = den Würfel zu werfen. Bei { $n } oder { $how ->
        [most] weniger
       *[least] mehr
    } { FORM($effect, "then-again") }, andernfalls { FORM($other, "then-again") }
    .sentence = Wirf den Würfel. Bei { $n } oder { $how ->
        [most] weniger
       *[least] mehr
    } { FORM($effect, "then-again") }, andernfalls { FORM($other, "then-again") }
effect-roll-plus = wirf den Würfel und addiere { $plus }; bei { $n } oder { $how ->
    [most] weniger
   *[least] mehr
} { FORM($effect, "then-again") }
    .sentence = Wirf den Würfel und addiere { $plus }. Bei { $n } oder { $how ->
        [most] weniger
       *[least] mehr
    } { FORM($effect, "then-again") }
effect-roll-plus-else = wirf den Würfel und addiere { $plus }; bei { $n } oder { $how ->
    [most] weniger
   *[least] mehr
} { FORM($effect, "then-again") }, andernfalls { FORM($other, "then-again") }
    .sentence = Wirf den Würfel und addiere { $plus }. Bei { $n } oder { $how ->
        [most] weniger
       *[least] mehr
    } { FORM($effect, "then-again") }, andernfalls { FORM($other, "then-again") }
effect-roll-many = wirf den Würfel; falls das Ergebnis { $how ->
    [most] nicht höher als { FORM($n, "limit") }
    [below] niedriger als { FORM($n, "limit") }
   *[least] nicht niedriger als { FORM($n, "limit") }
} ist, { FORM($effect, "then-again") }
    .sentence = Wirf den Würfel. Falls das Ergebnis { $how ->
        [most] nicht höher als { FORM($n, "limit") }
        [below] niedriger als { FORM($n, "limit") }
       *[least] nicht niedriger als { FORM($n, "limit") }
    } ist, { FORM($effect, "then-again") }
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
effect-there = { $first }. Falls dabei ein Innenfeld beschädigt wurde, { FORM($second, "then") }
effect-there-it = { $first }. Falls das gelingt, { FORM($second, "then") }
that-room = dieses Innenfeld
    .at = dort
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
effect-spawn-each = lass { FORM($spaces, "at") } je { COUNT($n, "deep-one", "acc") } erscheinen
    .inf = { FORM($spaces, "at") } je { COUNT($n, "deep-one", "acc") } erscheinen lassen
    .zu = { FORM($spaces, "at") } je { COUNT($n, "deep-one", "acc") } erscheinen zu lassen
    .then = { $n ->
        [1] erscheint { FORM($spaces, "at") } je { COUNT($n, "deep-one") }
       *[other] erscheinen { FORM($spaces, "at") } je { COUNT($n, "deep-one") }
    }
    .sentence = { $n ->
        [1] { FORM($spaces, "at") } erscheint je { COUNT($n, "deep-one") }
       *[other] { FORM($spaces, "at") } erscheinen je { COUNT($n, "deep-one") }
    }
effect-spawn-region = lass { $where } je { COUNT($n, "deep-one", "acc") } erscheinen
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
each-of-water = auf allen Wasserfeldern
each-of-decks = auf allen Deckfeldern
each-of-rooms = auf allen sechs nummerierten Innenfeldern
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
effect-move-deep-ones = bewege { FORM($them, "all") } { FORM($it, "to") }
    .inf = { FORM($them, "all") } { FORM($it, "to") } bewegen
    .zu = { FORM($them, "all") } { FORM($it, "to") } zu bewegen
effect-monarchs-to = bewege beide Monarchen { FORM($it, "to") }
    .inf = beide Monarchen { FORM($it, "to") } bewegen
    .zu = beide Monarchen { FORM($it, "to") } zu bewegen
effect-release-to = bewege alle Monster aus der Tiefe { FORM($it, "to") }
    .inf = alle Monster aus der Tiefe { FORM($it, "to") } bewegen
    .zu = alle Monster aus der Tiefe { FORM($it, "to") } zu bewegen

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
effect-draw-any = ziehe { COUNT($n, "card", "acc") } von beliebigen Fertigkeitsstapeln außer Verrat
    .inf = { COUNT($n, "card", "acc") } von beliebigen Fertigkeitsstapeln außer Verrat ziehen
    .zu = { COUNT($n, "card", "acc") } von beliebigen Fertigkeitsstapeln außer Verrat zu ziehen
    .other = zieht { COUNT($n, "card", "acc") } von einem beliebigen Fertigkeitsstapel außer Verrat
effect-draw-up-to = ziehe bis zu { COUNT($n, "card", "acc") } von beliebigen Fertigkeitsstapeln außer Verrat
    .inf = bis zu { COUNT($n, "card", "acc") } von beliebigen Fertigkeitsstapeln außer Verrat ziehen
    .zu = bis zu { COUNT($n, "card", "acc") } von beliebigen Fertigkeitsstapeln außer Verrat zu ziehen
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
free-humans = Menschen außerhalb der Brig
    .each = jeder Mensch außerhalb der Brig
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
    .it = es
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
deep-ones-in-rooms = Tiefe Wesen auf Innenfeldern
    .one = 1 Tiefes Wesen auf einem Innenfeld
    .it = es
deep-ones-in-water = Tiefe Wesen auf Wasserfeldern
    .each = jedes Tiefe Wesen auf einem Wasserfeld
    .it = es
deep-ones-on-ship = Tiefe Wesen auf dem Schiff
    .one = ein Tiefes Wesen auf dem Schiff
    .each = jedes Tiefe Wesen auf dem Schiff
    .it = es
deep-ones-of-a-room = Innenfelder
    .one = alle Tiefen Wesen eines Innenfeldes
    .it = sie
passengers-on-decks = Passagiere auf Deckfeldern
    .one = ein Passagier auf einem Deckfeld
    .one-acc = einen Passagier auf einem Deckfeld
    .it-acc = ihn
passengers-near = Passagiere auf deinem und auf benachbarten Feldern
    .each-acc = jeden Passagier auf deinem und auf benachbarten Feldern
    .it = sie
your-items = deine Gegenstände
    .one-acc = 1 deiner Gegenstände
    .each-acc = alle deine Gegenstände
    .it-acc = ihn
beside-you = dein Feld
    .one-at = auf deinem Feld (statt in der Krankenstation in der Kapelle)
    .it-at = dort
passengers-anywhere = Passagiere
    .one = ein Passagier auf einem beliebigen Feld oder im Vorrat
    .one-acc = einen Passagier auf einem beliebigen Feld oder im Vorrat
    .it-acc = ihn
passenger-of-supply = 1 Passagier im Vorrat
enemy-here = einen Feind auf deinem Feld
enemy-near = einen Feind auf einem benachbarten Feld
item-cards = Gegenstandskarten
spell-cards = Zauberkarten
rest-bottom = lege die andere unter den Stapel
    .inf = die andere unter den Stapel legen
rest-shuffle = mische die anderen zurück in den Stapel
    .inf = die anderen zurück in den Stapel mischen
value-of-that-card = den Wert dieser Karte
number-passengers-on-decks = die Zahl der Passagiere auf Deckfeldern
    .limit = die Zahl der Passagiere auf Deckfeldern

## Was mehrere Karten tun

crisis-or = Oder: { $option }
crisis-needs = Nur falls { $condition }: { $effect }
crisis-or-needs = Oder, nur falls { $condition }: { $effect }
effect-activate-those = aktiviere { FORM($it, "acc") }
    .inf = { FORM($it, "acc") } aktivieren
    .zu = { FORM($it, "acc") } zu aktivieren
effect-another-action = führe 1 Aktion durch
    .inf = 1 Aktion durchführen
    .zu = 1 Aktion durchzuführen
    .sentence = Führe danach 1 Aktion durch
effect-attack = { $n ->
    [0] greife { $where } an
   *[other] greife { $where } mit +{ $n } an
}
    .inf = { $n ->
        [0] { $where } angreifen
       *[other] { $where } mit +{ $n } angreifen
    }
    .zu = { $n ->
        [0] { $where } anzugreifen
       *[other] { $where } mit +{ $n } anzugreifen
    }
effect-attack-per-enemy = greife einen Feind auf deinem Feld mit +{ $n } für jeden Feind dort an
    .inf = einen Feind auf deinem Feld mit +{ $n } für jeden Feind dort angreifen
effect-cast-top = handle die oberste Zauberkarte ab
    .inf = die oberste Zauberkarte abhandeln
    .zu = die oberste Zauberkarte abzuhandeln
effect-discard-this = lege diese Karte ab
    .inf = diese Karte ablegen
    .zu = diese Karte abzulegen
effect-end-step = beende deinen Aktionsschritt
    .inf = deinen Aktionsschritt beenden
    .zu = deinen Aktionsschritt zu beenden
effect-humans-there-fall = überwältige jeden Menschen auf dem gewürfelten Innenfeld
    .inf = jeden Menschen auf dem gewürfelten Innenfeld überwältigen
effect-keep-one-of-items = sieh dir die obersten { $n } Gegenstandskarten an, behalte 1 und { $rest }
    .inf = dir die obersten { $n } Gegenstandskarten ansehen, 1 behalten und { FORM($rest, "inf") }
effect-look-ahead = sieh dir die obersten { $n } Karten des Mythos- oder des Etappenzielstapels an; lege danach 1 auf den Stapel und den Rest darunter
    .inf = dir die obersten { $n } Karten des Mythos- oder des Etappenzielstapels ansehen und danach 1 auf den Stapel und den Rest darunter legen
    .zu = dir die obersten { $n } Karten des Mythos- oder des Etappenzielstapels anzusehen und danach 1 auf den Stapel und den Rest darunter zu legen
effect-look-spells = sieh dir die obersten 2 Zauberkarten an, handle 1 ab und lege die andere unter den Stapel
    .inf = dir die obersten 2 Zauberkarten ansehen, 1 abhandeln und die andere unter den Stapel legen
    .zu = dir die obersten 2 Zauberkarten anzusehen, 1 abzuhandeln und die andere unter den Stapel zu legen
    .other = sieht sich die obersten 2 Zauberkarten an, handelt 1 ab und legt die andere unter den Stapel
effect-look-waypoints = sieh dir die obersten 2 Etappenziele an; lege danach 1 auf und 1 unter ihren Stapel
    .inf = dir die obersten 2 Etappenziele ansehen und danach 1 auf und 1 unter ihren Stapel legen
    .zu = dir die obersten 2 Etappenziele anzusehen und danach 1 auf und 1 unter ihren Stapel zu legen
effect-lose-keepers-title = verliere den Titel
    .inf = den Titel verlieren
    .other = verliert er den Titel
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
effect-remove-top = entferne die obersten { $n } { $cards } unbesehen aus dem Spiel
    .inf = die obersten { $n } { $cards } unbesehen aus dem Spiel entfernen
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
if-in-boiler-room = du im Kesselraum bist
if-in-chapel = du in der Kapelle bist
if-in-galley = du in der Messe bist
if-in-sick-bay = du in der Krankenstation bist
    .who = in der Krankenstation
