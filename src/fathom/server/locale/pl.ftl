### Co serwer mówi, gdy czegoś odmawia. Każde zdanie mówi, co jest nie tak; wiele z nich – co zrobić.

watchers-watch = Widzowie nie mogą brać udziału w grze. Poproś gospodarza o miejsce.
only-seats = Może to zrobić tylko gracz siedzący przy stole.
only-hosts = Może to zrobić tylko gospodarz tego stołu.
game-is-over = Gra jest skończona.
nobody-asks-you = To nie twoja kolej: nikt cię teraz o nic nie pyta.
question-gone = To pytanie nie jest już otwarte. Gra potoczyła się dalej.
nothing-to-undo = Nie masz czego cofnąć.
no-proposal = Nikt już nie prosi o cofnięcie.
not-asked-to-agree = Nikt nie pytał cię o zgodę.
own-proposal = To twoja propozycja; zgodzić się muszą pozostali.
nothing-said = Wiadomość jest pusta.
no-phrase = Ta gra nie ma zwrotu „{ $given }”. Są: { $names }.
phrase-args = Zwrot „{ $phrase }” wymaga: { $names }. Podano: { $given }.
text-and-phrase = Podaj albo tekst, albo zwrot, nie jedno i drugie.
no-talk-rules = Ta gra nie ma zasad rozmów przy stole.
talk-is-so = Zasady rozmów przy stole są już tak ustawione.
no-seat = Przy tym stole nie ma miejsca { $seat } dla gracza.
not-your-seat = To nie twoje miejsce.
bots-seat = To miejsce od początku należy do bota; nikt nie może go przejąć.
no-bot = Nie ma bota „{ $bot }”. Są: { $names }.
no-key = Potrzebny jest klucz. Otwórz link, który dostałeś.
bad-key = Ten link nie otwiera stołu. Gospodarz mógł go zmienić albo wycofać.
no-table = Nie ma takiego stołu.
no-game = Nie ma gry „{ $given }”. Są: { $names }.
no-words = Nie ma tekstów „{ $given }” w języku „{ $lang }”.
no-moment = Ta gra ma chwile od { $least } do { $most }.
old-moment = Tę chwilę rozegrano według starszej wersji zasad i nie da się jej już pokazać.
key-used-twice = To żądanie powtarza klucz innego żądania.
continue-from-the-end = W tej chwili gra jest już skończona; wybierz wcześniejszą, żeby grać dalej.
continue-seats = Liczba miejsc w tej grze: { $seats }; powiedz, kto zajmie każde z nich.
secret-record = Zapis zdradziłby to, co ukryte. Będzie dostępny po końcu gry.
secret-views = Dopóki gra trwa, widzisz stół tylko ze swojego miejsca.
secret-continue = Grać dalej od tej chwili można dopiero po końcu gry.
bad-seen = Chwilę ogląda się jako „own”, „watch”, „open” albo z miejsca o danym numerze, a nie jako „{ $given }”.
hello-first = Najpierw się przywitaj: przy którym stole i z jakim kluczem.
hello-again = Powitanie już było.
bad-message = Nie da się odczytać tej wiadomości: { $why }
bad-request = Nie da się odczytać żądania: { $why }
too-large = Wiadomość jest za długa.
too-fast = Za dużo żądań. Poczekaj chwilę.
too-many-tables = Za dużo nowych stołów w krótkim czasie. Poczekaj chwilę.
foreign-page = To żądanie pochodzi z innej strony.
database-busy = Baza danych teraz nie odpowiada ({ $why }). Nic się nie zmieniło; spróbuj ponownie.
table-busy = Przy tym stole dzieje się naraz zbyt wiele. Nic się nie zmieniło; spróbuj ponownie.
shutting-down = Serwer się zatrzymuje. Twoja gra jest zachowana; wróć za chwilę.
our-fault = Coś poszło nie tak po naszej stronie. Nic się nie zmieniło.
database-taken = Z tej bazy danych korzysta już inny serwer Fathom: { $address }
bad-setting = { $name } ma wartość „{ $given }”: { $why }

## Co czat mówi sam

talk-off = Od teraz przy tym stole zasady rozmów nie obowiązują.
talk-on = Od teraz przy tym stole obowiązują zasady rozmów.
