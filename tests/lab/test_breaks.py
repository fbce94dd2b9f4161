"""The kept breaks: each still applies to the code of today, and the program that tries them tells found from missed.

Whether tests notice them is for `make soak` to say.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from fathom.lab import breaks

ROOT = Path(__file__).parents[2]
BREAKS = breaks.all_breaks(ROOT)

RULE = """
def pearls() -> int:
    return 5
"""
TEST = """
from rule import pearls

def test_pearls() -> None:
    assert pearls() {}
"""
PATCH = """There is no pearl.

Tests: tests/test_rule.py

diff --git a/src/rule.py b/src/rule.py
--- a/src/rule.py
+++ b/src/rule.py
@@ -2,2 +2,2 @@
 def pearls() -> int:
-    return 5
+    return 0
"""


@pytest.mark.parametrize("broken", BREAKS, ids=[broken.name for broken in BREAKS])
def test_a_break_fits_the_code_of_today_and_names_tests(broken: breaks.Break) -> None:
    assert breaks.applies(broken, ROOT, check=True) == "", f"tests/breaks/{broken.name}.patch: {breaks.RENEW}"
    assert all((ROOT / test.partition("::")[0]).is_file() for test in broken.tests)


def test_rules_secrets_and_promises_of_the_server_are_broken() -> None:
    kinds = Counter(broken.name.split("-")[0] for broken in BREAKS)
    assert kinds["abyss"] >= 10 and kinds["unfathomable"] >= 10
    assert kinds["secret"] >= 1 and kinds["server"] >= 3


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with one rule, one test and one break."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # plugins of this machine only take their time
    for name, text in (("src/rule.py", RULE), ("tests/test_rule.py", TEST.format("== 5")), ("pyproject.toml", "")):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    (tmp_path / "tests" / "breaks").mkdir()
    (tmp_path / "tests" / "breaks" / "no-pearls.patch").write_text(PATCH)
    return tmp_path


def run(project: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    code = breaks.main(["--root", str(project)])
    printed = capsys.readouterr()
    return code, printed.out + printed.err


def test_a_break_that_a_test_notices_is_found_and_the_checkout_stays_as_it_is(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, printed = run(project, capsys)
    assert code == 0 and "1 breaks, 1 found" in printed and "test_rule.py::test_pearls" in printed
    assert (project / "src" / "rule.py").read_text() == RULE


def test_a_break_that_nobody_notices_is_missed(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (project / "tests" / "test_rule.py").write_text(TEST.format("< 6"))
    code, printed = run(project, capsys)
    assert code == 1 and "MISSED no-pearls: There is no pearl." in printed


def test_a_break_whose_lines_have_changed_says_so(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (project / "src" / "rule.py").write_text(RULE.replace("5", "len('pearl')"))
    code, printed = run(project, capsys)
    assert code == 1 and "STALE no-pearls" in printed and "src/rule.py" in printed


def test_tests_that_fail_anyway_prove_nothing(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (project / "tests" / "test_rule.py").write_text(TEST.format("== 7"))
    code, printed = run(project, capsys)
    assert code == 1 and "although nothing is broken" in printed


def test_a_break_must_say_what_it_breaks_and_who_should_notice(project: Path) -> None:
    (project / "tests" / "breaks" / "no-pearls.patch").write_text(PATCH.partition("diff")[2])
    with pytest.raises(ValueError, match="no-pearls"):
        breaks.all_breaks(project)
