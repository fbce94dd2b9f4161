### Words on the board of Arkham Horror. The names of cards and things come from the game itself.

board-a-map = Locations
board-a-story = Act and agenda
board-a-round = { $n ->
    [0] being set up
   *[other] round { $n }
}
board-a-damage = Damage
board-a-horror = Horror
board-a-clues = Clues
board-a-doom = Doom
board-a-uses = Uses
board-a-resources = Resources
board-a-actions = Actions left
board-a-deck = Cards in the deck
board-a-hand-count = Cards in hand
board-a-exhausted = exhausted
board-a-unrevealed = unrevealed
board-a-shroud = shroud { $n }
board-a-shroud-label = Shroud
board-a-clues-here = { $n ->
    [0] no clues
    [one] 1 clue
   *[other] { $n } clues
}
board-a-fight = Fight
board-a-evade = Evade
board-a-health = Health
board-a-sanity = Sanity
board-a-victory-label = Victory points
board-a-each = { $what } per investigator
board-a-nothing = Nothing in play.
board-a-empty-hand = No cards in hand.
board-a-bag = Chaos bag
board-a-test = { $player } tests { $skill }
board-a-difficulty = Difficulty
board-a-value = Skill value
board-a-odds = { $good } of { $all } tokens succeed
board-a-encounter = Encounter deck
board-a-victory = Victory display
board-a-investigator = Investigator
board-a-experience = Experience
board-a-defeated = defeated
board-a-resigned = resigned
board-a-absent = absent
board-a-act = Act
board-a-agenda = Agenda
board-a-threat = Threat area
board-a-play = In play
board-a-free = Free slots:
board-a-discard = Discarded
board-a-open-hand = Hand
board-a-pile = { $title }: { $n ->
    [one] 1 card
   *[other] { $n } cards
}
board-a-enemy-values = fight { $fight }, health { $health }, evade { $evade }
board-a-enemy-values-long = Fight, health, evade
board-a-engaged = engaged with { $player }
board-a-of = { $what }: { $n } of { $of }
board-a-cultists = Cultist deck
board-a-test-title = Skill test
board-a-raised = Raised afterwards
board-a-part-token = Chaos token { $token }
board-a-passed = Success
board-a-failed = Failure
board-a-odds-more = Further effects of tokens are not counted.
board-a-chance = { $token }, { $n ->
    [one] 1 token
   *[other] { $n } tokens
}: { $passes ->
    [yes] success
   *[no] failure
}
board-a-auto-fail = The test fails.
board-a-cost = cost { $n }
board-a-decks = Deck builder
board-a-pool = Cards to choose from
board-a-class = Class
board-a-class-own = Classes of the investigator
board-a-type = Type
board-a-type-all = All types
board-a-levels = Level
board-a-levels-all = All levels
board-a-levels-more = level 1 and higher
board-a-level = level { $n }
board-a-less = One less: { $card }
board-a-more = One more: { $card }
board-a-deck-own = Deck
board-a-deck-name = Name of the deck
board-a-deck-size = { $n } of 30 cards
board-a-deck-experience = { $n } experience
board-a-deck-campaign = For a campaign: no experience yet
board-a-deck-good = The deck follows all the rules.
board-a-deck-table = Play with this deck
board-a-deck-keep = Keep
board-a-deck-starter = Starter deck
board-a-deck-text = Copy as text
board-a-deck-json = Copy as JSON
board-a-deck-paste = Paste a deck
board-a-deck-read = Read it
board-a-deck-mine = Kept decks
board-a-deck-open = Open
board-a-deck-forget = Delete
board-a-deck-take = Ticked decks go to the table together, the first one to the first seat.
board-a-deck-copied = The deck is on the clipboard.
board-a-deck-kept = The deck is kept in this browser.
board-a-deck-large = That is too much: a deck has at most { $most } bytes.
board-a-deck-other = own cards and weaknesses
board-a-wild = wild
board-a-attack = Attack
board-a-log = Campaign log
board-a-log-scenarios = Scenarios
board-a-log-now = being played
board-a-log-ahead = to come
board-a-log-notes = Notes
board-a-log-none = Nothing has been written down yet.
board-a-log-interrogated = Cultists interrogated:
board-a-log-got-away = Cultists who got away:
board-a-log-lost = Killed or insane:
board-a-log-tokens = Chaos tokens added:
board-a-log-people = Investigators
board-a-log-physical = Physical trauma
board-a-log-mental = Mental trauma
board-a-survivors = New campaign with the survivors
board-a-log-deck = Own deck ({ $n ->
    [one] 1 card
   *[other] { $n } cards
})
board-a-buy = Cards to buy
board-a-buy-none = Nothing that can be bought.
board-a-interlude = Between the scenarios
board-a-do-move = Move
board-a-do-fight = Fight
board-a-do-engage = Engage
board-a-do-evade = Evade
board-a-do-play = Play a card
board-a-do-fast = Play without an action
board-a-do-use = Use an ability
board-a-do-free = Ability without an action
board-a-left-health = Health: { $left } of { $of } left ({ $taken } damage)
board-a-left-sanity = Sanity: { $left } of { $of } left ({ $taken } horror)
board-a-agenda-why = Danger: advances at { $n } doom.
board-a-act-why = Goal: spend { $n } clues as a group.
board-a-lost = Lost: the Mythos was too strong this time
