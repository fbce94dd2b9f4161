"""The 70 mythos cards as printed, and a way to bring each of them to one of its outcomes."""

from __future__ import annotations

from typing import Any, NamedTuple

from fathom.games.unfathomable.cards.names import RESOURCES, TREACHERY, type_of
from fathom.games.unfathomable.rules.spaces import DEEP, SPACES
from unfathomable_play import Play, crisis

SKILL = {"i": "influence", "l": "lore", "o": "observation", "s": "strength", "w": "will"}
ICON = {"D": "deep-ones", "F": "dagon", "M": "hydra"}
TRACK = {"T": "travel", "R": "ritual", "C": "choice"}

# slug, who chooses, target, supporting skills, partial success, activation icon, track icon; - is nothing
_PRINTED = """
accusation                captain    -  -    -  D R
adrift-fishing-boat       -          16 ios  13 M C
barricade-the-hatches     -          10 sw   -  M C
bucket-brigade            captain    16 isw  -  M R
class-struggle            captain    -  -    -  D T
coal-bunker-fire          current    13 is   -  F R
collision-course          -          11 ow   8  D R
coordinated-assault       -          17 ilo  -  D R
criminal-activity         current    11 io   -  M R
damaged-evaporator        -          11 ow   8  M R
deep-one-feint            -          11 ow   -  D C
deep-one-swarm            -          15 los  11 D C
dinghy-launch             captain    -  -    -  F T
disturbing-dreams         -          13 il   10 M T
eot-failure               -          11 io   -  F R
fear-of-the-unknown       -          15 ilw  -  D C
firemen-strike            current    9  sw   -  F R
flooding-compartment      -          9  sw   -  D R
food-rationing            captain    -  -    -  D R
food-stores-raid          -          11 is   8  F T
horrific-visions          -          10 lw   -  D R
hull-leak                 -          9  os   -  D T
hypnotic-melody           -          10 iw   7  D T
identity-crisis           current    11 il   -  D R
improvised-fuel-source    captain    -  -    -  M R
incoming-sos              captain    -  -    -  F R
infection                 captain    -  -    -  D T
infiltrator               -          11 ls   8  M T
jail-break                -          9  ls   -  F C
just-desserts             current    -  -    -  D C
kitty-litter              current    10 lo   -  M R
looming-breakdown         captain    11 os   -  M R
lure-of-yha-nthlei        -          9  il   -  F R
missing-jewelry           captain    -  -    -  M T
missing-munitions         -          16 iow  12 D C
missing-parents           current    -  -    -  D R
mysterious-lifeboat       keeper     -  -    -  D R
on-the-offensive          -          10 ls   -  F C
open-the-gate             keeper     18 low  -  F R
passenger-overboard       -          9  lo   -  D T
passenger-riot            -          13 is   10 D T
poisoned-food             keeper     -  -    -  D T
power-to-the-people       captain    9  iw   -  D T
rally-the-crew            -          13 iw   10 F C
rat-infestation           -          12 io   8  D R
ritual-coordination       keeper     9  lw   -  D T
ritual-support            keeper     -  -    -  M T
sacrifice-deep-one        keeper     -  -    -  D T
sewage-backup             -          9  sw   -  F C
shipboard-fire            -          11 os   8  D R
stolen-ritual-components  -          10 lo   -  F T
strange-vision            current    -  -    -  D C
the-anarcho-individualist current    -  -    -  F R
the-captains-banquet      captain    -  -    -  M T
the-fathers-favor         -          16 los  11 F T
the-mothers-wrath         -          17 ils  12 M T
too-many-bodies           captain    -  -    -  D T
transformation            captain    -  -    -  D T
volunteer-army            captain    -  -    -  F R
hold-the-line             -          15 lsw  10 M C
history-repeats           keilani    13 is   -  D T
the-peacemaker            arjun      13 iw   -  M T
do-no-harm                svetlana   13 lo   -  F T
signs-of-life             jeanne     13 io   -  D T
the-game-is-afoot         jamie      13 os   -  D T
memory-of-the-deep        william    13 lw   -  M T
miscalculation            beatrice   13 lo   -  F T
family-ties               ishmael    -  -    -  D T
gift-of-the-mother        edmund     15 sw   -  M T
ticket-please             samira     13 iw   -  D T
"""


class Printed(NamedTuple):
    who: str
    target: int
    skills: tuple[str, ...]
    partial: int
    icon: str
    track: str

    @property
    def green(self) -> bool:
        return self.who not in ("", "captain", "keeper", "current")


def _number(word: str) -> int:
    return 0 if word == "-" else int(word)


def _read(row: str) -> tuple[str, Printed]:
    slug, who, target, skills, partial, icon, track = row.split()
    named = tuple(SKILL[letter] for letter in skills.replace("-", ""))
    return slug, Printed(
        who.replace("-", ""), _number(target), named, _number(partial), ICON[icon], TRACK[track]
    )  # fmt: skip


PRINTED = dict(map(_read, _PRINTED.strip().splitlines()))
TESTS = [slug for slug, card in PRINTED.items() if card.target]
PASSENGERS = ["x", "x", *["soul"] * 5, "souls-2", "soul-sanity"]
CURRENT, CAPTAIN, KEEPER = range(3)


def drawn(card: str, *seats: dict[str, Any], **rest: Any) -> Play:
    """Seat 0 draws this card; seat 1 is Captain, seat 2 Keeper; both tracks are halfway; the chaos cards of a test
    cancel each other out."""
    skill = (PRINTED[card].skills or ("lore",))[0]
    chaos = ["treachery-1", f"{skill}-1", "treachery-2", *(f"{name}-2" for name in SKILL.values())]
    given: dict[str, Any] = {"captain": CAPTAIN, "keeper": KEEPER, "travel": 2, "ritual": 2, "chaos": chaos, **rest}
    return crisis(card, *seats, **given)


def worth(card: str, total: int) -> list[str]:
    """Supporting cards of exactly this total, of every printed skill in turn."""
    skills = PRINTED[card].skills
    values = [5] * (total // 5) + ([total % 5] if total % 5 else [])
    while len(values) < min(len(skills), total):
        values = [*values[1:], values[0] - 1, 1]
    return [f"{skills[i % len(skills)]}-{value}" for i, value in enumerate(sorted(values, reverse=True))]


def outcome(card: str, how: str, *seats: dict[str, Any], **rest: Any) -> Play:
    """The card is drawn and ends so: pass, partial or fail by the narrowest margin, or one of its options."""
    printed = PRINTED[card]
    totals = {"pass": printed.target, "partial": printed.partial, "fail": (printed.partial or printed.target) - 1}
    if how not in totals:
        return drawn(card, *seats, **rest).does(how).passed()
    cards = worth(card, totals[how])
    described = [dict(seat) for seat in (*seats, *({} for _ in range(2 - len(seats))))]
    described[1]["hand"] = [*described[1].get("hand", []), *cards]
    p = drawn(card, *described, **rest)
    if printed.who:
        p.does("test")
    return p.contributes(p1=cards)


def changes(p: Play, card: str) -> dict[str, int]:
    """What is different from a new game with both tracks halfway, apart from the card's own icons."""
    s = p.s
    found = {name: s.resources[i] - 8 for i, name in enumerate(RESOURCES)}
    found |= {track: getattr(s, track) - 2 - (PRINTED[card].track == track) for track in ("travel", "ritual")}
    found["risked"] = sum(map(len, s.passengers))
    found["lost"] = len(s.passengers_gone)
    found["damage"] = sum(damage >= 0 for damage in s.damage)
    found["treachery"] = sum(type_of(kind) == TREACHERY for kind in s.chaos) - (1 if p.logged("log-pool") else 2)
    found["items"] = sum(map(len, s.items))
    found["deep-ones"] = sum(s.deep_ones[:DEEP])
    found["defeats"] = [id for id, _ in p.lines()].count("log-defeated")
    return {name: n for name, n in found.items() if n}


def told(p: Play, id: str) -> list[tuple[Any, ...]]:
    """The arguments of every log line of a kind, in alphabetical order of their names; nouns by their id."""
    lines = [line.text.args for line in p.t.events(0, None) if line.text.id == id]
    return [tuple(getattr(args[name], "id", args[name]) for name in sorted(args)) for args in lines]


def spawned(p: Play) -> list[tuple[Any, ...]]:
    """Every spawn so far, as (how many, where)."""
    return told(p, "log-spawn")


def activated(p: Play) -> list[str]:
    """The monsters activated on the board so far."""
    return [monster for (monster,) in told(p, "log-activate")]


def board(p: Play) -> dict[str, int]:
    """Where Deep Ones are on the board."""
    return {SPACES[space]: n for space, n in enumerate(p.s.deep_ones[:DEEP]) if n}
