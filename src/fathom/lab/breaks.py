"""Broken on purpose: does a test notice?

Each file of `tests/breaks` is a small patch that breaks one rule, one secret or one promise of the server. Before the
patch it says in words what it breaks, and which test files a contributor would expect to notice:

    The Ally taken from the fifth space brings no pearl (B-EXP-09).

    Tests: tests/games/abyss/rules/test_explore.py

    diff --git a/src/fathom/games/abyss/rules/explore.py b/src/fathom/games/abyss/rules/explore.py
    ...

First the tests have to pass in a copy of the checkout. Then every patch is applied to a copy of that copy, never to the
checkout, and there its tests run until the first fails.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

__all__ = ["Break", "Finding", "all_breaks", "applies", "copy_tree", "read_break", "try_break"]

FOLDER = "tests/breaks"
NEEDED = ("src", "tests", "docs", "tools", "web/src", "pyproject.toml", "Makefile", "README.md", "CONTRIBUTING.md")
"""What tests read; without the web client's tools, which are large."""
SECONDS = 1800
FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.MULTILINE)
PATCHED = re.compile(r"^\+\+\+ b/(\S+)$", re.MULTILINE)
RENEW = "its lines have changed: break the same thing in the code of today and write the patch again"


class Break(NamedTuple):
    """One patch: what it breaks, and who should notice."""

    name: str
    words: str
    tests: tuple[str, ...]
    patch: str


class Finding(NamedTuple):
    """What became of a break: `found`, `missed`, `stale` (does not apply) or `unclear` (the tests did not run)."""

    broken: Break
    how: str
    told: str


def read_break(path: Path) -> Break:
    patch = path.read_text(encoding="utf-8")
    head = patch.partition("\ndiff --git ")[0]
    words, _, tests = head.partition("\nTests: ")
    if not words.strip() or not tests.split():
        raise ValueError(f"{path.name} does not say what it breaks and which tests should notice")
    return Break(path.stem, " ".join(words.split()), tuple(tests.split()), patch)


def all_breaks(root: Path) -> list[Break]:
    return [read_break(path) for path in sorted((root / FOLDER).glob("*.patch"))]


def copy_tree(root: Path, to: Path) -> None:
    """A tree of its own in which the tests run; bytecode comes along, so that little has to be compiled again."""
    for name in NEEDED:
        if (root / name).is_dir():
            shutil.copytree(root / name, to / name, symlinks=True)
        elif (root / name).exists():
            shutil.copy2(root / name, to / name)


def applies(broken: Break, tree: Path, *, check: bool = False) -> str:
    """Apply a patch to a tree (or only look whether it would): what is in the way, or nothing."""
    command = ["git", "apply", "-C1", *(["--check"] if check else []), "-"]
    alone = {**os.environ, "GIT_CEILING_DIRECTORIES": str(tree.parent)}  # a plain folder, whatever lies around it
    for name in ("GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"):
        alone.pop(name, None)
    ran = subprocess.run(command, cwd=tree, env=alone, input=broken.patch, capture_output=True, text=True)
    return ran.stderr.strip() if ran.returncode else ""


def run_tests(tree: Path, tests: Sequence[str]) -> tuple[int, str]:
    """Run tests of a tree until the first fails: pytest's exit code, and that test."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "--tb=no", "-rfE", "-p", "no:cacheprovider", *tests]
    path = os.pathsep.join(filter(None, [str(tree / "src"), os.environ.get("PYTHONPATH", "")]))
    env = {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": ""}
    try:
        ran = subprocess.run(command, cwd=tree, env=env, capture_output=True, text=True, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        return -1, f"no end after {SECONDS} s"
    failed = FAILED.search(ran.stdout)
    return ran.returncode, failed[1] if failed else ran.stdout.strip()[-500:]


def try_break(broken: Break, root: Path) -> Finding:
    with tempfile.TemporaryDirectory(prefix="fathom-break-") as folder:
        tree = Path(folder)
        copy_tree(root, tree)
        if wrong := applies(broken, tree):
            return Finding(broken, "stale", f"{RENEW} ({wrong})")
        for path in PATCHED.findall(broken.patch):  # bytecode is told from stale one by size and whole seconds alone
            written = (tree / path).stat().st_mtime
            os.utime(tree / path, (written + 10, written + 10))
        code, told = run_tests(tree, broken.tests)
        if code == 0:
            return Finding(broken, "missed", " ".join(broken.tests))
        return Finding(broken, "found" if code == 1 else "unclear", told)


def sound(tree: Path, breaks: Sequence[Break]) -> str:
    """The test that fails although nothing is broken, if there is one: then the others prove nothing either."""
    code, told = run_tests(tree, sorted({test for broken in breaks for test in broken.tests}))
    return told if code else ""


def try_all(breaks: Sequence[Break], root: Path, jobs: int, tell: Callable[[Finding], None]) -> list[Finding]:
    def one(broken: Break) -> Finding:
        finding = try_break(broken, root)
        tell(finding)
        return finding

    with ThreadPoolExecutor(jobs) as pool:
        return list(pool.map(one, breaks))


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m fathom.lab.breaks", description=__doc__.partition("\n")[0])
    parser.add_argument("names", nargs="*", help="only these breaks (a part of a name will do)")
    parser.add_argument("--root", type=Path, default=Path.cwd(), help="the checkout; this folder where nothing is said")
    parser.add_argument("--jobs", type=int, default=2, help="so many at a time")
    given = parser.parse_args(argv)
    root = given.root.resolve()
    breaks = [b for b in all_breaks(root) if not given.names or any(name in b.name for name in given.names)]
    if not breaks:
        print(f"error: no such break in {root / FOLDER}", file=sys.stderr)
        return 2
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with (
        tempfile.TemporaryDirectory(prefix="fathom-unbroken-") as folder,
        Progress(*columns, console=console, disable=not console.is_terminal) as progress,
    ):
        task = progress.add_task("Unbroken", total=len(breaks))
        tree = Path(folder)
        copy_tree(root, tree)
        if failed := sound(tree, breaks):
            print(f"error: fails although nothing is broken: {failed}", file=sys.stderr)
            return 1
        progress.update(task, description="Breaking")

        def tell(finding: Finding) -> None:
            progress.advance(task)
            said = f"{finding.how:8} {finding.broken.name}: {finding.told}"
            progress.console.print(said, highlight=False, markup=False, soft_wrap=True)

        findings = try_all(breaks, tree, given.jobs, tell)
    wrong = [finding for finding in findings if finding.how != "found"]
    for how, broken, told in ((finding.how, finding.broken, finding.told) for finding in wrong):
        print(f"{how.upper()} {broken.name}: {broken.words} {told}")
    print(f"{len(findings)} breaks, {len(findings) - len(wrong)} found")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
