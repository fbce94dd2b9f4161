"""Standing orders at the prompt: answers given in advance, and cards laid ready for a question to come."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from ...games import ordering
from ...kernel.decision import Decision
from ...kernel.errors import IllegalAnswer
from ...kernel.text import Text
from ...kernel.window import ALWAYS, NEVER, PASS, UNCHANGED, USE
from ..given import as_number
from ..words import DOMAIN, Words, clip, plain
from .answers import by_words, looks_like_answer, read_answer

if TYPE_CHECKING:
    from .session import Session

__all__ = ["examples", "order", "ready"]

EVERY_WINDOW = "*"
_TIMES = re.compile(r"[x×]([0-9]{1,3})", re.IGNORECASE)
Order = tuple[str, Any, str, int]
"""Question, answer, condition, times."""


def order(session: Session, decision: Decision, rest: str) -> bool:
    """Alone: the orders of this seat. With an answer: how questions like the open one are answered from now on."""
    words = rest.split()
    if not words:
        _show(session, decision.seat, decision.prompt.id)
    elif plain(words[0]) in _words_of(session.say, "cli-order-back"):
        _take_back(session, decision.seat, words[1:])
    elif _of_window(session, decision, words):
        _show(session, decision.seat, "")
    else:
        try:
            given = _read(session, decision, words)
        except IllegalAnswer as error:
            session.voice.line(session.say.of(error.text), error.rule)
            session.voice.line(session.say("cli-order-how"))
            return False
        session.prompts[decision.prompt.id] = decision.prompt
        _give(session, decision.seat, given)
    return False


def ready(session: Session, decision: Decision, rest: str) -> bool:
    """Lay cards of the hand ready: they are added to the next test without a question."""
    say, seat = session.say, decision.seat
    question, hand = session.board.ready(session.table.view(seat))
    if not question:
        session.voice.line(say("cli-ready-not-here"))
        return False
    mine = [one for one in _orders(session, seat) if one[0] == question]
    if plain(rest) in _words_of(say, "cli-order-back"):
        for one in [one for one in mine if one[3] == 1]:
            _arrange(session, seat, question, [other for other in mine if other is not one])
        session.voice.line(say("cli-ready-gone"))
        return False
    if not rest:
        laid = [one for one in mine if one[3] == 1]
        for one in laid:
            session.voice.line(say("cli-ready-laid", cards=_answer_words(session, one[1])))
        if not laid:
            session.voice.line(say("cli-ready-none"))
        session.voice.line(say("cli-ready-how"))
        return False
    cards: dict[str, int] = {}
    left = list(hand)
    for name in [] if rest == "0" else (part.strip() for part in rest.split(",")):
        key = next((key for key in left if plain(name) in (key, plain(_name(session, key)))), None)
        if key is None:
            session.voice.line(say("cli-ready-unknown", given=clip(name)))
            return False
        left.remove(key)
        cards[key] = cards.get(key, 0) + 1
    _give(session, seat, (question, cards, "", 1))
    return False


def examples(session: Session, decision: Decision) -> tuple[str, list[str] | None]:
    """What help can show: an order under a condition, and cards of the hand to lay ready (None: not in this game)."""
    under = next(iter(conditions(session, decision.prompt.id).values()), "")
    said = f"2 {session.say('cli-order-said-if', words=under)}" if under else "2 x1"
    question, hand = session.board.ready(session.table.view(decision.seat))
    return said, [_name(session, key) for key in hand[:2]] if question else None


# ---- single cards, and as long as nothing changes


def _of_window(session: Session, decision: Decision, words: list[str]) -> bool:
    """At a window: "always", "never" or "ask" behind an ability is about its card; "unchanged" passes for a while."""
    if not decision.prompt.id.startswith("window-"):
        return False
    say, table, last = session.say, session.table, plain(words[-1])
    if len(words) == 1 and last in _words_of(say, "cli-order-unchanged"):
        table.order_standing(decision.seat, UNCHANGED, None)
        table.order_standing(decision.seat, UNCHANGED, PASS)
    else:
        use = next((use for use in (ALWAYS, NEVER, "ask") if last in _words_of(say, f"cli-order-{use}")), "")
        line = " ".join(words[:-1])
        if not use or not line:
            return False
        if not looks_like_answer(decision, line):
            line = by_words(decision, line, say, table.game.id) or line
        try:
            key = read_answer(decision, line)
        except IllegalAnswer:
            return False
        if key == PASS:
            return False
        card = USE + table.ability(str(key)).ability.card
        table.order_standing(decision.seat, card, None)
        if use != "ask":
            table.order_standing(decision.seat, card, use)
    session.save(session.path)
    say_given = "cli-order-gone" if last in _words_of(say, "cli-order-ask") else "cli-order-given"
    session.voice.line(say(say_given))
    return True


# ---- reading


def _words_of(say: Words, id: str) -> list[str]:
    """A word of ours and the English one, as somebody may type them."""
    return [plain(word.strip()) for word in say(id).split(",")]


def _proviso(say: Words, words: list[str]) -> tuple[int, int, bool] | None:
    """Where "if" or "unless" begins and ends, and whether it is the latter; each may be more than one word."""
    signs = [(sign.split(), id.endswith("unless")) for id in ("cli-order-unless", "cli-order-if")
             for sign in _words_of(say, id)]  # fmt: skip
    typed = [plain(word) for word in words]
    for place in range(len(words)):
        for sign, negated in signs:
            if typed[place : place + len(sign)] == sign:
                return place, place + len(sign), negated
    return None


def conditions(session: Session, question: str = "") -> dict[str, str]:
    """What an order may depend on, in words, by id: all of it, or what means something at a question."""
    game = session.table.game
    return {
        id: session.say.of(found.say(), game.id)
        for id, found in game.conditions.items()
        if not id.startswith("not-") and (not question or ordering.fits(game, id, question))
    }


def _condition(session: Session, typed: str) -> str:
    """The id of a condition that is named by its words, by a part of them that no other has, or by the id itself."""
    told, wanted = conditions(session), plain(typed)
    fits = [id for id, words in told.items() if wanted in (id, plain(words))]
    fits = fits or [id for id, words in told.items() if wanted and wanted in plain(words)]
    if len(fits) != 1:
        names = "; ".join(told.values()) or "-"
        raise IllegalAnswer(Text("no-condition", "kernel", given=clip(typed), names=names))
    return fits[0]


def _read(session: Session, decision: Decision, words: list[str]) -> Order:
    say, game = session.say, session.table.game
    question, condition, times = decision.prompt.id, "", 0
    if (found := _proviso(say, words)) is not None:
        place, end, negated = found
        id = _condition(session, " ".join(words[end:]))
        condition, words = f"not-{id}" if negated else id, words[:place]
    if words and (often := _TIMES.fullmatch(words[-1])):
        times, words = int(often[1]), words[:-1]
    if words and words[-1] == EVERY_WINDOW:
        question, words = EVERY_WINDOW, words[:-1]
        if not decision.prompt.id.startswith("window-"):
            raise IllegalAnswer(Text("cli-order-no-window", DOMAIN))
    line = " ".join(words)
    if not looks_like_answer(decision, line):
        line = by_words(decision, line, say, game.id) or line
    return question, read_answer(decision, line), condition, times


# ---- giving, taking back and telling


def _orders(session: Session, seat: int) -> list[Order]:
    return [
        (name.split("/", 1)[1], *order)
        for name, orders in session.table.standing.items()
        if name.startswith(f"{seat}/")
        for order in orders
    ]


def _rank(order: Order) -> int:
    """An order without a condition answers everything, so it comes last, and one for good after one for a while."""
    return 0 if order[2] else 1 if order[3] else 2


def _arrange(session: Session, seat: int, question: str, orders: list[Order]) -> None:
    session.table.order_standing(seat, question, None)
    for _, answer, condition, times in orders:
        session.table.order_standing(seat, question, answer, condition=condition, times=times)
    session.save(session.path)


def _give(session: Session, seat: int, given: Order) -> None:
    """It replaces an order under the same condition and comes before wider ones."""
    mine = [one for one in _orders(session, seat) if one[0] == given[0]]
    kept = [one for one in mine if one[2] != given[2] or _rank(one) != _rank(given)]
    _arrange(session, seat, given[0], sorted([*kept, given], key=_rank))
    session.voice.line(session.say("cli-order-given"))
    _show(session, seat, "")


def _take_back(session: Session, seat: int, words: list[str]) -> None:
    orders = _orders(session, seat)
    if not orders:
        session.voice.line(session.say("cli-no-orders"))
        return
    number = as_number(words[0]) if len(words) == 1 else None
    if number is None or not 1 <= number <= len(orders):
        session.voice.line(session.say("cli-order-which", most=len(orders)))
        return
    gone = orders[number - 1]
    _arrange(session, seat, gone[0], [one for one in orders if one[0] == gone[0] and one is not gone])
    session.voice.line(session.say("cli-order-gone"))


def _show(session: Session, seat: int, asked: str) -> None:
    say = session.say
    orders = _orders(session, seat)
    session.voice.line(say("cli-orders" if orders else "cli-no-orders"))
    for number, one in enumerate(orders, 1):
        question, answer, condition, times = one
        if question == UNCHANGED or question.startswith(USE):
            session.voice.line(f"{number}. {_window_words(session, question, answer)}", indent=2)
            continue
        where = _question_words(session, question)
        told = say("cli-order-line", answer=_answer_words(session, answer), question=where, n=times)
        session.voice.line(f"{number}. {told}{_condition_words(session, condition)}", indent=2)
    session.voice.line(say("cli-order-how"))
    for words in conditions(session, asked).values():
        session.voice.line(say("cli-order-said-if", words=words), indent=2)


def _window_words(session: Session, question: str, answer: Any) -> str:
    if question == UNCHANGED:
        return session.say("cli-order-said-unchanged")
    card = Text(question.removeprefix(USE))
    return session.say(f"cli-order-said-{answer}", card=session.say.of(card, session.table.game.id))


def _question_words(session: Session, question: str) -> str:
    """As it was put when the order was given; a game that was loaded since knows only its id."""
    if question == EVERY_WINDOW:
        return session.say("cli-order-windows")
    if question in session.prompts:
        return session.say.of(session.prompts[question], session.table.game.id)
    tested = question == session.board.ready(session.table.view(session.looking or 0))[0]
    return session.say("cli-ready-question" if tested else "cli-order-some-question")


def _name(session: Session, key: str) -> str:
    """What the game calls an answer: a card, a word of its own, or else the key itself."""
    game = session.table.game
    slug = key.split(".")[0]
    card = next((card for deck in game.cards().values() for card in deck if card.slug == slug), None)
    if card is not None:
        return session.say.of(card.name(), game.id)
    return session.say.of(Text("pass", "kernel"), game.id) if key == "pass" else key


def _answer_words(session: Session, answer: Any) -> str:
    if isinstance(answer, dict):
        parts = [_name(session, key) if n == 1 else f"{n} × {_name(session, key)}" for key, n in answer.items()]
    elif isinstance(answer, list):
        parts = [_name(session, key) for key in answer]
    else:
        parts = [_name(session, answer) if isinstance(answer, str) else str(answer)]
    return ", ".join(parts) or session.say("cli-order-nothing")


def _condition_words(session: Session, condition: str) -> str:
    if not condition:
        return ""
    id = "cli-order-said-unless" if condition.startswith("not-") else "cli-order-said-if"
    return ", " + session.say(id, words=conditions(session)[condition.removeprefix("not-")])
