"""Decks: the starter decks, what a deck may hold, and what experience buys (A-deckbuilding, A-classes, A-standalone.1
to .3, A-campaign.4 to .10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations
from typing import Any, Final

from ....kernel.errors import BadOption
from ....kernel.text import Text, noun
from ...faults import Faulty
from ..cards.printed import CARDS, FACE, ROWS, Printed
from ..pieces import Cards, Piece, card, slug_of

__all__ = [
    "BASIC_WEAKNESSES", "DECK_SIZE", "INVESTIGATORS", "ORDER", "SECONDARY", "boxes_hold", "check_boxes_hold",
    "check_deck", "company", "counts", "experience_of", "extra_weaknesses", "faults", "is_allowed", "price",
    "purchases", "removable", "starter_deck", "takes_room", "upgrades", "weaknesses_left",
]  # fmt: skip

INVESTIGATORS: Final = ("roland-banks", "daisy-walker", "skids-otoole", "agnes-baker", "wendy-adams")
ORDER: Final = ("roland-banks", "agnes-baker", "daisy-walker", "wendy-adams", "skids-otoole")
"""Who sits down where nothing else is said."""
SECONDARY: Final = {
    "roland-banks": "seeker", "daisy-walker": "mystic", "skids-otoole": "guardian", "agnes-baker": "survivor",
    "wendy-adams": "rogue",
}  # fmt: skip
"""The class of which an investigator may take cards of level 0 to 2."""
SECONDARY_LEVEL: Final = 2
DECK_SIZE: Final = 30
COPIES: Final = 2
MOST_EXPERIENCE: Final = 49
NEUTRAL: Final = ("knife", "flashlight", "emergency-cache")
SKILLS: Final = {
    "roland-banks": ("guts", "manual-dexterity"),
    "daisy-walker": ("perception", "manual-dexterity"),
    "skids-otoole": ("guts", "overpower"),
    "agnes-baker": ("perception", "unexpected-courage"),
    "wendy-adams": ("overpower", "unexpected-courage"),
}
BASIC_WEAKNESSES: Final[Cards] = tuple(
    FACE[row["slug"]] for row in ROWS if row["subtype"] == "basic weakness" for _ in range(int(row["count"]))
)


def weaknesses_left(decks: Iterable[Iterable[Piece]], boxes: int, trait: str = "") -> list[Piece]:
    """The basic weaknesses, perhaps of a trait, that no deck of the group has (A-deckbuilding.7): those of one box, and
    only where all of these are in use those of the next."""
    pool = Counter(piece for piece in BASIC_WEAKNESSES if not trait or trait in card(piece).traits)
    used = Counter(piece for deck in decks for piece in deck)
    for box in range(1, boxes + 1):
        left = [piece for piece, n in pool.items() for _ in range(max(0, n * box - max(used[piece], n * (box - 1))))]
        if left:
            return left
    return []


def signatures(investigator: str) -> list[Piece]:
    """The cards that only this investigator has, and must have (A-deckbuilding.6)."""
    return [printed.face for printed in CARDS if printed.only_for == investigator]


@cache
def starter_deck(investigator: str) -> Cards:
    """The own two cards, all level-0 cards of both classes, and neutral cards, without a basic weakness."""
    classes = (CARDS[FACE[investigator]].class_, SECONDARY[investigator])
    tens = [printed.face for printed in CARDS if printed.class_ in classes and printed.level == 0]
    pairs = [FACE[slug] for slug in (*NEUTRAL, *SKILLS[investigator]) for _ in range(2)]
    return tuple(sorted((*signatures(investigator), *tens, *pairs)))


def counts(printed: Printed) -> bool:
    """Does it count towards the size of a deck? Not weaknesses, own and story cards (A-deckbuilding.2)."""
    return printed.level >= 0


def takes_room(printed: Printed) -> bool:
    """Is it one of the cards that make up the size of a deck? Permanent ones lie beside it (A-permanent.1)."""
    return counts(printed) and "permanent" not in printed.keywords


def most_copies(printed: Printed) -> int:
    """How many cards of its title a deck may hold (A-deckbuilding.3, A-exceptional.2)."""
    return 1 if "exceptional" in printed.keywords else COPIES


def in_experience(printed: Printed) -> int:
    """What it costs: its level, and twice that if it is exceptional (A-exceptional.1)."""
    return max(0, printed.level) * (2 if "exceptional" in printed.keywords else 1)


def is_allowed(investigator: str, printed: Printed) -> bool:
    """May this investigator have the card? (A-deckbuilding.4, A-classes.2)"""
    if printed.class_ in (CARDS[FACE[investigator]].class_, "neutral"):
        return counts(printed)
    return printed.class_ == SECONDARY[investigator] and 0 <= printed.level <= SECONDARY_LEVEL


def experience_of(pieces: Iterable[Piece]) -> int:
    """What the cards of a deck cost together."""
    return sum([in_experience(printed) for piece in pieces if (printed := card(piece)).level > 0])


def extra_weaknesses(pieces: Iterable[Piece]) -> int:
    """Basic weaknesses that a standalone deck takes for its experience (A-standalone.2)."""
    return experience_of(pieces) // 10


def refuse(id: str, rule: str, **args: Any) -> BadOption:
    return BadOption(Text(id, "arkham", **args), rule)


def faults(investigator: str, pieces: list[Piece], *, standalone: bool, veteran: bool) -> Iterator[BadOption]:
    """Everything that is wrong with a deck, each with its clause; the same card or title is told once. A veteran may
    have earned further basic weaknesses."""
    for piece in dict.fromkeys(pieces):
        printed = card(piece)
        name = noun(printed.slug)
        if printed.only_for and printed.only_for != investigator:
            yield refuse("decklist-own-card", "A-deckbuilding.6", card=name, whose=noun(printed.only_for))
        elif printed.only_for and (n := pieces.count(piece)) > 1:
            yield refuse("decklist-copies", "A-deckbuilding.6", card=name, n=n, most=1)
        elif printed.only_for or printed.is_basic:
            continue
        elif not is_allowed(investigator, printed):
            yield refuse("decklist-not-allowed", "A-deckbuilding.4", card=name, investigator=noun(investigator))
        elif printed.level > 0 and not standalone:
            yield refuse("decklist-level", "A-deckbuilding.5", card=name, n=printed.level)
    titles = Counter(card(piece).title for piece in pieces if counts(card(piece)))
    for title in dict.fromkeys(card(piece).title for piece in pieces):
        n = titles[title]
        most = min(most_copies(card(piece)) for piece in pieces if card(piece).title == title)
        if n > most:
            rule = "A-deckbuilding.3" if most == COPIES else "A-exceptional.2"
            yield refuse("decklist-copies", rule, card=noun(title), n=n, most=most)
    size = sum(takes_room(card(piece)) for piece in pieces)
    if size != DECK_SIZE:
        yield refuse("decklist-size", "A-deckbuilding.2", n=size, right=DECK_SIZE)
    weak, most = sum(card(piece).is_basic for piece in pieces), 1 + extra_weaknesses(pieces)
    if weak > most and not veteran:
        yield refuse("decklist-weaknesses", "A-deckbuilding.7", n=weak, most=most)
    if experience_of(pieces) > MOST_EXPERIENCE:
        yield refuse("decklist-experience", "A-standalone.3", n=experience_of(pieces), most=MOST_EXPERIENCE)


def check_deck(investigator: str, pieces: list[Piece], *, standalone: bool, veteran: bool = False) -> Cards:
    """A deck as it is played: own cards are added where they are missing. Raises BadOption with the clause, and with
    everything else that is wrong."""
    wrong = list(faults(investigator, pieces, standalone=standalone, veteran=veteran))
    if wrong:
        raise Faulty(wrong)
    own = signatures(investigator)
    return tuple(sorted((*own, *(piece for piece in pieces if piece not in own))))


def check_boxes_hold(decks: Sequence[Cards], boxes: int) -> None:
    """All decks together are built from the boxes at hand (A-collection.1)."""
    for piece, n in beyond_boxes(tuple(decks), boxes):
        most = card(piece).count * boxes
        raise refuse("decklist-boxes", "A-collection.1", card=noun(slug_of(piece)), n=n, most=most)


@lru_cache(maxsize=256)
def beyond_boxes(decks: tuple[Cards, ...], boxes: int) -> tuple[tuple[Piece, int], ...]:
    """Cards of which the boxes hold fewer than these decks have, with how many they have. Kept, for every new table
    asks it, mostly of the same starter decks."""
    used = Counter(piece for deck in decks for piece in deck)
    return tuple([(piece, n) for piece, n in used.items() if n > card(piece).count * boxes])


def boxes_hold(decks: Sequence[Cards], boxes: int) -> bool:
    """Can these decks be built side by side?"""
    return not beyond_boxes(tuple(decks), boxes)


def company(named: Sequence[str], decks: Sequence[Cards], n: int, boxes: int) -> tuple[str, ...]:
    """Who sits down where nobody was named: the first of the usual order whose starter decks the boxes hold beside the
    decks that were brought; where none fit, the first."""
    free = combinations([slug for slug in ORDER if slug not in named], max(0, n))
    first = next(free)
    for others in (first, *free):
        if boxes_hold([*decks, *map(starter_deck, others)], boxes):
            return others
    return first


# ---- what experience buys


def price(piece: Piece, instead_of: Piece | None = None) -> int:
    """The level, at least 1; an upgrade costs the difference (A-campaign.8, A-campaign.9)."""
    cost = in_experience(card(piece))
    return max(1, cost if instead_of is None else cost - in_experience(card(instead_of)))


def purchases(investigator: str, deck: Cards, others: list[Cards], experience: int, boxes: int) -> list[Piece]:
    """The cards that can be bought: allowed, affordable, not too many of a title, and left in the boxes."""
    used = Counter(piece for cards in (deck, *others) for piece in cards)
    titles = Counter(card(piece).title for piece in deck)
    return [
        printed.face for printed in CARDS
        if is_allowed(investigator, printed) and price(printed.face) <= experience
        and titles[printed.title] < most_copies(printed) and used[printed.face] < printed.count * boxes
    ]  # fmt: skip


def upgrades(investigator: str, deck: Cards, others: list[Cards], experience: int, boxes: int) -> list[tuple[int, int]]:
    """Cards of a higher level that can take the place of one of their title, with that one (A-campaign.9)."""
    used = Counter(piece for cards in (deck, *others) for piece in cards)
    found = []
    for printed in CARDS:
        if printed.level <= 0 or not is_allowed(investigator, printed):
            continue
        if sum(card(piece).title == printed.title for piece in deck) > most_copies(printed):
            continue
        lower = [piece for piece in deck if card(piece).title == printed.title and card(piece).level < printed.level]
        if lower and price(printed.face, lower[0]) <= experience and used[printed.face] < printed.count * boxes:
            found.append((printed.face, lower[0]))
    return found


def removable(deck: Cards) -> Cards:
    """What may make room for a bought card: neither weaknesses nor own, story or permanent cards (A-campaign.7)."""
    return tuple(piece for piece in deck if takes_room(card(piece)))
