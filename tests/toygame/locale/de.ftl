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
ask-share = Verteile den Schaden auf Rüstung und Gesundheit.
ask-bet = Wie viele Münzen setzt du?
ask-burn = Welche Karten verbrennst du?
ask-discard-one = Welche Karte wirfst du ab?
ask-hand-limit = Welche Karten wirfst du ab?
ask-offer = Welche Karte opferst du als Nächstes?
ask-order = In welcher Reihenfolge legst du die Karten zurück, oberste zuerst?
refuse-coins = { $card } kostet { COUNT($n, "coin") }, mehr als du hast.
refuse-odd = Die verbrannten Karten müssen zusammen ein gerades Gewicht haben.
refuse-immune = { $card } lässt sich nicht anrühren: { $player } ist geschützt.
refuse-deck-card = Ein Deck kann keine Karte { $given } haben: Die gibt es nicht.
refuse-deck-copies = { $card } darf 0- bis { $most }-mal in einem Deck sein, nicht { $n }-mal.
refuse-deck-size = Ein Deck muss mindestens { COUNT($least, "card") } haben; dieses hat { $n }.

## Karten

if-aimed = du das Ziel bist
if-other = du es nicht warst
if-poor = du weniger als 3 Münzen hast
if-you-hit = du angreifst
select-rivals = Gegner
    .one = ein Gegner
    .one-acc = einen Gegner
    .each = jeder Gegner
    .each-acc = jeden Gegner
    .it = er
    .it-acc = ihn
    .another = ein anderer Gegner
    .another-acc = einen anderen Gegner
    .others = andere Gegner
select-purses = Münzen von Gegnern
select-next = der Gegner zu deiner Linken
select-yours = deine ausliegenden Karten
    .one = eine deiner ausliegenden Karten
    .it = sie
    .per = für jede deiner ausliegenden Karten
select-in-play = ausliegende Karten
    .one = eine ausliegende Karte
    .each = jede ausliegende Karte
    .it = sie
effect-draw = ziehe { COUNT($n, "card") }
    .inf = { COUNT($n, "card") } ziehen
    .zu = { COUNT($n, "card") } zu ziehen
    .other = zieht { COUNT($n, "card") }
effect-gain = nimm { COUNT($n, "coin") } aus der Schatzkammer
    .inf = { COUNT($n, "coin") } aus der Schatzkammer nehmen
    .zu = { COUNT($n, "coin") } aus der Schatzkammer zu nehmen
    .other = nimmt { COUNT($n, "coin") } aus der Schatzkammer
effect-lose = zahle { COUNT($n, "coin") } in die Schatzkammer
    .inf = { COUNT($n, "coin") } in die Schatzkammer zahlen
    .zu = { COUNT($n, "coin") } in die Schatzkammer zu zahlen
    .other = zahlt { COUNT($n, "coin") } in die Schatzkammer
effect-heal = erhalte { COUNT($n, "point") } Gesundheit zurück
    .inf = { COUNT($n, "point") } Gesundheit zurückerhalten
    .zu = { COUNT($n, "point") } Gesundheit zurückzuerhalten
    .other = erhält { COUNT($n, "point") } Gesundheit zurück
effect-strike = schlage { FORM($it, "acc") } für { COUNT($n, "point") }
    .inf = { FORM($it, "acc") } für { COUNT($n, "point") } schlagen
    .zu = { FORM($it, "acc") } für { COUNT($n, "point") } zu schlagen
effect-smash = wirf { FORM($it, "acc") } ab
    .inf = { FORM($it, "acc") } abwerfen
    .zu = { FORM($it, "acc") } abzuwerfen
effect-steal = stiehl { FORM($it, "acc") }
effect-hit-back = schlage den Angreifer für { COUNT($n, "point") }
    .inf = den Angreifer für { COUNT($n, "point") } schlagen
    .zu = den Angreifer für { COUNT($n, "point") } zu schlagen
effect-halve = halbiere den Treffer, abgerundet
effect-bonfire = verbrenne bis zu drei verschiedene Karten mit geradem Gewicht für je 1 Münze
effect-scry = sieh dir die obersten drei Karten an und lege sie in beliebiger Reihenfolge zurück
effect-wager = setze bis zu 3 Münzen auf einen Wurf über drei
effect-curfew = beende sofort die Runde
cost-coins = zahle { COUNT($n, "coin") }
    .inf = { COUNT($n, "coin") } zahlen
cost-this = wirf diese Karte ab
    .inf = diese Karte abwerfen
cost-discard = wirf eine Karte ab
    .inf = eine Karte abwerfen
cost-offer = opfere Karten mit Gewicht { $n }
moment-aimed = Sobald du getroffen würdest
moment-was-hit = Nachdem du getroffen wurdest
moment-you-hit = Nachdem du getroffen hast
moment-reacts = Sobald jemand mit einer Karte antwortet
moment-dusk = In der Dämmerung
modifier-attack = { $whose ->
   *[you] deine Treffer
    [opponents] Treffer deiner Gegner
    [all] alle Treffer
} zählen { COUNT($n, "point") } { $sign ->
   *[up] mehr
    [down] weniger
}
modifier-hand-limit = dein Handlimit beträgt { COUNT($n, "card") }
modifier-immunity = Karten anderer berühren dich nicht

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
log-steals = { $player } stiehlt { $from_ } eine Münze.
log-smashed = Abgeworfen: { $card }.
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
cutpurse = der Beutelschneider
    .acc = den Beutelschneider
ricochet = der Querschläger
    .acc = den Querschläger
hammer = der Hammer
    .acc = den Hammer
landslide = der Erdrutsch
    .acc = den Erdrutsch
pawn = das Pfandhaus
    .acc = das Pfandhaus
toast = der Trinkspruch
    .acc = den Trinkspruch
fountain = der Brunnen
    .acc = den Brunnen
