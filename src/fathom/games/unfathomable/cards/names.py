"""The keys of everything printed. A card in the state is its place in one of these lists."""

from __future__ import annotations

__all__ = [
    "CHARACTERS",
    "CULTIST",
    "DAMAGE",
    "DISTANCE",
    "FACES",
    "HUMAN",
    "HYBRID",
    "ITEMS",
    "LOYALTIES",
    "MODULE_ITEMS",
    "MYTHOS",
    "RESOURCES",
    "SKILLS",
    "SPELLS",
    "STARTING_ITEMS",
    "TREACHERY",
    "TYPES",
    "WAYPOINTS",
    "key_of",
    "kind_of",
    "type_of",
    "value_of",
]  # fmt: skip

RESOURCES = ("fuel", "food", "sanity", "souls")

TYPES = ("influence", "lore", "observation", "strength", "will", "treachery")
TREACHERY = 5
SKILLS = tuple(f"{name}-{value}" for name in TYPES for value in range(1, 6))
"""A skill card is its kind: which of several equal copies it is makes no difference."""


def kind_of(type: int, value: int) -> int:
    return type * 5 + value - 1


def type_of(kind: int) -> int:
    return kind // 5


def value_of(kind: int) -> int:
    return kind % 5 + 1


def key_of(kind: int) -> str:
    return SKILLS[kind]


CHARACTERS = (
    "keilani",
    "arjun",
    "jeanne",
    "jamie",
    "svetlana",
    "beatrice",
    "edmund",
    "ishmael",
    "william",
    "samira",
)

STARTING_ITEMS = (
    "speaking-trumpet",
    "six-shooter",
    "tool-kit",
    "repeating-rifle",
    "travel-pharmacy",
    "almanac",
    "lucky-ring",
    "book-of-dagon",
    "elder-sign-amulet",
    "starbuck",
)
MODULE_ITEMS = ("fillet-knife", "flare-gun", "baseball-bat", "maau")
ITEMS = (
    *STARTING_ITEMS,
    "pocket-pistol",
    "fine-clothes",
    "mystical-text",
    "binoculars",
    "medicine-ball",
    "treasured-memento",
    "jam-tin-grenade",
    "kitchen-knife",
    "plimsolls",
    "shotgun",
    *MODULE_ITEMS,
)

SPELLS = (
    "alchemical-transmutation",
    "astral-travel",
    "call-down-the-storm",
    "call-friends",
    "cloud-memory",
    "conjuration",
    "dark-pact",
    "feed-the-mind",
    "flesh-ward",
    "foresee",
    "greater-banishment-1",
    "greater-banishment-2",
    "heal",
    "lure-monster",
    "plague-of-locusts",
    "raise-the-dead",
    "revelation-of-script",
    "summon-fire",
    "summon-the-beast-within",
    "voice-of-ra",
)

WAYPOINTS = (
    "abandoned-depot",
    "deserted-island",
    "hurricane",
    "iceberg",
    "reef",
    "shipwreck-survivors",
    "wrecked-ship",
    "deep-one-city",
    "fog-bank",
    "maelstrom",
    "rainstorm",
    "rogue-wave",
    "rolling-seas",
    "sea-smoke",
    "seaweed-patch",
    "smooth-sailing",
    "calm-waters",
    "deep-one-ambush",
    "rough-water",
    "stormy-seas",
)

DISTANCE = (2,) * 7 + (3,) * 9 + (4,) * 4
"""How far each waypoint brings the ship."""

DAMAGE = (
    "structural-influence",
    "structural-lore",
    "structural-observation",
    "structural-strength",
    "structural-will",
    "structural-any",
    "fuel-leak",
    "flooded-food-stores",
    "fleeing-passengers",
)

LOYALTIES = ("human", "hybrid", "cultist")
HUMAN, HYBRID, CULTIST = range(3)

FACES = ("x", "soul", "souls-2", "soul-sanity")
"""Passenger tokens by what defeating them costs."""

MYTHOS = (
    "accusation",
    "adrift-fishing-boat",
    "barricade-the-hatches",
    "bucket-brigade",
    "class-struggle",
    "coal-bunker-fire",
    "collision-course",
    "coordinated-assault",
    "criminal-activity",
    "damaged-evaporator",
    "deep-one-feint",
    "deep-one-swarm",
    "dinghy-launch",
    "disturbing-dreams",
    "eot-failure",
    "fear-of-the-unknown",
    "firemen-strike",
    "flooding-compartment",
    "food-rationing",
    "food-stores-raid",
    "horrific-visions",
    "hull-leak",
    "hypnotic-melody",
    "identity-crisis",
    "improvised-fuel-source",
    "incoming-sos",
    "infection",
    "infiltrator",
    "jail-break",
    "just-desserts",
    "kitty-litter",
    "looming-breakdown",
    "lure-of-yha-nthlei",
    "missing-jewelry",
    "missing-munitions",
    "missing-parents",
    "mysterious-lifeboat",
    "on-the-offensive",
    "open-the-gate",
    "passenger-overboard",
    "passenger-riot",
    "poisoned-food",
    "power-to-the-people",
    "rally-the-crew",
    "rat-infestation",
    "ritual-coordination",
    "ritual-support",
    "sacrifice-deep-one",
    "sewage-backup",
    "shipboard-fire",
    "stolen-ritual-components",
    "strange-vision",
    "the-anarcho-individualist",
    "the-captains-banquet",
    "the-fathers-favor",
    "the-mothers-wrath",
    "too-many-bodies",
    "transformation",
    "volunteer-army",
    "hold-the-line",
    "history-repeats",
    "the-peacemaker",
    "do-no-harm",
    "signs-of-life",
    "the-game-is-afoot",
    "memory-of-the-deep",
    "miscalculation",
    "family-ties",
    "gift-of-the-mother",
    "ticket-please",
)
