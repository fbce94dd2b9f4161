"""The ten green mythos cards, each of one character."""

from __future__ import annotations

from ....kernel.ability import Ability, Activated, Modifier, Trigger
from ....kernel.decision import Pick
from ....kernel.effect import Effect, ForEach, InSequence, May
from ....kernel.procedure import Procedure, Step
from ....kernel.target import One
from ....kernel.text import noun, who
from ..rules.items import lose_item
from ..rules.movement import spawn
from ..rules.mythos_cards import discard_mythos
from ..rules.skill_cards import build_chaos, to_piles
from ..rules.skill_test import add_treachery_to_pool
from ..rules.spaces import ARROW, BOILER_ROOM, BRIG, DECKS, ROOMS, SICK_BAY, SPACES
from ..state import Table
from .conditions import FREE, IS_CAPTAIN
from .crisis import Mythos
from .figures import ALL as EVERY
from .figures import DefeatDeepOnes, Spawn
from .looks import look_at_waypoints
from .names import ITEMS, MYTHOS
from .people import Fall, MoveTo, RemoveItem, TakeItem
from .rolling import IfRoll, RollFor, There
from .skill_tests import Test
from .things import CAPTAIN, DEEP_ONES, DEEP_ONES_OF_A_ROOM, OTHER_FREE_HUMANS, YOUR_ITEMS
from .verbs import Chaos, DiscardKept, Hurt, HurtRoom, Keep, Retreat, Risk, do, sanity, souls

__all__: list[str] = []

ALL = InSequence


class SkipCard(Procedure):
    """The card is discarded at once, its icons are skipped."""

    def step_1_discard(self, t: Table) -> None:
        s = t.state
        t.log("log-kept-discarded", "U-50.4", card=noun(MYTHOS[s.mythos]))
        discard_mythos(t, s.mythos)
        s.mythos = -1


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


def treachery_joins() -> Effect:
    return do("effect-treachery-joins", lambda s: TreacheryJoins())


class TreacheryJoins(Procedure):
    def step_1_add(self, t: Table) -> None:
        add_treachery_to_pool(t, "U-50.11")


def memory() -> list[Ability]:
    """When William has added cards to a test, the top treachery card joins; an action may get rid of it."""
    test = Test(13, "lore will", DiscardKept(), sanity(-1))
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
    Trigger("PassengerDefeat", ALL(sanity(-1), DiscardKept()), moment="moment-passenger-defeated"),
    test=Test(13, "influence will", ForEach(DEEP_ONES, DefeatDeepOnes(EVERY)), Spawn(1, ROOMS)),
    option=Keep(),
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
        One(DEEP_ONES_OF_A_ROOM, DefeatDeepOnes(EVERY), rule="U-26.0", why="ask-clear-room"),
        RollFor("room", ALL(Spawn(4), MoveTo())),
    ),
    option=There(HurtRoom(BOILER_ROOM), Spawn(4)),
)
Mythos(
    "memory-of-the-deep",
    "MT",
    "",
    *memory(),
    test=Test(13, "lore will", May(do("effect-skip-card", lambda s: SkipCard()), "U-50.4"), ALL(sanity(-1), Keep())),
    option=Keep(),
)
Mythos(
    "miscalculation",
    "FT",
    test=Test(
        13,
        "lore observation",
        look_at_waypoints(),
        Retreat("travel", 2, fuel=True),
    ),
    option=IfRoll("<=", 7, Retreat("travel", 2, fuel=True)),
)
Mythos(
    "family-ties",
    "DT",
    "",
    Trigger("chaos-added", treachery_joins(), timing="window", moment="moment-chaos-added", when=FREE),
    a=ALL(ForEach(DEEP_ONES, DefeatDeepOnes(EVERY)), Keep()),
    b=do("effect-kin-come", lambda s: KinCome(seat=s.you)),
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
