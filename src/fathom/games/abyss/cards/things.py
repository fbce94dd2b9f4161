"""Whom and what the cards of Abyss name: players, Lords, stacks, Locations, allies, Leviathans."""

from __future__ import annotations

from ....kernel.effect import Scope
from ....kernel.procedure import Step
from ....kernel.select import SEATS, Kind
from ....kernel.text import Text, noun, who
from ...zones import shuffle
from ..rules.council import discard_stack, stack_obstacle, stack_text, take_stack
from ..rules.court import replace_lord
from ..rules.entry_powers import discarded_allies, reachable, take_discarded, token_holders
from ..rules.fight import leviathan_text
from ..rules.leviathan import discard_lord
from ..rules.locations import location_option, swap_for_available, swap_for_stacked
from ..rules.loot import take_next_ally
from ..rules.sentinels import reserved
from ..rules.supply import discard_affiliated
from ..state import Table
from .allies import KEY, RACE, RACES
from .choice import Pile, Refusal, Things
from .leviathans import SPACES
from .lord import LORDS
from .names import LOCATION_KEYS, LORD_KEYS

__all__ = [
    "AFFILIATED", "ASSIGNED", "AVAILABLE", "BORDER", "COURT", "DISCARDED", "LOCATIONS", "LORDS_FREE", "NEXT_ALLY",
    "OPPONENT", "RACE_NAMED", "RIVALS", "RIVAL_LORDS", "ROBBED", "STACKED", "STACKS", "THIS_LOCATION", "TOKEN_HOLDERS",
    "TOP_LORD",
]  # fmt: skip

LORD, LOCATION, ALLY, PEOPLE = Kind.of(LORD_KEYS), Kind.of(LOCATION_KEYS), Kind.of(KEY), Kind.of(RACES)
SPACE, SEAT = Kind.of(SPACES), Kind(SEATS.key, SEATS.thing)
"""SEAT: players to whom something is done by whoever owns the card. A selector of SEATS lets them do it themselves."""


# ---- players

OPPONENT = Things("select-opponents", lambda t, s: t.seats_after(s.you), SEATS)
"""Those who act themselves."""
RIVALS = Things("select-rivals", lambda t, s: reachable(t, s.you, s.source), SEAT)
ROBBED = Things("select-robbed", lambda t, s: [s.event(t).seat], SEAT)
"""Whoever has just gained something."""


def _steal_text(t: Table, key: str) -> Text:
    _, seat, pile = key.split("-")
    return Text("steal-option", player=who(int(seat)), pile=pile)


TOKEN_HOLDERS = Things(
    "select-rivals", lambda t, s: token_holders(t, s.you, s.source), Kind(str, str), label=_steal_text
)
"""Opponents with Monster tokens, once for each pile that their tokens came from."""


# ---- Lords


def _assigned(t: Table, scope: Scope, rule: str) -> Refusal | None:
    """A Lord assigned to a Location is out of reach."""
    safe = any(scope.it == lord for pairs in t.state.assigned for _, lord in pairs)
    return (Text("refuse-assigned", lord=noun(LORD_KEYS[scope.it])), rule) if safe else None


def _reserved_lord(t: Table, scope: Scope, rule: str) -> Refusal | None:
    return _reserved(t, scope, LORD_KEYS[scope.it])


def _reserved(t: Table, scope: Scope, key: str) -> Refusal | None:
    held = reserved(t.state, key, scope.seat)
    return (Text("refuse-reserved", what=noun(key)), "K-SEN-03") if held else None


def _lord_text(t: Table, key: str) -> Text:
    card = LORDS[LORD_KEYS.index(key)]
    return Text(
        "take-lord-option", lord=noun(key), guild=Text(f"guild-{card.guild}"), keys=card.keys, influence=card.influence
    )


def _drop_lord(t: Table, seat: int, lord: int, rule: str) -> Step:
    discard_lord(t, seat, lord, rule)
    return None


LORDS_FREE = Things("select-lords", lambda t, s: t.state.lords_of(s.seat), LORD, obstacle=_assigned, drop=_drop_lord)
RIVAL_LORDS = Things(
    Text("select-rival-lords", whose=Text("it")), lambda t, s: t.state.lords_of(s.it), LORD, obstacle=_assigned,
    of_player=True,
)  # fmt: skip
ASSIGNED = Things("select-assigned", lambda t, s: [lord for _, lord in t.state.assigned[s.seat]], LORD)
COURT = Things(
    "select-court", lambda t, s: [lord for lord in t.state.court if lord >= 0], LORD, label=_lord_text,
    obstacle=_reserved_lord, exchange=replace_lord,
)  # fmt: skip
TOP_LORD = Things("select-top-lord", lambda t, s: t.state.lord_deck[-1:], LORD)


# ---- allies


def _free_discard(t: Table) -> None:
    t.state.discard_open_to = -1


def _look_at_discard(t: Table, seat: int) -> None:
    t.state.discard_open_to = seat
    t.reveal("revealed-discard")


STACKS = Things(
    "select-stacks", lambda t, s: range(len(RACES)), PEOPLE, label=stack_text,
    obstacle=lambda t, s, rule: stack_obstacle(t, s.seat, s.it), drop=discard_stack, take=take_stack,
)  # fmt: skip
DISCARDED = Pile(
    "select-discarded", lambda t, s: discarded_allies(t.state), ALLY, open=_look_at_discard, close=_free_discard,
    size=lambda t: len(t.state.discard), take=take_discarded,
)  # fmt: skip
NEXT_ALLY = Things("select-next-ally", lambda t, s: (-1,), Kind(lambda _: "next", lambda _: -1), take=take_next_ally)
"""The next one of the Exploration deck, whichever it is."""
RACE_NAMED = Things("select-races", lambda t, s: range(len(RACES)), PEOPLE)
AFFILIATED = Things(
    Text("select-affiliated-of", race=Text("it")),
    lambda t, s: sorted({kind for kind in t.state.affiliated[s.seat] if RACE[kind] == s.it}),
    ALLY, drop=discard_affiliated,
)  # fmt: skip
"""Those of the race named."""


# ---- Locations and Leviathans


def _reserved_location(t: Table, scope: Scope, rule: str) -> Refusal | None:
    return _reserved(t, scope, LOCATION_KEYS[scope.it])


def _location_text(t: Table, key: str) -> Text:
    return location_option(key)


def _show_stack(t: Table, seat: int) -> None:
    t.reveal("revealed-location")


def _shuffle_stack(t: Table) -> None:
    t.reveal("revealed-location")
    shuffle(t, "location_stack", "locations")


LOCATIONS = Things(
    "select-locations", lambda t, s: t.state.locations[s.seat], LOCATION, label=_location_text,
    exchange=swap_for_available,
)  # fmt: skip
AVAILABLE = Things(
    "select-available", lambda t, s: t.state.available, LOCATION, label=_location_text, obstacle=_reserved_location
)
THIS_LOCATION = Things(
    "select-this-location", lambda t, s: (LOCATION_KEYS.index(s.source),), LOCATION, exchange=swap_for_stacked
)
STACKED = Pile(
    "select-stacked", lambda t, s: sorted(t.state.location_stack), LOCATION, open=_show_stack, close=_shuffle_stack,
    size=lambda t: len(t.state.location_stack), label=_location_text,
)  # fmt: skip
BORDER = Things(
    "select-border", lambda t, s: [i for i, card in enumerate(t.state.border) if card >= 0], SPACE, label=leviathan_text
)
