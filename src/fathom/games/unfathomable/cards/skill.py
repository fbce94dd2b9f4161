"""The skill cards (U-13): thirty kinds in six types. Equal cards share one definition; any seat may hold one."""

from __future__ import annotations

from functools import cache

from ....kernel.ability import Ability, Card, InPlay
from ....kernel.decision import Pick, Split
from ....kernel.effect import Choose, Effect, Scope
from ....kernel.procedure import Procedure, Step
from ....kernel.reply import Edit
from ....kernel.target import One
from ....kernel.text import Text, noun, who
from ..rules.actions import ACTION_CARDS, ONCE_PER_TURN, Acting, AttackAction, acting
from ..rules.attack import enemies_of
from ..rules.defeat import Defeat, defeat_deep_one
from ..rules.dice import RollDie
from ..rules.skill_cards import DrawFromOne, discard, hand_limits, kinds_in
from ..rules.spaces import DEEP, SPACES
from ..state import Table
from .conditions import ATTACK_ROLL, OWN_STEP, YOURS
from .figures import move_deep_ones
from .items_with_attacks import weapons_of
from .names import SKILLS, TREACHERY, TYPES, kind_of
from .people import Draw
from .reactions import Add, MoreActions, Reroll, may
from .rolling import IfRoll
from .things import DEEP_ONES
from .this_card import DiscardThis
from .treachery import CALL_TO_ACTION, PERFORM_RITES, RANSACK, REINFORCEMENTS
from .uses import NAMES, Prevent
from .verbs import Risk, do, sanity

__all__ = ["SKILL_CARDS", "in_hands"]

SKILL_CARDS: dict[int, SkillCard] = {}


class SkillCard(Card):
    """One kind of skill card: its ability as an action (`once`: only once per turn), or in windows; `words` says
    several windows in one line."""

    printed = ("type", "value")

    def __init__(
        self,
        kind: int,
        ability: str,
        action: Effect | None,
        *windows: Ability,
        words: Ability | None = None,
        once: bool = False,
    ) -> None:
        super().__init__(SKILLS[kind], *windows)
        self.kind, self.ability, self.action, self.words, self.once = kind, ability, action, words, once
        self.type, self.value = TYPES[kind // 5], kind % 5 + 1
        if action is not None:
            action.bind(f"unfathomable/{self.slug}/action", self.slug)
            ACTION_CARDS[kind] = action.id
            if once:
                ONCE_PER_TURN.add(kind)
        SKILL_CARDS[kind] = self
        NAMES[self.slug] = f"ability-{ability}"

    def say(self) -> list[Text]:
        words = [Text("skill-ability", ability=noun(f"ability-{self.ability}"))]
        if self.action is not None:
            period = noun("period-action-turn" if self.once else "period-action")
            words.append(Text("ability-activated", period=period, effect=self.action.say()))
        return [*words, *(super().say() if self.words is None else [Text("sentence", of=self.words.say())])]


@cache
def in_hands(seats: int) -> tuple[InPlay, ...]:
    """What skill cards do in windows, for whoever holds one: the cost asks for the card itself."""
    everybody = tuple(range(seats))
    return tuple(item for card in SKILL_CARDS.values() for item in card.in_play(-1, users=everybody))


# ---- influence


class CoordinatedEffort(Procedure):
    """Another character performs one action, at once, or declines (R105)."""

    seat: int = -1
    other: int = -1

    def step_1_choose(self, t: Table) -> Step:
        keys = tuple(f"player-{seat}" for seat in t.seats_after(self.seat))
        return Pick(self.seat, keys, "ask-coordinate", "U-1.1")

    def took_1_choose(self, t: Table, key: str) -> None:
        self.other = int(key.split("-")[1])
        t.log("log-coordinate", "U-1.1", player=who(self.seat), other=who(self.other))

    def step_2_act(self, t: Table) -> Step:
        return Acting(seat=self.other, left=1)

    def step_3_back(self, t: Table) -> None:
        t.state.actions = acting(t).left


# ---- lore


class Shrivel(Procedure):
    """Choose an enemy anywhere; 6 or more defeats it, a Deep One with +2. It is no attack (R94)."""

    seat: int = -1
    space: int = -1
    enemy: str = ""
    roll: int = 0

    def step_1_where(self, t: Table) -> Step:
        keys = tuple(SPACES[space] for space in range(DEEP) if enemies_of(t, self.seat, space))
        return Pick(self.seat, keys, "ask-shrivel", "U-46.0")

    def took_1_where(self, t: Table, key: str) -> None:
        self.space = SPACES.index(key)

    def step_2_whom(self, t: Table) -> Step:
        return Pick(self.seat, enemies_of(t, self.seat, self.space), "ask-defender", "U-46.0")

    def took_2_whom(self, t: Table, key: str) -> None:
        self.enemy = key

    def step_3_roll(self, t: Table) -> Step:
        return RollDie(seat=self.seat, bonus=2 if self.enemy == "deep-one" else 0).called("roll")

    def step_4_defeat(self, t: Table) -> Step:
        if self.roll < 6:
            return None
        if self.enemy == "deep-one":
            defeat_deep_one(t, self.space, 1, "U-26.0")
            return None
        return Defeat(seat=int(self.enemy.split("-")[1]))


def some_enemy(t: Table, s: Scope) -> bool:
    return any(enemies_of(t, s.you, space) for space in range(DEEP))


class ForcedLearning(Procedure):
    """Choose a type that supports this test."""

    seat: int = -1
    of: int = 0

    def step_1_choose(self, t: Table) -> Step:
        return Pick(self.seat, TYPES[:TREACHERY], "ask-supporting", "U-35.3a")

    def took_1_choose(self, t: Table, key: str) -> None:
        event = Scope(you=self.seat, frame=self.of).event(t)
        event.supports = tuple(sorted({*event.supports, TYPES.index(key)}))
        t.log("log-supports", "U-35.3a", player=who(self.seat), type=noun(key))


# ---- strength


class Rampage(Procedure):
    """Up to four basic attacks, or up to three with one weapon (R32)."""

    seat: int = -1
    mode: str = ""
    left: int = 0

    def step_1_mode(self, t: Table) -> Step:
        keys = ["rampage-basic"] if enemies_of(t, self.seat, t.state.places[self.seat]) else []
        keys += [slug for slug, weapon in weapons_of(t, self.seat) if weapon.targets(t, self.seat)]
        return Pick(self.seat, tuple(keys), "ask-rampage", "U-4.1b")

    def took_1_mode(self, t: Table, key: str) -> None:
        self.mode, self.left = key, 4 if key == "rampage-basic" else 3

    def step_2_again(self, t: Table) -> Step:
        if not self.left or not self.can_go_on(t):
            self.finish()
            return None
        return Pick(self.seat, ("attack", "enough"), "ask-attack-again", "U-4.1b")

    def took_2_again(self, t: Table, key: str) -> None:
        self.left -= 1
        if key == "enough":
            self.finish()

    def can_go_on(self, t: Table) -> bool:
        if self.mode == "rampage-basic":
            return bool(enemies_of(t, self.seat, t.state.places[self.seat]))
        held = dict(weapons_of(t, self.seat))
        return self.mode in held and bool(held[self.mode].targets(t, self.seat))

    def step_3_attack(self, t: Table) -> Step:
        self.go("2_again")
        if self.mode == "rampage-basic":
            return AttackAction(seat=self.seat)
        return dict(weapons_of(t, self.seat))[self.mode].attack(self.seat)


def can_rampage(t: Table, s: Scope) -> bool:
    if t.value("cannot-attack", s.you):
        return False
    armed = any(weapon.targets(t, s.you) for _, weapon in weapons_of(t, s.you))
    return armed or bool(enemies_of(t, s.you, t.state.places[s.you]))


# ---- will


class Persist(Procedure):
    """Discard up to five cards, draw as many from one deck."""

    seat: int = -1
    n: int = 0

    def step_1_discard(self, t: Table) -> Step:
        hand = t.state.hands[self.seat]
        return Split(self.seat, hand_limits(hand), "ask-persist", "U-13.3", 0, min(5, len(hand)))

    def took_1_discard(self, t: Table, answer: dict[str, int]) -> None:
        kinds = kinds_in(answer)
        self.n = len(kinds)
        discard(t, self.seat, kinds, "U-13.3")

    def step_2_draw(self, t: Table) -> Step:
        return DrawFromOne(seat=self.seat, n=self.n) if self.n else None


def _kinds(type: str, *values: int) -> list[int]:
    return [kind_of(TYPES.index(type), value) for value in values]


for _kind in _kinds("influence", 1, 2):
    SkillCard(_kind, "coordinated-effort", do("effect-coordinated-effort", lambda s: CoordinatedEffort(seat=s.you)))
for _kind in _kinds("influence", 3, 4):
    SkillCard(
        _kind,
        "nothing-to-hide",
        None,
        may(
            "Testing",
            Edit("effect-nothing-to-hide", "openly", lambda _: True),
            "would",
            cost=DiscardThis(),
            often=True,
        ),
    )
for _kind in _kinds("influence", 5):
    SkillCard(_kind, "inspiring-speech", IfRoll(">=", 3, sanity(1), sanity(-1)))
for _kind in _kinds("lore", 1, 2):
    SkillCard(_kind, "shrivelling", do("effect-shrivelling", lambda s: Shrivel(seat=s.you), some_enemy))
for _kind in _kinds("lore", 3, 4):
    SkillCard(_kind, "lesser-banishment", One(DEEP_ONES, move_deep_ones(), rule="U-27.20b", why="ask-banish-from"))
for _kind in _kinds("lore", 5):
    learn = do("effect-forced-learning", lambda s: ForcedLearning(seat=s.you, of=s.frame))
    SkillCard(_kind, "forced-learning", None, may("Testing", learn, "would", cost=DiscardThis(), often=True))
for _kind in _kinds("observation", 1, 2):
    SkillCard(_kind, "watch-and-learn", Draw(2))
for _kind in _kinds("observation", 3, 4):
    SkillCard(
        _kind,
        "keen-insight",
        None,
        *(may("Roll", Add(n), "before", cost=DiscardThis(), often=True) for n in (2, -2)),
        words=may("Roll", Choose(Add(2), Add(-2)), "before", cost=DiscardThis()),
    )
for _kind in _kinds("observation", 5):
    SkillCard(
        _kind,
        "preparation",
        None,
        may("Testing", Edit("effect-preparation", "chaos", lambda _: 0), "would", cost=DiscardThis(), often=True),
    )
for _kind in _kinds("strength", 1, 2):
    SkillCard(
        _kind,
        "combat-training",
        None,
        may("Roll", Reroll(), "after", ATTACK_ROLL, DiscardThis(), often=True, said="attack"),
    )
for _kind in _kinds("strength", 3, 4):
    SkillCard(_kind, "rampage", do("effect-rampage", lambda s: Rampage(seat=s.you), can_rampage))
for _kind in _kinds("strength", 5):
    shrug = may("Defeat", Prevent(), "would", YOURS, DiscardThis(), often=True, said="own")
    SkillCard(_kind, "shrug-it-off", None, shrug)
for _kind in _kinds("will", 1, 2):
    SkillCard(_kind, "persistence", do("effect-persistence", lambda s: Persist(seat=s.you)))
for _kind in _kinds("will", 3, 4):
    SkillCard(
        _kind,
        "determination",
        None,
        *(may("total", Add(n, "total"), "window", cost=DiscardThis(), often=True) for n in (2, -2)),
        words=may("total", Choose(Add(2, "total"), Add(-2, "total")), "window", cost=DiscardThis()),
    )
for _kind in _kinds("will", 5):
    SkillCard(_kind, "true-grit", MoreActions(2), once=True)

SkillCard(kind_of(TREACHERY, 1), "reinforcements", REINFORCEMENTS)
SkillCard(
    kind_of(TREACHERY, 2),
    "call-to-action",
    CALL_TO_ACTION,
)
SkillCard(kind_of(TREACHERY, 3), "siren-song", Risk(1))
SkillCard(
    kind_of(TREACHERY, 4),
    "ransack",
    None,
    may(
        "action-step",
        RANSACK,
        "window",
        OWN_STEP,
        DiscardThis(),
        often=True,
    ),
)
SkillCard(
    kind_of(TREACHERY, 5),
    "perform-rites",
    None,
    may(
        "action-step",
        PERFORM_RITES,
        "window",
        OWN_STEP,
        DiscardThis(),
        often=True,
    ),
)
