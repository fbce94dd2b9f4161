"""A toy game that uses every mechanism of the kernel: a duel with cards, a treasury and a secret vote.

| seats | hidden |
|---|---|
| 2-4 | deck, hands, a row of gems, the number of the last round |

Each round everybody votes in secret for feast or famine, then each duellist draws a card and does one thing: hit,
play a card, use a permanent, or rest. Hits can be answered from the table and from the hand, and answers can be
answered. Whoever is left alone wins at once; else coins and health count after the last round.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from fathom.kernel.ability import Card, InPlay
from fathom.kernel.game import Game, Outcome, Setting
from fathom.kernel.procedure import Procedure, Step
from fathom.kernel.select import SEATS
from fathom.kernel.setting import AnySetting
from fathom.kernel.table import Table
from fathom.kernel.text import Text, home_of, who
from fathom.kernel.view import veil
from fathom.kernel.window import Window

from .cards import CARDS, Scry, card_of
from .deck import DECK
from .fight import Defeat
from .rules import GEMS, Play, PlayOn
from .state import ToyState, slug

__all__ = ["GAMES", "TOY", "UNIFORM", "Toy", "UniformToy"]

home_of("toy", "toygame")


class Toy(Game):
    id = "toy"
    version = "1"
    package = "toygame"
    seats = range(2, 5)
    options: ClassVar[Mapping[str, AnySetting]] = {"rich": Setting(False, (False, True)), "deck": DECK}
    window_rule = "T-REACT-1"
    moments = frozenset({"dusk/window"})
    values = frozenset({"attack", "edge", "hand-limit", "immunity"})
    phases = frozenset({"turn"})
    always_open = frozenset({"Hit"})  # defeats are checked after every hit

    def new_state(self, seats: int, options: Mapping[str, Any]) -> ToyState:
        return ToyState(
            hands=[()] * seats,
            in_play=[()] * seats,
            health=[4] * seats,
            armour=[1] * seats,
            coins=[6 if options["rich"] else 3] * seats,
        )

    def first(self, t: Table) -> Procedure:
        return Play()

    def place(self, t: Table, position: Mapping[str, Any]) -> Procedure:
        s: ToyState = t.state
        for seat, given in enumerate(position["seats"]):
            s.hands[seat] = tuple(sorted(given.get("hand", ())))
            s.in_play[seat] = tuple(given.get("in_play", ()))
            s.coins[seat] = given.get("coins", 3)
            s.health[seat] = given.get("health", 5)
            s.armour[seat] = given.get("armour", 0)
        s.deck = tuple(position.get("deck", ()))
        s.row = GEMS
        s.treasury = position.get("treasury", 6)
        s.active = position.get("active", 0)
        s.last_round = position.get("last_round", 3)
        return PlayOn()

    def outcome(self, t: Table) -> Outcome:
        s: ToyState = t.state
        scores = tuple(s.coins[seat] + 2 * s.health[seat] for seat in range(t.seats))
        alive = [seat for seat in range(t.seats) if s.health[seat] > 0]
        best = max((scores[seat] for seat in alive), default=0)
        winners = tuple(seat for seat in alive if scores[seat] == best)
        if len(alive) == 1:
            return Outcome(winners, scores, Text("reason-alone", self.id, player=who(alive[0])))
        return Outcome(winners, scores, Text("reason-rounds", self.id, n=s.round))

    def turn(self, t: Table) -> int:
        s: ToyState = t.state
        return s.round * t.seats + s.active

    def whose_turn(self, t: Table) -> int | None:
        s: ToyState = t.state
        return s.active

    def abilities(self, t: Table) -> Iterable[InPlay]:
        """Permanents in play and reactions in hand."""
        s: ToyState = t.state
        for seat in range(t.seats):
            if s.health[seat] <= 0:
                continue
            for piece in s.in_play[seat]:
                yield from card_of(piece).in_play(seat, piece, card_of(piece).users)
            for piece in s.hands[seat]:
                if card_of(piece).from_hand:
                    yield from card_of(piece).in_play(seat, piece)

    def users(self, t: Table, found: InPlay) -> Sequence[int]:
        """Some permanents stand open to everybody."""
        return [seat for seat in range(t.seats) if self.is_playing(t, seat)]

    def looks(self, t: Table, source: str) -> int:
        """A whetted copy is another than one that is not."""
        return t.value("edge", source)

    def reaches(self, t: Table, source: str, owner: int, seat: int) -> bool:
        return seat == owner or not t.value("immunity", seat)

    def checks(self, t: Table) -> Step:
        return Defeat() if not all(t.state.health) else None

    def orders_ties(self, t: Table, window: Window) -> int:
        return t.state.active  # type: ignore[no-any-return]

    def window_order(self, t: Table, window: Window) -> Sequence[int]:
        return [seat for seat in super().window_order(t, window) if self.is_playing(t, seat)]

    def is_playing(self, t: Table, seat: int) -> bool:
        return bool(t.state.health[seat] > 0)

    def label(self, t: Table, key: str) -> Text:
        return who(SEATS.thing(key)) if key.startswith("player-") else Text(slug(key))

    def more_view(self, t: Table, seat: int | None) -> dict[str, Any]:
        return {"row": [veil(t, seat, str(slot), "row") for slot in range(len(t.state.row))]}

    def resample(self, t: Table, seat: int, rng: random.Random) -> None:
        s: ToyState = t.state
        others = t.seats_after(seat)
        seen = 3 if any(isinstance(frame, Scry) and frame.seat == seat for frame in t.frames) else 0
        pool = [*s.deck[seen:], *(card for other in others for card in s.hands[other])]
        rng.shuffle(pool)
        for other in others:
            n = len(s.hands[other])
            s.hands[other], pool = tuple(sorted(pool[:n])), pool[n:]
        s.deck = (*s.deck[:seen], *pool)
        s.row = tuple(rng.sample(s.row, len(s.row)))
        s.last_round = rng.randint(min(max(3, s.round), 4), 4)

    def explain(self, t: Table) -> list[str]:
        s: ToyState = t.state
        return [f"seat {seat} has {n} coins" for seat, n in enumerate(s.coins) if n < 0]

    def cards(self) -> Mapping[str, Sequence[Card]]:
        return {"deck": tuple(CARDS.values())}


class UniformToy(Toy):
    """The same game with windows that ask everybody, so that a question tells nothing about a hand."""

    windows = "uniform"
    always_open = frozenset({"Hit", "Reacted"})


TOY = Toy()
UNIFORM = UniformToy()
GAMES: dict[str, Game] = {"toy": TOY}
