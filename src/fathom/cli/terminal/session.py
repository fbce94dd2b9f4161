"""A game at one keyboard: people and bots take their seats, every choice of a person is saved at once."""

from __future__ import annotations

import random
from contextlib import nullcontext
from pathlib import Path
from shlex import quote
from typing import NamedTuple

from ...bots import Advice, advise, make
from ...bots.search import SearchBot
from ...folders import saves_folder
from ...kernel.decision import Decision
from ...kernel.errors import IllegalAnswer, UndoRefused
from ...kernel.table import Table
from ...kernel.text import Text, who
from ..given import ME
from ..words import DOMAIN, Words, why_not
from .answers import by_words, how_to_answer, looks_like_answer, read_answer
from .boards import board_for, outcome_lines
from .commands import COMMANDS, find_command, hint
from .saves import record_with, write
from .voice import Left, Voice

__all__ = ["Session"]


class Hinted(NamedTuple):
    """A hint that was taken: after which choice, by whom, and whether everybody saw who was asked."""

    number: int
    seat: int
    open: bool


class Session:
    """One table, who sits at it, and where it is saved."""

    def __init__(self, table: Table, players: list[str], say: Words, voice: Voice, path: Path) -> None:
        self.table, self.players, self.say, self.voice, self.path = table, players, say, voice, path
        self.board = board_for(table.game.id, say)
        self.bots = {name: make(name) for name in set(players) if name != ME}
        self.people = [seat for seat, name in enumerate(players) if name == ME]
        self.looking: int | None = None
        self.told: dict[int, int] = {}
        """Per seat: the turn in which it last saw the whole table."""
        self.hints: list[Hinted] = []
        self.leaving = False
        """Somebody wanted to leave and was told that the game cannot be saved."""
        self.homeless = False
        """The game could not be saved where it belongs; a copy that can be written takes its place."""
        self.prompts: dict[str, Text] = {}
        """The questions that standing orders were given for, as they were put."""

    # ---- the game

    def play(self) -> bool:
        """Until the game is over or the players leave. False where what they chose could not be kept."""
        try:
            while (decision := self._next()) is not None:
                if self.players[decision.seat] == ME:
                    self._ask(decision)
                else:
                    self._let_bot(decision)
            return self._end()
        except Left:
            return self._goodbye(self.save(self.path))
        except KeyboardInterrupt:  # while a bot was thinking: what the people chose is on the disk, if they chose
            self.voice.line()
            return self._goodbye(self.path.exists()) or not any(map(self._last_choice, self.people))

    def _next(self) -> Decision | None:
        """Bots first, then whoever already looks at the screen: fewer curtains, less waiting."""
        decisions = self.table.decisions
        for decision in decisions:
            if self.players[decision.seat] != ME:
                return decision
        return next((d for d in decisions if d.seat == self.looking), decisions[0] if decisions else None)

    def _let_bot(self, decision: Decision) -> None:
        """The same game position makes a bot choose the same, also after loading."""
        rng = random.Random(f"{self.table.streams.seed}/{len(self.table.answers)}/{decision.seat}")
        seat = decision.seat
        bot = self.bots[self.players[seat]]
        sign = self.say("cli-thinking", player=who(seat))
        with self.voice.waiting(sign) if isinstance(bot, SearchBot) else nullcontext():
            answer = bot.answer(self.table, seat, rng)
        self.table.choose(answer, seat)

    def _ask(self, decision: Decision) -> None:
        """Show a person all that is new and listen until the question is answered."""
        seat = decision.seat
        fresh = self._draw_curtain(seat)
        self._show_news(seat)
        self._show_position(seat, fresh)
        self.show_question(decision)
        while True:
            line = self.voice.ask(self.say("cli-prompt", most=len(decision.keys)))
            if not line:
                self.show_question(decision)
                continue
            if not looks_like_answer(decision, line):
                command = find_command(line, self.say)
                if command is not None:
                    name, rest = command
                    if COMMANDS[name](self, decision, rest):
                        return
                    continue
                meant = by_words(decision, line, self.say, self.table.game.id)
                if meant is None:
                    self.voice.line(hint(line, decision, self.say))
                    continue
                line = meant
            try:
                self.table.choose(read_answer(decision, line), seat)
            except IllegalAnswer as error:
                self.voice.line(self.say.of(error.text), error.rule)
                self._show_how(decision)
                continue
            self.save(self.path)
            return

    def undo(self, seat: int) -> None:
        """Back to this seat's own last choice, over the answers of bots; UndoRefused if that is not fair."""
        answers = self.table.answers
        mine = max((i for i, (who_chose, _) in enumerate(answers) if who_chose == seat), default=-1)
        if mine < 0:
            raise UndoRefused(Text("undo-nothing", "kernel"))
        if any(other != seat and other in self.people for other, _ in answers[mine + 1 :]):
            raise UndoRefused(Text("cli-undo-others", DOMAIN))
        back = self.table.clone()
        kept = sum(who_chose >= 0 for who_chose, _ in answers[:mine])
        while sum(who_chose >= 0 for who_chose, _ in back.answers) > kept:  # standing orders stay
            back.undo()
        self.table = back
        self.hints = [hint for hint in self.hints if hint.number <= back.choices]
        self.told.pop(seat, None)
        self.save(self.path)

    def take_hint(self, seat: int) -> Advice:
        """What a bot would answer here. The same question gets the same hint again, and the log says it was taken."""
        table = self.table
        asked = table.asked[0]
        hint = Hinted(table.choices, seat, len(table.asked) == 1 and not asked.always)
        if hint not in self.hints:
            self.hints.append(hint)
        return advise(table, seat, random.Random(f"{table.streams.seed}/{len(table.answers)}/{seat}/hint"))

    # ---- what is shown

    def role(self, seat: int, viewer: int | None) -> str:
        if seat == viewer:
            return self.say("cli-you")
        if self.players[seat] == ME:
            return ""
        return self.say("cli-bot", name=self.say.bot(self.players[seat]))

    def _draw_curtain(self, seat: int) -> bool:
        """With several people at one keyboard nobody sees another's cards. True if somebody new looks."""
        if self.looking == seat:
            return False
        self.looking = seat
        if len(self.people) > 1:
            self.voice.curtain()
            self.voice.ask(self.say("cli-curtain", player=who(seat)))
        return True

    def _last_choice(self, seat: int) -> int:
        """How many choices there were when this seat had chosen last; 0 before its first.

        A table opened at a snapshot counts on from there, without the answers that led to it.
        """
        chose = [who_chose for who_chose, _ in self.table.answers if who_chose >= 0]
        before = self.table.choices - len(chose)
        return max((before + i for i, other in enumerate(chose, 1) if other == seat), default=0)

    def _show_news(self, seat: int) -> None:
        since = self._last_choice(seat)
        if self.table.events(since, seat):
            self.voice.heading(self.say("cli-news" if since else "cli-news-first"))
            self.show_log(since, seat)

    def show_log(self, since: int, seat: int | None) -> None:
        """What happened, and between it the hints that were taken; under seal those are known to their seat alone."""
        events = self.table.events(since, seat)
        hints = [hint for hint in self.hints if hint.number >= since and (hint.open or hint.seat == seat)]
        for event in events:
            while hints and hints[0].number < event.number:
                self._show_hint(hints.pop(0))
            self.voice.line(self.say.of(event.text), event.rule, indent=2)
        for taken in hints:
            self._show_hint(taken)

    def _show_hint(self, hint: Hinted) -> None:
        self.voice.line(self.say("cli-log-hint", player=who(hint.seat)), indent=2)

    def _show_position(self, seat: int, fresh: bool) -> None:
        """The whole table when an own turn starts and behind a curtain, else what moves; the hand always."""
        view = self.table.view(seat)
        turn = self.board.turn_of(view, seat)
        if fresh or turn not in (None, self.told.get(seat)):
            self.show_table(seat)
        else:
            self.voice.line()
            self.voice.lines(self.board.brief(view))
        if turn is not None:
            self.told[seat] = turn
        self.show_hand(seat)

    def show_table(self, seat: int) -> None:
        self.voice.heading(self.say("cli-table"))
        roles = [self.role(other, seat) for other in range(self.table.seats)]
        self.voice.lines(self.board.table(self.table.view(seat), roles))

    def show_hand(self, seat: int) -> None:
        self.voice.lines(self.board.hand(self.table.view(seat)))

    def show_question(self, decision: Decision) -> None:
        say = self.say
        self.voice.line()
        asked = say("cli-question", player=who(decision.seat), prompt=say.of(decision.prompt, self.table.game.id))
        self.voice.line(asked, decision.rule, style="bold")
        limits = decision.limits
        for number, option in enumerate(decision.options, 1):
            words = say.of(option.text, self.table.game.id)
            if limits:
                words = say("cli-option-limit", option=words, n=limits[option.key])
            self.voice.line(f"{number}. {words}", option.rule, indent=2)
        self._show_how(decision)

    def _show_how(self, decision: Decision) -> None:
        how = how_to_answer(decision, self.say)
        if how:
            self.voice.line(how)

    # ---- saving and leaving

    def save(self, path: Path) -> bool:
        """False, with a word of warning, where the disk does not let us."""
        own = path == self.path
        try:
            write(path, record_with(self.table, self.players, self.say.lang))
        except OSError as error:
            self.voice.whole(self.say("cli-cannot-save", file=str(path), why=why_not(error)))
            self.homeless |= own
            return False
        if self.homeless:
            self.path, self.homeless, self.leaving = path, False, False
        return True

    def leave(self) -> None:
        """Where the game cannot be saved it takes a second word to leave without it."""
        if self.leaving or self.save(self.path):
            raise Left
        self.leaving = True
        self.voice.line(self.say("cli-leave-unsaved"))

    def _goodbye(self, saved: bool) -> bool:
        if saved:
            ours = self.path.parent == saves_folder()
            name = self.path.stem if ours else quote(str(self.path.absolute()))
            self.voice.whole(self.say("cli-bye", name=name))
        return saved

    def _end(self) -> bool:
        viewer = self.people[0] if len(self.people) == 1 else None
        if len(self.people) > 1:
            self.voice.curtain()
        self.voice.heading(self.say("cli-news"))
        self.show_log(max(self._last_choice(seat) for seat in self.people), viewer)
        self.voice.heading(self.say("cli-table"))
        roles = [self.role(seat, viewer) for seat in range(self.table.seats)]
        self.voice.lines(self.board.table(self.table.view(viewer), roles))
        self.voice.heading(self.say("cli-the-end"))
        self.voice.lines(outcome_lines(self.table, self.board, self.say))
        saved = self.save(self.path)
        if saved:
            self.voice.whole(self.say("cli-recorded", file=quote(str(self.path))))
        return saved
