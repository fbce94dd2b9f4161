### Names of Unfathomable in German.
### A noun: the value is the nominative singular without article; .gen .dat .acc are the other cases, -pl marks the plural.
### Nouns made with an adjective (Tiefes Wesen) have the strong forms, used without an article.
### Of a space: .sub and .acc with the article (.sub begins a sentence), .at .to .from with the preposition it needs, .goes what somebody does who comes there.
### Of a skill: .card and .cards are the compounds. .sub and .obj of a monster: with the article, at the beginning of a sentence and inside it.

## Common nouns

card = Karte
    .gen = Karte
    .dat = Karte
    .acc = Karte
    .nom-pl = Karten
    .gen-pl = Karten
    .dat-pl = Karten
    .acc-pl = Karten

item = Gegenstand
    .gen = Gegenstands
    .dat = Gegenstand
    .acc = Gegenstand
    .nom-pl = Gegenstände
    .gen-pl = Gegenstände
    .dat-pl = Gegenständen
    .acc-pl = Gegenstände

passenger = Passagier
    .gen = Passagiers
    .dat = Passagier
    .acc = Passagier
    .nom-pl = Passagiere
    .gen-pl = Passagiere
    .dat-pl = Passagieren
    .acc-pl = Passagiere

space = Feld
    .gen = Feldes
    .dat = Feld
    .acc = Feld
    .nom-pl = Felder
    .gen-pl = Felder
    .dat-pl = Feldern
    .acc-pl = Felder

action = Aktion
    .gen = Aktion
    .dat = Aktion
    .acc = Aktion
    .nom-pl = Aktionen
    .gen-pl = Aktionen
    .dat-pl = Aktionen
    .acc-pl = Aktionen

top-card = oberste Karte
    .gen = obersten Karte
    .dat = obersten Karte
    .acc = oberste Karte
    .nom-pl = oberste Karten
    .gen-pl = oberster Karten
    .dat-pl = obersten Karten
    .acc-pl = oberste Karten

treachery-card = Verratskarte
    .gen = Verratskarte
    .dat = Verratskarte
    .acc = Verratskarte
    .nom-pl = Verratskarten
    .gen-pl = Verratskarten
    .dat-pl = Verratskarten
    .acc-pl = Verratskarten

## Resources

fuel = Brennstoff
    .gen = Brennstoffs
    .dat = Brennstoff
    .acc = Brennstoff
    .nom-pl = Brennstoff
    .gen-pl = Brennstoff
    .dat-pl = Brennstoff
    .acc-pl = Brennstoff

food = Nahrung
    .gen = Nahrung
    .dat = Nahrung
    .acc = Nahrung
    .nom-pl = Nahrung
    .gen-pl = Nahrung
    .dat-pl = Nahrung
    .acc-pl = Nahrung

sanity = Geistige Gesundheit
    .gen = Geistiger Gesundheit
    .dat = Geistiger Gesundheit
    .acc = Geistige Gesundheit
    .nom-pl = Geistige Gesundheit
    .gen-pl = Geistige Gesundheit
    .dat-pl = Geistige Gesundheit
    .acc-pl = Geistige Gesundheit

souls = Seelen
    .nom = Seele
    .gen = Seele
    .dat = Seele
    .acc = Seele
    .nom-pl = Seelen
    .gen-pl = Seelen
    .dat-pl = Seelen
    .acc-pl = Seelen

## Skills and skill cards

influence = Einfluss
    .gen = Einflusses
    .dat = Einfluss
    .acc = Einfluss
    .card = Einflusskarte
    .cards = Einflusskarten

lore = Wissen
    .gen = Wissens
    .dat = Wissen
    .acc = Wissen
    .card = Wissenskarte
    .cards = Wissenskarten

observation = Wahrnehmung
    .gen = Wahrnehmung
    .dat = Wahrnehmung
    .acc = Wahrnehmung
    .card = Wahrnehmungskarte
    .cards = Wahrnehmungskarten

strength = Stärke
    .gen = Stärke
    .dat = Stärke
    .acc = Stärke
    .card = Stärkekarte
    .cards = Stärkekarten

will = Wille
    .gen = Willens
    .dat = Willen
    .acc = Willen
    .card = Willenskarte
    .cards = Willenskarten

treachery = Verrat
    .gen = Verrats
    .dat = Verrat
    .acc = Verrat
    .card = Verratskarte
    .cards = Verratskarten

influence-1 = { influence } 1
    .ability = { influence } 1 – { ability-coordinated-effort }
influence-2 = { influence } 2
    .ability = { influence } 2 – { ability-coordinated-effort }
influence-3 = { influence } 3
    .ability = { influence } 3 – { ability-nothing-to-hide }
influence-4 = { influence } 4
    .ability = { influence } 4 – { ability-nothing-to-hide }
influence-5 = { influence } 5
    .ability = { influence } 5 – { ability-inspiring-speech }
lore-1 = { lore } 1
    .ability = { lore } 1 – { ability-shrivelling }
lore-2 = { lore } 2
    .ability = { lore } 2 – { ability-shrivelling }
lore-3 = { lore } 3
    .ability = { lore } 3 – { ability-lesser-banishment }
lore-4 = { lore } 4
    .ability = { lore } 4 – { ability-lesser-banishment }
lore-5 = { lore } 5
    .ability = { lore } 5 – { ability-forced-learning }
observation-1 = { observation } 1
    .ability = { observation } 1 – { ability-watch-and-learn }
observation-2 = { observation } 2
    .ability = { observation } 2 – { ability-watch-and-learn }
observation-3 = { observation } 3
    .ability = { observation } 3 – { ability-keen-insight }
observation-4 = { observation } 4
    .ability = { observation } 4 – { ability-keen-insight }
observation-5 = { observation } 5
    .ability = { observation } 5 – { ability-preparation }
strength-1 = { strength } 1
    .ability = { strength } 1 – { ability-combat-training }
strength-2 = { strength } 2
    .ability = { strength } 2 – { ability-combat-training }
strength-3 = { strength } 3
    .ability = { strength } 3 – { ability-rampage }
strength-4 = { strength } 4
    .ability = { strength } 4 – { ability-rampage }
strength-5 = { strength } 5
    .ability = { strength } 5 – { ability-shrug-it-off }
will-1 = { will } 1
    .ability = { will } 1 – { ability-persistence }
will-2 = { will } 2
    .ability = { will } 2 – { ability-persistence }
will-3 = { will } 3
    .ability = { will } 3 – { ability-determination }
will-4 = { will } 4
    .ability = { will } 4 – { ability-determination }
will-5 = { will } 5
    .ability = { will } 5 – { ability-true-grit }
treachery-1 = { treachery } 1
    .ability = { treachery } 1 – { ability-reinforcements }
treachery-2 = { treachery } 2
    .ability = { treachery } 2 – { ability-call-to-action }
treachery-3 = { treachery } 3
    .ability = { treachery } 3 – { ability-siren-song }
treachery-4 = { treachery } 4
    .ability = { treachery } 4 – { ability-ransack }
treachery-5 = { treachery } 5
    .ability = { treachery } 5 – { ability-perform-rites }

## Abilities of skill cards

ability-coordinated-effort = Gemeinsame Anstrengung
ability-nothing-to-hide = Nichts zu verbergen
ability-inspiring-speech = Mitreißende Rede
ability-shrivelling = Vertrocknen
ability-lesser-banishment = Geringere Verbannung
ability-forced-learning = Erzwungenes Lernen
ability-watch-and-learn = Zusehen und lernen
ability-keen-insight = Scharfsinnig
ability-preparation = Vorbereitung
ability-combat-training = Kampfausbildung
ability-rampage = Raserei
ability-shrug-it-off = Abschütteln
ability-persistence = Hartnäckigkeit
ability-determination = Entschlossenheit
ability-true-grit = Wahrer Schneid
ability-reinforcements = Verstärkung
ability-call-to-action = Ruf zu den Waffen
ability-siren-song = Sirenengesang
ability-ransack = Plünderung
ability-perform-rites = Riten vollziehen

## Spaces

w1 = Wasserfeld 1 (Bug)
    .sub = Wasserfeld 1
    .acc = Wasserfeld 1
    .at = auf Wasserfeld 1
    .to = auf Wasserfeld 1
    .from = von Wasserfeld 1
w2 = Wasserfeld 2 (Bug)
    .sub = Wasserfeld 2
    .acc = Wasserfeld 2
    .at = auf Wasserfeld 2
    .to = auf Wasserfeld 2
    .from = von Wasserfeld 2
w3 = Wasserfeld 3
    .sub = Wasserfeld 3
    .acc = Wasserfeld 3
    .at = auf Wasserfeld 3
    .to = auf Wasserfeld 3
    .from = von Wasserfeld 3
w4 = Wasserfeld 4
    .sub = Wasserfeld 4
    .acc = Wasserfeld 4
    .at = auf Wasserfeld 4
    .to = auf Wasserfeld 4
    .from = von Wasserfeld 4
w5 = Wasserfeld 5
    .sub = Wasserfeld 5
    .acc = Wasserfeld 5
    .at = auf Wasserfeld 5
    .to = auf Wasserfeld 5
    .from = von Wasserfeld 5
w6 = Wasserfeld 6
    .sub = Wasserfeld 6
    .acc = Wasserfeld 6
    .at = auf Wasserfeld 6
    .to = auf Wasserfeld 6
    .from = von Wasserfeld 6
w7 = Wasserfeld 7 (Heck)
    .sub = Wasserfeld 7
    .acc = Wasserfeld 7
    .at = auf Wasserfeld 7
    .to = auf Wasserfeld 7
    .from = von Wasserfeld 7
w8 = Wasserfeld 8 (Heck)
    .sub = Wasserfeld 8
    .acc = Wasserfeld 8
    .at = auf Wasserfeld 8
    .to = auf Wasserfeld 8
    .from = von Wasserfeld 8
d1 = Deckfeld 1
    .sub = Deckfeld 1
    .acc = Deckfeld 1
    .at = auf Deckfeld 1
    .to = auf Deckfeld 1
    .from = von Deckfeld 1
    .goes = bewegt sich auf Deckfeld 1
d2 = Deckfeld 2
    .sub = Deckfeld 2
    .acc = Deckfeld 2
    .at = auf Deckfeld 2
    .to = auf Deckfeld 2
    .from = von Deckfeld 2
    .goes = bewegt sich auf Deckfeld 2
d3 = Deckfeld 3
    .sub = Deckfeld 3
    .acc = Deckfeld 3
    .at = auf Deckfeld 3
    .to = auf Deckfeld 3
    .from = von Deckfeld 3
    .goes = bewegt sich auf Deckfeld 3
d4 = Deckfeld 4
    .sub = Deckfeld 4
    .acc = Deckfeld 4
    .at = auf Deckfeld 4
    .to = auf Deckfeld 4
    .from = von Deckfeld 4
    .goes = bewegt sich auf Deckfeld 4
d5 = Deckfeld 5
    .sub = Deckfeld 5
    .acc = Deckfeld 5
    .at = auf Deckfeld 5
    .to = auf Deckfeld 5
    .from = von Deckfeld 5
    .goes = bewegt sich auf Deckfeld 5
d6 = Deckfeld 6
    .sub = Deckfeld 6
    .acc = Deckfeld 6
    .at = auf Deckfeld 6
    .to = auf Deckfeld 6
    .from = von Deckfeld 6
    .goes = bewegt sich auf Deckfeld 6
d7 = Deckfeld 7
    .sub = Deckfeld 7
    .acc = Deckfeld 7
    .at = auf Deckfeld 7
    .to = auf Deckfeld 7
    .from = von Deckfeld 7
    .goes = bewegt sich auf Deckfeld 7
d8 = Deckfeld 8
    .sub = Deckfeld 8
    .acc = Deckfeld 8
    .at = auf Deckfeld 8
    .to = auf Deckfeld 8
    .from = von Deckfeld 8
    .goes = bewegt sich auf Deckfeld 8
bridge = Brücke
    .sub = Die Brücke
    .acc = die Brücke
    .at = auf der Brücke
    .to = auf die Brücke
    .from = von der Brücke
    .goes = bewegt sich auf die Brücke
chapel = Kapelle
    .sub = Die Kapelle
    .acc = die Kapelle
    .at = in der Kapelle
    .to = in die Kapelle
    .from = aus der Kapelle
    .goes = bewegt sich in die Kapelle
captains-cabin = Kapitänsquartier
    .sub = Das Kapitänsquartier
    .acc = das Kapitänsquartier
    .at = im Kapitänsquartier
    .to = ins Kapitänsquartier
    .from = aus dem Kapitänsquartier
    .goes = bewegt sich ins Kapitänsquartier
cargo-hold = Frachtraum
    .sub = Der Frachtraum
    .acc = den Frachtraum
    .at = im Frachtraum
    .to = in den Frachtraum
    .from = aus dem Frachtraum
    .goes = bewegt sich in den Frachtraum
galley = Messe
    .sub = Die Messe
    .acc = die Messe
    .at = in der Messe
    .to = in die Messe
    .from = aus der Messe
    .goes = bewegt sich in die Messe
boiler-room = Kesselraum
    .sub = Der Kesselraum
    .acc = den Kesselraum
    .at = im Kesselraum
    .to = in den Kesselraum
    .from = aus dem Kesselraum
    .goes = bewegt sich in den Kesselraum
sick-bay = Krankenstation
    .sub = Die Krankenstation
    .acc = die Krankenstation
    .at = in der Krankenstation
    .to = in die Krankenstation
    .from = aus der Krankenstation
    .goes = kommt in die Krankenstation
brig = Brig
    .sub = Die Brig
    .acc = die Brig
    .at = in der Brig
    .to = in die Brig
    .from = aus der Brig
    .goes = kommt in die Brig
deep = Die Tiefe
    .sub = Die Tiefe
    .acc = die Tiefe
    .at = in der Tiefe
    .to = in die Tiefe
    .from = aus der Tiefe

## Monsters

deep-one = Tiefes Wesen
    .gen = Tiefen Wesens
    .dat = Tiefem Wesen
    .acc = Tiefes Wesen
    .nom-pl = Tiefe Wesen
    .gen-pl = Tiefer Wesen
    .dat-pl = Tiefen Wesen
    .acc-pl = Tiefe Wesen
    .sub = Ein Tiefes Wesen
    .obj = ein Tiefes Wesen
deep-ones = Tiefe Wesen
    .activates = Die Tiefen Wesen werden aktiviert
dagon = Vater Dagon
    .activates = Vater Dagon wird aktiviert
hydra = Mutter Hydra
    .activates = Mutter Hydra wird aktiviert
icon-deep-ones = Tiefe Wesen
    .acc = die Tiefen Wesen
icon-dagon = Vater Dagon
    .acc = Vater Dagon
icon-hydra = Mutter Hydra
    .acc = Mutter Hydra

## Tracks, titles, loyalty, passengers

track-travel = Fahrtleiste
    .acc = die Fahrtleiste
    .on = auf der Fahrtleiste
    .dat = Fahrtleiste
track-ritual = Ritualleiste
    .acc = die Ritualleiste
    .on = auf der Ritualleiste
    .dat = Ritualleiste
track-choice = Fahrt- oder Ritualleiste (Wahl des aktiven Spielers)
captain = Kapitän
    .gen = Kapitäns
keeper = Buchwächter
    .gen = Buchwächters
title-captain = { captain }
title-keeper = { keeper }
loyalty-human = Mensch
loyalty-hybrid = Hybrid
loyalty-cultist = Kultist
face-x = kein Verlust
face-soul = −1 Seele
face-souls-2 = −2 Seelen
face-soul-sanity = −1 Seele und −1 Geistige Gesundheit
outcome-pass = Erfolg
outcome-partial = Teilerfolg
outcome-fail = Misserfolg

## Decks

mythos-deck = Mythosstapel
    .gen = Mythosstapels
    .cards = Mythoskarten
    .other-one = die andere
waypoint-deck = Etappenzielstapel
    .gen = Etappenzielstapels
    .top = das oberste Etappenziel
    .cards = Etappenziele
    .other-one = das andere
spell-deck = Zauberstapel
    .gen = Zauberstapels
    .top = die oberste Zauberkarte
    .cards = Zauberkarten
    .other-one = die andere
item-deck = Gegenstandsstapel
    .gen = Gegenstandsstapels
    .cards = Gegenstandskarten
    .other-one = die andere
damage-deck = Schadensstapel
    .gen = Schadensstapels

## Characters: name and role

keilani = Keilani Tatupu
    .role = Kapitänin
arjun = Arjun Singh
    .role = Erster Maat
jeanne = Jeanne Lafarge
    .role = Maschinistin
jamie = Jamie Snell
    .role = Sicherheitschef
svetlana = Svetlana Gedroits
    .role = Schiffsärztin
beatrice = Beatrice Sharpe
    .role = Mathematikerin
edmund = Edmund Mallory
    .role = Unglücksrabe
ishmael = Ishmael Marsh
    .role = Heimatloser
william = William Bowleg
    .role = Zauberlehrling
samira = Samira Dualeh
    .role = blinde Passagierin

## Abilities of characters

sheet-keilani = Erfahren
sheet-arjun = Deckoffizier
sheet-jeanne = Behelfslösung
sheet-jamie = Schnellziehen
sheet-svetlana = Heilende Worte
sheet-beatrice = Vorausberechnung
sheet-edmund = Glückskind
sheet-ishmael = Erster Eid des Dagon
sheet-william = Okkultes Wissen
sheet-samira = Sammlerin

## Feats

feat-keilani = Unkonventionelle Anführerin
feat-arjun = Selbstaufopferung
feat-jeanne = Mit Volldampf
feat-jamie = Haftbefehl
feat-svetlana = Medizinischer Eingriff
feat-beatrice = Die perfekte Zahl
feat-edmund = Unheimliches Glück
feat-ishmael = Blut der Tiefen Wesen
feat-william = Schnellzaubern
feat-samira = Gut ausgerüstet

## Reveal abilities

reveal-keilani = Moral brechen
reveal-arjun = Ruder herumreißen
reveal-jeanne = Sabotage
reveal-jamie = Feuerregen
reveal-svetlana = Kunstfehler
reveal-beatrice = Teile und herrsche
reveal-edmund = Unglück verbreiten
reveal-ishmael = Den zweiten Eid schwören
reveal-william = Ritual stören
reveal-samira = Taschendiebin

## Items and their traits

trait-weapon = Waffe
trait-tool = Werkzeug
trait-artifact = Artefakt
trait-tome = Foliant
trait-companion = Begleiter
trait-attire = Kleidung
speaking-trumpet = Sprachrohr
six-shooter = Revolver
tool-kit = Werkzeugkasten
repeating-rifle = Repetiergewehr
travel-pharmacy = Reiseapotheke
almanac = Almanach
lucky-ring = „Glücksring“
    .acc = den „Glücksring“
book-of-dagon = Buch des Dagon
elder-sign-amulet = Amulett des Älteren Zeichens
starbuck = Starbuck
pocket-pistol = Taschenpistole
fine-clothes = Feine Kleidung
mystical-text = Mystische Schriften
binoculars = Fernglas
medicine-ball = Medizinball
treasured-memento = Geliebtes Andenken
jam-tin-grenade = Blechdosengranate
kitchen-knife = Küchenmesser
plimsolls = Turnschuhe
shotgun = Schrotflinte
fillet-knife = Filetiermesser
flare-gun = Leuchtpistole
baseball-bat = Baseballschläger
maau = Maau

## Spells

alchemical-transmutation = Alchemistische Umwandlung
astral-travel = Astralreise
call-down-the-storm = Den Sturm herabrufen
call-friends = Freunde rufen
cloud-memory = Verschwommene Erinnerung
conjuration = Herbeizaubern
dark-pact = Dunkler Pakt
feed-the-mind = Nähre den Geist
flesh-ward = Schutz des Fleisches
foresee = Vorhersehen
greater-banishment = Größere Verbannung
greater-banishment-1 = { greater-banishment }
greater-banishment-2 = { greater-banishment }
heal = Heilung
lure-monster = Monsterköder
plague-of-locusts = Heuschreckenplage
raise-the-dead = Tote erwecken
revelation-of-script = Offenbarung der Schrift
summon-fire = Feuer beschwören
summon-the-beast-within = Anrufung der inneren Bestie
voice-of-ra = Stimme des Re

## Waypoints

abandoned-depot = Verlassenes Depot
deserted-island = Einsame Insel
hurricane = Hurrikan
iceberg = Eisberg
reef = Riff
shipwreck-survivors = Schiffbrüchige
wrecked-ship = Schiffswrack
deep-one-city = Stadt der Tiefen Wesen
fog-bank = Nebelbank
maelstrom = Strudel
rainstorm = Starkregen
rogue-wave = Monsterwelle
rolling-seas = Rollende See
sea-smoke = Seerauch
seaweed-patch = Algenfeld
smooth-sailing = Ruhige Fahrt
calm-waters = Windstille
deep-one-ambush = Hinterhalt
rough-water = Raue See
stormy-seas = Stürmische See

## Damage cards

structural-influence = Strukturschäden ({ influence })
structural-lore = Strukturschäden ({ lore })
structural-observation = Strukturschäden ({ observation })
structural-strength = Strukturschäden ({ strength })
structural-will = Strukturschäden ({ will })
structural-any = Strukturschäden (beliebige Fertigkeiten)
fuel-leak = Brennstoffleck
flooded-food-stores = Überflutete Vorräte
fleeing-passengers = Fliehende Passagiere

## Mythos cards

accusation = Anschuldigung
adrift-fishing-boat = Treibendes Fischerboot
barricade-the-hatches = Luken verbarrikadieren
bucket-brigade = Eimerkette
class-struggle = Klassenkampf
coal-bunker-fire = Feuer im Kohlenbunker
collision-course = Kollisionskurs
coordinated-assault = Koordinierter Angriff
criminal-activity = Kriminelle Machenschaften
damaged-evaporator = Beschädigter Verdampfer
deep-one-feint = Finte der Tiefen Wesen
deep-one-swarm = Schwarm Tiefer Wesen
dinghy-launch = Beiboot zu Wasser
disturbing-dreams = Verstörende Träume
eot-failure = Ausfall des Maschinentelegrafen
fear-of-the-unknown = Furcht vor dem Unbekannten
firemen-strike = Streik der Heizer
flooding-compartment = Volllaufende Abteilung
food-rationing = Rationierung
food-stores-raid = Plünderung der Vorräte
horrific-visions = Grauenhafte Visionen
hull-leak = Leck im Rumpf
hypnotic-melody = Hypnotische Melodie
identity-crisis = Identitätskrise
improvised-fuel-source = Behelfsbrennstoff
incoming-sos = SOS-Ruf
infection = Infektion
infiltrator = Eindringling
jail-break = Gefängnisausbruch
just-desserts = Verdienter Nachtisch
kitty-litter = Katzenwurf
looming-breakdown = Drohender Ausfall
lure-of-yha-nthlei = Lockruf von Y'ha-nthlei
missing-jewelry = Verschwundener Schmuck
missing-munitions = Verschwundene Munition
missing-parents = Vermisste Eltern
mysterious-lifeboat = Mysteriöses Rettungsboot
on-the-offensive = In die Offensive
open-the-gate = Öffnung der Pforten
passenger-overboard = Passagier über Bord
passenger-riot = Aufruhr der Passagiere
poisoned-food = Vergiftetes Essen
power-to-the-people = Alle Macht dem Volk
rally-the-crew = Die Mannschaft einschwören
rat-infestation = Rattenplage
ritual-coordination = Abstimmung des Rituals
ritual-support = Hilfe beim Ritual
sacrifice-deep-one = Ein Tiefes Wesen opfern
sewage-backup = Abwasserstau
shipboard-fire = Feuer an Bord
stolen-ritual-components = Gestohlene Ritualkomponenten
strange-vision = Seltsame Vision
the-anarcho-individualist = Der Individualanarchist
the-captains-banquet = Das Kapitänsbankett
the-fathers-favor = Die Gunst des Vaters
the-mothers-wrath = Der Zorn der Mutter
too-many-bodies = Zu viele Leichen
transformation = Verwandlung
volunteer-army = Freiwilligenarmee
hold-the-line = Die Stellung halten
history-repeats = Die Geschichte wiederholt sich
the-peacemaker = Der Friedensstifter
do-no-harm = Niemandem schaden
signs-of-life = Lebenszeichen
the-game-is-afoot = Das Spiel beginnt
memory-of-the-deep = Erinnerung an die Tiefe
miscalculation = Rechenfehler
family-ties = Familienbande
gift-of-the-mother = Gabe der Mutter
ticket-please = Die Fahrkarte, bitte

## Rooms as cards

room-bridge = { bridge }
room-chapel = { chapel }
room-captains-cabin = { captains-cabin }
room-cargo-hold = { cargo-hold }
room-galley = { galley }
room-boiler-room = { boiler-room }
room-brig = { brig }
room-sick-bay = { sick-bay }
