"""The table: a state, a stack of frames, and nothing that cannot be copied, saved and compared."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from .ability import Ability, Index, InPlay, Lasting, Limit, Modifier, ability_by_id, build_index
from .data import Data, fingerprint
from .decision import Answer, Ask, AskAll, Decision
from .effect import Scope
from .errors import IllegalAnswer, UndoRefused
from .event import Event, Occur
from .game import Game, Outcome
from .procedure import Procedure, Step
from .rng import Streams
from .text import Text, who
from .view import LogLine, build_view

__all__ = ["Table"]


class Table:
    """One game being played. `fathom.new`, `fathom.position` and `fathom.replay` make tables."""

    __slots__ = (
        "_index",
        "_keys",
        "answers",
        "asked",
        "frames",
        "game",
        "lasting",
        "lines",
        "notices",
        "options",
        "origin",
        "outcome",
        "quiet",
        "revealed",
        "sealed",
        "seats",
        "serial",
        "standing",
        "state",
        "streams",
        "uses",
    )

    def __init__(self, game: Game, seats: int, seed: int, options: dict[str, Any]) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.streams = Streams(seed)
        self.state: Any = game.new_state(seats, options)
        self.frames: list[Procedure] = []
        self.asked: tuple[Ask, ...] = ()
        self.sealed: dict[int, Answer] = {}
        self.answers: list[tuple[int, Answer]] = []
        self.uses: dict[str, int] = {}
        self.standing: dict[str, str] = {}
        self.lasting: tuple[Lasting, ...] = ()
        self.lines: list[tuple[int, str, dict[str, Any], str, tuple[str, ...], tuple[int, ...] | None]] = []
        self.revealed: tuple[int, str, dict[str, Any]] = (-1, "", {})
        self.outcome: Outcome | None = None
        self.serial = 0
        self.quiet = False
        self.origin: dict[str, Any] | None = {"seed": seed}
        self.notices: tuple[Text, ...] = ()
        self._index: Index | None = None
        self._keys: dict[str, InPlay] = {}

    # ---- the contract

    @property
    def decisions(self) -> list[Decision]:
        """All questions open now, one per seat asked; empty when the game is over."""
        if not self.asked:
            return []
        frame = self.frames[-1]
        return [Decision(self, frame, ask) for ask in self.asked if ask.seat not in self.sealed]

    @property
    def decision(self) -> Decision | None:
        """The first of the open questions."""
        asked = self.asked
        if len(asked) == 1:
            return Decision(self, self.frames[-1], asked[0])
        return next(iter(self.decisions), None)

    def choose(self, answer: Answer, seat: int | None = None) -> None:
        """Answer the open question. A bad answer raises IllegalAnswer and leaves the table as it was."""
        asked = self.asked
        ask = asked[0] if len(asked) == 1 and asked[0].seat == seat else self._ask_for(seat)
        frame = self.frames[-1]
        answer = ask.clean(answer)
        check = frame.CHECKS[frame.pc]
        if check is not None:
            check(frame, self, answer)
        self.answers.append((ask.seat, answer))
        if len(asked) == 1:
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
        game = self.game.id
        return [
            LogLine(number, Text(id, game, **args), rule, refs, audience)
            for number, id, args, rule, refs, audience in self.lines
            if number >= since and (audience is None or (seat is not None and seat in audience))
        ]

    def clone(self) -> Table:
        """An equal, independent table."""
        new = object.__new__(Table)
        new.game = self.game
        new.seats = self.seats
        new.options = self.options
        new.streams = self.streams.clone()
        new.state = self.state.clone()
        new.frames = [frame.clone() for frame in self.frames]
        new.asked = self.asked
        new.sealed = self.sealed.copy()
        new.answers = self.answers.copy()
        new.uses = self.uses.copy()
        new.standing = self.standing.copy()
        new.lasting = self.lasting
        new.lines = self.lines.copy()
        new.revealed = self.revealed
        new.outcome = self.outcome
        new.serial = self.serial
        new.quiet = self.quiet
        new.origin = self.origin
        new.notices = self.notices
        new._index = self._index
        new._keys = self._keys
        return new

    def determinize(self, seat: int, rng: random.Random) -> Table:
        """A clone in which everything the seat cannot know is resampled, the future dice included.

        What others were told alone, their sealed answers and the way here are forgotten too. The result is a
        position like any other: every open question can be answered.
        """
        self._check_seat(seat)
        for _ in range(200):
            new = self.clone()
            new.streams.seed = rng.getrandbits(64)
            new.game.resample(new, seat, rng)
            new.touch()
            if new._reask():
                break
        else:  # the others' open question pins their hands down too tightly to guess: keep them
            new = self.clone()
            new.streams.seed = rng.getrandbits(64)
        for ask in new.asked:
            if ask.seat in new.sealed and ask.seat != seat:
                new.sealed[ask.seat] = Decision(new, new.frames[-1], ask).sample(rng)
        new.lines = [line for line in new.lines if line[5] is None or seat in line[5]]
        new.answers = [(-1, None)] * len(new.answers)
        new.origin = None
        return new

    def undo(self) -> None:
        """Take back the last choice, if nothing was revealed since; else UndoRefused says what was."""
        from .record import rebuilt

        if not self.answers or self.origin is None:
            raise UndoRefused(Text("undo-nothing", "kernel"))
        if self.revealed[0] >= len(self.answers):
            _, id, args = self.revealed
            raise UndoRefused(Text("undo-revealed", "kernel", what=Text(id, self.game.id, **args)))
        self._become(rebuilt(self, len(self.answers) - 1))

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
        return isinstance(other, Table) and self._essence() == other._essence()

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
            [item.to_json() for item in self.lasting],
            None if self.outcome is None else [self.outcome.winners, self.outcome.scores],
        ]

    # ---- other entries of a record: they are not answers, but they change what comes after

    def order_standing(self, seat: int, window: str, order: str | None) -> None:
        """Answer a kind of window in advance: "never", an ability's key, or None to be asked again."""
        self._check_seat(seat)
        self.answers.append((-1, {"standing": [seat, window, order]}))
        if order is None:
            self.standing.pop(f"{seat}/{window}", None)
        else:
            self.standing[f"{seat}/{window}"] = order

    def reseed(self, seed: int) -> None:
        """Replace the randomness to come, as after an undo past something revealed."""
        self.answers.append((-1, {"reseed": seed}))
        self.streams.seed = seed

    # ---- what steps, effects and events use

    def value(self, kind: str, seat: int, base: int = 0) -> int:
        """A value with all modifiers in play: set first, then added, then bounded."""
        found = (self._index if self._index is not None else self._reindex()).get(kind)
        if found is not None:
            for item in found:
                ability = item.ability
                if isinstance(ability, Modifier) and ability.touches(self, item, seat):
                    base = ability.fold(base)
        return base

    def listening(self, kind: str, timing: str) -> list[InPlay]:
        index = self._index if self._index is not None else self._reindex()
        return index.get(f"{kind}/{timing}", [])

    def ability(self, key: str) -> InPlay:
        """An ability in play by its key."""
        if self._index is None:
            self._reindex()
        return self._keys[key]

    def touch(self) -> None:
        """Cards in play changed: look up abilities anew."""
        self._index = None

    def has_use(self, found: InPlay, limit: Limit | None) -> bool:
        return limit is None or self.uses.get(f"{limit.period}/{found.owner}/{found.key}", 0) < limit.times

    def count_use(self, found: InPlay, limit: Limit | None) -> None:
        if limit is not None:
            key = f"{limit.period}/{found.owner}/{found.key}"
            self.uses[key] = self.uses.get(key, 0) + 1

    def last_until(self, period: str, ability: Ability, scope: Scope) -> None:
        self.lasting += (Lasting(ability=ability.id, owner=scope.you, source=scope.source, until=period),)
        self.touch()

    def end_period(self, period: str) -> None:
        """Limits of the period start anew and what lasted until now is over."""
        if self.uses:
            self.uses = {key: n for key, n in self.uses.items() if not key.startswith(f"{period}/")}
        if self.lasting:
            self.lasting = tuple(item for item in self.lasting if item.until != period)
            self.touch()

    def frame(self, id: int) -> Procedure:
        """The frame with this id; the newest are looked at first."""
        for frame in reversed(self.frames):
            if frame.id == id:
                return frame
        raise LookupError(f"no frame {id}")

    def abort(self, id: int, why: str = "") -> None:
        """Unwind to a frame and end it; every frame on the way tidies up."""
        while self.frames:
            frame = self.frames[-1]
            frame.on_abort(self)
            if frame.id == id:
                frame.finish({"aborted": why})
                return
            self.frames.pop()
        raise LookupError(f"no frame {id}")

    def after_frame(self, id: int, procedure: Procedure) -> None:
        """Run a procedure as soon as a frame is over."""
        self.frame(id).afterwards += (procedure.to_json(),)

    def end(self) -> None:
        """The game is over at once, in the middle of whatever is going on."""
        self.frames.clear()

    def seats_after(self, seat: int) -> tuple[int, ...]:
        """The other seats in turn order."""
        return tuple((seat + i) % self.seats for i in range(1, self.seats))

    def log(
        self,
        id: str,
        rule: str,
        /,
        *,
        audience: tuple[int, ...] | None = None,
        refs: tuple[str, ...] = (),
        **args: Any,
    ) -> None:
        """Write a line of the log. Seats are passed as `who(seat)`."""
        if not self.quiet:
            self.lines.append((len(self.answers), id, args, rule, refs, audience))

    def reveal(self, id: str, **args: Any) -> None:
        """Something hidden became known: undo may not go back behind this."""
        self.revealed = (len(self.answers), id, args)

    # ---- the engine

    def begin(self, procedure: Procedure) -> None:
        """Start playing with the game's first procedure."""
        self._push(procedure)
        self._run()

    def _push(self, procedure: Procedure) -> None:
        self.serial += 1
        procedure.id = self.serial
        self.frames.append(procedure)

    def _run(self) -> None:
        """Top frame, next step, until somebody must be asked or the game is over."""
        frames = self.frames
        while frames:
            frame = frames[-1]
            pc = frame.pc
            try:
                step = frame.STEPS[pc]
            except IndexError:
                self._pop(frame)
                continue
            frame.pc = pc + 1
            got = step(frame, self)
            if got is None:
                continue
            if isinstance(got, Procedure):
                self.serial += 1
                got.id = self.serial
                frames.append(got)
            elif self._handle(frame, pc, got):
                return
        if self.outcome is None:
            self.outcome = self.game.outcome(self)

    def _handle(self, frame: Procedure, pc: int, got: Step) -> bool:
        """Do what a step returned; True if the table now waits for an answer."""
        while got is not None:
            if isinstance(got, Procedure):
                self._push(got)
                return False
            if isinstance(got, Ask):
                frame.pc = pc
                forced = got.forced()
                if forced is None:
                    self.asked = (got,)
                    return True
                self._take(frame, forced)
                return False
            if isinstance(got, Event):
                index = self._index if self._index is not None else self._reindex()
                if got.WOULD in index or got.AFTER in index or got.KIND in self.game.always_open:
                    self._push(Occur(event=got))
                    return False
                got = got.happen(self)
                continue
            frame.pc = pc
            self.asked = got.asks
            self.sealed = {ask.seat: f for ask in got.asks if (f := ask.forced()) is not None}
            if len(self.sealed) < len(self.asked):
                return True
            self._open_seals(frame)
            return False
        return False

    def _take(self, frame: Procedure, answer: Answer) -> None:
        pc = frame.pc
        taker = frame.TAKERS[pc]
        frame.pc = pc + 1
        if taker is None:
            raise TypeError(f"{type(frame).__name__} asks in step {frame.NAMES[pc]} but takes no answer")
        taker(frame, self, answer)

    def _open_seals(self, frame: Procedure) -> None:
        answers = {ask.seat: self.sealed[ask.seat] for ask in self.asked}
        self.asked, self.sealed = (), {}
        self._take(frame, answers)

    def _pop(self, frame: Procedure) -> None:
        if frame.afterwards:
            first, *rest = frame.afterwards
            frame.afterwards = tuple(rest)
            later = Data.from_json(first)
            assert isinstance(later, Procedure)
            self._push(later)
            return
        self.frames.pop()
        if frame.into and self.frames:
            self.frames[-1].__dict__[frame.into] = frame.result

    def _reindex(self) -> Index:
        found = list(self.game.abilities(self))
        for i, item in enumerate(self.lasting):
            ability = ability_by_id(item.ability)
            found.append(InPlay(f"{item.source}.lasting.{i}", ability, item.owner, item.source))
        self._index, self._keys = build_index(found)
        return self._index

    def _reask(self) -> bool:
        """Rebuild the open questions from their step; False if one of them has become unanswerable."""
        if not self.asked:
            return True
        frame, sealed = self.frames[-1], self.sealed
        got = frame.STEPS[frame.pc](frame, self)
        asks = (got,) if isinstance(got, Ask) else got.asks if isinstance(got, AskAll) else ()
        if [ask.seat for ask in asks] != [ask.seat for ask in self.asked]:
            return False
        if any(ask.how_many() < 1 or ask.shape != old.shape for ask, old in zip(asks, self.asked, strict=True)):
            return False
        self.asked, self.sealed = asks, sealed
        return True

    def _become(self, other: Table) -> None:
        for name in Table.__slots__:
            if name not in ("quiet", "notices"):
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
        asked = ", ".join(str(ask.seat) for ask in self.asked if ask.seat not in self.sealed)
        raise IllegalAnswer(Text("not-your-turn", "kernel", player=who(seat), asked=asked))


