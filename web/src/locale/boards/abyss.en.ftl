### Words on the board of Abyss. The names of cards and things come from the game itself.

board-court = Court
board-court-note = { $n ->
    [0] empty
    [one] 1 Lord
   *[other] { $n } Lords
}
board-court-pearls = 2 pearls when only two Lords are left
board-lord-deck = Deck of Lords
board-lord-deck-count = { $n ->
    [one] Lord
   *[other] Lords
}
board-exploration = Exploration
board-exploring = { $name } explores
board-deck = Exploration deck
board-deck-count = { $n ->
    [one] card
   *[other] cards
}
board-discard = discard
board-aside = Monsters set aside
board-council = Council
board-council-note = face down
board-stack = { $n ->
    [0] { $race } stack, empty
    [one] { $race } stack, 1 card
   *[other] { $race } stack, { $n } cards
}
board-border = Border
board-border-note = { $n ->
    [0] no Leviathan
    [one] 1 Leviathan
   *[other] { $n } Leviathans
}
board-leviathan-deck = Leviathans left in the deck
board-leviathan-on = { $name }, { $space }, { $left } of { $life } life points left
board-odds = { $n } of 36 rolls
board-life = resistance { $strength }, reward: { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}
board-life-lost = life point taken
board-penalty-wounds = attacks: { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}
board-penalty-pearls = attacks: { $n ->
    [one] 1 pearl lost
   *[other] { $n } pearls lost
}
board-penalty-allies = attacks: { $n ->
    [one] 1 ally lost
   *[other] { $n } allies lost
}
board-penalty-lord = attacks: { $n ->
    [one] 1 free Lord lost
   *[other] { $n } free Lords lost
}
board-threat = Threat
board-threat-note = what a fight brings
board-threat-here = The Threat is here
board-threat-reward = { $keys ->
    [0] { $n ->
        [one] 1 pearl or Monster token
       *[other] { $n } pearls or Monster tokens, in any mix
    }
    [1] { $n ->
        [0] 1 key
        [one] 1 key and 1 pearl or Monster token
       *[other] 1 key and { $n } pearls or Monster tokens, in any mix
    }
   *[other] { $keys } keys
}
board-token-pile = Monster tokens left
board-token-piles = Monster tokens left: base and expansion
board-locations = Locations
board-location-stack = Stack of Locations
board-stack-count = { $n ->
    [one] tile
   *[other] tiles
}
board-available = { $n ->
    [0] none available
   *[other] { $n } available
}
board-drawn = { $n } drawn
board-loot = Loot
board-loot-deck = Loot deck
board-worth = Worth now
board-influence = Influence in sight
board-realm = Your realm
board-realm-of = Realm of { $name }
board-empty-realm = No Lords yet. Recruit one and it will serve you here.
board-empty-realm-of = No Lords yet.
board-affiliated = Affiliated
board-pearls = Pearls
board-keys = Keys
board-key-tokens = Key tokens
board-of-tokens = { $n ->
    [one] (1 token)
   *[other] ({ $n } tokens)
}
board-hand = Hand
board-hand-count = Cards in hand
board-lords = Lords
board-nebulis = Nebulis
board-wounds = Wounds
board-tokens = Monster tokens
board-expansion-tokens = Expansion tokens
board-expansion = expansion
board-base = base
board-slain = Slain: { $name }
board-slayer = Slayer of the Abyss
board-kraken-figure = Kraken figure
board-sentinel-waits = Sentinel waits
board-sentinel-stands = Sentinel on guard
board-reserved = Reserved by { $name }
board-disabled = Disabled
board-price = { $n ->
    [one] 1 pearl
   *[other] { $n } pearls
}
board-laid = Laid down
board-tray-locations = The Locations of the stack
board-tray-allies = The discarded allies
board-tray-players = Players
board-empty-hand = Your hand is empty.
board-ending = { $n ->
    [0] The game is ending: this is the last turn.
    [one] The game is ending: 1 more turn after this one.
   *[other] The game is ending: { $n } more turns after this one.
}
board-score-lords = Lords
board-score-allies = Affiliated allies
board-score-tokens = Monster tokens
board-score-locations = Locations
board-score-wounds = Wounds
board-score-slayer = Slayer of the Abyss
board-score-nebulis = Nebulis
board-score-kraken = Kraken figure
board-score-total = Influence

## Before one commits

board-fight =
    { $how ->
        [sure] Succeeds whatever the die shows
        [never] Cannot succeed
       *[roll] Succeeds on { $least } or more: { $percent }%
    }{ $pearls ->
        [0] { "" }
       *[other] { " " }(with all your pearls)
    }
board-draw-places = The numbers on the stack: draw so many new ones and take one of them.
board-fight-needs = Strength needed for the next life point: { $n }. Life points left: { $left }.
board-fight-spent = { $how ->
    [fails] Fails; you get 1 pearl
    [kills] Kills it
   *[hits] { $n ->
        [1] Takes 1 life point
       *[other] Takes { $n } life points
    }
}
board-tokens-split = { $base } base, { $more } expansion
board-law = { $pearls ->
    [0] Pay nothing
    [1] Pay 1 pearl
   *[other] Pay { $pearls } pearls
}, discard { $away }
