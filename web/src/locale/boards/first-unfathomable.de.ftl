### Why something is asked, for whoever plays for the first time; fetched for them alone.

board-why-unfathomable-ask-character = Ein Charakter hat ein Fertigkeitenset (welche Karten er zieht), eine Fähigkeit und ein Talent für ein einziges Mal.
board-why-unfathomable-ask-act = Zwei Aktionen je Zug: Bekämpfe Tiefe Wesen, rette Passagiere, verwende dein Feld. Heb Karten für die Krise auf, die danach kommt.
board-why-unfathomable-ask-contribute = Karten der hilfreichen Fertigkeiten zählen plus, alle anderen minus. Sie werden verdeckt mit Karten des Chaosstapels gemischt: Niemand weiß sicher, was von wem kam.
