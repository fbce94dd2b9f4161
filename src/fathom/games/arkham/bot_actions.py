"""What each action is worth to the greedy bot, in the words of a player: odds from the open chaos bag, what a success
brings, what an enemy does meanwhile. Clues that the act needs come first, weapons and allies before the fight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...kernel.effect import Scope
from .bot_mind import FRIENDS, LAST_CHANCE, Mind, clues_missing, time_left, worth_of_clue
from .bot_odds import QUARRY, asset_worth, attempt_of, in_dusk, is_armed, quarry_to_come
from .cards.printed import FACE, Printed
from .pieces import Piece, card, piece_of
from .rules.actions import investigation_skill
from .rules.agenda import agenda_threshold
from .rules.moving import connected, distances
from .rules.playing import cost_of
from .rules.values import remaining_sanity, shroud, skill
from .state import Table

__all__ = ["MEET", "best_actions"]

STEP = 0.85
"""What is a move away is worth so much of what is here."""
MEET = {"the-barrier": "hallway", "into-the-darkness": "ritual-site"}
"""Acts that advance at a location, once the clues are there."""
LIGHT = 3.0
"""What it costs to use a lamp up before one is in the dark."""
DARK = 3.0
"""What it is worth at least to be at the only location where there are clues."""
COMPANY = 0.6
"""Who is together can help in tests."""
BRING = 8.0
"""What it is worth to bring a friend to where the worst enemy is."""
FULL = 7
"""Cards in hand beyond which drawing more is idle."""
HEALS = ("first-aid", "medical-texts")
FINDS = ("working-a-hunch", "drawn-to-the-flame")
"""Events that find clues without a test."""
SEARCHES = ("arcane-initiate",)
"""Allies who look for something at no cost."""
ENTRY = {"attic": (0, 1), "cellar": (1, 0)}
"""Damage and horror that it costs to enter a location."""
NEARLY = 3
"""Nobody leaves while the worst enemy has so little health left."""
BURDENS = ("haunted", "psychosis", "hypochondria")


class Deeds(Mind):
    """What each action would bring."""

    def __init__(self, t: Table, seat: int) -> None:
        super().__init__(t, seat)
        self.goals: dict[Piece, float] = {}
        self.armed = is_armed(t, seat)

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
        lacks = not self.armed and not self.weapons_in_hand()
        held = len(self.s.hands[self.seat])
        if held >= FULL:
            return 0.1
        return 0.9 + (1.0 if lacks else 0.0) + (0.4 if held < 3 else 0.0)

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

    def _investigate(self, _: str) -> float:
        return self.search(self.place)

    def _move(self, id: str) -> float:
        """What can be done there or further on; and who is exhausted does not follow."""
        to = piece_of(id)
        away = distances(self.t, to)
        best = max((STEP ** (n + 1) * self.aim(place) for place, n in away.items() if place != self.place), default=0)
        return best + self.escape(to)

    def aim(self, place: Piece) -> float:
        """What a location is worth as a goal, thought over once."""
        if place not in self.goals:
            self.goals[place] = self.goal(place)
        return self.goals[place]

    def escape(self, to: Piece) -> float:
        """To leave enemies behind that cannot follow now and do not hunt."""
        s = self.s
        if any(s.is_ready(enemy) and enemy not in s.engaged for enemy in s.enemies_at(to)):
            return 0.0
        left = [enemy for enemy in s.enemies_at(self.place) if not s.is_ready(enemy) and enemy not in s.engaged]
        return sum(0.7 * self.blow(enemy) for enemy in left if "hunter" not in card(enemy).keywords)

    def goal(self, place: Piece) -> float:
        """Why one would want to be at a location: by what one would do there, or everybody would walk to and fro."""
        t, s = self.t, self.s
        slug = card(s.act).slug if s.act >= 0 else ""
        worth = 0.0
        if clues_missing(t):
            worth = self.search(place)
            if worth > 0.0 and place == self.darkest():
                worth = max(worth, DARK)
            if worth > 0.0 and any(other != self.seat for other in s.at(place)):
                worth += COMPANY
        elif FACE.get(MEET.get(slug, ""), -1) == place:
            worth += 5.0
        if any(s.where.get(piece) == place for piece in s.loose):
            worth += 0.8 * self.talk(place)
        if worth > 0:
            worth -= self.pain(*ENTRY.get(card(place).slug, (0, 0)))
        for enemy in s.enemies_at(place):
            if enemy in self.harassing:
                continue
            if card(enemy).slug in QUARRY and any(card(piece).slug in FRIENDS for piece in s.play[self.seat]):
                worth += BRING
            if self.armed and (enemy in s.engaged or card(enemy).slug in QUARRY):
                worth += max(0.0, self.best_attack(enemy))
            elif self.armed and s.clues.get(place) and clues_missing(t):
                worth += 0.5 * max(0.0, self.best_attack(enemy))
            elif enemy not in s.engaged and s.is_ready(enemy):
                worth -= (0.2 if self.armed else 0.6) * self.blow(enemy)
        return worth

    def darkest(self) -> Piece:
        """The only location where there are clues left, or none."""
        left = [place for place in self.s.locations if self.search(place) > 0.0]
        return left[0] if len(left) == 1 else -1

    def _fight(self, id: str) -> float:
        return self.hit(piece_of(id), "combat", skill(self.t, self.seat, "combat"), 1)

    def _evade(self, id: str) -> float:
        return self.slip(piece_of(id), "agility")

    def _engage(self, id: str) -> float:
        """To take an enemy from somebody who fights worse or would fall to it, or to lead it away from a fighter."""
        enemy, t, s = piece_of(id), self.t, self.s
        other = s.engaged.get(enemy)
        if other is None or not s.is_ready(enemy):
            return -1.0
        hurt = card(enemy).damage, card(enemy).horror
        spared = min(20.0, Mind(t, other).pain(*hurt)) - min(20.0, self.pain(*hurt))
        falls = Mind(t, other).pain(*hurt) >= LAST_CHANCE
        worth = (0.7 if s.actions[other] < 0 else 0.5 if falls else 0.3) * spared - 1.0
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
            near = (self.place, *connected(self.t, self.place))
            return max(self.blast(place) for place in near) - 1.5
        if printed.slug == "cunning-distraction":
            beset = {enemy: self.s.engaged[enemy] for enemy in self.s.enemies_at(self.place)
                     if enemy in self.s.engaged and self.s.is_ready(enemy)}  # fmt: skip
            spared = [0.8 * Mind(self.t, one).blow(enemy) + self.relief(enemy) for enemy, one in beset.items()]
            return sum(spared) - 2.0
        return 1.0

    def blast(self, place: Piece) -> float:
        """Three damage to everybody there."""
        hit = sum(
            self.threat(enemy) * min(3, self.left(enemy)) / self.left(enemy) for enemy in self.s.enemies_at(place)
        )
        return 0.9 * hit - sum(Mind(self.t, each).pain(3, 0) for each in self.s.at(place))

    def _fast(self, slug: str) -> float:
        return 1.0 + asset_worth(self.t, self.seat, piece_of(slug))

    def _free(self, key: str) -> float:
        slug = self.t.ability(key).ability.card
        if slug in FINDS:
            return 0.5 + self.sure_clue()
        if slug in SEARCHES:
            return 5.0
        if slug == "forbidden-knowledge":
            return self.spite()
        return self.parting_shot() if slug == "beat-cop" else -1.0

    def spite(self) -> float:
        """Horror that Agnes can turn against an enemy."""
        able = card(self.s.investigators[self.seat]).slug == "agnes-baker" and remaining_sanity(self.t, self.seat) > 2
        near = [enemy for enemy in self.s.enemies_at(self.place) if card(enemy).slug in QUARRY or self.left(enemy) == 1]
        return 5.0 - self.pain(0, 1) if able and near else -1.0

    def parting_shot(self) -> float:
        """An ally who leaves for a last damage: where it defeats the worst enemy."""
        near = [enemy for enemy in self.s.enemies_at(self.place) if card(enemy).slug in QUARRY]
        return 50.0 if any(self.left(enemy) == 1 for enemy in near) else -1.0

    def sure_clue(self) -> float:
        """A clue without a test: it is worth the more, the harder it is to find here."""
        if not self.s.clues.get(self.place):
            return -1.0
        if in_dusk(self.t, self.seat):
            return 0.8
        skilled = investigation_skill(self.t, self.place)
        p = self.odds.chance(skill(self.t, self.seat, skilled) - shroud(self.t, self.place))
        return worth_of_clue(self.t) * (1.05 - p)

    def attack_with(self, effect: Any, source: str, cost: float = 0.0) -> float:
        """The best that an attack does; what it uses up is there for the worst enemy."""
        scope = Scope(you=self.seat, source=source)
        best = -1.0
        for enemy in effect.targets(self.t, scope):
            spent = 0.3 * cost if card(enemy).slug in QUARRY else cost
            best = max(best, self.attack_on(enemy, effect, scope) - spent)
        return best

    def _use(self, key: str) -> float:
        """Attacks and investigations by their odds; healing where it hurts; a way out when all is lost."""
        found = self.t.ability(key)
        effect: Any = found.ability.effect
        kind, slug = self.designator(key), found.ability.card
        if kind == "fight":
            return self.attack_with(effect, found.source, self.charge(piece_of(found.source), effect))
        if kind == "investigate":
            return self.search(self.place, -getattr(effect, "shroud", 0)) - (
                LIGHT if in_dusk(self.t, self.seat) else 1.2
            )
        if kind == "parley" and slug in FRIENDS:
            return self.talk()
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
    mind = Deeds(t, seat)
    worths = {key: mind.worth(key) for key in keys}
    best = max(worths.values())
    return [key for key, worth in worths.items() if worth >= best - 0.05]
