### Call of Madness: was die Erfahrung sagt, für Tipps.

maxim-ask-finals = Behalte Ziele, die zusammenpassen und die du ohnehin verfolgen würdest.
maxim-ask-starting-card = In den ersten Runden sind Karten nie falsch, die Ermittler angreifen oder bewegen.
maxim-ask-turn = Zuerst die Bedrohung: Ermittler in der letzten Reihe dringen am Ende der Runde in dein Hauptquartier ein. Dann kaufe eine Götterkarte, solange du Kultisten übrig hast, oder kümmere dich um deine Ziele.
maxim-ask-pay-turn = Ein weiterer Zug lohnt sich, wenn er mindestens zwei Kultisten rettet oder ein Ziel erfüllt; übrige Marker entscheiden am Ende nur bei Gleichstand.
maxim-ask-set = Wähle das Set, das die Bedrohung von heute beseitigt. Eines, das Wahnsinn kostet, sollte deutlich mehr leisten.
maxim-ask-investigator = Je näher an deinem Hauptquartier und je stärker, desto teurer wird er: Besiege ihn oder dränge ihn anderswohin.
maxim-ask-ritual = Eine Götterkarte kostet heute Kultisten und hilft von jetzt an in jeder Runde: Kaufe früh, am Ende fast nie.
maxim-ask-place-outpost = Ermittler überspringen Außenposten und sind schneller da: Lege sie in eine Spalte, in der niemand nahe ist.
maxim-ask-own-outpost = Entferne den in der Spalte, durch die der gefährlichste Ermittler kommt.
