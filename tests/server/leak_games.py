"""What the search for leaks has to know about each game: where its secrets lie, and how to deal them out anew.

Abyss has pools of our own making: zones whose cards could as well lie in one another. In the other games what may lie
where depends on what everybody has seen, so their own new deal is used; that it reaches every zone is looked at beside
the search.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from fathom.games.abyss.cards.names import LEVIATHAN_KEYS, LOCATION_KEYS, LORD_KEYS
from fathom.games.abyss.state import AbyssState
from fathom.games.arkham.cards.printed import CARDS
from fathom.games.arkham.state import ArkhamState
from fathom.games.call_of_madness.pieces import EVENT
from fathom.games.call_of_madness.state import MadnessState
from fathom.games.unfathomable.cards.names import ITEMS, MYTHOS, SPELLS, WAYPOINTS
from fathom.games.unfathomable.state import UnfathomableState
from fathom.kernel.data import Data
from fathom.kernel.table import Table

__all__ = ["POOLS", "SECRETS", "Secrets"]

POOLS = (
    ("deck", "discard", "council", "hands"),
    ("lord_deck",),
    ("location_stack",),
    ("leviathan_deck",),
    ("loot_deck",),
    ("base_pile", "tokens"),
    ("expansion_pile", "expansion_tokens"),
)
"""Zones of Abyss whose cards could as well lie in one another, as far as somebody can tell who sees none of them."""
SEEN_GO = frozenset({"skill_discards", "mythos_discard", "passengers_gone", "bounds", "test"})
"""Parts of Unfathomable that are shown to nobody, although everybody has seen what they hold."""


WORKED_OUT = frozenset({
    "cultists", "claimed", "discards", "batches", "god_known", "goal_known", "madness_bag", "tile_bag", "numbered",
    "entering", "automa_batches", "per_board",
})  # fmt: skip
"""Parts of Call of Madness that everybody can work out from what was told to all."""
BOOKKEEPING = frozenset({
    "numbered", "owners", "falling", "acts", "agendas", "stacked", "ended_for", "scene", "turn", "action", "test",
    "lists", "penalties",
})  # fmt: skip
"""The same of Arkham: what comes after an act, what was in a deck, which step runs."""
CULT = {piece: printed.slug for piece, printed in enumerate(CARDS) if printed.set == "cult-of-umordhoth"}
"""Cards of Arkham that exist once and are not all in play."""
AT_THE_END = {
    "unfathomable": ("loyalty", "loyalty_deck"),
    "call_of_madness": ("finals", "finals_left", "finals_dropped", "hands", "decks"),
}
"""What everybody turns over when a game is over."""


class Secrets(NamedTuple):
    """The secrets of one game."""

    zones: frozenset[str]
    """The parts of the state that not all may know."""
    unique: tuple[tuple[str, Mapping[int, str]], ...]
    """Cards that exist once: where they lie while nobody has seen them, and their names."""
    elsewhere: re.Pattern[bytes]
    """Where such a name stands for something else."""
    deal: Callable[[Table, int | None, random.Random], Table]
    """The table with whatever a viewer cannot know dealt out anew."""
    guesses: tuple[str, ...]
    """What people try who would like to know."""
    eager: tuple[str, ...]
    """Answers (`*` for any end) of those who want to be done: a game of mere chance takes twice as long and shows no
    more. Or of those who want to know."""
    passes: tuple[str, ...]
    """Questions that most people do not want to be asked, and answer with a standing order."""
    opened: tuple[str, ...] = ()
    """Where such cards may lie open although they never lay in their pile."""

    @property
    def singles(self) -> frozenset[bytes]:
        return frozenset(name.encode() for _, names in self.unique for name in names.values())

    def hidden(self, t: Table) -> set[bytes]:
        """The names of all single cards that lie face down now."""
        return {names[card].encode() for zone, names in self.unique for card in getattr(t.state, zone) if card in names}

    def open(self, t: Table) -> set[bytes]:
        """The names of those that lie open now without having been in their pile."""
        lying = {card for field in self.opened for card in getattr(t.state, field)}
        return {names[card].encode() for _, names in self.unique for card in lying if card in names}


def _piles(**piles: Sequence[str]) -> tuple[tuple[str, Mapping[int, str]], ...]:
    return tuple((zone, dict(enumerate(names))) for zone, names in piles.items())


def _zones(state: Data, *, but: frozenset[str] = frozenset()) -> frozenset[str]:
    return frozenset(name for name, field in type(state).FIELDS.items() if field.seen != "public") - but


# ---- Abyss


def _deal_abyss(t: Table, viewer: int | None, rng: random.Random) -> Table:
    t = t.clone()
    for pool in POOLS:
        if t.outcome is not None and "tokens" in pool[-1]:
            continue  # they are turned over for the scoring
        _deal_pool(t.state, pool, viewer, rng)
    return t


def _deal_pool(s: Any, pool: tuple[str, ...], viewer: int | None, rng: random.Random) -> None:
    """Gather the cards of these zones that the viewer cannot see, and fill the zones again from another place in the
    row: cheaper than a shuffle, and no card stays where it was."""
    if s.discard_open_to == viewer and viewer is not None:
        pool = tuple(name for name in pool if name != "discard")
    own = {name: viewer if AbyssState.FIELDS[name].seen == "own" else None for name in pool}
    cards: list[int] = []
    for name in pool:
        zone = getattr(s, name)
        for number, pile in enumerate(zone if isinstance(zone, list) else [zone]):
            if number != own[name]:
                cards += pile
    if len(cards) < 2:
        return
    cut = rng.randrange(1, len(cards))
    cards = cards[cut:] + cards[:cut]
    at = 0

    def take(size: int) -> tuple[int, ...]:
        nonlocal at
        at += size
        return tuple(cards[at - size : at])

    for name in pool:
        zone = getattr(s, name)
        if not isinstance(zone, list):
            setattr(s, name, take(len(zone)))
            continue
        for number, pile in enumerate(zone):
            if number != own[name]:
                zone[number] = tuple(sorted(take(len(pile)))) if name == "hands" else take(len(pile))


# ---- the games whose own new deal is used


def _guessed(t: Table, viewer: int | None, rng: random.Random) -> Table:
    """As a bot guesses; a guess in which an open question of somebody else could not have been put is made again."""
    seat = -1 if viewer is None else viewer
    for _ in range(200):
        new = t.clone()
        new.game.resample(new, seat, rng)
        if t.outcome is not None:
            for name in AT_THE_END.get(t.game.id, ()):
                value = getattr(t.state, name)
                setattr(new.state, name, list(value) if isinstance(value, list) else value)
        new.abilities_changed()
        if new._reask(seat):
            return new
    raise AssertionError("nothing could lie otherwise than it does: the search would be blind")


SECRETS = {
    "abyss": Secrets(
        zones=_zones(AbyssState()),
        unique=_piles(lord_deck=LORD_KEYS, location_stack=LOCATION_KEYS, leviathan_deck=LEVIATHAN_KEYS),
        elsewhere=re.compile(rb'"loot":\{[^}]*\}'),  # its piles are called after the Locations, in play or not
        deal=_deal_abyss,
        guesses=("lord-elder", "location-abyss", "leviathan-07", "squid-5", "crab-1", "token-key", "deck", "council-0"),
        eager=("recruit", "support", "fight", "take"),
        passes=("ask-buy",),
    ),
    "unfathomable": Secrets(
        zones=_zones(UnfathomableState(), but=SEEN_GO),
        unique=_piles(mythos_deck=MYTHOS, waypoint_deck=WAYPOINTS, item_deck=ITEMS, spell_deck=SPELLS),
        elsewhere=re.compile(rb"(?!)"),
        deal=_guessed,
        guesses=("hybrid", "cultist", "treachery-5", "lore-3", MYTHOS[-1], SPELLS[3], ITEMS[20], "deck", "chaos"),
        eager=(),
        passes=(),
    ),
    "call_of_madness": Secrets(
        zones=_zones(MadnessState(), but=WORKED_OUT),
        unique=(("event_deck", EVENT.names),),
        elsewhere=re.compile(rb"(?!)"),
        deal=_guessed,
        guesses=("event-eclipse", "goal-end-maze", "god-guide-veil", "goal-now-panic", "deck", "bag"),
        eager=("end-turn", "pass"),
        passes=(),
    ),
    "arkham": Secrets(
        zones=_zones(ArkhamState(), but=BOOKKEEPING),
        unique=(("cultist_deck", CULT),),
        elsewhere=re.compile(rb"(?!)"),
        deal=_guessed,
        guesses=("knife", "guts", "ghoul-minion", "cellar", "deck", "draw", "end-turn", "fight.ghoul-priest"),
        eager=("use.old-book-of-lore#*", "play.old-book-of-lore"),  # a book that tells its reader alone
        passes=(),
        opened=("aside", "got_away"),  # in the last scenario, without a deck of cultists
    ),
}
