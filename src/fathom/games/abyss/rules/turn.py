"""A turn: start, plotting, one action, Locations, leftover powers, hand limits, end."""

from __future__ import annotations

from ....kernel.decision import Pick
from ....kernel.event import Event
from ....kernel.procedure import Procedure, Repeat, Step
from ....kernel.text import Text, noun, who
from ..cards.allies import RACES
from ..setup import SetUp
from ..state import Table
from .council import RequestSupport
from .court import can_reveal_lord, reveal_lord
from .ending import EndGame, end_of_turn
from .explore import Explore, can_explore
from .hand_limits import MARTIAL_LAW, NO_LIMIT, DiscardDown, MartialLaw
from .locations import ControlLocations, keys_of
from .powers import power_keys, power_rule, refused_powers, use_power
from .recruit import Recruit, can_recruit, possible_lords
from .sentinels import (
    PlaceSentinel,
    can_place_sentinel,
    can_take_stack,
    place_text,
    takable_lords,
    waiting_sentinel,
)
from .tokens import RevealTokens

__all__ = ["Play", "Turn", "TurnStarted", "actions"]

ONLY = {"explore": "log-only-explore", "support": "log-only-support"}
"""What is told when an action is taken by itself; a skipped one tells so anyway."""


class TurnStarted(Event):
    seat: int = -1

    def happen(self, t: Table) -> Step:
        return None


def actions(t: Table, seat: int) -> tuple[str, ...]:
    """The actions that can be completed now."""
    s = t.state
    out = []
    if can_explore(s):
        out.append("explore")
    if can_take_stack(s, seat):
        out.append("support")
    if can_recruit(t, seat):
        out.append("recruit")
    return tuple(out)


class Turn(Procedure):
    """One player's turn. The result is true while the game goes on."""

    PHASE = "turn"

    PERIOD = "turn"

    seat: int = -1
    choice: str = ""
    revealed: bool | None = None

    def step_1_start(self, t: Table) -> Step:
        s = t.state
        self.seat = s.active
        s.turn += 1
        s.price = 1
        s.bought = [0] * t.seats
        t.log("log-turn", "B-TRN-01", player=who(self.seat), n=s.turn)
        return TurnStarted(seat=self.seat)

    def step_2_reveal_tokens(self, t: Table) -> Step:
        held = len(t.state.expansion_tokens[self.seat])
        return RevealTokens(seat=self.seat, fresh=held).called("revealed") if held else None

    def step_3_control_at_start(self, t: Table) -> Step:
        return ControlLocations(seat=self.seat) if self.revealed else None

    def step_4_choose_action(self, t: Table) -> Step:
        """Plot, use turn powers and place a Sentinel as one likes, then take exactly one action.

        With nothing to choose nobody is asked, but only where everybody sees that the hand cannot recruit.
        """
        s = t.state
        keys = actions(t, self.seat) or ("skip",)
        if s.pearls[self.seat] and can_reveal_lord(s):
            keys += ("plot",)
        if s.sentinel_on and can_place_sentinel(s, self.seat):
            keys += ("sentinel",)
        keys += power_keys(t, self.seat)
        if len(keys) == 1 and not possible_lords(t, self.seat):
            (self.choice,) = keys
            if self.choice in ONLY:
                t.log(ONLY[self.choice], "B-TRN-03", player=who(self.seat))
            return None
        return Pick(self.seat, keys, "ask-action", "B-TRN-02", always=True)

    def took_4_choose_action(self, t: Table, key: str) -> None:
        self.choice = key

    def text_4_choose_action(self, t: Table, key: str) -> Text:
        return t.ability(key).text() if key.startswith("lord-") else noun(key)

    def rule_4_choose_action(self, t: Table, key: str) -> str:
        return {
            "explore": "B-EXP-01", "support": "B-CNL-01", "recruit": "B-REC-01", "plot": "B-PLT-01",
            "sentinel": "K-SEN-04", "skip": "B-TRN-08",
        }.get(key) or power_rule(t, key)  # fmt: skip

    def refused_4_choose_action(self, t: Table) -> list[tuple[Text, str]]:
        s = t.state
        possible = actions(t, self.seat)
        out: list[tuple[Text, str]] = []
        if "explore" not in possible:
            out.append((Text("refuse-explore"), "B-EXP-16"))
        if "support" not in possible:
            held = [place_text(RACES[race]) for race, stack in enumerate(s.council) if stack]
            out += [(Text("refuse-reserved", what=stack), "K-SEN-03") for stack in held]
            if not held:
                out.append((Text("refuse-support"), "B-CNL-02"))
        if "recruit" not in possible:
            if takable_lords(s, self.seat):
                out.append((Text("refuse-recruit"), "B-REC-02"))
            else:
                out.append((Text("refuse-recruit-court"), "B-CRT-06"))
        if -1 not in s.court:
            out.append((Text("refuse-plot-full"), "B-PLT-04"))
        elif not s.lord_deck:
            out.append((Text("refuse-plot-deck"), "B-PLT-04"))
        elif not s.pearls[self.seat]:
            nebulis = s.nebulis[self.seat]
            out.append((Text("refuse-plot-pearl", nebulis=nebulis), "K-NEB-04" if nebulis else "B-PLT-04"))
        if possible:
            out.append((Text("refuse-skip"), "B-TRN-03"))
        return out + refused_powers(t, self.seat)

    def step_5_prepare(self, t: Table) -> Step:
        """Whatever is not the action itself, and then the choice again."""
        s = t.state
        if self.choice in ("explore", "support", "recruit", "skip"):
            return None
        self.go("4_choose_action")
        if self.choice == "plot":
            s.pearls[self.seat] -= 1
            t.log("log-plot", "B-PLT-01", player=who(self.seat))
            reveal_lord(t, "B-PLT-02")
            return None
        if self.choice == "sentinel":
            return PlaceSentinel(seat=self.seat, token=waiting_sentinel(s, self.seat))
        return use_power(t, self.choice)

    def step_6_act(self, t: Table) -> Step:
        s = t.state
        if self.choice == "skip":
            s.skips += 1
            t.log("log-skip", "B-TRN-08", player=who(self.seat))
            return None
        s.skips = 0
        if self.choice == "explore":
            return Explore(seat=self.seat)
        return RequestSupport(seat=self.seat) if self.choice == "support" else Recruit(seat=self.seat)

    def step_7_control(self, t: Table) -> Step:
        return ControlLocations(seat=self.seat) if keys_of(t.state, self.seat) >= 3 else None

    def step_8_leftover(self, t: Table) -> Step:
        keys = power_keys(t, self.seat)
        if not keys:
            self.go("10_commander")
            return None
        return Pick(self.seat, ("end-turn", *keys), "ask-leftover", "B-TRN-09")

    def took_8_leftover(self, t: Table, key: str) -> None:
        self.choice = key

    def text_8_leftover(self, t: Table, key: str) -> Text:
        return t.ability(key).text() if key.startswith("lord-") else noun(key)

    def rule_8_leftover(self, t: Table, key: str) -> str:
        return power_rule(t, key)

    def refused_8_leftover(self, t: Table) -> list[tuple[Text, str]]:
        return [(Text("refuse-second-action"), "B-TRN-02"), (Text("refuse-plot-late"), "B-PLT-05"),
                *refused_powers(t, self.seat)]  # fmt: skip

    def step_9_use_leftover(self, t: Table) -> Step:
        if self.choice == "end-turn":
            return None
        self.go("8_leftover")
        return use_power(t, self.choice)

    def step_10_commander(self, t: Table) -> Step:
        limit = t.value("hand-limit", self.seat, NO_LIMIT)
        return DiscardDown(seat=self.seat, limit=limit) if len(t.state.hands[self.seat]) > limit else None

    def step_11_martial_law(self, t: Table) -> Step:
        applies = t.options["leviathan"] and len(t.state.hands[self.seat]) > MARTIAL_LAW
        return MartialLaw(seat=self.seat) if applies else None

    def step_12_end(self, t: Table) -> None:
        end_of_turn(t)
        self.result = not t.state.over


class Play(Procedure):
    """A whole game."""

    def step_1_set_up(self, t: Table) -> Step:
        return SetUp()

    def step_2_turns(self, t: Table) -> Step:
        return Repeat(body=Turn())

    def step_3_end(self, t: Table) -> Step:
        return EndGame()


class PlayOn(Play):
    """A game from a described position: everything but the setup."""

    def step_1_set_up(self, t: Table) -> Step:
        return None
