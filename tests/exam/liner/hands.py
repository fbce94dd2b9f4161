"""The cards of the Liner: skill cards in hands, and what lies open: sheets, feats, items, spells, kept cards."""

from __future__ import annotations

from typing import Any

from fathom.kernel.ability import Ability, Card, Limit, Trigger
from fathom.kernel.ask import Ask, Number, Pick
from fathom.kernel.cost import Cost
from fathom.kernel.effect import Choose, Effect, InSequence, Perform, Scope
from fathom.kernel.procedure import Procedure, Step
from fathom.kernel.reply import Cancel, Edit, Instead, Until
from fathom.kernel.select import Condition, Selector
from fathom.kernel.table import Table
from fathom.kernel.target import One
from fathom.kernel.text import Text

from ..paper import Change, Mark, note
from .crisis import CRISES, DrawMythos, MythosShown, Outcome
from .deckplan import LinerState, kind_of, take_from_hand, value_of
from .dice import RollDie
from .harbour import ChooseActive, Defeat

__all__ = ["FACEUP", "SKILLS"]

SKILLS: dict[str, Card] = {}
FACEUP: dict[str, Card] = {}


class LinerCard(Card):
    @classmethod
    def home(cls) -> str:
        return "liner"


def skill(slug: str, *abilities: Ability) -> None:
    SKILLS[slug] = LinerCard(slug, *abilities)


def faceup(slug: str, *abilities: Ability) -> None:
    FACEUP[slug] = LinerCard(slug, *abilities)


def may(on: str, effect: Effect, timing: str = "would", when: Condition | None = None, cost: Cost | None = None,
        limit: Limit | None = None, whose: str = "all") -> Trigger:  # fmt: skip
    return Trigger(on, effect, timing=timing, moment=f"moment-{on}", when=when, forced=False, cost=cost, limit=limit,
                   whose=whose)  # fmt: skip


def must(on: str, effect: Effect, timing: str = "would", when: Condition | None = None, whose: str = "all") -> Trigger:
    return Trigger(on, effect, timing=timing, moment=f"moment-{on}", when=when, whose=whose)


# ---- costs


class ThisCard(Cost):
    """Discard this card from the hand; a feat, item or spell is removed instead."""

    def can(self, t: Table, scope: Scope) -> bool:
        return scope.source in t.state.hands[scope.you] or scope.source in t.state.faceup[scope.you]

    def pay(self, t: Table, scope: Scope, answer: Any) -> Step:
        s: LinerState = t.state
        take_from_hand(t, scope.you, scope.source)
        s.faceup[scope.you] = tuple(card for card in s.faceup[scope.you] if card != scope.source)
        note(t, f"{scope.you} uses {scope.source}")
        t.abilities_changed()
        return None

    def say(self) -> Text:
        return Text("cost-this")


class DiscardSkill(Cost):
    """Discard a hand card, of one type or of any."""

    def __init__(self, kind: str = "") -> None:
        self.kind = kind

    def cards(self, t: Table, scope: Scope) -> list[str]:
        return [card for card in t.state.hands[scope.you] if kind_of(card) == self.kind or not self.kind]

    def can(self, t: Table, scope: Scope) -> bool:
        return bool(self.cards(t, scope))

    def ask(self, t: Table, scope: Scope) -> Ask:
        return Pick(scope.you, self.cards(t, scope), "discard-skill", "", always=True)

    def pay(self, t: Table, scope: Scope, answer: Any) -> Step:
        take_from_hand(t, scope.you, answer)
        t.state.discard += (answer,)
        note(t, f"{scope.you} discards {answer}")
        return None

    def say(self) -> Text:
        return Text("cost-discard")


class DamageShip(Cost):
    def can(self, t: Table, scope: Scope) -> bool:
        return True

    def pay(self, t: Table, scope: Scope, answer: Any) -> Step:
        t.state.damage += 1
        note(t, "the ship is damaged")
        return None

    def say(self) -> Text:
        return Text("cost-damage")


# ---- small effects


def lose(resource: str) -> Change:
    def do(t: Table, s: Scope) -> Step:
        setattr(t.state, resource, getattr(t.state, resource) - 1)
        note(t, f"{resource} {getattr(t.state, resource)}")
        return None

    return Change(f"lose-{resource}", do)


def test_plus(n: int) -> Change:
    """Add to the total of the test whose window this is."""

    def do(t: Table, s: Scope) -> Step:
        t.frame(s.frame).extra += n  # type: ignore[attr-defined]
        return None

    return Change(f"test-{n}", do)


def roll_plus(n: int) -> Change:
    def do(t: Table, s: Scope) -> Step:
        t.frame(s.event(t).die).bonus += n  # type: ignore[attr-defined]
        return None

    return Change(f"roll-{n}", do)


def throw_again(t: Table, s: Scope) -> Step:
    t.frame(s.event(t).die).rerolls = True  # type: ignore[attr-defined]
    return None


def reroll() -> InSequence:
    return InSequence(Change("again", throw_again), Cancel())


FREE = Condition("if-free", lambda t, s: not t.state.brig[s.you])
YOUR_TURN = Condition("if-turn", lambda t, s: t.state.current == s.you)
TRAITOR = Condition("if-traitor", lambda t, s: bool(t.state.traitor[s.you]))
ATTACK = Condition("if-attack", lambda t, s: s.event(t).attack)
IS_TWO_PLUS = Condition("if-two", lambda t, s: len(t.state.improvements[s.you]) > 1)

# ---- 1, 2: improvements


def swap(t: Table, s: Scope) -> Step:
    return ChooseActive(seat=s.you, items=list(t.state.improvements[s.you]))


for item in ("binoculars", "memento"):
    faceup(item, may("turn-start", Change("swap", swap), "window", YOUR_TURN & IS_TWO_PLUS))

# ---- 3: the action step of a revealed traitor

END_STEP = Change("end-step", lambda t, s: t.abort(s.frame, "ended by a card"))
skill("treachery_4", may("action-step", InSequence(lose("food"), END_STEP), "window", YOUR_TURN & TRAITOR, ThisCard()))

# ---- 4, 5: mythos cards


def show_it(t: Table, s: Scope) -> Step:
    """The other goes to the bottom unseen."""
    st: LinerState = t.state
    st.mythos = (*st.mythos[2:], *(card for card in st.mythos[:2] if card != s.it))
    return MythosShown(seat=s.you, card=s.it)


TOP_TWO = Selector("top-two", lambda t, s: t.state.mythos[:2])
TWO_CARDS = One(TOP_TWO, Change("show", show_it), always=True, why="which-mythos")
REDRAW = Change("redraw", lambda t, s: DrawMythos(seat=s.event(t).seat))
LOSE_ANY = Choose(lose("food"), lose("fuel"), lose("sanity"))
faceup("analytics", must("DrawMythos", Instead(TWO_CARDS), when=FREE, whose="you"))
faceup("fortune", may("MythosShown", Instead(REDRAW), cost=ThisCard()))
faceup("leader", may("CrisisChoice", Instead(LOSE_ANY), cost=ThisCard(), whose="you"))

# ---- 6: before cards are added to a test


OUTCOMES = Selector("outcomes", lambda t, s: ("pass", "fail"))
NAME_IT = Change("outcome", lambda t, s: Outcome(seat=s.you, card=s.event(t).card, key=s.it))
SACRIFICE = InSequence(One(OUTCOMES, NAME_IT, why="which-outcome"), Change("fall", lambda t, s: Defeat(seat=s.you)))
skill("influence_3", may("Testing", Edit("openly", "openly", lambda n: True), cost=ThisCard()))
skill("observation_5", may("Testing", Edit("no-chaos", "chaos", lambda n: 0), cost=ThisCard()))
skill("lore_5", may("Testing", Edit("supports", "supports", lambda kinds: (*kinds, "lore")), cost=ThisCard()))
faceup("sacrifice", may("Testing", Instead(SACRIFICE), cost=ThisCard()))

# ---- 7, 8: cards the engine adds


def add_treachery(t: Table, s: Scope) -> Step:
    st: LinerState = t.state
    t.frame(st.test).pool.append(st.treachery[0])  # type: ignore[attr-defined]
    st.treachery = st.treachery[1:]
    note(t, f"{s.source} adds a card")
    return None


CHAOS_CAME = Condition("if-chaos", lambda t, s: t.frame(s.frame).chaos > 0)  # type: ignore[attr-defined]
faceup("family-ties", must("chaos-added", Change("add", add_treachery), "window", FREE & CHAOS_CAME))
faceup("memory", must("Contributed", Change("add", add_treachery), "after", whose="you"))

# ---- 9: after the total


def add_it(t: Table, s: Scope) -> Step:
    take_from_hand(t, s.you, s.it)
    t.frame(s.frame).pool.append(s.it)  # type: ignore[attr-defined]
    return None


class Adjust(Procedure):
    """Add or subtract up to a number."""

    seat: int
    test: int

    def step_1_choose(self, t: Table) -> Step:
        n = len(t.state.faceup[self.seat])
        return Number(self.seat, "adjust", "", -n, n)

    def took_1_choose(self, t: Table, n: int) -> None:
        t.frame(self.test).extra += n  # type: ignore[attr-defined]


YOUR_HAND = Selector("your-hand", lambda t, s: t.state.hands[s.you])
ADD_ONE = One(YOUR_HAND, Change("add", add_it), always=True, why="add-one")
ADJUST = Perform("adjust", lambda s: Adjust(seat=s.you, test=s.frame))
LUCKY = InSequence(test_plus(2), Until("test", must("PassedTest", Mark("chaos grows"), "after")))
skill("will_3", may("total", Choose(test_plus(2), test_plus(-2)), "window", cost=ThisCard()))
faceup("experienced", may("total", ADD_ONE, "window", FREE, limit=Limit("test")))
faceup("lucky-ring", may("total", LUCKY, "window", limit=Limit("test")))
faceup("well-equipped", may("total", ADJUST, "window", FREE, ThisCard()))

# ---- 10, 11, 12: dice


class AddDiscarded(DiscardSkill):
    """Discard a card and add its value to the roll."""

    def pay(self, t: Table, scope: Scope, answer: Any) -> Step:
        t.frame(scope.event(t).die).bonus += value_of(answer)  # type: ignore[attr-defined]
        return super().pay(t, scope, answer)


class SetDie(Procedure):
    seat: int
    die: int

    def step_1_set(self, t: Table) -> Step:
        return Number(self.seat, "which-side", "", 1, 8)

    def took_1_set(self, t: Table, n: int) -> None:
        t.frame(self.die).face = n  # type: ignore[attr-defined]
        note(t, f"set to {n}")


SET_DIE = Change("set-die", lambda t, s: SetDie(seat=s.you, die=s.event(t).die))
skill("observation_3", may("Roll", Choose(roll_plus(2), roll_plus(-2)), "before", cost=ThisCard()))
faceup("almanac", may("Roll", Mark("almanac"), "before", limit=Limit("roll"), cost=AddDiscarded("observation")))
faceup("perfect-number", may("Roll", Instead(SET_DIE), "would", FREE, ThisCard()))
faceup("fortunate-son", may("Roll", reroll(), "after", FREE, DiscardSkill()))
skill("strength_1", may("Roll", reroll(), "after", ATTACK, ThisCard()))
faceup("pistol", may("Roll", reroll(), "after", ATTACK, limit=Limit("roll"), whose="you"))

# ---- 13, 14: defeats


def leaves(t: Table, s: Scope) -> Step:
    st: LinerState = t.state
    st.faceup[s.you] = tuple(card for card in st.faceup[s.you] if card != s.source)
    t.abilities_changed()
    return None


ROLL = Perform("roll", lambda s: RollDie(seat=s.you))
WARD = InSequence(Cancel(), Mark("the ward holds"), Change("gone", leaves), ROLL)
RESCUE = InSequence(Mark("a passenger is rescued"), Choose(lose("food"), Change("gone", leaves)))
skill("strength_5", may("Defeat", Cancel(), cost=ThisCard(), whose="you"))
faceup("companion", may("Defeat", Cancel(), cost=ThisCard(), whose="you", when=FREE))
faceup("healing-words", may("Defeat", Cancel(), cost=DiscardSkill("lore")))
RESCUES = [may(kind, Cancel(), when=FREE, cost=ThisCard()) for kind in ("Defeat", "PassengerDefeat")]
faceup("intervention", *RESCUES)
faceup("flesh-ward", must("Defeat", WARD, "ward", whose="you"))
faceup("pharmacy", may("PassengerDefeat", Instead(RESCUE), when=FREE))

# ---- 15 to 18


def advance(t: Table, s: Scope) -> Step:
    t.state.travel += 1
    note(t, f"travel {t.state.travel}")
    return None


faceup("jury-rigger", may("Advanced", Change("advance", advance), "after", FREE, DamageShip()))
faceup("amulet", may("LoreAction", Edit("twice", "times", lambda n: 2), whose="you"))
faceup("peacemaker", must("PassengerDefeat", lose("sanity"), "after"))
faceup("barricade", may("Activation", Cancel(), cost=ThisCard()), may("IntoRooms", Cancel(), cost=ThisCard()))

for line, lost in (("storm/choice", "fuel"), ("storm/fail", "sanity"), ("calm/choice", "food")):
    effect = lose(lost)
    effect.bind(f"liner/crisis/{line}")
    name, _, key = line.partition("/")
    CRISES.setdefault(name, {})[key] = effect.id
for line in ("storm/test", "storm/pass"):
    mark = Mark("the storm passes")
    mark.bind(f"liner/crisis/{line}")
    name, _, key = line.partition("/")
    CRISES.setdefault(name, {})[key] = mark.id
