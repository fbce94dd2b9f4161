"""What the active investigator may do now, as the list of actions has it (A-fw.2.2.1, A-fw.0.2)."""

from __future__ import annotations

from ....kernel.ability import offered
from ....kernel.window import Window
from ...zones import FACES
from ..cards.printed import CARDS, SLUGS
from ..pieces import Piece, ident, slug_of
from ..state import Table
from .actions import can_spend
from .agenda import can_advance_act
from .engagement import can_be_engaged, engaged_with
from .moving import can_enter, connected
from .playing import can_play, playable_hand, takes_turn
from .values import has

__all__ = ["END_TURN", "can_attack_enemy", "can_investigate", "free_uses", "menu"]

END_TURN = "end-turn"


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
