"""How a table of Call of Madness looks to the greedy bot, and which answers are worth its thought.

Points are cultists: what is left of them, what stands to be lost to the investigators on the board, and what cards,
tokens and goals promise. Cultists of others can be worked out from the open log, so they may be read (C-secret).
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from ...kernel.ask import Answer, Ask, Split
from .bot_alone import alone, prospects_alone
from .cards.book import BASIC, COLUMNS
from .cards.source import book_of
from .rules.board import teammate
from .rules.goals import is_met
from .rules.madness import in_pool
from .state import Table

__all__ = ["ROUTINE", "evaluate", "hints", "prospects"]

# What each is worth in cultists; tuned by play against the random bot and against itself, with 1 to 4 seats.
COMES = (1.0, 0.95, 0.62, 0.42, 0.3)
"""How likely an investigator reaches the headquarters, by the length of its route."""
FARTHEST = len(COMES) - 1
BLUE, GREEN, RED = 3.0, 1.0, 2.6
FIRE = 2.6
OUTPOST = 1.0
TOKEN = 1.0
ENOUGH = 5
"""Tokens beyond so many are worth little."""
HAND = 0.4
CARD = 0.9
"""A god card in a deck, for each point of its price."""
FIGURE = 0.7
CORRUPTION = 0.7
RIVAL = 0.75
"""The share of the strongest opponent's prospects that counts against the own ones."""
OTHERS = 0.2


def evaluate(t: Table, seat: int) -> float:
    """All that it weighs, and a win above everything; alone what was learned from games against the Automa."""
    if t.seats == 1:
        return alone(t)
    worth = sum(prospects(t, seat).values())
    if t.outcome is not None:
        return worth + 1000.0 * (seat in t.outcome.winners)
    return worth


def prospects(t: Table, seat: int) -> dict[str, float]:
    """Own prospects and those of the teammate, minus those of the strongest opponent and a little of the others'."""
    if t.seats == 1:
        return prospects_alone(t)
    mate = teammate(t, seat)
    rivals = [_rival(t, player) for player in range(t.state.players) if player not in (seat, mate)]
    parts = _prospects(t, seat, True)
    if mate >= 0:
        rivals = [sum(rivals)]
        parts["mate"] = _rival(t, mate)
    return {**parts, "rival": -RIVAL * max(rivals), "others": -OTHERS * sum(rivals)}


def _rival(t: Table, player: int) -> float:
    return sum(_prospects(t, player, False).values())


def _prospects(t: Table, player: int, own: bool) -> dict[str, float]:
    s = t.state
    tokens = in_pool(t, player)
    parts = {
        "cultists": float(s.cultists[player]),
        "threat": -_threat(t, player),
        "fire": -FIRE * s.fire[player],
        "outposts": -OUTPOST * sum(s.outposts[player * s.per_board : (player + 1) * s.per_board]),
        "madness": TOKEN * min(tokens, ENOUGH) + 0.2 * TOKEN * max(0, tokens - ENOUGH),
        "corruption": CORRUPTION * s.corruption[player],
    }
    if player < t.seats:
        parts["figure"] = FIGURE * (s.figures[player] >= 0 and s.ready[player])
        parts["cards"] = _cards(t, player)
        parts["goals"] = _goals(t, player, own)
    return parts


def _threat(t: Table, player: int) -> float:
    """What the investigators on a board are likely to cost its owner, column by column from the headquarters up."""
    s, tiles, total = t.state, book_of(t).tiles, 0.0
    board, outposts, per = s.board, s.outposts, s.per_board
    for last in range((player + 1) * per - COLUMNS, (player + 1) * per):
        way = 1
        for space in range(last, player * per - 1, -COLUMNS):
            found = board[space]
            if found:
                _, tile, life, fire, blue, green, red = found
                printed = tiles[tile]
                loss = printed.strength + BLUE * blue + GREEN * green + (RED + TOKEN) * red + FIRE * fire
                loss -= TOKEN * (blue + green + red + printed.symbol)
                total += COMES[way] * (0.7 + 0.06 * life) * loss
            if not outposts[space] and way < FARTHEST:
                way += 1
    return total


def _cards(t: Table, seat: int) -> float:
    """Cards at hand, and god cards wherever they are: they come back."""
    s, book = t.state, book_of(t)
    zones = (s.hands[seat], s.decks[seat], s.discards[seat], s.rlyeh[seat], s.played if s.playing == seat else ())
    cards = book.cards
    gods = sum([cards[card].price for zone in zones for card in zone if card >= BASIC])
    return HAND * len(s.hands[seat]) + CARD * gods


def _goals(t: Table, seat: int, own: bool) -> float:
    s, book = t.state, book_of(t)
    worth = float(sum([book.goals[kind].points for kind in s.claimed[seat]]))
    if own:
        finals = [book.finals[kind] for kind in s.finals[seat]]
        worth += 0.6 * sum([goal.points for goal in finals if is_met(t, seat, goal)])
    return worth


AT_ONCE = frozenset({
    "ask-investigator", "ask-space", "ask-player", "ask-ritual", "ask-depth-token", "ask-depth-place", "ask-step",
    "ask-place-outpost", "ask-own-outpost", "ask-outpost-price", "ask-target",
})  # fmt: skip
"""Questions whose answers show their worth at once, or at the end of a move."""


ROUTINE = frozenset({
    "ask-next-action", "ask-draw", "ask-draw-own", "ask-tokens", "ask-place-outpost", "ask-own-outpost", "ask-step",
    "ask-outpost-price",
})  # fmt: skip
"""Questions to which a hint is as good as anything."""


def hints(t: Table, ask: Ask, rng: random.Random) -> Sequence[Answer] | None:
    """The target or step that looks best when it was chosen; where it takes longer to tell, all answers."""
    if ask.why in ("ask-next-action", "ask-draw", "ask-draw-own"):
        return ask.keys[:1]
    if isinstance(ask, Split) and ask.why == "ask-tokens":
        return [_tokens(ask.limits, ask.sums[0].least)]
    if ask.why not in AT_ONCE:
        return None
    return [max(ask.keys, key=lambda key: _after(t, ask.seat, key))]


def _tokens(limits: Mapping[str, int], n: int) -> dict[str, int]:
    """So many tokens, always of the colour of which most are left: it keeps three colours longest."""
    paid = dict.fromkeys(limits, 0)
    for _ in range(n):
        paid[max(limits, key=lambda colour: limits[colour] - paid[colour])] += 1
    return {colour: count for colour, count in paid.items() if count}


def _after(t: Table, seat: int, key: str) -> float:
    tried = _answered(t, seat, key)
    if t.asked[0].why != "ask-step":
        while tried.asked and tried.asked[0].why == "ask-step" and tried.asked[0].seat == seat:
            steps = [_answered(tried, seat, step) for step in tried.asked[0].keys]
            tried = max(steps, key=lambda step: evaluate(step, seat))
    return evaluate(tried, seat)


def _answered(t: Table, seat: int, key: str) -> Table:
    tried = t.clone()
    tried.choose(key, seat)
    return tried
