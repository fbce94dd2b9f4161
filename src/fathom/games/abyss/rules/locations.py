"""Controlling Locations: three Keys force it; what is drawn and not kept lies open for all."""

from __future__ import annotations

from ....kernel.decision import Pick, Split
from ....kernel.procedure import Procedure, Step
from ....kernel.text import Text, noun, who
from ...zones import draw, move, move_all, put, take, zone
from ..cards.location import LOCATIONS
from ..cards.lord import LORDS
from ..cards.names import LOCATION_KEYS, LORD_KEYS
from ..pieces import LOCATION
from ..state import AbyssState, Table
from .sentinels import lift_sentinel, reserved, takable_locations

__all__ = [
    "ControlLocations", "DrawAndControl", "GainLocation", "keys_of", "location_option", "swap_for_available",
    "swap_for_stacked",
]  # fmt: skip


def keys_of(s: AbyssState, seat: int) -> int:
    """Key tokens plus the printed Keys of free Lords that are not disabled."""
    return s.key_tokens[seat] + sum(LORDS[lord].keys for lord in s.free[seat])


def draw_locations(t: Table, n: int) -> None:
    """Turn up tiles of the stack for everybody to see."""
    s = t.state
    n = min(n, len(s.location_stack))
    put(t, "drawn", draw(t, "location_stack", n)[::-1])
    for place in s.drawn:
        t.log("log-draw-location", "B-LOC-03", refs=(LOCATION_KEYS[place],), location=noun(LOCATION_KEYS[place]))
    t.reveal("revealed-location")


def keep_drawn(t: Table, place: int) -> None:
    """One drawn tile is kept; the others become available."""
    take(t, "drawn", (place,))
    move_all(t, "drawn", "available")


class ControlLocations(Procedure):
    """While a seat holds three Keys and something can be taken, it must control a Location."""

    seat: int = -1
    chosen: str = ""
    place: int = zone(LOCATION, "public", "slots", -1)

    def step_1_check(self, t: Table) -> Step:
        s = t.state
        if keys_of(s, self.seat) < 3:
            self.finish()
            return None
        keys = tuple(LOCATION_KEYS[place] for place in takable_locations(s, self.seat))
        keys += tuple(f"draw-{n}" for n in range(1, min(4, len(s.location_stack)) + 1))
        if not keys:
            self.finish()
            return None
        return Pick(self.seat, keys, "ask-location", "B-LOC-03")

    def took_1_check(self, t: Table, key: str) -> None:
        self.chosen = key

    def text_1_check(self, t: Table, key: str) -> Text:
        if key.startswith("draw-"):
            return Text("draw-option", n=int(key[5:]))
        return location_option(key)

    def refused_1_check(self, t: Table) -> list[tuple[Text, str]]:
        s = t.state
        out = [
            (Text("refuse-reserved", what=noun(LOCATION_KEYS[place])), "K-SEN-03")
            for place in s.available
            if reserved(s, LOCATION_KEYS[place], self.seat)
        ]
        if len(s.location_stack) < 4:
            out.append((Text("refuse-draw-more", n=len(s.location_stack)), "B-LOC-06"))
        return [*out, (Text("refuse-keep-keys"), "B-LOC-02")]

    def step_2_draw(self, t: Table) -> None:
        if self.chosen.startswith("draw-"):
            draw_locations(t, int(self.chosen[5:]))
            return
        self.place = LOCATION_KEYS.index(self.chosen)
        take(t, "available", (self.place,))
        lift_sentinel(t, self.chosen)
        self.go("4_pay_keys")

    def step_3_keep(self, t: Table) -> Step:
        return Pick(self.seat, tuple(LOCATION_KEYS[place] for place in t.state.drawn), "ask-keep", "B-LOC-05")

    def took_3_keep(self, t: Table, key: str) -> None:
        self.place = LOCATION_KEYS.index(key)
        keep_drawn(t, self.place)

    def text_3_keep(self, t: Table, key: str) -> Text:
        return location_option(key)

    def step_4_pay_keys(self, t: Table) -> Step:
        s = t.state
        limits = {"key": s.key_tokens[self.seat]} if s.key_tokens[self.seat] else {}
        limits |= {LORD_KEYS[lord]: 1 for lord in s.free[self.seat] if LORDS[lord].keys}
        return Split(self.seat, limits, "ask-pay-keys", "B-LOC-07", 3, 3, {"location": noun(LOCATION_KEYS[self.place])})

    def took_4_pay_keys(self, t: Table, answer: dict[str, int]) -> None:
        s = t.state
        tokens = answer.get("key", 0)
        if tokens:
            s.key_tokens[self.seat] -= tokens
            t.log("log-pay-keys", "B-LOC-08", player=who(self.seat), n=tokens)
        for key in answer:
            if key != "key":
                assign_lord(t, self.seat, LORD_KEYS.index(key), self.place)

    def refused_4_pay_keys(self, t: Table) -> list[tuple[Text, str]]:
        s = t.state
        out = [
            (Text("refuse-no-key", lord=noun(LORD_KEYS[lord])), "B-LOC-09")
            for lord in s.free[self.seat]
            if not LORDS[lord].keys
        ]
        return out + [
            (Text("refuse-disabled", lord=noun(LORD_KEYS[lord])), "B-LRD-07") for lord in s.disabled[self.seat]
        ]

    def step_5_gain(self, t: Table) -> Step:
        self.go("1_check")
        return GainLocation(seat=self.seat, place=self.place)


def location_option(key: str) -> Text:
    return Text("location-option", location=noun(key), worth=LOCATIONS[LOCATION_KEYS.index(key)].worth.say())


def assign_lord(t: Table, seat: int, lord: int, place: int) -> None:
    move(t, ("free", seat), ("assigned", seat), (lord,), on=place)
    t.log("log-assign", "B-LOC-08", player=who(seat), lord=noun(LORD_KEYS[lord]), location=noun(LOCATION_KEYS[place]))


class GainLocation(Procedure):
    """A Location comes under control and does what it does then: Black Smokers' swap, or Loot."""

    seat: int = -1
    place: int = zone(LOCATION, "public", "slots", -1)

    def step_1_gain(self, t: Table) -> Step:
        put(t, ("locations", self.seat), (self.place,))
        key = LOCATION_KEYS[self.place]
        t.log("log-control", "B-LOC-03", refs=(key,), player=who(self.seat), location=noun(key))
        return LOCATIONS[self.place].does(t, self.seat)


def replace_location(t: Table, seat: int, old: int, new: int) -> None:
    """A tile is exchanged; the Lords assigned to it move along."""
    s = t.state
    s.locations[seat] = tuple(new if place == old else place for place in s.locations[seat])
    s.assigned[seat] = tuple((new if place == old else place, lord) for place, lord in s.assigned[seat])


class DrawAndControl(Procedure):
    """An Ambassador draws Locations and is assigned to the one it keeps; no Keys are spent."""

    seat: int = -1
    lord: int = -1
    n: int = 1
    place: int = zone(LOCATION, "public", "slots", -1)

    def step_1_draw(self, t: Table) -> None:
        draw_locations(t, self.n)

    def step_2_keep(self, t: Table) -> Step:
        keys = tuple(LOCATION_KEYS[place] for place in t.state.drawn)
        return Pick(self.seat, keys, "ask-keep", "B-LORD-AMBASSADORS")

    def took_2_keep(self, t: Table, key: str) -> None:
        self.place = LOCATION_KEYS.index(key)
        keep_drawn(t, self.place)
        assign_lord(t, self.seat, self.lord, self.place)

    def text_2_keep(self, t: Table, key: str) -> Text:
        return location_option(key)

    def step_3_gain(self, t: Table) -> Step:
        return GainLocation(seat=self.seat, place=self.place)


def _log_exchange(t: Table, seat: int, old: int, new: int, rule: str) -> None:
    gone, come = noun(LOCATION_KEYS[old]), noun(LOCATION_KEYS[new])
    t.log("log-exchange", rule, refs=(LOCATION_KEYS[new],), player=who(seat), old=gone, new=come)


def swap_for_available(t: Table, seat: int, old: int, new: int, rule: str) -> Step:
    """An own Location for an available one; assigned Lords move, Loot stays on its tile."""
    lift_sentinel(t, LOCATION_KEYS[new])
    take(t, "available", (new,))
    put(t, "available", (old,))
    replace_location(t, seat, old, new)
    _log_exchange(t, seat, old, new, rule)
    take(t, ("locations", seat), (new,))
    return GainLocation(seat=seat, place=new)


def swap_for_stacked(t: Table, seat: int, old: int, new: int, rule: str) -> Step:
    """A Location for one of the stack; the old one leaves the game, the new one does what it does."""
    take(t, "location_stack", (new,))
    replace_location(t, seat, old, new)
    put(t, "locations_gone", (old,))
    _log_exchange(t, seat, old, new, rule)
    return LOCATIONS[new].does(t, seat)
