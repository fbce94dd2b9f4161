### Names of Unfathomable in English.
### A noun: the value is the singular as a label, .pl the plural; .nom, where it differs, is the form inside a sentence.
### Of a space: .the and .sub with the article (.sub begins a sentence), .at .to .from with the preposition.
### .sub and .obj of a monster: with the article, at the beginning of a sentence and inside it.

## Common nouns

card = card
    .pl = cards
item = item
    .pl = items
passenger = passenger
    .pl = passengers
space = space
    .pl = spaces
action = action
    .pl = actions
treachery-card = treachery card
    .pl = treachery cards

## Resources

fuel = Fuel
    .nom = fuel
    .pl = fuel
food = Food
    .nom = food
    .pl = food
sanity = Sanity
    .nom = sanity
    .pl = sanity
souls = Souls
    .nom = soul
    .pl = souls

## Skills and skill cards

influence = Influence
    .nom = influence
lore = Lore
    .nom = lore
observation = Observation
    .nom = observation
strength = Strength
    .nom = strength
will = Will
    .nom = will
treachery = Treachery
    .nom = treachery
influence-1 = { influence } 1
influence-2 = { influence } 2
influence-3 = { influence } 3
influence-4 = { influence } 4
influence-5 = { influence } 5
lore-1 = { lore } 1
lore-2 = { lore } 2
lore-3 = { lore } 3
lore-4 = { lore } 4
lore-5 = { lore } 5
observation-1 = { observation } 1
observation-2 = { observation } 2
observation-3 = { observation } 3
observation-4 = { observation } 4
observation-5 = { observation } 5
strength-1 = { strength } 1
strength-2 = { strength } 2
strength-3 = { strength } 3
strength-4 = { strength } 4
strength-5 = { strength } 5
will-1 = { will } 1
will-2 = { will } 2
will-3 = { will } 3
will-4 = { will } 4
will-5 = { will } 5
treachery-1 = { treachery } 1
treachery-2 = { treachery } 2
treachery-3 = { treachery } 3
treachery-4 = { treachery } 4
treachery-5 = { treachery } 5

## Abilities of skill cards

ability-coordinated-effort = Coordinated Effort
ability-nothing-to-hide = Nothing to Hide
ability-inspiring-speech = Inspiring Speech
ability-shrivelling = Shrivelling
ability-lesser-banishment = Lesser Banishment
ability-forced-learning = Forced Learning
ability-watch-and-learn = Watch and Learn
ability-keen-insight = Keen Insight
ability-preparation = Preparation
ability-combat-training = Combat Training
ability-rampage = Rampage
ability-shrug-it-off = Shrug It Off
ability-persistence = Persistence
ability-determination = Determination
ability-true-grit = True Grit
ability-reinforcements = Reinforcements
ability-call-to-action = Call to Action
ability-siren-song = Siren Song
ability-ransack = Ransack
ability-perform-rites = Perform Rites

## Spaces

w1 = Water 1 (front)
    .the = Water 1
    .sub = Water 1
    .at = in Water 1
    .to = to Water 1
    .from = from Water 1
w2 = Water 2 (front)
    .the = Water 2
    .sub = Water 2
    .at = in Water 2
    .to = to Water 2
    .from = from Water 2
w3 = Water 3
    .the = Water 3
    .sub = Water 3
    .at = in Water 3
    .to = to Water 3
    .from = from Water 3
w4 = Water 4
    .the = Water 4
    .sub = Water 4
    .at = in Water 4
    .to = to Water 4
    .from = from Water 4
w5 = Water 5
    .the = Water 5
    .sub = Water 5
    .at = in Water 5
    .to = to Water 5
    .from = from Water 5
w6 = Water 6
    .the = Water 6
    .sub = Water 6
    .at = in Water 6
    .to = to Water 6
    .from = from Water 6
w7 = Water 7 (rear)
    .the = Water 7
    .sub = Water 7
    .at = in Water 7
    .to = to Water 7
    .from = from Water 7
w8 = Water 8 (rear)
    .the = Water 8
    .sub = Water 8
    .at = in Water 8
    .to = to Water 8
    .from = from Water 8
d1 = Deck 1
    .the = Deck 1
    .sub = Deck 1
    .at = on Deck 1
    .to = to Deck 1
    .from = from Deck 1
d2 = Deck 2
    .the = Deck 2
    .sub = Deck 2
    .at = on Deck 2
    .to = to Deck 2
    .from = from Deck 2
d3 = Deck 3
    .the = Deck 3
    .sub = Deck 3
    .at = on Deck 3
    .to = to Deck 3
    .from = from Deck 3
d4 = Deck 4
    .the = Deck 4
    .sub = Deck 4
    .at = on Deck 4
    .to = to Deck 4
    .from = from Deck 4
d5 = Deck 5
    .the = Deck 5
    .sub = Deck 5
    .at = on Deck 5
    .to = to Deck 5
    .from = from Deck 5
d6 = Deck 6
    .the = Deck 6
    .sub = Deck 6
    .at = on Deck 6
    .to = to Deck 6
    .from = from Deck 6
d7 = Deck 7
    .the = Deck 7
    .sub = Deck 7
    .at = on Deck 7
    .to = to Deck 7
    .from = from Deck 7
d8 = Deck 8
    .the = Deck 8
    .sub = Deck 8
    .at = on Deck 8
    .to = to Deck 8
    .from = from Deck 8
bridge = Bridge
    .the = the Bridge
    .sub = The Bridge
    .at = on the Bridge
    .to = to the Bridge
    .from = from the Bridge
chapel = Chapel
    .the = the Chapel
    .sub = The Chapel
    .at = in the Chapel
    .to = to the Chapel
    .from = from the Chapel
captains-cabin = Captain's Cabin
    .the = the Captain's Cabin
    .sub = The Captain's Cabin
    .at = in the Captain's Cabin
    .to = to the Captain's Cabin
    .from = from the Captain's Cabin
cargo-hold = Cargo Hold
    .the = the Cargo Hold
    .sub = The Cargo Hold
    .at = in the Cargo Hold
    .to = to the Cargo Hold
    .from = from the Cargo Hold
galley = Galley
    .the = the Galley
    .sub = The Galley
    .at = in the Galley
    .to = to the Galley
    .from = from the Galley
boiler-room = Boiler Room
    .the = the Boiler Room
    .sub = The Boiler Room
    .at = in the Boiler Room
    .to = to the Boiler Room
    .from = from the Boiler Room
sick-bay = Sick Bay
    .the = the Sick Bay
    .sub = The Sick Bay
    .at = in the Sick Bay
    .to = to the Sick Bay
    .from = from the Sick Bay
brig = Brig
    .the = the Brig
    .sub = The Brig
    .at = in the Brig
    .to = to the Brig
    .from = from the Brig
deep = The Deep
    .the = the Deep
    .sub = The Deep
    .at = in the Deep
    .to = into the Deep
    .from = from the Deep

## Monsters

deep-one = Deep One
    .sub = A Deep One
    .obj = a Deep One
    .pl = Deep Ones
deep-ones = Deep Ones
    .activates = The Deep Ones activate
dagon = Father Dagon
    .activates = Father Dagon activates
hydra = Mother Hydra
    .activates = Mother Hydra activates
icon-deep-ones = Deep Ones
    .obj = the Deep Ones
icon-dagon = Father Dagon
    .obj = Father Dagon
icon-hydra = Mother Hydra
    .obj = Mother Hydra

## Tracks, titles, loyalty, passengers

track-travel = Travel track
    .nom = travel track
track-ritual = Ritual track
    .nom = ritual track
track-choice = Travel or ritual track (current player's choice)
    .nom = travel or ritual track (current player's choice)
captain = Captain
keeper = Keeper of the Tome
title-captain = { captain }
title-keeper = { keeper }
loyalty-human = Human
    .nom = human
    .obj = a human card
loyalty-hybrid = Hybrid
    .nom = hybrid
    .obj = a hybrid card
loyalty-cultist = Cultist
    .nom = cultist
    .obj = a cultist card
face-x = no loss
face-soul = 1 soul
face-souls-2 = 2 souls
face-soul-sanity = 1 soul and 1 sanity
outcome-pass = Pass
    .nom = pass
outcome-partial = Partial success
    .nom = partial success
outcome-fail = Fail
    .nom = fail

## Decks

mythos-deck = Mythos deck
    .nom = mythos deck
waypoint-deck = Waypoint deck
    .nom = waypoint deck
spell-deck = Spell deck
    .nom = spell deck
item-deck = Item deck
    .nom = item deck
damage-deck = Damage deck
    .nom = damage deck

## Characters: name and role

keilani = Keilani Tatupu
    .role = Captain
arjun = Arjun Singh
    .role = First Mate
jeanne = Jeanne Lafarge
    .role = Engineer
jamie = Jamie Snell
    .role = Master-At-Arms
svetlana = Svetlana Gedroits
    .role = Ship's Surgeon
beatrice = Beatrice Sharpe
    .role = Mathematician
edmund = Edmund Mallory
    .role = Jinx
ishmael = Ishmael Marsh
    .role = Exile
william = William Bowleg
    .role = Apprentice
samira = Samira Dualeh
    .role = Stowaway

## Abilities of characters

sheet-keilani = Experienced
sheet-arjun = Deck Chief
sheet-jeanne = Jury Rigger
sheet-jamie = Quick Draw
sheet-svetlana = Healing Words
sheet-beatrice = Predictive Analytics
sheet-edmund = Fortunate Son
sheet-ishmael = First Oath of Dagon
sheet-william = Occult Training
sheet-samira = Scavenger

## Feats

feat-keilani = Unconventional Leader
feat-arjun = Self Sacrifice
feat-jeanne = Full Steam Ahead
feat-jamie = Arrest Order
feat-svetlana = Medical Intervention
feat-beatrice = Perfect Number
feat-edmund = Uncanny Fortune
feat-ishmael = Deep One Ancestry
feat-william = Quick Cast
feat-samira = Well Equipped

## Reveal abilities

reveal-keilani = Break Morale
reveal-arjun = Turn the Helm
reveal-jeanne = Sabotage
reveal-jamie = Rain Fire
reveal-svetlana = Conduct Malpractice
reveal-beatrice = Divide and Conquer
reveal-edmund = Spread Misfortune
reveal-ishmael = Swear the Second Oath
reveal-william = Disrupt Ritual
reveal-samira = Pickpocket

## Items and their traits

trait-weapon = Weapon
trait-tool = Tool
trait-artifact = Artifact
trait-tome = Tome
trait-companion = Companion
trait-attire = Attire
speaking-trumpet = Speaking Trumpet
six-shooter = Six-Shooter
tool-kit = Tool Kit
repeating-rifle = Repeating Rifle
travel-pharmacy = Travel Pharmacy
almanac = Almanac
lucky-ring = "Lucky" Ring
    .acc = the "Lucky" Ring
book-of-dagon = Book of Dagon
elder-sign-amulet = Elder Sign Amulet
starbuck = Starbuck
pocket-pistol = Pocket Pistol
fine-clothes = Fine Clothes
mystical-text = Mystical Text
binoculars = Binoculars
medicine-ball = Medicine Ball
treasured-memento = Treasured Memento
jam-tin-grenade = Jam Tin Grenade
kitchen-knife = Kitchen Knife
plimsolls = Plimsolls
shotgun = Shotgun
fillet-knife = Fillet Knife
flare-gun = Flare Gun
baseball-bat = Baseball Bat
maau = Maau

## Spells

alchemical-transmutation = Alchemical Transmutation
astral-travel = Astral Travel
call-down-the-storm = Call Down the Storm
call-friends = Call Friends
cloud-memory = Cloud Memory
conjuration = Conjuration
dark-pact = Dark Pact
feed-the-mind = Feed the Mind
flesh-ward = Flesh Ward
foresee = Foresee
greater-banishment = Greater Banishment
greater-banishment-1 = { greater-banishment }
greater-banishment-2 = { greater-banishment }
heal = Heal
lure-monster = Lure Monster
plague-of-locusts = Plague of Locusts
raise-the-dead = Raise the Dead
revelation-of-script = Revelation of Script
summon-fire = Summon Fire
summon-the-beast-within = Summon the Beast Within
voice-of-ra = Voice of Ra

## Waypoints

abandoned-depot = Abandoned Depot
deserted-island = Deserted Island
hurricane = Hurricane
iceberg = Iceberg
reef = Reef
shipwreck-survivors = Shipwreck Survivors
wrecked-ship = Wrecked Ship
deep-one-city = Deep One City
fog-bank = Fog Bank
maelstrom = Maelstrom
rainstorm = Rainstorm
rogue-wave = Rogue Wave
rolling-seas = Rolling Seas
sea-smoke = Sea Smoke
seaweed-patch = Seaweed Patch
smooth-sailing = Smooth Sailing
calm-waters = Calm Waters
deep-one-ambush = Deep One Ambush
rough-water = Rough Water
stormy-seas = Stormy Seas

## Damage cards

structural-influence = Structural Damage ({ influence.nom })
structural-lore = Structural Damage ({ lore.nom })
structural-observation = Structural Damage ({ observation.nom })
structural-strength = Structural Damage ({ strength.nom })
structural-will = Structural Damage ({ will.nom })
structural-any = Structural Damage (any skill)
fuel-leak = Fuel Leak
flooded-food-stores = Flooded Food Stores
fleeing-passengers = Fleeing Passengers

## Mythos cards

accusation = Accusation
adrift-fishing-boat = Adrift Fishing Boat
barricade-the-hatches = Barricade the Hatches
bucket-brigade = Bucket Brigade
class-struggle = Class Struggle
coal-bunker-fire = Coal Bunker Fire
collision-course = Collision Course
coordinated-assault = Coordinated Assault
criminal-activity = Criminal Activity
damaged-evaporator = Damaged Evaporator
deep-one-feint = Deep One Feint
deep-one-swarm = Deep One Swarm
dinghy-launch = Dinghy Launch
disturbing-dreams = Disturbing Dreams
eot-failure = E.O.T. Failure
fear-of-the-unknown = Fear of the Unknown
firemen-strike = Firemen Strike
flooding-compartment = Flooding Compartment
food-rationing = Food Rationing
food-stores-raid = Food Stores Raid
horrific-visions = Horrific Visions
hull-leak = Hull Leak
hypnotic-melody = Hypnotic Melody
identity-crisis = Identity Crisis
improvised-fuel-source = Improvised Fuel Source
incoming-sos = Incoming SOS
infection = Infection
infiltrator = Infiltrator
jail-break = Jail Break
just-desserts = Just Desserts
kitty-litter = Kitty Litter
looming-breakdown = Looming Breakdown
lure-of-yha-nthlei = Lure of Y'ha-nthlei
missing-jewelry = Missing Jewelry
missing-munitions = Missing Munitions
missing-parents = Missing Parents
mysterious-lifeboat = Mysterious Lifeboat
on-the-offensive = On the Offensive
open-the-gate = Open the Gate
passenger-overboard = Passenger Overboard
passenger-riot = Passenger Riot
poisoned-food = Poisoned Food
power-to-the-people = Power to the People
rally-the-crew = Rally the Crew
rat-infestation = Rat Infestation
ritual-coordination = Ritual Coordination
ritual-support = Ritual Support
sacrifice-deep-one = Sacrifice Deep One
sewage-backup = Sewage Backup
shipboard-fire = Shipboard Fire
stolen-ritual-components = Stolen Ritual Components
strange-vision = Strange Vision
the-anarcho-individualist = The Anarcho-Individualist
the-captains-banquet = The Captain's Banquet
the-fathers-favor = The Father's Favor
the-mothers-wrath = The Mother's Wrath
too-many-bodies = Too Many Bodies
transformation = Transformation
volunteer-army = Volunteer Army
hold-the-line = Hold the Line
history-repeats = History Repeats
the-peacemaker = The Peacemaker
do-no-harm = Do No Harm
signs-of-life = Signs of Life
the-game-is-afoot = The Game is Afoot
memory-of-the-deep = Memory of the Deep
miscalculation = Miscalculation
family-ties = Family Ties
gift-of-the-mother = Gift of the Mother
ticket-please = Ticket, Please

## Rooms as cards

room-bridge = { bridge }
room-chapel = { chapel }
room-captains-cabin = { captains-cabin }
room-cargo-hold = { cargo-hold }
room-galley = { galley }
room-boiler-room = { boiler-room }
room-brig = { brig }
room-sick-bay = { sick-bay }
