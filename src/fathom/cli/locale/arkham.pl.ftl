### Jak terminal opowiada stół Horroru w Arkham po polsku.

ark-round = Runda { $n }, { $phase }.
ark-turn = Tura: { $player }.
ark-test = { $player }: test ({ $skill }), { $value } przeciwko { $n }.
ark-agenda = Tajemnica: { $card }, zagłada { $doom } z { $most }.
ark-act = { $most ->
    [0] Akt: { $card }.
   *[other] Akt: { $card }, potrzebne wskazówki: { $most }.
}
ark-locations = Lokalizacje:
ark-no-locations = W grze nie ma lokalizacji.
ark-unrevealed = nieodkryta
ark-ways = prowadzi do: { $places }
ark-engaged = w zwarciu: { $player }
ark-loose = Nikt nie kontroluje: { $cards }.
ark-encounter = Talia spotkań { $n }; odrzucone: { $discard }. Worek chaosu: { $bag }.
ark-damage = obrażenia { $n }
ark-horror = przerażenie { $n }
ark-clues = wskazówki { $n }
ark-doom = zagłada { $n }
ark-uses = użycia { $n }
ark-exhausted = karta wyczerpana
ark-resources = zasoby { $n }
ark-actions = akcje { $n }
ark-cards = ręka { $hand }, talia { $deck }
ark-status-resigned = rezygnacja
ark-status-defeated = pokonanie
ark-status-absent = nie gra
ark-play = W grze: { $cards }.
ark-threat = Obszar zagrożenia: { $cards }.
ark-open-hand = Ręka: { $cards }.
ark-hand = Twoja ręka: { $cards }.
ark-hand-empty = Nie masz kart na ręce.
ark-discard = Twój stos kart odrzuconych: { $cards }.
ark-chance = Sukces daje { $good } z { $all } żetonów chaosu ({ $percent }%).
ark-shroud = zasłona { $n }
ark-enemy = walka { $fight }, wytrzymałość { $health }, wymykanie się { $evade }
ark-damage-of = obrażenia { $n } z { $most }
ark-horror-of = przerażenie { $n } z { $most }
ark-skills = Umiejętności: { $skills }.
