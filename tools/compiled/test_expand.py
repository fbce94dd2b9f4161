"""What the build writes into its copy of the sources."""

from __future__ import annotations

import expand
import pytest


def test_what_is_asked_of_a_class_becomes_a_call() -> None:
    asked = expand._asking("fathom/kernel/play.py", "if name := frame.PERIOD:\n    cls.PERIOD")
    assert asked == "if name := frame.its_PERIOD():\n    cls.PERIOD"


def test_a_counter_without_a_name_gets_one() -> None:
    assert expand._asking("fathom/games/zones.py", "for _ in range(3):") == "for _n in range(3):"


def test_a_loop_of_the_engine_that_reads_differently_is_refused() -> None:
    with pytest.raises(ValueError, match="does not stand there once"):
        expand._asking("fathom/kernel/engine.py", "got = steps[pc](frame, self)")


def test_the_engine_as_it_stands_is_understood() -> None:
    text = (expand.HERE.parents[1] / "src" / "fathom" / "kernel" / "engine.py").read_text("utf-8")
    written = expand._asking("fathom/kernel/engine.py", text)
    assert "frame.take_step(pc, " in written
    assert "STEPS[" not in written


def test_a_frame_has_its_steps_as_calls() -> None:
    from fathom.kernel.data import Data
    from fathom.kernel.procedure import Each

    written = expand.Module("fathom.kernel.procedure", "", Data).asked_edits(Each)
    assert "    def count_steps(self) -> int: return 2" in written
    assert "            return self.step_1_next(t)" in written
    assert written.index("            self.step_2_keep(t)") == written.index("        if pc == 1:") + 1
