### Abyss: was die Erfahrung sagt, für Tipps.

maxim-ask-action = Mit wenigen Karten auf der Hand erkunde oder nimm einen hohen Stapel des Rates. Sobald du einen guten Edlen bezahlen kannst, warte nicht lange.
maxim-ask-take = Für einen Verbündeten mit Wert 4 oder 5 oder aus einem Volk, das dein nächster Edler verlangt, lohnt es sich aufzuhören. Was danach kommt, dürfen zuerst die anderen kaufen.
maxim-ask-buy = Wer zuerst kauft, zahlt 1 Perle, der Nächste eine mehr: Kaufe früh, und zwar das, was dein nächster Edler verlangt.
maxim-ask-monster = Jedes Monster, an dem du vorbeiziehst, erhöht die Belohnung, aber vielleicht bekommt sie jemand anders. Kämpfe, wenn sie dir mehr wert ist als eine weitere Karte.
maxim-ask-recruit = Anfangs lohnen sich Edle mit Schlüsseln oder dauerhaften Fähigkeiten, gegen Ende der mit dem meisten Einfluss.
maxim-ask-pay = Der schwächste eingesetzte Verbündete wird angeschlossen: Zahle genau, am besten mit einem, der mehr wert ist als die angeschlossenen seines Volkes.
maxim-ask-stack = Die Werte kennt niemand, also entscheidet die Zahl: ein hoher Stapel eines Volkes, das die Edlen am Hof verlangen.
maxim-ask-affiliate = Nur der stärkste angeschlossene Verbündete jedes Volkes zählt: Wähle den, der dabei am meisten hinzufügt.
maxim-ask-location = Ein Ort zählt, was du hast: Nimm den, der schon heute zu deinen Edlen und Verbündeten passt. Was du ziehst und liegen lässt, steht den anderen offen.
