"""The table: one game being played, and the contract with whoever plays it."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from .ask import Answer, Ask, AskAll
from .data import encode, fingerprint
from .decision import Decision
from .engine import KEPT, Engine, S
from .errors import BadSeed, IllegalAnswer, NoDeal, UndoRefused
from .text import Listed, Text, who
from .view import LogLine, build_view
from .window import ALWAYS, NEVER, PASS, UNCHANGED, USE

__all__ = ["Table"]


class Table(Engine[S]):
    """One game being played. `fathom.new`, `fathom.position` and `fathom.replay` make tables."""

    __slots__ = ()

    @property
    def decisions(self) -> list[Decision]:
        """All questions open now, one per seat asked; empty when the game is over."""
        return [Decision(self, self.frames[-1], ask) for ask in self.asked if ask.seat not in self.sealed]

    @property
    def decision(self) -> Decision | None:
        """The first of the open questions."""
        for ask in self.asked:  # not by the list of all: simulations ask for nothing more often
            if ask.seat not in self.sealed:
                return Decision(self, self.frames[-1], ask)
        return None

    def choose(self, answer: Answer, seat: int | None = None) -> None:
        """Answer the open question. A bad answer raises IllegalAnswer and leaves the table as it was."""
        asked = self.asked
        ask = asked[0] if len(asked) == 1 and asked[0].seat == seat and type(seat) is int else self._ask_for(seat)
        frame = self.frames[-1]
        try:
            answer = ask.clean(answer)
        except IllegalAnswer as error:
            # the clause that asks is the one that refuses, unless another one forbids just this
            error.rule = frame.forbids(self, ask.seat, answer) or ask.rule
            raise
        check = frame.CHECKS[frame.pc]
        if check is not None:
            check(frame, self, answer)
        if self.heeds and ask.why in self.game.watched and not self.together:
            self.game.witness(self, ask.why, ask.seat, answer)
        self.answers.append((ask.seat, answer))
        self.choices += 1
        if len(asked) == 1 and not self.together:
            self.asked = ()
            self._take(frame, answer)
            self._run()
            return
        self.sealed[ask.seat] = answer
        if len(self.sealed) == len(self.asked):
            self._open_seals(frame)
            self._run()

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """All a seat may know, as a JSON-able dict; None is a spectator."""
        if seat is not None:
            self._check_seat(seat)
        return build_view(self, seat)

    def events(self, since: int = 0, seat: int | None = None) -> list[LogLine]:
        """The explained log from choice number `since` on, as this seat (or a spectator) may read it."""
        if seat is not None:
            self._check_seat(seat)
        if type(since) is not int:
            raise IllegalAnswer(Text("out-of-range", "kernel", given=repr(since), least=0, most=self.choices))
        return [
            LogLine(number, Text(id, self.game.id, **args), rule, refs, audience)
            for number, id, args, rule, refs, audience in self.lines
            if number >= since and (audience is None or (seat is not None and seat in audience))
        ]

    def clone(self) -> Table[S]:
        """An equal, independent table."""
        new: Table[S] = Table.__new__(Table)
        new.game, new.seats, new.options, new.windows = self.game, self.seats, self.options, self.windows
        new.streams = self.streams.clone()
        new.state = self.state.clone()
        new.frames = self.frames[:-1] + [frame.clone() for frame in self.frames[-1:]]
        self.lent = new.lent = max(0, len(self.frames) - 1)
        new.asked, new.asked_at, new.together = self.asked, self.asked_at, self.together
        new.sealed, new.uses, new.standing = self.sealed.copy(), self.uses.copy(), self.standing.copy()
        new.answers, new.lines = self.answers.copy(), self.lines.copy()
        new.choices, new.unasked, new.origin, new.revealed = self.choices, self.unasked, self.origin, self.revealed
        new.lasting, new.notices, new.outcome, new.noted = self.lasting, self.notices, self.outcome, self.noted
        new.serial, new.quiet, new.veils, new.periods = self.serial, self.quiet, self.veils, self.periods.copy()
        new._index, new._keys, new.followed, new.heeds = self._index, self._keys, self.followed, self.heeds
        return new

    def determinize(self, seat: int, rng: random.Random) -> Table[S]:
        """A clone in which everything the seat cannot know is resampled, the future dice included.

        What others were told alone, their sealed answers and the way here are forgotten too. The result is a
        position like any other: every open question can be answered.
        """
        self._check_seat(seat)
        for _ in range(200):
            new = self.clone()
            new.streams.seed = rng.getrandbits(64)
            new.game.resample(new, seat, rng)
            new.abilities_changed()
            if new._reask(seat):
                break
        else:  # never the truth instead
            raise NoDeal(Text("no-deal", "kernel", seat=seat))
        for ask in new.asked:
            if ask.seat in new.sealed and ask.seat != seat:
                new.sealed[ask.seat] = Decision(new, new.frames[-1], ask).sample(rng)
        new.lines = [line for line in new.lines if line[5] is None or seat in line[5]]
        new.standing = {window: order for window, order in new.standing.items() if window.startswith(f"{seat}/")}
        new.answers, new.origin, new.heeds = [], None, False
        return new

    def undo(self) -> None:
        """Take back the last choice, if nothing was revealed since; else UndoRefused says what was."""
        from .record import rebuilt

        choices = [i for i, (seat, _) in enumerate(self.answers) if seat >= 0]
        if not choices or self.origin is None:
            raise UndoRefused(Text("undo-nothing", "kernel"))
        last = choices[-1]
        if self.revealed[0] >= self.choices:
            _, id, args = self.revealed
            raise UndoRefused(Text("undo-revealed", "kernel", what=Text(id, self.game.id, **args)))
        self._become(rebuilt(self, self.answers[:last] + self.answers[last + 1 :]))

    def record(self) -> dict[str, Any]:
        """The whole game as data: version, content hash, seed, options, answers, fingerprints, snapshots."""
        from .record import make_record

        return make_record(self)

    def save(self) -> dict[str, Any]:
        """This very moment as data (without the log and the way here)."""
        from .record import save

        return save(self)

    def fingerprint(self) -> str:
        """A hash of everything that decides how the game goes on."""
        return fingerprint(self._essence())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and encode(self._essence()) == encode(other._essence())

    __hash__ = None  # type: ignore[assignment]  # tables change

    def _essence(self) -> list[Any]:
        return [
            self.game.id,
            self.seats,
            self.options,
            self.streams.seed,
            self.streams.counters,
            self.state.to_json(),
            [frame.to_json() for frame in self.frames],
            [[seat, answer] for seat, answer in sorted(self.sealed.items())],
            self.uses,
            self.standing,
            self.periods,
            [item.to_json() for item in self.lasting],
            None if self.outcome is None else [self.outcome.winners, self.outcome.scores],
        ]

    # ---- other entries of a record: they are not answers, but they change what comes after

    def order_standing(self, seat: int, question: str, answer: Answer, *, condition: str = "", times: int = 0) -> None:
        """Answer a question in advance, for this seat alone to know; None takes all orders for it back.

        `question` is the id of a prompt, the kind of a window, or "*" for every window; windows are answered by an
        ability's key or "pass". An order may hold under a condition the game names, and for so many answers. The
        first order that fits answers; orders given later come later. "use:" with a card says whether windows use it
        ("always", "never"), and "unchanged" passes until the turn is over or something else can be used.
        """
        self._check_seat(seat)
        plain = isinstance(answer, str | int | list | tuple | dict | None)
        try:
            if not plain or not isinstance(question, str) or type(times) is not int or times < 0:
                raise ValueError
            answer = msgspec.json.decode(encode(answer))
        except (TypeError, ValueError, OverflowError):
            told = Text("wrong-order-data", "kernel", given=repr((question, answer, times)))
            raise IllegalAnswer(told) from None
        if condition and condition not in list(self.game.conditions):
            names = ", ".join(self.game.conditions) or "-"
            raise IllegalAnswer(Text("no-condition", "kernel", given=str(condition), names=names))
        if question == UNCHANGED and answer == PASS:
            answer = [self.game.turn(self), *(key for ask in self.asked if ask.seat == seat for key in ask.keys)]
        if answer is not None and (
            (question.startswith(USE) and answer not in (ALWAYS, NEVER))
            or (question == UNCHANGED and not isinstance(answer, list))
            or (question.startswith((USE, UNCHANGED)) and (condition or times))
        ):
            raise IllegalAnswer(Text("wrong-order-data", "kernel", given=repr((question, answer, times))))
        self.answers.append((-1, {"standing": [seat, question, answer, condition, times]}))
        name = f"{seat}/{question}"
        if answer is None:
            self.standing.pop(name, None)
        else:
            self.standing[name] = (*self.standing.get(name, ()), (answer, condition, times))

    def reseed(self, seed: int) -> None:
        """Replace the randomness to come, as after an undo past something revealed; face-down piles are mixed anew."""
        if type(seed) is not int:
            raise BadSeed(Text("bad-seed", "kernel", given=repr(seed)))
        self.answers.append((-1, {"reseed": seed}))
        self.streams.seed = seed
        self.game.reshuffle(self)

    # ---- helpers

    def _reask(self, seat: int) -> bool:
        """Rebuild the open questions from their step; False if one of them has become unanswerable, or if the
        question of `seat` itself has changed: it has seen that one."""
        if not self.asked:
            return True
        frame = self.frames[-1]
        got = frame.STEPS[frame.pc](frame, self)
        asks = (got,) if isinstance(got, Ask) else got.asks if isinstance(got, AskAll) else ()
        if [ask.seat for ask in asks] != [ask.seat for ask in self.asked]:
            return False
        for ask, old in zip(asks, self.asked, strict=True):
            if ask.how_many() < 1 or ask.shape != old.shape or (ask.seat == seat and ask.keys != old.keys):
                return False
        self.asked = asks
        return True

    def _become(self, other: Table[S]) -> None:
        for name in KEPT:
            if name not in ("heeds", "quiet", "notices"):
                setattr(self, name, getattr(other, name))

    def _check_seat(self, seat: object) -> None:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise IllegalAnswer(Text("no-such-seat", "kernel", given=repr(seat), most=self.seats - 1))

    def _ask_for(self, seat: int | None) -> Ask:
        if not self.asked:
            raise IllegalAnswer(Text("game-over", "kernel"))
        if seat is not None:
            self._check_seat(seat)
        for ask in self.asked:
            if (seat is None or ask.seat == seat) and ask.seat not in self.sealed:
                return ask
        assert seat is not None
        left = Listed([who(ask.seat) for ask in self.asked if ask.seat not in self.sealed])
        told = Text("not-your-turn", "kernel", player=who(seat), asked=left)
        raise IllegalAnswer(told, self.frames[-1].forbids(self, seat, None))
