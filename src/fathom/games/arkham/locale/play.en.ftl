### Arkham Horror: The Card Game: log, questions, options and refusals.

## The log

log-turn = { $player } begins a turn.
log-gains = { $player } gains { COUNT($n, "resource") }.
log-gains-clues = { $player } gains { COUNT($n, "clue") }.
log-drops-clues = { $player } places { COUNT($n, "clue") } on their location.
log-spends-clues = { $player } spends { COUNT($n, "clue") }.
log-discovers = { $player } discovers { COUNT($n, "clue") } { FORM($location, "at") }.
log-activates = { $player } uses an ability: { $card }.
log-forced = { $card } takes effect.
log-plays = { $n ->
        [0] { $player } plays { $card }.
       *[other] { $player } plays { $card } for { COUNT($n, "resource") }.
    }
log-commits = { $player } commits { $card }.
log-test = { $player } tests { $skill } against { $n }.
log-test-fight = { $player } attacks { FORM($about, "obj") }: { $skill } against { $n }.
log-test-evade = { $player } tries to evade { FORM($about, "obj") }: { $skill } against { $n }.
log-test-investigate = { $player } investigates { FORM($about, "the") }: { $skill } against { $n }.
log-test-card = { $about }: { $player } tests { $skill } against { $n }.
log-token = { $player } reveals a chaos token: { $token }.
log-passed = { $player } succeeds with { $total } against { $n }.
log-failed = { $player } fails with { $total } against { $n }.
log-draws = { $player } draws { $card }.
log-draws-cards = { $player } draws { COUNT($n, "card") }.
log-you-draw = You draw: { $cards }.
log-deck-reset = { $player } shuffles their discard pile into their deck.
log-discarded = { $card } is discarded.
log-discards-card = { $player } discards { $card }.
log-victory = { $n ->
        [0] { $card } goes to the victory display.
       *[other] { $card } goes to the victory display for { COUNT($n, "victory-point") }.
    }
log-doom = { $card } gets { $n } doom.
log-announces = { $player } announces: { $act }.
announced-use = an ability of { $card }
log-gets = { $card } gets { COUNT($n, $kind) }.
log-loses-clues = { $card } loses { COUNT($n, "clue") }.
log-loses-resources = { $player } loses all resources.
log-comes-back = { $player } takes { $card } to hand.
log-shuffled-away = { FORM($card, "sub") } is shuffled into the encounter deck.
log-pile-removed = { $player } removes their discard pile from the game.
log-damage = { FORM($card, "sub") } takes { $n } damage.
log-horror = { FORM($card, "sub") } takes { $n } horror.
log-advances = { $card } advances.
log-eliminated = { $how ->
        [resigned] { $player } resigns.
       *[other] { $player } is defeated and eliminated.
    }
log-ending = The scenario ends: { $ending }.
log-trauma = { $kind ->
        [physical] { $player } suffers { COUNT($n, "physical-trauma") }.
       *[other] { $player } suffers { COUNT($n, "mental-trauma") }.
    }
log-lost = The investigator of { $player } is lost for this campaign.
log-takes-control = { $player } takes control of { $card }.
log-reshuffled = The encounter discard pile is shuffled into a new encounter deck.
log-encounter-discarded = Discarded from the encounter deck: { $card }.
log-attacks = { FORM($enemy, "sub") } attacks { $player }.
log-engages = { FORM($enemy, "sub") } engages { $player }.
log-evaded = { $player } evades { FORM($enemy, "obj") }.
log-no-spawn = { FORM($enemy, "sub") } has nowhere to spawn and is discarded.
log-spawns = { FORM($enemy, "sub") } spawns { FORM($location, "at") }.
log-enemy-moves = { FORM($enemy, "sub") } moves { FORM($location, "to") }.
log-enters = { $player } moves { FORM($location, "to") }.
log-revealed =
    { $n ->
        [0] Location revealed: { $location }.
       *[other] Location revealed: { $location }, with { COUNT($n, "clue") }.
    }
log-defeated = { FORM($card, "sub") } is defeated.

## Questions

ask-action = Your turn. Actions left: { $n }. What will you do?
ask-skill = You test { $skill }. Which skill will you use?
ask-commit = { $own ->
    [1] You test { $skill }
   *[other] { $player } tests { $skill }
} against { $n }. Which cards will you commit?
commit-card = { $card } (+{ $n })
ask-assign = { $damage ->
        [0] You are dealt { $horror } horror. Where do you put it?
       *[other] { $horror ->
            [0] You are dealt { $damage } damage. Where do you put it?
           *[other] You are dealt { $damage } damage and { $horror } horror. Where do you put them?
        }
    }
assign-damage = Damage to { $to }
assign-horror = Horror to { $to }
ask-next-attacker = Which enemy attacks next?
ask-whom-attacked = { $enemy }: whom does it attack next?
ask-whom-engaged = { $enemy }: whom does it engage?
ask-spawn = { $enemy }: where does it spawn?
ask-discard = Which { $n ->
        [one] card
       *[other] { $n } cards
     } will you discard?
ask-discard-order = In which order do you discard these cards? The last one lies on top.
ask-texts = These texts contradict each other. In which order do they apply? The last one counts.
ask-give-clues = How many clues will you give? Still needed: { $n }.
ask-trauma = Which trauma do you suffer?
trauma-physical = physical trauma
trauma-mental = mental trauma
trauma-none = no trauma
ask-new-lead = Who becomes the lead investigator?
ask-ending = The scenario ends in two ways at once. Which one applies?
ask-next-hunter = Which hunter moves next?
ask-route = { $enemy }: which way does it go?
ask-slots = You have too few slots. Which assets will you discard?
ask-token = Which token will you resolve?
ask-results = In which order are the results applied?
result-main = What the action itself does

## What one may do

act-investigate = Investigate
act-move = Move { FORM($card, "to") }
act-draw = Draw 1 card
act-resource = Gain 1 resource
act-play = Play { $card } (cost { $n })
act-fast = Play { $card } without an action (cost { $n })
act-fight = Fight { FORM($card, "obj") }
act-engage = Engage { FORM($card, "obj") }
act-evade = Evade { FORM($card, "obj") }
act-advance = Advance the act for { COUNT($n, "clue") }
act-end-turn = End turn

## Refusals

refused-no-actions = You have no actions left.
refused-investigate = This location cannot be investigated now: { $location }.
refused-closed = This location cannot be entered now: { $location }.
refused-skill-card = { $card } is not played. It is committed to skill tests.
refused-cannot-play = You cannot play { $card } now: a card in play forbids it.
refused-cost = { $card } costs { COUNT($n, "resource") }. You have fewer.
refused-aloof = { FORM($enemy, "sub") } is aloof and engaged with nobody, so it cannot be attacked.
refused-fast = { $card } is fast: it is played at its moment, and that is not now.
refused-hindered = Moving, fighting and evading cost more actions now than you have left.
refused-unique = { $card } is unique, and there is a copy in play already.
refused-slots = { $card } finds no slots: what fills them cannot leave play.
refused-no-effect = { $card } would change nothing now.
refused-objective = { $card } advances only as its objective says.
refused-limit = { $card }: this ability has been used as often as its limit allows.
refused-idle = { $card }: this ability would change nothing now.
refused-more-actions = { $card }: this ability costs more actions than you have left.
refused-unpayable = { $card }: you cannot pay what this ability costs.
refused-evade = { FORM($enemy, "sub") } is not engaged with you, so you cannot evade it.
refused-bears-damage = { $card } can take at most { $n } damage now.
refused-bears-horror = { $card } can take at most { $n } horror now.
refused-commit-icons = { $card } has no icon that fits this test.
refused-commit-elsewhere = { $player } is at another location and cannot commit cards to this test.
refused-commit-peril = The card being resolved has peril: { $player } cannot commit cards to this test.
refused-experience = You have { $n } experience. All other cards cost more, or your deck may not hold them.
refuse-max-committed = { $n ->
        [one] Only 1 copy of { $card } may be committed to a test.
       *[other] At most { $n } copies of { $card } may be committed to a test.
    }
refuse-slots-missing = That is not enough: the assets that stay need more slots than you have.
refuse-slots-needless = { $card } need not be discarded: the others make enough room.

## What became known

revealed-encounter = an encounter card
revealed-draw = drawn cards
revealed-location = a location
revealed-token = a chaos token

## Endings and notes of the campaign

ending-no-resolution = no resolution was reached
ending-r1 = resolution 1
ending-r2 = resolution 2
ending-r3 = resolution 3
note-house-standing = The house still stands
note-house-burned = The house has burned down
note-priest-alive = The Ghoul Priest lives
note-lita-sought-others = Lita had to look for other helpers
note-past-midnight = It is past midnight
note-arkham-fell = Arkham has fallen
note-ritual-broken = The ritual was broken
note-umordhoth-repelled = Umôrdhoth was driven back
note-lita-sacrificed = Lita was sacrificed

## More of the log

log-round = Round { $n } begins.
log-phase-mythos = The mythos phase begins.
log-phase-investigation = The investigation phase begins.
log-phase-enemy = The enemy phase begins.
log-phase-upkeep = The upkeep phase begins.
log-scenario = The scenario begins: { $scenario }.
log-mulligan =
    { $n ->
        [0] { $player } keeps the opening hand.
       *[other] { $player } replaces { COUNT($n, "card") } of the opening hand.
    }
log-experience =
    { $n ->
        [0] { $player } earns no experience.
       *[other] { $player } earns { COUNT($n, "experience") }.
    }
log-attached = { $card } is attached to { FORM($to, "the") }.
log-enters-threat = { $card } enters the threat area of { $player }.
log-heals = { $damage ->
        [0] { $horror } horror is healed from { $card }.
       *[other] { $damage } damage is healed from { $card }.
    }
log-searches = You find { $card }.
log-finds = { $player } finds { $card }.
log-finds-nothing = { $player } finds nothing that fits.

## More questions

ask-lead = Who is the lead investigator of this scenario?
ask-mulligan = Your opening hand. Which cards will you replace?
ask-next-turn = Who takes the next turn?
ask-search = Which card will you take?
ask-which-skill = Which skill will you test?
ask-fight = { $card }: whom will you fight?
ask-evade = { $card }: whom will you evade?
ask-investigate = { $card }: where will you investigate?
revealed-discard = discarded cards
revealed-search = searched cards

## The end, and options that cannot be

bad-difficulty = There is no difficulty { $given }. There are: { $legal }.
bad-boxes = Decks are built from 1 or 2 core sets, not from { $given }.
bad-investigator = There is no investigator { $given } in the core set.
bad-survivor = { $given }: a survivor brings a number from 0 to { $most }.
survivor-alone = Experience and trauma of an earlier campaign are only brought to a new campaign.
investigator-twice = Only one player can play { $given }.
ask-scry-deck = Look at the top cards of which deck?
ask-scry-order = In which order will you put them back? The first comes to lie on top.
log-scries = { $player } looks at the top cards ({ $deck }).
ask-return-order = In which order do the cultists who got away spawn?
ending-objective = what the objective leads to
