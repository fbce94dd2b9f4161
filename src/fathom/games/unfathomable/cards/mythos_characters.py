"""The ten green mythos cards, each of one character."""

from __future__ import annotations

from ....kernel.ability import Ability, Activated, Modifier, Trigger
from ....kernel.decision import Pick
from ....kernel.effect import Effect, InSequence, May, Scope
from ....kernel.procedure import Procedure, Step
from ....kernel.text import Text, noun, who
from ..rules.defeat import defeat_deep_one
from ..rules.items import lose_item
from ..rules.movement import move_character, spawn, to_supply
from ..rules.mythos_cards import discard_mythos
from ..rules.skill_cards import build_chaos, to_piles
from ..rules.skill_test import add_treachery_to_pool
from ..rules.spaces import ARROW, BOILER_ROOM, BRIG, DECKS, DEEP, ROOMS, SICK_BAY, SPACES, deck_of_roll
from ..state import Table
from .conditions import FREE, IS_CAPTAIN
from .crisis import Mythos
from .crisis_people import JailHuman, you_are_defeated
from .crisis_sea import DamageAndSpawn, LookAtWaypoints, SpawnInRolledRoom
from .figures import Spawn
from .names import ITEMS, MYTHOS
from .rolling import IfRoll
from .skill_tests import Test
from .verbs import Chaos, Hurt, Keep, Retreat, Risk, Send, TakeItem, do, sanity, souls

__all__: list[str] = []

ALL = InSequence


class Discarded(Effect):
    """Discard this card from the area of its owner."""

    def __init__(self, slug: str) -> None:
        self.number = MYTHOS.index(slug)

    def run(self, t: Table, scope: Scope) -> Step:
        s = t.state
        s.kept[scope.you] = tuple(card for card in s.kept[scope.you] if card != self.number)
        discard_mythos(t, self.number)
        t.log("log-kept-discarded", "U-50.11", card=noun(MYTHOS[self.number]))
        t.abilities_changed()
        return None

    def say(self) -> Text:
        return Text("effect-discard-this")


class SkipCard(Effect):
    """The card is discarded at once, its icons are skipped."""

    def run(self, t: Table, scope: Scope) -> Step:
        s = t.state
        t.log("log-kept-discarded", "U-50.4", card=noun(MYTHOS[s.mythos]))
        discard_mythos(t, s.mythos)
        s.mythos = -1
        return None

    def say(self) -> Text:
        return Text("effect-skip-card")


class BothJailed(Procedure):
    """Keilani and the Captain go to the Brig."""

    seat: int = -1

    def step_1_jail(self, t: Table) -> None:
        captain = t.state.captain
        for seat in dict.fromkeys((self.seat, captain)):
            move_character(t, seat, BRIG, "U-3.2")


class SweepDeepOnes(Procedure):
    """All Deep Ones on the board are defeated, or just called back."""

    def step_1_sweep(self, t: Table) -> None:
        s = t.state
        n = sum(s.deep_ones[:DEEP])
        for space in range(DEEP):
            to_supply(t, space, s.deep_ones[space])
        t.log("log-deep-ones-defeated", "U-26.0", n=n)


class ClearRoom(Procedure):
    """Choose a room, any of the eight; all Deep Ones there fall."""

    seat: int = -1

    def step_1_where(self, t: Table) -> Step:
        keys = tuple(SPACES[room] for room in (*ROOMS, SICK_BAY, BRIG))
        return Pick(self.seat, keys, "ask-clear-room", "U-26.0")

    def took_1_where(self, t: Table, key: str) -> None:
        room = SPACES.index(key)
        defeat_deep_one(t, room, t.state.deep_ones[room], "U-26.0")


class HuntGoesWrong(Procedure):
    """Four Deep Ones in a rolled room, and Jamie with them."""

    seat: int = -1
    room: int = -1

    def step_1_spawn(self, t: Table) -> Step:
        return SpawnInRolledRoom(seat=self.seat, n=4).called("room")

    def step_2_go(self, t: Table) -> None:
        if t.state.places[self.seat] != BRIG:
            move_character(t, self.seat, self.room, "U-50.2")


class KinCome(Procedure):
    """Four Deep Ones in the numbered room closest to Ishmael."""

    seat: int = -1
    space: int = -1

    def step_1_where(self, t: Table) -> Step:
        place = t.state.places[self.seat]
        if place == SICK_BAY:
            return Pick(self.seat, ("chapel", "captains-cabin"), "ask-kin", "U-27.1")
        self.space = ARROW[place] if place in DECKS else place
        return None

    def took_1_where(self, t: Table, key: str) -> None:
        self.space = SPACES.index(key)

    def step_2_spawn(self, t: Table) -> None:
        if self.space in ROOMS:
            spawn(t, {self.space: 4}, "U-47.0")


class RebuildChaos(Procedure):
    def step_1_rebuild(self, t: Table) -> None:
        to_piles(t.state, t.state.chaos)
        t.state.chaos = ()
        build_chaos(t)


class LoseItem(Effect):
    """Remove the ring, whoever has it, or all own items."""

    def __init__(self, slug: str = "") -> None:
        self.item = ITEMS.index(slug) if slug else -1

    def run(self, t: Table, scope: Scope) -> Step:
        for seat in range(t.seats) if self.item >= 0 else (scope.you,):
            for item in t.state.items[seat]:
                if self.item in (-1, item):
                    lose_item(t, seat, item)
                    t.log("log-item-gone", "U-12.2", player=who(seat), item=noun(ITEMS[item]))
        return None

    def say(self) -> Text:
        return (
            Text("effect-remove-named", item=noun(ITEMS[self.item]))
            if self.item >= 0
            else Text("effect-remove-all-items")
        )


class TossedOut(Procedure):
    """Samira is moved to a rolled deck space."""

    seat: int = -1
    roll: int = 0

    def step_1_roll(self, t: Table) -> Step:
        from ..rules.dice import RollDie

        return RollDie(seat=self.seat).called("roll")

    def step_2_move(self, t: Table) -> None:
        if t.state.places[self.seat] != BRIG:
            move_character(t, self.seat, deck_of_roll(self.roll), "U-50.2")


def treachery_joins() -> Effect:
    return do("effect-treachery-joins", lambda s: TreacheryJoins())


class TreacheryJoins(Procedure):
    def step_1_add(self, t: Table) -> None:
        add_treachery_to_pool(t, "U-50.11")


def memory() -> list[Ability]:
    """When William has added cards to a test, the top treachery card joins; an action may get rid of it."""
    test = Test(13, "lore will", Discarded("memory-of-the-deep"), sanity(-1))
    return [
        Trigger("Contributed", treachery_joins(), moment="moment-contributed", whose="you"),
        Activated(test, phase="action"),
    ]


Mythos(
    "history-repeats",
    "DT",
    needs={"option": IS_CAPTAIN},
    test=Test(
        13,
        "influence strength",
        ALL(sanity(1), do("effect-may-jail", lambda s: JailHuman(seat=s.you, others=True, optional=True))),
        ALL(souls(-1), do("effect-both-jailed", lambda s: BothJailed(seat=s.you))),
    ),
    option=ALL(sanity(-1), Send("you", BRIG)),
)
Mythos(
    "the-peacemaker",
    "MT",
    "",
    Modifier("cannot-attack", 1),
    Trigger("PassengerDefeat", ALL(sanity(-1), Discarded("the-peacemaker")), moment="moment-passenger-defeated"),
    test=Test(
        13, "influence will", do("effect-defeat-all", lambda s: SweepDeepOnes()), Spawn(1, ROOMS)
    ),
    option=Keep(),
)
Mythos(
    "do-no-harm",
    "FT",
    test=Test(
        13, "lore observation", ALL(sanity(-1), Send("you", SICK_BAY)), ALL(sanity(-1), Hurt(1), Send("you", SICK_BAY))
    ),
    option=ALL(Send("you", BRIG), Hurt(1)),
)
Mythos(
    "signs-of-life",
    "DT",
    test=Test(13, "influence observation", sanity(1), souls(-2)),
    option=ALL(Risk(1), Hurt(1), you_are_defeated()),
)
Mythos(
    "the-game-is-afoot",
    "DT",
    test=Test(
        13,
        "observation strength",
        do("effect-clear-room", lambda s: ClearRoom(seat=s.you)),
        do("effect-hunt-goes-wrong", lambda s: HuntGoesWrong(seat=s.you)),
    ),
    option=do("effect-damage-boiler-spawn", lambda s: DamageAndSpawn(seat=s.you, n=4, space=BOILER_ROOM)),
)
Mythos(
    "memory-of-the-deep",
    "MT",
    "",
    *memory(),
    test=Test(13, "lore will", May(SkipCard(), "U-50.4"), ALL(sanity(-1), Keep())),
    option=Keep(),
)
Mythos(
    "miscalculation",
    "FT",
    test=Test(
        13,
        "lore observation",
        do("effect-look-waypoints", lambda s: LookAtWaypoints(seat=s.you)),
        Retreat("travel", 2, fuel=True),
    ),
    option=IfRoll("<=", 7, Retreat("travel", 2, fuel=True)),
)
Mythos(
    "family-ties",
    "DT",
    "",
    Trigger("chaos-added", treachery_joins(), timing="window", moment="moment-chaos-added", when=FREE),
    a=ALL(do("effect-sweep", lambda s: SweepDeepOnes()), Keep()),
    b=do("effect-kin-come", lambda s: KinCome(seat=s.you)),
)
Mythos(
    "gift-of-the-mother",
    "MT",
    test=Test(
        15,
        "strength will",
        do("effect-rebuild-chaos", lambda s: RebuildChaos()),
        ALL(you_are_defeated(), LoseItem("lucky-ring"), Chaos(6)),
    ),
    option=ALL(LoseItem("lucky-ring"), Chaos(6)),
)
Mythos(
    "ticket-please",
    "DT",
    test=Test(13, "influence will", TakeItem(), ALL(Send("you", BRIG), LoseItem())),
    option=ALL(LoseItem(), do("effect-tossed-out", lambda s: TossedOut(seat=s.you))),
)
