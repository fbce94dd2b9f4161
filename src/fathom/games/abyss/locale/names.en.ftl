### Names of Abyss in English.
### A noun: the value is the singular as a label, .pl the plural; .nom, where it differs, is the form inside a sentence.

## Common nouns

pearl = pearl
    .pl = pearls
key = Key
    .nom = key
    .pl = keys
ally = ally
    .pl = allies
lord = Lord
    .pl = Lords
location = Location
    .pl = Locations
monster = Monster
    .a = a Monster
    .pl = Monsters
token = token
    .pl = tokens
monster-token = Monster token
    .pl = Monster tokens
expansion-token = expansion token
    .pl = expansion tokens
nebulis = Nebulis
    .pl = Nebulis
wound = wound
    .pl = wounds
leviathan = Leviathan
    .pl = Leviathans
life-point = life point
    .pl = life points
loot = Loot card
    .pl = Loot cards
council-stack = Council stack
    .pl = Council stacks
council = Council
    .pl = Councils
court = Court
    .pl = Courts
card = card
    .pl = cards
hand = hand
    .pl = hands
threat = threat
    .pl = threats
influence = influence point
    .pl = influence points
kraken-figure = Kraken figure
    .pl = Kraken figures
slayer-figure = Slayer figure
    .pl = Slayer figures
turn = turn
    .pl = turns
player = player
    .pl = players
border = Border
    .pl = Borders
race = race
    .pl = races

## Races: one ally of the race

jellyfish = Jellyfish
    .nom = jellyfish
    .pl = jellyfish
crab = Crab
    .nom = crab
    .pl = crabs
seahorse = Seahorse
    .nom = seahorse
    .pl = seahorses
shellfish = Shellfish
    .nom = shellfish
    .pl = shellfish
squid = Squid
    .nom = squid
    .pl = squids
kraken = Kraken
    .pl = Krakens

## Guilds: one member of the guild

guild-mage = Mage
    .pl = Mages
guild-soldier = Soldier
    .pl = Soldiers
guild-farmer = Farmer
    .pl = Farmers
guild-merchant = Merchant
    .pl = Merchants
guild-politician = Politician
    .pl = Politicians
guild-ambassador = Ambassador
    .pl = Ambassadors
guild-smuggler = Smuggler
    .pl = Smugglers

## Lords: base game

lord-recruiter = Recruiter
lord-jailer = Jailer
lord-seeker = Seeker
lord-assassin = Assassin
lord-commander = Commander
lord-tamer = Tamer
lord-hunter = Hunter
lord-ship-master = Ship Master
lord-trader = Trader
lord-peddler = Peddler
lord-landlord = Landlord
lord-slaver = Slaver
lord-shopkeeper = Shopkeeper
lord-shaman = Shaman
lord-invoker = Invoker
lord-apprentice = Apprentice
lord-oracle = Oracle
lord-alchemist = Alchemist
lord-illusionist = Illusionist
lord-master-of-magic = Master of Magic
lord-opportunist = Opportunist
lord-corruptor = Corruptor
lord-traitor = Traitor
lord-diplomat = Diplomat
lord-treasurer = Treasurer
lord-schemer = Schemer
lord-keeper = Keeper
lord-reaper = Reaper
lord-shepherd = Shepherd
lord-miller = Miller
lord-aquaculturalist = Aquaculturalist
lord-landowner = Landowner
lord-sage = Sage
lord-hermit = Hermit
lord-elder = Elder

## Lords: Kraken

lord-ferryman = Ferryman
lord-outlaw = Outlaw
lord-counterfeiter = Counterfeiter
lord-fence = Fence
lord-cleaner = Cleaner
lord-watcher = Watcher
lord-vigil = Vigil
lord-lookout = Lookout
lord-shareholder = Shareholder
lord-inheritor = Inheritor
lord-hypnotist = Hypnotist
lord-healer = Healer
lord-highwayman = Highwayman
lord-executioner = Executioner
lord-recipient = Recipient
lord-liberator = Liberator
lord-grower = Grower
lord-oyster-farmer = Oyster Farmer

## Lords: Leviathan

lord-intrepid = Intrepid
lord-border-guard = Border Guard
lord-taxidermist = Taxidermist
lord-arms-dealer = Arms Dealer
lord-metamorph = Metamorph
lord-sorcerer = Sorcerer
lord-altruist = Altruist
lord-rebel = Rebel
lord-coward = Coward
lord-breeder = Breeder

## Locations: base game

location-sargasso-silos = Sargasso Silos
location-hydrozoa-reserves = Hydrozoa Reserves
location-sanctuary = The Sanctuary
    .nom = the Sanctuary
location-parliament = Parliament
location-barracks = The Barracks
    .nom = the Barracks
location-dockworks = The Dockworks
    .nom = the Dockworks
location-sargasso-fields = The Sargasso Fields
    .nom = the Sargasso Fields
location-abyss = The Abyss
    .nom = the Abyss
location-city-of-mirrors = City of Mirrors
location-black-smokers = Black Smokers
location-oceanic-senate-assembly = Oceanic Senate Assembly
location-depths = The Depths
    .nom = the Depths
location-throne-room = The Throne Room
    .nom = the Throne Room
location-jail = The Jail
    .nom = the Jail
location-chasm = The Chasm
    .nom = the Chasm
location-closed-tower = The Closed Tower
    .nom = the Closed Tower
location-lost-tower = The Lost Tower
    .nom = the Lost Tower
location-chamber-of-allies = The Chamber of Allies
    .nom = the Chamber of Allies
location-nest-of-giant-clams = Nest of Giant Clams
location-coral-barrier = The Coral Barrier
    .nom = the Coral Barrier

## Locations: Kraken

location-gambling-den = The Gambling Den
    .nom = the Gambling Den
location-krakens-lair = The Kraken's Lair
    .nom = the Kraken's Lair
location-cetacean-graveyard = The Cetacean Graveyard
    .nom = the Cetacean Graveyard
location-abandoned-convoy = The Abandoned Convoy
    .nom = the Abandoned Convoy
location-megalodon = The Megalodon
    .nom = the Megalodon
location-battlefield = The Battlefield
    .nom = the Battlefield

## Leviathans: the cards are unnamed, these names are our own

leviathan-01 = Veil Mother
leviathan-02 = Glass Hunger
leviathan-03 = Pale Maw
leviathan-04 = Sunken Lantern
leviathan-05 = Reef Breaker
leviathan-06 = Pearl Gorger
leviathan-07 = Rust Jaw
leviathan-08 = Salt Carapace
leviathan-09 = Crownbane
leviathan-10 = Ink Regent
leviathan-11 = Thousandarm
leviathan-12 = Quiet Coil
leviathan-13 = Tide Stallion
leviathan-14 = Spined Wanderer
leviathan-15 = Gilded Serpent
leviathan-16 = Foam Mane
leviathan-17 = Bottomless Night
leviathan-18 = Bone Plough
leviathan-19 = Mute Hammer
leviathan-20 = Ashen Ray

## Loot cards

loot-3 = Loot 3
loot-4 = Loot 4
loot-5 = Loot 5
loot-6 = Loot 6
loot-7 = Loot 7

## Monster tokens: base game

token-2 = Monster token worth 2
    .pl = Monster tokens worth 2
token-3 = Monster token worth 3
    .pl = Monster tokens worth 3
token-4 = Monster token worth 4
    .pl = Monster tokens worth 4

## Monster tokens: Leviathan

token-two-pearls = Monster token with two pearls
    .pl = Monster tokens with two pearls
token-three-pearls = Monster token with three pearls
    .pl = Monster tokens with three pearls
token-key = Monster token with a key
    .pl = Monster tokens with a key
token-stack = Monster token with a Council stack
    .pl = Monster tokens with a Council stack

## Sentinel tokens, each named after its Lord

sentinel-watcher = The Watcher's Sentinel
    .nom = the Watcher's Sentinel
sentinel-vigil = The Vigil's Sentinel
    .nom = the Vigil's Sentinel
sentinel-lookout = The Lookout's Sentinel
    .nom = the Lookout's Sentinel

## Ability marks of allies, said after the card

mark-pearl = with pearl
mark-dice = with two dice
