"""Call of Madness: cults that defend their headquarters and send the investigators to each other.

| seats | options | hidden |
|---|---|---|
| 1-4 | goals, events, longer, teams, gods, god_list, characters, first, automa, automa_numbers, content | cultists, \
hands, decks, final and claimed goals, god decks below the top, bags |
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from ...kernel.ability import Card
from ...kernel.ask import Answer, Ask
from ...kernel.errors import BadOption, BadSeats
from ...kernel.game import DataSetting, Game, Outcome, Setting
from ...kernel.procedure import Procedure
from ...kernel.setting import AnySetting
from ...kernel.text import Text, noun
from ..controls import Field, OneSeat, SomeOf
from .bot import ROUTINE, evaluate, prospects
from .bot_habit import habit
from .bot_judge import judge
from .bot_round import hints
from .cards import deeds, verbs
from .cards.book import NUMBERED, PRESETS
from .cards.decks import DECKS
from .cards.source import CONTENT, OWN, book_of
from .hidden import resample, reshuffle
from .invariants import explain
from .pieces import CARD, with_goals
from .position import place
from .rules.board import player_text, space_of, space_text
from .rules.rounds import Play
from .rules.scoring import reason, score_lines, scores, winners
from .setup import empty_state
from .state import MadnessState, MoreView, Table

__all__ = ["GAME", "CallOfMadness"]

_VERBS = (verbs, deeds)
SOLO_GODS, GODS = 3, 4


def _check_gods(given: list[str]) -> list[str]:
    """Three or four different gods, or none: then they are drawn."""
    if given and (len(given) not in (SOLO_GODS, GODS) or len({*given}) < len(given)):
        raise BadOption(Text("refuse-god-list", "call_of_madness", n=len(given)), "C-rul.52b")
    for god in given:
        if god not in OWN.gods:
            names = ", ".join(OWN.gods)
            raise BadOption(Text("refuse-god", "call_of_madness", given=god[:40], legal=names), "C-rul.52b")
    return given


def _sample_gods(rng: random.Random) -> list[str]:
    return rng.sample(OWN.gods, GODS)


def _check_numbers(given: list[int]) -> list[int]:
    """Five different numbers of Automa cards, or none: then a preset is used."""
    fine = len({*given}) == 5 and all(1 <= number <= NUMBERED for number in given)
    if given and (not fine or len(given) != 5):
        raise BadOption(Text("refuse-numbers", "call_of_madness", most=NUMBERED), "C-solo.5")
    return given


def _sample_numbers(rng: random.Random) -> list[int]:
    return sorted(rng.sample(range(1, NUMBERED + 1), 5))


def _check_first(given: int) -> int:
    """The number of the player who begins; 0: at random."""
    if not 0 <= given <= 4:
        raise BadOption(Text("refuse-first", "call_of_madness", seats=4), "C-rul.6")
    return given


GOD_LIST = Field(
    SomeOf([(god, noun(f"god-{god}")) for god in OWN.gods], {1: SOLO_GODS, 2: GODS, 3: GODS, 4: GODS}),
    when={"gods": ("random",)},
)  # fmt: skip
FIRST = Field(OneSeat(Text("first-at-random")), seats=(2, 3, 4))
NUMBERS = Field(
    SomeOf([(number, Text("automa-number", number=number)) for number in range(1, NUMBERED + 1)], {1: 5}),
    when={"automa": ("balanced",)}, seats=(1,),
)  # fmt: skip


class CallOfMadness(Game):
    """What Call of Madness tells the kernel about itself."""

    id = "call_of_madness"
    version = "1"
    package = "fathom.games.call_of_madness"
    seats = range(1, 5)
    options: ClassVar[Mapping[str, AnySetting]] = {
        "goals": Setting("usual", ("usual", True, False)),
        "events": Setting(False, (False, True)),
        "longer": Setting(False, (False, True)),
        "teams": Setting(False, (False, True)),
        "gods": Setting("random", ("random", "first-game")),
        "god_list": DataSetting([], list[str], _check_gods, _sample_gods, most_bytes=500, control=GOD_LIST),
        "characters": Setting("chosen", ("chosen", "random")),
        "first": DataSetting(0, int, _check_first, lambda rng: rng.randint(0, 2), 20, control=FIRST),
        "automa": Setting("balanced", (*PRESETS, "random")),
        "automa_numbers": DataSetting([], list[int], _check_numbers, _sample_numbers, most_bytes=200, control=NUMBERS),
        "content": CONTENT,
    }
    window_rule = "C-phase2.4"
    quiet_questions = frozenset({"ask-turn"})
    action_questions = frozenset({"ask-turn", "ask-pay-turn"})
    aimed = frozenset({"remove-outpost"})
    routine = ROUTINE
    remembered = frozenset({"finals_left"})
    """What is left follows from what the players hold, so there is nothing to mix."""

    def check_seats(self, seats: int, options: Mapping[str, Any]) -> None:
        super().check_seats(seats, options)
        why, rule = self._conflict(seats, options)
        if why:
            raise BadSeats(Text(why, self.id, seats=seats, n=len(options["god_list"])), rule)

    def _conflict(self, seats: int, options: Mapping[str, Any]) -> tuple[str, str]:
        """Which options exclude each other, or this number of players (C-rul.52a, 52b)."""
        if options["teams"] and seats != 4:
            return "refuse-teams", "C-team.0a"
        if seats == 1:
            for name in ("goals", "events", "longer"):
                if options[name] is True:
                    return f"refuse-solo-{name}", "C-rul.52a"
        elif options["automa_numbers"] or options["automa"] != "balanced":
            return "refuse-automa", "C-rul.52a"
        if options["longer"] and not with_goals(seats, options):
            return "refuse-longer", "C-rul.52a"
        if options["god_list"]:
            if len(options["god_list"]) != (SOLO_GODS if seats == 1 else GODS):
                return "refuse-god-count", "C-rul.52b"
            if options["gods"] != "random":
                return "refuse-god-both", "C-rul.52b"
        if options["automa_numbers"] and options["automa"] != "balanced":
            return "refuse-automa-both", "C-rul.52a"
        if options["first"] > seats:
            return "refuse-first", "C-rul.6"
        return "", ""

    def forms(self, samples: int = 2, seed: int = 0) -> Iterator[tuple[int, dict[str, Any]]]:
        """The combinations that matter: all variants with each other at every number of players, the rest once. Without
        samples all that can be chosen in a lobby."""
        if not samples:
            yield from super().forms(0)
            return
        usual = self.settle_options(None)
        rng = random.Random(seed)
        variants: list[tuple[int, dict[str, Any]]] = [(1, {"automa": name}) for name in (*PRESETS, "random")]
        for seats in (2, 3, 4):
            for goals in (True, False):
                for events in (False, True):
                    for longer in (False, True) if goals else (False,):
                        for teams in (False, True) if seats == 4 else (False,):
                            told = {"goals": goals, "events": events, "longer": longer, "teams": teams}
                            variants.append((seats, told))
        variants += [
            (1, {"gods": "first-game", "characters": "random"}),
            (2, {"gods": "first-game", "first": 2}),
            (3, {"characters": "random", "first": 3, "god_list": ["sleeper", "yellow", "deep", "flame"]}),
            (4, {"events": True, "characters": "random", "first": 1}),
            (4, {"teams": True, "first": 4}),
        ]
        for _ in range((samples + 1) // 2):
            variants += [(2, {"content": CONTENT.sample(rng)}), (2, {"god_list": _sample_gods(rng)}),
                         (1, {"automa_numbers": _sample_numbers(rng)})]  # fmt: skip
        for seats, told in variants:
            yield seats, {**usual, **self.settle_options(told)}

    def new_state(self, seats: int, options: Mapping[str, Any]) -> MadnessState:
        return empty_state(seats, options)

    def first(self, t: Table) -> Procedure:
        return Play()

    def place(self, t: Table, position: Mapping[str, Any]) -> Procedure:
        return place(t, position)

    def outcome(self, t: Table) -> Outcome:
        return Outcome(winners(t), scores(t), reason(t).within(self.id))

    def turn(self, t: Table) -> int:
        return int(t.state.turn)

    def whose_turn(self, t: Table) -> int | None:
        return t.state.current if 0 <= t.state.current < t.seats else None

    # ---- what can be seen and known

    def label(self, t: Table, key: str) -> Text:
        book = book_of(t)
        if key.startswith("player-"):
            return player_text(t, int(key[7:]))
        if key in book.names:
            return book.names[key]
        if key[:1].isdecimal() and "-r" in key:
            return space_text(t, space_of(t, key))
        return Text(key)

    def more_view(self, t: Table, seat: int | None) -> MoreView:
        s, over = t.state, t.outcome is not None
        out: MoreView = {
            "cultists": [n if over or player == seat or player >= t.seats else None
                         for player, n in enumerate(s.cultists)],
            "discard": None if seat is None else [CARD.names[card] for card in s.discards[seat]],
            "bags": {"investigators": sum(s.tile_bag), "madness": sum(s.madness_bag)},
            "names": {},
            "solo": t.seats == 1,
        }  # fmt: skip
        if t.options["content"]:
            book = book_of(t)
            out["names"] = {slot: text.to_json() for slot, text in book.names.items()}
            out["prices"] = {card.slot: card.price for card in book.cards if card.is_god}
            out["strengths"] = {tile.slot: tile.strength for tile in book.tiles}
        if over:
            out["scores"] = [score_lines(t, player) for player in range(t.seats)]
        return out

    def resample(self, t: Table, seat: int, rng: random.Random) -> None:
        resample(t, seat, rng)

    def reshuffle(self, t: Table) -> None:
        reshuffle(t)

    def explain(self, t: Table) -> list[str]:
        return explain(t)

    # ---- content

    def cards(self) -> Mapping[str, Sequence[Card]]:
        return DECKS

    def evaluate(self, t: Table, seat: int) -> float:
        return evaluate(t, seat)

    def prospects(self, t: Table, seat: int) -> Mapping[str, float]:
        return prospects(t, seat)

    def hints(self, t: Table, ask: Ask, rng: random.Random) -> Sequence[Answer] | None:
        return hints(t, ask, rng)

    def habit(self, t: Table, ask: Ask, rng: random.Random) -> Answer | None:
        return habit(t, ask, rng)

    def judge(self, t: Table, seat: int) -> float:
        return judge(t, seat)


GAME = CallOfMadness()
