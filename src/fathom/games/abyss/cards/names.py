"""The keys of all cards, in the order in which the rest of the program numbers them."""

from __future__ import annotations

__all__ = ["LEVIATHAN_KEYS", "LOCATION_KEYS", "LOOT_LOCATIONS", "LORD_KEYS", "SENTINELS", "TOKEN_KEYS"]

_LORDS = """
recruiter jailer seeker assassin commander tamer hunter
ship-master trader peddler landlord slaver shopkeeper
shaman invoker apprentice oracle alchemist illusionist master-of-magic
opportunist corruptor traitor diplomat treasurer schemer
keeper reaper shepherd miller aquaculturalist landowner
sage hermit elder
ferryman outlaw counterfeiter fence cleaner watcher vigil lookout
shareholder inheritor hypnotist healer highwayman executioner recipient liberator grower oyster-farmer
intrepid border-guard taxidermist arms-dealer metamorph sorcerer altruist rebel coward breeder
"""
_LOCATIONS = """
sargasso-silos hydrozoa-reserves sanctuary parliament barracks dockworks sargasso-fields abyss city-of-mirrors
black-smokers oceanic-senate-assembly depths throne-room jail chasm closed-tower lost-tower chamber-of-allies
nest-of-giant-clams coral-barrier
gambling-den krakens-lair cetacean-graveyard abandoned-convoy megalodon battlefield
"""

LORD_KEYS = tuple(f"lord-{slug}" for slug in _LORDS.split())
LOCATION_KEYS = tuple(f"location-{slug}" for slug in _LOCATIONS.split())
LOOT_LOCATIONS = tuple(
    f"location-{slug}" for slug in ("cetacean-graveyard", "abandoned-convoy", "megalodon", "battlefield")
)
LEVIATHAN_KEYS = tuple(f"leviathan-{n:02}" for n in range(1, 21))
TOKEN_KEYS = ("token-two-pearls", "token-three-pearls", "token-key", "token-stack")
SENTINELS = ("watcher", "vigil", "lookout")
