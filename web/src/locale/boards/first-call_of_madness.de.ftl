### Why something is asked, for whoever plays for the first time; fetched for them alone.

board-why-call_of_madness-ask-finals = Ein Endziel bringt seine Punkte, wenn du es am Ende des Spiels erfüllst.
board-why-call_of_madness-ask-character = Ein Charakter bringt eigene Karten in dein Deck mit.
board-why-call_of_madness-ask-turn = Mit Karten greifst du Ermittler an oder bewegst sie weg. Am Ende der Runde rücken alle ein Feld vor, und wer dein Hauptquartier betritt, kostet dich Kultisten.
board-why-call_of_madness-ask-set = Von jeder Karte verwendest du ein Aktionsset; manche kosten Wahnsinnsmarker.
board-why-call_of_madness-ask-ritual = Eine Götterkarte kostet so viele Kultisten, wie auf ihr stehen. Dafür kannst du sie später spielen.
