### Die Wörter von Abgrundtief auf Deutsch; die Namen der Dinge stehen in names.de.ftl.
### Ein Effekt spricht den an, der ihn abhandelt (du); was das ganze Schiff trifft, trifft alle (ihr).

## Wendungen

so-many = { $n ->
    [1] 1 { FORM($type, "card") }
   *[other] { $n } { FORM($type, "cards") }
}
chooser-current = Der aktive Spieler
chooser-captain = Der Kapitän
chooser-keeper = Der Buchwächter
chooser-character = Der Charakter, zu dem diese Karte gehört,

## Was Karten sagen

skill-ability = Fähigkeit: { $ability }.
item-trait = Merkmal: { $trait }.
item-improves = Verbesserung: Solange diese Karte aktiv ist, gehört zusätzlich 1 { FORM($type, "card") } zu deinem Fertigkeitenset. Nur 1 Verbesserung kann aktiv sein.
waypoint-distance = Entfernung: { $n }.
crisis-chooser = { $who } wählt:
crisis-icons = Aktivierung: { $monster }. Vorrücken: { $track }.
sheet-skills = Fertigkeitenset: { $cards }.
sheet-start = Du beginnst { FORM($space, "at") }. Startgegenstand: { $item }.
sheet-succession = Platz in der Amtsfolge: Kapitän { $captain }, Buchwächter { $keeper }.
damage-stays = Lege diese Karte auf das beschädigte Innenfeld. Jeder Mensch dort wird überwältigt.
damage-repair = Aktion: Lege { FORM($type, "cards") } mit einem Gesamtwert von mindestens 3 ab, um das Innenfeld zu reparieren.
damage-repair-any = Aktion: Lege beliebige Karten mit einem Gesamtwert von mindestens 5 ab, um das Innenfeld zu reparieren.
damage-removed = Entferne diese Karte aus dem Spiel.
damage-fleeing = Lege diese Karte unter den Schadensstapel und handle eine weitere Schadenskarte ab.
loyalty-human-is = Du gewinnst, wenn das Schiff den Hafen erreicht und du keine andere Art von Loyalitätskarte hast.
loyalty-hybrid-is = Du gewinnst, wenn das Spiel endet, bevor das Schiff den Hafen erreicht, ganz gleich, wie weit es gekommen ist. Als Aktion darfst du diese Karte aufdecken und wirst zum enttarnten Verräter.
loyalty-cultist-is = Du gewinnst, wenn das Spiel endet, bevor das Schiff den Hafen erreicht, und die Etappenziele im Spiel zusammen eine Entfernung von mindestens 12 haben. Als Aktion darfst du diese Karte aufdecken und wirst zum enttarnten Verräter.

## Wann Karten wirken

moment = { $event }
    .may = { $event }: Du darfst
moment-free = { $event } und du nicht in der Brig bist
    .may = { $event }: Falls du nicht in der Brig bist, darfst du
moment-once = { $event }, { $limit }
    .may = { $event }, { $limit }: Du darfst
moment-once-free = { $event }, { $limit }, falls du nicht in der Brig bist
    .may = { $event }, { $limit }: Falls du nicht in der Brig bist, darfst du
once-per-roll = einmal pro Wurf
once-per-test = einmal pro Probe
once-per-turn = einmal pro Zug
event-action-step-window = zu Beginn deines Aktionsschritts
event-barricade = sobald Tiefe Wesen aktiviert oder auf ein Innenfeld bewegt würden
event-chaos-added = sobald Chaoskarten zu einer Probe beigetragen wurden
event-contributed = sobald du Karten zu einer Probe beigetragen hast
event-crisischoice-would = sobald du zwischen den Optionen einer Krise wählen müsstest
event-defeat-would = sobald ein Charakter überwältigt würde
event-defeat-would-anybody = sobald ein Charakter oder ein Passagier überwältigt würde
event-defeat-would-own = sobald du überwältigt würdest
event-defeat-ward = sobald du überwältigt würdest und nichts anderes es verhindert
event-loreaction-would = sobald du die Aktion einer Wissenskarte durchführst
event-mythosshown-after = bevor eine gezogene Mythoskarte abgehandelt wird
event-own-mythos = sobald du außerhalb der Brig in deinem Mythosschritt eine Karte ziehen würdest
event-passenger-defeated = sobald ein Passagier überwältigt wird
event-passengerdefeat-would-anybody = { event-defeat-would-anybody }
event-passengerdefeat-would-near = sobald ein Passagier auf deinem oder einem benachbarten Feld überwältigt würde
event-roll-after = nach dem Würfeln
event-roll-after-attack = nach dem Würfeln bei einem Angriff
event-roll-after-own-action = nach dem Würfeln bei deiner eigenen Aktion
event-roll-after-own-attack = nach dem Würfeln bei einem Angriff mit dieser Karte
event-roll-before = vor dem Würfeln
event-roll-instead = sobald der Würfel geworfen würde
event-stoked-after = sobald ihr durch die Aktion des Kesselraums auf der Fahrtleiste vorgerückt seid
event-testing-would = bevor Karten zu einer Probe beigetragen werden
event-testing-would-crisis = bevor Karten zur Probe einer Krise beigetragen werden
event-total-window = sobald der Gesamtwert einer Probe feststeht

if-attack = bei einem Angriff gewürfelt wird
if-into-room = sie sich auf ein Innenfeld bewegen
if-crisis-test = es die Fertigkeitsprobe einer Krise ist
if-has-cards = du Handkarten hast
if-has-item = du einen Gegenstand hast
if-has-lore = du eine Wissenskarte auf der Hand hast
if-title = du { $title } bist
if-low-resource = eine Ressource bei { $n } oder weniger steht
if-low-roll = der Wurf { $n } oder weniger ergibt
if-not-barricaded = die Luken noch nicht verbarrikadiert sind
if-not-in-brig = du nicht in der Brig bist
if-can-carry = du nicht in der Brig bist und höchstens 4 Gegenstände hast
if-own-action = bei deiner eigenen Aktion gewürfelt wird
if-own-attack = bei einem Angriff mit dieser Karte gewürfelt wird
if-passenger-near = der Passagier auf deinem oder einem benachbarten Feld ist und du nicht in der Brig bist
if-passengers = { $n ->
    [1] mindestens 1 Passagier im Vorrat ist
   *[other] mindestens { COUNT($n, "passenger") } im Vorrat sind
}
if-own-roll = du würfelst
if-own-turn = du am Zug bist
if-test-short = die aufgedeckte Summe der Probe unter dem Schwierigkeitsgrad liegt
if-traitor = du ein enttarnter Verräter bist
if-yours = es dich betrifft

window-testing-would = Gleich beginnt eine Fertigkeitsprobe. Verwendest du eine Fähigkeit, bevor Karten beigetragen werden?
window-total-window = Der Gesamtwert der Probe steht fest. Verwendest du eine Fähigkeit?
window-roll-before = Gleich wird gewürfelt. Verwendest du vorher eine Fähigkeit?
window-roll-instead = Gleich wird gewürfelt. Tust du stattdessen etwas anderes?
window-roll-after = Der Würfel ist gefallen. Verwendest du eine Fähigkeit?
window-defeat-would = Gleich wird ein Charakter überwältigt. Verhinderst du es?
window-passengerdefeat-would = Gleich wird ein Passagier überwältigt. Verhinderst du es?
window-crisischoice-would = Gleich triffst du eine Entscheidung. Verwendest du stattdessen eine Fähigkeit?
window-mythosshown-after = Eine Mythoskarte wurde gezogen. Verwendest du eine Fähigkeit, bevor sie abgehandelt wird?
window-loreaction-would = Du führst die Aktion einer Wissenskarte durch. Verwendest du eine Fähigkeit?
window-stoked-after = Der Kesselraum hat das Schiff vorangebracht. Verwendest du eine Fähigkeit?
window-activation-would = Gleich werden Tiefe Wesen aktiviert. Verwendest du eine Fähigkeit?
window-intoroom-would = Gleich bewegen sich Tiefe Wesen. Verwendest du eine Fähigkeit?
window-action-step-window = Dein Aktionsschritt beginnt. Verwendest du eine Verratskarte?
window-defeat-ward = Gleich wird jemand überwältigt. Verwendest du eine Karte, die schützt?

## Fertigkeitskarten

effect-coordinated-effort = wähle einen anderen Charakter, der sofort 1 Aktion durchführen darf
effect-nothing-to-hide = bei dieser Probe werden alle Karten außer denen vom Chaosstapel offen beigetragen
    .zu = bei dieser Probe alle Karten außer denen vom Chaosstapel offen beitragen zu lassen
effect-shrivelling = wähle einen Feind auf einem beliebigen Feld und wirf den Würfel, mit +2, falls er ein Tiefes Wesen ist. Bei 6 oder mehr überwältige ihn
effect-forced-learning = eine Fertigkeit deiner Wahl außer Verrat ist bei dieser Probe ebenfalls hilfreich
    .zu = bei dieser Probe eine Fertigkeit deiner Wahl außer Verrat ebenfalls hilfreich zu machen
effect-preparation = zu dieser Probe werden keine Chaoskarten beigetragen
    .zu = zu dieser Probe keine Chaoskarten beitragen zu lassen
effect-rampage = führe bis zu 4 einfache Angriffe durch oder bis zu 3 Angriffe mit einer deiner Waffen
effect-persistence = lege bis zu 5 Karten ab und ziehe danach ebenso viele von 1 Fertigkeitsstapel deiner Wahl außer Verrat

## Innenfelder und Titel

effect-room-sick-bay = Hier gibt es keine Aktion. Bist du zu Beginn deines Zuges hier, ziehst du nur 1 Karte aus deinem Fertigkeitenset.
effect-captain = Sobald das Schiff ein Etappenziel erreicht, sieh dir die obersten 2 Etappenziele an. Handle 1 ab und lege das andere unter den Stapel.

## Charaktere

effect-self-sacrifice = wähle ein Resultat der Probe; danach wirst du überwältigt
    .inf = ein Resultat der Probe wählen; danach wirst du überwältigt
    .zu = ein Resultat der Probe zu wählen; danach wirst du überwältigt
effect-quick-draw = greife mit einer deiner Waffen an
effect-perfect-number = drehe den Würfel auf eine Seite deiner Wahl
    .inf = den Würfel auf eine Seite deiner Wahl drehen
    .zu = den Würfel auf eine Seite deiner Wahl zu drehen
effect-uncanny-fortune = lege sie ab und ziehe eine andere
    .inf = sie ablegen und eine andere ziehen
    .zu = sie abzulegen und eine andere zu ziehen
effect-spread-misfortune = ziehe eine Mythoskarte und handle ihre Krise ab. Du triffst die Entscheidungen, eine Probe gilt als Misserfolg, und die Symbole werden nicht abgehandelt
effect-deep-one-ancestry = sieh dir alle verdeckten Loyalitätskarten eines anderen Spielers an, der kein enttarnter Verräter ist
    .zu = dir alle verdeckten Loyalitätskarten eines anderen Spielers anzusehen, der kein enttarnter Verräter ist
effect-occult-training = sieh dir die oberste Zauberkarte an und lege sie auf den Stapel oder darunter
effect-disrupt-ritual = rücke auf der Ritualleiste bis zu 2 Felder vor oder falle bis zu 2 Felder zurück
effect-scavenger = ziehe 1 Gegenstand. Danach darfst du 1 Gegenstand einem anderen Menschen auf deinem Feld geben
effect-well-equipped = erhöhe oder senke den Gesamtwert um bis zu 1 je eigenem Gegenstand
    .inf = den Gesamtwert um bis zu 1 je eigenem Gegenstand erhöhen oder senken
    .zu = den Gesamtwert um bis zu 1 je eigenem Gegenstand zu erhöhen oder zu senken
effect-pickpocket = nimm einem Menschen auf deinem Feld 1 Gegenstand ab

## Gegenstände

effect-tool-kit = repariere dein Feld, ohne Karten abzulegen
effect-ring-price = mische bei einem Erfolg 2 Verratskarten in den Chaosstapel
    .inf = bei einem Erfolg 2 Verratskarten in den Chaosstapel mischen
effect-twice = handle diese Aktion 2-mal ab
    .inf = diese Aktion 2-mal abhandeln
effect-flare-gun = greife einen Feind auf deinem Feld mit +2 an, oder ein anderer Charakter darf sich auf dein Feld bewegen, oder beides

## Zauber

effect-astral-travel = bewege beliebig viele Charaktere und Tiefe Wesen von einem Feld auf andere Schiffsfelder. Charaktere dürfen dabei auch die Brig und die Krankenstation verlassen oder betreten
effect-plague-of-locusts = wirf den Würfel und überwältige so viele Tiefe Wesen deiner Wahl auf dem Spielplan, wie er zeigt. Bei 5 oder mehr −1 Nahrung

## Etappenziele


## Mythoskarten

effect-volunteers = riskiere 1 bis 4 Passagiere, um ebenso viele Tiefe Wesen auf dem Schiff zu überwältigen
effect-barricade = bis zum Ende dieses Zuges können Tiefe Wesen nicht auf Innenfelder gelangen
    .zu = zu verhindern, dass Tiefe Wesen in diesem Zug auf Innenfelder gelangen
effect-skip-card = lege diese Karte sofort ab, ohne ihre Symbole abzuhandeln
    .inf = diese Karte sofort ablegen, ohne ihre Symbole abzuhandeln
effect-rebuild-chaos = lege den Chaosstapel ab und bilde ihn neu

## Spielaufbau

ask-character = Welchen Charakter spielst du?
ask-starting-cards = Welche 3 Karten deines Fertigkeitensets ziehst du?
log-first = { $player } beginnt.
log-character = { $player } spielt { $character }, { FORM($character, "role") }.
log-loyalty-own = Du hast eine { $card }-Loyalitätskarte.

## Der Zug

ask-forgo = Auf welche Karten deines Fertigkeitensets verzichtest du, um dafür Verratskarten zu ziehen?
ask-sick-bay-card = Du bist in der Krankenstation. Welche einzelne Karte ziehst du?
ask-hand-limit = { $n ->
    [1] Du darfst 10 Karten behalten. Welche Karte legst du ab?
   *[other] Du darfst 10 Karten behalten. Welche { $n } Karten legst du ab?
}
log-turn = Zug { $n }: { $player }.
log-draw = { $player } zieht { $cards }.
log-draw-own = Du ziehst: { $cards }.
log-discard = { $player } legt ab: { $cards }.
log-reshuffle-skill = Die abgelegten { FORM($type, "cards") } werden zu einem neuen Stapel gemischt.

## Aktionen

ask-act = Du hast noch { COUNT($n, "action", "acc") }. Was tust du?
act-move = Bewegen
act-attack = Angreifen
act-rescue = Einen Passagier retten
act-defeat-passenger = Einen Passagier überwältigen
act-trade = Spieler auf diesem Feld Gegenstände tauschen lassen
act-reveal = Als Verräter enttarnen
act-repair = Dieses Innenfeld reparieren
act-end-actions = Aktionen beenden
end-actions = Aktionen beenden
play-card = { FORM($card, "ability") }: { SENTENCE($effect) }
ask-move = Wohin bewegst du dich?
ask-space = Welches Feld wählst du?
ask-brig-price = Welche Karten legst du ab, um die Brig zu verlassen? Ihre Werte müssen zusammen mindestens { $n } ergeben.
ask-repair = Welche Karten legst du ab, um dieses Innenfeld zu reparieren? Ihre Werte müssen zusammen mindestens { $n } ergeben.
ask-give = Welchen Gegenstand gibst du ab?
give-nothing = Nichts abgeben
ask-receiver = Wer bekommt ihn?
ask-coordinate = Wer darf eine Aktion durchführen?
stay = Nicht bewegen
refuse-option = Eine Option kann jetzt nicht gewählt werden. Sie gilt nur, wenn { $condition }.
refuse-brig-move = Du bist in der Brig und kannst sie nicht einfach verlassen.
refuse-brig-price = Um die Brig zu verlassen, musst du Karten im Gesamtwert von mindestens 12 ablegen.
refuse-brig-sick-bay = Niemand bewegt sich freiwillig in die Brig oder die Krankenstation.
refuse-water = Charaktere können sich nicht auf Wasserfelder oder in die Tiefe bewegen.
refuse-damaged = { FORM($space, "sub") } ist beschädigt. Die Aktion dort kann erst nach der Reparatur wieder durchgeführt werden.
refuse-blocked = Tiefe Wesen oder Verräter sind { FORM($space, "at") }: Dort kann die Aktion des Feldes nicht durchgeführt und nichts repariert werden.
refuse-traitor-spaces = Enttarnte Verräter können die Aktionen von Feldern nicht durchführen.
refuse-treachery = Nur enttarnte Verräter können Verratskarten verwenden.
refuse-repair-price = Um dieses Innenfeld zu reparieren, braucht es Karten im Gesamtwert von mindestens { $n }.
refuse-repair-cards = Um dieses Innenfeld zu reparieren, braucht es { FORM($type, "cards") } im Gesamtwert von mindestens { $n }.
log-end-actions = { $player } führt keine Aktion mehr durch.
log-move = { $player } { FORM($space, "goes") }.
log-give = { $player } gibt { $other } einen Gegenstand: { $item }.
log-play = { $player } spielt eine Karte aus: { $card }.
log-coordinate = { $player } gibt { $other } eine Aktion.
log-feat = { $player } verwendet ein Talent: { $feat }.
log-use = { $player } verwendet eine Fähigkeit: { $card }.

## Fertigkeitskarten und Stapel

ask-discard = { $n ->
    [1] Welche Karte legst du ab?
   *[other] Welche { $n } Karten legst du ab?
}
ask-discard-one = Welche Karte legst du ab?
ask-decks = Wie viele Karten ziehst du von welchem Fertigkeitsstapel?
ask-deck-of = Von welchem Fertigkeitsstapel ziehst du { COUNT($n, "card", "acc") }?
ask-draw-type = Von welchem Stapel deines Fertigkeitensets ziehst du?
ask-persist = Welche Karten legst du ab? Du ziehst ebenso viele von einem Stapel.
log-chaos = Ein neuer Chaosstapel wird gebildet.
log-chaos-treachery = { $n ->
    [0] Es gibt keine Verratskarte mehr für den Chaosstapel.
    [1] { COUNT($n, "treachery-card") } wird in den Chaosstapel gemischt.
   *[other] { COUNT($n, "treachery-card") } werden in den Chaosstapel gemischt.
}

## Würfel und Angriffe

ask-perfect-number = Welche Zahl soll der Würfel zeigen?
ask-attack-space = Auf welchem Feld greifst du an?
ask-defender = Wen wählst du?
ask-attacked = Wen greift das Tiefe Wesen an?
ask-rampage = Wie greifst du an? Mit bis zu 4 einfachen Angriffen oder bis zu 3 Angriffen mit einer Waffe.
rampage-basic = Einfache Angriffe durchführen
ask-attack-again = Führst du jetzt einen Angriff durch?
attack = Angreifen
ask-weapon = Welche Waffe verwendest du?
ask-shrivel = Auf welchem Feld ist der Feind?
log-roll = { $player } würfelt eine { $n }.
log-reroll = Der Wurf wird wiederholt.
log-roll-result = Mit allen Modifikatoren ist das Ergebnis { $n }.
log-add-to-roll = { $n ->
    [-2] { $player } zieht 2 vom Ergebnis ab.
   *[other] { $player } addiert { $n } zum Ergebnis.
}
log-perfect-number = { $player } dreht den Würfel auf { $n }.
log-attack = { FORM($attacker, "sub") } greift { FORM($defender, "obj") } { FORM($space, "at") } an.
log-attack-hits = Der Angriff gelingt: { $n }, nötig war { $target }.
log-attack-misses = Der Angriff misslingt: { $n }, nötig war { $target }.
log-defeated = { $player } wird überwältigt.
log-prevented = Das Überwältigen wird verhindert.
ask-defeat-order = Mehrere werden überwältigt. In welcher Reihenfolge?
passengers-at = Passagiere { FORM($space, "at") }

## Fertigkeitsproben

ask-contribute = Fertigkeitsprobe { $n }; hilfreich: { $skills }. Welche Karten trägst du bei?
ask-supporting = Welche Fertigkeit ist bei dieser Probe ebenfalls hilfreich?
ask-add-one = Welche Karte trägst du zur Probe bei?
ask-well-equipped = Um wie viel änderst du den Gesamtwert?
ask-outcome = Welches Resultat wählst du?
ask-script-deck = Von welchem Fertigkeitsstapel trägst du die oberste Karte bei?
log-test = { $player } kündigt eine Fertigkeitsprobe an. Schwierigkeitsgrad: { $n }; hilfreich: { $skills }.
log-contribute = { $n ->
    [0] { $player } trägt keine Karte bei.
   *[other] { $player } trägt { COUNT($n, "card", "acc") } bei.
}
log-contribute-openly = { $player } trägt offen bei: { $cards }.
log-treachery-added = Die oberste Verratskarte wird verdeckt zur Probe beigetragen.
log-treachery-added-openly = Die oberste Verratskarte wird offen zur Probe beigetragen: { $card }.
log-pool = Karten der Probe: { $cards }. Gesamtwert: { $n }.
log-pool-empty = Zur Probe gibt es keine Karten. Gesamtwert: { $n }.
log-add-card = { $player } trägt eine Karte bei: { $card }. Der Gesamtwert ist jetzt { $n }.
log-add-to-total = { $n ->
    [0] { $player } lässt den Gesamtwert unverändert.
   *[other] { $player } erhöht den Gesamtwert um { $n }.
}
log-lower-total = { $player } senkt den Gesamtwert um { $n }.
log-supports = { $player } macht eine weitere Fertigkeit bei dieser Probe hilfreich: { $type }.
log-test-pass = Die Probe ist ein Erfolg: { $n }, nötig war { $target }.
log-test-partial = Die Probe ist ein Teilerfolg: { $n }, für den Erfolg nötig war { $target }.
log-test-fail = Die Probe ist ein Misserfolg: { $n }, nötig war { $target }.
log-sacrifice = { $player } wählt das Resultat der Probe: { $outcome }.

## Mythoskarten auf dem Tisch

ask-crisis = { $card }: Wie entscheidest du dich?
ask-predict = Welche Mythoskarte handelst du ab? Die andere kommt unter den Stapel.
ask-track = Auf welcher Leiste rückt ihr vor?
ask-lose-resource = Welche Ressource senkst du um 1?
ask-jail = Wer kommt in die Brig?
ask-volunteers = Wie viele Passagiere riskierst du?
ask-galley = Bewegst du dich in die Messe?
ask-kin = Wo erscheinen die Tiefen Wesen?
ask-clear-room = Auf welchem Innenfeld werden alle Tiefen Wesen überwältigt?
ask-keep-item = Welchen Gegenstand behältst du?
ask-remove-item = Welchen Gegenstand entfernst du aus dem Spiel?
nobody = Niemand
log-mythos = { $player } zieht eine Mythoskarte: { $card }.
log-mythos-invalid = { $card }: Diese Karte zählt jetzt nicht. Sie wird abgelegt und durch eine andere ersetzt.
log-brig-no-crisis = { $player } ist in der Brig: Die Krise entfällt, nur die Symbole werden abgehandelt.
log-crisis-choice = { $player } wählt: „{ SENTENCE($effect) }“
log-crisis-test = { $player } wählt die Fertigkeitsprobe.
log-keep = { $card }: Diese Karte bleibt im Spiel.
log-kept-discarded = { $card }: Diese Karte wird abgelegt.
log-reshuffle-mythos = Die abgelegten Mythoskarten werden zu einem neuen Stapel gemischt.
log-barricade = { $player } verbarrikadiert die Luken: In diesem Zug kommt kein Tiefes Wesen auf ein Innenfeld.
log-remove-top = { $n ->
    [0] Im { $deck } ist keine Karte mehr, die man entfernen könnte.
    [1] Die oberste Karte des { FORM($deck, "gen") } wird aus dem Spiel entfernt.
   *[other] Die obersten { $n } Karten des { FORM($deck, "gen") } werden aus dem Spiel entfernt.
}

## Monster

ask-deep-one = Welches Tiefe Wesen wird als Nächstes aktiviert?
in-order = Alle übrigen, in dieser Reihenfolge
ask-adjacent = Auf welches benachbarte Feld?
ask-move-deep-one = Von welchem Feld bewegst du ein Tiefes Wesen?
ask-defeat-deep-one = Auf welchem Feld wird ein Tiefes Wesen überwältigt?
ask-banish-from = Von welchem Feld bewegst du die Tiefen Wesen?
ask-release = Auf welches Wasserfeld kommen die Monster?
ask-call = Welche Tiefen Wesen aktivierst du? Ein Feld steht für ein Tiefes Wesen dort.
my-space = Alle Tiefen Wesen auf diesem Feld
ask-monarch = Welchen Monarchen wählst du?
ask-monarch-move = Wohin bewegt sich der Monarch?
ask-divide = Auf welchen 4 Wasserfeldern erscheinen Tiefe Wesen?
log-activate = { FORM($monster, "activates") }.
log-spawn = { $n ->
    [1] { COUNT($n, "deep-one") } erscheint { FORM($space, "at") }.
   *[other] { COUNT($n, "deep-one") } erscheinen { FORM($space, "at") }.
}
log-deep-ones-move = { $n ->
    [1] { COUNT($n, "deep-one") } bewegt sich { FORM($start, "from") } { FORM($end, "to") }.
   *[other] { COUNT($n, "deep-one") } bewegen sich { FORM($start, "from") } { FORM($end, "to") }.
}
log-deep-ones-defeated = { $n ->
    [0] Es gibt kein Tiefes Wesen, das man überwältigen könnte.
    [1] { COUNT($n, "deep-one") } wird überwältigt.
   *[other] { COUNT($n, "deep-one") } werden überwältigt.
}
log-monarch-move = { $monarch } bewegt sich { FORM($space, "to") }.
log-monarchs-front = Vater Dagon und Mutter Hydra bewegen sich { FORM($space, "to") }.
log-monarchs-deep = Vater Dagon und Mutter Hydra bewegen sich in die Tiefe.

## Passagiere

ask-passenger = Welcher Passagier?
passenger-1 = Passagier 1
passenger-2 = Passagier 2
passenger-3 = Passagier 3
passenger-4 = Passagier 4
passenger-5 = Passagier 5
passenger-6 = Passagier 6
passenger-7 = Passagier 7
passenger-8 = Passagier 8
passenger-9 = Passagier 9
ask-passenger-space = Wo ist der Passagier, den du überwältigst?
supply = Im Vorrat
ask-rescue = Wo rettest du einen Passagier?
log-risk = Ein Passagier wird riskiert und kommt { FORM($space, "to") }.
log-rescue = { $player } rettet { COUNT($n, "passenger", "acc") } { FORM($space, "at") }.
log-passenger-defeated = Ein Passagier wird überwältigt: { $face }.

## Das Schiff

ask-sabotage = Welches Innenfeld beschädigst du?
log-gain = +{ COUNT($n, $resource) }. Stand: { $left }.
log-lose = −{ COUNT($n, $resource) }. Stand: { $left }.
log-damage-card = Schadenskarte: { $card }.
log-damage = { FORM($space, "sub") } wird beschädigt.
log-repair = { $player } repariert { FORM($space, "acc") }.

## Leisten und Etappenziele

ask-waypoint = Welches Etappenziel wählst du? Das andere kommt unter den Stapel.
ask-deck = Welchen Stapel siehst du dir an?
ask-top = Welche Karte kommt oben auf den Stapel?
ask-bottom = In welcher Reihenfolge kommen die anderen nach unten? Die letzte liegt zuunterst.
ask-disrupt = Um wie viele Felder rückt ihr auf der Ritualleiste vor? Bei einer negativen Zahl fallt ihr zurück.
log-travel = { $n ->
    [1] Ihr rückt auf der Fahrtleiste vor: Langsame Fahrt.
    [2] Ihr rückt auf der Fahrtleiste vor: Halbe Fahrt.
    [3] Ihr rückt auf der Fahrtleiste vor: Volle Fahrt.
   *[other] Ihr rückt auf der Fahrtleiste vor: Ankunft.
}
log-ritual = { $n ->
    [4] Ihr rückt auf der Ritualleiste vor: Verbannung.
   *[other] Ihr rückt auf der Ritualleiste vor: Beschwörung { $n }.
}
log-retreat = Ihr fallt auf der { FORM($track, "dat") } um { COUNT($n, "space", "acc") } zurück.
log-reset = Die { $track } wird zurückgesetzt.
log-banishment = Die Größere Verbannung fegt über die See und die Deckfelder.
log-waypoint-look = { $player } sieht sich die obersten Karten des Etappenzielstapels an.
log-waypoint = Das Schiff erreicht ein Etappenziel: { $card }. Entfernung bisher: { $n }.
log-fog = Das Schiff verirrt sich im Nebel: Dieses Etappenziel wird aus dem Spiel entfernt.
log-looked = { $player } sieht sich Karten des { FORM($deck, "gen") } an.
log-put-top = { $player } legt die Karte wieder obenauf.
log-put-bottom = { $player } legt die Karte unter den Stapel.

## Gegenstände auf dem Tisch

ask-keep = Welchen Gegenstand behältst du?
leave = Im Stapel lassen
ask-active = Welche Verbesserung ist aktiv?
ask-steal = Welchen Gegenstand nimmst du?
ask-grenade = Auf welches benachbarte Feld wirfst du die Granate?
ask-flare-attack = Greifst du mit der Leuchtpistole an, mit +2?
no-attack = Nicht angreifen
ask-flare = Wer darf auf dein Feld kommen?
ask-come = Bewegst du dich auf das Feld, von dem die Leuchtkugel kam?
log-item = { $player } erhält einen Gegenstand: { $item }.
log-item-gone = { $player } entfernt einen Gegenstand aus dem Spiel: { $item }.
log-active = { $player } verwendet nun diese Verbesserung: { $item }.

## Zauber auf dem Tisch

ask-spell = Welchen Zauber handelst du ab?
ask-study = Der oberste Zauber: { $card }. Wohin legst du ihn?
top = Oben auf den Stapel legen
bottom = Unter den Stapel legen
ask-ward = Vor wen legst du diese Karte?
ask-heal-draw = Ziehst du 1 Karte aus deinem Fertigkeitenset?
ask-astral-from = Von welchem Feld bewegst du Charaktere oder Tiefe Wesen?
ask-astral-whom = Wen bewegst du als Nächstes?
ask-astral-to = Auf welches Feld?
log-spell = { $player } wirkt einen Zauber: { $card }.
log-spell-stays = Vor { $player } liegt nun eine Zauberkarte: { $card }.
log-spell-gone = { $card } wird aus dem Spiel entfernt.

## Titel, die Brig, Verräter

ask-accuse = Wen willst du in die Brig schicken?
ask-arrest = Wen schickst du in die Brig?
ask-reveal = Welche Loyalitätskarte deckst du auf?
ask-pass-loyalty = Wer bekommt deine übrigen Loyalitätskarten?
ask-treachery = Welche Karten legst du ab? Du ziehst ebenso viele Verratskarten.
ask-hand-over = Welcher Mensch bekommt deine neue Loyalitätskarte?
ask-look-loyalty = Wessen Loyalitätskarten siehst du dir an?
log-title = { $player } hat nun den Titel: { $title }.
log-accuse = { $player } will { $other } in die Brig schicken.
log-reveal = { $player } enttarnt sich als Verräter: { $card }.
log-pass-loyalty = { $player } gibt alle übrigen Loyalitätskarten an { $other } weiter.
log-awakening = Die Phase des Erwachens: Alle erhalten eine weitere Loyalitätskarte.
log-hand-over = { $player } gibt die neue Loyalitätskarte an { $other } weiter.
log-look-loyalty = { $player } sieht sich die Loyalitätskarten von { $other } an.
log-looked-loyalty = { $other } hat eine { $card }-Loyalitätskarte.

## Das Ende

log-end-port = Das Schiff läuft in den Hafen ein. Das Spiel ist zu Ende.
log-end-fuel = Der Brennstoff ist aufgebraucht. Das Spiel ist zu Ende.
log-end-food = Die Nahrung ist aufgebraucht. Das Spiel ist zu Ende.
log-end-sanity = Die Geistige Gesundheit ist auf 0 gesunken. Das Spiel ist zu Ende.
log-end-souls = Die letzte Seele ist verloren. Das Spiel ist zu Ende.
log-end-damage = Sechs Innenfelder sind beschädigt, das Schiff sinkt. Das Spiel ist zu Ende.
log-end-deep-ones = Es erscheinen mehr Tiefe Wesen, als im Vorrat sind. Das Spiel ist zu Ende.
end-port = Das Spiel endete, weil das Schiff in den Hafen einlief.
end-fuel = Das Spiel endete, weil der Brennstoff aufgebraucht war.
end-food = Das Spiel endete, weil die Nahrung aufgebraucht war.
end-sanity = Das Spiel endete, weil an Bord alle den Verstand verloren hatten.
end-souls = Das Spiel endete, weil an Bord keine Seele mehr übrig war.
end-damage = Das Spiel endete, weil sechs Innenfelder beschädigt waren und das Schiff sank.
end-deep-ones = Das Spiel endete, weil mehr Tiefe Wesen erschienen, als im Vorrat waren.

## Was bekannt wurde

revealed-damage = eine Schadenskarte
revealed-discard = abgelegte Karten
revealed-draw = gezogene Fertigkeitskarten
revealed-item = eine Gegenstandskarte
revealed-look = Karten, die sich jemand angesehen hat
revealed-loyalty = Loyalitätskarten
revealed-mythos = eine Mythoskarte
revealed-passenger = ein Passagier
revealed-pool = die Karten einer Fertigkeitsprobe
revealed-roll = ein Würfelwurf ({ $n })
revealed-spell = eine Zauberkarte
revealed-traitor = ein Verräter

# ---- beschriebene Stellungen

position-over = { $where }: Damit wäre das Spiel zu Ende.

# ---- was gerade nicht geht

refuse-space-blocked = Tiefe Wesen oder Verräter sind { FORM($space, "at") }: Dort kann die Aktion des Feldes nicht durchgeführt werden.
refuse-space-used = { FORM($space, "sub") }: Diese Aktion wurde in diesem Zug schon durchgeführt.
refuse-no-passenger = Im Vorrat liegt kein Passagier, daher kann die Aktion der Brücke nicht bezahlt werden.
refuse-no-items = Der Gegenstandsstapel ist leer, daher gibt es im Frachtraum nichts zu holen.
refuse-no-suspect = Außerhalb der Brig ist kein anderer Mensch, daher kann das Kapitänsquartier niemanden dorthin schicken.
refuse-guarded = Auf diesem Feld ist ein Mensch, daher kann hier kein Passagier überwältigt werden.
refuse-used = { FORM($card, "ability") }: Diese Fähigkeit wurde in diesem Zug schon verwendet.
refuse-only-if = { FORM($card, "ability") }: Diese Fähigkeit kannst du nur verwenden, wenn { $condition }.
refuse-attack = „{ $card }“ verbietet dir anzugreifen.
refuse-brig-items = Du bist in der Brig und kannst deine Gegenstände nicht verwenden.
refuse-no-spells = Der Zauberstapel ist leer, daher kann der Buchwächter keinen Zauber wirken.
refuse-space-card = Um hier auf der Leiste vorzurücken, musst du 1 { FORM($type, "card") } ablegen, und du hast keine.
