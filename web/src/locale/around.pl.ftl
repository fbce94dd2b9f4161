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
shell-key-pause = Wstrzymaj albo wznów
shell-key-next = Następny krok
shell-key-hint = Podpowiedź
shell-key-aid = Ściąga

## Podpowiedzi i ściąga

shell-hint = Podpowiedź
shell-hint-why = Co zrobiłby tu bot i dlaczego. W dzienniku pojawi się, że korzystasz z podpowiedzi.
shell-hint-thinking = Myśli…
shell-hint-answer = Bot odpowiedziałby: { $answer }.
shell-aid = Ściąga
shell-aid-of = Ściąga do gry { $game }
shell-aid-rules = Wszystkie zasady
shell-aid-none = Ta gra nie ma jeszcze ściągi.
shell-aid-goal = Kto wygrywa
shell-aid-turn = Przebieg gry
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
pages-set-pace = Tempo
pages-set-pace-instant = od razu
pages-set-pace-quick = szybko
pages-set-pace-calm = spokojnie
pages-set-pace-step = krok po kroku
## Własne partie

pages-history = Twoje partie
shell-drama-of = z { $target } potrzebnych
