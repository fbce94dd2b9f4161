"""The cards of the Manor. Each shows one thing that real cards of the genre ask of an engine."""

from __future__ import annotations

from typing import Any

from fathom.kernel.ability import Activated, Limit, Modifier
from fathom.kernel.cost import Cost, Together
from fathom.kernel.effect import InSequence, Perform, Scope, Then
from fathom.kernel.procedure import Procedure, Step
from fathom.kernel.reply import Cancel, Edit, Instead, Until
from fathom.kernel.select import Condition, Selector
from fathom.kernel.table import Table
from fathom.kernel.target import One
from fathom.kernel.text import Text
from fathom.kernel.window import Window

from ..paper import Change, Mark, note, slug
from .harm import Deal, Ending
from .moves import Spend, discover, move
from .printed import ASSETS, Asset, Encounter, Enemy, EventCard, Place, forced, reaction
from .rounds import BACKS, DrawEncounter, PlaceDoom
from .skill_test import RIDERS, SYMBOLS, Reveal, SkillTest, running, start_test
from .state import ManorState, at_place, drop

__all__ = ["FromHand", "Use"]


class FromHand(Cost):
    """Play this card from the hand for some resources."""

    def __init__(self, n: int = 0) -> None:
        self.n = n

    def can(self, t: Table, scope: Scope) -> bool:
        return bool(t.state.resources[scope.you] >= self.n) and scope.source in t.state.hands[scope.you]

    def pay(self, t: Table, scope: Scope, answer: Any) -> Step:
        s: ManorState = t.state
        s.resources[scope.you] -= self.n
        s.hands[scope.you] = tuple(card for card in s.hands[scope.you] if card != scope.source)
        s.discard += (scope.source,)
        note(t, f"plays {slug(scope.source)}")
        t.abilities_changed()
        return None

    def say(self) -> Text:
        return Text("cost-hand", n=self.n)


class Use(Cost):
    """Spend one use of this card; with the last one it leaves play."""

    takes = "uses"

    def can(self, t: Table, scope: Scope) -> bool:
        return bool(t.state.charges.get(scope.source, 0))

    def pay(self, t: Table, scope: Scope, answer: Any) -> Step:
        t.state.charges[scope.source] -= 1
        if not t.state.charges[scope.source]:
            drop(t, scope.you, scope.source)
            note(t, f"{scope.source} is used up")
        return None

    def say(self) -> Text:
        return Text("cost-use")


def hurts(kind: str) -> Condition:
    """Tokens of this kind are dealt to the owner or to one of their assets."""

    def holds(t: Table, s: Scope) -> bool:
        tokens = s.event(t).tokens
        mine = (str(s.you), *t.state.in_play[s.you])
        return any(tokens.get(f"{kind}/{target}", 0) for target in mine)

    return Condition(f"if-{kind}", holds)


def wound_attacker(t: Table, s: Scope) -> Step:
    return Deal(seats=[], wounds={f"damage/{s.event(t).source}": 1}, by=s.you)


THIS_ATTACKS = Condition("if-this", lambda t, s: s.event(t).enemy == s.source)
THIS_ATTACKED = Condition("if-this", lambda t, s: s.event(t).attack and s.event(t).source == s.source)
THIS_IS_HIT = Condition("if-hit", lambda t, s: s.event(t).attack and s.event(t).reaches("damage", s.source))
THIS_FALLS = Condition("if-falls", lambda t, s: s.source in s.event(t).pieces)
YOU_BEAT_ENEMY = Condition("if-you", lambda t, s: s.event(t).by == s.you and bool(s.event(t).pieces))
YOU_TEST = Condition("if-test", lambda t, s: bool(t.state.test) and running(t).seat == s.you)
BESIDE = Condition("if-beside", lambda t, s: t.state.place[s.event(t).seat] == t.state.place[s.you])
YOU = Condition("if-yours", lambda t, s: s.event(t).seat == s.you)
HORROR_ON_YOU = Condition("if-horror", lambda t, s: s.event(t).reaches("horror", str(s.you)))

# ---- attacks and harm

EventCard("dodge", reaction("Attack", Cancel(), "would", BESIDE, cost=FromHand(1)))
EventCard("feint", reaction("Attack", Mark("feint"), "when", YOU, cost=FromHand()))
Asset("hound", reaction("Harm", Change("wound", wound_attacker), "when", THIS_IS_HIT), health=3)
Asset("scar", forced("Harm", Mark("the scar aches"), when=hurts("horror")))
Asset("bruise", forced("Harm", Mark("the bruise aches"), when=hurts("damage")))
Asset("rage", reaction("Harm", Mark("rage"), when=HORROR_ON_YOU, limit=Limit("phase")))
Enemy("rat", health=1)
Enemy("brute", damage=2, horror=1, health=3)
Enemy("fury", forced("Attack", Edit("more", "damage", lambda n: n + 1), "when", THIS_ATTACKS), health=3, horror=1)
Enemy("acolyte", forced("Harm", Perform("doom", lambda s: PlaceDoom(on=s.source)), when=THIS_ATTACKED))

# ---- targets

ENEMIES_HERE = Selector("enemies-here", lambda t, s: [
    enemy for enemy in t.state.enemies if t.state.stands[enemy] == t.state.place[s.you]])  # fmt: skip
ATTACKER = Selector("attacker", lambda t, s: (s.event(t).enemy,))
IN_DISCARD = Selector("in-discard", lambda t, s: [card for card in t.state.discard if slug(card) in ASSETS])
BY_TWO = Condition("if-by-two", lambda t, s: s.event(t).by >= 2)


def redirect(t: Table, s: Scope) -> Step:
    """The damage goes to the chosen enemy; the horror stays."""
    attack = s.event(t)
    n, attack.damage = attack.damage, 0
    return Deal(seats=[], wounds={f"damage/{s.it}": n}, by=s.you)


def to_hand(t: Table, s: Scope) -> Step:
    t.state.discard = tuple(card for card in t.state.discard if card != s.it)
    t.state.hands[s.you] += (s.it,)
    note(t, f"{s.it} comes back")
    return None


BLANK = Until("phase", Modifier("blank", 1, whose="it"))
Asset("sister", reaction("Attack", One(ENEMIES_HERE - ATTACKER, Change("redirect", redirect)), "when", YOU))
Asset("scavenger", reaction("Passed", One(IN_DISCARD, Change("to-hand", to_hand)), when=YOU & BY_TWO))
EventCard("wipe", reaction("enemy-phase", One(ENEMIES_HERE, BLANK), "at", cost=FromHand(1)))

# ---- blasts and defeats


def blast(t: Table, s: Scope) -> Step:
    here = t.state.place[s.you]
    wounds = {f"damage/{e}": 3 for e in t.state.enemies if t.state.stands[e] == here}
    return Deal(seats=at_place(t, here), damage=3, wounds=wounds, source=s.source, by=s.you)


def haunt(t: Table, s: Scope) -> Step:
    return Deal(seats=at_place(t, t.state.stands[s.source]), horror=1, source=s.source)


def anybody(t: Table, s: Scope) -> bool:
    return bool(t.state.enemies)


EventCard("dynamite", play=Change("blast", blast, can=anybody), cost=Spend(1, 2))
Enemy("revenant", forced("Fall", Change("haunt", haunt), "when", THIS_FALLS), health=1, victory=1)
Enemy("master", health=3, victory=2)
Asset("badge", reaction("Fall", Change("clue", lambda t, s: discover(t, s.you)), when=YOU_BEAT_ENEMY,
                        limit=Limit("round")))  # fmt: skip
EventCard("evidence", reaction("Fall", Change("clue", lambda t, s: discover(t, s.you)), when=YOU_BEAT_ENEMY,
                               cost=FromHand(1)))  # fmt: skip

# ---- playing cards

EventCard("ritual", play=Mark("the ritual works"), cost=Together(Spend(1), Spend(0, 2)))
EventCard("silence", reaction("Played", Cancel(), "would", cost=FromHand()))
Asset("choir", reaction("Played", Mark("the choir answers"), when=YOU))

# ---- tests: tokens


def another(t: Table, s: Scope) -> Step:
    return Reveal(seat=s.you)


def bite(t: Table, s: Scope) -> Step:
    return Deal(seats=[s.you], damage=1, source="bite")


def rouse(t: Table, s: Scope) -> Step:
    return Deal(seats=[s.you], horror=1, source="skull")


TWIN = InSequence(Change("another", another), Change("another", another))
for name, symbol in (("cultist", Change("another", another)), ("twin", TWIN), ("tablet", Change("bite", bite))):
    symbol.bind(f"manor/symbol/{name}")
    SYMBOLS[name] = symbol.id
for name, rider in (("skull/False", Change("rouse", rouse)), ("combat-skill/True", Mark("the skill card pays"))):
    rider.bind(f"manor/rider/{name}")
    RIDERS[name] = rider.id
STRIKE = Change("strike", lambda t, s: Deal(seats=[], wounds={f"damage/{s.it}": 1}, by=s.you))
STRIKE.bind("manor/strike")

STAYS_NEGATIVE = Condition("if-negative", lambda t, s: s.event(t).token.startswith("-"))
CAN_HELP = Condition("if-helps", lambda t, s: "auto-fail" not in running(t).tokens)


def make_positive(t: Table, s: Scope) -> Step:
    tokens = running(t).tokens
    tokens[-1] = tokens[-1].removeprefix("-")
    note(t, "gamble")
    return None


PLUS_TWO = InSequence(Mark("lucky"), Until("test", Modifier("any-skill", 2)), Cancel())

Asset("statue", reaction("Reveal", Edit("two", "draws", lambda n: 2), "would", YOU, Limit("test")))
Asset("amulet", reaction("Revealed", Cancel(), "would", YOU, Limit("test")))
DARKEN = Edit("darken", "token", lambda token: "auto-fail" if token == "elder" else token)
Asset("tome", forced("Revealed", DARKEN, "would"))
EventCard("gamble", reaction("Revealed", Change("gamble", make_positive), when=YOU & STAYS_NEGATIVE, cost=FromHand()))
EventCard("lucky", reaction("WouldFail", PLUS_TWO, "would", YOU & CAN_HELP, cost=FromHand(1)))
EventCard("look", reaction("Failed", Change("clue", lambda t, s: discover(t, s.you, 2)), when=YOU, cost=FromHand()))
Asset("charm", reaction("Passed", Mark("the charm glows"), when=YOU))
Asset("mentor", Modifier("combat", 1, whose="all"), health=1)
Asset("guard", Modifier("combat", 1), reaction("player", Mark("the guard jumps in"), "window", cost=Use()))
Enemy("stalker", health=3, retaliate=True)
ONE_MORE = Until("test", Modifier("combat", 1))
Asset("knack", reaction("player", ONE_MORE, "window", YOU_TEST, cost=Spend(0, 1), often=True))

# ---- tests: what waits, what hangs on the test


def entry_test(t: Table, s: Scope) -> Step:
    return start_test(t, SkillTest(seat=s.event(t).seat, skill="will", difficulty=9, source=s.source))


class FailWayOut(Procedure):
    """Leaving takes a test. The result is whether it was failed."""

    seat: int
    passed: Any = None

    def step_1_test(self, t: Table) -> Step:
        return SkillTest(seat=self.seat, skill="agility", difficulty=3).called("passed")

    def step_2_failed(self, t: Table) -> None:
        self.finish(self.passed is not True)


WAY_OUT = Change("way-out", lambda t, s: FailWayOut(seat=s.event(t).seat))


FROM_HERE = Condition("if-from", lambda t, s: s.event(t).away == s.source)
TO_HERE = Condition("if-to", lambda t, s: s.event(t).to == s.source)
ENEMY_ATTACK = Condition("if-fight", lambda t, s: bool(t.state.test) and running(t).kind == "fight")

Place("hall")
Place("cellar", forced("Moving", Change("entry", entry_test), when=TO_HERE), clues=1)
Place("swamp", forced("Moving", Then(WAY_OUT, Cancel()), "out", FROM_HERE))
Place("attic", forced("Moving", Mark("the attic creaks"), when=TO_HERE),
      forced("Moving", Mark("the ceremony is disturbed"), "if", TO_HERE))  # fmt: skip
Asset("barrier", forced("Moving", Mark("the barrier falls"), "leave"))
Asset("compass", reaction("Moving", Mark("the compass turns"), whose="you"))
SLIP = Change("slip", lambda t, s: move(t, s.you, s.it))
SLIP.bind("manor/slip")


def break_it(t: Table, s: Scope) -> Step:
    note(t, f"{s.source} breaks")
    drop(t, s.you, s.source)
    return None


JAM = Until("after-test", forced("TestOver", Change("jam", break_it)))
SEARCH = Until("after-test", forced("TestOver", Mark("a search begins")))
DEEP = InSequence(SEARCH, Change("another", another))
DEEP.bind("manor/symbol/deep")
SYMBOLS["deep"] = DEEP.id
SKULL = Condition("if-skull", lambda t, s: s.event(t).token == "skull")
HERE = Condition("if-here", lambda t, s: s.it == t.state.attached.get(s.source))
Asset("blade", forced("Revealed", InSequence(Mark("the blade will break"), JAM), when=YOU & SKULL, limit=Limit("test")))
Asset("fog", Modifier("shroud", 2, when=HERE), forced("Passed", Change("lift", break_it)))
Asset("veteran", Modifier("combat", 1, whose="all", when=ENEMY_ATTACK), health=1)

# ---- discovering

FINDING = Condition("if-finding", lambda t, s: s.event(t).part == FIND.id)
Asset("burglar", forced("Resulting", Instead(Mark("loot instead of clues")), "would", YOU & FINDING))
Asset("lamp", Modifier("discover", 1, when=YOU_TEST))
Asset("curse", Modifier("cannot-discover", 1))
Asset("coverup", reaction("Discover", Instead(Mark("the cover-up loses a clue")), "would", whose="you"))
Asset("journal", reaction("Discover", Mark("noted in the journal"), whose="you"))
FIND = Change("find", lambda t, s: discover(t, s.you))
FIND.bind("manor/find")

# ---- encounter cards

EventCard("ward", reaction("Revelation", InSequence(Cancel(), Change("horror", rouse)), "would", YOU, cost=FromHand(1)))
Encounter("chill", Mark("the chill bites"))
Encounter("haste", Mark("haste"), surge=True)
Encounter("secret", Mark("a secret fear"), peril=True)
Encounter("omen", Perform("doom", lambda s: PlaceDoom(n=1)))
Encounter("double", InSequence(Mark("two more cards"), Perform("draw", lambda s: DrawEncounter(seat=s.you))))
Encounter("blight", InSequence(Mark("blight"), Until("card", Modifier("surge", 1))))
Encounter("echo", InSequence(Perform("listen", lambda s: Window(kind="echo")),
                             Perform("draw", lambda s: DrawEncounter(seat=s.you)),
                             Perform("listen", lambda s: Window(kind="echo"))))  # fmt: skip
Asset("scribe", reaction("echo", Mark("the scribe writes"), "window", limit=Limit("card")))
Asset("friend", reaction("Revelation", Mark("a friend calls"), "would"))

# ---- the agenda

for number, back in ((1, InSequence(Mark("a storm breaks"), Perform("draw", lambda s: DrawEncounter(seat=s.you)))),
                     (2, Perform("end", lambda s: Ending(endings=("swallowed",))))):  # fmt: skip
    back.bind(f"manor/agenda/{number}")
    BACKS[number] = back.id
Asset("seal", forced("Advance", Mark("the seal breaks"), "when"))
Asset("guilt", forced("game-ends", Mark("guilt remains"), "window"),
      forced("eliminated", Mark("guilt strikes"), "window",
             when=Condition("if-out", lambda t, s: t.frame(s.frame).seat == s.you)))  # type: ignore[attr-defined]  # fmt: skip

# ---- turns and rounds

YOUR_TURN = Condition("if-turn", lambda t, s: t.frame(s.frame).seat == s.you)  # type: ignore[attr-defined]
Asset("trance", forced("turn-end", Mark("the trance deepens"), "at", YOUR_TURN))
Asset("frost", forced("turn-end", Change("frost", lambda t, s: start_test(
    t, SkillTest(seat=s.you, skill="will", difficulty=0))), "at", YOUR_TURN))  # fmt: skip
EventCard("boost", play=Until("turn", Modifier("will", 5)), cost=Spend())
EventCard("trick", play=Until("round", Modifier("combat", 2)), cost=Spend())


def spawn(t: Table, s: Scope) -> Step:
    t.state.enemies += ("acolyte#9",)
    t.state.stands["acolyte#9"] = "hall"
    note(t, "a priest appears")
    t.abilities_changed()
    return None


def count(t: Table, s: Scope) -> Step:
    note(t, f"{len(t.state.enemies)} enemies counted")
    return None


Asset("doomed", forced("TestOver", Change("horror", rouse)))
Asset("bell", reaction("player", Mark("the bell rings"), "window"))
Asset("portal", forced("round-end", Change("spawn", spawn), "when"), forced("round-end", Change("count", count), "at"))
Asset("dusk", forced("enemy-phase", Mark("dusk falls"), "end"))
Enemy("hunter", health=2, hunter=True)
Enemy("colossus", damage=1, health=9, massive=True)

# ---- limits, uses, periods

Asset("first-aid", Activated(Mark("healed"), cost=Together(Spend(), Use()), phase="action"), uses=1)
Place("well", reaction("player", Mark("a drink"), "window", limit=Limit("game")))
Place("vault", reaction("player", Mark("the treasure"), "window", limit=Limit("game", whose="all")))
Asset("drum", reaction("player", Mark("drum"), "window", limit=Limit("round", 2), often=True))
