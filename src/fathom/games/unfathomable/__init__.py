"""Unfathomable: hidden traitors on a ship that monsters would sink.

| seats | options | hidden |
|---|---|---|
| 3-6 | learning, no_cultist, difficulty, extra_items | hands, loyalty, decks, chaos, passengers, who added what |
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from ...kernel.ability import Ability, Card, InPlay, Trigger
from ...kernel.ask import Answer, Ask
from ...kernel.effect import Scope
from ...kernel.event import Event
from ...kernel.game import Game, Outcome, Setting
from ...kernel.procedure import Procedure
from ...kernel.select import Condition
from ...kernel.text import Text, who
from ...kernel.window import Window
from ..facts import known
from ..talk import Talk
from ..upgrading import upgraded
from .bot import ROUTINE, evaluate, hints, prospects
from .bot_beliefs import beliefs, likelihood
from .bot_judge import judge
from .bot_signs import WATCHED, witness
from .bot_worlds import consider
from .cards import mythos, mythos_characters, officers, passage, stowaway
from .cards.character import FEATS, REVEALS, SHEETS, TITLE_CARDS, sheets_in_play
from .cards.crisis import MYTHOS_CARDS
from .cards.item import ITEM_CARDS
from .cards.names import LOYALTIES, MYTHOS, SKILLS
from .cards.printed import DAMAGE_CARDS, LOYALTY_CARDS
from .cards.rooms import ROOM_CARDS, rooms_in_play
from .cards.skill import SKILL_CARDS, in_hands
from .cards.spell import SPELL_CARDS
from .cards.uses import tell_use
from .cards.waypoint import WAYPOINT_CARDS
from .hidden import resample, reshuffle
from .invariants import explain
from .judgment import is_traitor
from .orders import CONDITIONS, FITS
from .position import place
from .rules.ending import reason, winners
from .rules.skill_test import test_seen
from .rules.turn import Play
from .setup import empty_state
from .state import MoreView, Table, UnfathomableState
from .talk import TALK
from .upgrade import UPGRADES

__all__ = ["GAME", "Unfathomable"]

_DECKS = (mythos, mythos_characters, officers, passage, stowaway)
FROM_HANDS: dict[str, list[Trigger]] = {}
"""What some skill card could be used for, by window: that much everybody knows."""
for _card in SKILL_CARDS.values():
    for _ability in _card.abilities:
        if isinstance(_ability, Trigger):
            FROM_HANDS.setdefault(_ability.listens(), []).append(_ability)


def could(t: Table, ability: Trigger, scope: Scope, event: Event | None) -> bool:
    """Do the open facts allow this use? Conditions are open facts; costs and effects may look into hands (R88)."""
    if ability.forced or (event is not None and not ability.concerns(event, scope.you)):
        return False
    return ability.when is None or ability.when.holds(t, scope)


class Unfathomable(Game):
    """What Unfathomable tells the kernel about itself."""

    id = "unfathomable"
    version = "2"
    package = "fathom.games.unfathomable"
    seats = range(3, 7)
    options: ClassVar[dict[str, Setting]] = {
        "learning": Setting(False, (False, True)),
        "no_cultist": Setting(False, (False, True)),
        "difficulty": Setting("normal", ("normal", "humans", "traitors")),
        "extra_items": Setting(False, (False, True)),
    }
    windows = "uniform"
    window_rule = "U-50.16a"
    ties_are_ordered = True
    window_prompts: ClassVar[Mapping[str, str]] = {
        moment: f"window-{moment.replace('/', '-').lower()}"
        for moment in (
            "Testing/would", "total/window", "Roll/before", "Roll/instead", "Roll/after", "Defeat/would", "Defeat/ward",
            "PassengerDefeat/would", "CrisisChoice/would", "MythosShown/after", "LoreAction/would", "Stoked/after",
            "Activation/would", "IntoRoom/would", "action-step/window",
        )
    }  # fmt: skip
    moments = frozenset({"total/window", "chaos-added/window", "action-step/window"})
    values = frozenset({"attack", "cannot-attack"})
    phases = frozenset({"action"})
    always_open = frozenset(moment.split("/")[0] for moment in FROM_HANDS)
    quiet_questions = frozenset({"ask-act"})
    watched = WATCHED
    action_questions = frozenset({"ask-act"})
    aimed = frozenset({"attack", "move"})
    routine = ROUTINE | frozenset(window_prompts.values())
    sides = ("ship", "sea")
    talk: ClassVar[Talk] = TALK
    conditions: ClassVar[Mapping[str, Condition]] = CONDITIONS
    order_fits: ClassVar[Mapping[str, tuple[str, ...]]] = FITS

    def new_state(self, seats: int, options: Mapping[str, Any]) -> UnfathomableState:
        return empty_state(seats, options)

    def first(self, t: Table) -> Procedure:
        return Play()

    def place(self, t: Table, position: Mapping[str, Any]) -> Procedure:
        return place(t, position)

    def upgrade(self, saved: dict[str, Any], version: str) -> dict[str, Any]:
        return upgraded(saved, version, UPGRADES)

    def outcome(self, t: Table) -> Outcome:
        won = winners(t.state)
        return Outcome(won, tuple(int(seat in won) for seat in range(t.seats)), reason(t.state).within(self.id))

    def side_of(self, t: Table, seat: int) -> str:
        return "sea" if is_traitor(t.state, seat) else "ship"

    def turn(self, t: Table) -> int:
        s = t.state
        return s.turn

    def whose_turn(self, t: Table) -> int | None:
        s = t.state
        seat: int = s.current
        return seat

    # ---- abilities and windows

    def abilities(self, t: Table) -> Iterable[InPlay]:
        s = t.state
        yield from in_hands(t.seats)
        yield from rooms_in_play(t.seats)
        yield from sheets_in_play(s)
        for seat in range(t.seats):
            for item in s.items[seat]:
                yield from ITEM_CARDS[item].in_play(seat)
            for card in s.kept[seat]:
                yield from MYTHOS_CARDS[card].in_play(seat)
            for spell in s.spells[seat]:
                yield from SPELL_CARDS[spell].in_play(seat)

    def use(self, t: Table, ability: Ability, scope: Scope) -> None:
        tell_use(t, ability, scope)

    def orders_ties(self, t: Table, window: Window) -> int:
        s = t.state
        return s.current

    def window_order(self, t: Table, window: Window) -> Sequence[int]:
        """Asked is who has a faceup source for this moment, or a hand where some skill card could be used."""
        s = t.state
        event, scope = window.event(t), Scope(frame=window.frame)  # one for all: it is only looked at
        moment = f"{window.kind}/{window.timing}"
        asked: set[int] = set()
        for found in t.listening(moment):
            if found.owner >= 0 and found.owner not in asked and isinstance(found.ability, Trigger):
                scope.you, scope.source = found.owner, found.source
                if could(t, found.ability, scope, event):
                    asked.add(found.owner)
        scope.source = ""
        for ability in FROM_HANDS.get(moment, ()):
            for seat in range(t.seats):
                if seat not in asked and s.hands[seat]:
                    scope.you = seat
                    if could(t, ability, scope, event):
                        asked.add(seat)
        return [seat for seat in (s.current, *t.seats_after(s.current)) if seat in asked]

    # ---- what can be seen and known

    def label(self, t: Table, key: str) -> Text:
        if key.startswith("player-"):
            return who(int(key.split("-")[1]))
        return Text(key)

    def more_view(self, t: Table, seat: int | None) -> MoreView:
        s = t.state
        out: MoreView = {
            "distance": s.distance(),
            "discard_tops": [SKILLS[pile[-1]] if pile else None for pile in s.skill_discards],
            "mythos_top": MYTHOS[s.mythos_discard[-1]] if s.mythos_discard else None,
            "test": test_seen(t),
            "known": known(t, seat),
        }
        if t.outcome is not None:
            out["loyalties"] = [[LOYALTIES[card] for card in cards] for cards in s.loyalty]
        return out

    def resample(self, t: Table, seat: int, rng: random.Random) -> None:
        resample(t, seat, rng)

    def reshuffle(self, t: Table) -> None:
        reshuffle(t)

    def explain(self, t: Table) -> list[str]:
        return explain(t)

    # ---- content

    def cards(self) -> Mapping[str, Sequence[Card]]:
        return {
            "mythos": [MYTHOS_CARDS[i] for i in sorted(MYTHOS_CARDS)],
            "skills": [SKILL_CARDS[i] for i in sorted(SKILL_CARDS)],
            "items": [ITEM_CARDS[i] for i in sorted(ITEM_CARDS)],
            "spells": [SPELL_CARDS[i] for i in sorted(SPELL_CARDS)],
            "waypoints": [WAYPOINT_CARDS[i] for i in sorted(WAYPOINT_CARDS)],
            "sheets": [SHEETS[i] for i in sorted(SHEETS)],
            "feats": [FEATS[i] for i in sorted(FEATS)],
            "reveals": [REVEALS[i] for i in sorted(REVEALS)],
            "titles": list(TITLE_CARDS.values()),
            "rooms": [ROOM_CARDS[i] for i in sorted(ROOM_CARDS)],
            "damage": DAMAGE_CARDS,
            "loyalty": LOYALTY_CARDS,
        }

    def witness(self, t: Table, what: str, seat: int, answer: Answer | None) -> None:
        witness(t, what, seat, answer)

    def consider(self, t: Table, seat: int, rng: random.Random) -> None:
        consider(t, seat, rng)

    def likelihood(self, t: Table, seat: int) -> float:
        return likelihood(t, seat)

    def beliefs(self, t: Table, seat: int) -> Sequence[float] | None:
        return beliefs(t, seat)

    def evaluate(self, t: Table, seat: int) -> float:
        return evaluate(t, seat)

    def judge(self, t: Table, seat: int) -> float:
        return judge(t, seat)

    def horizon(self, t: Table) -> int:
        """Every turn ends with a mythos card; what comes after it is anybody's guess."""
        return 1

    def prospects(self, t: Table, seat: int) -> Mapping[str, float]:
        return prospects(t, seat)

    def hints(self, t: Table, ask: Ask, rng: random.Random) -> Sequence[Answer] | None:
        return hints(t, ask, rng)


GAME = Unfathomable()
