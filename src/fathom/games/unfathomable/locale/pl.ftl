### Słowa gry Odmęty Grozy po polsku; nazwy rzeczy są w names.pl.ftl.
### Wartość rzeczownika lub frazy to jej etykieta, z wielką literą; w środku zdania: FORM($thing, "nom").
### Imiona graczy się nie odmieniają, więc stoją zawsze w mianowniku.

## Frazy

so-many = { COUNT($n, "card") } { FORM($type, "gen") }
    .acc = { COUNT($n, "card", "acc") } { FORM($type, "gen") }
chooser-current = Aktywny gracz
chooser-captain = Kapitan
chooser-keeper = Strażnik Księgi
chooser-character = Postać, do której należy ta karta,

## Co mówią karty

skill-ability = Zdolność: { $ability }.
item-trait = Kategoria: { $trait }.
item-improves = Ulepszenie: Dopóki ta karta jest aktywna, dodaj do swojego zestawu umiejętności 1 kartę { FORM($type, "gen") }. Aktywne może być tylko 1 ulepszenie.
waypoint-distance = Dystans: { $n }.
crisis-chooser = { $who } wybiera:
crisis-icons = Aktywacja: { FORM($monster, "nom") }. Symbol toru: { FORM($track, "icon") }.
sheet-skills = Zestaw umiejętności: { FORM($cards, "nom") }.
sheet-start = Zaczynasz { FORM($space, "at") }. Przedmiot początkowy: { $item }.
sheet-succession = Miejsce w linii sukcesji: Kapitan { $captain }, Strażnik Księgi { $keeper }.
damage-stays = Połóż tę kartę na uszkodzonym pomieszczeniu. Każdy człowiek, który tam jest, zostaje pokonany.
damage-repair = Akcja: Odrzuć karty { FORM($type, "gen") } o łącznej wartości co najmniej 3, aby naprawić to pomieszczenie.
damage-repair-any = Akcja: Odrzuć dowolne karty o łącznej wartości co najmniej 5, aby naprawić to pomieszczenie.
damage-removed = Usuń tę kartę z gry.
damage-fleeing = Odłóż tę kartę na spód talii uszkodzeń i rozpatrz kolejną kartę uszkodzenia.
loyalty-human-is = Wygrywasz, jeśli statek dotrze do portu, a ty nie masz kart lojalności innego rodzaju.
loyalty-hybrid-is = Wygrywasz, jeśli gra skończy się, zanim statek dotrze do portu, niezależnie od przebytego dystansu. Możesz w ramach akcji ujawnić tę kartę i stać się ujawnionym zdrajcą.
loyalty-cultist-is = Wygrywasz, jeśli gra skończy się, zanim statek dotrze do portu, a łączny dystans na kartach nawigacji w grze wynosi co najmniej 12. Możesz w ramach akcji ujawnić tę kartę i stać się ujawnionym zdrajcą.

## Kiedy działają karty

moment = { $event }
moment-free = { FORM($event, "open") }, jeśli nie jesteś w areszcie,
moment-once = { FORM($event, "open") } ({ $limit })
moment-once-free = { FORM($event, "open") } ({ $limit }), jeśli nie jesteś w areszcie,
once-per-roll = raz na rzut
once-per-test = raz na test
once-per-turn = raz na turę
event-action-step-window = na początku swojego kroku akcji
event-barricade = gdy istoty z głębin mają się aktywować albo przesunąć do pomieszczenia,
event-chaos-added = po dodaniu kart chaosu do testu umiejętności
event-contributed = gdy dodasz karty do testu umiejętności,
event-crisischoice-would = gdy masz wybrać jedną z opcji kryzysu,
event-defeat-would = gdy jakaś postać ma zostać pokonana,
event-defeat-would-anybody = gdy jakaś postać albo jakiś pasażer ma zostać pokonany,
    .open = gdy jakaś postać albo jakiś pasażer ma zostać pokonany
event-defeat-would-own = gdy twoja postać ma zostać pokonana,
event-defeat-ward = gdy twoja postać ma zostać pokonana i nic innego temu nie zapobiega,
event-loreaction-would = gdy wykonujesz akcję z karty wiedzy,
event-mythosshown-after = gdy ktoś dobierze kartę Mitów, przed jej rozpatrzeniem
event-own-mythos = gdy w swoim kroku Mitów masz dobrać kartę, a nie jesteś w areszcie,
event-passenger-defeated = gdy pasażer zostanie pokonany,
event-passengerdefeat-would-anybody = { event-defeat-would-anybody }
    .open = { event-defeat-would-anybody.open }
event-passengerdefeat-would-near = gdy pasażer na twoim albo sąsiednim polu ma zostać pokonany,
event-roll-after = po rzucie kością
event-roll-after-attack = po rzucie kością przy ataku
event-roll-after-own-action = po rzucie kością podczas swojej akcji
event-roll-after-own-attack = po rzucie kością przy ataku tą kartą
event-roll-before = przed rzutem kością
event-roll-instead = gdy ktoś ma rzucić kością,
    .open = gdy ktoś ma rzucić kością
event-stoked-after = gdy akcja maszynowni przesunie żeton podróży do przodu,
    .open = gdy akcja maszynowni przesunie żeton podróży do przodu
event-testing-would = zanim do testu umiejętności zostaną dodane karty,
event-testing-would-crisis = zanim do testu umiejętności z kryzysu zostaną dodane karty,
event-total-window = po obliczeniu wyniku testu umiejętności

if-attack = to rzut przy ataku
if-into-room = wchodzą do pomieszczenia
if-crisis-test = to test umiejętności z kryzysu
if-has-cards = masz karty na ręce
if-has-item = masz jakiś przedmiot
if-has-lore = masz na ręce kartę wiedzy
if-title = masz tytuł { FORM($title, "gen") }
if-low-resource = jakiś zasób wynosi { $n } albo mniej
if-low-roll = wynik rzutu to { $n } albo mniej
if-not-barricaded = luki nie są jeszcze zabarykadowane
if-not-in-brig = nie jesteś w areszcie
if-can-carry = nie jesteś w areszcie i masz najwyżej 4 przedmioty
if-own-action = to rzut w twojej własnej akcji
if-own-attack = to rzut przy ataku tą kartą
if-passenger-near = pasażer jest na twoim albo sąsiednim polu, a ty nie jesteś w areszcie
if-passengers = { $n ->
    [1] w rezerwie jest co najmniej 1 pasażer
   *[other] w rezerwie jest co najmniej { COUNT($n, "passenger", "gen") }
}
if-own-roll = to twój rzut
if-own-turn = trwa twoja tura
if-test-short = odkryta suma testu jest niższa od wartości docelowej
if-traitor = jesteś ujawnionym zdrajcą
if-yours = to dotyczy ciebie

window-testing-would = Zaraz zacznie się test umiejętności. Używasz zdolności, zanim zostaną dodane karty?
window-total-window = Wynik testu jest obliczony. Używasz zdolności?
window-roll-before = Zaraz nastąpi rzut kością. Używasz wcześniej zdolności?
window-roll-instead = Zaraz nastąpi rzut kością. Robisz coś zamiast niego?
window-roll-after = Kość rzucona. Używasz zdolności?
window-defeat-would = Zaraz jakaś postać zostanie pokonana. Zapobiegasz temu?
window-passengerdefeat-would = Zaraz jakiś pasażer zostanie pokonany. Zapobiegasz temu?
window-crisischoice-would = Zaraz dokonasz wyboru. Używasz zamiast tego zdolności?
window-mythosshown-after = Dobrano kartę Mitów. Używasz zdolności, zanim zostanie rozpatrzona?
window-loreaction-would = Wykonujesz akcję z karty wiedzy. Używasz zdolności?
window-stoked-after = Maszynownia popchnęła statek naprzód. Używasz zdolności?
window-activation-would = Zaraz aktywują się istoty z głębin. Używasz zdolności?
window-intoroom-would = Zaraz przesuną się istoty z głębin. Używasz zdolności?
window-action-step-window = Zaczyna się twój krok akcji. Używasz karty zdrady?
window-defeat-ward = Zaraz ktoś zostanie pokonany. Używasz karty, która chroni?

## Karty umiejętności

effect-coordinated-effort = wybierz inną postać, która może od razu wykonać 1 akcję
effect-nothing-to-hide = w tym teście wszystkie karty poza kartami z talii chaosu są dodawane odkryte
    .inf = w tym teście wszystkie karty poza kartami z talii chaosu były dodawane odkryte
effect-shrivelling = wybierz wroga na dowolnym polu i rzuć kością, z premią +2, jeśli to istota z głębin: przy wyniku co najmniej 6 pokonaj tego wroga
effect-forced-learning = wybrana przez ciebie umiejętność inna niż zdrada także wspiera ten test
    .inf = wybrana przez ciebie umiejętność inna niż zdrada także wspierała ten test
effect-preparation = nie dodawaj kart chaosu do tego testu
    .inf = nie dodawać kart chaosu do tego testu
effect-rampage = wykonaj do 4 zwykłych ataków albo do 3 ataków jedną ze swoich broni
effect-persistence = odrzuć do 5 kart, a następnie dobierz tyle samo z 1 wybranej talii umiejętności poza zdradą

## Pomieszczenia i tytuły

effect-room-sick-bay = To pole nie ma akcji. Jeśli jesteś tu na początku swojej tury, dobierasz tylko 1 kartę ze swojego zestawu umiejętności.
effect-captain = Gdy statek dociera do punktu nawigacyjnego, podejrzyj 2 wierzchnie karty talii nawigacji. Rozpatrz 1, a drugą odłóż na spód talii.

## Postacie

effect-self-sacrifice = wybierz rezultat testu; następnie twoja postać zostaje pokonana
    .inf = wybrać rezultat testu; następnie twoja postać zostaje pokonana
effect-quick-draw = zaatakuj jedną ze swoich broni
effect-perfect-number = ustaw kość na wybranej ściance
    .inf = ustawić kość na wybranej ściance
effect-uncanny-fortune = odrzuć ją i dobierz inną
    .inf = odrzucić ją i dobrać inną
effect-spread-misfortune = dobierz kartę Mitów i rozpatrz jej kryzys. Ty dokonujesz wyborów, test umiejętności kończy się porażką, a symboli się nie rozpatruje
effect-deep-one-ancestry = podejrzyj wszystkie nieujawnione karty lojalności innego gracza, który nie jest ujawnionym zdrajcą
    .inf = podejrzeć wszystkie nieujawnione karty lojalności innego gracza, który nie jest ujawnionym zdrajcą
effect-occult-training = podejrzyj wierzchnią kartę talii zaklęć i odłóż ją na wierzch albo na spód talii
effect-disrupt-ritual = przesuń żeton rytuału najwyżej o 2 pola do przodu albo do tyłu
effect-scavenger = dobierz 1 przedmiot. Następnie możesz dać 1 przedmiot innemu człowiekowi na swoim polu
effect-well-equipped = zwiększ albo zmniejsz wynik testu najwyżej o 1 za każdy swój przedmiot
    .inf = zwiększyć albo zmniejszyć wynik testu najwyżej o 1 za każdy swój przedmiot
effect-pickpocket = zabierz 1 przedmiot człowiekowi na swoim polu

## Przedmioty

effect-tool-kit = napraw swoje pole bez odrzucania kart
effect-ring-price = wtasuj 2 karty zdrady do talii chaosu, jeśli test zakończy się sukcesem
    .inf = wtasować 2 karty zdrady do talii chaosu, jeśli test zakończy się sukcesem
effect-twice = rozpatrz tę akcję 2 razy
    .inf = rozpatrzyć tę akcję 2 razy
effect-flare-gun = zaatakuj wroga na swoim polu z premią +2 albo inna postać może przesunąć się na twoje pole, albo jedno i drugie

## Zaklęcia

effect-astral-travel = przesuń dowolne postacie i istoty z głębin z jednego pola na inne pola statku. Postacie mogą przy tym opuścić areszt i lazaret albo tam trafić
effect-plague-of-locusts = rzuć kością i pokonaj tyle wybranych istot z głębin na planszy, ile wynosi wynik. Przy wyniku co najmniej 5 zredukuj żywność o 1

## Nawigacja


## Karty Mitów

effect-volunteers = naraź od 1 do 4 pasażerów, aby pokonać tyle samo istot z głębin na statku
effect-barricade = do końca tej tury istoty z głębin nie mogą dostać się do pomieszczeń
    .inf = do końca tej tury istoty z głębin nie mogły dostać się do pomieszczeń
effect-skip-card = od razu odrzuć tę kartę bez rozpatrywania jej symboli
    .inf = od razu odrzucić tę kartę bez rozpatrywania jej symboli
effect-rebuild-chaos = odrzuć talię chaosu i stwórz nową

## Przygotowanie

ask-character = Którą postacią grasz?
ask-starting-cards = Które 3 karty ze swojego zestawu umiejętności dobierasz?
log-first = Zaczyna { $player }.
log-character = { $player } gra postacią: { $character }, { FORM($character, "role") }.
log-loyalty-own = Masz kartę lojalności { FORM($card, "gen") }.

## Tura

ask-forgo = Z których kart swojego zestawu umiejętności rezygnujesz, żeby dobrać za nie karty zdrady?
ask-sick-bay-card = Jesteś w lazarecie. Którą jedną kartę dobierasz?
ask-hand-limit = { $n ->
    [1] Możesz zatrzymać 10 kart. Którą kartę odrzucasz?
   *[other] Możesz zatrzymać 10 kart. Które karty odrzucasz? Wybierz { $n }.
}
log-turn = Tura { $n }: { $player }.
log-draw = { $player } dobiera { FORM($cards, "acc") }.
log-draw-own = Dobierasz: { FORM($cards, "nom") }.
log-discard = { $player } odrzuca: { FORM($cards, "nom") }.
log-reshuffle-skill = Odrzucone karty { FORM($type, "gen") } zostają potasowane w nową talię.

## Akcje

ask-act = Masz jeszcze { COUNT($n, "action", "acc") }. Co robisz?
act-move = Przesuń się
act-attack = Zaatakuj
act-rescue = Ocal pasażera
act-defeat-passenger = Pokonaj pasażera
act-trade = Umożliw wymianę przedmiotów na tym polu
act-reveal = Ujawnij się jako zdrajca
act-repair = Napraw to pomieszczenie
act-end-actions = Zakończ akcje
end-actions = Zakończ akcje
play-card = { FORM($card, "ability") }: { SENTENCE($effect) }
ask-move = Dokąd się przesuwasz?
ask-space = Które pole wybierasz?
ask-brig-price = Które karty odrzucasz, żeby wyjść z aresztu? Ich wartości muszą dać razem co najmniej { $n }.
ask-repair = Które karty odrzucasz, żeby naprawić to pomieszczenie? Ich wartości muszą dać razem co najmniej { $n }.
ask-give = Który przedmiot oddajesz?
give-nothing = Nie oddawaj niczego
ask-receiver = Kto go dostaje?
ask-coordinate = Kto może wykonać akcję?
stay = Nie przesuwaj się
refuse-option = Jednej opcji nie można teraz wybrać. Jest dostępna tylko wtedy, gdy { $condition }.
refuse-brig-move = Jesteś w areszcie i nie możesz z niego po prostu wyjść.
refuse-brig-price = Żeby wyjść z aresztu, odrzuć karty o łącznej wartości co najmniej 12.
refuse-brig-sick-bay = Nikt nie przesuwa się do aresztu ani do lazaretu z własnej woli.
refuse-water = Postacie nie mogą przesuwać się na pola wody ani na Odmęty.
refuse-damaged = To pole jest uszkodzone ({ FORM($space, "nom") }). Dopóki nikt go nie naprawi, jego akcja jest niedostępna.
refuse-blocked = Na tym polu ({ FORM($space, "nom") }) są istoty z głębin albo zdrajcy: jego akcja jest niedostępna i nie można tu niczego naprawić.
refuse-traitor-spaces = Ujawnieni zdrajcy nie mogą używać akcji pól.
refuse-treachery = Kart zdrady mogą używać tylko ujawnieni zdrajcy.
refuse-repair-price = Naprawa tego pomieszczenia wymaga kart o łącznej wartości co najmniej { $n }.
refuse-repair-cards = Naprawa tego pomieszczenia wymaga kart { FORM($type, "gen") } o łącznej wartości co najmniej { $n }.
log-end-actions = { $player } nie wykonuje więcej akcji.
log-move = { $player } { FORM($space, "goes") }.
log-give = { $player } oddaje przedmiot: { $item }. Dostaje go { $other }.
log-play = { $player } zagrywa kartę: { FORM($card, "nom") }.
log-coordinate = { $player } przekazuje akcję. Może ją wykonać { $other }.
log-feat = { $player } używa wyczynu: { $feat }.
log-use = { $player } używa zdolności: { $card }.

## Karty umiejętności i talie

ask-discard = { $n ->
    [1] Którą kartę odrzucasz?
   *[other] Które karty odrzucasz? Wybierz { $n }.
}
ask-discard-one = Którą kartę odrzucasz?
ask-decks = Ile kart dobierasz i z których talii umiejętności?
ask-deck-of = Z której talii umiejętności dobierasz { COUNT($n, "card", "acc") }?
ask-draw-type = Z której talii swojego zestawu umiejętności dobierasz?
ask-persist = Które karty odrzucasz? Tyle samo dobierzesz z jednej talii.
log-chaos = Powstaje nowa talia chaosu.
log-chaos-treachery = { $n ->
    [0] Nie ma już kart zdrady, które można by wtasować do talii chaosu.
   *[other] Do talii chaosu wtasowano { COUNT($n, "treachery-card", "acc") }.
}

## Kość i ataki

ask-perfect-number = Jaki wynik ma pokazać kość?
ask-attack-space = Na którym polu atakujesz?
ask-defender = Kogo wybierasz?
ask-attacked = Kogo atakuje istota z głębin?
ask-rampage = Jak atakujesz? Zwykłych ataków możesz wykonać do 4, a bronią do 3.
rampage-basic = Wykonaj zwykłe ataki
ask-attack-again = Wykonujesz teraz atak?
attack = Zaatakuj
ask-weapon = Której broni używasz?
ask-shrivel = Na którym polu jest wróg?
log-roll = { $player } rzuca kością: { $n }.
log-reroll = Rzut zostaje powtórzony.
log-roll-result = Wynik ze wszystkimi modyfikatorami: { $n }.
log-add-to-roll = { $n ->
    [-2] { $player } odejmuje 2 od wyniku.
   *[other] { $player } dodaje { $n } do wyniku.
}
log-perfect-number = { $player } ustawia kość na { $n }.
log-attack = { $attacker } atakuje { FORM($space, "at") }. Cel: { FORM($defender, "nom") }.
log-attack-hits = Atak się udaje: { $n }, a potrzeba było { $target }.
log-attack-misses = Atak się nie udaje: { $n }, a potrzeba było { $target }.
log-defeated = Pokonana postać: { $player }.
log-prevented = Do pokonania nie dochodzi.
ask-defeat-order = Pokonanych zostaje kilka postaci albo pasażerów. W jakiej kolejności?
passengers-at = Pasażerowie { FORM($space, "at") }

## Testy umiejętności

ask-contribute = Test umiejętności { $n }. Wspierają go: { FORM($skills, "nom") }. Które karty dodajesz?
ask-supporting = Która umiejętność też wspiera ten test?
ask-add-one = Którą kartę dodajesz do testu?
ask-well-equipped = O ile zmieniasz wynik testu?
ask-outcome = Który rezultat wybierasz?
ask-script-deck = Z której talii umiejętności dodajesz wierzchnią kartę?
log-test = { $player } ogłasza test umiejętności. Wartość docelowa: { $n }. Wspierają go: { FORM($skills, "nom") }.
log-contribute = { $n ->
    [0] { $player } nie dodaje kart.
   *[other] { $player } dodaje { COUNT($n, "card", "acc") }.
}
log-contribute-openly = { $player } odkrywa i dodaje: { FORM($cards, "nom") }.
log-treachery-added = Do testu zostaje dodana zakryta wierzchnia karta talii zdrady.
log-treachery-added-openly = Do testu zostaje dodana odkryta wierzchnia karta talii zdrady: { FORM($card, "nom") }.
log-pool = Karty w teście: { FORM($cards, "nom") }. Wynik: { $n }.
log-pool-empty = W teście nie ma kart. Wynik: { $n }.
log-add-card = { $player } dodaje kartę: { FORM($card, "nom") }. Wynik wynosi teraz { $n }.
log-add-to-total = { $n ->
    [0] { $player } nie zmienia wyniku testu.
   *[other] { $player } zwiększa wynik testu o { $n }.
}
log-lower-total = { $player } zmniejsza wynik testu o { $n }.
log-supports = { $player } wskazuje umiejętność, która też wspiera ten test: { FORM($type, "nom") }.
log-test-pass = Test kończy się sukcesem: { $n }, a potrzeba było { $target }.
log-test-partial = Test kończy się częściowym sukcesem: { $n }, a do sukcesu potrzeba było { $target }.
log-test-fail = Test kończy się porażką: { $n }, a potrzeba było { $target }.
log-sacrifice = { $player } wybiera rezultat testu: { FORM($outcome, "nom") }.

## Karty Mitów na stole

ask-crisis = { $card }: co wybierasz?
ask-predict = Którą kartę Mitów rozpatrujesz? Druga trafi na spód talii.
ask-track = Na którym torze żeton przesuwa się do przodu?
ask-lose-resource = Który zasób redukujesz o 1?
ask-jail = Kto trafia do aresztu?
ask-volunteers = Ilu pasażerów narażasz?
ask-galley = Przesuwasz się do kambuza?
ask-kin = W którym pomieszczeniu pojawiają się istoty z głębin?
ask-clear-room = W którym pomieszczeniu zostają pokonane wszystkie istoty z głębin?
ask-keep-item = Który przedmiot zatrzymujesz?
ask-remove-item = Który przedmiot usuwasz z gry?
nobody = Nikt
log-mythos = { $player } dobiera kartę Mitów: { $card }.
log-mythos-invalid = { $card }: ta karta teraz się nie liczy. Zostaje odrzucona, a zamiast niej dobrana zostaje inna.
log-brig-no-crisis = { $player } jest w areszcie: kryzys zostaje pominięty, liczą się tylko symbole.
log-crisis-choice = { $player } wybiera: „{ SENTENCE($effect) }”
log-crisis-test = { $player } wybiera test umiejętności.
log-keep = { $card }: ta karta zostaje w grze.
log-kept-discarded = { $card }: ta karta zostaje odrzucona.
log-reshuffle-mythos = Odrzucone karty Mitów zostają potasowane w nową talię.
log-barricade = { $player } barykaduje luki: w tej turze żadna istota z głębin nie wejdzie do pomieszczenia.
log-remove-top = { $n ->
    [0] W { FORM($deck, "gen") } nie ma już kart do usunięcia.
    [one] Z gry zostaje usunięta wierzchnia karta { FORM($deck, "gen") }.
    [few] Z gry zostają usunięte { $n } wierzchnie karty { FORM($deck, "gen") }.
   *[many] Z gry zostaje usuniętych { $n } wierzchnich kart { FORM($deck, "gen") }.
}

## Potwory

ask-deep-one = Która istota z głębin aktywuje się teraz?
in-order = Wszystkie pozostałe, w tej kolejności
ask-adjacent = Na które sąsiednie pole?
ask-move-deep-one = Z którego pola przesuwasz istotę z głębin?
ask-defeat-deep-one = Na którym polu zostaje pokonana istota z głębin?
ask-banish-from = Z którego pola przesuwasz istoty z głębin?
ask-release = Na które pole wody przesuwają się potwory?
ask-call = Które istoty z głębin aktywujesz? Pole oznacza jedną istotę na nim.
my-space = Wszystkie istoty z głębin na tym polu
ask-monarch = Którego monarchę wybierasz?
ask-monarch-move = Dokąd przesuwa się monarcha?
ask-divide = Na których 4 polach wody pojawiają się istoty z głębin?
log-activate = { FORM($monster, "activates") }.
log-spawn = { $n ->
    [few] Pojawiają się { COUNT($n, "deep-one") } { FORM($space, "at") }.
   *[other] Pojawia się { COUNT($n, "deep-one") } { FORM($space, "at") }.
}
log-deep-ones-move = { $n ->
    [few] { COUNT($n, "deep-one") } przesuwają się { FORM($start, "from") } { FORM($end, "to") }.
   *[other] { COUNT($n, "deep-one") } przesuwa się { FORM($start, "from") } { FORM($end, "to") }.
}
log-deep-ones-defeated = { $n ->
    [0] Nie ma istot z głębin, które można by pokonać.
   *[other] Pokonane istoty z głębin: { $n }.
}
log-monarch-move = { $monarch } przesuwa się { FORM($space, "to") }.
log-monarchs-front = Ojciec Dagon i Matka Hydra przesuwają się { FORM($space, "to") }.
log-monarchs-deep = Ojciec Dagon i Matka Hydra przesuwają się na Odmęty.

## Pasażerowie

ask-passenger = Który pasażer?
passenger-1 = Pasażer 1
passenger-2 = Pasażer 2
passenger-3 = Pasażer 3
passenger-4 = Pasażer 4
passenger-5 = Pasażer 5
passenger-6 = Pasażer 6
passenger-7 = Pasażer 7
passenger-8 = Pasażer 8
passenger-9 = Pasażer 9
ask-passenger-space = Gdzie jest pasażer, którego pokonujesz?
supply = W rezerwie
ask-rescue = Gdzie ocalasz pasażera?
log-risk = Narażony pasażer trafia { FORM($space, "to") }.
log-rescue = { $player } ocala { COUNT($n, "passenger", "acc") } { FORM($space, "at") }.
log-passenger-defeated = Pasażer zostaje pokonany: { $face }.

## Statek

ask-sabotage = Które pomieszczenie uszkadzasz?
log-gain = { $resource }: +{ $n }. Teraz: { $left }.
log-lose = { $resource }: −{ $n }. Zostaje: { $left }.
log-damage-card = Karta uszkodzenia: { $card }.
log-damage = Uszkodzone pole: { FORM($space, "nom") }.
log-repair = { $player } naprawia { FORM($space, "acc") }.

## Tory i nawigacja

ask-waypoint = Którą kartę nawigacji wybierasz? Druga trafi na spód talii.
ask-deck = Którą talię podglądasz?
ask-top = Która karta trafia na wierzch talii?
ask-bottom = W jakiej kolejności pozostałe karty trafiają na spód? Ostatnia leży najniżej.
ask-disrupt = O ile pól przesuwasz żeton rytuału do przodu? Liczba ujemna go cofa.
log-travel = { $n ->
    [1] Żeton podróży przesuwa się do przodu: Wolno naprzód.
    [2] Żeton podróży przesuwa się do przodu: Pół naprzód.
    [3] Żeton podróży przesuwa się do przodu: Cała naprzód.
   *[other] Żeton podróży przesuwa się do przodu: Rejs.
}
log-ritual = { $n ->
    [4] Żeton rytuału przesuwa się do przodu: Rytuał.
   *[other] Żeton rytuału przesuwa się do przodu: Inkantacja { $n }.
}
log-retreat = { FORM($track, "sub") } cofa się o { COUNT($n, "space", "acc") }.
log-reset = { FORM($track, "sub") } wraca na pole startowe.
log-banishment = Zaklęcie wielkiego wygnania oczyszcza morze i pokład.
log-waypoint-look = { $player } podgląda wierzchnie karty talii nawigacji.
log-waypoint = Statek dociera do punktu nawigacyjnego: { $card }. Łączny dystans: { $n }.
log-fog = Statek gubi się we mgle: ta karta nawigacji zostaje usunięta z gry.
log-looked = { $player } podgląda karty { FORM($deck, "gen") }.
log-put-top = { $player } odkłada kartę na wierzch talii.
log-put-bottom = { $player } odkłada kartę na spód talii.

## Przedmioty

ask-keep = Który przedmiot zatrzymujesz?
leave = Zostaw w talii
ask-active = Które ulepszenie jest aktywne?
ask-steal = Który przedmiot zabierasz?
ask-grenade = Na które sąsiednie pole rzucasz granat?
ask-flare-attack = Atakujesz z rakietnicy, z premią +2?
no-attack = Nie atakuj
ask-flare = Kto może się przesunąć na twoje pole?
ask-come = Przesuwasz się na pole, z którego wystrzelono racę?
log-item = { $player } dostaje przedmiot: { $item }.
log-item-gone = { $player } usuwa z gry przedmiot: { $item }.
log-active = { $player } ma teraz aktywne ulepszenie: { $item }.

## Zaklęcia

ask-spell = Które zaklęcie rozpatrujesz?
ask-study = Wierzchnie zaklęcie to { $card }. Gdzie je odkładasz?
top = Odłóż na wierzch talii
bottom = Odłóż na spód talii
ask-ward = Przed kim kładziesz tę kartę?
ask-heal-draw = Dobierasz 1 kartę ze swojego zestawu umiejętności?
ask-astral-from = Z którego pola przesuwasz postacie albo istoty z głębin?
ask-astral-whom = Kogo przesuwasz teraz?
ask-astral-to = Na które pole?
log-spell = { $player } rzuca zaklęcie: { $card }.
log-spell-stays = { $card }: ta karta zostaje w grze. Ma ją { $player }.
log-spell-gone = Karta „{ $card }” zostaje usunięta z gry.

## Tytuły, areszt, zdrajcy

ask-accuse = Kto ma trafić do aresztu?
ask-arrest = Kto trafia do aresztu?
ask-reveal = Którą kartę lojalności ujawniasz?
ask-pass-loyalty = Kto dostaje twoje pozostałe karty lojalności?
ask-treachery = Które karty odrzucasz? Dobierzesz tyle samo kart zdrady.
ask-hand-over = Który człowiek dostaje twoją nową kartę lojalności?
ask-look-loyalty = Czyje karty lojalności podglądasz?
log-title = { $player } ma teraz tytuł { FORM($title, "gen") }.
log-accuse = { $player } chce kogoś zamknąć w areszcie: { $other }.
log-reveal = { $player } ujawnia się jako zdrajca: { FORM($card, "nom") }.
log-pass-loyalty = { $player } oddaje wszystkie pozostałe karty lojalności. Dostaje je { $other }.
log-awakening = Faza przebudzenia: każdy dostaje jeszcze jedną kartę lojalności.
log-hand-over = { $player } oddaje nową kartę lojalności. Dostaje ją { $other }.
log-look-loyalty = { $player } podgląda karty lojalności, które ma { $other }.
log-looked-loyalty = { $other } ma kartę lojalności { FORM($card, "gen") }.

## Koniec

log-end-port = Statek dopływa do portu. Gra się kończy.
log-end-fuel = Skończyło się paliwo. Gra się kończy.
log-end-food = Skończyła się żywność. Gra się kończy.
log-end-sanity = Nie zostało nic z poczytalności. Gra się kończy.
log-end-souls = Przepadła ostatnia dusza. Gra się kończy.
log-end-damage = Sześć pomieszczeń jest uszkodzonych i statek tonie. Gra się kończy.
log-end-deep-ones = W rezerwie brakuje istot z głębin do wystawienia. Gra się kończy.
end-port = Gra się skończyła, bo statek dopłynął do portu.
end-fuel = Gra się skończyła, bo zabrakło paliwa.
end-food = Gra się skończyła, bo zabrakło żywności.
end-sanity = Gra się skończyła, bo wszyscy na statku stracili poczytalność.
end-souls = Gra się skończyła, bo na statku nie została ani jedna dusza.
end-damage = Gra się skończyła, bo sześć pomieszczeń było uszkodzonych i statek zatonął.
end-deep-ones = Gra się skończyła, bo w rezerwie zabrakło istot z głębin do wystawienia.

## Co zostało ujawnione

revealed-damage = karta uszkodzenia
revealed-discard = odrzucone karty
revealed-draw = dobrane karty umiejętności
revealed-item = karta przedmiotu
revealed-look = karty, które ktoś podejrzał
revealed-loyalty = karty lojalności
revealed-mythos = karta Mitów
revealed-passenger = żeton pasażera
revealed-pool = karty w teście umiejętności
revealed-roll = rzut kością ({ $n })
revealed-spell = karta zaklęcia
revealed-traitor = zdrajca

# ---- opisane pozycje

position-over = { $where }: w takim położeniu gra byłaby skończona.

# ---- czego nie można teraz zrobić

refuse-space-blocked = Na tym polu ({ FORM($space, "nom") }) są istoty z głębin albo zdrajcy: jego akcja jest niedostępna.
refuse-space-used = Akcji tego pola ({ FORM($space, "nom") }) użyto już w tej turze.
refuse-no-passenger = W rezerwie nie ma żadnego pasażera, więc nie można opłacić akcji mostka.
refuse-no-items = Talia przedmiotów jest pusta, więc w ładowni nie ma czego szukać.
refuse-no-suspect = Poza aresztem nie ma innych ludzi, więc z kajuty kapitańskiej nie można tam nikogo wysłać.
refuse-guarded = Na tym polu jest człowiek, więc nie można tu pokonać pasażera.
refuse-used = { FORM($card, "ability") }: tej zdolności użyto już w tej turze.
refuse-only-if = { FORM($card, "ability") }: tej zdolności można użyć tylko wtedy, gdy { $condition }.
refuse-attack = Nie możesz atakować: zabrania tego karta „{ $card }”.
refuse-brig-items = Jesteś w areszcie i nie możesz używać swoich przedmiotów.
refuse-no-spells = Talia zaklęć jest pusta, więc Strażnik Księgi nie ma czego rzucić.
refuse-space-card = Żeby przesunąć tu żeton do przodu, trzeba odrzucić 1 kartę { FORM($type, "gen") }, a nie masz żadnej.
