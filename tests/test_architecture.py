"""What the layers may know of each other, and how large and how plain the kernel stays."""

from __future__ import annotations

import ast
import importlib
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, get_args, get_origin, get_type_hints

import fathom
from fathom.games import IDS
from fathom.kernel.ability import Ability
from fathom.kernel.ask import Ask
from fathom.kernel.cost import SubsetPayment
from fathom.kernel.data import Data
from fathom.kernel.effect import Effect
from fathom.kernel.procedure import Each, Repeat
from fathom.kernel.select import Kind, Num, Selector
from fathom.kernel.window import Window

ROOT = Path(fathom.__file__).parent
MODULES = sorted(path for path in ROOT.rglob("*.py"))
KERNEL = [path for path in MODULES if path.parent == ROOT / "kernel"]
RULES = [path for path in MODULES if path.is_relative_to(ROOT / "kernel") or path.is_relative_to(ROOT / "games")]
LAYERS = {"kernel": 0, "games": 1, "bots": 2, "lab": 2, "server": 2, "cli": 2}

# Words of the games: what the kernel knows must be true of any game.
GAME_WORDS = (
    "abyss", "ally", "allies", "council", "court", "exploration", "farmer", "farmers", "guild", "key token", "kraken",
    "leviathan", "loot", "lord", "lords", "monster", "monsters", "nebulis", "pearl", "pearls", "sentinel", "ship",
    "traitor card", "investigator", "cthulhu", "mythos", "doom", "clue",
)  # fmt: skip


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def name_of(path: Path) -> str:
    """The dotted name of a module."""
    parts = ("fathom", *path.relative_to(ROOT).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def imports(path: Path) -> list[str]:
    """Every module a file imports, as an absolute dotted name; names imported from a package count as modules."""
    package = name_of(path).split(".")
    if path.name != "__init__.py":
        package = package[:-1]
    found: list[str] = []
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            home = ".".join([*base, *([node.module] if node.module else [])])
            found += [home, *(f"{home}.{alias.name}" for alias in node.names)]
    return found


def layer_of(name: str) -> str:
    parts = name.split(".")
    return parts[1] if parts[0] == "fathom" and len(parts) > 1 and parts[1] in LAYERS else ""


def in_each(paths: list[Path]) -> Callable[[Callable[[Path], None]], Callable[[], None]]:
    """One test that looks at every module and names all that are wrong: thousands of tests would take longer to be
    handed out than to run."""

    def test_of(check: Callable[[Path], None]) -> Callable[[], None]:
        def test() -> None:
            wrong = []
            for path in paths:
                try:
                    check(path)
                except AssertionError as error:
                    wrong.append(f"{path.relative_to(ROOT)}: {error}")
            assert not wrong, "\n".join(wrong)

        test.__doc__ = check.__doc__
        return test

    return test_of


@in_each(MODULES)
def test_imports_go_one_way(path: Path) -> None:
    mine = layer_of(name_of(path))
    if not mine:
        return
    for name in imports(path):
        theirs = layer_of(name)
        assert not theirs or LAYERS[theirs] <= LAYERS[mine], f"{mine} imports {name}"
        if mine in ("kernel", "games"):
            assert name.split(".")[0] != "fathom" or theirs, f"{mine} imports the front door: {name}"


@in_each(RULES)
def test_games_never_import_each_other(path: Path) -> None:
    parts = name_of(path).split(".")
    mine = parts[2] if parts[1] == "games" and len(parts) > 2 else ""
    for name in imports(path):
        theirs = name.split(".")
        if theirs[:2] == ["fathom", "games"] and len(theirs) > 2 and theirs[2] in IDS:
            assert theirs[2] == mine, f"{name_of(path)} imports {name}"


def is_for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def imported(node: ast.AST) -> Iterator[str]:
    for inner in ast.walk(node):
        if isinstance(inner, ast.ImportFrom) and not inner.level and inner.module:
            yield inner.module
            yield from (f"{inner.module}.{alias.name}" for alias in inner.names)


@in_each(RULES)
def test_kernel_and_games_need_little_from_outside(path: Path) -> None:
    """msgspec for data and Fluent for words; everything else comes with Python, or is for the type checker alone."""
    checked = {name for node in ast.walk(tree_of(path)) if is_for_types(node) for name in imported(node)}
    for name in {*imports(path)} - checked:
        top = name.split(".")[0]
        assert top in sys.stdlib_module_names or top in ("fathom", "msgspec", "fluent", "babel"), name


@in_each(MODULES)
def test_no_module_has_more_than_400_lines(path: Path) -> None:
    assert path.read_text(encoding="utf-8").count("\n") <= 400


def lines_of_code(path: Path) -> int:
    """Lines that do something: no blank ones, no comments, no docstrings."""
    source = path.read_text(encoding="utf-8")
    words: set[int] = set()
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            words.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    lines = enumerate(source.splitlines(), 1)
    return sum(bool(line.strip()) and not line.strip().startswith("#") and n not in words for n, line in lines)


def test_the_kernel_stays_small_enough_to_read_in_an_hour() -> None:
    """Targets, forms of sentences, games that are looked through when loaded, options that are data, what older
    versions saved, effects that are done whole before they are answered, what searches and tournaments ask a game,
    standing orders for single cards, what bots note, and a hot path that looks twice before it makes a frame are the
    latest growth; 2,800 lines are wanted."""
    assert sum(lines_of_code(path) for path in KERNEL) <= 3670


def test_the_zones_stay_small() -> None:
    """Where pieces lie, who sees them, what order means."""
    assert 0 < lines_of_code(ROOT / "games" / "zones.py") <= 300


@in_each(RULES)
def test_nothing_is_executed_from_text_or_made_at_run_time(path: Path) -> None:
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in ("exec", "eval", "compile", "globals", "__import__"), ast.unparse(node)
            assert not (node.func.id == "type" and len(node.args) == 3), "a class made at run time"
        assert not isinstance(node, ast.Global), "a global that changes"


@in_each(RULES)
def test_randomness_and_time_come_from_the_table_only(path: Path) -> None:
    """`random` is for samples and resampling, always by a generator handed in; clocks have no place in rules."""
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            assert node.value.id != "random" or node.attr == "Random", ast.unparse(node)
            assert node.value.id not in ("time", "datetime", "secrets", "uuid"), ast.unparse(node)


# ---- data


def data_classes() -> list[type[Data]]:
    for path in RULES:
        importlib.import_module(name_of(path))
    found: list[type[Data]] = []
    todo = list(Data.__subclasses__())
    while todo:
        cls = todo.pop()
        todo += cls.__subclasses__()
        if cls.__module__.startswith("fathom."):
            found.append(cls)
    return sorted(set(found), key=lambda cls: (cls.__module__, cls.__name__))  # one may be found by two of its bases


def kinds(hint: Any) -> Iterator[Any]:
    yield get_origin(hint) or hint
    for part in get_args(hint):
        yield from kinds(part)


def test_no_field_of_the_table_is_a_set() -> None:
    """Sets of strings iterate differently in every process."""
    classes = data_classes()
    assert len(classes) > 20
    for cls in classes:
        for name, hint in get_type_hints(cls).items():
            if get_origin(hint) is not ClassVar:
                assert not any(kind in (set, frozenset) for kind in kinds(hint)), f"{cls.__name__}.{name}"


def test_no_two_kinds_of_data_share_a_name() -> None:
    names = [cls.NAME for cls in data_classes()]
    assert len(set(names)) == len(names)


def calls_into_fields(path: Path) -> Iterator[tuple[str, str]]:
    """The classes of a module, and the fields in which results of what they call land."""
    for cls in (node for node in tree_of(path).body if isinstance(node, ast.ClassDef)):
        for node in ast.walk(cls):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute) or not node.args:
                continue
            named = {"called": node.args[0], "landing": node.args[-1]}.get(node.func.attr)
            if isinstance(named, ast.Constant) and isinstance(named.value, str):
                yield cls.name, named.value


@in_each(RULES)
def test_results_land_in_fields_that_exist(path: Path) -> None:
    module = importlib.import_module(name_of(path))
    for name, field in calls_into_fields(path):
        assert field in get_type_hints(getattr(module, name)), f"{name} has no field {field}"


# ---- no part without a use


def names_in(paths: Iterable[Path]) -> set[str]:
    """Every name that these modules speak of, and how the methods begin that they define."""
    found: set[str] = set()
    for path in paths:
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.Name):
                found.add(node.id)
            elif isinstance(node, ast.Attribute):
                found.add(node.attr)
            elif isinstance(node, ast.FunctionDef):
                found.update((node.name, node.name.partition("_")[0] + "_"))
    return found


PLAYED = [*ROOT.glob("games/**/*.py"), *sorted((Path(__file__).parent / "toygame").glob("*.py"))]
"""What the shipped games and the toy game are made of."""


def test_every_part_that_cards_are_made_of_is_used_by_a_game() -> None:
    """What nobody uses is not there: it would be untested, and in the way."""
    parts: dict[str, object] = {}
    for path in KERNEL:
        module = importlib.import_module(name_of(path))
        parts |= {name: getattr(module, name) for name in getattr(module, "__all__", ())}
    kinds = (Effect, Ability, Ask, SubsetPayment, Window, Each, Repeat)
    wanted = {name for name, part in parts.items() if isinstance(part, Selector | Num | Kind)}
    wanted |= {name for name, part in parts.items() if isinstance(part, type) and issubclass(part, kinds)}
    wanted |= {"veil", "offered", "refs_", "rule_", "refused_", "check_", "text_", "on_leave", "PERIOD"}
    wanted |= {"use", "looks", "users", "reaches", "checks", "resample", "reshuffle", "more_view", "hints", "refusal"}
    assert len(wanted) > 40
    assert wanted - names_in(PLAYED) == set()


# ---- the kernel knows no game


@in_each(KERNEL)
def test_the_kernel_knows_no_game(path: Path) -> None:
    source = path.read_text(encoding="utf-8").casefold()
    for word in (*GAME_WORDS, *IDS):
        assert not re.search(rf"\b{re.escape(word)}\b", source), word


@in_each(KERNEL)
def test_the_kernel_names_no_card(path: Path) -> None:
    strings = {
        node.value for node in ast.walk(tree_of(path)) if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    slugs = {card.slug for game in fathom.games().values() for deck in game.cards().values() for card in deck}
    assert slugs
    assert not strings & slugs


# ---- public names


def has_public_definitions(tree: ast.Module) -> bool:
    return any(isinstance(node, ast.ClassDef | ast.FunctionDef) and not node.name.startswith("_") for node in tree.body)


@in_each(MODULES)
def test_modules_say_what_may_be_imported_from_them(path: Path) -> None:
    if not has_public_definitions(tree_of(path)) or path.stem == "__main__":
        return
    if not path.is_relative_to(ROOT / "kernel") and not path.is_relative_to(ROOT / "games") and path.parent != ROOT:
        return
    module = importlib.import_module(name_of(path))
    assert hasattr(module, "__all__")


@in_each(RULES)
def test_what_a_module_offers_exists(path: Path) -> None:
    module = importlib.import_module(name_of(path))
    for name in getattr(module, "__all__", ()):
        assert hasattr(module, name), name


@in_each(RULES)
def test_only_offered_names_cross_from_the_kernel(path: Path) -> None:
    """What is not in a module's `__all__` is its own business."""
    if path.parent == ROOT / "kernel":
        return
    package = name_of(path).split(".")
    if path.name != "__init__.py":
        package = package[:-1]
    for node in ast.walk(tree_of(path)):
        if not isinstance(node, ast.ImportFrom):
            continue
        base = package[: len(package) - node.level + 1] if node.level else []
        home = ".".join([*base, *([node.module] if node.module else [])])
        if home.startswith("fathom.kernel."):
            offered = importlib.import_module(home).__all__
            for alias in node.names:
                assert alias.name in offered, f"{alias.name} of {home}"
