### Arkham Horror: The Card Game: what cards say.

## Kinds of abilities

ability-forced = Wymuszony – { $moment } { $effect }
    .short = { SENTENCE($effect) }
ability-reacts = Reakcja – { $moment } możesz { FORM($effect, "inf") }
    .short = { SENTENCE($effect) }
ability-free = Darmowa zdolność – { SENTENCE($effect) }
    .short = { SENTENCE($effect) }
ability-free-if = Darmowa zdolność, jeśli { $condition } – { SENTENCE($effect) }
    .short = { SENTENCE($effect) }
ability-fast = { $moment } możesz zagrać tę kartę, aby { FORM($effect, "inf-aby") }
    .short = { SENTENCE($effect) }
effect-limited = { $effect } ({ $limit })
    .inf = { FORM($effect, "inf") } ({ $limit })
limit = { $n ->
        [1] limit raz { $period }
       *[other] limit { $n } razy { $period }
    }
limit-group = { $n ->
        [1] limit grupowy raz { $period }
       *[other] limit grupowy { $n } razy { $period }
    }
limit-max = { $n ->
        [1] wszystkie kopie razem raz { $period }
       *[other] wszystkie kopie razem { $n } razy { $period }
    }
per-test = na test
per-phase = na fazę
per-turn = na turę
per-round = na rundę
per-game = na grę
effect-until = { $period } { $ability }
    .inf = { $period } { FORM($ability, "inf") }
    .other = { $period } { FORM($ability, "other") }
until-test = w tym teście
until-phase = do końca fazy
until-after-test = po tym teście

## What is printed besides abilities

keyword-uses = Zużywalny ({ COUNT($n, $kind) }).
discard-when-empty = Jeśli na tej karcie nie ma już { FORM($kind, "gen-pl") }, odrzuć ją.
max-played = { $n ->
        [one] Wszyscy gracze razem mogą zagrać najwyżej 1 kopię { $period }.
        [few] Wszyscy gracze razem mogą zagrać najwyżej { $n } kopie { $period }.
       *[other] Wszyscy gracze razem mogą zagrać najwyżej { $n } kopii { $period }.
    }
says-revelation = Odkrycie – { SENTENCE($effect) }
says-play = { SENTENCE($effect) }
says-success = Sukces: { $effect }.
says-back = Druga strona – { SENTENCE($effect) }
says-prey = Polowanie – { $prey }.
says-spawn = Rozstawienie – { $where }.
says-elder-sign = Znak Starszych Bogów: { $symbol }
says-symbol = { $side ->
        [hard] Trudny i ekspercki, { $token }: { $symbol }
       *[easy] Łatwy i standardowy, { $token }: { $symbol }
    }
symbol = { FORM($number, "sign") }.
symbol-now = { FORM($number, "sign") }. { SENTENCE($now) }
symbol-failed = { FORM($number, "sign") }. Porażka: { $failed }.
symbol-passed = { FORM($number, "sign") }. Sukces: { $passed }.
symbol-now-failed = { FORM($number, "sign") }. { SENTENCE($now) } Porażka: { $failed }.
token-number = { $number }

## Numbers

number = { $n }
    .own-clue = { $n } ze swoich wskazówek
    .more = { "" }
    .per = { $n } { $n ->
            [1] raz
           *[other] razy
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
    .damage = { COUNT($n, "damage", "acc") }
    .horror = { COUNT($n, "horror", "acc") }
    .direct-damage = { COUNT($n, "direct-damage", "acc") }
    .direct-horror = { COUNT($n, "direct-horror", "acc") }
    .card = { COUNT($n, "card", "acc") }
    .clue = { COUNT($n, "clue", "acc") }
    .besides = { "" }
    .doom = { COUNT($n, "doom", "acc") }
number-that-many = tyle
    .per = za każdy punkt, którego zabrakło,
    .limit = ta liczba
    .damage = 1 obrażenie za każdy punkt, którego zabrakło
    .horror = 1 punkt przerażenia za każdy punkt, którego zabrakło
    .clue = 1 wskazówkę
    .own-clue = 1 ze swoich wskazówek
    .more = { " " }za każdy punkt, którego zabrakło
number-if = { $then }, jeśli { $condition }, a w przeciwnym razie { $other }
    .sign = +{ $other }
    .damage = { COUNT($other, "damage", "acc") }
    .besides = { " " }({ $then }, jeśli { $condition })
    .besides-plus = { " " }(+{ $then }, jeśli { $condition })
number-x = X, czyli liczba { FORM($what, "gen") }
    .sign = −X, gdzie X to liczba { FORM($what, "gen") }
    .card = 1 kartę za { FORM($what, "each") }
number-clues-here = liczba wskazówek w twojej lokalizacji
    .sign = +1 za każdą wskazówkę w twojej lokalizacji
number-your-clues = tyle, ile masz
    .clue = wszystkie swoje wskazówki
    .own-clue = wszystkie swoje wskazówki
    .more = { "" }
number-your-horror = liczba twoich punktów przerażenia
    .sign = +1 za każdy twój punkt przerażenia

## Costs

cost-resources = wydaj { COUNT($n, "resource", "acc") }
    .inf = wydać { COUNT($n, "resource", "acc") }
    .other = wydaje { COUNT($n, "resource", "acc") }
cost-use = wydaj { COUNT($n, $kind, "acc") }
    .inf = wydać { COUNT($n, $kind, "acc") }
cost-exhaust = wyczerp tę kartę
    .inf = wyczerpać tę kartę
cost-discard-this = odrzuć tę kartę
    .inf = odrzucić tę kartę

## Harm and healing


## Resources, actions, cards, clues, doom

effect-draw = dobierz { FORM($n, "card") }
    .inf = dobrać { FORM($n, "card") }
    .other = dobiera { FORM($n, "card") }
    .past = dobrał { FORM($n, "card") }
effect-discover = odkryj { COUNT($n, "clue", "acc") } w swojej lokalizacji
    .inf = odkryć { COUNT($n, "clue", "acc") } w swojej lokalizacji
    .other = odkrywa { COUNT($n, "clue", "acc") } w swojej lokalizacji
effect-reveal-another = odkryj kolejny żeton chaosu
    .inf = odkryć kolejny żeton chaosu

## Cards and places

effect-enter-threat = umieść tę kartę w grze na swoim obszarze zagrożenia
    .inf = umieścić tę kartę w grze na swoim obszarze zagrożenia
effect-discard-random = odrzuć z ręki losowo { COUNT($n, "card", "acc") }
    .inf = odrzucić z ręki losowo { COUNT($n, "card", "acc") }
    .other = odrzuca z ręki losowo { COUNT($n, "card", "acc") }
effect-evade-it = automatycznie wymknij się { FORM($it, "dat") }
    .inf = automatycznie wymknąć się { FORM($it, "dat") }
effect-move-there = porusz się do { FORM($it, "gen") }
    .inf = poruszyć się do { FORM($it, "gen") }
effect-search = przeszukaj swoją talię w poszukiwaniu { FORM($what, "gen") }, dodaj ją na rękę i potasuj talię
    .inf = przeszukać swoją talię w poszukiwaniu { FORM($what, "gen") }, dodać ją na rękę i potasować talię
    .other = przeszukuje swoją talię w poszukiwaniu { FORM($what, "gen") }, dodaje ją na rękę i tasuje talię
    .past = przeszukał swoją talię w poszukiwaniu { FORM($what, "gen") }, dodał ją na rękę i potasował talię
effect-search-top =
    przeszukaj { COUNT($n, "top-card", "acc") } swojej talii w poszukiwaniu { FORM($what, "gen") }, dodaj ją na rękę i potasuj talię
    .inf =
        przeszukać { COUNT($n, "top-card", "acc") } swojej talii w poszukiwaniu { FORM($what, "gen") }, dodać ją na rękę i potasować talię
    .other =
        przeszukuje { COUNT($n, "top-card", "acc") } swojej talii w poszukiwaniu { FORM($what, "gen") }, dodaje ją na rękę i tasuje talię
    .past =
        przeszukał { COUNT($n, "top-card", "acc") } swojej talii w poszukiwaniu { FORM($what, "gen") }, dodał ją na rękę i potasował talię
any-card = karta
    .gen = dowolnej karty
    .acc = kartę
tome-asset = atut z cechą Księga
    .gen = karty atutu z cechą Księga
    .acc = kartę atutu z cechą Księga
ghoul-enemy = wróg z cechą Ghoul
    .acc = wroga z cechą Ghoul
    .gen = wroga z cechą Ghoul
monster-enemy = wróg z cechą Potwór
    .acc = wroga z cechą Potwór
    .gen = wroga z cechą Potwór
nothing-found = Nic nie znaleziono

## Tests

effect-fight = walcz. { SENTENCE($parts) }
    .inf = walczyć. { SENTENCE($parts) }
effect-fight-plain = walcz
    .inf = walczyć
effect-evade = spróbuj wymknąć się wrogowi. { SENTENCE($parts) }
    .inf = spróbować wymknąć się wrogowi. { SENTENCE($parts) }
effect-evade-plain = spróbuj wymknąć się wrogowi
    .inf = spróbować wymknąć się wrogowi
effect-investigate = przeprowadź badanie. { SENTENCE($parts) }
    .inf = przeprowadzić badanie. { SENTENCE($parts) }
effect-investigate-plain = przeprowadź badanie
    .inf = przeprowadzić badanie
effect-test = { $first }wykonaj test { FORM($skill, "gen") } ({ $n }). { SENTENCE($parts) }
    .inf = wykonać test { FORM($skill, "gen") } ({ $n }). { SENTENCE($parts) }
    .other = wykonuje test { FORM($skill, "gen") } ({ $n }). { SENTENCE($parts) }
effect-test-plain = wykonaj test { FORM($skill, "gen") } ({ $n })
    .inf = wykonać test { FORM($skill, "gen") } ({ $n })
    .other = wykonuje test { FORM($skill, "gen") } ({ $n })
attempt-success = sukces: { $effect }
attempt-failure = porażka: { $effect }
attempt-skill = użyj { FORM($skill, "gen") } zamiast { FORM($other, "gen") }
attempt-bonus = w tym teście masz { FORM($n, "sign") } do { FORM($skill, "gen") }{ FORM($n, "besides-plus") }
attempt-damage = ten atak zadaje +{ FORM($n, "damage") }
attempt-damage-is = ten atak zadaje { FORM($n, "damage") }{ FORM($n, "besides") }
attempt-shroud = w tym badaniu wartość zasłony twojej lokalizacji jest o { $n } mniejsza
attempt-loot = sukces: zamiast odkrywać wskazówki, { $effect }

## Frames that many cards share

says-keyword = { $word }.
keyword-hunter = Łowca
keyword-retaliate = Mściwy
keyword-massive = Masywny
keyword-fast = Szybka
keyword-peril = Zagrożenie
keyword-surge = Mroczna fala
keyword-aloof = Powściągliwy
says-commit = Przeznaczaj { $how }.
commit-most =
    { $n ->
        [one] na każdy test umiejętności najwyżej 1 kopię
        [few] na każdy test umiejętności najwyżej { $n } kopie
       *[other] na każdy test umiejętności najwyżej { $n } kopii
    }
commit-own = tę kartę tylko na własne testy
parley = {", pertraktacje"}
no-parley = {""}
ability-action = { $n ->
        [1] Akcja
       *[other] { COUNT($n, "action") }
    }{ $parley } – { SENTENCE($effect) }
    .short = { SENTENCE($effect) }
ability-action-if = { $n ->
        [1] Akcja
       *[other] { COUNT($n, "action") }
    }{ $parley }, jeśli { $condition } – { SENTENCE($effect) }
    .short = { SENTENCE($effect) }
effect-take = otrzymaj { $harm }
    .led = główny badacz otrzymuje { $harm }
    .inf = otrzymać { $harm }
    .other = otrzymuje { $harm }
effect-deal = zadaj { $harm } { FORM($it, "dat") }
    .inf = zadać { $harm } { FORM($it, "dat") }
    .other = zadaje { $harm } { FORM($it, "dat") }
effect-heal = wylecz { $harm }
    .inf = wyleczyć { $harm }
    .other = leczy { $harm }
effect-heal-from = wylecz { $of } { $harm }
    .inf = wyleczyć { $of } { $harm }
    .other = leczy { $of } { $harm }
heal-from-this = z tej karty
heal-from-it = { FORM($it, "dat") }
harm-damage = { FORM($n, "damage") }
harm-horror = { FORM($n, "horror") }
harm-direct-damage = { FORM($n, "direct-damage") }
harm-direct-horror = { FORM($n, "direct-horror") }
harm-both = { FORM($damage, "damage") } i { FORM($horror, "horror") }
harm-more = +{ $n } obrażenie i +{ $n } punkt przerażenia
    .change = zwiększyć obrażenia i przerażenie z tego ataku o { $n }
harm-none = 0 obrażeń
    .change = zmniejszyć obrażenia z tego ataku do 0
effect-attack-deals = ten atak zadaje { $harm }
    .inf = { FORM($harm, "change") }
all-at = każdy wróg i każdy badacz w { FORM($place, "loc") }
    .dat = każdemu wrogowi i każdemu badaczowi w { FORM($place, "loc") }
investigators-at = każdy badacz w { FORM($place, "loc") }
    .dat = każdemu badaczowi w { FORM($place, "loc") }
its-location = jego lokalizacja
    .loc = jego lokalizacji
effect-trauma = otrzymaj { COUNT($n, $kind, "acc") }
    .inf = otrzymać { COUNT($n, $kind, "acc") }
    .other = otrzymuje { COUNT($n, $kind, "acc") }
effect-fall = twój badacz zostaje pokonany
    .inf = zostać pokonanym
    .other = zostaje pokonany
effect-gain = zyskaj { $what }
    .inf = zyskać { $what }
    .past = zyskał { $what }
    .other = zyskuje { $what }
gained-resource = { COUNT($n, "resource", "acc") }
gained-clue = z puli żetonów { COUNT($n, "clue", "acc") }
gained-action = w tej turze { COUNT($n, "additional-action", "acc") }
effect-lose = strać { $what }
    .inf = stracić { $what }
    .other = traci { $what }
lost-resources = wszystkie zasoby
lost-action = w tej turze { COUNT($n, "action", "acc") }
effect-place = umieść { $tokens } { $where }{ FORM($tokens, "more") }
    .inf = umieścić { $tokens } { $where }{ FORM($tokens, "more") }
    .other = umieszcza { $tokens } { $where }{ FORM($tokens, "more") }
tokens-doom = { FORM($n, "doom") }
    .more = { FORM($n, "more") }
tokens-clue = { FORM($n, "clue") }
    .more = { FORM($n, "more") }
tokens-horror = { FORM($n, "horror") }
    .more = { FORM($n, "more") }
tokens-uses = { COUNT($n, $kind, "acc") }
    .more = { "" }
place-this = na tej karcie
place-it = na { FORM($it, "loc") }
place-agenda = na obecnej tajemnicy
place-agenda-advances = na obecnej tajemnicy (może ona przez to postąpić)
place-here = w swojej lokalizacji
effect-move-tokens = przenieś { $tokens } z tej karty { $to }
    .inf = przenieść { $tokens } z tej karty { $to }
moved-secret = 1 sekret
moved-secret-to = do swojej puli zasobów jako zasób
moved-horror = 1 punkt przerażenia
moved-horror-to = na siebie
moved-clue = tyle samo wskazówek
moved-clue-to = do puli żetonów
effect-improve = dodaj { $what } do { $of }
    .inf = dodać { $what } do { $of }
improve-damage = { COUNT($n, "damage", "acc") }
improve-clues = { COUNT($n, "clue", "acc") }
improved-damage = tego ataku
improved-clues = wskazówek odkrywanych w tym badaniu
effect-enter-threat-with = umieść tę kartę w grze na swoim obszarze zagrożenia, a na niej { $tokens }
    .inf = umieścić tę kartę w grze na swoim obszarze zagrożenia, a na niej { $tokens }
effect-attach = dołącz tę kartę do { FORM($it, "gen") }
    .inf = dołączyć tę kartę do { FORM($it, "gen") }
here = twoja lokalizacja
    .gen = swojej lokalizacji
here-once = twoja lokalizacja
    .gen = swojej lokalizacji (limit 1 na lokalizację)
effect-put-discard = odrzuć { FORM($it, "acc") }
    .inf = odrzucić { FORM($it, "acc") }
    .other = odrzuca { FORM($it, "acc") }
effect-put-hand = weź { FORM($it, "hand") }
    .inf = wziąć { FORM($it, "hand") }
effect-put-victory = dodaj { FORM($it, "acc") } do puli zwycięstwa
    .inf = dodać { FORM($it, "acc") } do puli zwycięstwa
that-enemy = ten wróg
    .acc = tego wroga
    .obj = tego wroga
effect-discard-chosen = wybierz i odrzuć z ręki { $cards }
    .inf = wybrać i odrzucić z ręki { $cards }
    .other = wybiera i odrzuca z ręki { $cards }
cards-of-hand = { COUNT($n, "card", "acc") }
cards-but = wszystkie karty oprócz { $n }
effect-disengage = zakończ zwarcie { $enemies }
    .inf = zakończyć zwarcie { $enemies }
    .other = kończy zwarcie { $enemies }
effect-slip-away = zakończ zwarcie { $enemies } i porusz się do { FORM($to, "gen") }
    .inf = zakończyć zwarcie { $enemies } i poruszyć się do { FORM($to, "gen") }
all-enemies = ze wszystkimi wrogami
all-other-enemies = ze wszystkimi innymi wrogami
all-without = ze wszystkimi wrogami bez cechy { $trait }
effect-spawn = { FORM($where, "before") }rozstaw { FORM($what, "acc") } { $where }
spawned-at = { FORM($location, "at") }
    .before = { "" }
spawned-doomed = { FORM($location, "at") }, a na nim umieść { COUNT($n, "doom", "acc") }
    .before = { "" }
spawned-here = w tej lokalizacji
    .before = zamiast tego{ " " }
effect-draw-top = dobierz wierzchnią kartę { $deck }
    .inf = dobrać wierzchnią kartę { $deck }
    .other = dobiera wierzchnią kartę { $deck }
the-encounter-deck = talii spotkań
the-cultist-deck = talii kultystów
effect-lead-draws = główny badacz dobiera { FORM($card, "acc") }
effect-discard-until = wtasuj stos odrzuconych kart spotkań do talii spotkań. Odrzucaj jej wierzchnie karty, aż odrzucisz { $found }. { SENTENCE($then) }
found-one = { FORM($what, "acc") }
found-more = { FORM($what, "acc") } (przy trzech lub czterech badaczach: { $n } wrogów)
effect-on-token = jeśli odkryto { $tokens }, { $effect }
tokens-bad-token = czaszkę, kultystę, tablicę, starszą istotę albo automatyczną porażkę
tokens-bad-break = czaszkę albo automatyczną porażkę
cost-harm-on-this = umieść na niej { $harm }
    .inf = umieścić na niej { $harm }
cost-clues = wydaj { $clues }
    .inf = wydać { $clues }
clues-of-you = { COUNT($n, "clue", "acc") }
clues-of-group = jako grupa { COUNT($n, "clue", "acc") } na badacza
modifier-gets = { FORM($who, "get") } { $amount } { $value }{ FORM($amount, "more") }
    .inf = mieć { $amount } { $value }{ FORM($amount, "more") }
    .other = ma { $amount } { $value }{ FORM($amount, "more") }
who-you = ty
    .get = masz
    .cannot = nie możesz
    .dat = ci
who-each-here = każdy badacz w twojej lokalizacji
    .get = każdy badacz w twojej lokalizacji ma
who-enemies = każdy wróg
    .get = każdy wróg ma
who-this-enemy = ten wróg
    .get = ten wróg ma
who-host = lokalizacja z tą kartą
    .get = lokalizacja z tą kartą ma
who-this = ta karta
    .cannot = ta karta nie może
    .dat = tej karcie
who-nobody = nikt
    .cannot = nikt nie może
    .dat = wszystkim
who-nonelite = wrogowie bez cechy Elitarny
    .cannot = wrogowie bez cechy Elitarny nie mogą
    .dat = wrogom bez cechy Elitarny
amount-more = +{ $n }
    .more = { "" }
amount-less = −{ $n }
    .more = { "" }
amount-per = { FORM($per, "plus") }
    .more = { " " }za każdego badacza
value-willpower = do woli
value-intellect = do intelektu
value-combat = do walki
value-agility = do zwinności
value-skills = do każdej umiejętności
value-health = do wytrzymałości
value-sanity = do poczytalności
    .second = poczytalności
value-fight = do wartości walki
value-evade = do wartości wymykania się
    .second = wymykania się
value-shroud = do wartości zasłony
number-two-each = 2 na badacza
    .plus = +2
number-four-each = 4 na badacza
    .plus = +4
modifier-cannot = { FORM($who, "cannot") } { $act }
    .inf = uniemożliwić { FORM($who, "dat") } { FORM($act, "noun") }
both-values = { $first } i { FORM($second, "second") }
both-acts = { FORM($first, "first") } ani { $second }
    .noun = { FORM($first, "noun") } i { FORM($second, "noun") }
act-cannot-play = zagrywać atutów ani wydarzeń
    .noun = zagrywanie atutów i wydarzeń
act-cannot-discover = odkrywać wskazówek
    .first = odkrywać
    .noun = odkrywanie wskazówek
act-cannot-spend-clues = wydawać wskazówek
    .noun = wydawanie wskazówek
act-cannot-investigate = badać lokalizacji z tą kartą
    .noun = badanie lokalizacji z tą kartą
act-cannot-leave = opuścić gry, dopóki są na niej punkty przerażenia
    .noun = opuszczenie gry, dopóki są na niej punkty przerażenia
act-closed = wejść do tej lokalizacji, dopóki jest nieodkryta
    .noun = wejście do tej lokalizacji, dopóki jest nieodkryta
act-barred = wejść do lokalizacji z tą kartą
    .noun = wejście do lokalizacji z tą kartą
act-spared = cię atakować
    .noun = atakowanie cię
modifier-costs = { $what } kosztuje { $amount }
what-ally-cost = każdy atut z cechą Sprzymierzeniec zagrywany w tej lokalizacji
what-event-cost = każde zagrywane przez ciebie wydarzenie
what-first-action-cost = twoja pierwsza w rundzie akcja poruszania się, walki lub wymykania się
costs-more = o { COUNT($n, $unit, "acc") } więcej
costs-less = o { COUNT($n, $unit, "acc") } mniej
modifier-actions = w swojej turze możesz wykonać { $more }
more-actions = { COUNT($n, "additional-action", "acc") }
more-tome-actions = { COUNT($n, "additional-action", "acc") }, tylko na zdolności akcji kart z cechą Księga
modifier-slots = masz { $more }
more-arcane-slots = { $n ->
        [one] 1 dodatkową strefę mistyczną
       *[other] { $n } dodatkowe strefy mistyczne
    }
more-tome-slots = { $n } dodatkowe strefy rąk, tylko na atuty z cechą Księga
modifier-instead = { $test } { FORM($skill, "gen") } zamiast { FORM($other, "gen") }
    .inf = { FORM($test, "inf") } { FORM($skill, "gen") } zamiast { FORM($other, "gen") }
combat-or-agility = walka lub zwinność
    .gen = walki lub zwinności
test-mind-over-matter = w swoich testach możesz używać
    .inf = móc w swoich testach używać
test-investigated-with = do badania tej lokalizacji używa się
modifier-blank = { $box } traktuje się jako puste, z wyjątkiem cech
    .inf = traktować { $box } jako puste, z wyjątkiem cech
box-of-it = wydrukowane pole tekstowe { FORM($it, "gen") }
boxes-here = pole tekstowe każdego badacza w lokalizacji tego wroga
select-attacker = atakujący wróg
    .one = atakujący wróg
    .one-dat = atakującemu wrogowi
    .it = on
    .it-dat = temu wrogowi
select-blast-places = twoja lokalizacja i połączone lokalizacje
    .one = twoja albo wybrana połączona lokalizacja
    .one-loc = swojej albo wybranej połączonej lokalizacji
    .it = ona
    .it-loc = niej
select-most-clues-unlocked = lokalizacje z największą liczbą wskazówek i bez kopii tej karty
    .one = lokalizacja z największą liczbą wskazówek i bez kopii tej karty
    .one-gen = lokalizacji z największą liczbą wskazówek i bez kopii tej karty
    .one-acc = lokalizację z największą liczbą wskazówek i bez kopii tej karty
    .it = ona
    .it-gen = niej
number-attack-damage = obrażenia tego ataku
    .damage = obrażenia tego ataku
number-ghouls-in-doorway = liczba ghouli w tych lokalizacjach
    .doom = 1 żeton zagłady
    .more = { " " }za każdego wroga z cechą Ghoul w Holu lub w Salonie
number-clues-missing = brakujące wskazówki
    .clue = tyle wskazówek
    .more = , ile brakuje do 2 na badacza
if-ritual-broken = są na niej 2 wskazówki na badacza

## What only one card does, in its own words

effect-spend-to-advance = badacze w Holu wydają jako grupa wskazówki wymagane przez ten akt, aby postąpił
    .inf = wraz z badaczami w Holu wydać jako grupa wskazówki wymagane przez ten akt, aby postąpił
effect-reveal-place = odkryj Salon
effect-empty-study = odrzuć każdego wroga z Gabinetu i umieść każdego badacza w Holu. Usuń Gabinet z gry
effect-ghouls-move = każdy wróg z cechą Ghoul, który nie jest w zwarciu, porusza się o 1 lokalizację w stronę Salonu
effect-rises = jeśli Miejsce rytuału jest odłożone, umieść je w grze. Odrzuć stamtąd każdego wroga i rozstaw tam Umôrdhotha
effect-cultists-return = każdego kultystę, który uciekł, rozstaw na Głównej ścieżce
effect-any-skill = do końca fazy daj badaczowi w swojej lokalizacji +2 do wybranej przez ciebie umiejętności
    .inf = do końca fazy dać badaczowi w swojej lokalizacji +2 do wybranej przez ciebie umiejętności
effect-lose-experience = za ten scenariusz zdobywasz o 2 punkty doświadczenia mniej

## The story

effect-resolution = przejdź do zakończenia { $n }
    .inf = przejść do zakończenia { $n }
resolution-which = { $n } ({ $deed })
house-burns = dom spłonie
house-stands = dom ocaleje
effect-advance-act = akt postępuje
    .inf = spowodować postęp aktu
    .inf-aby = akt postąpił
effect-put-locations = umieść w grze odłożone lokalizacje: { FORM($locations, "acc") }
effect-search-encounter =
    przeszukaj talię spotkań i jej stos kart odrzuconych w poszukiwaniu { FORM($what, "gen") }, dobierz tę kartę i potasuj talię spotkań
effect-resign = zrezygnuj
    .inf = zrezygnować

## Who and what

select-investigators-here = badacze w twojej lokalizacji
    .gen = badaczy w twojej lokalizacji
    .one = badacz w twojej lokalizacji
    .one-gen = badacza w swojej lokalizacji
    .one-dat = badaczowi w swojej lokalizacji
    .one-acc = badacza w swojej lokalizacji
    .each = każdy badacz w twojej lokalizacji
    .each-dat = każdemu badaczowi w swojej lokalizacji
    .it = on
    .it-dat = temu badaczowi
    .it-acc = go
select-investigators = wszyscy badacze
    .gen = wszystkich badaczy
    .one = badacz
    .one-acc = badacza
    .one-dat = badaczowi
    .each = każdy badacz
    .each-dat = każdemu badaczowi
    .it = on
select-lead = główny badacz
    .one = główny badacz
    .one-acc = głównego badacza
    .one-dat = głównemu badaczowi
    .each = główny badacz
    .it = on
select-enemies-here = wrogowie w twojej lokalizacji
    .gen = wrogów w twojej lokalizacji
    .one = wróg w twojej lokalizacji
    .one-gen = wroga w swojej lokalizacji
    .one-dat = wrogowi w swojej lokalizacji
    .one-acc = wroga w swojej lokalizacji
    .one-loc = wrogu w swojej lokalizacji
    .each = każdy wróg w twojej lokalizacji
    .each-dat = każdemu wrogowi w swojej lokalizacji
    .each-acc = każdego wroga w swojej lokalizacji
    .it = on
    .it-dat = temu wrogowi
    .it-acc = go
    .it-loc = nim
select-nonelite-enemies-here = wrogowie bez cechy Elitarny w twojej lokalizacji
    .gen = wrogów bez cechy Elitarny w twojej lokalizacji
    .one = wróg bez cechy Elitarny w twojej lokalizacji
    .one-gen = wroga bez cechy Elitarny w swojej lokalizacji
    .one-dat = wrogowi bez cechy Elitarny w swojej lokalizacji
    .one-acc = wroga bez cechy Elitarny w swojej lokalizacji
    .it = on
    .it-dat = temu wrogowi
    .it-acc = go
select-exhausted-enemies-here = wyczerpani wrogowie w twojej lokalizacji
    .gen = wyczerpanych wrogów w twojej lokalizacji
    .one = wyczerpany wróg w twojej lokalizacji
    .one-dat = wyczerpanemu wrogowi w swojej lokalizacji
    .one-acc = wyczerpanego wroga w swojej lokalizacji
    .it = on
    .it-dat = temu wrogowi
    .it-acc = go
select-engaged-enemies = wrogowie w zwarciu z tobą
    .gen = wrogów w zwarciu z tobą
    .one = wróg w zwarciu z tobą
    .one-dat = wrogowi w zwarciu z tobą
    .one-acc = wroga w zwarciu z tobą
    .each = każdy wróg w zwarciu z tobą
    .each-dat = każdemu wrogowi w zwarciu z tobą
    .each-acc = każdego wroga w zwarciu z tobą
    .it = on
    .it-dat = temu wrogowi
    .it-acc = go
select-other-enemies-here = inni wrogowie w twojej lokalizacji
    .gen = innych wrogów w twojej lokalizacji
    .one = inny wróg w twojej lokalizacji
    .one-dat = innemu wrogowi w swojej lokalizacji
    .one-acc = innego wroga w swojej lokalizacji
    .it = on
    .it-dat = temu wrogowi
    .it-acc = go
select-connecting = połączone lokalizacje
    .gen = połączonych lokalizacji
    .one = połączona lokalizacja
    .one-gen = połączonej lokalizacji
    .one-acc = połączoną lokalizację
    .it = ona
    .it-gen = niej
select-your-assets = twoje atuty w grze
    .gen = twoich atutów w grze
    .one = jeden z twoich atutów w grze
    .one-acc = jeden ze swoich atutów
    .it = on
    .it-acc = go
select-firearms-here = atuty z nabojami i cechą Palna w twojej lokalizacji
    .gen = atutów z nabojami i cechą Palna w twojej lokalizacji
    .one = atut z nabojami i cechą Palna w twojej lokalizacji
    .one-acc = atut z nabojami i cechą Palna w swojej lokalizacji
    .one-loc = atucie z nabojami i cechą Palna w swojej lokalizacji
    .it = on
    .it-loc = nim
select-your-spells = twoje atuty z ładunkami i cechą Zaklęcie
    .gen = twoich atutów z ładunkami i cechą Zaklęcie
    .one = twój atut z ładunkami i cechą Zaklęcie
    .one-acc = swój atut z ładunkami i cechą Zaklęcie
    .one-loc = swoim atucie z ładunkami i cechą Zaklęcie
    .it = on
    .it-loc = nim
select-enemies-with = wrogowie z cechą { $trait } w grze
    .gen = wrogów z cechą { $trait } w grze
    .one = wróg z cechą { $trait }
    .one-acc = wroga z cechą { $trait }
    .one-dat = wrogowi z cechą { $trait }
    .one-loc = wrogu z cechą { $trait }
    .each = każdy wróg z cechą { $trait } w grze
    .each-loc = każdym wrogu z cechą { $trait } w grze
    .it = on
    .it-loc = nim
select-enemies-here-with = wrogowie z cechą { $trait } w twojej lokalizacji
    .gen = wrogów z cechą { $trait } w twojej lokalizacji
    .one = wróg z cechą { $trait } w twojej lokalizacji
    .one-acc = wroga z cechą { $trait } w swojej lokalizacji
    .it = on

## Prey and spawning

prey-highest-willpower = najwyższa wola
prey-highest-intellect = najwyższy intelekt
prey-highest-combat = najwyższa walka
prey-highest-agility = najwyższa zwinność
prey-lowest-willpower = najniższa wola
prey-lowest-intellect = najniższy intelekt
prey-lowest-combat = najniższa walka
prey-lowest-agility = najniższa zwinność
prey-lowest-health = najniższa pozostała wytrzymałość
prey-lowest-sanity = najniższa pozostała poczytalność
prey-most-clues = najwięcej wskazówek
prey-fewest-cards = najmniej kart na ręce
prey-bearer = tylko posiadacz
spawn-at = { FORM($location, "title") }
spawn-empty = dowolna pusta lokalizacja

## Conditions

if-in-place = jesteś { FORM($location, "at") }
if-your-turn = trwa twoja tura
if-yours = dotyczy to ciebie
if-at-your-place = dzieje się to w twojej lokalizacji
if-your-test = wykonujesz test
if-investigating = prowadzisz badanie
if-no-clues = nie masz wskazówek
if-clues-here = w twojej lokalizacji jest wskazówka
if-no-clues-here = w twojej lokalizacji nie ma wskazówek
if-only-engaged = zaatakowany wróg jako jedyny jest z tobą w zwarciu
if-ghoul-here = w twojej lokalizacji jest wróg z cechą Ghoul
if-monster-here = w twojej lokalizacji jest wróg z cechą Potwór
if-testing = wykonujesz { FORM($skill, "test") }
if-by-at-least = nadwyżka w teście wynosi co najmniej { $n }
if-this-here = ta karta jest w twojej lokalizacji
if-you-defeat = pokonujesz wroga
if-this-defeated = ten wróg zostaje pokonany
if-this-attacks = atakuje ten wróg
if-this-attacked = zaatakował ten wróg
if-attack-hurts = atak zadaje obrażenia tej karcie
if-horror-on-you = otrzymujesz punkty przerażenia na swoją kartę
if-you-take-damage = otrzymujesz obrażenia
if-you-take-horror = otrzymujesz punkty przerażenia
if-this-enters = ta karta wchodzi do gry
if-you-enter = wchodzisz do tej lokalizacji
if-you-move-out = poruszasz się z tej lokalizacji
if-somebody-leaves = badacz opuszcza tę lokalizację
if-this-engages = ten wróg wchodzi z tobą w zwarcie
if-this-evaded = ktoś wymyka się temu wrogowi
if-draw-treachery = dobierasz podstęp, który nie jest osłabieniem
if-bad-token = odkrywasz czaszkę, kultystę, tablicę, starszą istotę albo automatyczną porażkę
if-you-investigate = prowadzisz badanie
if-place-investigated = zbadano lokalizację z tą kartą
if-game-ends = gra się dla ciebie kończy
if-is-defeated = ten wróg zostaje pokonany

## Moments

moment-if = { $moment } jeśli { $condition },
moment-free = Gdy można używać zdolności,
moment-in-your-turn = Podczas swojej tury
moment-you-defeat = Po tym, jak pokonasz wroga,
moment-this-defeated = Gdy ten wróg zostaje pokonany,
moment-defeated = Po pokonaniu { FORM($card, "gen") }
moment-enemy-attacks-here = Gdy wróg atakuje badacza w twojej lokalizacji,
moment-enemy-attacks-you = Gdy wróg cię atakuje,
moment-this-attacks = Gdy ten wróg atakuje,
moment-after-this-attacks = Po tym, jak ten wróg zaatakuje,
moment-attack-hurts-this = Gdy atak wroga zadaje obrażenia tej karcie,
moment-horror-on-you = Po tym, jak na twoją kartę trafią punkty przerażenia,
moment-you-take-damage = Po tym, jak otrzymasz obrażenia,
moment-you-take-horror = Po tym, jak otrzymasz punkty przerażenia,
moment-would-discover = Gdy masz odkryć wskazówki w swojej lokalizacji,
moment-this-enters = Po tym, jak ta karta wejdzie do gry,
moment-you-enter = Po tym, jak wejdziesz do tej lokalizacji,
moment-investigator-enters = Jeśli badacz wchodzi do tej lokalizacji,
moment-you-move-out = Gdy poruszasz się z tej lokalizacji,
moment-somebody-leaves = Gdy badacz opuszcza lokalizację z tą kartą,
moment-this-engages = Po tym, jak ten wróg wejdzie z tobą w zwarcie,
moment-you-evade = Po tym, jak wymkniesz się wrogowi,
moment-this-evaded = Jeśli wymkniesz się temu wrogowi,
moment-draw-treachery = Gdy dobierasz podstęp, który nie jest osłabieniem,
moment-reveal-token = Gdy odkrywasz żeton chaosu,
moment-as-revealed = W chwili gdy odkrywasz żeton chaosu,
moment-bad-token = Po tym, jak odkryjesz czaszkę, kultystę, tablicę, starszą istotę albo automatyczną porażkę,
moment-would-reveal = Gdy masz odkryć żeton chaosu,
moment-would-fail = Gdy twój test umiejętności ma się zakończyć porażką,
moment-you-fail = Po tym, jak twój test umiejętności zakończy się porażką,
moment-you-investigate = Po tym, jak twoje badanie się uda,
moment-place-investigated = Po tym, jak uda się badanie lokalizacji z tą kartą,
moment-test-over = Po tym teście
moment-turn-begins = Po tym, jak rozpocznie się twoja tura,
moment-turn-ends = Na koniec twojej tury
moment-any-turn-ends = Na koniec tury każdego badacza
moment-round-is-ending = Gdy runda się kończy,
moment-round-ends = Na koniec rundy
moment-mythos-ends = Na koniec fazy mitów
moment-enemy-phase-ends = Na koniec fazy wrogów
moment-phase-begins = Po tym, jak rozpocznie się faza,
moment-game-ends = Gdy gra się kończy,

## Constant abilities

modifier-while = dopóki { $condition }, { $modifier }
modifier-act-waits = ten akt postępuje tylko tak, jak mówi jego cel
modifier-immune = ta karta jest odporna na efekty kart graczy

## What only one card does

effect-take-control = przejmij kontrolę nad tą kartą
    .inf = przejąć kontrolę nad tą kartą

## More conditions

if-act = obecnym aktem jest akt { $n }
if-at-host = jest to lokalizacja z tą kartą
if-it-is-this = jest to ta karta
if-investigator-at-this = badacz jest w lokalizacji tej karty
if-with-controller = badacz jest w lokalizacji tego, kto kontroluje tę kartę
if-attack-on-monster = badacz w twojej lokalizacji skutecznie atakuje wroga z cechą Potwór
moment-attack-on-monster = Gdy badacz w twojej lokalizacji skutecznie atakuje wroga z cechą Potwór,
if-clues-on-this = na tej karcie są wskazówki
if-have-assets = masz atuty w grze
if-uncontrolled-here = ta karta jest w twojej lokalizacji i nikt jej nie kontroluje

## What the kernel says differently

effect-cancel = anuluj to
    .inf = to anulować
    .other = anuluje to
list-either = , albo
    .inf = albo
# .led is what the lead investigator does, where that one chooses: others may be named beside.
effect-chosen-by = { $acts ->
        [1] { $by } wybiera: { FORM($effect, "led") }
       *[0] { $effect } (wybiera { $by })
    }
    .inf = { FORM($effect, "inf") } (wybiera { $by })
    .other = { FORM($effect, "other") } (wybiera { $by })
effect-choose = albo { $options }
    .led = albo { FORM($options, "led") }
    .inf = { FORM($options, "inf") }
    .other = albo { FORM($options, "other") }
effect-one-acts = { $who } { FORM($effect, "other") }
    .inf = sprawić, że { $who } { FORM($effect, "other") }
    .inf-aby = { $who } { FORM($effect, "past") }
effect-after-test = po tym teście { $effect }
symbol-only-now = { $now }.
symbol-only-now-failed = { $now }. Porażka: { $failed }.

## Mystic cards, Daisy and Agnes

effect-scry = obejrzyj { COUNT(3, "top-card", "acc") } talii badacza albo talii spotkań i odłóż je w dowolnej kolejności
    .inf =
        obejrzeć { COUNT(3, "top-card", "acc") } talii badacza albo talii spotkań i odłożyć je w dowolnej kolejności
effect-reveal-two = odkryj 2 żetony zamiast 1. Jeden z nich rozpatrz, a drugi zignoruj
    .inf = odkryć 2 żetony zamiast 1. Jeden z nich rozpatrz, a drugi zignoruj
effect-counts-as-auto-fail = liczy się on jako żeton automatycznej porażki
spell-card = karta z cechą Zaklęcie
    .gen = karty z cechą Zaklęcie
    .acc = kartę z cechą Zaklęcie
select-your-tomes = kontrolowane przez ciebie Księgi
    .gen = kontrolowanych przez ciebie Ksiąg
    .each = każdą kontrolowaną przez ciebie Księgę
if-no-horror-on-this = nie ma już na niej punktów przerażenia
if-horror-on-this = na tej karcie są punkty przerażenia
if-elder-sign = jest to Znak Starszych Bogów
if-you-play-spell = zagrywasz kartę z cechą Zaklęcie
moment-you-play-spell = Po tym, jak zagrasz kartę z cechą Zaklęcie,
ability-haunting = Wymuszony – { $moment }, jeśli masz tę kartę na ręce, ujawnij ją i { $effect }
    .short = { SENTENCE($effect) }
it = to
    .gen = tego wroga
    .dat = temu wrogowi
    .acc = tego wroga
    .ins = tym wrogiem
    .loc = tym wrogu

## Rogue and survivor cards, Skids and Wendy

symbol-auto = { $symbol } Jeśli { $condition }, test zamiast tego automatycznie kończy się sukcesem.
if-amulet = w grze jest Amulet Wendy
moment-bad-break = Po tym, jak odkryjesz czaszkę albo automatyczną porażkę,
if-bad-break = odkrywasz czaszkę albo automatyczną porażkę
moment-minus-token = Po tym, jak odkryjesz żeton z minusem,
if-minus-token = odkrywasz żeton z minusem
moment-evaded-here = Po tym, jak ktoś w twojej lokalizacji wymknie się wrogowi, który nie ma cechy Elitarny i nie jest osłabieniem,
if-evaded-here = ktoś w twojej lokalizacji wymyka się wrogowi bez cechy Elitarny
moment-enemy-spawns-here = Gdy wróg bez cechy Elitarny zostaje rozstawiony w twojej lokalizacji,
if-enemy-spawns-here = wróg bez cechy Elitarny zostaje rozstawiony w twojej lokalizacji
if-evading = jest to test wymykania się
if-turn-here = trwa tura badacza w twojej lokalizacji
if-unpaid = na tej karcie jest mniej niż { $n } zasobów
if-investigated-short = był to test badania, a zabrakło najwyżej { $n }
number-margin = różnica w teście, od 1 do 5
    .damage = tyle obrażeń, ile wynosi nadwyżka w teście, od 1 do 5
    .besides = { "" }
select-quiet-places = odkryte lokalizacje bez wrogów
    .gen = odkrytych lokalizacji bez wrogów
    .one = dowolna inna odkryta lokalizacja bez wrogów
    .one-gen = dowolnej innej odkrytej lokalizacji bez wrogów
    .one-acc = dowolną inną odkrytą lokalizację bez wrogów
    .it = ona
    .it-gen = niej
select-items-in-discard = karty z cechą Przedmiot na twoim stosie kart odrzuconych
    .gen = kart z cechą Przedmiot na twoim stosie kart odrzuconych
    .one = karta z cechą Przedmiot ze stosu kart odrzuconych
    .one-acc = kartę z cechą Przedmiot ze swojego stosu kart odrzuconych
    .one-hand = na rękę kartę z cechą Przedmiot ze swojego stosu kart odrzuconych
    .it = ona
    .it-acc = ją
    .it-hand = ją na rękę
select-tester = badacz wykonujący test
    .each = badacz wykonujący test
    .one = badacz wykonujący test
    .it = on
this-card = ta karta
    .hand = tę kartę na rękę
    .loc = tej karcie
    .acc = tę kartę
    .gen = tej karty
effect-turn-token = zamień jego minus na plus
    .inf = zamienić jego minus na plus
effect-raise-value = w tym teście dodaj { $n } do swojej wartości umiejętności
    .inf = dodać { $n } do swojej wartości umiejętności w tym teście
effect-shuffle-away = wtasuj tego wroga do talii spotkań
    .inf = wtasować tego wroga do talii spotkań
effect-remove-pile = usuń z gry wszystkie karty ze swojego stosu kart odrzuconych
    .inf = usunąć z gry wszystkie karty ze swojego stosu kart odrzuconych
modifier-recalls-events =
    możesz zagrywać pierwsze od wierzchu wydarzenie ze swojego stosu kart odrzuconych tak, jakby było na twojej ręce. Wydarzenie, które zagrasz albo które zostanie odrzucone z gry, trafia na spód twojej talii zamiast na stos kart odrzuconych
modifier-no-tokens = w twoich testach nie odkrywa się żetonów chaosu
    .inf = nie odkrywać żetonów chaosu w swoich testach
until-turn = do końca swojej tury
until-round = do końca rundy

## The Midnight Masks

per-scenario = na grę
until-scenario = do końca gry
until-card = tym razem
ally-asset = atut z cechą Sprzymierzeniec
    .gen = karty atutu z cechą Sprzymierzeniec
    .acc = kartę atutu z cechą Sprzymierzeniec
tome-or-spell = karta z cechą Księga lub Zaklęcie
    .gen = karty z cechą Księga lub Zaklęcie
    .acc = kartę z cechą Księga lub Zaklęcie
cultist-enemy = wróg z cechą Kultysta
    .acc = wroga z cechą Kultysta
    .gen = wroga z cechą Kultysta
if-at-this = jesteś w tej lokalizacji
if-cultist-in-play = w grze jest wróg z cechą Kultysta
if-cultists-unmasked = w puli zwycięstwa jest 6 unikatowych kart z cechą Kultysta
moment-cultists-unmasked = Gdy w puli zwycięstwa jest 6 unikatowych kart z cechą Kultysta,
if-engaged-with-this = jesteś w zwarciu z tym wrogiem
if-evading-this = ktoś próbuje wymknąć się temu wrogowi
if-priest-spawns = Kapłan ghouli ma zostać rozstawiony
moment-priest-spawns = Gdy Kapłan ghouli ma zostać rozstawiony,
number-all-doom = cała zagłada w grze
    .sign = −X, gdzie X to liczba wszystkich żetonów zagłady w grze
number-highest-doom = największa zagłada na wrogu z cechą Kultysta
    .sign = −X, gdzie X to największa liczba żetonów zagłady na jednym wrogu z cechą Kultysta w grze
select-nearest-cultists = najbliżsi wrogowie z cechą Kultysta
    .one = najbliższy wróg z cechą Kultysta
    .one-acc = najbliższego wroga z cechą Kultysta
    .one-loc = najbliższym wrogu z cechą Kultysta
    .it = on
    .it-loc = nim
select-central = lokalizacje z cechą Centralna
    .one = lokalizacja z cechą Centralna
    .one-gen = lokalizacji z cechą Centralna
    .one-acc = lokalizację z cechą Centralna
    .it = ona
    .it-gen = niej
spawn-at-prey = w zwarciu z badaczem, na którego poluje
modifier-surge = ta karta zyskuje słowo kluczowe Mroczna fala
modifier-doubles-tokens = gdy ktoś próbuje wymknąć się temu wrogowi, ujemne wartości żetonów chaosu są podwajane

## The Devourer Below and the agents

effect-if-else = jeśli { $condition }, { $effect }; w przeciwnym razie { $other }
    .sentence = Jeśli { $condition }, { $effect }. W przeciwnym razie { $other }
select-nearest-enemies = najbliżsi wrogowie
    .one = najbliższy wróg
    .one-acc = najbliższego wroga
    .one-loc = najbliższym wrogu
    .it = on
    .it-loc = nim
any-enemy = wróg
    .acc = wroga
    .gen = wroga
madness-weakness = osłabienie z cechą Szaleństwo
    .gen = karty osłabienia z cechą Szaleństwo
    .acc = kartę osłabienia z cechą Szaleństwo
if-ancient-one = w grze jest wróg z cechą Przedwieczny
if-control-lita = kontrolujesz kartę „Lita Chantler”
if-current = ta karta jest obecną tajemnicą
moment-this-advances = Gdy ta tajemnica postępuje,
if-ritual-site = badacz wchodzi do Miejsca rytuału
moment-ritual-site = Gdy badacz wchodzi do Miejsca rytuału,
if-engaged-shaken = jest w zwarciu z badaczem, którego pozostała poczytalność wynosi najwyżej { $n }
if-have-cards = masz karty na ręce
if-it-is-you = jest to karta twojego badacza
effect-becomes-all = ta karta staje się zarazem obecnym aktem i obecną tajemnicą
effect-gain-madness = dodaj na rękę losowe podstawowe osłabienie z cechą Szaleństwo. Zostaje ono w twojej talii do końca kampanii
    .other = dodaje na rękę losowe podstawowe osłabienie z cechą Szaleństwo. Zostaje ono w talii do końca kampanii
effect-ready-this = przygotuj tego wroga
effect-times = { FORM($times, "per") } { $effect }

## What is said of single cards

effect-place-own = umieść { FORM($n, "own-clue") } w swojej lokalizacji{ FORM($n, "more") }
    .inf = umieścić { FORM($n, "own-clue") } w swojej lokalizacji{ FORM($n, "more") }
attempt-stray =
    jeśli atak się nie uda i trafi innego badacza, zadaje tyle obrażeń, ile zabrakło w teście, od 1 do 5
effect-unprovoked = { $effect }. Nie prowokuje to ataków towarzyszących
each-found-enemy = każdy tak znaleziony wróg
    .acc = każdego tak znalezionego wroga
effect-lay-out = umieść { FORM($what, "acc") } w grze { $where }, pod niczyją kontrolą
effect-put-location = umieść w grze { FORM($location, "aside") }
one-sentence = { $of }
evaded-enemy = ten wróg
    .dat = temu wrogowi
effect-cancel-the = anuluj { $what }
    .inf = anulować { FORM($what, "inf") }
cancelled-attack = ten atak
cancelled-revelation = efekt odkrycia tego podstępu
cancelled-move = ten ruch
cancelled-token = ten żeton, odłóż go do worka i odkryj inny
    .inf = ten żeton, odłożyć go do worka i odkryć inny
first-choose = wybierz { FORM($it, "acc") } i{ " " }
first-nothing = { "" }
select-active = badacz, który ma turę
    .one = ten badacz
    .it = on
