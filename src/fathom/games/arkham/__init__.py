"""Arkham Horror: The Card Game, the core set and its campaign.

| seats | options | hidden |
|---|---|---|
| 1-4 | scenario, hands, difficulty, decks, boxes, later, earlier | decks, the order of \
encounter cards, hands if they are closed |
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from ...kernel.ability import Card, InPlay, Trigger
from ...kernel.ask import Answer, Ask
from ...kernel.effect import Scope
from ...kernel.game import Game, Outcome
from ...kernel.procedure import Procedure, Step
from ...kernel.setting import AnySetting, choices
from ...kernel.text import Text, noun, who
from ...kernel.window import Window
from .bot import ROUTINE, evaluate, hints, prospects
from .bot_judge import judge, rounds_ahead
from .cards import (
    agents,
    common,
    cults,
    daisy_and_agnes,
    guardian,
    investigators,
    mystic,
    neutral,
    rogue,
    seeker,
    survivor,
    the_devourer_below,
    the_gathering,
    the_midnight_masks,
    weaknesses,
)
from .cards.printed import CARDS, complete
from .cards.special import Haunting
from .hidden import resample, reshuffle
from .invariants import explain
from .options import OPTIONS, check_together
from .pieces import card, ident, piece_of, slug_of
from .position import place
from .rules.abilities import Constant
from .rules.agenda import SpendForAct
from .rules.areas import place_of
from .rules.ending import nobody_left
from .rules.play import Play, outcome
from .rules.playing import Fast, FastAsset, playable_hand
from .rules.precedence import is_immune, rank
from .rules.windows import IN_TURN, InTurn
from .scenarios import the_devourer_below as devourer
from .scenarios import the_gathering as gathering
from .scenarios import the_midnight_masks as masks
from .setup import empty_state
from .state import NOBODY, ArkhamState, Table
from .view import MoreView, more_view

__all__ = ["GAME", "Arkham"]

complete()
FAST_ASSETS = {printed.face: FastAsset(printed.slug) for printed in CARDS if printed.is_fast_asset}
SPENDING = {printed.face: SpendForAct(printed.slug) for printed in CARDS if printed.type == "act" and printed.clues}
WINDOW_PROMPTS = {
    f"{event}/{timing}": "window-would" if timing in ("when", "as", "out", "leave", "begins") else "window-after"
    for event, timing in (
        ("EnemyAttack", "when"), ("Harm", "when"), ("Defeat", "when"), ("Defeat", "if"), ("Spawning", "when"),
        ("Evaded", "if"), ("Moving", "out"), ("Moving", "leave"), ("Entered", "if"), ("Revealed", "as"),
        ("turn", "begins"), ("turn", "ends"), ("round", "when"), ("round", "ends"), ("phase", "begins"),
        ("mythos-phase", "ends"), ("enemy-phase", "ends"), ("game-ends", "when"), ("agenda-advances", "when"),
        ("act-advances", "when"),
    )
}  # fmt: skip
_MODULES = (
    agents, common, cults, daisy_and_agnes, guardian, investigators, mystic, neutral, rogue, seeker, survivor,
    the_devourer_below, the_gathering, the_midnight_masks, weaknesses, devourer, gathering, masks,
)  # fmt: skip


FORMS = {"the-gathering": (1, 2, 3, 4), "the-midnight-masks": (1, 3), "the-devourer-below": (2, 4), "campaign": (1, 2)}
"""With how many players each scenario is looked at."""
ROUND = 8
"""Turns are counted by so many for each round."""


class Arkham(Game):
    """What Arkham Horror tells the kernel about itself."""

    id = "arkham"
    version = "1"
    package = "fathom.games.arkham"
    seats = range(1, 5)
    options: ClassVar[Mapping[str, AnySetting]] = OPTIONS
    window_rule = "A-rul.3"
    effect_rule = "A-target.1"
    windows_restart = True
    effects_are_whole = True
    window_prompts: ClassVar[Mapping[str, str]] = WINDOW_PROMPTS
    moments = frozenset({
        "player/window", "turn/begins", "turn/ends", "round/when", "round/ends", "phase/begins", "mythos-phase/ends",
        "enemy-phase/ends", "game-ends/when", "agenda-advances/when", "act-advances/when", IN_TURN,
    })  # fmt: skip
    values = frozenset({
        "willpower", "intellect", "combat", "agility", "skills", "health", "sanity", "fight", "evade", "shroud",
        "blank", "immune", "hunter", "retaliate", "massive", "aloof", "surge", "actions", "tome-actions",
        "first-action-cost",
        "mind-over-matter", "no-tokens", "doubles-tokens", "cannot-discover", "cannot-spend-clues", "cannot-play",
        "cannot-leave", "cannot-investigate", "investigated-with", "closed", "barred", "spared", "act-waits",
        "ally-cost", "event-cost", "recalls-events", "accessory-slots", "body-slots", "ally-slots", "hand-slots",
        "arcane-slots", "tome-slots",
    })  # fmt: skip
    phases = frozenset({"action"})
    always_open = frozenset({"Defeat"})
    quiet_questions = frozenset({"ask-action"})
    routine = ROUTINE
    worlds = 5
    together = True
    action_questions = frozenset({"ask-action"})

    def forms(self, samples: int = 2, seed: int = 0) -> Iterator[tuple[int, dict[str, Any]]]:
        """Every scenario, every number of players, open and closed hands, but not everything with everything: the other
        options are sampled."""
        for n, options in enumerate(choices(self.options, samples, seed)):
            usual = all(options[name] == setting.default for name, setting in OPTIONS.items() if name != "scenario")
            yield from ((seats, options) for seats in (FORMS[options["scenario"]] if usual else (2 + n % 2,)))

    def check_seats(self, seats: int, options: Mapping[str, Any]) -> None:
        super().check_seats(seats, options)
        check_together(options, seats)

    def new_state(self, seats: int, options: Mapping[str, Any]) -> ArkhamState:
        return empty_state(seats, options)

    def first(self, t: Table) -> Procedure:
        return Play()

    def place(self, t: Table, position: Mapping[str, Any]) -> Procedure:
        return place(t, position)

    def outcome(self, t: Table) -> Outcome:
        return outcome(t)

    def turn(self, t: Table) -> int:
        s = t.state
        return s.round * ROUND + s.active + 1

    def horizon(self, t: Table) -> int:
        return ROUND * rounds_ahead(t)

    def length(self, t: Table) -> int:
        """In rounds; of a campaign those of its last scenario."""
        return t.state.round

    def whose_turn(self, t: Table) -> int | None:
        """Only in the investigation phase somebody has a turn."""
        return t.state.active if t.state.active >= 0 else None

    # ---- abilities and windows

    def abilities(self, t: Table) -> Iterable[InPlay]:
        found = in_play(t)
        return sorted(found, key=lambda item: rank(t, item)) if Constant.SETS else found

    def users(self, t: Table, found: InPlay) -> Sequence[int]:
        """Whoever is at a scenario card may use it, everybody the act and the agenda (A-rul.9)."""
        if found.users == "all":
            return t.state.playing()
        return t.state.at(place_of(t, piece_of(found.source)))

    def looks(self, t: Table, source: str) -> Any:
        s, piece = t.state, piece_of(source)
        return (s.uses.get(piece), s.damage.get(piece), s.horror.get(piece), s.doom.get(piece), piece in s.exhausted)

    def affects(self, t: Table, scope: Scope, thing: Any) -> bool:
        return isinstance(thing, int) or not is_immune(t, thing, scope.source)

    def checks(self, t: Table) -> Step:
        return nobody_left(t)

    def orders_ties(self, t: Table, window: Window) -> int:
        return t.state.lead

    def windows_of(self, options: Mapping[str, Any]) -> str:
        """Where hands are closed, being asked may tell nothing about them."""
        return "uniform" if options["hands"] == "closed" else "silent"

    def window_order(self, t: Table, window: Window) -> Sequence[int]:
        """The active investigator first, then player order (A-rul.23); while a peril card is resolved, its drawer
        alone (A-peril.2). Where hands are closed, whoever could use something by what everybody knows."""
        s = t.state
        if s.peril >= 0:
            order = [s.peril]
        else:
            order = sorted(s.playing(), key=lambda seat: seat != s.active)
        return order if t.windows == "silent" else [seat for seat in order if could(t, window, seat)]

    def is_playing(self, t: Table, seat: int) -> bool:
        return not t.state.status[seat]

    # ---- what can be seen and known

    def label(self, t: Table, key: str) -> Text:
        if key.startswith("player-"):
            return who(int(key.removeprefix("player-")))
        if "#" in key:
            return noun(slug_of(piece_of(key)))
        return Text(key)

    def more_view(self, t: Table, seat: int | None) -> MoreView:
        return more_view(t, seat)

    def resample(self, t: Table, seat: int, rng: random.Random) -> None:
        resample(t, seat, rng)

    def reshuffle(self, t: Table) -> None:
        reshuffle(t)

    def explain(self, t: Table) -> list[str]:
        return explain(t)

    def evaluate(self, t: Table, seat: int) -> float:
        return evaluate(t, seat)

    def judge(self, t: Table, seat: int) -> float:
        return judge(t, seat)

    def prospects(self, t: Table, seat: int) -> Mapping[str, float]:
        return prospects(t, seat)

    def hints(self, t: Table, ask: Ask, rng: random.Random) -> Sequence[Answer] | None:
        return hints(t, ask, rng)

    def cards(self) -> Mapping[str, Sequence[Card]]:
        by_type: dict[str, list[Card]] = {}
        for printed in CARDS:
            by_type.setdefault(printed.type, []).append(printed)
        return by_type


def in_play(t: Table) -> list[InPlay]:
    """Cards in play, fast events in hand, and the current act and agenda."""
    s = t.state
    found: list[InPlay] = []
    for seat, status in enumerate(s.status):
        if status or s.investigators[seat] < 0:
            continue
        found += card(s.investigators[seat]).in_play(seat)
        for piece in s.play[seat]:
            printed = card(piece)
            if printed.abilities:
                found += printed.in_play(seat, ident(piece))
        for piece in s.threat[seat]:
            found += card(piece).in_play(seat, ident(piece), users="here" if card(piece).is_encounter else ())
        heard = [piece for piece in maybe_in_hand(t, seat) if card(piece).listens_in_hand]
        for piece in dict.fromkeys(heard):
            found += in_hand(piece, seat)
    for piece in (*s.enemies, *s.attached, *s.loose):
        printed = card(piece)
        if printed.abilities:
            found += printed.in_play(NOBODY, ident(piece), users="here")
    for piece in s.locations:
        printed = card(piece)
        if printed.abilities:
            found += sides(t, piece)
    for piece in (s.act, s.agenda):
        if piece >= 0:
            found += card(piece).in_play(NOBODY, users="all")
    if s.act in SPENDING:
        found.append(InPlay("advance", SPENDING[s.act], NOBODY, slug_of(s.act)))
    return found


def maybe_in_hand(t: Table, seat: int) -> tuple[int, ...]:
    """What may be played from a hand: of a closed one everybody knows only that it is somewhere in hand or deck."""
    s = t.state
    return playable_hand(t, seat) if t.windows == "silent" else (*playable_hand(t, seat), *sorted(s.decks[seat]))


def could(t: Table, window: Window, seat: int) -> bool:
    """Could a seat use something now, by what everybody knows?"""
    event = window.event(t)
    for kind in window.kinds(event):
        for found in t.listening(f"{kind}/{window.timing}"):
            ability = found.ability
            if not isinstance(ability, Trigger) or ability.forced or seat not in found.may_use(t):
                continue
            if event is not None and not ability.concerns(event, found.owner):
                continue
            scope = found.scope(seat, window.frame)
            if ability.could(t, scope) if isinstance(ability, Fast) else ability.applies(t, scope):
                return True
    if window.kind != "player" or not t.state.turn or seat != t.state.active:
        return False
    more = [found for found in t.listening(IN_TURN) if found.owner in (seat, NOBODY) and found.key not in window.used]
    return any(isinstance(found.ability, InTurn) and found.ability.could(t, seat) for found in more)


def in_hand(piece: int, seat: int) -> Iterator[InPlay]:
    """Of a card in hand only what can be played, or works in hand, is heard; what it does in play is not."""
    printed = card(piece)
    if piece in FAST_ASSETS:
        yield InPlay(f"fast.{printed.slug}", FAST_ASSETS[piece], seat, printed.slug)
        return
    for found in printed.in_play(seat):
        if isinstance(found.ability, Fast | Haunting):
            yield found


def sides(t: Table, place: int) -> tuple[InPlay, ...]:
    """The abilities of the side of a location that lies up."""
    printed = card(place)
    hidden: int = getattr(printed, "hidden", 0)
    found = printed.in_play(NOBODY, ident(place), users="here")
    shown = len(found) - hidden
    return found[:shown] if place in t.state.revealed else found[shown:]


GAME = Arkham()
