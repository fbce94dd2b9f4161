### What cards do, in English. An action is a clause: the value is the order, .other what somebody else does.
### $whom is the investigator it is done to; $times counts equal actions of a set, which then have different targets.

## Whom, where and how many

so-many-targets = { $times ->
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] six
}
which-board = { $where ->
    [own] { " " }on your board
    [opp] { " " }on another player's board
    [A] { " " }on its own board
    [G] { " " }on the player's board
   *[any] { "" }
}
other-board = { $where ->
    [own] { " " }on your board
    [opp] { " " }on another player's board
   *[any] { "" }
}
from-board = { $where ->
    [own] { " " }from your board
    [opp] { " " }from another player's board
    [A] { " " }from its own board
    [G] { " " }from the player's board
   *[any] { "" }
}
which-life = { $life ->
    [0] { "" }
   *[other] { " " }with at most { $life } life
}
which-near = { $near ->
    [adj] { " " }adjacent to a target of the set
    [adj-outpost] { " " }adjacent to an outpost
   *[any] { "" }
}
whom = { $times ->
    [1] { $another ->
        [0] an investigator
        [1] { $named ->
            [0] another
           *[other] another investigator
        }
       *[other] { $named ->
            [0] yet another
           *[other] yet another investigator
        }
    }
   *[other] { so-many-targets } { $another ->
        [0] investigators
       *[other] { $named ->
            [0] others
           *[other] other investigators
        }
    }
}{ which-life }{ $another ->
    [0] { which-board }
   *[other] { other-board }
}{ which-near }
each-of-them = { $times ->
    [1] { "" }
   *[other] { " " }each
}
whose-pool = { $where ->
    [own] your fire pool
    [opp] another player's fire pool
    [A] its own fire pool
    [G] the player's fire pool
   *[any] { $times ->
        [1] a player's fire pool
       *[other] the fire pools of { so-many-targets } players
    }
}

other-player = { $where ->
    [G] the player
   *[any] another player
}

## Actions on investigators

act-attack-at = { $near ->
    [any] { $whom } for { $n }{ each-of-them }
   *[other] for { $n } { $whom }
}
act-attack = attack { act-attack-at }
act-attack-all = attack { $parts }
act-destroy = destroy { $whom }
act-reinforce-at = { $near ->
    [any] { $whom } by { $n }{ each-of-them }
   *[other] by { $n } { $whom }
}
act-reinforce = reinforce { act-reinforce-at }
act-reinforce-all = reinforce { $parts }
act-move-at = { $whom } { $n ->
    [1] 1 space
   *[other] up to { $n } spaces
}{ each-of-them }
act-move = move { act-move-at }
act-move-all = move { $parts }
act-ignite = ignite { $whom }

## Outposts, fire and depth tokens

act-outpost-add-at = { $times ->
    [1] an outpost
   *[other] { so-many-targets } outposts
}{ which-board }
act-outpost-add = add { act-outpost-add-at }
    .other = adds an outpost on their own board
act-outpost-remove = remove { $times ->
    [1] an outpost
   *[other] { so-many-targets } outposts
}{ from-board }
act-outpost-add-verb = add
act-outpost-remove-verb = remove
act-outpost-or = { $verbs } an outpost
act-fire-add = add { $times ->
    [1] a fire marker
   *[other] one fire marker each
} to { whose-pool }
    .other = adds a fire marker to their own fire pool
act-fire-remove = remove { $times ->
    [1] a fire marker
   *[other] one fire marker each
} from { whose-pool }
act-depth-add-at = { $times ->
    [1] a depth token
   *[other] { so-many-targets } depth tokens
}
act-depth-add = add { act-depth-add-at }
act-depth-shift = move { act-depth-add-at }
act-depth-flip = flip { act-depth-add-at }
act-depth-remove = remove { act-depth-add-at }
act-depth-add-verb = add
act-depth-shift-verb = move
act-depth-flip-verb = flip
act-depth-remove-verb = remove
act-depth-or = { $verbs } a depth token
act-add-all = add { $parts }

## Cultists, cards, tokens and the figure

act-own-add = gain { COUNT($n, "cultist") }
    .other = gains { COUNT($n, "cultist") }
act-own-remove = discard { COUNT($n, "cultist") }
    .other = discards { COUNT($n, "cultist") }
act-opp-add = make { $times ->
    [1] { other-player }
   *[other] { so-many-targets } other players
} gain { COUNT($n, "cultist") }{ each-of-them }
act-opp-remove = make { $times ->
    [1] { other-player }
   *[other] { so-many-targets } other players
} lose { COUNT($n, "cultist") }{ each-of-them }
act-ritual = perform a ritual
act-corrupt = take { COUNT($n, "corruption-token") }
act-draw = draw { COUNT($n, "card") }
act-recall = put { $n ->
    [1] the top card
   *[other] the top { $n } cards
} of your discard pile on the bottom of your deck
act-madness-add = take { COUNT($n, "madness-token") } from the bag
    .other = takes { COUNT($n, "madness-token") } from the bag
act-madness-remove = return { COUNT($n, "madness-token") } to the bag
act-ready = ready your figure
act-figure = put your figure on the power card of { FORM($god, "the") }
act-playgod = play a card of { FORM($god, "the") } from your { $zone ->
    [hand] hand
   *[both] hand or discard pile
}; it then goes to R'lyeh
act-strip = madness tokens on an investigator that this card destroys go to the bag
act-eclipse = flip the time marker
act-rouse = reinforce every investigator on the top row of your board by { $n }
    .other = reinforces every investigator on the top row of their own board by { $n }
act-bury = put a god card from your hand on the bottom of its god deck

## Sets, bottom lines and events

set-acts = { $acts }
set-free = { $acts }
set-paid = return { COUNT($n, "madness-token") } to { FORM($acts, "inf") }
set-night = at night: { $acts }
set-night-paid = at night: return { COUNT($n, "madness-token") } to { FORM($acts, "inf") }
line-free = { $act }
line-paid = you may return { COUNT($n, "madness-token") } to { FORM($act, "inf") }
line-night = at night: { $act }
line-night-paid = at night: you may return { COUNT($n, "madness-token") } to { FORM($act, "inf") }
event-each = each player { FORM($effect, "other") }

## Goals

goal-how-many = { $how ->
    [least] at least
    [most] at most
   *[exactly] exactly
}
goal-how-many-of = { $how_of ->
    [least] at least
    [most] at most
   *[exactly] exactly
}
some-investigators = { $how ->
    [least] { $n ->
        [1] an investigator
       *[other] at least { COUNT($n, "investigator") }
    }
   *[other] { goal-how-many } { COUNT($n, "investigator") }
}
others-have = { $n ->
    [1] { $how ->
        [least] another player has
       *[other] { goal-how-many } 1 other player has
    }
   *[other] { goal-how-many } { $n } other players each have
}
goal-joined = { $parts }
goal-turn = your actions this turn { FORM($parts, "verb") }
goal-defeated = your actions this turn defeated { some-investigators }
    .verb = defeated { some-investigators }
such-investigators = { $such ->
    [1] such an investigator
   *[other] { some-investigators } with { goal-how-many-of } { $n_of } life
}
goal-defeated-life = your actions this turn defeated { such-investigators }
    .verb = defeated { such-investigators }
goal-entered = your actions this turn made { some-investigators } enter another player's headquarters
    .verb = made { some-investigators } enter another player's headquarters
goal-entered-life = your actions this turn made { such-investigators } enter another player's headquarters
    .verb = made { such-investigators } enter another player's headquarters
goal-life-taken = your actions this turn took { goal-how-many } { $n } life from investigators
    .verb = took { goal-how-many } { $n } life from investigators
players-targeted = { $n ->
    [1] { $how ->
        [least] another player's board
       *[other] the board of { goal-how-many } 1 other player
    }
   *[other] the boards of { goal-how-many } { $n } other players
}
goal-boards-targeted = your actions this turn targeted investigators on { players-targeted }
    .verb = targeted investigators on { players-targeted }
goal-cultists-taken = your actions this turn made other players lose { goal-how-many } { COUNT($n, "cultist") }
    .verb = made other players lose { goal-how-many } { COUNT($n, "cultist") }
goal-others-fire = { others-have } { goal-how-many-of } { COUNT($n_of, "fire-marker") } in the fire pool
goal-others-outposts = { others-have } { goal-how-many-of } { COUNT($n_of, "outpost") } on the board
goal-others-investigators = { others-have } { goal-how-many-of } { COUNT($n_of, "investigator") } on the board
goal-investigators = { $n ->
    [0] you have no investigators on your board
   *[other] you have { goal-how-many } { COUNT($n, "investigator") } on your board
}
goal-near = { $n ->
    [0] you have no investigators on the two lowest rows of your board
   *[other] you have { goal-how-many } { COUNT($n, "investigator") } on the two lowest rows of your board
}
goal-outposts = { $n ->
    [0] you have no outposts on your board
   *[other] you have { goal-how-many } { COUNT($n, "outpost") } on your board
}
goal-fire = { $n ->
    [0] you have no fire markers in your fire pool
   *[other] you have { goal-how-many } { COUNT($n, "fire-marker") } in your fire pool
}
goal-madness = { $n ->
    [0] you have no madness tokens in your pool
   *[other] you have { goal-how-many } { COUNT($n, "madness-token") } in your pool
}
goal-colours = { $n ->
    [0] you have no madness tokens in your pool
    [1] you have madness tokens of { goal-how-many } 1 colour in your pool
   *[other] you have madness tokens of { goal-how-many } { $n } different colours in your pool
}
goal-gods = { $n ->
    [0] you own no god cards
    [1] you own cards of { goal-how-many } 1 god
   *[other] you own cards of { goal-how-many } { $n } different gods
}
goal-all-gods = you own a card of every god in play
goal-god-cards = { $n ->
    [0] you own no god cards
   *[other] you own { goal-how-many } { COUNT($n, "god-card") }
}
goal-same-god = { $n ->
    [0] you own no god cards
   *[other] you own { goal-how-many } { COUNT($n, "card") } of one god
}
