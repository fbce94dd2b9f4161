"""The Cult: cards made of alternative sets of actions, optional paid lines, and goals chosen under seal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fathom.kernel.ask import Ask, AskAll, Pick
from fathom.kernel.cost import Cost, Pay
from fathom.kernel.data import Data, fresh, own, public
from fathom.kernel.effect import Choose, Effect, EffectFrame, If, InSequence, May, Scope, effect_by_id
from fathom.kernel.game import Game, Outcome
from fathom.kernel.procedure import Procedure, Step
from fathom.kernel.select import CHOSEN, Condition, Selector
from fathom.kernel.table import Table
from fathom.kernel.target import One
from fathom.kernel.text import Text

from .paper import Change, note

__all__ = ["CARDS", "CULT", "ChooseGoals", "PlayCultCard", "cult"]

Cards = tuple[str, ...]
ROWS = 4


class CultState(Data):
    trace: Cards = public(())
    night: bool = public(False)
    life: dict[str, int] = public()
    row: dict[str, int] = public()
    madness: list[Cards] = public()
    offered: list[Cards] = own()
    goal: list[Cards] = own()
    stood: dict[str, int] = public()
    """Whom the set of the running card was aimed at, and where they stood at that moment."""


# ---- nouns


def standing(t: Table, s: Scope) -> list[str]:
    return [name for name, life in t.state.life.items() if life > 0]


def beside_the_aimed(t: Table, s: Scope) -> list[str]:
    st: CultState = t.state
    return [name for name, row in st.row.items() if any(abs(row - other) == 1 for other in st.stood.values())]


def weak(most: int) -> Selector:
    return Selector("weak", lambda t, s: [name for name, life in t.state.life.items() if life <= most], n=most)


INVESTIGATORS = Selector("investigators", standing)
ADJACENT = INVESTIGATORS & Selector("adjacent", beside_the_aimed) - Selector("aimed", lambda t, s: tuple(t.state.stood))
NIGHT = Condition("if-night", lambda t, s: t.state.night)

# ---- verbs


class Deed(Effect):
    """What is done to one investigator, with a number."""

    def __init__(self, n: int) -> None:
        self.n = n

    def word(self) -> str:
        return f"{super().word()}-{self.n}"

    def say(self) -> Text:
        return Text(f"effect-{super().word()}", n=self.n, it=Text("it"))


class Attack(Deed):
    def run(self, t: Table, scope: Scope) -> Step:
        t.state.life[scope.it] -= self.n
        note(t, f"attack {self.n} {scope.it}")
        return None


class Move(Deed):
    def can(self, t: Table, scope: Scope) -> bool:
        return bool(t.state.row[scope.it] < ROWS)

    def run(self, t: Table, scope: Scope) -> Step:
        t.state.row[scope.it] += self.n
        note(t, f"move {self.n} {scope.it}")
        return None


class Destroy(Deed):
    def run(self, t: Table, scope: Scope) -> Step:
        t.state.life[scope.it] = 0
        note(t, f"destroy {scope.it}")
        return None


class Madness(Cost):
    """Return a madness token; the payer picks which."""

    def can(self, t: Table, scope: Scope) -> bool:
        return bool(t.state.madness[scope.you])

    def ask(self, t: Table, scope: Scope) -> Ask:
        return Pick(scope.you, tuple(dict.fromkeys(t.state.madness[scope.you])), "return-madness", "")

    def pay(self, t: Table, scope: Scope, answer: Any) -> Step:
        pool = list(t.state.madness[scope.you])
        pool.remove(answer)
        t.state.madness[scope.you] = tuple(pool)
        note(t, f"returns {answer}")
        return None

    def say(self) -> Text:
        return Text("cost-madness")


# ---- sets


class ActionSet(Effect):
    """All of these actions, in the order the player likes, each with a target that no other one had. A free set may be
    chosen even if nothing of it can be done."""

    def __init__(self, *actions: One, free: bool = True) -> None:
        self.parts: Sequence[One] = actions
        self.free = free

    def can(self, t: Table, scope: Scope) -> bool:
        return self.free or any(action.can(t, scope) for action in self.parts)

    def run(self, t: Table, scope: Scope) -> Step:
        return SetFrame(effect=self.id, scope=scope)

    def say(self) -> Text:
        return InSequence(*self.parts).say()


class SetFrame(EffectFrame):
    """What was chosen for one action stays in the scope of those that follow."""

    left: list[int] = fresh()
    action: int = -1

    def named(self, t: Table) -> dict[str, int]:
        """The actions that are left and have a target; equal ones are one option."""
        parts = self.term().parts
        return {parts[n].effect.word(): n for n in reversed(self.left) if parts[n].can(t, self.scope)}

    def step_1_begin(self, t: Table) -> None:
        self.left = list(range(len(self.term().parts)))

    def step_2_action(self, t: Table) -> Step:
        keys = tuple(reversed(self.named(t)))
        if not keys:
            self.finish()
            return None
        return Pick(self.scope.seat, keys, "which-action", "")

    def took_2_action(self, t: Table, key: str) -> None:
        self.action = self.named(t)[key]
        self.left.remove(self.action)

    def step_3_target(self, t: Table) -> Step:
        return Pick(self.scope.seat, tuple(self.term().parts[self.action].found(t, self.scope)), "which-target", "")

    def took_3_target(self, t: Table, key: str) -> None:
        self.scope = self.scope.on(key)
        t.state.stood[key] = t.state.row[key]

    def step_4_do(self, t: Table) -> Step:
        self.go("2_action")
        return self.carry_out(t, self.term().parts[self.action].effect, self.scope)


def action(effect: Effect, whom: Selector = INVESTIGATORS) -> One:
    return One(whom - CHOSEN, effect)


# ---- cards


class PlayCultCard(Procedure):
    """Choose a set, pay for it, do its actions; then the lines at the bottom, each in its turn."""

    seat: int
    card: str

    def step_1_sets(self, t: Table) -> Step:
        return effect_by_id(f"cult/{self.card}/sets").run(t, Scope(you=self.seat, source=self.card))

    def step_2_bottom(self, t: Table) -> Step:
        bottom = CARDS[self.card].bottom
        return bottom.run(t, Scope(you=self.seat, source=self.card)) if bottom is not None else None

    def on_leave(self, t: Table) -> None:
        t.state.stood = {}


class CultCard:
    def __init__(self, slug: str, *sets: Effect, bottom: Effect | None = None) -> None:
        self.slug, self.sets, self.bottom = slug, Choose(*sets), bottom
        self.sets.bind(f"cult/{slug}/sets", slug)
        if bottom is not None:
            bottom.bind(f"cult/{slug}/bottom", slug)
        CARDS[slug] = self


CARDS: dict[str, CultCard] = {}


class ChooseGoals(Procedure):
    """Everybody keeps one of the goals dealt to them, at the same time; nobody ever sees another's."""

    def step_1_choose(self, t: Table) -> Step:
        return AskAll([Pick(seat, t.state.offered[seat], "which-goal", "") for seat in range(t.seats)])

    def took_1_choose(self, t: Table, goals: dict[int, str]) -> None:
        for seat, goal in goals.items():
            t.state.goal[seat] = (goal,)
            t.state.offered[seat] = ()
        note(t, "goals are set")


def draw(t: Table, s: Scope) -> Step:
    note(t, "draws a card")
    return None


def bleed(t: Table, s: Scope) -> Step:
    t.state.madness[s.you] += ("red",)
    note(t, "takes a red token")
    return None


CultCard("scalpel", ActionSet(action(Attack(1))),
         Pay(Madness(), ActionSet(action(Attack(1)), action(Move(1)), free=False)),
         If(NIGHT, ActionSet(action(Attack(2)))))  # fmt: skip
CultCard("twins", ActionSet(action(Attack(1)), action(Attack(1)), action(Move(1))),
         bottom=InSequence(Change("bleed", bleed), May(Pay(Madness(), Change("draw", draw)))))  # fmt: skip
CultCard("venom", ActionSet(action(Attack(1))), bottom=May(Pay(Madness(), One(ADJACENT, Attack(1)))))
CultCard("gulp", ActionSet(action(Destroy(1), weak(3))), ActionSet(action(Attack(2)), action(Move(1))))


class Cult(Game):
    id = "cult"
    version = "1"
    package = "exam"
    seats = range(1, 5)

    def new_state(self, seats: int, options: Mapping[str, Any]) -> CultState:
        return CultState(madness=[()] * seats, offered=[()] * seats, goal=[()] * seats)

    def outcome(self, t: Table) -> Outcome:
        return Outcome((), (), Text("over"))


CULT = Cult()


def cult(body: Procedure, seats: int = 1, **given: Any) -> Table:
    t = Table(CULT, seats, 0, {})
    for name, value in given.items():
        setattr(t.state, name, value)
    t.begin(body)
    return t
