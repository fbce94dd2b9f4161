"""Data: clone, JSON, equality and fingerprint follow from the declared fields."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fathom.kernel.data import Data, encode, fingerprint


class Leaf(Data):
    n: int = 0
    name: str = ""
    tags: tuple[str, ...] = ()
    loud: bool = False


class Tree(Data):
    leaf: Leaf
    spare: Leaf | None = None
    leaves: list[Leaf]
    counts: dict[str, int]
    by_seat: dict[int, int]
    seats: list[int]
    piles: list[tuple[str, ...]]
    pairs: tuple[tuple[int, str], ...] = ()
    number: int = -1


class Grove(Data):
    by_name: dict[str, Leaf]


words = st.text(max_size=5)
numbers = st.integers(-(2**53), 2**53)
leaves = st.builds(Leaf, n=numbers, name=words, tags=st.tuples(words, words) | st.just(()), loud=st.booleans())
trees = st.builds(
    Tree,
    leaf=leaves,
    spare=st.none() | leaves,
    leaves=st.lists(leaves, max_size=3),
    counts=st.dictionaries(words, numbers, max_size=3),
    by_seat=st.dictionaries(st.integers(0, 5), numbers, max_size=3),
    seats=st.lists(numbers, max_size=4),
    piles=st.lists(st.tuples(words), max_size=3),
    pairs=st.lists(st.tuples(numbers, words), max_size=3).map(tuple),
    number=numbers,
)


@given(trees)
def test_json_round_trip_gives_an_equal_value_of_the_same_kind(tree: Tree) -> None:
    again = Data.from_json(json.loads(encode(tree.to_json())))
    assert type(again) is Tree
    assert again == tree
    assert fingerprint(again.to_json()) == fingerprint(tree.to_json())


@given(trees)
def test_clone_is_equal_and_independent(tree: Tree) -> None:
    before = encode(tree.to_json())
    copy = tree.clone()
    assert copy == tree
    copy.leaf.n += 1
    copy.leaves.append(Leaf())
    copy.leaves[0].name += "!"
    copy.counts["new"] = 1
    copy.by_seat[9] = 1
    copy.seats.append(1)
    copy.piles.append(("x",))
    assert encode(tree.to_json()) == before
    assert copy != tree


@given(trees, trees)
def test_equal_values_and_only_those_have_equal_fingerprints(a: Tree, b: Tree) -> None:
    assert (a == b) == (fingerprint(a.to_json()) == fingerprint(b.to_json()))


def test_but_changes_a_copy() -> None:
    tree = Tree(leaf=Leaf(n=1), seats=[1])
    other = tree.but(number=5)
    assert (tree.number, other.number) == (-1, 5)
    other.seats.append(2)
    assert tree.seats == [1]


def test_every_instance_gets_its_own_empty_lists_and_dicts() -> None:
    a, b = Tree(), Tree()
    a.seats.append(1)
    a.counts["x"] = 1
    assert (b.seats, b.counts, b.leaf) == ([], {}, None)


def test_fields_at_their_default_are_left_out() -> None:
    assert Leaf(n=3).to_json() == {"is": Leaf.NAME, "n": 3}


def test_equality_asks_for_the_same_kind() -> None:
    class Other(Data):
        n: int = 0

    assert Leaf(n=1) != Other(n=1)
    with pytest.raises(TypeError):
        hash(Leaf())


def test_encoding_does_not_depend_on_the_order_of_keys() -> None:
    assert encode({"a": 1, "b": [2]}) == encode({"b": [2], "a": 1})


@pytest.mark.parametrize(
    "damaged",
    [
        None,
        [],
        "kernel.Leaf",
        {},
        {"is": "nobody.Knows"},
        {"is": None},
        {"is": Leaf.NAME, "weight": 1},
        {"is": Leaf.NAME, "n": "many"},
        {"is": Leaf.NAME, "tags": 5},
        {"is": Tree.NAME, "leaf": {"is": "nobody.Knows"}},
        {"is": Tree.NAME, "leaf": "leaf"},
        {"is": Tree.NAME, "leaves": [1]},
        {"is": Tree.NAME, "leaves": 7},
        {"is": Tree.NAME, "leaves": None},
        {"is": ["unhashable"]},
    ],
)
def test_what_is_not_data_is_refused_with_a_value_error(damaged: Any) -> None:
    with pytest.raises(ValueError):
        Data.from_json(damaged)


def test_a_dict_of_data_is_cloned_and_saved_like_a_list_of_data() -> None:
    grove = Grove(by_name={"oak": Leaf(n=1)})
    copy = grove.clone()
    copy.by_name["oak"].n = 2
    assert grove.by_name["oak"].n == 1
    assert Data.from_json(json.loads(encode(grove.to_json()))) == grove


def test_a_second_class_of_the_same_name_is_refused() -> None:
    """Saved data names its class by game and class name: two of one name would load as the wrong one."""
    type("Twin", (Data,), {"__module__": "fathom.games.nowhere.one"})
    with pytest.raises(TypeError):
        type("Twin", (Data,), {"__module__": "fathom.games.nowhere.two"})
