### Wie das Terminal den Tisch von Arkham Horror auf Deutsch erzählt.

ark-round = Runde { $n }, { $phase }.
ark-turn = Zug: { $player }.
ark-test = { $player }: Probe ({ $skill }), { $value } gegen { $n }.
ark-agenda = Agenda: { $card }, Verderben { $doom } von { $most }.
ark-act = { $most ->
    [0] Szene: { $card }.
   *[other] Szene: { $card }, nötige Hinweise: { $most }.
}
ark-locations = Orte:
ark-no-locations = Es sind keine Orte im Spiel.
ark-unrevealed = nicht enthüllt
ark-ways = führt nach: { $places }
ark-engaged = in einen Kampf verwickelt mit { $player }
ark-loose = Unter niemandes Kontrolle: { $cards }.
ark-encounter = Begegnungsdeck { $n }; abgelegt: { $discard }. Chaosbeutel: { $bag }.
ark-damage = Schaden { $n }
ark-horror = Horror { $n }
ark-clues = Hinweise { $n }
ark-doom = Verderben { $n }
ark-uses = Anwendungen { $n }
ark-exhausted = erschöpft
ark-resources = Ressourcen { $n }
ark-actions = Aktionen { $n }
ark-cards = Hand { $hand }, Deck { $deck }
ark-status-resigned = hat aufgegeben
ark-status-defeated = besiegt
ark-status-absent = spielt nicht mit
ark-play = Im Spiel: { $cards }.
ark-threat = Bedrohungszone: { $cards }.
ark-open-hand = Auf der Hand: { $cards }.
ark-hand = Deine Hand: { $cards }.
ark-hand-empty = Deine Hand ist leer.
ark-discard = Dein Ablagestapel: { $cards }.
ark-chance = { $good } von { $all } Chaosmarkern führen zum Erfolg ({ $percent } %).
ark-shroud = Schleier { $n }
ark-enemy = Kampf { $fight }, Ausdauer { $health }, Entkommen { $evade }
ark-damage-of = Schaden { $n } von { $most }
ark-horror-of = Horror { $n } von { $most }
ark-skills = Fertigkeiten: { $skills }.
