"""One scenario alone: what the chosen resolutions of earlier ones have left behind, as if those had been played, but no
experience (A-standalone.4 to A-standalone.7)."""

from __future__ import annotations

from ....kernel.ask import Pick, PickSome
from ....kernel.procedure import Procedure, Step
from ....kernel.text import Text, noun, who
from ..cards.printed import FACE, ROWS
from ..pieces import piece_of, slug_of
from ..scenarios.scenario import CHAPTERS, SCENARIOS
from ..state import Table
from .trauma import suffer

__all__ = ["Earlier", "write_log"]

GATHERING, MASKS = CHAPTERS[:2]
LITA = FACE["lita-chantler"]
UNMASKABLE = tuple(
    FACE[row["slug"]] for row in ROWS if row["type"] == "enemy" and row["unique"] and "cultist" in row["traits"].split()
)
"""The cultists of The Midnight Masks who are interrogated or get away."""


def endings(t: Table) -> dict[str, str]:
    """How the scenarios before this one ended: as chosen, else with resolution 1 (A-standalone.5)."""
    chosen = t.options["earlier"]
    before = CHAPTERS[: CHAPTERS.index(t.state.scenario)]
    return {id: chosen[at] if at < len(chosen) else "r1" for at, id in enumerate(before)}


def write_log(t: Table) -> None:
    """The notes of the campaign log."""
    for id, ending in endings(t).items():
        t.state.notes += SCENARIOS[id].logged.get(ending, ())


class Earlier(Procedure):
    """What else an earlier scenario brings: Lita and trauma for whoever leads, and the cultists who got away."""

    def step_1_lita(self, t: Table) -> Step:
        """Whoever leads earns her; after the third resolution the lead was killed, and the group chooses."""
        s = t.state
        ending = endings(t).get(GATHERING, "r2")
        if ending == "r2":
            return None
        seats = s.playing() if ending == "r3" else [s.lead]
        return Pick(s.lead, tuple(f"player-{seat}" for seat in seats), "ask-lita", "A-standalone.6")

    def took_1_lita(self, t: Table, key: str) -> None:
        s, seat = t.state, int(key.removeprefix("player-"))
        s.lists[seat] = tuple(sorted((*s.lists[seat], LITA)))
        t.log("log-earns", "A-standalone.6", player=who(seat), card=noun("lita-chantler"))

    def text_1_lita(self, t: Table, key: str) -> Text:
        return who(int(key.removeprefix("player-")))

    def step_2_trauma(self, t: Table) -> None:
        s = t.state
        if endings(t).get(GATHERING) == "r1":
            suffer(t, s.lead, "mental", 1, "A-standalone.6")
            s.add(s.horror, s.investigators[s.lead], 1)

    def step_3_cultists(self, t: Table) -> Step:
        """The first resolution says it: all six were unmasked. After any other the players say who was not."""
        s = t.state
        ending = endings(t).get(MASKS, "")
        if ending == "r1":
            s.interrogated = UNMASKABLE
        if ending in ("", "r1"):
            return None
        keys = tuple(slug_of(piece) for piece in UNMASKABLE)
        return PickSome(s.lead, keys, "ask-got-away", "A-standalone.6", 0, len(keys))

    def took_3_cultists(self, t: Table, keys: list[str]) -> None:
        s, away = t.state, [piece_of(key) for key in keys]
        s.got_away = tuple(piece for piece in UNMASKABLE if piece in away)
        s.interrogated = tuple(piece for piece in UNMASKABLE if piece not in away)

    def text_3_cultists(self, t: Table, key: str) -> Text:
        return noun(key)
