### Abyss: its name, options, decks and chapters.

game-title = Abyss
game-is = Explore the depths, win allies, recruit the Lords of the court and take the throne of the sea.

option-leviathan = Leviathan
option-leviathan-is = Sea monsters besiege the Border. You fight them with dice, take wounds, and a fifth player may join.
option-kraken = Kraken
option-kraken-is = Krakens count as allies of any race, and Nebulis are spent like pearls but count against you. With Smugglers, Sentinels and Loot.

deck-lords = Lords
deck-locations = Locations
deck-leviathans = Leviathans
deck-tokens = Monster tokens
deck-loot = Loot

chapter-affiliate = Affiliating allies
chapter-board = The board
chapter-border = The Border
chapter-components = Components
chapter-council = Requesting support
chapter-court = The Court
chapter-end = The end of the game
chapter-explore = Exploring
chapter-fight = Fighting Leviathans
chapter-general = Leviathan: general
chapter-information = What players may know
chapter-kill = Killing a Leviathan
chapter-kraken-allies = Krakens as allies
chapter-kraken-figure = The Kraken figure
chapter-kraken-mix = Kraken together with Leviathan
chapter-leviathan = Leviathan cards
chapter-location-scoring = What Locations are worth
chapter-locations = Controlling Locations
chapter-loot = Loot
chapter-lords = Lords
chapter-martial-law = Martial Law
chapter-monster = Monsters
chapter-monster-tokens = Monster tokens
chapter-nebulis = Nebulis
chapter-new-allies = New allies
chapter-new-lords = New Lords
chapter-penalty = Penalties
chapter-placing = Placing Leviathans
chapter-plot = Plotting at the Court
chapter-power = Powers of Lords
chapter-recruit = Recruiting a Lord
chapter-scoring = Scoring
chapter-sentinels = Sentinels
chapter-setup = Setup
chapter-slayer-figure = The Slayer figure
chapter-smugglers = Smugglers
chapter-turn = The turn
chapter-wounds = Wounds
