"""What a game tells the kernel about itself."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from .ability import Ability, Card, InPlay
from .data import Data
from .errors import BadOption, BadSeats
from .procedure import Procedure, Step
from .rules import Clause, load_clauses
from .select import Condition
from .setting import AnySetting, DataSetting, Setting, choices, copied
from .text import Text

if TYPE_CHECKING:
    from .ask import Answer, Ask
    from .effect import Scope
    from .table import Table
    from .window import Window

__all__ = ["DataSetting", "Game", "Outcome", "Setting"]


class Outcome(NamedTuple):
    """How a game ended."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: Text


class Game:
    """Base of the games; one instance each. The defaults suit a game without interrupts and secrets."""

    id: ClassVar[str]
    version: ClassVar[str]
    package: ClassVar[str]
    seats: ClassVar[range]
    options: ClassVar[Mapping[str, AnySetting]] = {}
    windows: ClassVar[str] = "silent"
    window_rule: ClassVar[str] = ""
    effect_rule: ClassVar[str] = ""
    """The clause under which an effect asks for a choice, where its card names none."""
    window_prompts: ClassVar[Mapping[str, str]] = {}
    """What a window asks, by "kind/timing", where the general words would not tell enough."""
    windows_restart: ClassVar[bool] = False
    """After a use, is the first seat of the order asked next, or the one that used its ability?"""
    ties_are_ordered: ClassVar[bool] = False
    """In a uniform window: does the seat that orders ties say who of several comes first, or the window's own order?"""
    moments: ClassVar[frozenset[str]] = frozenset()
    """The named windows of the game, as "kind/timing", that abilities may answer besides its events."""
    values: ClassVar[frozenset[str]] = frozenset()
    """The values that modifiers may change."""
    phases: ClassVar[frozenset[str]] = frozenset()
    """When activated abilities are offered."""
    conditions: ClassVar[Mapping[str, Condition]] = {}
    """What standing orders may depend on: public facts, and what their seat itself knows."""
    always_open: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events whose windows open even when nobody listens (uniform games, games with checks)."""

    uses_are_told: ClassVar[bool] = False
    """Does the game do something between the cost and the effect of an ability? True where it has its own `use`."""

    effects_are_whole: ClassVar[bool] = False
    """Do all parts of an effect come before anything answers one of them afterwards?"""

    worlds: ClassVar[int] = 2
    """How many worlds the greedy bot imagines; more where much hangs on the next draw."""

    watched: ClassVar[frozenset[str]] = frozenset()
    """Questions whose answers everybody sees, and what is revealed to all, that `witness` wants to hear of."""
    quiet_questions: ClassVar[frozenset[str]] = frozenset()
    """Questions at which a position can be judged; bots look ahead as far as one of them."""

    action_questions: ClassVar[frozenset[str]] = frozenset()
    """Questions that begin an action: undoing an action goes back to the last of them."""

    aimed: ClassVar[frozenset[str]] = frozenset()
    """Answers to such a question that say what to do, and the next one asks to what: clients may offer both at once."""

    proposes: ClassVar[Mapping[str, Callable[[Table, int], Sequence[str]]]] = {}
    """Questions asked again and again for one thing, such as with which card to pay next: what a seat may be proposed
    to answer, to the end of them, by what it knows."""

    routine: ClassVar[frozenset[str]] = frozenset()
    """Questions on which little hangs: a search takes what the game hints at and spends its thought on others."""

    together: ClassVar[bool] = False
    """Do all win or lose together?"""

    sides: ClassVar[tuple[str, ...]] = ()
    """Where seats belong to sides, open or secret: their names. `side_of` tells which."""

    remembered: ClassVar[frozenset[str]] = frozenset()
    """Fields whose cards everybody saw before they were turned face down: what is hidden is mixed anew without them."""

    def __init_subclass__(cls) -> None:
        cls.uses_are_told = cls.use is not Game.use

    # ---- starting and ending

    def forms(self, samples: int = 2, seed: int = 0) -> Iterator[tuple[int, dict[str, Any]]]:
        """Every legal seat count with every combination of listed options, and with some samples of each data option:
        those cannot be counted, so they are not multiplied."""
        for options in choices(self.options, samples, seed):
            for seats in self.seats:
                try:
                    self.check_seats(seats, options)
                except BadSeats:
                    continue
                yield seats, options

    def turn(self, t: Table) -> int:
        """A number that changes with every turn: undoing a turn goes back to where it began."""
        return 0

    def length(self, t: Table) -> int:
        """How long the game has lasted, in what people count: turns, or rounds."""
        return self.turn(t)

    def whose_turn(self, t: Table) -> int | None:
        """The seat whose turn it is, whoever is asked meanwhile; none where everybody acts together."""
        return None

    def check_seats(self, seats: int, options: Mapping[str, Any]) -> None:
        if type(seats) is not int or seats not in self.seats:
            least, most = self.seats.start, self.seats.stop - 1
            raise BadSeats(Text("bad-seats", "kernel", given=repr(seats), least=least, most=most))

    def settle_options(self, given: Mapping[str, Any] | None) -> dict[str, Any]:
        """The given options completed by the defaults; raises BadOption."""
        if given is None:
            given = {}
        if not isinstance(given, Mapping):
            raise BadOption(Text("options-not-a-dict", "kernel", given=repr(given)))
        for name in given:
            if name not in self.options:
                raise BadOption(Text("bad-option", "kernel", name=str(name), names=", ".join(self.options) or "-"))
        settled = copied({name: setting.default for name, setting in self.options.items()})
        for name, value in given.items():
            try:
                settled[name] = self.options[name].settle(name, value)
            except BadOption as error:
                error.option = name
                raise
        return settled

    def new_state(self, seats: int, options: Mapping[str, Any]) -> Data:
        raise NotImplementedError

    def first(self, t: Table) -> Procedure:
        """The procedure that sets up and plays the whole game."""
        raise NotImplementedError

    def outcome(self, t: Table) -> Outcome:
        """Asked once, when the first procedure is over."""
        raise NotImplementedError

    def place(self, t: Table, position: Mapping[str, Any]) -> Procedure:
        """Put a described position on a fresh table; returns the procedure that plays on from it."""
        raise NotImplementedError

    def upgrade(self, saved: dict[str, Any], version: str) -> dict[str, Any]:
        """What an older version of the game saved (`kernel/record.py`), in the form of today."""
        return saved

    # ---- abilities and windows

    def abilities(self, t: Table) -> Iterable[InPlay]:
        """Everything in play that triggers, modifies or can be activated."""
        return ()

    def users(self, t: Table, found: InPlay) -> Sequence[int]:
        """Who may use an ability now whose users have a name ("everybody", "here"), not seats."""
        return range(t.seats)

    def use(self, t: Table, ability: Ability, scope: Scope) -> Step:
        """What lies between the cost and the effect of every ability that is used: a line of the log, an attack of
        opportunity. A procedure whose result is False keeps the effect from happening."""
        return None

    def looks(self, t: Table, source: str) -> Any:
        """What tells a copy of a card in play from others of its name: what lies on it. Copies of one seat that look
        alike are offered once."""
        return None

    def reaches(self, t: Table, source: str, owner: int, seat: int) -> bool:
        """May the owner's card touch this seat? (Immunities.)"""
        return True

    def affects(self, t: Table, scope: Scope, thing: Any) -> bool:
        """May an effect be done to this thing? (Immunities.)"""
        return True

    def checks(self, t: Table) -> Step:
        """State checks after an event happened, such as defeats."""
        return None

    def windows_of(self, options: Mapping[str, Any]) -> str:
        """Whether windows are silent or uniform; an option may decide it (open or closed hands)."""
        return self.windows

    def orders_ties(self, t: Table, window: Window) -> int:
        """The seat that orders simultaneous forced abilities."""
        return 0

    def window_order(self, t: Table, window: Window) -> Sequence[int]:
        """The seats to which optional abilities are offered, in order; nobody else is asked."""
        first = self.orders_ties(t, window)
        return (first, *t.seats_after(first))

    def is_playing(self, t: Table, seat: int) -> bool:
        """Loops over seats skip those who are out."""
        return True

    def side_of(self, t: Table, seat: int) -> str:
        """The side of a seat, for whoever may know everything: tournaments, not players."""
        return ""

    # ---- what can be seen and known

    def label(self, t: Table, key: str) -> Text:
        """The words of an option that has no text of its own: the key is a message."""
        return Text(key)

    def more_view(self, t: Table, seat: int | None) -> Mapping[str, Any]:
        """What a view holds besides the declared fields."""
        return {}

    def resample(self, t: Table, seat: int, rng: random.Random) -> None:
        """Redistribute everything the seat cannot know, in place."""

    def reshuffle(self, t: Table) -> None:
        """Mix the face-down piles: somebody has seen what comes next."""

    def explain(self, t: Table) -> list[str]:
        """Every broken invariant of the position, for tests and bug reports."""
        return []

    # ---- content

    def cards(self) -> Mapping[str, Sequence[Card]]:
        """All cards by deck."""
        return {}

    def clauses(self) -> dict[str, Clause]:
        return load_clauses(self.package)

    def evaluate(self, t: Table, seat: int) -> float:
        """How good the table looks for a seat (the greedy bot's compass)."""
        return 0.0

    def prospects(self, t: Table, seat: int) -> Mapping[str, float]:
        """What `evaluate` is made of, by name, for whoever asks why a bot would answer so; each has words in the
        game's message "prospect-<name>"."""
        return {}

    def hints(self, t: Table, ask: Ask, rng: random.Random) -> Sequence[Answer] | None:
        """The answers worth a bot's thought, by what the asked seat may know; None: all of them."""
        return None

    def habit(self, t: Table, ask: Ask, rng: random.Random) -> Answer | None:
        """What most would answer without much thought, for the play-outs of a search; None: no idea."""
        return None

    def witness(self, t: Table, what: str, seat: int, answer: Answer | None) -> None:
        """Something that is watched for is about to be answered by a seat, or was revealed (seat -1): what everybody
        may conclude from it can be noted (`t.noted`). Imagined tables notice nothing."""

    def consider(self, t: Table, seat: int, rng: random.Random) -> None:
        """Change what an imagined table hides from a seat, so that it fits to what was noted."""

    def likelihood(self, t: Table, seat: int) -> float:
        """How well the hidden things of an imagined table fit to what was noted, beside the best fit: 0 to 1."""
        return 1.0

    def beliefs(self, t: Table, seat: int) -> Sequence[float] | None:
        """How likely a seat takes each seat for an enemy in disguise; None where nobody hides what they are."""
        return None

    def judge(self, t: Table, seat: int) -> float:
        """How good the table looks for a seat to a search, which has looked some turns ahead."""
        return self.evaluate(t, seat)

    def horizon(self, t: Table) -> int:
        """How many turns a search plays on before it judges a position: until the seat itself is next."""
        return t.seats
