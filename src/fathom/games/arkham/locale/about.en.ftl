### Arkham Horror: The Card Game: its name, options, decks and chapters.

## The game

game-title = Arkham Horror: The Card Game
game-is = One to four investigators look into what haunts Arkham: three linked scenarios, decks of their own, and a bag of tokens that decides every test.

## Options

option-scenario = What you play
option-scenario-is = The whole campaign, or one of its scenarios by itself.
option-scenario-campaign = Night of the Zealot (campaign)
option-scenario-the-gathering = The Gathering
option-scenario-the-midnight-masks = The Midnight Masks
option-scenario-the-devourer-below = The Devourer Below
option-difficulty = Difficulty
option-difficulty-is = Which chaos tokens lie in the bag, and which side of the scenario reference is used.
option-difficulty-easy = Easy
option-difficulty-standard = Standard
option-difficulty-hard = Hard
option-difficulty-expert = Expert
option-decks = Decks
option-decks-is = Who plays whom, and with which deck: the starter deck, one of your own, or one pasted as text or as deck sites export it.
brought-starter = { $investigator }, starter deck
brought-experience = Unspent experience
brought-physical = Physical trauma
brought-mental = Mental trauma
option-earlier = Earlier scenarios
option-earlier-is = For a later scenario played alone: how those before it ended.
option-boxes = Core sets
option-boxes-is = How many core sets the decks are built from: one or two.
option-later = Seats for later
option-later-is = The last seats stay empty at first. Between two scenarios somebody may join there with an investigator whom nobody has played.
option-hands = Hands
option-hands-is = Open: partners see each other's hands. Searched cards and cards under peril stay hidden from the others.
option-hands-open = open
option-hands-closed = closed

## Decks

deck-investigator = Investigators
deck-asset = Assets
deck-event = Events
deck-skill = Skills
deck-location = Locations
deck-enemy = Enemies
deck-treachery = Treacheries
deck-act = Acts
deck-agenda = Agendas
deck-scenario = Scenario references

## Chapters

chapter-meta = Which rule prevails
chapter-actions = Actions
chapter-act-agenda = Acts and agendas
chapter-timing = Timing
chapter-effects = Effects
chapter-combat = Fighting and evading
chapter-cards = Cards
chapter-damage = Damage, horror and defeat
chapter-skill-test = Skill tests
chapter-investigation = Investigating and clues
chapter-encounter = Encounter cards
chapter-ending = Elimination and the end
chapter-control = Ownership and control
chapter-campaign = The campaign
chapter-costs = Costs
chapter-tokens = Tokens and values per investigator
chapter-abilities = Abilities
chapter-location = Locations
chapter-enemy = Enemies
chapter-keyword = Keywords
chapter-weakness = Weaknesses
chapter-movement = Movement
chapter-setup = Setup
chapter-slots = Slots
chapter-standalone = Standalone scenarios
chapter-deckbuilding = Building a deck
chapter-chaos = Chaos tokens
chapter-phase-mythos = The mythos phase
chapter-phase-investigation = The investigation phase
chapter-phase-enemy = The enemy phase
chapter-phase-upkeep = The upkeep phase
chapter-components = What is printed on cards
