"""Fighting a Leviathan: strength, resistance, rewards, kills."""

from __future__ import annotations

from typing import Any

from ....kernel.decision import Number, Pick
from ....kernel.event import Event
from ....kernel.procedure import Each, Procedure, Step
from ....kernel.text import Text, noun, who
from ...zones import move
from ..cards.allies import BY_KEY, KEY, KRAKEN, MARK, RACE, VALUE, ally_text
from ..cards.leviathans import LEVIATHANS, SPACES
from ..cards.names import LEVIATHAN_KEYS
from ..state import Table
from .leviathan import PlaceLeviathan, roll
from .monster import draw_base_token
from .supply import NebulisGained, PearlsGained, discard_allies, nebulis_of
from .tokens import RevealTokens, draw_expansion_tokens

__all__ = [
    "FightLeviathan", "LifePointRemoved", "OfferFight", "RemoveLife", "can_fight", "fighters", "might_fight", "targets",
]  # fmt: skip


class LifePointRemoved(Event):
    """A Leviathan loses one life point to a seat."""

    seat: int = -1

    def happen(self, t: Table) -> Step:
        return None


def fighters(t: Table, seat: int, leviathan: int) -> tuple[int, ...]:
    """The different hand Allies that may be sent against a Leviathan: its races, any Kraken, with Metamorph all."""
    hand = sorted(set(t.state.hands[seat]))
    if t.value("any-ally-fights", seat):
        return tuple(hand)
    races = LEVIATHANS[leviathan].races
    return tuple(kind for kind in hand if RACE[kind] in races or RACE[kind] == KRAKEN)


def targets(t: Table, seat: int) -> tuple[int, ...]:
    """The Border spaces whose Leviathan this hand can fight."""
    s = t.state
    if not s.hands[seat]:
        return ()
    return tuple(i for i, card in enumerate(s.border) if card >= 0 and fighters(t, seat, card))


def can_fight(t: Table, seat: int) -> bool:
    return bool(targets(t, seat))


def might_fight(t: Table, seat: int) -> bool:
    """Could some hand of this size fight? All that everybody can see of it (B-SET-10)."""
    s = t.state
    return bool(s.hands[seat]) and max(s.border, default=-1) >= 0


class FightLeviathan(Procedure):
    """Choose a Leviathan and attack it, again and again if one likes and can."""

    PHASE = "fight"

    seat: int = -1
    space: int = -1
    ally: int = -1
    die: int = 0
    spent: int = 0
    killed: bool = False
    kills: int = 0

    def leviathan(self, t: Table) -> Text:
        """Whom the fight is about: its questions say so, for whoever opens the table in the middle of it."""
        return noun(LEVIATHAN_KEYS[t.state.border[self.space]])

    def step_1_choose_leviathan(self, t: Table) -> Step:
        keys = tuple(SPACES[i] for i in targets(t, self.seat))
        several = sum(card >= 0 for card in t.state.border) > 1  # which of them a hand can fight is its own business
        return Pick(self.seat, keys, "ask-target", "L-FGT-01", always=several)

    def took_1_choose_leviathan(self, t: Table, key: str) -> None:
        self.space = SPACES.index(key)
        t.log("log-fight-leviathan", "L-FGT-01", refs=(key,), player=who(self.seat), leviathan=self.leviathan(t))

    def refused_1_choose_leviathan(self, t: Table) -> list[tuple[Text, str]]:
        able = targets(t, self.seat)
        safe = [card for space, card in enumerate(t.state.border) if card >= 0 and space not in able]
        return [(Text("refuse-target", leviathan=noun(LEVIATHAN_KEYS[card])), "L-FGT-04") for card in safe]

    def text_1_choose_leviathan(self, t: Table, key: str) -> Text:
        return leviathan_text(t, key)

    def step_2_choose_ally(self, t: Table) -> Step:
        s = t.state
        keys = tuple(KEY[kind] for kind in fighters(t, self.seat, s.border[self.space]))
        return Pick(self.seat, keys, "ask-fighter", "L-FGT-02", always=len(s.hands[self.seat]) > 1)

    def told_2_choose_ally(self, t: Table) -> dict[str, Any]:
        return {"leviathan": self.leviathan(t)}

    def took_2_choose_ally(self, t: Table, key: str) -> None:
        self.ally = BY_KEY[key]
        self.spent = 0

    def refused_2_choose_ally(self, t: Table) -> list[tuple[Text, str]]:
        able = fighters(t, self.seat, t.state.border[self.space])
        hand = sorted(set(t.state.hands[self.seat]))
        return [(Text("refuse-fighter", card=ally_text(kind)), "L-LEV-01") for kind in hand if kind not in able]

    def step_3_discard_ally(self, t: Table) -> Step:
        discard_allies(t, self.seat, (self.ally,), "L-FGT-02")
        nebulis = nebulis_of((self.ally,))
        return NebulisGained(seat=self.seat, n=nebulis, rule="LP-KRK-01") if nebulis else None

    def step_4_roll(self, t: Table) -> None:
        rolled = roll(t, 2 if MARK[self.ally] == "dice" else 1)
        self.die = max(rolled)
        first, second = rolled if len(rolled) == 2 else (rolled[0], 0)
        rule = "L-ALY-03" if second else "L-FGT-03"
        t.log("log-roll", rule, player=who(self.seat), n=self.die, first=first, second=second)

    def step_5_spend_pearls(self, t: Table) -> Step:
        if MARK[self.ally] != "pearl":
            return None
        return Number(self.seat, "ask-spend", "L-ALY-02", 0, t.state.pearls[self.seat])

    def told_5_spend_pearls(self, t: Table) -> dict[str, Any]:
        return {"n": VALUE[self.ally] + self.die, "leviathan": self.leviathan(t)}

    def took_5_spend_pearls(self, t: Table, n: int) -> None:
        self.spent = n
        t.state.pearls[self.seat] -= n
        if n:
            t.log("log-spend", "L-ALY-02", player=who(self.seat), n=n)

    def step_6_apply_strength(self, t: Table) -> Step:
        s = t.state
        strength = VALUE[self.ally] + self.die + self.spent
        card = s.border[self.space]
        points = LEVIATHANS[card].points_removed(s.life_lost[self.space], strength)
        self.killed = points > 0 and s.life_lost[self.space] + points == LEVIATHANS[card].life
        self.kills += self.killed
        if points == 0:
            t.log("log-attack-fails", "L-FGT-05", player=who(self.seat), n=strength)
            return PearlsGained(seat=self.seat, n=1, rule="L-FGT-05")
        rule = "L-FGT-06" if points == 1 else "L-FGT-07"
        t.log("log-attack-succeeds", rule, player=who(self.seat), n=strength, points=points)
        return RemoveLife(seat=self.seat, space=self.space, points=points)

    def step_7_again(self, t: Table) -> Step:
        """A kill ends the fight (Intrepid may start a second one); else attack again or end.

        Asked even if the hand has nobody left to send: that is nobody's business while it holds any card.
        """
        s = t.state
        if self.killed:
            if self.kills < 2 and t.value("second-fight", self.seat) and might_fight(t, self.seat):
                keys = ("second-fight", "end-fight") if can_fight(t, self.seat) else ("end-fight",)
                return Pick(self.seat, keys, "ask-second-fight", "LP-LORD-INTREPID", always=True)
            self.finish()
            return None
        if not s.hands[self.seat]:
            self.finish()
            return None
        able = fighters(t, self.seat, s.border[self.space])
        keys = ("attack-again", "end-fight") if able else ("end-fight",)
        return Pick(self.seat, keys, "ask-attack-again", "L-FGT-12", always=True)

    def took_7_again(self, t: Table, key: str) -> None:
        if key == "end-fight":
            self.finish()
        else:
            self.go("1_choose_leviathan" if key == "second-fight" else "2_choose_ally")

    def refused_7_again(self, t: Table) -> list[tuple[Text, str]]:
        if self.killed:
            return [] if can_fight(t, self.seat) else [(Text("refuse-fight"), "L-FGT-04")]
        card = t.state.border[self.space]
        out = [(Text("refuse-other-leviathan"), "L-FGT-10")]
        if not fighters(t, self.seat, card):
            out.append((Text("refuse-target", leviathan=noun(LEVIATHAN_KEYS[card])), "L-FGT-11"))
        return out


class OfferFight(Procedure):
    """A fight at once, if one likes and can. Asked of every hand that might."""

    seat: int = -1
    card: str = ""

    def step_1_ask(self, t: Table) -> Step:
        keys = ("yes", "no") if can_fight(t, self.seat) else ("no",)
        return Pick(self.seat, keys, "may-effect", "LP-LORD-SORCERER", args={"card": noun(self.card)}, always=True)

    def took_1_ask(self, t: Table, key: str) -> None:
        if key == "no":
            self.finish()

    def text_1_ask(self, t: Table, key: str) -> Text:
        return Text("fight-option") if key == "yes" else Text("no")

    def refused_1_ask(self, t: Table) -> list[tuple[Text, str]]:
        return [] if can_fight(t, self.seat) else [(Text("refuse-fight"), "L-FGT-04")]

    def step_2_fight(self, t: Table) -> Step:
        return FightLeviathan(seat=self.seat)


def leviathan_text(t: Table, key: str) -> Text:
    """A Leviathan on the Border as an option: its name, space and next resistance."""
    s = t.state
    space = SPACES.index(key)
    leviathan = LEVIATHANS[s.border[space]]
    lost = s.life_lost[space]
    return Text(
        "leviathan-option", leviathan=noun(leviathan.slug), space=noun(key), n=leviathan.resistance[lost],
        tokens=leviathan.tokens[lost], life=leviathan.life - lost,
    )  # fmt: skip


class RemoveLife(Procedure):
    """A Leviathan loses life points: Taxidermist, kill, figure, replacement, then the tokens."""

    seat: int = -1
    space: int = -1
    points: int = 0
    tokens: int = 0
    fresh: int = 0

    def step_1_life(self, t: Table) -> Step:
        s = t.state
        leviathan = LEVIATHANS[s.border[self.space]]
        lost = s.life_lost[self.space]
        s.life_lost[self.space] = lost + self.points
        extra = t.value("extra-token", self.seat)
        self.tokens = sum(leviathan.tokens[lost : lost + self.points]) + extra * self.points
        return Each(over=[self.seat] * self.points, body=LoseOnePoint())

    def step_2_kill(self, t: Table) -> Step:
        s = t.state
        card = s.border[self.space]
        if s.life_lost[self.space] < LEVIATHANS[card].life:
            return None
        move(t, "border", ("slain", self.seat), (card,))
        s.life_lost[self.space] = 0
        t.log("log-kill", "L-KIL-01", player=who(self.seat), leviathan=noun(LEVIATHAN_KEYS[card]))
        _check_slayer(t, self.seat)
        if max(s.border) < 0 and s.leviathan_deck:
            return PlaceLeviathan(seat=self.seat, rule="L-KIL-02")
        return None

    def step_3_choose_tokens(self, t: Table) -> Step:
        s = t.state
        base, expansion = len(s.base_pile), len(s.expansion_pile)
        self.tokens = min(self.tokens, base + expansion)
        least, most = max(0, self.tokens - expansion), min(self.tokens, base)
        return Number(self.seat, "ask-split-tokens", "L-FGT-09", least, most, {"n": self.tokens})

    def took_3_choose_tokens(self, t: Table, n: int) -> None:
        draw_base_token(t, self.seat, "L-FGT-08", n)
        self.fresh = draw_expansion_tokens(t, self.seat, self.tokens - n)

    def step_4_reveal(self, t: Table) -> Step:
        return RevealTokens(seat=self.seat, fresh=self.fresh) if self.fresh else None


class LoseOnePoint(Procedure):
    """One life point at a time, so that what is paid per point is a gain of its own."""

    seat: int = -1

    def step_1_lose(self, t: Table) -> Step:
        return LifePointRemoved(seat=self.seat)


def _check_slayer(t: Table, seat: int) -> None:
    """The figure goes to whoever kills and then has as many kills as its holder, or more."""
    s = t.state
    if s.slayer == seat or (s.slayer >= 0 and len(s.slain[seat]) < len(s.slain[s.slayer])):
        return
    t.log("log-slayer", "L-FIG-01" if s.slayer < 0 else "L-FIG-02", player=who(seat))
    s.slayer = seat
