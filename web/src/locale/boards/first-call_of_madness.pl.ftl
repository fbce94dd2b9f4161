### Why something is asked, for whoever plays for the first time; fetched for them alone.

board-why-call_of_madness-ask-finals = Cel końcowy daje punkty, jeśli spełniasz go na końcu gry.
board-why-call_of_madness-ask-character = Postać wnosi do twojej talii własne karty.
board-why-call_of_madness-ask-turn = Kartami atakujesz badaczy albo ich przesuwasz. Na koniec rundy wszyscy idą o jedno pole w dół, a kto wejdzie do twojej siedziby, kosztuje cię kultystów.
board-why-call_of_madness-ask-set = Z każdej karty używasz jednego zestawu akcji; niektóre kosztują znaczniki szaleństwa.
board-why-call_of_madness-ask-ritual = Karta boga kosztuje tylu kultystów, ile na niej podano. Za to możesz ją później zagrywać.
