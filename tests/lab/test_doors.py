"""The doors for researchers pass the kits of the libraries they lead to, and betray nothing."""

from __future__ import annotations

import random
import re
import warnings
from pathlib import Path
from typing import Any

import gymnasium
import numpy
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env

import fathom
from fathom.lab.doors import solo, spiel, zoo
from fathom.lab.doors.unfolded import ACTIONS, MOST, NUMBERS, Unfolded, numbered, numbers
from fathom.lab.simulate import simulate

with warnings.catch_warnings():  # beside the engines of `make bench` it finds a game of its own, made the old way
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, render_test, seed_test

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
FORMS: list[tuple[str, int, dict[str, Any]]] = [
    ("abyss", 2, {}),
    ("abyss", 4, {"leviathan": True, "kraken": True}),
    ("unfathomable", 4, {"no_cultist": True}),
    ("arkham", 1, {}),
    ("arkham", 2, {"hands": "closed"}),
    ("call_of_madness", 1, {}),
    ("call_of_madness", 3, {}),
]
every_form = pytest.mark.parametrize(("game", "seats", "options"), FORMS)
quiet = pytest.mark.filterwarnings("ignore::UserWarning")  # the kits warn of observations that are dicts


# ---- single picks


@every_form
def test_random_picks_bring_a_game_to_its_end(game: str, seats: int, options: dict[str, Any]) -> None:
    rng = random.Random(3)
    play = Unfolded(game, seats, 5, options)
    asked = 0
    while play.seat >= 0:
        assert play.actions and all(0 <= action < ACTIONS for action in play.actions)
        assert sum(play.mask()) == len(play.actions)
        play.act(rng.choice(sorted(play.actions)))
        asked += 1
        assert asked < 20_000
    assert set(play.returns()) <= {1.0, -1.0}
    assert play.table.outcome is not None and play.returns().count(1.0) == len(play.table.outcome.winners)


def test_an_item_keeps_its_number_and_no_two_share_one() -> None:
    names = [f"item-{n}" for n in range(400)]
    found = numbered(["", *names])
    assert len(found) == 401 and found[0] == ""
    assert numbered(["recruit", "explore"]).keys() == numbered(["explore", "recruit"]).keys()


def test_an_action_that_is_not_open_is_refused_and_changes_nothing() -> None:
    play = Unfolded("abyss", 2, 1)
    before = play.table.fingerprint()
    wrong = next(action for action in range(ACTIONS) if action not in play.actions)
    with pytest.raises(fathom.IllegalAnswer):
        play.act(wrong)
    assert play.table.fingerprint() == before


def test_a_clone_goes_its_own_way() -> None:
    play = Unfolded("unfathomable", 3, 1)
    other, before = play.clone(), play.table.fingerprint()
    other.act(min(other.actions))
    assert play.table.fingerprint() == before
    assert (other.table.fingerprint(), other.taken) != (before, play.taken)


@every_form
def test_what_a_seat_sees_as_numbers_betrays_nothing(game: str, seats: int, options: dict[str, Any]) -> None:
    rng = random.Random(1)
    play = Unfolded(game, seats, 9, options)
    for _ in range(40):
        if play.seat < 0:
            break
        seat = play.seat
        other = play.table.determinize(seat, rng)
        assert numbers(play.table.view(seat)) == numbers(other.view(seat))
        play.act(rng.choice(sorted(play.actions)))


def test_numbers_tell_positions_apart_and_stay_in_bounds() -> None:
    play = Unfolded("abyss", 2, 1)
    first = play.numbers(0)
    play.act(min(play.actions))
    assert len(first) == NUMBERS and max(map(abs, first)) <= MOST
    assert first != play.numbers(0)


# ---- PettingZoo


@quiet
@every_form
def test_pettingzoo_api(game: str, seats: int, options: dict[str, Any]) -> None:
    api_test(zoo.env(game, seats, **options), num_cycles=40)


@quiet
@every_form
def test_pettingzoo_seeds(game: str, seats: int, options: dict[str, Any]) -> None:
    seed_test(lambda: zoo.env(game, seats, **options), num_cycles=12)


@quiet
def test_pettingzoo_stops_after_so_many_steps() -> None:
    made = zoo.RawEnv("abyss", 2, max_cycles=6)
    made.reset(seed=1)
    for _ in range(6):
        assert not any(made.truncations.values())
        made.step(min(made.play.actions))
    assert all(made.truncations.values()) and not any(made.terminations.values())


@quiet
def test_pettingzoo_renders() -> None:
    render_test(lambda render_mode: zoo.env("abyss", 2, render_mode=render_mode))
    made = zoo.RawEnv("abyss", 2, render_mode="ansi")
    made.reset(seed=2)
    told = ""
    for _ in range(5):
        made.step(min(made.play.actions))
        told += made.render() or ""
    assert "explores" in told or "Player" in told


def test_pettingzoo_shows_the_view_and_pays_at_the_end() -> None:
    made = zoo.env("abyss", 2)
    made.reset(seed=4)
    assert made.unwrapped.view("seat_1")["seat"] == 1
    got, rng = dict.fromkeys(made.possible_agents, 0.0), random.Random(4)
    for agent in made.agent_iter():
        seen, reward, terminated, truncated, _ = made.last()
        got[agent] += reward
        open = numpy.flatnonzero(seen["action_mask"]).tolist()
        made.step(None if terminated or truncated else rng.choice(open))
    assert sorted(got.values()) in ([-1.0, 1.0], [1.0, 1.0])


# ---- OpenSpiel


@pytest.mark.parametrize("game", list(fathom.games()))
def test_openspiel_random_simulation(game: str) -> None:
    spiel.register()
    made = pyspiel.load_game(spiel.short_name(game))
    pyspiel.random_sim_test(made, 1, game == "call_of_madness", False)


def test_openspiel_takes_options() -> None:
    spiel.register()
    made = pyspiel.load_game("fathom_abyss", {"players": 5, "leviathan": True})
    state = made.new_initial_state()
    state.apply_action(3)
    assert made.num_players() == 5 and state.play.table.options["leviathan"] is True


def test_openspiel_observers_tell_what_a_seat_may_know() -> None:
    spiel.register()
    made = pyspiel.load_game("fathom_abyss(players=3)")
    state = made.new_initial_state()
    rng = random.Random(2)
    state.apply_action(11)
    for _ in range(30):
        state.apply_action(rng.choice(state.legal_actions()))
    copy = state.clone()
    assert str(copy) == str(state)
    seat = state.current_player()
    told = state.information_state_string(seat), state.observation_string(seat), state.observation_tensor(seat)
    hidden = state.play.table.determinize(seat, rng)
    hidden.answers = list(state.play.table.answers)
    copy.play.table = hidden
    copy.play.looked()
    assert (copy.information_state_string(seat), copy.observation_string(seat), copy.observation_tensor(seat)) == told
    assert len({state.information_state_string(player) for player in range(3)}) == 3


# ---- Gymnasium


@pytest.mark.parametrize("name", solo.NAMES.values())
@quiet
def test_gymnasium_checks(name: str) -> None:
    solo.register()
    check_env(gymnasium.make(name, render_mode="ansi").unwrapped)


def test_gymnasium_ends_with_a_win_or_a_loss() -> None:
    solo.register()
    made = gymnasium.make("fathom/Arkham-v0").unwrapped
    seen, _ = made.reset(seed=3)
    rng, over, reward = random.Random(3), False, 0.0
    while not over:
        assert reward == 0.0
        seen, reward, over, _, info = made.step(rng.choice(numpy.flatnonzero(seen["action_mask"]).tolist()))
    assert reward in (1.0, -1.0) and "illegal" not in info
    assert made.view()["outcome"] is not None


# ---- the page


@pytest.mark.parametrize("number", range(3))
def test_the_lines_of_the_page_run(number: int, capsys: pytest.CaptureFixture[str]) -> None:
    code = re.findall(r"^```python\n(.*?)^```", PAGE, re.M | re.S)[number]
    exec(compile(code.replace("range(1000)", "range(2)"), "research.md", "exec"), {})
    assert capsys.readouterr().out.strip()


def test_the_lines_about_data_sets_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("DIR").mkdir()
    simulate("abyss", 2, 2, ["random"], records=Path("DIR/abyss-2-0-999.jsonl.zst"))
    code = re.findall(r"^```python\n(.*?)^```", PAGE, re.M | re.S)[4]
    exec(compile(code, "research.md", "exec"), {})
    assert capsys.readouterr().out.strip()


def test_the_bot_of_the_page_answers_and_changes_nothing() -> None:
    code, found = re.findall(r"^```python\n(.*?)^```", PAGE, re.M | re.S)[3], {}
    exec(compile(code, "research.md", "exec"), found)
    table = fathom.new("abyss", seats=2, seed=4)
    before = table.clone()
    answer = found["Dreamer"]().answer(table, table.decision.seat, random.Random(1))
    assert table.decision.accepts(answer) and table == before


# ---- wrong use


def test_what_cannot_be_played_is_refused_before_the_first_game() -> None:
    with pytest.raises(fathom.UnknownGame, match="abyss, unfathomable"):
        zoo.env("chess", seats=2)
    with pytest.raises(fathom.BadSeats):
        zoo.env("abyss", seats=9)
    with pytest.raises(fathom.BadOption, match="dragon"):
        zoo.env("abyss", seats=2, dragon=True)
    with pytest.raises(ValueError, match="rgb"):
        zoo.env("abyss", seats=2, render_mode="rgb")


def test_after_the_end_nothing_can_be_done() -> None:
    game, rng = Unfolded("abyss", 2, 1), random.Random(1)
    while game.seat >= 0:
        game.act(rng.choice(sorted(game.actions)))
    with pytest.raises(fathom.IllegalAnswer, match="The game is over"):
        game.act(0)


def test_openspiel_deals_only_what_it_offers() -> None:
    spiel.register()
    state = pyspiel.load_game("fathom_abyss").new_initial_state()
    for deal in (spiel.DEALS, 99_999):
        with pytest.raises(fathom.IllegalAnswer, match=r"from 0 to 4,?095"):
            state.apply_action(deal)
    assert state.is_chance_node()


def test_options_of_a_reset_change_nothing() -> None:
    env = zoo.env("abyss", seats=2)
    env.reset(seed=1, options={"leviathan": True})
    assert env.unwrapped.play.table.options["leviathan"] is False
