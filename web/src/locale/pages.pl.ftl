### Poczekalnia, nowy stół, przeglądarka zasad, karty i odtwarzanie po polsku.

## Słowa z kilku miejsc

pages-title = { $page } · Fathom
pages-seat = Miejsce { $n }
pages-copy = Kopiuj link
pages-copied = Skopiowano
pages-copy-failed = Przeglądarka nie pozwoliła kopiować. Zaznacz link i skopiuj go samodzielnie.
pages-close = Zamknij
pages-try-again = Spróbuj ponownie
pages-loading = Chwileczkę…
pages-back-table = Wróć do stołu
pages-lang-en = angielski
pages-lang-pl = polski
pages-lang-de = niemiecki

## Poczekalnia

pages-lobby = Poczekalnia
pages-lobby-headline = Stół, który zna wszystkie zasady
pages-lobby-line = Gry planszowe z głębin: z botami albo ze znajomymi. Każdy ruch jest sprawdzany, każda zasada wyjaśniona. Bez konta i bez instalowania.
pages-lobby-play = Zagraj w { $game }
pages-lobby-play-it = Zagraj
pages-lobby-setup = Wybierz graczy i opcje
pages-lobby-games = Gry
pages-lobby-players = { $least }–{ $most } graczy
pages-lobby-new = Nowy stół
pages-lobby-rules = Zasady
pages-lobby-cards = Karty
pages-lobby-watch-bots = Obejrzyj grę botów
pages-lobby-mine = Twoje stoły
pages-lobby-more = Pokaż jeszcze { $n }
pages-lobby-your-turn = Twój ruch
pages-lobby-waits = Czekamy na: { $names }
pages-lobby-over = Koniec gry
pages-lobby-checking = Sprawdzam…
pages-lobby-unreachable = Chwilowo niedostępny
pages-lobby-moves =
    { $n ->
        [0] gra się nie zaczęła
        [one] dotąd { $n } wybór
        [few] dotąd { $n } wybory
       *[many] dotąd { $n } wyborów
    }
pages-lobby-go-on = Graj dalej
pages-lobby-watch = Oglądaj
pages-lobby-replay = Odtwórz
pages-lobby-forget = Usuń z listy: { $name }
pages-lobby-forget-sure = Ta przeglądarka usunie klucze. Bez zapisanego linku nie da się wrócić.
pages-lobby-forget-yes = Usuń
pages-lobby-forget-no = Zostaw
pages-lobby-gone = { $name }: tego stołu już nie ma. Zniknął z twojej listy.
pages-lobby-revoked = { $name }: twój link nie otwiera już tego stołu; gospodarz go wycofał albo stołu już nie ma. Zniknął z twojej listy.
pages-lobby-dismiss = W porządku
pages-lobby-join = Dołącz lub obejrzyj
pages-lobby-join-how = Wklej link, który ktoś ci przysłał.
pages-lobby-join-label = Link do stołu
pages-lobby-join-go = Otwórz
pages-lobby-join-bad = To nie jest link do stołu. Taki link kończy się tak: #/t/stół/klucz
pages-lobby-record = Otwórz zapis gry
pages-lobby-record-how = Odtwórz zapisaną grę albo graj dalej od dowolnej jej chwili.
pages-lobby-record-choose = Wybierz plik
pages-lobby-record-drop = albo upuść go tutaj
pages-lobby-record-reading = Czytam { $file }…
pages-lobby-record-not = { $file } nie jest zapisem gry z Fathom.
pages-lobby-record-large = { $file } jest za duży jak na zapis gry.
pages-lobby-made = Fathom jest projektem nieoficjalnym. Gry należą do swoich wydawców; słowa i rysunki są nasze.
pages-lobby-promise-rules = Zasady pod kontrolą
pages-lobby-promise-rules-is = Każdy wybór, wpis w dzienniku i odmowa podają swoją zasadę. Otwiera ją jeden klawisz.
pages-lobby-promise-undo = Można się rozmyślić
pages-lobby-promise-undo-is = Cofnij wybór, akcję albo turę. Odtwórz dowolną grę i graj dalej od dowolnej chwili.
pages-lobby-promise-slow = Szybko albo powoli
pages-lobby-promise-slow-is = Dziesięć minut z botami albo miesiąc ze znajomymi, po jednym ruchu dziennie.

## Nowy stół

pages-new = Nowy stół
pages-new-title = Nowy stół do gry { $game }
pages-new-options = Opcje
pages-new-data-usual = W formacie JSON; puste pole oznacza grę jak zwykle.
pages-new-data-file = Wybierz plik
pages-new-data-example = Pokaż przykład
pages-new-data-clear = Graj jak zwykle
pages-new-data-builder = Utwórz talie
pages-new-data-broken = To nie jest JSON: { $why }
pages-new-data-large = To za dużo. Liczba bajtów: { $bytes }, a może być najwyżej { $most }.
pages-new-data-file-large = Plik { $file } jest za duży i nie został wczytany.
pages-new-some = Wybrano { $n } z { $size }; bez wyboru gra się jak zwykle.
pages-new-less = Mniej: { $what }
pages-new-more = Więcej: { $what }
pages-new-brought-none = Kto będzie wolny
pages-new-brought-own = Własne
pages-new-brought-other = Jak przyniesiono
pages-new-brought-paste = Wklej tekst…
pages-new-paste-large = To za dużo: najwyżej { $most } B.
pages-new-seats = Gracze
pages-new-count = Ilu graczy?
pages-new-count-label =
    { $n ->
        [one] { $n } gracz
       *[other] { $n } graczy
    }
pages-new-count-with = { $n } graczy ({ $options })
pages-new-who = Kto siada na miejscu { $n }?
pages-who-me = Ja
pages-who-friend = Zaproszenie
pages-who-bot = Bot
pages-new-name = Imię
pages-new-name-mine = Twoje imię
pages-new-name-friend = Imię
pages-new-level = Siła bota
pages-new-note-hot =
    { $n ->
        [few] { $n } miejsca są twoje: gracie na jednym urządzeniu, a kurtyna zasłania rękę przed następną osobą.
       *[other] { $n } miejsc jest twoich: gracie na jednym urządzeniu, a kurtyna zasłania rękę przed następną osobą.
    }
pages-new-note-friends =
    { $n ->
        [one] Dostaniesz link do wysłania zaproszonej osobie.
       *[other] Dostaniesz osobny link dla każdej zaproszonej osoby, razem { $n }.
    }
pages-new-note-watch = Żadne miejsce nie jest twoje: będziesz oglądać.
pages-new-note-bots = Gra zaczyna się od razu.
pages-new-open = Otwórz stół
pages-new-opening = Otwieram…
pages-invite = Stół jest otwarty
pages-invite-how = Wyślij każdej osobie jej własny link. Kto go ma, gra na tym miejscu, więc nie publikuj go.
pages-invite-link = Link dla: { $name }
pages-invite-watch = Link do oglądania
pages-invite-watch-how = Kto go ma, widzi to, co wolno widzieć każdemu, i niczyjej ręki.
pages-invite-share = Udostępnij
pages-invite-go = Do stołu
pages-invite-go-watch = Oglądaj
pages-invite-note = W menu przy stole gospodarz może tworzyć nowe linki i wycofywać stare.

## Zasady

pages-rules-title = Zasady gry { $game }
pages-rules-search = Szukaj w zasadach
pages-rules-search-how = Słowa w dowolnym języku albo kod, na przykład { $id }
pages-rules-clear = Wyczyść wyszukiwanie
pages-filter-all = Wszystkie
pages-filter-enforced = Pilnowane
pages-filter-rulings = Nasze rozstrzygnięcia
pages-rules-show = Pokaż
pages-rules-count =
    { $n ->
        [one] { $n } zasada
        [few] { $n } zasady
       *[many] { $n } zasad
    }
pages-rules-found =
    { $n ->
        [0] Nie znaleziono zasad
        [one] Znaleziono { $n } zasadę
        [few] Znaleziono { $n } zasady
       *[many] Znaleziono { $n } zasad
    }
pages-rules-none = Żadna zasada nie zawiera wszystkich tych słów.
pages-rules-none-how = Wpisz mniej słów albo początek słowa. Działa polski, angielski i niemiecki, z ogonkami i bez.
pages-rules-none-filter = Filtr ukrywa część zasad.
pages-rules-none-all = Szukaj we wszystkich
pages-rules-chapters = Rozdziały
pages-rules-ruling = nasze rozstrzygnięcie
pages-rules-uncertain = niepewna wykładnia
pages-rules-not-enforced = tylko do wiadomości
pages-rules-unknown = W tych zasadach nie ma punktu { $id }.

## Karty

pages-cards-title = Karty gry { $game }
pages-cards-filter = Znajdź kartę
pages-cards-filter-how = Nazwa albo słowa z treści
pages-cards-decks = Talie
pages-cards-deck-all = Wszystkie
pages-cards-found =
    { $n ->
        [0] Nie znaleziono kart
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
pages-cards-none = Żadna karta nie zawiera tych słów.
pages-cards-unknown = W tej grze nie ma takiej karty.
pages-cards-all = Wszystkie karty
pages-cards-before = Poprzednia karta: { $name }
pages-cards-next = Następna karta: { $name }
pages-cards-text = Co robi
pages-cards-no-text = Nie ma własnej zdolności; liczy się jej wartość.
pages-cards-clauses = Jej zasady
pages-cards-written = Ten opis układa ten sam kod, który rozgrywa kartę.

## Odtwarzanie

pages-theatre = Odtwarzanie
pages-theatre-title = Odtwarzanie: { $game }
pages-theatre-slider = Chwila gry
pages-theatre-moment = Wybór { $n } z { $last }
pages-theatre-moment-turn = { $turn } Wybór { $n } z { $last }.
pages-theatre-first = Na początek
pages-theatre-last = Na koniec
pages-theatre-turn-back = Turę wstecz
pages-theatre-turn-on = Turę naprzód
pages-theatre-back = Wybór wstecz
pages-theatre-on = Wybór naprzód
pages-theatre-play = Odtwarzaj
pages-theatre-pause = Wstrzymaj
pages-theatre-speed = Tempo
pages-theatre-speed-of = { $n }×
pages-theatre-seen = Widok:
pages-theatre-seen-watch = widz
pages-theatre-seen-open = wszystko odkryte
pages-theatre-seen-secret = Gra jeszcze trwa: zakryte karty pozostaną zakryte do jej końca.
pages-theatre-running = Gra jeszcze trwa.
pages-theatre-running-go = Do stołu
pages-theatre-begins = Odtwarzanie zaczyna się od wyboru { $n }; tego, co było wcześniej, nie da się tu pokazać.
pages-theatre-log = Co się wydarzyło
pages-theatre-log-open = Pokaż dziennik
pages-theatre-log-close = Ukryj dziennik
pages-theatre-hand = Ręka
pages-theatre-continue = Graj dalej od tej chwili
pages-theatre-continue-title = Nowy stół od wyboru { $n }
pages-theatre-continue-how = Dawna gra pozostaje bez zmian. Kto gra dalej?
pages-theatre-continue-running = Będzie to możliwe po zakończeniu gry.
pages-theatre-continue-end = Na końcu nie ma już czego grać. Najpierw cofnij się o kilka wyborów.
pages-theatre-export = Zapisz do pliku
pages-theatre-export-secret = Zapis będzie dostępny po zakończeniu gry.
pages-theatre-share = Udostępnij link
pages-theatre-share-done = Link skopiowany: otwiera właśnie tę chwilę
pages-theatre-share-no = Znany jest tu tylko twój własny link do gry. Poproś gospodarza o link do oglądania.
pages-theatre-keys = Klawisze: spacja odtwarza, ← → jeden wybór, Shift z ← → jedna tura, Home i End.
pages-theatre-scores = Wyniki końcowe
pages-theatre-beliefs = Co myślą boty
pages-theatre-beliefs-are = Jak bardzo każdy bot podejrzewał w tej chwili pozostałych o zdradę, na podstawie tego, co mógł wiedzieć.
pages-theatre-beliefs-of = { $name } podejrzewa
pages-theatre-beliefs-chance = { $percent }%

## Nic tu nie ma

pages-nowhere = Nic tu nie ma
pages-nowhere-title = Tu kończą się nasze mapy
pages-nowhere-line = Pod tym adresem nie ma żadnej strony. Może link został ucięty przy kopiowaniu.
pages-nowhere-home = Do poczekalni

pages-set-where = Działają od razu i zostają w tej przeglądarce.
pages-set-theme = Jasny czy ciemny
pages-set-theme-auto = jak w systemie
pages-set-theme-dark = ciemny
pages-set-theme-light = jasny
pages-set-pace-is = Jak szybko widzisz, co robią inni. W każdej chwili możesz wstrzymać albo przejść do swojego pytania.
pages-set-sound = Dźwięki
pages-set-sound-off = wyłączone
pages-set-sound-soft = ciche
pages-set-sound-full = pełne
pages-set-sound-is = Karty, kości, ciosy, twoja tura, koniec.
pages-set-listen = Posłuchaj: { $cue }
pages-set-cue-turn = pytanie do ciebie
pages-set-cue-card = karta
pages-set-cue-dice = kości
pages-set-cue-reveal = coś zostaje odkryte
pages-set-cue-coin = zysk
pages-set-cue-blow = cios
pages-set-cue-win = zwycięstwo
pages-set-cue-lose = porażka
pages-set-cue-hint = podpowiedź
pages-set-text = Wielkość tekstu
pages-set-text-normal = zwykła
pages-set-text-large = duża
pages-set-text-larger = większa
pages-set-text-is = Pytania, dziennik, miejsca i strony. Plansza zachowuje rozmiar.
pages-set-contrast = Kontrast
pages-set-contrast-usual = zwykły
pages-set-contrast-high = wysoki
pages-set-contrast-is = Mocniejsze linie i słowa, spokojniejsze tła.
pages-set-codes = Numery zasad
pages-set-codes-hover = po wskazaniu wiersza
pages-set-codes-always = zawsze
pages-set-codes-is = W dzienniku. Kliknięcie numeru otwiera zasadę.
pages-set-confirm = Potwierdzenia
pages-set-confirm-final = tego, czego nie da się cofnąć
pages-set-confirm-never = nigdy
pages-set-confirm-is = Czy przed taką odpowiedzią pada jeszcze jedno pytanie.
pages-history-where = Partie dokończone w tej przeglądarce. Nikt inny ich nie widzi; plik zabierze je gdzie indziej.
pages-history-none = Jeszcze nic tu nie ma. Dokończ partię, a się pojawi.
pages-history-played = rozegrane
pages-history-won = wygrane
pages-history-best = najlepszy wynik
pages-history-mean = średni wynik
pages-history-streak = wygrane z rzędu
pages-history-bot = Przeciw botom poziomu „{ $bot }”: wygrane { $won } z { $played }
pages-history-you-won = Wygrana
pages-history-won-by = Wygrana: { $names }
pages-history-export = Zapisz do pliku
pages-history-import = Wczytaj plik
pages-history-taken = { $n ->
    [0] W tym pliku nie było nowych partii.
    [one] Wczytano { $n } partię.
    [few] Wczytano { $n } partie.
   *[many] Wczytano { $n } partii.
}
pages-history-unread = { $file } nie jest plikiem z partiami.
pages-history-forget = Zapomnij wszystko…
pages-history-forget-sure = Tak, zapomnij wszystkie partie
pages-again = Jeszcze raz przy tym samym stole
pages-again-opening = Otwieramy ten sam stół jeszcze raz…
pages-lobby-learn = Zagraj pierwszą grę
pages-choices = { $n ->
    [one] { $n } wybór
    [few] { $n } wybory
   *[many] { $n } wyborów
}
pages-record-saved = Zapisano: { $file }. Otworzysz ten plik w poczekalni: „Otwórz zapis gry”.
pages-report-saved = Zapisano: { $file }. Wyślij ten plik do osoby, która prowadzi ten serwer, i dopisz parę słów o tym, co poszło nie tak. Dopóki gra trwa, jest w nim tylko to, co i tak możesz zobaczyć.
