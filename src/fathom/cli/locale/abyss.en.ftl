### The table of Abyss in English: only what the terminal adds; names are the game's own.

game-abyss = Abyss
option-leviathan = Leviathan expansion
option-kraken = Kraken expansion

abyss-turn = Turn { $turn }. Active: { $player }.
abyss-last-turns = The end is near. Further turns before the game is over: { $n }.
abyss-track = Exploration track: { $cards }.
abyss-price = Price of the last card: { $pearls }.
abyss-threat = Threat: { $n } of 5.
abyss-laid = Laid down to pay: { $cards } (together { $sum }).
abyss-drawn = Drawn Locations: { $locations }.
abyss-council = Council stacks: { $stacks }.
abyss-council-empty = Council stacks: none.
abyss-court = Court:
abyss-court-empty = Court: empty.
abyss-available = Available Locations:
abyss-available-none = Available Locations: none.
abyss-border = Border:
abyss-border-empty = Border: no Leviathans.
abyss-leviathan = { $space }: { $leviathan }, life { $left } of { $life }, resistance { $strengths }.
abyss-loot = Loot { $values }
abyss-reserved = reserved by the Sentinel of { $player }
abyss-piles = Left in the piles: { $piles }.
abyss-pile-exploration = Exploration { $n } (discarded { $gone })
abyss-pile-lords = Lords { $n }
abyss-pile-locations = Locations { $n }
abyss-pile-tokens = Monster tokens { $n }
abyss-pile-expansion = expansion tokens { $n }
abyss-pile-leviathans = Leviathans { $n }
abyss-pile-loot = Loot { $n }
abyss-keys-on-lords = { $n } on Lords
abyss-yours = Yours: { $things }.
abyss-in-hand =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
abyss-lords = Lords: { $lords }
abyss-disabled = Disabled Lords: { $lords }
abyss-location = Location: { $location }
abyss-assigned = assigned: { $lords }
abyss-affiliated = Affiliated: { $cards }
abyss-slain = Slain Leviathans: { $names }
abyss-hand = Your hand: { $cards }.
abyss-hand-empty = Your hand: empty.
abyss-own-tokens = Your Monster tokens: { $values } (together { $sum }).
abyss-own-expansion = Your expansion tokens: { $tokens }.

abyss-score-lords = Lords
abyss-score-allies = affiliated allies
abyss-score-tokens = Monster tokens
abyss-score-locations = Locations
abyss-score-wounds = wounds
abyss-score-slayer = Slayer figure
abyss-score-nebulis = Nebulis
abyss-score-kraken = Kraken figure

deck-lords = Lords
deck-locations = Locations
deck-leviathans = Leviathans
deck-tokens = expansion Monster tokens
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
