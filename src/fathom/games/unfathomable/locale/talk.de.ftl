### Tischgespräche: Sätze im Sinne von Anhang III, mit einer Berührung gesagt

phrase-much = Ich kann viel helfen.
phrase-little = Ich kann helfen, aber nur wenig.
phrase-none = Ich kann nicht helfen.
phrase-need = Hier brauchen wir mehr Hilfe.
phrase-enough = Das sollte reichen.
phrase-fail = Dafür sollten wir keine Karten opfern.
phrase-yes = Ja.
phrase-no = Nein.
phrase-silent = Das sage ich lieber nicht.
phrase-odd = Jemand arbeitet gegen uns.
phrase-good = Die Karte, die ich gesehen habe, ist gut.
phrase-bad = Die Karte, die ich gesehen habe, ist schlecht.
phrase-distrust = Ich traue { $player } nicht.
phrase-distrust-whom = Ich traue nicht:
phrase-trust = Ich vertraue { $player }.
phrase-trust-whom = Ich vertraue:
