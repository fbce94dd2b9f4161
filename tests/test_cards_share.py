"""Cards are made of what other cards are made of, too: few have a sentence, a procedure or an effect of their own."""

from __future__ import annotations

from statistics import median

import pytest

from card_reach import (
    cards_with_effects,
    cards_with_words_of_their_own,
    effect_classes,
    lines_of_cards,
    lonely,
    reached,
    told,
    users,
)

SHARE = {"abyss": 0.15, "arkham": 0.14, "call_of_madness": 0.07, "unfathomable": 0.14}
"""The part of the cards that may reach something that no other card reaches."""
WORDS = {"abyss": 0.42, "arkham": 0.64, "call_of_madness": 0.15, "unfathomable": 0.41}
"""The part of the cards that may need any word of their own, names of things and moments counted."""
CLASSES = {"abyss": 45, "arkham": 45, "call_of_madness": 20, "unfathomable": 44}
LINES = {"abyss": 3, "arkham": 8, "call_of_madness": 6, "unfathomable": 8}
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
    "arkham": {
        "abandoned-and-alone": "no other card removes a discard pile from the game",
        "close-call": "no other card shuffles an enemy away",
        "dark-memory": "works from the hand, and is shown then",
        "encyclopedia": "any of the four skills, which it does not list",
        "false-lead": "no other card gains surge",
        "grotesque-statue": "two tokens instead of one",
        "hospital-debts": "no other card takes experience",
        "hunting-nightgaunt": _VALUE,
        "investigating-the-trail": "brings back the cultists of the scenario before, in the lead investigator's order",
        "lita-chantler": "a story card that the campaign keeps, and that nobody controls at first",
        "scrying": "looks at cards and puts them back in any order",
        "sure-gamble": "no other card turns a token's sign",
        "the-barrier": "an objective of investigators in one place, at the end of a round",
        "the-devourer-below": "a scenario with rules of its own for positions",
        "the-midnight-masks": "a scenario with rules of its own for positions",
        "the-necronomicon": "no other card makes one token count as another",
        "the-ritual-begins": "a weakness for the rest of the campaign",
        "theyre-getting-out": "moves enemies, and defeats everybody",
        "trapped": "takes a location out of the game and everybody in it elsewhere",
        "umordhoth": "no other enemy readies itself",
        "vengeance-awaits": "takes the place of act and agenda",
        "wendys-amulet": _VALUE,
        "will-to-survive": _VALUE,
    },
    "unfathomable": {
        "astral-travel": "figures of both kinds, each to a space of its own, and titles are lost when all have moved",
        "barricade-the-hatches": "no other card closes the rooms",
        "elder-sign-amulet": "no other card repeats an action",
        "feat-arjun": "takes the place of a test and resolves its outcome",
        "feat-beatrice": "a die that is set and not rolled",
        "feat-edmund": "no other card replaces a mythos card that was shown",
        "feat-ishmael": "no other card looks at loyalty cards",
        "feat-samira": "a number from minus to plus as many as there are items",
        "flare-gun": "two things of which one, the other or both are done, and who is called may decline",
        "gift-of-the-mother": "no other card builds the chaos deck anew or removes an item wherever it is",
        "kitchen-knife": _VALUE,
        "lore-5": "no other card adds a skill that supports a test",
        "lucky-ring": "its price waits for the outcome of the test",
        "memory-of-the-deep": "no other card goes away before its icons",
        "observation-5": "no other card keeps chaos out of a test",
        "plague-of-locusts": "the roll is a number, and a limit for something else",
        "reveal-edmund": "a crisis with rules of its own",
        "reveal-samira": "takes an item away from somebody",
        "reveal-william": "a track moves in either direction, as far as its owner says",
        "room-captains-cabin": "its test is about somebody, who is named before it",
        "sheet-jamie": "whichever weapon is at hand",
        "sheet-samira": "gives an item away",
        "sheet-william": "a single card, seen and put on either end of its deck",
        "the-peacemaker": _VALUE,
        "tool-kit": "no other card repairs",
        "volunteer-army": "as many as its owner says, and as many for them",
    },
}  # fmt: skip
"""Games whose cards are looked through, with the reason for each card that has something to itself."""

GAMES = list(SHARE)


@pytest.mark.parametrize("game", GAMES)
def test_few_cards_reach_what_no_other_card_reaches(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    with capsys.disabled():
        print(f"\n{told(game)}")
    cards, alone = cards_with_effects(game), lonely(game)
    assert len(cards) > 100
    own = "\n".join(f"{slug}: {', '.join(f'{one.kind} {one.name}' for one in own)}" for slug, own in alone.items())
    assert len(alone) <= SHARE[game] * len(cards), f"{told(game)}\n{own}"


@pytest.mark.parametrize("game", EXCEPTIONS)
def test_every_card_with_something_to_itself_has_a_reason(game: str) -> None:
    assert set(lonely(game)) == set(EXCEPTIONS[game])


@pytest.mark.parametrize("game", GAMES)
def test_not_many_cards_need_words_of_their_own(game: str) -> None:
    own = cards_with_words_of_their_own(game)
    assert len(own) <= WORDS[game] * len(cards_with_effects(game)), own


@pytest.mark.parametrize("game", GAMES)
def test_every_effect_class_has_two_users_and_there_are_not_many(game: str) -> None:
    classes = effect_classes(game)
    assert len(classes) > 10
    assert len(classes) <= CLASSES[game], sorted(classes)
    assert [name for name, n in classes.items() if n < 2] == []


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
