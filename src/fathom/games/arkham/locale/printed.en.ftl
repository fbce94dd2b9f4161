### What is printed on a card of Arkham Horror besides its words, for those who do not see it: parts of one line.

printed-kind = { $of }, { $kind }
printed-stage = { $kind } { $n }
printed-level = level { $n }
printed-cost = cost { $n }
printed-cost-x = cost X
printed-slots = slot: { $slots }
printed-traits = { $traits }
printed-icons = icons: { $icons }
printed-icon = { $n ->
    [1] { $icon }
   *[other] { $n }× { $icon }
}
printed-skill = { $skill } { $n }
printed-fight = fight { $n }
printed-health = { $each ->
    [1] health { $n } per investigator
   *[other] health { $n }
}
printed-sanity = sanity { $n }
printed-evade = evade { $n }
printed-attack = attack: damage { $damage }, horror { $horror }
printed-shroud = shroud { $n }
printed-clues = { $each ->
    [1] clues { $n } per investigator
   *[other] clues { $n }
}
printed-doom = doom { $n }
printed-victory = victory { $n }
printed-connects = connections: { $places }
printed-back = other side: { $name }
