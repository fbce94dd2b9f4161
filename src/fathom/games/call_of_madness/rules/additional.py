"""Additional actions: in the own turn, before and after the card or the pass, never while something is resolved."""

from __future__ import annotations

from ....kernel.decision import Pick
from ....kernel.procedure import Procedure, Step
from ....kernel.text import Text
from ..cards.action import Aim
from ..cards.says import parts_text
from ..cards.source import book_of
from ..pieces import GOAL
from ..state import Table
from .actions import Actions, any_possible
from .altar import is_blocked
from .board import keys_of, player_text, space_of, space_text, spaces_of, teammate
from .cultists import end_if_empty, pay
from .entries import resolve_entries
from .events import reveal_on_altar
from .goals import ClaimGoal, claimable
from .hands import draw_cards, recall
from .madness import in_pool, pay_madness
from .outposts import removable, remove_outpost

__all__ = ["additional_actions", "additional_rule", "additional_text", "refused_additional", "take_additional"]

PRICE = 2
"""Madness tokens or cultists for an outpost of one's own board."""
OUTPOST, POWER, DRAW, RECALL, CYCLE = "remove-outpost", "power", "madness-draw", "madness-recall", "madness-cycle"
SPEND = "corruption-"
RULES = {
    OUTPOST: "C-extra.a1", POWER: "C-extra.b1", DRAW: "C-extra.c1", RECALL: "C-extra.c2", CYCLE: "C-extra.c3",
}  # fmt: skip


def power_parts(t: Table, seat: int) -> tuple[tuple[str, ...], ...]:
    """What the power card under the own figure does at this time of day (C-extra.b2)."""
    power = book_of(t).powers[t.state.figures[seat]]
    return power.night if t.state.night else power.day


def can_use_power(t: Table, seat: int) -> bool:
    """A ready figure on a power card, and a part that is possible (C-rul.21)."""
    s = t.state
    god = s.figures[seat]
    stands = god >= 0 and bool(s.ready[seat]) and not is_blocked(t, god)
    return stands and any_possible(t, power_parts(t, seat), seat)


def _spendable(t: Table, seat: int) -> list[int]:
    """Numbers of corruption tokens for which there is something to do."""
    held = t.state.corruption[seat]
    return [n for n, acts in book_of(t).corruption if n <= held and any_possible(t, acts, seat)]


def _own_outposts(t: Table, seat: int) -> list[int]:
    return [space for space in spaces_of(t, seat) if removable(t, space)]


def _has_own_outpost(t: Table, seat: int) -> bool:
    s = t.state
    for space in spaces_of(t, seat):
        if s.outposts[space] and s.depth[space] < 0:
            return True
    return False


def _cyclable(t: Table) -> list[int]:
    """God decks whose top card can go under another one."""
    return [slot for slot, deck in enumerate(t.state.god_decks) if len(deck) > 1]


def additional_actions(t: Table, seat: int) -> list[str]:
    """What is possible now. In teams nobody without cultists takes any (C-team.4a)."""
    s = t.state
    if teammate(t, seat) >= 0 and not s.cultists[seat]:
        return []
    madness, keys = in_pool(t, seat), list[str]()
    if (madness >= PRICE or s.cultists[seat] >= PRICE) and _has_own_outpost(t, seat):
        keys.append(OUTPOST)
    if can_use_power(t, seat):
        keys.append(POWER)
    if madness:
        if s.decks[seat]:
            keys.append(DRAW)
        if s.discards[seat]:
            keys.append(RECALL)
        if _cyclable(t):
            keys.append(CYCLE)
    if s.corruption[seat]:
        keys += [f"{SPEND}{n}" for n in _spendable(t, seat)]
    if s.goals and (goals := claimable(t, seat)):
        keys += [GOAL.names[kind] for kind in goals]
    return keys


def additional_rule(key: str) -> str:
    return RULES.get(key) or ("C-action.corrupt.3" if key.startswith(SPEND) else "C-extra.d2")


def additional_text(t: Table, seat: int, key: str) -> Text:
    if key == POWER:
        god = book_of(t).powers[t.state.figures[seat]].name
        return Text("use-power", god=god, text=parts_text(power_parts(t, seat)))
    if key.startswith(SPEND):
        n = int(key.removeprefix(SPEND))
        return Text("spend-corruption", n=n, text=parts_text(dict(book_of(t).corruption)[n]))
    if key in GOAL.numbers:
        goal = book_of(t).goals[GOAL.numbers[key]]
        return Text("claim-goal", goal=goal.name, n=goal.points)
    return Text(key)


def refused_additional(t: Table, seat: int) -> list[tuple[Text, str]]:
    """What a player might expect and may not do."""
    s = t.state
    if teammate(t, seat) >= 0 and not s.cultists[seat]:
        return [(Text("refuse-no-cultists"), "C-team.4a")]
    out, possible = [], additional_actions(t, seat)
    if OUTPOST not in possible and any(s.outposts[space] for space in spaces_of(t, seat)):
        poor = in_pool(t, seat) < PRICE and s.cultists[seat] < PRICE
        out.append((Text("refuse-outpost-price"), "C-extra.a1") if poor
                   else (Text("refuse-outpost-depth"), "C-action.outpost-remove.3"))  # fmt: skip
    if POWER not in possible and s.figures[seat] >= 0:
        used = not s.ready[seat]
        out.append((Text("refuse-figure-used"), "C-extra.b1") if used else (Text("refuse-power"), "C-rul.21"))
    if not in_pool(t, seat):
        out.append((Text("refuse-no-madness"), "C-extra.c0"))
    else:
        out += [(Text(f"refuse-{key}"), "C-rul.21") for key in (DRAW, RECALL, CYCLE) if key not in possible]
    if s.claims:
        out.append((Text("refuse-second-claim"), "C-extra.d1"))
    else:
        out += [(Text("refuse-goal", goal=book_of(t).goals[kind].name), "C-extra.d2")
                for kind in s.goals if kind >= 0 and GOAL.names[kind] not in possible]  # fmt: skip
    return out


def take_additional(t: Table, seat: int, key: str) -> Procedure:
    if key == OUTPOST:
        return RemoveOwnOutpost(seat=seat)
    if key == POWER:
        return UsePower(seat=seat)
    if key.startswith(SPEND):
        return SpendCorruption(seat=seat, n=int(key.removeprefix(SPEND)))
    return ClaimGoal(seat=seat, kind=GOAL.numbers[key]) if key in GOAL.numbers else SpendMadness(seat=seat, what=key)


class RemoveOwnOutpost(Procedure):
    """Remove an outpost from the own board for 2 madness tokens or 2 cultists (C-extra.a1, a2)."""

    seat: int = -1
    space: int = -1
    by: str = ""

    def step_1_choose(self, t: Table) -> Step:
        keys = keys_of(t, _own_outposts(t, self.seat))
        return Pick(self.seat, keys, "ask-own-outpost", "C-extra.a2")

    def took_1_choose(self, t: Table, key: str) -> None:
        self.space = space_of(t, key)

    def text_1_choose(self, t: Table, key: str) -> Text:
        return space_text(t, space_of(t, key))

    def step_2_choose_price(self, t: Table) -> Step:
        keys = (("pay-madness",) if in_pool(t, self.seat) >= PRICE else ()) + (
            ("pay-cultists",) if t.state.cultists[self.seat] >= PRICE else ()
        )
        return Pick(self.seat, keys, "ask-outpost-price", "C-extra.a1")

    def took_2_choose_price(self, t: Table, key: str) -> None:
        self.by = key

    def step_3_pay(self, t: Table) -> Step:
        if self.by == "pay-madness":
            return pay_madness(t, self.seat, n=PRICE, rule="C-extra.a1")
        pay(t, self.seat, PRICE)
        t.log("log-pays", "C-extra.a1", player=player_text(t, self.seat), n=PRICE)
        return None

    def step_4_remove(self, t: Table) -> None:
        remove_outpost(t, self.space, "C-extra.a1")
        end_if_empty(t)


class UsePower(Procedure):
    """Topple the figure and resolve all that the power card says for this time of day (C-extra.b1 to b3)."""

    PHASE = "power"

    seat: int = -1
    parts: tuple[tuple[str, ...], ...] = ()

    def step_1_topple(self, t: Table) -> None:
        s = t.state
        s.ready[self.seat] = 0
        self.parts = power_parts(t, self.seat)
        if not t.quiet:
            god = book_of(t).powers[s.figures[self.seat]].name
            t.log("log-power", "C-extra.b1", player=player_text(t, self.seat), god=god, text=parts_text(self.parts))

    def step_2_resolve(self, t: Table) -> Step:
        return Actions(aim=Aim(seat=self.seat, of=self.id), parts=self.parts, rule="C-extra.b3")

    def step_3_entries(self, t: Table) -> Step:
        return resolve_entries(t, self.id, self.seat)


class SpendCorruption(Procedure):
    """Return corruption tokens and do what that many are good for (C-action.corrupt.3, 4)."""

    seat: int = -1
    n: int = 1

    def step_1_return(self, t: Table) -> None:
        s = t.state
        s.corruption[self.seat] -= self.n
        s.corruption_supply += self.n
        t.log("log-spend-corruption", "C-action.corrupt.3", player=player_text(t, self.seat), n=self.n)

    def step_2_act(self, t: Table) -> Step:
        parts = dict(book_of(t).corruption)[self.n]
        return Actions(aim=Aim(seat=self.seat, of=self.id), parts=parts, rule="C-action.corrupt.3")

    def step_3_entries(self, t: Table) -> Step:
        return resolve_entries(t, self.id, self.seat)


class SpendMadness(Procedure):
    """Return a madness token of any colour for one of three things (C-extra.c0 to c3)."""

    seat: int = -1
    what: str = ""

    def step_1_pay(self, t: Table) -> Step:
        return pay_madness(t, self.seat, rule="C-extra.c0")

    def step_2_do(self, t: Table) -> None:
        if self.what == CYCLE:
            self._cycle(t)
            return
        if self.what == DRAW:
            draw_cards(t, self.seat, 1, "C-extra.c1")
        else:
            recall(t, self.seat, "C-extra.c2")
        self.finish()

    def _cycle(self, t: Table) -> None:
        """The top card of every god deck with at least two cards goes under it, openly (C-rul.22)."""
        s = t.state
        for slot in _cyclable(t):
            deck = s.god_decks[slot]
            s.god_decks[slot] = (deck[-1], *deck[:-1])
            s.god_known[slot] = min(s.god_known[slot] + 1, len(deck))
        t.reveal("revealed-god-deck")
        t.log("log-cycle", "C-extra.c3", player=player_text(t, self.seat))

    def step_3_events(self, t: Table) -> Step:
        """Events that came to the top are resolved at once, from left to right."""
        return reveal_on_altar(t, range(len(t.state.gods)))
