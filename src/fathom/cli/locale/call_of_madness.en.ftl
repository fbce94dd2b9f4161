### The table of Call of Madness in English: only what the terminal adds; names are the game's own.

mad-round = Round { $round }, { $time ->
    [night] night
   *[day] day
}. Time marker: { $holder }.
mad-turn = Turn: { $player }.
mad-played = Being played: { $cards }.
mad-event = Event: { $cards }.
mad-altar = Altar:
mad-top = { $card } (price { $price }; cards left: { $n })
mad-figure = ready figure: { $player }
mad-toppled = toppled figure: { $player }
mad-goals = Immediate goals: { $goals }.
mad-supplies = Supply: outposts { $outposts }, fire markers { $fire }. In the bags: madness { $madness }, investigators { $investigators }.
mad-automa = Discarded: { $cards }. Cards in its deck: { $n }.
mad-cards = hand { $hand }, deck { $deck }, discard pile { $discard }
mad-madness = madness: { $tokens }
mad-fire = fire: { $n }
mad-corruption = corruption: { $n }
mad-passed = passed
mad-row = Row { $row }: { $spaces }
mad-life = life { $life }, strength { $strength }
mad-burns = burning
mad-own = Your cultists: { $cultists }. Your madness: { $tokens }.
mad-hand = Your hand: { $cards }.
mad-hand-empty = Your hand: empty.
mad-discard = Your discard pile: { $cards }.
mad-rlyeh = In R'lyeh: { $cards }.
mad-finals = Your final goals: { $goals }.
mad-claimed = Your claimed goals: { $goals }.
mad-immediate = immediate goals { $n }
