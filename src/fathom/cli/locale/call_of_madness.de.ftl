### Der Tisch von Call of Madness auf Deutsch: nur was das Terminal hinzufügt; Namen hat das Spiel.

mad-round = Runde { $round }, { $time ->
    [night] Nacht
   *[day] Tag
}. Tageszeitmarker: { $holder }.
mad-turn = Zug: { $player }.
mad-played = Wird gespielt: { $cards }.
mad-event = Ereignis: { $cards }.
mad-altar = Altar:
mad-top = { $card } (Preis { $price }; Karten übrig: { $n })
mad-figure = bereite Figur: { $player }
mad-toppled = umgelegte Figur: { $player }
mad-goals = Sofortziele: { $goals }.
mad-supplies = Vorrat: Außenposten { $outposts }, Brandmarker { $fire }. In den Beuteln: Wahnsinn { $madness }, Ermittler { $investigators }.
mad-automa = Abgelegt: { $cards }. Karten im Deck: { $n }.
mad-cards = Hand { $hand }, Deck { $deck }, Ablagestapel { $discard }
mad-madness = Wahnsinn: { $tokens }
mad-fire = Brand: { $n }
mad-corruption = Verderbnis: { $n }
mad-passed = hat gepasst
mad-row = Reihe { $row }: { $spaces }
mad-life = Leben { $life }, Stärke { $strength }
mad-burns = brennt
mad-own = Deine Kultisten: { $cultists }. Dein Wahnsinn: { $tokens }.
mad-hand = Deine Hand: { $cards }.
mad-hand-empty = Deine Hand: leer.
mad-discard = Dein Ablagestapel: { $cards }.
mad-rlyeh = In R'lyeh: { $cards }.
mad-finals = Deine Endziele: { $goals }.
mad-claimed = Deine beanspruchten Ziele: { $goals }.
mad-immediate = Sofortziele { $n }
