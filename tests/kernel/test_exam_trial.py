"""The exam on paper: cards of games to come can be written down; the hardest of them are played in the Manor."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from exam.manor import manor
from exam.manor.rounds import AttackOf, EnemyPhase
from exam.manor.skill_test import SkillTest
from exam.paper import asked, play, trace
from exam.trial import INVESTIGATIONS, MADNESS, PaperCard
from fathom.kernel.effect import Effect, effect_by_id
from fathom.kernel.term import effect_digest

CARDS = [*INVESTIGATIONS.values(), *MADNESS.values()]


def parts(effect: Effect) -> Iterator[Effect]:
    yield effect
    for part in effect.parts:
        yield from parts(part)


def effects(card: PaperCard) -> list[Effect]:
    roots = [card.play] if card.play else []
    roots += [part for a in card.abilities for part in (getattr(a, "effect", None), a.cost) if part is not None]
    return [part for root in roots for part in parts(root)]


def test_ten_cards_of_each_game_are_written_down() -> None:
    assert (len(INVESTIGATIONS), len(MADNESS)) == (10, 10)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.slug)
def test_a_card_on_paper_is_an_expression_whose_parts_are_known_by_name(card: PaperCard) -> None:
    found = effects(card)
    assert found
    for effect in found:
        assert effect_by_id(effect.id) is effect
        assert (effect.card, effect.id.split("/")[:2]) == (card.slug, ["paper", card.slug])
        assert effect_digest(effect.id)
    assert len({effect.id for effect in found}) == len(found)


# ---- played


def test_paper_one_chosen_enemy_is_blank_until_the_phase_ends() -> None:
    enemies = {"enemies": ("hunter#1", "hunter#2"), "stands": {"hunter#1": "hall", "hunter#2": "attic"}}
    t = manor(EnemyPhase(), hands=[("wipe#1",)], **enemies)
    assert asked(t) == (0, "window-at", ("pass", "wipe#1.0"))
    t = play(t, "wipe#1.0")
    assert "hunter#2 hunts" in trace(t) and "hunter#1 hunts" not in trace(t), "of the one its text is blank"
    assert t.value("blank", "hunter#1") == 1
    t = play(t, "hunter#1")
    assert (t.decision, t.value("blank", "hunter#1"), t.lasting) == (None, 0, ())


def test_paper_the_target_of_a_lasting_effect_is_asked_for() -> None:
    t = manor(EnemyPhase(), hands=[("wipe#1",)], enemies=("hunter#1", "hunter#2"))
    t = play(t, "wipe#1.0")
    assert asked(t) == (0, "choose-one", ("hunter#1", "hunter#2"))
    t = play(t, "hunter#2")
    assert "hunter#1 hunts" in trace(t) and "hunter#2 hunts" not in trace(t)


def test_paper_the_damage_of_an_attack_goes_to_another_enemy_and_its_horror_stays() -> None:
    t = manor(AttackOf(enemy="brute#1", seat=0), in_play=[("sister#1",)], enemies=("brute#1", "rat#1", "fury#1"))
    t = play(t, "sister#1.0")
    assert asked(t) == (0, "choose-one", ("rat#1", "fury#1")), "not the attacker"
    t = play(t, "fury#1")
    assert trace(t)[:2] == ["placed 2 damage fury#1", "placed 1 horror 0"]
    t = manor(AttackOf(enemy="brute#1", seat=0), in_play=[("sister#1",)], enemies=("brute#1",))
    assert trace(t)[0] == "placed 2 damage 0, 1 horror 0", "without another enemy nobody is asked"


def test_paper_a_card_comes_back_after_a_success_by_two() -> None:
    for difficulty, back in ((1, True), (2, False)):
        test = SkillTest(seat=0, skill="combat", difficulty=difficulty)
        t = manor(test, in_play=[("scavenger#1",)], discard=("hound#1", "lucky#1", "badge#1"), bag=("0",))
        assert (t.decision is not None) is back
        if back:
            t = play(t, "scavenger#1.0")
            assert asked(t) == (0, "choose-one", ("hound#1", "badge#1"))
            assert play(t, "badge#1").state.hands[0] == ("badge#1",)
