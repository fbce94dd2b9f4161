"""Hunters move one connection towards the nearest investigator (A-hunter, A-fw.3.2)."""

from __future__ import annotations

from ....kernel.ask import Pick
from ....kernel.data import fresh
from ....kernel.procedure import Procedure, Step
from ....kernel.text import Text, noun
from ..pieces import Piece, ident, piece_of, slug_of
from ..state import Table
from .areas import owner_of
from .engagement import best_prey, engage, prey_of
from .moving import blocked, distances, steps_towards
from .values import has, unlike

__all__ = ["Hunt", "MoveEnemy", "hunt"]


def hunters(t: Table) -> list[Piece]:
    """Ready, unengaged hunters that do not share a location with anybody they look for (A-hunter.1, A-hunter.2)."""
    s = t.state
    return [
        enemy for enemy in s.enemies
        if enemy not in s.engaged and s.is_ready(enemy) and has(t, enemy, "hunter") and hunted(t, enemy)
        and not any(s.places[seat] == s.where[enemy] for seat in hunted(t, enemy))
    ]  # fmt: skip


def hunted(t: Table, enemy: Piece) -> list[int]:
    """Whom an enemy may hunt: everybody, or its only prey (A-prey.3)."""
    prey = prey_of(t, enemy)
    if prey is not None and prey.only:
        return [seat for seat in t.state.playing() if seat == owner_of(t, enemy)]
    return t.state.playing()


def hunt(t: Table) -> Step:
    """All hunters, one at a time; None where none moves."""
    if not t.state.enemies:
        return None
    left = hunters(t)
    return Hunt(left=left) if left else None


class Hunt(Procedure):
    """The lead says which hunter moves next; each moves and engages before the next one."""

    left: list[int] = fresh()
    chosen: int = -1

    def step_1_next(self, t: Table) -> Step:
        now = hunters(t)
        still = tuple(ident(enemy) for enemy in unlike(t, [enemy for enemy in self.left if enemy in now]))
        if not still:
            self.finish()
            return None
        return Pick(t.state.lead, still, "ask-next-hunter", "A-hunter.1")

    def took_1_next(self, t: Table, key: str) -> None:
        self.chosen = piece_of(key)
        self.left.remove(self.chosen)

    def text_1_next(self, t: Table, key: str) -> Text:
        return noun(slug_of(piece_of(key)))

    def step_2_move(self, t: Table) -> Step:
        """Towards the nearest investigator; of several the one that fits its prey best (A-hunter.3)."""
        self.go("1_next")
        s, enemy = t.state, self.chosen
        away = distances(t, s.where[enemy])
        seats = [seat for seat in hunted(t, enemy) if s.places[seat] in away]
        near = [seat for seat in seats if away[s.places[seat]] == min(away[s.places[other]] for other in seats)]
        goals = list(dict.fromkeys(s.places[seat] for seat in best_prey(t, enemy, near)))
        return MoveEnemy(enemy=enemy, goals=goals, rule="A-hunter.1") if goals else None


class MoveEnemy(Procedure):
    """One step of an enemy towards one of the goals, by a shortest route; the lead chooses among several. It stays
    where a card keeps it out (A-hunter.4)."""

    enemy: int = -1
    goals: list[int] = fresh()
    rule: str = "A-move.1"
    to: int = -1

    def step_1_where(self, t: Table) -> Step:
        s = t.state
        if self.enemy not in s.enemies:
            self.finish(False)
            return None
        steps = tuple(ident(place) for place in steps_towards(t, s.where[self.enemy], self.goals))
        if not steps:
            self.finish(False)
            return None
        return Pick(s.lead, steps, "ask-route", "A-lead.1", args={"enemy": noun(slug_of(self.enemy))})

    def took_1_where(self, t: Table, key: str) -> None:
        self.to = piece_of(key)

    def text_1_where(self, t: Table, key: str) -> Text:
        return noun(slug_of(piece_of(key)))

    def step_2_move(self, t: Table) -> None:
        if blocked(t, self.enemy, self.to):
            self.finish(False)
            return
        t.state.where[self.enemy] = self.to
        t.log(
            "log-enemy-moves", self.rule, enemy=noun(slug_of(self.enemy)), location=noun(slug_of(self.to)),
            refs=(ident(self.enemy), ident(self.to)),
        )  # fmt: skip

    def step_3_engage(self, t: Table) -> Step:
        return engage(t, self.to)
