"""A table as the sum of its entries: what becomes of each command, and that drafts change nothing."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from fathom.server import wire
from fathom.server.live import Entry, Holder, Live
from fathom.server.problems import Refused
from fathom.server.states import state_of
from server.table_play import HOSTS, WATCHES, does, live_of, proposed, refused, sample, until

COMMANDS = [
    wire.Answer(question="0.0", answer="pass"),
    wire.Order(question="ask-buy", answer="pass"),
    wire.Undo(),
    wire.Agree(),
    wire.Say(text="hello"),
    wire.Sit(name="Ada"),
    wire.Hand(seat=0, bot="random"),
    wire.Talk(strict=False),
]


def asked(live: Live) -> Any:
    found = live.table.decision
    assert found is not None
    return found


# ---- answers


def test_an_answer_moves_the_table_and_is_one_entry() -> None:
    live = live_of("human", "human")
    question = asked(live)
    after = does(live, question.seat, wire.Answer(question=live.question(question), answer=question.keys[0]), at=77)
    assert (after.entry, after.touched, after.table.choices) == (1, 77, 1)
    assert asked(after).id != question.id


def test_a_draft_changes_nothing_and_neither_does_the_next_table() -> None:
    live = live_of("human", "human")
    before, question = live.table.fingerprint(), asked(live)
    after = does(live, question.seat, wire.Answer(question=live.question(question), answer=question.keys[0]))
    assert live.table.fingerprint() == before != after.table.fingerprint()
    assert (live.entry, live.past.marks) == (0, [])


def test_an_answer_to_another_question_is_stale() -> None:
    live = sample(live_of("human", "human"), random.Random(1))
    seat = asked(live).seat
    assert refused(live, seat, wire.Answer(question="99.0", answer="pass")) == ("stale", "question-gone")
    assert refused(live, 1 - seat, wire.Answer(question="0.0", answer="pass")) == ("stale", "question-gone")


def test_a_question_asked_again_after_an_undo_is_another_question() -> None:
    """A choice was taken back and made anew: an answer to the question after it does not answer the new one."""

    def shown(live: Live) -> dict[str, Any]:
        return state_of(live, Holder("seat", 0), 0, 0, ())["view"]["decision"]

    def fits(live: Live) -> bool:
        marks = live.past.marks
        return live.waiting == [0] and bool(marks) and marks[-1].seat == 0

    live = until(live_of("human", "random"), fits)
    old, number = shown(live), asked(live).id
    live = sample(does(live, 0, wire.Undo()), random.Random(3))
    assert asked(live).id == number  # the kernel counts choices
    new = shown(live)
    assert new["id"] != old["id"]
    stale = wire.Answer(question=old["id"], answer=new["options"][0]["key"])
    assert refused(live, 0, stale) == ("stale", "question-gone")
    assert does(live, 0, wire.Answer(question=new["id"], answer=new["options"][0]["key"])).entry == live.entry + 1


def test_a_seat_that_nobody_asks_is_told_so() -> None:
    live = live_of("human", "human")
    assert refused(live, 1 - asked(live).seat, wire.Answer(answer="pass")) == ("not-your-turn", "nobody-asks-you")


@pytest.mark.parametrize("answer", [None, 3, "nonsense", ["pass"], {"pass": 1}, True], ids=repr)
def test_an_illegal_answer_says_why(answer: Any) -> None:
    live = live_of("human", "human")
    question = asked(live)
    code, _ = refused(live, question.seat, wire.Answer(question=live.question(question), answer=answer))
    assert code == "illegal"


def test_nobody_answers_when_the_game_is_over() -> None:
    live = until(live_of("human", "human"), lambda live: live.over)
    assert refused(live, 0, wire.Answer(question="0.0", answer="pass")) == ("over", "game-is-over")


# ---- roles


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: type(command).__name__)
def test_a_watcher_can_do_nothing(command: wire.Command) -> None:
    assert refused(live_of("human", "human"), WATCHES, command) == ("not-allowed", "watchers-watch")


@pytest.mark.parametrize(
    "command",
    [command for command in COMMANDS if not isinstance(command, wire.Say | wire.Hand | wire.Talk)],
    ids=lambda command: type(command).__name__,
)
def test_a_host_manages_and_does_not_play(command: wire.Command) -> None:
    assert refused(proposed(), HOSTS, command) == ("not-allowed", "only-seats")


def test_a_host_may_speak() -> None:
    (line,) = does(live_of("human", "human"), HOSTS, wire.Say(text="Welcome"), at=5_000).chat
    assert (line.seat, line.name, line.text, line.at) == (None, "", "Welcome", "1970-01-01T00:00:05.000Z")


# ---- seats


def test_sitting_down_gives_a_name_and_a_language() -> None:
    live = does(live_of("human", "human"), 1, wire.Sit(name="  Ada   Lovelace ", lang="pl"))
    assert (live.seats[1].name, live.seats[1].lang, live.seats[1].joined) == ("Ada Lovelace", "pl", True)
    again = does(live, 1, wire.Sit(name="", lang="de"))
    assert (again.seats[1].name, again.seats[1].lang) == ("Ada Lovelace", "de")
    assert live.seats[1].lang == "pl"


def test_a_seat_is_handed_to_a_bot_and_taken_back() -> None:
    live = does(live_of("human", "human"), 0, wire.Hand(seat=0, bot="random"))
    assert (live.seats[0].who, live.seats[0].bot, live.people()) == ("human", "random", [1])
    live = does(live, 0, wire.Hand(seat=0, bot=""))
    assert (live.seats[0].bot, live.people()) == ("", [0, 1])


def test_who_may_hand_which_seat() -> None:
    live = live_of("human", "human", "random")
    assert refused(live, 0, wire.Hand(seat=1, bot="random")) == ("not-allowed", "not-your-seat")
    assert refused(live, 0, wire.Hand(seat=0, bot="oracle")) == ("invalid", "no-bot")
    assert refused(live, HOSTS, wire.Hand(seat=7, bot="random")) == ("not-found", "no-seat")
    assert refused(live, HOSTS, wire.Hand(seat=2, bot="")) == ("not-allowed", "bots-seat")
    assert does(live, HOSTS, wire.Hand(seat=1, bot="greedy")).seats[1].bot == "greedy"
    assert does(live, HOSTS, wire.Hand(seat=2, bot="greedy")).seats[2].bot == "greedy"


# ---- talk


def test_chat_is_one_line_each_and_the_newest_are_kept() -> None:
    live = does(live_of("human", "human"), 0, wire.Say(text="  one \n two  "))
    assert [line.text for line in live.chat] == ["one two"]
    assert refused(live, 0, wire.Say(text=" \n ")) == ("invalid", "nothing-said")
    for number in range(600):
        entry = Entry(live.entry + 1, "say", 0, {"text": str(number)}, "", 0)
        live = live.after(entry)
    assert [line.text for line in live.chat] == [str(number) for number in range(100, 600)]


# ---- orders


def test_a_standing_order_is_taken_given_and_taken_back() -> None:
    live = does(live_of("human", "human"), 0, wire.Order(question="ask-buy", answer="pass", times=3))
    state = state_of(live, Holder("seat", 0), 0, 0, ())
    assert state["orders"] == [{"question": "ask-buy", "answer": "pass", "condition": "", "times": 3}]
    live = does(live, 0, wire.Order(question="ask-buy", answer=None))
    assert state_of(live, Holder("seat", 0), 0, 0, ())["orders"] == []


def test_a_standing_order_is_listed_for_its_own_seat_only() -> None:
    live = does(live_of("human", "human"), 1, wire.Order(question="ask-buy", answer="pass"))
    seen = [state_of(live, holder, 0, 0, ())["orders"] for holder in (Holder("seat", 0), HOSTS, WATCHES)]
    assert seen == [[], [], []]
    assert b"standing" not in msgspec.json.encode(state_of(live, Holder("seat", 0), 0, 0, ()))
    assert len(state_of(live, Holder("seat", 1), 0, 0, ())["orders"]) == 1


def test_an_order_with_an_unknown_condition_is_refused() -> None:
    order = wire.Order(question="ask-buy", answer="pass", condition="full-moon")
    assert refused(live_of("human", "human"), 0, order)[0] == "illegal"


# ---- secrets


@pytest.mark.parametrize(
    ("who", "holder", "secret"),
    [
        (("human", "human"), Holder("seat", 0), True),
        (("human", "human"), HOSTS, True),
        (("human", "human"), WATCHES, True),
        (("human", "random"), Holder("seat", 0), False),
        (("human", "random"), HOSTS, False),
        (("human", "random"), WATCHES, True),
        (("random", "random"), HOSTS, False),
        (("random", "random"), WATCHES, False),
    ],
)
def test_from_whom_a_running_game_is_secret(who: tuple[str, ...], holder: Holder, secret: bool) -> None:
    assert live_of(*who).secret_from(holder) is secret


def test_a_seat_a_bot_plays_for_a_human_still_has_secrets() -> None:
    live = does(live_of("human", "human"), HOSTS, wire.Hand(seat=1, bot="random"))
    assert live.secret_from(Holder("seat", 0)) and live.secret_from(HOSTS)


def test_nothing_is_secret_when_the_game_is_over() -> None:
    live = until(live_of("human", "human"), lambda live: live.over)
    assert not any(live.secret_from(holder) for holder in (Holder("seat", 0), HOSTS, WATCHES))


# ---- the log


def test_the_log_a_client_lacks_begins_after_what_it_has() -> None:
    live = until(live_of("human", "human"), lambda live: live.table.choices == 30)
    assert live.log_since(30, 30) == 31
    assert live.log_since(-1, -1) == 0


def test_the_log_a_client_lacks_begins_where_an_undo_cut_it() -> None:
    def back(number: int) -> Callable[[Live], Live]:
        return lambda live: live.after(Entry(live.entry + 1, "undo", 0, {"number": number, "reseed": 5}, "", 0))

    def on(live: Live, choices: int) -> Live:
        return until(live, lambda live: live.table.choices >= choices)

    live = on(back(10)(on(live_of("human", "human"), 30)), 40)  # entry 31 cuts after choice 10
    assert live.log_since(30, 30) == 11
    assert live.log_since(31, 10) == 11
    assert live.log_since(35, 14) == 15
    for _ in range(40):  # many more cuts, none as deep: the client that has the log up to 30 still learns of the first
        live = on(back(live.table.choices - 1)(live), 41)
    assert live.log_since(30, 30) == 11


# ---- the fold as a whole


def random_command(live: Live, rng: random.Random) -> tuple[Holder, wire.Command]:
    seat = rng.randrange(len(live.seats))
    roll = rng.random()
    if roll < 0.7 and live.table.decision is not None:
        question = rng.choice(live.table.decisions)
        return Holder("seat", question.seat), wire.Answer(question=live.question(question), answer=question.sample(rng))
    commands: list[wire.Command] = [
        wire.Undo(size=rng.choice(["choice", "action", "turn"])),  # type: ignore[arg-type]
        wire.Agree(yes=rng.random() < 0.7),
        wire.Agree(),
        wire.Hand(seat=seat, bot=rng.choice(["", "random"])),
        wire.Order(question="ask-buy", answer=rng.choice(["pass", None]), times=rng.randrange(3)),
        wire.Say(text="hm"),
        wire.Sit(name="Eva", lang="de"),
    ]
    return Holder("seat", seat), rng.choice(commands)


@pytest.mark.parametrize("seed", range(4))
def test_a_table_is_the_sum_of_its_entries(seed: int) -> None:
    """Whatever people do, the list of entries alone makes the same table again, seen from every seat."""
    rng = random.Random(seed)
    live = first = live_of("human", "human", "human", seed=seed)
    entries: list[Entry] = []
    for _ in range(700):
        holder, command = random_command(live, rng)
        try:
            draft = live.draft(command, holder)
        except Refused:
            continue
        body = msgspec.json.decode(msgspec.json.encode(draft.body))
        entries.append(Entry(live.entry + 1, draft.kind, draft.seat, body, "", live.entry))
        live = live.after(entries[-1], draft.table)
    again = first
    for entry in entries:
        again = again.after(entry)
    assert {entry.kind for entry in entries} >= {"answer", "order", "undo", "propose", "hand", "say", "sit"}
    for holder in (*(Holder("seat", seat) for seat in range(3)), HOSTS, WATCHES):
        assert state_of(again, holder, 0, 0, ()) == state_of(live, holder, 0, 0, ())
    assert again.table == live.table and again.table.answers == live.table.answers
