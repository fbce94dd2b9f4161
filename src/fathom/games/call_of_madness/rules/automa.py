"""The Automa: its turns, which set of a card it takes, what it does, when it passes (solo play)."""

from __future__ import annotations

from typing import Final

from ....kernel.data import fresh
from ....kernel.procedure import Procedure, Step
from ....kernel.text import Listed
from ...zones import draw, put
from ..cards.book import AutomaCard
from ..cards.notation import ActionSet, act
from ..cards.says import act_text, set_text
from ..cards.source import book_of
from ..pieces import AUTOMA
from ..state import Table
from .altar import place_figure, visible
from .automa_die import roll_for
from .automa_targets import (
    CRITERIA,
    PLAYER,
    best,
    board_for,
    candidates,
    direction,
    has_target,
    marks,
    passed_over,
    reasons,
)
from .board import AUTOMA_SEAT, at, player_text, space_text
from .cultists import gain, lose
from .entries import resolve_entries
from .fire import add_fire, remove_fire
from .hands import put_under_automa
from .investigators import attack, defeat, named, reinforce
from .madness import give_back, in_pool
from .movement import move_step, path
from .outposts import place_outpost, refuse_outpost, remove_outpost
from .passing import begin_turn, owes_token, pass_turn

__all__ = ["LIMIT", "AutomaTurn", "discard_total"]

LIMIT: Final = 6
"""With so many points in its discard pile the Automa passes."""


def discard_total(t: Table) -> int:
    return sum(book_of(t).automa[card].value for card in t.state.automa_discard)


def pay_random(t: Table, n: int, rule: str) -> None:
    """The Automa pays with random tokens of its pool."""
    s = t.state
    for _ in range(n):
        pool = s.madness[AUTOMA_SEAT]
        at = t.streams.below(sum(pool), "automa-pays")
        colour = 0 if at < pool[0] else 1 if at < pool[0] + pool[1] else 2
        token = [int(i == colour) for i in range(3)]
        s.madness[AUTOMA_SEAT] = (pool[0] - token[0], pool[1] - token[1], pool[2] - token[2])
        give_back(t, token)
    t.log("log-automa-pays", rule, n=n)


class AutomaTurn(Procedure):
    """One turn: a card, or several with the keyword; with 6 points discarded it passes (C-solo.9 to 21)."""

    PHASE = "automa"

    failed: int = 0
    """Cards in a row that had no set it could perform."""
    chosen: int = -1

    def step_1_begin(self, t: Table) -> None:
        begin_turn(t, AUTOMA_SEAT)

    def step_2_pay(self, t: Table) -> None:
        """After the free turn every turn costs a token; without one it passes (C-solo.20, C-solo.21)."""
        s = t.state
        if not owes_token(t, AUTOMA_SEAT):
            s.free_turns[AUTOMA_SEAT] = 0
        elif in_pool(t, AUTOMA_SEAT):
            pay_random(t, 1, "C-solo.20")
        else:
            pass_turn(t, AUTOMA_SEAT, "C-solo.21")
            self.finish()

    def step_3_reveal(self, t: Table) -> None:
        """The top card of its deck, and the first set it may take in the order they are listed. A card without one
        goes under the deck; if none of the deck has one it passes (C-solo.12, R-48)."""
        s = t.state
        if self.failed >= len(s.automa_deck):
            t.log("log-automa-nothing", "C-solo.12")
            pass_turn(t, AUTOMA_SEAT)
            self.finish()
            return
        (card,) = draw(t, "automa_deck")
        t.reveal("revealed-automa")
        printed = book_of(t).automa[card]
        t.log("log-automa-card", "C-solo.9", card=printed.name, refs=(AUTOMA.names[card],))
        self.chosen = self._first_set(t, printed)
        if self.chosen < 0:
            put_under_automa(t, (card,))
            t.log("log-automa-under", "C-solo.12", card=printed.name)
            self.failed += 1
            self.again()
            return
        put(t, "automa_card", (card,))

    def _first_set(self, t: Table, printed: AutomaCard) -> int:
        """The first set it may take, and for those before it why not; -1 if there is none."""
        for place, found in enumerate(printed.sets):
            why, rule = passed_over(t, found)
            if not why:
                return place
            if not t.quiet:
                t.log(why, rule, text=set_text(found, automa=True))
        return -1

    def printed(self, t: Table) -> AutomaCard:
        return book_of(t).automa[t.state.automa_card[0]]

    def found(self, t: Table) -> ActionSet:
        return self.printed(t).sets[self.chosen]

    def step_4_pay_set(self, t: Table) -> None:
        found = self.found(t)
        t.log("log-automa-set", "C-solo.10", text=set_text(found, automa=True))
        if found.cost:
            pay_random(t, found.cost, "C-solo.10")

    def step_5_act(self, t: Table) -> Step:
        return AutomaActions(acts=list(self.found(t).acts), of=self.id)

    def step_6_entries(self, t: Table) -> Step:
        return resolve_entries(t, self.id, AUTOMA_SEAT)

    def step_7_discard(self, t: Table) -> None:
        """With the keyword the next card follows at once (C-solo.17)."""
        again = self.printed(t).key == "again"
        put(t, "automa_discard", draw(t, "automa_card"))
        if again and t.state.automa_deck:
            self.failed = 0
            self.go("3_reveal")

    def step_8_end(self, t: Table) -> None:
        total = discard_total(t)
        if total >= LIMIT:
            t.log("log-automa-full", "C-solo.18", n=total)
            pass_turn(t, AUTOMA_SEAT)


class AutomaActions(Procedure):
    """The actions of a set from top to bottom, each on another target (C-solo.13)."""

    acts: list[str] = fresh()
    used: list[int] = fresh()
    of: int = 0
    moving: int = 0
    left: int = 0
    written: str = ""

    def step_1_next(self, t: Table) -> Step:
        """An action that finds no target any more is left out."""
        if not self.acts:
            self.finish()
            return None
        self.written = self.acts.pop(0)
        if not has_target(t, self.written, self.used):
            t.log("log-left-out", "C-rul.28d", text=act_text(self.written, automa=True))
            self.again()
            return None
        found = act(self.written)
        if found.verb in CRITERIA:
            return self._aim(t)
        return self._do(t)

    def _aim(self, t: Table) -> Step:
        found = act(self.written)
        spaces = candidates(t, self.written, self.used)
        if not spaces or (found.verb == "outpost+" and not t.state.outpost_supply):
            refuse_outpost(t, board_for(found), AUTOMA_SEAT)
            return None
        space = roll_for(t, best(t, self.written, spaces))
        if not t.quiet:
            it = named(t, space) if t.state.board[space] else space_text(t, space)
            t.log("log-automa-aims", "C-solo.14", it=it, why=Listed(reasons(t, self.written, spaces)))
        self.used.append(marks(t, self.written, space))
        if found.verb == "attack":
            return attack(t, space, found.n, AUTOMA_SEAT, "C-solo.t1")
        if found.verb == "destroy":
            t.log("log-destroy", "C-solo.t1", it=named(t, space))
            return defeat(t, space, AUTOMA_SEAT)
        if found.verb == "reinforce":
            reinforce(t, space, found.n, "C-solo.t2")
        elif found.verb == "outpost+":
            place_outpost(t, space, "C-solo.t5")
        elif found.verb == "outpost-":
            remove_outpost(t, space, "C-solo.t6")
        else:
            self.moving, self.left = t.state.board[space][0], found.n
        return None

    def _do(self, t: Table) -> Step:
        found = act(self.written)
        if found.verb == "ritual":
            automa_ritual(t)
        elif found.verb == "own+":
            gain(t, AUTOMA_SEAT, found.n, "C-solo.13")
        elif found.verb == "opp-":
            lose(t, PLAYER, found.n, "C-solo.13", AUTOMA_SEAT)
        elif found.verb == "fire+":
            add_fire(t, PLAYER, "C-solo.t7")
        else:
            remove_fire(t, AUTOMA_SEAT)
        return None

    def step_2_move(self, t: Table) -> Step:
        """Straight on, as many steps as possible, over outposts, until it is blocked or in the headquarters (R-29)."""
        here = at(t, self.moving) if self.left else -1
        way = direction(act(self.written))
        if here < 0 or path(t, here, way) is None:
            self.left = 0
            self.go("1_next")
            return None
        self.left -= 1
        self.again()
        return move_step(t, here, way, AUTOMA_SEAT, self.of)


def automa_ritual(t: Table) -> None:
    """The visible god card with the highest price leaves the game, its god is blocked, and a figure of the player there
    goes back beside its board (C-solo.22 to 25)."""
    s = t.state
    prices = {slot: book_of(t).cards[visible(t, slot)].price for slot in range(len(s.gods)) if visible(t, slot) >= 0}
    slot = roll_for(t, [slot for slot, price in prices.items() if price == max(prices.values())])
    cards = put(t, "removed", draw(t, ("god_decks", slot)))
    s.god_known[slot] = min(s.god_known[slot], len(s.god_decks[slot]))
    god = s.gods[slot]
    t.log("log-automa-ritual", "C-solo.22", card=book_of(t).cards[cards[0]].name)
    place_figure(t, AUTOMA_SEAT, god, "C-solo.23")
    s.blocked = god
    if s.figures[PLAYER] == god:
        s.figures[PLAYER] = -1
        t.log("log-sent-back", "C-solo.23", player=player_text(t, PLAYER))
