"""The player aid of every game, and the words for what its bots weigh."""

from __future__ import annotations

import random

import pytest

import fathom
from fathom.bots import advise
from fathom.content import AID_SECTIONS, aid_of
from fathom.kernel.text import LANGUAGES, Text, lexicon

GAMES = ("abyss", "unfathomable", "arkham", "call_of_madness")


@pytest.mark.parametrize("game", GAMES)
def test_every_section_of_the_aid_has_words_and_clauses(game: str) -> None:
    found = fathom.games()[game]
    aid = aid_of(found.package)
    assert tuple(aid) == AID_SECTIONS and all(aid.values())
    entries = [entry for section in aid.values() for entry in section]
    assert len({entry.id for entry in entries}) == len(entries)
    assert {entry.rule for entry in entries} <= found.clauses().keys()
    for lang in LANGUAGES:
        told = [Text(f"aid-{e.id}{end}", game).render(lang) for e in entries for end in ("", "-is")]
        assert all(told) and sum(map(len, told)) < 4200, "one page"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_of_the_aid_is_left_over(game: str, lang: str) -> None:
    entries = [entry for section in aid_of(fathom.games()[game].package).values() for entry in section]
    wanted = {f"aid-{entry.id}{end}" for entry in entries for end in ("", "-is")}
    assert {id for id in lexicon(game, lang).bundle._messages if id.startswith("aid-")} == wanted


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_what_a_bot_weighs_adds_up_and_has_words(game: str, seed: int) -> None:
    """A hint names the parts of the judgment that the bot really makes."""
    found = fathom.games()[game]
    table, rng = fathom.new(game, seats=3, seed=seed, options={name: s.values[-1] for name, s in found.options.items()
                                                             if found.id == "abyss"}), random.Random(seed)  # fmt: skip
    for _ in range(120):
        decision = table.decision
        if decision is None:
            break
        for seat in range(3):
            parts = found.prospects(table, seat)
            assert sum(parts.values()) == pytest.approx(found.evaluate(table, seat))
            assert all(Text(f"prospect-{name}", game).render(lang) for name in parts for lang in LANGUAGES)
        table.choose(decision.sample(rng), decision.seat)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_legal_and_says_why(game: str) -> None:
    table = fathom.new(game, seats=3, seed=1)
    reasons, close = set(), []
    for number in range(60):
        decision = table.decision
        assert decision is not None
        advice = advise(table, decision.seat, random.Random(number))
        assert decision.accepts(advice.answer)
        if number % 5 == 0:
            assert advice == advise(table, decision.seat, random.Random(number)), "the same question, the same hint"
        reasons |= {reason.id for reason in advice.reasons}
        close += [advice.reasons for reason in advice.reasons if reason.id == "hint-close"]
        assert all(reason.render(lang) for reason in advice.reasons for lang in LANGUAGES)
        table.choose(advice.answer, decision.seat)
    assert reasons >= {"hint-for", "hint-against"}
    assert all(len(alone) == 1 for alone in close), "nothing speaks for it, and experience says nothing either"
    assert close or game == "abyss", "where every question of these has a maxim"
    assert len([id for id in reasons if id.startswith("maxim-")]) >= 3, "what experience says of such a question"


@pytest.mark.parametrize("game", GAMES)
def test_every_maxim_is_about_a_question_of_the_game(game: str) -> None:
    for lang in LANGUAGES:
        ids = set(lexicon(game, lang).ids())
        maxims = {id.removeprefix("maxim-") for id in ids if id.startswith("maxim-")}
        assert len(maxims) >= 7 and maxims <= ids, lang


def test_a_hint_depends_on_nothing_its_seat_cannot_know() -> None:
    """Two tables that look alike to a seat give the same hint."""
    table, rng = fathom.new("abyss", seats=3, seed=4), random.Random(2)
    for _ in range(40):
        decision = table.decision
        assert decision is not None
        seat = decision.seat
        other = table.determinize(seat, random.Random(9))
        assert advise(table, seat, random.Random(5)) == advise(other, seat, random.Random(5))
        table.choose(decision.sample(rng), seat)
