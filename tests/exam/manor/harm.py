"""Attacks, damage and horror, defeats, elimination, endings."""

from __future__ import annotations

from fathom.kernel.ask import Pick, Split
from fathom.kernel.data import fresh
from fathom.kernel.event import Event
from fathom.kernel.procedure import Each, Procedure, Step
from fathom.kernel.table import Table
from fathom.kernel.window import open_window

from ..paper import note, slug
from .printed import ASSETS, ENEMIES
from .state import ManorState, alive, at_place, drop, in_player_order

__all__ = ["Attack", "Deal", "Eliminate", "Ending", "Engage", "Fall", "Harm", "Provoke", "attack", "beaten"]


class Attack(Event):
    """An enemy attacks. First the cancel point: a cancelled attack was never made. Then "when it attacks"."""

    BEFORE = ("would", "when")

    enemy: str
    seat: int
    damage: int
    horror: int

    def happen(self, t: Table) -> Step:
        return Deal(seats=[self.seat], damage=self.damage, horror=self.horror, source=self.enemy, attack=True)


def attack(enemy: str, seat: int) -> Attack:
    card = ENEMIES[slug(enemy)]
    return Attack(enemy=enemy, seat=seat, damage=card.damage, horror=card.horror)


class Deal(Procedure):
    """Everybody assigns, in player order; then all of it is dealt as one event."""

    seats: list[int]
    damage: int = 0
    horror: int = 0
    wounds: dict[str, int] = fresh()
    source: str = ""
    by: int = -1
    attack: bool = False
    shares: list[dict[str, int]] = fresh()

    def step_1_assign(self, t: Table) -> Step:
        order = [seat for seat in in_player_order(t) if seat in self.seats]
        return Each(over=order, body=Assign(damage=self.damage, horror=self.horror)).called("shares")

    def step_2_deal(self, t: Table) -> Step:
        tokens = {key: n for share in (self.wounds, *self.shares) for key, n in share.items()}
        return Harm(tokens=tokens, source=self.source, by=self.by, attack=self.attack)


class Assign(Procedure):
    """Share damage and horror between oneself and one's assets, in one answer; nothing is placed yet."""

    seat: int = -1
    damage: int = 0
    horror: int = 0

    def limits(self, t: Table, kind: str, n: int) -> dict[str, int]:
        s: ManorState = t.state
        taken = s.damage if kind == "damage" else s.horror
        room = {f"{kind}/{self.seat}": n}
        for piece in s.in_play[self.seat]:
            card = ASSETS[slug(piece)]
            left = (card.health if kind == "damage" else card.sanity) - taken.get(piece, 0)
            if left > 0:
                room[f"{kind}/{piece}"] = min(n, left)
        return room

    def step_1_assign(self, t: Table) -> Step:
        both = {kind: n for kind, n in (("damage", self.damage), ("horror", self.horror)) if n}
        limits = {key: most for kind, n in both.items() for key, most in self.limits(t, kind, n).items()}
        return Split(self.seat, limits, "assign", "", sums={kind: (n, n) for kind, n in both.items()})

    def took_1_assign(self, t: Table, share: dict[str, int]) -> None:
        self.finish(share)


class Harm(Event):
    """Tokens that were assigned: they can be answered when they are dealt, and are placed all at once."""

    BEFORE = ("when",)

    tokens: dict[str, int]
    source: str = ""
    by: int = -1
    attack: bool = False

    def happen(self, t: Table) -> Step:
        return Place(tokens=self.tokens, by=self.by)

    def reaches(self, kind: str, target: str) -> bool:
        return self.tokens.get(f"{kind}/{target}", 0) > 0


class Place(Procedure):
    tokens: dict[str, int]
    by: int = -1
    pieces: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()

    def step_1_place(self, t: Table) -> None:
        s: ManorState = t.state
        for key, n in self.tokens.items():
            kind, target = key.split("/")
            if target.isdecimal() or target in s.enemies or any(target in row for row in s.in_play):
                pile = s.damage if kind == "damage" else s.horror
                pile[target] = pile.get(target, 0) + n
        told = [f"{n} {key.replace('/', ' ')}" for key, n in sorted(self.tokens.items()) if n]
        note(t, f"placed {', '.join(told)}")

    def step_2_mark(self, t: Table) -> None:
        """What falls is still in play for a moment, but it does not fall twice."""
        self.pieces, self.seats = beaten(t)
        t.state.falling += (*self.pieces, *map(str, self.seats))

    def step_3_defeats(self, t: Table) -> Step:
        return Fall(pieces=self.pieces, seats=self.seats, by=self.by) if self.pieces or self.seats else None


def beaten(t: Table) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """All pieces and investigators that bear as much as they can."""
    s: ManorState = t.state
    pieces = [e for e in s.enemies if s.damage.get(e, 0) >= ENEMIES[slug(e)].health]
    for piece in (piece for row in s.in_play for piece in row):
        card = ASSETS[slug(piece)]
        full = (0 < card.health <= s.damage.get(piece, 0)) or (0 < card.sanity <= s.horror.get(piece, 0))
        pieces += [piece] if full else []
    seats = [n for n in in_player_order(t) if max(s.damage.get(str(n), 0), s.horror.get(str(n), 0)) >= 5]
    return tuple(p for p in pieces if p not in s.falling), tuple(n for n in seats if str(n) not in s.falling)


class Fall(Event):
    """All that is beaten at one moment. When: still in play. Then it leaves, the game checks whether the scenario is
    over, and only then come the reactions; they read here what is gone."""

    BEFORE = ("when",)

    pieces: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()
    by: int = -1

    def happen(self, t: Table) -> Step:
        return Leave(pieces=self.pieces, seats=self.seats)


class Leave(Procedure):
    pieces: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()

    def step_1_pieces(self, t: Table) -> None:
        s: ManorState = t.state
        for piece in self.pieces:
            note(t, f"{piece} leaves play")
            for seat in range(t.seats):
                drop(t, seat, piece)
            if piece in s.enemies:
                s.enemies = tuple(e for e in s.enemies if e != piece)
                s.victory += (piece,) if ENEMIES[slug(piece)].victory else ()
                for tokens in (s.damage, s.stands, s.engaged, s.doom):
                    tokens.pop(piece, None)
        s.falling = tuple(item for item in s.falling if item not in self.pieces)
        t.abilities_changed()

    def step_2_seats(self, t: Table) -> Step:
        return Each(over=list(self.seats), body=Eliminate())


class Eliminate(Procedure):
    """One investigator is out: everything of theirs, in order, at once."""

    seat: int = -1

    def step_1_weaknesses(self, t: Table) -> Step:
        return open_window(t, "eliminated", frame=self.id)

    def step_2_remove(self, t: Table) -> None:
        s: ManorState = t.state
        n = self.seat
        s.removed += (*s.in_play[n], *s.hands[n])
        s.in_play[n], s.hands[n] = (), ()
        s.clues_at[s.place[n]] = s.clues_at.get(s.place[n], 0) + s.clues[n]
        s.clues[n], s.alive[n] = 0, 0
        for enemy in [e for e, seat in s.engaged.items() if seat == n]:
            del s.engaged[enemy]
        note(t, f"{n} is out")
        t.end_lasting(n)

    def step_3_lead(self, t: Table) -> Step:
        left = alive(t)
        if self.seat != t.state.lead or not left:
            return None
        return Pick(left[0], tuple(map(str, left)), "new-lead", "")

    def took_3_lead(self, t: Table, key: str) -> None:
        t.state.lead = int(key)

    def step_4_engage(self, t: Table) -> Step:
        return Engage(place=t.state.place[self.seat])

    def step_5_break_off(self, t: Table) -> None:
        """Their test and their turn end as soon as what goes on inside is over; nothing inside is cut short."""
        s: ManorState = t.state
        if s.steps and t.frame(s.steps).seat == self.seat:  # type: ignore[attr-defined]
            t.stop(s.steps)
        if s.turn and s.active == self.seat:
            t.stop(s.turn)
            s.active, s.turn = -1, 0


class Engage(Procedure):
    """Every ready enemy at a place engages somebody there, one after the other."""

    place: str

    def step_1_engage(self, t: Table) -> None:
        s: ManorState = t.state
        for enemy in s.enemies:
            if s.stands[enemy] == self.place and enemy not in s.tired and enemy not in s.engaged:
                for seat in at_place(t, self.place)[:1]:
                    s.engaged[enemy] = seat
                    note(t, f"{enemy} engages {seat}")


class Provoke(Procedure):
    """Attacks of opportunity: by whoever was engaged and ready when the cost was paid, and still is. The result tells
    whether the investigator can go on."""

    seat: int
    left: list[str] = fresh()
    chosen: str = ""

    def step_1_begin(self, t: Table) -> None:
        s: ManorState = t.state
        self.left = [e for e, seat in s.engaged.items() if seat == self.seat and e not in s.tired]

    def step_2_next(self, t: Table) -> Step:
        s: ManorState = t.state
        still = [e for e in self.left if s.engaged.get(e) == self.seat and e not in s.tired]
        if not still or not s.alive[self.seat]:
            self.finish(bool(s.alive[self.seat]))
            return None
        return Pick(self.seat, tuple(still), "next-attacker", "")

    def took_2_next(self, t: Table, key: str) -> None:
        self.chosen = key
        self.left.remove(key)

    def step_3_attack(self, t: Table) -> Step:
        self.go("2_next")
        return attack(self.chosen, self.seat)


class Ending(Procedure):
    """The scenario is over here and now. Two endings reached at one moment: the players choose."""

    endings: tuple[str, ...]

    def step_1_choose(self, t: Table) -> Step:
        return Pick(t.state.lead, self.endings, "which-ending", "")

    def took_1_choose(self, t: Table, key: str) -> None:
        t.state.ending = key

    def step_2_stop(self, t: Table) -> None:
        t.abort(t.state.scenario, t.state.ending)
