"""The Midnight Masks: the second scenario, across the city."""

from __future__ import annotations

from ... import zones
from ..cards.printed import face
from ..pieces import card
from ..rules.areas import enter
from ..rules.moving import put_location, reveal
from ..state import Table
from .scenario import Scenario, cards_of_sets

__all__ = ["THE_MIDNIGHT_MASKS"]

PAIRS = (
    ("downtown-first-bank-of-arkham", "downtown-arkham-asylum"),
    ("southside-historical-society", "southside-mas-boarding-house"),
)
CITY = (
    "northside", "easttown", "rivertown", "st-marys-hospital", "graveyard", "miskatonic-university", "your-house",
)  # fmt: skip
HUNTER = "the-masked-hunter"
HOUSE = "your-house"


def lay_out(t: Table, rest: list[int]) -> None:
    """The city, with one of two places Downtown and Southside at random; the cultists are a deck of their own."""
    s = t.state
    downtown, southside = (pair[t.streams.below(2, "locations")] for pair in PAIRS)
    burned = "house-burned" in s.notes
    in_play = [slug for slug in (*CITY, downtown, southside) if slug != HOUSE or not burned]
    for slug in (*CITY, *(slug for pair in PAIRS for slug in pair)):
        rest.remove(face(slug))
        zones.put(t, "aside" if slug in in_play else "removed", (face(slug),))
    for slug in in_play:
        put_location(t, face(slug))
    zones.put(t, "aside", (face(HUNTER),))
    cult = cards_of_sets(("cult-of-umordhoth",))
    s.cultist_deck = t.streams.shuffled(cult, "cultists")
    start = face("rivertown" if burned else HOUSE)
    s.places = [start if not status else place for status, place in zip(s.status, s.places, strict=True)]
    reveal(t, start)
    for slug in (southside, downtown, "graveyard")[: s.started - 1]:
        rest.remove(face("acolyte"))
        acolyte = enter(t, "enemies", face("acolyte"))
        s.where[acolyte] = face(slug)
        s.add(s.doom, acolyte, 1)
    if "priest-alive" in s.notes:
        rest.append(face("ghoul-priest"))


def resolve(t: Table, ending: str) -> None:
    """Who was interrogated, who got away, and whether midnight has passed (campaign guide)."""
    s = t.state
    unmasked = [piece % zones.FACES for piece in s.victory]
    s.interrogated = tuple(sorted(piece for piece in unmasked if is_unique_cultist(piece)))
    left = {piece % zones.FACES for piece in (*s.cultist_deck, *s.enemies) if is_unique_cultist(piece)}
    if ending != "r2" and s.agenda >= 0 and card(s.agenda).stage == 1:
        left.add(face(HUNTER))
    s.got_away = tuple(sorted(left))
    if ending == "r2":
        s.notes += ("past-midnight",)
    if face("ghoul-priest") in unmasked:
        s.notes = tuple(note for note in s.notes if note != "priest-alive")


def is_unique_cultist(piece: int) -> bool:
    printed = card(piece)
    return printed.unique and printed.type == "enemy" and "cultist" in printed.traits


THE_MIDNIGHT_MASKS = Scenario(
    "the-midnight-masks",
    sets=("the-midnight-masks", "chilling-cold", "nightgaunts", "dark-cult", "locked-doors"),
    agendas=("predator-or-prey", "time-is-running-short"),
    acts=("uncovering-the-conspiracy",),
    lay_out=lay_out,
    resolve=resolve,
    aside=(HUNTER,),
    logged={"r2": ("past-midnight",)},
)
