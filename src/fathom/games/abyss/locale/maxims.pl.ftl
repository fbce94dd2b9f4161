### Abyss: co mówi doświadczenie, na potrzeby podpowiedzi.

maxim-ask-action = Mając mało kart na ręce, eksploruj albo weź wysoki stos Rady. Gdy stać cię na dobrego Lorda, nie zwlekaj długo.
maxim-ask-take = Dla sojusznika o wartości 4 lub 5 albo rasy, której potrzebuje twój następny Lord, warto przerwać. Kolejne karty mogą najpierw kupić inni.
maxim-ask-buy = Pierwszy kupujący płaci 1 perłę, następny o jedną więcej: kupuj wcześnie i to, czego potrzebuje twój następny Lord.
maxim-ask-monster = Każdy pominięty potwór zwiększa nagrodę, ale może ją zdobyć ktoś inny. Walcz, gdy jest dla ciebie więcej warta niż kolejna karta.
maxim-ask-recruit = Na początku opłacają się Lordowie z kluczami albo ze stałymi zdolnościami, pod koniec ten, który daje najwięcej wpływu.
maxim-ask-pay = Najsłabszy z użytych sojuszników zostaje stowarzyszony: płać dokładnie, najlepiej takim, który jest wart więcej niż stowarzyszeni już sojusznicy jego rasy.
maxim-ask-stack = Wartości nie zna nikt, więc decyduje liczba: wysoki stos rasy, której chcą Lordowie na Dworze.
maxim-ask-affiliate = Liczy się tylko najsilniejszy stowarzyszony sojusznik każdej rasy: wybierz tego, który doda najwięcej.
maxim-ask-location = Miejsce liczy to, co masz: weź takie, które pasuje do twoich Lordów i sojuszników już dziś. To, co dobierzesz i zostawisz, czeka na innych.
