"""Beatrice, Edmund, Ishmael and William: those who only wanted to cross the sea."""

from __future__ import annotations

from ....kernel.ability import Trigger
from ....kernel.decision import Number, Pick
from ....kernel.effect import ForEach, If, Scope
from ....kernel.procedure import Procedure, Step
from ....kernel.reply import Instead
from ....kernel.target import One, Some
from ....kernel.text import noun, who
from ...facts import knowers, look
from ...zones import draw, put
from ..rules.dice import running_roll
from ..rules.looking import look_at_loyalty
from ..rules.mythos import Crisis
from ..rules.mythos_cards import discard_mythos, draw_mythos, renew_mythos
from ..rules.spaces import DEEP
from ..rules.tracks import AdvanceRitual, retreat
from ..state import Table
from .character import ONCE, action, feat, reveal, sheet
from .conditions import FREE, HAS_CARDS, IS_KEEPER
from .figures import ActivateDeepOnes, MoveMonsters, Spawn
from .looks import Look, ResolveTop
from .moments import moment
from .names import LOYALTIES, MYTHOS, SPELLS
from .reactions import Reroll, SpendFeat, and_another_action, may
from .rolling import DiscardSkill, roll_with
from .things import DEEP_ONES_HERE, MONARCHS, WATER_AROUND_IT, WATER_SPACES
from .verbs import do

__all__: list[str] = []

# ---- Beatrice


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
        Instead(Look("mythos", "resolve")),
        timing="would",
        moment=moment("own-mythos"),
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
        cost=SpendFeat(),
        free=True,
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


sheet("edmund", may("Roll", Reroll(), "after", HAS_CARDS, DiscardSkill(), often=True, free=True))
feat(
    "edmund",
    may("MythosShown", do("effect-uncanny-fortune", lambda s: DrawAnother(seat=s.you)), "after", None, SpendFeat()),
)
reveal("edmund", do("effect-spread-misfortune", lambda s: SpreadMisfortune(seat=s.you)))

# ---- Ishmael


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


sheet(
    "ishmael",
    action(
        One(
            MONARCHS,
            roll_with(
                "lore",
                ">=",
                7,
                MoveMonsters("those", DEEP, "U-23.1"),
                One(
                    WATER_AROUND_IT,
                    MoveMonsters("those", rule="U-50.4"),
                    or_none="stay",
                    rule="U-50.4",
                    why="ask-monarch-move",
                ),
            ),
            rule="U-21.0",
            why="ask-monarch",
        )
    ),
)
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


def spells_left(t: Table, s: Scope) -> bool:
    return bool(t.state.spell_deck)


sheet(
    "william",
    action(
        If(FREE, and_another_action(do("effect-occult-training", lambda s: Study(seat=s.you), spells_left))), limit=ONCE
    ),
)
feat(
    "william",
    action(
        If(IS_KEEPER, and_another_action(ResolveTop("spell"))),
        feat=True,
    ),
)
reveal("william", do("effect-disrupt-ritual", lambda s: Disrupt(seat=s.you)))
