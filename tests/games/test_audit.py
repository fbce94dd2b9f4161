"""A game is looked through when it is loaded: what a card names must exist, and the error names the card."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import count

import pytest

from exam.liner import LINER
from exam.manor import MANOR
from fathom.games.audit import audit
from fathom.kernel.ability import Ability, Activated, Card, Limit, Modifier, Trigger
from fathom.kernel.effect import Effect, InSequence, Scope
from fathom.kernel.event import Event
from fathom.kernel.game import Game
from fathom.kernel.procedure import Procedure, Step
from fathom.kernel.reply import Edit, Until
from fathom.kernel.table import Table
from fathom.kernel.term import effect_digest
from toygame import TOY, Toy
from toygame.cards import CARDS
from toygame.deck import USUAL
from toygame.fight import Hit
from toygame.play import Do, run
from toygame.verbs import Draw, Gain, Heal

_numbers = count()


class Storm(Event):
    """An event of the made-up games: they all have the same."""

    __module__ = "faulty.events"

    n: int = 1

    def happen(self, t: Table) -> Step:
        return None


class Night(Procedure):
    __module__ = "faulty.procedures"
    PERIOD = "night"


class Faulty(Toy):
    """A made-up game with one card, which may name things that do not exist."""

    moments = frozenset({"dusk/window"})
    values = frozenset({"attack"})
    phases = frozenset({"turn"})

    def __init__(self, *cards: Card) -> None:
        self.given = cards

    def cards(self) -> Mapping[str, Sequence[Card]]:
        return {"deck": self.given}


def load(*abilities: Ability, slug: str = "lantern") -> Game:
    """Load a game whose only card has these abilities."""
    home = f"faulty{next(_numbers)}"

    class FaultyCard(Card):
        @classmethod
        def home(cls) -> str:
            return home

    class Loaded(Faulty):
        package = f"faulty.{home}"

    for kind in (Storm, Night):
        kind.__module__ = Loaded.package
    game = Loaded(FaultyCard(slug, *abilities))
    audit(game)
    return game


def on_storm(effect: Effect, timing: str = "would", limit: Limit | None = None) -> Trigger:
    return Trigger("Storm", effect, timing=timing, moment="moment-aimed", limit=limit)


def louder(n: int) -> int:
    return n + 1


SOUND: list[Callable[[], Ability]] = [
    lambda: on_storm(Edit("effect-halve", "n", louder)),
    lambda: on_storm(Gain(1), "after", Limit("night")),
    lambda: on_storm(Gain(1), "after", Limit("game")),
    lambda: Trigger("dusk", Gain(1), timing="window", moment="moment-dusk"),
    lambda: Modifier("attack", 1),
    lambda: Activated(InSequence(Draw(1), Until("night", Modifier("attack", 1)))),
]
WRONG: dict[str, tuple[Callable[[], Ability], str]] = {
    "event": (lambda: Trigger("Strom", Gain(1), moment="moment-aimed"), "the moment Strom/after"),
    "timing": (lambda: on_storm(Gain(1), "wuold"), "the moment Storm/wuold"),
    "window": (lambda: Trigger("dsuk", Gain(1), timing="window", moment="moment-dusk"), "the moment dsuk/window"),
    "value": (lambda: Modifier("attak", 1), "the value attak"),
    "phase": (lambda: Activated(Draw(1), phase="trun"), "the phase trun"),
    "field": (lambda: on_storm(InSequence(Gain(1), Edit("effect-halve", "m", louder))), "the field m of Storm"),
    "limit": (lambda: on_storm(Gain(1), limit=Limit("nigth")), "the period nigth"),
    "lasting": (lambda: Activated(Until("nigth", Modifier("attack", 1))), "the period nigth"),
    "value that lasts": (lambda: Activated(Until("night", Modifier("attak", 1))), "the value attak"),
}


@pytest.mark.parametrize("ability", SOUND)
def test_what_exists_may_be_named(ability: Callable[[], Ability]) -> None:
    assert load(ability())


@pytest.mark.parametrize(("ability", "what"), WRONG.values(), ids=list(WRONG))
def test_what_does_not_exist_is_an_error_that_names_the_card(ability: Callable[[], Ability], what: str) -> None:
    """It would have been silent for ever: nothing ever happens at a moment that nobody opens."""
    with pytest.raises(TypeError, match=rf"faulty\d+, lantern: .*{what}"):
        load(Modifier("attack", 1), ability())


def test_two_cards_of_one_name_are_an_error() -> None:
    """The frames of one would run the effects of the other."""

    class Twin(Card):
        @classmethod
        def home(cls) -> str:
            return "twins"

    class Twins(Faulty):
        package = "twins"

    one, other = Twin("lantern", Modifier("attack", 1)), Twin("candle", Modifier("attack", 1))
    audit(Twins(one, other))
    with pytest.raises(TypeError, match="twins: there are two cards lantern"):
        audit(Twins(one, Twin("lantern", Modifier("attack", 2))))


@pytest.mark.parametrize("game", [TOY, MANOR, LINER], ids=lambda game: game.id)
def test_the_games_of_the_tests_are_sound(game: Game) -> None:
    audit(game)


# ---- one ability, one card


@pytest.mark.parametrize(
    "ability",
    [Modifier("attack", 1), Activated(Gain(1)), Trigger("Hit", Gain(1), moment="moment-aimed")],
    ids=["modifier", "activated", "trigger"],
)
def test_an_ability_stands_on_one_card(ability: Ability) -> None:
    """A second card would have taken over its id, and the texts and limits of the first with it."""
    Card("first", ability)
    with pytest.raises(TypeError, match=r"fathom/second/.*stands on fathom/first/.* already"):
        Card("second", ability)


def test_an_effect_stands_in_one_place() -> None:
    coin = Gain(1)
    with pytest.raises(TypeError, match="twice/gain-2: the same Gain stands on twice/gain already"):
        InSequence(coin, coin).bind("twice")


# ---- fields


def test_a_field_that_does_not_exist_is_refused() -> None:
    for wrong in (lambda: Hit(by=0, too=1, n=1), lambda: Scope(you=1, whom=2), lambda: Do(effect="x").but(yuo=1)):
        with pytest.raises(TypeError, match=r"has no field (too|whom|yuo)|'(too|whom|yuo)' is an invalid keyword"):
            wrong()


class Asks(Procedure):
    answer: object = None

    def step_1_call(self, t: Table) -> Step:
        return Answers().called("anwser")


class Answers(Procedure):
    def step_1_end(self, t: Table) -> None:
        self.finish(42)


def test_a_result_cannot_land_in_a_field_that_does_not_exist() -> None:
    with pytest.raises(TypeError, match=r"test_audit.Asks has no field anwser for the result of test_audit.Answers"):
        run(Asks())


# ---- ids that say what they mean


def test_ids_name_card_ability_and_part() -> None:
    ids = [effect.id for card in CARDS.values() if card.play for effect in (card.play, *card.play.parts)]
    assert "toygame/ricochet/play/in-sequence" in ids
    assert len(set(ids)) == len(ids)
    assert all(id.split("/")[1] in USUAL for id in ids)


def test_swapping_the_abilities_of_a_card_does_not_swap_what_saved_frames_mean() -> None:
    """A frame in the middle of "draw" goes on drawing when a new edition prints the other ability first."""

    def edition(*abilities: Ability) -> dict[str, str]:
        card = Card("lantern", *abilities)
        return {ability.id: type(ability.effect).__name__ for ability in card.abilities}

    def first() -> Ability:
        return Activated(Draw(1), phase="turn")

    def second() -> Ability:
        return Trigger("dusk", Heal(1), timing="window", moment="moment-dusk")

    assert edition(first(), second()) == edition(second(), first()) == {
        "fathom/lantern/turn": "Draw",
        "fathom/lantern/window-dusk": "Heal",
    }  # fmt: skip


def test_the_digest_of_an_effect_changes_with_what_it_is() -> None:
    """Its number, its kind, its parts, its order: whatever a frame in the middle of it would notice."""

    def digest(*effects: Effect) -> str:
        effect = InSequence(*effects)
        effect.bind(f"digest-{next(_numbers)}")
        return effect_digest(effect.id)

    assert digest(Gain(1), Draw(2)) == digest(Gain(1), Draw(2)), "another copy of the same"
    others = [digest(Gain(2), Draw(2)), digest(Gain(1), Draw(1)), digest(Draw(2), Gain(1)), digest(Heal(1), Draw(2)),
              digest(Gain(1)), digest(Gain(1), Draw(2), Draw(2))]  # fmt: skip
    assert len({digest(Gain(1), Draw(2)), *others}) == 1 + len(others)
