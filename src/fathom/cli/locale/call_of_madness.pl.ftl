### Stół gry Call of Madness po polsku: tylko to, co dodaje terminal; nazwy ma sama gra.

mad-round = Runda { $round }, { $time ->
    [night] noc
   *[day] dzień
}. Znacznik pory dnia: { $holder }.
mad-turn = Tura: { $player }.
mad-played = Zagrywana karta: { $cards }.
mad-event = Wydarzenie: { $cards }.
mad-altar = Ołtarz:
mad-top = { $card } (koszt { $price }; kart w talii: { $n })
mad-figure = przygotowana figurka: { $player }
mad-toppled = przewrócona figurka: { $player }
mad-goals = Cele natychmiastowe: { $goals }.
mad-supplies = Zasoby ogólne: przyczółki { $outposts }, znaczniki pożaru { $fire }. W workach: szaleństwo { $madness }, badacze { $investigators }.
mad-automa = Odrzucone: { $cards }. Kart w talii: { $n }.
mad-cards = ręka { $hand }, talia { $deck }, stos kart odrzuconych { $discard }
mad-madness = szaleństwo: { $tokens }
mad-fire = pożary: { $n }
mad-corruption = zepsucie: { $n }
mad-passed = pas
mad-row = Rząd { $row }: { $spaces }
mad-life = życie { $life }, siła { $strength }
mad-burns = płonie
mad-own = Twoi kultyści: { $cultists }. Twoje szaleństwo: { $tokens }.
mad-hand = Twoja ręka: { $cards }.
mad-hand-empty = Twoja ręka: pusta.
mad-discard = Twój stos kart odrzuconych: { $cards }.
mad-rlyeh = W R'lyeh: { $cards }.
mad-finals = Twoje cele końcowe: { $goals }.
mad-claimed = Twoje zrealizowane cele: { $goals }.
mad-immediate = cele natychmiastowe { $n }
