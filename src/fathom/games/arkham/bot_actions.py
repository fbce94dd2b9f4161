"""What each action is worth to the greedy bot, in the words of a player: odds from the open chaos bag, what a success
brings, what an enemy does meanwhile. Clues that the act needs come first, weapons and allies before the fight."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from ...kernel.effect import Scope
from .cards.printed import FACE, Printed
from .pieces import Piece, card, ident, piece_of
from .rules.actions import investigation_skill
from .rules.agenda import act_threshold, agenda_threshold
from .rules.assets import surplus
from .rules.chaos import NUMBERS, symbol_of
from .rules.engagement import engaged_with
from .rules.moving import connected, distances
from .rules.playing import cost_of
from .rules.values import (
    clue_value,
    evade_value,
    fight_value,
    has,
    health,
    remaining_health,
    remaining_sanity,
    sanity,
    shroud,
    skill,
)
from .state import Table

__all__ = ["Mind", "asset_worth", "best_actions", "clues_missing", "firepower", "is_armed", "worth_of_clue"]

CLUE = 8.0
"""A clue that the act still needs; one that it does not is worth a crumb."""
STEP = 0.85
"""What is a move away is worth so much of what is here."""
NEEDS = {"uncovering-the-conspiracy": 2, "disrupting-the-ritual": 1}
"""Acts whose ability costs clues, for each investigator."""
MEET = {"the-barrier": "hallway", "into-the-darkness": "ritual-site"}
"""Acts that advance at a location, once the clues are there."""
QUARRY = ("ghoul-priest", "umordhoth")
"""Enemies that the last act wants dead."""
HEALS = ("first-aid", "medical-texts")
FINDS = ("working-a-hunch", "drawn-to-the-flame")
"""Events that find clues without a test."""
LAST_CHANCE = 40.0
"""To be out of the game costs so much."""


@cache
def attempt_of(printed: Printed, kind: str) -> Any:
    """The ability of a card that is an attack, or an investigation."""
    effects = [ability.effect for ability in printed.abilities if hasattr(ability, "effect")]
    return next((effect for effect in effects if getattr(effect, "designator", "") == kind), None)


def clues_missing(t: Table) -> int:
    """The clues that the act still asks for."""
    s = t.state
    if s.act < 0:
        return 0
    need = act_threshold(t) or NEEDS.get(card(s.act).slug, 0) * s.started
    return max(0, need - sum(s.clues.get(s.investigators[seat], 0) for seat in s.playing()))


def worth_of_clue(t: Table) -> float:
    return CLUE if clues_missing(t) else 0.2


def is_loaded(t: Table, piece: Piece) -> bool:
    printed = card(piece)
    return attempt_of(printed, "fight") is not None and (not printed.uses or t.state.uses.get(piece, 0) > 1)


def is_armed(t: Table, seat: int) -> bool:
    return any(is_loaded(t, piece) for piece in t.state.play[seat])


def firepower(t: Table, seat: int) -> float:
    """The damage that the weapons in play may do to an enemy of middling strength."""
    s, total = t.state, 0.0
    for piece in s.play[seat]:
        effect = attempt_of(card(piece), "fight")
        if effect is None:
            continue
        plus = effect.plus if isinstance(effect.plus, int) else 1
        damage = effect.more if isinstance(effect.more, int) else 2
        margin = skill(t, seat, effect.skills[0]) + plus - 4
        shots = s.uses.get(piece, 0) if card(piece).uses else 4
        total += shots * damage * max(0.1, min(0.9, 0.5 + 0.12 * margin))
    return total


def asset_worth(t: Table, seat: int, piece: Piece) -> float:
    """A first weapon, a first ally, help with clues as long as there are some to find; then what it costs."""
    s, printed = t.state, card(piece)
    worth = 1.2 + 0.35 * max(0, printed.cost)
    if attempt_of(printed, "fight") is not None:
        worth += 0.3 if is_armed(t, seat) else 5.0 if skill(t, seat, "combat") > 2 else 3.5
    if "ally" in printed.slots:
        worth += 2.5
    acts_left = s.act >= 0 and bool(s.acts or clues_missing(t))
    helps = attempt_of(printed, "investigate") is not None or "intellect" in [one.hears for one in printed.abilities]
    if helps:
        worth += 2.2 if acts_left else -1.0
    if surplus(t, seat, [*s.controlled(seat), piece]):
        worth -= 4.0  # something else would have to go
    return worth


class Mind:
    """One look at the table by one investigator."""

    def __init__(self, t: Table, seat: int) -> None:
        self.t, self.seat, self.s = t, seat, t.state
        self.place = t.state.places[seat]
        scope = Scope(you=seat, source=t.state.scenario)
        self.tokens: list[int | None] = []
        for token in t.state.bag:
            found = symbol_of(t, seat, token)
            fixed = NUMBERS.get(token, 0 if found is None else found.number.value(t, scope))
            self.tokens.append(None if token == "auto-fail" else fixed)
        self.harassing = [enemy for enemy in engaged_with(t, seat) if t.state.is_ready(enemy)]

    # ---- odds and pain

    def chance(self, margin: int) -> float:
        """How likely a test succeeds whose skill lies so far above its difficulty."""
        good = sum(token is not None and margin + token >= 0 for token in self.tokens)
        return good / max(1, len(self.tokens))

    def pain(self, damage: int, horror: int) -> float:
        """What damage and horror cost: the more, the less is left, allies included."""
        t, s = self.t, self.s
        soak = [piece for piece in s.play[self.seat] if card(piece).soaks]
        body = remaining_health(t, self.seat) + sum(health(t, one) - s.damage.get(one, 0) for one in soak)
        mind = remaining_sanity(t, self.seat) + sum(sanity(t, one) - s.horror.get(one, 0) for one in soak)
        if damage >= body or horror >= mind:
            return LAST_CHANCE
        return damage * (0.5 + 5.0 / body) + horror * (0.5 + 5.0 / mind)

    def blow(self, enemy: Piece) -> float:
        """What an attack costs; whoever must fall at last falls fighting."""
        return min(10.0, self.pain(card(enemy).damage, card(enemy).horror))

    def threat(self, enemy: Piece) -> float:
        """What an enemy is worth dead: its attacks of about two rounds, its doom, and what the act says of it."""
        slug = card(enemy).slug
        worth = 1.0 + 1.6 * min(8.0, self.blow(enemy)) + 3.0 * self.s.doom.get(enemy, 0) + 2.0 * card(enemy).victory
        if slug in QUARRY:
            worth += 14.0
        if self.s.clues.get(self.place) and card(self.s.investigators[self.seat]).slug == "roland-banks":
            worth += worth_of_clue(self.t)  # he finds a clue where he defeats an enemy
        return worth

    # ---- actions

    def worth(self, key: str) -> float:
        verb, _, rest = key.partition(".")
        worth: float = getattr(self, f"_{verb.replace('-', '_')}")(rest)
        quiet = ("fight", "evade", "advance", "end-turn", "free", "fast")
        if verb in quiet or (verb == "use" and self.designator(rest) in ("fight", "evade", "parley", "resign")):
            return worth
        return worth - sum(self.blow(enemy) for enemy in self.harassing)

    def designator(self, key: str) -> str:
        return str(getattr(self.t.ability(key).ability, "designator", ""))

    def _advance(self, _: str) -> float:
        return 100.0

    def _end_turn(self, _: str) -> float:
        return 0.0

    def _draw(self, _: str) -> float:
        lacks = not is_armed(self.t, self.seat) and not self.weapons_in_hand()
        return 0.9 + (1.0 if lacks else 0.0) + (0.4 if len(self.s.hands[self.seat]) < 3 else 0.0)

    def weapons_in_hand(self) -> list[Piece]:
        return [piece for piece in self.s.hands[self.seat] if attempt_of(card(piece), "fight") is not None]

    def wants_money(self) -> bool:
        """Is there a good asset in hand that cannot be paid?"""
        purse = self.s.resources[self.seat]
        return any(
            cost_of(self.t, self.seat, piece) > purse and asset_worth(self.t, self.seat, piece) > 3.0
            for piece in self.s.hands[self.seat] if card(piece).type == "asset"
        )  # fmt: skip

    def _resource(self, _: str) -> float:
        return 2.2 if self.wants_money() else 0.7

    def _investigate(self, _: str, help: int = 0, place: Piece | None = None) -> float:
        """The odds of a clue, if there is one."""
        t, place = self.t, self.place if place is None else place
        left = self.s.clues.get(place, 0) if place in self.s.revealed else clue_value(t, place)
        if not left:
            return -0.5
        mine = skill(t, self.seat, investigation_skill(t, place))
        mine += sum(one.hears == "intellect" and one.when is not None for piece in self.s.play[self.seat]
                    for one in card(piece).abilities if hasattr(one, "when"))  # fmt: skip
        return (0.3 + 0.7 * self.chance(mine + help - shroud(t, place))) * worth_of_clue(t)  # cards will help

    def _move(self, id: str) -> float:
        """What can be done there or further on."""
        to = piece_of(id)
        away = distances(self.t, to)
        return max((STEP ** (n + 1) * self.goal(place) for place, n in away.items() if place != self.place), default=0)

    def goal(self, place: Piece) -> float:
        """Why one would want to be at a location."""
        t, s = self.t, self.s
        slug = card(s.act).slug if s.act >= 0 else ""
        worth = self._investigate("", place=place) if clues_missing(t) else 0.0
        if not clues_missing(t) and FACE.get(MEET.get(slug, ""), -1) == place:
            worth += 5.0
        for enemy in s.enemies:
            if s.where[enemy] == place and card(enemy).slug in QUARRY and is_armed(t, self.seat):
                worth += 6.0
        if any(s.where.get(piece) == place for piece in s.loose):
            worth += 4.0  # somebody to talk to
        armed = is_armed(t, self.seat)
        for enemy in s.enemies_at(place):
            if enemy in self.harassing or card(enemy).slug in QUARRY:
                continue
            if enemy in s.engaged and armed:
                worth += 0.5 * self.threat(enemy)  # a friend needs help
            elif enemy not in s.engaged and s.is_ready(enemy):
                worth -= (0.2 if armed else 0.6) * self.blow(enemy)
        return worth

    def hit(self, enemy: Piece, mine: int, damage: int) -> float:
        """An attack: the odds, how much of the enemy it takes, and what a failure provokes."""
        t = self.t
        p = self.chance(mine - fight_value(t, enemy))
        left = max(1, health(t, enemy) - self.s.damage.get(enemy, 0))
        worth = p * min(damage, left) / left * self.threat(enemy)
        if enemy not in self.harassing and enemy not in self.s.engaged and card(enemy).slug not in QUARRY:
            worth *= 0.5 if self.s.is_ready(enemy) else 0.8
        if has(t, enemy, "retaliate") and self.s.is_ready(enemy):
            worth -= 0.5 * (1 - p) * self.blow(enemy)
        other = self.s.engaged.get(enemy, self.seat)
        return worth if other == self.seat else worth - (1 - p) * 2.0

    def _fight(self, id: str) -> float:
        return self.hit(piece_of(id), skill(self.t, self.seat, "combat"), 1)

    def _evade(self, id: str) -> float:
        """It will not attack this round; but it is still there in the next one."""
        enemy = piece_of(id)
        p = self.chance(skill(self.t, self.seat, "agility") - evade_value(self.t, enemy))
        return p * 0.8 * self.blow(enemy)

    def _engage(self, id: str) -> float:
        """To take an enemy from somebody who fights worse."""
        enemy, t = piece_of(id), self.t
        other = self.s.engaged.get(enemy)
        if other is None:
            return -1.0
        better = skill(t, self.seat, "combat") - skill(t, other, "combat")
        return 0.8 * better if better > 1 and is_armed(t, self.seat) else -1.0

    def _play(self, slug: str) -> float:
        piece = piece_of(slug)
        printed = card(piece)
        if printed.type == "asset":
            return asset_worth(self.t, self.seat, piece)
        if printed.is_weakness:
            return -5.0
        if slug.startswith("emergency-cache"):
            return 4.0 if self.wants_money() else 1.2
        if slug in FINDS:
            return 0.9 * worth_of_clue(self.t) if self.s.clues.get(self.place) else -1.0
        effect = printed.play
        if getattr(effect, "designator", "") == "fight":
            return self.attack_with(effect, slug)
        return self.look_at_event(printed)

    def look_at_event(self, printed: Printed) -> float:
        """Blasts where they hit more than they hurt; other events are a little better than nothing."""
        if printed.slug == "dynamite-blast":
            near = [place for place in connected(self.t, self.place) if not self.s.at(place)]
            return max((sum(self.threat(enemy) * 0.6 for enemy in self.s.enemies_at(place)) for place in near),
                       default=0.0) - 1.5  # fmt: skip
        return 1.0

    def _fast(self, slug: str) -> float:
        return 1.0 + asset_worth(self.t, self.seat, piece_of(slug))

    def _free(self, key: str) -> float:
        slug = self.t.ability(key).ability.card
        return 1.2 * worth_of_clue(self.t) if slug in FINDS and self.s.clues.get(self.place) else -1.0

    def attack_with(self, effect: Any, source: str) -> float:
        scope = Scope(you=self.seat, source=source)
        mine = skill(self.t, self.seat, effect.skills[0])
        best = -1.0
        for enemy in effect.targets(self.t, scope):
            on = scope.on(ident(enemy))
            bonus, damage = effect.bonus.value(self.t, on), effect.damage.value(self.t, on)
            best = max(best, self.hit(enemy, mine + bonus, damage))
        return best

    def _use(self, key: str) -> float:
        """Attacks and investigations by their odds; healing where it hurts; a way out when all is lost."""
        found = self.t.ability(key)
        effect: Any = found.ability.effect
        kind, slug = self.designator(key), found.ability.card
        if kind == "fight":
            cost = 0.4 if card(piece_of(found.source)).uses else 0.0
            return self.attack_with(effect, found.source) - cost
        if kind == "investigate":
            return self._investigate("", help=-getattr(effect, "shroud", 0)) - 0.2
        if kind == "parley" and (skills := getattr(effect, "skills", ())):
            return 9.0 * self.chance(skill(self.t, self.seat, skills[0]) - effect.difficulty)
        if kind == "resign":
            return self.resigning()
        if slug in HEALS:
            you = self.s.investigators[self.seat]
            return 2.4 if max(self.s.damage.get(you, 0), self.s.horror.get(you, 0)) >= 3 else 0.2
        return 2.0 if slug == "old-book-of-lore" else 1.0

    def resigning(self) -> float:
        """Better to leave than to be carried out, or to be there when the last agenda advances."""
        t, s = self.t, self.s
        doomed = not s.agendas and s.all_doom() >= agenda_threshold(t) - 1
        dying = any(self.pain(card(one).damage, card(one).horror) >= LAST_CHANCE for one in self.harassing)
        return 20.0 if doomed or dying else -10.0


def best_actions(t: Table, seat: int, keys: Sequence[str]) -> list[str]:
    """The best action; with it those that are as good as it."""
    mind = Mind(t, seat)
    worths = {key: mind.worth(key) for key in keys}
    best = max(worths.values())
    return [key for key, worth in worths.items() if worth >= best - 0.05]
