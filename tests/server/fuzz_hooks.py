"""Loaded by Schemathesis: it gives requests the keys of real tables, and real values where any text would do.

A third of the requests keep what was generated. Only values that were meant to be right are replaced: those that are
wrong on purpose must stay wrong.
"""

from __future__ import annotations

import json
import os
import random
from pathlib import Path
from typing import Any

import schemathesis
from schemathesis import GenerationMode

TABLES: dict[str, dict[str, Any]] = json.loads(Path(os.environ["FUZZ_TABLES"]).read_text())
RNG = random.Random(11)
REAL: dict[str, list[Any]] = {
    "game": ["abyss"],
    "domain": ["kernel", "server", "abyss"],
    "lang": ["en", "pl", "de"],
    "seen": ["own", "watch", "open", "0", "1"],
}


@schemathesis.auth(refresh_interval=None)
class Keys:
    """A key of the table the request is about: of one that goes on, of one that is over, or of one for key changes."""

    def get(self, case: schemathesis.Case, context: schemathesis.AuthContext) -> dict[str, dict[str, Any]]:
        return TABLES

    def set(self, case: schemathesis.Case, data: dict[str, Any], context: schemathesis.AuthContext) -> None:
        if "table" not in case.path_parameters:
            return
        opened = data["keys" if "/keys" in case.path else RNG.choice(["going", "over"])]
        case.path_parameters["table"] = opened["table"]
        role = [opened["host"], opened["host"], opened["watch"], *opened["seats"]]
        case.headers["Authorization"] = f"Bearer {RNG.choice(role)}"


@schemathesis.hook
def before_call(context: schemathesis.HookContext, case: schemathesis.Case, kwargs: dict[str, Any]) -> None:
    meant_right = case.meta is not None and case.meta.generation.mode == GenerationMode.POSITIVE
    if not meant_right or RNG.random() < 0.3:
        return
    for values in (case.path_parameters, case.query):
        _replace(values)
    if isinstance(case.body, dict):
        _replace(case.body)
        if "seats" in case.body:
            case.body["seats"] = [{"who": "me"}, {"who": RNG.choice(["friend", "bot"])}]
        if case.path.endswith("/tables"):
            case.body["options"] = {"leviathan": RNG.random() < 0.5}
        if case.path.endswith("/continue"):
            case.body["number"] = RNG.randrange(100)
        if case.path.endswith("/records"):
            case.body = TABLES["record"]


def _replace(values: Any) -> None:
    for name, real in REAL.items():
        if name in values:
            values[name] = RNG.choice(real)
