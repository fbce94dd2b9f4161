"""The agents of Hastur, Yog-Sothoth, Shub-Niggurath and Cthulhu."""

from __future__ import annotations

from ....kernel.effect import Choose, If, InSequence
from ....kernel.select import Condition
from ..pieces import ident
from ..rules.abilities import Constant, Forced
from ..rules.actions import Action
from ..rules.values import remaining_sanity
from .attempts import Test
from .cardplay import DiscardHand, EnterThreatArea, Put, Search
from .kinds import Enemy, Treachery
from .searched import Kind
from .terms import (
    FEWEST_CARDS,
    IT_IS_THIS,
    LOWEST_SANITY,
    ROUND_ENDS,
    THIS_ATTACKS,
    THIS_ENGAGES_YOU,
    THIS_IS_DEFEATED,
    prey_by_skill,
    source,
)
from .verbs import ChangeAttack, DealAll, DrawCards, Heal, Place, TakeHarm

__all__: list[str] = []

SHAKEN = Condition(
    "if-engaged-shaken",
    lambda t, s: (seat := t.state.engaged.get(source(s), -1)) >= 0 and remaining_sanity(t, seat) <= 4,
    n=4,
)
HAVE_CARDS = Condition("if-have-cards", lambda t, s: bool(t.state.hands[s.seat]))
YOUR_CARD = Condition("if-it-is-you", lambda t, s: s.it == ident(t.state.investigators[s.you]))


MADNESS = Kind("madness-weakness", "madness", weakness=True)

# ---- Hastur

Enemy(
    "screeching-byakhee",
    Constant("fight", 1, of="this-enemy", when=IT_IS_THIS, only=SHAKEN),
    Constant("evade", 1, of="this-enemy", when=IT_IS_THIS, only=SHAKEN),
    prey=LOWEST_SANITY,
)
Treachery(
    "the-yellow-sign",
    revelation=Test("willpower", 4, failure=InSequence(TakeHarm(horror=2), Search(MADNESS))),
)

# ---- Yog-Sothoth

Enemy(
    "yithian-observer",
    Forced(THIS_ATTACKS, If(HAVE_CARDS, DiscardHand(1, at_random=True), ChangeAttack(1))),
    prey=FEWEST_CARDS,
)
Treachery(
    "offer-of-power",
    revelation=Choose(
        InSequence(DrawCards(2), Place(2, "doom", "agenda", advances=True)), TakeHarm(horror=2), rule="A-must.1"
    ),
)

# ---- Shub-Niggurath

Enemy(
    "relentless-dark-young",
    Forced(ROUND_ENDS, Heal(damage=2, of="this")),
    prey=prey_by_skill("agility", lowest=True),
)
Enemy("goat-spawn", Forced(THIS_IS_DEFEATED, DealAll(horror=1, at="this")))

# ---- Cthulhu

Enemy("young-deep-one", Forced(THIS_ENGAGES_YOU, TakeHarm(horror=1)), prey=prey_by_skill("combat", lowest=True))
Treachery(
    "dreams-of-rlyeh",
    Constant("willpower", -1),
    Constant("sanity", -1, when=YOUR_CARD),
    Action(Test("willpower", 3, success=Put("discard"))),
    revelation=EnterThreatArea(),
)
