"""The Cult: cards made of alternative sets of actions, optional paid lines, and goals chosen under seal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from fathom.kernel.ask import Ask, AskAll, Pick
from fathom.kernel.cost import Cost, Pay
from fathom.kernel.data import Data, fresh, own, public
from fathom.kernel.effect import Effect, InSequence, May, Scope
from fathom.kernel.game import Game, Outcome
from fathom.kernel.procedure import Procedure, Step
from fathom.kernel.table import Table
from fathom.kernel.text import Text

from .paper import Change, note

__all__ = ["CARDS", "CULT", "ChooseGoals", "PlayCultCard", "PlaySet", "cult"]

Cards = tuple[str, ...]


class CultState(Data):
    trace: Cards = public(())
    night: bool = public(False)
    life: dict[str, int] = public()
    row: dict[str, int] = public()
    madness: list[Cards] = public()
    offered: list[Cards] = own()
    goal: list[Cards] = own()


class Madness(Cost):
    """Return madness tokens; the payer picks which."""

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def can(self, t: Table, scope: Scope) -> bool:
        return len(t.state.madness[scope.you]) >= self.n

    def ask(self, t: Table, scope: Scope) -> Ask:
        return Pick(scope.you, tuple(dict.fromkeys(t.state.madness[scope.you])), "return-madness", "")

    def pay(self, t: Table, scope: Scope, answer: Any) -> Step:
        pool = list(t.state.madness[scope.you])
        pool.remove(answer)
        t.state.madness[scope.you] = tuple(pool)
        note(t, f"returns {answer}")
        return None

    def say(self) -> Text:
        return Text("cost-madness", n=self.n)


class ActionSet(NamedTuple):
    """One of the alternatives of a card: at night only, or for a cost, these actions."""

    actions: Cards
    cost: Cost | None = None
    night: bool = False


class CultCard:
    def __init__(self, slug: str, *sets: ActionSet, bottom: Effect | None = None) -> None:
        self.slug, self.sets, self.bottom = slug, sets, bottom
        for i, one in enumerate(sets):
            if one.cost is not None:
                one.cost.bind(f"cult/{slug}.{i}.cost")
        if bottom is not None:
            bottom.bind(f"cult/{slug}.bottom")
        CARDS[slug] = self


CARDS: dict[str, CultCard] = {}


def targets(t: Table, action: str, used: list[str]) -> list[str]:
    """Whom an action may be aimed at; nobody is a target twice in one set."""
    s: CultState = t.state
    there = [name for name, life in s.life.items() if life > 0 and name not in used]
    return [name for name in there if not action.startswith("move") or s.row[name] < 4]


class PlaySet(Procedure):
    """All actions of a set, in the order the player likes, each with a target of its own."""

    seat: int
    left: list[str] = fresh()
    used: list[str] = fresh()
    action: str = ""

    def step_1_action(self, t: Table) -> Step:
        doable = [action for action in self.left if targets(t, action, self.used)]
        if not doable:
            self.finish()
            return None
        return Pick(self.seat, tuple(dict.fromkeys(doable)), "which-action", "")

    def took_1_action(self, t: Table, key: str) -> None:
        self.action = key
        self.left.remove(key)

    def step_2_target(self, t: Table) -> Step:
        return Pick(self.seat, tuple(targets(t, self.action, self.used)), "which-target", "")

    def took_2_target(self, t: Table, key: str) -> None:
        self.used.append(key)
        verb, n = self.action.split(" ")
        if verb == "attack":
            t.state.life[key] -= int(n)
        else:
            t.state.row[key] += int(n)
        note(t, f"{self.action} {key}")
        self.go("1_action")


class PlayCultCard(Procedure):
    """Choose a set, pay for it, do its actions; then the lines at the bottom, each in its turn."""

    seat: int
    card: str
    number: int = -1

    def legal(self, t: Table) -> list[str]:
        """A free set always; a paid one only if it can be paid and does something."""
        out = []
        for i, one in enumerate(CARDS[self.card].sets):
            does = any(targets(t, action, []) for action in one.actions)
            paid = one.cost is None or (does and one.cost.can(t, Scope(you=self.seat)))
            out += [f"set-{i}"] if paid and (t.state.night or not one.night) else []
        return out

    def step_1_choose(self, t: Table) -> Step:
        return Pick(self.seat, tuple(self.legal(t)), "which-set", "")

    def took_1_choose(self, t: Table, key: str) -> None:
        self.number = int(key.removeprefix("set-"))

    def step_2_pay(self, t: Table) -> Step:
        cost = CARDS[self.card].sets[self.number].cost
        return cost.run(t, Scope(you=self.seat)) if cost is not None else None

    def step_3_act(self, t: Table) -> Step:
        return PlaySet(seat=self.seat, left=list(CARDS[self.card].sets[self.number].actions))

    def step_4_bottom(self, t: Table) -> Step:
        bottom = CARDS[self.card].bottom
        return bottom.run(t, Scope(you=self.seat)) if bottom is not None else None


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


CultCard("scalpel", ActionSet(("attack 1",)), ActionSet(("attack 1", "move 1"), Madness()),
         ActionSet(("attack 2",), night=True))  # fmt: skip
CultCard("twins", ActionSet(("attack 1", "attack 1", "move 1")),
         bottom=InSequence(Change("bleed", bleed), May(Pay(Madness(), Change("draw", draw)))))  # fmt: skip


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
