"""The notation of content: actions, sets, bottom lines and conditions of goals, read from strings (docs/content.md).

What is read is plain data. An action stays a string in its one canonical form ("attack 2@life<=3"): tables keep it in
their frames, and `verbs.py` knows the effect behind it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple

__all__ = [
    "DURING", "Act", "ActionSet", "Comparison", "Goal", "Line", "Mistake", "act", "read_acts", "read_bottom",
    "read_condition", "read_depth", "read_price", "read_sets",
]  # fmt: skip

WHOM: Final = ("own", "opp", "life", "adj", "adj-outpost", "A", "G")
BOARD: Final = ("own", "opp", "A", "G")
NUMBERED: Final = {
    "attack": WHOM, "reinforce": WHOM, "move": WHOM, "corrupt": (), "draw": (), "recall": (), "rouse": (),
    "own+": (), "own-": (), "opp+": (), "opp-": (), "madness+": (), "madness-": (),
}  # fmt: skip
PLAIN: Final = {
    "destroy": WHOM, "ignite": WHOM, "outpost+": BOARD, "outpost-": BOARD, "fire+": BOARD, "fire-": BOARD,
    "ritual": (), "depth+": (), "depth>": (), "depth~": (), "depth-": (), "ready": (), "strip": (), "bury": (),
    "eclipse": (),
}  # fmt: skip
"""The verbs with the scopes they take."""

IN_SETS: Final = frozenset({*NUMBERED, *PLAIN} - {"rouse", "strip", "bury", "eclipse"})
IN_BOTTOM: Final = IN_SETS | {"strip", "figure"}
IN_POWERS: Final = (IN_SETS - {"ready"}) | {"playgod"}
"""A power that makes its own figure ready could be used for ever."""
FOR_CORRUPTION: Final = IN_SETS - {"corrupt"}
"""So could corruption that gives corruption."""
FOR_AUTOMA: Final = frozenset({
    "attack", "destroy", "reinforce", "move", "outpost+", "outpost-", "fire+", "fire-", "ritual", "own+", "opp-",
})  # fmt: skip
GENERAL: Final = frozenset({"fire+", "outpost+", "rouse", "own+", "own-", "madness+", "eclipse"})
OF_DEPTH: Final = frozenset({"attack", "reinforce", "own+", "own-"})
AUTOMA_BOARD: Final = {
    "attack": "A", "destroy": "A", "reinforce": "G", "outpost+": "G", "outpost-": "A", "fire+": "G", "fire-": "A",
}  # fmt: skip
"""On whose board the Automa does what; it moves on both."""
PLACES: Final[Mapping[str, frozenset[str]]] = {
    "set": IN_SETS, "bottom": IN_BOTTOM, "power": IN_POWERS, "corruption": FOR_CORRUPTION, "event": IN_SETS,
    "automa": FOR_AUTOMA, "general": GENERAL, "depth": OF_DEPTH,
}  # fmt: skip

DURING: Final = ("defeated", "entered", "life-taken", "boards-targeted", "cultists-taken")
"""Measures of the turn that is played."""
AT_ANY_TIME: Final = (
    "investigators",
    "near",
    "outposts",
    "fire",
    "madness",
    "colours",
    "gods",
    "god-cards",
    "same-god",
)
OTHERS: Final = ("fire", "outposts", "investigators")
ALL: Final = -1
"""`gods = all`: every god in play."""


class Mistake(ValueError):
    """What is wrong with a piece of notation: the id of a message and its arguments."""

    def __init__(self, id: str, **args: Any) -> None:
        super().__init__(id)
        self.id, self.args_of = id, args


class Act(NamedTuple):
    """One action: a verb, its number, where it may be done, and of which god."""

    verb: str
    n: int = 0
    where: str = ""
    """Whose board or pool: own, opp, A or G; "" is any."""
    most_life: int = 0
    near: str = ""
    """adj or adj-outpost."""
    god: str = ""
    zone: str = ""

    def written(self) -> str:
        scopes = [self.where, f"life<={self.most_life}" if self.most_life else "", self.near]
        return self._bare() + "".join(f"@{scope}" for scope in scopes if scope)

    def _bare(self) -> str:
        if self.verb == "figure":
            return f"figure {self.god}"
        if self.verb == "playgod":
            return f"playgod {self.god} from {self.zone}"
        if self.verb not in NUMBERED:
            return self.verb
        return f"{self.verb}{self.n}" if self.verb[-1] in "+-" else f"{self.verb} {self.n}"


class ActionSet(NamedTuple):
    """Actions on different targets, what they cost in madness, and whether only at night."""

    cost: int
    night: bool
    acts: tuple[str, ...]


class Line(NamedTuple):
    """One line of the bottom text."""

    cost: int
    night: bool
    act: str


class Comparison(NamedTuple):
    """A measure, compared with a number; `of` and `n_of` are the scope of the measure: what has how much life, or what
    others have how much of."""

    measure: str
    how: str
    n: int
    of: str = ""
    how_of: str = ""
    n_of: int = 0


class Goal(NamedTuple):
    """Comparisons joined by "and" or "or"."""

    join: str
    parts: tuple[Comparison, ...]


_ACT: Final = re.compile(r"([a-z]+[+\->~]?)\s*(\d+)?((?:@[A-Za-z<=\d-]+)*)\Z")
_NAMED: Final = re.compile(r"(figure|playgod)\s+([a-z][a-z0-9-]*)(?:\s+from\s+(hand|hand or discard))?\Z")
_SET: Final = re.compile(r"(?:\{([^{}]*)\})?\s*\[([^\[\]]*)\]\Z")
_COST: Final = re.compile(r"(?:\{([^{}]*)\})?\s*(.*)\Z", re.S)
_PART: Final = re.compile(r"([a-z-]+)(?:@([a-z]+)\s*(>=|<=|=)\s*(\d))?\s*(>=|<=|=)\s*(\d|all)\Z")
MOST_ACTS: Final = 6


@lru_cache(maxsize=2048)
def act(written: str) -> Act:
    """An action in canonical form, taken apart."""
    return _read_act(written, None)


def _read_act(text: str, gods: Mapping[str, str] | None) -> Act:
    text = text.strip()
    found = _NAMED.match(text)
    if found:
        verb, god, zone = found.groups()
        if (verb == "playgod") != (zone is not None):
            raise Mistake("content-act", given=text)
        if gods is not None and god not in gods:
            raise Mistake("content-no-god", given=god)
        return Act(verb, god=god if gods is None else gods[god], zone=zone or "")
    parts = _ACT.match(text)
    if parts is None:
        raise Mistake("content-act", given=text)
    verb, number, scopes = parts.group(1), parts.group(2), parts.group(3)
    if verb not in NUMBERED and verb not in PLAIN:
        raise Mistake("content-verb", given=verb)
    if (number is None) == (verb in NUMBERED):
        raise Mistake("content-number-missing" if number is None else "content-number-odd", given=text)
    n = int(number or 0)
    if verb in NUMBERED and not 1 <= n <= 9:
        raise Mistake("content-number", given=text)
    out = Act(verb, n)
    allowed = NUMBERED.get(verb) or PLAIN.get(verb) or ()
    for scope in scopes.split("@")[1:]:
        out = _scoped(out, scope, allowed, text)
    return out


def _scoped(found: Act, scope: str, allowed: tuple[str, ...], text: str) -> Act:
    life = re.fullmatch(r"life<=(\d)", scope)
    name = "life" if life else scope
    if name not in allowed:
        raise Mistake("content-scope", given=f"@{scope}", verb=found.verb, legal=", ".join(allowed) or "-")
    if life:
        if found.most_life or not 1 <= int(life.group(1)) <= 6:
            raise Mistake("content-act", given=text)
        return found._replace(most_life=int(life.group(1)))
    field = "where" if scope in BOARD else "near"
    if getattr(found, field):
        raise Mistake("content-act", given=text)
    return found._replace(where=scope) if field == "where" else found._replace(near=scope)


def _placed(text: str, place: str, gods: Mapping[str, str]) -> Act:
    """An action, if it may stand in such a place."""
    found = _read_act(text, gods)
    if found.verb not in PLACES[place]:
        raise Mistake("content-place", given=found.verb, place=place)
    of_automa = found.where in ("A", "G")
    if of_automa != (place == "automa" and found.verb not in ("ritual", "own+", "opp-")):
        raise Mistake("content-scope-automa", given=text.strip())
    if place == "automa":
        if found.verb in AUTOMA_BOARD and found.where != AUTOMA_BOARD[found.verb]:
            raise Mistake("content-scope-automa", given=text.strip())
        if found.near or found.most_life:
            raise Mistake("content-scope-automa", given=text.strip())
    if found.near == "adj" and place != "bottom":
        raise Mistake("content-adjacent", given=text.strip())
    if place == "general" and found.verb in ("fire+", "outpost+") and found.where != "own":
        raise Mistake("content-general", given=text.strip())
    if place == "depth" and (found.where or found.near or found.most_life):
        raise Mistake("content-depth", given=text.strip())
    return found


def _cost(text: str | None) -> tuple[int, bool]:
    """What stands in braces: a number of tokens, the night, or both."""
    if text is None:
        return 0, False
    words = [word.strip() for word in text.split(",")]
    night = words[0] == "night"
    rest = words[1:] if night else words
    if len(rest) > 1 or (not night and not rest) or any(not re.fullmatch("[1-9]", word) for word in rest):
        raise Mistake("content-cost", given=text)
    return int(rest[0]) if rest else 0, night


def read_sets(text: str, gods: Mapping[str, str], place: str = "set") -> tuple[ActionSet, ...]:
    out = []
    for part in text.split("|"):
        found = _SET.match(part.strip())
        if found is None:
            raise Mistake("content-set", given=part.strip())
        cost, night = _cost(found.group(1))
        acts = [_placed(item, place, gods).written() for item in found.group(2).split(",")]
        if len(acts) > MOST_ACTS:
            raise Mistake("content-set-long", given=len(acts), most=MOST_ACTS)
        out.append(ActionSet(cost, night, tuple(acts)))
    if len(out) > MOST_ACTS:
        raise Mistake("content-set-many", given=len(out), most=MOST_ACTS)
    return tuple(out)


def read_bottom(text: str, gods: Mapping[str, str]) -> tuple[Line, ...]:
    out = []
    for part in text.split(";") if text.strip() else ():
        found = _COST.match(part.strip())
        assert found is not None
        cost, night = _cost(found.group(1))
        out.append(Line(cost, night, _placed(found.group(2), "bottom", gods).written()))
    if len(out) > MOST_ACTS:
        raise Mistake("content-set-many", given=len(out), most=MOST_ACTS)
    return tuple(out)


def read_acts(text: str, gods: Mapping[str, str], place: str) -> tuple[tuple[str, ...], ...]:
    """Actions one after the other, each of them a choice of one or several."""
    out = tuple(tuple(_placed(one, place, gods).written() for one in part.split("/")) for part in text.split(";"))
    if len(out) > MOST_ACTS or any(len(part) > MOST_ACTS for part in out):
        raise Mistake("content-set-long", given=len(out), most=MOST_ACTS)
    if place == "general" and len(out) > 1 and any("eclipse" in part for part in out):
        raise Mistake("content-eclipse", given=text)
    return out


def read_price(text: str, legal: tuple[str, ...]) -> str:
    """The price of an event, or of a goal."""
    if not text.strip():
        return ""
    found = _read_act(text, {})
    if found.verb not in legal:
        raise Mistake("content-price", given=text, legal=", ".join(legal))
    return found.written()


def read_depth(text: str) -> str:
    return _placed(text, "depth", {}).written()


def read_condition(text: str, final: bool) -> Goal:
    joins = [word for word in ("and", "or") if re.search(rf"\s{word}\s", text)]
    if len(joins) > 1:
        raise Mistake("content-and-or", given=text)
    join = joins[0] if joins else "and"
    parts = tuple(_comparison(part.strip(), final) for part in re.split(rf"\s{join}\s", text))
    if len(parts) > MOST_ACTS:
        raise Mistake("content-set-long", given=len(parts), most=MOST_ACTS)
    return Goal(join, parts)


def _comparison(text: str, final: bool) -> Comparison:
    found = _PART.match(text)
    if found is None:
        raise Mistake("content-condition", given=text)
    measure, of, how_of, n_of, how, n = found.groups()
    scoped = {"defeated": ("life",), "entered": ("life",), "others": OTHERS}.get(measure, ())
    known = measure in AT_ANY_TIME or (not final and (measure in DURING or measure == "others"))
    if not known:
        raise Mistake("content-measure", given=measure)
    if (of is not None and of not in scoped) or (measure == "others" and of is None):
        raise Mistake("content-measure-of", given=text, legal=", ".join(scoped) or "-")
    if (how, n) == (">=", "0"):  # always true
        raise Mistake("content-condition", given=text)
    if n == "all" and (measure, how) != ("gods", "="):
        raise Mistake("content-condition", given=text)
    return Comparison(measure, how, ALL if n == "all" else int(n), of or "", how_of or "", int(n_of or 0))
