### The toy game in English.

coin = coin
    .pl = coins
card = card
    .pl = cards
point = point
    .pl = points

## Votes, turns, questions

feast = Feast
famine = Famine
armour = Armour
health = Health
option-deck = Deck
option-deck-is = Which cards are in the deck, and how many of each.
option-rest = Rest
option-hit = Hit an opponent
option-play = Play { FORM($card, "acc") }
ask-vote = Feast or famine?
ask-turn = What do you do this turn?
ask-aim = Whom do you hit?
ask-share = Share the damage between armour and health.
ask-bet = How many coins do you bet?
ask-burn = Which cards do you burn?
ask-discard-one = Which card do you discard?
ask-hand-limit = Which cards do you discard?
ask-offer = Which card do you offer next?
ask-order = In which order do the cards go back, first on top?
refuse-coins = { $card } costs { COUNT($n, "coin") }, more than you have.
refuse-odd = The cards you burn must have an even weight together.
refuse-immune = { $card } cannot be touched: { $player } is immune.
refuse-deck-card = A deck cannot have a card { $given }: there is none.
refuse-deck-copies = A deck can have { $card } 0 to { $most } times, not { $n } times.
refuse-deck-size = A deck must have at least { COUNT($least, "card") }; this one has { $n }.

## Cards

if-aimed = you are the target
if-other = it was not you
if-poor = you have fewer than 3 coins
if-you-hit = you are the attacker
select-rivals = opponents
    .one = an opponent
    .each = each opponent
    .it = them
    .another = another opponent
    .others = other opponents
select-purses = coins of opponents
select-next = the opponent to your left
select-yours = your cards in play
    .one = one of your cards in play
    .it = it
    .per = for each of your cards in play
select-in-play = cards in play
    .one = a card in play
    .each = each card in play
    .it = it
effect-draw = draw { COUNT($n, "card") }
    .other = draws { COUNT($n, "card") }
effect-gain = take { COUNT($n, "coin") } from the treasury
    .other = takes { COUNT($n, "coin") } from the treasury
effect-lose = pay { COUNT($n, "coin") } into the treasury
    .other = pays { COUNT($n, "coin") } into the treasury
effect-heal = regain { COUNT($n, "point") } of health
    .other = regains { COUNT($n, "point") } of health
effect-strike = hit { FORM($it, "acc") } for { COUNT($n, "point") }
effect-smash = discard { FORM($it, "acc") }
effect-steal = steal { FORM($it, "acc") }
effect-hit-back = hit the attacker for { COUNT($n, "point") }
effect-halve = halve the hit, rounding down
effect-bonfire = burn up to three different cards of even weight for 1 coin each
effect-scry = look at the top three cards and put them back in any order
effect-wager = bet up to 3 coins on a roll above three
effect-curfew = end the round at once
cost-coins = pay { COUNT($n, "coin") }
cost-this = discard this card
cost-discard = discard a card
cost-offer = offer cards of weight { $n }
moment-aimed = When you would be hit
moment-was-hit = After you were hit
moment-you-hit = After you hit somebody
moment-reacts = When somebody answers with a card
moment-dusk = At dusk
modifier-attack = { $whose ->
   *[you] your
    [opponents] your opponents'
    [all] all
} hits do { COUNT($n, "point") } { $sign ->
   *[up] more
    [down] less
}
modifier-edge = { $it } adds { COUNT($n, "point") } to your hits
modifier-hand-limit = your hand limit is { COUNT($n, "card") }
modifier-immunity = cards of others do not touch you

## Log

log-draws = { $player } draws a card.
log-drew = You drew { FORM($card, "acc") }.
log-played = { $player } plays { FORM($card, "acc") }.
log-reacts = { $player } answers with { FORM($card, "acc") }.
log-hit = { $by } hits { FORM($to, "acc") } for { COUNT($n, "point") }.
log-gains = { $player } takes { COUNT($n, "coin") }.
log-vote = The vote is: { $result }.
log-die = The die shows { $n }.
log-scry = { $player } looks at the top of the deck.
log-discards = { $player } discards { COUNT($n, "card") }.
log-steals = { $player } steals a coin from { $from_ }.
log-chooses = { $player } chooses { $other }.
log-smashed = { $card } is discarded.
log-curfew = The curfew ends the round.
reveal-draw = { $player } drew a card
reveal-scry = { $player } looked at the deck
reveal-die = the die showed { $n }
reveal-vote = the votes were counted
reason-alone = { $player } is the last one standing.
reason-rounds = The fair closed after { $n } rounds.

## Names
jab = the Jab
volley = the Volley
harvest = the Harvest
gamble = the Gamble
bargain = the Bargain
ambush = the Ambush
frenzy = the Frenzy
levy = the Levy
tithe = the Tithe
bonfire = the Bonfire
scry = the Crystal Ball
wager = the Wager
curfew = the Curfew
buckler = the Buckler
mirror = the Mirror
thorns = the Thorns
leech = the Leech
physician = the Physician
bellman = the Bellman
drum = the Drum
idol = the Idol
temple = the Temple
cloister = the Cloister
dodge = the Dodge
scoff = the Scoff
jeer = the Jeer
grudge = the Grudge
cutpurse = the Cutpurse
ricochet = the Ricochet
hammer = the Hammer
landslide = the Landslide
pawn = the Pawnbroker
toast = the Toast
fountain = the Fountain
whetstone = the Whetstone
