### Names of Abyss in German.
### A noun: the value is the nominative singular without article; .gen .dat .acc are the other cases, -pl marks the plural.
### Adjectives and nouns made of adjectives (Edler, Verbündeter) have the strong forms, used without an article.
### A proper name has one number only; its forms carry no -pl, even if the name itself is plural.
### .def-nom .def-gen .def-dat .def-acc: with the definite article and, after it, the weak endings.
### .gender: m, f, n (a plural name: that of its head noun).

## Common nouns

pearl = Perle
    .gen = Perle
    .dat = Perle
    .acc = Perle
    .nom-pl = Perlen
    .gen-pl = Perlen
    .dat-pl = Perlen
    .acc-pl = Perlen
    .gender = f

key = Schlüssel
    .gen = Schlüssels
    .dat = Schlüssel
    .acc = Schlüssel
    .nom-pl = Schlüssel
    .gen-pl = Schlüssel
    .dat-pl = Schlüsseln
    .acc-pl = Schlüssel
    .gender = m

ally = Verbündeter
    .gen = Verbündeten
    .dat = Verbündetem
    .acc = Verbündeten
    .nom-pl = Verbündete
    .gen-pl = Verbündeter
    .dat-pl = Verbündeten
    .acc-pl = Verbündete
    .gender = m

lord = Edler
    .gen = Edlen
    .dat = Edlem
    .acc = Edlen
    .nom-pl = Edle
    .gen-pl = Edler
    .dat-pl = Edlen
    .acc-pl = Edle
    .gender = m

location = Ort
    .gen = Ortes
    .dat = Ort
    .acc = Ort
    .nom-pl = Orte
    .gen-pl = Orte
    .dat-pl = Orten
    .acc-pl = Orte
    .gender = m

monster = Monster
    .a-acc = ein Monster
    .gen = Monsters
    .dat = Monster
    .acc = Monster
    .nom-pl = Monster
    .gen-pl = Monster
    .dat-pl = Monstern
    .acc-pl = Monster
    .gender = n

token = Plättchen
    .gen = Plättchens
    .dat = Plättchen
    .acc = Plättchen
    .nom-pl = Plättchen
    .gen-pl = Plättchen
    .dat-pl = Plättchen
    .acc-pl = Plättchen
    .gender = n

monster-token = Monsterplättchen
    .gen = Monsterplättchens
    .dat = Monsterplättchen
    .acc = Monsterplättchen
    .nom-pl = Monsterplättchen
    .gen-pl = Monsterplättchen
    .dat-pl = Monsterplättchen
    .acc-pl = Monsterplättchen
    .gender = n

expansion-token = Erweiterungsplättchen
    .gen = Erweiterungsplättchens
    .dat = Erweiterungsplättchen
    .acc = Erweiterungsplättchen
    .nom-pl = Erweiterungsplättchen
    .gen-pl = Erweiterungsplättchen
    .dat-pl = Erweiterungsplättchen
    .acc-pl = Erweiterungsplättchen
    .gender = n

nebulis = Nebulis
    .gen = Nebulis
    .dat = Nebulis
    .acc = Nebulis
    .nom-pl = Nebulis
    .gen-pl = Nebulis
    .dat-pl = Nebulis
    .acc-pl = Nebulis
    .gender = m

wound = Wunde
    .gen = Wunde
    .dat = Wunde
    .acc = Wunde
    .nom-pl = Wunden
    .gen-pl = Wunden
    .dat-pl = Wunden
    .acc-pl = Wunden
    .gender = f

leviathan = Leviathan
    .gen = Leviathans
    .dat = Leviathan
    .acc = Leviathan
    .nom-pl = Leviathane
    .gen-pl = Leviathane
    .dat-pl = Leviathanen
    .acc-pl = Leviathane
    .gender = m

life-point = Lebenspunkt
    .gen = Lebenspunkts
    .dat = Lebenspunkt
    .acc = Lebenspunkt
    .nom-pl = Lebenspunkte
    .gen-pl = Lebenspunkte
    .dat-pl = Lebenspunkten
    .acc-pl = Lebenspunkte
    .gender = m

loot = Beutekarte
    .gen = Beutekarte
    .dat = Beutekarte
    .acc = Beutekarte
    .nom-pl = Beutekarten
    .gen-pl = Beutekarten
    .dat-pl = Beutekarten
    .acc-pl = Beutekarten
    .gender = f

council-stack = Ratsstapel
    .gen = Ratsstapels
    .dat = Ratsstapel
    .acc = Ratsstapel
    .nom-pl = Ratsstapel
    .gen-pl = Ratsstapel
    .dat-pl = Ratsstapeln
    .acc-pl = Ratsstapel
    .gender = m

council = Rat
    .gen = Rats
    .dat = Rat
    .acc = Rat
    .nom-pl = Räte
    .gen-pl = Räte
    .dat-pl = Räten
    .acc-pl = Räte
    .gender = m

court = Hof
    .gen = Hofs
    .dat = Hof
    .acc = Hof
    .nom-pl = Höfe
    .gen-pl = Höfe
    .dat-pl = Höfen
    .acc-pl = Höfe
    .gender = m

card = Karte
    .gen = Karte
    .dat = Karte
    .acc = Karte
    .nom-pl = Karten
    .gen-pl = Karten
    .dat-pl = Karten
    .acc-pl = Karten
    .gender = f

hand = Hand
    .gen = Hand
    .dat = Hand
    .acc = Hand
    .nom-pl = Hände
    .gen-pl = Hände
    .dat-pl = Händen
    .acc-pl = Hände
    .gender = f

threat = Bedrohung
    .gen = Bedrohung
    .dat = Bedrohung
    .acc = Bedrohung
    .nom-pl = Bedrohungen
    .gen-pl = Bedrohungen
    .dat-pl = Bedrohungen
    .acc-pl = Bedrohungen
    .gender = f

influence = Einflusspunkt
    .gen = Einflusspunkts
    .dat = Einflusspunkt
    .acc = Einflusspunkt
    .nom-pl = Einflusspunkte
    .gen-pl = Einflusspunkte
    .dat-pl = Einflusspunkten
    .acc-pl = Einflusspunkte
    .gender = m

kraken-figure = Krakenfigur
    .gen = Krakenfigur
    .dat = Krakenfigur
    .acc = Krakenfigur
    .nom-pl = Krakenfiguren
    .gen-pl = Krakenfiguren
    .dat-pl = Krakenfiguren
    .acc-pl = Krakenfiguren
    .gender = f

slayer-figure = Bezwinger der Tiefe
    .gen = Bezwingers der Tiefe
    .dat = Bezwinger der Tiefe
    .acc = Bezwinger der Tiefe
    .nom-pl = Bezwinger der Tiefe
    .gen-pl = Bezwinger der Tiefe
    .dat-pl = Bezwingern der Tiefe
    .acc-pl = Bezwinger der Tiefe
    .gender = m

turn = Zug
    .gen = Zuges
    .dat = Zug
    .acc = Zug
    .nom-pl = Züge
    .gen-pl = Züge
    .dat-pl = Zügen
    .acc-pl = Züge
    .gender = m

player = Spieler
    .gen = Spielers
    .dat = Spieler
    .acc = Spieler
    .nom-pl = Spieler
    .gen-pl = Spieler
    .dat-pl = Spielern
    .acc-pl = Spieler
    .gender = m

border = Grenze
    .gen = Grenze
    .dat = Grenze
    .acc = Grenze
    .nom-pl = Grenzen
    .gen-pl = Grenzen
    .dat-pl = Grenzen
    .acc-pl = Grenzen
    .gender = f

race = Volk
    .gen = Volkes
    .dat = Volk
    .acc = Volk
    .nom-pl = Völker
    .gen-pl = Völker
    .dat-pl = Völkern
    .acc-pl = Völker
    .gender = n

## Races: one ally of the race

jellyfish = Qualle
    .gen = Qualle
    .dat = Qualle
    .acc = Qualle
    .nom-pl = Quallen
    .gen-pl = Quallen
    .dat-pl = Quallen
    .acc-pl = Quallen
    .gender = f

crab = Krebs
    .gen = Krebses
    .dat = Krebs
    .acc = Krebs
    .nom-pl = Krebse
    .gen-pl = Krebse
    .dat-pl = Krebsen
    .acc-pl = Krebse
    .gender = m

seahorse = Seepferdchen
    .gen = Seepferdchens
    .dat = Seepferdchen
    .acc = Seepferdchen
    .nom-pl = Seepferdchen
    .gen-pl = Seepferdchen
    .dat-pl = Seepferdchen
    .acc-pl = Seepferdchen
    .gender = n

shellfish = Schalentier
    .gen = Schalentiers
    .dat = Schalentier
    .acc = Schalentier
    .nom-pl = Schalentiere
    .gen-pl = Schalentiere
    .dat-pl = Schalentieren
    .acc-pl = Schalentiere
    .gender = n

squid = Tintenfisch
    .gen = Tintenfisches
    .dat = Tintenfisch
    .acc = Tintenfisch
    .nom-pl = Tintenfische
    .gen-pl = Tintenfische
    .dat-pl = Tintenfischen
    .acc-pl = Tintenfische
    .gender = m

kraken = Kraken
    .gen = Kraken
    .dat = Kraken
    .acc = Kraken
    .nom-pl = Kraken
    .gen-pl = Kraken
    .dat-pl = Kraken
    .acc-pl = Kraken
    .gender = m

## Guilds: one member of the guild

guild-mage = Magier
    .gen = Magiers
    .dat = Magier
    .acc = Magier
    .nom-pl = Magier
    .gen-pl = Magier
    .dat-pl = Magiern
    .acc-pl = Magier
    .gender = m

guild-soldier = Soldat
    .gen = Soldaten
    .dat = Soldaten
    .acc = Soldaten
    .nom-pl = Soldaten
    .gen-pl = Soldaten
    .dat-pl = Soldaten
    .acc-pl = Soldaten
    .gender = m

guild-farmer = Bauer
    .gen = Bauern
    .dat = Bauern
    .acc = Bauern
    .nom-pl = Bauern
    .gen-pl = Bauern
    .dat-pl = Bauern
    .acc-pl = Bauern
    .gender = m

guild-merchant = Händler
    .gen = Händlers
    .dat = Händler
    .acc = Händler
    .nom-pl = Händler
    .gen-pl = Händler
    .dat-pl = Händlern
    .acc-pl = Händler
    .gender = m

guild-politician = Politiker
    .gen = Politikers
    .dat = Politiker
    .acc = Politiker
    .nom-pl = Politiker
    .gen-pl = Politiker
    .dat-pl = Politikern
    .acc-pl = Politiker
    .gender = m

guild-ambassador = Botschafter
    .gen = Botschafters
    .dat = Botschafter
    .acc = Botschafter
    .nom-pl = Botschafter
    .gen-pl = Botschafter
    .dat-pl = Botschaftern
    .acc-pl = Botschafter
    .gender = m

guild-smuggler = Schmuggler
    .gen = Schmugglers
    .dat = Schmuggler
    .acc = Schmuggler
    .nom-pl = Schmuggler
    .gen-pl = Schmuggler
    .dat-pl = Schmugglern
    .acc-pl = Schmuggler
    .gender = m

## Lords: base game

lord-recruiter = Rekrutierer
    .gen = Rekrutierers
    .dat = Rekrutierer
    .acc = Rekrutierer
    .def-nom = der Rekrutierer
    .def-gen = des Rekrutierers
    .def-dat = dem Rekrutierer
    .def-acc = den Rekrutierer
    .gender = m

lord-jailer = Kerkermeister
    .gen = Kerkermeisters
    .dat = Kerkermeister
    .acc = Kerkermeister
    .def-nom = der Kerkermeister
    .def-gen = des Kerkermeisters
    .def-dat = dem Kerkermeister
    .def-acc = den Kerkermeister
    .gender = m

lord-seeker = Sucher
    .gen = Suchers
    .dat = Sucher
    .acc = Sucher
    .def-nom = der Sucher
    .def-gen = des Suchers
    .def-dat = dem Sucher
    .def-acc = den Sucher
    .gender = m

lord-assassin = Meuchelmörder
    .gen = Meuchelmörders
    .dat = Meuchelmörder
    .acc = Meuchelmörder
    .def-nom = der Meuchelmörder
    .def-gen = des Meuchelmörders
    .def-dat = dem Meuchelmörder
    .def-acc = den Meuchelmörder
    .gender = m

lord-commander = Kommandant
    .gen = Kommandanten
    .dat = Kommandanten
    .acc = Kommandanten
    .def-nom = der Kommandant
    .def-gen = des Kommandanten
    .def-dat = dem Kommandanten
    .def-acc = den Kommandanten
    .gender = m

lord-tamer = Bändiger
    .gen = Bändigers
    .dat = Bändiger
    .acc = Bändiger
    .def-nom = der Bändiger
    .def-gen = des Bändigers
    .def-dat = dem Bändiger
    .def-acc = den Bändiger
    .gender = m

lord-hunter = Jäger
    .gen = Jägers
    .dat = Jäger
    .acc = Jäger
    .def-nom = der Jäger
    .def-gen = des Jägers
    .def-dat = dem Jäger
    .def-acc = den Jäger
    .gender = m

lord-ship-master = Schiffsmeister
    .gen = Schiffsmeisters
    .dat = Schiffsmeister
    .acc = Schiffsmeister
    .def-nom = der Schiffsmeister
    .def-gen = des Schiffsmeisters
    .def-dat = dem Schiffsmeister
    .def-acc = den Schiffsmeister
    .gender = m

lord-trader = Kaufmann
    .gen = Kaufmanns
    .dat = Kaufmann
    .acc = Kaufmann
    .def-nom = der Kaufmann
    .def-gen = des Kaufmanns
    .def-dat = dem Kaufmann
    .def-acc = den Kaufmann
    .gender = m

lord-peddler = Hausierer
    .gen = Hausierers
    .dat = Hausierer
    .acc = Hausierer
    .def-nom = der Hausierer
    .def-gen = des Hausierers
    .def-dat = dem Hausierer
    .def-acc = den Hausierer
    .gender = m

lord-landlord = Grundherr
    .gen = Grundherrn
    .dat = Grundherrn
    .acc = Grundherrn
    .def-nom = der Grundherr
    .def-gen = des Grundherrn
    .def-dat = dem Grundherrn
    .def-acc = den Grundherrn
    .gender = m

lord-slaver = Sklavenhändler
    .gen = Sklavenhändlers
    .dat = Sklavenhändler
    .acc = Sklavenhändler
    .def-nom = der Sklavenhändler
    .def-gen = des Sklavenhändlers
    .def-dat = dem Sklavenhändler
    .def-acc = den Sklavenhändler
    .gender = m

lord-shopkeeper = Krämer
    .gen = Krämers
    .dat = Krämer
    .acc = Krämer
    .def-nom = der Krämer
    .def-gen = des Krämers
    .def-dat = dem Krämer
    .def-acc = den Krämer
    .gender = m

lord-shaman = Schamane
    .gen = Schamanen
    .dat = Schamanen
    .acc = Schamanen
    .def-nom = der Schamane
    .def-gen = des Schamanen
    .def-dat = dem Schamanen
    .def-acc = den Schamanen
    .gender = m

lord-invoker = Beschwörer
    .gen = Beschwörers
    .dat = Beschwörer
    .acc = Beschwörer
    .def-nom = der Beschwörer
    .def-gen = des Beschwörers
    .def-dat = dem Beschwörer
    .def-acc = den Beschwörer
    .gender = m

lord-apprentice = Lehrling
    .gen = Lehrlings
    .dat = Lehrling
    .acc = Lehrling
    .def-nom = der Lehrling
    .def-gen = des Lehrlings
    .def-dat = dem Lehrling
    .def-acc = den Lehrling
    .gender = m

lord-oracle = Orakel
    .gen = Orakels
    .dat = Orakel
    .acc = Orakel
    .def-nom = das Orakel
    .def-gen = des Orakels
    .def-dat = dem Orakel
    .def-acc = das Orakel
    .gender = n

lord-alchemist = Alchemist
    .gen = Alchemisten
    .dat = Alchemisten
    .acc = Alchemisten
    .def-nom = der Alchemist
    .def-gen = des Alchemisten
    .def-dat = dem Alchemisten
    .def-acc = den Alchemisten
    .gender = m

lord-illusionist = Illusionist
    .gen = Illusionisten
    .dat = Illusionisten
    .acc = Illusionisten
    .def-nom = der Illusionist
    .def-gen = des Illusionisten
    .def-dat = dem Illusionisten
    .def-acc = den Illusionisten
    .gender = m

lord-master-of-magic = Meister der Magie
    .gen = Meisters der Magie
    .dat = Meister der Magie
    .acc = Meister der Magie
    .def-nom = der Meister der Magie
    .def-gen = des Meisters der Magie
    .def-dat = dem Meister der Magie
    .def-acc = den Meister der Magie
    .gender = m

lord-opportunist = Opportunist
    .gen = Opportunisten
    .dat = Opportunisten
    .acc = Opportunisten
    .def-nom = der Opportunist
    .def-gen = des Opportunisten
    .def-dat = dem Opportunisten
    .def-acc = den Opportunisten
    .gender = m

lord-corruptor = Bestecher
    .gen = Bestechers
    .dat = Bestecher
    .acc = Bestecher
    .def-nom = der Bestecher
    .def-gen = des Bestechers
    .def-dat = dem Bestecher
    .def-acc = den Bestecher
    .gender = m

lord-traitor = Verräter
    .gen = Verräters
    .dat = Verräter
    .acc = Verräter
    .def-nom = der Verräter
    .def-gen = des Verräters
    .def-dat = dem Verräter
    .def-acc = den Verräter
    .gender = m

lord-diplomat = Diplomat
    .gen = Diplomaten
    .dat = Diplomaten
    .acc = Diplomaten
    .def-nom = der Diplomat
    .def-gen = des Diplomaten
    .def-dat = dem Diplomaten
    .def-acc = den Diplomaten
    .gender = m

lord-treasurer = Schatzmeister
    .gen = Schatzmeisters
    .dat = Schatzmeister
    .acc = Schatzmeister
    .def-nom = der Schatzmeister
    .def-gen = des Schatzmeisters
    .def-dat = dem Schatzmeister
    .def-acc = den Schatzmeister
    .gender = m

lord-schemer = Intrigant
    .gen = Intriganten
    .dat = Intriganten
    .acc = Intriganten
    .def-nom = der Intrigant
    .def-gen = des Intriganten
    .def-dat = dem Intriganten
    .def-acc = den Intriganten
    .gender = m

lord-keeper = Hüter
    .gen = Hüters
    .dat = Hüter
    .acc = Hüter
    .def-nom = der Hüter
    .def-gen = des Hüters
    .def-dat = dem Hüter
    .def-acc = den Hüter
    .gender = m

lord-reaper = Schnitter
    .gen = Schnitters
    .dat = Schnitter
    .acc = Schnitter
    .def-nom = der Schnitter
    .def-gen = des Schnitters
    .def-dat = dem Schnitter
    .def-acc = den Schnitter
    .gender = m

lord-shepherd = Hirte
    .gen = Hirten
    .dat = Hirten
    .acc = Hirten
    .def-nom = der Hirte
    .def-gen = des Hirten
    .def-dat = dem Hirten
    .def-acc = den Hirten
    .gender = m

lord-miller = Müller
    .gen = Müllers
    .dat = Müller
    .acc = Müller
    .def-nom = der Müller
    .def-gen = des Müllers
    .def-dat = dem Müller
    .def-acc = den Müller
    .gender = m

lord-aquaculturalist = Aquafarmer
    .gen = Aquafarmers
    .dat = Aquafarmer
    .acc = Aquafarmer
    .def-nom = der Aquafarmer
    .def-gen = des Aquafarmers
    .def-dat = dem Aquafarmer
    .def-acc = den Aquafarmer
    .gender = m

lord-landowner = Gutsbesitzer
    .gen = Gutsbesitzers
    .dat = Gutsbesitzer
    .acc = Gutsbesitzer
    .def-nom = der Gutsbesitzer
    .def-gen = des Gutsbesitzers
    .def-dat = dem Gutsbesitzer
    .def-acc = den Gutsbesitzer
    .gender = m

lord-sage = Weiser
    .gen = Weisen
    .dat = Weisem
    .acc = Weisen
    .def-nom = der Weise
    .def-gen = des Weisen
    .def-dat = dem Weisen
    .def-acc = den Weisen
    .gender = m

lord-hermit = Einsiedler
    .gen = Einsiedlers
    .dat = Einsiedler
    .acc = Einsiedler
    .def-nom = der Einsiedler
    .def-gen = des Einsiedlers
    .def-dat = dem Einsiedler
    .def-acc = den Einsiedler
    .gender = m

lord-elder = Ältester
    .gen = Ältesten
    .dat = Ältestem
    .acc = Ältesten
    .def-nom = der Älteste
    .def-gen = des Ältesten
    .def-dat = dem Ältesten
    .def-acc = den Ältesten
    .gender = m

## Lords: Kraken

lord-ferryman = Fährmann
    .gen = Fährmanns
    .dat = Fährmann
    .acc = Fährmann
    .def-nom = der Fährmann
    .def-gen = des Fährmanns
    .def-dat = dem Fährmann
    .def-acc = den Fährmann
    .gender = m

lord-outlaw = Gesetzloser
    .gen = Gesetzlosen
    .dat = Gesetzlosem
    .acc = Gesetzlosen
    .def-nom = der Gesetzlose
    .def-gen = des Gesetzlosen
    .def-dat = dem Gesetzlosen
    .def-acc = den Gesetzlosen
    .gender = m

lord-counterfeiter = Fälscher
    .gen = Fälschers
    .dat = Fälscher
    .acc = Fälscher
    .def-nom = der Fälscher
    .def-gen = des Fälschers
    .def-dat = dem Fälscher
    .def-acc = den Fälscher
    .gender = m

lord-fence = Hehler
    .gen = Hehlers
    .dat = Hehler
    .acc = Hehler
    .def-nom = der Hehler
    .def-gen = des Hehlers
    .def-dat = dem Hehler
    .def-acc = den Hehler
    .gender = m

lord-cleaner = Säuberer
    .gen = Säuberers
    .dat = Säuberer
    .acc = Säuberer
    .def-nom = der Säuberer
    .def-gen = des Säuberers
    .def-dat = dem Säuberer
    .def-acc = den Säuberer
    .gender = m

lord-watcher = Wächter
    .gen = Wächters
    .dat = Wächter
    .acc = Wächter
    .def-nom = der Wächter
    .def-gen = des Wächters
    .def-dat = dem Wächter
    .def-acc = den Wächter
    .gender = m

lord-vigil = Wachposten
    .gen = Wachpostens
    .dat = Wachposten
    .acc = Wachposten
    .def-nom = der Wachposten
    .def-gen = des Wachpostens
    .def-dat = dem Wachposten
    .def-acc = den Wachposten
    .gender = m

lord-lookout = Ausguck
    .gen = Ausgucks
    .dat = Ausguck
    .acc = Ausguck
    .def-nom = der Ausguck
    .def-gen = des Ausgucks
    .def-dat = dem Ausguck
    .def-acc = den Ausguck
    .gender = m

lord-shareholder = Teilhaber
    .gen = Teilhabers
    .dat = Teilhaber
    .acc = Teilhaber
    .def-nom = der Teilhaber
    .def-gen = des Teilhabers
    .def-dat = dem Teilhaber
    .def-acc = den Teilhaber
    .gender = m

lord-inheritor = Erbe
    .gen = Erben
    .dat = Erben
    .acc = Erben
    .def-nom = der Erbe
    .def-gen = des Erben
    .def-dat = dem Erben
    .def-acc = den Erben
    .gender = m

lord-hypnotist = Hypnotiseur
    .gen = Hypnotiseurs
    .dat = Hypnotiseur
    .acc = Hypnotiseur
    .def-nom = der Hypnotiseur
    .def-gen = des Hypnotiseurs
    .def-dat = dem Hypnotiseur
    .def-acc = den Hypnotiseur
    .gender = m

lord-healer = Heiler
    .gen = Heilers
    .dat = Heiler
    .acc = Heiler
    .def-nom = der Heiler
    .def-gen = des Heilers
    .def-dat = dem Heiler
    .def-acc = den Heiler
    .gender = m

lord-highwayman = Wegelagerer
    .gen = Wegelagerers
    .dat = Wegelagerer
    .acc = Wegelagerer
    .def-nom = der Wegelagerer
    .def-gen = des Wegelagerers
    .def-dat = dem Wegelagerer
    .def-acc = den Wegelagerer
    .gender = m

lord-executioner = Henker
    .gen = Henkers
    .dat = Henker
    .acc = Henker
    .def-nom = der Henker
    .def-gen = des Henkers
    .def-dat = dem Henker
    .def-acc = den Henker
    .gender = m

lord-recipient = Empfänger
    .gen = Empfängers
    .dat = Empfänger
    .acc = Empfänger
    .def-nom = der Empfänger
    .def-gen = des Empfängers
    .def-dat = dem Empfänger
    .def-acc = den Empfänger
    .gender = m

lord-liberator = Befreier
    .gen = Befreiers
    .dat = Befreier
    .acc = Befreier
    .def-nom = der Befreier
    .def-gen = des Befreiers
    .def-dat = dem Befreier
    .def-acc = den Befreier
    .gender = m

lord-grower = Pflanzer
    .gen = Pflanzers
    .dat = Pflanzer
    .acc = Pflanzer
    .def-nom = der Pflanzer
    .def-gen = des Pflanzers
    .def-dat = dem Pflanzer
    .def-acc = den Pflanzer
    .gender = m

lord-oyster-farmer = Austernzüchter
    .gen = Austernzüchters
    .dat = Austernzüchter
    .acc = Austernzüchter
    .def-nom = der Austernzüchter
    .def-gen = des Austernzüchters
    .def-dat = dem Austernzüchter
    .def-acc = den Austernzüchter
    .gender = m

## Lords: Leviathan

lord-intrepid = Unerschrockener
    .gen = Unerschrockenen
    .dat = Unerschrockenem
    .acc = Unerschrockenen
    .def-nom = der Unerschrockene
    .def-gen = des Unerschrockenen
    .def-dat = dem Unerschrockenen
    .def-acc = den Unerschrockenen
    .gender = m

lord-border-guard = Grenzwächter
    .gen = Grenzwächters
    .dat = Grenzwächter
    .acc = Grenzwächter
    .def-nom = der Grenzwächter
    .def-gen = des Grenzwächters
    .def-dat = dem Grenzwächter
    .def-acc = den Grenzwächter
    .gender = m

lord-taxidermist = Präparator
    .gen = Präparators
    .dat = Präparator
    .acc = Präparator
    .def-nom = der Präparator
    .def-gen = des Präparators
    .def-dat = dem Präparator
    .def-acc = den Präparator
    .gender = m

lord-arms-dealer = Waffenhändler
    .gen = Waffenhändlers
    .dat = Waffenhändler
    .acc = Waffenhändler
    .def-nom = der Waffenhändler
    .def-gen = des Waffenhändlers
    .def-dat = dem Waffenhändler
    .def-acc = den Waffenhändler
    .gender = m

lord-metamorph = Gestaltwandler
    .gen = Gestaltwandlers
    .dat = Gestaltwandler
    .acc = Gestaltwandler
    .def-nom = der Gestaltwandler
    .def-gen = des Gestaltwandlers
    .def-dat = dem Gestaltwandler
    .def-acc = den Gestaltwandler
    .gender = m

lord-sorcerer = Zauberer
    .gen = Zauberers
    .dat = Zauberer
    .acc = Zauberer
    .def-nom = der Zauberer
    .def-gen = des Zauberers
    .def-dat = dem Zauberer
    .def-acc = den Zauberer
    .gender = m

lord-altruist = Altruist
    .gen = Altruisten
    .dat = Altruisten
    .acc = Altruisten
    .def-nom = der Altruist
    .def-gen = des Altruisten
    .def-dat = dem Altruisten
    .def-acc = den Altruisten
    .gender = m

lord-rebel = Rebell
    .gen = Rebellen
    .dat = Rebellen
    .acc = Rebellen
    .def-nom = der Rebell
    .def-gen = des Rebellen
    .def-dat = dem Rebellen
    .def-acc = den Rebellen
    .gender = m

lord-coward = Feigling
    .gen = Feiglings
    .dat = Feigling
    .acc = Feigling
    .def-nom = der Feigling
    .def-gen = des Feiglings
    .def-dat = dem Feigling
    .def-acc = den Feigling
    .gender = m

lord-breeder = Züchter
    .gen = Züchters
    .dat = Züchter
    .acc = Züchter
    .def-nom = der Züchter
    .def-gen = des Züchters
    .def-dat = dem Züchter
    .def-acc = den Züchter
    .gender = m

## Locations: base game

# A plural name: the forms below are plural.
location-sargasso-silos = Sargasso-Silos
    .gen = Sargasso-Silos
    .dat = Sargasso-Silos
    .acc = Sargasso-Silos
    .def-nom = die Sargasso-Silos
    .def-gen = der Sargasso-Silos
    .def-dat = den Sargasso-Silos
    .def-acc = die Sargasso-Silos
    .gender = m

# A plural name: the forms below are plural.
location-hydrozoa-reserves = Hydrozoenreservate
    .gen = Hydrozoenreservate
    .dat = Hydrozoenreservaten
    .acc = Hydrozoenreservate
    .def-nom = die Hydrozoenreservate
    .def-gen = der Hydrozoenreservate
    .def-dat = den Hydrozoenreservaten
    .def-acc = die Hydrozoenreservate
    .gender = n

location-sanctuary = Heiligtum
    .gen = Heiligtums
    .dat = Heiligtum
    .acc = Heiligtum
    .def-nom = das Heiligtum
    .def-gen = des Heiligtums
    .def-dat = dem Heiligtum
    .def-acc = das Heiligtum
    .gender = n

location-parliament = Parlament
    .gen = Parlaments
    .dat = Parlament
    .acc = Parlament
    .def-nom = das Parlament
    .def-gen = des Parlaments
    .def-dat = dem Parlament
    .def-acc = das Parlament
    .gender = n

location-barracks = Kaserne
    .gen = Kaserne
    .dat = Kaserne
    .acc = Kaserne
    .def-nom = die Kaserne
    .def-gen = der Kaserne
    .def-dat = der Kaserne
    .def-acc = die Kaserne
    .gender = f

# A plural name: the forms below are plural.
location-dockworks = Hafenanlagen
    .gen = Hafenanlagen
    .dat = Hafenanlagen
    .acc = Hafenanlagen
    .def-nom = die Hafenanlagen
    .def-gen = der Hafenanlagen
    .def-dat = den Hafenanlagen
    .def-acc = die Hafenanlagen
    .gender = f

# A plural name: the forms below are plural.
location-sargasso-fields = Sargasso-Felder
    .gen = Sargasso-Felder
    .dat = Sargasso-Feldern
    .acc = Sargasso-Felder
    .def-nom = die Sargasso-Felder
    .def-gen = der Sargasso-Felder
    .def-dat = den Sargasso-Feldern
    .def-acc = die Sargasso-Felder
    .gender = n

location-abyss = Abgrund
    .gen = Abgrunds
    .dat = Abgrund
    .acc = Abgrund
    .def-nom = der Abgrund
    .def-gen = des Abgrunds
    .def-dat = dem Abgrund
    .def-acc = den Abgrund
    .gender = m

location-city-of-mirrors = Stadt der Spiegel
    .gen = Stadt der Spiegel
    .dat = Stadt der Spiegel
    .acc = Stadt der Spiegel
    .def-nom = die Stadt der Spiegel
    .def-gen = der Stadt der Spiegel
    .def-dat = der Stadt der Spiegel
    .def-acc = die Stadt der Spiegel
    .gender = f

# A plural name: the forms below are plural.
location-black-smokers = Schwarze Raucher
    .gen = Schwarzer Raucher
    .dat = Schwarzen Rauchern
    .acc = Schwarze Raucher
    .def-nom = die Schwarzen Raucher
    .def-gen = der Schwarzen Raucher
    .def-dat = den Schwarzen Rauchern
    .def-acc = die Schwarzen Raucher
    .gender = m

location-oceanic-senate-assembly = Ozeanische Senatsversammlung
    .gen = Ozeanischer Senatsversammlung
    .dat = Ozeanischer Senatsversammlung
    .acc = Ozeanische Senatsversammlung
    .def-nom = die Ozeanische Senatsversammlung
    .def-gen = der Ozeanischen Senatsversammlung
    .def-dat = der Ozeanischen Senatsversammlung
    .def-acc = die Ozeanische Senatsversammlung
    .gender = f

# A plural name: the forms below are plural.
location-depths = Tiefen
    .gen = Tiefen
    .dat = Tiefen
    .acc = Tiefen
    .def-nom = die Tiefen
    .def-gen = der Tiefen
    .def-dat = den Tiefen
    .def-acc = die Tiefen
    .gender = f

location-throne-room = Thronsaal
    .gen = Thronsaals
    .dat = Thronsaal
    .acc = Thronsaal
    .def-nom = der Thronsaal
    .def-gen = des Thronsaals
    .def-dat = dem Thronsaal
    .def-acc = den Thronsaal
    .gender = m

location-jail = Kerker
    .gen = Kerkers
    .dat = Kerker
    .acc = Kerker
    .def-nom = der Kerker
    .def-gen = des Kerkers
    .def-dat = dem Kerker
    .def-acc = den Kerker
    .gender = m

location-chasm = Kluft
    .gen = Kluft
    .dat = Kluft
    .acc = Kluft
    .def-nom = die Kluft
    .def-gen = der Kluft
    .def-dat = der Kluft
    .def-acc = die Kluft
    .gender = f

location-closed-tower = Verschlossener Turm
    .gen = Verschlossenen Turms
    .dat = Verschlossenem Turm
    .acc = Verschlossenen Turm
    .def-nom = der Verschlossene Turm
    .def-gen = des Verschlossenen Turms
    .def-dat = dem Verschlossenen Turm
    .def-acc = den Verschlossenen Turm
    .gender = m

location-lost-tower = Verlorener Turm
    .gen = Verlorenen Turms
    .dat = Verlorenem Turm
    .acc = Verlorenen Turm
    .def-nom = der Verlorene Turm
    .def-gen = des Verlorenen Turms
    .def-dat = dem Verlorenen Turm
    .def-acc = den Verlorenen Turm
    .gender = m

location-chamber-of-allies = Kammer der Verbündeten
    .gen = Kammer der Verbündeten
    .dat = Kammer der Verbündeten
    .acc = Kammer der Verbündeten
    .def-nom = die Kammer der Verbündeten
    .def-gen = der Kammer der Verbündeten
    .def-dat = der Kammer der Verbündeten
    .def-acc = die Kammer der Verbündeten
    .gender = f

location-nest-of-giant-clams = Nest der Riesenmuscheln
    .gen = Nestes der Riesenmuscheln
    .dat = Nest der Riesenmuscheln
    .acc = Nest der Riesenmuscheln
    .def-nom = das Nest der Riesenmuscheln
    .def-gen = des Nestes der Riesenmuscheln
    .def-dat = dem Nest der Riesenmuscheln
    .def-acc = das Nest der Riesenmuscheln
    .gender = n

location-coral-barrier = Korallenbarriere
    .gen = Korallenbarriere
    .dat = Korallenbarriere
    .acc = Korallenbarriere
    .def-nom = die Korallenbarriere
    .def-gen = der Korallenbarriere
    .def-dat = der Korallenbarriere
    .def-acc = die Korallenbarriere
    .gender = f

## Locations: Kraken

location-gambling-den = Spielhölle
    .gen = Spielhölle
    .dat = Spielhölle
    .acc = Spielhölle
    .def-nom = die Spielhölle
    .def-gen = der Spielhölle
    .def-dat = der Spielhölle
    .def-acc = die Spielhölle
    .gender = f

location-krakens-lair = Höhle des Kraken
    .gen = Höhle des Kraken
    .dat = Höhle des Kraken
    .acc = Höhle des Kraken
    .def-nom = die Höhle des Kraken
    .def-gen = der Höhle des Kraken
    .def-dat = der Höhle des Kraken
    .def-acc = die Höhle des Kraken
    .gender = f

location-cetacean-graveyard = Walfriedhof
    .gen = Walfriedhofs
    .dat = Walfriedhof
    .acc = Walfriedhof
    .def-nom = der Walfriedhof
    .def-gen = des Walfriedhofs
    .def-dat = dem Walfriedhof
    .def-acc = den Walfriedhof
    .gender = m

location-abandoned-convoy = Verlassener Konvoi
    .gen = Verlassenen Konvois
    .dat = Verlassenem Konvoi
    .acc = Verlassenen Konvoi
    .def-nom = der Verlassene Konvoi
    .def-gen = des Verlassenen Konvois
    .def-dat = dem Verlassenen Konvoi
    .def-acc = den Verlassenen Konvoi
    .gender = m

location-megalodon = Megalodon
    .gen = Megalodons
    .dat = Megalodon
    .acc = Megalodon
    .def-nom = der Megalodon
    .def-gen = des Megalodons
    .def-dat = dem Megalodon
    .def-acc = den Megalodon
    .gender = m

location-battlefield = Schlachtfeld
    .gen = Schlachtfeldes
    .dat = Schlachtfeld
    .acc = Schlachtfeld
    .def-nom = das Schlachtfeld
    .def-gen = des Schlachtfeldes
    .def-dat = dem Schlachtfeld
    .def-acc = das Schlachtfeld
    .gender = n

## Leviathans: the cards are unnamed, these names are our own

leviathan-01 = Schleiermutter
    .gen = Schleiermutter
    .dat = Schleiermutter
    .acc = Schleiermutter
    .def-nom = die Schleiermutter
    .def-gen = der Schleiermutter
    .def-dat = der Schleiermutter
    .def-acc = die Schleiermutter
    .gender = f

leviathan-02 = Gläserner Hunger
    .gen = Gläsernen Hungers
    .dat = Gläsernem Hunger
    .acc = Gläsernen Hunger
    .def-nom = der Gläserne Hunger
    .def-gen = des Gläsernen Hungers
    .def-dat = dem Gläsernen Hunger
    .def-acc = den Gläsernen Hunger
    .gender = m

leviathan-03 = Bleicher Schlund
    .gen = Bleichen Schlunds
    .dat = Bleichem Schlund
    .acc = Bleichen Schlund
    .def-nom = der Bleiche Schlund
    .def-gen = des Bleichen Schlunds
    .def-dat = dem Bleichen Schlund
    .def-acc = den Bleichen Schlund
    .gender = m

leviathan-04 = Versunkene Laterne
    .gen = Versunkener Laterne
    .dat = Versunkener Laterne
    .acc = Versunkene Laterne
    .def-nom = die Versunkene Laterne
    .def-gen = der Versunkenen Laterne
    .def-dat = der Versunkenen Laterne
    .def-acc = die Versunkene Laterne
    .gender = f

leviathan-05 = Riffbrecher
    .gen = Riffbrechers
    .dat = Riffbrecher
    .acc = Riffbrecher
    .def-nom = der Riffbrecher
    .def-gen = des Riffbrechers
    .def-dat = dem Riffbrecher
    .def-acc = den Riffbrecher
    .gender = m

leviathan-06 = Perlenfresser
    .gen = Perlenfressers
    .dat = Perlenfresser
    .acc = Perlenfresser
    .def-nom = der Perlenfresser
    .def-gen = des Perlenfressers
    .def-dat = dem Perlenfresser
    .def-acc = den Perlenfresser
    .gender = m

leviathan-07 = Rostkiefer
    .gen = Rostkiefers
    .dat = Rostkiefer
    .acc = Rostkiefer
    .def-nom = der Rostkiefer
    .def-gen = des Rostkiefers
    .def-dat = dem Rostkiefer
    .def-acc = den Rostkiefer
    .gender = m

leviathan-08 = Salzpanzer
    .gen = Salzpanzers
    .dat = Salzpanzer
    .acc = Salzpanzer
    .def-nom = der Salzpanzer
    .def-gen = des Salzpanzers
    .def-dat = dem Salzpanzer
    .def-acc = den Salzpanzer
    .gender = m

leviathan-09 = Kronenfluch
    .gen = Kronenfluchs
    .dat = Kronenfluch
    .acc = Kronenfluch
    .def-nom = der Kronenfluch
    .def-gen = des Kronenfluchs
    .def-dat = dem Kronenfluch
    .def-acc = den Kronenfluch
    .gender = m

leviathan-10 = Tintenregent
    .gen = Tintenregenten
    .dat = Tintenregenten
    .acc = Tintenregenten
    .def-nom = der Tintenregent
    .def-gen = des Tintenregenten
    .def-dat = dem Tintenregenten
    .def-acc = den Tintenregenten
    .gender = m

leviathan-11 = Tausendarm
    .gen = Tausendarms
    .dat = Tausendarm
    .acc = Tausendarm
    .def-nom = der Tausendarm
    .def-gen = des Tausendarms
    .def-dat = dem Tausendarm
    .def-acc = den Tausendarm
    .gender = m

leviathan-12 = Stille Schlinge
    .gen = Stiller Schlinge
    .dat = Stiller Schlinge
    .acc = Stille Schlinge
    .def-nom = die Stille Schlinge
    .def-gen = der Stillen Schlinge
    .def-dat = der Stillen Schlinge
    .def-acc = die Stille Schlinge
    .gender = f

leviathan-13 = Flutenhengst
    .gen = Flutenhengstes
    .dat = Flutenhengst
    .acc = Flutenhengst
    .def-nom = der Flutenhengst
    .def-gen = des Flutenhengstes
    .def-dat = dem Flutenhengst
    .def-acc = den Flutenhengst
    .gender = m

leviathan-14 = Stachelwanderer
    .gen = Stachelwanderers
    .dat = Stachelwanderer
    .acc = Stachelwanderer
    .def-nom = der Stachelwanderer
    .def-gen = des Stachelwanderers
    .def-dat = dem Stachelwanderer
    .def-acc = den Stachelwanderer
    .gender = m

leviathan-15 = Vergoldete Schlange
    .gen = Vergoldeter Schlange
    .dat = Vergoldeter Schlange
    .acc = Vergoldete Schlange
    .def-nom = die Vergoldete Schlange
    .def-gen = der Vergoldeten Schlange
    .def-dat = der Vergoldeten Schlange
    .def-acc = die Vergoldete Schlange
    .gender = f

leviathan-16 = Schaummähne
    .gen = Schaummähne
    .dat = Schaummähne
    .acc = Schaummähne
    .def-nom = die Schaummähne
    .def-gen = der Schaummähne
    .def-dat = der Schaummähne
    .def-acc = die Schaummähne
    .gender = f

leviathan-17 = Bodenlose Nacht
    .gen = Bodenloser Nacht
    .dat = Bodenloser Nacht
    .acc = Bodenlose Nacht
    .def-nom = die Bodenlose Nacht
    .def-gen = der Bodenlosen Nacht
    .def-dat = der Bodenlosen Nacht
    .def-acc = die Bodenlose Nacht
    .gender = f

leviathan-18 = Knochenpflug
    .gen = Knochenpflugs
    .dat = Knochenpflug
    .acc = Knochenpflug
    .def-nom = der Knochenpflug
    .def-gen = des Knochenpflugs
    .def-dat = dem Knochenpflug
    .def-acc = den Knochenpflug
    .gender = m

leviathan-19 = Stummer Hammer
    .gen = Stummen Hammers
    .dat = Stummem Hammer
    .acc = Stummen Hammer
    .def-nom = der Stumme Hammer
    .def-gen = des Stummen Hammers
    .def-dat = dem Stummen Hammer
    .def-acc = den Stummen Hammer
    .gender = m

leviathan-20 = Ascherochen
    .gen = Ascherochens
    .dat = Ascherochen
    .acc = Ascherochen
    .def-nom = der Ascherochen
    .def-gen = des Ascherochens
    .def-dat = dem Ascherochen
    .def-acc = den Ascherochen
    .gender = m

## Loot cards

loot-3 = Beute 3
    .gen = Beute 3
    .dat = Beute 3
    .acc = Beute 3
    .gender = f

loot-4 = Beute 4
    .gen = Beute 4
    .dat = Beute 4
    .acc = Beute 4
    .gender = f

loot-5 = Beute 5
    .gen = Beute 5
    .dat = Beute 5
    .acc = Beute 5
    .gender = f

loot-6 = Beute 6
    .gen = Beute 6
    .dat = Beute 6
    .acc = Beute 6
    .gender = f

loot-7 = Beute 7
    .gen = Beute 7
    .dat = Beute 7
    .acc = Beute 7
    .gender = f

## Monster tokens: base game

token-2 = Monsterplättchen im Wert von 2
    .gen = Monsterplättchens im Wert von 2
    .dat = Monsterplättchen im Wert von 2
    .acc = Monsterplättchen im Wert von 2
    .nom-pl = Monsterplättchen im Wert von 2
    .gen-pl = Monsterplättchen im Wert von 2
    .dat-pl = Monsterplättchen im Wert von 2
    .acc-pl = Monsterplättchen im Wert von 2
    .gender = n

token-3 = Monsterplättchen im Wert von 3
    .gen = Monsterplättchens im Wert von 3
    .dat = Monsterplättchen im Wert von 3
    .acc = Monsterplättchen im Wert von 3
    .nom-pl = Monsterplättchen im Wert von 3
    .gen-pl = Monsterplättchen im Wert von 3
    .dat-pl = Monsterplättchen im Wert von 3
    .acc-pl = Monsterplättchen im Wert von 3
    .gender = n

token-4 = Monsterplättchen im Wert von 4
    .gen = Monsterplättchens im Wert von 4
    .dat = Monsterplättchen im Wert von 4
    .acc = Monsterplättchen im Wert von 4
    .nom-pl = Monsterplättchen im Wert von 4
    .gen-pl = Monsterplättchen im Wert von 4
    .dat-pl = Monsterplättchen im Wert von 4
    .acc-pl = Monsterplättchen im Wert von 4
    .gender = n

## Monster tokens: Leviathan

token-two-pearls = Monsterplättchen mit zwei Perlen
    .gen = Monsterplättchens mit zwei Perlen
    .dat = Monsterplättchen mit zwei Perlen
    .acc = Monsterplättchen mit zwei Perlen
    .nom-pl = Monsterplättchen mit zwei Perlen
    .gen-pl = Monsterplättchen mit zwei Perlen
    .dat-pl = Monsterplättchen mit zwei Perlen
    .acc-pl = Monsterplättchen mit zwei Perlen
    .gender = n

token-three-pearls = Monsterplättchen mit drei Perlen
    .gen = Monsterplättchens mit drei Perlen
    .dat = Monsterplättchen mit drei Perlen
    .acc = Monsterplättchen mit drei Perlen
    .nom-pl = Monsterplättchen mit drei Perlen
    .gen-pl = Monsterplättchen mit drei Perlen
    .dat-pl = Monsterplättchen mit drei Perlen
    .acc-pl = Monsterplättchen mit drei Perlen
    .gender = n

token-key = Monsterplättchen mit Schlüssel
    .gen = Monsterplättchens mit Schlüssel
    .dat = Monsterplättchen mit Schlüssel
    .acc = Monsterplättchen mit Schlüssel
    .nom-pl = Monsterplättchen mit Schlüssel
    .gen-pl = Monsterplättchen mit Schlüssel
    .dat-pl = Monsterplättchen mit Schlüssel
    .acc-pl = Monsterplättchen mit Schlüssel
    .gender = n

token-stack = Monsterplättchen mit Ratsstapel
    .gen = Monsterplättchens mit Ratsstapel
    .dat = Monsterplättchen mit Ratsstapel
    .acc = Monsterplättchen mit Ratsstapel
    .nom-pl = Monsterplättchen mit Ratsstapel
    .gen-pl = Monsterplättchen mit Ratsstapel
    .dat-pl = Monsterplättchen mit Ratsstapel
    .acc-pl = Monsterplättchen mit Ratsstapel
    .gender = n

## Sentinel tokens, each named after its Lord

sentinel-watcher = Wächterplättchen des Wächters
    .gen = Wächterplättchens des Wächters
    .dat = Wächterplättchen des Wächters
    .acc = Wächterplättchen des Wächters
    .gender = n

sentinel-vigil = Wächterplättchen des Wachpostens
    .gen = Wächterplättchens des Wachpostens
    .dat = Wächterplättchen des Wachpostens
    .acc = Wächterplättchen des Wachpostens
    .gender = n

sentinel-lookout = Wächterplättchen des Ausgucks
    .gen = Wächterplättchens des Ausgucks
    .dat = Wächterplättchen des Ausgucks
    .acc = Wächterplättchen des Ausgucks
    .gender = n

## Ability marks of allies, said after the card

mark-pearl = mit Perle
mark-dice = mit zwei Würfeln
