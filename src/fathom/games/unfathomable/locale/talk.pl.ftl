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
phrase-good = Ta karta, którą znam, jest dobra.
phrase-bad = Ta karta, którą znam, jest zła.
phrase-distrust = Nie ufam: { $player }.
phrase-distrust-whom = Nie ufam:
phrase-trust = Ufam: { $player }.
phrase-trust-whom = Ufam:
