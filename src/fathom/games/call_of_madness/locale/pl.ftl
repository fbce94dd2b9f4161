### Co mówi gra Call of Madness: pytania, odpowiedzi, dziennik, odmowy. Nazwy są w names.pl.ftl, akcje w verbs.pl.ftl.
### Gracze i miejsca stoją w mianowniku, najlepiej po dwukropku, bo imion się nie odmienia.

## Places and pieces

own-name = { $pl }
space-of = { $player }, rząd { $row }, kolumna { $column }
plain-at = Puste pole: { $space }
outpost-at = Przyczółek: { $space }
investigator-at = { $name } ({ $space })
headquarters-of = siedziba
depth-side = { $name } (pole: { $upper }; przyczółek: { $lower })
side-a = Strona A
side-b = Strona B
depth-does = { $verb ->
    [attack] atak z siłą { $n }
    [reinforce] wzmocnienie o { $n }
    [gain] właściciel planszy zdobywa { COUNT($n, "cultist", "acc") }
   *[lose] właściciel planszy traci { COUNT($n, "cultist", "acc") }
}
depth-at = { $token }, { $space }
tokens-of = { COUNT($n, $colour, "acc") }
madness-blue = niebieskie
    .one = niebieski
    .acc = niebieski
    .acc-pl = niebieskie
    .gen-pl = niebieskich
madness-green = zielone
    .one = zielony
    .acc = zielony
    .acc-pl = zielone
    .gen-pl = zielonych
madness-red = czerwone
    .one = czerwony
    .acc = czerwony
    .acc-pl = czerwone
    .gen-pl = czerwonych
card-for = { $card } ({ COUNT($n, "cultist") })
goal-for = { $goal } ({ COUNT($n, "point") })

## What cards show beside their actions

card-price = { $god }. Koszt: { COUNT($n, "cultist") }.
key-draw = Słowo kluczowe: możesz dobrać 1 kartę.
key-again = Słowo kluczowe: możesz zagrać kolejną kartę.
key-automa = Słowo kluczowe: Automa zagrywa następną kartę.
power-day = Dzień: { $text }.
power-night = Noc: { $text }.
goal-says = { SENTENCE($text) }
goal-pays = Realizując ten cel, odrzuć do worka { COUNT($n, "madness-token", "acc") }.
goal-points = { COUNT($n, "point") }{ $seats ->
    [2] { "" }
   *[other] { " " }(od { $seats } graczy)
}.
event-kind = { $general ->
    [1] Wydarzenie ogólne: dotyczy wszystkich graczy.
   *[other] Wydarzenie: każdy gracz może z niego raz skorzystać.
}
automa-value = Karta { $label }, wartość { $n }.
tile-says = Życie { $life }, siła { $strength }{ $symbol ->
    [1] , symbol szaleństwa
   *[other] { "" }
}.

## Setup

ask-finals = Które 2 cele końcowe zatrzymujesz?
ask-character = Którą postacią grasz?
ask-starting-card = Którą kartę boga bierzesz na początek?
log-setup-cultists = Kultyści każdego gracza: { $n }.
log-setup-gods = Bogowie na ołtarzu: { $gods }.
log-setup-first = { $player } bierze znacznik pory dnia i zaczyna.
log-character = { $player } gra postacią: { $character }.

## Rounds and phases

log-round = Zaczyna się runda { $n }.
log-time = { $time ->
    [night] Zapada noc.
   *[day] Wstaje dzień.
}
log-newcomers = Nowi badacze ({ $player }): { $who }.
log-bag-filled = Worek badaczy jest pusty: wracają do niego wszystkie odrzucone kafelki.
log-defence = Obrona siedziby: zaczyna { $player }.
log-investigators = Badacze ruszają: zaczyna { $player }.
log-under = { $n ->
    [1] { $player } kładzie 1 kartę pod talię.
   *[other] { $player } tasuje { COUNT($n, "card", "acc") } i kładzie je pod talię.
}

## Turns

ask-turn = Twoja tura. Co robisz?
ask-pay-turn = Ta tura kosztuje 1 znacznik szaleństwa. Płacisz czy pasujesz?
pay-turn = Zapłać 1 znacznik szaleństwa
pass = Spasuj
end-turn = Zakończ turę
play-card = Zagraj: { $card }
log-turn = Tura: { $player }.
log-pass = { $player } pasuje.
log-pass-owed = { $player } nie ma znacznika szaleństwa na kolejną turę i pasuje.
log-marker = { $player } bierze znacznik pory dnia.
refuse-turn = Nie masz znacznika szaleństwa, aby zapłacić za kolejną turę.
refuse-card = Zagranie karty: w tej turze nie możesz już zagrać karty.
refuse-passed = Zagranie karty: już spasowano.
refuse-end = Zakończenie tury: najpierw zagraj kartę albo spasuj.

## Additional actions

remove-outpost = Odrzuć przyczółek ze swojej planszy
use-power = Moc { FORM($god, "gen") }: { $text }.
madness-draw = 1 znacznik szaleństwa: dobierz 1 kartę
madness-recall = 1 znacznik szaleństwa: odłóż wierzchnią kartę ze stosu kart odrzuconych pod talię
madness-cycle = 1 znacznik szaleństwa: przełóż wierzchnią kartę każdej talii boga na jej spód
spend-corruption = Zepsucie ({ $n }): { $text }.
claim-goal = Zrealizuj cel: { $goal } ({ COUNT($n, "point") })
ask-own-outpost = Który przyczółek odrzucasz?
ask-outpost-price = Czym za to płacisz?
pay-madness = 2 znaczniki szaleństwa
pay-cultists = 2 kultystów
log-pays = { $player } płaci { COUNT($n, "cultist", "ins") }.
log-power = { $player } używa mocy { FORM($god, "gen") }: „{ SENTENCE($text) }”
log-spend-corruption = { $player } wydaje { COUNT($n, "corruption-token", "acc") }.
log-cycle = { $player } przekłada wierzchnią kartę każdej talii boga na jej spód.
log-claim = { $player } realizuje cel: { $goal } ({ COUNT($n, "point") }).
log-goal = Nowy cel: { $goal }.
log-goal-twice = Ten cel już leży odkryty, więc trafia pod talię: { $goal }.
refuse-no-cultists = Akcje dodatkowe: nie masz kultystów.
refuse-meanwhile = Akcje dodatkowe: dopiero po rozpatrzeniu tego efektu.
refuse-outpost-price = Odrzucenie przyczółka: nie masz ani 2 znaczników szaleństwa, ani 2 kultystów.
refuse-outpost-depth = Odrzucenie przyczółka: leży na nim znacznik głębi.
refuse-figure-used = Użycie mocy: twoja figurka jest przewrócona.
refuse-power = Użycie mocy: niczego z niej nie da się teraz wykonać.
refuse-no-madness = Wydanie szaleństwa: nie masz znaczników szaleństwa.
refuse-madness-draw = Dobranie karty za szaleństwo: twoja talia jest pusta.
refuse-madness-recall = Odłożenie karty za szaleństwo: twój stos kart odrzuconych jest pusty.
refuse-madness-cycle = Przełożenie kart bogów: żadna talia nie ma 2 kart.
refuse-second-claim = Realizacja celu: tylko jeden na turę.
refuse-goal = { $goal }: warunek nie jest spełniony.

## Playing a card

ask-set = { $card }: którego zestawu akcji używasz?
ask-next-action = { $choice ->
    [1] Którą z tych akcji wykonujesz?
   *[other] Którą akcję wykonujesz teraz?
}
ask-bottom = { $card }: korzystasz z opisu na dole karty?
ask-tokens = Odrzucasz { COUNT($n, "madness-token", "acc") }. { $n ->
    [1] Jakiego koloru?
   *[other] Jakich kolorów?
}
ask-draw-own = Słowo kluczowe: dobierasz kartę?
ask-draw = Słowo kluczowe: kto dobiera kartę?
ask-again = Słowo kluczowe: kto zagrywa kolejną kartę?
keyword-draw-own = Dobierz 1 kartę
keyword-draw-teammate = { $mate } dobiera 1 kartę
keyword-draw-nobody = Nikt nie dobiera
keyword-again-own = Zagraj kolejną kartę
keyword-again-teammate = { $mate } zagrywa kartę
keyword-again-back = Oddaj: { $mate } zagrywa kartę
keyword-again-nobody = Nikt nie zagrywa
ask-mate-card = { $mate } przekazuje ci zagranie. Którą kartę zagrywasz?
decline = Zrezygnuj
log-plays = { $player } zagrywa kartę: { $card }.
log-set = { $player } wybiera: „{ $text }”
log-line = { $player } korzysta z opisu na dole: „{ $text }”
log-again = { $player } może zagrać kolejną kartę.
log-again-mate = { $player } przekazuje zagranie karty: { $mate }.
log-left-out = Niemożliwe, więc pominięte: „{ $text }”
log-pays-tokens = { $player } odrzuca do worka znaczniki szaleństwa: { $tokens }.
refuse-night = „{ $what }” Tylko w nocy.
refuse-cost = „{ $what }” Masz za mało znaczników szaleństwa.
refuse-used = „{ $what }” Już użyto w tej turze.
refuse-mate = Spasowanie i akcje dodatkowe: teraz możesz tylko zagrać kartę.
refuse-nothing = „{ $what }” Niczego z tego nie da się teraz wykonać.

## Targets

ask-target = Jaki cel wybierasz?
ask-investigator = { $verb ->
    [attack] Którego badacza atakujesz z siłą { $n }?
    [destroy] Którego badacza niszczysz?
    [reinforce] Którego badacza wzmacniasz o { $n }?
    [ignite] Którego badacza podpalasz?
   *[move] Którego badacza poruszasz { how-far }?
}
ask-space = { $verb ->
    [outpost-add] Gdzie dodajesz przyczółek?
   *[outpost-remove] Który przyczółek odrzucasz?
}
ask-player = { $verb ->
    [opp-add] Który gracz zdobywa { COUNT($n, "cultist", "acc") }?
    [opp-remove] Który gracz traci { COUNT($n, "cultist", "acc") }?
    [fire-add] Do czyjej puli ognia dodajesz znacznik pożaru?
   *[fire-remove] Z czyjej puli ognia usuwasz znacznik pożaru?
}
ask-depth-token = { $verb ->
    [depth-add] Który znacznik głębi dodajesz?
    [depth-shift] Który znacznik głębi przesuwasz?
    [depth-flip] Który znacznik głębi odwracasz?
   *[depth-remove] Który znacznik głębi usuwasz?
}
ask-depth-place = Gdzie kładziesz: { $token }?
ask-ritual = Którą kartę boga bierzesz?
ask-god-card = Którą kartę zagrywasz?
ask-bury = Którą kartę boga odkładasz na spód jej talii?
ask-place-outpost = Gdzie kładziesz przyczółek? Do położenia: { $n }.
ask-divide = Które znaczniki szaleństwa oddajesz partnerowi ({ $mate })?
ask-step = { $it }: dokąd? Pozostałe kroki: { $n }.
step-stop = Zatrzymaj tutaj
step-over = { $over ->
    [0] { "" }
   *[other] { " " }(pomija { COUNT($over, "outpost", "acc") })
}
step-up = W górę: { $space }{ step-over }
step-down = W dół: { $space }{ step-over }
step-left = W lewo: { $space }{ step-over }
step-right = W prawo: { $space }{ step-over }
outpost-refused = { $player }: nie da się dodać przyczółka, traci 2 kultystów
refuse-same-target = Cel, który ten efekt już wykorzystał.
refuse-top-row = Pole górnego rzędu: tam nie wolno kłaść przyczółków.
refuse-blocked = Karta zablokowanego boga.
refuse-price = Karta boga, która kosztuje więcej kultystów, niż masz.
refuse-off-board = W górę: badacz opuszcza planszę tylko przez dolną krawędź.
refuse-step = Inny kierunek: tam droga jest zablokowana.
refuse-no-step = Zatrzymanie: badacz wykonuje co najmniej jeden krok.

## What happens

log-attack = Atak z siłą { $n }: { $it }. Pozostałe życie: { $life }.
log-burns = Płonie badacz: { $it }. Pozostałe życie: { $life }.
log-reinforce = Wzmocnienie o { $n }: { $it }. Życie: { $life }.
log-destroy = Zniszczony badacz: { $it }.
log-ignite = Podpalony badacz: { $it }.
log-defeat = Pokonany badacz: { $it }.
log-strip = Znaczniki szaleństwa tego badacza trafiają do worka ({ $player } ich nie bierze).
log-moves = { $it } porusza się na pole: { $space }.
log-crosses = { $it } przekracza dolną krawędź planszy.
log-enter = Wejście do siedziby ({ $player }): { $who }.
log-carried-fire = { $player } przenosi pożar z badaczy do puli ognia: { COUNT($n, "fire-marker") }.
log-outpost = Nowy przyczółek: { $space }.
log-outpost-gone = Odrzucony przyczółek: { $space }.
log-no-room = Nie da się dodać przyczółka: { $player }.
log-fire = Nowy znacznik pożaru: { $player } (razem { $n }).
log-fire-out = Usunięty znacznik pożaru: { $player } (zostaje { $n }).
log-depth = Dodany znacznik głębi: { $token }, { $space }.
log-depth-moved = Przesunięty znacznik głębi: { $token }, { $space }.
log-depth-flip = Odwrócony znacznik głębi: { $token }, { $space }.
log-depth-gone = Usunięty znacznik głębi: { $token }, { $space }.
log-depth-acts = Działa znacznik głębi: { $token }, { $space }.
log-gain = { $player } zdobywa { COUNT($n, "cultist", "acc") }.
log-lose = { $player } traci { COUNT($n, "cultist", "acc") }.
log-no-cultists = { $player } nie ma już kultystów.
log-no-cultists-team = { $player } i { $mate } nie mają już kultystów.
log-tokens = { $player } bierze znaczniki szaleństwa: { $tokens }.
log-bag-empty = Worek szaleństwa jest pusty; { $player } nic nie bierze.
log-draw = { $player } dobiera { COUNT($n, "card", "acc") }.
log-drew = Dobierasz: { $cards }.
log-recall = { $player } odkłada kartę ze stosu kart odrzuconych pod talię: { $card }.
log-bury = { $player } odkłada kartę boga na spód jej talii: { $card }.
log-corrupt = { $player } bierze { COUNT($n, "corruption-token", "acc") }.
log-ritual = { $player } bierze kartę boga: { $card } ({ COUNT($n, "cultist") }).
log-figure = { $player } umieszcza figurkę na karcie mocy: { $god }.
log-ready = { $player } przygotowuje figurkę.
log-die = Kostka pokazuje { $n }: cel { $place } z { $of }.
log-sent-back = Figurka wraca na miejsce obok planszy: { $player }.

## Events

ask-event = Wydarzenie: { $event }. Korzystasz z niego?
log-event = Wydarzenie: { $event }. „{ SENTENCE($text) }”
log-eclipse = Znacznik pory dnia zostaje odwrócony: { $time ->
    [night] jest noc.
   *[day] jest dzień.
}
log-event-used = { $player } korzysta z wydarzenia: { $event }.
log-event-declined = { $player } rezygnuje z wydarzenia: { $event }.

## The Automa

log-automa-card = Automa odkrywa kartę: { $card }.
log-automa-not-by-day = Nie za dnia: „{ $text }”
log-automa-too-dear = Za mało znaczników szaleństwa: „{ $text }”
log-automa-no-target = Jedna z akcji nie miałaby celu: „{ $text }”
log-automa-aims = Automa obiera cel: { $it }. Powód: { $why }.
because-route = najkrótsza droga do siedziby
because-life = najmniej życia
because-strength = największa siła
because-lowest = najbliżej siedziby
because-only = brak innego celu
because-die = rzut kostką
log-automa-under = Żadnego zestawu nie da się wykonać: { $card } trafia pod talię Automy.
log-automa-nothing = Żadnej karty Automy nie da się wykonać.
log-automa-set = Automa wybiera: „{ $text }”
log-automa-pays = Automa odrzuca do worka { COUNT($n, "madness-token", "acc") }.
log-automa-full = Suma wartości odrzuconych kart wynosi { $n }: Automa pasuje.
log-automa-ritual = Rytuał Automy usuwa z gry najdroższą widoczną kartę: { $card }.

## The end, and what stops an undo

reason-capped = Grę przerwano po 40 rundach.
reason-cultists = Ktoś nie ma już kultystów.
reason-tie = Ktoś nie ma już kultystów. Remis rozstrzygnęła liczba znaczników szaleństwa.
reason-team-cultists = Jedna z drużyn nie ma już kultystów.
reason-team-tie = Jedna z drużyn nie ma już kultystów. Remis rozstrzygnęła liczba znaczników szaleństwa.
reason-solo-won = Wygrywasz z Automą.
reason-solo-lost = Automa wygrywa.
reason-solo-draw = Remis z Automą.
revealed-god-deck = karta z talii boga
revealed-automa = karta Automy
revealed-investigators = nowi badacze
revealed-end-of-game = koniec gry
revealed-die = rzut kostką
revealed-goal = karta celu
revealed-draw = dobrane karty
revealed-event = wydarzenie
revealed-madness = znaczniki szaleństwa z worka

## Options that are refused

refuse-god-list = Lista bogów musi wymieniać 4 różnych bogów, w grze solo 3; podano: { $n }.
refuse-god = Nie ma boga { $given }. Bogowie to: { $legal }.
refuse-god-count = Lista ma złą liczbę bogów ({ $n }): musi ich być 4, w grze solo 3.
refuse-god-both = Albo lista bogów, albo bogowie na pierwszą grę, nie jedno i drugie.
refuse-numbers = Automa potrzebuje dokładnie 5 różnych numerów od 1 do { $most }.
refuse-automa = Automa występuje tylko w grze solo, a liczba graczy to { $seats }.
refuse-automa-both = Albo gotowy zestaw Automy, albo jej numery, nie jedno i drugie.
refuse-teams = Gra drużynowa wymaga dokładnie 4 graczy, a nie { $seats }.
refuse-solo-goals = W grze solo nie ma celów.
refuse-solo-events = W grze solo nie ma wydarzeń.
refuse-solo-longer = W grze solo nie ma dłuższego wariantu.
refuse-longer = Dłuższa gra wymaga celów.
refuse-first = Nie ma takiego pierwszego gracza; liczba graczy to { $seats }.

## Mistakes in content

content-line = Zawartość, wiersz { $line } ({ $where }): { $what }
content-place-of = Zawartość ({ $where }): { $what }
content-large = Zawartość jest za duża; dozwolone znaki: najwyżej { $most }.
content-toml = Zawartość, wiersz { $line }: to nie jest poprawny TOML ({ $detail }).
content-long-line = Zawartość, wiersz { $line }: wiersz jest za długi; najwięcej znaków w wierszu: { $most }.
content-deep = Zawartość, wiersz { $line }: zbyt głębokie zagnieżdżenie; najwięcej poziomów: { $most }.
content-kind = „{ $given }” jest złego rodzaju; oczekiwane: { $wanted }.
content-range = „{ $given }” nie jest liczbą całkowitą od { $least } do { $most }.
content-reference = „{ $given }” jest tu nieznane. Możliwe: { $legal }.
content-table = Nie ma tabeli „{ $given }”. Tabele to: { $legal }.
content-missing-table = Brakuje tabeli „{ $given }”.
content-key = Nie ma klucza „{ $given }”. Klucze to: { $legal }.
content-missing-key = Brakuje klucza „{ $given }”.
content-many = Tabela „{ $table }” ma złą liczbę wpisów: { $given }; musi ich być od { $least } do { $most }.
content-id = „{ $given }” nie jest identyfikatorem: małe litery, cyfry i łączniki, na początku litera, najwyżej 40 znaków.
content-twice = Identyfikatora „{ $given }” użyto dwa razy.
content-nameless = „{ $given }” nie ma nazwy i Fathom też jej nie zna.
content-count = Tabela „{ $table }” ma złą liczbę elementów: { $given }; musi ich być { $wanted }.
content-language = „{ $given }” nie jest językiem Fathom. Języki to: { $legal }.
content-name = „{ $given }” nie jest nazwą: jeden wiersz, od 1 do { $most } znaków.
content-owner = „{ $given }”: kart musi być dokładnie { $wanted }.
content-starters = Liczba bogów na pierwszą grę to { $given }, a musi być 4.
content-tiles = Liczba kafelków badaczy to { $given }, a musi być od { $least } do { $most }.
content-space = „{ $given }” nie jest polem rozstawienia: od r1c1 do r{ $most }c3.
content-layout-tiles = Rozstawienia potrzebują tylu takich kafelków: { $wanted }; jest ich { $given }.
content-sides = „{ $given }” musi mieć dwie strony, każda z upper i lower.
content-goal = „{ $given }” potrzebuje albo warunku, albo ceny.
content-label = „{ $given }”: pięć kart ma oznaczenie M, a od 1 do 15 każde występuje raz.
content-preset = „{ $given }”: tu musi stać 5 różnych numerów od 1 do 15.
content-general-price = Wydarzenie ogólne nie ma ceny: „{ $given }”.
content-act = „{ $given }” nie jest akcją.
content-verb = Nie ma czasownika „{ $given }”.
content-no-god = Nie ma boga „{ $given }”.
content-number-missing = „{ $given }” wymaga liczby.
content-number-odd = „{ $given }” nie przyjmuje liczby.
content-number = Liczba w „{ $given }” musi być od 1 do 9.
content-scope = { $verb } nie przyjmuje { $given }. Możliwe: { $legal }.
content-place = { $given } nie może tu stać ({ $place }).
content-scope-automa = „{ $given }”: @A i @G należą na karty Automy i tylko tam, gdzie Automa to robi.
content-adjacent = „{ $given }”: @adj tylko w opisie na dole.
content-general = „{ $given }”: wydarzenia ogólne dotyczą własnych plansz (@own).
content-depth = „{ $given }”: efekt znacznika głębi nie ma zakresu.
content-cost = „{ $given }” nie jest kosztem. Możliwe: liczba od 1 do 9, night albo jedno i drugie.
content-set = „{ $given }” nie jest zestawem akcji.
content-set-long = Za dużo akcji: { $given }, najwyżej { $most }.
content-set-many = Za dużo zestawów albo wierszy: { $given }, najwyżej { $most }.
content-eclipse = „{ $given }”: eclipse stoi samo.
content-price = „{ $given }” nie jest ceną. Możliwe: { $legal }.
content-and-or = „{ $given }”: albo and, albo or, nie jedno i drugie.
content-condition = „{ $given }” nie jest warunkiem.
content-measure = Nie ma tu miary „{ $given }”.
content-measure-of = „{ $given }” ma niepasujący zakres. Możliwe: { $legal }.

## Odrzucane pozycje

position-automa = { $where }: Automa występuje tylko w grze solo.
position-gods = Liczba bogów w pozycji to { $given }, a musi ich być { $wanted }, każdy inny.
position-character = { $where }: postać { $given } jest już zajęta.
position-card = { $where }: { $given } nie należy do postaci tego gracza ani do boga w grze.
position-event-top = { $where }: wydarzenie nie może być widoczną kartą.
position-no-cultists = { $where }: bez kultystów gra byłaby skończona.
position-outpost = { $where }: na { $given } nie może leżeć przyczółek.
position-depth = { $where }: na { $given } nie może leżeć znacznik głębi albo już takiego nie ma.
position-life = { $where }: życie musi wynosić od 1 do { $most }, a nie { $given }.
position-blocked = Figurka gracza nie może stać na zablokowanym bogu { $given }.
position-goals = { $where }: w tej grze nie ma celów.
position-goal-twice = { $where }: dwa jednakowe cele nie mogą leżeć odkryte.
position-goal-many = { $where }: odkryte leżą najwyżej 3 cele, a nie { $given }.
position-passed = Gracz { $given } już spasował i nie może mieć tury.
