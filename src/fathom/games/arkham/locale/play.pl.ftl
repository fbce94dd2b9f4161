### Arkham Horror: The Card Game: log, questions, options and refusals.

## The log

log-turn = Turę rozpoczyna { $player }.
log-gains = { $player } zyskuje { COUNT($n, "resource", "acc") }.
log-gains-clues = { $player } zyskuje { COUNT($n, "clue", "acc") }.
log-drops-clues = { $player } umieszcza { COUNT($n, "clue", "acc") } w swojej lokalizacji.
log-spends-clues = { $player } wydaje { COUNT($n, "clue", "acc") }.
log-discovers = { $player } odkrywa { COUNT($n, "clue", "acc") } { FORM($location, "at") }.
log-activates = { $player } używa zdolności: { $card }.
log-forced = Działa karta: { $card }.
log-plays =
    { $n ->
        [0] { $player } zagrywa kartę: { $card }.
       *[other] { $player } zagrywa za { COUNT($n, "resource", "acc") } kartę: { $card }.
    }
log-commits = { $player } przeznacza na test kartę: { $card }.
log-test = { $player } wykonuje { FORM($skill, "test") } (poziom trudności { $n }).
log-test-fight = { $player } atakuje { FORM($about, "acc") } ({ FORM($skill, "test") }, poziom trudności { $n }).
log-test-evade = { $player } próbuje wymknąć się { FORM($about, "dat") } ({ FORM($skill, "test") }, poziom trudności { $n }).
log-test-investigate = { $player } bada { FORM($about, "acc") } ({ FORM($skill, "test") }, poziom trudności { $n }).
log-test-card = „{ FORM($about, "bare") }”: { $player } wykonuje { FORM($skill, "test") } (poziom trudności { $n }).
log-token = { $player } odkrywa żeton chaosu: { $token }.
log-passed = { $player } kończy test sukcesem (wynik { $total }, poziom trudności { $n }).
log-failed = { $player } kończy test porażką (wynik { $total }, poziom trudności { $n }).
log-draws = { $player } dobiera kartę: { $card }.
log-draws-cards = { $player } dobiera { COUNT($n, "card", "acc") }.
log-you-draw = Dobierasz: { $cards }.
log-deck-reset = { $player } wtasowuje swój stos kart odrzuconych do talii.
log-discarded = Odrzucona zostaje karta: { $card }.
log-discards-card = { $player } odrzuca kartę: { $card }.
log-victory =
    { $n ->
        [0] Karta „{ FORM($card, "bare") }” trafia do puli zwycięstwa.
       *[other] Karta „{ FORM($card, "bare") }” trafia do puli zwycięstwa i daje { COUNT($n, "victory-point", "acc") }.
    }
log-doom = Karta „{ FORM($card, "bare") }” otrzymuje { COUNT($n, "doom", "acc") }.
log-announces = { $player } zapowiada: { $act }.
announced-use = zdolność karty „{ FORM($card, "bare") }”
log-gets = Karta „{ FORM($card, "bare") }” otrzymuje { COUNT($n, $kind, "acc") }.
log-loses-clues = Karta „{ FORM($card, "bare") }” traci { COUNT($n, "clue", "acc") }.
log-loses-resources = { $player } traci wszystkie zasoby.
log-comes-back = { $player } bierze na rękę kartę: { $card }.
log-shuffled-away = Do talii spotkań wtasowana zostaje karta: { $card }.
log-pile-removed = { $player } usuwa z gry swój stos kart odrzuconych.
log-damage = { $card } otrzymuje { COUNT($n, "damage", "acc") }.
log-horror = { $card } otrzymuje { COUNT($n, "horror", "acc") }.
log-advances = Postępuje karta: { $card }.
log-eliminated = { $how ->
        [resigned] { $player } rezygnuje.
       *[other] Pokonany zostaje badacz, którym gra { $player }.
    }
log-ending = Scenariusz się kończy: { $ending }.
log-trauma = { $kind ->
        [physical] { $player } otrzymuje { COUNT($n, "physical-trauma", "acc") }.
       *[other] { $player } otrzymuje { COUNT($n, "mental-trauma", "acc") }.
    }
log-lost = Badacz, którym gra { $player }, odpada z kampanii.
log-takes-control = { $player } przejmuje kontrolę nad kartą: { $card }.
log-reshuffled = Ze stosu odrzuconych kart spotkań powstaje nowa talia spotkań.
log-encounter-discarded = Z talii spotkań odrzucona zostaje karta: { $card }.
log-attacks = { $enemy } atakuje. Cel ataku: { $player }.
log-engages = W zwarcie wchodzą { $enemy } i { $player }.
log-evaded = { $player } wymyka się { FORM($enemy, "dat") }.
log-no-spawn = Tego wroga nie ma gdzie rozstawić. Odrzucona zostaje karta: { $enemy }.
log-spawns = Wróg zostaje rozstawiony { FORM($location, "at") }: { $enemy }.
log-enemy-moves = { $enemy } porusza się { FORM($location, "to") }.
log-enters = { $player } porusza się { FORM($location, "to") }.
log-revealed =
    { $n ->
        [0] Odkryta zostaje lokalizacja: { $location }.
       *[other] Odkryta zostaje lokalizacja: { $location } (wskazówki: { $n }).
    }
log-defeated = Pokonana zostaje karta: { $card }.

## Questions

ask-action = Twoja tura. Pozostałe akcje: { $n }. Co robisz?
ask-skill = Wykonujesz { FORM($skill, "test") }. Której umiejętności używasz?
ask-commit = { $own ->
    [1] Wykonujesz
   *[other] { $player } wykonuje
} { FORM($skill, "test") } (poziom trudności { $n }). Które karty przeznaczasz na test?
commit-card = { $card } (+{ $n })
ask-assign =
    { $damage ->
        [0] Otrzymujesz { COUNT($horror, "horror", "acc") }. Komu przypisujesz przerażenie?
       *[other]
            { $horror ->
                [0] Otrzymujesz { COUNT($damage, "damage", "acc") }. Komu przypisujesz obrażenia?
               *[other]
                    Otrzymujesz { COUNT($damage, "damage", "acc") } i { COUNT($horror, "horror", "acc") }. Komu je przypisujesz?
            }
    }
assign-damage = Obrażenia: { $to }
assign-horror = Przerażenie: { $to }
ask-next-attacker = Który wróg atakuje jako następny?
ask-whom-attacked = { $enemy }: kogo atakuje teraz ten wróg?
ask-whom-engaged = { $enemy }: z kim ten wróg wchodzi w zwarcie?
ask-spawn = { $enemy }: gdzie rozstawiasz tego wroga?
ask-discard = { $n ->
        [one] Którą kartę odrzucasz?
        [few] Które { $n } karty odrzucasz?
       *[other] Które karty odrzucasz? Liczba kart: { $n }.
    }
ask-discard-order = W jakiej kolejności odrzucasz te karty? Ostatnia leży na wierzchu.
ask-texts = Te teksty są ze sobą sprzeczne. W jakiej kolejności działają? Liczy się ostatni.
ask-give-clues = Ile wskazówek dajesz? Brakuje jeszcze: { $n }.
ask-trauma = Którą traumę otrzymujesz?
trauma-physical = trauma fizyczna
trauma-mental = trauma psychiczna
trauma-none = bez traumy
ask-new-lead = Kto zostaje głównym badaczem?
ask-ending = Scenariusz kończy się jednocześnie na dwa sposoby. Które zakończenie obowiązuje?
ask-next-hunter = Który Łowca porusza się jako następny?
ask-route = { $enemy }: którędy idzie ten wróg?
ask-slots = Masz za mało stref. Które atuty odrzucasz?
ask-token = Który żeton rozpatrujesz?
ask-results = W jakiej kolejności zastosujesz wyniki?
result-main = To, co daje sama akcja

## What one may do

act-investigate = Badaj
act-move = Porusz się { FORM($card, "to") }
act-draw = Dobierz 1 kartę
act-resource = Zyskaj 1 zasób
act-play = Zagraj: { $card } (koszt { $n })
act-fast = Zagraj bez akcji: { $card } (koszt { $n })
act-fight = Walcz z { FORM($card, "ins") }
act-engage = Wejdź w zwarcie z { FORM($card, "ins") }
act-evade = Wymknij się { FORM($card, "dat") }
act-advance = Wydaj { COUNT($n, "clue", "acc") }, aby akt postąpił
act-end-turn = Zakończ turę

## Refusals

refused-no-actions = Nie masz już akcji.
refused-investigate = Tej lokalizacji nie można teraz badać: { $location }.
refused-closed = Do tej lokalizacji nie można teraz wejść: { $location }.
refused-skill-card = { $card }: tej karty się nie zagrywa. Przeznacza się ją na testy umiejętności.
refused-cannot-play = Nie możesz teraz zagrać karty „{ FORM($card, "bare") }”: zabrania tego karta w grze.
refused-cost = Karta „{ FORM($card, "bare") }” kosztuje { COUNT($n, "resource", "acc") }. Masz ich mniej.
refused-aloof = { $enemy }: tego powściągliwego wroga nie można zaatakować, bo z nikim nie jest w zwarciu.
refused-fast = { $card }: szybką kartę zagrywa się tylko w jej momencie, a teraz go nie ma.
refused-hindered = Poruszanie się, walka i wymykanie się kosztują teraz więcej akcji, niż ci zostało.
refused-unique = Karta „{ FORM($card, "bare") }” jest unikatowa, a jej egzemplarz jest już w grze.
refused-slots = { $card }: na tę kartę nie ma stref, bo to, co je zajmuje, nie może opuścić gry.
refused-no-effect = { $card }: zagranie tej karty nic by teraz nie zmieniło.
refused-objective = { $card }: ten akt postępuje tylko tak, jak mówi jego cel.
refused-limit = { $card }: tej zdolności użyto już tyle razy, na ile pozwala limit.
refused-idle = { $card }: ta zdolność nic by teraz nie zmieniła.
refused-more-actions = { $card }: ta zdolność kosztuje więcej akcji, niż ci zostało.
refused-unpayable = { $card }: nie możesz teraz zapłacić kosztu tej zdolności.
refused-evade = { $enemy }: nie możesz wymknąć się temu wrogowi, bo nie jest z tobą w zwarciu.
refused-bears-damage = { $card }: tej karcie można teraz przypisać najwyżej { COUNT($n, "damage", "acc") }.
refused-bears-horror = { $card }: tej karcie można teraz przypisać najwyżej { COUNT($n, "horror", "acc") }.
refused-commit-icons = { $card }: ta karta nie ma symbolu pasującego do tego testu.
refused-commit-elsewhere = { $player } jest w innej lokalizacji i nie może przeznaczać kart na ten test.
refused-commit-peril = Rozpatrywana karta ma słowo kluczowe Zagrożenie: { $player } nie może przeznaczać kart na ten test.
refused-experience =
    Twoje punkty doświadczenia: { $n }. Pozostałe karty kosztują więcej albo nie mogą wejść do twojej talii.
refuse-max-committed = { $n ->
        [one] Na test można przeznaczyć tylko 1 kopię karty „{ FORM($card, "bare") }”.
        [few] Na test można przeznaczyć najwyżej { $n } kopie karty „{ FORM($card, "bare") }”.
       *[other] Na test można przeznaczyć najwyżej { $n } kopii karty „{ FORM($card, "bare") }”.
    }
refuse-slots-missing = To za mało: atuty, które zostają, wymagają więcej stref, niż masz.
refuse-slots-needless = Karty „{ FORM($card, "bare") }” nie trzeba odrzucać: pozostałe zwalniają dość stref.

## What became known

revealed-encounter = karta spotkania
revealed-draw = dobrane karty
revealed-location = lokalizacja
revealed-token = żeton chaosu

## Endings and notes of the campaign

ending-no-resolution = nie osiągnięto żadnego zakończenia
ending-r1 = zakończenie 1
ending-r2 = zakończenie 2
ending-r3 = zakończenie 3
note-house-standing = Dom przetrwał
note-house-burned = Dom spłonął
note-priest-alive = Kapłan ghouli żyje
note-lita-sought-others = Lita musiała poszukać innej pomocy
note-past-midnight = Minęła północ
note-arkham-fell = Arkham upadło
note-ritual-broken = Rytuał przerwano
note-umordhoth-repelled = Umôrdhoth został odparty
note-lita-sacrificed = Litę złożono w ofierze

## More of the log

log-round = Rozpoczyna się runda { $n }.
log-phase-mythos = Rozpoczyna się faza mitów.
log-phase-investigation = Rozpoczyna się faza badaczy.
log-phase-enemy = Rozpoczyna się faza wrogów.
log-phase-upkeep = Rozpoczyna się faza utrzymania.
log-scenario = Rozpoczyna się scenariusz: { $scenario }.
log-mulligan =
    { $n ->
        [0] { $player } zatrzymuje początkową rękę.
       *[other] { $player } wymienia { COUNT($n, "card", "acc") } z początkowej ręki.
    }
log-experience =
    { $n ->
        [0] { $player } nie zdobywa punktów doświadczenia.
       *[other] { $player } zdobywa { COUNT($n, "experience", "acc") }.
    }
log-attached = Do karty „{ $to }” dołączona zostaje karta: { $card }.
log-enters-threat = { $player }: na obszar zagrożenia trafia karta „{ FORM($card, "bare") }”.
log-heals =
    { $damage ->
        [0] { $card }: wyleczono { COUNT($horror, "horror", "acc") }.
       *[other] { $card }: wyleczono { COUNT($damage, "damage", "acc") }.
    }
log-searches = Znajdujesz kartę: { $card }.
log-finds = { $player } znajduje kartę: { $card }.
log-finds-nothing = { $player } nie znajduje odpowiedniej karty.

## More questions

ask-lead = Kto jest głównym badaczem tego scenariusza?
ask-mulligan = Twoja początkowa ręka. Które karty wymieniasz?
ask-next-turn = Kto ma następną turę?
ask-search = Którą kartę bierzesz?
ask-which-skill = Którą umiejętność testujesz?
ask-fight = { $card }: z kim walczysz?
ask-evade = { $card }: komu się wymykasz?
ask-investigate = { $card }: gdzie prowadzisz badanie?
revealed-discard = odrzucone karty
revealed-search = przeszukane karty

## The end, and options that cannot be

bad-difficulty = Nie ma poziomu trudności { $given }. Są: { $legal }.
bad-boxes = Talie powstają z 1 albo 2 zestawów podstawowych, a nie z { $given }.
bad-investigator = W zestawie podstawowym nie ma badacza { $given }.
bad-survivor = { $given }: ocalały badacz wnosi liczbę od 0 do { $most }.
survivor-alone = Doświadczenie i traumy z wcześniejszej kampanii wnosi się tylko do nowej kampanii.
investigator-twice = Tę postać może prowadzić tylko jeden gracz: { $given }.
ask-scry-deck = Z której talii oglądasz wierzchnie karty?
ask-scry-order = W jakiej kolejności je odkładasz? Pierwsza będzie na wierzchu.
log-scries = { $player } ogląda wierzchnie karty ({ $deck }).
ask-return-order = W jakiej kolejności rozstawiasz kultystów, którzy uciekli?
ending-objective = to, do czego prowadzi cel
