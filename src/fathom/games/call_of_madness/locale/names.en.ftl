### Names of Call of Madness in English.
### A noun: the value is the singular as a label, .pl the plural; .nom, where it differs, is the form inside a sentence.
### Of a god or an investigator: .the is the name with its article, .sub the same at the beginning of a sentence. .at of a time of day: when.

## Common nouns

card = card
    .pl = cards
investigator = investigator
    .pl = investigators
investigator-tile = investigator tile
    .pl = investigator tiles
cultist = cultist
    .pl = cultists
headquarters = headquarters
    .pl = headquarters
board = board
    .pl = boards
outpost = outpost
    .pl = outposts
madness-token = madness token
    .pl = madness tokens
madness-pool = madness pool
    .pl = madness pools
madness-bag = madness bag
    .pl = madness bags
investigator-bag = investigator bag
    .pl = investigator bags
time-marker = time marker
    .pl = time markers
fire-marker = fire marker
    .pl = fire markers
fire-pool = fire pool
    .pl = fire pools
corruption-token = corruption token
    .pl = corruption tokens
depth-token = depth token
    .pl = depth tokens
token = token
    .pl = tokens
altar = altar
    .pl = altars
power-card = power card
    .pl = power cards
god-card = god card
    .pl = god cards
basic-card = basic card
    .pl = basic cards
goal-card = goal card
    .pl = goal cards
event-card = event card
    .pl = event cards
automa-card = Automa card
    .pl = Automa cards
action-set = action set
    .pl = action sets
immediate-goal = immediate goal
    .pl = immediate goals
final-goal = final goal
    .pl = final goals
event = event
    .pl = events
god = god
    .pl = gods
character = character
    .pl = characters
action = action
    .pl = actions
space = space
    .pl = spaces
row = row
    .pl = rows
column = column
    .pl = columns
step = step
    .pl = steps
life = life
    .pl = life
strength = strength
    .pl = strength
point = point
    .pl = points
round = round
    .pl = rounds
turn = turn
    .pl = turns
figure = figure
    .pl = figures
player = player
    .pl = players
blue = blue
    .pl = blue
green = green
    .pl = green
red = red
    .pl = red

## Day and night, phases, keywords

day = Day
    .nom = day
    .at = by day
night = Night
    .nom = night
    .at = at night
phase-preparation = Preparation
phase-defence = Headquarters defence
phase-investigators = Investigators
keyword-draw = Draw a card
keyword-again = Play another card
rlyeh = R'lyeh
automa = Automa
    .the = the Automa

## Characters

character-rose = Doctor Rose Tarr
character-rashford = Professor William Rashford
character-agnes = Sister Agnes Marlow
character-crane = Captain Elias Crane

## Gods

god-guide = The Guide
    .the = the Guide
god-serpents = Father of Serpents
    .the = the Father of Serpents
god-toad = Toad God
    .the = the Toad God
god-digger = Great Digger
    .the = the Great Digger
god-sleeper = Sleeping God
    .the = the Sleeping God
god-yellow = King in Yellow
    .the = the King in Yellow
god-deep = Being from the Deep
    .the = the Being from the Deep
god-flame = Living Flame
    .the = the Living Flame
god-goat = Black Goat
    .the = the Black Goat

## Power cards

power-guide = Power of the Guide
power-serpents = Power of the Father of Serpents
power-toad = Power of the Toad God
power-digger = Power of the Great Digger
power-sleeper = Power of the Sleeping God
power-yellow = Power of the King in Yellow
power-deep = Power of the Being from the Deep
power-flame = Power of the Living Flame
power-goat = Power of the Black Goat

## Basic cards

basic-rose-scalpel = Scalpel
basic-rose-dissection = Dissection Hour
basic-rose-sedation = Sedation
basic-rose-asylum = Private Asylum
basic-rashford-lecture = Forbidden Lecture
basic-rashford-cane = Sword Cane
basic-rashford-tome = Annotated Tome
basic-rashford-sermon = Sermon of the Deep Sky
basic-agnes-vigil = Night Vigil
basic-agnes-candles = Black Candles
basic-agnes-absolution = Absolution
basic-agnes-procession = Hooded Procession
basic-crane-cutlass = Cutlass
basic-crane-smugglers = Smugglers' Cellar
basic-crane-heading = New Heading
basic-crane-pact = Pact of Salt

## God cards

god-guide-threshold = Threshold
god-guide-wrong-turn = Wrong Turn
god-guide-silver-key = Silver Key
god-guide-lost-hour = Lost Hour
god-guide-veil = Torn Veil
god-guide-ultimate-gate = Ultimate Gate
god-serpents-fang = Twin Fangs
god-serpents-coil = Tightening Coil
god-serpents-nest = Nest of Vipers
god-serpents-venom = Spreading Venom
god-serpents-curse = Curse of Scales
god-serpents-brood = Brood of Yig
god-toad-tongue = Lashing Tongue
god-toad-torpor = Torpor
god-toad-feast = Slow Feast
god-toad-gulp = Swallowed Whole
god-toad-temple = Temple of Ooze
god-toad-nkai = Hunger of N'kai
god-digger-tunnel = First Tunnel
god-digger-collapse = Cave-in
god-digger-undermine = Undermine
god-digger-burrow = Burrow Through
god-digger-eggs = Clutch of Stone Eggs
god-digger-quake = Earthquake
god-sleeper-dream = Shared Dream
god-sleeper-call = Call from Below
god-sleeper-nightmare = Waking Nightmare
god-sleeper-cyclopean = Cyclopean Walls
god-sleeper-stars = The Stars Are Right
god-sleeper-awakening = Awakening
god-yellow-sign = Yellow Sign
god-yellow-play = Forbidden Play
god-yellow-mask = Pallid Mask
god-yellow-tatters = Royal Tatters
god-yellow-carcosa = Road to Carcosa
god-yellow-coronation = Coronation
god-deep-tide = High Tide
god-deep-brine = Burning Brine
god-deep-undertow = Undertow
god-deep-reef = Devil Reef
god-deep-covenant = Covenant of the Deep
god-deep-colossus = Rising Colossus
god-flame-spark = Spark
god-flame-arson = Arson
god-flame-cinders = Rain of Cinders
god-flame-brand = Burning Brand
god-flame-backdraft = Backdraft
god-flame-fomalhaut = Light of Fomalhaut
god-goat-milk = Dark Milk
god-goat-young = Dark Young
god-goat-grove = Whispering Grove
god-goat-herd = Gathering Herd
god-goat-sabbath = Sabbath
god-goat-thousand = A Thousand Young

## Investigators

inv-patrolman = Patrolman
    .nom = patrolman
    .the = the patrolman
    .sub = The patrolman
inv-reporter = Reporter
    .nom = reporter
    .the = the reporter
    .sub = The reporter
inv-student = Student
    .nom = student
    .the = the student
    .sub = The student
inv-priest = Priest
    .nom = priest
    .the = the priest
    .sub = The priest
inv-detective = Detective
    .nom = detective
    .the = the detective
    .sub = The detective
inv-gangster = Gangster
    .nom = gangster
    .the = the gangster
    .sub = The gangster
inv-professor = Professor
    .nom = professor
    .the = the professor
    .sub = The professor
inv-agent = Federal Agent
    .nom = federal agent
    .the = the federal agent
    .sub = The federal agent
inv-soldier = Soldier
    .nom = soldier
    .the = the soldier
    .sub = The soldier

## Starting layouts

layout-1 = Starting layout 1
layout-2 = Starting layout 2
layout-3 = Starting layout 3
layout-4 = Starting layout 4

## Depth tokens and corruption

depth-tide = Tide
depth-offering = Offering
corruption-1 = { COUNT(1, "corruption-token") }
corruption-2 = { COUNT(2, "corruption-token") }
corruption-3 = { COUNT(3, "corruption-token") }
corruption-4 = { COUNT(4, "corruption-token") }
corruption-5 = { COUNT(5, "corruption-token") }

## Immediate goals

goal-now-mercy = Coup de Grâce
goal-now-giant = Giant Slayer
goal-now-double = Double Sacrifice
goal-now-massacre = Massacre
goal-now-streets = Quiet Streets
goal-now-trespass = Uninvited Guests
goal-now-arson = City in Flames
goal-now-ring = Ring of Outposts
goal-now-pantheon = Three Altars
goal-now-offering = Offering of Madness
goal-now-fronts = Two Fronts
goal-now-tithe = Tithe
goal-now-panic = Panic in Arkham

## Final goals

goal-end-devotee = One Faith
goal-end-pantheon = All Faiths
goal-end-library = Forbidden Library
goal-end-ascetic = Ascetic
goal-end-bulwark = Bulwark
goal-end-few = Thinned Ranks
goal-end-open = Open Ground
goal-end-maze = Labyrinth
goal-end-prophet = Mad Prophet
goal-end-spectrum = Three Colours
goal-end-ashes = Cold Ashes
goal-end-besieged = Besieged

## Events

event-failed-ritual = Failed Ritual
event-raid = Police Raid
event-mass = Midnight Mass
event-rain = Cloudburst
event-traitor = Traitor in the Fold
event-whispers = Whispers
event-secret-door = Secret Door
event-rumours = False Rumours
event-grave-goods = Grave Goods
event-calling = Sudden Calling
event-memory = Stolen Memory
event-volunteers = Volunteers
event-eclipse = Eclipse
event-manhunt = Manhunt
event-great-fire = Great Fire
event-barricades = Barricades

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
