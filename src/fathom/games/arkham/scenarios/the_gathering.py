"""The Gathering: the first scenario, in the house."""

from __future__ import annotations

from ... import zones
from ..cards.printed import face
from ..rules.moving import put_location, reveal
from ..rules.trauma import lose, suffer
from ..state import Table
from .scenario import Scenario

__all__ = ["THE_GATHERING"]

ASIDE = ("hallway", "attic", "cellar", "parlor", "ghoul-priest", "lita-chantler")

LOGGED = {
    "no-resolution": ("house-standing", "priest-alive"),
    "r1": ("house-burned",),
    "r2": ("house-standing",),
    "r3": ("lita-sought-others", "house-standing", "priest-alive"),
}
"""What each ending writes into the campaign log."""


def lay_out(t: Table, rest: list[int]) -> None:
    """The Study is in play, and everybody starts there; other rooms, the priest and Lita are set aside."""
    s = t.state
    for slug in (*ASIDE, "study"):
        rest.remove(face(slug))
        zones.put(t, "aside", (face(slug),))
    study = face("study")
    put_location(t, study)
    s.places = [study if not status else place for status, place in zip(s.status, s.places, strict=True)]
    reveal(t, study)


def resolve(t: Table, ending: str) -> None:
    """What is written down, who earns Lita, trauma and experience (campaign guide)."""
    s = t.state
    s.notes += LOGGED[ending]
    if ending != "r2" and t.options["scenario"] == "campaign":
        s.notes += ("lita-earned",)
    if ending == "r3":
        for seat in range(t.seats):
            if s.status[seat] not in ("absent", "resigned"):
                lose(t, seat, "A-killed-insane.2")
    if ending == "r1":
        suffer(t, s.lead, "mental", 1, "A-campaign.2")


THE_GATHERING = Scenario(
    "the-gathering",
    sets=("the-gathering", "rats", "ghouls", "striking-fear", "ancient-evils", "chilling-cold"),
    agendas=("whats-going-on", "rise-of-the-ghouls", "theyre-getting-out"),
    acts=("trapped", "the-barrier", "what-have-you-done"),
    lay_out=lay_out,
    resolve=resolve,
    aside=("ghoul-priest", "lita-chantler"),
    logged=LOGGED,
)
