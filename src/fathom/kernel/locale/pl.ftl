### Słowa jądra: gracze, efekty, odmowy, błędy.
### Efekt to całe zdanie z kropką, żeby inne mogły je otoczyć. Wartość rzeczownika lub frazy to jej etykieta, z wielką
### literą; .nom to forma w środku zdania, .per mówi „za każdego ...”.

player-name = Gracz { $number }
    .gen = Gracza { $number }
    .dat = Graczowi { $number }
    .acc = Gracza { $number }
    .ins = Graczem { $number }
    .loc = Graczu { $number }
list-and = i
list-or = lub
pass = Pasuj
no = Nie
yes = Tak
enough = Zakończ

## Jak składają się efekty i zdolności

number = { $n }
    .per = za każdy z { $n }
number-plus = { $left } + { $right }
number-minus = { $left } − { $right }
number-times = { $factor } { FORM($of, "per") }
select-you = Ty
    .nom = ty
select-opponents = Każdy przeciwnik
    .nom = każdy przeciwnik
select-all-seats = Każdy gracz
    .nom = każdy gracz
select-and = { $left } (tylko { FORM($right, "nom") })
    .nom = { FORM($left, "nom") } (tylko { FORM($right, "nom") })
select-list = { $items }
    .nom = { FORM($items, "nom") }
select-but = { $left } (ale nie { FORM($right, "nom") })
    .nom = { FORM($left, "nom") } (ale nie { FORM($right, "nom") })
condition-and = { $left } i { $right }
condition-not = nie jest prawdą, że { $inner }
effect-nothing = Bez zdolności.
effect-sequence = { $first } Następnie: { $second }
effect-then = { $first } Jeśli to zrobisz: { $second }
effect-choose = { $first } Albo: { $second }
effect-may = Jeśli chcesz: { $effect }
effect-if = Jeśli { $condition }: { $effect }
effect-for-each = { $seats }: { $effect }
effect-times = Kilka razy ({ $times }): { $effect }
effect-cancel = To się nie wydarza.
effect-instead = Zamiast tego: { $effect }
effect-until = { $period } – { $ability }
effect-later = Gdy to się skończy: { $effect }
effect-cost = { $cost } W zamian: { $effect }
cost-free = Bez kosztu.
cost-and = { $first } { $second }
ability-trigger = { $moment }: { $effect }
ability-reaction = { $moment } – Jeśli chcesz: { $effect }
ability-activated = { $period } – { $effect }
ability-of = { $card }: { $ability }
period-turn = Raz w swojej turze
period-round = Raz na rundę
period-game = Raz na grę
period-turn-round = W swojej turze, raz na rundę
period-turn-game = W swojej turze, raz na grę
until-turn = Do końca tury
until-round = Do końca rundy
until-game = Do końca gry

## Okna

which-forced-first = Teraz trzeba użyć kilku zdolności. Której najpierw?
who-uses-first = Kilku graczy chce użyć zdolności. Kto pierwszy?
window-would = Zaraz coś się wydarzy. Używasz zdolności?
window-after = Coś się wydarzyło. Używasz zdolności?
window-window = Możesz teraz użyć zdolności.
choose-effect = Wybierz jedno.
may-effect = Chcesz z tego skorzystać?

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
record-truncated = To nie jest pełny zapis gry: brakuje w nim części.
record-damaged = Ten zapis jest uszkodzony: { $detail }.
record-format = Ten zapis ma format { $given }, a odczytać można tylko format { $right }.
record-edited = Ten zapis zmieniono albo uszkodzono: nie zgadza się suma kontrolna.
record-game = To zapis gry { $given }, której tu nie ma. Znane gry: { $right }.
record-answer = Odpowiedź { $number } z zapisu jest niedozwolona: { $why }
record-astray = Od odpowiedzi { $number } odtwarzana gra różni się od zapisu.
record-other-content = Tę grę rozegrano z wersją zasad { $theirs }; tutaj jest wersja { $ours } o innej treści. Zapis otwarto na ostatnim zachowanym stanie, po odpowiedzi { $number }.
unknown-bot = Nie ma bota { $given }. Znane boty: { $names }.
bad-bots = Liczba podanych botów: { $given }, liczba miejsc: { $seats }. Podaj co najmniej jednego, a najwyżej po jednym na miejsce; gdy jest ich mniej, powtarzają się po kolei.
options-not-a-dict = Opcje muszą być obiektem, a nie { $given }.
record-until = Zapis można otworzyć po odpowiedziach od 0 do { $most }, a nie { $given }.
no-condition = Nie ma tu warunku { $given } dla stałych poleceń. Są: { $names }.
wrong-order-data = Stałe polecenie musi być zwykłymi danymi z pytaniem i liczbą razy od 0, a nie { $given }.
