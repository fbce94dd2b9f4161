### The words of Unfathomable in English; the names of things are in names.en.ftl.
### The value of a noun or phrase is its label, with a capital; inside a sentence use FORM($thing, "nom").

## Phrases

so-many = { $n ->
    [1] 1 { FORM($type, "nom") } card
   *[other] { $n } { FORM($type, "nom") } cards
}
chooser-current = The current player
chooser-captain = The Captain
chooser-keeper = The Keeper of the Tome
chooser-character = The character this card belongs to

## What cards say

skill-ability = Ability: { $ability }.
item-trait = Trait: { $trait }.
item-improves = Improvement: While this card is active, add 1 { FORM($type, "nom") } card to your skill set. Only 1 improvement can be active.
waypoint-distance = Distance: { $n }.
crisis-chooser = { $who } chooses:
crisis-icons = Activation: { FORM($monster, "nom") }. Advances: { FORM($track, "nom") }.
sheet-skills = Skill set: { $cards }.
sheet-start = You start { FORM($space, "at") }. Starting item: { $item }.
sheet-succession = Place in the line of succession: Captain { $captain }, Keeper of the Tome { $keeper }.
damage-stays = Place this card on the damaged room. Each human there is defeated.
damage-repair = Action: Discard { FORM($type, "nom") } cards with a total value of 3 or more to repair this room.
damage-repair-any = Action: Discard any cards with a total value of 5 or more to repair this room.
damage-removed = Remove this card from the game.
damage-fleeing = Put this card on the bottom of the damage deck and resolve another damage card.
loyalty-human-is = You win if the ship reaches port and you hold no other kind of loyalty card.
loyalty-hybrid-is = You win if the ship is lost, however far it has come. As an action, you may reveal this card and become a revealed traitor.
loyalty-cultist-is = You win if the ship is lost while the waypoints in play total 12 distance or more. As an action, you may reveal this card and become a revealed traitor.

## When cards act

moment = { $event }
moment-free = { $event }, unless you are in the Brig
moment-once = { $limit }, { FORM($event, "once") }
moment-once-free = { $limit }, { FORM($event, "once") }, unless you are in the Brig
once-per-roll = once per roll
once-per-test = once per skill test
once-per-turn = once per turn
event-action-step-window = at the start of your action step
event-barricade = when Deep Ones are about to activate or to move into a room
event-chaos-added = after chaos cards are added to a skill test
event-contributed = after you add cards to a skill test
event-crisischoice-would = when you are to choose between the options of a crisis
event-defeat-would = when a character would be defeated
event-defeat-would-anybody = when a character or a passenger would be defeated
event-defeat-would-own = when you would be defeated
event-defeat-ward = when you would be defeated and nothing else prevents it
event-loreaction-would = when you perform the action of a lore card
event-mythosshown-after = when a mythos card is drawn, before it is resolved
event-own-mythos = when you would draw a mythos card in your own mythos step outside the Brig
event-passenger-defeated = when a passenger is defeated
event-passengerdefeat-would-anybody = { event-defeat-would-anybody }
event-passengerdefeat-would-near = when a passenger in your space or an adjacent one would be defeated
event-roll-after = after the die is rolled
event-roll-after-attack = after the die is rolled for an attack
event-roll-after-own-action = after the die is rolled for your own action
event-roll-after-own-attack = after the die is rolled for an attack with this card
event-roll-before = before the die is rolled
event-roll-instead = when the die would be rolled
event-stoked-after = after the action of the Boiler Room advances the travel track
event-testing-would = before cards are added to a skill test
event-testing-would-crisis = before cards are added to the skill test of a crisis
event-total-window = after the total of a skill test is counted
    .once = after its total is counted

if-attack = the die is rolled for an attack
if-into-room = they move into a room
if-crisis-test = it is the skill test of a crisis
if-has-cards = you have cards in hand
if-has-item = you have an item
if-has-lore = you have a lore card in hand
if-title = you are the { $title }
if-low-resource = a resource is at { $n } or less
if-low-roll = the roll comes to { $n } or less
if-not-barricaded = the hatches are not barricaded yet
if-not-in-brig = you are not in the Brig
if-can-carry = you are not in the Brig and have 4 items or fewer
if-own-action = the die is rolled for your own action
if-own-attack = the die is rolled for an attack with this card
if-passenger-near = the passenger is in your space or an adjacent one and you are not in the Brig
if-passengers = { $n ->
    [1] there is at least 1 passenger in the supply
   *[other] there are at least { COUNT($n, "passenger") } in the supply
}
if-own-roll = the roll is yours
if-own-turn = it is your turn
if-test-short = the open total of the test is below its target
if-traitor = you are a revealed traitor
if-yours = it concerns you

window-testing-would = A skill test is about to begin. Will you use an ability before cards are added?
window-total-window = The total of the test is counted. Will you use an ability?
window-roll-before = The die is about to be rolled. Will you use an ability first?
window-roll-instead = The die is about to be rolled. Will you do something else instead?
window-roll-after = The die is rolled. Will you use an ability?
window-defeat-would = A character is about to be defeated. Will you prevent it?
window-passengerdefeat-would = A passenger is about to be defeated. Will you prevent it?
window-crisischoice-would = You are about to choose. Will you use an ability instead?
window-mythosshown-after = A mythos card was drawn. Will you use an ability before it is resolved?
window-loreaction-would = You perform the action of a lore card. Will you use an ability?
window-stoked-after = The Boiler Room has moved the ship. Will you use an ability?
window-activation-would = Deep Ones are about to activate. Will you use an ability?
window-intoroom-would = Deep Ones are about to move. Will you use an ability?
window-action-step-window = Your action step begins. Will you use a treachery card?
window-defeat-ward = Somebody is about to be defeated. Will you use a card that protects?

## Skill cards

effect-coordinated-effort = choose another character, who may take 1 action at once
effect-nothing-to-hide = all cards except those from the chaos deck are added faceup in this test
    .inf = have all cards except those from the chaos deck added faceup in this test
effect-shrivelling = choose an enemy in any space and roll the die, with +2 if it is a Deep One: on 6 or more, defeat that enemy
effect-forced-learning = a skill of your choice other than treachery supports this test too
    .inf = have a skill of your choice other than treachery support this test too
effect-preparation = add no chaos cards to this test
effect-rampage = make up to 4 basic attacks, or up to 3 attacks with one of your weapons
effect-persistence = discard up to 5 cards, then draw as many from 1 skill deck of your choice except treachery

## Rooms and titles

effect-room-sick-bay = There is no action here. If you are here at the start of your turn, you draw only 1 card of your skill set.
effect-captain = Each time the ship reaches a waypoint, look at the top 2 waypoint cards. Resolve 1 and put the other on the bottom of the deck.

## Characters

effect-self-sacrifice = choose an outcome of the test, then you are defeated
    .inf = choose an outcome of the test, then be defeated
effect-quick-draw = attack with one of your weapons
effect-perfect-number = set the die to a side of your choice
effect-uncanny-fortune = discard it and draw another one
effect-spread-misfortune = draw a mythos card and resolve its crisis. You make its choices, a skill test counts as failed, and its icons are not resolved
effect-deep-one-ancestry = look at all unrevealed loyalty cards of another player who is not a revealed traitor
effect-occult-training = look at the top spell card and put it on the top or the bottom of the deck
effect-disrupt-ritual = advance or retreat the ritual track by up to 2 spaces
effect-scavenger = draw 1 item. Then you may give 1 item to another human in your space
effect-well-equipped = raise or lower the total by up to 1 for each of your items
effect-pickpocket = take 1 item from a human in your space

## Items

effect-tool-kit = repair your space without discarding cards
effect-ring-price = shuffle 2 treachery cards into the chaos deck if the test is passed
effect-twice = resolve that action twice
effect-flare-gun = attack an enemy in your space with +2, or another character may move to your space, or both

## Spells

effect-astral-travel = move any number of characters and Deep Ones from one space to other ship spaces. Characters may also leave or enter the Brig and the Sick Bay
effect-plague-of-locusts = roll the die and defeat that many Deep Ones of your choice on the board. On 5 or more, lose 1 food

## Waypoints


## Mythos cards

effect-volunteers = risk 1 to 4 passengers to defeat as many Deep Ones on the ship
effect-barricade = until the end of this turn, Deep Ones cannot enter rooms
    .inf = keep Deep Ones from entering rooms until the end of this turn
effect-skip-card = discard this card at once without resolving its icons
effect-rebuild-chaos = discard the chaos deck and build a new one

## Setting up

ask-character = Which character do you play?
ask-starting-cards = Which 3 cards of your skill set do you draw?
log-first = { $player } begins.
log-character = { $player } plays { $character }, { FORM($character, "role") }.
log-loyalty-own = You hold { FORM($card, "obj") }.

## The turn

ask-forgo = Which cards of your skill set do you give up, to draw treachery for them?
ask-sick-bay-card = You are in the Sick Bay. Which single card do you draw?
ask-hand-limit = { $n ->
    [1] You may keep 10 cards. Which card do you discard?
   *[other] You may keep 10 cards. Which { $n } cards do you discard?
}
log-turn = Turn { $n }: { $player }.
log-draw = { $player } draws { $cards }.
log-draw-own = You draw { $cards }.
log-discard = { $player } discards { $cards }.
log-reshuffle-skill = The discarded { FORM($type, "nom") } cards are shuffled into a new deck.

## Actions

ask-act = { $n ->
    [1] You have 1 action left. What do you do?
   *[other] You have { $n } actions left. What do you do?
}
act-move = Move
act-attack = Attack
act-rescue = Rescue a passenger
act-defeat-passenger = Defeat a passenger
act-trade = Let the players here trade items
act-reveal = Become a revealed traitor
act-repair = Repair this room
act-end-actions = Take no more actions
end-actions = Take no more actions
play-card = { FORM($card, "ability") }: { SENTENCE($effect) }
ask-move = Where do you move?
ask-space = Which space do you choose?
ask-brig-price = Which cards do you discard to leave the Brig? Their values must add up to { $n } or more.
ask-repair = Which cards do you discard to repair this room? Their values must add up to { $n } or more.
ask-give = Which item do you give away?
give-nothing = Give nothing
ask-receiver = Who gets it?
ask-coordinate = Who may take an action?
stay = Do not move
refuse-option = One option cannot be chosen now. It is open only if { $condition }.
refuse-brig-move = You are in the Brig and cannot just move out of it.
refuse-brig-price = To leave the Brig, discard cards worth 12 or more in all.
refuse-brig-sick-bay = Nobody moves to the Brig or the Sick Bay of their own free will.
refuse-water = Characters cannot move to water spaces or into the Deep.
refuse-damaged = { FORM($space, "sub") } is damaged. Its action cannot be used until it is repaired.
refuse-blocked = Deep Ones or traitors are { FORM($space, "at") }: its action cannot be used, and nothing can be repaired there.
refuse-traitor-spaces = Revealed traitors cannot use the actions of spaces.
refuse-treachery = Only revealed traitors can use treachery cards.
refuse-repair-price = Repairing this room takes cards worth { $n } or more.
refuse-repair-cards = Repairing this room takes { FORM($type, "nom") } cards worth { $n } or more.
log-end-actions = { $player } takes no more actions.
log-move = { $player } moves { FORM($space, "to") }.
log-give = { $player } gives an item to { $other }: { $item }.
log-play = { $player } plays { $card }.
log-coordinate = { $player } gives { $other } an action.
log-feat = { $player } uses a feat: { $feat }.
log-use = { $player } uses an ability: { $card }.

## Skill cards and decks

ask-discard = { $n ->
    [1] Which card do you discard?
   *[other] Which { $n } cards do you discard?
}
ask-discard-one = Which card do you discard?
ask-decks = How many cards do you draw from which skill deck?
ask-deck-of = From which skill deck do you draw { COUNT($n, "card") }?
ask-draw-type = From which deck of your skill set do you draw?
ask-persist = Which cards do you discard? You draw as many from one deck.
log-chaos = A new chaos deck is built.
log-chaos-treachery = { $n ->
    [0] There is no treachery card left for the chaos deck.
    [1] { COUNT($n, "treachery-card") } is shuffled into the chaos deck.
   *[other] { COUNT($n, "treachery-card") } are shuffled into the chaos deck.
}

## The die and attacks

ask-perfect-number = Which number should the die show?
ask-attack-space = In which space do you attack?
ask-defender = Whom do you choose?
ask-attacked = Whom does the Deep One attack?
ask-rampage = How do you attack? Basic attacks: up to 4; with a weapon: up to 3.
rampage-basic = Make basic attacks
ask-attack-again = Will you make an attack now?
attack = Attack
ask-weapon = Which weapon do you use?
ask-shrivel = In which space is the enemy?
log-roll = { $player } rolls { $n ->
    [8] an 8
   *[other] a { $n }
}.
log-reroll = The die is rolled again.
log-roll-result = With all modifiers the result is { $n }.
log-add-to-roll = { $n ->
    [-2] { $player } subtracts 2 from the result.
   *[other] { $player } adds { $n } to the result.
}
log-perfect-number = { $player } sets the die to { $n }.
log-attack = { FORM($attacker, "sub") } attacks { FORM($defender, "obj") } { FORM($space, "at") }.
log-attack-hits = The attack succeeds: { $n }, and { $target } was needed.
log-attack-misses = The attack fails: { $n }, but { $target } was needed.
log-defeated = { $player } is defeated.
log-prevented = The defeat is prevented.
ask-defeat-order = Several are defeated. In which order?
passengers-at = Passengers { FORM($space, "at") }

## Skill tests

ask-contribute = Skill test { $n }, supported by { FORM($skills, "nom") }. Which cards do you add?
ask-supporting = Which skill supports this test too?
ask-add-one = Which card do you add to the test?
ask-well-equipped = By how much do you change the total?
ask-outcome = Which outcome do you choose?
ask-script-deck = From which skill deck do you add the top card?
log-test = { $player } announces a skill test: target { $n }, supported by { FORM($skills, "nom") }.
log-contribute = { $n ->
    [0] { $player } adds no card.
   *[other] { $player } adds { COUNT($n, "card") }.
}
log-contribute-openly = { $player } adds openly: { $cards }.
log-treachery-added = The top treachery card is added to the test, facedown.
log-treachery-added-openly = The top treachery card is added to the test, faceup: { $card }.
log-pool = Cards in the test: { $cards }. Total: { $n }.
log-pool-empty = There are no cards in the test. Total: { $n }.
log-add-card = { $player } adds { $card }. The total is now { $n }.
log-add-to-total = { $n ->
    [0] { $player } leaves the total as it is.
   *[other] { $player } raises the total by { $n }.
}
log-lower-total = { $player } lowers the total by { $n }.
log-supports = { $player }: { FORM($type, "nom") } supports this test too.
log-test-pass = The test is passed: { $n }, and { $target } was needed.
log-test-partial = The test is a partial success: { $n }, but { $target } was needed to pass.
log-test-fail = The test is failed: { $n }, but { $target } was needed.
log-sacrifice = { $player } chooses the outcome of the test: { FORM($outcome, "nom") }.

## Mythos cards on the table

ask-crisis = { $card }: what do you choose?
ask-predict = Which mythos card do you resolve? The other one goes to the bottom of the deck.
ask-track = Which track advances?
ask-lose-resource = Of which resource do you lose 1?
ask-jail = Who goes to the Brig?
ask-volunteers = How many passengers do you risk?
ask-galley = Will you move to the Galley?
ask-kin = In which room do the Deep Ones appear?
ask-clear-room = In which room are all Deep Ones defeated?
ask-keep-item = Which item do you keep?
ask-remove-item = Which item do you remove from the game?
nobody = Nobody
log-mythos = { $player } draws a mythos card: { $card }.
log-mythos-invalid = { $card } does not count now. It is discarded, and another card is drawn.
log-brig-no-crisis = { $player } is in the Brig: the crisis is skipped, only the icons are resolved.
log-crisis-choice = { $player } chooses: “{ SENTENCE($effect) }”
log-crisis-test = { $player } chooses the skill test.
log-keep = { $card } stays in play.
log-kept-discarded = { $card } is discarded.
log-reshuffle-mythos = The discarded mythos cards are shuffled into a new deck.
log-barricade = { $player } barricades the hatches: this turn no Deep One gets into a room.
log-remove-top = { $n ->
    [0] There is no card left in the { FORM($deck, "nom") } to remove.
    [1] The top card of the { FORM($deck, "nom") } is removed from the game.
   *[other] The top { $n } cards of the { FORM($deck, "nom") } are removed from the game.
}

## Monsters

ask-deep-one = Which Deep One activates next?
in-order = All the others, in this order
ask-adjacent = To which adjacent space?
ask-move-deep-one = From which space do you move a Deep One?
ask-defeat-deep-one = In which space is a Deep One defeated?
ask-banish-from = From which space do you move the Deep Ones?
ask-release = To which water space do the monsters come?
ask-call = Which Deep Ones do you activate? A space stands for one Deep One there.
my-space = All Deep Ones here
ask-monarch = Which monarch do you choose?
ask-monarch-move = Where does the monarch move?
ask-divide = In which 4 water spaces do Deep Ones appear?
log-activate = { FORM($monster, "activates") }.
log-spawn = { $n ->
    [1] { COUNT($n, "deep-one") } appears { FORM($space, "at") }.
   *[other] { COUNT($n, "deep-one") } appear { FORM($space, "at") }.
}
log-deep-ones-move = { $n ->
    [1] { COUNT($n, "deep-one") } moves { FORM($start, "from") } { FORM($end, "to") }.
   *[other] { COUNT($n, "deep-one") } move { FORM($start, "from") } { FORM($end, "to") }.
}
log-deep-ones-defeated = { $n ->
    [0] There is no Deep One to defeat.
    [1] { COUNT($n, "deep-one") } is defeated.
   *[other] { COUNT($n, "deep-one") } are defeated.
}
log-monarch-move = { $monarch } moves { FORM($space, "to") }.
log-monarchs-front = Father Dagon and Mother Hydra move { FORM($space, "to") }.
log-monarchs-deep = Father Dagon and Mother Hydra move into the Deep.

## Passengers

ask-passenger = Which passenger?
passenger-1 = Passenger 1
passenger-2 = Passenger 2
passenger-3 = Passenger 3
passenger-4 = Passenger 4
passenger-5 = Passenger 5
passenger-6 = Passenger 6
passenger-7 = Passenger 7
passenger-8 = Passenger 8
passenger-9 = Passenger 9
ask-passenger-space = Where is the passenger you defeat?
supply = In the supply
ask-rescue = Where do you rescue a passenger?
log-risk = A passenger is risked { FORM($space, "at") }.
log-rescue = { $player } rescues { COUNT($n, "passenger") } { FORM($space, "at") }.
log-passenger-defeated = A passenger is defeated: { $face }.

## The ship

ask-sabotage = Which room do you damage?
log-gain = The ship gains { COUNT($n, $resource) }; now { $left }.
log-lose = The ship loses { COUNT($n, $resource) }; { $left } left.
log-damage-card = Damage card: { $card }.
log-damage = { FORM($space, "sub") } is damaged.
log-repair = { $player } repairs { FORM($space, "the") }.

## Tracks and waypoints

ask-waypoint = Which waypoint do you choose? The other one goes to the bottom of the deck.
ask-deck = Which deck do you look at?
ask-top = Which card goes on top of the deck?
ask-bottom = In which order do the others go to the bottom? The last one lies lowest.
ask-disrupt = By how many spaces does the ritual track advance? A negative number retreats it.
log-travel = { $n ->
    [1] The travel track advances: Slow Ahead.
    [2] The travel track advances: Half Ahead.
    [3] The travel track advances: Full Speed Ahead.
   *[other] The travel track advances: Arrive.
}
log-ritual = { $n ->
    [4] The ritual track advances: Cast.
   *[other] The ritual track advances: Incantation { $n }.
}
log-retreat = The { FORM($track, "nom") } retreats by { COUNT($n, "space") }.
log-reset = The { FORM($track, "nom") } is reset.
log-banishment = The Greater Banishment is cast and sweeps the sea and the decks.
log-waypoint-look = { $player } looks at the top waypoint cards.
log-waypoint = The ship reaches a waypoint: { $card }. Distance so far: { $n }.
log-fog = The ship is lost in the fog: this waypoint is removed from the game.
log-looked = { $player } looks at cards of the { FORM($deck, "nom") }.
log-put-top = { $player } puts the card back on top.
log-put-bottom = { $player } puts the card on the bottom of the deck.

## Items

ask-keep = Which item do you keep?
leave = Leave it in the deck
ask-active = Which improvement is active?
ask-steal = Which item do you take?
ask-grenade = Into which adjacent space do you throw the grenade?
ask-flare-attack = Will you attack with the flare gun, with +2?
no-attack = Do not attack
ask-flare = Who may come to your space?
ask-come = Will you move to the space where the flare was fired?
log-item = { $player } gets an item: { $item }.
log-item-gone = { $player } removes an item from the game: { $item }.
log-active = { $player } now uses this improvement: { $item }.

## Spells

ask-spell = Which spell do you resolve?
ask-study = The top spell is { $card }. Where do you put it?
top = Put it on top of the deck
bottom = Put it on the bottom of the deck
ask-ward = In front of whom do you put this card?
ask-heal-draw = Will you draw 1 card of your skill set?
ask-astral-from = From which space do you move characters or Deep Ones?
ask-astral-whom = Whom do you move next?
ask-astral-to = To which space?
log-spell = { $player } casts a spell: { $card }.
log-spell-stays = { $card } now lies in front of { $player }.
log-spell-gone = { $card } is removed from the game.

## Titles, the Brig, traitors

ask-accuse = Whom do you want to put into the Brig?
ask-arrest = Whom do you put into the Brig?
ask-reveal = Which loyalty card do you reveal?
ask-pass-loyalty = Who gets your other loyalty cards?
ask-treachery = Which cards do you discard? You draw as many treachery cards.
ask-hand-over = Which human gets your new loyalty card?
ask-look-loyalty = Whose loyalty cards do you look at?
log-title = { $player } is now { $title }.
log-accuse = { $player } wants to put { $other } into the Brig.
log-reveal = { $player } is revealed as a traitor: { FORM($card, "nom") }.
log-pass-loyalty = { $player } gives all other loyalty cards to { $other }.
log-awakening = The awakening: everybody is dealt another loyalty card.
log-hand-over = { $player } gives the new loyalty card to { $other }.
log-look-loyalty = { $player } looks at the loyalty cards of { $other }.
log-looked-loyalty = { $other } holds { FORM($card, "obj") }.

## The end

log-end-port = The ship reaches the port. The game is over.
log-end-fuel = The fuel is used up. The game is over.
log-end-food = The food is used up. The game is over.
log-end-sanity = The last sanity is lost. The game is over.
log-end-souls = The last soul is lost. The game is over.
log-end-damage = Six rooms are damaged, and the ship sinks. The game is over.
log-end-deep-ones = More Deep Ones come than there are figures left. The game is over.
end-port = The game ended because the ship reached the port.
end-fuel = The game ended because the ship ran out of fuel.
end-food = The game ended because the ship ran out of food.
end-sanity = The game ended because all on board had lost their sanity.
end-souls = The game ended because not a soul was left on board.
end-damage = The game ended because six rooms were damaged and the ship sank.
end-deep-ones = The game ended because more Deep Ones came than there were figures left.

## What became known

revealed-damage = a damage card
revealed-discard = cards that were discarded
revealed-draw = skill cards that were drawn
revealed-item = an item card
revealed-look = cards somebody looked at
revealed-loyalty = loyalty cards
revealed-mythos = a mythos card
revealed-passenger = a passenger
revealed-pool = the cards of a skill test
revealed-roll = a roll of the die ({ $n })
revealed-spell = a spell card
revealed-traitor = a traitor

# ---- described positions

position-over = { $where }: with this the game would be over.

# ---- what cannot be done just now

refuse-space-blocked = Deep Ones or traitors are { FORM($space, "at") }: its action cannot be used.
refuse-space-used = { FORM($space, "sub") } has already been used this turn.
refuse-no-passenger = The supply has no passenger, so the action of the Bridge cannot be paid for.
refuse-no-items = The item deck is empty, so the Cargo Hold has nothing to offer.
refuse-no-suspect = No other human is outside the Brig, so the Captain's Cabin can send nobody there.
refuse-guarded = A human is in this space, so no passenger can be defeated here.
refuse-used = { FORM($card, "ability") }: this ability has already been used this turn.
refuse-only-if = { FORM($card, "ability") }: this can be used only if { $condition }.
refuse-attack = { $card } forbids you to attack.
refuse-brig-items = You are in the Brig and cannot use your items.
refuse-no-spells = The spell deck is empty, so the Keeper of the Tome cannot cast anything.
refuse-space-card = To advance the track here you must discard 1 { FORM($type, "nom") } card, and you have none.
