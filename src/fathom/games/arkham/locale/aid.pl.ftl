### Arkham Horror: The Card Game: the player aid, and what bots weigh.

## The goal

aid-advance = Doprowadźcie do postępu aktów
aid-advance-is = Odkrywajcie wskazówki i wydawajcie je jako grupa albo róbcie to, co mówi cel aktu, aż osiągniecie zakończenie.
aid-hold-agenda = Zanim dopełni się tajemnica
aid-hold-agenda-is = Każda runda dodaje 1 żeton zagłady. Gdy zagłady w grze jest dość, tajemnica postępuje, a jej ostatnia karta oznacza przegraną.

## The round

aid-mythos = 1. Faza mitów
aid-mythos-is = 1 żeton zagłady na tajemnicę, a następnie każdy dobiera kartę spotkania. W pierwszej rundzie pomijana.
aid-investigation = 2. Faza badaczy
aid-investigation-is = Każdy badacz ma turę z 3 akcjami, w dowolnej kolejności.
aid-enemies = 3. Faza wrogów
aid-enemies-is = Łowcy się poruszają, a następnie każdy przygotowany wróg w zwarciu atakuje i się wyczerpuje.
aid-upkeep = 4. Faza utrzymania
aid-upkeep-is = Karty się przygotowują, każdy dobiera 1 kartę i zyskuje 1 zasób. Na ręce zostaje najwyżej 8 kart.

## Actions

aid-investigate = Badanie
aid-investigate-is = Test intelektu przeciwko wartości zasłony twojej lokalizacji. Sukces odkrywa tam 1 wskazówkę.
aid-move = Poruszanie się
aid-move-is = Do połączonej lokalizacji. Wrogowie w zwarciu z tobą idą za tobą.
aid-gain = Dobranie albo zasób
aid-gain-is = Dobierz 1 kartę albo zyskaj 1 zasób.
aid-play = Zagranie, aktywacja
aid-play-is = Zagraj atut lub wydarzenie za jego koszt albo użyj zdolności z symbolem akcji. Szybkie karty nie kosztują akcji.
aid-fight = Walka
aid-fight-is = Test walki przeciwko wartości walki wroga. Sukces zadaje 1 obrażenie albo tyle, ile mówi broń.
aid-evade = Wymykanie się, zwarcie
aid-evade-is = Test zwinności, aby wyczerpać wroga w zwarciu i mu się wymknąć; albo wejdź w zwarcie z wrogiem.
aid-opportunity = Wrogowie nie czekają
aid-opportunity-is = Każda akcja inna niż walka, wymykanie się, pertraktacje lub rezygnacja pozwala zaatakować każdemu przygotowanemu wrogowi, który jest z tobą w zwarciu.
aid-test = Test umiejętności
aid-test-is = Przeznacz karty dla ich symboli, odkryj żeton chaosu i dodaj go do umiejętności: wynik musi być co najmniej równy poziomowi trudności.

## The end

aid-resolution = Zakończenie
aid-resolution-is = Akt lub tajemnica prowadzi do zakończenia: scenariusz się kończy i powstaje wpis w Dzienniku kampanii.
aid-defeat = Pokonanie
aid-defeat-is = Tyle obrażeń, ile wynosi wytrzymałość, albo tyle przerażenia, ile wynosi poczytalność: odpadasz ze scenariusza i otrzymujesz 1 punkt traumy.
aid-nobody = Nikt już nie został
aid-nobody-is = Wszyscy badacze zostali pokonani lub zrezygnowali: scenariusz kończy się bez osiągnięcia zakończenia.

## Words

aid-engaged = W zwarciu
aid-engaged-is = Przygotowany wróg w twojej lokalizacji leży na twoim obszarze zagrożenia, porusza się z tobą i cię atakuje.
aid-exhausted = Wyczerpana karta
aid-exhausted-is = Jest obrócona w bok: nie atakuje, nie wchodzi w zwarcie i nie działa ponownie aż do fazy utrzymania.
aid-soak = Atuty przyjmują ciosy
aid-soak-is = Obrażenia i przerażenie możesz przypisać swoim atutom z wytrzymałością lub poczytalnością.
aid-slots = Strefy
aid-slots-is = 2 ręce, 2 mistyczne, 1 sprzymierzeniec, 1 ciało, 1 drobiazg. Co się nie mieści, wypiera coś innego.
aid-keywords = Łowca, Mściwy
aid-keywords-is = Łowca ściga cię w każdej fazie wrogów. Mściwy wróg oddaje cios, gdy twój atak się nie uda.
aid-lead = Główny badacz
aid-lead-is = Rozstrzyga remisy i wszystko, czego karta nie powierza komuś innemu.
aid-weakness = Osłabienie
aid-weakness-is = Zła karta z twojej własnej talii. Działa, gdy ją dobierzesz.
aid-victory = Punkty zwycięstwa
aid-victory-is = Karty z punktami, z którymi sobie poradziliście, dają doświadczenie na ulepszanie talii między scenariuszami.
prospect-act = postęp aktu
prospect-agenda = tajemnica
prospect-clues = droga do następnych wskazówek
prospect-health = stan badaczy
prospect-enemies = wrogowie w grze
prospect-assets = atuty w grze
prospect-resources = zasoby
prospect-cards = karty na ręce
prospect-victory = pula zwycięstwa
