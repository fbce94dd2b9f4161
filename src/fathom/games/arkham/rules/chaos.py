"""Chaos tokens: the bag, what each token is worth, revealing (A-chaos, A-st.3, A-st.4, A-rul.18).

Revealing runs: "when you would reveal" (two tokens instead of one), the draw, "as it is revealed" (it counts as another
token), the cancel point, and what answers it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel.ask import Pick
from ....kernel.data import fresh
from ....kernel.effect import Effect, Scope
from ....kernel.event import Event
from ....kernel.procedure import Procedure, Step
from ....kernel.select import Condition, Num, num
from ....kernel.text import Text, who
from ..state import Table
from .abilities import is_blank
from .values import seat_card

if TYPE_CHECKING:
    from .skill_test import SkillTest

__all__ = [
    "BAD_TOKENS", "BAGS", "NUMBERS", "SYMBOLS", "TOKENS", "ElderSign", "Reveal", "Revealed", "Symbol", "SymbolEffects",
    "is_hard", "return_tokens", "symbol_of", "token_name", "token_number",
]  # fmt: skip

NUMBERS: Final[dict[str, int]] = {("0" if not n else f"{n:+d}"): n for n in range(1, -9, -1)}
SYMBOLS: Final = ("skull", "cultist", "tablet", "elder-thing")
TOKENS: Final = (*NUMBERS, *SYMBOLS, "auto-fail", "elder-sign")
ORDER: Final = {token: i for i, token in enumerate(TOKENS)}
BAD_TOKENS: Final = frozenset((*SYMBOLS, "auto-fail"))
_SAME: Final = ("skull", "skull", "cultist", "tablet", "auto-fail", "elder-sign")
BAGS: Final[dict[str, tuple[str, ...]]] = {
    "easy": ("+1", "+1", "0", "0", "0", "-1", "-1", "-1", "-2", "-2", *_SAME),
    "standard": ("+1", "0", "0", "-1", "-1", "-1", "-2", "-2", "-3", "-4", *_SAME),
    "hard": ("0", "0", "0", "-1", "-1", "-2", "-2", "-3", "-3", "-4", "-5", *_SAME),
    "expert": ("0", "-1", "-1", "-2", "-2", "-3", "-3", "-4", "-4", "-5", "-6", "-8", *_SAME),
}
"""The tokens of each difficulty (A-difficulty-level.2)."""


def is_hard(t: Table) -> bool:
    """Does the hard side of the scenario card lie up? (A-difficulty-level.3)"""
    return t.options["difficulty"] in ("hard", "expert")


class Symbol:
    """What a symbol means: a number, what happens at once (`now`, A-st.4.1) and what hangs on the result."""

    def __init__(
        self, number: int | Num, now: Effect | None = None, failed: Effect | None = None, passed: Effect | None = None
    ) -> None:
        self.number = num(number)
        self.now, self.failed, self.passed = now, failed, passed

    def effects(self) -> list[Effect]:
        return [effect for effect in (self.now, self.failed, self.passed) if effect is not None]

    def bind(self, id: str, card: str) -> None:
        for name, effect in (("now", self.now), ("failed", self.failed), ("passed", self.passed)):
            if effect is not None:
                effect.bind(f"{id}/{name}", card)

    def say(self) -> Text:
        parts = {"now": self.now, "failed": self.failed, "passed": self.passed}
        told: dict[str, Any] = {name: effect.say() for name, effect in parts.items() if effect is not None}
        if self.now is not None and self.number.say() == num(0).say():
            return Text("-".join(("symbol-only", *told)), **told)
        return Text("-".join(("symbol", *told)), number=self.number.say(), **told)


class ElderSign(Symbol):
    """The elder sign of an investigator; it may even make the test succeed by itself."""

    def __init__(self, number: int | Num, passed: Effect | None = None, auto: Condition | None = None) -> None:
        super().__init__(number, passed=passed)
        self.auto = auto

    def say(self) -> Text:
        told = super().say()
        return told if self.auto is None else Text("symbol-auto", symbol=told, condition=self.auto.say())


class SymbolEffects:
    """The symbols of a scenario, by side and token; filled by the scenario cards."""

    FOUND: Final[dict[tuple[str, bool, str], Symbol]] = {}
    ELDER: Final[dict[int, ElderSign]] = {}


def symbol_of(t: Table, seat: int, token: str) -> Symbol | None:
    """What a token means now, if it is a symbol with an ability (A-st.4.3)."""
    if token in NUMBERS or token == "auto-fail":
        return None
    if token == "elder-sign":
        printed = seat_card(t, seat)
        return None if is_blank(t, printed.slug) else SymbolEffects.ELDER.get(printed.face)
    return SymbolEffects.FOUND.get((t.state.scenario, is_hard(t), token))


def token_number(t: Table, test: SkillTest, at: int) -> int:
    """What one revealed token adds to the skill value, with everything in play now (A-chaos.2)."""
    token = test.tokens[at]
    n = NUMBERS.get(token)
    if n is None:
        found = symbol_of(t, test.seat, token)
        n = 0 if found is None else found.number.value(t, Scope(you=test.seat, source=t.state.scenario))
    if n < 0:
        if at in test.turned:
            return -n
        if t.value("doubles-tokens", test.seat):
            return 2 * n
    return n


class Reveal(Event):
    """A token is about to be revealed for a test; whoever reveals two declares it here."""

    AFTERWARDS = ()

    seat: int
    draws: int = 1

    def happen(self, t: Table) -> Step:
        return DrawTokens(seat=self.seat, draws=self.draws)


class DrawTokens(Procedure):
    """Draw at random from the bag. Of two tokens one is ignored: it was never revealed, and goes back in the end."""

    seat: int = -1
    draws: int = 1
    drawn: list[str] = fresh()
    token: str = ""
    stays: Any = None

    def step_1_draw(self, t: Table) -> None:
        s = t.state
        bag = list(s.bag)
        for _ in range(min(self.draws, len(bag))):
            if s.stacked and s.stacked[0] in bag:
                token, s.stacked = s.stacked[0], s.stacked[1:]
                bag.remove(token)
            else:
                token = bag.pop(t.streams.below(len(bag), "chaos"))
            self.drawn.append(token)
        s.bag = tuple(bag)
        t.reveal("revealed-token")
        if len(self.drawn) == 1:
            self.token = self.drawn.pop()
            self.go("3_reveal")

    def step_2_choose(self, t: Table) -> Step:
        return Pick(self.seat, tuple(dict.fromkeys(self.drawn)), "ask-token", "A-st.3")

    def took_2_choose(self, t: Table, key: str) -> None:
        self.token = key
        self.drawn.remove(key)
        test: Any = t.frame(t.state.test)
        test.aside += self.drawn
        self.drawn = []

    def text_2_choose(self, t: Table, key: str) -> Text:
        return token_name(key)

    def step_3_reveal(self, t: Table) -> Step:
        if not t.quiet:
            t.log("log-token", "A-st.3", player=who(self.seat), token=token_name(self.token))
        return t.landing(Revealed(seat=self.seat, token=self.token), "stays")

    def step_4_cancelled(self, t: Table) -> None:
        """A cancelled token goes back at once, and another one is revealed (A-rul.18)."""
        if self.stays is False:
            return_tokens(t, (self.token,))
            self.draws = 1
            self.stays = None
            self.go("1_draw")


class Revealed(Event):
    """A token lies open: first it may count as another one, then it may be cancelled, then it is answered."""

    BEFORE = ("as", "would")

    seat: int
    token: str

    def happen(self, t: Table) -> Step:
        test: Any = t.frame(t.state.test)
        test.tokens.append(self.token)
        return None


def return_tokens(t: Table, tokens: tuple[str, ...]) -> None:
    """Tokens go back to the bag, which lies in a fixed order (A-st.8)."""
    t.state.bag = tuple(sorted((*t.state.bag, *tokens), key=ORDER.__getitem__))


def token_name(token: str) -> Text:
    """A token as it is printed."""
    return (
        Text("token-number", number=token.replace("-", "\N{MINUS SIGN}"))
        if token in NUMBERS
        else Text(f"token-{token}")
    )
