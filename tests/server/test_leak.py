"""Hidden information never leaves the server: all bytes sent to every client in whole games of every kind are searched.

The search itself is tried too: a server with a leak planted in it is always found out. `make soak` searches every form
of every game (`leak_run.py`).
"""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import uvicorn

import fathom
from fathom.games.abyss.cards.names import LORD_KEYS
from fathom.games.call_of_madness.pieces import EVENT
from fathom.games.unfathomable.cards.names import LOYALTIES, SPELLS
from fathom.lab.serving import quiet_port
from fathom.server import api, live, sockets, wire
from fathom.server.app import create_app
from fathom.server.live import Holder, Live
from fathom.server.migrate import migrate
from fathom.server.problems import Refused, refuse
from fathom.server.settings import Settings
from fathom.server.states import encode, moment_of, state_of
from fathom.server.tables import Tables
from server.leak_check import Checker
from server.leak_games import CULT, POOLS, SECRETS
from server.leak_play import Game, Plan, play
from server.leak_run import SEED, search
from server.leak_truth import Truth

BOTH = {"leviathan": True, "kraken": True}
ITEMS = {"no_cultist": False, "difficulty": "normal", "learning": False, "extra_items": True}
CLOSED = {"scenario": "campaign", "hands": "closed"}
FORMS = {"abyss": BOTH, "unfathomable": ITEMS, "arkham": CLOSED, "call_of_madness": {"events": True}}
ALWAYS = {
    "abyss": {"deck", "hands", "lord_deck", "location_stack"},
    "unfathomable": {"hands", "loyalty", "mythos_deck", "skill_decks", "waypoint_deck", "item_deck", "spell_deck"},
    "arkham": {"decks", "hands", "encounter_deck"},
    "call_of_madness": {"hands", "decks", "god_decks", "goal_deck", "event_deck", "finals"},
}
"""What every game hides, however far its people come; `make soak` demands that everything else was dealt anew, too."""
FEW = [
    Plan("abyss", 3, BOTH, SEED + 2),
    Plan("unfathomable", 3, ITEMS, SEED + 6),
    Plan("unfathomable", 5, ITEMS, SEED + 5, most=50, busy=4.0),
    Plan("abyss", 2, {"leviathan": False, "kraken": False}, SEED, most=80, busy=4.0),
    Plan("arkham", 3, {"hands": "closed"}, SEED),
    Plan("arkham", 2, CLOSED, SEED + 3),
    Plan("arkham", 2, {"scenario": "the-midnight-masks", "hands": "open"}, SEED + 1, busy=4.0),
    Plan("call_of_madness", 4, {"events": True}, SEED + 3),
    Plan("call_of_madness", 4, {"events": True, "teams": True}, SEED + 4),
    Plan("call_of_madness", 1, {}, SEED + 5, busy=4.0),
]


def test_no_client_is_sent_anything_it_may_not_know(tmp_path: Path) -> None:
    seen = search(tmp_path, FEW)
    assert seen.findings[:20] == []

    # and the games were worth looking at
    assert seen.games == Counter(plan.game for plan in FEW) and all(seen.whole[game] for game in SECRETS)
    assert seen.kinds >= {"answer", "order", "undo", "propose", "agree", "say", "hand", "key"}
    assert all(seen.compared[game] > 1000 for game in SECRETS) and seen.pages > 100, seen.compared
    assert all(seen.private[game] for game in SECRETS), seen.private
    for game, zones in ALWAYS.items():
        assert not seen.unchanged[game] & zones


def test_every_game_is_searched_and_every_zone_that_not_all_may_see_is_dealt_out_anew() -> None:
    assert SECRETS.keys() == fathom.games().keys()
    assert {name for pool in POOLS for name in pool} == SECRETS["abyss"].zones


# ---- the search can fail


class InProcess:
    """A server in a thread of this process, so that tests can spoil its parts."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "tables.db"
        settings = Settings(database=str(self.database), port=quiet_port(), rate=0, new_tables=0, release_seconds=0)
        self.port = settings.port
        migrate(settings.database_url)
        app = create_app(settings)
        config = uvicorn.Config(app, port=self.port, log_config=None, server_header=False, ws_per_message_deflate=False)
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run)

    def __enter__(self) -> InProcess:
        self._thread.start()
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start"
            self._thread.join(0.01)
        return self

    def __exit__(self, *_: object) -> None:
        self._server.should_exit = True
        self._thread.join()

    def findings(self, number: int = 0, game: str = "abyss") -> str:
        """Play the beginning of a game and search it."""
        found: list[str] = []

        def search(game: Game) -> None:
            found.extend(Checker(game, Truth(self.database, game.table)).check())

        plan = Plan(game, 3, FORMS[game], SEED + 10 + number, most=30, busy=5.0)
        asyncio.run(play(self.port, [plan], 1, search))
        return "\n".join(found)


@pytest.fixture(scope="module")
def spoiled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InProcess]:
    with InProcess(tmp_path_factory.mktemp("leak")) as server:
        yield server


Spoil = Callable[[dict[str, Any], Live, Holder], None]


def other_seat(t: Live, holder: Holder) -> int:
    return (holder.seat + 1) % t.table.seats


def view_of_another(state: dict[str, Any], t: Live, holder: Holder) -> None:
    if holder.role == "seat":
        own = {name: state["view"][name] for name in ("seat", "decision")}
        state["view"] = t.table.view(other_seat(t, holder)) | own


def one_hand(state: dict[str, Any], t: Live, holder: Holder) -> None:
    seat = other_seat(t, holder)
    state["view"]["table"]["hands"][seat] = t.table.view(seat)["table"]["hands"][seat]


def one_loyalty(state: dict[str, Any], t: Live, holder: Holder) -> None:
    """Not a card, only whether somebody else is not what they seem."""
    cards = t.table.state.loyalty[other_seat(t, holder)]
    state["view"]["table"]["awakened"] = any(LOYALTIES[card] != "human" for card in cards)


def face_down_tokens(state: dict[str, Any], t: Live, holder: Holder) -> None:
    state["view"]["table"]["base_pile"] = t.table.state.base_pile


def top_of_the_deck(state: dict[str, Any], t: Live, holder: Holder) -> None:
    state["view"]["table"]["threat"] = t.table.state.deck[-1] if t.table.state.deck else 0


def next_crisis(state: dict[str, Any], t: Live, holder: Holder) -> None:
    state["view"]["table"]["travel"] = t.table.state.mythos_deck[-1]


def passengers_below(state: dict[str, Any], t: Live, holder: Holder) -> None:
    state["view"]["table"]["passengers"] = t.table.state.passengers


def order_of_the_chaos(state: dict[str, Any], t: Live, holder: Holder) -> None:
    state["refused"] = [{"text": {"id": "pass", "args": {"n": card}}, "rule": ""} for card in t.table.state.chaos]


def sealed_answers(state: dict[str, Any], t: Live, holder: Holder) -> None:
    """What the others have answered in a question to all, before it is opened."""
    others = {seat: answer for seat, answer in t.table.sealed.items() if seat != holder.seat}
    if others:
        state["orders"] = [{"question": str(seat), "answer": answer} for seat, answer in others.items()]


def seed(state: dict[str, Any], t: Live, holder: Holder) -> None:
    state["seed"] = t.table.streams.seed


def hidden_lord(state: dict[str, Any], t: Live, holder: Holder) -> None:
    """The same for every order of the deck: only the name tells that it is in there."""
    card = min(t.table.state.lord_deck, default=0)
    state["refused"].append({"text": {"id": "refuse-lord", "args": {"lord": {"id": LORD_KEYS[card]}}}, "rule": ""})


def hidden_spell(state: dict[str, Any], t: Live, holder: Holder) -> None:
    card = min(t.table.state.spell_deck, default=0)
    state["refused"].append({"text": {"id": "refuse-spell", "args": {"spell": {"id": SPELLS[card]}}}, "rule": ""})


def hidden_cultist(state: dict[str, Any], t: Live, holder: Holder) -> None:
    state["refused"].append({"text": {"id": "refuse-enemy", "args": {"enemy": {"id": min(CULT.values())}}}, "rule": ""})


def next_encounter(state: dict[str, Any], t: Live, holder: Holder) -> None:
    if t.table.state.encounter_deck:
        state["view"]["table"]["peril"] = t.table.state.encounter_deck[-1]


def next_card(state: dict[str, Any], t: Live, holder: Holder) -> None:
    """Of one's own deck: nobody knows it before it is drawn."""
    if holder.role == "seat" and t.table.state.decks[holder.seat]:
        state["view"]["table"]["round"] = t.table.state.decks[holder.seat][-1]


def next_goal(state: dict[str, Any], t: Live, holder: Holder) -> None:
    state["view"]["table"]["claims"] = t.table.state.goal_deck[-1:]


def final_goals(state: dict[str, Any], t: Live, holder: Holder) -> None:
    state["view"]["table"]["finals"] = t.table.state.finals


def hidden_event(state: dict[str, Any], t: Live, holder: Holder) -> None:
    event = EVENT.names[min(t.table.state.event_deck, default=0)]
    state["refused"].append({"text": {"id": "refuse-event", "args": {"event": {"id": event}}}, "rule": ""})


def private_lines(state: dict[str, Any], t: Live, holder: Holder) -> None:
    since = state["log"]["since"]
    state["log"]["lines"] = [line.to_json() for line in t.whole().events(since, other_seat(t, holder))]


def orders(state: dict[str, Any], t: Live, holder: Holder) -> None:
    state["orders"] = [
        {"question": name, "answer": answer, "condition": "", "times": 0}
        for name, given in t.table.standing.items()
        for answer, _, _ in given
    ]


SPOILED_STATES: list[tuple[str, Spoil, str]] = [
    ("abyss", view_of_another, "depends on what is hidden"),
    ("abyss", one_hand, "depends on what is hidden"),
    ("abyss", face_down_tokens, "depends on what is hidden"),
    ("abyss", top_of_the_deck, "depends on what is hidden"),
    ("abyss", seed, "tells a seed"),
    ("abyss", hidden_lord, "which it cannot have seen yet"),
    ("abyss", private_lines, "depends on what is hidden"),
    ("abyss", orders, "tells the order of seat"),
    ("unfathomable", one_hand, "depends on what is hidden"),
    ("unfathomable", one_loyalty, "depends on what is hidden"),
    ("unfathomable", next_crisis, "depends on what is hidden"),
    ("unfathomable", passengers_below, "depends on what is hidden"),
    ("unfathomable", order_of_the_chaos, "depends on what is hidden"),
    ("unfathomable", sealed_answers, "depends on what is hidden"),
    ("unfathomable", hidden_spell, "which it cannot have seen yet"),
    ("unfathomable", private_lines, "depends on what is hidden"),
    ("arkham", one_hand, "depends on what is hidden"),
    ("arkham", next_card, "depends on what is hidden"),
    ("arkham", next_encounter, "depends on what is hidden"),
    ("arkham", hidden_cultist, "which it cannot have seen yet"),
    ("call_of_madness", one_hand, "depends on what is hidden"),
    ("call_of_madness", next_card, "depends on what is hidden"),
    ("call_of_madness", next_goal, "depends on what is hidden"),
    ("call_of_madness", final_goals, "depends on what is hidden"),
    ("call_of_madness", hidden_event, "which it cannot have seen yet"),
    ("call_of_madness", private_lines, "depends on what is hidden"),
]


@pytest.mark.parametrize("game", SECRETS)
def test_a_server_without_a_leak_is_found_innocent(spoiled: InProcess, game: str) -> None:
    assert spoiled.findings(game=game) == ""


@pytest.mark.parametrize(
    ("game", "spoil", "told"), SPOILED_STATES, ids=[f"{game}-{spoil.__name__}" for game, spoil, _ in SPOILED_STATES]
)
def test_a_leak_in_the_state_is_found(
    spoiled: InProcess, monkeypatch: pytest.MonkeyPatch, game: str, spoil: Spoil, told: str
) -> None:
    leaked: list[Holder] = []

    def leaky(t: Live, holder: Holder, *rest: Any) -> dict[str, Any]:
        state = state_of(t, holder, *rest)
        honest = encode(state)
        spoil(state, t, holder)
        if encode(state) != honest:
            leaked.append(holder)
        return state

    monkeypatch.setattr(sockets, "state_of", leaky)
    for number in range(20):  # not every beginning of a game has something to leak, such as a line for one seat alone
        found = spoiled.findings(number, game)
        if leaked:
            break
    assert told in found and " entry " in found


def test_a_key_that_reaches_somebody_else_is_found(spoiled: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    keys: list[str] = []
    honest = Tables.holder

    async def remember(self: Tables, table: str, key: str) -> Holder:
        keys.append(key)
        return await honest(self, table, key)

    def leaky(t: Live, holder: Holder, *rest: Any) -> dict[str, Any]:
        state = state_of(t, holder, *rest)
        state["seats"][0] = msgspec.structs.replace(state["seats"][0], name=keys[0])
        return state

    monkeypatch.setattr(Tables, "holder", remember)
    monkeypatch.setattr(sockets, "state_of", leaky)
    assert "tells somebody's key" in spoiled.findings()


def test_a_leak_in_a_refusal_is_found(spoiled: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """Told in what is said about an answer that came too late."""
    honest = Live._draft_answer

    def leaky(self: Live, command: wire.Answer, holder: Holder) -> live.Draft:
        try:
            return honest(self, command, holder)
        except Refused as refusal:
            raise refuse(refusal.code, "question-gone", card=self.table.state.deck[-1]) from None

    monkeypatch.setattr(Live, "_draft_answer", leaky)
    found = spoiled.findings()
    assert "refusal of" in found and "depends on what is hidden" in found


def test_more_in_done_than_belongs_there_is_found(spoiled: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    async def send(self: Any, message: Any) -> None:
        told = msgspec.to_builtins(message)
        if told["is"] == "done":
            told["deck"] = 3
        await honest(self, told)

    honest = sockets._Session._send
    monkeypatch.setattr(sockets._Session, "_send", send)
    assert "which answers nothing it sent" in spoiled.findings()


def test_moments_of_another_seat_are_found(spoiled: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(t: Live, then: fathom.Table, number: int, holder: Holder, seen: str) -> wire.Moment:
        moment = moment_of(t, then, number, holder, seen)
        return wire.Moment(number, then.view(0) | {"seat": moment.view["seat"]}, moment.lines)

    monkeypatch.setattr(api, "moment_of", leaky)
    assert "on /moments?last=25 at entry" in spoiled.findings()


def test_a_record_that_is_handed_out_too_early_is_found(spoiled: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Live, "secret_from", lambda self, holder: False)
    found = spoiled.findings()
    assert "on /record at entry" in found and "answered 200 instead of 409" in found
    assert "on /report at entry" in found and "tells a seed" in found
