### Why something is asked, for whoever plays for the first time; fetched for them alone.

board-why-abyss-ask-action = Du tust genau eins: nach Verbündeten erkunden, einen Ratsstapel nehmen oder mit Verbündeten einen Edlen bezahlen. Edle bringen Einfluss und Schlüssel.
board-why-abyss-ask-buy = Aufgedecktes wird erst den anderen angeboten. Du zahlst an den, der erkundet; mit Verbündeten bezahlst du später Edle.
board-why-abyss-ask-take = Nimm sie und beende die Erkundung, oder decke weiter auf: Was du liegen lässt, kommt am Ende zum Rat.
board-why-abyss-ask-monster = Kämpfst du, erhältst du die Belohnung des Feldes, und deine Aktion endet. Gehst du weiter, wird die nächste größer.
board-why-abyss-ask-pay = Verbündete zählen mit ihrem Wert, Perlen ergänzen den Rest. Der niedrigste schließt sich dir an und zählt am Ende.
