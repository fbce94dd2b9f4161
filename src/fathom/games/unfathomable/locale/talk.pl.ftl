### Rozmowy przy stole: zdania zgodne z dodatkiem III, do powiedzenia jednym dotknięciem

phrase-much = Mogę bardzo pomóc.
phrase-little = Mogę pomóc, ale tylko trochę.
phrase-none = Nie mogę pomóc.
phrase-need = Potrzebujemy tu większej pomocy.
phrase-enough = To powinno wystarczyć.
phrase-fail = Nie marnujmy na to kart.
phrase-yes = Tak.
phrase-no = Nie.
phrase-silent = Wolę nie mówić.
phrase-odd = Ktoś działa przeciwko nam.
phrase-good = Widziana przeze mnie karta jest dobra.
phrase-bad = Widziana przeze mnie karta jest zła.
phrase-distrust = { $player } nie budzi mojego zaufania.
phrase-distrust-whom = Nie budzi zaufania:
phrase-trust = { $player } budzi moje zaufanie.
phrase-trust-whom = Budzi zaufanie:
