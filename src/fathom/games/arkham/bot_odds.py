"""Odds for the greedy bot: from the open chaos bag, with the cards that would be committed; and what weapons can do."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from ...kernel.effect import Scope
from .cards.printed import Printed
from .pieces import Piece, card
from .rules.assets import surplus
from .rules.chaos import NUMBERS, symbol_of
from .rules.values import skill
from .state import Table

__all__ = [
    "BOOSTS", "QUARRY", "Odds", "Offer", "asset_worth", "attempt_of", "backing", "boosts", "fighting_skill",
    "firepower", "in_dusk", "is_armed", "is_loaded", "offers", "quarry_here", "quarry_to_come", "rate",
]  # fmt: skip

QUARRY = ("ghoul-priest", "umordhoth")
"""Enemies that the last act wants dead."""
STRONG = 4
"""The fight value of an enemy worth a weapon."""
RESERVE = 0.5
"""Each icon that helps in attacks is worth so much more as long as the worst enemy is to come."""
HOARD = 1.5
"""What a card is worth while it is there: one for each attack does more than all for the first one."""
HELPFUL = {
    "drawn-to-the-flame": 4.0, "working-a-hunch": 4.0, "look-what-i-found": 2.5, "dynamite-blast": 2.0, "dodge": 3.0,
    "ward-of-protection": 2.0, "lucky": 3.0, "blinding-light": 2.5, "cunning-distraction": 1.5, "evidence": 2.0,
    "emergency-cache": 1.5,
}  # fmt: skip
"""Events that do more when they are played than when they are committed."""


IDLE = frozenset({
    "scavenging", "heirloom-of-hyperborea", "scrying", "medical-texts", "old-book-of-lore", "burglary",
    "pickpocketing", "hard-knocks",
})  # fmt: skip
"""Assets that do little in hands that do not plan."""


BONUS = {
    "physical-training": 2.0, "beat-cop": 1.5, "guard-dog": 1.0, "arcane-studies": 2.0, "holy-rosary": 1.0,
    "hyperawareness": 0.5,
}  # fmt: skip
"""Assets that help in attacks without being weapons."""
BOOSTS = {
    "physical-training": ("willpower", "combat"), "hyperawareness": ("intellect", "agility"),
    "hard-knocks": ("combat", "agility"), "arcane-studies": ("willpower", "intellect"),
    "dig-deep": ("willpower", "agility"),
}  # fmt: skip
"""Assets that turn resources into skill while a test is made."""
SPENT = 4.0
"""Who can do less damage than that in about five attacks wants another weapon."""
COIN = 1.0
"""What a resource is worth that could help in a test."""
RICH = 5
"""Whoever has more resources than that spends them more easily."""
DIM = 4
"""A shroud that is hard to look through."""
SPARED = 0.7
"""What each icon that helps to find clues is worth more before one is there."""


class Odds:
    """How likely tests of one investigator succeed, by the tokens in the bag and what they mean now."""

    def __init__(self, t: Table, seat: int) -> None:
        scope = Scope(you=seat, source=t.state.scenario)
        numbers = []
        for token in t.state.bag:
            if token in NUMBERS:
                numbers.append(NUMBERS[token])
            elif token != "auto-fail":
                found = symbol_of(t, seat, token)
                numbers.append(0 if found is None else found.number.value(t, scope))
        self.numbers = sorted(numbers)
        self.all = max(1, len(t.state.bag))

    def chance(self, margin: int) -> float:
        """How likely a test succeeds whose skill lies so far above its difficulty."""
        return (len(self.numbers) - bisect_left(self.numbers, -margin)) / self.all


class Offer(NamedTuple):
    """A card that could be committed: what it adds, what it is worth in hand, and its option."""

    icons: int
    price: float
    key: str


def backing(odds: Odds, margin: int, stake: float, cards: Sequence[Offer], most: int) -> tuple[float, list[str]]:
    """What a test is worth with the best cards for it, and which they are: the cheapest icons first, as many as pay."""
    best, taken = stake * odds.chance(margin), 0
    order = sorted(cards, key=lambda offer: offer.price / offer.icons)[:most]
    price, icons = 0.0, 0
    for n, offer in enumerate(order, 1):
        price, icons = price + offer.price, icons + offer.icons
        worth = stake * odds.chance(margin + icons) - price
        if worth > best:
            best, taken = worth, n
    return best, [offer.key for offer in order[:taken]]


def offers(t: Table, seat: int, skilled: str, cards: Sequence[tuple[str, Piece]], attack: bool) -> list[Offer]:
    """What a player may commit to a test; of cards with a maximum one copy."""
    out, titles = [], set()
    for key, piece in cards:
        printed = card(piece)
        if printed.max_committed and printed.title in titles:
            continue
        titles.add(printed.title)
        if icons := printed.fits[skilled]:
            out.append(Offer(icons, _price(t, seat, piece) - 2.0 * (attack and printed.slug == "vicious-blow"), key))
    return out


def _price(t: Table, seat: int, piece: Piece) -> float:
    """What a card is worth in hand: skills are there to be committed, but some for a fight that is to come."""
    printed = card(piece)
    fighting = quarry_here(t)
    if fighting and (printed.type == "asset" or printed.slug not in HELPFUL):
        # there is no time to play it any more, unless it is a weapon that is missing
        unarmed = attempt_of(printed, "fight") is not None and firepower(t, seat) < SPENT
        return asset_worth(t, seat, piece) if unarmed else HOARD
    reserve = 0.0
    if quarry_to_come(t):
        reserve = RESERVE * max([printed.fits[fighting_skill(t, each)] for each in t.state.playing()], default=0)
    if printed.fits["intellect"] and in_dusk(t, seat):
        reserve += SPARED * printed.fits["intellect"]
    if printed.type == "skill":
        return 0.3 + reserve
    if printed.type == "asset":
        worth = asset_worth(t, seat, piece)
        return max(0.6, worth if worth > 3.0 else 0.5 * worth) + 0.5 * reserve
    return HELPFUL.get(printed.slug, 0.8) + 0.5 * reserve


def quarry_to_come(t: Table) -> bool:
    """Does the worst enemy still wait for an act or agenda to advance?"""
    return any(card(piece).slug in QUARRY for piece in t.state.aside)


def quarry_here(t: Table) -> bool:
    return any(card(enemy).slug in QUARRY for enemy in t.state.enemies)


def in_dusk(t: Table, seat: int) -> bool:
    """Will clues have to be found where it is dark, and is it lighter here? What helps to find them is kept."""
    s = t.state
    place = s.places[seat]
    if s.act < 0 or not s.acts or place < 0 or card(place).shroud >= DIM:
        return False
    for other in (*s.locations, *s.aside):
        printed = card(other)
        if printed.type == "location" and printed.shroud >= DIM and printed.clues:
            if other not in s.revealed or s.clues.get(other):
                return True
    return False


def boosts(t: Table, seat: int, skilled: str) -> list[Offer]:
    """What resources can add to a test, one for one."""
    s = t.state
    if not any(skilled in BOOSTS.get(card(piece).slug, ()) for piece in s.play[seat]):
        return []
    rich = s.resources[seat] > RICH
    price = (HOARD if quarry_here(t) else COIN) * (0.6 if rich else 1.0)
    return [Offer(1, price, "")] * min(4, s.resources[seat])


# ---- weapons


@cache
def attempt_of(printed: Printed, kind: str) -> Any:
    """The ability of a card that is an attack, or an investigation."""
    effects = [ability.effect for ability in printed.abilities if hasattr(ability, "effect")]
    return next((effect for effect in effects if getattr(effect, "designator", "") == kind), None)


def is_loaded(t: Table, piece: Piece) -> bool:
    printed = card(piece)
    return attempt_of(printed, "fight") is not None and (not printed.uses or t.state.uses.get(piece, 0) > 0)


def rate(t: Table, seat: int, piece: Piece | None = None) -> float:
    """The damage that one attack does to a strong enemy on average, with a weapon or without."""
    effect = attempt_of(card(piece), "fight") if piece is not None else None
    if effect is None:
        return 0.12 * max(0.5, 2.5 + skill(t, seat, "combat") - STRONG)
    plus = effect.plus if isinstance(effect.plus, int) else 1
    damage = effect.more if isinstance(effect.more, int) else 2
    margin = skill(t, seat, effect.skills[0]) + plus - STRONG
    return float(damage * max(0.05, min(0.9, 0.4 + 0.2 * margin)))


def best_rate(t: Table, seat: int) -> float:
    return max([rate(t, seat, piece) for piece in t.state.play[seat] if is_loaded(t, piece)], default=rate(t, seat))


def is_armed(t: Table, seat: int) -> bool:
    return best_rate(t, seat) >= 0.8


def fighting_skill(t: Table, seat: int) -> str:
    """With which skill somebody attacks, by the printed skills: spells want willpower."""
    skills = card(t.state.investigators[seat]).skills
    return "willpower" if skills["willpower"] > skills["combat"] + 1 else "combat"


def firepower(t: Table, seat: int) -> float:
    """The damage that about five attacks may do to a strong enemy, with the best of what is in play."""
    s = t.state
    shots: list[float] = [rate(t, seat)] * 5
    for piece in s.play[seat]:
        if is_loaded(t, piece):
            shots += [rate(t, seat, piece)] * (s.uses.get(piece, 0) if card(piece).uses else 5)
    return sum(sorted(shots)[-5:])


def asset_worth(t: Table, seat: int, piece: Piece) -> float:
    """A better weapon, a first ally, help with clues as long as there are some to find; then what it costs."""
    s, printed = t.state, card(piece)
    worth = 1.2 + 0.35 * max(0, printed.cost) + _use_of(t, seat, piece)
    if attempt_of(printed, "fight") is not None:
        worth += 5.0 * max(0.0, rate(t, seat, piece) - best_rate(t, seat))
    if surplus(t, seat, [*s.controlled(seat), piece]):  # something else would have to go
        rivals = [other for other in s.play[seat] if {*card(other).slots} & {*printed.slots}]
        worth -= min([_kept(t, seat, other) for other in rivals], default=0.0)
    return worth


def _use_of(t: Table, seat: int, piece: Piece) -> float:
    """What an asset does, besides being better than others."""
    s, printed = t.state, card(piece)
    worth = -1.5 if printed.slug in IDLE else BONUS.get(printed.slug, 0.0)
    if attempt_of(printed, "fight") is not None:
        worth += 1.5 if rate(t, seat, piece) >= 0.8 else -0.8
    if "ally" in printed.slots:
        worth += 2.5
    if attempt_of(printed, "investigate") is not None or "intellect" in [one.hears for one in printed.abilities]:
        worth += 2.2 if s.act < 0 or s.acts else -1.0
    return worth


def _kept(t: Table, seat: int, piece: Piece) -> float:
    """What it would cost to lose an asset."""
    printed = card(piece)
    if printed.uses and not t.state.uses.get(piece):
        return 0.0
    attacks = attempt_of(printed, "fight") is not None
    return max(0.0, 1.5 + _use_of(t, seat, piece)) + (4.0 * rate(t, seat, piece) if attacks else 0.0)
