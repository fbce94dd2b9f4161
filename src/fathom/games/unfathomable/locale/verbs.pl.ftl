### Co mówią karty po polsku: czasowniki oraz to, kogo i co nazywają. Zdania i formy: pl.ftl jądra.
### .then to zdanie po warunku („przy wyniku najwyżej 4”), .then-again to samo po rzucie kością, .make to, co się robi
### z kimś innym („przesunąć do aresztu”).
### Po „aby” bezokolicznik bywa zdaniem: „aby istoty z głębin nie mogły…”.

## Jak zaczynają się zdolności

ability-reveal = Gdy ujawniasz się jako zdrajca poza aresztem, { $effect }
ability-of = { FORM($card, "ability") }: { FORM($ability, "short") }
feat-says = { SENTENCE($ability) } Tylko raz na grę.
crisis-kept = W grze – { SENTENCE($abilities) }
period-action = Akcja
period-action-turn = Akcja, raz na turę

## Jak składają się efekty

list-besides = ;
list-either = , albo
    .inf = albo
effect-choose = albo { $options }
    .inf = { FORM($options, "inf") }
    .other = albo { FORM($options, "other") }
effect-if = jeśli { $condition }, { $effect }
    .inf = { FORM($effect, "inf") }, jeśli { $condition }
    .inf-or = { FORM($effect, "more") } ({ FORM($condition, "who") })
effect-if-else = jeśli { $condition }, { $effect }; w przeciwnym razie { $other }
    .inf = { FORM($effect, "inf") } ({ FORM($condition, "who") }), { FORM($other, "inf-or") }
    .inf-or = { FORM($effect, "more") } ({ FORM($condition, "who") }) albo { FORM($other, "inf-or") }
    .other = { FORM($condition, "who") } { FORM($effect, "other") }; każdy inny { FORM($other, "other") }
effect-instead = zamiast tego { $effect }
    .inf = zamiast tego { FORM($effect, "inf") }
effect-one-acts = { $who } { FORM($effect, "other") }
    .inf = { FORM($effect, "make") } { FORM($who, "acc") }
some-exactly = { $n } { FORM($what, "acc") }
    .at = na każdym z { $n } wybranych { FORM($what, "gen") }

## Statek i zasoby

so-much = { COUNT($n, $resource, "acc") }
    .lose = { FORM($resource, "dial") } o { $n }
effect-gain = dodaj { $changes }
    .inf = dodać { $changes }
    .other = dodaje { $changes }
effect-lose = zredukuj { FORM($changes, "lose") }
    .inf = zredukować { FORM($changes, "lose") }
    .more = { FORM($changes, "lose") }
    .other = redukuje { FORM($changes, "lose") }
effect-risk = naraź { COUNT($n, "passenger", "acc") }
    .inf = narazić { COUNT($n, "passenger", "acc") }
    .other = naraża { COUNT($n, "passenger", "acc") }
effect-damage-ship = { $n ->
    [1] uszkodź statek
   *[other] uszkodź statek { $n } razy
}
    .inf = { $n ->
        [1] uszkodzić statek
       *[other] uszkodzić statek { $n } razy
    }
effect-damage-room = uszkodź { FORM($it, "acc") }
    .inf = uszkodzić { FORM($it, "acc") }
effect-activate = aktywuj { FORM($monsters, "acc") }
    .inf = aktywować { FORM($monsters, "acc") }
effect-activate-times = aktywuj { FORM($monster, "acc") } { $n } razy
    .inf = aktywować { FORM($monster, "acc") } { $n } razy
effect-advance = przesuń { FORM($track, "token") } do przodu o { $far }
    .inf = przesunąć { FORM($track, "token") } do przodu o { $far }
so-many-spaces = { COUNT($n, "space", "acc") }
spaces-by-margin = 1 pole i o 1 więcej za każde pełne 2, o które wynik testu przekracza wartość docelową
effect-stoke = niezależnie od wyniku przesuń { FORM($track, "token") } do przodu o 1 pole
    .inf = niezależnie od wyniku przesunąć { FORM($track, "token") } do przodu o 1 pole
effect-retreat = cofnij { FORM($track, "token") } o { COUNT($n, "space", "acc") }
    .inf = cofnąć { FORM($track, "token") } o { COUNT($n, "space", "acc") }
effect-retreat-fuel = { $n ->
    [1] cofnij { FORM($track, "token") } o 1 pole (jeśli jest na starcie, zamiast tego zredukuj paliwo o 1)
   *[other] cofnij { FORM($track, "token") } o { COUNT($n, "space", "acc") } (za każde brakujące pole zredukuj paliwo o 1)
}
effect-reset = zresetuj { FORM($track, "track") }
    .inf = zresetować { FORM($track, "track") }
effect-chaos = wtasuj { COUNT($n, "treachery-card", "acc") } do talii chaosu
    .inf = wtasować { COUNT($n, "treachery-card", "acc") } do talii chaosu
effect-none = bez efektu
effect-place-this = połóż tę kartę w swoim obszarze gry
    .inf = położyć tę kartę w swoim obszarze gry
    .other = kładzie tę kartę w swoim obszarze gry

## Kość

effect-roll = { $die }: { $when } { FORM($effect, "then-again") }
    .inf = { FORM($die, "inf") }: { $when } { FORM($effect, "then-again") }
    .then-again = { FORM($die, "again") }; { $when } { FORM($effect, "then-again") }
effect-roll-else = { $die }: { $when } { FORM($effect, "then-again") }; w przeciwnym razie { FORM($other, "then-again") }
    .inf = { FORM($die, "inf") }: { $when } { FORM($effect, "then-again") }; w przeciwnym razie { FORM($other, "then-again") }
roll-die = rzuć kością
    .inf = rzucić kością
    .again = rzuć ponownie
roll-die-plus = rzuć kością i dodaj { $plus }
    .inf = rzucić kością i dodać { $plus }
when-most = przy { FORM($result, "loc") } najwyżej { $n }
when-least = przy { FORM($result, "loc") } co najmniej { $n }
when-at-most = jeśli wynik nie jest większy niż { FORM($n, "limit") },
when-below = jeśli wynik jest mniejszy niż { FORM($n, "limit") },
result-of-roll = wynik
    .loc = wyniku
sum-of-roll = suma
    .loc = sumie
effect-roll-for = rzuć kością i { $effect }
    .inf = rzucić kością i { FORM($effect, "inf") }
rolled-room = pomieszczenie o tym numerze
    .at = w pomieszczeniu o tym numerze
    .to = do pomieszczenia o tym numerze
rolled-deck = pole pokładu o tym numerze
    .at = na polu pokładu o tym numerze
    .to = na pole pokładu o tym numerze
rolled-front = przednie pole wody o tym numerze
    .at = na przednim polu wody o tym numerze
    .to = na przednie pole wody o tym numerze
rolled-there = tam
    .acc = je
effect-there = { $first }. Jeśli { $condition }, { $second }
if-room-damaged = uszkodzono pole
that-room = to pomieszczenie
    .at = tam
    .to = tam
effect-discard-of = odrzuć 1 kartę { FORM($type, "gen") }
    .inf = odrzucić 1 kartę { FORM($type, "gen") }
    .other = odrzuca 1 kartę { FORM($type, "gen") }
effect-test = Test umiejętności { $n } ({ FORM($skills, "nom") }). Sukces: { SENTENCE($passed) } Porażka: { SENTENCE($failed) }
effect-test-partial = Test umiejętności { $n } ({ FORM($skills, "nom") }). Sukces: { SENTENCE($passed) } Częściowy sukces (co najmniej { $least }): { SENTENCE($partial) } Porażka: { SENTENCE($failed) }
effect-test-on = wybierz { FORM($whom, "acc") }. Test umiejętności { $n } ({ FORM($skills, "nom") }). Sukces: { SENTENCE($passed) } Porażka: { SENTENCE($failed) }

## Figurki

effect-spawn = wystaw { FORM($spaces, "at") } { COUNT($n, "deep-one", "acc") }
    .inf = wystawić { FORM($spaces, "at") } { COUNT($n, "deep-one", "acc") }
effect-spawn-each = wystaw { $where } po { COUNT($n, "deep-one", "loc") }
    .inf = wystawić { $where } po { COUNT($n, "deep-one", "loc") }
each-of-these = { FORM($spaces, "at") }
region-water = pola wody
    .at = na polach wody
    .each = na każdym polu wody
region-decks = pola pokładu
    .at = na polu pokładu
    .each = na każdym polu pokładu
region-rooms = pomieszczenia
    .at = w pomieszczeniu
    .each = w każdym z sześciu numerowanych pomieszczeń
region-ship = statek
    .at = na statku
region-board = plansza
    .at = na planszy
effect-defeat = pokonaj { FORM($it, "acc") }
    .inf = pokonać { FORM($it, "acc") }
    .other = pokonuje { FORM($it, "acc") }
effect-rescue = ocal { FORM($it, "acc") }
    .inf = ocalić { FORM($it, "acc") }
    .other = ocala { FORM($it, "acc") }
effect-remove = usuń z gry { FORM($it, "acc") }
    .inf = usunąć z gry { FORM($it, "acc") }
    .other = usuwa z gry { FORM($it, "acc") }
effect-move-monsters = przesuń { FORM($them, "all") } { FORM($it, "to") }
    .inf = przesunąć { FORM($them, "all") } { FORM($it, "to") }
    .other = przesuwa { FORM($them, "all") } { FORM($it, "to") }
both-monarchs = oboje monarchów
monsters-of-the-deep = wszystkie potwory z Odmętów

## Ludzie

effect-discard = odrzuć { COUNT($n, "card", "acc") }
    .inf = odrzucić { COUNT($n, "card", "acc") }
    .other = odrzuca { COUNT($n, "card", "acc") }
effect-discard-hand = odrzuć całą rękę
    .inf = odrzucić całą rękę
    .other = odrzuca całą rękę
effect-draw-own = dobierz { COUNT($n, "card", "acc") } ze swojego zestawu umiejętności
    .inf = dobrać { COUNT($n, "card", "acc") } ze swojego zestawu umiejętności
    .other = dobiera { COUNT($n, "card", "acc") } ze swojego zestawu umiejętności
effect-draw-any = dobierz { $cards } z dowolnych talii umiejętności poza zdradą
    .inf = dobrać { $cards } z dowolnych talii umiejętności poza zdradą
    .other = dobiera { $cards } z dowolnej talii umiejętności poza zdradą
so-many-cards = { COUNT($n, "card", "acc") }
up-to-cards = do { COUNT($n, "card", "gen") }
effect-move-to = przesuń się { FORM($it, "to") }
    .inf = przesunąć się { FORM($it, "to") }
    .other = przesuwa się { FORM($it, "to") }
    .make = przesunąć { FORM($it, "to") }
effect-go-to = trafiasz { FORM($it, "to") }
    .inf = trafić { FORM($it, "to") }
    .other = trafia { FORM($it, "to") }
    .make = przesunąć { FORM($it, "to") }
effect-fall = twoja postać zostaje pokonana
    .other = zostaje pokonany
effect-draw-item = dobierz 1 przedmiot
    .inf = dobrać 1 przedmiot
    .other = dobiera 1 przedmiot

## Kogo i co nazywają karty

any-player = gracze
    .one = wybrany przez ciebie gracz
    .one-acc = gracza
    .it = ten gracz
the-current-player = aktywny gracz
the-captain = Kapitan
the-keeper = Strażnik Księgi
humans = ludzie
    .each = każdy człowiek
    .one = wybrany przez ciebie człowiek
    .one-acc = człowieka
    .it = ten człowiek
other-free-humans = inni ludzie poza aresztem
    .one = wybrany przez ciebie inny człowiek
    .one-acc = innego człowieka
    .it = ten człowiek
others-here = inne postacie na twoim polu
    .one = wybrana przez ciebie inna postać na twoim polu
    .one-acc = inną postać na swoim polu
    .it = ta postać
in-brig = postacie w areszcie
    .each = każda postać w areszcie
    .one = postać w areszcie
    .it = ta postać
ship-spaces = pola statku
    .one = pole statku
    .one-to = na dowolne pole statku
    .it-to = na nie
adjacent-ship-spaces = sąsiednie pola statku
    .one = sąsiednie pole statku
    .one-to = na sąsiednie pole statku
    .it-to = na nie
spaces-of-the-deck = pola pokładu
    .one = pole pokładu
    .one-to = na dowolne pole pokładu
    .it-to = na nie
water-spaces = pola wody
    .acc = pola wody
    .gen = pól wody
    .one = pole wody
    .one-at = na dowolnym polu wody
    .one-to = na dowolne pole wody
    .it-at = na nim
    .it-to = na nie
undamaged-rooms = nieuszkodzone pomieszczenia
    .one = nieuszkodzone pomieszczenie
    .one-acc = wybrane nieuszkodzone pomieszczenie
    .it = je
next-to-it = sąsiednie pola
    .one = 1 sąsiednie pole
    .one-to = na 1 sąsiednie pole
    .any-to = na sąsiednie pole
    .it = je
deep-ones-on-board = istoty z głębin na planszy
    .one-all = wszystkie istoty z głębin z jednego pola
    .gen = istot z głębin na planszy
    .one = istota z głębin na planszy
    .one-acc = istotę z głębin na planszy
    .each-acc = każdą istotę z głębin na planszy
    .it-acc = ją
deep-ones-here = istoty z głębin na twoim polu
    .one-all = wszystkie istoty z głębin ze swojego pola
    .gen = istot z głębin na twoim polu
    .one = istota z głębin na twoim polu
    .one-acc = istotę z głębin na swoim polu
    .each-acc = każdą istotę z głębin na swoim polu
    .it-acc = ją
deep-ones-of = istoty z głębin { FORM($where, "at") }
    .gen = istot z głębin { FORM($where, "at") }
    .one-acc = 1 istotę z głębin { FORM($where, "at") }
    .each-all = każdą istotę z głębin { FORM($where, "at") }
    .each-acc = każdą istotę z głębin { FORM($where, "at") }
    .it-acc = ją
water-beside-it = pole wody obok
    .one-to = na pole wody obok
water-around-it = sąsiednie pola wody
    .one-to = na sąsiednie pole wody
monarchs = monarchowie na planszy
    .one-all = monarchę z planszy
    .it = on
    .it-all = go
those-on = { FORM($whom, "acc") } { FORM($where, "at") }
each-deep-one = każda istota z głębin
    .acc = każdą istotę z głębin
each-passenger = każdy pasażer
    .acc = każdego pasażera
each-character = każda postać
    .acc = każdą postać
each-human = każdy człowiek
    .acc = każdego człowieka
each-other-human = każdy inny człowiek
    .acc = każdego innego człowieka
each-enemy = każdy wróg
    .acc = każdego wroga
your-space = twoje pole
    .at = na swoim polu
deep-ones-of-a-room = pomieszczenia
    .one-acc = wszystkie istoty z głębin w wybranym pomieszczeniu
    .it-acc = je
passengers-on-decks = pasażerowie na polach pokładu
    .gen = pasażerów na polach pokładu
    .one = pasażer na polu pokładu
    .one-acc = pasażera na polu pokładu
    .limit = liczba pasażerów na polach pokładu
    .it-acc = go
passengers-near = pasażerowie na twoim polu i na sąsiednich polach
    .each-acc = każdego pasażera na swoim polu i na sąsiednich polach
    .it-acc = ich
your-items = twoje przedmioty
    .one-acc = 1 ze swoich przedmiotów
    .each-acc = wszystkie swoje przedmioty
    .it-acc = go
beside-you = twoje pole
    .one-at = na swoim polu (w kaplicy, jeśli to lazaret)
    .it-at = tam
passengers-anywhere = pasażerowie
    .one = pasażer na dowolnym polu albo w rezerwie
    .one-acc = pasażera na dowolnym polu albo w rezerwie
    .it-acc = go
passenger-of-supply = 1 pasażer z rezerwy
    .acc = 1 pasażera z rezerwy
enemy-at = wroga { FORM($where, "at") }
rest-bottom = { $n ->
    [1] drugą odłóż na spód talii
   *[other] pozostałe odłóż na spód talii
}
    .inf = { $n ->
        [1] drugą odłożyć na spód talii
       *[other] pozostałe odłożyć na spód talii
    }
    .other = { $n ->
        [1] drugą odkłada na spód talii
       *[other] pozostałe odkłada na spód talii
    }
the-rest = { $n ->
    [1] drugą
   *[other] pozostałe
}
rest-shuffle = pozostałe wtasuj z powrotem do talii
    .inf = pozostałe wtasować z powrotem do talii
mythos-or-waypoint-deck = Talia Mitów albo nawigacji
    .gen = talii Mitów albo nawigacji
effect-resolve-top = rozpatrz wierzchnią kartę { FORM($deck, "gen") }
    .inf = rozpatrzyć wierzchnią kartę { FORM($deck, "gen") }
effect-add-to-test = dodaj do testu { $card }
    .inf = dodać do testu { $card }
card-of-hand = 1 kartę z ręki
card-of-any-deck = wierzchnią kartę dowolnej talii umiejętności
card-of-treachery = zakrytą wierzchnią kartę talii zdrady
effect-pass-title = tytuł { FORM($title, "gen") } przechodzi na { $heir }
    .other = traci tytuł
heir-next = następną osobę w linii sukcesji
heir-last = ostatnią osobę w linii sukcesji
value-of-that-card = wartość tej karty
    .limit = wartość tej karty
value-of-added-card = wartość dodanej karty
    .limit = wartość dodanej karty

## Co robi kilka kart

crisis-or = Albo: { $option }
crisis-needs = Tylko jeśli { $condition }: { $effect }
crisis-or-needs = Albo, tylko jeśli { $condition }: { $effect }
effect-activate-those = aktywuj { FORM($it, "acc") }
    .inf = aktywować { FORM($it, "acc") }
effect-more-actions = wykonaj { COUNT($n, "action", "acc") }
    .inf = wykonać { COUNT($n, "action", "acc") }
    .sentence = { $n ->
        [1] Następnie wykonaj 1 akcję
       *[other] Wykonaj { COUNT($n, "action", "acc") }
    }
effect-attack = zaatakuj { $where }{ $bonus }
    .inf = zaatakować { $where }{ $bonus }
bonus = { $n ->
    [0] {""}
   *[other] {" "}z premią +{ $n }
}
bonus-per-enemy = {" "}z premią +{ $n } za każdego wroga na tym polu
enemy-other = innego wroga na tym polu
items-but-one = wszystkie swoje przedmioty poza 1
that-passenger = ten pasażer
    .acc = tego pasażera
closest-room = najbliższe numerowane pomieszczenie
    .one-at = w najbliższym numerowanym pomieszczeniu (z pola pokładu: we wskazanym strzałką; z lazaretu: w kaplicy albo kajucie kapitańskiej)
adjacent-spaces = sąsiednie pola
    .one-at = na wybranym sąsiednim polu
    .any-at = na sąsiednim polu
    .it = je
if-undamaged-room = to nieuszkodzone pomieszczenie
effect-discard-this = odrzuć tę kartę
    .inf = odrzucić tę kartę
effect-end-step = zakończ swój krok akcji
    .inf = zakończyć swój krok akcji
effect-look = podejrzyj { COUNT($n, "top-card", "acc") } { FORM($deck, "gen") }, { $deed }, a { $rest }
    .inf = podejrzeć { COUNT($n, "top-card", "acc") } { FORM($deck, "gen") }, { FORM($deed, "inf") }, a { FORM($rest, "inf") }
    .other = podgląda { COUNT($n, "top-card", "acc") } { FORM($deck, "gen") }, { FORM($deed, "other") }, a { FORM($rest, "other") }
effect-look-back = podejrzyj { COUNT($n, "top-card", "acc") } { FORM($deck, "gen") }, odłóż 1 na wierzch, a { $rest } na spód talii
    .inf = podejrzeć { COUNT($n, "top-card", "acc") } { FORM($deck, "gen") }, odłożyć 1 na wierzch, a { $rest } na spód talii
look-resolve = rozpatrz 1
    .inf = rozpatrzyć 1
    .other = rozpatruje 1
look-keep = zatrzymaj 1
    .inf = zatrzymać 1
effect-lose-ring = usuń z gry { lucky-ring }
    .inf = usunąć z gry { lucky-ring }
effect-raise-roll = dodaj { $n } do wyniku
    .inf = dodać { $n } do wyniku
effect-lower-roll = odejmij { $n } od wyniku
    .inf = odjąć { $n } od wyniku
effect-shift-roll = dodaj { $n } do wyniku albo odejmij { $n } od niego
    .inf = dodać { $n } do wyniku albo odjąć { $n } od niego
effect-raise-total = dodaj { $n } do wyniku testu
    .inf = dodać { $n } do wyniku testu
effect-lower-total = odejmij { $n } od wyniku testu
    .inf = odjąć { $n } od wyniku testu
effect-shift-total = dodaj { $n } do wyniku testu albo odejmij { $n } od niego
    .inf = dodać { $n } do wyniku testu albo odjąć { $n } od niego
effect-remove-this = usuń tę kartę z gry
    .inf = usunąć tę kartę z gry
effect-remove-top = usuń z gry { COUNT($n, "top-card", "acc") } { FORM($deck, "gen") }, nie podglądając ich
    .inf = usunąć z gry { COUNT($n, "top-card", "acc") } { FORM($deck, "gen") }, nie podglądając ich
effect-reroll = powtórz rzut
    .inf = powtórzyć rzut
cost-feat = usuń ten wyczyn z gry
    .inf = usunąć ten wyczyn z gry
modifier-attack = { $sign ->
    [up] dodaj { $n } do wyniku swoich zwykłych ataków
   *[down] odejmij { $n } od wyniku swoich zwykłych ataków
}
modifier-cannot-attack = nie możesz atakować
called-deep-ones = istoty z głębin
    .one = każdą istotę z głębin na swoim polu albo 1 istotę z głębin gdziekolwiek na planszy
    .it = je
if-four-in-deep = w Odmętach są co najmniej 4 istoty z głębin
if-in = jesteś { FORM($space, "at") }
    .who = { FORM($space, "at") }
