"""What is in play: abilities by what they listen to, how often they were used, and what lasts for a while."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from .ability import Ability, Index, InPlay, Lasting, Limit, Modifier, ability_by_id, build_index
from .effect import Scope
from .procedure import Procedure

if TYPE_CHECKING:
    from .game import Game
    from .table import Table

__all__ = ["OF_PLAY", "Play"]


OF_PLAY = ("_index", "_keys", "game", "lasting", "periods", "serial", "uses")


class Play:
    """The part of a table that knows which abilities are in play, and counts their uses by periods."""

    __slots__ = OF_PLAY

    def __init__(self, game: Game) -> None:
        self.game = game
        self.uses: dict[str, int] = {}
        self.periods: dict[str, tuple[int, ...]] = {}
        self.lasting: tuple[Lasting, ...] = ()
        self.serial = 0
        self._index: Index | None = None
        self._keys: dict[str, InPlay] = {}

    def value(self, kind: str, of: int | str, base: int = 0) -> int:
        """A value of a seat or a piece with all modifiers in play: set first, then added, then bounded."""
        index = self._index if self._index is not None else self._reindex()
        if kind in index:
            table = cast("Table", self)
            for item in index[kind]:
                ability = item.ability
                if isinstance(ability, Modifier) and ability.touches(table, item, of):
                    base = ability.fold(table, item, of, base)
        return base

    def index(self) -> Index:
        """The abilities in play by what they listen to."""
        return self._index if self._index is not None else self._reindex()

    def listening(self, to: str) -> list[InPlay]:
        """Who listens to "Event/would", "Event/after", "name/window" or "activated/phase"."""
        index = self._index if self._index is not None else self._reindex()
        return index.get(to, [])

    def ability(self, key: str) -> InPlay:
        """An ability in play by its key."""
        index = self._index if self._index is not None else self._reindex()
        if not self._keys:
            self._keys = {item.key: item for found in index.values() for item in found}
        return self._keys[key]

    def abilities_changed(self) -> None:
        """Cards in play changed: look up abilities anew."""
        self._index = None

    def has_use(self, found: InPlay, limit: Limit | None, user: int) -> bool:
        return limit is None or self.uses.get(self._use(found, limit, user), 0) < limit.times

    def count_use(self, found: InPlay, limit: Limit | None, user: int) -> None:
        if limit is not None:
            key = self._use(found, limit, user)
            self.uses[key] = self.uses.get(key, 0) + 1

    def mark(self, period: str, name: str) -> None:
        """Remember until the period ends that something was done."""
        self.uses[f"{self._period(period)}/{name}"] = 1

    def is_marked(self, period: str, name: str) -> bool:
        return bool(self.uses.get(f"{self._period(period)}/{name}"))

    def _use(self, found: InPlay, limit: Limit, user: int) -> str:
        whose = user if limit.whose == "user" else "all"
        return f"{self._period(limit.period)}/{whose}/{found.ability.id if limit.whose == 'copies' else found.key}"

    def _period(self, name: str) -> str:
        """The running instance of a period: an inner test does not share the counters of the outer one."""
        instances = self.periods.get(name)
        return f"{name}#{instances[-1]}" if instances else name

    def last_until(self, period: str, ability: Ability, scope: Scope) -> None:
        self.serial += 1
        lasting = Lasting(
            ability=ability.id, owner=scope.seat, source=scope.source, until=self._period(period), number=self.serial,
            scope=scope.but(frame=0),
        )  # fmt: skip
        self.lasting += (lasting,)
        self.abilities_changed()

    def end_lasting(self, owner: int) -> None:
        """A seat is out: what it made last is over."""
        self.lasting = tuple(item for item in self.lasting if item.owner != owner)
        self.abilities_changed()

    def _leave(self, frame: Procedure) -> None:
        """A frame is left, in whatever way: it tidies up, its period is over, limits of the period start anew and what
        lasted until now ends. What was used between two periods of a kind counts until the end of the next."""
        frame.on_leave(cast("Table", self))
        if name := frame.PERIOD:
            id = frame.id
            if self.uses:
                gone = (f"{name}#{id}/", f"{name}/")
                self.uses = {key: n for key, n in self.uses.items() if not key.startswith(gone)}
            if self.lasting:
                ended = (f"{name}#{id}", name)
                kept = tuple([item for item in self.lasting if item.until not in ended])
                if len(kept) < len(self.lasting):
                    self.lasting = kept
                    self.abilities_changed()
            running = self.periods[name]
            self.periods[name] = () if running == (id,) else tuple([other for other in running if other != id])

    def _begin(self, frame: Procedure) -> None:
        """A period begins with its frame; it may lie inside another of its kind."""
        running = self.periods.get(frame.PERIOD)
        self.periods[frame.PERIOD] = (*running, frame.id) if running else (frame.id,)

    def _reindex(self) -> Index:
        found = list(self.game.abilities(cast("Table", self)))
        for item in self.lasting:
            ability = ability_by_id(item.ability)
            key = f"{item.source}.lasting.{item.number}"
            found.append(InPlay(key, ability, item.owner, item.source, held=item.scope))
        self._index, self._keys = build_index(found), {}
        return self._index
