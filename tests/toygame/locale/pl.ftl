### Gra testowa po polsku.

coin = moneta
    .acc = monetę
    .nom-pl = monety
    .acc-pl = monety
    .gen-pl = monet
card = karta
    .acc = kartę
    .nom-pl = karty
    .acc-pl = karty
    .gen-pl = kart
point = punkt
    .acc = punkt
    .nom-pl = punkty
    .acc-pl = punkty
    .gen-pl = punktów

## Głosowania, tury, pytania

feast = Uczta
famine = Głód
armour = Pancerz
health = Zdrowie
option-deck = Talia
option-deck-is = Które karty są w talii i po ile.
option-rest = Odpocznij
option-hit = Uderz przeciwnika
option-play = Zagraj { FORM($card, "acc") }
ask-vote = Uczta czy głód?
ask-turn = Co robisz w tej turze?
ask-aim = Kogo uderzasz?
ask-volley = Kogo uderzasz? Wybierz jednego lub dwóch przeciwników.
ask-share = Podziel obrażenia między pancerz i zdrowie.
ask-bet = Ile monet stawiasz?
ask-burn = Które karty palisz?
ask-discard-one = Którą kartę odrzucasz?
ask-hand-limit = Które karty odrzucasz?
ask-offer = Którą kartę składasz teraz w ofierze?
ask-order = W jakiej kolejności odkładasz karty, poczynając od wierzchu?
refuse-coins = { $card } kosztuje { COUNT($n, "coin", "acc") }, więcej niż masz.
refuse-odd = Palone karty muszą mieć razem parzystą wagę.
refuse-deck-card = Talia nie może mieć karty { $given }: takiej nie ma.
refuse-deck-copies = { $card } może być w talii od 0 do { $most } razy, a nie { $n }.
refuse-deck-size = Talia musi mieć co najmniej { COUNT($least, "card") }, a ta ma { $n }.

## Karty

if-aimed = to ty jesteś celem
if-other = to nie ty
if-poor = masz mniej niż 3 monety
if-you-hit = to ty atakujesz
select-in-play = twoje karty w grze
effect-draw = Dobierz { COUNT($n, "card", "acc") }.
effect-gain = Weź { COUNT($n, "coin", "acc") } ze skarbca.
effect-lose = Wpłać { COUNT($n, "coin", "acc") } do skarbca.
effect-heal = Odzyskaj { COUNT($n, "point", "acc") } zdrowia.
effect-strike = Uderz przeciwnika za { COUNT($n, "point", "acc") }.
effect-hit-back = Uderz napastnika za { COUNT($n, "point", "acc") }.
effect-halve = Zmniejsz cios o połowę, zaokrąglając w dół.
effect-volley = Uderz jednego lub dwóch przeciwników za 1 punkt.
effect-bonfire = Spal do trzech różnych kart o parzystej wadze, każda daje 1 monetę.
effect-scry = Obejrzyj trzy karty z wierzchu i odłóż je w dowolnej kolejności.
effect-wager = Postaw do 3 monet na rzut powyżej trójki.
effect-curfew = Runda natychmiast się kończy.
cost-coins = Zapłać { COUNT($n, "coin", "acc") }.
cost-this = Odrzuć tę kartę.
cost-discard = Odrzuć kartę.
cost-offer = Złóż w ofierze karty o wadze { $n }.
moment-aimed = Gdy masz otrzymać cios
moment-was-hit = Po otrzymaniu ciosu
moment-you-hit = Po zadaniu ciosu
moment-reacts = Gdy ktoś odpowiada kartą
moment-dusk = O zmierzchu
modifier-attack = { $whose ->
   *[you] Twoje ciosy
    [opponents] Ciosy przeciwników
    [all] Wszystkie ciosy
} zadają o { COUNT($n, "point", "acc") } { $sign ->
   *[up] więcej
    [down] mniej
}.
modifier-hand-limit = Twój limit ręki: { COUNT($n, "card") }.
modifier-immunity = Karty innych graczy na ciebie nie działają.

## Dziennik

log-draws = { $player } dobiera kartę.
log-drew = Twoja nowa karta: { $card }.
log-played = { $player } zagrywa { FORM($card, "acc") }.
log-reacts = { $player } odpowiada, zagrywając { FORM($card, "acc") }.
log-hit = { $by } zadaje cios. Cel: { $to }, siła: { COUNT($n, "point") }.
log-gains = { $player } bierze { COUNT($n, "coin", "acc") }.
log-vote = Wynik głosowania: { $result }.
log-die = Na kości wypada { $n }.
log-scry = { $player } ogląda wierzch talii.
log-discards = { $player } odrzuca { COUNT($n, "card", "acc") }.
log-curfew = Godzina policyjna kończy rundę.
reveal-draw = { $player } dobiera kartę
reveal-scry = { $player } ogląda talię
reveal-die = na kości wypadło { $n }
reveal-vote = policzono głosy
reason-alone = { $player } zostaje na placu boju.
reason-rounds = Jarmark zamknięto. Liczba rund: { $n }.

## Nazwy
jab = Dźgnięcie
    .acc = Dźgnięcie
volley = Salwa
    .acc = Salwę
harvest = Żniwa
    .acc = Żniwa
gamble = Hazard
    .acc = Hazard
bargain = Okazja
    .acc = Okazję
ambush = Zasadzka
    .acc = Zasadzkę
frenzy = Szał
    .acc = Szał
levy = Danina
    .acc = Daninę
tithe = Dziesięcina
    .acc = Dziesięcinę
bonfire = Ognisko
    .acc = Ognisko
scry = Kryształowa Kula
    .acc = Kryształową Kulę
wager = Zakład
    .acc = Zakład
curfew = Godzina Policyjna
    .acc = Godzinę Policyjną
buckler = Puklerz
    .acc = Puklerz
mirror = Lustro
    .acc = Lustro
thorns = Ciernie
    .acc = Ciernie
leech = Pijawka
    .acc = Pijawkę
physician = Medyk
    .acc = Medyka
bellman = Dzwonnik
    .acc = Dzwonnika
drum = Bęben
    .acc = Bęben
idol = Bożek
    .acc = Bożka
temple = Świątynia
    .acc = Świątynię
cloister = Klasztor
    .acc = Klasztor
dodge = Unik
    .acc = Unik
scoff = Drwina
    .acc = Drwinę
jeer = Gwizdy
    .acc = Gwizdy
grudge = Uraza
    .acc = Urazę
