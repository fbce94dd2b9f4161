### Słowa gry Abyss po polsku; nazwy rzeczy są w names.pl.ftl.
### Wartość rzeczownika lub frazy to jej etykieta, z wielką literą; w środku zdania stoi FORM($thing, "nom") lub inny przypadek.
### Gracze stoją zawsze w mianowniku, bo imion graczy program nie odmienia.

## Karty i miejsca jako frazy

ally-plain = { $case ->
    [nom] { $race } { $value }
   *[other] { FORM($race, $case) } { $value }
}
    .nom = { FORM($race, "nom") } { $value }
ally-pearl = { $case ->
    [nom] { $race } { $value } { mark-pearl }
   *[other] { FORM($race, $case) } { $value } { mark-pearl }
}
    .nom = { FORM($race, "nom") } { $value } { mark-pearl }
ally-dice = { $case ->
    [nom] { $race } { $value } { mark-dice }
   *[other] { FORM($race, $case) } { $value } { mark-dice }
}
    .nom = { FORM($race, "nom") } { $value } { mark-dice }
stack-of = Stos { FORM($race, "gen-pl") }
    .nom = stos { FORM($race, "gen-pl") }
zone-lord = na Dworze
zone-council = w Radzie
zone-location = na Miejscu
space-2-3 = Pole 2/3
    .loc = polu 2/3
space-4 = Pole 4
    .loc = polu 4
space-5 = Pole 5
    .loc = polu 5
space-6 = Pole 6
    .loc = polu 6
space-7 = Pole 7
    .loc = polu 7
space-8 = Pole 8
    .loc = polu 8
space-9 = Pole 9
    .loc = polu 9
space-10 = Pole 10
    .loc = polu 10
space-11-12 = Pole 11/12
    .loc = polu 11/12

## Tura

ask-action = Co robisz?
explore = Eksploruj głębiny
support = Poproś Radę o wsparcie
recruit = Zrekrutuj Lorda
plot = Spiskuj na Dworze (1 perła)
sentinel = Postaw Strażnika
skip = Pomiń akcję
ask-leftover = Używasz jeszcze zdolności przed końcem tury?
end-turn = Zakończ turę
refuse-explore = Nie ma już kart Eksploracji do dobrania.
refuse-support = Nie ma stosu Rady, który można by wziąć.
refuse-recruit = Twoi sojusznicy i perły nie wystarczą na żadnego Lorda z Dworu.
refuse-recruit-court = Na Dworze nie ma Lorda, którego można by wziąć.
refuse-plot-full = Nie możesz spiskować: na Dworze nie ma wolnego pola.
refuse-plot-deck = Nie możesz spiskować: talia Lordów jest pusta.
refuse-plot-pearl = { $nebulis ->
    [0] Nie możesz spiskować: kosztuje to 1 perłę, a nie masz żadnej.
   *[other] Nie możesz spiskować: kosztuje to 1 perłę, a Nebulis się nie liczą.
}
refuse-plot-late = Spiskować można tylko przed akcją.
refuse-skip = Dopóki jakaś akcja jest możliwa, trzeba ją wykonać.
refuse-second-action = W tej turze wykonano już jedyną akcję.
refuse-power-used = Zdolność { FORM($lord, "gen") } została już użyta w tej turze.
refuse-power-impossible = Zdolność { FORM($lord, "gen") } niczego by teraz nie zmieniła.
refuse-disabled = Lord { $lord } jest wyłączony i daje tylko punkty wpływu.
refuse-five = Pięć osób może grać tylko z rozszerzeniem Lewiatan.
refuse-reserved = { $what }: rezerwacja cudzego Strażnika.
log-turn = Tura { $n }: { $player }.
log-skip = { $player } nie może wykonać akcji i ją pomija.
log-stuck = Nikt nie może już wykonać akcji. Koniec gry.
log-extra-turn = { $player } rozgrywa jeszcze jedną turę.
log-plot = { $player } spiskuje na Dworze za 1 perłę.
log-use-power = { $player } używa zdolności { FORM($lord, "gen") }.

## Eksploracja

if-dear = sojusznik kosztuje co najmniej { COUNT($n, "pearl", "acc") }
if-low-ally = sojusznik ma wartość { $n } albo mniejszą
ask-buy = { $player } odkrywa { FORM($card, "acc") }. Kupujesz tę kartę za { COUNT($n, "pearl", "acc") }?
buy-option = { $nebulis ->
    [0] Kup za { COUNT($pearls, "pearl", "acc") }
   *[other] { $pearls ->
        [0] Kup za { COUNT($nebulis, "nebulis", "acc") }
       *[other] Kup za { COUNT($pearls, "pearl", "acc") } i { COUNT($nebulis, "nebulis", "acc") }
    }
}
ask-take = Nikt nie kupuje { FORM($card, "gen") }. Bierzesz tę kartę?
take-option = Weź { FORM($card, "acc") }
explore-on = Eksploruj dalej
ask-monster = Potwór! Znacznik zagrożenia stoi na polu { $n }. Co robisz?
ask-leviathan = Potwór! Co robisz?
fight-option = Walcz
ignore-option = Pomiń go i eksploruj dalej
explore-on-threat = Eksploruj dalej (zagrożenie +1)
explore-on-leviathan = Eksploruj dalej (umieść Lewiatana)
ask-send-kraken = Na który stos Rady trafia { FORM($card, "nom") }?
refuse-older = { $card } leży wcześniej na torze. Wziąć można tylko ostatnio odkrytego sojusznika.
refuse-fight = Nie masz sojusznika, który mógłby walczyć z Lewiatanem na granicy.
refuse-fifth-space = Na ostatnim polu toru trzeba walczyć, skoro jest to możliwe.
log-explore = { $player } odkrywa { FORM($card, "acc") } na polu { $space }.
log-buy = { $nebulis ->
    [0] { $player } kupuje { FORM($card, "acc") } za { COUNT($pearls, "pearl", "acc") }.
   *[other] { $pearls ->
        [0] { $player } kupuje { FORM($card, "acc") } za { COUNT($nebulis, "nebulis", "acc") }.
       *[other] { $player } kupuje { FORM($card, "acc") } za { COUNT($pearls, "pearl", "acc") } i { COUNT($nebulis, "nebulis", "acc") }.
    }
}
log-take = { $player } bierze { FORM($card, "acc") }.
log-nothing-to-draw = Nie ma już czego dobrać. { $player } kończy eksplorację.
log-reshuffle = Odrzucone karty Eksploracji zostają potasowane w nową talię.
log-to-council = { $card } trafia do Rady.
log-send-kraken = { $player } odsyła { FORM($card, "acc") } na stos { FORM($race, "gen-pl") }.
log-threat = Zagrożenie rośnie do { $n }.
log-threat-back = Zagrożenie wraca do 0.
log-ignore = { $player } pomija potwora.

## Potwory z gry podstawowej

ask-reward = Potwór jest pokonany. Którą nagrodę bierzesz?
reward-option = { $tokens ->
    [0] { $pearls ->
        [0] Tylko klucze
       *[other] { COUNT($pearls, "pearl") }
    }
   *[other] { $pearls ->
        [0] { COUNT($tokens, "monster-token") }
       *[other] { COUNT($pearls, "pearl") } i { COUNT($tokens, "monster-token") }
    }
}
refuse-tokens-short = Zostało za mało żetonów potworów, żeby wziąć ich więcej.
log-fight-monster = { $player } walczy z potworem: nagroda z pola zagrożenia { $n }.
log-take-tokens = { $player } dobiera { COUNT($n, "monster-token", "acc") }.
log-your-token = Dostajesz { FORM($token, "acc") }.
log-lost-token = Tracisz { FORM($token, "acc") }.

## Rada

ask-stack = Który stos Rady bierzesz?
stack-option = Stos { FORM($race, "gen-pl") } ({ COUNT($n, "card") })
ask-discard-stack = Który stos Rady odrzucasz?
refuse-empty-stack = Stos { FORM($race, "gen-pl") } jest pusty.
log-take-stack = { $player } bierze stos { FORM($race, "gen-pl") } ({ COUNT($n, "card") }).
log-discard-stack = { $player } odrzuca stos { FORM($race, "gen-pl") } ({ COUNT($n, "card") }).

## Dwór

ask-recruit = Którego Lorda rekrutujesz?
lord-option = { $keys ->
    [0] { $lord } ({ $guild }): koszt { $cost }, { COUNT($races, "race") }; { COUNT($influence, "influence") }
   *[other] { $lord } ({ $guild }): koszt { $cost }, { COUNT($races, "race") }; { COUNT($keys, "key") }, { COUNT($influence, "influence") }
}
ask-pay = { $laid ->
    [0] Którym sojusznikiem płacisz za { FORM($lord, "acc") }? Koszt: { $n }.
   *[other] Którego sojusznika dokładasz do zapłaty za { FORM($lord, "acc") }? Wyłożono: { $laid }, brakuje: { $n }.
}{ $missing ->
    [0] { "" }
   *[other] { " " }Brakuje jeszcze rasy: { $race }.
}
enough-option = { $n ->
    [0] Zapłać tyle
   *[other] { $nebulis ->
        [0] Dopłać { COUNT($n, "pearl", "acc") }
       *[other] Dopłać { $n } w perłach albo Nebulis
    }
}
ask-mix = Do zapłaty: { $n }. Jak płacisz?
mix-option = { $nebulis ->
    [0] { COUNT($pearls, "pearl") }
   *[other] { $pearls ->
        [0] { COUNT($nebulis, "nebulis") }
       *[other] { COUNT($pearls, "pearl") } i { COUNT($nebulis, "nebulis") }
    }
}
ask-affiliate = Którego z tych sojuszników stowarzyszasz?
ask-take-lord = Którego Lorda bierzesz?
take-lord-option = { $keys ->
    [0] { $lord } ({ $guild }): { COUNT($influence, "influence") }
   *[other] { $lord } ({ $guild }): { COUNT($keys, "key") }, { COUNT($influence, "influence") }
}
ask-replace-lord = Którego Lorda z Dworu wymieniasz?
ask-discard-lord = Którego Lorda odrzucasz?
ask-free-lord = Którego Lorda uwalniasz?
ask-disable = Którego wolnego Lorda wyłączasz? Właściciel: { $player }.
refuse-cost = { $lord }: koszt { $n }, a możesz zapłacić najwyżej { $have }.
refuse-races = { $lord }: potrzebni są sojusznicy dokładnie { COUNT($n, "race", "gen") }.
refuse-guild-race = { $lord }: potrzebny jest sojusznik rasy tej gildii ({ $race }), a takiego nie masz.
refuse-payment = { $card }: z tą kartą nie da się już poprawnie zapłacić.
refuse-assigned = { $lord }: ten Lord jest bezpieczny, bo jest przypisany do Miejsca.
log-setup-court = Na Dworze: { $lords }.
log-recruit = { $player } rekrutuje { FORM($lord, "acc") }.
log-pay = { $nebulis ->
    [0] { $player } płaci { COUNT($pearls, "pearl", "acc") }.
   *[other] { $pearls ->
        [0] { $player } płaci { COUNT($nebulis, "nebulis", "acc") }.
       *[other] { $player } płaci { COUNT($pearls, "pearl", "acc") } i { COUNT($nebulis, "nebulis", "acc") }.
    }
}
log-pay-allies = { $player } płaci { FORM($allies, "ins") }.
log-affiliate = { $player } stowarzysza { FORM($ally, "acc") }.
log-lord-enters = { $lord } wchodzi do gry. Nowy właściciel: { $player }.
log-reveal-lord = Na Dwór przybywa { $lord } (pole { $space }).
log-replace-lord = { $player } wymienia { FORM($old, "acc") }. Na Dwór przybywa { $new }.
log-court-low = Na Dworze zostało niewielu Lordów: nadrukowane tam perły bierze { $player }.
log-court-exhausted = Dworu nie da się uzupełnić.
log-lose-lord = { $player } traci { FORM($lord, "acc") }.
log-disable = { $player }: Lord { $lord } zostaje wyłączony.
log-free-lord = { $player }: Lord { $lord } znów jest wolny.

## Perły, klucze, Nebulis, karty

ask-discard = { $why ->
    [law] { $n ->
        [1] Stan wojenny: którego sojusznika odrzucasz?
       *[other] Stan wojenny: których sojuszników odrzucasz? Wybierz { $n }.
    }
   *[power] { $n ->
        [1] Którego sojusznika odrzucasz?
       *[other] Których sojuszników odrzucasz? Wybierz { $n }.
    }
}
ask-discard-one = Którego sojusznika odrzucasz?
ask-heal = Którego sojusznika bierzesz ze stosu odrzuconych?
ask-martial-law = Stan wojenny: wolno mieć 12 sojuszników, a masz o { $n } więcej. Ilu z nich zatrzymujesz, po 1 perle za każdego?
ask-steal = Komu kradniesz żeton potwora?
steal-option = { $pile ->
    [base] { $player }: żeton z gry podstawowej
   *[expansion] { $player }: żeton z rozszerzenia
}
ask-race = Którą rasę wskazujesz?
ask-lose-affiliated = Którego stowarzyszonego sojusznika odrzucasz?
ask-give-nebulis = Kto dostaje od ciebie 1 Nebulis?
ask-figure = Kto dostaje figurkę Krakena?
refuse-discard-kraken = W stanie wojennym nie można odrzucać Krakenów.
log-gain-pearls = { $player } zyskuje { COUNT($n, "pearl", "acc") }.
log-lose-pearls = { $player } traci { COUNT($n, "pearl", "acc") }.
log-gain-keys = { $player } zyskuje { COUNT($n, "key", "acc") }.
log-gain-nebulis = { $player } bierze { COUNT($n, "nebulis", "acc") }.
log-give-nebulis = { $player } oddaje 1 Nebulis. Dostaje go { $other }.
log-discard-ally = { $player } odrzuca { FORM($ally, "acc") }.
log-martial-law = { $player } płaci { COUNT($n, "pearl", "acc") } z powodu stanu wojennego.
log-steal = { $pile ->
    [base] { $player } kradnie żeton potwora. Traci go { $victim }.
   *[expansion] { $player } kradnie żeton z rozszerzenia. Traci go { $victim }.
}
log-heal = { $player } bierze sojusznika ze stosu odrzuconych.
log-your-card = Bierzesz { FORM($card, "acc") }.
log-name-race = { $player } wskazuje rasę: { FORM($other, "nom-pl") }.
log-figure = { $player } ma teraz figurkę Krakena.
log-show-tokens = { $player } pokazuje żetony potworów: { $tokens }.
log-figure-back = Nikt nie ma już Nebulis: figurka Krakena wraca do zasobów.

## Miejsca i Łupy

ask-location = Masz co najmniej trzy klucze. Nad którym Miejscem przejmujesz kontrolę?
location-option = { $location }: { $worth }
draw-option = { $n ->
    [1] Dobierz 1 Miejsce i je weź
   *[other] Dobierz { COUNT($n, "location", "acc") } i wybierz jedno
}
ask-keep = Które Miejsce zatrzymujesz? Pozostałe stają się dostępne.
ask-pay-keys = Które trzy klucze oddajesz za { FORM($location, "acc") }?
ask-smokers = Na które Miejsce ze stosu wymieniasz { FORM($card, "acc") }?
decline = Zatrzymaj to Miejsce
ask-swap-give = Które ze swoich Miejsc oddajesz?
ask-swap-take = Które dostępne Miejsce bierzesz w zamian?
ask-loot = Wartość leżących tu Łupów: { $n }. Dobierasz jeszcze jeden? Jeśli jego wartość już tu leży, obie karty przepadają i kończysz.
draw-loot = Dobierz jeszcze jeden Łup
stop-loot = Zakończ
refuse-draw-more = { $n ->
    [0] Nie ma już Miejsc do dobrania.
    [1] Do dobrania zostało tylko 1 Miejsce.
   *[other] Do dobrania zostały tylko { COUNT($n, "location") }.
}
refuse-keep-keys = Kluczy nie można zachować na później: trzech trzeba użyć.
refuse-no-key = Lord { $lord } nie ma klucza.
log-setup-location = Dostępne Miejsce: { $location }.
log-draw-location = Dobrane Miejsce: { $location }.
log-pay-keys = { $player } oddaje { COUNT($n, "key", "acc") }.
log-assign = { $player } przypisuje { FORM($lord, "acc") } do { FORM($location, "gen") }.
log-control = { $player } przejmuje kontrolę nad { FORM($location, "ins") }.
log-exchange = { $player } wymienia { FORM($old, "acc") } na { FORM($new, "acc") }.
log-loot = { $player } dobiera { FORM($loot, "acc") } na { FORM($location, "acc") }.
log-loot-twice = { $loot } trafia się drugi raz: obie karty przepadają.

## Lewiatany

ask-target = Z którym Lewiatanem walczysz?
ask-strike = Który Lewiatan traci 1 punkt życia?
leviathan-option = { $leviathan } na { FORM($space, "loc") }: wytrzymałość { $n }, nagroda: { COUNT($tokens, "token") }, punkty życia: { $life }
ask-fighter = Którego sojusznika wysyłasz do walki?
ask-spend = Siła ataku: { $n }. Ile pereł dokładasz, każda za +1?
ask-attack-again = Atakujesz ponownie?
attack-again = Atakuj ponownie
end-fight = Zakończ walkę
ask-second-fight = Lewiatan nie żyje. Walczysz z drugim?
second-fight = Walcz z drugim Lewiatanem
ask-split-tokens = Zdobywasz { COUNT($n, "monster-token", "acc") }. Ile dobierasz ze stosu gry podstawowej? Reszta pochodzi ze stosu rozszerzenia.
ask-reveal-token = Odkrywasz żeton z rozszerzenia?
reveal-option = Odkryj: { $effect }
keep-tokens = Zachowaj resztę w ukryciu
ask-border-guard = Kto umieszcza Lewiatana?
ask-free-space = Na którym wolnym polu umieszczasz Lewiatana ({ $leviathan })?
ask-lose-allies = { $n ->
    [1] Lewiatan atakuje. Którego sojusznika odrzucasz?
   *[other] Lewiatan atakuje. Których sojuszników odrzucasz? Wybierz { $n }.
}
ask-lose-lord = Lewiatan atakuje. Którego wolnego Lorda tracisz?
refuse-target = { $leviathan }: nie masz sojusznika, który mógłby walczyć z tym Lewiatanem.
refuse-fighter = { $card }: ta rasa nie może walczyć z tym Lewiatanem.
refuse-other-leviathan = W tej samej walce nie można zwrócić się przeciw innemu Lewiatanowi.
refuse-token-stack = Nie ma stosu Rady, który można by wziąć, więc tego żetonu nie da się odkryć.
refuse-token-kept = Żetony zachowane wcześniej można odkryć tylko na początku swojej tury.
refuse-shaman = { $player } ma Szamana i jest pod ochroną.
log-setup-leviathan = Kości wskazują { $n }: na granicy pojawia się { $leviathan }.
log-no-leviathan = Talia Lewiatanów jest pusta. Żaden się nie pojawia.
log-roll-border = { $player } losuje pole granicy. Kości: { $first } i { $second }.
log-place-leviathan = Na granicy, na { FORM($space, "loc") }, pojawia się { $leviathan }.
log-leviathan-leaves = Z granicy znika { $leviathan }.
log-attacked = Atak Lewiatana ({ $leviathan }). Cel: { $player }.
log-wounds = { $player } otrzymuje { COUNT($n, "wound", "acc") }.
log-fight-leviathan = { $player } walczy z Lewiatanem: { $leviathan }.
log-roll = { $second ->
    [0] { $player } rzuca kością: { $n }.
   *[other] { $player } rzuca dwiema kośćmi: { $first } i { $second }. Liczy się { $n }.
}
log-spend = { $player } dokłada do ataku { COUNT($n, "pearl", "acc") }.
log-attack-fails = { $player } atakuje z siłą { $n }, na próżno.
log-attack-succeeds = { $player } atakuje z siłą { $n } i odbiera { COUNT($points, "life-point", "acc") }.
log-strike = { $player } rani Lewiatana: { $leviathan }.
log-kill = { $player } zabija Lewiatana: { $leviathan }.
log-slayer = { $player } ma teraz figurkę Pogromcy Głębin.
log-take-expansion-tokens = { $player } dobiera { COUNT($n, "expansion-token", "acc") }.
log-reveal-token = { $player } odkrywa { FORM($token, "acc") }.

## Strażnicy

ask-sentinel = Co rezerwuje twój Strażnik?
refuse-zone-taken = Strażnik stoi już { $zone }.
log-sentinel = { $player } stawia { FORM($token, "acc") }. Zarezerwowane: { $place }.
log-sentinel-returns = { $token } wraca. Właściciel: { $player }.

## Koniec

log-setup-start = Zaczyna { $player }.
log-end-lords = { $player } ma siedmiu Lordów. Wszyscy pozostali rozgrywają ostatnią turę.
log-end-court = Dworu nie da się uzupełnić. Wszyscy pozostali rozgrywają ostatnią turę.
log-end-leviathan = Skończyły się Lewiatany albo żetony potworów. Wszyscy pozostali rozgrywają ostatnią turę.
end-lords = Gra się skończyła, bo ktoś miał siedmiu Lordów.
end-court = Gra się skończyła, bo nie dało się uzupełnić Dworu.
end-leviathan = Gra się skończyła, bo zabrakło Lewiatanów albo żetonów potworów.
end-stuck = Gra się skończyła, bo nikt nie mógł wykonać akcji.

## Co zostało ujawnione

revealed-card = karta z talii Eksploracji ({ FORM($card, "nom") })
revealed-lord = Lord z talii ({ $lord })
revealed-location = Miejsca ze stosu
revealed-loot = karta Łupu ({ $loot })
revealed-token = żeton potwora
revealed-discard = odrzucone karty Eksploracji
revealed-stack = karty ze stosu { FORM($race, "gen-pl") }
revealed-hands = karty z rąk graczy
revealed-dice = rzut kośćmi
revealed-leviathan = Lewiatan z talii ({ $leviathan })

## Pozycje, których być nie może

position-keys = Gracze mają razem { COUNT($given, "key", "acc") }, a w grze jest tylko { $most }.
position-assigned = { $where } przypisuje Lordów do { $given }, a tego Miejsca tam nie ma.
position-court = Dwór ma 6 pól, a nie { $given }.
position-threat = { $most ->
    [0] Z rozszerzeniem Lewiatan nie ma toru zagrożenia, więc zagrożenie musi wynosić 0, a nie { $given }.
   *[other] Zagrożenie wynosi od 0 do { $most }, więc nie może być równe { $given }.
}
position-border-twice = Pole granicy { $given } podano dwa razy.
position-life = { $where }: utraconych punktów życia musi być od 0 do { $most }, a nie { $given }.
position-loot-twice = { $where } zawiera dwa razy tę samą wartość, a równe Łupy nigdy nie zostają na Miejscu.
position-loot-hidden = { $where }: to Miejsce jest zakryte, więc nie może mieć Łupów.
position-sentinel-lord = { $where }: Strażnik nie może należeć do miejsca { $owner }, bo jego Lord ({ $lord }) jest gdzie indziej.
position-sentinel-zone = { $where }: inny Strażnik stoi już { $zone }.
position-sentinel-on = { $where }: Strażnik nie może tu stać na { $given }. Może stać na: { $legal }.
position-last-turns = Pozostałych ostatnich tur musi być od 0 do { $most }, a bez końca gry 0; nie { $given }.

## Co dzieje się samo

log-only-explore = { $player } może tylko eksplorować.
log-only-support = { $player } może tylko poprosić o wsparcie.
log-only-lord = { $player } nie może sięgnąć po żadnego innego Lorda.
log-only-explore-on = { $player } nie może walczyć i musi eksplorować dalej.
log-power-idle = Zdolność { FORM($lord, "gen") } nie ma tu na co działać.

## Co rozstrzyga remis

tie-pearls = Perły
tie-lord = Najwyższy pojedynczy Lord
