### Call of Madness: co mówi doświadczenie, na potrzeby podpowiedzi.

maxim-ask-finals = Zatrzymaj cele, które do siebie pasują i do których i tak będziesz dążyć.
maxim-ask-starting-card = W pierwszych rundach zawsze przydają się karty, które atakują lub poruszają badaczy.
maxim-ask-turn = Najpierw zagrożenie: badacze z ostatniego rzędu wejdą na koniec rundy do twojej siedziby. Następnie kup kartę boga, póki masz kultystów na zbyciu, albo zadbaj o swoje cele.
maxim-ask-pay-turn = Kolejna tura się opłaca, jeśli ocali co najmniej dwóch kultystów albo pozwoli spełnić cel; znaczniki na koniec rozstrzygają tylko remisy.
maxim-ask-set = Wybierz zestaw, który usunie dzisiejsze zagrożenie. Taki, który kosztuje szaleństwo, powinien dawać wyraźnie więcej.
maxim-ask-investigator = Im bliżej twojej siedziby i im silniejszy, tym więcej cię będzie kosztował: pokonaj go albo skieruj gdzie indziej.
maxim-ask-ritual = Karta boga kosztuje kultystów dziś, a pomaga od teraz w każdej rundzie: kupuj wcześnie, pod koniec prawie nigdy.
maxim-ask-place-outpost = Badacze pomijają przyczółki i są na miejscu szybciej: kładź je w kolumnie, w której nikogo nie ma blisko.
maxim-ask-own-outpost = Usuń ten w kolumnie, którą nadchodzi najgroźniejszy badacz.
