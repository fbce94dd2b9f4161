### The table of Unfathomable in English: only what the terminal adds; names are the game's own.

game-unfathomable = Unfathomable
option-no_cultist = Without the cultist (4 or 6 players; the ship starts with fewer resources)
option-difficulty = Easier for the humans or for the traitors (all resources start 2 higher or 2 lower)
option-learning = Learning game: a suggested crew, full starting hands, loyalty after the first round
option-extra_items = Four more items

deck-mythos = Mythos cards
deck-skills = Skill cards
deck-items = Items
deck-spells = Spells
deck-waypoints = Waypoints
deck-sheets = Abilities of characters
deck-feats = Feats
deck-reveals = Reveal abilities
deck-titles = Titles
deck-rooms = Rooms
