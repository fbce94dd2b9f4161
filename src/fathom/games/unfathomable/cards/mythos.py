"""The sixty general mythos cards, in the order of the deck list. What only one card does is in `crisis_deeds.py`."""

from __future__ import annotations

from ....kernel.ability import Activated
from ....kernel.cost import Pay
from ....kernel.effect import ForEach, If, InSequence, May, Then
from ....kernel.target import One
from ..rules.passengers import SUPPLY
from ..rules.spaces import BOILER_ROOM, BRIG, CABIN, CARGO_HOLD, CHAPEL, DECKS, GALLEY, WATER
from . import crisis_deeds as deeds
from .conditions import HAS_ITEM, HAS_LORE, ONE_PASSENGER, THREE_PASSENGERS
from .crisis import Mythos
from .figures import DefeatEvery, DefeatFigures, MoveEach, MoveMonsters, Spawn
from .looks import Look
from .people import Discard, Draw, Fall, MoveTo, PassTitle, RemoveItem, TakeItem, leave_for_the_ship
from .rolling import IfRoll, RollFor, There, roll_with
from .skill_tests import Test
from .things import (
    BESIDE_YOU,
    CURRENT,
    DEEP_ONES_HERE,
    DEEP_ONES_IN_ROOMS,
    FREE_HUMANS,
    HUMANS,
    IN_BRIG,
    KEEPER,
    MARGIN,
    PASSENGER_COUNT,
    YOUR_ITEMS,
)
from .this_card import DiscardThis, Place
from .verbs import TO_START, Advance, Chaos, Hurt, Icons, RemoveTop, Retreat, Risk, food, fuel, sanity, souls

__all__: list[str] = []

ALL = InSequence


def back(n: int) -> Retreat:
    """Retreat the travel track; every space that is missing costs 1 fuel."""
    return Retreat("travel", n, fuel=True)


Mythos(
    "accusation",
    "DR",
    "captain",
    a=One(FREE_HUMANS, MoveTo(BRIG, "U-3.2"), acts=True, rule="U-3.0", why="ask-jail"),
    b=ALL(Discard(2), ForEach(CURRENT, Discard(2)), Chaos(2)),
)
Mythos(
    "adrift-fishing-boat",
    "MC",
    test=Test(
        16,
        "influence observation strength",
        ALL(Then(Risk(1), souls(1)), May(Pay(Risk(1, in_full=True), food(1)), "U-50.4")),
        ALL(sanity(-1), souls(-1)),
        partial=(13, Then(Risk(2), souls(1))),
    ),
)
Mythos(
    "barricade-the-hatches",
    "MC",
    "",
    *deeds.barricade(),
    words=deeds.barricade_in_short(),
    test=Test(10, "strength will", ForEach(CURRENT, Place()), Icons("deep-ones")),
)
Mythos(
    "bucket-brigade",
    "MR",
    "captain",
    test=Test(16, "influence strength will", Then(Risk(2), Advance("travel")), ALL(fuel(-1), Risk(2))),
    option=IfRoll("<=", 6, fuel(-1)),
)
Mythos("class-struggle", "DT", "captain", a=sanity(-2), b=Risk(4))
Mythos(
    "coal-bunker-fire",
    "FR",
    "current",
    test=Test(13, "influence strength", Advance("travel"), ALL(fuel(-1), souls(-1))),
    option=ALL(fuel(-1), IfRoll("<=", 4, fuel(-1))),
)
Mythos(
    "collision-course",
    "DR",
    test=Test(
        11,
        "observation will",
        None,
        ALL(RollFor("front", MoveMonsters("both")), Hurt(2), Retreat("travel", 2)),
        partial=(8, ALL(RollFor("front", MoveMonsters("both")), Hurt(1), Retreat("travel", 1))),
    ),
)
Mythos(
    "coordinated-assault",
    "DR",
    test=Test(
        17,
        "influence lore observation",
        Advance("travel"),
        ALL(RollFor("front", MoveMonsters("deep")), Icons("hydra", "dagon", "deep-ones")),
    ),
)
Mythos(
    "criminal-activity",
    "MR",
    "current",
    needs={"option": HAS_ITEM},
    test=Test(11, "influence observation", TakeItem(), ALL(sanity(-1), ForEach(HUMANS, RemoveItem(but_one=True)))),
    option=ALL(One(YOUR_ITEMS, RemoveItem(), rule="U-12.2", why="ask-remove-item"), Chaos(4)),
)
Mythos(
    "damaged-evaporator", "MR", test=Test(11, "observation will", None, ALL(food(-1), back(1)), partial=(8, food(-1)))
)
Mythos("deep-one-feint", "DC", test=Test(11, "observation will", None, Icons("deep-ones")))
Mythos(
    "deep-one-swarm",
    "DC",
    test=Test(15, "lore observation strength", None, Icons("deep-ones", "deep-ones"), partial=(11, Icons("deep-ones"))),
)
Mythos("dinghy-launch", "FT", "captain", a=ALL(Risk(1), IfRoll("<=", 4, sanity(-1))), b=souls(-1))
Mythos("disturbing-dreams", "MT", test=Test(13, "influence lore", sanity(1), sanity(-2), partial=(10, sanity(-1))))
Mythos("eot-failure", "FR", test=Test(11, "influence observation", Advance("travel"), back(1)))
Mythos(
    "fear-of-the-unknown",
    "DC",
    test=Test(15, "influence lore will", None, ForEach(KEEPER, ALL(Discard(), Fall(), PassTitle("keeper")))),
)
Mythos(
    "firemen-strike",
    "FR",
    "current",
    test=Test(9, "strength will", None, ALL(Fall(), Discard(3))),
    option=ALL(back(1), Chaos(2)),
)
Mythos("flooding-compartment", "DR", test=Test(9, "strength will", None, souls(-1)))
Mythos("food-rationing", "DR", "captain", a=ALL(food(-1), IfRoll("<=", 6, sanity(-1))), b=food(-2))
Mythos("food-stores-raid", "FT", test=Test(11, "influence strength", None, food(-2), partial=(8, food(-1))))
Mythos("horrific-visions", "DR", test=Test(10, "lore will", None, sanity(-1)))
Mythos("hull-leak", "DT", test=Test(9, "observation strength", None, Hurt(1)))
Mythos(
    "hypnotic-melody",
    "DT",
    test=Test(
        10,
        "influence will",
        None,
        If(ONE_PASSENGER, DefeatFigures("passenger", space=SUPPLY), souls(-2)),
        partial=(7, If(ONE_PASSENGER, Risk(1), food(-1))),
    ),
)
Mythos(
    "identity-crisis",
    "DR",
    "current",
    test=Test(11, "influence lore", ForEach(HUMANS, Draw(own=True)), ALL(souls(-1), One(BESIDE_YOU, Spawn(1)))),
    option=ALL(souls(-1), IfRoll("<=", 4, Discard())),
)
Mythos("improvised-fuel-source", "MR", "captain", needs={"a": THREE_PASSENGERS}, a=Then(Risk(3), fuel(1)), b=fuel(-1))
Mythos("incoming-sos", "FR", "captain", a=Then(Risk(4), ALL(food(1), fuel(1), souls(1))), b=sanity(-1))
Mythos("infection", "DT", "captain", a=food(-1), b=IfRoll("<=", 6, ALL(souls(-1), IfRoll("<=", 4, souls(-1)))))
Mythos(
    "infiltrator",
    "MT",
    test=Test(11, "lore strength", None, There(Hurt(1), Spawn(1)), partial=(8, RollFor("room", Spawn(1)))),
)
Mythos(
    "jail-break",
    "FC",
    test=Test(
        9,
        "lore strength",
        None,
        ALL(
            sanity(-1),
            ForEach(IN_BRIG, leave_for_the_ship()),
        ),
    ),
)
Mythos("just-desserts", "DC", "current", a=ALL(food(-2), TakeItem()), b=Chaos(4))
Mythos(
    "kitty-litter",
    "MR",
    "current",
    test=Test(10, "lore observation", sanity(1), sanity(-1)),
    option=ALL(MoveTo(GALLEY), IfRoll("<=", 4, food(-1))),
)
Mythos(
    "looming-breakdown",
    "MR",
    "captain",
    test=Test(11, "observation strength", None, ALL(souls(-1), Hurt(room=BOILER_ROOM))),
    option=back(2),
)
Mythos("lure-of-yha-nthlei", "FR", test=Test(9, "influence lore", None, Risk(4)))
Mythos("missing-jewelry", "MT", "captain", a=sanity(-1), b=Chaos(4))
Mythos(
    "missing-munitions",
    "DC",
    test=Test(
        16,
        "influence observation will",
        One(DEEP_ONES_IN_ROOMS, DefeatFigures(), rule="U-26.0", why="ask-defeat-deep-one"),
        Hurt(2),
        partial=(12, Hurt(1)),
    ),
)
Mythos(
    "missing-parents",
    "DR",
    "current",
    a=ALL(MoveTo(CABIN), IfRoll("<=", 4, ALL(souls(-1), Spawn(1, [CABIN])))),
    b=sanity(-1),
)
Mythos(
    "mysterious-lifeboat", "DR", "keeper", a=ALL(Risk(1), IfRoll("<=", 4, Spawn(1, [GALLEY, CARGO_HOLD]))), b=sanity(-1)
)
Mythos(
    "on-the-offensive", "FC", test=Test(10, "lore strength", ForEach(CURRENT, MoveEach(must=True)), Icons("deep-ones"))
)
Mythos(
    "open-the-gate",
    "FR",
    "keeper",
    test=Test(
        18,
        "lore observation will",
        ALL(Retreat("travel", TO_START), Look("waypoint", "resolve")),
        ALL(sanity(-1), souls(-1), Hurt(2)),
    ),
    option=sanity(-1),
)
Mythos("passenger-overboard", "DT", test=Test(9, "lore observation", None, souls(-1)))
Mythos(
    "passenger-riot",
    "DT",
    test=Test(13, "influence strength", TakeItem(), ALL(sanity(-1), souls(-1)), partial=(10, sanity(-1))),
)
Mythos("poisoned-food", "DT", "keeper", needs={"a": HAS_LORE}, a=roll_with("lore", "<=", 6, souls(-1)), b=food(-1))
Mythos(
    "power-to-the-people",
    "DT",
    "captain",
    test=Test(9, "influence will", Chaos(2), ALL(souls(-1), PassTitle("captain", "last"), MoveTo(BRIG))),
    option=ALL(PassTitle("captain", "last"), MoveTo(BRIG)),
)
Mythos(
    "rally-the-crew",
    "FC",
    test=Test(13, "influence will", sanity(1), ALL(sanity(-2), ForEach(HUMANS, Discard(2))), partial=(10, sanity(-1))),
)
Mythos(
    "rat-infestation",
    "DR",
    test=Test(12, "influence observation", May(Then(sanity(-1), food(1)), "U-50.4"), food(-2), partial=(8, food(-1))),
)
Mythos(
    "ritual-coordination",
    "DT",
    "keeper",
    test=Test(9, "lore will", Advance("ritual", MARGIN), ALL(sanity(-1), Hurt(room=CHAPEL))),
    option=Icons("deep-ones"),
)
Mythos(
    "ritual-support",
    "MT",
    "keeper",
    needs={"a": HAS_LORE},
    a=roll_with("lore", ">=", 7, Advance("ritual"), ALL(sanity(-1), souls(-1))),
    b=ALL(Retreat("ritual"), Discard(2)),
)
Mythos(
    "sacrifice-deep-one",
    "DT",
    "keeper",
    Activated(
        One(DEEP_ONES_HERE, IfRoll(">=", 6, ALL(DefeatFigures(), Advance("ritual", 2), DiscardThis()))), phase="action"
    ),
    a=ALL(sanity(-1), Place()),
    b=ALL(Retreat("ritual", TO_START), Discard()),
)
Mythos(
    "sewage-backup",
    "FC",
    test=Test(9, "strength will", None, ALL(sanity(-1), RollFor("room", DefeatEvery("human")))),
)
Mythos("shipboard-fire", "DR", test=Test(11, "observation strength", Hurt(1), Hurt(3), partial=(8, Hurt(2))))
Mythos(
    "stolen-ritual-components",
    "FT",
    test=Test(
        10,
        "lore observation",
        ForEach(KEEPER, Look("spell", "resolve")),
        ALL(Retreat("ritual", 2), RemoveTop("spell", 5)),
    ),
)
Mythos("strange-vision", "DC", "current", a=ALL(Look("waypoint", "top"), MoveTo(BRIG)), b=Spawn(1, DECKS))
Mythos(
    "the-anarcho-individualist",
    "FR",
    "current",
    a=ALL(sanity(-1), TakeItem(), RemoveTop("item", 5)),
    b=ALL(Discard(2), Chaos(2)),
)
Mythos(
    "the-captains-banquet",
    "MT",
    "captain",
    a=ALL(food(-2), sanity(1), ForEach(HUMANS, May(MoveTo(GALLEY, "U-50.4"), "U-50.4", "ask-galley"))),
    b=ALL(food(-1), IfRoll("<=", 6, sanity(-1))),
)
Mythos(
    "the-fathers-favor",
    "FT",
    test=Test(16, "lore observation strength", None, Icons("dagon", "dagon"), partial=(11, Icons("dagon"))),
)
Mythos(
    "the-mothers-wrath",
    "MT",
    test=Test(17, "influence lore strength", None, Icons("hydra", "hydra"), partial=(12, Icons("hydra"))),
)
Mythos("too-many-bodies", "DT", "captain", a=food(-1), b=ALL(Risk(1), IfRoll("<=", PASSENGER_COUNT, sanity(-1))))
Mythos(
    "transformation",
    "DT",
    "captain",
    a=IfRoll("<=", 6, ALL(souls(-1), Spawn(1, [CARGO_HOLD]))),
    b=ALL(souls(-1), IfRoll("<=", 4, sanity(-1))),
)
Mythos("volunteer-army", "FR", "captain", needs={"a": ONE_PASSENGER}, a=deeds.volunteers(), b=Icons("deep-ones"))
Mythos(
    "hold-the-line",
    "MC",
    test=Test(
        15, "lore strength will", ForEach(CURRENT, MoveEach(must=False)), Spawn(1, DECKS), partial=(10, Spawn(1, WATER))
    ),
)
