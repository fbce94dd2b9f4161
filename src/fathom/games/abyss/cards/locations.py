"""The Locations: each says and computes what it is worth at the end."""

from __future__ import annotations

from ....kernel.effect import Scope
from ....kernel.select import Count, Num, Selector, num
from ....kernel.text import Text
from ..rules.scoring import location_worth
from ..state import Table
from .abilities import Once
from .allies import RACE, RACES, VALUE
from .choice import Search
from .deeds import Exchange, loot
from .location import LOCATIONS, Location
from .lord import LORDS
from .things import STACKED, THIS_LOCATION

__all__: list[str] = []


def lords(guild: str) -> Num:
    """How many own Lords of a guild, free or assigned."""
    return Count(Selector(
        Text("number-lords-of", guild=Text(f"guild-{guild}")),
        lambda t, s: [lord for lord in t.state.lords_of(s.you) if LORDS[lord].guild == guild],
    ))  # fmt: skip


def allies(race: str) -> Num:
    """How many own affiliated Allies of a race."""
    return Count(Selector(
        Text("number-allies-of", race=Text(race)),
        lambda t, s: [kind for kind in t.state.affiliated[s.you] if RACE[kind] == RACES.index(race)],
    ))  # fmt: skip


def _lords(t: Table, s: Scope) -> tuple[int, ...]:
    return t.state.lords_of(s.you)


def _influences(t: Table, s: Scope) -> list[int]:
    return [LORDS[lord].influence for lord in _lords(t, s)]


def _weakest_of_each_race(t: Table, s: Scope) -> int:
    lowest: dict[int, int] = {}
    for kind in t.state.affiliated[s.you]:
        lowest[RACE[kind]] = min(lowest.get(RACE[kind], 9), VALUE[kind])
    return sum(lowest.values())


def _best_mirrored(t: Table, s: Scope) -> int:
    """The best Location of an opponent, computed with one's own cards; City of Mirrors is not among them."""
    worths = [location_worth(t, s.you, place) for other in t.seats_after(s.you) for place in t.state.locations[other]]
    return max([0, *worths])


def _loot(t: Table, s: Scope) -> int:
    return sum(t.state.loot[LOCATIONS[int(s.it)].loot])


_GUILDS = Num(Text("number-guilds"), lambda t, s: len({LORDS[lord].guild for lord in _lords(t, s)}))
_LORDS = Num(Text("number-lords"), lambda t, s: len(_lords(t, s)))
_KEYED = Num(Text("number-lords-with-key"), lambda t, s: sum(LORDS[lord].keys > 0 for lord in _lords(t, s)))
_UNKEYED = Num(Text("number-lords-without-key"), lambda t, s: sum(LORDS[lord].keys == 0 for lord in _lords(t, s)))
_STRONGEST = Num(Text("number-strongest-lord"), lambda t, s: max(_influences(t, s), default=0))
_AFFILIATED = Num(Text("number-affiliated"), lambda t, s: len(t.state.affiliated[s.you]))
_NEBULIS = Num(Text("number-nebulis"), lambda t, s: t.state.nebulis[s.you])
_LOOT = Num(Text("number-loot"), _loot)

Location("sargasso-silos", num(5) + 2 * lords("farmer"))
Location("hydrozoa-reserves", num(6) + 2 * lords("mage"))
Location("sanctuary", num(4) + 3 * allies("jellyfish"))
Location("parliament", num(6) + 2 * lords("politician"))
Location("barracks", num(7) + 2 * lords("soldier"))
Location("dockworks", num(5) + 2 * lords("merchant"))
Location("sargasso-fields", num(3) + 3 * allies("seahorse"))
Location("abyss", 2 * _GUILDS)
Location("city-of-mirrors", Num(Text("number-mirrored"), _best_mirrored))
Location("black-smokers", num(0),
         Once(Search(STACKED, Exchange(THIS_LOCATION, "B-LOCS-02"), "ask-smokers", or_none="decline",
                     rule="B-LOCS-BLACK-SMOKERS")))
Location("oceanic-senate-assembly", num(4) + 3 * allies("squid"))
Location("depths", Num(Text("number-twice-weakest"), lambda t, s: 2 * min(_influences(t, s), default=0)))
Location("throne-room", _STRONGEST)
Location("jail", num(15) - _LORDS)
Location("chasm", num(5) + 3 * allies("crab"))
Location("closed-tower", 3 * _KEYED)
Location("lost-tower", 3 * _UNKEYED)
Location("chamber-of-allies", num(3) + Num(Text("number-weakest-allies"), _weakest_of_each_race))
Location("nest-of-giant-clams", num(3) + 3 * allies("shellfish"))
Location("coral-barrier", num(20) - _AFFILIATED)
Location("gambling-den", num(5) + 2 * lords("smuggler"), box="kraken")
Location("krakens-lair", num(15) - 3 * _NEBULIS, box="kraken")
Location("cetacean-graveyard", _LOOT, Once(loot()), box="kraken")
Location("abandoned-convoy", _LOOT, Once(loot()), box="kraken")
Location("megalodon", _LOOT, Once(loot()), box="kraken")
Location("battlefield", _LOOT, Once(loot()), box="kraken")
