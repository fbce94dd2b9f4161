"""The Devourer Below: the third scenario, in the woods."""

from __future__ import annotations

from ... import zones
from ..cards.printed import face
from ..cards.woods_deeds import join_madness
from ..pieces import card
from ..rules.areas import discard_from_hand
from ..rules.chaos import return_tokens
from ..rules.moving import WOODS, put_location, reveal
from ..rules.trauma import lose, suffer
from ..state import Table
from .scenario import Scenario, cards_of_sets

__all__ = ["AGENTS", "THE_DEVOURER_BELOW"]

AGENTS = ("agents-of-hastur", "agents-of-yog-sothoth", "agents-of-shub-niggurath", "agents-of-cthulhu")
ASIDE = ("ritual-site", "umordhoth")
WOODS_IN_PLAY = 4
ELDER_THING = "elder-thing"


def lay_out(t: Table, rest: list[int]) -> None:
    """The Main Path and four of six Arkham Woods, unrevealed; one set of agents, which nobody sees; what the log says
    about cultists, midnight and the priest."""
    s = t.state
    woods = tuple(piece for piece in rest if card(piece).title == "arkham-woods")
    path = face("main-path")
    for piece in (*woods, path, *map(face, ASIDE)):
        rest.remove(piece)
    zones.put(t, "aside", (path, *map(face, ASIDE), *s.got_away))
    put_location(t, path)
    s.unseen = t.streams.shuffled(woods, "woods")
    s.locations += tuple(WOODS + zones.FACES * (number + 1) for number in range(WOODS_IN_PLAY))
    s.places = [path if not status else place for status, place in zip(s.status, s.places, strict=True)]
    reveal(t, path)
    rest += cards_of_sets((AGENTS[t.streams.below(len(AGENTS), "agents")],))
    s.add(s.doom, s.agendas[0], (len(s.got_away) + 1) // 2)
    if ELDER_THING not in s.tokens_added:
        s.tokens_added += (ELDER_THING,)
        return_tokens(t, (ELDER_THING,))
    if "past-midnight" in s.notes:
        for seat in s.playing():
            for _ in range(min(2, len(s.hands[seat]))):
                hand = s.hands[seat]
                discard_from_hand(t, seat, (hand[t.streams.below(len(hand), "discards")],))
    if "priest-alive" in s.notes:
        rest.append(face("ghoul-priest"))


def resolve(t: Table, ending: str) -> None:
    """Arkham falls, or it is saved at a price (campaign guide)."""
    s = t.state
    seats = [seat for seat in range(t.seats) if s.status[seat] != "absent"]
    if ending not in NOTES:
        s.notes += ("arkham-fell",)
        for seat in seats:
            lose(t, seat, "A-killed-insane.2")
        return
    s.notes += (NOTES[ending],)
    for seat in seats:
        suffer(t, seat, "mental", 2, "A-campaign.2")
        if ending != "r1":
            suffer(t, seat, "physical", 2, "A-campaign.2")
        if ending == "r3":
            s.lists[seat] = tuple(piece for piece in s.lists[seat] if piece != face("lita-chantler"))
            join_madness(t, seat)


NOTES = {"r1": "ritual-broken", "r2": "umordhoth-repelled", "r3": "lita-sacrificed"}

THE_DEVOURER_BELOW = Scenario(
    "the-devourer-below",
    sets=("the-devourer-below", "ancient-evils", "striking-fear", "ghouls", "dark-cult"),
    agendas=("the-arkham-woods", "the-ritual-begins", "vengeance-awaits"),
    acts=("investigating-the-trail", "into-the-darkness", "disrupting-the-ritual"),
    lay_out=lay_out,
    resolve=resolve,
    aside=("umordhoth",),
)
