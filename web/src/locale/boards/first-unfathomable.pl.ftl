### Why something is asked, for whoever plays for the first time; fetched for them alone.

board-why-unfathomable-ask-character = Postać ma zestaw umiejętności (jakie karty dobiera), zdolność i wyczyn do użycia tylko raz.
board-why-unfathomable-ask-act = Dwie akcje w turze: walcz z istotami z głębin, ratuj pasażerów, używaj swojego pola. Zachowaj karty na kryzys, który po nich nastąpi.
board-why-unfathomable-ask-contribute = Karty wspierających umiejętności liczą się na plus, wszystkie inne na minus. Są tasowane zakryte z kartami z talii chaosu: nikt nie wie na pewno, kto co dodał.
