"""A test that hangs fails by its name, and the tests after it run."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import psutil

HANGING = {
    "loop": "while True: pass",
    "wait": "import asyncio; asyncio.run(asyncio.Event().wait())",
    "thread": "import threading; threading.Event().wait()",
    "child": "import subprocess, sys; subprocess.run([sys.executable, '-c', 'import time; time.sleep(60)'])",
}


def run(folder: Path, test: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    (folder / "pytest.ini").write_text("[pytest]\nseconds = 1\n", encoding="utf-8")
    (folder / "test_it.py").write_text(test, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "time_limit", "-p", "no:schemathesis", "-rA", *arguments]
    path = os.pathsep.join([str(Path(__file__).parent), *filter(None, [os.environ.get("PYTHONPATH")])])
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    return subprocess.run(
        command, cwd=folder, env={**env, "PYTHONPATH": path}, capture_output=True, text=True, timeout=300
    )


def test_what_hangs_is_interrupted_and_told_by_name(tmp_path: Path) -> None:
    tests = [f"def test_{name}():\n    {code}\n" for name, code in HANGING.items()]
    ran = run(tmp_path, "\n".join([*tests, "def test_after():\n    pass\n"]))
    assert ran.returncode == 1
    for name in HANGING:
        assert f"FAILED test_it.py::test_{name} " in ran.stdout
        assert f"Failed: test_it.py::test_{name}: test did not end within 1 s" in ran.stdout
    assert "PASSED test_it.py::test_after" in ran.stdout
    assert ", line 2 in test_loop" in ran.stderr, "nobody learns where it stood"


def test_so_are_preparation_and_cleaning_up(tmp_path: Path) -> None:
    test = """import pytest, time
@pytest.fixture
def before():
    time.sleep(60)
@pytest.fixture
def after():
    yield
    time.sleep(60)
def test_before(before):
    pass
def test_after(after):
    pass
"""
    ran = run(tmp_path, test)
    assert "test_it.py::test_before: preparation did not end within 1 s" in ran.stdout
    assert "test_it.py::test_after: cleaning up did not end within 1 s" in ran.stdout


STUBBORN = """import time
def test_stubborn():
    while True:
        try:
            time.sleep(60)
        except BaseException:
            pass
def test_after():
    pass
"""


def test_what_cannot_be_interrupted_ends_with_its_process(tmp_path: Path) -> None:
    ran = run(tmp_path, STUBBORN, "-n", "1")
    assert ran.returncode == 1
    assert "crashed while running 'test_it.py::test_stubborn'" in ran.stdout
    assert "PASSED test_it.py::test_after" in ran.stdout
    assert "test_it.py::test_stubborn: test did not end within 1 s; its process is ended" in ran.stderr


BROWSING = """import pathlib, subprocess, sys, time
def test_browsing():
    child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    pathlib.Path("child").write_text(str(child.pid))
    child.wait()
"""


def test_a_test_in_the_browser_ends_with_its_process_and_all_that_it_started(tmp_path: Path) -> None:
    (tmp_path / "web").mkdir()
    ran = run(tmp_path / "web", BROWSING, "-n", "1")
    assert "crashed while running 'test_it.py::test_browsing'" in ran.stdout
    child = int((tmp_path / "web" / "child").read_text())
    assert not psutil.pid_exists(child) or psutil.Process(child).status() == psutil.STATUS_ZOMBIE
