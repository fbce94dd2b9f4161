"""Leviathan: the Border, its nine spaces, and that it is never left empty."""

from __future__ import annotations

import random

import pytest

import fathom
from abyss_play import BOTH, LEVIATHAN
from leviathan_play import border, life_left, meets_monster

SUMS = {
    2: "space-2-3", 3: "space-2-3", 4: "space-4", 5: "space-5", 6: "space-6", 7: "space-7", 8: "space-8",
    9: "space-9", 10: "space-10", 11: "space-11-12", 12: "space-11-12",
}  # fmt: skip


@pytest.mark.rule("L-BRD-01", "LP-BRD-01")
@pytest.mark.parametrize("total", SUMS)
def test_the_sum_of_two_dice_names_one_of_nine_spaces(total: int) -> None:
    first = max(1, total - 6)
    elsewhere = "7" if total != 7 else "4"
    p = meets_monster(border={elsewhere: "01"}, rolls=(first, total - first), leviathan_deck=["17"])
    assert border(p) == {SUMS[int(elsewhere)]: "leviathan-01", SUMS[total]: "leviathan-17"}


@pytest.mark.rule("LP-BRD-01")
def test_the_border_has_nine_spaces() -> None:
    assert len(set(SUMS.values())) == 9
    table = fathom.new("abyss", seats=2, seed=1, options=LEVIATHAN)
    assert len(table.view(None)["table"]["border"]) == 9


@pytest.mark.rule("LP-BRD-02", "LP-BRD-01")
@pytest.mark.parametrize(
    ("before", "rolls"), [("2", (1, 2)), ("3", (1, 1)), ("11", (6, 6)), ("12", (6, 5)), ("8", (4, 4))]
)
def test_a_space_holds_one_leviathan_even_where_two_sums_share_it(before: str, rolls: tuple[int, int]) -> None:
    """Where a Leviathan lies already it attacks and goes; the two never share the space."""
    p = meets_monster(border={before: "20"}, rolls=rolls, leviathan_deck=["17"])
    assert border(p) == {SUMS[int(before)]: "leviathan-17"}
    assert p.s.wounds[0] == 2


@pytest.mark.rule("LP-BRD-02")
def test_a_position_cannot_put_two_leviathans_on_one_space() -> None:
    with pytest.raises(fathom.BadPosition):
        meets_monster(border={"2": "01", "3": "02"}, rolls=(1, 1))


@pytest.mark.rule("L-BRD-03", "LP-PLC-05")
@pytest.mark.parametrize(("seats", "seed", "options"), [(2, 11, LEVIATHAN), (3, 12, BOTH), (5, 13, LEVIATHAN)])
def test_a_leviathan_is_on_the_border_at_every_choice_of_a_game(
    seats: int, seed: int, options: dict[str, bool]
) -> None:
    table = fathom.new("abyss", seats=seats, seed=seed, options=options)
    rng = random.Random(seed)
    kills = 0
    while table.decision is not None:
        assert max(table.state.border) >= 0 or not table.state.leviathan_deck
        # Fighting on is preferred to everything else: games of pure chance rarely kill.
        keen = [key for key in ("fight", "attack-again", "explore") if key in table.decision.keys]
        table.choose(keen[0] if keen else table.decision.sample(rng), table.decision.seat)
        kills = sum(map(len, table.state.slain))
    assert kills >= 2


@pytest.mark.rule("L-BRD-03", "L-KIL-02")
def test_the_border_is_filled_again_as_soon_as_its_last_leviathan_dies() -> None:
    p = meets_monster(["crab-5"], border={"4": "12"}, rolls=(6, 6, 4), leviathan_deck=["01"])
    p.does("fight")
    assert border(p) == {"space-10": "leviathan-01"}
    assert life_left(p, "space-10") == 3
