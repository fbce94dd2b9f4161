"""Exploring the depths: reveal, offer to the others, take or go on; Monsters are another chapter's matter."""

from __future__ import annotations

from typing import Any

from ....kernel.decision import Pick
from ....kernel.event import Event
from ....kernel.procedure import Procedure, Step
from ....kernel.text import Text, noun, who
from ...zones import draw, move, move_all, put
from ..cards.allies import KEY, KRAKEN, MONSTER, RACE, RACES, ally_text
from ..state import AbyssState, Table
from .council import stack_text
from .fight import FightLeviathan, can_fight, might_fight
from .leviathan import PlaceLeviathan
from .monster import FightMonster
from .powers import power_keys, power_rule, refused_powers, use_power
from .supply import PearlsGained, can_draw, check_figure, draw_exploration, mixes

__all__ = ["AlliesLeft", "Explore", "can_explore"]


ONLY_PEARLS = [0]
NO_WAY: list[int] = []
BUY = ("buy-0", "pass")


def can_explore(s: AbyssState) -> bool:
    return can_draw(s)


class AlliesLeft(Event):
    """An exploration is over (or its fight begins); `races` different ones are on their way to the Council."""

    seat: int = -1
    races: int = 0

    def happen(self, t: Table) -> Step:
        return None


class Explore(Procedure):
    """The action: explore until an Ally is taken or a Monster fought."""

    PHASE = "explore"

    seat: int = -1
    offered: int = 0
    buyer: int = -1
    nebulis: int = 0
    choice: str = ""

    def step_1_reveal(self, t: Table) -> None:
        """The top card goes on the first empty space; with nothing left to draw the exploration ends."""
        s = t.state
        card = draw_exploration(t)
        self.offered, self.buyer, self.choice = 0, -1, ""
        if card < 0:
            t.log("log-nothing-to-draw", "LP-PLC-04" if s.aside else "B-EXP-16", player=who(self.seat))
            self.go("10_leave_behind")
            return
        put(t, "track", (card,))
        if not t.quiet:
            shown, space = ally_text(card), len(s.track)
            t.log("log-explore", "B-EXP-01", refs=(KEY[card],), player=who(self.seat), card=shown, space=space)
        if card == MONSTER:
            self.go("6_meet_monster")

    def step_2_offer(self, t: Table) -> Step:
        """Clockwise, each opponent who can pay buys or passes."""
        s = t.state
        while self.offered < t.seats - 1:
            buyer = (self.seat + 1 + self.offered) % t.seats
            if not s.bought[buyer] or s.bought[buyer] < t.value("purchases", buyer, 1):
                ways = mixes(t, buyer, s.price) if s.nebulis[buyer] or s.pearls[buyer] >= s.price else NO_WAY
                if ways:
                    keys = BUY if ways == ONLY_PEARLS else (*(f"buy-{n}" for n in ways), "pass")
                    return Pick(buyer, keys, "ask-buy", "B-EXP-02")
            self.offered += 1
        self.go("4_take_or_go_on")
        return None

    def told_2_offer(self, t: Table) -> dict[str, Any]:
        return {"card": ally_text(t.state.track[-1]), "n": t.state.price, "player": who(self.seat)}

    def took_2_offer(self, t: Table, key: str) -> None:
        if key == "pass":
            self.offered += 1
            self.again()
        else:
            self.buyer = (self.seat + 1 + self.offered) % t.seats
            self.nebulis = int(key[4:])

    def text_2_offer(self, t: Table, key: str) -> Text:
        if key == "pass":
            return Text("pass")
        n = int(key[4:])
        return Text("buy-option", pearls=t.state.price - n, nebulis=n)

    def step_3_sell(self, t: Table) -> Step:
        """The buyer pays the active player, who must reveal again."""
        s = t.state
        price, buyer = s.price, self.buyer
        (card,) = put(t, ("hands", buyer), draw(t, "track"))
        s.bought[buyer] += 1
        s.price += 1
        pearls = price - self.nebulis
        s.pearls[buyer] -= pearls
        if not t.quiet:
            t.log("log-buy", "B-EXP-03", player=who(buyer), card=ally_text(card), pearls=pearls, nebulis=self.nebulis)
        self.go("1_reveal")
        if self.nebulis:
            return PayWithNebulis(buyer=buyer, seller=self.seat, nebulis=self.nebulis, pearls=price - self.nebulis)
        return PearlsGained(seat=self.seat, n=price, rule="B-EXP-03")

    def step_4_take_or_go_on(self, t: Table) -> Step:
        """On the fifth space, or with nothing left to draw, the Ally must be taken."""
        s = t.state
        if len(s.track) == 5 or not can_draw(s):
            self.choice = "take"
            return None
        keys = ("take", "explore-on", *power_keys(t, self.seat))
        return Pick(self.seat, keys, "ask-take", "B-EXP-08")

    def told_4_take_or_go_on(self, t: Table) -> dict[str, Any]:
        return {"card": ally_text(t.state.track[-1])}

    def took_4_take_or_go_on(self, t: Table, key: str) -> None:
        self.choice = key

    def text_4_take_or_go_on(self, t: Table, key: str) -> Text:
        if key == "take":
            return Text("take-option", card=ally_text(t.state.track[-1]))
        return noun(key) if key == "explore-on" else t.ability(key).text()

    def rule_4_take_or_go_on(self, t: Table, key: str) -> str:
        return power_rule(t, key)

    def refused_4_take_or_go_on(self, t: Table) -> list[tuple[Text, str]]:
        s = t.state
        older = [(Text("refuse-older", card=ally_text(card)), "B-EXP-10") for card in s.track[:-1] if card != MONSTER]
        return [*older, (Text("refuse-plot-late"), "B-PLT-05"), *refused_powers(t, self.seat)]

    def step_5_take(self, t: Table) -> Step:
        s = t.state
        if self.choice == "explore-on":
            self.go("1_reveal")
            return None
        if self.choice != "take":
            self.go("4_take_or_go_on")
            return use_power(t, self.choice)
        space = len(s.track)
        (card,) = put(t, ("hands", self.seat), draw(t, "track"))
        if not t.quiet:
            t.log("log-take", "B-EXP-08" if space < 5 else "B-EXP-09", player=who(self.seat), card=ally_text(card))
        self.go("10_leave_behind")
        return PearlsGained(seat=self.seat, n=1, rule="B-EXP-09") if space == 5 else None

    def step_6_meet_monster(self, t: Table) -> Step:
        """Fight, or explore on; the fifth space leaves no choice while a fight is possible."""
        s = t.state
        if not t.options["leviathan"]:
            if len(s.track) == 5 or not can_draw(s):
                self.choice = "fight"
                return None
            return Pick(self.seat, ("fight", "explore-on", *power_keys(t, self.seat)), "ask-monster", "B-MON-01",
                        args={"n": s.threat})  # fmt: skip
        if s.calm:
            self.choice = "calm"
            return None
        keys: tuple[str, ...] = ("fight",) if can_fight(t, self.seat) else ()
        if not keys or len(s.track) < 5:
            keys += ("explore-on",)
        if t.value("ignores-monsters", self.seat):
            keys += ("ignore",)
        if len(keys) > 1:
            return Pick(self.seat, keys + power_keys(t, self.seat), "ask-leviathan", "L-MON-01")
        if len(s.track) < 5 and might_fight(t, self.seat):  # that the hand cannot fight is nobody's business
            return Pick(self.seat, keys, "ask-leviathan", "L-MON-01", always=True)
        (self.choice,) = keys  # nothing to choose: no moment for turn powers, as on the base game's fifth space
        if self.choice == "explore-on":
            t.log("log-only-explore-on", "L-FGT-04", player=who(self.seat))
        return None

    def took_6_meet_monster(self, t: Table, key: str) -> None:
        self.choice = key

    def text_6_meet_monster(self, t: Table, key: str) -> Text:
        if key == "explore-on":
            return Text("explore-on-leviathan" if t.options["leviathan"] else "explore-on-threat")
        return Text(f"{key}-option") if key in ("fight", "ignore") else t.ability(key).text()

    def rule_6_meet_monster(self, t: Table, key: str) -> str:
        if t.options["leviathan"]:
            rules = {"fight": "L-FGT-01", "explore-on": "L-PLC-01", "ignore": "LP-LORD-COWARD"}
        else:
            rules = {"fight": "B-MON-04", "explore-on": "B-MON-02"}
        return rules.get(key) or power_rule(t, key)

    def refused_6_meet_monster(self, t: Table) -> list[tuple[Text, str]]:
        out = [(Text("refuse-plot-late"), "B-PLT-05"), *refused_powers(t, self.seat)]
        if t.options["leviathan"]:
            if not can_fight(t, self.seat):
                out.append((Text("refuse-fight"), "L-FGT-04"))
            elif len(t.state.track) == 5:
                out.append((Text("refuse-fifth-space"), "LP-FGT-01"))
        return out

    def step_7_answer_monster(self, t: Table) -> Step:
        s = t.state
        if self.choice == "fight":
            if len(s.track) == 5:
                rule = "LP-FGT-02" if t.options["leviathan"] else "B-MON-06"
                return PearlsGained(seat=self.seat, n=1, rule=rule)
            return None
        if self.choice not in ("explore-on", "ignore", "calm"):
            self.go("6_meet_monster")
            return use_power(t, self.choice)
        self.go("1_reveal")
        if not t.options["leviathan"]:
            s.threat = min(5, s.threat + 1)
            t.log("log-threat", "B-MON-02", player=who(self.seat), n=s.threat)
            return None
        self.go("9_discard_monster")
        if self.choice == "explore-on":
            return PlaceLeviathan(seat=self.seat)
        t.log("log-ignore", "LP-LORD-COWARD" if self.choice == "ignore" else "L-END-04", player=who(self.seat))
        return None

    def step_8_fight(self, t: Table) -> Step:
        """The fight ends the exploration; against a Leviathan Ship Master is paid as it begins."""
        s = t.state
        self.go("10_leave_behind")
        if not t.options["leviathan"]:
            return FightMonster(seat=self.seat)
        self.go("11_tidy")
        races = {RACE[card] for card in s.track if RACE[card] in range(KRAKEN)}
        return FightFromTrack(seat=self.seat, races=len(races))

    def step_9_discard_monster(self, t: Table) -> None:
        """The Monster leaves the track, its space is free again; it will not come back in this exploration."""
        put(t, "aside", draw(t, "track"))
        self.go("1_reveal")

    def step_10_leave_behind(self, t: Table) -> Step:
        races = {RACE[card] for card in t.state.track if RACE[card] in range(KRAKEN)}
        return AlliesLeft(seat=self.seat, races=len(races))

    def step_11_tidy(self, t: Table) -> Step:
        """Allies go face down to their race's stack, Monsters to the discard, Krakens where the explorer likes."""
        s = t.state
        for card in draw(t, "track", len(s.track)):
            if card == MONSTER:
                put(t, "discard", (card,))
            elif RACE[card] == KRAKEN:
                put(t, "track", (card,))
            else:
                put(t, ("council", RACE[card]), (card,))
                t.log("log-to-council", "B-EXP-13", card=ally_text(card))
        if s.aside:
            move_all(t, "aside", "discard")
        return SendKrakens(seat=self.seat) if s.track else None


class PayWithNebulis(Procedure):
    """An Ally paid partly with Nebulis: pearls and Nebulis change hands, then the figure is checked."""

    buyer: int = -1
    seller: int = -1
    nebulis: int = 0
    pearls: int = 0

    def step_1_nebulis(self, t: Table) -> Step:
        s = t.state
        s.nebulis[self.buyer] -= self.nebulis
        s.nebulis[self.seller] += self.nebulis
        t.log("log-gain-nebulis", "K-NEB-03", player=who(self.seller), n=self.nebulis)
        return check_figure(t, (self.seller,))

    def step_2_pearls(self, t: Table) -> Step:
        return PearlsGained(seat=self.seller, n=self.pearls, rule="B-EXP-03") if self.pearls else None


class FightFromTrack(Procedure):
    """A Leviathan is fought because of a Monster on the track: Ship Master first, then the fight."""

    seat: int = -1
    races: int = 0

    def step_1_leave_behind(self, t: Table) -> Step:
        return AlliesLeft(seat=self.seat, races=self.races)

    def step_2_fight(self, t: Table) -> Step:
        return FightLeviathan(seat=self.seat)


class SendKrakens(Procedure):
    """Krakens left on the track go, one at a time, to stacks the explorer chooses."""

    seat: int = -1

    def step_1_choose(self, t: Table) -> Step:
        s = t.state
        if not s.track:
            return None
        return Pick(self.seat, RACES, "ask-send-kraken", "K-ALY-02", args={"card": ally_text(s.track[0])})

    def text_1_choose(self, t: Table, key: str) -> Text:
        return stack_text(t, key)

    def took_1_choose(self, t: Table, key: str) -> None:
        s = t.state
        card = s.track[0]
        move(t, "track", ("council", RACES.index(key)), (card,))
        t.log("log-send-kraken", "K-ALY-02", player=who(self.seat), card=ally_text(card), race=noun(key))
        self.again()
