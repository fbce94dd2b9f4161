"""The ten green mythos cards, each of one character."""

from __future__ import annotations

from ....kernel.ability import Ability, Activated, Modifier, Trigger
from ....kernel.effect import Effect, ForEach, InSequence, May
from ....kernel.procedure import Procedure
from ....kernel.target import One
from ....kernel.text import noun, who
from ..rules.items import lose_item
from ..rules.mythos_cards import discard_mythos
from ..rules.skill_cards import build_chaos, to_piles
from ..rules.spaces import BOILER_ROOM, BRIG, DEEP, ROOMS, SICK_BAY
from ..state import Table
from .conditions import FREE, IS_CAPTAIN
from .crisis import Mythos
from .figures import ALL as EVERY
from .figures import DefeatEvery, DefeatFigures, Spawn
from .looks import Look
from .moments import moment
from .names import ITEMS, MYTHOS
from .people import Fall, MoveTo, RemoveItem, TakeItem
from .rolling import IfRoll, RollFor, There
from .skill_tests import AddToTest, Test
from .things import CAPTAIN, CLOSEST_ROOM, DEEP_ONES_OF_A_ROOM, OTHER_FREE_HUMANS, YOUR_ITEMS
from .this_card import DiscardThis, Place
from .verbs import Chaos, Hurt, Retreat, Risk, do, sanity, souls

__all__: list[str] = []

ALL = InSequence


class SkipCard(Procedure):
    """The card is discarded at once, its icons are skipped."""

    def step_1_discard(self, t: Table) -> None:
        s = t.state
        t.log("log-kept-discarded", "U-50.4", card=noun(MYTHOS[s.mythos]))
        discard_mythos(t, s.mythos)
        s.mythos = -1


class RebuildChaos(Procedure):
    def step_1_rebuild(self, t: Table) -> None:
        to_piles(t.state, t.state.chaos)
        t.state.chaos = ()
        build_chaos(t)


class LoseRing(Procedure):
    """The ring leaves the game, whoever has it."""

    def step_1_lose(self, t: Table) -> None:
        ring = ITEMS.index("lucky-ring")
        for seat in range(t.seats):
            if ring in t.state.items[seat]:
                lose_item(t, seat, ring)
                t.log("log-item-gone", "U-12.2", player=who(seat), item=noun("lucky-ring"))


def lose_ring() -> Effect:
    return do("effect-lose-ring", lambda s: LoseRing())


def memory() -> list[Ability]:
    """When William has added cards to a test, the top treachery card joins; an action may get rid of it."""
    test = Test(13, "lore will", DiscardThis(), sanity(-1))
    return [
        Trigger("Contributed", AddToTest("treachery"), moment=moment("contributed"), whose="you"),
        Activated(test, phase="action"),
    ]


Mythos(
    "history-repeats",
    "DT",
    needs={"option": IS_CAPTAIN},
    test=Test(
        13,
        "influence strength",
        ALL(
            sanity(1),
            One(OTHER_FREE_HUMANS, MoveTo(BRIG, "U-3.2"), acts=True, or_none="nobody", rule="U-3.0", why="ask-jail"),
        ),
        ALL(souls(-1), ForEach(CAPTAIN, MoveTo(BRIG, "U-3.2")), MoveTo(BRIG, "U-3.2")),
    ),
    option=ALL(sanity(-1), MoveTo(BRIG)),
)
Mythos(
    "the-peacemaker",
    "MT",
    "",
    Modifier("cannot-attack", 1),
    Trigger("PassengerDefeat", ALL(sanity(-1), DiscardThis()), moment=moment("passenger-defeated")),
    test=Test(13, "influence will", DefeatEvery("deep-one", where=range(DEEP)), Spawn(1, ROOMS)),
    option=Place(),
)
Mythos(
    "do-no-harm",
    "FT",
    test=Test(13, "lore observation", ALL(sanity(-1), MoveTo(SICK_BAY)), ALL(sanity(-1), Hurt(1), MoveTo(SICK_BAY))),
    option=ALL(MoveTo(BRIG), Hurt(1)),
)
Mythos(
    "signs-of-life",
    "DT",
    test=Test(13, "influence observation", sanity(1), souls(-2)),
    option=ALL(Risk(1), Hurt(1), Fall()),
)
Mythos(
    "the-game-is-afoot",
    "DT",
    test=Test(
        13,
        "observation strength",
        One(DEEP_ONES_OF_A_ROOM, DefeatFigures(n=EVERY), rule="U-26.0", why="ask-clear-room"),
        RollFor("room", ALL(Spawn(4), MoveTo())),
    ),
    option=There(Hurt(room=BOILER_ROOM), Spawn(4)),
)
Mythos(
    "memory-of-the-deep",
    "MT",
    "",
    *memory(),
    test=Test(13, "lore will", May(do("effect-skip-card", lambda s: SkipCard()), "U-50.4"), ALL(sanity(-1), Place())),
    option=Place(),
)
Mythos(
    "miscalculation",
    "FT",
    test=Test(
        13,
        "lore observation",
        Look("waypoint", "top"),
        Retreat("travel", 2, fuel=True),
    ),
    option=IfRoll("<=", 7, Retreat("travel", 2, fuel=True)),
)
Mythos(
    "family-ties",
    "DT",
    "",
    Trigger("chaos-added", AddToTest("treachery"), timing="window", moment=moment("chaos-added", free=True), when=FREE),
    a=ALL(DefeatEvery("deep-one", where=range(DEEP)), Place()),
    b=One(CLOSEST_ROOM, Spawn(4), rule="U-27.1", why="ask-kin"),
)
Mythos(
    "gift-of-the-mother",
    "MT",
    test=Test(
        15,
        "strength will",
        do("effect-rebuild-chaos", lambda s: RebuildChaos()),
        ALL(Fall(), lose_ring(), Chaos(6)),
    ),
    option=ALL(lose_ring(), Chaos(6)),
)
Mythos(
    "ticket-please",
    "DT",
    test=Test(13, "influence will", TakeItem(), ALL(MoveTo(BRIG), ForEach(YOUR_ITEMS, RemoveItem(with_others=True)))),
    option=ALL(ForEach(YOUR_ITEMS, RemoveItem(with_others=True)), RollFor("deck", MoveTo())),
)
