"""An investigator's turn: the list of actions, with the free abilities that may be used between them (A-fw.2.2).

The active investigator's player window and the choice of the next action are one question. Whoever chooses an action
has passed in the window; if somebody else then uses something, the active investigator is asked again (A-rul.23).
"""

from __future__ import annotations

from typing import Any

from ....kernel.ability import Activated, offered
from ....kernel.ask import Pick
from ....kernel.procedure import Procedure, Step
from ....kernel.text import Text, noun, who
from ....kernel.window import Window, open_window
from ...zones import FACES
from ..cards.printed import CARDS, SLUGS
from ..pieces import Piece, card, ident, piece_of, slug_of
from ..state import NOBODY, Table
from .actions import (
    FIRST_ACTION,
    DrawCard,
    EngageEnemy,
    EvadeEnemy,
    FightEnemy,
    GainResource,
    InvestigatePlace,
    Move,
    PlayFromHand,
    can_spend,
    had_first_action,
)
from .agenda import AdvanceByClues, act_threshold, can_advance_act
from .engagement import can_be_engaged, engaged_with
from .moving import can_enter, connected
from .playing import PlayCard, can_pay, can_play, cost_of, is_out_already, playable_hand, takes_turn
from .values import has
from .windows import others_window

__all__ = ["ACTIONS", "END_TURN", "Actions", "Turn", "can_attack_enemy", "can_investigate", "count_uses", "menu"]

ACTIONS = 3
END_TURN = "end-turn"


class Turn(Procedure):
    """One turn. What lasts until its end is over before anything happens at its end (A-lasting-effects.3)."""

    seat: int = -1
    begun: bool = False
    spent: tuple[tuple[int, str], ...] = ()
    """What was used already, if it has begun."""

    def step_1_begin(self, t: Table) -> Step:
        s = t.state
        s.active = self.seat
        if self.begun:
            return None
        s.actions[self.seat] = ACTIONS + t.value("actions", self.seat)
        s.tome_actions[self.seat] = t.value("tome-actions", self.seat)
        if not t.quiet:
            t.log("log-turn", "A-fw.2.2", player=who(self.seat))
        return open_window(t, "turn", "begins")

    def step_2_actions(self, t: Table) -> Step:
        return Actions(seat=self.seat, spent=self.spent) if not t.state.status[self.seat] else None

    def step_3_ends(self, t: Table) -> Step:
        """Also for somebody who is out by now (A-rul.21). What a closed hand must show at the end of a turn tells
        something, and so does its silence."""
        if t.windows == "uniform":
            t.reveal("revealed-asked")
        return open_window(t, "turn", "ends")

    def on_leave(self, t: Table) -> None:
        s = t.state
        s.active = NOBODY
        s.actions[self.seat], s.tome_actions[self.seat] = -1, 0


class Actions(Procedure):
    """Action after action, until the investigator ends the turn or is out."""

    PERIOD = "turn"
    PHASE = "turn"

    seat: int = -1
    chosen: str = ""
    used: Any = None
    spent: tuple[tuple[int, str], ...] = ()

    def step_1_begin(self, t: Table) -> None:
        t.state.turn = self.id
        if self.spent:
            spent, self.spent = self.spent, ()
            count_uses(t, spent, "turn")

    def step_2_choose(self, t: Table) -> Step:
        left = t.state.actions[self.seat]
        told = {"n": left if left > 0 else 0}
        return Pick(self.seat, menu(t, self.seat), "ask-action", "A-fw.2.2.1", args=told)

    def took_2_choose(self, t: Table, key: str) -> None:
        self.chosen = key
        if t.seats == 1:
            self.go("4_do")

    def step_3_others(self, t: Table) -> Step:
        """The others may use something first, unless this was a use itself."""
        self.used = None
        if self.chosen.partition(".")[0] in ("free", "fast", "advance"):
            return None
        window = others_window(t, self.seat)
        return None if window is None else window.called("used")

    def step_4_do(self, t: Table) -> Step:
        if self.used:
            self.go("1_begin")
            return None
        if self.chosen == END_TURN:
            self.finish()
            return None
        self.go("1_begin")
        return do(t, self.seat, self.chosen)

    def text_2_choose(self, t: Table, key: str) -> Text:
        return option_text(t, self.seat, key)

    def rule_2_choose(self, t: Table, key: str) -> str:
        return RULES[key.partition(".")[0]]

    def refs_2_choose(self, t: Table, key: str) -> tuple[str, ...]:
        verb, _, rest = key.partition(".")
        if verb in ("free", "use"):
            return (t.ability(rest).source,)
        return (rest,) if rest else ()

    def forbids(self, t: Table, seat: int, answer: Any) -> str:
        return clause_against(t, seat, answer) if seat == self.seat and isinstance(answer, str) else ""

    def refused_2_choose(self, t: Table) -> list[tuple[Text, str]]:
        return [(text, rule) for _, text, rule in reasons(t, self.seat)]

    def on_leave(self, t: Table) -> None:
        t.state.turn = 0


def count_uses(t: Table, used: tuple[tuple[int, str], ...], *periods: str) -> None:
    """In a described position some abilities have been used in a period that has begun."""
    for seat, key in used:
        if key == FIRST_ACTION:
            if "round" in periods:
                had_first_action(t, seat)
            continue
        found = t.ability(key)
        if found.ability.limit is not None and found.ability.limit.period in periods:
            t.count_use(found, found.ability.limit, seat)


RULES = {
    "investigate": "A-investigate-action.1", "move": "A-move-action.1", "draw": "A-draw-action.1",
    "resource": "A-resource-action.1", "play": "A-play-action.1", "use": "A-activate-action.1",
    "fight": "A-fight-action.1", "engage": "A-engage-action.1", "evade": "A-evade-action.1", "free": "A-ability.10",
    "fast": "A-fast.5", "advance": "A-act-agenda.4", END_TURN: "A-fw.2.2.1.b",
}  # fmt: skip
SPEND = ("investigate", "move", "draw", "resource", "play", "use", "fight", "engage", "evade")
"""What is done by spending an action."""
ELSEWHERE = {"fight": "A-fight-action.6", "engage": "A-engage-action.1", "evade": "A-evade-action.5"}
"""The clause against an enemy at another location."""


def can_attack_enemy(t: Table, enemy: Piece) -> bool:
    """An aloof enemy cannot be attacked while it is engaged with nobody (A-aloof.3)."""
    return enemy in t.state.engaged or not has(t, enemy, "aloof")


def can_investigate(t: Table, place: Piece) -> bool:
    return place in t.state.revealed and not t.value("cannot-investigate", ident(place))


def menu(t: Table, seat: int) -> tuple[str, ...]:
    """Everything the active investigator may do now."""
    s = t.state
    keys: list[str] = []
    place = s.places[seat]
    if s.actions[seat] > 0:
        index = t.index()
        free = "first-action-cost" not in index or can_spend(t, seat, 1, "move")  # to move, fight and evade
        if can_investigate(t, place):
            keys.append("investigate")
        if free:
            near = connected(t, place)
            if "closed" in index:
                near = [to for to in near if can_enter(t, to)]
            keys += [f"move.{ident(to)}" for to in near]
        keys += ("draw", "resource")
        hand = [piece for piece in playable_hand(t, seat) if CARDS[piece % FACES].needs_action]
        if not free:  # events that are a fight or an evasion cost as much more (A-R12)
            hand = [piece for piece in hand if can_spend(t, seat, 1, CARDS[piece % FACES].designator)]
        keys += [f"play.{SLUGS[piece % FACES]}" for piece in dict.fromkeys(hand) if can_play(t, seat, piece)]
        if s.enemies:
            keys += enemy_actions(t, seat, free)
    if s.actions[seat] > 0 or s.tome_actions[seat] > 0:
        keys += [f"use.{found.key}" for found in offered(t, "action", seat)]
    keys += free_uses(t, seat)
    keys.append(END_TURN)
    return tuple(keys)


def enemy_actions(t: Table, seat: int, free: bool) -> list[str]:
    """What can be done to enemies; `free`: there are actions enough to fight and to evade."""
    s = t.state
    here, keys = s.enemies_at(s.places[seat]), list[str]()
    if not here:
        return keys
    if free:
        keys += [f"fight.{ident(enemy)}" for enemy in here if can_attack_enemy(t, enemy)]
    keys += [f"engage.{ident(enemy)}" for enemy in here if can_be_engaged(t, seat, enemy)]
    if free:
        keys += [f"evade.{ident(enemy)}" for enemy in engaged_with(t, seat)]
    return keys


def free_uses(t: Table, seat: int) -> list[str]:
    """The free abilities and fast cards that the active investigator may use in this player window."""
    keys: list[str] = []
    if t.listening("player/window"):
        window = Window(kind="player")
        keys += [f"free.{found.key}" for found, user in window.usable(t, None, False) if user == seat]
    fast = [piece for piece in t.state.hands[seat] if CARDS[piece % FACES].is_fast_asset]
    if fast:
        keys += [f"fast.{slug_of(piece)}" for piece in dict.fromkeys(fast) if takes_turn(t, seat, piece)]
    if can_advance_act(t):
        keys.append("advance")
    return keys


def do(t: Table, seat: int, key: str) -> Step:
    """Carry out what was chosen from the list."""
    verb, _, rest = key.partition(".")
    if verb == "investigate":
        return InvestigatePlace(seat=seat)
    if verb == "move":
        return Move(seat=seat, to=piece_of(rest))
    if verb == "draw":
        return DrawCard(seat=seat)
    if verb == "resource":
        return GainResource(seat=seat)
    if verb == "play":
        return PlayFromHand(seat=seat, card=piece_of(rest))
    if verb == "fight":
        return FightEnemy(seat=seat, enemy=piece_of(rest))
    if verb == "engage":
        return EngageEnemy(seat=seat, enemy=piece_of(rest))
    if verb == "evade":
        return EvadeEnemy(seat=seat, enemy=piece_of(rest))
    if verb == "fast":
        return PlayCard(seat=seat, card=piece_of(rest))
    if verb == "advance":
        return AdvanceByClues()
    found = t.ability(rest)
    if verb == "use":
        assert isinstance(found.ability, Activated)
        return found.ability.use(t, found, seat)
    return Window(kind="player").use(t, found, seat)


def option_text(t: Table, seat: int, key: str) -> Text:
    verb, _, rest = key.partition(".")
    if verb in ("free", "use"):
        return t.ability(rest).text()
    if not rest:
        return Text(f"act-{verb}", n=act_threshold(t))
    piece = piece_of(rest)
    return Text(f"act-{verb}", card=noun(slug_of(piece)), n=cost_of(t, seat, piece) if verb in ("play", "fast") else 0)


def reasons(t: Table, seat: int) -> list[tuple[tuple[str, ...], Text, str]]:
    """What a player might expect to do but may not: the verbs or keys that it concerns, the words, the clause."""
    s = t.state
    out: list[tuple[tuple[str, ...], Text, str]] = []
    place = s.places[seat]
    if s.actions[seat] <= 0:
        return [(SPEND, Text("refused-no-actions"), "A-action.1")]
    if not can_spend(t, seat, 1, "move"):
        out.append((("move", "fight", "evade"), Text("refused-hindered"), "A-init-pre.2"))
    if not can_investigate(t, place):
        out.append((("investigate",), Text("refused-investigate", location=noun(slug_of(place))), "A-cannot.1"))
    for to in connected(t, place):
        if not can_enter(t, to):
            out.append(((f"move.{ident(to)}",), Text("refused-closed", location=noun(slug_of(to))), "A-cannot.1"))
    for piece in dict.fromkeys(s.hands[seat]):
        why = unplayable(t, seat, piece)
        if why is not None:
            out.append(((), *why))
    for enemy in s.enemies_at(place):
        id, name = ident(enemy), noun(slug_of(enemy))
        if not can_attack_enemy(t, enemy):
            out.append(((f"fight.{id}", f"evade.{id}"), Text("refused-aloof", enemy=name), "A-aloof.3"))
        if enemy not in engaged_with(t, seat):
            out.append(((f"evade.{id}",), Text("refused-evade", enemy=name), "A-evade-action.5"))
    return out


def unplayable(t: Table, seat: int, piece: Piece) -> tuple[Text, str] | None:
    """Why a card in hand cannot be played now; None where it can, or where nobody would ask."""
    printed = card(piece)
    name = noun(printed.slug)
    if printed.type == "skill":
        return Text("refused-skill-card", card=name), "A-skill-cards.1"
    if t.value("cannot-play", seat):
        return Text("refused-cannot-play", card=name), "A-cannot.1"
    if not can_pay(t, seat, piece):
        return Text("refused-cost", card=name, n=cost_of(t, seat, piece)), "A-costs.2"
    if (
        printed.type == "event"
        and printed.listens_in_hand
        and not printed.needs_action
        and not any(key.partition(".")[2].startswith(f"{printed.slug}.") for key in free_uses(t, seat))
    ):
        return Text("refused-fast", card=name), "A-fast.2"
    if printed.unique and is_out_already(t, piece):
        return Text("refused-unique", card=name), "A-unique.1"
    if printed.is_event and printed.needs_action and not can_play(t, seat, piece):
        return Text("refused-no-effect", card=name), "A-costs.9"
    return None


def clause_against(t: Table, seat: int, key: str) -> str:
    """The clause that forbids an action which is not offered; empty where it is none that one could think of."""
    s = t.state
    verb, _, rest = key.partition(".")
    if verb in ("play", "fast", "free"):
        held = [piece for piece in s.hands[seat] if slug_of(piece) == rest.partition(".")[0]]
        why = unplayable(t, seat, held[0]) if held else None
        if why is not None:
            return why[1]
    against = reasons(t, seat)
    for meant in (key, verb):
        for concerned, _, rule in against:
            if meant in concerned:
                return rule
    enemy = next((enemy for enemy in s.enemies if ident(enemy) == rest), NOBODY)
    if enemy >= 0 and s.where[enemy] != s.places[seat]:
        return ELSEWHERE.get(verb, "")
    if enemy >= 0 and verb == "engage":
        return "A-massive.3" if has(t, enemy, "massive") else "A-engage-action.3"
    return "A-move.2" if verb == "move" and any(ident(place) == rest for place in s.locations) else ""
