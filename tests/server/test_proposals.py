"""An undo that takes back what others saw is proposed: who has a say, and what lets a proposal lapse."""

from __future__ import annotations

import random

import pytest

from fathom.kernel.text import LANGUAGES, Text
from fathom.server import wire
from fathom.server.live import Holder, Live, Seat
from fathom.server.states import state_of
from fathom.server.undoing import SIZES
from server.table_play import HOSTS, can_only_be_proposed, does, live_of, proposed, refused, sample, until


def test_an_undo_that_needs_consent_waits_for_all_the_others() -> None:
    live = proposed()
    before = live.table.fingerprint()
    assert live.proposal is not None and (live.proposal.seat, live.proposal.needed) == (0, [1, 2])
    one = does(live, 1, wire.Agree())
    assert one.proposal is not None and one.proposal.agreed == [1] and one.table.fingerprint() == before
    both = does(one, 2, wire.Agree())
    assert both.proposal is None and both.table.choices == live.proposal.number
    assert both.table.answers[-1][0] == -1 and set(both.table.answers[-1][1]) == {"reseed"}


def test_agreeing_twice_is_agreeing_once() -> None:
    live = does(does(proposed(), 1, wire.Agree()), 1, wire.Agree())
    assert live.proposal is not None and live.proposal.agreed == [1]


def test_who_may_speak_to_a_proposal() -> None:
    live = proposed()
    assert refused(live, 0, wire.Agree(yes=True)) == ("not-allowed", "own-proposal")
    assert does(live, 0, wire.Agree(yes=False)).proposal is None
    assert does(live, 2, wire.Agree(yes=False)).proposal is None
    assert refused(does(live, 2, wire.Agree(yes=False)), 1, wire.Agree()) == ("stale", "no-proposal")
    third = does(does(proposed(), 2, wire.Hand(seat=2, bot="random")), 0, wire.Undo())
    assert third.proposal is not None and third.proposal.needed == [1]
    assert refused(third, 2, wire.Agree()) == ("not-allowed", "not-asked-to-agree")


def test_who_agrees_to_one_proposal_agrees_to_no_other() -> None:
    """Between looking and agreeing, or on the way here, another may have come that takes more back."""
    first = proposed()
    assert first.proposal is not None and first.proposal.entry == first.entry
    yes = wire.Agree(proposal=first.entry)
    another = does(does(first, 0, wire.Agree(yes=False, proposal=first.entry)), 0, wire.Undo(size="turn"))
    assert another.proposal is not None
    assert refused(another, 1, yes) == ("stale", "no-proposal")
    assert refused(another, 1, wire.Agree(yes=False, proposal=first.entry)) == ("stale", "no-proposal")
    assert does(first, 1, yes).proposal.agreed == [1]  # type: ignore[union-attr]
    assert does(another, 1, wire.Agree(proposal=another.entry)).proposal.agreed == [1]  # type: ignore[union-attr]


@pytest.mark.parametrize("back", [False, True])
def test_nobody_loses_their_say_because_the_host_lets_a_bot_play(back: bool) -> None:
    """Handing a seat over, and back, is no consent: a host who plays could take back whatever they like."""
    live = proposed()
    choices = live.table.choices
    for seat in (1, 2):
        live = does(live, HOSTS, wire.Hand(seat=seat, bot="random"))
        assert live.proposal is None
        if back:
            live = does(live, HOSTS, wire.Hand(seat=seat, bot=""))
    live = does(live, 0, wire.Undo())
    assert live.proposal is not None and live.proposal.needed == [1, 2]
    assert live.table.choices == choices
    live = does(does(live, 1, wire.Agree()), 2, wire.Agree())
    assert live.table.choices < choices


@pytest.mark.parametrize("how", ["answer", "say", "nothing"])
def test_who_plays_or_talks_is_there_whether_they_gave_a_name_or_not(how: str) -> None:
    """A host who plays could replace a friend who never said a name by a bot, and take back what that friend saw."""
    live = live_of("human", "human")
    live.seats = [live.seats[0], Seat("human")]
    if how == "say":
        live = does(live, 1, wire.Say(text="Hello!"))
    live = until(live, lambda now: len({mark.seat for mark in now.past.marks if not mark.given}) > (how == "answer"))
    assert live.seats[1].joined is (how != "nothing")
    live = until(does(live, HOSTS, wire.Hand(seat=1, bot="random")), can_only_be_proposed)
    live = does(live, 0, wire.Undo())
    assert (live.proposal is None) is (how == "nothing"), "a friend who never came has no say"


def test_what_a_bot_answers_for_somebody_is_no_sign_of_them() -> None:
    live = live_of("human", "human")
    live.seats = [live.seats[0], Seat("human", bot="random")]
    live = until(live, lambda now: any(mark.seat == 1 for mark in now.past.marks))
    assert not live.seats[1].joined


def test_who_hands_over_their_own_seat_has_left() -> None:
    live = does(proposed(), 1, wire.Hand(seat=1, bot="random"))
    live = does(live, HOSTS, wire.Hand(seat=1, bot="greedy"))
    live = does(live, 0, wire.Undo())
    assert live.proposal is not None and live.proposal.needed == [2]
    live = does(does(live, 1, wire.Hand(seat=1, bot="")), 0, wire.Undo())
    assert live.proposal is not None and live.proposal.needed == [1, 2]


def test_the_table_is_told_who_plays_and_who_got_a_key() -> None:
    live = does(live_of("human", "human", "random"), HOSTS, wire.Hand(seat=1, bot="random"))
    live = does(live, HOSTS, wire.Hand(seat=1, bot="greedy"))  # still a bot: nothing to tell
    live = does(live, HOSTS, wire.Hand(seat=2, bot="greedy"))
    live = does(live, 1, wire.Hand(seat=1, bot=""))
    live = does(live, 0, wire.Hand(seat=0, bot="random"))
    for seat in (1, None):
        for new in (True, False):
            live = does(live, HOSTS, wire.Rekeyed(seat=seat, new=new))
    told = [line.phrase["id"] for line in live.chat if line.phrase]
    keys = ["seat-key-new", "seat-key-gone", "watch-key-new", "watch-key-gone"]
    assert told == ["seat-replaced", "seat-back", "seat-left", *keys]
    for line in live.chat:
        assert all(Text.from_json(line.phrase or {}).render(lang) for lang in LANGUAGES)


def test_an_answer_under_seal_is_taken_back_with_those_of_bots_only() -> None:
    def fits(live: Live) -> bool:
        return live.table.together and live.waiting == [0, 1, 2]

    asked = until(live_of("human", "human", "random", game="unfathomable"), fits)
    number = asked.table.choices
    mine = sample(asked, random.Random(1), 0)
    assert mine.undo_is_free(0, number)
    assert sample(mine, random.Random(1), 2).undo_is_free(0, number)
    assert not sample(mine, random.Random(1), 1).undo_is_free(0, number)
    opened = sample(sample(mine, random.Random(1), 1), random.Random(1), 2)
    assert not opened.undo_is_free(2, opened.table.choices - 1)


def test_nothing_is_taken_back_after_the_end() -> None:
    live = until(live_of("human", "human"), lambda live: live.over)
    for seat in (0, 1):
        for size in SIZES:
            assert refused(live, seat, wire.Undo(size=size)) == ("over", "undo-after-the-end")
        assert set(state_of(live, Holder("seat", seat), 0, 0, ())["undo"].values()) == {None}


def test_a_proposal_of_a_seat_given_to_a_bot_is_off() -> None:
    live = does(proposed(), 0, wire.Hand(seat=0, bot="random"))
    assert live.proposal is None


def test_only_those_who_were_asked_count_as_agreed() -> None:
    def fits(live: Live) -> bool:
        number = live.past.target(live.table, 0, "choice")
        return number is not None and not live.undo_is_free(0, number)

    live = does(until(live_of("human", "human", "random"), fits), 0, wire.Undo())
    live = does(live, HOSTS, wire.Hand(seat=2, bot="greedy"))
    assert live.proposal is not None and live.proposal.agreed == []


def test_an_answer_lets_a_proposal_lapse() -> None:
    assert sample(proposed(), random.Random(1)).proposal is None


def test_bots_wait_while_people_talk_about_an_undo() -> None:
    def fits(live: Live) -> bool:
        number = live.past.target(live.table, 0, "choice")
        return live.waiting == [2] and number is not None and not live.undo_is_free(0, number)

    live = until(live_of("human", "human", "random"), fits)
    assert live.answered_for() == [(2, "random")]
    live = does(live, 0, wire.Undo())
    assert live.waiting == [2] and live.answered_for() == []
    assert does(live, 1, wire.Agree(yes=False)).answered_for() == [(2, "random")]
