### Horror w Arkham. Gra karciana: co mówi doświadczenie, na potrzeby podpowiedzi.

maxim-ask-mulligan = Szukaj broni, którą będziesz często trafiać i zadawać więcej niż 1 obrażenie, oraz silnego sprzymierzeńca; mając taką broń, zatrzymaj też to, co pomaga w każdej rundzie. Wymień to, co czeka na rzadką okazję.
maxim-ask-action = Wróg w zwarciu z tobą atakuje, jeśli robisz cokolwiek innego niż walka, wymykanie się, pertraktacje lub rezygnacja: najpierw zajmij się nim. Poza tym szukaj wskazówek tam, gdzie zasłona jest niska, a atuty zagrywaj, póki jest spokojnie.
maxim-ask-commit = Gdy umiejętność jest tylko równa poziomowi trudności, większość żetonów oznacza porażkę; dwa punkty więcej zwykle wystarczają. Zachowaj karty na ważne testy: wskazówki, wroga w zwarciu, groźny podstęp.
maxim-ask-assign = Atuty z wytrzymałością lub poczytalnością mogą to przyjąć za ciebie. Dopóki możesz, pilnuj, aby badaczowi zostało więcej niż po 1 punkcie.
maxim-ask-next-turn = Zaczyna ten, kto jest w zwarciu z wrogiem albo może coś przygotować dla pozostałych.
maxim-ask-slots = Pozbądź się tego, co się już zużyło albo co nowa karta robi lepiej.
maxim-ask-fight = Dobij tego, kto jest bliski pokonania: przestaje atakować tylko wróg, którego już nie ma.
