"""Beatrice, Edmund, Ishmael and William: those who only wanted to cross the sea."""

from __future__ import annotations

from ....kernel.ability import Trigger
from ....kernel.decision import Number, Pick
from ....kernel.effect import ForEach, If, Scope
from ....kernel.procedure import Procedure, Step
from ....kernel.reply import Instead
from ....kernel.target import Some
from ....kernel.text import noun, who
from ...facts import knowers, look
from ...zones import draw, put
from ..rules.dice import RollDie, running_roll
from ..rules.looking import look_at_loyalty
from ..rules.mythos import Crisis
from ..rules.mythos_cards import LookingAtMythos, discard_mythos, draw_mythos, renew_mythos
from ..rules.skill_cards import discard
from ..rules.spaces import ADJACENT, BRIG, DEEP, SPACES, WATER
from ..rules.spells import ResolveSpell
from ..rules.tracks import AdvanceRitual, retreat
from ..state import Table
from .character import ONCE, action, feat, reveal, sheet
from .conditions import FREE, HAS_CARDS, IS_KEEPER
from .figures import ActivateDeepOnes, Spawn
from .names import LOYALTIES, MYTHOS, SKILLS, SPELLS, value_of
from .reactions import DiscardSkill, Reroll, SpendFeat, and_another_action, may
from .rolling import DiscardOf
from .things import DEEP_ONES_HERE, WATER_SPACES
from .verbs import do

__all__: list[str] = []

# ---- Beatrice


class Predict(LookingAtMythos):
    """Draw two mythos cards, resolve one, put the other on the bottom unseen (R89)."""

    def step_1_draw(self, t: Table) -> None:
        self.look(t)
        t.log("log-looked", "U-10.4c3", player=who(self.seat), deck=noun("mythos-deck"))
        if not self.cards:
            self.finish()

    def step_2_choose(self, t: Table) -> Step:
        keys = tuple(MYTHOS[card] for card in self.cards)
        return Pick(self.seat, keys, "ask-predict", "U-10.4c3", always=True)

    def took_2_choose(self, t: Table, key: str) -> None:
        s = t.state
        s.mythos = MYTHOS.index(key)
        self.put_rest_beneath(t, s.mythos)


class SetDie(Procedure):
    """The die shows any side of the own choice; it was not rolled (R38)."""

    seat: int = -1
    of: int = 0

    def step_1_choose(self, t: Table) -> Step:
        return Number(self.seat, "ask-perfect-number", "U-17.0", 1, 8)

    def took_1_choose(self, t: Table, n: int) -> None:
        running_roll(t).face = n
        t.log("log-perfect-number", "U-17.0", player=who(self.seat), n=n)


sheet(
    "beatrice",
    Trigger(
        "DrawMythos",
        Instead(do("effect-predictive-analytics", lambda s: Predict(seat=s.you))),
        timing="would",
        moment="moment-own-mythos",
        whose="you",
        when=FREE,
    ),
)
feat(
    "beatrice",
    may(
        "Roll",
        Instead(do("effect-perfect-number", lambda s: SetDie(seat=s.you, of=s.frame))),
        "instead",
        FREE,
        SpendFeat(),
    ),
)
reveal("beatrice", Some(WATER_SPACES, Spawn(1), 4, 4, together=True, rule="U-47.0", why="ask-divide"))

# ---- Edmund


class DrawAnother(Procedure):
    """The drawn card is discarded, another one is drawn (R90)."""

    seat: int = -1

    def step_1_discard(self, t: Table) -> None:
        discard_mythos(t, t.state.mythos)

    def step_2_draw(self, t: Table) -> None:
        s = t.state
        s.mythos = draw_mythos(t)
        if s.mythos >= 0:
            t.log("log-mythos", "U-10.4", player=who(self.seat), card=noun(MYTHOS[s.mythos]), refs=(MYTHOS[s.mythos],))
            t.reveal("revealed-mythos")


class SpreadMisfortune(Procedure):
    """A mythos card is drawn; Edmund makes its choices, a test counts as failed, no icons (R29, R30)."""

    seat: int = -1
    card: int = -1

    def step_1_draw(self, t: Table) -> None:
        self.card = draw_mythos(t, green=False)
        if self.card < 0:
            self.finish()
            return
        t.log("log-mythos", "U-10.4", player=who(self.seat), card=noun(MYTHOS[self.card]), refs=(MYTHOS[self.card],))
        t.reveal("revealed-mythos")

    def step_2_resolve(self, t: Table) -> Step:
        return Crisis(seat=self.seat, card=self.card, failed=True)

    def step_3_discard(self, t: Table) -> None:
        discard_mythos(t, self.card)
        renew_mythos(t)


sheet("edmund", may("Roll", Reroll(), "after", FREE & HAS_CARDS, DiscardSkill(), often=True, said="free"))
feat(
    "edmund",
    may("MythosShown", do("effect-uncanny-fortune", lambda s: DrawAnother(seat=s.you)), "after", None, SpendFeat()),
)
reveal("edmund", do("effect-spread-misfortune", lambda s: SpreadMisfortune(seat=s.you)))

# ---- Ishmael


class FirstOath(Procedure):
    """Choose a monarch, discard a lore card; 7 or more with its value sends it to the Deep, else it may swim."""

    seat: int = -1
    monarch: str = ""
    value: int = 0
    roll: int = 0

    def step_1_which(self, t: Table) -> Step:
        keys = tuple(name for name in ("dagon", "hydra") if getattr(t.state, name) != DEEP)
        return Pick(self.seat, keys, "ask-monarch", "U-21.0")

    def took_1_which(self, t: Table, key: str) -> None:
        self.monarch = key

    def step_2_discard(self, t: Table) -> Step:
        return lore_to_discard(t, self.seat)

    def took_2_discard(self, t: Table, key: str) -> None:
        self.value = value_of(SKILLS.index(key))
        discard(t, self.seat, (SKILLS.index(key),), "U-51.0")

    def step_3_roll(self, t: Table) -> Step:
        return RollDie(seat=self.seat).called("roll")

    def step_4_banish_or_move(self, t: Table) -> Step:
        space = getattr(t.state, self.monarch)
        if self.roll + self.value >= 7:
            setattr(t.state, self.monarch, DEEP)
            t.log("log-monarch-move", "U-23.1", monarch=noun(self.monarch), space=noun("deep"))
            return None
        keys = tuple(SPACES[near] for near in ADJACENT[space] if near in WATER)
        return Pick(self.seat, (*keys, "stay"), "ask-monarch-move", "U-50.4")

    def took_4_banish_or_move(self, t: Table, key: str) -> None:
        if key != "stay":
            setattr(t.state, self.monarch, SPACES.index(key))
            t.log("log-monarch-move", "U-50.4", monarch=noun(self.monarch), space=noun(key), refs=(key,))


def lore_to_discard(t: Table, seat: int) -> Step:
    keys = tuple(SKILLS[kind] for kind in DiscardOf("lore").kinds(t, seat))
    return Pick(seat, keys, "ask-discard-one", "U-51.0", always=True)


def can_swear(t: Table, s: Scope) -> bool:
    st = t.state
    return (st.dagon, st.hydra) != (DEEP, DEEP) and any(kind // 5 == 1 for kind in st.hands[s.you])


class LookAtLoyalty(Procedure):
    """Look at all unrevealed loyalty cards of another player; the owner is told (U-III.13)."""

    seat: int = -1

    def step_1_whose(self, t: Table) -> Step:
        s = t.state
        others = [n for n in t.seats_after(self.seat) if s.is_human(n) and s.loyalty[n]]
        return Pick(self.seat, tuple(f"player-{n}" for n in others), "ask-look-loyalty", "U-50.7")

    def took_1_whose(self, t: Table, key: str) -> None:
        other = int(key.split("-")[1])
        seen = [LOYALTIES[card] for card in t.state.loyalty[other]]
        t.log("log-look-loyalty", "U-III.13", player=who(self.seat), other=who(other))
        for card in seen:
            t.log("log-looked-loyalty", "U-50.7", audience=(self.seat,), other=who(other), card=noun(f"loyalty-{card}"))
        t.reveal("revealed-loyalty")
        look_at_loyalty(t, self.seat, other)


sheet("ishmael", action(do("effect-first-oath", lambda s: FirstOath(seat=s.you), can_swear)))
feat(
    "ishmael",
    action(
        do(
            "effect-deep-one-ancestry",
            lambda s: LookAtLoyalty(seat=s.you),
            lambda t, s: any(t.state.is_human(n) and t.state.loyalty[n] for n in t.seats_after(s.you)),
        ),
        feat=True,
    ),
)
reveal("ishmael", ForEach(DEEP_ONES_HERE, ActivateDeepOnes()))

# ---- William


class Study(Procedure):
    """Look at the top spell; put it back on top or on the bottom."""

    seat: int = -1

    def step_1_look(self, t: Table) -> None:
        look(t, (self.seat,), "spell_deck", 1)
        t.log("log-looked", "U-50.7", player=who(self.seat), deck=noun("spell-deck"))
        t.reveal("revealed-look")

    def step_2_choose(self, t: Table) -> Step:
        return Pick(
            self.seat, ("top", "bottom"), "ask-study", "U-50.7", args={"card": noun(SPELLS[t.state.spell_deck[-1]])}
        )

    def took_2_choose(self, t: Table, key: str) -> None:
        if key == "bottom":  # whoever knew the card sees it go there
            aware = knowers(t.state, "spell_deck", -1)
            put(t, "spell_deck", draw(t, "spell_deck", 1, aware), beneath=True, seen_by=aware)
        t.log(f"log-put-{key}", "U-50.7", player=who(self.seat))


class CastTop(Procedure):
    """The top spell is taken off its deck and resolved."""

    seat: int = -1
    card: int = -1

    def step_1_take(self, t: Table) -> None:
        (self.card,) = draw(t, "spell_deck")

    def step_2_resolve(self, t: Table) -> Step:
        return ResolveSpell(seat=self.seat, card=self.card)


class Disrupt(Procedure):
    """Up to two spaces of the ritual track, in either direction."""

    seat: int = -1
    n: int = 0

    def step_1_choose(self, t: Table) -> Step:
        return Number(self.seat, "ask-disrupt", "U-36.0", -2, 2)

    def took_1_choose(self, t: Table, n: int) -> None:
        self.n = n
        if n < 0:
            retreat(t, "ritual", -n, "U-36.2")

    def step_2_advance(self, t: Table) -> Step:
        return AdvanceRitual(n=self.n) if self.n > 0 else None


def spell_deck_left(t: Table, s: Scope) -> bool:
    return bool(t.state.spell_deck)


def spells_left(t: Table, s: Scope) -> bool:
    return bool(t.state.spell_deck) and t.state.places[s.you] != BRIG


sheet(
    "william",
    action(and_another_action(do("effect-occult-training", lambda s: Study(seat=s.you), spells_left)), limit=ONCE),
)
feat(
    "william",
    action(
        If(IS_KEEPER, and_another_action(do("effect-cast-top", lambda s: CastTop(seat=s.you), spell_deck_left))),
        feat=True,
    ),
)
reveal("william", do("effect-disrupt-ritual", lambda s: Disrupt(seat=s.you)))
