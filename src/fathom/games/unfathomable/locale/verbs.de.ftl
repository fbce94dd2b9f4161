### Was Karten auf Deutsch sagen: Verben, und wen und was sie nennen. Sätze und Formen: de.ftl des Kerns.

## Wie Fähigkeiten beginnen

ability-action = Aktion: { SENTENCE($effect) }
ability-reveal = Sobald du dich als Verräter enttarnst und nicht in der Brig bist: { SENTENCE($effect) }
period-action = Aktion
period-action-turn = Aktion, ein Mal pro Zug

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
effect-advance = rücke { FORM($track, "acc") } um { COUNT($n, "space", "acc") } vor
    .inf = { FORM($track, "acc") } um { COUNT($n, "space", "acc") } vorrücken
    .zu = { FORM($track, "acc") } um { COUNT($n, "space", "acc") } vorzurücken
effect-retreat = setze { FORM($track, "acc") } um { COUNT($n, "space", "acc") } zurück
    .inf = { FORM($track, "acc") } um { COUNT($n, "space", "acc") } zurücksetzen
    .zu = { FORM($track, "acc") } um { COUNT($n, "space", "acc") } zurückzusetzen
effect-retreat-fuel = { $n ->
    [1] setze { FORM($track, "acc") } um 1 Feld zurück; steht sie auf dem Startfeld, stattdessen −1 Brennstoff
   *[other] setze { FORM($track, "acc") } um { COUNT($n, "space", "acc") } zurück; −1 Brennstoff für jedes Feld, um das das nicht geht
}
effect-reset = setze { FORM($track, "acc") } auf den Anfang zurück
    .inf = { FORM($track, "acc") } auf den Anfang zurücksetzen
    .zu = { FORM($track, "acc") } auf den Anfang zurückzusetzen
effect-chaos = mische { COUNT($n, "treachery-card", "acc") } in den Chaosstapel
    .inf = { COUNT($n, "treachery-card", "acc") } in den Chaosstapel mischen
    .zu = { COUNT($n, "treachery-card", "acc") } in den Chaosstapel zu mischen
effect-none = kein Effekt
effect-keep = lege diese Karte in deinen Spielbereich
    .inf = diese Karte in deinen Spielbereich legen
    .sentence = Lege diese Karte in deinen Spielbereich; ab jetzt gilt ihre Fähigkeit.

## Der Würfel

effect-roll = wirf den Würfel: bei { $n } oder { $how ->
    [most] weniger
   *[least] mehr
}: { $effect }
    .sentence = Wirf den Würfel. Bei { $n } oder { $how ->
        [most] weniger
       *[least] mehr
    }: { SENTENCE($effect) }
effect-roll-else = wirf den Würfel: bei { $n } oder { $how ->
    [most] weniger
   *[least] mehr
}: { $effect }; andernfalls: { $other }
    .sentence = Wirf den Würfel. Bei { $n } oder { $how ->
        [most] weniger
       *[least] mehr
    }: { SENTENCE($effect) } Andernfalls: { SENTENCE($other) }
effect-roll-plus = wirf den Würfel und addiere { $plus }: bei { $n } oder { $how ->
    [most] weniger
   *[least] mehr
}: { $effect }
    .sentence = Wirf den Würfel und addiere { $plus }. Bei { $n } oder { $how ->
        [most] weniger
       *[least] mehr
    }: { SENTENCE($effect) }
effect-roll-plus-else = wirf den Würfel und addiere { $plus }: bei { $n } oder { $how ->
    [most] weniger
   *[least] mehr
}: { $effect }; andernfalls: { $other }
    .sentence = Wirf den Würfel und addiere { $plus }. Bei { $n } oder { $how ->
        [most] weniger
       *[least] mehr
    }: { SENTENCE($effect) } Andernfalls: { SENTENCE($other) }
effect-roll-many = wirf den Würfel: ist das Ergebnis { $how ->
    [most] nicht höher als diese Zahl
    [below] niedriger als diese Zahl
   *[least] nicht niedriger als diese Zahl
}, { $effect }
    .sentence = Wirf den Würfel. Ist das Ergebnis { $how ->
        [most] nicht höher als diese Zahl
        [below] niedriger als diese Zahl
       *[least] nicht niedriger als diese Zahl
    }: { SENTENCE($effect) }
effect-roll-for = wirf den Würfel und { $effect }
    .inf = den Würfel werfen und { FORM($effect, "inf") }
rolled-room = das Innenfeld mit dieser Zahl
    .at = auf dem Innenfeld mit dieser Zahl
    .to = auf das Innenfeld mit dieser Zahl
rolled-deck = das Decksfeld mit dieser Zahl
    .at = auf dem Decksfeld mit dieser Zahl
    .to = auf das Decksfeld mit dieser Zahl
rolled-front = das vordere Wasserfeld mit dieser Zahl
    .at = auf dem vorderen Wasserfeld mit dieser Zahl
    .to = auf das vordere Wasserfeld mit dieser Zahl
rolled-there = dort
    .to = dorthin
effect-there = { $first }. Wurde ein Innenfeld beschädigt: { $second }
that-room = dieses Innenfeld
    .at = dort
    .to = dorthin
effect-discard-of = lege 1 { FORM($type, "card") } ab
    .inf = 1 { FORM($type, "card") } ablegen
    .zu = 1 { FORM($type, "card") } abzulegen
    .other = legt 1 { FORM($type, "card") } ab
effect-test = Fertigkeitsprobe { $n } ({ $skills }). Erfolg: { SENTENCE($passed) } Fehlschlag: { SENTENCE($failed) }
effect-test-partial = Fertigkeitsprobe { $n } ({ $skills }). Erfolg: { SENTENCE($passed) } Teilerfolg ({ $least } oder mehr): { SENTENCE($partial) } Fehlschlag: { SENTENCE($failed) }

## Figuren

effect-spawn = platziere { COUNT($n, "deep-one", "acc") } { FORM($spaces, "at") }
    .inf = { COUNT($n, "deep-one", "acc") } { FORM($spaces, "at") } platzieren
    .zu = { COUNT($n, "deep-one", "acc") } { FORM($spaces, "at") } zu platzieren
effect-spawn-each = platziere { FORM($spaces, "at") } je { COUNT($n, "deep-one", "acc") }
    .inf = { FORM($spaces, "at") } je { COUNT($n, "deep-one", "acc") } platzieren
effect-spawn-region = platziere { $where } { COUNT($n, "deep-one", "acc") }
    .inf = { $where } { COUNT($n, "deep-one", "acc") } platzieren
each-of-water = auf jedem Wasserfeld
each-of-decks = auf jedem Decksfeld
each-of-rooms = auf jedem der sechs nummerierten Innenfelder
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
effect-monarchs-to = bewege Vater Dagon und Mutter Hydra, wo auch immer sie sind, { FORM($it, "to") }
    .inf = Vater Dagon und Mutter Hydra, wo auch immer sie sind, { FORM($it, "to") } bewegen
effect-release-to = bewege alle Monster aus der Tiefe { FORM($it, "to") }
    .inf = alle Monster aus der Tiefe { FORM($it, "to") } bewegen

## Leute

effect-discard = lege { COUNT($n, "card", "acc") } ab
    .inf = { COUNT($n, "card", "acc") } ablegen
    .zu = { COUNT($n, "card", "acc") } abzulegen
    .other = legt { COUNT($n, "card", "acc") } ab
effect-discard-hand = lege deine Handkarten ab
    .inf = deine Handkarten ablegen
    .zu = deine Handkarten abzulegen
    .other = legt alle Handkarten ab
effect-draw-own = ziehe { COUNT($n, "card", "acc") } aus deinem Fertigkeitenset
    .inf = { COUNT($n, "card", "acc") } aus deinem Fertigkeitenset ziehen
    .zu = { COUNT($n, "card", "acc") } aus deinem Fertigkeitenset zu ziehen
    .other = zieht { COUNT($n, "card", "acc") } aus dem eigenen Fertigkeitenset
effect-draw-any = ziehe { COUNT($n, "card", "acc") } von beliebigen Fertigkeitsstapeln außer Verrat
    .inf = { COUNT($n, "card", "acc") } von beliebigen Fertigkeitsstapeln außer Verrat ziehen
    .other = zieht { COUNT($n, "card", "acc") } von einem beliebigen Fertigkeitsstapel außer Verrat
effect-draw-up-to = ziehe bis zu { COUNT($n, "card", "acc") } von beliebigen Fertigkeitsstapeln außer Verrat
    .inf = bis zu { COUNT($n, "card", "acc") } von beliebigen Fertigkeitsstapeln außer Verrat ziehen
effect-move-to = bewege dich { FORM($it, "to") }
    .inf = dich { FORM($it, "to") } bewegen
    .zu = dich { FORM($it, "to") } zu bewegen
    .other = bewegt sich { FORM($it, "to") }
effect-fall = du wirst überwältigt
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
    .one = ein Mensch deiner Wahl außerhalb der Brig
    .one-acc = einen Menschen außerhalb der Brig
    .it = dieser Mensch
other-free-humans = andere Menschen außerhalb der Brig
    .one = ein anderer Mensch außerhalb der Brig
    .one-acc = einen anderen Menschen außerhalb der Brig
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
deck-spaces = Decksfelder
    .one = ein Decksfeld
    .one-to = auf ein beliebiges Decksfeld
    .it-to = dorthin
water-spaces = Wasserfelder
    .one = ein Wasserfeld
    .one-at = auf einem beliebigen Wasserfeld
    .one-to = auf ein beliebiges Wasserfeld
    .it-at = dort
    .it-to = dorthin
undamaged-rooms = unbeschädigte Innenfelder
    .one = ein unbeschädigtes Innenfeld
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
    .one-all = alle Tiefen Wesen auf deinem Feld
    .one = ein Tiefes Wesen auf deinem Feld
    .each = jedes Tiefe Wesen auf deinem Feld
    .it = es
deep-ones-in-rooms = Tiefe Wesen auf Innenfeldern
    .one = 1 Tiefes Wesen auf einem Innenfeld
    .it = es
deep-ones-in-water = Tiefe Wesen auf Wasserfeldern
    .each = jedes Tiefe Wesen auf Wasserfeldern
    .it = es
deep-ones-on-ship = Tiefe Wesen auf dem Schiff
    .one = ein Tiefes Wesen auf dem Schiff
    .each = jedes Tiefe Wesen auf dem Schiff
    .it = es
deep-ones-of-a-room = Innenfelder
    .one = alle Tiefen Wesen auf einem Innenfeld deiner Wahl
    .it = sie
passengers-on-decks = Passagiere auf Decksfeldern
    .one = ein Passagier auf einem Decksfeld
    .one-acc = einen Passagier auf einem Decksfeld
    .it-acc = ihn
passengers-near = Passagiere auf deinem und auf benachbarten Feldern
    .each-acc = jeden Passagier auf deinem und auf benachbarten Feldern
    .it = sie
your-items = deine Gegenstände
    .one-acc = 1 deiner Gegenstände
    .each-acc = alle deine Gegenstände
    .it-acc = ihn
beside-you = dein Feld
    .one-at = auf deinem Feld (von der Krankenstation aus: in der Kapelle)
    .it-at = dort
passengers-anywhere = Passagiere
    .one = ein Passagier auf einem beliebigen Feld oder im Vorrat
    .one-acc = einen Passagier auf einem beliebigen Feld oder im Vorrat
    .it-acc = ihn
passenger-of-supply = 1 Passagier aus dem Vorrat
enemy-here = einen Gegner auf deinem Feld
enemy-near = einen Gegner auf einem benachbarten Feld
item-cards = Gegenstandskarten
spell-cards = Zauberkarten
rest-bottom = lege die anderen unter den Stapel
    .inf = die anderen unter den Stapel legen
rest-shuffle = mische die anderen zurück in den Stapel
    .inf = die anderen zurück in den Stapel mischen
value-of-that-card = den Wert dieser Karte
number-passengers-on-decks = die Zahl der Passagiere auf Decksfeldern

## Was mehrere Karten tun

crisis-or = Oder: { $option }
effect-activate-those = aktiviere { FORM($it, "acc") }
    .inf = { FORM($it, "acc") } aktivieren
effect-attack = { $n ->
    [0] greife { $where } an
   *[other] greife { $where } mit +{ $n } an
}
    .inf = { $n ->
        [0] { $where } angreifen
       *[other] { $where } mit +{ $n } angreifen
    }
effect-attack-per-enemy = greife einen Gegner auf deinem Feld mit +{ $n } für jeden Gegner dort an
effect-cast-top = handle die oberste Zauberkarte ab
    .inf = die oberste Zauberkarte abhandeln
effect-end-step = dein Aktionsschritt endet
effect-humans-there-fall = überwältige jeden Menschen auf dem Innenfeld mit dieser Zahl
effect-keep-one-of-items = sieh dir die obersten { $n } Gegenstandskarten an, behalte 1 und { $rest }
    .inf = dir die obersten { $n } Gegenstandskarten ansehen, 1 behalten und { FORM($rest, "inf") }
effect-look-ahead = sieh dir die obersten { $n } Karten des Mythos- oder des Etappenzielstapels an; lege danach 1 obenauf und den Rest darunter
    .zu = dir die obersten { $n } Karten des Mythos- oder des Etappenzielstapels anzusehen und danach 1 obenauf und den Rest darunter zu legen
effect-look-spells = sieh dir die obersten 2 Zauberkarten an, handle 1 ab und lege die andere unter den Stapel
    .inf = dir die obersten 2 Zauberkarten ansehen, 1 abhandeln und die andere unter den Stapel legen
    .other = sieht sich die obersten 2 Zauberkarten an, handelt 1 ab und legt die andere unter den Stapel
effect-lose-keepers-title = verliere das Amt
    .other = verliert das Amt
effect-lose-ring = entferne { lucky-ring } aus dem Spiel
effect-raise-roll = addiere { $n } zum Ergebnis
    .inf = { $n } zum Ergebnis addieren
    .zu = { $n } zum Ergebnis zu addieren
effect-lower-roll = ziehe { $n } vom Ergebnis ab
    .inf = { $n } vom Ergebnis abziehen
    .zu = { $n } vom Ergebnis abzuziehen
effect-raise-total = addiere { $n } zum Gesamtwert
    .inf = { $n } zum Gesamtwert addieren
    .zu = { $n } zum Gesamtwert zu addieren
effect-lower-total = ziehe { $n } vom Gesamtwert ab
    .inf = { $n } vom Gesamtwert abziehen
    .zu = { $n } vom Gesamtwert abzuziehen
effect-place-this = lege diese Karte in deinen Spielbereich
    .inf = diese Karte in deinen Spielbereich legen
    .other = legt diese Karte in den eigenen Spielbereich
effect-remove-top = entferne die obersten { $n } { $cards } ungesehen aus dem Spiel
    .inf = die obersten { $n } { $cards } ungesehen aus dem Spiel entfernen
if-four-in-deep = mindestens 4 Tiefe Wesen in der Tiefe sind
if-in-boiler-room = du im Kesselraum bist
if-in-chapel = du in der Kapelle bist
if-in-galley = du in der Messe bist
called-deep-ones = Tiefe Wesen
    .one = jedes Tiefe Wesen auf deinem Feld oder 1 Tiefes Wesen irgendwo auf dem Spielplan
    .it = sie
if-in-sick-bay = auf der Krankenstation
