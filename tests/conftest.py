"""What all tests share."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite("fathom.lab.conformance")  # checks that tests and `make soak` have in common
pytest_plugins = ["fathom.lab.rule_coverage"]
