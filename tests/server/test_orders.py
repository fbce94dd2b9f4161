"""Standing orders: few and short, for each seat of its own."""

from __future__ import annotations

import pytest

from fathom.lab.serving import Server
from fathom.server import orders, wire
from fathom.server.live import Entry, Holder, Live
from fathom.server.problems import Refused
from fathom.server.states import encode, state_of
from server.table_play import code_of, do, does, live_of, open_table


def refused(live: Live, seat: int, command: wire.Order) -> tuple[str, str]:
    with pytest.raises(Refused) as error:
        does(live, seat, command)
    return code_of(error.value)


def full() -> Live:
    """A table at which one seat has given all the orders it may, as long as they may be."""
    live = live_of("human", "human")
    for number in range(orders.MOST_ORDERS):
        question = f"{number % 7}".ljust(80, "q")
        live = does(live, 0, wire.Order(question=question, answer="x" * (orders.MOST_SIZE - 2), times=1000))
    return live


def test_a_seat_has_only_so_many_orders() -> None:
    live = full()
    one = wire.Order(question="ask-buy", answer="pass")
    assert refused(live, 0, one) == ("not-allowed", "too-many-orders")
    assert len(does(live, 1, one).table.standing) == 8
    live = does(live, 0, wire.Order(question="0".ljust(80, "q"), answer=None))
    assert does(live, 0, one).table.standing["0/ask-buy"]


def test_what_a_seat_may_order_is_no_burden_for_its_state() -> None:
    assert len(encode(state_of(full(), Holder("seat", 0), 0, 0, ())["orders"])) < 60_000


@pytest.mark.parametrize(
    "answer", ["x" * 999, "ł" * 500, ["abc"] * 200, {"k" * 900: 2**53, "l" * 100: 1}], ids=lambda a: str(a)[:9]
)
def test_the_answer_of_an_order_is_short(answer: wire.Reply) -> None:
    live = live_of("human", "human")
    assert refused(live, 0, wire.Order(question="ask-buy", answer=answer)) == ("too-large", "order-too-large")


def test_a_seat_gives_only_so_many_orders_in_a_game() -> None:
    """Those it took back count: the record keeps them."""
    live = live_of("human", "human")
    for number in range(orders.MOST_GIVEN // 2):
        for answer in ("pass", None):
            body = {"standing": [0, "ask-buy", answer, "", 0]}
            live = live.after(Entry(live.entry + 1, "order", 0, body, "", number))
    one = wire.Order(question="ask-buy", answer="pass")
    assert refused(live, 0, one) == ("not-allowed", "too-many-orders-given")
    assert refused(live, 0, wire.Order(question="ask-buy")) == ("not-allowed", "too-many-orders-given")
    assert does(live, 1, one).table.standing == {"1/ask-buy": (("pass", "", 0),)}


def test_whoever_has_given_all_orders_may_still_take_them_back() -> None:
    live = live_of("human", "human")
    for number in range(orders.MOST_GIVEN):
        body = {"standing": [0, "ask-buy", "pass" if number % 2 else None, "", 0]}
        live = live.after(Entry(live.entry + 1, "order", 0, body, "", number))
    assert does(live, 0, wire.Order(question="ask-buy")).table.standing == {}


def test_an_order_that_is_refused_says_how_much_may_be(sqlite_server: Server) -> None:
    opened = open_table(sqlite_server)
    response = do(opened, opened.seats[0], {"do": "order", "question": "ask-buy", "answer": "x" * 2000})
    assert (response.status_code, response.json()["code"]) == (413, "too-large")
    assert response.json()["text"]["args"]["most"] == orders.MOST_SIZE
