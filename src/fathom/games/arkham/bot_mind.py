"""How one investigator of the greedy bot sees the table: odds from the open chaos bag, what damage and horror cost,
what an enemy is worth dead, what an attack, an evasion or a search for clues brings."""

from __future__ import annotations

from typing import Any

from ...kernel.effect import Scope
from .bot_odds import (
    QUARRY,
    Odds,
    Offer,
    attempt_of,
    backing,
    boosts,
    is_armed,
    is_loaded,
    offers,
    quarry_here,
    quarry_to_come,
)
from .cards.printed import FACE
from .pieces import Piece, card, ident
from .rules.actions import investigation_skill
from .rules.agenda import act_threshold, agenda_threshold
from .rules.engagement import engaged_with
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

__all__ = ["FRIENDS", "LAST_CHANCE", "NEEDS", "TALK", "Mind", "clues_missing", "time_left", "worth_of_clue"]

CLUE = 8.0
"""A clue that the act still needs; one that it does not is worth a crumb."""
NEEDS = {"uncovering-the-conspiracy": 2, "disrupting-the-ritual": 1}
"""Acts whose ability costs clues, for each investigator."""
PREY = 5.0
"""What each damage to an enemy is worth that the last act wants dead."""
CHARGE = 0.8
"""What a shot, a charge or a thrown knife costs."""
SAVED = 2.0
"""The same as long as the worst enemy is not defeated."""
FALL = 16.0
"""What it costs to fall to an enemy that strikes back while others could still fight it."""
DISTRACTIONS = ("cunning-distraction", "blinding-light")
LIKELY = 4.0
"""Of ten."""
TALK = 40.0
"""What it is worth to win over whoever helps everybody in a fight."""
WORTH_A_WORD = 4
"""The health that the worst enemy must have left for it."""
STUBBORN = 4
FRIENDS = ("lita-chantler",)
HASTE = 3.0
"""What a ghoul is worth dead besides where every one of them brings the end nearer."""
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
        self.reckoned: Odds | None = None
        self.harassing = [enemy for enemy in engaged_with(t, seat) if t.state.is_ready(enemy)]
        self.offered: dict[tuple[str, bool, Piece], list[Offer]] = {}
        self.hunting = quarry_here(t) or quarry_to_come(t)
        self.hurrying = self.s.agenda == FACE["theyre-getting-out"]

    # ---- odds and pain

    @property
    def odds(self) -> Odds:
        """How likely tests succeed: reckoned when it is asked for the first time."""
        if self.reckoned is None:
            self.reckoned = Odds(self.t, self.seat)
        return self.reckoned

    def odds_of(
        self, skilled: str, margin: int, stake: float, attack: bool = False, place: Piece | None = None
    ) -> float:
        """What a test is worth that brings so much, with the cards that would be committed to it here or elsewhere."""
        key = (skilled, attack, self.place if place is None else place)
        if key not in self.offered:
            self.offered[key] = self._help(*key)
        return backing(self.odds, margin, stake, self.offered[key], 5)[0]

    def _help(self, skilled: str, attack: bool, place: Piece) -> list[Offer]:
        """What lies at hand for a test, and the best card of everybody else who is there, if hands are open."""
        t, s = self.t, self.s
        found = offers(t, self.seat, skilled, [("", piece) for piece in s.hands[self.seat]], attack)
        if t.options["hands"] == "open":
            for other in s.at(place):
                if other != self.seat:
                    cards = [("", piece) for piece in s.hands[other] if not card(piece).own_tests_only]
                    lent = offers(t, other, skilled, cards, attack)
                    found += sorted(lent, key=lambda offer: offer.price / offer.icons)[:1]
        return found + boosts(t, self.seat, skilled)

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
        beset = self.s.engaged.get(enemy, self.seat)
        blow = self.blow(enemy) if beset == self.seat else Mind(self.t, beset).blow(enemy)
        worth = 1.0 + 1.6 * min(8.0, blow) + 3.0 * self.s.doom.get(enemy, 0) + 2.0 * card(enemy).victory
        if card(enemy).slug in QUARRY:
            worth += PREY * self.left(enemy)
        if self.hurrying and "ghoul" in card(enemy).traits:
            worth += HASTE
        if self.s.clues.get(self.s.where[enemy]) and card(self.s.investigators[self.seat]).slug == "roland-banks":
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
        if not has(self.t, enemy, "retaliate") or not self.s.is_ready(enemy):
            return 0.0
        if self.pain(card(enemy).damage, card(enemy).horror) >= LAST_CHANCE and len(self.s.playing()) > 1:
            return FALL
        return self.blow(enemy)

    def hit(self, enemy: Piece, skilled: str, mine: int, damage: int) -> float:
        """An attack: the odds, how much of the enemy it takes, and what a failure provokes."""
        stake = self.stake(enemy, damage)
        aside = enemy not in self.harassing and enemy not in self.s.engaged and card(enemy).slug not in QUARRY
        if aside:
            stake *= 0.5 if self.s.is_ready(enemy) else 0.8
        other = self.s.engaged.get(enemy, self.seat)
        if other != self.seat:
            stake += 2.0 * damage
        worth = self.odds_of(skilled, mine - fight_value(self.t, enemy), stake, True, self.s.where[enemy])
        return worth - self.provoked(enemy) - (0.0 if other == self.seat else 2.0 * damage)

    def slip(self, enemy: Piece, skilled: str) -> float:
        """It will not attack this round, nor strike back; but it is still there in the next one."""
        margin = skill(self.t, self.seat, skilled) - evade_value(self.t, enemy)
        return self.odds_of(skilled, margin, 0.8 * self.blow(enemy) + self.relief(enemy))

    def can_distract(self, enemy: Piece) -> bool:
        """Is it likely that an enemy cannot strike back any more once this investigator has acted?"""
        hand = [piece for piece in self.s.hands[self.seat] if card(piece).slug in DISTRACTIONS]
        if any(cost_of(self.t, self.seat, piece) <= self.s.resources[self.seat] for piece in hand):
            return True
        margin = skill(self.t, self.seat, "agility") - evade_value(self.t, enemy)
        return self.odds_of("agility", margin, 10.0) >= LIKELY

    def talk(self, place: Piece | None = None) -> float:
        """To win somebody over who helps against the worst enemy."""
        near = [self.left(enemy) for enemy in self.s.enemies if card(enemy).slug in QUARRY]
        stake = TALK if self.hunting and (not near or max(near) >= WORTH_A_WORD) else TALK / 4
        return self.odds_of("intellect", skill(self.t, self.seat, "intellect") - STUBBORN, stake, place=place)

    def relief(self, enemy: Piece) -> float:
        """What those who may still attack an enemy this round are spared if it cannot strike back."""
        s = self.s
        if not has(self.t, enemy, "retaliate") or not s.is_ready(enemy):
            return 0.0
        others = [other for other in s.at(self.place) if other != self.seat and s.actions[other] >= 0]
        fighters = [Mind(self.t, other) for other in others if is_armed(self.t, other)]
        mine = 0.4 * self.blow(enemy) if is_armed(self.t, self.seat) and s.actions[self.seat] > 1 else 0.0
        return mine + sum(other.blow(enemy) for other in fighters)

    def attack_on(self, enemy: Piece, effect: Any, scope: Scope) -> float:
        on = scope.on(ident(enemy))
        bonus, damage = effect.bonus.value(self.t, on), effect.damage.value(self.t, on)
        skilled = effect.skills[0]
        return self.hit(enemy, skilled, skill(self.t, self.seat, skilled) + bonus, damage)

    def charge(self, piece: Piece, effect: Any) -> float:
        """What an attack with a card uses up."""
        printed = card(piece)
        if not printed.uses and attempt_of(printed, "fight") is effect:
            return 0.0
        return SAVED if self.hunting else CHARGE

    def best_attack(self, enemy: Piece) -> float:
        """What the best attack on an enemy would bring, were it here."""
        best = self.hit(enemy, "combat", skill(self.t, self.seat, "combat"), 1)
        for piece in self.s.play[self.seat]:
            if is_loaded(self.t, piece):
                effect = attempt_of(card(piece), "fight")
                worth = self.attack_on(enemy, effect, Scope(you=self.seat, source=ident(piece)))
                best = max(best, worth - self.charge(piece, effect))
        return best

    # ---- clues

    def search(self, place: Piece, help: int = 0) -> float:
        """The odds of a clue, if there is one."""
        t = self.t
        left = self.s.clues.get(place, 0) if place in self.s.revealed else clue_value(t, place)
        if not left:
            return -0.5
        skilled = investigation_skill(t, place)
        mine = skill(t, self.seat, skilled)
        mine += sum(one.hears == "intellect" and one.when is not None for piece in self.s.play[self.seat]
                    for one in card(piece).abilities if hasattr(one, "when"))  # fmt: skip
        return self.odds_of(skilled, mine + help - shroud(t, place), worth_of_clue(t), place=place)
