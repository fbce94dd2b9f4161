### The table of Abyss in English: only what the terminal adds; names are the game's own.

abyss-turn = Turn { $turn }. Active: { $player }.
abyss-last-turns = The end is near. Further turns before the game is over: { $n }.
abyss-track = Exploration track: { $cards }.
abyss-price = Price of the last card: { $pearls }.
abyss-threat = Threat: { $n } of 5.
abyss-laid = Laid down to pay: { $cards } (together { $sum }).
abyss-drawn = Drawn Locations: { $cards }.
abyss-council = Council stacks: { $stacks }.
abyss-council-empty = Council stacks: none.
abyss-court = Court:
abyss-court-none = Court: empty.
abyss-available = Available Locations:
abyss-available-none = Available Locations: none.
abyss-border = Border:
abyss-border-none = Border: no Leviathans.
abyss-leviathan = { $space }: { $leviathan }, life points { $left } of { $life }, resistance { $strengths }.
abyss-loot = Loot { $values }
abyss-reserved = reserved by the Sentinel of { $player }
abyss-piles = Left in the piles: { $piles }.
abyss-pile-exploration = Exploration { $n } (discarded { $gone })
abyss-pile-lords = Lords { $n }
abyss-pile-locations = Locations { $n }
abyss-pile-tokens = Monster tokens { $n }
abyss-pile-expansion-tokens = expansion tokens { $n }
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
abyss-slain = Slain Leviathans: { $cards }
abyss-hand = Your hand: { $cards }.
abyss-hand-empty = Your hand: empty.
abyss-own-tokens = Your Monster tokens: { $values } (together { $sum }).
abyss-own-expansion = Your expansion tokens: { $cards }.

abyss-score-lords = Lords
abyss-score-allies = affiliated allies
abyss-score-tokens = Monster tokens
abyss-score-locations = Locations
abyss-score-wounds = wounds
abyss-score-slayer = Slayer of the Abyss
abyss-score-nebulis = Nebulis
abyss-score-kraken = Kraken figure

abyss-court-lord = { $guild ->
    [0] { $lord }.
   *[other] { $lord }. Race: { $race }.
}
abyss-kraken-brings = Each Kraken you give away here brings you Nebulis: its value minus 1.
