### Was auf einer Karte von „Arkham Horror“ neben ihren Worten gedruckt ist, für alle, die sie nicht sehen: Teile einer Zeile.

printed-kind = { $of }, { $kind }
printed-stage = { $kind } { $n }
printed-level = Stufe { $n }
printed-cost = Kosten { $n }
printed-cost-x = Kosten X
printed-slots = Slot: { $slots }
printed-traits = { $traits }
printed-icons = Symbole: { $icons }
printed-icon = { $n ->
    [1] { $icon }
   *[other] { $n }× { $icon }
}
printed-skill = { $skill } { $n }
printed-fight = Kampf { $n }
printed-health = { $each ->
    [1] Ausdauer { $n } pro Ermittler
   *[other] Ausdauer { $n }
}
printed-sanity = geistige Gesundheit { $n }
printed-evade = Entkommen { $n }
printed-attack = Angriff: Schaden { $damage }, Horror { $horror }
printed-shroud = Schleier { $n }
printed-clues = { $each ->
    [1] Hinweise { $n } pro Ermittler
   *[other] Hinweise { $n }
}
printed-doom = Verderben { $n }
printed-victory = Siegpunkte { $n }
printed-connects = Verbindungen: { $places }
printed-back = Rückseite: { $name }
