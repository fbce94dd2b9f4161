"""What the active investigator might expect to do but may not, each with its clause."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel.ability import InPlay
from ....kernel.text import Text, noun
from ..pieces import Piece, card, ident, slug_of
from ..state import NOBODY, Table
from .abilities import Free, is_blank
from .actions import Action, can_spend
from .agenda import act_threshold
from .assets import can_fit
from .clues import clues_of
from .engagement import engaged_with
from .menu import can_attack_enemy, can_investigate, free_uses, menu
from .moving import can_enter, connected
from .playing import Fast, can_pay, can_play, cost_of, is_out_already
from .values import has

__all__ = ["clause_against", "reasons"]

Reason = tuple[tuple[str, ...], Text, str]
"""The verbs or keys that it concerns, the words, the clause."""

SPEND = ("investigate", "move", "draw", "resource", "play", "use", "fight", "engage", "evade")
"""What is done by spending an action."""
ELSEWHERE = {"fight": "A-fight-action.6", "engage": "A-engage-action.1", "evade": "A-evade-action.5"}
"""The clause against an enemy at another location."""
DESIGNATED = ("fight", "evade", "investigate", "move")
"""What is not possible anyway needs no word for each card with which it is not possible."""
PLAYER_WINDOW_OPEN = "player/window"


def reasons(t: Table, seat: int) -> list[Reason]:
    """What a player might expect to do but may not."""
    s = t.state
    out: list[Reason] = []
    place = s.places[seat]
    if s.actions[seat] <= 0:
        return [(SPEND, Text("refused-no-actions"), "A-action.1"), *idle_abilities(t, seat)]
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
    if waits_for_objective(t):
        out.append((("advance",), Text("refused-objective", card=noun(slug_of(s.act))), "A-act-agenda.6"))
    return [*out, *idle_abilities(t, seat)]


def waits_for_objective(t: Table) -> bool:
    """Has the group the clues that the act asks for, and the objective does not let them be spent now?"""
    n = act_threshold(t)
    return (
        0 < n <= sum(clues_of(t, seat) for seat in t.state.playing()) and t.value("act-waits", ident(t.state.act)) > 0
    )


def idle_abilities(t: Table, seat: int) -> Iterator[Reason]:
    """Abilities that could be used here, were there not a limit, too few actions, or something else to pay. What is
    told of one card is not told of another copy, and nothing at all where a copy can be used."""
    told = {
        (t.ability(key.partition(".")[2]).ability.id, "") for key in menu(t, seat) if key.startswith(("use.", "free."))
    }
    for found in (*t.listening("activated/action"), *t.listening(PLAYER_WINDOW_OPEN)):
        why = None if (found.ability.id, "") in told else unusable(t, found, seat)
        if why is not None and (found.ability.card, why[1]) not in told:
            told.add((found.ability.card, why[1]))
            verb = "use" if isinstance(found.ability, Action) else "free"
            yield ((f"{verb}.{found.key}",), *why)


def unusable(t: Table, found: InPlay, seat: int) -> tuple[Text, str] | None:
    """Why an ability cannot be used now; None where it can, or where nobody would ask: elsewhere, while it does not
    apply, and of what may be used for a test as long as there is none."""
    ability, scope = found.ability, found.scope(seat)
    if not isinstance(ability, Action | Free) or seat not in found.may_use(t) or is_blank(t, found.source):
        return None
    name = noun(ability.card)
    if isinstance(ability, Action):
        applies = ability.when is None or ability.when.holds(t, scope)
        expected = ability.designator not in DESIGNATED
    else:
        applies = ability.also is None or ability.also.holds(t, scope)
        expected = False
    if not applies:
        return None
    if ability.limit is not None and not t.has_use(found, ability.limit, seat):
        return Text("refused-limit", card=name), "A-limits.4" if ability.limit.whose == "all" else "A-limits.1"
    if not ability.effect.can(t, scope):
        return (Text("refused-idle", card=name), "A-costs.9") if expected else None
    if isinstance(ability, Action) and not can_spend(t, seat, ability.actions, ability.designator, found.source):
        return (Text("refused-more-actions", card=name), "A-init-pre.2") if expected and t.state.actions[seat] else None
    if ability.cost is not None and not ability.cost.can(t, scope):
        return Text("refused-unpayable", card=name), "A-init-pre.2"
    return None


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
    fast = [ability for ability in printed.abilities if isinstance(ability, Fast)]
    if fast and not any(key.partition(".")[2].startswith(f"{printed.slug}.") for key in free_uses(t, seat)):
        if any(f"{ability.at.on}/{ability.at.timing}" == PLAYER_WINDOW_OPEN for ability in fast):
            return Text("refused-no-effect", card=name), "A-costs.9"  # it is the turn in which it is played
        return Text("refused-fast", card=name), "A-fast.2"
    if printed.slots and not can_fit(t, seat, piece):
        return Text("refused-slots", card=name), "A-slots.4"
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
