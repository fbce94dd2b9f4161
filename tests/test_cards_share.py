"""Cards are made of what other cards are made of, too: few have a sentence, a procedure or an effect of their own."""

from __future__ import annotations

from statistics import median

import pytest

import fathom
from card_reach import (
    cards_with_effects,
    cards_with_words_of_their_own,
    effect_classes,
    lines_of_cards,
    lonely,
    reached,
    users,
)

SHARE = {"abyss": 0.15, "unfathomable": 0.28}
"""The part of the cards that may reach something that no other card reaches; of Unfathomable 0.2 are wanted."""
WORDS = {"abyss": 0.42, "unfathomable": 0.5}
"""The part of the cards that may need any word of their own, names of things and moments counted."""
CLASSES = {"abyss": 45, "unfathomable": 55}
LONELY_CLASSES = {"abyss": 0, "unfathomable": 1}
LINES = {"abyss": 3, "unfathomable": 8}
"""The median of the lines of code per card, with all that only it uses."""

_VALUE = "bends a rule that no other card touches; the rule asks for its value"
EXCEPTIONS = {
    "abyss": {
        "lord-assassin": "no other card disables a Lord",
        "lord-cleaner": _VALUE,
        "lord-commander": "its limit goes on, at the end of each turn",
        "lord-counterfeiter": _VALUE,
        "lord-coward": _VALUE,
        "lord-fence": "gives to several players at once, and the figure is looked at after all of them",
        "lord-hypnotist": _VALUE,
        "lord-intrepid": _VALUE,
        "lord-invoker": "no other card gives a turn",
        "lord-liberator": "no other card takes a Lord off a Location",
        "lord-master-of-magic": _VALUE,
        "lord-outlaw": _VALUE,
        "lord-rebel": "no other card takes life points",
        "lord-shaman": _VALUE,
        "lord-sorcerer": "a fight that is offered to every hand that might fight, so that silence tells nothing",
        "lord-tamer": "no other card changes the reward of a Monster, and it stays out of a game with Leviathans",
    },
}  # fmt: skip
"""Games whose cards are looked through, with the reason for each card that has something to itself."""

GAMES = list(fathom.games())


@pytest.mark.parametrize("game", GAMES)
def test_few_cards_reach_what_no_other_card_reaches(game: str) -> None:
    cards, alone = cards_with_effects(game), lonely(game)
    assert len(cards) > 100
    told = "\n".join(f"{slug}: {', '.join(f'{one.kind} {one.name}' for one in own)}" for slug, own in alone.items())
    assert len(alone) <= SHARE[game] * len(cards), f"{len(alone)} of {len(cards)}:\n{told}"


@pytest.mark.parametrize("game", EXCEPTIONS)
def test_every_card_with_something_to_itself_has_a_reason(game: str) -> None:
    assert set(lonely(game)) == set(EXCEPTIONS[game])


@pytest.mark.parametrize("game", GAMES)
def test_not_many_cards_need_words_of_their_own(game: str) -> None:
    own = cards_with_words_of_their_own(game)
    assert len(own) <= WORDS[game] * len(cards_with_effects(game)), sorted(own)


@pytest.mark.parametrize("game", GAMES)
def test_every_effect_class_has_two_users_and_there_are_not_many(game: str) -> None:
    classes = effect_classes(game)
    assert len(classes) > 10
    assert len(classes) <= CLASSES[game], sorted(classes)
    alone = [name for name, n in classes.items() if n < 2]
    assert len(alone) <= LONELY_CLASSES[game], alone


@pytest.mark.parametrize("game", GAMES)
def test_a_card_is_a_few_lines(game: str) -> None:
    lines = lines_of_cards(game)
    assert len(lines) > 0.8 * len(cards_with_effects(game)), "most cards are found in the code"
    assert median(lines.values()) <= LINES[game]


def test_what_a_card_reaches() -> None:
    """A look at single cards: what is counted, and that nothing is forgotten."""
    cards = cards_with_effects("abyss")
    rebel = {(one.kind, one.name) for one in reached("abyss", cards["lord-rebel"])}
    assert {("message", "effect-strike"), ("procedure", "StrikeLeviathan"), ("class", "Choice")} <= rebel
    tamer = {(one.kind, one.name) for one in reached("abyss", cards["lord-tamer"])}
    assert tamer >= {("message", "modifier-threat-space"), ("own id", "lord-tamer")}
    slaver = {(one.kind, one.name) for one in reached("abyss", cards["lord-slaver"])}
    assert {("class", "DiscardAllies"), ("message", "effect-discard-allies"), ("class", "Gain")} <= slaver
    assert "lord-keeper" not in cards, "it does nothing"
    by_name = {(one.kind, one.name): slugs for one, slugs in users("abyss").items()}
    assert by_name["procedure", "TakeSentinel"] == {"lord-watcher", "lord-vigil", "lord-lookout"}
