### Why something is asked, for whoever plays for the first time; fetched for them alone.

board-why-arkham-ask-lead = Der Ermittlungsleiter entscheidet, wo die Regeln eine Wahl offenlassen. Du kannst ruhig dich selbst wählen.
board-why-arkham-ask-mulligan = Für jede getauschte Karte ziehst du eine neue. Waffen und Hilfsmittel sind zu Beginn gut.
board-why-arkham-ask-next-turn = In jeder Runde hat jeder einen Zug mit 3 Aktionen. Die Reihenfolge wählt ihr frei.
board-why-arkham-ask-action = Ermittle, bis es genug Hinweise für die Szene sind. Ist ein Gegner mit dir in einen Kampf verwickelt, bekämpfe ihn oder entkomme ihm zuerst: Bei fast jeder anderen Aktion greift er an.
board-why-arkham-ask-commit = Jedes passende Symbol einer Karte zählt +1. Dann wird ein Chaosmarker enthüllt; im Feld der Probe siehst du, mit welchen sie gelingt.
board-why-arkham-ask-assign = Verbündete und andere Vorteile mit Ausdauer oder geistiger Gesundheit können Schaden und Horror für dich auffangen.
