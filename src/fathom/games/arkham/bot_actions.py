"""What each action is worth to the greedy bot, in the words of a player: odds from the open chaos bag, what a success
brings, what an enemy does meanwhile. Clues that the act needs come first, weapons and allies before the fight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...kernel.effect import Scope
from .bot_odds import QUARRY, Odds, Offer, asset_worth, attempt_of, backing, is_armed, offers, quarry_to_come
from .cards.printed import FACE, Printed
from .pieces import Piece, card, ident, piece_of
from .rules.actions import investigation_skill
from .rules.agenda import act_threshold, agenda_threshold
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

__all__ = ["Mind", "best_actions", "clues_missing", "time_left", "worth_of_clue"]

CLUE = 8.0
"""A clue that the act still needs; one that it does not is worth a crumb."""
STEP = 0.85
"""What is a move away is worth so much of what is here."""
NEEDS = {"uncovering-the-conspiracy": 2, "disrupting-the-ritual": 1}
"""Acts whose ability costs clues, for each investigator."""
MEET = {"the-barrier": "hallway", "into-the-darkness": "ritual-site"}
"""Acts that advance at a location, once the clues are there."""
PREY = 5.0
"""What each damage to an enemy is worth that the last act wants dead."""
CHARGE = 0.8
"""What a shot, a charge or a thrown knife costs."""
TALK = 12.0
"""What it is worth to win somebody over."""
HEALS = ("first-aid", "medical-texts")
FINDS = ("working-a-hunch", "drawn-to-the-flame")
"""Events that find clues without a test."""
ENTRY = {"attic": (0, 1), "cellar": (1, 0)}
"""Damage and horror that it costs to enter a location."""
NEARLY = 3
"""Nobody leaves while the worst enemy has so little health left."""
BURDENS = ("haunted", "psychosis", "hypochondria")
LAST_CHANCE = 40.0
"""To be out of the game costs so much."""


def clues_missing(t: Table) -> int:
    """The clues that the act still asks for."""
    s = t.state
    if s.act < 0:
        return 0
    need = act_threshold(t) or NEEDS.get(card(s.act).slug, 0) * s.started
    return max(0, need - sum(s.clues.get(s.investigators[seat], 0) for seat in s.playing()))


def time_left(t: Table) -> int:
    """The doom that is still missing until the last agenda advances."""
    return agenda_threshold(t) - t.state.all_doom() + sum(card(agenda).doom for agenda in t.state.agendas)


def worth_of_clue(t: Table) -> float:
    return CLUE if clues_missing(t) else 0.2


class Mind:
    """One look at the table by one investigator."""

    def __init__(self, t: Table, seat: int) -> None:
        self.t, self.seat, self.s = t, seat, t.state
        self.place = t.state.places[seat]
        self.odds = Odds(t, seat)
        self.harassing = [enemy for enemy in engaged_with(t, seat) if t.state.is_ready(enemy)]
        self.offered: dict[tuple[str, bool], list[Offer]] = {}

    # ---- odds and pain

    def odds_of(self, skilled: str, margin: int, stake: float, attack: bool = False) -> float:
        """What a test is worth that brings so much, with the cards that would be committed to it."""
        key = (skilled, attack)
        if key not in self.offered:
            self.offered[key] = self._help(skilled, attack)
        return backing(self.odds, margin, stake, self.offered[key], 4)[0]

    def _help(self, skilled: str, attack: bool) -> list[Offer]:
        """What lies at hand for a test, and the best card of everybody else who is here, if hands are open."""
        t, s = self.t, self.s
        found = offers(t, self.seat, skilled, [("", piece) for piece in s.hands[self.seat]], attack)
        if t.options["hands"] == "open":
            for other in s.at(self.place):
                if other != self.seat:
                    cards = [("", piece) for piece in s.hands[other] if not card(piece).own_tests_only]
                    lent = offers(t, other, skilled, cards, attack)
                    found += sorted(lent, key=lambda offer: offer.price / offer.icons)[:1]
        return found

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
        worth = 1.0 + 1.6 * min(8.0, self.blow(enemy)) + 3.0 * self.s.doom.get(enemy, 0) + 2.0 * card(enemy).victory
        if card(enemy).slug in QUARRY:
            worth += PREY * self.left(enemy)
        if self.s.clues.get(self.place) and card(self.s.investigators[self.seat]).slug == "roland-banks":
            worth += worth_of_clue(self.t)  # he finds a clue where he defeats an enemy
        return worth

    def left(self, enemy: Piece) -> int:
        return max(1, health(self.t, enemy) - self.s.damage.get(enemy, 0))

    def stake(self, enemy: Piece, damage: int) -> float:
        """What hangs on an attack: its share of the enemy, and what a failure provokes."""
        left = self.left(enemy)
        worth = min(damage, left) / left * self.threat(enemy)
        return worth + self.provoked(enemy)

    def provoked(self, enemy: Piece) -> float:
        strikes = has(self.t, enemy, "retaliate") and self.s.is_ready(enemy)
        return self.blow(enemy) if strikes else 0.0

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
        skilled = investigation_skill(t, place)
        mine = skill(t, self.seat, skilled)
        mine += sum(one.hears == "intellect" and one.when is not None for piece in self.s.play[self.seat]
                    for one in card(piece).abilities if hasattr(one, "when"))  # fmt: skip
        return self.odds_of(skilled, mine + help - shroud(t, place), worth_of_clue(t))

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
            worth += self.odds_of("intellect", skill(t, self.seat, "intellect") - 4, 0.7 * TALK)  # somebody to talk to
        if worth > 0:
            worth -= self.pain(*ENTRY.get(card(place).slug, (0, 0)))
        armed = is_armed(t, self.seat)
        for enemy in s.enemies_at(place):
            if enemy in self.harassing or card(enemy).slug in QUARRY:
                continue
            if enemy in s.engaged and armed:
                worth += 0.5 * self.threat(enemy)  # a friend needs help
            elif enemy not in s.engaged and s.is_ready(enemy):
                worth -= (0.2 if armed else 0.6) * self.blow(enemy)
        return worth

    def hit(self, enemy: Piece, skilled: str, mine: int, damage: int) -> float:
        """An attack: the odds, how much of the enemy it takes, and what a failure provokes."""
        stake = self.stake(enemy, damage)
        aside = enemy not in self.harassing and enemy not in self.s.engaged and card(enemy).slug not in QUARRY
        if aside:
            stake *= 0.5 if self.s.is_ready(enemy) else 0.8
        other = self.s.engaged.get(enemy, self.seat)
        if other != self.seat:
            stake += 2.0 * damage
        worth = self.odds_of(skilled, mine - fight_value(self.t, enemy), stake, True)
        return worth - self.provoked(enemy) - (0.0 if other == self.seat else 2.0 * damage)

    def _fight(self, id: str) -> float:
        return self.hit(piece_of(id), "combat", skill(self.t, self.seat, "combat"), 1)

    def _evade(self, id: str) -> float:
        return self.slip(piece_of(id), "agility")

    def slip(self, enemy: Piece, skilled: str) -> float:
        """It will not attack this round, nor strike back; but it is still there in the next one."""
        margin = skill(self.t, self.seat, skilled) - evade_value(self.t, enemy)
        return self.odds_of(skilled, margin, 0.8 * self.blow(enemy) + self.relief(enemy))

    def relief(self, enemy: Piece) -> float:
        """What those who may still attack an enemy this round are spared if it cannot strike back."""
        s = self.s
        if not has(self.t, enemy, "retaliate") or not s.is_ready(enemy):
            return 0.0
        others = [other for other in s.at(self.place) if other != self.seat and s.actions[other] >= 0]
        fighters = [Mind(self.t, other) for other in others if is_armed(self.t, other)]
        mine = 0.4 * self.blow(enemy) if is_armed(self.t, self.seat) and s.actions[self.seat] > 1 else 0.0
        return mine + sum(other.blow(enemy) for other in fighters)

    def _engage(self, id: str) -> float:
        """To take an enemy from somebody who fights worse or would fall to it, or to lead it away from a fighter."""
        enemy, t, s = piece_of(id), self.t, self.s
        other = s.engaged.get(enemy)
        if other is None or not s.is_ready(enemy):
            return -1.0
        hurt = card(enemy).damage, card(enemy).horror
        spared = min(20.0, Mind(t, other).pain(*hurt)) - min(20.0, self.pain(*hurt))
        worth = (0.7 if s.actions[other] < 0 else 0.3) * spared - 1.0
        if s.actions[self.seat] > 1:
            worth += 0.8 * self.slip(enemy, "agility")
        return worth

    def _play(self, slug: str) -> float:
        piece = piece_of(slug)
        printed = card(piece)
        if printed.type == "asset":
            return asset_worth(self.t, self.seat, piece)
        if printed.is_weakness:  # it hurts every turn until it is played
            return -5.0 if time_left(self.t) <= 1 else 4.0 + min(10.0, 2 * self.pain(0, 2))
        if slug.startswith("emergency-cache"):
            return 4.0 if self.wants_money() else 1.2
        if slug in FINDS:
            return self.sure_clue()
        effect: Any = printed.play
        kind = getattr(effect, "designator", "")
        if kind == "fight":
            return self.attack_with(effect, slug)
        if kind == "evade":
            return max((self.slip(enemy, effect.skills[0]) for enemy in self.harassing), default=-1.0) - 0.5
        return self.look_at_event(printed)

    def look_at_event(self, printed: Printed) -> float:
        """Blasts where they hit more than they hurt; other events are a little better than nothing."""
        if printed.slug == "dynamite-blast":
            near = [place for place in connected(self.t, self.place) if not self.s.at(place)]
            return max((sum(self.threat(enemy) * 0.6 for enemy in self.s.enemies_at(place)) for place in near),
                       default=0.0) - 1.5  # fmt: skip
        if printed.slug == "cunning-distraction":
            beset = {enemy: self.s.engaged[enemy] for enemy in self.s.enemies_at(self.place)
                     if enemy in self.s.engaged and self.s.is_ready(enemy)}  # fmt: skip
            spared = [0.8 * Mind(self.t, one).blow(enemy) + self.relief(enemy) for enemy, one in beset.items()]
            return sum(spared) - 2.0
        return 1.0

    def _fast(self, slug: str) -> float:
        return 1.0 + asset_worth(self.t, self.seat, piece_of(slug))

    def _free(self, key: str) -> float:
        slug = self.t.ability(key).ability.card
        return 0.5 + self.sure_clue() if slug in FINDS else -1.0

    def sure_clue(self) -> float:
        """A clue without a test: it is worth the more, the harder it is to find here."""
        if not self.s.clues.get(self.place):
            return -1.0
        skilled = investigation_skill(self.t, self.place)
        p = self.odds.chance(skill(self.t, self.seat, skilled) - shroud(self.t, self.place))
        return worth_of_clue(self.t) * (1.05 - p)

    def attack_with(self, effect: Any, source: str) -> float:
        scope = Scope(you=self.seat, source=source)
        mine = skill(self.t, self.seat, effect.skills[0])
        best = -1.0
        for enemy in effect.targets(self.t, scope):
            on = scope.on(ident(enemy))
            bonus, damage = effect.bonus.value(self.t, on), effect.damage.value(self.t, on)
            best = max(best, self.hit(enemy, effect.skills[0], mine + bonus, damage))
        return best

    def _use(self, key: str) -> float:
        """Attacks and investigations by their odds; healing where it hurts; a way out when all is lost."""
        found = self.t.ability(key)
        effect: Any = found.ability.effect
        kind, slug = self.designator(key), found.ability.card
        if kind == "fight":
            printed = card(piece_of(found.source))
            cost = CHARGE if printed.uses or attempt_of(printed, "fight") is not effect else 0.0
            return self.attack_with(effect, found.source) - cost
        if kind == "investigate":
            return self._investigate("", help=-getattr(effect, "shroud", 0)) - 1.5 * CHARGE
        if kind == "parley" and (skills := getattr(effect, "skills", ())):
            return self.odds_of(skills[0], skill(self.t, self.seat, skills[0]) - effect.difficulty, TALK)
        if kind == "resign":
            return self.resigning()
        if slug in HEALS:
            you = self.s.investigators[self.seat]
            hurt, idle = max(self.s.damage.get(you, 0), self.s.horror.get(you, 0)), quarry_to_come(self.t)
            return 2.8 if hurt >= (1 if idle and not clues_missing(self.t) else 3) else 0.2
        if slug in BURDENS:
            return 3.0
        return 2.0 if slug == "old-book-of-lore" else 1.0

    def resigning(self) -> float:
        """Better to leave than to be carried out, or to be there when the last agenda advances."""
        t, s = self.t, self.s
        doomed = not s.agendas and s.all_doom() >= agenda_threshold(t) - 1
        dying = any(self.pain(card(one).damage, card(one).horror) >= LAST_CHANCE for one in self.harassing)
        if any(card(enemy).slug in QUARRY and self.left(enemy) <= NEARLY for enemy in s.enemies_at(self.place)):
            return -10.0  # it may still fall
        last = s.actions[self.seat] <= 1
        return 20.0 if last and (doomed or dying) else -10.0


def best_actions(t: Table, seat: int, keys: Sequence[str]) -> list[str]:
    """The best action; with it those that are as good as it."""
    mind = Mind(t, seat)
    worths = {key: mind.worth(key) for key in keys}
    best = max(worths.values())
    return [key for key, worth in worths.items() if worth >= best - 0.05]
