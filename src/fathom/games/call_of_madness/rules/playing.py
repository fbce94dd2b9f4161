"""Playing a card: one set, the bottom text, entries, where the card goes, and its keyword.

In teams a keyword may be given to the teammate.
"""

from __future__ import annotations

from ....kernel.decision import Pick
from ....kernel.procedure import Procedure, Step
from ....kernel.text import Text
from ...zones import draw, put, take
from ..cards.action import Aim, effect
from ..cards.book import Printed
from ..cards.notation import ActionSet, Line
from ..cards.says import line_used, set_text
from ..cards.source import book_of
from ..pieces import CARD
from ..state import Table
from .actions import Actions, any_possible, meanwhile, parts_of, tell_left_out
from .board import player_text, teammate
from .entries import resolve_entries
from .hands import draw_cards
from .madness import in_pool, pay_madness

__all__ = ["PlayCard", "can_use_set", "is_playable", "refused_cards"]

USE, DECLINE = "use", "decline"
OWN, MATE, NOBODY, BACK = "own", "teammate", "nobody", "back"


def _mark(card: int, kind: str, at: int) -> str:
    """A paid set or line of a card, which may be used once per turn (C-rul.51)."""
    return f"{CARD.names[card]}.{kind}.{at}"


def can_use_set(t: Table, seat: int, card: int, at: int) -> tuple[str, str]:
    """Why a set of a card is not available: a message and a clause; empty if it is."""
    s = t.state
    found = book_of(t).cards[card].sets[at]
    if found.night and not s.night:
        return "refuse-night", "C-play.13"
    if not found.cost:
        return "", ""
    if in_pool(t, seat) < found.cost:
        return "refuse-cost", "C-play.9"
    if _mark(card, "set", at) in s.paid:
        return "refuse-used", "C-play.11"
    if not any_possible(t, parts_of(found.acts), seat):
        return "refuse-nothing", "C-rul.13c"
    return "", ""


def is_playable(t: Table, seat: int, card: int) -> bool:
    for at in range(len(book_of(t).cards[card].sets)):
        if not can_use_set(t, seat, card, at)[0]:
            return True
    return False


def refused_cards(t: Table, seat: int) -> list[tuple[Text, str]]:
    """Cards of the hand without a set that is available, and why not."""
    out = []
    for card in t.state.hands[seat]:
        if not is_playable(t, seat, card):
            why, rule = can_use_set(t, seat, card, 0)
            printed = book_of(t).cards[card]
            out.append((Text(why, what=printed.name, n=printed.sets[0].cost), rule))
    return out


class PlayCard(Procedure):
    """A card is played from hand, or by a power from elsewhere."""

    PHASE = "card"

    seat: int = -1
    card: int = -1
    source: str = "hands"
    to: str = "discards"
    giver: int = -1
    """In team play: who gave this card play to a teammate."""
    chosen: int = -1
    line: int = -1
    used: Aim | None = None
    aim: Aim | None = None
    """The list of the set, and that of the bottom text."""

    def printed(self, t: Table) -> Printed:
        return book_of(t).cards[self.card]

    def set_of(self, t: Table) -> ActionSet:
        return self.printed(t).sets[self.chosen]

    def step_1_lay_out(self, t: Table) -> None:
        """It lies in front of its player and in no pile (C-rul.50a)."""
        put(t, "played", take(t, (self.source, self.seat), (self.card,)))
        t.state.playing = self.seat
        if not t.quiet:
            t.log("log-plays", "C-play.1", player=player_text(t, self.seat), card=self.printed(t).name,
                  refs=(CARD.names[self.card],))  # fmt: skip

    # ---- the set

    def step_2_choose_set(self, t: Table) -> Step:
        keys = tuple(f"set-{at + 1}" for at in range(len(self.printed(t).sets))
                     if not can_use_set(t, self.seat, self.card, at)[0])  # fmt: skip
        if not keys:  # a card whose sets all have a cost that cannot be paid now: only a power may have laid it out
            self.go("7_entries")
            return None
        return Pick(self.seat, keys, "ask-set", "C-play.1", args={"card": self.printed(t).name})

    def took_2_choose_set(self, t: Table, key: str) -> None:
        self.chosen = int(key[4:]) - 1
        found = self.set_of(t)
        if not t.quiet:
            t.log("log-set", "C-play.1", player=player_text(t, self.seat), text=set_text(found))
        if found.cost:
            t.state.paid = (*t.state.paid, _mark(self.card, "set", self.chosen))
        else:
            self.go("4_act")

    def rule_2_choose_set(self, t: Table, key: str) -> str:
        """What makes a set available: its cost, the night, or nothing."""
        found = self.printed(t).sets[int(key[4:]) - 1]
        return "C-play.9" if found.cost else "C-play.13" if found.night else ""

    def text_2_choose_set(self, t: Table, key: str) -> Text:
        return set_text(self.printed(t).sets[int(key[4:]) - 1])

    def refused_2_choose_set(self, t: Table) -> list[tuple[Text, str]]:
        out = []
        for at, found in enumerate(self.printed(t).sets):
            why, rule = can_use_set(t, self.seat, self.card, at)
            if why:
                out.append((Text(why, what=set_text(found), n=found.cost), rule))
        return out + meanwhile(t, self.seat)

    def step_3_pay(self, t: Table) -> Step:
        """The cost is paid once, before the first action (C-play.10, C-rul.13d)."""
        return pay_madness(t, self.seat, n=self.set_of(t).cost)

    def step_4_act(self, t: Table) -> Step:
        printed = self.printed(t)
        if printed.bottom:
            aim = Aim(seat=self.seat, of=self.id, strip=any(line.act == "strip" for line in printed.bottom))
        else:
            aim = Aim(seat=self.seat, of=self.id)
            self.go("7_entries")
        return Actions(aim=aim, parts=parts_of(self.set_of(t).acts), any_order=True).called("used")

    # ---- the bottom text

    def _line(self, t: Table) -> Line:
        return self.printed(t).bottom[self.line]

    def _line_refused(self, t: Table) -> bool:
        """A line with a cost needs its tokens, something to do, and not to have been used (C-play.9, C-rul.13c)."""
        line = self._line(t)
        if line.night and not t.state.night:
            return True
        if not effect(line.act).possible(t, self._bottom_aim()):
            return True
        return bool(line.cost) and (
            in_pool(t, self.seat) < line.cost or _mark(self.card, "line", self.line) in t.state.paid
        )

    def _bottom_aim(self) -> Aim:
        """A new list, which all lines share (C-rul.12c); it knows where the targets of the set stood."""
        if self.aim is not None:
            return self.aim
        return (self.used or Aim(seat=self.seat, of=self.id)).but(used=())

    def step_5_next_line(self, t: Table) -> None:
        """From top to bottom. A line without a cost is mandatory, one with a cost optional (C-play.6, C-play.12)."""
        self.line += 1
        if self.line == len(self.printed(t).bottom):
            self.go("7_entries")
        elif self._line_refused(t):
            line = self._line(t)
            if not line.cost and (t.state.night or not line.night):
                tell_left_out(t, (line.act,), self._bottom_aim())
            self.again()

    def step_6_bottom(self, t: Table) -> Step:
        self.go("5_next_line")
        return BottomLine(seat=self.seat, card=self.card, line=self.line, aim=self._bottom_aim()).called("aim")

    # ---- afterwards

    def step_7_entries(self, t: Table) -> Step:
        return resolve_entries(t, self.id, self.seat)

    def step_8_put_away(self, t: Table) -> None:
        """To the discard pile, or to R'lyeh; only then the keyword (C-play.7, C-rul.50a)."""
        put(t, (self.to, self.seat), draw(t, "played"))
        t.state.playing = -1
        if not self.printed(t).key:
            self.finish()

    def step_9_keyword(self, t: Table) -> Step:
        return Keyword(seat=self.seat, key=self.printed(t).key, giver=self.giver)


class BottomLine(Procedure):
    """One line of the bottom text. The result is the list as it is afterwards."""

    seat: int = -1
    card: int = -1
    line: int = 0
    aim: Aim = Aim()
    got: Aim | None = None

    def _line(self, t: Table) -> Line:
        return book_of(t).cards[self.card].bottom[self.line]

    def step_1_offer(self, t: Table) -> Step:
        if not self._line(t).cost:
            self.go("3_act")
            return None
        args = {"card": book_of(t).cards[self.card].name}
        return Pick(self.seat, (USE, DECLINE), "ask-bottom", "C-play.12", args=args)

    def took_1_offer(self, t: Table, key: str) -> None:
        if key == DECLINE:
            self.finish(self.aim)
            return
        t.state.paid = (*t.state.paid, _mark(self.card, "line", self.line))
        t.log("log-line", "C-play.12", player=player_text(t, self.seat), text=line_used(self._line(t)))

    def rule_1_offer(self, t: Table, key: str) -> str:
        return "C-play.9" if key == USE else ""

    def text_1_offer(self, t: Table, key: str) -> Text:
        return line_used(self._line(t)) if key == USE else Text("decline")

    def step_2_pay(self, t: Table) -> Step:
        return pay_madness(t, self.seat, n=self._line(t).cost)

    def step_3_act(self, t: Table) -> Step:
        parts = parts_of((self._line(t).act,))
        return Actions(aim=self.aim, parts=parts, rule="C-play.4").called("got")

    def step_4_end(self, t: Table) -> None:
        """The targets of the bottom text are used; "adjacent" goes on meaning those of the set."""
        got = self.got or self.aim
        self.finish(got.but(aimed=self.aim.aimed, hit=self.aim.hit))


class Keyword(Procedure):
    """The keyword of a resolved card. A further card play may be left unused (C-key.again.1, C-rul.11a)."""

    seat: int = -1
    key: str = ""
    giver: int = -1
    choice: str = ""
    card: int = -1

    def step_1_choose(self, t: Table) -> Step:
        keys = self._draw_keys(t) if self.key == "draw" else self._again_keys(t)
        if self.key == "again" and keys == [OWN]:
            self.choice = OWN
            return None
        if len(keys) < 2:
            self.finish()
            return None
        rule, alone = ("C-rul.45a", "") if teammate(t, self.seat) >= 0 else ("C-key.draw.1", "-own")
        return Pick(self.seat, tuple(keys), f"ask-{self.key}{alone}", rule)

    def _draw_keys(self, t: Table) -> list[str]:
        s, mate = t.state, teammate(t, self.seat)
        keys = [OWN] if s.decks[self.seat] else []
        return [*keys, *([MATE] if mate >= 0 and s.decks[mate] else []), NOBODY]

    def _again_keys(self, t: Table) -> list[str]:
        """Own, the teammate who has not passed and holds a card, nobody; a teammate may hand it back (R-45)."""
        s, mate = t.state, teammate(t, self.seat)
        if s.passed[s.current]:
            return []  # after the pass there is no card play (C-rul.34c)
        if mate < 0:
            return [OWN]
        if self.giver >= 0:
            return [*([OWN] if s.hands[self.seat] else []), BACK, NOBODY]
        can = not s.passed[mate] and any(is_playable(t, mate, card) for card in s.hands[mate])
        return [OWN, *([MATE] if can else []), NOBODY]

    def took_1_choose(self, t: Table, key: str) -> None:
        self.choice = key

    def text_1_choose(self, t: Table, key: str) -> Text:
        mate = teammate(t, self.seat)
        if mate < 0:
            return Text("decline" if key == NOBODY else f"keyword-{self.key}-{key}")
        return Text(f"keyword-{self.key}-{key}", mate=player_text(t, mate))

    def rule_1_choose(self, t: Table, key: str) -> str:
        if self.key == "draw":
            return "C-team.1" if key == MATE else "C-key.draw.1"
        return {OWN: "C-key.again.1", MATE: "C-team.2a", BACK: "C-team.2b"}.get(key, "C-rul.11a")

    def step_2_do(self, t: Table) -> Step:
        s, mate = t.state, teammate(t, self.seat)
        if self.choice == NOBODY:
            return None
        if self.key == "draw":
            own = self.choice == OWN
            draw_cards(t, self.seat if own else mate, 1, "C-key.draw.1" if own else "C-team.1")
            return None
        if self.choice == MATE:
            t.log("log-again-mate", "C-team.2a", player=player_text(t, self.seat), mate=player_text(t, mate))
            return TeammatePlays(seat=mate, giver=self.seat)
        if self.choice == OWN and self.giver >= 0:
            return TeammatePlays(seat=self.seat, giver=self.giver)
        s.plays += 1
        rule = "C-key.again.1" if self.choice == OWN else "C-team.2b"
        t.log("log-again", rule, player=player_text(t, s.current))
        return None


class TeammatePlays(Procedure):
    """The teammate plays a card and does nothing else (C-team.2a); its keywords are theirs to use."""

    seat: int = -1
    giver: int = -1
    card: int = -1

    def step_1_choose(self, t: Table) -> Step:
        keys = tuple(CARD.names[card] for card in t.state.hands[self.seat] if is_playable(t, self.seat, card))
        if not keys:
            self.finish()
            return None
        return Pick(self.seat, keys, "ask-mate-card", "C-team.2a", args={"mate": player_text(t, self.giver)},
                    always=True)  # fmt: skip

    def took_1_choose(self, t: Table, key: str) -> None:
        self.card = CARD.numbers[key]

    def text_1_choose(self, t: Table, key: str) -> Text:
        return book_of(t).cards[CARD.numbers[key]].name

    def refused_1_choose(self, t: Table) -> list[tuple[Text, str]]:
        return [(Text("refuse-mate"), "C-team.2a"), *refused_cards(t, self.seat)]

    def step_2_play(self, t: Table) -> Step:
        return PlayCard(seat=self.seat, card=self.card, giver=self.giver)
