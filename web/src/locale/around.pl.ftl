### Wokół stołu: tempo, dziennik, skrót, ustawienia, własne partie, ściąga, podpowiedzi, inne urządzenia.

## Śledzenie gry

shell-follow = Co się dzieje
shell-follow-pause = Wstrzymaj
shell-follow-on = Dalej
shell-follow-next = Następny krok
shell-follow-left = { $n ->
    [one] jeszcze { $n } krok
    [few] jeszcze { $n } kroki
   *[many] jeszcze { $n } kroków
}
shell-log-filter = Czyje ruchy pokazać
shell-log-everybody = Wszyscy
shell-log-only = Tylko wpisy: { $name }
shell-log-fold = Zwiń tę turę
shell-log-unfold = Rozwiń tę turę (wiersze: { $n })
shell-recap = Od twojej ostatniej tury ({ $n ->
    [one] { $n } tura
    [few] { $n } tury
   *[many] { $n } tur
})
shell-recap-more = i jeszcze { $n }
shell-recap-show = Pokaż na planszy
shell-key-pause = wstrzymaj albo dalej
shell-key-next = następny krok
shell-key-hint = podpowiedź
shell-key-aid = ściąga

## Podpowiedzi i ściąga

shell-hint = Podpowiedź
shell-hint-why = Co zrobiłby tu bot i dlaczego. W dzienniku pojawi się, że korzystasz z podpowiedzi.
shell-hint-thinking = Myśli…
shell-hint-answer = Bot odpowiedziałby: { $answer }.
shell-aid = Ściąga
shell-aid-of = { $game }: ściąga
shell-aid-rules = Wszystkie zasady
shell-aid-none = Ta gra nie ma jeszcze ściągi.
shell-aid-goal = Kto wygrywa
shell-aid-turn = Tura
shell-aid-actions = Co możesz zrobić
shell-aid-end = Jak się kończy gra
shell-aid-words = Co znaczą słowa

## Inne urządzenia

shell-devices = Twoje miejsce na innym urządzeniu
shell-devices-seat = Cały stół
shell-devices-seat-is = Graj tam dalej; oba mogą zostać otwarte.
shell-devices-hand = Tylko twoja ręka
shell-devices-hand-is = Twoje karty i pytania w telefonie; ten ekran pokazuje stół wszystkim.
shell-devices-code = Link do twojego miejsca jako kod
shell-devices-how = Skieruj aparat drugiego urządzenia na kod albo skopiuj link.
shell-devices-secret = Kto ma ten link, gra na twoim miejscu i widzi twoje karty.
shell-devices-local = Ta strona jest otwarta pod adresem, który zna tylko to urządzenie. Otwórz ją najpierw pod adresem w swojej sieci.
shell-devices-show = Pokaż tu stół
shell-hand-only = Twoja ręka
shell-hand-table = Cały stół

## Koniec

shell-outcome-tie = Decyduje: { $what }.
shell-outcome-level = Remis: { $names } mają po { $score }.
shell-outcome-shared = Nadal remis: dzielą się zwycięstwem.
shell-outcome-same = Jeszcze raz przy tym samym stole
shell-outcome-others = Inny stół

## Ustawienia

pages-set = Ustawienia
pages-set-where = Działają od razu i zostają w tej przeglądarce.
pages-set-theme = Jasny czy ciemny
pages-set-theme-auto = jak w systemie
pages-set-theme-dark = ciemny
pages-set-theme-light = jasny
pages-set-pace = Tempo
pages-set-pace-instant = od razu
pages-set-pace-quick = szybko
pages-set-pace-calm = spokojnie
pages-set-pace-step = krok po kroku
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

## Własne partie

pages-history = Twoje partie
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
pages-history-unread = To nie jest plik z partiami.
pages-history-forget = Zapomnij wszystko…
pages-history-forget-sure = Tak, zapomnij wszystkie partie
pages-again = Jeszcze raz przy tym samym stole
pages-again-opening = Otwieramy ten sam stół jeszcze raz…
pages-lobby-learn = Zagraj pierwszą grę
shell-drama-of = z { $target } potrzebnych
pages-history-choices = { $n ->
    [one] { $n } decyzja
    [few] { $n } decyzje
   *[many] { $n } decyzji
}
