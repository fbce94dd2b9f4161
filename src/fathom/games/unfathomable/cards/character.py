"""The ten characters (facts 4): sheet, feat and reveal ability. A revealed traitor has lost sheet and feat."""

from __future__ import annotations

from ....kernel.ability import Ability, Activated, Card, InPlay, Limit, Trigger
from ....kernel.data import fresh
from ....kernel.decision import Number, Pick, PickSome
from ....kernel.effect import Effect, InSequence, Scope
from ....kernel.procedure import Procedure, Step
from ....kernel.reply import Cancel, Instead
from ....kernel.select import Condition
from ....kernel.table import Table
from ....kernel.text import Text, noun, who
from ..rules.actions import acting
from ..rules.activation import ActivateSome
from ..rules.damage import DamageRoom
from ..rules.defeat import Defeat, DefeatAll
from ..rules.dice import RollDie, running_roll
from ..rules.items import DrawItem, GainItem, lose_item
from ..rules.looking import forget, remember
from ..rules.movement import move_character, spawn
from ..rules.mythos import Crisis
from ..rules.mythos_cards import discard_mythos, draw_mythos, look_at_mythos
from ..rules.passengers import ChoosePassenger, PassengerDefeat, passengers_on
from ..rules.skill_cards import discard
from ..rules.skill_test import OUTCOMES, running_test
from ..rules.spaces import (
    ADJACENT,
    BOILER_ROOM,
    BRIDGE,
    BRIG,
    DECKS,
    DEEP,
    ROOMS,
    SPACES,
    WATER,
)  # fmt: skip
from ..rules.spells import LookAtSpells, ResolveSpell
from ..rules.tracks import AdvanceRitual, retreat
from ..state import UnfathomableState
from .conditions import CRISIS_TEST, FREE, IS_KEEPER, YOURS
from .crisis_deeds import discard_one
from .item import AndAnotherAction
from .items_with_attacks import weapons_of
from .names import CHARACTERS, ITEMS, LOYALTIES, MYTHOS, RESOURCES, SKILLS, SPELLS, value_of
from .reactions import DiscardSkill, Reroll, SpendFeat, may
from .verbs import Advance, Hurt, Reset, do, sanity

__all__ = ["FEATS", "SHEETS", "TITLE_CARDS", "sheets_in_play"]

ONCE = Limit("turn", whose="all")
SHEETS: dict[int, Card] = {}
FEATS: dict[int, Card] = {}
TITLE_CARDS: dict[str, Card] = {}
REVEALS: dict[int, Card] = {}


class CharacterCard(Card):
    """A sheet, a feat or a reveal ability, named after its character."""

    def __init__(self, slug: str, what: str, *abilities: Ability, effect: Effect | None = None) -> None:
        super().__init__(f"{what}-{slug}", *abilities)
        self.effect = effect
        if effect is not None:
            effect.bind(f"unfathomable/{what}-{slug}")

    def say(self) -> list[Text]:
        return super().say() if self.effect is None else [Text("ability-reveal", effect=self.effect.say())]


class TitleCard(Card):
    """The Captain has no action: the rules of waypoints and crises name the title."""

    def say(self) -> list[Text]:
        return [Text("effect-captain")]


def sheet(slug: str, *abilities: Ability) -> None:
    SHEETS[CHARACTERS.index(slug)] = CharacterCard(slug, "sheet", *abilities)


def feat(slug: str, *abilities: Ability) -> None:
    FEATS[CHARACTERS.index(slug)] = CharacterCard(slug, "feat", *abilities)


def reveal(slug: str, effect: Effect) -> None:
    REVEALS[CHARACTERS.index(slug)] = CharacterCard(slug, "reveal", effect=effect)


def sheets_in_play(s: UnfathomableState) -> list[InPlay]:
    """Sheets and unused feats of humans, and the Keeper's title."""
    out: list[InPlay] = []
    for seat, character in enumerate(s.characters):
        if character >= 0 and s.revealed[seat] < 0:
            out += SHEETS[character].in_play(seat)
            if s.feats[seat]:
                out += FEATS[character].in_play(seat)
    if s.keeper >= 0:
        out += TITLE_CARDS["keeper"].in_play(s.keeper)
    return out


def action(effect: Effect, *, limit: Limit | None = None, feat: bool = False) -> Activated:
    return Activated(effect, when="action", limit=limit, cost=SpendFeat() if feat else None)


def free(t: Table, s: Scope) -> bool:
    return bool(t.state.places[s.you] != BRIG)


# ---- Keilani


class AddOne(Procedure):
    """One hand card joins the test, after the total (R39)."""

    seat: int = -1

    def step_1_choose(self, t: Table) -> Step:
        keys = tuple(SKILLS[kind] for kind in sorted(set(t.state.hands[self.seat])))
        return Pick(self.seat, keys, "ask-add-one", "U-35.8", always=True)

    def took_1_choose(self, t: Table, key: str) -> None:
        s: UnfathomableState = t.state
        kind = SKILLS.index(key)
        s.drop_from_hand(self.seat, kind)
        s.shown = tuple(sorted((*s.shown, kind)))
        t.log("log-add-card", "U-35.8", player=who(self.seat), card=noun(key), n=running_test(t).total(t))


class LoseAny(Procedure):
    """One of a resource of the own choice is lost instead of any option."""

    seat: int = -1

    def step_1_choose(self, t: Table) -> Step:
        return Pick(self.seat, RESOURCES, "ask-lose-resource", "U-49.1")

    def took_1_choose(self, t: Table, key: str) -> None:
        from ..rules.resources import change

        change(t, RESOURCES.index(key), -1, "U-49.1")


has_cards = Condition("if-has-cards", lambda t, s: bool(t.state.hands[s.you]))
sheet("keilani", may("total", do("effect-experienced", lambda s: AddOne(seat=s.you)), "window", FREE & has_cards,
                     limit=Limit("test"), said="free"))  # fmt: skip
feat("keilani", may("CrisisChoice", Instead(do("effect-unconventional-leader", lambda s: LoseAny(seat=s.you))), "would",
                    YOURS, SpendFeat()))  # fmt: skip
reveal("keilani", sanity(-1))

# ---- Arjun


class GoToDeck(Procedure):
    seat: int = -1

    def step_1_where(self, t: Table) -> Step:
        keys = tuple(SPACES[deck] for deck in DECKS if deck != t.state.places[self.seat])
        return Pick(self.seat, keys, "ask-move", "U-1.3")

    def took_1_where(self, t: Table, key: str) -> None:
        move_character(t, self.seat, SPACES.index(key), "U-1.3")


class Sacrifice(Procedure):
    """Choose the outcome of the test; it resolves, then Arjun is defeated (R92)."""

    seat: int = -1
    effect: str = ""
    source: str = ""
    you: int = -1
    outcome: str = ""
    partial: bool = False

    def step_1_choose(self, t: Table) -> Step:
        keys = ("pass", "partial", "fail") if self.partial else ("pass", "fail")
        return Pick(self.seat, keys, "ask-outcome", "U-35.3a")

    def took_1_choose(self, t: Table, key: str) -> None:
        self.outcome = key
        t.log("log-sacrifice", "U-35.3a", player=who(self.seat), outcome=noun(f"outcome-{key}"))

    def text_1_choose(self, t: Table, key: str) -> Text:
        return noun(f"outcome-{key}")

    def step_2_resolve(self, t: Table) -> Step:
        from ....kernel.effect import effect_by_id

        part = effect_by_id(self.effect).parts[OUTCOMES.index(self.outcome)]
        scope = Scope(you=self.you, source=self.source)
        return part.run(t, scope) if part.can(t, scope) else None

    def step_3_fall(self, t: Table) -> Step:
        return Defeat(seat=self.seat)


class SelfSacrifice(Effect):
    """The test is not made; its outcome is chosen."""

    def run(self, t: Table, scope: Scope) -> Step:
        event = scope.event(t)
        event.cancelled = event.replaced = True
        return Sacrifice(
            seat=scope.you, effect=event.effect, source=event.source, you=event.seat, partial=event.partial > 0
        )

    def say(self) -> Text:
        return Text("effect-self-sacrifice")


sheet("arjun", action(AndAnotherAction(do("effect-deck-chief", lambda s: GoToDeck(seat=s.you), free)), limit=ONCE))
feat("arjun", may("Testing", SelfSacrifice(), "would", CRISIS_TEST, SpendFeat(), said="crisis"))
reveal("arjun", Reset("travel"))

# ---- Jeanne


class Sabotage(Procedure):
    """Damage an undamaged room of choice."""

    seat: int = -1
    space: int = -1

    def step_1_where(self, t: Table) -> Step:
        keys = tuple(SPACES[room] for room in ROOMS if t.state.damage[room - BRIDGE] < 0)
        return Pick(self.seat, keys, "ask-sabotage", "U-44.2")

    def took_1_where(self, t: Table, key: str) -> None:
        self.space = SPACES.index(key)

    def step_2_damage(self, t: Table) -> Step:
        return DamageRoom(seat=self.seat, space=self.space)


sheet("jeanne", may("Stoked", InSequence(Hurt(1), Advance("travel")), "after", FREE))
feat("jeanne", action(do("effect-full-steam-ahead", lambda s: FullSteam(seat=s.you),
                         lambda t, s: t.state.places[s.you] == BOILER_ROOM), feat=True))  # fmt: skip
reveal("jeanne", do("effect-sabotage", lambda s: Sabotage(seat=s.you)))


class FullSteam(Procedure):
    """One fuel, two spaces (R42)."""

    seat: int = -1

    def step_1_burn(self, t: Table) -> None:
        from ..rules.resources import FUEL, change

        change(t, FUEL, -1, "U-49.1")

    def step_2_advance(self, t: Table) -> Step:
        from ..rules.tracks import AdvanceTravel

        return AdvanceTravel(n=2)


# ---- Jamie


class QuickDraw(Procedure):
    """The attack of an own weapon."""

    seat: int = -1
    slug: str = ""

    def step_1_which(self, t: Table) -> Step:
        keys = tuple(slug for slug, weapon in weapons_of(t, self.seat) if weapon.targets(t, self.seat))
        return Pick(self.seat, keys, "ask-weapon", "U-4.1b")

    def took_1_which(self, t: Table, key: str) -> None:
        self.slug = key

    def step_2_attack(self, t: Table) -> Step:
        return dict(weapons_of(t, self.seat))[self.slug].attack(self.seat)


class Arrest(Procedure):
    """Another character in your space goes to the Brig."""

    seat: int = -1

    def step_1_whom(self, t: Table) -> Step:
        s: UnfathomableState = t.state
        here = [n for n in t.seats_after(self.seat) if s.places[n] == s.places[self.seat]]
        return Pick(self.seat, tuple(f"player-{n}" for n in here), "ask-arrest", "U-3.0")

    def took_1_whom(self, t: Table, key: str) -> None:
        move_character(t, int(key.split("-")[1]), BRIG, "U-3.2")


class RainFire(Procedure):
    """Each human and passenger in your space is defeated (R103)."""

    seat: int = -1

    def step_1_fire(self, t: Table) -> Step:
        s: UnfathomableState = t.state
        space = s.places[self.seat]
        return DefeatAll(
            seats=[n for n in s.humans_in(space) if n != self.seat], spaces=[space] * passengers_on(s, space)
        )


def armed(t: Table, s: Scope) -> bool:
    return any(weapon.targets(t, s.you) for _, weapon in weapons_of(t, s.you))


def company(t: Table, s: Scope) -> bool:
    st: UnfathomableState = t.state
    return st.places[s.you] != BRIG and st.places.count(st.places[s.you]) > 1


sheet("jamie", action(AndAnotherAction(do("effect-quick-draw", lambda s: QuickDraw(seat=s.you), armed)), limit=ONCE))
feat("jamie", action(do("effect-arrest-order", lambda s: Arrest(seat=s.you), company), feat=True))
reveal("jamie", do("effect-rain-fire", lambda s: RainFire(seat=s.you)))

# ---- Svetlana


class Malpractice(Procedure):
    """Defeat one passenger, on a deck or of the supply."""

    seat: int = -1
    space: int = -1
    token: int = 0

    def step_1_where(self, t: Table) -> Step:
        s: UnfathomableState = t.state
        keys = [SPACES[deck] for deck in DECKS if passengers_on(s, deck)]
        if s.passenger_supply:
            keys.append("supply")
        return Pick(self.seat, tuple(keys), "ask-passenger-space", "U-26.0") if keys else None

    def took_1_where(self, t: Table, key: str) -> None:
        self.space = -1 if key == "supply" else SPACES.index(key)
        if key == "supply":
            self.go("3_defeat")

    def step_2_which(self, t: Table) -> Step:
        if self.space < 0:
            self.finish()
            return None
        return ChoosePassenger(seat=self.seat, space=self.space, rule="U-26.0").called("token")

    def step_3_defeat(self, t: Table) -> Step:
        return PassengerDefeat(space=self.space, at=self.token, seat=self.seat)


sheet("svetlana", may("Defeat", Cancel(), "would", None, DiscardSkill("lore")))
feat(
    "svetlana",
    *(may(kind, Cancel(), "would", FREE, SpendFeat(), said="free") for kind in ("Defeat", "PassengerDefeat")),
)
reveal("svetlana", do("effect-malpractice", lambda s: Malpractice(seat=s.you)))

# ---- Beatrice


class Predict(Procedure):
    """Draw two mythos cards, resolve one, put the other on the bottom unseen (R89)."""

    seat: int = -1
    cards: list[int] = fresh()

    def step_1_draw(self, t: Table) -> None:
        self.cards = look_at_mythos(t, 2)
        t.reveal("revealed-look")
        if not self.cards:
            self.finish()

    def step_2_choose(self, t: Table) -> Step:
        keys = tuple(MYTHOS[card] for card in self.cards)
        return Pick(self.seat, keys, "ask-predict", "U-10.4c3", always=True)

    def took_2_choose(self, t: Table, key: str) -> None:
        s: UnfathomableState = t.state
        s.mythos = MYTHOS.index(key)
        s.mythos_deck = (*(card for card in self.cards if card != s.mythos), *s.mythos_deck)


class SetDie(Procedure):
    """The die shows any side of the own choice; it was not rolled (R38)."""

    seat: int = -1
    of: int = 0

    def step_1_choose(self, t: Table) -> Step:
        return Number(self.seat, "ask-perfect-number", "U-17.0", 1, 8)

    def took_1_choose(self, t: Table, n: int) -> None:
        running_roll(t).face = n
        t.log("log-perfect-number", "U-17.0", player=who(self.seat), n=n)


class Divide(Procedure):
    """One Deep One each in four different water spaces."""

    seat: int = -1

    def step_1_where(self, t: Table) -> Step:
        return PickSome(self.seat, tuple(SPACES[space] for space in WATER), "ask-divide", "U-47.0", 4, 4)

    def took_1_where(self, t: Table, keys: list[str]) -> None:
        spawn(t, {SPACES.index(key): 1 for key in keys}, "U-47.0")


sheet("beatrice", Trigger("DrawMythos", Instead(do("effect-predictive-analytics", lambda s: Predict(seat=s.you))),
                          timing="would", moment="moment-own-mythos", whose="you", when=FREE))  # fmt: skip
feat("beatrice", may("Roll", Instead(do("effect-perfect-number", lambda s: SetDie(seat=s.you, of=s.of))), "instead", FREE,
                     SpendFeat()))  # fmt: skip
reveal("beatrice", do("effect-divide", lambda s: Divide(seat=s.you)))

# ---- Edmund


class DrawAnother(Procedure):
    """The drawn card is discarded, another one is drawn (R90)."""

    seat: int = -1

    def step_1_discard(self, t: Table) -> None:
        discard_mythos(t, t.state.mythos)

    def step_2_draw(self, t: Table) -> None:
        s: UnfathomableState = t.state
        s.mythos = draw_mythos(t)
        if s.mythos >= 0:
            t.log("log-mythos", "U-10.4", player=who(self.seat), card=noun(MYTHOS[s.mythos]), refs=(MYTHOS[s.mythos],))


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


sheet("edmund", may("Roll", Reroll(), "after", FREE & has_cards, DiscardSkill(), often=True, said="free"))
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
        return discard_one(t, self.seat, "lore")

    def took_2_discard(self, t: Table, key: str) -> None:
        self.value = value_of(SKILLS.index(key))
        discard(t, self.seat, (SKILLS.index(key),), "U-51.0")

    def step_3_roll(self, t: Table) -> Step:
        return RollDie(seat=self.seat, action=True).called("roll")

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


def can_swear(t: Table, s: Scope) -> bool:
    st: UnfathomableState = t.state
    return (st.dagon, st.hydra) != (DEEP, DEEP) and any(kind // 5 == 1 for kind in st.hands[s.you])


class LookAtLoyalty(Procedure):
    """Look at all unrevealed loyalty cards of another player; the owner is told (U-III.13)."""

    seat: int = -1

    def step_1_whose(self, t: Table) -> Step:
        s: UnfathomableState = t.state
        others = [n for n in t.seats_after(self.seat) if s.is_human(n) and s.loyalty[n]]
        return Pick(self.seat, tuple(f"player-{n}" for n in others), "ask-look-loyalty", "U-50.7")

    def took_1_whose(self, t: Table, key: str) -> None:
        other = int(key.split("-")[1])
        seen = [LOYALTIES[card] for card in t.state.loyalty[other]]
        t.log("log-look-loyalty", "U-III.13", player=who(self.seat), other=who(other))
        for card in seen:
            t.log("log-looked-loyalty", "U-50.7", audience=(self.seat,), other=who(other), card=noun(f"loyalty-{card}"))
        t.reveal("revealed-loyalty")
        remember(t, self.seat, f"loyalty-{other}", seen)


class SecondOath(Procedure):
    seat: int = -1

    def step_1_activate(self, t: Table) -> Step:
        return ActivateSome(space=t.state.places[self.seat])


sheet("ishmael", action(do("effect-first-oath", lambda s: FirstOath(seat=s.you), can_swear)))
feat("ishmael", action(do("effect-deep-one-ancestry", lambda s: LookAtLoyalty(seat=s.you),
                          lambda t, s: any(t.state.is_human(n) and t.state.loyalty[n] for n in t.seats_after(s.you))),
                       feat=True))  # fmt: skip
reveal("ishmael", do("effect-second-oath", lambda s: SecondOath(seat=s.you)))

# ---- William


class Study(Procedure):
    """Look at the top spell; put it back on top or on the bottom."""

    seat: int = -1

    def step_1_choose(self, t: Table) -> Step:
        return Pick(
            self.seat, ("top", "bottom"), "ask-study", "U-50.7", args={"card": noun(SPELLS[t.state.spell_deck[-1]])}
        )

    def took_1_choose(self, t: Table, key: str) -> None:
        s: UnfathomableState = t.state
        card = s.spell_deck[-1]
        if key == "bottom":
            s.spell_deck = (card, *s.spell_deck[:-1])
            forget(t, "spells")
        else:
            remember(t, self.seat, "spells", (SPELLS[card],))
        t.log("log-looked", "U-50.7", player=who(self.seat), deck=noun("deck-spell"))
        t.reveal("revealed-look")


class CastTop(Procedure):
    seat: int = -1
    card: int = -1

    def step_1_take(self, t: Table) -> None:
        s: UnfathomableState = t.state
        self.card, s.spell_deck = s.spell_deck[-1], s.spell_deck[:-1]
        forget(t, "spells")

    def step_2_resolve(self, t: Table) -> Step:
        return ResolveSpell(seat=self.seat, card=self.card)

    def step_3_go_on(self, t: Table) -> None:
        acting(t).left += 1


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
    return bool(t.state.spell_deck) and t.state.places[s.you] != BRIG


sheet("william", action(AndAnotherAction(do("effect-occult-training", lambda s: Study(seat=s.you), spells_left)), limit=ONCE))  # fmt: skip
feat("william", action(do("effect-quick-cast", lambda s: CastTop(seat=s.you),
                          lambda t, s: bool(t.state.spell_deck) and IS_KEEPER.holds(t, s)), feat=True))  # fmt: skip
reveal("william", do("effect-disrupt-ritual", lambda s: Disrupt(seat=s.you)))

# ---- Samira


class Scavenge(Procedure):
    """Draw an item; then one item may go to another human in the same space."""

    seat: int = -1
    item: int = -1
    other: int = -1

    def step_1_draw(self, t: Table) -> Step:
        return DrawItem(seat=self.seat)

    def step_2_give(self, t: Table) -> Step:
        s: UnfathomableState = t.state
        if len(s.humans_in(s.places[self.seat])) < 2 or not s.items[self.seat]:
            self.finish()
            return None
        keys = tuple(ITEMS[item] for item in s.items[self.seat])
        return Pick(self.seat, (*keys, "give-nothing"), "ask-give", "U-50.4")

    def took_2_give(self, t: Table, key: str) -> None:
        if key == "give-nothing":
            self.finish()
        else:
            self.item = ITEMS.index(key)

    def step_3_to_whom(self, t: Table) -> Step:
        s: UnfathomableState = t.state
        here = [n for n in s.humans_in(s.places[self.seat]) if n != self.seat]
        return Pick(self.seat, tuple(f"player-{n}" for n in here), "ask-receiver", "U-50.4")

    def took_3_to_whom(self, t: Table, key: str) -> None:
        self.other = int(key.split("-")[1])
        lose_item(t, self.seat, self.item)

    def step_4_hand_over(self, t: Table) -> Step:
        return GainItem(seat=self.other, item=self.item)


def can_scavenge(t: Table, s: Scope) -> bool:
    return free(t, s) and len(t.state.items[s.you]) <= 4 and bool(t.state.item_deck)


class UseItems(Procedure):
    """Add or subtract up to the number of the own items."""

    seat: int = -1

    def step_1_choose(self, t: Table) -> Step:
        n = len(t.state.items[self.seat])
        return Number(self.seat, "ask-well-equipped", "U-35.8", -n, n)

    def took_1_choose(self, t: Table, n: int) -> None:
        running_test(t).extra += n
        t.log("log-add-to-total", "U-35.8", player=who(self.seat), n=n)


class Pickpocket(Procedure):
    """Take one item from a human in your space."""

    seat: int = -1
    item: int = -1

    def step_1_which(self, t: Table) -> Step:
        s: UnfathomableState = t.state
        held = [item for n in s.humans_in(s.places[self.seat]) for item in s.items[n]]
        if not held:
            self.finish()
            return None
        return Pick(self.seat, tuple(ITEMS[item] for item in held), "ask-steal", "U-12.8a")

    def took_1_which(self, t: Table, key: str) -> None:
        self.item = ITEMS.index(key)
        owner = next(n for n, items in enumerate(t.state.items) if self.item in items)
        lose_item(t, owner, self.item)

    def step_2_take(self, t: Table) -> Step:
        return GainItem(seat=self.seat, item=self.item)


sheet("samira", action(do("effect-scavenger", lambda s: Scavenge(seat=s.you), can_scavenge), limit=ONCE))
feat(
    "samira",
    may("total", do("effect-well-equipped", lambda s: UseItems(seat=s.you)), "window", FREE, SpendFeat(), said="free"),
)
reveal("samira", do("effect-pickpocket", lambda s: Pickpocket(seat=s.you)))

TITLE_CARDS["keeper"] = Card("title-keeper", action(
    do("effect-keeper", lambda s: LookAtSpells(seat=s.you), lambda t, s: bool(t.state.spell_deck)), limit=ONCE))  # fmt: skip
TITLE_CARDS["captain"] = TitleCard("title-captain")
