### Arkham Horror: The Card Game: the player aid, and what bots weigh.

## The goal

aid-advance = Advance the act
aid-advance-is = Discover clues and spend them as a group, or do what the act's objective says, until a resolution is reached.
aid-hold-agenda = Before the agenda gets there
aid-hold-agenda-is = Each round adds 1 doom. Enough doom in play advances the agenda, and its last card is a loss.

## The round

aid-mythos = 1. Mythos phase
aid-mythos-is = 1 doom on the agenda, then everybody draws an encounter card. Skipped in the first round.
aid-investigation = 2. Investigation phase
aid-investigation-is = Each investigator takes a turn with 3 actions, in any order.
aid-enemies = 3. Enemy phase
aid-enemies-is = Hunters move, then every ready engaged enemy attacks and exhausts.
aid-upkeep = 4. Upkeep phase
aid-upkeep-is = Cards ready, everybody draws 1 card and gains 1 resource. At most 8 cards stay in hand.

## Actions

aid-investigate = Investigate
aid-investigate-is = Test intellect against the shroud of your location. Success discovers 1 clue there.
aid-move = Move
aid-move-is = To a connecting location. Enemies engaged with you come along.
aid-gain = Draw or gain
aid-gain-is = Draw 1 card, or gain 1 resource.
aid-play = Play or activate
aid-play-is = Play an asset or event for its cost, or use an ability with an action icon. Fast cards cost no action.
aid-fight = Fight
aid-fight-is = Test combat against an enemy's fight value. Success deals 1 damage, or what the weapon says.
aid-evade = Evade, engage
aid-evade-is = Test agility to exhaust an engaged enemy and get away; or engage an enemy yourself.
aid-opportunity = Enemies do not wait
aid-opportunity-is = Any action other than fight, evade, parley or resign gives each ready enemy engaged with you an attack.
aid-test = A skill test
aid-test-is = Commit cards for their icons, draw a chaos token, add it to your skill: you need at least the difficulty.

## The end

aid-resolution = A resolution
aid-resolution-is = An act or agenda leads to a resolution: the scenario ends and the campaign log is written.
aid-defeat = Defeated
aid-defeat-is = As much damage as health, or horror as sanity: you are out of the scenario and suffer 1 trauma.
aid-nobody = Nobody left
aid-nobody-is = All defeated or resigned: the scenario ends without a resolution.

## Words

aid-engaged = Engaged
aid-engaged-is = A ready enemy at your location lies in your threat area, moves with you and attacks you.
aid-exhausted = Exhausted
aid-exhausted-is = Turned sideways: it does not attack, block or work again until the upkeep phase.
aid-soak = Assets take hits
aid-soak-is = You may assign damage and horror to your assets with health or sanity.
aid-slots = Slots
aid-slots-is = 2 hands, 2 arcane, 1 ally, 1 body, 1 accessory. What does not fit pushes something else out.
aid-keywords = Hunter, retaliate
aid-keywords-is = A hunter comes after you each enemy phase. One that retaliates strikes back when your attack fails.
aid-lead = Lead investigator
aid-lead-is = Decides ties and whatever no card gives to anybody else.
aid-weakness = Weakness
aid-weakness-is = A bad card of your own deck. It happens when you draw it.
aid-victory = Victory points
aid-victory-is = Cards with victory points that you overcome give experience, with which decks are improved between scenarios.
prospect-act = progress of the act
prospect-agenda = the agenda
prospect-clues = the way to the next clues
prospect-health = the state of the investigators
prospect-enemies = enemies in play
prospect-assets = assets in play
prospect-resources = resources
prospect-cards = cards in hand
prospect-victory = the victory display
