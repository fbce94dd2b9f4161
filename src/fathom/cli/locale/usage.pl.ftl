### Co wiersz poleceń mówi o sobie: pomoc i złe polecenia.

## Części strony pomocy

cli-usage = Użycie
cli-usage-options = [OPCJE]
cli-usage-command = POLECENIE
cli-usage-arguments = Argumenty
cli-usage-switches = Opcje
cli-usage-commands = Polecenia
cli-usage-examples = Przykłady
cli-usage-default = domyślnie: { $value }
cli-usage-needed = zawsze potrzebne
cli-usage-environment = także jako { $name }

## Co robią polecenia; `.more`, gdy na liście poleceń brakuje na to miejsca

cli-does-fathom = Stół do gier planszowych z głębin; każda zasada jest pilnowana i objaśniona.
cli-does-games = Wypisuje gry z liczbą graczy i opcjami.
cli-does-play = Otwiera grę w przeglądarce albo, z --terminal, tutaj.
    .more = Otwiera grę w przeglądarce albo, z --terminal, tutaj: przeciw botom, ze znajomymi albo z jednymi i drugimi.
cli-does-serve = Uruchamia serwer dla wielu osób.
    .more = Uruchamia serwer dla wielu osób. Czego tu nie podano, to pochodzi z FATHOM_HOST, FATHOM_PORT i tak dalej; wszystkie ustawienia wymienia docs/server.md.
cli-does-simulate = Boty rozgrywają wiele gier, a program liczy, co się w nich dzieje.
cli-does-tournament = Boty grają ze sobą, a program mówi, jak są silne.
    .more = Boty grają ze sobą, zmieniając miejsca, a program mówi, jak są silne.
cli-does-replay = Odtwarza zapis gry: dziennik i stół na jego końcu.
cli-does-rules = Pokazuje jedną zasadę, przeszukuje zasady albo wypisuje ich rozdziały.
cli-does-cards = Pokazuje, co robi karta, albo wypisuje karty według talii.
cli-does-bench = Mierzy szybkość silnika na tym komputerze.

## Co przyjmują; `.as` to słowo, które zastępuje wartość w opisie użycia

cli-arg-help = Pokazuje tę pomoc.
cli-arg-version = Pokazuje wersję programu i działający silnik.
cli-arg-lang = en, pl albo de; bez tej opcji język systemu.
    .as = JĘZYK
cli-arg-json = Wypisuje JSON zamiast tekstu.
cli-arg-game = Gra: { $games }.
    .as = GRA
cli-arg-option = Opcja gry, na przykład { $example }; dane, jeśli gra je przyjmuje, jako NAZWA=@PLIK. Można ją powtarzać.
    .as = NAZWA=WARTOŚĆ
cli-arg-content = Własne karty i kafelki, jeśli gra je wczytuje.
    .as = PLIK
cli-arg-jobs = Liczba procesów.
    .as = N
cli-arg-cluster = Rozgrywa gry w klastrze Ray; local uruchamia tutaj tyle procesów, ile podaje --jobs.
    .as = ADRES
cli-arg-port = Numer portu; 0 oznacza dowolny wolny.
    .as = PORT
cli-arg-play-what = Gra z listy, którą wypisuje fathom games; po --resume zapisany plik.
    .as = GRA
cli-arg-play-terminal = Otwiera grę tutaj, w terminalu, zamiast w przeglądarce.
cli-arg-play-no-browser = Tylko wypisuje link i nie otwiera przeglądarki.
cli-arg-play-seats = Z --terminal: kto gdzie siedzi: me (kilka osób przy jednej klawiaturze), { $bots }; albo liczba: ty i sprytne boty.
    .as = KTO
cli-arg-play-seed = Z --terminal: to samo ziarno rozdaje tę samą grę.
    .as = N
cli-arg-play-resume = Kontynuuje grę; z --terminal także: --resume PLIK.
cli-arg-serve-host = Adres, pod którym serwer nasłuchuje; 0.0.0.0 oznacza wszystkie adresy tego komputera.
    .as = ADRES
cli-arg-serve-workers = Liczba procesów; do więcej niż jednego potrzebny jest PostgreSQL.
    .as = N
cli-arg-serve-database = Plik dla SQLite albo postgresql://user:password@host/name.
    .as = GDZIE
cli-arg-simulate-games = Liczba gier.
    .as = N
cli-arg-simulate-seats = Liczba miejsc; bez tej opcji tyle, ile najmniej dopuszczają boty i gra.
    .as = N
cli-arg-simulate-bots = Kto gra: { $bots }, search:200 albo własny bot jako moduł:Klasa. Gdy botów jest mniej niż miejsc, powtarzają się po kolei.
    .as = BOTY
cli-arg-simulate-seed = Ziarno pierwszej gry; każda następna ma kolejne.
    .as = N
cli-arg-simulate-records = Zachowuje wszystkie gry w tym folderze, jako dane do badań.
    .as = FOLDER
cli-arg-tournament-bots = Kto gra, po przecinkach: { $bots }; z innym budżetem search:200 albo search:1s; własny bot jako moduł:Klasa.
    .as = BOTY
cli-arg-tournament-games = Liczba gier w każdym zestawieniu botów.
    .as = N
cli-arg-tournament-seats = Liczba miejsc; bez tej opcji tyle, ile najmniej dopuszcza gra.
    .as = N
cli-arg-tournament-seed = Ziarno pierwszej gry w każdym zestawieniu botów.
    .as = N
cli-arg-tournament-journal = Zachowuje tu każdą grę; to samo polecenie podejmuje turniej z tego pliku.
    .as = PLIK
cli-arg-tournament-plot = Rysuje wyniki jako SVG.
    .as = PLIK
cli-arg-replay-file = Zapis gry z terminala albo wyeksportowany na stronie.
    .as = PLIK
cli-arg-replay-until = Zatrzymuje się po tylu odpowiedziach.
    .as = N
cli-arg-replay-seat = Patrzy z tego miejsca (od 1), a nie oczami widza.
    .as = N
cli-arg-rules-words = Kod zasady, rozdział albo słowa; bez tego rozdziały.
    .as = KOD|SŁOWA
cli-arg-rules-coverage = Liczy zasady, które mają przechodzący test.
cli-arg-cards-name = Nazwa albo słowa z treści karty; bez tego wszystkie karty.
    .as = NAZWA
cli-arg-cards-deck = Tylko ta talia, na przykład lords.
    .as = TALIA
cli-arg-bench-seconds = Czas każdego pomiaru.
    .as = SEKUNDY

## Obok przykładów `fathom play`

cli-example-lobby = poczekalnia w przeglądarce
cli-example-game = nowy stół jednej gry
cli-example-terminal = pyta, w co grać i z kim
cli-example-alone = od razu, w pojedynkę
cli-example-resume = kontynuuje grę

## Złe polecenia

cli-wrong-option = Nie ma opcji { $given }. Wszystkie opcje: { $command } --help
cli-wrong-option-but = Nie ma opcji { $given }. Może chodziło o { $near }?
cli-wrong-more = Dla tego polecenia to za dużo: { $given }. Co przyjmuje: { $command } --help
cli-wrong-missing = Brakuje: { $name }. Co przyjmuje to polecenie: { $command } --help
cli-wrong-no-game = Podaj grę: { $games }.
cli-wrong-no-value = Po { $name } musi stać wartość.
cli-wrong-flag = Opcja { $name } nie przyjmuje wartości.
cli-wrong-whole = Wartość { $name } musi być liczbą całkowitą.
cli-wrong-whole-from = Wartość { $name } musi być liczbą całkowitą, co najmniej { $least }.
cli-wrong-whole-between = Wartość { $name } musi być liczbą całkowitą od { $least } do { $most }.
cli-wrong-number-from = Wartość { $name } musi być liczbą, co najmniej { $least }.
cli-wrong-setting = Opcja { $name } nie może mieć wartości „{ $given }”. Możliwe wartości: { $values }.
cli-cannot-write = Nie da się zapisać pliku { $file }: { $why }.
cli-no-card-in-deck = Żadna karta z talii { $deck } nie nazywa się „{ $name }”. Wszystkie jej karty: fathom cards { $id } --deck { $deck }

## Dlaczego system czegoś nie robi; reszta stoi w jego własnych słowach

cli-system-says = { $why }
cli-system-absent = nie ma takiego pliku ani folderu
cli-system-forbidden = brak uprawnień
cli-system-folder = to jest folder
cli-system-no-folder = część ścieżki nie jest folderem
cli-system-there = przeszkadza coś o tej samej nazwie
cli-system-full = nie ma już miejsca
cli-system-read-only = nic nie można tam zapisać
cli-system-long = nazwa jest za długa
cli-system-no-address = nie ma takiego adresu
cli-system-not-mine = ten komputer nie ma takiego adresu

## Przy stole

cli-thinking = { $player } myśli…
cli-leave-unsaved = Gra nie jest zapisana. Słowo zapisz z nazwą pliku zachowa ją gdzie indziej; koniec jeszcze raz kończy bez zapisu.
