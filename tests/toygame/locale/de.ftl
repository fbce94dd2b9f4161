### Das Testspiel auf Deutsch.

coin = Münze
    .pl = Münzen
card = Karte
    .pl = Karten
point = Punkt
    .pl = Punkte

## Abstimmungen, Züge, Fragen

feast = Festmahl
famine = Hungersnot
armour = Rüstung
health = Gesundheit
option-deck = Deck
option-deck-is = Welche Karten im Deck sind, und wie viele von jeder.
option-rest = Raste
option-hit = Schlage einen Gegner
option-play = Spiele { FORM($card, "acc") }
ask-vote = Festmahl oder Hungersnot?
ask-turn = Was tust du in diesem Zug?
ask-aim = Wen schlägst du?
ask-volley = Wen schlägst du? Einen oder zwei Gegner.
ask-share = Verteile den Schaden auf Rüstung und Gesundheit.
ask-bet = Wie viele Münzen setzt du?
ask-burn = Welche Karten verbrennst du?
ask-discard-one = Welche Karte wirfst du ab?
ask-hand-limit = Welche Karten wirfst du ab?
ask-offer = Welche Karte opferst du als Nächstes?
ask-order = In welcher Reihenfolge legst du die Karten zurück, oberste zuerst?
refuse-coins = { $card } kostet { COUNT($n, "coin") }, mehr als du hast.
refuse-odd = Die verbrannten Karten müssen zusammen ein gerades Gewicht haben.
refuse-deck-card = Ein Deck kann keine Karte { $given } haben: Die gibt es nicht.
refuse-deck-copies = { $card } darf 0- bis { $most }-mal in einem Deck sein, nicht { $n }-mal.
refuse-deck-size = Ein Deck muss mindestens { COUNT($least, "card") } haben; dieses hat { $n }.

## Karten

if-aimed = du das Ziel bist
if-other = du es nicht warst
if-poor = du weniger als 3 Münzen hast
if-you-hit = du angreifst
select-in-play = deine ausliegenden Karten
effect-draw = Ziehe { COUNT($n, "card") }.
effect-gain = Nimm { COUNT($n, "coin") } aus der Schatzkammer.
effect-lose = Zahle { COUNT($n, "coin") } in die Schatzkammer.
effect-heal = Erhalte { COUNT($n, "point") } Gesundheit zurück.
effect-strike = Schlage einen Gegner für { COUNT($n, "point") }.
effect-hit-back = Schlage den Angreifer für { COUNT($n, "point") }.
effect-halve = Halbiere den Treffer, abgerundet.
effect-volley = Schlage einen oder zwei Gegner für je 1 Punkt.
effect-bonfire = Verbrenne bis zu drei verschiedene Karten mit geradem Gewicht für je 1 Münze.
effect-scry = Sieh dir die obersten drei Karten an und lege sie in beliebiger Reihenfolge zurück.
effect-wager = Setze bis zu 3 Münzen auf einen Wurf über drei.
effect-curfew = Die Runde endet sofort.
cost-coins = Zahle { COUNT($n, "coin") }.
cost-this = Wirf diese Karte ab.
cost-discard = Wirf eine Karte ab.
cost-offer = Opfere Karten mit Gewicht { $n }.
moment-aimed = Wenn du getroffen würdest
moment-was-hit = Nachdem du getroffen wurdest
moment-you-hit = Nachdem du getroffen hast
moment-reacts = Wenn jemand mit einer Karte antwortet
moment-dusk = In der Dämmerung
modifier-attack = { $whose ->
   *[you] Deine Treffer
    [opponents] Treffer deiner Gegner
    [all] Alle Treffer
} zählen { COUNT($n, "point") } { $sign ->
   *[up] mehr
    [down] weniger
}.
modifier-hand-limit = Dein Handlimit beträgt { COUNT($n, "card") }.
modifier-immunity = Karten anderer berühren dich nicht.

## Protokoll

log-draws = { $player } zieht eine Karte.
log-drew = Deine neue Karte: { $card }.
log-played = { $player } spielt { FORM($card, "acc") }.
log-reacts = { $player } antwortet und spielt { FORM($card, "acc") }.
log-hit = { $by } trifft { $to } für { COUNT($n, "point") }.
log-gains = { $player } nimmt { COUNT($n, "coin") }.
log-vote = Die Abstimmung ergibt: { $result }.
log-die = Der Würfel zeigt { $n }.
log-scry = { $player } sieht sich die obersten Karten an.
log-discards = { $player } wirft { COUNT($n, "card") } ab.
log-curfew = Die Sperrstunde beendet die Runde.
reveal-draw = { $player } hat eine Karte gezogen
reveal-scry = { $player } hat den Stapel angesehen
reveal-die = der Würfel zeigte { $n }
reveal-vote = die Stimmen wurden gezählt
reason-alone = { $player } steht als Einzige oder Einziger noch.
reason-rounds = Der Markt schloss nach { $n } Runden.

## Namen
jab = der Stich
    .acc = den Stich
volley = die Salve
    .acc = die Salve
harvest = die Ernte
    .acc = die Ernte
gamble = das Wagnis
    .acc = das Wagnis
bargain = das Schnäppchen
    .acc = das Schnäppchen
ambush = der Hinterhalt
    .acc = den Hinterhalt
frenzy = der Rausch
    .acc = den Rausch
levy = die Abgabe
    .acc = die Abgabe
tithe = der Zehnt
    .acc = den Zehnt
bonfire = das Freudenfeuer
    .acc = das Freudenfeuer
scry = die Kristallkugel
    .acc = die Kristallkugel
wager = die Wette
    .acc = die Wette
curfew = die Sperrstunde
    .acc = die Sperrstunde
buckler = der Rundschild
    .acc = den Rundschild
mirror = der Spiegel
    .acc = den Spiegel
thorns = die Dornen
    .acc = die Dornen
leech = der Blutegel
    .acc = den Blutegel
physician = der Medikus
    .acc = den Medikus
bellman = der Glöckner
    .acc = den Glöckner
drum = die Trommel
    .acc = die Trommel
idol = der Götze
    .acc = den Götzen
temple = der Tempel
    .acc = den Tempel
cloister = das Kloster
    .acc = das Kloster
dodge = das Ausweichen
    .acc = das Ausweichen
scoff = der Spott
    .acc = den Spott
jeer = das Gejohle
    .acc = das Gejohle
grudge = der Groll
    .acc = den Groll
