### Why something is asked, for whoever plays for the first time; fetched for them alone.

board-why-arkham-ask-lead = Główny badacz rozstrzyga tam, gdzie zasady zostawiają wybór. Śmiało możesz wybrać siebie.
board-why-arkham-ask-mulligan = Za każdą wymienioną kartę dobierasz nową. Na początek przydają się broń i narzędzia.
board-why-arkham-ask-next-turn = W każdej rundzie każdy ma jedną turę z 3 akcjami. Kolejność wybieracie dowolnie.
board-why-arkham-ask-action = Badaj, aż wskazówek wystarczy na akt. Z wrogiem, który jest z tobą w zwarciu, najpierw walcz albo mu się wymknij: przy niemal każdej innej akcji zaatakuje.
board-why-arkham-ask-commit = Każdy pasujący symbol na karcie daje +1. Następnie odkrywany jest żeton chaosu; na panelu testu widać, z którymi się powiedzie.
board-why-arkham-ask-assign = Sojusznicy i inne atuty z wytrzymałością lub poczytalnością mogą przyjąć za ciebie obrażenia i przerażenie.
