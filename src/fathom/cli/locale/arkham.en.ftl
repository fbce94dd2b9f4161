### How the terminal tells the table of Arkham Horror, in English.

ark-round = Round { $n }, { $phase }.
ark-turn = { $player } takes a turn.
ark-test = { $player } tests { $skill }: { $value } against { $n }.
ark-agenda = Agenda: { $card }, doom { $doom } of { $most }.
ark-act = { $most ->
    [0] Act: { $card }.
   *[other] Act: { $card }, clues needed { $most }.
}
ark-locations = Locations:
ark-no-locations = No locations are in play.
ark-unrevealed = unrevealed
ark-ways = leads to { $places }
ark-engaged = engaged with { $player }
ark-loose = Under nobody's control: { $cards }.
ark-encounter = Encounter deck { $n }; discarded: { $discard }. Chaos bag: { $bag }.
ark-damage = damage { $n }
ark-horror = horror { $n }
ark-clues = clues { $n }
ark-doom = doom { $n }
ark-uses = uses { $n }
ark-exhausted = exhausted
ark-resources = resources { $n }
ark-actions = actions { $n }
ark-cards = hand { $hand }, deck { $deck }
ark-status-resigned = resigned
ark-status-defeated = defeated
ark-status-absent = absent
ark-play = In play: { $cards }.
ark-threat = Threat area: { $cards }.
ark-open-hand = Hand: { $cards }.
ark-hand = Your hand: { $cards }.
ark-hand-empty = Your hand is empty.
ark-discard = Your discard pile: { $cards }.
ark-chance = { $good } of { $all } chaos tokens are enough ({ $percent }%).
ark-shroud = shroud { $n }
ark-enemy = fight { $fight }, health { $health }, evade { $evade }
ark-damage-of = damage { $n } of { $most }
ark-horror-of = horror { $n } of { $most }
ark-skills = Skills: { $skills }.
