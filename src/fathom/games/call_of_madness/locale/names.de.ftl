### Names of Call of Madness in German.
### A noun: the value is the nominative singular without article; .gen .dat .acc are the other cases, -pl marks the plural. Colours have the strong forms of a marker ("1 blauer").
### Of a god, an investigator or the Automa the cases have the article; .sub is the nominative at the beginning of a sentence. .at of a time of day: when.

## Common nouns

card = Karte
    .gen = Karte
    .dat = Karte
    .acc = Karte
    .nom-pl = Karten
    .gen-pl = Karten
    .dat-pl = Karten
    .acc-pl = Karten

investigator = Ermittler
    .gen = Ermittlers
    .dat = Ermittler
    .acc = Ermittler
    .nom-pl = Ermittler
    .gen-pl = Ermittler
    .dat-pl = Ermittlern
    .acc-pl = Ermittler

investigator-tile = Ermittlerplättchen
    .gen = Ermittlerplättchens
    .dat = Ermittlerplättchen
    .acc = Ermittlerplättchen
    .nom-pl = Ermittlerplättchen
    .gen-pl = Ermittlerplättchen
    .dat-pl = Ermittlerplättchen
    .acc-pl = Ermittlerplättchen

cultist = Kultist
    .gen = Kultisten
    .dat = Kultisten
    .acc = Kultisten
    .nom-pl = Kultisten
    .gen-pl = Kultisten
    .dat-pl = Kultisten
    .acc-pl = Kultisten

headquarters = Hauptquartier
    .gen = Hauptquartiers
    .dat = Hauptquartier
    .acc = Hauptquartier
    .nom-pl = Hauptquartiere
    .gen-pl = Hauptquartiere
    .dat-pl = Hauptquartieren
    .acc-pl = Hauptquartiere

board = Tableau
    .gen = Tableaus
    .dat = Tableau
    .acc = Tableau
    .nom-pl = Tableaus
    .gen-pl = Tableaus
    .dat-pl = Tableaus
    .acc-pl = Tableaus

outpost = Außenposten
    .gen = Außenpostens
    .dat = Außenposten
    .acc = Außenposten
    .nom-pl = Außenposten
    .gen-pl = Außenposten
    .dat-pl = Außenposten
    .acc-pl = Außenposten

madness-token = Wahnsinnsmarker
    .gen = Wahnsinnsmarkers
    .dat = Wahnsinnsmarker
    .acc = Wahnsinnsmarker
    .nom-pl = Wahnsinnsmarker
    .gen-pl = Wahnsinnsmarker
    .dat-pl = Wahnsinnsmarkern
    .acc-pl = Wahnsinnsmarker

madness-pool = Wahnsinnsvorrat
    .gen = Wahnsinnsvorrats
    .dat = Wahnsinnsvorrat
    .acc = Wahnsinnsvorrat
    .nom-pl = Wahnsinnsvorräte
    .gen-pl = Wahnsinnsvorräte
    .dat-pl = Wahnsinnsvorräten
    .acc-pl = Wahnsinnsvorräte

madness-bag = Wahnsinnsbeutel
    .gen = Wahnsinnsbeutels
    .dat = Wahnsinnsbeutel
    .acc = Wahnsinnsbeutel
    .nom-pl = Wahnsinnsbeutel
    .gen-pl = Wahnsinnsbeutel
    .dat-pl = Wahnsinnsbeuteln
    .acc-pl = Wahnsinnsbeutel

investigator-bag = Ermittlerbeutel
    .gen = Ermittlerbeutels
    .dat = Ermittlerbeutel
    .acc = Ermittlerbeutel
    .nom-pl = Ermittlerbeutel
    .gen-pl = Ermittlerbeutel
    .dat-pl = Ermittlerbeuteln
    .acc-pl = Ermittlerbeutel

time-marker = Tageszeitmarker
    .gen = Tageszeitmarkers
    .dat = Tageszeitmarker
    .acc = Tageszeitmarker
    .nom-pl = Tageszeitmarker
    .gen-pl = Tageszeitmarker
    .dat-pl = Tageszeitmarkern
    .acc-pl = Tageszeitmarker

fire-marker = Brandmarker
    .gen = Brandmarkers
    .dat = Brandmarker
    .acc = Brandmarker
    .nom-pl = Brandmarker
    .gen-pl = Brandmarker
    .dat-pl = Brandmarkern
    .acc-pl = Brandmarker

fire-pool = Brandvorrat
    .gen = Brandvorrats
    .dat = Brandvorrat
    .acc = Brandvorrat
    .nom-pl = Brandvorräte
    .gen-pl = Brandvorräte
    .dat-pl = Brandvorräten
    .acc-pl = Brandvorräte

corruption-token = Verderbnismarker
    .gen = Verderbnismarkers
    .dat = Verderbnismarker
    .acc = Verderbnismarker
    .nom-pl = Verderbnismarker
    .gen-pl = Verderbnismarker
    .dat-pl = Verderbnismarkern
    .acc-pl = Verderbnismarker

depth-token = Tiefenmarker
    .gen = Tiefenmarkers
    .dat = Tiefenmarker
    .acc = Tiefenmarker
    .nom-pl = Tiefenmarker
    .gen-pl = Tiefenmarker
    .dat-pl = Tiefenmarkern
    .acc-pl = Tiefenmarker

token = Marker
    .gen = Markers
    .dat = Marker
    .acc = Marker
    .nom-pl = Marker
    .gen-pl = Marker
    .dat-pl = Markern
    .acc-pl = Marker

altar = Altar
    .gen = Altars
    .dat = Altar
    .acc = Altar
    .nom-pl = Altäre
    .gen-pl = Altäre
    .dat-pl = Altären
    .acc-pl = Altäre

power-card = Machtkarte
    .gen = Machtkarte
    .dat = Machtkarte
    .acc = Machtkarte
    .nom-pl = Machtkarten
    .gen-pl = Machtkarten
    .dat-pl = Machtkarten
    .acc-pl = Machtkarten

god-card = Götterkarte
    .gen = Götterkarte
    .dat = Götterkarte
    .acc = Götterkarte
    .nom-pl = Götterkarten
    .gen-pl = Götterkarten
    .dat-pl = Götterkarten
    .acc-pl = Götterkarten

basic-card = Basiskarte
    .gen = Basiskarte
    .dat = Basiskarte
    .acc = Basiskarte
    .nom-pl = Basiskarten
    .gen-pl = Basiskarten
    .dat-pl = Basiskarten
    .acc-pl = Basiskarten

goal-card = Zielkarte
    .gen = Zielkarte
    .dat = Zielkarte
    .acc = Zielkarte
    .nom-pl = Zielkarten
    .gen-pl = Zielkarten
    .dat-pl = Zielkarten
    .acc-pl = Zielkarten

event-card = Ereigniskarte
    .gen = Ereigniskarte
    .dat = Ereigniskarte
    .acc = Ereigniskarte
    .nom-pl = Ereigniskarten
    .gen-pl = Ereigniskarten
    .dat-pl = Ereigniskarten
    .acc-pl = Ereigniskarten

automa-card = Automakarte
    .gen = Automakarte
    .dat = Automakarte
    .acc = Automakarte
    .nom-pl = Automakarten
    .gen-pl = Automakarten
    .dat-pl = Automakarten
    .acc-pl = Automakarten

action-set = Aktionsset
    .gen = Aktionssets
    .dat = Aktionsset
    .acc = Aktionsset
    .nom-pl = Aktionssets
    .gen-pl = Aktionssets
    .dat-pl = Aktionssets
    .acc-pl = Aktionssets

immediate-goal = Sofortziel
    .gen = Sofortziels
    .dat = Sofortziel
    .acc = Sofortziel
    .nom-pl = Sofortziele
    .gen-pl = Sofortziele
    .dat-pl = Sofortzielen
    .acc-pl = Sofortziele

final-goal = Endziel
    .gen = Endziels
    .dat = Endziel
    .acc = Endziel
    .nom-pl = Endziele
    .gen-pl = Endziele
    .dat-pl = Endzielen
    .acc-pl = Endziele

event = Ereignis
    .gen = Ereignisses
    .dat = Ereignis
    .acc = Ereignis
    .nom-pl = Ereignisse
    .gen-pl = Ereignisse
    .dat-pl = Ereignissen
    .acc-pl = Ereignisse

god = Gott
    .gen = Gottes
    .dat = Gott
    .acc = Gott
    .nom-pl = Götter
    .gen-pl = Götter
    .dat-pl = Göttern
    .acc-pl = Götter

character = Charakter
    .gen = Charakters
    .dat = Charakter
    .acc = Charakter
    .nom-pl = Charaktere
    .gen-pl = Charaktere
    .dat-pl = Charakteren
    .acc-pl = Charaktere

action = Aktion
    .gen = Aktion
    .dat = Aktion
    .acc = Aktion
    .nom-pl = Aktionen
    .gen-pl = Aktionen
    .dat-pl = Aktionen
    .acc-pl = Aktionen

space = Feld
    .gen = Feldes
    .dat = Feld
    .acc = Feld
    .nom-pl = Felder
    .gen-pl = Felder
    .dat-pl = Feldern
    .acc-pl = Felder

row = Reihe
    .gen = Reihe
    .dat = Reihe
    .acc = Reihe
    .nom-pl = Reihen
    .gen-pl = Reihen
    .dat-pl = Reihen
    .acc-pl = Reihen

column = Spalte
    .gen = Spalte
    .dat = Spalte
    .acc = Spalte
    .nom-pl = Spalten
    .gen-pl = Spalten
    .dat-pl = Spalten
    .acc-pl = Spalten

step = Schritt
    .gen = Schritts
    .dat = Schritt
    .acc = Schritt
    .nom-pl = Schritte
    .gen-pl = Schritte
    .dat-pl = Schritten
    .acc-pl = Schritte

life = Leben
    .gen = Lebens
    .dat = Leben
    .acc = Leben
    .nom-pl = Leben
    .gen-pl = Leben
    .dat-pl = Leben
    .acc-pl = Leben

strength = Stärke
    .gen = Stärke
    .dat = Stärke
    .acc = Stärke
    .nom-pl = Stärke
    .gen-pl = Stärke
    .dat-pl = Stärke
    .acc-pl = Stärke

point = Punkt
    .gen = Punkts
    .dat = Punkt
    .acc = Punkt
    .nom-pl = Punkte
    .gen-pl = Punkte
    .dat-pl = Punkten
    .acc-pl = Punkte

round = Runde
    .gen = Runde
    .dat = Runde
    .acc = Runde
    .nom-pl = Runden
    .gen-pl = Runden
    .dat-pl = Runden
    .acc-pl = Runden

turn = Zug
    .gen = Zuges
    .dat = Zug
    .acc = Zug
    .nom-pl = Züge
    .gen-pl = Züge
    .dat-pl = Zügen
    .acc-pl = Züge

figure = Figur
    .gen = Figur
    .dat = Figur
    .acc = Figur
    .nom-pl = Figuren
    .gen-pl = Figuren
    .dat-pl = Figuren
    .acc-pl = Figuren

player = Spieler
    .gen = Spielers
    .dat = Spieler
    .acc = Spieler
    .nom-pl = Spieler
    .gen-pl = Spieler
    .dat-pl = Spielern
    .acc-pl = Spieler

blue = blauer
    .gen = blauen
    .dat = blauem
    .acc = blauen
    .nom-pl = blaue
    .gen-pl = blauer
    .dat-pl = blauen
    .acc-pl = blaue

green = grüner
    .gen = grünen
    .dat = grünem
    .acc = grünen
    .nom-pl = grüne
    .gen-pl = grüner
    .dat-pl = grünen
    .acc-pl = grüne

red = roter
    .gen = roten
    .dat = rotem
    .acc = roten
    .nom-pl = rote
    .gen-pl = roter
    .dat-pl = roten
    .acc-pl = rote

## Day and night, phases, keywords

day = Tag
    .at = am Tag
night = Nacht
    .at = in der Nacht
phase-preparation = Vorbereitung
phase-defence = Verteidigung
phase-investigators = Ermittler
keyword-draw = Karte ziehen
keyword-again = Weitere Karte spielen
rlyeh = R'lyeh
automa = Automa
    .nom = die Automa
    .gen = der Automa
    .dat = der Automa
    .acc = die Automa

## Characters

character-rose = Doktor Rose Tarr
character-rashford = Professor William Rashford
character-agnes = Schwester Agnes Marlow
character-crane = Kapitän Elias Crane

## Gods

god-guide = Der Wegweiser
    .nom = der Wegweiser
    .gen = des Wegweisers
    .dat = dem Wegweiser
    .acc = den Wegweiser
god-serpents = Vater der Schlangen
    .nom = der Vater der Schlangen
    .gen = des Vaters der Schlangen
    .dat = dem Vater der Schlangen
    .acc = den Vater der Schlangen
god-toad = Krötengott
    .nom = der Krötengott
    .gen = des Krötengottes
    .dat = dem Krötengott
    .acc = den Krötengott
god-digger = Der Große Gräber
    .nom = der Große Gräber
    .gen = des Großen Gräbers
    .dat = dem Großen Gräber
    .acc = den Großen Gräber
god-sleeper = Schlafender Gott
    .nom = der Schlafende Gott
    .gen = des Schlafenden Gottes
    .dat = dem Schlafenden Gott
    .acc = den Schlafenden Gott
god-yellow = König in Gelb
    .nom = der König in Gelb
    .gen = des Königs in Gelb
    .dat = dem König in Gelb
    .acc = den König in Gelb
god-deep = Wesen aus der Tiefe
    .nom = das Wesen aus der Tiefe
    .gen = des Wesens aus der Tiefe
    .dat = dem Wesen aus der Tiefe
    .acc = das Wesen aus der Tiefe
god-flame = Lebende Flamme
    .nom = die Lebende Flamme
    .gen = der Lebenden Flamme
    .dat = der Lebenden Flamme
    .acc = die Lebende Flamme
god-goat = Schwarze Ziege
    .nom = die Schwarze Ziege
    .gen = der Schwarzen Ziege
    .dat = der Schwarzen Ziege
    .acc = die Schwarze Ziege

## Power cards

power-guide = Macht des Wegweisers
power-serpents = Macht des Vaters der Schlangen
power-toad = Macht des Krötengottes
power-digger = Macht des Großen Gräbers
power-sleeper = Macht des Schlafenden Gottes
power-yellow = Macht des Königs in Gelb
power-deep = Macht des Wesens aus der Tiefe
power-flame = Macht der Lebenden Flamme
power-goat = Macht der Schwarzen Ziege

## Basic cards

basic-rose-scalpel = Skalpell
basic-rose-dissection = Stunde der Sektion
basic-rose-sedation = Betäubung
basic-rose-asylum = Privates Sanatorium
basic-rashford-lecture = Verbotene Vorlesung
basic-rashford-cane = Stockdegen
basic-rashford-tome = Kommentierter Foliant
basic-rashford-sermon = Predigt vom tiefen Himmel
basic-agnes-vigil = Nachtwache
basic-agnes-candles = Schwarze Kerzen
basic-agnes-absolution = Lossprechung
basic-agnes-procession = Kapuzenprozession
basic-crane-cutlass = Entermesser
basic-crane-smugglers = Schmugglerkeller
basic-crane-heading = Neuer Kurs
basic-crane-pact = Pakt des Salzes

## God cards

god-guide-threshold = Schwelle
god-guide-wrong-turn = Falsche Abzweigung
god-guide-silver-key = Silberner Schlüssel
god-guide-lost-hour = Verlorene Stunde
god-guide-veil = Zerrissener Schleier
god-guide-ultimate-gate = Letztes Tor
god-serpents-fang = Zwillingszähne
god-serpents-coil = Würgende Windung
god-serpents-nest = Vipernnest
god-serpents-venom = Schleichendes Gift
god-serpents-curse = Fluch der Schuppen
god-serpents-brood = Brut des Yig
god-toad-tongue = Peitschende Zunge
god-toad-torpor = Trägheit
god-toad-feast = Langsames Festmahl
god-toad-gulp = Im Ganzen verschlungen
god-toad-temple = Tempel des Schleims
god-toad-nkai = Hunger von N'kai
god-digger-tunnel = Erster Tunnel
god-digger-collapse = Einsturz
god-digger-undermine = Untergraben
god-digger-burrow = Durchbruch
god-digger-eggs = Gelege aus Stein
god-digger-quake = Erdbeben
god-sleeper-dream = Geteilter Traum
god-sleeper-call = Ruf aus der Tiefe
god-sleeper-nightmare = Wacher Albtraum
god-sleeper-cyclopean = Zyklopenmauern
god-sleeper-stars = Die Sterne stehen richtig
god-sleeper-awakening = Erwachen
god-yellow-sign = Gelbes Zeichen
god-yellow-play = Verbotenes Stück
god-yellow-mask = Bleiche Maske
god-yellow-tatters = Königliche Lumpen
god-yellow-carcosa = Weg nach Carcosa
god-yellow-coronation = Krönung
god-deep-tide = Flut
god-deep-brine = Ätzende Sole
god-deep-undertow = Unterströmung
god-deep-reef = Teufelsriff
god-deep-covenant = Bund der Tiefe
god-deep-colossus = Aufsteigender Koloss
god-flame-spark = Funke
god-flame-arson = Brandstiftung
god-flame-cinders = Glutregen
god-flame-brand = Brennendes Scheit
god-flame-backdraft = Rückzündung
god-flame-fomalhaut = Licht von Fomalhaut
god-goat-milk = Dunkle Milch
god-goat-young = Dunkle Junge
god-goat-grove = Flüsternder Hain
god-goat-herd = Wachsende Herde
god-goat-sabbath = Hexensabbat
god-goat-thousand = Tausend Junge

## Investigators

inv-patrolman = Streifenpolizist
    .sub = Der Streifenpolizist
    .nom = der Streifenpolizist
    .gen = des Streifenpolizisten
    .dat = dem Streifenpolizisten
    .acc = den Streifenpolizisten
inv-reporter = Reporterin
    .sub = Die Reporterin
    .nom = die Reporterin
    .gen = der Reporterin
    .dat = der Reporterin
    .acc = die Reporterin
inv-student = Student
    .sub = Der Student
    .nom = der Student
    .gen = des Studenten
    .dat = dem Studenten
    .acc = den Studenten
inv-priest = Priester
    .sub = Der Priester
    .nom = der Priester
    .gen = des Priesters
    .dat = dem Priester
    .acc = den Priester
inv-detective = Detektiv
    .sub = Der Detektiv
    .nom = der Detektiv
    .gen = des Detektivs
    .dat = dem Detektiv
    .acc = den Detektiv
inv-gangster = Gangster
    .sub = Der Gangster
    .nom = der Gangster
    .gen = des Gangsters
    .dat = dem Gangster
    .acc = den Gangster
inv-professor = Professorin
    .sub = Die Professorin
    .nom = die Professorin
    .gen = der Professorin
    .dat = der Professorin
    .acc = die Professorin
inv-agent = Bundesagent
    .sub = Der Bundesagent
    .nom = der Bundesagent
    .gen = des Bundesagenten
    .dat = dem Bundesagenten
    .acc = den Bundesagenten
inv-soldier = Soldat
    .sub = Der Soldat
    .nom = der Soldat
    .gen = des Soldaten
    .dat = dem Soldaten
    .acc = den Soldaten

## Starting layouts

layout-1 = Startaufstellung 1
layout-2 = Startaufstellung 2
layout-3 = Startaufstellung 3
layout-4 = Startaufstellung 4

## Depth tokens and corruption

depth-tide = Gezeiten
depth-offering = Opfergabe
corruption-1 = { COUNT(1, "corruption-token") }
corruption-2 = { COUNT(2, "corruption-token") }
corruption-3 = { COUNT(3, "corruption-token") }
corruption-4 = { COUNT(4, "corruption-token") }
corruption-5 = { COUNT(5, "corruption-token") }

## Immediate goals

goal-now-mercy = Gnadenstoß
goal-now-giant = Riesentöter
goal-now-double = Doppelopfer
goal-now-massacre = Massaker
goal-now-streets = Stille Straßen
goal-now-trespass = Ungebetene Gäste
goal-now-arson = Stadt in Flammen
goal-now-ring = Ring der Außenposten
goal-now-pantheon = Drei Altäre
goal-now-offering = Opfer des Wahnsinns
goal-now-fronts = Zwei Fronten
goal-now-tithe = Der Zehnte
goal-now-panic = Panik in Arkham

## Final goals

goal-end-devotee = Ein Bekenntnis
goal-end-pantheon = Alle Bekenntnisse
goal-end-library = Verbotene Bibliothek
goal-end-ascetic = Asket
goal-end-bulwark = Bollwerk
goal-end-few = Gelichtete Reihen
goal-end-open = Freies Gelände
goal-end-maze = Labyrinth
goal-end-prophet = Wahnsinniger Prophet
goal-end-spectrum = Drei Farben
goal-end-ashes = Kalte Asche
goal-end-besieged = Belagert

## Events

event-failed-ritual = Misslungenes Ritual
event-raid = Razzia
event-mass = Mitternachtsmesse
event-rain = Wolkenbruch
event-traitor = Verräter in den eigenen Reihen
event-whispers = Flüstern
event-secret-door = Geheimtür
event-rumours = Falsche Gerüchte
event-grave-goods = Grabbeigaben
event-calling = Plötzliche Berufung
event-memory = Gestohlene Erinnerung
event-volunteers = Freiwillige
event-eclipse = Sonnenfinsternis
event-manhunt = Großfahndung
event-great-fire = Großbrand
event-barricades = Barrikaden

## Automa cards and presets

automa-m1 = Automa M1
automa-m2 = Automa M2
automa-m3 = Automa M3
automa-m4 = Automa M4
automa-m5 = Automa M5
automa-01 = Automa 1
automa-02 = Automa 2
automa-03 = Automa 3
automa-04 = Automa 4
automa-05 = Automa 5
automa-06 = Automa 6
automa-07 = Automa 7
automa-08 = Automa 8
automa-09 = Automa 9
automa-10 = Automa 10
automa-11 = Automa 11
automa-12 = Automa 12
automa-13 = Automa 13
automa-14 = Automa 14
automa-15 = Automa 15
