"""The wheel with a compiled engine, in an environment that has nothing else. `make compiled` builds it and runs it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from expand import INTERPRETED

ROOT = Path(__file__).resolve().parents[2]
BIN = "Scripts" if os.name == "nt" else "bin"


@pytest.fixture(scope="module")
def wheel() -> Path:
    (found,) = (ROOT / "build" / "wheels").glob("*.whl")
    return found


@pytest.fixture(scope="module")
def clean(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new environment with what Fathom runs on and this wheel; returns its folder of programs."""
    home = tmp_path_factory.mktemp("clean")
    subprocess.run([sys.executable, "-m", "venv", str(home)], check=True)
    pip = [str(home / BIN / "python"), "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--no-deps"]
    subprocess.run([*pip, "--require-hashes", "--requirement", str(ROOT / "requirements" / "run.lock")], check=True)
    subprocess.run([*pip, str(wheel)], check=True)
    return home / BIN


def told(clean: Path, *command: str, **more: str) -> str:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        [str(clean / command[0]), *command[1:]],
        env=environment | more,
        cwd=clean,
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    )
    return done.stdout.strip()


def test_it_is_a_wheel_for_this_platform_with_a_library_for_every_module_of_kernel_and_games(wheel: Path) -> None:
    assert not wheel.stem.endswith("-any")
    names = zipfile.ZipFile(wheel).namelist()
    sources = {
        name.removesuffix(".py")
        for name in names
        if name.startswith(("fathom/kernel/", "fathom/games/")) and ".py" in name
    }
    libraries = {name.partition(".")[0] for name in names if name.endswith((".so", ".pyd")) and "/" in name}
    assert {f"{name}.py" for name in sources - libraries} == set(INTERPRETED)


def test_the_engine_runs_compiled_and_with_fathom_pure_from_source(clean: Path) -> None:
    ask = ("python", "-c", "import fathom; print(fathom.engine_mode())")
    assert told(clean, *ask, FATHOM_PURE="0") == "compiled"
    assert told(clean, *ask, FATHOM_PURE="1") == "pure"


@pytest.mark.parametrize("game", ["abyss", "unfathomable", "arkham", "call_of_madness"])
def test_the_command_plays_the_same_games_with_both_engines(clean: Path, game: str) -> None:
    command = ("fathom", "simulate", game, "--games", "2", "--seed", "3", "--json")
    compiled, pure = (json.loads(told(clean, *command, FATHOM_PURE=pure)) for pure in ("0", "1"))
    took = {"seconds", "games_per_second", "decisions_per_second"}
    assert {name: told for name, told in compiled.items() if name not in took} == {
        name: told for name, told in pure.items() if name not in took
    }
