### Słowa stołu, wspólne dla wszystkich gier.

shell-bot = bot, poziom „{ $level }”

## Wszędzie

shell-home = Fathom: do poczekalni
shell-pages = Strony
shell-rules = Zasady
shell-cards = Karty
shell-skip = Przejdź do treści
shell-language = Język
shell-theme-auto = Kolory: jak w systemie
shell-theme-dark = Kolory: ciemne
shell-theme-light = Kolory: jasne
shell-sound = Dźwięk
shell-close = Zamknij
shell-cancel = Anuluj
shell-loading = Wczytuję…
shell-reload = Wczytaj ponownie
shell-try-again = Spróbuj ponownie
shell-to-lobby = Do poczekalni
shell-page-failed = Nie udało się wczytać tej strony. Czy serwer działa?
shell-opening = Rozkładam grę { $game }…
shell-arriving = Siadamy do stołu…
shell-menu = Menu

## Co może pójść nie tak

shell-fail-gone = Serwer nie odpowiada.
shell-fail-gone-advice = Sprawdź połączenie. Jeśli Fathom działa u ciebie, zobacz, czy nadal jest włączony. Nic z tego, co zrobiono, nie przepadło.
shell-fail-busy = Serwer jest zajęty albo właśnie startuje.
shell-fail-busy-advice = Nic się nie zmieniło. Spróbuj za chwilę.
shell-fail-broken = Coś zepsuło się na serwerze.
shell-fail-broken-advice = To nasza wina, nie twoja. Nic się nie zmieniło, spróbuj ponownie.
shell-fail-too-fast = To było za szybko.
shell-fail-too-fast-advice = Odczekaj kilka sekund i spróbuj ponownie.
shell-fail-bad-key = Ten link nie otwiera stołu.
shell-fail-bad-key-advice = Może po drodze zgubił się jego fragment, a może gospodarz go wycofał. Poproś o nowy link.
shell-fail-revoked = Ten link nie otwiera już stołu.
shell-fail-revoked-advice = Gospodarz go wymienił albo wycofał. Poproś o nowy link.
shell-fail-no-key = W tym linku brakuje klucza.
shell-fail-no-key-advice = Skopiuj cały link, do ostatniego znaku, i otwórz go jeszcze raz.
shell-fail-not-found = Nie ma tu takiego stołu.
shell-fail-not-found-advice = Sprawdź, czy link jest kompletny i prowadzi do właściwego serwera.
shell-fail-origin = Serwer nie ufa tej stronie.
shell-fail-origin-advice = Otwórz Fathom pod adresem, pod którym działa jego serwer.
shell-fail-too-large = To za dużo dla serwera.
shell-fail-too-large-advice = Zapis gry ma najwyżej kilka megabajtów. Czy to na pewno ten plik?
shell-fail-part = Nie udało się wczytać części tej strony.
shell-fail-part-advice = Wczytaj stronę ponownie, gdy serwer znowu odpowie. Gra jest na nim bezpieczna.
shell-fail-odd = Stało się coś nieoczekiwanego.
shell-fail-odd-advice = Wczytaj stronę ponownie. Gra jest bezpieczna na serwerze.

shell-line-connecting = Łączę…
shell-line-lost = Utracono połączenie. Łączę ponownie…
shell-line-gone = Serwer nie odpowiada. Próbujemy dalej.
shell-line-revoked = Ten link nie otwiera już stołu.
shell-line-missing = Nie ma tu takiego stołu.
shell-line-now = Teraz

## Pasek

shell-turn = tura { $turn }
shell-round = runda { $round }
shell-watching = oglądasz
shell-talk = Dziennik i czat
shell-talk-news = Dziennik i czat (nowe wiadomości)
shell-title-asked = ● { $yours ->
    [yes] Twoja tura
   *[no] Odpowiadasz
} · { $game }

## Pytanie

shell-welcome = Pierwszy raz? Oto, o co chodzi w tej grze.
shell-question = Pytanie
shell-answer = Odpowiedz
shell-answer-none = Odpowiedz: nic
shell-on-board = Wybierz to, co świeci.
shell-glows-several = Pokazuje gdzie: tam wybierasz to, co świeci.
shell-list-all = Pokaż wszystkie odpowiedzi
shell-list-less = Tylko na planszy
shell-plan = Tak: { $what }
shell-plan-or = albo wybierz po swojemu
shell-dock-fold = Zwiń pytanie
shell-dock-unfold = Pokaż całe pytanie
shell-clear = Wyczyść
shell-number = Liczba od { $least } do { $most }
shell-one-more = O jeden więcej: { $what }
shell-one-less = O jeden mniej: { $what }
shell-chosen-exactly = Wybrano: { $n } z { $most }
shell-chosen-between = Wybrano: { $n } (można od { $least } do { $most })
shell-chosen-order = Wybieraj po kolei, zaczynając od pierwszego: { $n } z { $most }
shell-refused = Teraz niemożliwe:
shell-refused-more = { $n ->
    [one] i jeszcze 1
    [few] i jeszcze { $n }
   *[many] i jeszcze { $n }
}
shell-refused-less = Mniej
shell-order-pass = Zawsze pasuj
shell-order-pass-why = Pasuj teraz i przy wszystkich takich pytaniach. Można to odwołać.
shell-order-everywhere = Pasuj przy każdym pytaniu o zdolności
shell-order-everywhere-why = Nie pytaj mnie więcej, czy używam zdolności, bez względu na moje karty. Można to odwołać.
shell-order-unchanged = Pasuj, dopóki nic się nie zmieni
shell-order-unchanged-why = Pasuj teraz i dopóki nie zmieni się tura ani to, czego można użyć. Można to odwołać.
shell-order-unchanged-where = dopóki nie zmieni się tura ani to, czego można użyć
shell-use = Używać karty „{ $card }”?
shell-use-ask = pytaj
shell-use-always = zawsze używaj
shell-use-never = nigdy nie używaj
shell-order-open = Odpowiedz zawczasu…
shell-order-open-why = Powiedz teraz, jak odpowiadać na takie pytania, zaczynając od następnego
shell-order-title = Odpowiedz zawczasu
shell-order-as-chosen = Polecenie daje odpowiedź, która jest teraz wybrana.
shell-order-where = Które pytania
shell-order-here = pytania tego rodzaju
shell-order-windows = wszystkie pytania o zdolności
shell-order-often = Jak często
shell-order-times = { $n ->
    [0] zawsze
    [1] następnym razem
    [few] następne { $n } razy
   *[other] następnych { $n } razy
}
shell-order-when = Kiedy
shell-order-any = w każdym wypadku
shell-order-if = jeśli { $condition }
shell-order-unless = chyba że { $condition }
shell-order-note = Działa od następnego takiego pytania. Tylko ty to widzisz i możesz to odwołać.
shell-order-give = Wydaj polecenie
shell-empty = Odpowiadaj za mnie, gdy nie mam wyboru
shell-empty-why = Po chwili, która nic nie mówi o twojej ręce. Inni nadal widzą, że długo się zastanawiasz, gdy masz wybór.
shell-orders = Stałe polecenia
shell-orders-count = Stałe polecenia: { $n }
shell-order-quoted = „{ $prompt }”
shell-order-some-question = pewien rodzaj pytań
shell-order-some-answer = wybrana odpowiedź
shell-order-nothing = nic
shell-order-back = Pytaj znowu
shell-order-back-of = Pytaj znowu: { $answer } · { $question }
shell-skip-ahead = Pokaż stan obecny
shell-wait = Czekamy na: { $names }.
shell-wait-bot = Czekamy na: { $names }…
shell-wait-away = Czekamy na: { $names } (teraz poza stołem). Możesz też odejść: stół wszystko pamięta.
shell-wait-nobody = Chwileczkę…
shell-wait-behind = Zobacz, co się dzieje…
shell-wait-past = Oglądasz przeszłość. Aby grać dalej, wróć do teraźniejszości.
shell-wait-over = Gra skończona.

## Miejsca

shell-seats = Gracze
shell-seat-you = ty
shell-seat-bot = bot
shell-seat-substitute = gra bot
shell-seat-away = poza stołem
shell-seat-present = przy stole
shell-seat-not-joined = jeszcze nie przy stole
shell-seat-asked = odpowiada
shell-seat-asked-you = odpowiadasz
shell-seat-turn = tura
shell-seat-turn-you = twoja tura
shell-seat-look = Pokaż, co ma { $name }
shell-hand = Twoja ręka

## Dziennik i czat

shell-log = Co się wydarzyło
shell-log-empty = Nic się jeszcze nie wydarzyło.
shell-log-look = Pokaż planszę z tej chwili
shell-log-secret = (tylko dla ciebie)
shell-log-secret-of = (tylko dla: { $names })
shell-chat = Czat
shell-chat-hint = Powiedz coś do stołu…
shell-chat-send = Wyślij
shell-chat-host = Gospodarz
shell-chat-mind = Pamiętaj o zasadach rozmów:
shell-past = Oglądasz przeszłość: ruch { $number } z { $last }
shell-past-earlier = Ruch wcześniej
shell-past-later = Ruch później
shell-past-back = Wróć do bieżącej chwili

## Cofanie

shell-undo = Cofnij
shell-undo-choice = Ostatni wybór
shell-undo-action = Ostatnia akcja
shell-undo-turn = Cała tura
shell-undo-free = Od razu: nic nie zostało odkryte
shell-undo-alone = Od razu: to, co było zakryte, zostanie przetasowane
shell-undo-consent = Pozostali muszą się zgodzić
shell-undo-nothing = Nie ma czego cofać
shell-onward = Graj dalej
shell-onward-how = Wróć do wybranej chwili i graj od niej dalej przy nowym stole
shell-marks = O tym stole: pokaż wszystko
shell-proposal-choice = { $name } chce cofnąć ostatni wybór.
shell-proposal-action = { $name } chce cofnąć ostatnią akcję.
shell-proposal-turn = { $name } chce cofnąć całą turę.
shell-proposal-mine-choice = Prosisz o cofnięcie ostatniego wyboru.
shell-proposal-mine-action = Prosisz o cofnięcie ostatniej akcji.
shell-proposal-mine-turn = Prosisz o cofnięcie całej tury.
shell-proposal-waits = Czekamy na zgodę: { $names }.
shell-proposal-yes = Zgódź się
shell-proposal-no = Odmów
shell-proposal-withdraw = Wycofaj prośbę
shell-proposal-look = Zobacz tę chwilę

## Zasady

shell-rule-open = Zasada { $rule }
shell-rule-ruling = Nasze rozstrzygnięcie
shell-rule-uncertain = Niepewna wykładnia
shell-rule-unknown = Nie ma zasady { $rule }.
shell-rule-before = Poprzednia zasada
shell-rule-after = Następna zasada
shell-rule-browser = W zbiorze zasad

## Miejsca i linki

shell-links = Miejsca i linki
shell-links-short = Miejsca
shell-links-copy = Kopiuj link
shell-links-copied = Link jest w schowku.
shell-links-copy-self = Skopiuj ten link:
shell-links-change = Nowy link…
shell-links-sure = Stary link przestanie działać.
shell-links-renew = Utwórz nowy
shell-links-revoke = Wycofaj
shell-links-revoked = Link został wycofany.
shell-links-watch = Widzowie
shell-links-watch-why = widzą to, co może widzieć każdy
shell-hand-to = Niech gra bot:
shell-hand-back = Odwołaj bota
shell-record = Zapisz przebieg gry
shell-report = Zapisz zgłoszenie błędu
shell-watch-instead = Oglądaj jako widz

shell-join = Zapraszamy do gry { $game }
shell-join-why = To miejsce przy stole czeka na ciebie.
shell-join-name = Twoje imię
shell-join-sit = Usiądź
shell-join-skip = Pomiń

shell-curtain = Kurtyna
shell-curtain-pass = Pora oddać ekran. Teraz gra { $name }
shell-curtain-why = Dopóki kurtyna jest opuszczona, nikt nie widzi kart.
shell-curtain-open = To ja, { $name }: pokaż moje karty

shell-outcome-you = Zwycięstwo jest twoje!
shell-outcome-us = Wspólne zwycięstwo jest wasze!
shell-outcome-winner = { $n ->
    [one] Wygrywa { $name }
    [few] Wspólnie wygrywają: { $name }
   *[many] Wspólnie wygrywają: { $name }
}
shell-outcome-nobody = Nikt nie wygrywa
shell-outcome-replay = Odtwórz
shell-outcome-close = Obejrzyj planszę

## Klawisze

shell-keys = Klawisze
shell-keys-answer = Wybierz odpowiedź
shell-keys-submit = Wyślij wybraną odpowiedź
shell-keys-rule = Zasada tego, co wskazujesz
shell-keys-undo = Cofnij
shell-keys-question = Do pytania
shell-keys-log = Do dziennika (strzałki przesuwają, Enter pokazuje chwilę)
shell-keys-chat = Do czatu
shell-keys-skip = Od razu pokaż stan obecny
shell-keys-back = Wróć do bieżącej chwili, zamknij to, co otwarte
shell-keys-help = Ta lista
shell-final = { $what }: tego nie da się cofnąć. Na pewno?
shell-final-yes = Tak, zrób to
shell-choose-of = Przeszukaj wszystkie ({ $n })…
