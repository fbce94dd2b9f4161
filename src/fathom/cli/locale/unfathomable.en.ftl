### The table of Unfathomable in English: only what the terminal adds; names are the game's own.

unf-turn = Turn { $turn }. Current player: { $player }.
unf-mythos = Mythos card: { $card }.
unf-pool =
    { $n ->
        [one] In the test so far: { $n } facedown card.
       *[other] In the test so far: { $n } facedown cards.
    }
unf-test = Skill test, target { $n }; supporting skills: { $skills }.
unf-shown = Revealed in the test: { $cards }.
unf-dials = Resources: { $dials }.
unf-tracks = Distance sailed: { $distance } of { $port }. Travel track: { $travel }. Ritual track: { $ritual }.
unf-waypoints = Waypoints passed: { $names }.
unf-damage = Damaged rooms: { $rooms }.
unf-passengers = Passengers at risk: { $spaces }.
unf-monsters = Monsters (Deep Ones left in the supply: { $n }):
unf-deep-ones =
    { $n ->
        [one] { $n } Deep One
       *[other] { $n } Deep Ones
    }
unf-piles = Left in the decks: { $piles }. Chaos deck: { $chaos }.
unf-no-character = no character yet
unf-in-hand =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
unf-revealed = revealed: { $card }
unf-feat = feat: { $feat }
unf-items = Items: { $items }
unf-active = { $item } (active)
unf-before = In front: { $cards }
unf-hand = Your hand: { $cards }.
unf-hand-empty = Your hand: empty.
unf-loyalty = Your loyalty: { $cards }.
unf-known-loyalty = Loyalty of { $player }, as you know: { $cards }.
unf-known-pool = Added to the test by { $player }, as you know: { $cards }.
unf-recalled-top = { $deck }, on top: { $cards }.
unf-recalled-beneath = { $deck }, at the bottom: { $cards }.
unf-recalled-inside = { $deck }, somewhere in it: { $cards }.
unf-recalled-removed = Out of the game, as you know: { $cards }.
