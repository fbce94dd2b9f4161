### Abyss: die Spielhilfe, und was Bots abwägen.

aid-win = Der meiste Einfluss gewinnt
aid-win-is = Einfluss bringen Edle, Orte, angeschlossene Verbündete und Monsterplättchen. Bei Gleichstand zählen Perlen.
aid-plot = 1. Du darfst intrigieren
aid-plot-is = Zahle eine Perle, und ein weiterer Edler kommt an den Hof; so oft du zahlen kannst.
aid-action = 2. Eine Aktion
aid-action-is = Erkunde, bitte den Rat um Unterstützung oder rekrutiere einen Edlen. Auslassen darfst du sie nicht.
aid-control = 3. Orte kontrollieren
aid-control-is = Mit drei Schlüsseln musst du die Kontrolle über einen Ort übernehmen. Edle, deren Schlüssel du einsetzt, werden ihm zugewiesen und verlieren ihre Fähigkeit.
aid-explore = Erkunden
aid-explore-is = Decke Karten einzeln auf. Die anderen dürfen dir je einen Verbündeten abkaufen; nimm den, der dir gefällt, und die Aktion endet.
aid-monster = Ein Monster treffen
aid-monster-is = Bekämpfe es für die Belohnung der Bedrohungsleiste oder erkunde weiter und lass die Bedrohung wachsen. Mit Leviathan kämpfst du an der Grenze.
aid-support = Um Unterstützung bitten
aid-support-is = Nimm einen ganzen Stapel eines Volkes vom Rat.
aid-recruit = Einen Edlen rekrutieren
aid-recruit-is = Zahle mit Verbündeten aus genau so vielen Völkern, wie er zeigt, das Volk seiner Gilde darunter; Perlen füllen auf, was fehlt. Der schwächste eingesetzte Verbündete wird angeschlossen.
aid-last-round = Sieben Edle oder ein Hof, der nicht mehr voll wird
aid-last-round-is = Der Zug wird beendet, danach hat jeder andere noch einen.
aid-score = Was zählt
aid-score-is = Alle Edlen, der beste angeschlossene Verbündete jedes Volkes, Monsterplättchen, Orte. Handkarten, Perlen und Schlüssel zählen nichts.
aid-ally = Verbündeter
aid-ally-is = Eine Karte eines der fünf Völker mit einem Wert von 1 bis 5: Damit bezahlst du Edle.
aid-affiliated = Angeschlossen
aid-affiliated-is = Liegt für immer vor dir und zählt am Ende; bezahlen lässt sich damit nichts mehr.
aid-key = Schlüssel
aid-key-is = Auf manchen Edlen und als Plättchen, das Monster einbringen. Drei davon bringen einen Ort.
aid-free-lord = Freier Edler
aid-free-lord-is = Einer, der keinem Ort zugewiesen ist: Seine Fähigkeit und sein Schlüssel wirken.
aid-pearl = Perle
aid-pearl-is = Geld: ein Punkt vom Preis eines Edlen, ein Verbündeter, den jemand anders fand, oder eine Intrige.
aid-threat = Bedrohung
aid-threat-is = Wächst, wenn jemand an einem Monster vorbei erkundet; wer kämpft, bekommt ihre Belohnung.
aid-council = Rat
aid-council-is = Verbündete, die niemand nahm, warten hier verdeckt, ein Stapel je Volk.
aid-powers = Fähigkeiten
aid-powers-is = Sofort, wenn der Edle kommt; immer, solange er frei ist; oder einmal in jedem deiner Züge.

## Was ein Bot abwägt: Glieder einer Aufzählung hinter einem Doppelpunkt

prospect-lords = Einfluss der Edlen
prospect-allies = angeschlossene Verbündete
prospect-tokens = Monsterplättchen
prospect-locations = Orte
prospect-wounds = Wunden
prospect-slayer = Bezwinger der Tiefe
prospect-nebulis = Nebulis
prospect-kraken = Krakenfigur
prospect-tempo = Zahl deiner Edlen
prospect-keys = Schlüssel
prospect-pearls = Perlen
prospect-expansion = Erweiterungsplättchen
prospect-hand = Kaufkraft deiner Hand
prospect-rival = Stand der Gegner
