"""Table talk: phrases that every reader reads in their own language, and rules that the host switches off and on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import fathom
from fathom.games.talk import Talk, talk_of
from fathom.kernel.text import LANGUAGES, Text
from fathom.lab.serving import Server
from fathom.server import wire
from fathom.server.freeze import freeze, thaw
from fathom.server.keys import hash_of
from fathom.server.live import Entry, Holder, Live, Seat
from fathom.server.problems import Refused
from fathom.server.states import state_of
from fathom.server.tables import _digest
from fathom.server.undoing import SIZES
from server.table_play import FRIEND, HOSTS, ME, WATCHES, Opened, ask, code_of, do, does, follows, live_of, run, sitting
from text_samples import messages

TALKING = [game for game in fathom.games().values() if talk_of(game) != Talk()]
PHRASES = [(game.id, phrase) for game in TALKING for phrase in talk_of(game).phrases.values()]
HOLDERS = [Holder("seat", 0), Holder("seat", 1), HOSTS, WATCHES]


def on_board(seats: int = 3) -> Live:
    table = fathom.new("unfathomable", seats=seats, seed=1)
    people = [Seat("human", name=name, joined=True) for name in ("Mara", "Oskar", "Ida", "", "", "")[:seats]]
    return Live("table", table, people, 0)


def phrase(id: str, **args: int) -> wire.Say:
    return wire.Say(phrase=wire.Phrase(id, args))


def refused(live: Live, who: Holder | int, command: wire.Command) -> tuple[str, str]:
    """The command is refused in words, and the table is as it was."""
    before = live.table.fingerprint(), live.entry, live.chat, live.strict
    with pytest.raises(Refused) as caught:
        live.draft(command, Holder("seat", who) if isinstance(who, int) else who)
    assert (live.table.fingerprint(), live.entry, live.chat, live.strict) == before
    assert len({caught.value.text.render(lang) for lang in LANGUAGES}) == 3
    return code_of(caught.value)


def said(live: Live, who: Holder = WATCHES) -> Any:
    """The newest line of the chat as it travels."""
    return msgspec.json.decode(msgspec.json.encode(state_of(live, who, 0, 0, ())["chat"]["lines"][-1]))


def strict(live: Live) -> Any:
    """What everybody is told about the rules of talk."""
    (told,) = {state_of(live, holder, 0, 0, ())["strict"] for holder in HOLDERS}
    return told


# ---- what the games declare


@pytest.mark.parametrize(("game", "one"), PHRASES, ids=[f"{game}-{one.id}" for game, one in PHRASES])
def test_every_phrase_has_words_in_every_language(game: str, one: Any) -> None:
    assert set(one.args.values()) <= {"seat"}
    text = one.said(fathom.games()[game], dict.fromkeys(one.args, 1))
    names = {1: "Ola"}
    words = [text.render(lang, names) for lang in LANGUAGES]
    assert len(set(words)) == 3 and all(("Ola" in word) == bool(one.args) for word in words)
    for lang in LANGUAGES:
        assert messages(game, lang)[text.id].variables == set(one.args)
        if one.args:  # the words before a row of names
            assert Text(f"{text.id}-whom", game).render(lang)


@pytest.mark.parametrize("game", TALKING, ids=lambda game: game.id)
def test_the_rules_of_talk_are_clauses_that_no_program_can_enforce(game: Any) -> None:
    clauses, rules = game.clauses(), talk_of(game).rules
    assert rules and all(clauses[id].kind == "table-talk" and not clauses[id].enforceable for id in rules)


def test_the_catalog_tells_the_phrases_and_the_rules(sqlite_server: Server) -> None:
    told = {game["id"]: game["talk"] for game in ask(sqlite_server, "GET", "/api/games").json()}
    assert told["abyss"] == {"phrases": [], "rules": []}
    phrases = {one["id"]: one for one in told["unfathomable"]["phrases"]}
    assert phrases["much"] == {"id": "much", "args": {}, "during": "test"}
    assert phrases["distrust"] == {"id": "distrust", "args": {"player": "seat"}, "during": ""}
    assert {"much", "none", "yes", "no", "trust"} <= set(phrases)
    assert told["unfathomable"]["rules"] == list(talk_of(fathom.games()["unfathomable"]).rules)
    assert {"U-III.3", "U-III.6", "U-III.9"} <= set(told["unfathomable"]["rules"])


@pytest.mark.parametrize("lang", ("pl", "de"))
def test_the_server_has_the_same_words_in_every_language(lang: str) -> None:
    assert set(messages("server", lang)) == set(messages("server", "en"))


# ---- phrases


def test_a_phrase_is_read_in_the_readers_language() -> None:
    line = said(does(on_board(), 0, phrase("distrust", player=1), at=5_000))
    assert line == {
        "entry": 1, "seat": 0, "name": "Mara", "at": "1970-01-01T00:00:05.000Z",
        "phrase": {
            "id": "phrase-distrust", "domain": "unfathomable",
            "args": {"player": {"id": "player-name", "domain": "kernel", "args": {"number": 2}}},
        },
    }  # fmt: skip
    words = [Text.from_json(line["phrase"]).render(lang, {1: "Oskar"}) for lang in LANGUAGES]
    assert words == ["I do not trust Oskar.", "Nie ufam: Oskar.", "Ich traue Oskar nicht."]


def test_a_line_of_text_travels_as_it_always_did() -> None:
    line = said(does(on_board(), 1, wire.Say(text="hm"), at=5_000))
    assert line == {"entry": 1, "seat": 1, "name": "Oskar", "text": "hm", "at": "1970-01-01T00:00:05.000Z"}


def test_a_host_may_say_phrases_and_a_watcher_may_not() -> None:
    assert said(does(on_board(), HOSTS, phrase("yes")))["seat"] is None
    assert refused(on_board(), WATCHES, phrase("yes")) == ("not-allowed", "watchers-watch")


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (wire.Say(), ("invalid", "nothing-said")),
        (wire.Say(text="hm", phrase=wire.Phrase("yes")), ("invalid", "text-and-phrase")),
        (wire.Say(text=" ", phrase=wire.Phrase("yes")), ("invalid", "text-and-phrase")),
        (phrase("maybe"), ("invalid", "no-phrase")),
        (phrase(""), ("invalid", "no-phrase")),
        (phrase("phrase-yes"), ("invalid", "no-phrase")),
        (phrase("distrust-whom"), ("invalid", "no-phrase")),
        (phrase("distrust"), ("invalid", "phrase-args")),
        (phrase("distrust", seat=1), ("invalid", "phrase-args")),
        (phrase("distrust", player=1, other=2), ("invalid", "phrase-args")),
        (phrase("yes", player=1), ("invalid", "phrase-args")),
        (phrase("distrust", player=3), ("not-found", "no-seat")),
        (phrase("trust", player=15), ("not-found", "no-seat")),
    ],
    ids=str,
)
def test_what_cannot_be_said(command: wire.Say, code: tuple[str, str]) -> None:
    assert refused(on_board(), 0, command) == code


def test_a_game_without_phrases_says_so() -> None:
    assert refused(live_of("human", "human"), 0, phrase("yes")) == ("invalid", "no-phrase")


@pytest.mark.parametrize(
    "bad",
    [
        {"phrase": None}, {"phrase": "yes"}, {"phrase": []}, {"phrase": {}}, {"phrase": {"id": 1}},
        {"phrase": {"id": "a" * 41}}, {"phrase": {"id": "yes", "loud": True}}, {"phrase": {"id": "yes", "args": []}},
        {"phrase": {"id": "distrust", "args": {"player": -1}}}, {"phrase": {"id": "distrust", "args": {"player": 16}}},
        {"phrase": {"id": "distrust", "args": {"player": "1"}}}, {"phrase": {"id": "trust", "args": {"player": True}}},
        {"phrase": {"id": "distrust", "args": {"player": {"id": "game-title"}}}},
        {"phrase": {"id": "yes", "args": {str(n): 1 for n in range(5)}}},
        {"text": "hm", "phrase": {"id": "yes"}}, {"text": "", "phrase": {"id": "yes"}}, {"phrase": {"id": "nonsense"}},
    ],
    ids=str,
)  # fmt: skip
def test_malformed_phrases_are_refused(table: Opened, bad: dict[str, Any]) -> None:
    before = entry(table)
    assert refusal(table, table.seats[0], {"do": "say", "key": "bad", **bad}) == "invalid"
    assert entry(table) == before


# ---- the rules


def test_the_host_switches_the_rules_off_and_on_and_everybody_learns_of_it() -> None:
    live = on_board()
    assert strict(live) is True
    off = does(live, HOSTS, wire.Talk(strict=False))
    assert (strict(off), strict(live)) == (False, True)
    assert {str(said(off, holder)) for holder in HOLDERS} == {str(said(off))}
    assert (said(off)["seat"], said(off)["phrase"]) == (None, {"id": "talk-off", "domain": "server"})
    on = does(off, HOSTS, wire.Talk(strict=True))
    assert strict(on) is True and said(on)["phrase"] == {"id": "talk-on", "domain": "server"}
    for line in on.chat:
        assert len({Text.from_json(line.phrase or {}).render(lang) for lang in LANGUAGES}) == 3


def test_phrases_and_free_text_can_be_said_either_way() -> None:
    """A program cannot judge sentences: the page reminds of the rules, the server blocks nothing."""
    for live in (on_board(), does(on_board(), HOSTS, wire.Talk(strict=False))):
        live = does(does(live, 0, phrase("much")), 1, wire.Say(text="I have two sixes"))
        assert [(line.seat, bool(line.phrase)) for line in live.chat[-2:]] == [(0, True), (1, False)]


def test_who_may_switch_the_rules() -> None:
    live = on_board()
    assert refused(live, 0, wire.Talk(strict=False)) == ("not-allowed", "only-hosts")
    assert refused(live, WATCHES, wire.Talk(strict=False)) == ("not-allowed", "watchers-watch")
    assert refused(live, HOSTS, wire.Talk(strict=True)) == ("stale", "talk-is-so")
    off = does(live, HOSTS, wire.Talk(strict=False))
    assert refused(off, HOSTS, wire.Talk(strict=False)) == ("stale", "talk-is-so")
    assert refused(off, 1, wire.Talk(strict=True)) == ("not-allowed", "only-hosts")


def test_a_game_without_rules_of_talk_has_nothing_to_switch() -> None:
    live = live_of("human", "human")
    assert strict(live) is None
    for value in (True, False):
        assert refused(live, HOSTS, wire.Talk(strict=value)) == ("invalid", "no-talk-rules")


def test_an_undo_changes_neither_the_rules_nor_what_was_said() -> None:
    live = on_board()
    asked = live.table.decisions[0]
    answer = wire.Answer(question=live.question(asked), answer=asked.keys[0])
    live = does(does(live, HOSTS, wire.Talk(strict=False)), asked.seat, answer)
    for size in SIZES:
        number = live.past.target(live.table, asked.seat, size)
        assert number is not None
        back = live.after(Entry(live.entry + 1, "undo", asked.seat, {"number": number, "reseed": None}, "", 0))
        assert back.table.choices == number < live.table.choices
        assert (back.strict, back.chat) == (False, live.chat)


@pytest.mark.parametrize(
    "bad", [{}, {"strict": None}, {"strict": 0}, {"strict": "no"}, {"strict": False, "seat": 1}], ids=str
)
def test_malformed_switches_are_refused(table: Opened, bad: dict[str, Any]) -> None:
    before = entry(table)
    assert refusal(table, table.host, {"do": "talk", "key": "bad", **bad}) == "invalid"
    assert entry(table) == before


@pytest.mark.parametrize("bad", [{"do": "say", "phrase": {"id": "maybe"}}, {"do": "talk"}], ids=str)
def test_http_refuses_them_too(table: Opened, bad: dict[str, Any]) -> None:
    before = entry(table)
    answer = do(table, table.host, bad)
    assert (answer.status_code, answer.json()["code"]) == (400, "invalid")
    assert entry(table) == before


# ---- kept


def test_talk_is_frozen_and_thawed() -> None:
    live = does(
        does(does(on_board(), 0, wire.Say(text="hm")), 1, phrase("trust", player=0)), HOSTS, wire.Talk(strict=False)
    )
    again = thaw("table", freeze(live))
    assert (again.chat, again.strict) == (live.chat, False)
    assert [bool(line.text) for line in again.chat] == [True, False, False]


def test_what_older_programs_kept_can_still_be_read() -> None:
    """Snapshots from before there were phrases know neither them nor the switch; their lines had another order."""
    live = does(on_board(), 0, wire.Say(text="hm"), at=7)
    frozen = msgspec.json.decode(freeze(live))
    del frozen["strict"]
    frozen["chat"] = [{"entry": 1, "seat": 0, "name": "Mara", "text": "hm", "at": "1970-01-01T00:00:00.007Z"}]
    again = thaw("table", msgspec.json.encode(frozen))
    assert (again.chat, again.strict) == (live.chat, True)


def test_a_text_said_before_an_update_is_not_said_twice_after_it() -> None:
    """Clients repeat what they did not hear of; a command is told from another by its digest, which is stored."""
    assert _digest(wire.Say(key="k", text="hm")) == hash_of('{"do":"say","key":"k","text":"hm"}')[:16]
    assert _digest(wire.Say(key="k", phrase=wire.Phrase("yes"))) != _digest(wire.Say(key="k", phrase=wire.Phrase("no")))


def opened(server: Server) -> Opened:
    seats = [ME | {"name": "Mara"}, FRIEND | {"name": "Oskar"}, FRIEND]
    body = {"game": "unfathomable", "seats": seats, "seed": 1}
    return Opened(server, **ask(server, "POST", "/api/tables", json=body).json())


@pytest.fixture(scope="module")
def table(servers: Any) -> Opened:
    return opened(servers("sqlite"))


def refusal(table: Opened, key: str, command: dict[str, Any]) -> str:
    """The code with which a socket refuses a command."""

    async def tries() -> str:
        async with sitting(table, key) as (player,):
            await player.send(command)
            return str((await player.until("error", "done")).get("code"))

    return run(tries())


def entry(table: Opened) -> int:
    number: int = ask(table.server, "GET", f"{table.path}/state", table.watch).json()["entry"]
    return number


def test_talk_outlives_a_killed_server(tmp_path: Path) -> None:
    """What was acknowledged is there after kill -9, and repeating it says nothing twice."""
    commands = [
        (0, {"do": "say", "key": "a", "text": "hm"}),
        (1, {"do": "say", "key": "b", "phrase": {"id": "distrust", "args": {"player": 0}}}),
        (-1, {"do": "talk", "key": "c", "strict": False}),
    ]
    with Server(str(tmp_path / "tables.db"), log=tmp_path / "log", rate=0, new_tables=0) as server:
        at = opened(server)
        keys = [at.host if seat < 0 else at.seats[seat] for seat, _ in commands]
        done = [do(at, key, command).json() for key, (_, command) in zip(keys, commands, strict=True)]
        assert [one["entry"] for one in done] == [1, 2, 3]
        before = ask(server, "GET", f"{at.path}/state", at.watch).json()
        server.kill()
        server.start()
        assert ask(server, "GET", f"{at.path}/state", at.watch).json() == before
        assert before["strict"] is False and len(before["chat"]["lines"]) == 3
        assert [do(at, key, command).json() for key, (_, command) in zip(keys, commands, strict=True)] == done
        assert entry(at) == 3
        report = ask(server, "GET", f"{at.path}/report", at.seats[2]).json()
        assert report["state"]["chat"]["lines"] == before["chat"]["lines"]


def test_sockets_hear_phrases_and_switches(servers: Any) -> None:
    at = opened(servers("sqlite"))

    async def talks() -> None:
        async with sitting(at, at.seats[0], at.seats[1], at.watch, at.host) as (mara, oskar, watcher, host):
            assert (await mara.do({"do": "say", "key": "1", "phrase": {"id": "need"}}))["is"] == "done"
            for one in (oskar, watcher, host):
                state = await follows(one, lambda state: state["chat"]["lines"])
                assert state["chat"]["lines"][-1]["phrase"] == {"id": "phrase-need", "domain": "unfathomable"}
            for one, code in ((oskar, "not-allowed"), (watcher, "not-allowed")):
                assert (await one.do({"do": "talk", "key": "2", "strict": False}))["code"] == code
            assert (await host.do({"do": "talk", "key": "3", "strict": False}))["is"] == "done"
            for one in (mara, oskar, watcher):
                state = await follows(one, lambda state: state["strict"] is False)
                assert state["chat"]["lines"][-1]["phrase"]["id"] == "talk-off"

    run(talks())
