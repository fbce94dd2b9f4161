"""Many machines: a real Ray of two workers on this one."""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress

import psutil
import pytest

from fathom.lab.extras import MissingExtra
from fathom.lab.runner import run_tasks
from fathom.lab.simulate import simulate

GAMES = 160


def workers() -> list[psutil.Process]:
    """The processes of Ray that are playing."""
    found = []
    for child in psutil.Process(os.getpid()).children(recursive=True):
        with suppress(psutil.NoSuchProcess):
            if "_play_many" in " ".join(child.cmdline()):
                found.append(child)
    return found


@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_games_on_ray_with_a_worker_killed_in_the_middle_are_those_of_one_process(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")
    killed: list[int] = []

    def kill(done: int) -> None:
        if not killed:
            for worker in workers()[:1]:
                killed.append(worker.pid)
                worker.send_signal(signal.SIGKILL)

    for attempt in range(3):
        try:
            there = simulate("abyss", GAMES, 2, ["random"], seed=3, jobs=2, progress=kill, cluster="local")
            break
        except Exception as error:  # Ray waits half a minute for its own processes; a busy machine may need longer
            if attempt == 2 or "timed out during startup" not in str(error):
                raise
            import ray

            ray.shutdown()
    here = simulate("abyss", GAMES, 2, ["random"], seed=3)
    assert killed, "no worker was at work"
    measured = {"seconds": 0, "decisions_per_second": 0, "games_per_second": 0}
    assert there.to_json() | measured == here.to_json() | measured
    assert there.games == GAMES


def test_without_ray_a_line_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingExtra, match=r'ray: pip install "fathom-table\[cluster\]"'):
        next(run_tasks(print, [("x",)], 1, "local"))
