"""Content of one's own: files in the notation of docs/content.md, their mistakes, and tables played with them."""

from __future__ import annotations

import json
import random
import tomllib
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import fathom
from fathom.cli.app import app
from fathom.games.call_of_madness.cards.action import effect
from fathom.games.call_of_madness.cards.says import event_text, set_text
from fathom.games.call_of_madness.cards.source import CONTENT, OWN, book_of, read_content
from fathom.kernel.text import Text
from fathom.server.usual import content_from, with_content
from madness_play import at

SHIPPED = (files("fathom.games.call_of_madness") / "content.toml").read_text(encoding="utf-8")
OWN_CARD = """[[basic_cards]]
id = "own-knife"
character = "rose"
sets = "[attack 3]"
name = { pl = "Nóż", de = "Messer" }
"""


def changed(old: str, new: str) -> str:
    assert old in SHIPPED
    return SHIPPED.replace(old, new, 1)


def line_of(words: str, text: str) -> int:
    return text[: text.index(words)].count("\n") + 1


def with_own_card() -> str:
    head, _, rest = SHIPPED.partition('[[basic_cards]]\nid = "basic-rose-scalpel"')
    return head + OWN_CARD + "\n[[basic_cards]]" + rest.partition("[[basic_cards]]")[2]


# ---- what a file may say


def test_the_own_file_is_read_as_it_is() -> None:
    assert read_content(SHIPPED) == tomllib.loads(SHIPPED)


@pytest.mark.rule("C-comp.4", "C-comp.5", "C-comp.7", "C-comp.8")
def test_the_numbers_of_the_rulebook() -> None:
    assert (sum(not card.is_god for card in OWN.cards), sum(card.is_god for card in OWN.cards)) == (16, 54)
    assert (len(OWN.powers), len(OWN.finals), len(OWN.automa)) == (9, 12, 20)
    assert sum(goal.copies for goal in OWN.goals) == 26


def test_a_card_of_ones_own_is_played_with_its_name_and_its_effect() -> None:
    table = fathom.new("call_of_madness", seats=2, seed=1, options={"content": read_content(with_own_card())})
    card = book_of(table).cards[0]
    assert card.sets[0].acts == ("attack 3",)
    assert [card.name.within("call_of_madness").render(lang) for lang in ("pl", "de", "en")] == [
        "Nóż",
        "Messer",
        "Nóż",
    ], "a missing language falls back to another"
    told = table.view(0)["names"][OWN.cards[0].slot]
    assert Text.from_json(told).within("call_of_madness").render("de") == "Messer"


def test_an_id_of_the_own_content_keeps_its_name() -> None:
    table = fathom.new(
        "call_of_madness", seats=2, seed=1, options={"content": read_content(changed("price = 3", "price = 1"))}
    )
    assert book_of(table).cards[1].name.id == "basic-rose-dissection"


def test_another_size_of_the_board() -> None:
    table = fathom.new(
        "call_of_madness", seats=2, seed=1, options={"content": read_content(changed("rows = 4", "rows = 5"))}
    )
    assert len(table.state.board) == 2 * 15


@pytest.mark.rule("C-action.cultists.2", "C-rul.55a")
@pytest.mark.parametrize(
    ("cultists", "left", "over"), [(2, 2, False), (3, 0, True), (9, 6, False)], ids=["too few", "the last", "enough"]
)
def test_a_card_may_cost_its_player_cultists(cultists: int, left: int, over: bool) -> None:
    """With fewer than the card takes the action is not possible; the last ones end the game in the middle of it."""
    raw = tomllib.loads(SHIPPED)
    raw["basic_cards"][0]["sets"] = "[own-3, attack 2]"
    mine = {"hand": ["basic-rose-scalpel"], "cultists": cultists, "board": {"r2c1": "agent"}}
    p = at(mine, options={"content": raw}).does("basic-rose-scalpel")
    if cultists >= 3:
        p.does("own-remove-3")
    assert p.s.cultists[0] == left and (p.t.outcome is not None) == over
    assert p.life("0-r2c1") == (5 if over else 3), "nothing is done after the end"


@pytest.mark.rule("C-rul.55a", "C-rul.27")
def test_a_card_may_take_madness_from_its_player() -> None:
    raw = tomllib.loads(SHIPPED)
    raw["basic_cards"][0]["sets"] = "[attack 2, madness-2]"
    mine = {"hand": ["basic-rose-scalpel"], "board": {"r2c1": "agent"}}
    p = at({**mine, "madness": {"red": 1}}, options={"content": raw}).does("basic-rose-scalpel")
    assert p.s.madness[0] == (0, 0, 1) and p.life("0-r2c1") == 3
    p = at({**mine, "madness": {"blue": 1, "red": 2}}, options={"content": raw})
    p.does("basic-rose-scalpel", "madness-remove-2")
    assert p.asked == "ask-tokens"
    p.does({"blue": 1, "red": 1})
    assert p.s.madness[0] == (0, 0, 1) and p.life("0-r2c1") == 3


def test_a_card_that_cannot_be_played_is_told_with_its_reason() -> None:
    """All its sets cost something, or are for the night; whoever passes on a card play does not choose such a card."""
    raw = tomllib.loads(SHIPPED)
    raw["basic_cards"][0]["sets"] = "{night}[attack 2] | {2}[attack 3]"
    mine = {"hand": ["basic-rose-scalpel"], "board": {"r2c1": "agent"}}
    p = at(mine, options={"content": raw})
    assert "basic-rose-scalpel" not in p.options() and p.t.decision is not None
    assert [text.render("en") for text, rule in p.t.decision.refused() if rule == "C-play.13"] == [
        "“Scalpel” Only at night."
    ]
    assert "basic-rose-scalpel" in at(mine, options={"content": raw}, night=True).options()

    mate = {"character": "rashford", "hand": ["basic-rashford-cane"]}
    raw["basic_cards"][5]["sets"] = "{2}[attack 3]"
    giver = {"hand": ["basic-rose-sedation"], "board": {"r2c1": "agent"}}
    for madness, keys in (({}, ["own", "nobody"]), ({"red": 2}, ["own", "teammate", "nobody"])):
        p = at(giver, {}, {**mate, "madness": madness}, players=4, options={"content": raw, "teams": True})
        p.does("basic-rose-sedation", "down")
        assert p.options() == keys


# ---- mistakes


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("[attack 1] |", "[atack 1] |", "atack"),
        ("[attack 1] |", "[attack] |", "attack"),
        ("[attack 1] |", "[attack 12] |", "attack 12"),
        ("[attack 1] |", "[destroy 2] |", "destroy 2"),
        ("[attack 1] |", "[attack 1@moon] |", "@moon"),
        ("[attack 1] |", "[attack 1@adj] |", "attack 1@adj"),
        ("[attack 1] |", "[attack 1@A] |", "attack 1@A"),
        ("[attack 1] |", "{x}[attack 1] |", "x"),
        ("[attack 1] |", "attack 1 |", "attack 1"),
        ("[attack 1] |", "[bury] |", "bury"),
        ('character = "rose"', 'character = "ruth"', "ruth"),
        ("figure digger", "figure mole", "mole"),
        ('day = "move 2"', 'day = "own+1 ; ready"', "ready"),
        ('effect = "move 1"', 'effect = "own+1 ; corrupt 1"', "corrupt"),
        ('key = "draw"', 'key = "fly"', "fly"),
        ('id = "basic-rose-dissection"', 'id = "basic-rose-scalpel"', "basic-rose-scalpel"),
        ('id = "basic-rose-dissection"', 'id = "Rose!"', "Rose!"),
        ('id = "basic-rose-dissection"', 'id = "nobody-knows-it"', "nobody-knows-it"),
        ("price = 3", "price = 10", "10"),
        ("price = 3", 'price = "3"', "3"),
        ("life = 3", "life = 7", "7"),
        ("rows = 4", "rows = 2", "2"),
        ("rows = 4", "rows = 4\ncolumns = 3", "columns"),
        ('condition = "defeated >= 2"', 'condition = "defeated >= two"', "defeated >= two"),
        ('condition = "defeated >= 2"', 'condition = "laughter >= 2"', "laughter"),
        ('condition = "same-god >= 4"', 'condition = "defeated >= 4"', "defeated"),
        ('condition = "defeated >= 1 and near = 0"', 'condition = "defeated >= 1 and near = 0 or fire = 1"', "and"),
        ("offensive = [4,", "offensive = [7,", "7"),
        ('upper = "reinforce 1"', 'upper = "ritual"', "ritual"),
        ("r1c1 =", "r4c1 =", "r4c1"),
        ('label = "1"', 'label = "2"', "2"),
    ],
)  # fmt: skip
def test_a_mistake_is_refused_with_its_line_and_a_reason_in_three_languages(old: str, new: str, told: str) -> None:
    text = changed(old, new)
    with pytest.raises(fathom.BadOption) as error:
        read_content(text)
    line = error.value.text.args["line"]
    lines = text.splitlines()
    assert told.split()[0] in "\n".join(lines[line - 1 : line + 3]), (line, lines[line - 1])
    for lang in ("en", "pl", "de"):
        assert str(line) in error.value.text.render(lang)


@pytest.mark.parametrize(
    ("table", "rule"),
    [
        ("characters", "C-comp.4"), ("basic_cards", "C-comp.4"), ("gods", "C-comp.5"), ("god_cards", "C-comp.5"),
        ("immediate_goals", "C-comp.8"), ("final_goals", "C-comp.8"), ("automa", "C-comp.7"), ("depth", "C-comp.12"),
    ],
)  # fmt: skip
def test_a_wrong_count_is_refused_with_the_clause_that_fixes_it(table: str, rule: str) -> None:
    raw = tomllib.loads(SHIPPED)
    raw[table].pop()
    with pytest.raises(fathom.BadOption) as error:
        fathom.new("call_of_madness", seats=2, options={"content": raw})
    assert error.value.rule == rule and table in error.value.text.render("en")


@pytest.mark.rule("C-comp.4", "C-comp.5")
@pytest.mark.parametrize(
    ("table", "key", "told", "rule"),
    [("basic_cards", "character", "“rose” must have exactly 4", "C-comp.4"),
     ("god_cards", "god", "“guide” must have exactly 6", "C-comp.5")],
)  # fmt: skip
def test_one_card_too_many_of_an_owner_is_refused(table: str, key: str, told: str, rule: str) -> None:
    raw = tomllib.loads(SHIPPED)
    raw[table][-1][key] = raw[table][0][key]
    with pytest.raises(fathom.BadOption, match=told) as error:
        fathom.new("call_of_madness", seats=2, options={"content": raw})
    assert error.value.rule == rule


@pytest.mark.parametrize("table", ["board", "presets", "tiles", "events"])
def test_a_missing_table_is_refused(table: str) -> None:
    raw = tomllib.loads(SHIPPED)
    del raw[table]
    with pytest.raises(fathom.BadOption, match=table):
        fathom.new("call_of_madness", seats=2, options={"content": raw})


def test_an_unknown_table_and_broken_toml_are_refused() -> None:
    with pytest.raises(fathom.BadOption, match="spells"):
        read_content(SHIPPED + "\n[[spells]]\nid = 'x'\n")
    with pytest.raises(fathom.BadOption, match="line 1"):
        read_content("[[cards\n")


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("a = 1\n\nb = " + "[" * 9 + "]" * 9, 3, "deep"),
        ("a = 1\nb = " + "{b=" * 900 + "1" + "}" * 900, 2, "long"),
        ("\n".join(["x = ["] * 40), 9, "deep"),
        ("a = 1\n[" + "a." * 50_000 + "a]", 2, "long"),
        ("a = " + "9" * 5_000, 1, "long"),
        ("a = 1\na = 2", 2, "TOML"),
        ("a = 1\nb = [1,", 2, "TOML"),
        ('a = """\n\n[[[[[[[[[[\n""" # [[[[[[[[[\nb =', 5, "TOML"),
    ],
    ids=["arrays", "inline tables", "over lines", "dots", "digits", "twice", "unfinished", "in strings and comments"],
)  # fmt: skip
def test_what_is_no_toml_or_nested_too_deeply_is_refused_with_its_line(text: str, line: int, reason: str) -> None:
    """Before it takes the stack, or minutes."""
    with pytest.raises(fathom.BadOption) as error:
        read_content(text)
    assert error.value.text.args["line"] == line and reason in error.value.text.render("en")
    assert all(str(line) in error.value.text.render(lang) for lang in ("pl", "de"))


def test_a_mark_at_the_beginning_that_some_editors_write_is_passed_over() -> None:
    assert read_content("\ufeff" + SHIPPED) == tomllib.loads(SHIPPED)


def test_an_id_used_in_two_tables_is_refused_where_it_stands_the_second_time() -> None:
    text = changed('id = "goal-end-devotee"', 'id = "basic-rose-scalpel"')
    with pytest.raises(fathom.BadOption) as error:
        read_content(text)
    assert error.value.text.args["line"] == text[: text.rindex('id = "basic-rose-scalpel"')].count("\n") + 1


def test_where_a_number_is_free_within_limits_both_are_told() -> None:
    more = "".join(f'[[events]]\nid = "more-{n}"\neffect = "draw 1"\nname = {{ pl = "E" }}\n' for n in range(30))
    with pytest.raises(fathom.BadOption, match="46 entries; it must have 9 to 40"):
        read_content(f"{SHIPPED}\n{more}")


@pytest.mark.parametrize(
    ("given", "told"), [("true", "true"), ("1979-05-27", "1979-05-27"), ("0x" + "f" * 1900, "672")]
)
def test_what_was_given_is_told_as_it_stands_in_the_file(given: str, told: str) -> None:
    with pytest.raises(fathom.BadOption, match=f"“{told}"):
        read_content(changed("price = 3", f"price = {given}"))


def test_ten_megabytes_are_refused_as_a_file_and_in_a_record() -> None:
    with pytest.raises(fathom.BadOption, match="200"):
        read_content("#" * 10_000_000)
    raw = tomllib.loads(SHIPPED)
    raw["tiles"][0]["name"] = {"en": "x" * 10_000_000}
    with pytest.raises(fathom.BadOption):
        fathom.new("call_of_madness", seats=2, options={"content": raw})


@pytest.mark.parametrize("given", ["x", 3, [1], {"board": 3}, {"board": {"rows": 4}}, {"nothing": []}, None])
def test_something_else_than_content_is_refused(given: Any) -> None:
    with pytest.raises(fathom.BadOption):
        fathom.new("call_of_madness", seats=2, options={"content": given})


# ---- tables that keep it


def test_a_record_keeps_the_content_and_a_forged_one_is_checked_like_a_file() -> None:
    content = CONTENT.sample(random.Random(3))
    table = fathom.new("call_of_madness", seats=2, seed=4, options={"content": content, "characters": "random"})
    rng = random.Random(5)
    for _ in range(30):
        decision = table.decision
        assert decision is not None
        table.choose(decision.sample(rng), decision.seat)
    record = json.loads(json.dumps(table.record()))
    assert record["options"]["content"] == content
    assert fathom.replay(record) == table
    record["options"]["content"]["god_cards"][0]["sets"] = "[fly 3]"
    with pytest.raises(fathom.FathomError):
        fathom.replay(record)


def test_two_tables_of_different_content_do_not_mix() -> None:
    tables = [fathom.new("call_of_madness", seats=2, seed=1, options={"content": CONTENT.sample(random.Random(n))})
              for n in range(20)]  # fmt: skip
    prices = [[card.price for card in book_of(table).cards] for table in tables]
    assert prices == [[card.price for card in book_of(table.clone()).cards] for table in tables]
    assert len({tuple(price) for price in prices}) > 10


# ---- the command line and the server


def test_the_command_line_plays_with_a_file(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text(with_own_card(), encoding="utf-8")
    run: Callable[..., Any] = CliRunner().invoke
    told = run(app, ["simulate", "call_of_madness", "--content", str(path), "--games", "1", "--seats", "2"])
    assert told.exit_code == 0, told.output
    path.write_text(changed("[attack 1] |", "[atack 1] |"), encoding="utf-8")
    told = run(app, ["simulate", "call_of_madness", "--content", str(path), "--games", "1", "--lang", "pl"])
    assert told.exit_code != 0 and "atack" in told.output and "wiersz" in told.output
    told = run(app, ["simulate", "abyss", "--content", str(path), "--games", "1"])
    assert told.exit_code != 0
    path.write_bytes(b"\xff\xfe")
    told = run(app, ["simulate", "call_of_madness", "--content", str(path), "--games", "1", "--lang", "en"])
    assert told.exit_code != 0 and "cannot be read" in told.output and "JSON" not in told.output


def test_a_server_makes_new_tables_with_its_file(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text(with_own_card(), encoding="utf-8")
    usual = content_from(str(path))
    assert usual.keys() == {"call_of_madness"} and content_from("") == {}
    options = with_content({"events": True, "content": {}}, "call_of_madness", usual)
    assert options["content"]["basic_cards"][0]["id"] == "own-knife" and options["events"] is True
    assert with_content({}, "abyss", usual) == {}


# ---- every verb of the notation has words


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "move another investigator"), ("pl", "porusz innego badacza"),
                       ("de", "bewege einen anderen Ermittler")],
)  # fmt: skip
def test_another_is_called_an_investigator_after_something_else_was_named(lang: str, said: str) -> None:
    """Between attack and move lies a cultist, or an outpost: another what?"""
    for slot in ("basic-rashford-sermon", "god-digger-quake"):
        card = next(card for card in OWN.cards if card.slot == slot)
        assert said in set_text(card.sets[-1]).within("call_of_madness").render(lang)
    scalpel = next(card for card in OWN.cards if card.slot == "basic-rose-scalpel")
    said_once = set_text(scalpel.sets[1]).within("call_of_madness").render(lang)
    assert said_once.count(said.split()[-1]) == 1, "attack an investigator and move another"


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "Each player discards 2 cultists and adds an outpost on their own board."),
     ("pl", "Każdy gracz odrzuca 2 kultystów i dodaje przyczółek na swojej planszy."),
     ("de", "Jeder Spieler legt 2 Kultisten ab und errichtet einen Außenposten auf dem eigenen Tableau.")],
)  # fmt: skip
def test_a_general_event_of_several_parts_is_one_sentence(lang: str, said: str) -> None:
    told = event_text(True, "", (("own-2",), ("outpost+@own",)))
    assert told.within("call_of_madness").render(lang) == said


def test_every_action_of_the_content_says_itself_in_three_languages() -> None:
    written = {one for card in OWN.cards for found in card.sets for one in found.acts}
    written |= {line.act for card in OWN.cards for line in card.bottom}
    assert len(written) > 30
    for one in written | {"opp+2", "attack 2@own", "destroy@opp", "move 3@life<=4", "ignite@adj-outpost"}:
        for lang in ("en", "pl", "de"):
            assert effect(one).say().within("call_of_madness").render(lang)
