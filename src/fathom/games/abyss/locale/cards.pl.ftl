### Co mówią karty Abyss po polsku: czasowniki oraz to, kogo i co nazywają. Zdania i formy: pl.ftl jądra.

## Jak zaczynają się zdolności

lord-numbers = { $keys ->
    [0] { $guild } · koszt { $cost }, { COUNT($races, "race") } · { COUNT($influence, "influence") }
   *[other] { $guild } · koszt { $cost }, { COUNT($races, "race") } · { COUNT($keys, "key") } · { COUNT($influence, "influence") }
}
ability-once = Natychmiast: { SENTENCE($effect) }
ability-attack = gdy cię zaatakuje, { $effect }
moment-turn-start = Na początku swojej tury
moment-exploration-ends = Gdy kończy się twoja eksploracja,
moment-opponent-recruits = Gdy przeciwnik rekrutuje Lorda,
moment-opponent-gains = Gdy przeciwnik zyskuje naraz co najmniej 2 perły,
moment-life-removed = Za każdy punkt życia odebrany Lewiatanowi
moment-support = Gdy prosisz o wsparcie,

## Perły, klucze, żetony, rany

effect-gain = zyskaj { COUNT($n, $what, "acc") }
    .inf = zyskać { COUNT($n, $what, "acc") }
    .other = zyskuje { COUNT($n, $what, "acc") }
effect-gain-per = zyskaj { COUNT($n, $what, "acc") } { FORM($per, "per") }
    .inf = zyskać { COUNT($n, $what, "acc") } { FORM($per, "per") }
effect-lose = strać { COUNT($n, "pearl", "acc") }
    .inf = stracić { COUNT($n, "pearl", "acc") }
    .other = traci { COUNT($n, "pearl", "acc") }
effect-suffer = otrzymaj { COUNT($n, "wound", "acc") }
    .inf = otrzymać { COUNT($n, "wound", "acc") }
effect-steal = ukradnij { FORM($it, "dat") } { COUNT($n, $what, "acc") }
    .inf = ukraść { FORM($it, "dat") } { COUNT($n, $what, "acc") }
random-token = losowy żeton potwora
    .acc = losowy żeton potwora
    .gen-pl = losowych żetonów potworów
    .acc-pl = losowe żetony potworów
cost-pay = zapłać { COUNT($n, $what, "acc") }
    .inf = zapłacić { COUNT($n, $what, "acc") }
effect-give-nebulis = oddaj każdemu przeciwnikowi 1 swój Nebulis
    .sentence = Oddaj każdemu przeciwnikowi 1 swój Nebulis. Jeśli masz za mało, wybierasz, kto go dostaje.

## Sojusznicy

effect-discard-allies = odrzuć z ręki { $allies }
    .inf = odrzucić z ręki { $allies }
    .other = odrzuca z ręki { $allies }
so-many-allies = { COUNT($n, "ally", "acc") }
all-but-allies = wszystkich sojuszników oprócz { $n }
effect-take-to-hand = weź na rękę { FORM($it, "acc") }
    .inf = wziąć na rękę { FORM($it, "acc") }
select-stacks = stosy Rady
    .one = jeden stos Rady
select-discarded = sojusznicy ze stosu odrzuconych kart Eksploracji
    .one = dowolny sojusznik ze stosu odrzuconych kart Eksploracji
    .one-acc = dowolnego sojusznika ze stosu odrzuconych kart Eksploracji
select-next-ally = następny sojusznik z talii Eksploracji
    .one-acc = następnego sojusznika z talii Eksploracji
select-races = rasy
    .one = wybrana przez ciebie rasa
    .one-gen = wybranej przez ciebie rasy
select-affiliated-of = twoi stowarzyszeni sojusznicy { FORM($race, "gen") }
    .one = jeden stowarzyszony sojusznik { FORM($race, "gen") }
    .one-acc = jednego stowarzyszonego sojusznika { FORM($race, "gen") }

## Lordowie

effect-discard = odrzuć { FORM($it, "acc") }
    .inf = odrzucić { FORM($it, "acc") }
    .other = odrzuca { FORM($it, "acc") }
effect-take-lord = weź { FORM($it, "acc") }
    .inf = wziąć { FORM($it, "acc") }
effect-disable = wyłącz { FORM($it, "acc") }
    .sentence = Wyłącz { FORM($it, "acc") }; odtąd dają tylko punkty wpływu.
effect-free = uwolnij { FORM($it, "acc") }
    .sentence = Uwolnij { FORM($it, "acc") }. Jego Miejsce pozostaje twoje.
effect-exchange = wymień { FORM($old, "acc") } na { FORM($it, "acc") }
    .inf = wymienić { FORM($old, "acc") } na { FORM($it, "acc") }
effect-place-top = umieść wierzchniego { FORM($piece, "acc") } z talii { $where }
    .inf = umieścić wierzchniego { FORM($piece, "acc") } z talii { $where }
    .other = umieszcza wierzchniego { FORM($piece, "acc") } z talii { $where }
on-free-court = na wolnym polu Dworu
on-free-border = na wybranym wolnym polu granicy
on-border = na granicy
select-lords = twoi wolni Lordowie
    .one = jeden z twoich wolnych Lordów
    .one-acc = jednego ze swoich wolnych Lordów
    .another = inny z twoich wolnych Lordów
    .another-acc = innego ze swoich wolnych Lordów
select-rivals = przeciwnicy
    .one = wybrany przeciwnik
    .one-dat = wybranemu przeciwnikowi
    .each = każdy przeciwnik
    .each-gen = każdego przeciwnika
select-robbed = ten przeciwnik
    .one = on
    .one-dat = mu
select-rival-lords = wolni Lordowie { FORM($whose, "gen") }
    .one = po jednym wolnym Lordzie { FORM($whose, "gen") }
select-assigned = twoi przypisani Lordowie
    .one = jeden z twoich przypisanych Lordów
    .one-acc = jednego ze swoich przypisanych Lordów
select-court = Lordowie z Dworu
    .one = Lord z Dworu
    .one-acc = Lorda z Dworu
select-top-lord = wierzchni Lord z talii
    .one-acc = wierzchniego Lorda z talii
effect-sentinel = postaw Strażnika tego Lorda
    .inf = postawić Strażnika tego Lorda
effect-extra-turn = po tej turze rozegraj jeszcze jedną
    .inf = rozegrać po tej turze jeszcze jedną

## Miejsca

location-worth = Punkty wpływu: { $worth }.
effect-draw-locations = { $n ->
    [1] dobierz 1 Miejsce i za pomocą tego Lorda przejmij nad nim kontrolę, bez użycia kluczy
   *[other] dobierz { COUNT($n, "location", "acc") } i za pomocą tego Lorda przejmij kontrolę nad jednym z nich, bez użycia kluczy
}
effect-loot = dobieraj na to Miejsce karty Łupu, dopóki chcesz
    .sentence = Dobieraj na to Miejsce karty Łupu, dopóki chcesz. Gdy jakaś wartość się powtórzy, odrzuć obie karty i zakończ.
select-locations = twoje Miejsca
    .one = jedno z twoich Miejsc
    .one-acc = jedno ze swoich Miejsc
select-available = dostępne Miejsca
    .one = dostępne
select-this-location = to Miejsce
select-stacked = Miejsca ze stosu
    .one = dowolne Miejsce ze stosu
number-lords-of = 1 za każdego twojego { FORM($guild, "acc") }
    .per = za każdego twojego { FORM($guild, "acc") }
number-allies-of = { FORM($race, "gender") ->
    [f] 1 za każdą twoją stowarzyszoną { FORM($race, "acc") }
   *[m2] 1 za każdego twojego stowarzyszonego { FORM($race, "acc") }
}
    .per = { FORM($race, "gender") ->
        [f] za każdą twoją stowarzyszoną { FORM($race, "acc") }
       *[m2] za każdego twojego stowarzyszonego { FORM($race, "acc") }
    }
number-guilds = 1 za każdą gildię wśród twoich Lordów
    .per = za każdą gildię wśród twoich Lordów
number-lords = 1 za każdego twojego Lorda
    .per = za każdego twojego Lorda
number-lords-with-key = 1 za każdego twojego Lorda z kluczem
    .per = za każdego twojego Lorda z kluczem
number-lords-without-key = 1 za każdego twojego Lorda bez klucza
    .per = za każdego twojego Lorda bez klucza
number-twice-weakest = dwa razy tyle, ile ma twój najsłabszy Lord
number-strongest-lord = tyle, ile ma twój najsilniejszy Lord
number-affiliated = 1 za każdego twojego stowarzyszonego sojusznika
    .per = za każdego twojego stowarzyszonego sojusznika
number-weakest-allies = wartość twojego najsłabszego stowarzyszonego sojusznika każdej rasy
number-nebulis = 1 za każdy twój Nebulis
    .per = za każdy twój Nebulis
number-mirrored = tyle, ile dałoby ci najlepsze Miejsce przeciwnika
number-loot = wartość leżących na nim Łupów
number-races-left = 1 za każdą rasę odesłaną do Rady
    .per = za każdą rasę odesłaną do Rady

## Lewiatany, żetony, Łupy

effect-may-fight = możesz stoczyć walkę z Lewiatanem
effect-strike = odbierz wybranemu Lewiatanowi 1 punkt życia i weź za to nagrodę
    .inf = odebrać wybranemu Lewiatanowi 1 punkt życia i wziąć za to nagrodę
select-border = Lewiatany na granicy
    .one = Lewiatan na granicy
    .one-acc = Lewiatana na granicy
    .per = za każdego Lewiatana na granicy
leviathan-races = Mogą z nim walczyć { FORM($races, "nom-pl") }.
leviathan-lives = Wytrzymałość od góry: { $lives }.
leviathan-life = { $strength } ({ COUNT($tokens, "token") })
loot-gives-nothing = Bez nagrody, liczy się tylko wartość.

## Co karty robią samą obecnością

modifier-cost = Lordowie kosztują { $whom } { $change }
whom-you = cię
whom-opponents = twoich przeciwników
number-more = o { $n } więcej
number-less = o { $n } mniej
modifier-more = { $moment } weź dodatkowo { COUNT($n, $what, "acc") }
modifier-any-ally = do { $act } możesz używać sojuszników dowolnych ras
act-recruit = rekrutacji Lordów
act-fight = walki z Lewiatanami
modifier-hand-limit = na koniec swojej tury każdy przeciwnik odrzuca z ręki wszystkich sojuszników oprócz { $n }
modifier-threat-space = przeciwnik, który walczy z potworem, bierze nagrodę z poprzedniego pola zagrożenia
modifier-ignores-monsters = możesz zignorować odkrytego przez siebie potwora: nie umieszczaj Lewiatana i eksploruj dalej
modifier-second-fight = po zabiciu Lewiatana możesz walczyć z następnym
modifier-soldier-immunity = zdolności cudzych Żołnierzy na ciebie nie działają
modifier-affiliates-any = gdy rekrutujesz, stowarzysz dowolnego sojusznika użytego do zapłaty, nie tylko najsłabszego
modifier-purchases = w turze każdego przeciwnika możesz kupić drugiego sojusznika
modifier-nebulis-limit = w każdej płatności możesz użyć drugiego Nebulis
modifier-keeps-pearls = możesz płacić Nebulis, nawet gdy masz jeszcze perły
modifier-no-final-nebulis = na koniec gry Krakeny na ręce nie dają ci Nebulis
