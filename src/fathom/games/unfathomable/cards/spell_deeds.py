"""What single spells do: their own small procedures."""

from __future__ import annotations

from ....kernel.data import fresh
from ....kernel.decision import Pick
from ....kernel.effect import Effect, Scope
from ....kernel.procedure import Each, Procedure, Step
from ....kernel.text import Text, noun, who
from ..rules.actions import destinations
from ..rules.activation import IntoRoom, may_enter
from ..rules.defeat import Defeat, DefeatAll, defeat_deep_one
from ..rules.dice import RollDie
from ..rules.movement import move_character
from ..rules.passengers import passengers_on
from ..rules.resources import FOOD, SANITY, change
from ..rules.skill_cards import available, take_top
from ..rules.skill_test import running_test
from ..rules.spaces import BRIG, DEEP, SHIP, SPACES
from ..rules.titles import lose_titles
from ..state import Table
from .names import SKILLS, SPELLS, TYPES, value_of
from .reactions import lose_spell

__all__ = ["AstralTravel", "BeastWithin", "Locusts", "Place", "ReadScript"]


class AstralTravel(Procedure):
    """Any characters and Deep Ones of one space go to any other ship spaces; Deep Ones not into Brig or Sick Bay
    (R51, R116)."""

    seat: int = -1
    start: int = -1
    left: list[int] = fresh()
    jailed: list[int] = fresh()
    figures: int = 0
    who: int = -1
    end: int = -1

    def step_1_from(self, t: Table) -> Step:
        s = t.state
        full = [space for space in range(DEEP) if s.deep_ones[space] or space in s.places]
        return Pick(self.seat, tuple(SPACES[space] for space in full), "ask-astral-from", "U-3.4c")

    def took_1_from(self, t: Table, key: str) -> None:
        self.start = SPACES.index(key)
        self.left = [seat for seat, place in enumerate(t.state.places) if place == self.start]
        self.figures = t.state.deep_ones[self.start]

    def step_2_whom(self, t: Table) -> Step:
        keys = [f"player-{seat}" for seat in self.left] + (["deep-one"] if self.figures else [])
        if not keys:
            self.go("5_titles")
            return None
        return Pick(self.seat, (*keys, "enough"), "ask-astral-whom", "U-3.4c")

    def took_2_whom(self, t: Table, key: str) -> None:
        if key == "enough":
            self.go("5_titles")
            return
        self.who = -1 if key == "deep-one" else int(key.split("-")[1])

    def step_3_where(self, t: Table) -> Step:
        ends = [space for space in SHIP if space != self.start and (self.who >= 0 or may_enter(t.state, space))]
        return Pick(self.seat, tuple(SPACES[space] for space in ends), "ask-astral-to", "U-3.4c")

    def took_3_where(self, t: Table, key: str) -> None:
        self.end = SPACES.index(key)

    def step_4_move(self, t: Table) -> Step:
        self.go("2_whom")
        if self.who < 0:
            self.figures -= 1
            return IntoRoom(start=self.start, end=self.end, n=1, rule="U-27.20b")
        self.left.remove(self.who)
        move_character(t, self.who, self.end, "U-3.4c", titles=False)
        if self.end == BRIG and t.state.is_human(self.who):
            self.jailed.append(self.who)
        return None

    def step_5_titles(self, t: Table) -> None:
        """Lost titles pass on when everybody has moved (R116)."""
        for seat in self.jailed:
            lose_titles(t, seat, "U-3.2")


class Place(Effect):
    """The spell stays in an area (U-15.1a1)."""

    def run(self, t: Table, scope: Scope) -> Step:
        t.state.spells[scope.seat] += (SPELLS.index(scope.source),)
        t.log("log-spell-stays", "U-15.1a1", player=who(scope.seat), card=noun(scope.source))
        t.abilities_changed()
        return None

    def say(self) -> Text:
        return Text("effect-place-this")


class Locusts(Procedure):
    """Roll; so many Deep Ones of choice fall, and on 5 or more food is lost."""

    seat: int = -1
    roll: int = 0
    fallen: int = 0

    def step_1_roll(self, t: Table) -> Step:
        return RollDie(seat=self.seat).called("roll")

    def step_2_defeat(self, t: Table) -> Step:
        keys = tuple(SPACES[space] for space in range(DEEP) if t.state.deep_ones[space])
        return Pick(self.seat, keys, "ask-defeat-deep-one", "U-26.0") if keys and self.fallen < self.roll else None

    def took_2_defeat(self, t: Table, key: str) -> None:
        defeat_deep_one(t, SPACES.index(key), 1, "U-26.0")
        self.fallen += 1
        self.again()

    def step_3_eat(self, t: Table) -> None:
        if self.roll >= 5:
            change(t, FOOD, -1, "U-49.1")


class BeastWithin(Procedure):
    """You may move; then all enemies with you fall; roll at most that many: everybody there falls, you too."""

    seat: int = -1
    n: int = 0
    roll: int = 9

    def step_1_move(self, t: Table) -> Step:
        keys = tuple(SPACES[space] for space in destinations(t.state, self.seat))
        return Pick(self.seat, (*keys, "stay"), "ask-move", "U-50.4") if t.state.places[self.seat] != BRIG else None

    def took_1_move(self, t: Table, key: str) -> None:
        if key != "stay":
            move_character(t, self.seat, SPACES.index(key), "U-50.4")

    def step_2_deep_ones(self, t: Table) -> None:
        s = t.state
        space = s.places[self.seat]
        if s.is_human(self.seat):
            self.n = s.deep_ones[space]
            defeat_deep_one(t, space, self.n, "U-26.0")

    def step_3_characters(self, t: Table) -> Step:
        s = t.state
        space = s.places[self.seat]
        foes = s.traitors_in(space) if s.is_human(self.seat) else s.humans_in(space)
        return Each(over=[seat for seat in foes if seat != self.seat], body=Fall()).called("result")

    def step_4_roll(self, t: Table) -> Step:
        self.n += sum(self.result or [])
        return RollDie(seat=self.seat).called("roll") if self.n else None

    def step_5_suffer(self, t: Table) -> Step:
        s = t.state
        if self.roll > self.n:
            return None
        space = s.places[self.seat]
        tokens = [space] * passengers_on(s, space)
        return DefeatAll(seats=sorted({*s.humans_in(space), self.seat}), spaces=tokens)


class Fall(Procedure):
    """Somebody would be defeated; the result tells whether it happened (R81)."""

    seat: int = -1

    def step_1_fall(self, t: Table) -> Step:
        return t.landing(Defeat(seat=self.seat), "result")


class ReadScript(Procedure):
    """The top card of any skill deck joins the test; a roll of at most its value costs sanity (R113)."""

    seat: int = -1
    kind: int = -1
    roll: int = 9

    def step_1_deck(self, t: Table) -> Step:
        keys = tuple(name for type, name in enumerate(TYPES) if available(t.state, type))
        return Pick(self.seat, keys, "ask-script-deck", "U-35.8")

    def took_1_deck(self, t: Table, key: str) -> None:
        s = t.state
        lose_spell(t, self.seat, SPELLS.index("revelation-of-script"))
        self.kind = take_top(t, TYPES.index(key))
        s.shown = tuple(sorted((*s.shown, self.kind)))
        t.log("log-add-card", "U-35.8", player=who(self.seat), card=noun(SKILLS[self.kind]), n=running_test(t).total(t))
        t.reveal("revealed-draw")

    def step_2_roll(self, t: Table) -> Step:
        return RollDie(seat=self.seat).called("roll")

    def step_3_suffer(self, t: Table) -> None:
        if self.roll <= value_of(self.kind):
            change(t, SANITY, -1, "U-49.1")
