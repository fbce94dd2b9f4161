"""The scripts behind `make`: which Node builds the client, and where the browser of the tests comes from."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


class Machine:
    """A copy of the scripts, on a machine that has only the programs a test puts there."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "fathom"
        self.bin = folder / "bin"
        self.calls = folder / "calls"
        for name in ("tools", "web", ".venv/bin"):
            (self.root / name).mkdir(parents=True)
        self.bin.mkdir()
        for script in ("npm.sh", "chromium.sh"):
            shutil.copy(ROOT / "tools" / script, self.root / "tools")
        for name in ("dirname", "env", "cp", "mv", "true"):
            (self.bin / name).symlink_to(shutil.which(name) or name)

    def has(self, name: str, body: str = "", folder: Path | None = None) -> None:
        """Install a program that notes how it is called, then does `body`."""
        path = (folder or self.bin) / name
        path.write_text(f'#!/bin/sh\necho "{name} $*" >>"{self.calls}"\n{body}\n', encoding="utf-8")
        path.chmod(0o755)

    def run(self, script: str, *args: str, **variables: str) -> subprocess.CompletedProcess[str]:
        environ = {"PATH": str(self.bin), **variables}
        command = ["/bin/sh", str(self.root / "tools" / script), *args]
        return subprocess.run(command, env=environ, capture_output=True, text=True, timeout=300)

    def called(self) -> list[str]:
        return self.calls.read_text(encoding="utf-8").splitlines() if self.calls.exists() else []


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


# ---- Node


@pytest.mark.parametrize("version", ["20.19", "22.12", "23.0", "24.11"])
def test_a_node_that_is_new_enough_is_used(machine: Machine, version: str) -> None:
    machine.has("node", f"echo v{version}.1")
    machine.has("npm", "pwd")
    done = machine.run("npm.sh", "run", "build")
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == str(machine.root / "web")
    assert machine.called()[-1] == "npm run build"


@pytest.mark.parametrize("version", ["18.20", "20.9", "21.7", "22.11", ""])
def test_else_node_comes_from_pypi(machine: Machine, version: str) -> None:
    if version:
        machine.has("node", f"echo v{version}.1")
        machine.has("npm", "pwd")
    home = machine.root / ".venv" / "bin"
    for name, body in (("node", "echo v24.1.0"), ("npm", "echo new npm")):
        machine.has(f"{name}-wheel", body, home)
    machine.has("python", f'mv "{home}/node-wheel" "{home}/node"; mv "{home}/npm-wheel" "{home}/npm"', home)
    done = machine.run("npm.sh", "ci")
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [
        "Installing Node into .venv (this machine has none that is new enough)",
        "new npm",
    ]
    (pip,) = [call for call in machine.called() if call.startswith("python")]
    assert "--require-hashes" in pip and pip.endswith("--requirement requirements/web.lock")
    assert machine.called()[-1] == "npm-wheel ci"


def test_a_node_that_cannot_run_is_told(machine: Machine) -> None:
    machine.has("python", "exit 0", machine.root / ".venv" / "bin")
    done = machine.run("npm.sh", "ci")
    assert done.returncode == 1
    assert done.stderr.strip().splitlines()[-1] == "error: Node does not run here; install Node 22 with npm."


# ---- Chromium


APT = 'case "$*" in *install*) cp "$0" "$(dirname "$0")/chromium";; esac'
ADVICE = "The browser tests need Chromium: apt install chromium (Debian), or set FATHOM_CHROMIUM to a browser."


@pytest.mark.parametrize("name", ["chromium", "chromium-browser", "google-chrome"])
def test_a_browser_that_is_there_is_enough(machine: Machine, name: str) -> None:
    machine.has(name)
    machine.has("apt-get", APT)
    machine.has("id", "echo 0")
    done = machine.run("chromium.sh")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert machine.called() == []


def test_a_browser_may_be_named(machine: Machine, tmp_path: Path) -> None:
    machine.has("my-chrome", folder=tmp_path)
    done = machine.run("chromium.sh", FATHOM_CHROMIUM=str(tmp_path / "my-chrome"))
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.mark.parametrize("root", [True, False], ids=["as root", "with sudo"])
def test_where_it_may_it_installs_debians(machine: Machine, root: bool) -> None:
    machine.has("id", f"echo {0 if root else 1000}")
    machine.has("sudo", 'shift; exec "$@"')
    machine.has("apt-get", APT)
    done = machine.run("chromium.sh")
    assert done.returncode == 0 and done.stderr == ""
    assert (machine.bin / "chromium").exists()
    assert any(call.startswith("sudo") for call in machine.called()) != root


def test_an_old_package_list_is_renewed_once(machine: Machine) -> None:
    machine.has("id", "echo 0")
    fresh = machine.root / "fresh"
    renew = f'case "$*" in *update*) : >"{fresh}";; *) [ -e "{fresh}" ] || exit 100;; esac'
    machine.has("apt-get", f"{renew}\n{APT}")
    assert machine.run("chromium.sh").stderr == ""
    steps = [call.split()[2] for call in machine.called() if call.startswith("apt-get")]
    assert steps == ["install", "update", "install"]


@pytest.mark.parametrize("why", ["no Debian", "not allowed", "apt fails"])
def test_else_one_line_says_what_to_install(machine: Machine, why: str) -> None:
    machine.has("id", "echo 1000" if why == "not allowed" else "echo 0")
    machine.has("sudo", "exit 1")
    if why != "no Debian":
        machine.has("apt-get", "exit 100" if why == "apt fails" else APT)
    done = machine.run("chromium.sh")
    assert done.returncode == 0, "the other tests go on"
    assert done.stderr.splitlines() == [ADVICE]
    assert not (machine.bin / "chromium").exists()


def test_the_scripts_can_be_run() -> None:
    assert all(os.access(ROOT / "tools" / name, os.X_OK) for name in ("npm.sh", "chromium.sh"))
