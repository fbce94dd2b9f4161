"""Daisy Walker and Agnes Baker, with their own cards and weaknesses."""

from __future__ import annotations

from ....kernel.ability import Limit
from ....kernel.effect import If, InSequence
from ....kernel.reply import Edit
from ....kernel.select import Condition, Selector
from ....kernel.target import One
from ..pieces import card, ident
from ..rules.abilities import Constant, Forced, Moment, Reaction
from ..rules.actions import Action
from ..rules.chaos import ElderSign
from .cardplay import EnterThreatArea, Put
from .kinds import Asset, EventCard, Investigator
from .special import Haunting
from .terms import AS_REVEALED, ENEMIES_HERE, HORROR_ON_YOU, IT_IS_THIS, TURN_ENDS, YOUR_HORROR, count_of, on_this
from .verbs import Deal, DrawCards, MoveTokens, Place, TakeHarm

__all__: list[str] = []

YOUR_TOMES = Selector(
    "select-your-tomes", lambda t, s: [ident(p) for p in t.state.controlled(s.seat) if "tome" in card(p).traits]
)
HORROR_ON_THIS = Condition("if-horror-on-this", lambda t, s: on_this(t, s, "horror") > 0)
NO_HORROR_ON_THIS = Condition("if-no-horror-on-this", lambda t, s: on_this(t, s, "horror") == 0)
IS_ELDER_SIGN = Condition("if-elder-sign", lambda t, s: s.event(t).token == "elder-sign")
YOUR_SPELL = Condition(
    "if-you-play-spell", lambda t, s: s.event(t).seat == s.you and "spell" in card(s.event(t).card).traits
)
YOU_PLAY_SPELL = Moment("Played", "after", "moment-you-play-spell", YOUR_SPELL)

Investigator("daisy-walker", Constant("tome-actions", 1), elder=ElderSign(0, passed=DrawCards(count_of(YOUR_TOMES))))
Asset("daisys-tote-bag", Constant("tome-slots", 2))
Asset(
    "the-necronomicon",
    Constant("cannot-leave", 1, when=IT_IS_THIS & HORROR_ON_THIS),
    Forced(AS_REVEALED, Edit("effect-counts-as-auto-fail", "token", lambda token: "auto-fail"), IS_ELDER_SIGN),
    Action(InSequence(MoveTokens("horror"), If(NO_HORROR_ON_THIS, Put("discard")))),
    revelation=EnterThreatArea(horror=3),
)
Investigator(
    "agnes-baker",
    Reaction(HORROR_ON_YOU, One(ENEMIES_HERE, Deal(1)), limit=Limit("phase")),
    elder=ElderSign(YOUR_HORROR),
)
Asset("heirloom-of-hyperborea", Reaction(YOU_PLAY_SPELL, DrawCards(1)))
EventCard("dark-memory", Haunting(TURN_ENDS, TakeHarm(horror=2)), play=Place(1, "doom", "agenda", advances=True))
