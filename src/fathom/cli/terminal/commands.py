"""The command words at the prompt. They work in English and in the language of the game."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING

from ...content import aid_of
from ...kernel.decision import Decision
from ...kernel.errors import UndoRefused
from ..content import card_lines, clause_line
from ..given import as_number
from ..lookup import card_names, cards_named, cards_of_key, clauses_for, clauses_like, closest
from ..words import Words, clip, plain
from .answers import told_answer
from .orders import examples, order, ready

if TYPE_CHECKING:
    from .session import Session

__all__ = ["COMMANDS", "command_words", "find_command", "hint"]

MANY = 12
Command = Callable[["Session", Decision, str], bool]


def _help(session: Session, decision: Decision, rest: str) -> bool:
    """The examples are of this game: its rules, its conditions, the cards at hand."""
    say = session.say
    under, cards = examples(session, decision)
    session.voice.heading(say("cli-help"))
    session.voice.line(say("cli-help-answer"), indent=2)
    for name in COMMANDS:
        if name == "ready" and cards is None:
            continue
        words = ", ".join(command_words(name, say))
        what = say(
            f"cli-help-{name}",
            rule=decision.rule or next(iter(session.table.game.clauses())),
            example=under,
            n=len(cards or ()),
            cards=", ".join(cards or ()),
        )
        session.voice.line(say("cli-help-line", words=words, what=what), indent=2)
    return False


def _why(session: Session, decision: Decision, rest: str) -> bool:
    refused = decision.refused()
    if not refused:
        session.voice.line(session.say("cli-nothing-refused"))
        return False
    session.voice.line(session.say("cli-refused"))
    for text, rule in refused:
        session.voice.line(session.say.of(text), rule, indent=2)
    return False


def _rule(session: Session, decision: Decision, rest: str) -> bool:
    """Without words: the clause that asks the open question."""
    say, game = session.say, session.table.game
    found = clauses_for(game, rest or decision.rule, say)
    if not found:
        near = ", ".join(clauses_like(game, rest))
        id = "cli-no-clause-but" if near else "cli-no-clause"
        session.voice.line(say(id, words=clip(rest), near=near, id=game.id))
    for clause in found[:MANY]:
        session.voice.lines([clause_line(clause, say)])
    if len(found) > MANY:
        session.voice.line(say("cli-more-clauses", n=len(found) - MANY))
    return False


def _card(session: Session, decision: Decision, rest: str) -> bool:
    """Without a name: the cards the question is about, then every card that lies open and may matter now. With the
    number of an option: its cards."""
    say, game = session.say, session.table.game
    number = as_number(rest)
    if not rest or (number is not None and 1 <= number <= len(decision.keys)):
        keys = decision.keys if number is None else [decision.keys[number - 1]]
        about = [card for key in keys for card in cards_of_key(game, key, session.board.FAMILIES)]
        if number is None:
            cards = {card.slug: card for deck in game.cards().values() for card in deck}
            about += [cards[slug] for slug in session.board.open_cards(session.table.view(decision.seat))]
        for card in dict.fromkeys(about):
            session.voice.lines(card_lines(game, card, say, clauses=number is not None))
        if not about:
            session.voice.line(say("cli-no-card-here" if number is None else "cli-no-card-there"))
        return False
    found = cards_named(game, rest, say)
    if not found:
        near = ", ".join(closest(rest, card_names(game, say)))
        id = "cli-no-card-but" if near else "cli-no-card"
        session.voice.line(say(id, name=clip(rest), near=near, id=game.id))
    elif len(found) > MANY:
        names = ", ".join(say.of(card.name(), game.id) for card in found)
        session.voice.line(say("cli-many-cards", names=clip(names, 1000)))
    else:
        for card in found:
            session.voice.lines(card_lines(game, card, say))
    return False


def _aid(session: Session, decision: Decision, rest: str) -> bool:
    """One page: what wins, what a turn is made of, what can be done, how it ends, what words mean."""
    say, game = session.say, session.table.game
    aid = aid_of(game.package)
    if not aid:
        session.voice.line(say("cli-no-aid"))
    for section, entries in aid.items():
        session.voice.heading(say(f"cli-aid-{section}"))
        for entry in entries:
            words, what = say.name(game.id, f"aid-{entry.id}"), say.name(game.id, f"aid-{entry.id}-is")
            session.voice.line(say("cli-help-line", words=words, what=what), entry.rule, indent=2)
    return False


def _hint(session: Session, decision: Decision, rest: str) -> bool:
    say, game = session.say, session.table.game.id
    advice = session.take_hint(decision.seat)
    answer = say("cli-hint", answer=told_answer(decision, advice.answer, say, game))
    session.voice.line(" ".join([answer, *(say.of(reason, game) for reason in advice.reasons)]))
    return False


def _log(session: Session, decision: Decision, rest: str) -> bool:
    session.show_log(0, decision.seat)
    return False


def _table(session: Session, decision: Decision, rest: str) -> bool:
    session.show_table(decision.seat)
    session.show_hand(decision.seat)
    session.show_question(decision)
    return False


def _hand(session: Session, decision: Decision, rest: str) -> bool:
    session.show_hand(decision.seat)
    return False


def _undo(session: Session, decision: Decision, rest: str) -> bool:
    """True if it worked: the table is another one now and the question has to be asked anew."""
    try:
        session.undo(decision.seat)
    except UndoRefused as error:
        session.voice.line(session.say.of(error.text))
        return False
    session.voice.line(session.say("cli-undone"))
    return True


def _save(session: Session, decision: Decision, rest: str) -> bool:
    path = Path(rest).expanduser() if rest else session.path
    if session.save(path):
        session.voice.whole(session.say("cli-saved", file=str(path)))
    return False


def _quit(session: Session, decision: Decision, rest: str) -> bool:
    session.leave()
    return False


COMMANDS: dict[str, Command] = {
    "why": _why, "hint": _hint, "aid": _aid, "rule": _rule, "card": _card, "table": _table, "hand": _hand, "log": _log,
    "order": order, "ready": ready, "undo": _undo, "save": _save, "help": _help, "quit": _quit,
}  # fmt: skip


def command_words(name: str, say: Words) -> list[str]:
    """All words for a command: ours first, English always, "?" for the refusals."""
    words = [word.strip() for word in say(f"cli-word-{name}").split(",")]
    if name not in words:
        words.append(name)
    return ["?", *words] if name == "why" else words


def find_command(line: str, say: Words) -> tuple[str, str] | None:
    """The command and what follows it."""
    first, _, rest = line.partition(" ")
    if first.startswith("?"):
        return "why", ""
    for name in COMMANDS:
        if plain(first) in [plain(word) for word in command_words(name, say)]:
            return name, rest.strip()
    return None


def hint(line: str, decision: Decision, say: Words) -> str:
    """A gentle word about a line that is neither an answer nor a command."""
    known = {plain(word): word for name in COMMANDS for word in command_words(name, say)}
    known |= {plain(key): key for key in decision.keys}
    near = get_close_matches(plain(line.split()[0]), known, 1, 0.6)
    if near:
        return say("cli-did-you-mean", given=clip(line), word=known[near[0]])
    return say("cli-not-understood", given=clip(line))
