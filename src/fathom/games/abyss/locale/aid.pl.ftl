### Abyss: ściąga gracza i to, co ważą boty.

aid-win = Wygrywa największy wpływ
aid-win-is = Wpływ dają Lordowie, Miejsca, stowarzyszeni sojusznicy i żetony potworów. Przy remisie liczą się perły.
aid-plot = 1. Możesz spiskować
aid-plot-is = Zapłać perłę, a na Dwór przybędzie kolejny Lord; tyle razy, na ile cię stać.
aid-action = 2. Jedna akcja
aid-action-is = Eksploruj, poproś Radę o wsparcie albo zrekrutuj Lorda. Pominąć jej nie wolno.
aid-control = 3. Kontrola Miejsc
aid-control-is = Mając trzy klucze, musisz przejąć kontrolę nad Miejscem. Lordowie, których kluczy użyjesz, zostają do niego przypisani i tracą zdolność.
aid-explore = Eksploracja
aid-explore-is = Odkrywaj karty po jednej. Każdy z pozostałych może kupić od ciebie jednego sojusznika; weź tego, który ci odpowiada, a akcja się skończy.
aid-monster = Spotkanie z potworem
aid-monster-is = Walcz o nagrodę z toru zagrożenia albo eksploruj dalej, a zagrożenie wzrośnie. Z Lewiatanem walczysz na granicy.
aid-support = Prośba o wsparcie
aid-support-is = Weź z Rady cały stos jednej rasy.
aid-recruit = Rekrutacja Lorda
aid-recruit-is = Zapłać sojusznikami dokładnie tylu ras, ile pokazuje, w tym rasy jego gildii; braki uzupełnią perły. Najsłabszy z użytych sojuszników zostaje stowarzyszony.
aid-last-round = Siedmiu Lordów albo Dwór, którego nie da się zapełnić
aid-last-round-is = Tura zostaje dokończona, a następnie każdy z pozostałych ma jeszcze jedną.
aid-score = Co się liczy
aid-score-is = Wszyscy Lordowie, najlepszy stowarzyszony sojusznik każdej rasy, żetony potworów, Miejsca. Karty na ręce, perły i klucze nie liczą się wcale.
aid-ally = Sojusznik
aid-ally-is = Karta jednej z pięciu ras o wartości od 1 do 5: nimi płaci się za Lordów.
aid-affiliated = Stowarzyszony
aid-affiliated-is = Leży przed tobą na stałe i liczy się na koniec; niczego już nim nie zapłacisz.
aid-key = Klucz
aid-key-is = Na niektórych Lordach i jako żeton zdobyty na potworach. Trzy dają Miejsce.
aid-free-lord = Wolny Lord
aid-free-lord-is = Taki, który nie jest przypisany do Miejsca: jego zdolność i klucz działają.
aid-pearl = Perła
aid-pearl-is = Pieniądz: jeden punkt ceny Lorda, sojusznik znaleziony przez kogoś innego albo spisek.
aid-threat = Zagrożenie
aid-threat-is = Rośnie, gdy ktoś eksploruje mimo potwora; kto walczy, dostaje jego nagrodę.
aid-council = Rada
aid-council-is = Sojusznicy, których nikt nie wziął, czekają tu zakryci, po jednym stosie na rasę.
aid-powers = Zdolności
aid-powers-is = Natychmiast, gdy Lord przybywa; zawsze, póki jest wolny; albo raz w każdej twojej turze.

## Co waży bot: człony wyliczenia po dwukropku

prospect-lords = wpływ Lordów
prospect-allies = stowarzyszeni sojusznicy
prospect-tokens = żetony potworów
prospect-locations = Miejsca
prospect-wounds = rany
prospect-slayer = Pogromca Głębin
prospect-nebulis = Nebulis
prospect-kraken = figurka Krakena
prospect-tempo = liczba twoich Lordów
prospect-keys = klucze
prospect-pearls = perły
prospect-expansion = żetony z rozszerzenia
prospect-hand = siła nabywcza twojej ręki
prospect-rival = położenie rywali
