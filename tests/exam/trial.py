"""On paper: ten cards of one game to come and ten of another, written as expressions, before their rules exist.

The nouns and verbs are stand-ins that find nothing and do nothing; everything that joins them is the kernel's. What a
card would need beside them is said in docs/kernel_exam.md.
"""

from __future__ import annotations

from typing import Any

from fathom.kernel.ability import Ability, Activated, Card, Limit, Modifier, Trigger
from fathom.kernel.cost import Cost, Pay, Together
from fathom.kernel.effect import Choose, Effect, ForEach, If, InSequence, May, Scope
from fathom.kernel.procedure import Step
from fathom.kernel.reply import Instead, Until
from fathom.kernel.select import CHOSEN, THAT_MANY, Condition, Num, Selector
from fathom.kernel.table import Table
from fathom.kernel.target import One
from fathom.kernel.text import Text

from .cult import ActionSet

__all__ = ["INVESTIGATIONS", "MADNESS", "PaperCard"]


class Verb(Effect):
    """Something a game does; perhaps with a number, perhaps with effects that follow from it."""

    def __init__(self, name: str, n: int | Num = 1, *parts: Effect) -> None:
        self.name, self.n, self.parts = name, n, parts

    def word(self) -> str:
        return self.name

    def run(self, t: Table, scope: Scope) -> Step:
        return None

    def say(self) -> Text:
        return Text(self.name)


class Price(Cost):
    def __init__(self, takes: str, n: int = 1) -> None:
        self.takes, self.n = takes, n

    def can(self, t: Table, scope: Scope) -> bool:
        return True

    def pay(self, t: Table, scope: Scope, answer: Any) -> Step:
        return None

    def say(self) -> Text:
        return Text(self.takes)


def noun(name: str) -> Selector:
    return Selector(name, lambda t, s: ())


def given(name: str) -> Condition:
    return Condition(name, lambda t, s: True)


def may(on: str, effect: Effect, timing: str, cost: Cost, when: Condition | None = None) -> Trigger:
    return Trigger(on, effect, timing=timing, moment=f"moment-{on}", forced=False, cost=cost, when=when)


class PaperCard(Card):
    def __init__(self, deck: dict[str, PaperCard], slug: str, *abilities: Ability, play: Effect | None = None) -> None:
        super().__init__(slug, *abilities)
        self.play = play
        if play is not None:
            play.bind(f"paper/{slug}/play", slug)
        deck[slug] = self

    @classmethod
    def home(cls) -> str:
        return "paper"


INVESTIGATIONS: dict[str, PaperCard] = {}
MADNESS: dict[str, PaperCard] = {}

# ---- investigations

HERE, NEXT_TO_HERE = noun("your-location"), noun("connecting-locations")
ENEMIES_HERE, ELITES, ATTACKER, EVADED = (noun(name) for name in ("enemies-here", "elites", "attacker", "evaded"))
ITEMS_IN_DISCARD, ALLIES_IN_DECK = noun("items-in-your-discard-pile"), noun("allies-in-your-deck")
AT_YOURS, COMMON, BY_TWO = given("if-here"), given("if-not-elite"), given("if-investigated-by-two")
ATTACHED, FROM_ATTACHED = given("if-attached"), given("if-leaving-it")
ONE_TO_FIVE = Num(Text("one-to-five"), lambda t, s: max(1, min(5, THAT_MANY.value(t, s))))

PaperCard(INVESTIGATIONS, "dynamite-blast", play=One(HERE | NEXT_TO_HERE, Verb("blast", 3)))
PaperCard(INVESTIGATIONS, "shotgun", Activated(
    Verb("fight", 3, Verb("damage-instead", ONE_TO_FIVE), Verb("damage-another", ONE_TO_FIVE)),
    cost=Together(Price("actions"), Price("ammo")), phase="action"))  # fmt: skip
PaperCard(INVESTIGATIONS, "barricade", Modifier("closed-to-common-enemies", 1, when=ATTACHED), Trigger(
    "Moving", Verb("discard-this"), timing="leave", moment="moment-leaves", when=FROM_ATTACHED),
    play=ForEach(HERE, Verb("attach")))  # fmt: skip
PaperCard(INVESTIGATIONS, "mind-wipe", may(
    "phase-begins", One(ENEMIES_HERE - ELITES, Until("phase", Modifier("blank", 1, whose="it"))), "window",
    Price("resources")))  # fmt: skip
PaperCard(INVESTIGATIONS, "disc-of-itzamna", may(
    "Spawn", Instead(Verb("discard-spawned")), "would", Price("this"), AT_YOURS & COMMON))  # fmt: skip
PaperCard(INVESTIGATIONS, "drawn-to-the-flame", play=InSequence(Verb("draw-encounter"), Verb("discover", 2)))
PaperCard(
    INVESTIGATIONS,
    "aquinnah",
    may(
        "Attack",
        One(ENEMIES_HERE - ATTACKER, Verb("redirect-damage")),
        "when",
        Together(Price("ready"), Price("sanity")),
    ),
)
PaperCard(INVESTIGATIONS, "scavenging", may(
    "Passed", One(ITEMS_IN_DISCARD, Verb("to-hand")), "after", Price("ready"), BY_TWO))  # fmt: skip
PaperCard(
    INVESTIGATIONS,
    "close-call",
    may("Evaded", ForEach(EVADED - ELITES, Verb("shuffle-into-encounter-deck")), "after", Price("resources", 2)),
)
PaperCard(INVESTIGATIONS, "mas-boarding-house", Activated(
    InSequence(One(ALLIES_IN_DECK, Verb("to-hand")), Verb("shuffle-deck")), cost=Price("actions"), limit=Limit("game"),
    phase="action"))  # fmt: skip

# ---- madness

ANYBODY, OUTPOSTS, OTHERS = noun("investigators"), noun("outposts"), noun("other-players")
ADJACENT, BESIDE_OUTPOST = noun("beside-the-aimed"), noun("beside-an-outpost")
NIGHT = given("if-night")


def to(verb: Verb, whom: Selector = ANYBODY) -> One:
    """One action of a set: its target is one that no other action of the set had."""
    return One(whom - CHOSEN, verb)


def attack(n: int, whom: Selector = ANYBODY) -> One:
    return to(Verb("attack", n), whom)


def move(n: int) -> One:
    return to(Verb("move", n))


def paid(*actions: One, n: int = 1) -> Pay:
    return Pay(Price("madness", n), ActionSet(*actions, free=False))


def at_night(*actions: One) -> If:
    return If(NIGHT, ActionSet(*actions))


def at_most(life: int) -> Selector:
    return ANYBODY & noun(f"life-at-most-{life}")


def line(effect: Effect) -> May:
    """A line at the bottom with a cost."""
    return May(Pay(Price("madness"), effect))


def card(slug: str, *sets: Effect, bottom: Effect | None = None) -> None:
    PaperCard(MADNESS, slug, play=InSequence(Choose(*sets), *([bottom] if bottom else [])))


card("scalpel", ActionSet(attack(1)), paid(attack(1), move(1)), at_night(attack(2)))
card("twin-fangs", ActionSet(attack(1), attack(1)), at_night(attack(1), attack(1), move(1)))
card("spreading-venom", ActionSet(attack(1), to(Verb("lose-cultists"), OTHERS)),
     at_night(attack(2), to(Verb("lose-cultists"), OTHERS)), bottom=line(One(ADJACENT, Verb("attack"))))  # fmt: skip
card("swallowed-whole", ActionSet(to(Verb("destroy-and-strip"), at_most(3))), ActionSet(attack(2), move(1)))
card("hunger-of-nkai", ActionSet(attack(2)), paid(to(Verb("destroy")), n=2), at_night(attack(3)))
card("awakening", ActionSet(to(Verb("destroy"), at_most(2))), paid(to(Verb("destroy"), at_most(4))),
     at_night(to(Verb("destroy"), at_most(4))))  # fmt: skip
card("earthquake", ActionSet(attack(2)), paid(attack(2), to(Verb("add-outpost"), OUTPOSTS)),
     at_night(attack(2), to(Verb("add-outpost"), OUTPOSTS), move(1)),
     bottom=line(One(BESIDE_OUTPOST, Verb("attack"))))  # fmt: skip
card("burning-brand", ActionSet(attack(2), to(Verb("ignite"))), at_night(attack(3), to(Verb("ignite"))),
     bottom=line(One(ADJACENT, Verb("ignite"))))  # fmt: skip
card("whispering-grove", ActionSet(to(Verb("lose-cultists", 2), OTHERS), move(1)),
     paid(to(Verb("lose-cultists", 3), OTHERS), move(2)), bottom=line(Verb("gain-cultists", 2)))  # fmt: skip
card("first-tunnel", ActionSet(attack(1), to(Verb("reinforce"))),
     bottom=InSequence(Verb("place-figure"), line(Verb("make-ready"))))  # fmt: skip
