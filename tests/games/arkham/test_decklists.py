"""Pasted decks: what strange ones come to, and how many of a card a deck may hold."""

from __future__ import annotations

import json
import time
import unicodedata
from collections import Counter
from typing import Any

import pytest

import fathom
from fathom.games.arkham.cards.printed import CARDS, FACE
from fathom.games.arkham.pieces import card, slug_of
from fathom.games.arkham.rules.deckbuilding import BASIC_WEAKNESSES, starter_deck, weaknesses_left

ROLAND = "Roland Banks\n"
WEAKNESSES = [slug_of(piece) for piece in BASIC_WEAKNESSES]


def deck(*more: str, who: str = "roland-banks", **brought: int) -> dict[str, Any]:
    return {"investigator": who, "cards": [*(slug_of(piece) for piece in starter_deck(who)), *more], **brought}


def refused(decks: list[Any], rule: str, seats: int = 1, **options: Any) -> str:
    """The refusal in English; it has words in every language."""
    with pytest.raises(fathom.BadOption) as error:
        fathom.new("arkham", seats=seats, options={"decks": decks, **options})
    assert error.value.rule == rule
    assert all(error.value.text.render(lang) for lang in ("pl", "de"))
    return error.value.text.render("en")


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        (ROLAND + "9" * 5000 + " Knife", "A-collection.1"),
        (ROLAND + "Knife x" + "9" * 5000, "A-collection.1"),
        (ROLAND + "1x a" + " " * 15_000 + "b", "A-collection.1"),
        (ROLAND + "1x " + "x 1" * 5000, "A-collection.1"),
        (ROLAND + "1x " + "Knife" * 3000, "A-collection.1"),
        (ROLAND + "99999 Knife", "A-deckbuilding.3"),
        ('{"investigator_code": ' + "[" * 9000 + "]" * 9000 + "}", "A-deckbuilding.1"),
        ('{"investigator_code": "01001", "slots": {"01016": 1e999}}', "A-deckbuilding.1"),
        ('{"investigator_code": "01001", "slots": {"01016": NaN}}', "A-deckbuilding.1"),
        ('{"investigator_code": null, "slots": {}}', "A-deckbuilding.1"),
    ],
)  # fmt: skip
@pytest.mark.rule("A-collection.1", "A-deckbuilding.1")
def test_a_strange_paste_is_refused_at_once(text: str, rule: str) -> None:
    began = time.process_time()
    refused([{"text": text}], rule)
    assert time.process_time() - began < 2


@pytest.mark.rule("A-collection.1")
def test_a_card_that_there_is_not_is_refused_with_those_like_it() -> None:
    assert "Knife" in refused([{"text": ROLAND + "2x Knif"}], "A-collection.1")
    assert "Beat Cop (2)" in refused([{"text": ROLAND + "2x Beat Cop (1)"}], "A-collection.1")
    assert "“Stand Together” in the core set." in refused([{"text": ROLAND + "1x Stand Together"}], "A-collection.1")


@pytest.mark.rule("A-deckbuilding.6")
@pytest.mark.parametrize("own", ["rolands-38-special", "cover-up"])
def test_there_is_one_of_each_own_card(own: str) -> None:
    assert CARDS[FACE[own]].deck_limit == 1
    refused([deck(own)], "A-deckbuilding.6")


@pytest.mark.rule("A-deckbuilding.7", "A-standalone.2")
def test_a_deck_takes_as_many_basic_weaknesses_as_it_must() -> None:
    refused([deck("haunted", "amnesia")], "A-deckbuilding.7")
    assert FACE["haunted"] in fathom.new("arkham", seats=1, options={"decks": [deck("haunted")]}).state.lists[0]
    veteran = deck("haunted", "amnesia", experience=0)
    lists = fathom.new("arkham", seats=1, options={"scenario": "campaign", "decks": [veteran]}).state.lists
    assert sum(card(piece).is_basic for piece in lists[0]) == 2, "who went mad in another campaign"


@pytest.mark.rule("A-deckbuilding.7")
def test_when_all_weaknesses_are_in_use_those_of_the_second_box_are_drawn() -> None:
    decks = [deck(*WEAKNESSES, experience=0)]
    lists = fathom.new("arkham", seats=2, options={"scenario": "campaign", "decks": decks}).state.lists
    assert sum(card(piece).is_basic for piece in lists[1]) == 1
    assert len(weaknesses_left(lists, 2)) == 9 and weaknesses_left(lists, 1) == []
    assert len(weaknesses_left([[FACE["amnesia"]]], 2)) == 9, "one box as long as it has any"


@pytest.mark.rule("A-collection.1")
@pytest.mark.parametrize(("seats", "boxes", "fits"), [(2, 1, True), (3, 1, False), (3, 2, True), (4, 2, True)])
def test_starter_decks_are_built_from_the_boxes_too(seats: int, boxes: int, fits: bool) -> None:
    if fits:
        assert fathom.new("arkham", seats=seats, options={"boxes": boxes}).seats == seats
    else:
        refused([], "A-collection.1", seats, boxes=boxes)


# ---- how deck sites write


def site(product: str = "Core Set", *more: str) -> str:
    """Roland's deck as a deck site prints it, with headings, sums, products and subtitles."""
    counted = Counter(starter_deck("roland-banks"))
    cards = [f"{n}x {fathom.Text(slug_of(piece), 'arkham').render('en')} ({product})" for piece, n in counted.items()]
    cards = [line.replace("Dr. Milan Christopher", "Dr. Milan Christopher: Professor of Entomology") for line in cards]
    head = ["The Fed Goes Home", "", "Investigator: Roland Banks", "33 cards (30 required)", "# my first deck"]
    return "\n".join([*head, "Packs: Core Set", "Assets:", "", *cards, *more])


@pytest.mark.rule("A-deckbuilding.2", "A-collection.1")
def test_a_deck_is_read_as_deck_sites_print_it() -> None:
    for product in ("Core Set", "Zestaw podstawowy", "Grundspiel"):
        table = fathom.new("arkham", seats=1, options={"decks": [{"text": site(product)}]})
        assert set(starter_deck("roland-banks")) <= set(table.state.lists[0]) and len(table.state.lists[0]) == 33


@pytest.mark.rule("A-collection.1")
@pytest.mark.parametrize("product", ["Revised Core Set", "The Dunwich Legacy"])
def test_a_card_of_another_product_is_refused_by_name(product: str) -> None:
    told = refused([{"text": site("Core Set", f"1x Beat Cop ({product})")}], "A-collection.1")
    assert "Beat Cop" in told and product in told and "another product" in told


@pytest.mark.rule("A-deckbuilding.4", "A-deckbuilding.5")
@pytest.mark.parametrize("line", ["1x Beat Cop (2)", "Beat Cop [2]", "1 Beat Cop (Core Set) (2)", "Gliniarz (2) x1"])
def test_levels_are_read_in_brackets(line: str) -> None:
    text = site().replace("1x Beat Cop (Core Set)", line)
    lists = fathom.new("arkham", seats=1, options={"decks": [{"text": text}]}).state.lists
    assert FACE["beat-cop-2"] in lists[0] and FACE["beat-cop"] not in lists[0]


@pytest.mark.rule("A-collection.1")
def test_whoever_is_not_named_comes_with_a_starter_deck_that_the_boxes_still_hold() -> None:
    """Agnes would be next in the usual order, but her deck has a card of which the own deck has all."""
    cards = [slug_of(piece) for piece in starter_deck("wendy-adams")]
    cards[cards.index("knife")] = "lucky"
    assert cards.count("lucky") == 2 and "lucky" in map(slug_of, starter_deck("agnes-baker"))
    own = {"investigator": "wendy-adams", "cards": cards}
    table = fathom.new("arkham", seats=3, options={"decks": [own]})
    assert [slug_of(piece) for piece in table.state.investigators] == ["wendy-adams", "roland-banks", "daisy-walker"]
    usual = fathom.new("arkham", seats=3)
    assert [slug_of(piece) for piece in usual.state.investigators][1] == "agnes-baker"


LANGUAGES = ("en", "pl", "de")
ROWS = [
    "{n}x {name} ({product})", "• {n}x {name}", "- {n}x {name}", "* {n}× **{name}**", "({n}) {name}", "{name} (x{n})",
    "{n}X {name}", "{n}\t{name}", "{n}x [{name}](https://deck.site/card/{code}) _({product} #{code})_",
    "[b]{n}x[/b] [url=https://deck.site/card/{code}]{name}[/url]", "{n}x {name} (Level 0)",
]  # fmt: skip
"""How sites, forums and programs write a card."""
WORDS = {
    "en": ("Core Set", "Random Basic Weakness"), "pl": ("Zestaw podstawowy", "Losowe podstawowe osłabienie"),
    "de": ("Grundspiel", "Zufällige Grundschwäche"),
}  # fmt: skip


def written(row: str, lang: str, who: str = "wendy-adams") -> str:
    """A starter deck, every card in a line of its own; without a level where a card has none."""
    product, drawn = WORDS[lang]
    lines = [fathom.Text(who, "arkham").render(lang)]
    for piece, n in Counter(starter_deck(who)).items():
        printed = card(piece)
        name = fathom.Text(printed.title, "arkham").render(lang)
        line = row.format(n=n, name=name, product=product, code=printed.code)
        lines.append(line if printed.level == 0 else line.removesuffix(" (Level 0)"))
    return "\n".join([*lines, f"1x {drawn}", f"1x {drawn} ({product})"])


def read(text: str) -> tuple[int, ...]:
    """The cards of the deck without the weakness that is drawn."""
    cards = fathom.new("arkham", seats=1, options={"decks": [{"text": text}]}).state.lists[0]
    return tuple(piece for piece in cards if not card(piece).is_basic)


@pytest.mark.rule("A-deckbuilding.2", "A-deckbuilding.7")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("row", ROWS)
def test_a_deck_is_read_as_people_write_it(row: str, lang: str) -> None:
    """The weakness that everybody draws is no card of a deck."""
    text = written(row, lang)
    assert read(text) == starter_deck("wendy-adams")
    assert read(unicodedata.normalize("NFD", "\ufeff" + text)) == starter_deck("wendy-adams"), (
        "as other systems copy it"
    )


@pytest.mark.rule("A-deckbuilding.2", "A-collection.1")
@pytest.mark.parametrize(
    "behind", [" (Professor of Entomology)", " – Profesor entomologii", ": Professor of Entomology"]
)
def test_a_subtitle_is_no_product(behind: str) -> None:
    text = written("{n}x {name}", "en", "roland-banks")
    assert read(text.replace("Dr. Milan Christopher", f"Dr. Milan Christopher{behind}")) == starter_deck("roland-banks")
    refused([{"text": text.replace("Christopher", "Christopher (The Louisiana Lion)")}], "A-collection.1")


@pytest.mark.rule("A-deckbuilding.1", "A-deckbuilding.7")
def test_an_exported_deck_may_be_wrapped_and_name_its_investigator() -> None:
    slots = {card(piece).code: n for piece, n in Counter(starter_deck("roland-banks")).items()}
    told = {"investigator_code": "01001", "slots": {**slots, "01000": 1, "01001": 1}, "sideSlots": []}
    for wrapped in (told, [told], {"data": told}, {"deck": told}):
        text = json.dumps(wrapped, indent=1)
        assert read(text) == read("\ufeff" + text) == read(f"```json\n{text}\n```") == starter_deck("roland-banks")
    refused([{"text": json.dumps([told, told])}], "A-deckbuilding.1")
    refused([{"text": json.dumps({**told, "slots": []})}], "A-deckbuilding.2")
