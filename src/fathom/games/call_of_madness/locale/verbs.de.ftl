### Was Karten tun, auf Deutsch. Eine Aktion ist ein Satz ohne großen Anfang und Punkt: der Wert ist der Imperativ, .inf der Infinitiv, .zu der nach „um“, .other die dritte Person.
### $whom ist der Ermittler, den sie betrifft; $times zählt gleiche Aktionen eines Sets, die dann verschiedene Ziele haben.

## Wen, wo und wie viele

so-many-targets = { $times ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
   *[other] sechs
}
which-board = { $where ->
    [own] { " " }auf deinem Tableau
    [opp] { " " }auf dem Tableau eines anderen Spielers
    [A] { " " }auf dem eigenen Tableau
    [G] { " " }beim Spieler
   *[any] { "" }
}
other-board = { $where ->
    [own] { " " }auf deinem Tableau
    [opp] { " " }auf dem Tableau eines anderen Spielers
   *[any] { "" }
}
from-board = { $where ->
    [own] { " " }von deinem Tableau
    [opp] { " " }vom Tableau eines anderen Spielers
    [A] { " " }vom eigenen Tableau
    [G] { " " }vom Tableau des Spielers
   *[any] { "" }
}
which-life = { $life ->
    [0] { "" }
   *[other] { " " }mit höchstens { $life } Leben
}
which-near = { $near ->
    [adj] { " " }neben einem Ziel des Sets
    [adj-outpost] { " " }neben einem Außenposten
   *[any] { "" }
}
whom = { $times ->
    [1] { $another ->
        [0] einen Ermittler
        [1] { $named ->
            [0] einen anderen
           *[other] einen anderen Ermittler
        }
       *[other] { $named ->
            [0] noch einen anderen
           *[other] noch einen anderen Ermittler
        }
    }
   *[other] { so-many-targets } { $another ->
        [0] Ermittler
       *[other] { $named ->
            [0] andere
           *[other] andere Ermittler
        }
    }
}{ which-life }{ $another ->
    [0] { which-board }
   *[other] { other-board }
}{ which-near }
each-of-them = { $times ->
    [1] { "" }
   *[other] je{ " " }
}
into-pool = { $where ->
    [own] in deinen Brandvorrat
    [opp] in den Brandvorrat eines anderen Spielers
    [A] in den eigenen Brandvorrat
    [G] in den Brandvorrat des Spielers
   *[any] { $times ->
        [1] in den Brandvorrat eines Spielers
       *[other] in die Brandvorräte von { so-many-targets } Spielern
    }
}
from-pool = { $where ->
    [own] aus deinem Brandvorrat
    [opp] aus dem Brandvorrat eines anderen Spielers
    [A] aus dem eigenen Brandvorrat
    [G] aus dem Brandvorrat des Spielers
   *[any] { $times ->
        [1] aus dem Brandvorrat eines Spielers
       *[other] aus den Brandvorräten von { so-many-targets } Spielern
    }
}
some-outposts = { $times ->
    [1] einen Außenposten
   *[other] { so-many-targets } Außenposten
}
some-fire = { $times ->
    [1] einen Brandmarker
   *[other] je einen Brandmarker
}
some-depth = { $times ->
    [1] einen Tiefenmarker
   *[other] { so-many-targets } Tiefenmarker
}
some-players = { $times ->
    [1] einen anderen Spieler
   *[other] { so-many-targets } andere Spieler je
}
how-far = { $n ->
    [1] 1 Feld
   *[other] bis zu { $n } Felder
}

## Aktionen mit Ermittlern

act-attack-at = { $whom } { $times ->
    [1] { "" }
   *[other] jeweils{ " " }
}mit Stärke { $n }
act-attack = greife { act-attack-at } an
    .inf = { act-attack-at } angreifen
    .zu = { act-attack-at } anzugreifen
act-attack-all = greife { $parts } an
    .inf = { $parts } angreifen
    .zu = { $parts } anzugreifen
act-destroy = vernichte { $whom }
    .inf = { $whom } vernichten
    .zu = { $whom } zu vernichten
act-reinforce-at = { $whom } um { each-of-them }{ $n }
act-reinforce = verstärke { act-reinforce-at }
    .inf = { act-reinforce-at } verstärken
    .zu = { act-reinforce-at } zu verstärken
act-reinforce-all = verstärke { $parts }
    .inf = { $parts } verstärken
    .zu = { $parts } zu verstärken
act-move-at = { $whom } { each-of-them }{ how-far }
act-move = bewege { act-move-at }
    .inf = { act-move-at } bewegen
    .zu = { act-move-at } zu bewegen
act-move-all = bewege { $parts }
    .inf = { $parts } bewegen
    .zu = { $parts } zu bewegen
act-ignite = entzünde { $whom }
    .inf = { $whom } entzünden
    .zu = { $whom } zu entzünden

## Außenposten, Brand und Tiefenmarker

act-outpost-add = errichte { some-outposts }{ which-board }
    .inf = { some-outposts }{ which-board } errichten
    .zu = { some-outposts }{ which-board } zu errichten
    .other = errichtet einen Außenposten auf dem eigenen Tableau
act-outpost-add-at = { act-outpost-add }
    .inf = { act-outpost-add.inf }
    .zu = { act-outpost-add.zu }
act-outpost-add-verb = errichte
    .inf = errichten
    .zu = zu errichten
act-outpost-remove-verb = entferne
    .inf = entfernen
    .zu = zu entfernen
act-outpost-or = { $verbs } einen Außenposten
    .inf = einen Außenposten { FORM($verbs, "inf") }
    .zu = einen Außenposten { FORM($verbs, "zu") }
act-outpost-remove = entferne { some-outposts }{ from-board }
    .inf = { some-outposts }{ from-board } entfernen
    .zu = { some-outposts }{ from-board } zu entfernen
act-fire-add = lege { some-fire } { into-pool }
    .inf = { some-fire } { into-pool } legen
    .zu = { some-fire } { into-pool } zu legen
    .other = legt einen Brandmarker in den eigenen Brandvorrat
act-fire-remove = entferne { some-fire } { from-pool }
    .inf = { some-fire } { from-pool } entfernen
    .zu = { some-fire } { from-pool } zu entfernen
act-depth-add = lege { some-depth }
    .inf = { some-depth } legen
    .zu = { some-depth } zu legen
act-depth-add-at = { act-depth-add }
    .inf = { act-depth-add.inf }
    .zu = { act-depth-add.zu }
act-add-all = { $parts }
    .inf = { FORM($parts, "inf") }
    .zu = { FORM($parts, "zu") }
act-depth-shift = versetze { some-depth }
    .inf = { some-depth } versetzen
    .zu = { some-depth } zu versetzen
act-depth-flip = wende { some-depth }
    .inf = { some-depth } wenden
    .zu = { some-depth } zu wenden
act-depth-remove = entferne { some-depth }
    .inf = { some-depth } entfernen
    .zu = { some-depth } zu entfernen
act-depth-add-verb = lege
    .inf = legen
    .zu = zu legen
act-depth-shift-verb = versetze
    .inf = versetzen
    .zu = zu versetzen
act-depth-flip-verb = wende
    .inf = wenden
    .zu = zu wenden
act-depth-remove-verb = entferne
    .inf = entfernen
    .zu = zu entfernen
act-depth-or = { $verbs } einen Tiefenmarker
    .inf = einen Tiefenmarker { FORM($verbs, "inf") }
    .zu = einen Tiefenmarker { FORM($verbs, "zu") }

## Kultisten, Karten, Marker und die Figur

act-own-add = erhalte { COUNT($n, "cultist", "acc") }
    .inf = { COUNT($n, "cultist", "acc") } erhalten
    .zu = { COUNT($n, "cultist", "acc") } zu erhalten
    .other = erhält { COUNT($n, "cultist", "acc") }
act-own-remove = lege { COUNT($n, "cultist", "acc") } ab
    .inf = { COUNT($n, "cultist", "acc") } ablegen
    .zu = { COUNT($n, "cultist", "acc") } abzulegen
    .other = legt { COUNT($n, "cultist", "acc") } ab
act-opp-add = lass { some-players } { COUNT($n, "cultist", "acc") } erhalten
    .inf = { some-players } { COUNT($n, "cultist", "acc") } erhalten lassen
    .zu = { some-players } { COUNT($n, "cultist", "acc") } erhalten zu lassen
# Die Zahl steht vor den Spielern: „Spieler 2 Kultisten“ läse sich wie ein Name.
cultists-of-players = { $times ->
    [1] { COUNT($n, "cultist", "acc") } { $where ->
        [G] des Spielers
       *[any] eines anderen Spielers
    }
   *[other] je { COUNT($n, "cultist", "acc") } von { so-many-targets } anderen Spielern
}
act-opp-remove = lege { cultists-of-players } ab
    .inf = { cultists-of-players } ablegen
    .zu = { cultists-of-players } abzulegen
act-ritual = führe ein Ritual durch
    .inf = ein Ritual durchführen
    .zu = ein Ritual durchzuführen
act-corrupt = nimm { COUNT($n, "corruption-token", "acc") }
    .inf = { COUNT($n, "corruption-token", "acc") } nehmen
    .zu = { COUNT($n, "corruption-token", "acc") } zu nehmen
act-draw = ziehe { COUNT($n, "card", "acc") }
    .inf = { COUNT($n, "card", "acc") } ziehen
    .zu = { COUNT($n, "card", "acc") } zu ziehen
recalled-cards = { $n ->
    [1] die oberste Karte
   *[other] die obersten { $n } Karten
} deines Ablagestapels unter dein Deck
act-recall = lege { recalled-cards }
    .inf = { recalled-cards } legen
    .zu = { recalled-cards } zu legen
act-madness-add = nimm { COUNT($n, "madness-token", "acc") } aus dem Beutel
    .inf = { COUNT($n, "madness-token", "acc") } aus dem Beutel nehmen
    .zu = { COUNT($n, "madness-token", "acc") } aus dem Beutel zu nehmen
    .other = nimmt { COUNT($n, "madness-token", "acc") } aus dem Beutel
act-madness-remove = lege { COUNT($n, "madness-token", "acc") } in den Beutel zurück
    .inf = { COUNT($n, "madness-token", "acc") } in den Beutel zurücklegen
    .zu = { COUNT($n, "madness-token", "acc") } in den Beutel zurückzulegen
act-ready = mache deine Figur bereit
    .inf = deine Figur bereit machen
    .zu = deine Figur bereit zu machen
act-figure = stelle deine Figur auf die Machtkarte { FORM($god, "gen") }
    .inf = deine Figur auf die Machtkarte { FORM($god, "gen") } stellen
    .zu = deine Figur auf die Machtkarte { FORM($god, "gen") } zu stellen
from-zone = { $zone ->
    [hand] aus der Hand
   *[both] aus der Hand oder aus dem Ablagestapel
}
act-playgod = spiele eine Karte { FORM($god, "gen") } { from-zone }; sie kommt danach nach R'lyeh
    .inf = eine Karte { FORM($god, "gen") } { from-zone } spielen, die danach nach R'lyeh kommt
    .zu = eine Karte { FORM($god, "gen") } { from-zone } zu spielen, die danach nach R'lyeh kommt
act-strip = Wahnsinnsmarker auf einem Ermittler, den diese Karte vernichtet, kommen in den Beutel
act-eclipse = wende den Tageszeitmarker
    .inf = den Tageszeitmarker wenden
    .zu = den Tageszeitmarker zu wenden
act-rouse = verstärke jeden Ermittler in der oberen Reihe deines Tableaus um { $n }
    .inf = jeden Ermittler in der oberen Reihe deines Tableaus um { $n } verstärken
    .zu = jeden Ermittler in der oberen Reihe deines Tableaus um { $n } zu verstärken
    .other = verstärkt jeden Ermittler in der oberen Reihe des eigenen Tableaus um { $n }
act-bury = lege eine Götterkarte aus der Hand unter ihren Götterstapel
    .inf = eine Götterkarte aus der Hand unter ihren Götterstapel legen
    .zu = eine Götterkarte aus der Hand unter ihren Götterstapel zu legen

## Sets, Zeilen am unteren Rand und Ereignisse

# Was der Reihe nach geschieht, ist ein Satz: „…, danach …“.
effect-sequence = { $parts }
    .inf = { FORM($parts, "inf") }
    .zu = { FORM($parts, "zu") }
    .other = { FORM($parts, "other") }

set-acts = { $acts }
    .inf = { FORM($acts, "inf") }
    .zu = { FORM($acts, "zu") }
set-free = { $acts }
set-paid = zahle { COUNT($n, "madness-token", "acc") }, um { FORM($acts, "zu") }
set-night = nachts: { SENTENCE($acts) }
set-night-paid = nachts: Zahle { COUNT($n, "madness-token", "acc") }, um { FORM($acts, "zu") }
line-free = { $act }
line-paid = du darfst { COUNT($n, "madness-token", "acc") } zahlen, um { FORM($act, "zu") }
line-night = nachts: { SENTENCE($act) }
line-night-paid = nachts: Du darfst { COUNT($n, "madness-token", "acc") } zahlen, um { FORM($act, "zu") }
event-each = jeder Spieler { FORM($effect, "other") }

## Ziele

goal-how-many = { $how ->
    [least] mindestens
    [most] höchstens
   *[exactly] genau
}
goal-how-many-of = { $how_of ->
    [least] mindestens
    [most] höchstens
   *[exactly] genau
}
some-investigators = { $how ->
    [least] { $n ->
        [1] einen Ermittler
       *[other] mindestens { COUNT($n, "investigator", "acc") }
    }
   *[other] { goal-how-many } { COUNT($n, "investigator", "acc") }
}
goal-joined = { $parts }
goal-turn = deine Aktionen haben in diesem Zug { FORM($parts, "verb") }
goal-defeated = deine Aktionen haben in diesem Zug { some-investigators } besiegt
    .verb = { some-investigators } besiegt
such-investigators = { $such ->
    [1] einen solchen Ermittler
   *[other] { some-investigators } mit { goal-how-many-of } { $n_of } Leben
}
goal-defeated-life = deine Aktionen haben in diesem Zug { such-investigators } besiegt
    .verb = { such-investigators } besiegt
goal-entered = deine Aktionen haben in diesem Zug { some-investigators } in das Hauptquartier eines anderen Spielers gebracht
    .verb = { some-investigators } in das Hauptquartier eines anderen Spielers gebracht
goal-entered-life = deine Aktionen haben in diesem Zug { such-investigators } in das Hauptquartier eines anderen Spielers gebracht
    .verb = { such-investigators } in das Hauptquartier eines anderen Spielers gebracht
goal-life-taken = deine Aktionen haben in diesem Zug Ermittlern zusammen { goal-how-many } { $n } Leben genommen
    .verb = Ermittlern zusammen { goal-how-many } { $n } Leben genommen
players-targeted = { $n ->
    [1] { $how ->
        [least] dem Tableau eines anderen Spielers
       *[other] dem Tableau von { goal-how-many } 1 anderen Spieler
    }
   *[other] den Tableaus von { goal-how-many } { $n } anderen Spielern
}
goal-boards-targeted = deine Aktionen haben in diesem Zug Ermittler auf { players-targeted } zum Ziel gehabt
    .verb = Ermittler auf { players-targeted } zum Ziel gehabt
goal-cultists-taken = deine Aktionen haben in diesem Zug andere Spieler zusammen { goal-how-many } { COUNT($n, "cultist", "acc") } gekostet
    .verb = andere Spieler zusammen { goal-how-many } { COUNT($n, "cultist", "acc") } gekostet
others-have = { $n ->
    [1] { $how ->
        [least] ein anderer Spieler hat
       *[other] { goal-how-many } 1 anderer Spieler hat
    }
   *[other] { goal-how-many } { $n } andere Spieler haben je
}
goal-others-fire = { others-have } { goal-how-many-of } { COUNT($n_of, "fire-marker", "acc") } im Brandvorrat
goal-others-outposts = { others-have } { goal-how-many-of } { COUNT($n_of, "outpost", "acc") } auf dem Tableau
goal-others-investigators = { others-have } { goal-how-many-of } { COUNT($n_of, "investigator", "acc") } auf dem Tableau
goal-investigators = { $n ->
    [0] du hast keine Ermittler auf deinem Tableau
   *[other] du hast { goal-how-many } { COUNT($n, "investigator", "acc") } auf deinem Tableau
}
goal-near = { $n ->
    [0] du hast keine Ermittler in den beiden unteren Reihen deines Tableaus
   *[other] du hast { goal-how-many } { COUNT($n, "investigator", "acc") } in den beiden unteren Reihen deines Tableaus
}
goal-outposts = { $n ->
    [0] du hast keine Außenposten auf deinem Tableau
   *[other] du hast { goal-how-many } { COUNT($n, "outpost", "acc") } auf deinem Tableau
}
goal-fire = { $n ->
    [0] du hast keine Brandmarker in deinem Brandvorrat
   *[other] du hast { goal-how-many } { COUNT($n, "fire-marker", "acc") } in deinem Brandvorrat
}
goal-madness = { $n ->
    [0] du hast keine Wahnsinnsmarker in deinem Vorrat
   *[other] du hast { goal-how-many } { COUNT($n, "madness-token", "acc") } in deinem Vorrat
}
goal-colours = { $n ->
    [0] du hast keine Wahnsinnsmarker in deinem Vorrat
    [1] du hast Wahnsinnsmarker { goal-how-many } einer Farbe in deinem Vorrat
   *[other] du hast Wahnsinnsmarker { goal-how-many } { $n } verschiedener Farben in deinem Vorrat
}
goal-gods = { $n ->
    [0] du besitzt keine Götterkarten
    [1] du besitzt Karten von { goal-how-many } 1 Gott
   *[other] du besitzt Karten von { goal-how-many } { $n } verschiedenen Göttern
}
goal-all-gods = du besitzt eine Karte jedes Gottes im Spiel
goal-god-cards = { $n ->
    [0] du besitzt keine Götterkarten
   *[other] du besitzt { goal-how-many } { COUNT($n, "god-card", "acc") }
}
goal-same-god = { $n ->
    [0] du besitzt keine Götterkarten
   *[other] du besitzt { goal-how-many } { COUNT($n, "card", "acc") } eines Gottes
}
