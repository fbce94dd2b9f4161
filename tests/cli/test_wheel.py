"""What people install: the wheel and the source archive hold all the program needs, the built web client included."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "src" / "fathom" / "server" / "static"


def build(kind: str, folder: Path) -> Path:
    """Without isolation: with the Hatchling that is installed, so without the network."""
    assert (CLIENT / "index.html").is_file(), "the web client is not built: make web"
    command = [sys.executable, "-m", "hatchling", "build", "--target", kind, "--directory", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True, timeout=300)
    (made,) = folder.iterdir()
    return made


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("wheel", tmp_path_factory.mktemp("wheel"))


def data_files() -> set[str]:
    """Everything in the package that is not code and not left behind by running it."""
    package = ROOT / "src" / "fathom"
    found = (path.relative_to(ROOT / "src") for path in package.rglob("*") if path.is_file())
    return {path.as_posix() for path in found if path.suffix != ".pyc" and "__pycache__" not in path.parts}


def test_the_wheel_holds_the_client_the_texts_and_the_migrations(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    assert data_files() <= names
    assert "fathom/server/static/index.html" in names
    assert {f"fathom/server/static/{path.relative_to(CLIENT).as_posix()}" for path in CLIENT.rglob("*.js")} <= names
    assert {f"fathom/server/locale/{lang}.ftl" for lang in ("en", "pl", "de")} <= names
    assert any(name.startswith("fathom/server/migrations/versions/") and name.endswith(".py") for name in names)


def test_the_wheel_holds_nothing_else(wheel: Path) -> None:
    tops = {name.split("/")[0] for name in zipfile.ZipFile(wheel).namelist()}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"fathom"}


def test_the_wheel_runs_by_itself(wheel: Path, tmp_path: Path) -> None:
    """Unpacked elsewhere, it is that copy which runs, and it finds its own data."""
    home = tmp_path / "site"
    zipfile.ZipFile(wheel).extractall(home)
    program = (
        "import fathom, fathom.cli.serving as s; print(fathom.__file__, s._client_is_built()); "
        "from fathom.cli import main; main()"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, "rules", "abyss", "B-EXP-02", "--lang", "pl"],
        env={**os.environ, "PYTHONPATH": str(home)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    assert f"{home / 'fathom' / '__init__.py'} True" in done.stdout
    assert "B-EXP-02: " in done.stdout


def test_the_source_archive_holds_the_client_and_what_it_is_built_from(tmp_path: Path) -> None:
    with tarfile.open(build("sdist", tmp_path)) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"src/fathom/server/static/index.html", "Makefile", "tools/npm.sh"} <= names
    assert {"web/package-lock.json", "web/index.html", "web/src/main.ts"} <= names
    assert not [name for name in names if "node_modules" in name or name.startswith((".venv", "build/", "dist/"))]
