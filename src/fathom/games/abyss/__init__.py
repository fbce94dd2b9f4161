"""Abyss, with Leviathan and Kraken.

| seats | options | hidden |
|---|---|---|
| 2-4, 5 with Leviathan | leviathan, kraken | decks, Council stacks, hands, Monster tokens |
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar

from ...kernel.ability import Card, InPlay
from ...kernel.ask import Answer, Ask
from ...kernel.errors import BadSeats
from ...kernel.game import Game, Outcome, Setting
from ...kernel.procedure import Procedure
from ...kernel.select import Condition
from ...kernel.text import Text
from ...kernel.window import Window
from .. import dealing
from ..ties import ties_among
from ..upgrading import upgraded
from ..zones import zones_of
from .bot import evaluate, prospects
from .bot_habit import habit
from .bot_judge import judge
from .bot_memory import WATCHED, consider, witness
from .cards import ambassadors, farmers, locations, mages, merchants, politicians, rewards, smugglers, soldiers
from .cards.allies import BY_KEY, ally_text
from .cards.leviathans import LEVIATHANS
from .cards.location import LOCATIONS
from .cards.lord import LORDS
from .cards.names import LORD_KEYS
from .cards.tokens import LOOT, TOKENS
from .invariants import explain
from .orders import CONDITIONS, FITS
from .position import place
from .proposal import payment
from .rules.ending import reason
from .rules.scoring import score, score_parts, tie_breaks, winners
from .rules.supply import player_text
from .rules.turn import Play
from .setup import empty_state
from .state import AbyssState, MoreView, Table
from .upgrade import UPGRADES

__all__ = ["GAME", "Abyss"]

_CARDS = (soldiers, merchants, mages, politicians, farmers, ambassadors, smugglers, locations, rewards)


class Abyss(Game):
    """What Abyss tells the kernel about itself."""

    id = "abyss"
    version = "2"
    package = "fathom.games.abyss"
    seats = range(2, 6)
    options: ClassVar[dict[str, Setting]] = {
        "leviathan": Setting(False, (False, True)),
        "kraken": Setting(False, (False, True)),
    }
    window_rule = "B-LRD-08"
    values = frozenset({
        "affiliates-any", "any-ally-fights", "any-race", "extra-token", "hand-limit", "ignores-monsters",
        "keeps-pearls", "nebulis-limit", "no-final-nebulis", "purchases", "recruit-cost", "second-fight",
        "soldier-immunity", "stacks-per-support", "threat-space",
    })  # fmt: skip
    phases = frozenset({"turn"})
    quiet_questions = frozenset({"ask-action", "ask-leftover"})
    watched = WATCHED
    action_questions = frozenset({"ask-action"})
    proposes: ClassVar[Mapping[str, Callable[[Table, int], Sequence[str]]]] = {"ask-pay": payment}
    aimed = frozenset({"recruit", "support"})
    remembered = frozenset(zone.field for zone in zones_of(AbyssState) if zone.settled)
    conditions: ClassVar[Mapping[str, Condition]] = CONDITIONS
    order_fits: ClassVar[Mapping[str, tuple[str, ...]]] = FITS

    def check_seats(self, seats: int, options: Mapping[str, Any]) -> None:
        super().check_seats(seats, options)
        if seats == 5 and not options["leviathan"]:
            raise BadSeats(Text("refuse-five", self.id), "B-SET-01")

    def new_state(self, seats: int, options: Mapping[str, Any]) -> AbyssState:
        return empty_state(seats, options)

    def first(self, t: Table) -> Procedure:
        return Play()

    def place(self, t: Table, position: Mapping[str, Any]) -> Procedure:
        return place(t, position)

    def upgrade(self, saved: dict[str, Any], version: str) -> dict[str, Any]:
        return upgraded(saved, version, UPGRADES)

    def outcome(self, t: Table) -> Outcome:
        scores = [score(t, seat) for seat in range(t.seats)]
        return Outcome(winners(t, scores), tuple(scores), reason(t.state).within(self.id))

    def turn(self, t: Table) -> int:
        s = t.state
        return s.turn

    def whose_turn(self, t: Table) -> int | None:
        s = t.state
        seat: int = s.active
        return seat

    def abilities(self, t: Table) -> Iterable[InPlay]:
        """The powers of free Lords that are not disabled."""
        s = t.state
        return [item for seat, free in enumerate(s.free) for lord in free for item in LORDS[lord].lasting[seat]]

    def reaches(self, t: Table, source: str, owner: int, seat: int) -> bool:
        """A free Shaman protects its owner from the powers of Soldiers."""
        if seat == owner or not source.startswith("lord-") or LORDS[LORD_KEYS.index(source)].guild != "soldier":
            return True
        return not t.value("soldier-immunity", seat)

    def orders_ties(self, t: Table, window: Window) -> int:
        s = t.state
        return s.active

    def label(self, t: Table, key: str) -> Text:
        if key in BY_KEY:
            return ally_text(BY_KEY[key])
        return player_text(key) if key.startswith("player-") else Text(key)

    def more_view(self, t: Table, seat: int | None) -> MoreView:
        if t.outcome is None:
            return {}
        scores = [score_parts(t, number) for number in range(t.seats)]
        ties = ties_among(self.id, t.outcome.scores, tie_breaks(t))
        return {"scores": scores, "ties": ties, "tokens": [list(zone) for zone in t.state.tokens]}

    def resample(self, t: Table, seat: int, rng: random.Random) -> None:
        dealing.resample(t, seat, rng)

    def reshuffle(self, t: Table) -> None:
        dealing.reshuffle(t)

    def explain(self, t: Table) -> list[str]:
        return explain(t)

    def cards(self) -> Mapping[str, Sequence[Card]]:
        return {
            "lords": LORDS,
            "locations": LOCATIONS,
            "leviathans": LEVIATHANS,
            "tokens": TOKENS,
            "loot": list(LOOT.values()),
        }

    def evaluate(self, t: Table, seat: int) -> float:
        return evaluate(t, seat)

    def prospects(self, t: Table, seat: int) -> Mapping[str, float]:
        return prospects(t, seat)

    def witness(self, t: Table, what: str, seat: int, answer: Answer | None) -> None:
        witness(t, what, seat, answer)

    def consider(self, t: Table, seat: int, rng: random.Random) -> None:
        consider(t, seat, rng)

    def judge(self, t: Table, seat: int) -> float:
        return judge(t, seat)

    def horizon(self, t: Table) -> int:
        return max(4, t.seats)

    def habit(self, t: Table, ask: Ask, rng: random.Random) -> Answer | None:
        return habit(t, ask, rng)


GAME = Abyss()
