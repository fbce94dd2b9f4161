"""A scenario: which encounter sets it uses, how it is set up, and what its endings mean."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Final

from ..cards.printed import CARDS
from ..pieces import Cards
from ..state import Table

__all__ = ["CHAPTERS", "SCENARIOS", "Scenario", "cards_of_sets", "scenario_of"]

SCENARIOS: Final[dict[str, Scenario]] = {}
CHAPTERS: Final = ("the-gathering", "the-midnight-masks", "the-devourer-below")
"""The scenarios in the order of the campaign."""


class Scenario:
    """`lay_out` puts locations and investigators on the table and leaves the rest of the encounter cards in the deck;
    `resolve` writes the campaign log for an ending."""

    def __init__(
        self,
        id: str,
        sets: Sequence[str],
        agendas: Sequence[str],
        acts: Sequence[str],
        lay_out: Callable[[Table, list[int]], None],
        resolve: Callable[[Table, str], None],
        aside: Sequence[str] = (),
        logged: Mapping[str, tuple[str, ...]] | None = None,
    ) -> None:
        self.id, self.sets, self.agendas, self.acts = id, tuple(sets), tuple(agendas), tuple(acts)
        self.lay_out, self.resolve = lay_out, resolve
        self.aside = tuple(aside)
        """Cards besides locations that are set aside at first, for described positions."""
        self.logged = dict(logged or {})
        """What each ending writes into the campaign log, for later scenarios that are played alone."""
        SCENARIOS[id] = self


def scenario_of(t: Table) -> Scenario:
    return SCENARIOS[t.state.scenario]


@cache
def cards_of_sets(sets: tuple[str, ...]) -> Cards:
    """All cards of some encounter sets, as often as they are in the box; scenario cards lie beside the table."""
    return tuple(
        printed.face for name in sets for printed in CARDS if printed.set == name and printed.type != "scenario"
        for _ in range(printed.count)
    )  # fmt: skip
