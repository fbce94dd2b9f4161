"""Selectors, numbers and conditions: closed under their operators, and able to say themselves."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from fathom.kernel.effect import Scope
from fathom.kernel.procedure import Procedure
from fathom.kernel.select import ALL_SEATS, CHOSEN, OPPONENTS, Condition, Count, Num, Selector, num
from fathom.kernel.text import LANGUAGES, Text
from toygame.play import at, seat
from toygame.verbs import YOURS

TABLE = at(seat(in_play=["drum", "idol"]), seat(in_play=["leech"]), seat(), seat())
HERE = Scope(you=2)

items = st.lists(st.integers(0, 6), unique=True, max_size=5)


def these(*found: int) -> Selector:
    return Selector("select-opponents", lambda t, s: found)


def test_seats_come_in_turn_order_from_the_owner_on() -> None:
    assert OPPONENTS.find(TABLE, HERE) == (3, 0, 1)
    assert ALL_SEATS.find(TABLE, HERE) == (2, 3, 0, 1)


@given(items, items)
def test_operators_keep_the_order_of_the_left_and_repeat_nothing(left: list[int], right: list[int]) -> None:
    a, b = these(*left), these(*right)
    assert (a & b).find(TABLE, HERE) == tuple(x for x in left if x in right)
    assert (a - b).find(TABLE, HERE) == tuple(x for x in left if x not in right)
    assert (a | b).find(TABLE, HERE) == tuple(dict.fromkeys([*left, *right]))


@given(st.integers(-5, 5), st.integers(-5, 5), st.integers(-3, 3))
def test_numbers_compute(a: int, b: int, factor: int) -> None:
    expression = num(a) + factor * num(b) - b
    assert isinstance(expression, Num)
    assert expression.value(TABLE, HERE) == a + factor * b - b


def test_numbers_are_read_off_the_table_for_the_acting_seat() -> None:
    mine = Count(YOURS)
    assert [mine.value(TABLE, Scope(you=number)) for number in range(4)] == [2, 1, 0, 0]
    assert mine.value(TABLE, Scope(you=0, who=1)) == 1
    assert (5 * mine + 2).value(TABLE, Scope(you=0)) == 12
    assert num(mine) is mine


def test_conditions_combine() -> None:
    yes = Condition("if-poor", lambda t, s: True)
    no = Condition("if-poor", lambda t, s: False)
    assert (yes & yes).holds(TABLE, HERE)
    assert not (yes & no).holds(TABLE, HERE)
    assert (~no).holds(TABLE, HERE)
    assert not (~(yes & ~no)).holds(TABLE, HERE)


def test_everything_says_itself_in_three_languages() -> None:
    poor = Condition("if-poor", lambda t, s: True)
    texts = [
        ((ALL_SEATS & OPPONENTS) | YOURS).say(),
        (ALL_SEATS - OPPONENTS).say(),
        (OPPONENTS - CHOSEN).say(),
        (2 * Count(YOURS) + 5 - 1).say(),
        (poor & ~poor).say(),
    ]
    for text in texts:
        for lang in LANGUAGES:
            assert text.within("toy").render(lang)


def test_words_may_carry_arguments() -> None:
    condition = Condition(Text("log-die", n=4), lambda t, s: True)
    assert condition.say().within("toy").render("en") == "The die shows 4."
    selector = Selector("log-die", lambda t, s: (), n=2)
    assert selector.say().within("toy").render("en") == "The die shows 2."


def test_a_scope_acts_on_the_seat_of_the_loop_or_on_its_owner() -> None:
    assert Scope(you=1).seat == 1
    assert Scope(you=1, who=0).seat == 0


def test_a_scope_finds_the_event_it_answers() -> None:
    class Holder(Procedure):
        event: str = "the event"

    t = at(seat(), seat())
    t.frames.append(Holder(id=99))
    assert Scope(frame=99).event(t) == "the event"
