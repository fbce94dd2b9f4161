### Arkham Horror: Das Kartenspiel: was die Erfahrung sagt, für Tipps.

maxim-ask-mulligan = Suche eine Waffe, mit der du oft triffst und mehr als 1 Schaden zufügst, und einen starken Verbündeten; mit so einer Waffe behalte auch, was jede Runde hilft. Gib zurück, was auf einen seltenen Moment wartet.
maxim-ask-action = Ein Gegner, der mit dir in einen Kampf verwickelt ist, greift bei jeder Aktion an außer bei Kampf, Entkommen, Verhandlung oder Aufgeben: Kümmere dich zuerst um ihn. Sonst such Hinweise, wo der Schleier dünn ist, und spiele Vorteile, solange es ruhig ist.
maxim-ask-commit = Ist die Fertigkeit nur so hoch wie die Schwierigkeit, lassen dich die meisten Marker scheitern; zwei Punkte mehr reichen meistens. Behalte Karten für Proben, auf die es ankommt: Hinweise, ein verwickelter Gegner, ein schlimmer Verrat.
maxim-ask-assign = Vorteile mit Ausdauer oder geistiger Gesundheit können es für dich abfangen. Solange es geht, sollte dein Ermittler von beidem mehr als 1 Punkt behalten.
maxim-ask-next-turn = Wer in einen Kampf verwickelt ist oder für die anderen etwas vorbereiten kann, beginnt.
maxim-ask-slots = Trenn dich von dem, was aufgebraucht ist oder was die neue Karte besser kann.
maxim-ask-fight = Erledige, wer fast besiegt ist: Nur ein Gegner, der weg ist, greift nicht mehr an.
