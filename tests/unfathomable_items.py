"""What stands on the item cards of Unfathomable: their trait, and the skill an improvement is for."""

from __future__ import annotations

__all__ = ["IMPROVEMENTS", "TRAITS"]

TRAITS = {
    "speaking-trumpet": "tool", "six-shooter": "weapon", "tool-kit": "tool", "repeating-rifle": "weapon",
    "travel-pharmacy": "tool", "almanac": "tome", "lucky-ring": "artifact", "book-of-dagon": "tome",
    "elder-sign-amulet": "artifact", "starbuck": "companion", "pocket-pistol": "weapon", "fine-clothes": "attire",
    "mystical-text": "tome", "binoculars": "tool", "medicine-ball": "tool", "treasured-memento": "artifact",
    "jam-tin-grenade": "weapon", "kitchen-knife": "weapon", "plimsolls": "attire", "shotgun": "weapon",
    "fillet-knife": "weapon", "flare-gun": "weapon", "baseball-bat": "weapon", "maau": "artifact",
}  # fmt: skip
IMPROVEMENTS = {
    "fine-clothes": "influence", "mystical-text": "lore", "binoculars": "observation", "medicine-ball": "strength",
    "treasured-memento": "will",
}  # fmt: skip
