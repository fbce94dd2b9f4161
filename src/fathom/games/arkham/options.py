"""The options of a table: which scenario, how hard, whose decks, open or closed hands."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, NotRequired, TypedDict, cast

from ...kernel.errors import BadOption
from ...kernel.setting import AnySetting, DataSetting, Setting
from ...kernel.text import Text, noun
from ..controls import Brought, Count, Field, InOrder, OneOf, PerSeat
from ..faults import Faulty
from .cards.printed import CARDS, FACE
from .pieces import slug_of
from .rules.chaos import BAGS
from .rules.deckbuilding import INVESTIGATORS, check_boxes_hold, check_deck, company, starter_deck
from .rules.decklists import find_card, read_deck

__all__ = ["OPTIONS", "Deck", "check_together"]

MOST_LATER = 3
BROUGHT = ("experience", "physical", "mental")
MOST_EXPERIENCE = 99
MOST_TRAUMA = max(n for slug in INVESTIGATORS for n in (CARDS[FACE[slug]].health, CARDS[FACE[slug]].sanity)) - 1
ENDINGS = ("no-resolution", "r1", "r2", "r3")


class Deck(TypedDict):
    """A deck as it is brought to the table: an investigator and cards (by slug, number or name), or a pasted `text`.
    Who survived another campaign brings unspent experience and trauma along. An empty one brings nothing: that seat
    takes whoever is left, with the starter deck."""

    investigator: NotRequired[str]
    cards: NotRequired[list[str]]
    text: NotRequired[str]
    experience: NotRequired[int]
    physical: NotRequired[int]
    mental: NotRequired[int]


def check_difficulty(given: str) -> str:
    if given not in BAGS:
        raise BadOption(Text("bad-difficulty", "arkham", given=given, legal=", ".join(BAGS)), "A-difficulty-level.1")
    return given


def check_boxes(given: int) -> int:
    if given not in (1, 2):
        raise BadOption(Text("bad-boxes", "arkham", given=given), "A-collection.1")
    return given


def check_later(given: int) -> int:
    if not 0 <= given <= MOST_LATER:
        raise BadOption(Text("bad-later", "arkham", given=given), "A-campaign.24")
    return given


def check_earlier(given: list[str]) -> list[str]:
    for ending in given:
        if ending not in ENDINGS or len(given) > 2:
            raise BadOption(Text("bad-earlier", "arkham", given=ending, legal=", ".join(ENDINGS)), "A-standalone.4")
    return given


def check_decks(given: list[Deck]) -> list[Deck]:
    """Every deck by the rules of deck building; nobody twice (A-setup.1)."""
    out: list[Deck] = []
    for deck in given:
        if not deck:
            out.append({})
            continue
        if "text" in deck:
            name, pieces = read_deck(deck["text"])
        else:
            name, pieces = deck.get("investigator", ""), [find_card(one) for one in deck.get("cards", [])]
        if name not in INVESTIGATORS:
            raise BadOption(Text("bad-investigator", "arkham", given=name[:80]), "A-deckbuilding.1")
        if any(other.get("investigator") == name for other in out):
            raise BadOption(Text("investigator-twice", "arkham", given=noun(name)), "A-setup.1")
        try:
            mine = pieces or "text" in deck
            cards = check_deck(name, pieces, standalone=True, veteran=is_veteran(deck)) if mine else starter_deck(name)
        except Faulty as error:
            error.understood = [*out, {"investigator": name, "cards": [slug_of(piece) for piece in pieces]}]
            raise
        out.append({"investigator": name, "cards": [slug_of(piece) for piece in cards], **brought_along(name, deck)})
    return out


def is_veteran(deck: Mapping[str, Any]) -> bool:
    """Does it come from another campaign?"""
    return any(key in deck for key in BROUGHT)


def brought_along(name: str, deck: Deck) -> Deck:
    """Experience and trauma of a survivor; whoever was killed or driven insane is none (A-campaign.15, .17)."""
    found = {key: n for key, n in deck.items() if key in BROUGHT}
    printed = CARDS[FACE[name]]
    for key, rule, most in (
        ("experience", "A-campaign.12", MOST_EXPERIENCE), ("physical", "A-campaign.15", printed.health - 1),
        ("mental", "A-campaign.17", printed.sanity - 1),
    ):  # fmt: skip
        n = deck.get(key, 0)
        if not isinstance(n, int) or not 0 <= n <= most:
            raise BadOption(Text("bad-survivor", "arkham", given=n, most=most), rule)
    return cast("Deck", found)


def check_together(options: Mapping[str, Any], seats: int) -> None:
    """What one option allows another forbids: a campaign begins without experience, the boxes hold only so much, and
    somebody begins; whoever joins later brings no deck (A-campaign.26)."""
    later = options["later"]
    if later and (options["scenario"] != "campaign" or later >= seats):
        raise BadOption(Text("later-alone", "arkham"), "A-campaign.24")
    if later and any(options["decks"][seats - later : seats]):
        raise BadOption(Text("later-deck", "arkham"), "A-campaign.26")
    brought = [deck for deck in options["decks"] if deck]
    decks = [[find_card(one) for one in deck["cards"]] for deck in brought]
    for deck, described in zip(decks, brought, strict=True):
        if is_veteran(described) and options["scenario"] != "campaign":
            raise BadOption(Text("survivor-alone", "arkham"), "A-standalone.1")
        alone, veteran = options["scenario"] != "campaign", is_veteran(described)
        check_deck(described["investigator"], deck, standalone=alone or veteran, veteran=veteran)
    taken = [deck["investigator"] for deck in brought]
    own = [tuple(deck) for deck in decks]
    others = company(taken, own, seats - later - len(brought), options["boxes"])
    check_boxes_hold([*own, *map(starter_deck, others)], options["boxes"])


def sample_difficulty(rng: random.Random) -> str:
    return rng.choice(sorted(BAGS))


def sample_decks(rng: random.Random) -> list[Deck]:
    return [{"investigator": name} for name in rng.sample(INVESTIGATORS, 2)]


CAMPAIGN = {"scenario": ("campaign",)}
DECKS = Field(
    PerSeat(Brought(
        [({"investigator": slug}, Text("brought-starter", investigator=noun(slug))) for slug in INVESTIGATORS], "text",
        {
            "experience": Field(Count(0, MOST_EXPERIENCE), Text("brought-experience"), 0, CAMPAIGN),
            "physical": Field(Count(0, MOST_TRAUMA), Text("brought-physical"), 0, CAMPAIGN),
            "mental": Field(Count(0, MOST_TRAUMA), Text("brought-mental"), 0, CAMPAIGN),
        },
    ))
)  # fmt: skip
ENDED = OneOf([(ending, Text(f"ending-{ending}")) for ending in ENDINGS])
EARLIER = Field(
    InOrder([
        Field(ENDED, noun("the-gathering"), "r1"),
        Field(ENDED, noun("the-midnight-masks"), "r1", {"scenario": ("the-devourer-below",)}),
    ]),
    when={"scenario": ("the-midnight-masks", "the-devourer-below")},
)  # fmt: skip
DEGREES = ("easy", "standard", "hard", "expert")
DIFFICULTY = Field(OneOf([(name, Text(f"option-difficulty-{name}")) for name in DEGREES]))

OPTIONS: Mapping[str, AnySetting] = {
    "scenario": Setting("the-gathering", ("campaign", "the-gathering", "the-midnight-masks", "the-devourer-below")),
    "hands": Setting("open", ("open", "closed")),
    "difficulty": DataSetting("standard", str, check_difficulty, sample_difficulty, control=DIFFICULTY),
    "boxes": DataSetting(2, int, check_boxes, lambda rng: 2, control=Field(Count(1, 2))),
    "decks": DataSetting([], list[Deck], check_decks, sample_decks, most_bytes=20_000, control=DECKS),
    "later": DataSetting(0, int, check_later, lambda rng: 0, control=Field(Count(0, MOST_LATER), when=CAMPAIGN)),
    "earlier": DataSetting([], list[str], check_earlier, lambda rng: [rng.choice(ENDINGS)], control=EARLIER),
}
