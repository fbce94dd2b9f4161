"""`fathom rules GAME --coverage`: how many clauses have a passing test, from the file a test run leaves."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from ..kernel.rules import Clause
from .given import game_from, read_json
from .output import Out, print_json
from .words import Words, bad

__all__ = ["COVERAGE_FILE", "find_file", "show_coverage"]

COVERAGE_FILE = ".coverage-rules.json"


def find_file() -> Path | None:
    """The file of the project one stands in, else that of the checkout this program runs from."""
    here = Path.cwd().resolve()
    for folder in (here, *here.parents, Path(__file__).resolve().parents[3]):
        if (folder / COVERAGE_FILE).is_file():
            return folder / COVERAGE_FILE
    return None


def show_coverage(say: Words, game_id: str, as_json: bool) -> None:
    game = game_from(game_id)
    path = find_file()
    if path is None:
        raise bad("cli-no-coverage")
    data = read_json(path)
    proved = data.get(game.id, {}) if isinstance(data, dict) else None
    if not isinstance(proved, dict):
        raise bad("cli-bad-coverage", file=str(path))
    clauses = game.clauses().values()
    enforceable = [clause for clause in clauses if clause.enforceable]
    uncovered = _without_test(enforceable, proved)
    covered = len(enforceable) - len(uncovered)
    seed = _share([clause for clause in enforceable if clause.seed], proved)
    if as_json:
        data_out = {
            "game": game.id,
            "enforceable": len(enforceable),
            "covered": covered,
            "uncovered": uncovered,
            "seed": seed,
            "complete": bool(data.get("complete")),
        }
        print_json(data_out)
        return
    out = Out()
    if not data.get("complete"):
        out.line(say("cli-coverage-partial"))
    out.line(say("cli-coverage", game=say.game(game.id), covered=covered, all=len(enforceable)))
    out.line(say("cli-coverage-seed", covered=seed["covered"], all=seed["enforceable"]))
    if uncovered:
        out.line(say("cli-uncovered"))
        for id in uncovered:
            out.line(f"{id}: {game.clauses()[id].render(say.lang)}", indent=2)


def _without_test(clauses: Iterable[Clause], proved: dict[str, Any]) -> list[str]:
    return [clause.id for clause in clauses if not proved.get(clause.id)]


def _share(clauses: list[Clause], proved: dict[str, Any]) -> dict[str, int]:
    return {"enforceable": len(clauses), "covered": len(clauses) - len(_without_test(clauses, proved))}
