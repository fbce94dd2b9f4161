### Wiersz poleceń i klient terminalowy po polsku.

## Języki, gry, boty

cli-language-name = polski
cli-you = ty
cli-person = osoba
cli-bot = bot { $name }
cli-yes = tak
cli-no = nie

## Złe dane

cli-bad-language = Nie ma języka { $given }. Są: { $languages }.
cli-bad-command = Nie ma polecenia { $given }. Są: { $commands }.
cli-bad-game = Nie ma gry { $given }. Są: { $games }.
cli-bad-pair = Opcję zapisuje się jako NAZWA=WARTOŚĆ, a nie { $given }.
cli-no-bots = Podaj co najmniej jednego bota. Są: { $names }.
cli-bad-player = Nikt nie nazywa się „{ $given }”. Przy stole mogą usiąść: { $names }.
cli-nobody-plays = Co najmniej jedno miejsce musi być twoje: nazwij je „me”. Dla samych botów jest fathom simulate.
cli-no-file = Nie ma pliku { $file }.
cli-bad-file = Nie da się odczytać pliku { $file }: { $why }.
cli-not-json = Plik { $file } jest uszkodzony albo nie jest zapisem gry: { $why }.
cli-too-deep = Plik { $file } jest zagnieżdżony zbyt głęboko, aby dało się go odczytać.
cli-bad-until = Liczba odpowiedzi w zapisie: { $most }, więc nie da się zatrzymać po odpowiedzi { $given }.
cli-bad-seat = Liczba miejsc w tej grze: { $most }; nie ma miejsca { $given }.
cli-bad-deck = Nie ma talii { $given }. Są: { $decks }.
cli-no-clause = Żadna zasada nie zawiera „{ $words }”. Rozdziały: fathom rules { $id }
cli-no-clause-but = Żadna zasada nie zawiera „{ $words }”. Może chodziło o { $near }?
cli-no-card = Żadna karta nie nazywa się „{ $name }”. Wszystkie karty: fathom cards { $id }
cli-no-card-but = Żadna karta nie nazywa się „{ $name }”. Może chodziło o { $near }?
cli-no-coverage = Nie ma tu wyników testów: najpierw uruchom make test.
cli-bad-coverage = Plik { $file } nie jest wynikiem testów: uruchom make test jeszcze raz.
cli-one-game = Podaj jedną grę, a nie kilka: { $given }.
cli-one-file = Podaj jeden plik, a nie kilka: { $given }.
cli-no-saves = W folderze { $folder } nie ma niedokończonych gier.
cli-save-over = Gra w pliku { $file } jest skończona. Można ją obejrzeć: fathom replay { $file }
cli-save-seats = Liczba miejsc w zapisanej grze: { $right }, a podanych: { $given }.
cli-only-terminal = Tylko dla gry w terminalu: { $options }. Dodaj --terminal; w przeglądarce wybiera się to na stronie.
cli-only-browser = Tylko dla gry w przeglądarce: { $options }. Pomiń to albo pomiń --terminal.
cli-no-client = Strona gry nie jest zbudowana. Zbuduj ją poleceniem make web albo graj tutaj: fathom play --terminal
cli-port-taken = Port { $port } jest zajęty przez inny program. Wybierz inny za pomocą --port.
cli-bad-address = Serwer nie może nasłuchiwać pod adresem { $host }, port { $port }: { $why }.
cli-system-refuses = System odmawia: { $why }.

## fathom play w przeglądarce, fathom serve

cli-page-opens = Gra otwiera się w przeglądarce: { $link }
cli-page-to-open = Otwórz tę stronę w przeglądarce na tym komputerze: { $link }
cli-runs-already = Fathom już działa; to ten sam serwer.
cli-serving = Adres serwera: { $link }
cli-how-to-end = Ctrl+C zatrzymuje serwer; gra zostaje zachowana.
cli-api-only = Strona gry nie jest zbudowana, więc działa tylko interfejs dla programów. Zbuduj ją poleceniem: make web

## fathom games, rules, cards

cli-game-seats = Liczba graczy: { $seats }
cli-game-usual-seats = Liczba graczy bez dodatkowych opcji: { $seats }
cli-game-option = Opcja { $name }: { $what } Wartości: { $values }; domyślnie: { $default }
cli-game-play = Gra: fathom play { $id }
cli-ruling = nasze rozstrzygnięcie
cli-uncertain = niepewna wykładnia
cli-found-clauses =
    { $n ->
        [one] { $n } zasada.
        [few] { $n } zasady.
       *[many] { $n } zasad.
    }
cli-chapters =
    { $n ->
        [one] { $game }: { $n } zasada.
        [few] { $game }: { $n } zasady.
       *[many] { $game }: { $n } zasad.
    }
cli-chapter = { $chapter }: { $title } ({ $n })
cli-rules-how = Rozdział albo wyszukiwanie: fathom rules { $id } SŁOWA. Jedna zasada: fathom rules { $id } KOD.
# Czego ktoś szuka i jak to nazywają zasady: początki słów.
cli-same-words = sprzeda: kupi, kupuj, zakup; handel, handl: wymian, wymien, kupuj; wymian, zamian: wymien, wymian, zamien, zamian; pieniąd, pieniędz, złot: perł; premi: nagrod; śmier, zabi, zabó: zabij, zabi, pokona; wygr, zwycię: wygr, zwycię; więzie: areszt; walk: atak, walcz, walk; czar, magi: zaklę; wyrzuc: odrzuc; rozmow, rozmaw: mówi, powiedz, rozm; począt: pierwsz, zaczyn; lecz, uzdrow: lazaret; łód: statek, statk; ratow, urat: ocal
cli-deck = { $deck }: { $title } ({ $n })
cli-coverage = { $game }: przechodzący test ma { $covered } z { $all } zasad, których można pilnować.
cli-coverage-seed = Wśród zasad podstawowych: { $covered } z { $all }.
cli-coverage-partial = Ostatni przebieg objął tylko część testów albo został przerwany: liczby są zaniżone.
cli-uncovered = Bez testu:

## fathom simulate, replay

cli-simulating = Rozgrywanie
cli-sim-games =
    { $n ->
        [one] { $game }: { $n } gra, czas w sekundach: { $seconds }.
        [few] { $game }: { $n } gry, czas w sekundach: { $seconds }.
       *[many] { $game }: { $n } gier, czas w sekundach: { $seconds }.
    }
cli-sim-decisions = Decyzje: { $n }, na sekundę: { $speed }.
cli-sim-turns = Tury lub rundy na grę: { $n }.
cli-sim-seat = Miejsce { $seat }: wygrane { $wins }, średni wynik { $score }.
cli-sim-bot = Bot { $bot }: wygrane { $wins }.
cli-sim-ending = Ile razy: { $n }. { $reason }
cli-sim-error = Ziarno { $seed }: { $message }
cli-tournament = { $game }, liczba miejsc: { $seats }, boty: { $bots }.
cli-tour-among = { $one } wśród: { $rest }, wygrane { $rate }%, liczba gier { $n } (95%: od { $low } do { $high }); przy równej sile byłoby { $fair }%.
cli-tour-sides = { $one } ({ $side }) przeciw { $rest } ({ $other }): wygrane { $rate }%, liczba gier { $n } (95%: od { $low } do { $high }).
cli-tour-alone = { $one }: wygrane { $rate }%, liczba gier { $n } (95%: od { $low } do { $high }), średni wynik { $score }.
cli-tour-rating = Ocena bota { $bot }: { $rating } (95%: od { $low } do { $high }).
cli-tour-stopped = Przerwano. To samo polecenie podejmie turniej z pliku { $file }.
cli-tour-lost = Przerwano. Aby móc podjąć turniej później, podaj --journal.
cli-records = Zapisy gier: { $file }
cli-replaying = Odtwarzanie
cli-replay-title = { $game }, liczba odpowiedzi w zapisie: { $n }
cli-fingerprint = Odcisk: { $mark }

## Przed grą

cli-setup-language = Jaki język?
cli-setup-game = W co gramy?
cli-setup-title = Gra: { $game }
cli-setup-choose = Numer [{ $default }]:
cli-setup-again = Wpisz liczbę od 1 do { $most } albo sam Enter.
cli-setup-yes-no = { $question }? tak albo nie [{ $default }]:
cli-setup-yes-or-no = Wpisz tak, nie albo sam Enter.
cli-setup-seats = Ilu graczy ({ $span })?
cli-setup-people = Ilu z nich to ludzie przy tej klawiaturze (1–{ $most })?
cli-setup-number = { $question } [{ $default }]:
cli-setup-one-of = Wpisz jedną z tych liczb: { $numbers }.
cli-setup-bots = Jakie boty zajmą pozostałe miejsca?
cli-seed = Ziarno tej gry: { $seed }
cli-welcome = Odpowiadaj numerem opcji. Słowo ściąga pokazuje grę na jednej stronie, karta – co robią karty z pytania, pomoc – wszystkie polecenia, a koniec przerywa grę; gra zapisuje się sama.
cli-which-save = Którą grę chcesz kontynuować?
cli-save-line =
    { $n ->
        [one] { $game }, { $when }, { $n } wybór ({ $players }): { $name }
        [few] { $game }, { $when }, { $n } wybory ({ $players }): { $name }
       *[many] { $game }, { $when }, { $n } wyborów ({ $players }): { $name }
    }
cli-resumed =
    { $n ->
        [one] { $game }: gra toczy się dalej po { $n } wyborze.
       *[other] { $game }: gra toczy się dalej po { $n } wyborach.
    }

## Podczas gry

cli-news = Od twojego ostatniego wyboru:
cli-news-first = Do tej pory:
cli-table = Stół
cli-question = { $player }: { $prompt }
cli-option-limit = { $option } (najwyżej { $n })
cli-prompt = Twój wybór:
cli-curtain = { $player }: naciśnij Enter, gdy nikt inny nie patrzy.
cli-how-one = Wpisz numer jednej opcji.
cli-how-pick-some = Wpisz numery opcji oddzielone spacjami, na przykład 1 3.
cli-how-order = Wpisz wszystkie numery w wybranej kolejności, na przykład 2 1 3.
cli-how-split = Wpisz, ile czego: 2x1 1x3 to dwa razy opcja 1 i raz opcja 3. To samo znaczy 1 1 3.
cli-how-number = Wpisz liczbę od { $least } do { $most }.
cli-how-exactly = Wybierz dokładnie { $n }.
cli-how-between = Wybierz od { $least } do { $most }.
cli-how-none = 0 oznacza: nic.
cli-no-such-number = Nie ma opcji { $given }; opcje mają numery od 1 do { $most }.
cli-want-number = Wpisz liczbę całkowitą od { $least } do { $most }.
cli-want-one = Wybierz tylko jedną opcję: wpisz jej numer.
cli-did-you-mean = Nie znam „{ $given }”. Może chodziło o { $word }?
cli-not-understood = Nie znam „{ $given }”. Wpisz numer opcji albo słowo pomoc.
cli-nothing-refused = Żadna zasada niczego ci tu nie zabrania.
cli-refused = Teraz niemożliwe:
cli-more-clauses =
    { $n ->
        [one] I jeszcze { $n } zasada: podaj więcej słów.
        [few] I jeszcze { $n } zasady: podaj więcej słów.
       *[many] I jeszcze { $n } zasad: podaj więcej słów.
    }
cli-many-cards = Pasuje kilka kart: { $names }
cli-no-card-here = Żadna karta nie leży odkryta i pytanie nie dotyczy żadnej.
cli-no-card-there = Ta opcja nie dotyczy żadnej karty.
cli-undone = Cofnięto.
cli-undo-others = Od tego czasu wybierał ktoś inny, więc twojego wyboru nie można cofnąć.
cli-saved = Zapisano: { $file }
cli-cannot-save = Nie da się zapisać gry w pliku { $file }: { $why }
cli-bye = Gra jest zapisana. Dalszy ciąg: fathom play --resume { $name } --terminal
cli-the-end = Koniec gry
cli-score = { $player }: { $score } ({ $parts })
cli-winner = Zwycięstwo: { $players }
cli-nobody-wins = Nikt nie wygrywa.
cli-winners = Wspólne zwycięstwo: { $players }
cli-recorded = Cała gra jest zapisana: fathom replay { $file }

## Słowa poleceń. Pierwsze polecamy, kolejne stoją po przecinku. Angielskie działają zawsze.

cli-word-why = dlaczego
cli-word-rule = zasada, reguła
cli-word-card = karta
cli-word-table = stół, plansza
cli-word-hand = ręka
cli-word-log = dziennik
cli-word-order = polecenie
cli-word-ready = gotowe
cli-word-hint = podpowiedź
cli-word-aid = ściąga
cli-word-undo = cofnij
cli-word-save = zapisz
cli-word-help = pomoc
cli-word-quit = koniec, wyjdź, q

cli-help = Jak tu grać
cli-help-answer = Numer opcji (albo początek jej treści) ją wybiera. Enter powtarza pytanie. Kody w nawiasach to zasady.
cli-help-line = { $words }: { $what }
cli-help-why = co jest tu niemożliwe i dlaczego
cli-help-rule = zasada według kodu (zasada { $rule }) albo słów; samo słowo: zasada tego pytania
cli-help-card = co robi karta (słowo karta i jej nazwa albo karta 2: karta opcji 2); samo słowo: karty tego pytania i wszystkie odkryte
cli-help-table = jeszcze raz cały stół
cli-help-hand = jeszcze raz twoja ręka
cli-help-log = wszystko, co się dotąd wydarzyło
cli-help-order = odpowiedz zawczasu na takie pytania (polecenie 2, polecenie 2 x3, polecenie { $example }); samo słowo: twoje stałe polecenia
cli-help-ready = { $n ->
    [0] przygotuj karty na następny test: ich nazwy po przecinkach; samo słowo: co jest gotowe
   *[other] przygotuj karty na następny test (gotowe { $cards }); samo słowo: co jest gotowe
}
cli-help-hint = co odpowiedziałby tu bot i dlaczego
cli-help-aid = ściąga na jednej stronie: tura, co możesz zrobić, jak się kończy gra, co znaczą słowa
cli-help-undo = cofa twój ostatni wybór, jeśli nic nie zostało od tego czasu ujawnione
cli-help-save = zapisuje teraz; z nazwą pliku: kopia w tym pliku
cli-help-help = ta pomoc
cli-help-quit = zapisuje i kończy

## Polecenia stałe

cli-order-back = cofnij, back
cli-order-if = jeśli, if
cli-order-unless = chyba że, chyba, unless
cli-order-always = zawsze, always
cli-order-never = nigdy, never
cli-order-ask = pytaj, ask
cli-order-unchanged = niezmiennie, unchanged
cli-order-said-always = { $card }: zawsze używaj
cli-order-said-never = { $card }: nigdy nie używaj
cli-order-said-unchanged = pasuj, dopóki nie zmieni się tura ani to, czego można użyć
cli-order-how = Wpisz polecenie i odpowiedź; x3 po niej: tylko następne 3 razy; * po niej: przy wszystkich pytaniach o zdolności; na końcu jeśli albo chyba że i warunek. Przy pytaniu o zdolności zawsze, nigdy albo pytaj po jednej z nich dotyczy jej karty, a polecenie niezmiennie pasuje, dopóki coś się nie zmieni. polecenie cofnij 1 odwołuje jedno z nich.
cli-orders = Twoje stałe polecenia, których nikt inny nie widzi:
cli-no-orders = Nie masz stałych poleceń.
cli-order-line = { $answer } – { $question } – { $n ->
    [0] zawsze
    [1] następnym razem
    [few] następne { $n } razy
   *[other] następnych { $n } razy
}
cli-order-said-if = jeśli { $words }
cli-order-said-unless = chyba że { $words }
cli-order-windows = wszystkie pytania o zdolności
cli-order-some-question = pewien rodzaj pytań
cli-ready-question = test umiejętności
cli-order-nothing = nic
cli-order-given = Polecenie działa od następnego takiego pytania.
cli-order-gone = Polecenie jest odwołane.
cli-order-which = Podaj numer polecenia od 1 do { $most }.
cli-order-no-window = Na wszystkie pytania o zdolności można odpowiedzieć tylko przy jednym z nich.
cli-ready-not-here = W tej grze nie można przygotować kart.
cli-ready-laid = Gotowe na następny test, o czym wiesz tylko ty: { $cards }
cli-ready-none = Nie masz kart gotowych na następny test.
cli-ready-how = Wpisz gotowe i karty po przecinkach albo 0, by nie dodać żadnej. gotowe cofnij odwołuje.
cli-ready-unknown = Nie masz tej karty (albo masz ich za mało): { $given }
cli-ready-gone = Nic już nie jest przygotowane.

cli-hint = Bot odpowiedziałby: { $answer }.
cli-log-hint = { $player } korzysta z podpowiedzi.
cli-no-aid = Ta gra nie ma ściągi.
cli-aid-goal = Kto wygrywa
cli-aid-turn = Przebieg gry
cli-aid-actions = Co możesz zrobić
cli-aid-end = Jak się kończy gra
cli-aid-words = Co znaczą słowa
cli-tie = Remis, więc decyduje: { $what } ({ $values }).
