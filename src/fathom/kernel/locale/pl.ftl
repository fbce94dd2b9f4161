### Słowa jądra: gracze, efekty, odmowy, błędy.
### Efekt to zdanie bez wielkiej litery i kropki: wartość to rozkaźnik, .inf bezokolicznik po „możesz” i „aby”, .other
### trzecia osoba; .sentence tam, gdzie zdanie to coś więcej niż wielka litera i kropka. To, co można wybrać, jest
### rzeczownikiem: wartość nazywa kilka, .one jeden, .each wszystkie, .it to zaimek; .per mówi „za każdy”.
### Moment zdolności kończy się przecinkiem, jeśli jest zdaniem („Gdy ktoś rzuca kością,”). .inf-other to bezokolicznik kogoś
### innego, .inf-aby to, co ktoś inny robi po „aby” („aby badacz dobrał 1 kartę”), .then stoi po warunku albo po „następnie”,
### .short to zdolność bez swojego momentu, gdy jest znany.

player-name = Gracz { $number }
    .gen = Gracza { $number }
    .dat = Graczowi { $number }
    .acc = Gracza { $number }
    .ins = Graczem { $number }
    .loc = Graczu { $number }
list-and = i
list-or = albo
list-either = albo
list-then = , a następnie
list-then-if = , a następnie,
    .inf = , a następnie
pass = Pasuj
no = Nie
yes = Tak
enough = Zakończ

## Jak składają się efekty i zdolności

sentence = { SENTENCE($of) }
it = to
that = tamto
number = { $n }
    .per = { $n } { $n ->
        [1] raz
       *[other] razy
    }
number-plus = { $left } + { $right }
number-minus = { $left } − { $right }
number-times = { $factor } { FORM($of, "per") }
number-that-many = tyle
    .per = za każdy
    .limit = ta liczba
select-opponents = przeciwnicy
    .each = każdy przeciwnik
    .one = wybrany przez ciebie przeciwnik
    .one-acc = przeciwnika
    .it = on
select-all-seats = wszyscy gracze
    .each = każdy gracz
    .one = wybrany przez ciebie gracz
    .one-acc = gracza
    .it = on
select-and = { $left } (tylko { $right })
select-list = { $items }
select-but = { $left } (ale nie { $right })
select-other = { FORM($of, "others") }
    .one = { FORM($of, "another") }
    .one-acc = { FORM($of, "another-acc") }
    .it = { FORM($of, "it") }
select-chosen = to, co wybrano
some-any = dowolną liczbę { FORM($what, "gen") }
some-exactly = { $n } { FORM($what, "acc") }
some-up-to = do { $n } { FORM($what, "gen") }
some-from-to = od { $least } do { $n } { FORM($what, "gen") }
condition-and = { $left } i { $right }
condition-not = nie jest prawdą, że { $inner }
effect-nothing = bez zdolności
effect-sequence = { $parts }
    .inf = { FORM($parts, "inf") }
    .other = { FORM($parts, "other") }
    .then = { FORM($parts, $case) }
    .sentence = { SENTENCE($parts) }
effect-then = { $first }, aby { FORM($second, "inf-aby") }
    .inf = { FORM($first, "inf") }, aby { FORM($second, "inf-aby") }
    .other = { FORM($first, "other") }, aby { FORM($second, "inf-aby") }
effect-choose = wybierz jedno: { $options }
    .inf = { FORM($options, "inf") }
    .other = wybiera jedno: { FORM($options, "inf-other") }
effect-may = możesz { FORM($effect, "inf") }
    .other = może { FORM($effect, "inf-other") }
effect-if = jeśli { $condition }, { $effect }
    .inf = { FORM($effect, "inf") }, jeśli { $condition }
effect-if-else = jeśli { $condition }, { $effect }; w przeciwnym razie { $other }
effect-for-each = { $who } { FORM($effect, "other") }
effect-one-acts = { $who } { FORM($effect, "other") }
effect-chosen-by = { $acts ->
        [1] { $by } { FORM($effect, "other") }
       *[0] { $effect } (wybiera { $by })
    }
    .inf = { FORM($effect, "inf") } (wybiera { $by })
    .other = { FORM($effect, "other") } (wybiera { $by })
effect-times = { $effect } { FORM($times, "per") }
    .inf = { FORM($effect, "inf") } { FORM($times, "per") }
    .other = { FORM($effect, "other") } { FORM($times, "per") }
effect-cancel = zapobiegnij temu
    .inf = temu zapobiec
    .other = zapobiega temu
effect-instead = zamiast tego { $effect }
    .inf = zamiast tego { FORM($effect, "inf") }
effect-until = { $period } { $ability }
effect-later = gdy to się skończy, { $effect }
    .inf = { FORM($effect, "inf") }, gdy to się skończy
    .other = { FORM($effect, "other") }, gdy to się skończy
effect-cost = { $cost }, aby { FORM($effect, "inf-aby") }
    .inf = { FORM($cost, "inf") }, aby { FORM($effect, "inf-aby") }
    .other = { FORM($cost, "other") }, aby { FORM($effect, "inf-aby") }
ability-trigger = { $moment } { $effect }
    .short = { SENTENCE($effect) }
ability-reaction = { $moment } możesz { FORM($effect, "inf") }
    .short = { SENTENCE($effect) }
ability-activated = { $period }: { SENTENCE($effect) }
    .short = { SENTENCE($effect) }
ability-of = { $card }: { SENTENCE($ability) }
period-turn = Raz w swojej turze
period-round = Raz na rundę
period-game = Raz na grę
period-turn-round = W swojej turze, raz na rundę
period-turn-game = W swojej turze, raz na grę
until-turn = do końca tury
until-round = do końca rundy
until-game = do końca gry

## Okna

which-forced-first = Teraz trzeba użyć kilku zdolności. Której najpierw?
who-uses-first = Kilku graczy chce użyć zdolności. Kto pierwszy?
window-would = Używasz najpierw zdolności?
window-after = Używasz teraz zdolności?
window-window = Używasz teraz zdolności?
choose-effect = { $card }: wybierz jedno.
may-effect = { $card }: chcesz z tego skorzystać?
choose-some = { $card }: wybierz { FORM($what, "acc") }.
choose-one = { $card }: wybierz { FORM($what, "one-acc") }.

## Odmowy i błędy

wrong-shape-pick = To pytanie wymaga jednej opcji w postaci tekstu, a nie { $answer }.
wrong-shape-list = To pytanie wymaga listy opcji, a nie { $answer }.
wrong-shape-split = To pytanie wymaga liczb przypisanych do opcji, a nie { $answer }.
unknown-key = Nie ma tu opcji { $key }. Możesz odpowiedzieć: { $keys }.
twice = Jedną z opcji podano dwa razy: { $keys }.
how-many = Liczba wybranych: { $given }. Musi być od { $least } do { $most }.
how-many-exactly = Liczba wybranych: { $given }. Musi być dokładnie { $most }.
out-of-range = { $given } nie jest liczbą całkowitą od { $least } do { $most }.
wrong-order = Wymień każdą opcję dokładnie raz: { $keys }.
game-over = Gra jest skończona; nie ma już na co odpowiadać.
no-such-seat = Nie ma miejsca { $given }; miejsca mają numery od 0 do { $most }.
not-your-turn = { $player } nie ma teraz pytania. Czekamy na: { $asked }.
undo-nothing = Nie ma wyboru, który można by cofnąć.
undo-revealed = Ostatniego wyboru nie można cofnąć, bo coś zostało ujawnione: { $what }.
revealed-answers = co inni odpowiedzieli w tym samym czasie
revealed-end = zakończenie gry
revealed-asked = kto jest pytany jako następny
endless = Gra nie dochodzi do następnego pytania (w { $frame }). Plik, z którego pochodzi, może być podrobiony.
no-deal = Tego, czego nie może wiedzieć miejsce { $seat }, nie dało się rozdać na nowo zgodnie z tym, co widziało.
unknown-game = Nie ma gry { $given }. Znane gry: { $games }.
bad-seed = Ziarno losowania musi być liczbą całkowitą, a nie { $given }.
bad-seats = W tę grę gra od { $least } do { $most } osób, a nie { $given }.
bad-option = Nie ma opcji { $name }. Opcje tej gry: { $names }.
bad-value = Opcja { $name } nie może mieć wartości { $given }. Możliwe wartości: { $values }.
position-not-a-dict = Pozycja musi być obiektem, a nie { $given }.
position-kind = { $wanted ->
    [dict] { $where } musi być obiektem, a nie { $given }.
    [list] { $where } musi być listą, a nie { $given }.
   *[int] { $where } musi być liczbą całkowitą, a nie { $given }.
}
position-key = { $where } nie ma wpisu { $given }. Możliwe wpisy: { $legal }.
position-unknown = { $where }: { $given } nie istnieje w tej grze. Może chodzi o: { $near }?
position-too-many = { $where }: { $given } podano o jeden raz za dużo; w grze jest tylko { $most }.
position-seat = { $where } musi być miejscem od 0 do { $most }, a nie { $given }.
position-negative = { $where } nie może być mniejsze niż 0, a wynosi { $given }.
position-not-here = { $where }: { $given } nie może tam leżeć. Może tam leżeć: { $near }.
position-choice = { $where } nie może mieć wartości { $given }. Możliwe wartości: { $legal }.
position-flag = { $where } musi być prawdą albo fałszem (true, false), a nie { $given }.
position-most = { $where } może wynosić najwyżej { $most }, a nie { $given }.
position-option = { $where } wymaga opcji { $option }.
position-dice = { $where } musi być listą rzutów od 1 do { $sides } (najwyżej { $most }), a nie { $given }.
record-truncated = To nie jest pełny zapis gry: brakuje w nim części.
record-damaged = Ten zapis jest uszkodzony: { $detail }.
record-format = Ten zapis ma format { $given }, a odczytać można tylko format { $right }.
record-edited = Ten zapis zmieniono albo uszkodzono: nie zgadza się suma kontrolna.
record-game = To zapis gry { $given }, której tu nie ma. Znane gry: { $right }.
record-answer = Odpowiedź { $number } z zapisu jest niedozwolona: { $why }
record-astray = Od odpowiedzi { $number } odtwarzana gra różni się od zapisu.
record-as-it-was = Tę grę rozegrano z wersją zasad { $theirs }; tutaj jest wersja { $ours } o innej treści. Przebieg gry jest ten sam aż do odpowiedzi { $number }.
record-other-content = Tę grę rozegrano z wersją zasad { $theirs }; tutaj jest wersja { $ours } o innej treści. Zapis otwarto na ostatnim zachowanym stanie, po odpowiedzi { $number }.
record-went-back = Tę grę rozegrano z wersją zasad { $theirs }; w tutejszej wersji { $ours } zmieniło się to, co właśnie rozgrywano. Gra toczy się dalej od stanu po odpowiedzi { $number }.
record-stale = Zapisano to w trakcie czegoś, co się od tamtej pory zmieniło.
orders-dropped = { $n ->
    [one] Jedno z twoich stałych poleceń dotyczy czegoś, co już nie istnieje, i zostało usunięte.
   *[other] Niektóre z twoich stałych poleceń dotyczą czegoś, co już nie istnieje, i zostały usunięte.
}
unknown-bot = Nie ma bota { $given }. Znane boty: { $names }.
unknown-own-bot = Nie ma bota { $given }: { $why }
no-bot = { $given } nie jest botem: musi to być klasa pochodząca od fathom.bots.Bot.
bad-budget = { $given } nie jest budżetem przeszukiwania. Przykłady: search:200 (iteracje), search:1.5s (sekundy), search:200/4 (w czterech procesach).
tournament-twice = Bot podany dwa razy: { $bots }.
tournament-alone = { $bot } nie ma przeciwnika. Podaj co najmniej dwa boty.
tournament-no-journal = { $file } nie jest dziennikiem turnieju: { $why }
tournament-version = { $file } pochodzi z innej wersji programu Fathom lub gry ({ $what }: { $was }, teraz { $now }). Wybierz inny plik.
tournament-other = { $file } to dziennik innego turnieju ({ $what }: { $was }, teraz { $now }). Wybierz inny plik.
no-cluster = Pod adresem { $given } nie ma klastra: { $why }
no-extra = Potrzebny jest pakiet { $package }: { $command }
bad-dataset = { $file } nie jest plikiem z zapisami gier: { $why }
dataset-version = { $file } powstał według innych zasad gry { $game }. Rozegraj te gry na nowo.
bad-bots = Liczba podanych botów: { $given }, liczba miejsc: { $seats }. Podaj co najmniej jednego, a najwyżej po jednym na miejsce; gdy jest ich mniej, powtarzają się po kolei.
options-not-a-dict = Opcje muszą być obiektem, a nie { $given }.
record-until = Zapis można otworzyć po odpowiedziach od 0 do { $most }, a nie { $given }.
no-condition = Nie ma tu warunku { $given } dla stałych poleceń. Są: { $names }.
wrong-order-data = Stałe polecenie musi być zwykłymi danymi z pytaniem i liczbą razy od 0, a nie { $given }.

## Podpowiedzi: co odpowiedziałby bot i dlaczego

hint-only = Innej odpowiedzi nie ma.
hint-for = Przemawia za tym: { $parts }.
hint-against = Przemawia przeciw: { $parts }.
hint-close = W tym, co da się policzyć, odpowiedzi prawie się nie różnią.

## Boty: ich poziomy, wszędzie tymi samymi słowami

bot-random = łatwy
bot-random-is = wykonuje dowolny dozwolony ruch
bot-greedy = sprytny
bot-greedy-is = przed odpowiedzią sprawdza skutki każdego wyboru
bot-search = silny
bot-search-is = wyobraża sobie dalszy ciąg gry i wybiera to, co wypada najlepiej
bot-master = mistrzowski
bot-master-is = myśli jak bot silny, ale dłużej
