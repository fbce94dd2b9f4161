"""How a table of Arkham Horror looks to the greedy bot, and which answers are worth its thought.

Everybody wins or loses together, so the whole table is judged: how far acts and agendas are, what the investigators
have suffered, what threatens them, what they have to work with. Only what a seat may know is read: its own cards, and
what lies open.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from ...kernel.ask import Answer, Ask, PickSome, Split
from ...kernel.effect import EffectFrame
from ...kernel.window import PASS
from .bot_actions import MEET, best_actions
from .bot_mind import FRIENDS, LAST_CHANCE, NEEDS, TALK, Mind, clues_missing, time_left, worth_of_clue
from .bot_odds import BOOSTS, QUARRY, asset_worth, attempt_of, backing, boosts, firepower, is_loaded, offers, rate
from .cards.printed import FACE
from .pieces import card, piece_of
from .rules.agenda import act_threshold, agenda_threshold
from .rules.commit import Commit
from .rules.moving import distances
from .rules.skill_test import SkillTest, running
from .rules.values import health, remaining_health, remaining_sanity, sanity, skill
from .state import Table

__all__ = ["ROUTINE", "evaluate", "hints", "prospects"]

# Tuned by play: The Gathering, one and two investigators, standard.
STAGE = 40.0
CLUE = 8.0
"""A clue that the current act still needs; others are worth a tenth."""
NEAR = 2.6
"""What each step costs on the way to the nearest clue, or to where the act is to be advanced."""
DOOM, AGENDA = 1.6, 9.0
WOUND = 1.1
LAST = 11.0
"""Health and sanity are worth the more, the less is left."""
OUT = 45.0
RESOURCE, CARD = 0.4, 0.5
ENEMY = 0.9
VICTORY = 5.0
MEETINGS = ("the-barrier",)
"""Acts that wait for whoever is not ready."""
HURRY = (4, 4)
"""With so much doom left until the last agenda advances, and so much more for each investigator, nobody waits any
longer: the more there are, the more ghouls come and bring it nearer."""
FINDS = ("roland-banks", "evidence", "look-what-i-found")
"""What finds clues when something has happened."""
FRIEND = 8.0
"""Allies who help everybody are worth more than they cost."""
EAGER = (
    "lita-chantler", "agnes-baker", "dr-milan-christopher", "heirloom-of-hyperborea", "guard-dog", "research-librarian",
)  # fmt: skip
"""What costs nothing and helps whenever it can be used."""
LATER = ("mind-over-matter", "stray-cat", "arcane-initiate", "beat-cop", "forbidden-knowledge")
"""What is for the own turn, if at all."""
COMMITTED = 2
"""The step of a test after which no more cards are committed."""
ENOUGH = 4.0
"""The damage that about five attacks should be able to do, for each investigator."""
PERSUASION = 3.0
"""What a friend who is sure to be won over adds to that."""
ROUGH = (2, 2)
"""Damage and horror that one should be able to bear when the worst enemy comes: to wait heals nobody."""
ROUTINE = frozenset({"ask-mulligan", "ask-commit", "ask-assign", "ask-give-clues", "ask-fight", "window-window"})
"""Questions that a search answers by what is sensible, where there is something."""


def evaluate(t: Table, seat: int) -> float:
    worth = sum(prospects(t, seat).values())
    if t.outcome is not None:
        worth += 400.0 if t.outcome.winners else -60.0
    return worth


def prospects(t: Table, seat: int) -> dict[str, float]:
    """What a position is worth, by name."""
    s = t.state
    playing = s.playing()
    return {
        "act": _act(t),
        "agenda": -_agenda(t),
        "clues": -NEAR * sum(_way(t, each) for each in playing) / max(1, len(playing)),
        "health": -sum(_wounds(t, each) for each in range(t.seats)),
        "enemies": -_enemies(t),
        "assets": sum(_assets(t, each) for each in playing),
        "resources": sum(RESOURCE * min(s.resources[each], 8) for each in playing),
        "cards": sum(CARD * min(len(s.hands[each]), 8) for each in playing),
        "victory": VICTORY * sum(card(piece).victory for piece in s.victory),
    }


def _act(t: Table) -> float:
    """How far the act deck is, and how many of the clues it needs are there."""
    s = t.state
    stage = card(s.act).stage if s.act >= 0 else 4
    clues = sum(s.clues.get(s.investigators[seat], 0) for seat in s.playing())
    needed = _needed(t)
    return STAGE * stage + CLUE * min(clues, needed) + 0.1 * CLUE * max(0, clues - needed)


def _needed(t: Table) -> int:
    """The clues that the act still asks for."""
    act = t.state.act
    return (act_threshold(t) or NEEDS.get(card(act).slug, 0) * t.state.started) if act >= 0 else 0


def _agenda(t: Table) -> float:
    s = t.state
    stage = card(s.agenda).stage if s.agenda >= 0 else 4
    most = agenda_threshold(t)
    doom = s.all_doom()
    return AGENDA * stage + DOOM * doom + (3.0 if most and doom >= most - 1 else 0.0)


def _way(t: Table, seat: int) -> float:
    """How far the nearest location is where there is something to find, or to do."""
    s = t.state
    if s.places[seat] < 0:  # nobody stands anywhere yet
        return 0.0
    away = distances(t, s.places[seat])
    meet = FACE.get(MEET.get(card(s.act).slug if s.act >= 0 else "", ""), -1)
    if meet in away and sum(s.clues.get(s.investigators[each], 0) for each in s.playing()) >= act_threshold(t):
        return 1.5 * away[meet]
    wanted = [place for place in s.locations if s.clues.get(place) or place not in s.revealed]
    return float(min((away[place] for place in wanted if place in away), default=0))


def _wounds(t: Table, seat: int) -> float:
    s = t.state
    if s.status[seat] == "resigned":
        return OUT / 2
    if s.status[seat]:
        return OUT
    you = s.investigators[seat]
    taken = s.damage.get(you, 0) + s.horror.get(you, 0)
    left = min(remaining_health(t, seat), remaining_sanity(t, seat))
    return WOUND * taken + LAST / max(1, left)


def _enemies(t: Table) -> float:
    """What an enemy is likely to do before it falls; engaged ones do it soon."""
    s = t.state
    worst = 0.0
    for enemy in s.enemies:
        printed = card(enemy)
        left = max(0, health(t, enemy) - s.damage.get(enemy, 0))
        threat = (1.0 + printed.damage + printed.horror) * (0.5 + 0.35 * left)
        if enemy in s.engaged:
            threat *= 1.2 if s.is_ready(enemy) else 0.85
        else:
            threat *= 0.8 if "hunter" in printed.keywords else 0.55
        worst += ENEMY * threat + DOOM * s.doom.get(enemy, 0)
    return worst


def _assets(t: Table, seat: int) -> float:
    s = t.state
    worth = 0.0
    for piece in s.play[seat]:
        printed = card(piece)
        spent = printed.uses > 0 and not s.uses.get(piece)
        worth += 0.5 if spent else 1.6 + 0.75 * max(0, printed.cost)
        if is_loaded(t, piece):
            worth += 3.0 * rate(t, seat, piece)
        elif printed.slug in FRIENDS:
            worth += FRIEND
        worth -= 0.4 * (s.damage.get(piece, 0) + s.horror.get(piece, 0))
    return worth - 3.0 * len(s.threat[seat])


# ---- which answers


def hints(t: Table, ask: Ask, rng: random.Random) -> Sequence[Answer] | None:
    if ask.why == "ask-action":
        return best_actions(t, ask.seat, ask.keys)
    if isinstance(ask, PickSome):
        if ask.why == "ask-commit":
            return [_commit(t, ask)]
        if ask.why == "ask-mulligan":
            return [_mulligan(t, ask)]
    if ask.why == "ask-next-turn":
        return [_next_turn(t, ask)]
    if ask.why == "ask-purchase" and any(key.startswith("take.") for key in ask.keys):
        return ["done"]  # the starter deck is well put together
    if ask.why == "ask-fight":
        return [_target(t, ask)]
    if t.state.test and PASS in ask.keys and any(_is_boost(key) for key in ask.keys):
        return _boost(t, ask)
    if ask.why == "ask-give-clues":
        return [ask.most]  # what one keeps back the others would have to find
    if ask.why == "ask-assign" and isinstance(ask, Split):
        return _assignments(t, ask)
    if "cover-up" in [key.partition("#")[0] for key in ask.keys] and clues_missing(t):
        return [PASS]  # first the act, then the own conscience
    found = [key for key in ask.keys if key.partition(".")[0] in FINDS]
    if found and PASS in ask.keys and clues_missing(t):
        return found[:1]
    waiting = [key for key in ask.keys if key.partition(".")[0] in MEETINGS]
    if waiting and PASS in ask.keys:
        return waiting if _is_ready(t) else [PASS]
    return _reactions(ask)


def _reactions(ask: Ask) -> list[str] | None:
    """What is used whenever it can be, and what is not used in passing."""
    if PASS not in ask.keys:
        return None
    names = {key: key.partition(".")[0].partition("#")[0] for key in ask.keys}
    eager = [key for key in ask.keys if names[key] in EAGER]
    if eager:
        return eager[:1]
    return [PASS] if all(key == PASS or names[key] in LATER for key in ask.keys) else None


def _next_turn(t: Table, ask: Ask) -> str:
    """Who can lead the worst enemy away from the fighters goes first, if that is likely; else the best fighter."""
    s = t.state
    seats = {key: int(key.removeprefix("player-")) for key in ask.keys if key.startswith("player-")}
    if not seats:
        return ask.keys[0]
    order = sorted(seats, key=lambda key: firepower(t, seats[key]))
    worst = [enemy for enemy in s.enemies if card(enemy).slug in QUARRY and s.is_ready(enemy)]
    if worst and any(card(piece).slug in FRIENDS for piece in s.loose):
        free = [key for key in order if not any(s.engaged.get(enemy) == seats[key] for enemy in worst)]
        if free:
            return max(free, key=lambda key: Mind(t, seats[key]).talk())
    return order[0 if any(Mind(t, seats[order[0]]).can_distract(enemy) for enemy in worst) else -1]


def _mulligan(t: Table, ask: PickSome) -> list[str]:
    """An opening hand wants a weapon before all, then an ally and help with the first clues."""
    pieces = {key: piece_of(key.partition("@")[0]) for key in ask.keys}
    arms = [key for key, one in pieces.items() if attempt_of(card(one), "fight") and rate(t, ask.seat, one) > 0.8]
    least = 3.0 if arms else 4.5
    assets = [key for key, one in pieces.items() if card(one).type == "asset"]
    kept = {*arms, *[key for key in assets if asset_worth(t, ask.seat, pieces[key]) > least]}
    return [key for key in ask.keys if key not in kept]


def _is_ready(t: Table) -> bool:
    """Before the act that lets the worst enemy in: armed, and able to bear its blows; or there is no time left."""
    s = t.state
    if time_left(t) <= HURRY[0] + HURRY[1] * s.started:
        return True
    strong = max(s.playing(), key=lambda seat: skill(t, seat, "combat"))
    power = sum(firepower(t, seat) for seat in s.playing())
    if any(card(piece).slug in FRIENDS for piece in s.aside):
        power += PERSUASION * max(Mind(t, seat).talk() for seat in s.playing()) / TALK
    return power >= ENOUGH * s.started and Mind(t, strong).pain(*ROUGH) < LAST_CHANCE


def _commit(t: Table, ask: PickSome) -> list[str]:
    """Card after card, as long as what it adds to the odds is worth more than the card."""
    test, mind = running(t), Mind(t, ask.seat)
    frame = t.frames[-1]
    assert isinstance(frame, Commit)
    cards = list(zip(ask.keys, frame.cards(t), strict=True))
    found = offers(t, ask.seat, test.skill, cards, test.kind == "fight")
    if len(found) > ask.most:
        found = sorted(found, key=lambda offer: offer.price / offer.icons)[: ask.most]
    found += boosts(t, test.seat, test.skill)  # what coins can do needs no card
    margin = test.value(t) - test.hard(t)
    chosen = backing(Mind(t, test.seat).odds, margin, _stake(t, mind, test), found, len(found))[1]
    return [key for key in chosen if key]


def _target(t: Table, ask: Ask) -> str:
    """The enemy on whom an attack does most."""
    frame, mind = t.frames[-1], Mind(t, ask.seat)
    assert isinstance(frame, EffectFrame)
    return max(ask.keys, key=lambda key: mind.attack_on(piece_of(key), frame.term(), frame.here()))


def _is_boost(key: str) -> bool:
    return key.partition("#")[0] in BOOSTS


def _boost(t: Table, ask: Ask) -> list[str]:
    """Resources for a test, once it is known which cards were committed: as many as pay."""
    others = [key for key in ask.keys if not _is_boost(key)]
    test = running(t)
    if t.frame(test.steps).pc > COMMITTED and ask.seat == test.seat:
        margin, mind = test.value(t) - test.hard(t), Mind(t, ask.seat)
        coins = boosts(t, ask.seat, test.skill)
        if backing(mind.odds, margin, _stake(t, mind, test), coins, len(coins))[1]:
            return [key for key in ask.keys if _is_boost(key)][:1]
    return others


def _stake(t: Table, mind: Mind, test: SkillTest) -> float:
    """What hangs on a test: a clue, an enemy, or what a treachery does."""
    if test.kind == "investigate":
        return worth_of_clue(t)
    if test.kind == "fight" and test.target in t.state.enemies:
        damage = getattr(test.term(), "damage", None)
        return mind.stake(test.target, (1 if damage is None else damage.value(t, test.scope)) + test.damage)
    if test.kind == "evade" and test.target in t.state.enemies:
        return mind.blow(test.target) + 0.5 * mind.provoked(test.target)
    term = test.term()
    if term is not None and term.card in FRIENDS:
        return TALK
    hurt = (0, 2) if test.skill == "willpower" else (2, 0)
    return 1.5 + min(10.0, Mind(t, test.seat).pain(*hurt))


def _assignments(t: Table, ask: Split) -> list[dict[str, int]]:
    """Allies take what they can bear and live; the investigator the rest. If that is too much, allies fall first."""
    for spare in (1, 0):
        share: dict[str, int] = {}
        for keys, least, _ in ask.sums:
            left = least
            for key in sorted(keys, key=lambda key: _is_investigator(t, key)):
                kind, _, id = key.partition("/")
                piece = piece_of(id)
                tokens = t.state.damage if kind == "damage" else t.state.horror
                bears = (health if kind == "damage" else sanity)(t, piece) - tokens.get(piece, 0)
                n = max(0, min(left, ask.limits[key], bears - (1 + spare if _is_investigator(t, key) else spare)))
                if n:
                    share[key] = n
                    left -= n
            if left:
                break
        else:
            return [share]
    return []


def _is_investigator(t: Table, key: str) -> bool:
    return piece_of(key.partition("/")[2]) in t.state.investigators
