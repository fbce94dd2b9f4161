### Co robią karty, po polsku. Akcja to zdanie bez wielkiej litery i kropki: wartość to rozkaźnik, .inf bezokolicznik, .other trzecia osoba.
### $whom to badacz, którego akcja dotyczy; $times liczy jednakowe akcje zestawu, które mają wtedy różne cele.

## Kogo, gdzie i ilu

so-many-targets = { $times ->
    [2] dwa
    [3] trzy
    [4] cztery
    [5] pięć
   *[other] sześć
}
so-many-people = { $times ->
    [2] dwóch
    [3] trzech
    [4] czterech
    [5] pięciu
   *[other] sześciu
}
which-board = { $where ->
    [own] { " " }na swojej planszy
    [opp] { " " }na planszy innego gracza
    [A] { " " }na własnej planszy
    [G] { " " }na planszy gracza
   *[any] { "" }
}
other-board = { $where ->
    [own] { " " }na swojej planszy
    [opp] { " " }na planszy innego gracza
   *[any] { "" }
}
from-board = { $where ->
    [own] { " " }ze swojej planszy
    [opp] { " " }z planszy innego gracza
    [A] { " " }z własnej planszy
    [G] { " " }z planszy gracza
   *[any] { "" }
}
which-life = { $life ->
    [0] { "" }
   *[other] { " " }z najwyżej { COUNT($life, "life", "ins") }
}
which-near = { $near ->
    [adj] { " " }{ $times ->
        [1] sąsiadującego
       *[other] sąsiadujących
    } z celem zestawu
    [adj-outpost] { " " }{ $times ->
        [1] sąsiadującego
       *[other] sąsiadujących
    } z przyczółkiem
   *[any] { "" }
}
whom = { $times ->
    [1] { $another ->
        [0] badacza
        [1] { $named ->
            [0] innego
           *[other] innego badacza
        }
       *[other] { $named ->
            [0] jeszcze innego
           *[other] jeszcze innego badacza
        }
    }
   *[other] { so-many-people } { $another ->
        [0] badaczy
       *[other] { $named ->
            [0] innych
           *[other] innych badaczy
        }
    }
}{ which-life }{ $another ->
    [0] { which-board }
   *[other] { other-board }
}{ which-near }
into-pool = { $where ->
    [own] do swojej puli ognia
    [opp] do puli ognia innego gracza
    [A] do własnej puli ognia
    [G] do puli ognia gracza
   *[any] { $times ->
        [1] do puli ognia wybranego gracza
       *[other] do pul ognia { so-many-people } graczy
    }
}
from-pool = { $where ->
    [own] ze swojej puli ognia
    [opp] z puli ognia innego gracza
    [A] z własnej puli ognia
    [G] z puli ognia gracza
   *[any] { $times ->
        [1] z puli ognia wybranego gracza
       *[other] z pul ognia { so-many-people } graczy
    }
}
some-outposts = { $times ->
    [1] przyczółek
    [2] dwa przyczółki
    [3] trzy przyczółki
    [4] cztery przyczółki
   *[other] { so-many-targets } przyczółków
}
some-fire = { $times ->
    [1] znacznik pożaru
   *[other] po znaczniku pożaru
}
some-depth = { $times ->
    [1] znacznik głębi
    [2] dwa znaczniki głębi
    [3] trzy znaczniki głębi
    [4] cztery znaczniki głębi
   *[other] { so-many-targets } znaczników głębi
}
how-far = { $n ->
    [1] o 1 pole
   *[other] najwyżej o { COUNT($n, "space", "acc") }
}

## Akcje na badaczach

act-attack-at = { $times ->
    [1] { $scoped ->
        [0] { $whom } z siłą { $n }
       *[other] z siłą { $n } { $whom }
    }
   *[other] z siłą { $n } każdego z { $whom }
}
act-attack = zaatakuj { act-attack-at }
    .inf = zaatakować { act-attack-at }
act-attack-all = zaatakuj { $parts }
    .inf = zaatakować { $parts }
act-destroy = zniszcz { $whom }
    .inf = zniszczyć { $whom }
act-reinforce-at = { $times ->
    [1] { $scoped ->
        [0] { $whom } o { $n }
       *[other] o { $n } { $whom }
    }
   *[other] o { $n } każdego z { $whom }
}
act-reinforce = wzmocnij { act-reinforce-at }
    .inf = wzmocnić { act-reinforce-at }
act-reinforce-all = wzmocnij { $parts }
    .inf = wzmocnić { $parts }
act-move-at = { $times ->
    [1] { $scoped ->
        [0] { $whom } { how-far }
       *[other] { how-far } { $whom }
    }
   *[other] { how-far } każdego z { $whom }
}
act-move = porusz { act-move-at }
    .inf = poruszyć { act-move-at }
act-move-all = porusz { $parts }
    .inf = poruszyć { $parts }
act-ignite = podpal { $whom }
    .inf = podpalić { $whom }

## Przyczółki, pożary i znaczniki głębi

act-outpost-add = dodaj { some-outposts }{ which-board }
    .inf = dodać { some-outposts }{ which-board }
    .other = dodaje przyczółek na swojej planszy
act-outpost-add-at = { some-outposts }{ which-board }
act-outpost-add-verb = dodaj
    .inf = dodać
act-outpost-remove-verb = odrzuć
    .inf = odrzucić
act-outpost-or = { $verbs } przyczółek
    .inf = { FORM($verbs, "inf") } przyczółek
act-outpost-remove = odrzuć { some-outposts }{ from-board }
    .inf = odrzucić { some-outposts }{ from-board }
act-fire-add = dodaj { some-fire } { into-pool }
    .inf = dodać { some-fire } { into-pool }
    .other = dodaje znacznik pożaru do swojej puli ognia
act-fire-remove = usuń { some-fire } { from-pool }
    .inf = usunąć { some-fire } { from-pool }
act-depth-add = dodaj { some-depth }
    .inf = dodać { some-depth }
act-depth-add-at = { some-depth }
act-add-all = dodaj { $parts }
    .inf = dodać { $parts }
act-depth-shift = przesuń { some-depth }
    .inf = przesunąć { some-depth }
act-depth-flip = odwróć { some-depth }
    .inf = odwrócić { some-depth }
act-depth-remove = usuń { some-depth }
    .inf = usunąć { some-depth }
act-depth-add-verb = dodaj
    .inf = dodać
act-depth-shift-verb = przesuń
    .inf = przesunąć
act-depth-flip-verb = odwróć
    .inf = odwrócić
act-depth-remove-verb = usuń
    .inf = usunąć
act-depth-or = { $verbs } znacznik głębi
    .inf = { FORM($verbs, "inf") } znacznik głębi

## Kultyści, karty, znaczniki i figurka

act-own-add = zdobądź { COUNT($n, "cultist", "acc") }
    .inf = zdobyć { COUNT($n, "cultist", "acc") }
    .other = zdobywa { COUNT($n, "cultist", "acc") }
act-own-remove = odrzuć { COUNT($n, "cultist", "acc") }
    .inf = odrzucić { COUNT($n, "cultist", "acc") }
    .other = odrzuca { COUNT($n, "cultist", "acc") }
players-who-gain = { $times ->
    [1] innemu graczowi
    [2] dwóm innym graczom po
    [3] trzem innym graczom po
    [4] czterem innym graczom po
    [5] pięciu innym graczom po
   *[other] sześciu innym graczom po
}
act-opp-add = daj { players-who-gain } { COUNT($n, "cultist", "acc") }
    .inf = dać { players-who-gain } { COUNT($n, "cultist", "acc") }
players-who-lose = { $times ->
    [1] { $where ->
        [G] gracza
       *[any] innego gracza
    }
   *[other] każdego z { so-many-people } innych graczy
}
act-opp-remove = pozbaw { players-who-lose } { COUNT($n, "cultist", "gen") }
    .inf = pozbawić { players-who-lose } { COUNT($n, "cultist", "gen") }
act-ritual = odpraw rytuał
    .inf = odprawić rytuał
act-corrupt = weź { COUNT($n, "corruption-token", "acc") }
    .inf = wziąć { COUNT($n, "corruption-token", "acc") }
act-draw = dobierz { COUNT($n, "card", "acc") }
    .inf = dobrać { COUNT($n, "card", "acc") }
recalled-cards = { $n ->
    [one] wierzchnią kartę
    [few] { $n } wierzchnie karty
   *[many] { $n } wierzchnich kart
} ze swojego stosu kart odrzuconych na spód swojej talii
act-recall = odłóż { recalled-cards }
    .inf = odłożyć { recalled-cards }
act-madness-add = weź z worka { COUNT($n, "madness-token", "acc") }
    .inf = wziąć z worka { COUNT($n, "madness-token", "acc") }
    .other = bierze z worka { COUNT($n, "madness-token", "acc") }
act-madness-remove = odrzuć do worka { COUNT($n, "madness-token", "acc") }
    .inf = odrzucić do worka { COUNT($n, "madness-token", "acc") }
act-ready = przygotuj swoją figurkę
    .inf = przygotować swoją figurkę
act-figure = umieść swoją figurkę na karcie mocy { FORM($god, "gen") }
    .inf = umieścić swoją figurkę na karcie mocy { FORM($god, "gen") }
from-zone = { $zone ->
    [hand] z ręki
   *[both] z ręki albo ze stosu kart odrzuconych
}
act-playgod = zagraj kartę { FORM($god, "gen") } { from-zone }; trafia ona następnie do R'lyeh
    .inf = zagrać kartę { FORM($god, "gen") } { from-zone }; trafia ona następnie do R'lyeh
act-strip = znaczniki szaleństwa z badacza zniszczonego tą kartą trafiają do worka
act-eclipse = odwróć znacznik pory dnia
    .inf = odwrócić znacznik pory dnia
act-rouse = wzmocnij o { $n } każdego badacza w górnym rzędzie swojej planszy
    .inf = wzmocnić o { $n } każdego badacza w górnym rzędzie swojej planszy
    .other = wzmacnia o { $n } każdego badacza w górnym rzędzie swojej planszy
act-bury = odłóż kartę boga z ręki na spód talii tego boga
    .inf = odłożyć kartę boga z ręki na spód talii tego boga

## Zestawy, opisy na dole i wydarzenia

set-acts = { $acts }
    .inf = { FORM($acts, "inf") }
set-free = { $acts }
set-paid = odrzuć { COUNT($n, "madness-token", "acc") }, aby { FORM($acts, "inf") }
set-night = w nocy: { $acts }
set-night-paid = w nocy: odrzuć { COUNT($n, "madness-token", "acc") }, aby { FORM($acts, "inf") }
line-free = { $act }
line-paid = możesz odrzucić { COUNT($n, "madness-token", "acc") }, aby { FORM($act, "inf") }
line-night = w nocy: { $act }
line-night-paid = w nocy: możesz odrzucić { COUNT($n, "madness-token", "acc") }, aby { FORM($act, "inf") }
event-each = każdy gracz { FORM($effect, "other") }

## Cele

goal-how-many = { $how ->
    [least] co najmniej
    [most] najwyżej
   *[exactly] dokładnie
}
goal-how-many-of = { $how_of ->
    [least] co najmniej
    [most] najwyżej
   *[exactly] dokładnie
}
some-investigators = { $how ->
    [least] { $n ->
        [1] badacza
       *[other] co najmniej { COUNT($n, "investigator", "acc") }
    }
   *[other] { goal-how-many } { COUNT($n, "investigator", "acc") }
}
goal-joined = { $parts }
goal-turn = twoje akcje w tej turze { FORM($parts, "verb") }
goal-defeated = twoje akcje w tej turze pokonały { some-investigators }
    .verb = pokonały { some-investigators }
such-investigators = { $such ->
    [1] takiego badacza
   *[other] { some-investigators } z { goal-how-many-of } { COUNT($n_of, "life", "ins") }
}
goal-defeated-life = twoje akcje w tej turze pokonały { such-investigators }
    .verb = pokonały { such-investigators }
goal-entered = twoje akcje w tej turze wprowadziły { some-investigators } do siedziby innego gracza
    .verb = wprowadziły { some-investigators } do siedziby innego gracza
goal-entered-life = twoje akcje w tej turze wprowadziły { such-investigators } do siedziby innego gracza
    .verb = wprowadziły { such-investigators } do siedziby innego gracza
goal-life-taken = twoje akcje w tej turze odebrały badaczom { goal-how-many } { COUNT($n, "life", "acc") }
    .verb = odebrały badaczom { goal-how-many } { COUNT($n, "life", "acc") }
players-targeted = { $n ->
    [1] { $how ->
        [least] planszy innego gracza
       *[other] planszy { goal-how-many } 1 innego gracza
    }
   *[other] planszach { goal-how-many } { $n } innych graczy
}
goal-boards-targeted = twoje akcje w tej turze miały za cel badaczy na { players-targeted }
    .verb = miały za cel badaczy na { players-targeted }
goal-cultists-taken = twoje akcje w tej turze pozbawiły innych graczy łącznie { goal-how-many } { COUNT($n, "cultist", "gen") }
    .verb = pozbawiły innych graczy łącznie { goal-how-many } { COUNT($n, "cultist", "gen") }
others-have = { $n ->
    [1] { $how ->
        [least] inny gracz ma
       *[other] { goal-how-many } 1 inny gracz ma
    }
   *[other] { goal-how-many } { $n } innych graczy ma
}
each-has = { $n ->
    [1] { "" }
   *[other] po{ " " }
}
goal-others-fire = { others-have } w puli ognia { each-has }{ goal-how-many-of } { COUNT($n_of, "fire-marker", "acc") }
goal-others-outposts = { others-have } na planszy { each-has }{ goal-how-many-of } { COUNT($n_of, "outpost", "acc") }
goal-others-investigators = { others-have } na planszy { each-has }{ goal-how-many-of } { COUNT($n_of, "investigator", "acc") }
goal-investigators = { $n ->
    [0] nie masz na planszy żadnego badacza
   *[other] masz na planszy { goal-how-many } { COUNT($n, "investigator", "acc") }
}
goal-near = { $n ->
    [0] nie masz żadnego badacza w dwóch dolnych rzędach swojej planszy
   *[other] masz { goal-how-many } { COUNT($n, "investigator", "acc") } w dwóch dolnych rzędach swojej planszy
}
goal-outposts = { $n ->
    [0] nie masz na planszy żadnego przyczółka
   *[other] masz na planszy { goal-how-many } { COUNT($n, "outpost", "acc") }
}
goal-fire = { $n ->
    [0] nie masz w puli ognia żadnego znacznika pożaru
   *[other] masz w puli ognia { goal-how-many } { COUNT($n, "fire-marker", "acc") }
}
goal-madness = { $n ->
    [0] nie masz w puli żadnego znacznika szaleństwa
   *[other] masz w puli { goal-how-many } { COUNT($n, "madness-token", "acc") }
}
goal-colours = { $n ->
    [0] nie masz w puli żadnego znacznika szaleństwa
    [1] masz w puli znaczniki szaleństwa { goal-how-many } 1 koloru
   *[other] masz w puli znaczniki szaleństwa { goal-how-many } { $n } różnych kolorów
}
goal-gods = { $n ->
    [0] nie masz żadnej karty boga
    [1] masz karty { goal-how-many } 1 boga
   *[other] masz karty { goal-how-many } { $n } różnych bogów
}
goal-all-gods = masz kartę każdego boga w grze
goal-god-cards = { $n ->
    [0] nie masz żadnej karty boga
   *[other] masz { goal-how-many } { COUNT($n, "god-card", "acc") }
}
goal-same-god = { $n ->
    [0] nie masz żadnej karty boga
   *[other] masz { goal-how-many } { COUNT($n, "card", "acc") } jednego boga
}
