"""Names and chat: one line of visible text, whatever was sent."""

from __future__ import annotations

import unicodedata
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fathom.lab.serving import Server
from fathom.server import wire
from fathom.server.cleaning import JOINERS, MOST_MARKS, clean
from fathom.server.problems import Refused
from server.table_play import ME, ask, code_of, do, does, live_of, open_table

TRICKS = "".join(
    map(chr, [*range(0x200B, 0x2010), *range(0x2028, 0x2030), *range(0x2060, 0x2070), 0xAD, 0x61C, 0xFEFF])
)
UNSEEN = [
    "\u200b",
    " \u200d ",
    "\u2060\ufeff",
    "\u3164",
    "\u115f\u1160",
    "\u2800",
    "\u202e",
    "\u2066\u2069",
    "\x1b\x07",
]
UNSEEN += ["\u0301\u0301", "\ufe0f", "\U000e0041\U000e0042", "\u00ad", "\u180e", "\u034f", "\u061c\u200f", "\t\u2028"]


@pytest.mark.parametrize(
    "text",
    [
        "Ada", "Łucja Żółć", "Jürgen Groß", "J. R. R. 2.0 <b>&amp;", "שָׁלוֹם", "سلام", "می‌خواهم", "नमस्ते", "ไทยนี้", "བསྒྲུབས",
        "Nguyễn", "日本語", "한국어", "👩‍👩‍👧‍👦", "🏴‍☠️", "❤️", "👍🏽", "\U0001fae9", "e", "?!",
    ],
)  # fmt: skip
def test_what_people_write_stays(text: str) -> None:
    assert clean(text, 40) == text


@pytest.mark.parametrize(
    ("sent", "kept"),
    [
        ("", ""),
        ("  Ada \n\t Lovelace\r\n", "Ada Lovelace"),
        ("\u202eadA", "adA"),
        ("A\u2066d\u2069a\u200f", "Ada"),
        ("\x1b[31mAda\x00\x7f\x9b", "[31mAda"),
        ("A\u200bd\ufeffa\u2060\u00ad", "Ada"),
        ("Ada\u3164\u3164Lovelace\u2800", "Ada Lovelace"),
        ("Ada\u2028Lovelace\u0085x", "Ada Lovelace x"),
        ("e\u0301", "\u00e9"),
        ("\u0301Ada", "Ada"),
        ("\u200dA\u200d\u200dda\u200c", "Ada"),
        ("x" + "\u0316" * 30 + "y", "x" + "\u0316" * MOST_MARKS + "y"),
        ("x" + "\u0316\u200d" * 30, "x" + "\u0316\u200d" * (MOST_MARKS - 1) + "\u0316"),
        ("Ada\U000e0041\U000e0020\U000e007f", "Ada"),
        ("\u212b", "\u00c5"),
    ],
)
def test_what_does_harm_is_taken_out(sent: str, kept: str) -> None:
    assert clean(sent, 40) == kept


@pytest.mark.parametrize("sent", UNSEEN, ids=ascii)
def test_text_of_which_nothing_can_be_seen_is_refused(sent: str) -> None:
    with pytest.raises(Refused) as refused:
        clean(sent, 40)
    assert code_of(refused.value) == ("invalid", "nothing-visible")


def test_lengths_count_after_cleaning() -> None:
    assert clean("\u200b" * 300 + "x" * 40, 40) == "x" * 40
    assert clean("e\u0301" * 40, 40) == "\u00e9" * 40
    with pytest.raises(Refused) as refused:
        clean("x" * 41, 40)
    assert code_of(refused.value) == ("invalid", "text-too-long")
    assert "41" in str(refused.value) and "40" in str(refused.value)


@given(
    st.text(st.one_of(st.characters(), st.sampled_from(TRICKS + "\u0301\u0316\u0489\u3164\ufe0f e\u200d")), max_size=60)
)
def test_whatever_is_sent_comes_out_as_one_visible_line(sent: str) -> None:
    try:
        text = clean(sent, 1000)
    except Refused:
        return
    assert clean(text, 1000) == text == unicodedata.normalize("NFC", text)
    shown = set(text) - set(JOINERS)
    assert not shown & set(TRICKS)
    assert not {unicodedata.category(character) for character in shown} & {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}
    marks = 0
    for character in text:
        marks = marks + 1 if unicodedata.category(character) in ("Mn", "Me") else marks if character in JOINERS else 0
        assert marks <= MOST_MARKS


# ---- at the table


def refused(command: wire.Command) -> tuple[str, str]:
    with pytest.raises(Refused) as error:
        does(live_of("human", "human"), 0, command)
    return code_of(error.value)


def test_what_is_said_is_cleaned() -> None:
    live = does(live_of("human", "human"), 0, wire.Say(text="\u202eevil\x1b[2J\u200b"))
    assert live.chat[-1].text == "evil[2J"
    assert refused(wire.Say(text="\u200b\u2066")) == ("invalid", "nothing-visible")
    assert refused(wire.Say(text="x" * 501)) == ("invalid", "text-too-long")
    assert does(live, 0, wire.Say(text="\u200b" + "x" * 500)).chat[-1].text == "x" * 500


def test_who_sits_down_has_a_clean_name() -> None:
    live = does(live_of("human", "human"), 0, wire.Sit(name=" \u2067A\u0064a\u200b\n"))
    assert live.seats[0].name == "Ada"
    assert does(live, 0, wire.Sit(name="")).seats[0].name == "Ada"
    assert refused(wire.Sit(name="\u3164")) == refused(wire.Sit(name="  ")) == ("invalid", "nothing-visible")
    assert refused(wire.Sit(name="x" * 41)) == ("invalid", "text-too-long")


@pytest.mark.parametrize("who", ["me", "friend", "bot"])
def test_new_seats_have_clean_names(sqlite_server: Server, who: str) -> None:
    opened = open_table(sqlite_server, {"who": who, "name": "\u202e Mara\x1b "}, ME)
    assert ask(sqlite_server, "GET", opened.path, opened.host).json()["seats"][0]["name"] == "Mara"
    for name, told in (("\u200b", "nothing-visible"), ("x" * 41, "text-too-long")):
        wanted: Any = {"game": "abyss", "seats": [{"who": who, "name": name}, ME]}
        response = ask(sqlite_server, "POST", "/api/tables", json=wanted)
        assert (response.status_code, response.json()["text"]["id"]) == (400, told)


def test_over_the_wire_a_refused_name_changes_nothing(sqlite_server: Server) -> None:
    opened = open_table(sqlite_server)
    response = do(opened, opened.seats[0], {"do": "sit", "key": "1", "name": "\u202e\u200b"})
    assert (response.status_code, response.json()["text"]["id"], response.json()["key"]) == (400, "nothing-visible", "")
    assert ask(sqlite_server, "GET", f"{opened.path}/state", opened.host).json()["entry"] == 0
