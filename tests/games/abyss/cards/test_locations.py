"""Every Location: what it is worth at the end of a game, reckoned by hand, and what it says in three languages."""

from __future__ import annotations

import re
from typing import Any

import pytest

from abyss_play import KRAKEN
from abyss_short import acts, finished
from fathom.games.abyss.cards.location import LOCATIONS
from fathom.games.abyss.cards.names import LOCATION_KEYS
from fathom.games.abyss.pieces import locations_of
from fathom.games.abyss.rules.scoring import location_worth


def worth(slug: str, me: dict[str, Any], other: dict[str, Any] | None = None, **rest: Any) -> int:
    """The influence seat 0 gets for this Location, its only one besides those `me` names."""
    tile = LOCATION_KEYS.index(f"location-{slug}")
    places = [slug, *me.get("locations", [])]
    rest.setdefault("options", KRAKEN)
    p = finished({**me, "locations": places}, other or {}, **rest)
    alone = location_worth(p.t, 0, tile)
    if places == [slug]:
        assert p.score(0)["locations"] == alone
    return alone


def says(slug: str, numbers: list[int], *words: str) -> None:
    """Its generated text has these numbers in every language and these words in English, Polish and German."""
    texts = []
    for lang, word in zip(("en", "pl", "de"), words, strict=True):
        tile = LOCATIONS[LOCATION_KEYS.index(f"location-{slug}")]
        text = " ".join(line.within("abyss").render(lang) for line in tile.say())
        assert [int(n) for n in re.findall(r"\d+", text)] == numbers, text
        assert word in text, text
        assert tile.name().within("abyss").render(lang)
        texts.append(text)
    assert len(set(texts)) == 3


def guild(free: str, disabled: str, assigned: str, slug: str) -> dict[str, Any]:
    """One free, one disabled and one assigned Lord."""
    return {"lords": [free], "disabled": [disabled], "assigned": {slug: [assigned]}}


def test_the_list_of_locations_is_complete() -> None:
    assert len(locations_of({"leviathan": False, "kraken": False})) == 20
    assert len(locations_of({"leviathan": True, "kraken": True})) == len(LOCATIONS) == 26


# ---- Lords of a guild: a constant and 2 for each


@pytest.mark.rule("B-LOCS-SARGASSO-SILOS")
def test_sargasso_silos() -> None:
    """5 and 2 for each Farmer: Miller, Landowner, Keeper; the Trader is none."""
    me = guild("miller", "landowner", "keeper", "sargasso-silos")
    assert worth("sargasso-silos", {**me, "lords": ["miller", "trader"]}) == 11
    assert worth("sargasso-silos", {}, other={"lords": ["reaper"]}) == 5
    says("sargasso-silos", [5, 2], "Farmers", "Farmera", "Bauern")


@pytest.mark.rule("B-LOCS-HYDROZOA-RESERVES")
def test_hydrozoa_reserves() -> None:
    """6 and 2 for each Mage: Invoker, Apprentice, Oracle."""
    me = guild("invoker", "apprentice", "oracle", "hydrozoa-reserves")
    assert worth("hydrozoa-reserves", {**me, "lords": ["invoker", "jailer"]}) == 12
    assert worth("hydrozoa-reserves", {}, other={"lords": ["healer"]}) == 6
    says("hydrozoa-reserves", [6, 2], "Mages", "Maga", "Magier")


@pytest.mark.rule("B-LOCS-PARLIAMENT")
def test_parliament() -> None:
    """6 and 2 for each Politician: Traitor, Corruptor, Diplomat, Liberator."""
    me = guild("traitor", "corruptor", "diplomat", "parliament")
    assert worth("parliament", {**me, "lords": ["traitor", "liberator"]}) == 14
    assert worth("parliament", {"lords": ["sage"]}) == 6
    says("parliament", [6, 2], "Politicians", "Polityka", "Politiker")


@pytest.mark.rule("B-LOCS-BARRACKS")
def test_barracks() -> None:
    """7 and 2 for each Soldier: Jailer, Seeker, Recruiter."""
    assert worth("barracks", guild("jailer", "seeker", "recruiter", "barracks")) == 13
    assert worth("barracks", {"lords": ["miller"]}, other={"lords": ["assassin"]}) == 7
    says("barracks", [7, 2], "Soldiers", "Żołnierza", "Soldaten")


@pytest.mark.rule("B-LOCS-DOCKWORKS")
def test_dockworks() -> None:
    """5 and 2 for each Merchant: Trader, Peddler, Landlord, Inheritor."""
    me = guild("trader", "peddler", "landlord", "dockworks")
    assert worth("dockworks", {**me, "lords": ["trader", "inheritor"]}) == 13
    assert worth("dockworks", {"lords": ["miller"]}) == 5
    says("dockworks", [5, 2], "Merchants", "Kupca", "Händler")


@pytest.mark.rule("K-LOCS-GAMBLING-DEN")
def test_gambling_den() -> None:
    """5 and 2 for each Smuggler: Fence, Watcher, Ferryman."""
    assert worth("gambling-den", guild("fence", "watcher", "ferryman", "gambling-den")) == 11
    assert worth("gambling-den", {"lords": ["sage"]}, other={"lords": ["vigil"]}) == 5
    says("gambling-den", [5, 2], "Smugglers", "Przemytnika", "Schmuggler")


# ---- affiliated Allies of a race: a constant and 3 for each


@pytest.mark.rule("B-LOCS-SANCTUARY")
def test_sanctuary() -> None:
    """4 and 3 for each affiliated jellyfish; the one in hand joins at the end."""
    me = {"affiliated": ["jellyfish-2", "jellyfish-5", "crab-1"], "hand": ["jellyfish-1"]}
    assert worth("sanctuary", me) == 13
    assert worth("sanctuary", {}, other={"affiliated": ["jellyfish-3"]}) == 4
    says("sanctuary", [4, 3], "jellyfish", "meduz", "Quallen")


@pytest.mark.rule("B-LOCS-SARGASSO-FIELDS")
def test_sargasso_fields() -> None:
    """3 and 3 for each affiliated seahorse."""
    assert worth("sargasso-fields", {"affiliated": ["seahorse-1", "seahorse-1", "squid-4"]}) == 9
    assert worth("sargasso-fields", {"affiliated": ["squid-4"]}) == 3
    says("sargasso-fields", [3, 3], "seahorses", "konika morskiego", "Seepferdchen")


@pytest.mark.rule("B-LOCS-OCEANIC-SENATE-ASSEMBLY")
def test_oceanic_senate_assembly() -> None:
    """4 and 3 for each affiliated squid."""
    assert worth("oceanic-senate-assembly", {"affiliated": ["squid-1", "squid-2", "squid-3", "crab-5"]}) == 13
    assert worth("oceanic-senate-assembly", {}) == 4
    says("oceanic-senate-assembly", [4, 3], "squids", "kałamarnic", "Tintenfische")


@pytest.mark.rule("B-LOCS-CHASM")
def test_chasm() -> None:
    """5 and 3 for each affiliated crab."""
    assert worth("chasm", {"affiliated": ["crab-1", "crab-1", "crab-4", "seahorse-2"]}) == 14
    assert worth("chasm", {}) == 5
    says("chasm", [5, 3], "crabs", "kraba", "Krebse")


@pytest.mark.rule("B-LOCS-NEST-OF-GIANT-CLAMS")
def test_nest_of_giant_clams() -> None:
    """3 and 3 for each affiliated shellfish."""
    assert worth("nest-of-giant-clams", {"affiliated": ["shellfish-5", "jellyfish-5"]}) == 6
    assert worth("nest-of-giant-clams", {}) == 3
    says("nest-of-giant-clams", [3, 3], "shellfish", "skorupiaka", "Schalentiere")


@pytest.mark.rule("B-LOCS-CHAMBER-OF-ALLIES")
def test_chamber_of_allies() -> None:
    """3 and the weakest of each race: crab 2, squid 5, jellyfish 1. A lone Ally is weakest and strongest at once."""
    me = {"affiliated": ["crab-2", "crab-4", "squid-5", "jellyfish-1", "jellyfish-3"]}
    assert worth("chamber-of-allies", me) == 3 + 2 + 5 + 1
    assert finished({**me, "locations": ["chamber-of-allies"]}, {}).score(0)["allies"] == 4 + 5 + 3
    assert worth("chamber-of-allies", {}) == 3
    says("chamber-of-allies", [3], "weakest", "najsłabsz", "schwächst")


@pytest.mark.rule("B-LOCS-CORAL-BARRIER")
def test_coral_barrier() -> None:
    """20 less one for each affiliated Ally, those of the end included."""
    assert worth("coral-barrier", {"affiliated": ["crab-1", "crab-1", "squid-5"], "hand": ["squid-1", "squid-2"]}) == 16
    assert worth("coral-barrier", {}) == 20
    says("coral-barrier", [20, 1], "affiliated", "stowarzyszon", "angeschlossen")


# ---- all one's Lords


@pytest.mark.rule("B-LOCS-ABYSS")
def test_abyss() -> None:
    """2 for each guild: Soldier (twice), Mage, Farmer, Ambassador, Smuggler are five guilds."""
    me = {"lords": ["jailer", "seeker", "sage", "fence"], "disabled": ["invoker"], "assigned": {"abyss": ["keeper"]}}
    assert worth("abyss", me) == 10
    assert worth("abyss", {"lords": ["sage", "fence"]}) == 4  # both without a race, yet two guilds
    assert worth("abyss", {"lords": ["sage", "hermit", "elder"]}) == 2
    assert worth("abyss", {}) == 0
    every = ["jailer", "trader", "invoker", "traitor", "miller", "sage", "fence"]
    assert worth("abyss", {"lords": every}) == 14
    says("abyss", [2], "guild", "gildię", "Gilde")


@pytest.mark.rule("B-LOCS-DEPTHS")
def test_depths() -> None:
    """Twice the influence of the weakest Lord: Elder 3, then Recruiter 4."""
    assert worth("depths", {"lords": ["miller"], "disabled": ["elder"], "assigned": {"depths": ["recruiter"]}}) == 6
    assert worth("depths", {"lords": ["miller"], "assigned": {"depths": ["recruiter"]}}) == 8
    assert worth("depths", {}) == 0
    says("depths", [], "weakest", "najsłabsz", "schwächst")


@pytest.mark.rule("B-LOCS-THRONE-ROOM")
def test_throne_room() -> None:
    """The influence of the strongest Lord: Landowner 12, even disabled."""
    assert worth("throne-room", {"lords": ["miller", "elder"], "disabled": ["landowner"]}) == 12
    assert worth("throne-room", {"assigned": {"throne-room": ["keeper"]}}) == 6
    assert worth("throne-room", {}) == 0
    says("throne-room", [], "strongest", "najsilniejsz", "stärkst")


@pytest.mark.rule("B-LOCS-JAIL")
def test_jail() -> None:
    """15 less one for each own Lord: four of them."""
    me = {"lords": ["miller", "jailer"], "disabled": ["seeker"], "assigned": {"jail": ["recruiter"]}}
    assert worth("jail", me, other={"lords": ["trader"]}) == 11
    assert worth("jail", {}) == 15
    says("jail", [15, 1], "Lords", "Lorda", "Edlen")


@pytest.mark.rule("B-LOCS-CLOSED-TOWER")
def test_closed_tower() -> None:
    """3 for each Lord with a printed Key: Shepherd, Commander, Recruiter; Key tokens do not count."""
    me = {
        "keys": 2,
        "lords": ["miller"],
        "disabled": ["commander", "shepherd"],
        "assigned": {"closed-tower": ["recruiter"]},
    }
    assert worth("closed-tower", me) == 9
    assert worth("closed-tower", {"lords": ["miller"]}) == 0
    says("closed-tower", [3], "with a key", "z kluczem", "mit Schlüssel")


@pytest.mark.rule("B-LOCS-LOST-TOWER")
def test_lost_tower() -> None:
    """3 for each Lord without a Key: Miller and the disabled Jailer, not Recruiter."""
    me = {"lords": ["miller"], "disabled": ["jailer"], "assigned": {"lost-tower": ["recruiter"]}}
    assert worth("lost-tower", me) == 6
    assert worth("lost-tower", {"lords": ["recruiter"]}) == 0
    says("lost-tower", [3], "without a key", "bez klucza", "ohne Schlüssel")


# ---- others


@pytest.mark.rule("B-LOCS-BLACK-SMOKERS")
def test_black_smokers() -> None:
    assert worth("black-smokers", {"lords": ["miller"], "affiliated": ["crab-1"]}) == 0
    says("black-smokers", [0], "swap", "wymienić", "tauschen")


@pytest.mark.rule("B-LOCS-CITY-OF-MIRRORS")
def test_city_of_mirrors() -> None:
    """The best of the opponents' Locations, each reckoned with one's own cards."""
    me = {"lords": ["jailer", "seeker"], "affiliated": ["crab-1"]}
    # Barracks 7 + 2 x 2, Chasm 5 + 3; the opponent's own three Soldiers do not count
    other = {"locations": ["barracks", "chasm"], "lords": ["hunter", "assassin", "highwayman"]}
    assert worth("city-of-mirrors", me, other) == 11
    assert worth("city-of-mirrors", me, {"locations": ["chasm"]}) == 8
    assert worth("city-of-mirrors", me) == 0  # nobody controls anything
    assert worth("city-of-mirrors", {**me, "locations": ["jail"]}) == 0  # one's own do not count
    says("city-of-mirrors", [], "opponent", "przeciwnik", "Gegner")


@pytest.mark.rule("B-LOCS-CITY-OF-MIRRORS")
def test_city_of_mirrors_looks_at_every_opponent() -> None:
    p = finished({"locations": ["city-of-mirrors"]}, {"locations": ["chasm"]}, {"locations": ["jail"]})
    assert p.t.outcome.scores == (15, 5, 15)


@pytest.mark.rule("B-LOCS-CITY-OF-MIRRORS", "K-LOCS-KRAKENS-LAIR")
def test_city_of_mirrors_reckons_krakens_lair_with_the_own_nebulis_and_never_below_zero() -> None:
    lair = {"locations": ["krakens-lair"]}
    assert worth("city-of-mirrors", {"nebulis": 2}, lair) == 9
    assert worth("city-of-mirrors", {"nebulis": 2}, {**lair, "nebulis": 5}) == 9
    assert worth("city-of-mirrors", {"nebulis": 6}, lair) == 0


@pytest.mark.rule("B-LOCS-CITY-OF-MIRRORS", "K-LOO-07")
def test_city_of_mirrors_copies_a_loot_location_with_the_loot_that_lies_on_it() -> None:
    loot = {"battlefield": [7, 5], "megalodon": [4]}
    me = {"locations": ["megalodon"]}
    assert worth("city-of-mirrors", me, {"locations": ["battlefield"]}, loot=loot) == 12


@pytest.mark.rule("K-LOCS-KRAKENS-LAIR")
def test_krakens_lair() -> None:
    """15 less 3 for each own Nebulis, below 0 if need be; a Kraken in hand counts first."""
    assert worth("krakens-lair", {"nebulis": 2}) == 9
    assert worth("krakens-lair", {"nebulis": 7}) == -6
    assert worth("krakens-lair", {"hand": ["kraken-4"]}) == 6
    assert worth("krakens-lair", {}, other={"nebulis": 3}) == 15
    says("krakens-lair", [15, 3], "Nebulis", "Nebulis", "Nebulis")


def loot_location(slug: str) -> None:
    """Worth the Loot left on it, and a search on taking it."""
    assert worth(slug, {}, loot={slug: [3, 4, 7]}) == 14
    assert worth(slug, {}, loot={slug: []}) == 0
    p = acts([{"keys": 3}, {}], KRAKEN, available=[slug], loot_deck=[7, 5], court=["keeper"]).does(f"location-{slug}")
    assert p.asked == "ask-loot"
    assert p.t.view(None)["table"]["loot"][f"location-{slug}"] == [7]
    says(slug, [], "Loot", "Łup", "Beute")


@pytest.mark.rule("K-LOCS-LOOT", "K-LOO-07")
def test_cetacean_graveyard() -> None:
    loot_location("cetacean-graveyard")


@pytest.mark.rule("K-LOCS-LOOT", "K-LOO-07")
def test_abandoned_convoy() -> None:
    loot_location("abandoned-convoy")


@pytest.mark.rule("K-LOCS-LOOT", "K-LOO-07")
def test_megalodon() -> None:
    loot_location("megalodon")


@pytest.mark.rule("K-LOCS-LOOT", "K-LOO-07")
def test_battlefield() -> None:
    loot_location("battlefield")
