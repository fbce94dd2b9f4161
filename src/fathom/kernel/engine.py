"""The engine: a stack of frames, run step by step until somebody must be asked.

This half of the table is what steps, effects and events work with; the other half (`table.py`) is the contract with
players, bots and servers.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

from .ability import EVER, TOLD, Told, Trigger
from .ask import Answer, Ask
from .data import Data
from .effect import Scope
from .errors import Endless, IllegalAnswer
from .event import Event, Occur
from .game import Game, Outcome
from .play import OF_PLAY, Play
from .procedure import END, Afterwards, Procedure, Step
from .rng import Streams
from .text import Text

if TYPE_CHECKING:
    from .table import Table

if TYPE_CHECKING:
    from typing_extensions import TypeVar as VariableWithDefault

    S = VariableWithDefault("S", bound=Data, default=Any)
else:
    S = TypeVar("S", bound=Data)

__all__ = ["KEPT", "Engine"]

StandingOrder = tuple[Any, str, int]
"""A standing order: the answer, the id of a condition of the game ("": none), how many times it holds (0: always)."""
MOST_FOLLOWED = 200
"""So many answers of standing orders may follow each other: where all is ordered, a game might run for ever."""
MOST_STEPS = 10_000
"""So many steps may lie between two questions; the longest way in any game has some hundred."""
P = TypeVar("P", bound=Procedure)
Line = tuple[int, str, dict[str, Any], str, tuple[str, ...], tuple[int, ...] | None]

OF_ENGINE = (
    "answers", "asked", "asked_at", "choices", "followed", "frames", "heeds", "lent", "lines", "noted", "notices",
    "options", "origin", "outcome", "quiet", "revealed", "sealed", "seats", "standing", "state", "streams", "together",
    "unasked", "veils", "windows",
)  # fmt: skip
KEPT = (*OF_PLAY, *OF_ENGINE)
"""All that a table is made of."""


@lru_cache(maxsize=256)
def _seats_after(seat: int, seats: int) -> tuple[int, ...]:
    return tuple((seat + i) % seats for i in range(1, seats))


class Engine(Play, Generic[S]):
    """State, frames, open questions, and everything that decides how the game goes on."""

    __slots__ = OF_ENGINE

    def __init__(self, game: Game, seats: int, seed: int, options: dict[str, Any]) -> None:
        super().__init__(game)
        self.seats = seats
        self.options = options
        self.windows = game.windows_of(options)
        """How windows are asked at this table: silent or uniform."""
        self.streams = Streams(seed)
        self.state: S = cast("S", game.new_state(seats, options))
        self.frames: list[Procedure] = []
        self.asked: tuple[Ask, ...] = ()
        self.sealed: dict[int, Answer] = {}
        self.together = self.quiet = False
        self.asked_at = 0
        self.veils = seed
        self.answers: list[tuple[int, Answer]] = []
        self.standing: dict[str, tuple[StandingOrder, ...]] = {}
        self.choices = self.unasked = self.followed = self.lent = 0
        self.lines: list[Line] = []
        self.revealed: tuple[int, str, dict[str, Any]] = (-1, "", {})
        self.outcome: Outcome | None = None
        self.origin: dict[str, Any] | None = {"seed": seed}
        self.notices: tuple[Text, ...] = ()
        self.noted: tuple[int, ...] = ()
        """What everybody saw that speaks for something hidden, as the game counts it; no part of the rules."""
        self.heeds = True
        """Is it noted? Not at imagined tables, nor where nobody will draw a conclusion."""

    # ---- what steps, effects and events use

    def frame(self, id: int) -> Procedure:
        """The frame with this id; the newest are looked at first."""
        for frame in reversed(self.frames):
            if frame.id == id:
                if not self.lent:
                    return frame
                place = [other.id for other in self.frames].index(id)
                return frame if place >= self.lent else self._own(place)
        raise LookupError(f"no frame {id}")

    def innermost(self, kind: type[P]) -> P | None:
        """The newest frame of a kind."""
        found = next((frame for frame in reversed(self.frames) if isinstance(frame, kind)), None)
        return found and cast("P", self.frame(found.id))

    def abort(self, id: int, why: str = "") -> None:
        """Unwind to a frame and end it; every frame on the way tidies up."""
        last = self.frame(id)
        while self.frames[-1] is not last:
            self._drop()
        last.finish({"aborted": why})

    def stop(self, id: int, why: str = "") -> None:
        """End a frame deeper in the stack as soon as control comes back to it; what lies above it goes on."""
        self.frame(id).finish({"aborted": why})

    def after_frame(self, id: int, procedure: Procedure) -> None:
        """Run a procedure as soon as a frame is over."""
        frame = self.frame(id)
        before = frame.afterwards.todo if frame.afterwards else []
        frame.afterwards = Afterwards(todo=[*before, procedure])

    def end(self) -> None:
        """The game is over at once, in the middle of whatever is going on."""
        self.frames.clear()
        self.lent = 0

    def seats_after(self, seat: int) -> tuple[int, ...]:
        """The other seats in turn order."""
        return _seats_after(seat, self.seats)

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
            self.lines.append((self.choices, id, args, rule, refs, audience))

    def reveal(self, id: str, of: int = -1, **args: Any) -> None:
        """Something hidden became known: undo may not go back behind this. What a seat shows of its own (`of`) by a
        choice of its own it may take back."""
        if of < 0 or not self.answers or self.answers[-1][0] != of:
            self.revealed = (self.choices, id, args)
        if self.heeds and id in self.game.watched:
            self.game.witness(cast("Table", self), id, -1, None)

    # ---- the engine

    def begin(self, procedure: Procedure) -> None:
        """Start playing with the game's first procedure."""
        self._push(procedure)
        self._run()

    def _push(self, procedure: Procedure) -> None:
        self.serial += 1
        procedure.id = self.serial
        self.frames.append(procedure)
        if procedure.PERIOD:
            self._begin(procedure)

    def _run(self) -> None:
        """Top frame, next step, until somebody must be asked or the game is over."""
        frames = self.frames
        self.followed = 0
        for _ in range(MOST_STEPS):
            if not frames:
                break
            frame = frames[-1]
            pc, steps = frame.pc, frame.STEPS
            if pc >= len(steps):
                if frame.LEAVES or frame.into or frame.afterwards or self.lent:
                    self._pop(frame)
                else:
                    frames.pop()
                continue
            frame.pc = pc + 1
            got = steps[pc](frame, self)
            if got is None:
                continue
            if isinstance(got, Procedure):
                self.serial += 1
                got.id = self.serial
                frames.append(got)
                if got.PERIOD:
                    self._begin(got)
            elif self._put(frame, pc, got) if isinstance(got, Ask) else self._handle(frame, pc, got):
                return
        else:
            raise Endless(Text("endless", "kernel", frame=frames[-1].NAME))
        if self.outcome is None:
            self.outcome = self.game.outcome(cast("Table", self))
            self.reveal("revealed-end")

    def _handle(self, frame: Procedure, pc: int, got: Step) -> bool:
        """Do what a step returned; True if the table now waits for an answer."""
        for _ in range(MOST_STEPS):
            if got is None:
                return False
            if isinstance(got, Procedure):
                self._push(got)
                return False
            if isinstance(got, Ask):
                return self._put(frame, pc, got)
            if isinstance(got, Event):
                told = TOLD.get((type(self.game), type(got))) or self._told(type(got))
                if not told[0]:  # no card of the box could answer it: a plain call
                    got = got.happen(self)  # type: ignore[arg-type]  # an engine is half of a table
                    continue
                if self._is_heard(got, told):
                    self._push(Occur(event=got))
                    return False
                event, index = got, self._index
                got = got.happen(self)  # type: ignore[arg-type]
                if not event.AFTERWARDS:
                    continue
                if got is None:
                    same = self._index is index and self.frames and self.frames[-1] is frame
                    if same or not self._is_heard(event, told):  # whoever did not hear it before does not hear it now
                        continue
                frame = Occur(event=event, result=True)
                frame.go("3_check")  # it happened; checks and aftermath are left
                pc = frame.pc - 1
                self._push(frame)
                continue
            frame.pc = pc
            self.asked, self.together, self.asked_at = got.asks, True, self.choices
            self.sealed = {ask.seat: known for ask in got.asks if (known := self._known(frame, ask)) is not None}
            if len(self.sealed) < len(self.asked):
                return True
            self._open_seals(frame)
            return False
        raise Endless(Text("endless", "kernel", frame=frame.NAME))

    def _put(self, frame: Procedure, pc: int, ask: Ask) -> bool:
        """Put a question, unless its answer is known."""
        frame.pc = pc
        if self.revealed[0] < self.choices and self.windows == "silent":
            self.reveal("revealed-asked", of=ask.seat)  # whether another seat is asked tells of its hand
        known = self._known(frame, ask) if self.standing else ask.forced()
        if known is None:
            self.asked, self.together, self.asked_at = (ask,), False, self.choices
            return True
        self.unasked += 1
        self._take(frame, known)
        return False

    def _known(self, frame: Procedure, ask: Ask) -> Answer:
        """The answer nobody needs to be asked for: the only one there is, or that of a standing order."""
        known = ask.forced()
        if known is None and self.standing and self.followed < MOST_FOLLOWED:
            known = frame.ordered(cast("Table", self), ask)
            if known is not None:
                self.followed += 1
                return known
            for name in ask.question.split("/"):
                for order in self.standing.get(f"{ask.seat}/{name}", ()):
                    known = self._followed(frame, ask, order)
                    if known is not None:
                        self.followed += 1
                        if order[2]:
                            self._count_order(f"{ask.seat}/{name}", order)
                        return known
        return known

    def _followed(self, frame: Procedure, ask: Ask, order: StandingOrder) -> Answer:
        """What a standing order answers to this question now; None if it does not fit: it is passed over."""
        answer, condition, _ = order
        table, scope = cast("Table", self), Scope(you=ask.seat, frame=getattr(frame, "frame", 0))
        if condition and (
            condition not in self.game.conditions or not self.game.conditions[condition].holds(table, scope)
        ):
            return None  # an older version may have known conditions that this one does not
        try:
            answer = ask.clean(answer)
            frame.check(table, answer)
        except IllegalAnswer:
            return None
        return answer

    def _count_order(self, name: str, order: StandingOrder) -> None:
        """An order for so many times has one time less."""
        kept = list(self.standing[name])
        at = kept.index(order)  # the first that is like it: that is the one which was followed
        kept[at : at + 1] = [(order[0], order[1], order[2] - 1)] if order[2] > 1 else []
        self.standing[name] = tuple(kept)

    def _told(self, kind: type[Event]) -> Told:
        """The moments of a kind of event that some printed ability listens to."""
        open = not self.game.always_open.isdisjoint(kind.KINDS)
        waits = self.game.effects_are_whole and "after" in kind.AFTERWARDS
        heard = kind.HEARD if open else tuple(moment for moment in kind.HEARD if moment in EVER)
        told = TOLD[type(self.game), kind] = (heard, open, waits)
        return told

    def _is_heard(self, event: Event, told: Told) -> bool:
        """Does anybody listen whom this event concerns? If not, no frame and no window is made for it."""
        moments, open, waits = told
        index = self._index if self._index is not None else self._reindex()
        for moment in moments:
            if moment in index:
                for found in index[moment]:
                    ability = found.ability
                    if isinstance(ability, Trigger) and ability.concerns(event, found.owner):
                        return True
        if open or not waits or not self.frames or not self.frames[-1].PART:
            return open
        return self.unfinished_effect() > 0  # whoever hears it may come before it is answered

    def unfinished_effect(self) -> int:
        """The frame of the outermost effect of several parts that is being done here, where the game keeps answers
        until all are done; 0 for none."""
        found = 0
        if self.game.effects_are_whole:
            for frame in reversed(self.frames):
                if not frame.PART:
                    break
                if frame.WHOLE and not frame.tidied:
                    found = frame.id
        return found

    def landing(self, got: Step, into: str) -> Step:
        """A call, or an event, whose result lands in a field of the frame that returns it; questions as they are."""
        if isinstance(got, Event):
            told = TOLD.get((type(self.game), type(got))) or self._told(type(got))
            if not self._is_heard(got, told):  # nobody can stop it
                setattr(self.frames[-1], into, True)
                return got
            got = Occur(event=got)
        return got.called(into) if isinstance(got, Procedure) else got

    def _take(self, frame: Procedure, answer: Answer) -> None:
        pc = frame.pc
        taker = frame.TAKERS[pc]
        frame.pc = pc + 1
        if taker is None:
            raise TypeError(f"{type(frame).__name__} asks in step {frame.NAMES[pc]} but takes no answer")
        taker(frame, self, answer)

    def _open_seals(self, frame: Procedure) -> None:
        answers = {ask.seat: self.sealed[ask.seat] for ask in self.asked}
        if len(answers) > 1:
            self.reveal("revealed-answers")
        self.asked, self.sealed = (), {}
        self._take(frame, answers)

    def _pop(self, frame: Procedure) -> None:
        if frame.afterwards:  # it is over, but what comes afterwards may still ask what it was
            later, frame.afterwards = frame.afterwards.clone(), None
            if frame.LEAVES and not frame.tidied:
                frame.tidied = True
                self._leave(frame)
            self._push(later)
            return
        into, frames = frame.into, self.frames
        del frames[-1]
        if frame.LEAVES and not frame.tidied:
            self._leave(frame)
        if self.lent and self.lent == len(frames):
            self._own(self.lent - 1)
        if into and frames and (below := frames[-1]).pc < END:  # a frame that was stopped keeps its result
            if into not in below._names:
                raise TypeError(f"{below.NAME} has no field {into} for the result of {frame.NAME}")
            setattr(below, into, frame.result)

    def _drop(self) -> None:
        """Take the top frame off the stack; the one below goes on."""
        frame = self.frames.pop()
        if frame.LEAVES and not frame.tidied:
            self._leave(frame)
        if self.lent and self.lent == len(self.frames):
            self._own(self.lent - 1)

    def _own(self, place: int) -> Procedure:
        """The frame at this place, free to change: those from here up that clones still share are copied first.

        A table and its clones share the lowest `lent` frames, and a game goes on at the top; so the top frame is always
        the table's own, and who reaches for a deeper one to change it asks `frame` or `innermost`.
        """
        if place < self.lent:
            self.frames[place : self.lent] = [frame.clone() for frame in self.frames[place : self.lent]]
            self.lent = place
        return self.frames[place]
