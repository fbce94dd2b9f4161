"""The end: triggers, last turns, the final affiliation."""

from __future__ import annotations

from ....kernel.procedure import Each, Procedure, Step
from ....kernel.text import Listed, Text, who
from ...zones import move
from ..cards.allies import KRAKEN, RACE, VALUE, ally_text
from ..state import AbyssState, Table
from .supply import check_figure, discard_allies, nebulis_of

__all__ = ["EndGame", "end_of_turn"]


def leviathan_trigger(t: Table) -> bool:
    """An empty Leviathan deck, or an empty pile of Monster tokens, at the end of a turn."""
    s = t.state
    return bool(t.options["leviathan"]) and not (s.leviathan_deck and s.base_pile and s.expansion_pile)


def end_of_turn(t: Table) -> None:
    """Look for end triggers, then give the turn to whoever is next."""
    s = t.state
    if s.skips >= t.seats:
        s.over = True
        s.ending = s.ending or "stuck"
        t.log("log-stuck", "B-TRN-08")
        return
    newly = not s.ending and (s.pulled or leviathan_trigger(t))
    if newly:
        s.calm = leviathan_trigger(t)
        s.ending = "leviathan" if s.calm else s.pulled
        s.last_turns = t.seats - 1
        empty = "L-END-02" if s.leviathan_deck else "L-END-01"
        rule = {"lords": "B-END-01", "court": "B-END-02", "leviathan": empty}[s.ending]
        t.log(f"log-end-{s.ending}", rule, player=who(s.active))
    if s.extra_turns:
        s.extra_turns -= 1
        t.log("log-extra-turn", "B-LORD-INVOKER", player=who(s.active))
        return
    if s.ending:
        if s.last_turns == 0:
            s.over = True
            return
        s.last_turns -= 1
    s.active = (s.active + 1) % t.seats


class EndGame(Procedure):
    """Krakens in hand become Nebulis, the figure is checked, the last Allies are affiliated."""

    PHASE = "end"

    def step_1_krakens(self, t: Table) -> Step:
        s = t.state
        s.active = s.start
        t.reveal("revealed-hands")  # who is asked about the figure has seen them
        rose = []
        for seat in range(t.seats):
            krakens = tuple(kind for kind in s.hands[seat] if RACE[kind] == KRAKEN)
            if not krakens:
                continue
            spared = t.value("no-final-nebulis", seat)
            discard_allies(t, seat, krakens, "K-LORD-CLEANER" if spared else "K-END-01")
            n = 0 if spared else nebulis_of(krakens)
            if n:
                s.nebulis[seat] += n
                rose.append(seat)
                t.log("log-gain-nebulis", "K-END-01", player=who(seat), n=n)
        return check_figure(t, rose) if t.options["kraken"] else None

    def step_2_affiliate(self, t: Table) -> Step:
        return Each(over=list(range(t.seats)), body=LastAffiliation())

    def step_3_show_tokens(self, t: Table) -> None:
        """Monster tokens, seen by their owners only so far, are turned up for the scoring."""
        s = t.state
        for seat in range(t.seats):
            if s.tokens[seat]:
                shown = Listed([Text("number", n=value) for value in sorted(s.tokens[seat])])
                t.log("log-show-tokens", "B-MON-14", player=who(seat), tokens=shown)


class LastAffiliation(Procedure):
    """The lowest hand Ally of each race is affiliated; the rest is worth nothing."""

    seat: int = -1

    def step_1_affiliate(self, t: Table) -> None:
        s = t.state
        lowest: dict[int, int] = {}
        for kind in s.hands[self.seat]:
            race = RACE[kind]
            if race not in lowest or VALUE[kind] < VALUE[lowest[race]]:
                lowest[race] = kind
        joined = tuple(lowest.values())
        move(t, ("hands", self.seat), ("affiliated", self.seat), joined)
        for kind in joined:
            t.log("log-affiliate", "B-END-06", player=who(self.seat), ally=ally_text(kind))


REASONS = {
    "lords": "end-lords", "court": "end-court", "leviathan": "end-leviathan", "stuck": "end-stuck", "": "end-stuck",
}  # fmt: skip


def reason(s: AbyssState) -> Text:
    return Text(REASONS[s.ending])
