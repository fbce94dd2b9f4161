### Abgrundtief: was die Erfahrung sagt, für Tipps.

maxim-ask-character = Am wichtigsten ist, was du jeden Zug ziehst: Sieh dir zuerst das Fertigkeitenset an, dann die Fähigkeit, die nur einmal wirkt.
maxim-ask-starting-cards = Mehrere Fertigkeiten sind besser als eine: Eine Hand von nur einer Art hilft in wenigen Proben.
maxim-ask-decks = Mehrere Fertigkeiten sind besser als eine: Eine Hand von nur einer Art hilft in wenigen Proben.
maxim-ask-act = Zuerst das, was das Spiel am schnellsten beenden könnte: Monster bei Passagieren, eine knappe Ressource, beschädigte Felder. Drängt nichts, bringt der Kesselraum das Schiff näher an den Hafen.
maxim-ask-move = Jedes Feld des Schiffs ist eine Aktion entfernt: Geh dorthin, wo du die nächste durchführen willst.
maxim-ask-contribute = Zwei Karten des Chaosstapels kennt niemand; etwas mehr, als die Probe verlangt, ist also gerade richtig. Behalte etwas für die nächste, und merk dir, wer helfen konnte und es nicht tat.
maxim-ask-crisis = Wäge einen sicheren Verlust gegen eine Probe ab, die misslingen kann: Mit vollen Händen ist die Probe oft billiger, mit leeren gib lieber her, wovon am meisten da ist.
maxim-ask-discard-one = Behalte, was Proben verlangen werden und was du selbst verwenden willst; trenn dich von niedrigen Karten einer Fertigkeit, von der du genug hast.
maxim-ask-track = Gewonnen wird auf der Fahrtleiste; die Ritualleiste verschafft Zeit, wenn Monster das Schiff zu überrennen drohen.
