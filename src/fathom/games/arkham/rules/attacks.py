"""Enemy attacks: one attack, attacks of opportunity, the enemy phase (A-attack-of-opportunity, A-fw.3.3).

An attack runs: the cancel point, forced and other abilities "when it attacks", the amounts, one assignment, the tokens,
defeats, and what follows (A-rul.19).
"""

from __future__ import annotations

from ....kernel.ask import Pick
from ....kernel.data import fresh
from ....kernel.event import Event
from ....kernel.procedure import Procedure, Step
from ....kernel.text import Text, noun, who
from ..pieces import Piece, card, ident, piece_of, slug_of
from ..state import Table
from .engagement import engaged_with
from .harm import Deal
from .values import has, is_elite, unlike
from .windows import player_window

__all__ = ["EnemyAttack", "EnemyAttacks", "Provoke", "attack", "can_attack", "provoke"]


class EnemyAttack(Event):
    """An enemy attacks an investigator. Cancelled, it was never made; then comes "when it attacks"."""

    BEFORE = ("would", "when")
    AFTERWARDS = ()

    enemy: int
    seat: int
    damage: int = 0
    horror: int = 0

    def happen(self, t: Table) -> Step:
        if t.state.status[self.seat]:
            return None
        return Deal(
            seats=[self.seat], damage=self.damage, horror=self.horror, source=ident(self.enemy), enemy=self.enemy
        )


def can_attack(t: Table, enemy: Piece, seat: int) -> bool:
    """May it attack this investigator at all? (A-rul.19)"""
    return is_elite(enemy) or not t.value("spared", seat)


def attack(t: Table, enemy: Piece, seat: int, rule: str = "A-fw.3.3.2") -> Step:
    """One attack with the printed damage and horror, and the clause by which it is made; None where there is none
    (A-anatomy-scenario.2)."""
    s = t.state
    if enemy not in s.enemies or s.status[seat] or not can_attack(t, enemy, seat):
        return None
    printed = card(enemy)
    if not t.quiet:
        t.log("log-attacks", rule, enemy=noun(slug_of(enemy)), player=who(seat), refs=(ident(enemy),))
    return EnemyAttack(enemy=enemy, seat=seat, damage=printed.damage, horror=printed.horror)


def ready_and_engaged(t: Table, seat: int) -> list[Piece]:
    s = t.state
    if not s.enemies:
        return []
    return [enemy for enemy in engaged_with(t, seat) if s.is_ready(enemy) and can_attack(t, enemy, seat)]


def provoke(t: Table, seat: int) -> Procedure | None:
    """Attacks of opportunity by all ready enemies engaged now; None where there are none."""
    left = ready_and_engaged(t, seat)
    return Provoke(seat=seat, left=left) if left else None


class Provoke(Procedure):
    """One attack by each enemy that was engaged and ready when the costs were paid, and still is, in the order of the
    attacked investigator; nobody exhausts (A-attack-of-opportunity.2 to .6)."""

    seat: int = -1
    left: list[int] = fresh()
    chosen: int = -1

    def step_1_next(self, t: Table) -> Step:
        s = t.state
        now = [] if s.status[self.seat] else ready_and_engaged(t, self.seat)
        still = tuple(ident(enemy) for enemy in unlike(t, [enemy for enemy in self.left if enemy in now]))
        if not still:
            self.finish()
            return None
        return Pick(self.seat, still, "ask-next-attacker", "A-attack-of-opportunity.2")

    def took_1_next(self, t: Table, key: str) -> None:
        self.chosen = piece_of(key)
        self.left.remove(self.chosen)

    def text_1_next(self, t: Table, key: str) -> Text:
        return noun(slug_of(piece_of(key)))

    def step_2_attack(self, t: Table) -> Step:
        self.go("1_next")
        return attack(t, self.chosen, self.seat, "A-attack-of-opportunity.1")


class EnemyAttacks(Procedure):
    """All enemies engaged with one investigator attack in the order he or she chooses; each is exhausted afterwards
    (A-fw.3.3.1 to A-fw.3.3.4)."""

    seat: int = -1
    chosen: int = -1
    done: tuple[int, ...] = ()

    def step_1_window(self, t: Table) -> Step:
        return player_window(t)

    def step_2_next(self, t: Table) -> Step:
        if t.state.status[self.seat]:
            self.finish()
            return None
        left = [enemy for enemy in ready_and_engaged(t, self.seat) if enemy not in self.done]
        keys = tuple(ident(enemy) for enemy in unlike(t, left))
        if not keys:
            self.finish()
            return None
        return Pick(self.seat, keys, "ask-next-attacker", "A-fw.3.3.4")

    def took_2_next(self, t: Table, key: str) -> None:
        self.chosen = piece_of(key)
        self.done += (self.chosen,)

    def text_2_next(self, t: Table, key: str) -> Text:
        return noun(slug_of(piece_of(key)))

    def step_3_attack(self, t: Table) -> Step:
        if has(t, self.chosen, "massive"):
            return MassiveAttack(enemy=self.chosen, left=t.state.at(t.state.where[self.chosen]))
        return attack(t, self.chosen, self.seat)

    def step_4_exhaust(self, t: Table) -> None:
        s = t.state
        if self.chosen in s.enemies and s.is_ready(self.chosen):
            s.exhausted += (self.chosen,)
        self.go("2_next")


class MassiveAttack(Procedure):
    """Its full attack against each engaged investigator, in the lead's order (A-massive.4, A-massive.5)."""

    enemy: int = -1
    left: list[int] = fresh()
    seat: int = -1

    def step_1_next(self, t: Table) -> Step:
        s = t.state
        seats = [seat for seat in self.left if not s.status[seat]]
        if not seats or self.enemy not in s.enemies:
            self.finish()
            return None
        told = {"enemy": noun(slug_of(self.enemy))}
        return Pick(s.lead, tuple(f"player-{seat}" for seat in seats), "ask-whom-attacked", "A-massive.5", args=told)

    def took_1_next(self, t: Table, key: str) -> None:
        self.seat = int(key.removeprefix("player-"))
        self.left.remove(self.seat)

    def step_2_attack(self, t: Table) -> Step:
        self.go("1_next")
        return attack(t, self.enemy, self.seat, "A-massive.4")
