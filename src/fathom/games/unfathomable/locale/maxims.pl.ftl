### Odmęty Grozy: co mówi doświadczenie, na potrzeby podpowiedzi.

maxim-ask-character = Najważniejsze jest to, co dobierasz co turę: spójrz najpierw na zestaw umiejętności, a następnie na zdolność jednorazową.
maxim-ask-starting-cards = Lepiej mieć kilka rodzajów umiejętności: ręka jednego rodzaju wspiera niewiele testów.
maxim-ask-decks = Lepiej mieć kilka rodzajów umiejętności: ręka jednego rodzaju wspiera niewiele testów.
maxim-ask-act = Najpierw to, co najszybciej zakończy grę: potwory przy pasażerach, kończący się zasób, uszkodzone pola. Jeśli nic nie nagli, maszynownia przybliża statek do portu.
maxim-ask-move = Każde pole statku dzieli od ciebie jedna akcja: idź tam, gdzie chcesz wykonać następną.
maxim-ask-contribute = Dwie karty z talii chaosu są nieznane, więc warto dać nieco więcej, niż wymaga test. Zostaw coś na następny i zapamiętaj, kto mógł pomóc, a nie pomógł.
maxim-ask-crisis = Porównaj pewną stratę z testem, który może się nie udać: przy pełnych rękach test bywa tańszy, przy pustych lepiej stracić to, czego jest najwięcej.
maxim-ask-discard-one = Zatrzymaj to, czego będą wymagać testy i czego użyjesz; pozbądź się niskich kart rodzaju, którego masz pod dostatkiem.
maxim-ask-track = Grę wygrywa się na torze podróży; tor rytuału daje czas, gdy potwory mają zalać statek.
