"""The nouns and ifs of the cards: who and what can be meant, numbers, conditions, moments.

Pieces are chosen by their ids; investigators by their seats.
"""

from __future__ import annotations

from collections.abc import Callable

from ....kernel.effect import Scope
from ....kernel.select import SEATS, Condition, Num, Selector
from ....kernel.text import Text
from ..pieces import Piece, card, ident, piece_of
from ..rules.abilities import Moment
from ..rules.areas import can_leave, place_of
from ..rules.chaos import BAD_TOKENS, token_number
from ..rules.clues import clues_of
from ..rules.engagement import Prey, engaged_with
from ..rules.moving import can_enter, connected, nearest
from ..rules.skill_test import running
from ..rules.spawning import Spawn
from ..rules.values import is_elite, remaining_health, remaining_sanity, skill
from ..state import Table
from .printed import FACE, Printed

__all__ = [
    "ACTIVE", "AFTER_THIS_ATTACKS", "ALL_DOOM", "ALL_INVESTIGATORS", "AMULET_IN_PLAY", 
    "ANY_TURN_ENDS", "AS_REVEALED", "ATTACKER", "ATTACK_DAMAGE", "ATTACK_HURTS_THIS", "ATTACK_ON_MONSTER_HERE",
    "AT_HOST", "AT_THIS", "AT_YOUR_PLACE", "BAD_BREAK", "BAD_TOKEN", "BEARER_ONLY", "BLAST_PLACES", "CENTRAL_PLACES",
    "CLUES_AT_PLACE", "CLUES_HERE", "CLUES_ON_THIS", "CONNECTING", "CULTISTS", "CULTISTS_UNMASKED", 
    "CULTIST_IN_PLAY", "DRAW_TREACHERY", "ENEMIES_HERE", "ENEMY_ATTACKS_HERE", "ENEMY_ATTACKS_YOU", "ENEMY_PHASE_ENDS",
    "ENEMY_SPAWNS_HERE", "ENGAGED_ENEMIES", "ENGAGED_WITH_THIS", "EVADED_HERE", "EVADING", "EVADING_THIS",
    "EXHAUSTED_ENEMIES_HERE", "FEWEST_CARDS", "FIREARMS_HERE", "GAME_ENDS", "GHOUL_HERE", "HAVE_ASSETS",
    "HIGHEST_DOOM", "HORROR_ON_YOU", "INVESTIGATING", "INVESTIGATORS_HERE", "INVESTIGATOR_AT_THIS",
    "IN_YOUR_TURN", "ITEMS_IN_DISCARD", "IT_IS_THIS", "LEAD", "LITA_HERE", "LOWEST_HEALTH", "LOWEST_SANITY", "MARGIN",
    "MINUS_TOKEN", "MONSTER_HERE", "MOST_CLUES", "MOST_CLUES_UNLOCKED", "MYTHOS_ENDS",
    "NEAREST_CULTISTS", "NONELITE_ENEMIES_HERE", "NO_CLUES", "NO_CLUES_AT_PLACE", "ONLY_ENGAGED", "OTHER_ENEMIES_HERE",
    "PHASE_BEGINS", "PRIEST_SPAWNS", "QUIET_PLACES", "REVEAL_TOKEN", "ROUND_ENDS", "ROUND_IS_ENDING",
    "SOMEBODY_ENTERS_THIS", "SOMEBODY_LEAVES", "SPAWN_AT_PREY", "TESTER", "TEST_OVER", "THIS_ATTACKS",
    "THIS_ENGAGES_YOU", "THIS_ENTERS_PLAY", "THIS_HERE", "THIS_IS_DEFEATED", "THIS_IS_EVADED",
    "THIS_PLACE_INVESTIGATED", "TURN_BEGINS", "TURN_ENDS", "TURN_HERE", "TWO_EACH", "UNPAID", "WHOSE_TURN",
    "WITH_CONTROLLER",
    "WOULD_DISCOVER", "WOULD_FAIL", "WOULD_REVEAL", "YOURS", "YOUR_ASSETS", "YOUR_CLUES", "YOUR_HORROR", "YOUR_SPELLS",
    "YOUR_TEST", "YOUR_TURN", "YOU_DEFEAT", "YOU_ENTER_THIS", "YOU_EVADE", "YOU_FAIL", "YOU_INVESTIGATE",
    "YOU_MOVE_OUT", "YOU_TAKE_DAMAGE", "YOU_TAKE_HORROR", "act_number", "by_at_least", "count_of", "defeated",
    "empty_places", "enemies", "enemies_here_with", "enemies_with", "here", "investigated_short_by",
    "it_piece", "number_if", "on_this", "passed_by", "prey_by_skill", "source", "spawn_at", "testing",
]  # fmt: skip


# ---- small helpers


def here(t: Table, s: Scope) -> Piece:
    """Your location."""
    return t.state.places[s.seat]


def source(s: Scope) -> Piece:
    return piece_of(s.source)


def it_piece(s: Scope) -> Piece:
    """What was chosen, as a piece."""
    return piece_of(s.it)


def enemies(id: str, fits: Callable[[Table, Scope, Piece], bool]) -> Selector:
    return Selector(id, lambda t, s: [ident(e) for e in t.state.enemies_at(here(t, s)) if fits(t, s, e)])


# ---- who and what

INVESTIGATORS_HERE = Selector("select-investigators-here", lambda t, s: t.state.at(here(t, s)), SEATS)
ALL_INVESTIGATORS = Selector("select-investigators", lambda t, s: t.state.playing(), SEATS)
LEAD = Selector("select-lead", lambda t, s: [t.state.lead], SEATS)
ENEMIES_HERE = enemies("select-enemies-here", lambda t, s, e: True)
NONELITE_ENEMIES_HERE = enemies("select-nonelite-enemies-here", lambda t, s, e: not is_elite(e))
EXHAUSTED_ENEMIES_HERE = enemies("select-exhausted-enemies-here", lambda t, s, e: not t.state.is_ready(e))
ENGAGED_ENEMIES = Selector("select-engaged-enemies", lambda t, s: [ident(e) for e in engaged_with(t, s.seat)])
OTHER_ENEMIES_HERE = enemies("select-other-enemies-here", lambda t, s, e: e != s.event(t).enemy)
ATTACKER = Selector("select-attacker", lambda t, s: [ident(s.event(t).enemy)])
CONNECTING = Selector("select-connecting", lambda t, s: [ident(p) for p in connected(t, here(t, s)) if can_enter(t, p)])
BLAST_PLACES = Selector("select-blast-places", lambda t, s: [
    ident(place) for place in (here(t, s), *connected(t, here(t, s)))
    if t.state.at(place) or t.state.enemies_at(place)])  # fmt: skip
YOUR_ASSETS = Selector(
    "select-your-assets",
    lambda t, s: [ident(p) for p in t.state.controlled(s.seat) if card(p).type == "asset" and can_leave(t, p)],
)
FIREARMS_HERE = Selector("select-firearms-here", lambda t, s: [
    ident(p) for seat in t.state.at(here(t, s)) for p in t.state.play[seat]
    if "firearm" in card(p).traits and card(p).uses_of == "ammo"])  # fmt: skip
YOUR_SPELLS = Selector("select-your-spells", lambda t, s: [
    ident(p) for p in t.state.play[s.seat] if "spell" in card(p).traits and card(p).uses_of == "charges"])  # fmt: skip


def enemies_with(trait: str) -> Selector:
    """All enemies in play with a trait."""
    return Selector(
        "select-enemies-with", lambda t, s: [ident(e) for e in t.state.enemies if trait in card(e).traits],
        trait=Text(f"trait-{trait}"),
    )  # fmt: skip


def enemies_here_with(trait: str) -> Selector:
    return Selector(
        "select-enemies-here-with",
        lambda t, s: [ident(e) for e in t.state.enemies_at(here(t, s)) if trait in card(e).traits],
        trait=Text(f"trait-{trait}"),
    )  # fmt: skip


# ---- where enemies spawn, and whom they look for


def spawn_at(*slugs: str) -> Spawn:
    """Spawn at a named location; if it is not in play the enemy is discarded."""
    return Spawn(
        "spawn-at", lambda t: [FACE[slug] for slug in slugs if FACE[slug] in t.state.locations],
        location=Text(slugs[0]),
    )  # fmt: skip


def _empty(t: Table) -> list[Piece]:
    return [place for place in t.state.locations if not t.state.at(place) and not t.state.enemies_at(place)]


empty_places = Spawn("spawn-empty", _empty)


def prey_by_skill(name: str, lowest: bool = False) -> Prey:
    sign = -1 if lowest else 1
    return Prey(f"prey-{'lowest' if lowest else 'highest'}-{name}", lambda t, seat: sign * skill(t, seat, name))


LOWEST_HEALTH = Prey("prey-lowest-health", lambda t, seat: -remaining_health(t, seat))
LOWEST_SANITY = Prey("prey-lowest-sanity", lambda t, seat: -remaining_sanity(t, seat))
MOST_CLUES = Prey("prey-most-clues", clues_of)
FEWEST_CARDS = Prey("prey-fewest-cards", lambda t, seat: -len(t.state.hands[seat]))
BEARER_ONLY = Prey("prey-bearer", lambda t, seat: 0, only=True)


# ---- numbers

YOUR_CLUES = Num(Text("number-your-clues"), lambda t, s: clues_of(t, s.seat))
CLUES_HERE = Num(Text("number-clues-here"), lambda t, s: t.state.clues.get(here(t, s), 0))
ATTACK_DAMAGE = Num(Text("number-attack-damage"), lambda t, s: int(s.event(t).damage))
"""What the attack that is answered deals."""
YOUR_HORROR = Num(Text("number-your-horror"), lambda t, s: t.state.horror.get(t.state.investigators[s.seat], 0))


def number_if(condition: Condition, then: int, otherwise: int) -> Num:
    """One number if something holds, else another."""
    text = Text("number-if", condition=condition.say(), then=then, other=otherwise)
    return Num(text, lambda t, s: then if condition.holds(t, s) else otherwise)


def count_of(selector: Selector, sign: int = 1) -> Num:
    """How many there are, as a number or as a minus."""
    return Num(Text("number-x", what=selector.say()), lambda t, s: sign * len(selector.find(t, s)))


# ---- conditions


YOUR_TURN = Condition("if-your-turn", lambda t, s: t.state.active == s.you and t.state.turn > 0)
YOURS = Condition("if-yours", lambda t, s: s.event(t).seat == s.you)
AT_YOUR_PLACE = Condition("if-at-your-place", lambda t, s: t.state.places[s.event(t).seat] == here(t, s))
YOUR_TEST = Condition("if-your-test", lambda t, s: t.state.test > 0 and running(t).seat == s.you)
INVESTIGATING = Condition("if-investigating", lambda t, s: t.state.test > 0 and running(t).kind == "investigate")
NO_CLUES = Condition("if-no-clues", lambda t, s: not clues_of(t, s.seat))
CLUES_AT_PLACE = Condition("if-clues-here", lambda t, s: t.state.clues.get(here(t, s), 0) > 0)
NO_CLUES_AT_PLACE = Condition("if-no-clues-here", lambda t, s: t.state.clues.get(here(t, s), 0) == 0)
ONLY_ENGAGED = Condition("if-only-engaged", lambda t, s: engaged_with(t, s.seat) == [it_piece(s)] if s.it else False)
GHOUL_HERE = Condition("if-ghoul-here", lambda t, s: bool(enemies_here_with("ghoul").find(t, s)))
MONSTER_HERE = Condition("if-monster-here", lambda t, s: bool(enemies_here_with("monster").find(t, s)))


def testing(name: str) -> Condition:
    """You are making a test of this skill."""
    return Condition(
        "if-testing", lambda t, s: t.state.test > 0 and running(t).seat == s.you and running(t).skill == name,
        skill=Text(name),
    )  # fmt: skip


def by_at_least(n: int) -> Condition:
    """The test in which this is asked was passed by so much."""
    return Condition("if-by-at-least", lambda t, s: s.n >= n, n=n)


def on_this(t: Table, s: Scope, tokens: str) -> int:
    """How many tokens of a kind lie on the card itself."""
    return int(getattr(t.state, tokens).get(source(s), 0))


# ---- conditions on modifiers: what they change is "it", the card is "this"

IT_IS_THIS = Condition("if-it-is-this", lambda t, s: s.it == s.source)
AT_HOST = Condition("if-at-host", lambda t, s: s.it == ident(t.state.hosts.get(source(s), 0)))
INVESTIGATOR_AT_THIS = Condition("if-investigator-at-this", lambda t, s: any(
    s.it == ident(t.state.investigators[seat]) for seat in t.state.at(t.state.where.get(source(s), -2))))  # fmt: skip
WITH_CONTROLLER = Condition(
    "if-with-controller", lambda t, s: s.you >= 0 and t.state.places[s.you] == t.state.places[s.seat]
)
CLUES_ON_THIS = Condition("if-clues-on-this", lambda t, s: t.state.clues.get(source(s), 0) > 0)
HAVE_ASSETS = Condition("if-have-assets", lambda t, s: bool(YOUR_ASSETS.find(t, s)))


def act_number(n: int) -> Condition:
    return Condition("if-act", lambda t, s: t.state.act >= 0 and card(t.state.act).stage == n, n=n)


# ---- moments: what abilities answer


THIS_HERE = Condition("if-this-here", lambda t, s: place_of(t, source(s)) == here(t, s))
YOU_DEFEAT = Moment("Defeat", "after", "moment-you-defeat", Condition(
    "if-you-defeat", lambda t, s: s.event(t).by == s.you and s.event(t).has_enemy()))  # fmt: skip
THIS_IS_DEFEATED = Moment("Defeat", "when", "moment-this-defeated", Condition(
    "if-this-defeated", lambda t, s: source(s) in s.event(t).pieces))  # fmt: skip
ENEMY_ATTACKS_HERE = Moment("EnemyAttack", "would", "moment-enemy-attacks-here", AT_YOUR_PLACE)
ENEMY_ATTACKS_YOU = Moment("EnemyAttack", "when", "moment-enemy-attacks-you", YOURS)
THIS_ATTACKS = Moment("EnemyAttack", "when", "moment-this-attacks", Condition(
    "if-this-attacks", lambda t, s: s.event(t).enemy == source(s)))  # fmt: skip
AFTER_THIS_ATTACKS = Moment("Harm", "after", "moment-after-this-attacks", Condition(
    "if-this-attacked", lambda t, s: s.event(t).enemy == source(s)))  # fmt: skip
ATTACK_HURTS_THIS = Moment("Harm", "when", "moment-attack-hurts-this", Condition(
    "if-attack-hurts", lambda t, s: s.event(t).enemy >= 0 and s.event(t).damage.get(source(s), 0) > 0))  # fmt: skip
HORROR_ON_YOU = Moment("Harm", "after", "moment-horror-on-you", Condition(
    "if-horror-on-you", lambda t, s: s.event(t).horror.get(t.state.investigators[s.you], 0) > 0))  # fmt: skip
YOU_TAKE_HORROR = Moment("Harm", "after", "moment-you-take-horror", Condition(
    "if-you-take-horror", lambda t, s: s.event(t).shaken.get(s.you, 0) > 0))  # fmt: skip
YOU_TAKE_DAMAGE = Moment("Harm", "after", "moment-you-take-damage", Condition(
    "if-you-take-damage", lambda t, s: s.event(t).hurt.get(s.you, 0) > 0))  # fmt: skip
WOULD_DISCOVER = Moment("Discovering", "would", "moment-would-discover", YOURS)
THIS_ENTERS_PLAY = Moment("EntersPlay", "after", "moment-this-enters", Condition(
    "if-this-enters", lambda t, s: s.event(t).piece == source(s)))  # fmt: skip
YOU_ENTER_THIS = Moment("Entered", "after", "moment-you-enter", Condition(
    "if-you-enter", lambda t, s: s.event(t).place == source(s)))  # fmt: skip
SOMEBODY_ENTERS_THIS = Moment("Entered", "if", "moment-investigator-enters")
YOU_MOVE_OUT = Moment("Moving", "out", "moment-you-move-out", Condition(
    "if-you-move-out", lambda t, s: s.event(t).away == source(s)))  # fmt: skip
SOMEBODY_LEAVES = Moment("Moving", "leave", "moment-somebody-leaves", Condition(
    "if-somebody-leaves", lambda t, s: s.event(t).away == place_of(t, source(s))))  # fmt: skip
THIS_ENGAGES_YOU = Moment("Engaged", "after", "moment-this-engages", Condition(
    "if-this-engages", lambda t, s: s.event(t).enemy == source(s)))  # fmt: skip
YOU_EVADE = Moment("Evaded", "after", "moment-you-evade", YOURS)
THIS_IS_EVADED = Moment("Evaded", "if", "moment-this-evaded", Condition(
    "if-this-evaded", lambda t, s: s.event(t).enemy == source(s)))  # fmt: skip
DRAW_TREACHERY = Moment("Revelation", "would", "moment-draw-treachery", Condition(
    "if-draw-treachery", lambda t, s: s.event(t).seat == s.you and card(s.event(t).card).type == "treachery"
    and not card(s.event(t).card).is_weakness))  # fmt: skip
REVEAL_TOKEN = Moment("Revealed", "would", "moment-reveal-token", YOURS)
AS_REVEALED = Moment("Revealed", "as", "moment-as-revealed", YOURS)
BAD_TOKEN = Moment("Revealed", "after", "moment-bad-token", Condition(
    "if-bad-token", lambda t, s: s.event(t).seat == s.you and s.event(t).token in BAD_TOKENS))  # fmt: skip
WOULD_REVEAL = Moment("Reveal", "would", "moment-would-reveal", YOURS & Condition(
    "if-one-token", lambda t, s: s.event(t).draws == 1 and not running(t).aside))  # fmt: skip
"""One token, and none was ignored in this test: another copy of the card adds nothing (A-rul.18)."""
WOULD_FAIL = Moment("WouldFail", "would", "moment-would-fail", YOURS)
YOU_FAIL = Moment("Failed", "after", "moment-you-fail", YOURS)
YOU_INVESTIGATE = Moment("Passed", "after", "moment-you-investigate", Condition(
    "if-you-investigate", lambda t, s: s.event(t).seat == s.you and s.event(t).kind == "investigate"))  # fmt: skip
THIS_PLACE_INVESTIGATED = Moment("Passed", "after", "moment-place-investigated", Condition(
    "if-place-investigated",
    lambda t, s: s.event(t).kind == "investigate" and s.event(t).target == place_of(t, source(s))))  # fmt: skip
TEST_OVER = Moment("TestOver", "after", "moment-test-over")
ACTIVE = Condition("if-your-turn", lambda t, s: t.state.active == s.you)
TURN_BEGINS = Moment("turn", "begins", "moment-turn-begins", ACTIVE)
TURN_ENDS = Moment("turn", "ends", "moment-turn-ends", ACTIVE)
ANY_TURN_ENDS = Moment("turn", "ends", "moment-any-turn-ends")
ROUND_IS_ENDING = Moment("round", "when", "moment-round-is-ending")
ROUND_ENDS = Moment("round", "ends", "moment-round-ends")
MYTHOS_ENDS = Moment("mythos-phase", "ends", "moment-mythos-ends")
ENEMY_PHASE_ENDS = Moment("enemy-phase", "ends", "moment-enemy-phase-ends")
PHASE_BEGINS = Moment("phase", "begins", "moment-phase-begins")
GAME_ENDS = Moment("game-ends", "when", "moment-game-ends", Condition(
    "if-game-ends", lambda t, s: s.you in t.state.ended_for))  # fmt: skip
IN_YOUR_TURN = Moment("player", "window", "moment-in-your-turn", YOUR_TURN)


LITA_HERE = Condition(
    "if-uncontrolled-here", lambda t, s: source(s) in t.state.loose and t.state.where[source(s)] == here(t, s)
)
ATTACK_ON_MONSTER_HERE = Moment("Passed", "after", "moment-attack-on-monster", Condition(
    "if-attack-on-monster", lambda t, s: s.event(t).kind == "fight" and t.state.places[s.event(t).seat] == here(t, s)
    and source(s) not in t.state.loose and "monster" in card(s.event(t).target).traits))  # fmt: skip


def defeated(slug: str) -> Moment:
    """If this enemy is defeated."""
    fell = Condition("if-is-defeated", lambda t, s: any(card(piece).slug == slug for piece in s.event(t).pieces))
    return Moment("Defeat", "if", "moment-defeated", fell, of=slug)


# ---- of single classes

MARGIN = Num(Text("number-margin"), lambda t, s: max(1, min(5, s.n)))
"""By how much a test was passed or failed, from 1 to 5."""
QUIET_PLACES = Selector("select-quiet-places", lambda t, s: [
    ident(place) for place in t.state.revealed if place in t.state.locations and place != here(t, s)
    and not t.state.enemies_at(place) and can_enter(t, place)])  # fmt: skip
ITEMS_IN_DISCARD = Selector("select-items-in-discard", lambda t, s: [
    ident(piece) for piece in dict.fromkeys(t.state.discards[s.seat]) if "item" in card(piece).traits])  # fmt: skip
TESTER = Selector("select-tester", lambda t, s: [running(t).seat], SEATS)
EVADING = Condition("if-evading", lambda t, s: t.state.test > 0 and running(t).kind == "evade")
WHOSE_TURN = Selector("select-active", lambda t, s: [t.state.active], SEATS)
TURN_HERE = Condition("if-turn-here", lambda t, s: t.state.turn > 0 and t.state.places[t.state.active] == here(t, s))
AMULET_IN_PLAY = Condition("if-amulet", lambda t, s: any(
    card(piece).slug == "wendys-amulet" for pieces in t.state.play for piece in pieces))  # fmt: skip
UNPAID = Condition("if-unpaid", lambda t, s: on_this(t, s, "uses") < 6, n=6)
MINUS_TOKEN = Moment("Revealed", "after", "moment-minus-token", Condition(
    "if-minus-token",
    lambda t, s: s.event(t).seat == s.you and token_number(t, running(t), len(running(t).tokens) - 1) < 0))  # fmt: skip
BAD_BREAK = Moment("Revealed", "after", "moment-bad-break", Condition(
    "if-bad-break", lambda t, s: s.event(t).seat == s.you and s.event(t).token in ("skull", "auto-fail")))  # fmt: skip
EVADED_HERE = Moment("Evaded", "after", "moment-evaded-here", Condition(
    "if-evaded-here", lambda t, s: (enemy := s.event(t).enemy) in t.state.enemies and not is_elite(enemy)
    and not card(enemy).is_weakness and t.state.where[enemy] == here(t, s)))  # fmt: skip
ENEMY_SPAWNS_HERE = Moment("Spawning", "when", "moment-enemy-spawns-here", Condition(
    "if-enemy-spawns-here",
    lambda t, s: s.event(t).place == here(t, s) and not is_elite(s.event(t).enemy)))  # fmt: skip


def passed_by(n: int) -> Condition:
    """The test that was just passed was passed by so much."""
    return Condition("if-by-at-least", lambda t, s: s.event(t).by >= n, n=n)


def investigated_short_by(n: int) -> Condition:
    """The test that was just failed was an investigation, failed by so much at most."""
    return Condition("if-investigated-short", lambda t, s: s.event(t).kind == "investigate" and s.event(t).by <= n, n=n)


# ---- of the city and its cults

CULTISTS = enemies_with("cultist")
CULTIST_IN_PLAY = Condition("if-cultist-in-play", lambda t, s: bool(CULTISTS.find(t, s)))
NEAREST_CULTISTS = Selector("select-nearest-cultists", lambda t, s: [
    ident(e) for e in nearest(t, here(t, s), [piece_of(id) for id in CULTISTS.find(t, s)])])  # fmt: skip
CENTRAL_PLACES = Selector("select-central", lambda t, s: [
    ident(place) for place in t.state.locations if "central" in card(place).traits])  # fmt: skip
MOST_CLUES_UNLOCKED = Selector("select-most-clues-unlocked", lambda t, s: _unlocked(t, card(source(s))))
HIGHEST_DOOM = Num(Text("number-highest-doom"), lambda t, s: -max(
    (t.state.doom.get(piece_of(id), 0) for id in CULTISTS.find(t, s)), default=0))  # fmt: skip
ALL_DOOM = Num(Text("number-all-doom"), lambda t, s: -t.state.all_doom())
TWO_EACH = Num(Text("number-two-each"), lambda t, s: 2 * t.state.started)
"""Two for each investigator who started the scenario."""
AT_THIS = Condition("if-at-this", lambda t, s: here(t, s) == source(s))
ENGAGED_WITH_THIS = Condition("if-engaged-with-this", lambda t, s: t.state.engaged.get(source(s)) == s.seat)
EVADING_THIS = Condition("if-evading-this", lambda t, s: t.state.test > 0 and running(t).kind == "evade"
                         and running(t).target == source(s) and running(t).seat == s.seat)  # fmt: skip
SPAWN_AT_PREY = Spawn("spawn-at-prey", lambda t: [], at_prey=True)
PRIEST = "ghoul-priest"
PRIEST_SPAWNS = Moment("Spawning", "would", "moment-priest-spawns", Condition(
    "if-priest-spawns", lambda t, s: card(s.event(t).enemy).slug == PRIEST and s.event(t).place != source(s)),
)  # fmt: skip
CULTISTS_UNMASKED = Moment("Overcome", "if", "moment-cultists-unmasked", Condition(
    "if-cultists-unmasked", lambda t, s: sum(
        card(piece).unique and card(piece).type == "enemy" and "cultist" in card(piece).traits
        for piece in t.state.victory) >= 6))  # fmt: skip


def _unlocked(t: Table, door: Printed) -> list[str]:
    """The locations without a copy of this card that have the most clues."""
    s = t.state
    locked = {s.hosts[piece] for piece in s.attached if card(piece).title == door.title}
    free = [place for place in s.locations if place not in locked]
    most = max((s.clues.get(place, 0) for place in free), default=0)
    return [ident(place) for place in free if s.clues.get(place, 0) == most]
