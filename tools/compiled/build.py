"""Compile kernel and games, for a wheel (`hook.py`).

The sources are copied, written out (`expand.py`) and given to mypyc, which turns them into C; the C files are compiled
by as many processes as there are cores, those that have not changed since the last build not again. The result is a
shared library for every module; in a wheel each lies beside its source, and Python prefers it (`fathom/_mode.py`).

A *tuned* build is compiled twice. The first library counts what it goes through while games are played (`train.py`);
with these counts the compiler lays out the second: what is used often lies together and is made quick.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from expand import compiled, expand
from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext, customize_compiler, new_compiler

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
SOURCES = ROOT / "src" / "fathom"
GROUP = "fathom_engine"
MYPY = """[mypy]
python_version = 3.11
follow_imports = silent
ignore_missing_imports = True
"""
"""Not strict: `make test` has checked the sources as they are; what is written out needs no more than types."""
HIDDEN = ("-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt", "-include", str(HERE / "native.h"))
"""Functions of the library call each other directly, and those of Python without a detour."""
COUNTING = ("-fprofile-generate", "-fprofile-update=single")
COUNTED = ("-fprofile-use", "-fprofile-correction", "-Wno-missing-profile")
BESIDE = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")


def build(folder: Path, optimised: str = "2", tuned: bool = False) -> list[Path]:
    """Build everything below a folder; returns the libraries, relative to `folder / "lib"`."""
    copy, c, lib = folder / "copy", folder / "c", folder / "lib"
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(SOURCES, copy / "fathom", ignore=BESIDE)
    count = expand(copy)
    print(f"{count} classes written out", flush=True)
    (folder / "mypy.ini").write_text(MYPY, "utf-8")
    before = Path.cwd()
    os.chdir(copy)
    try:
        files = compiled(copy)
        flags = [f"--config-file={folder / 'mypy.ini'}", f"--cache-dir={folder / 'types'}", "--disallow-untyped-defs"]
        modules = mypycify(
            [*flags, *files], opt_level=optimised, debug_level="0", multi_file=True, group_name=GROUP, target_dir=str(c)
        )
        print(f"{len(files)} modules translated", flush=True)
        if not tuned:
            return link(modules, lib, folder / "objects")
        objects = folder / "tuned"
        shutil.rmtree(objects, ignore_errors=True)
        shutil.rmtree(lib, ignore_errors=True)
        link(modules, lib, objects, COUNTING, COUNTING[:1])
        train(folder, lib)
        for counts in objects.rglob("*.gcda"):
            counts.with_suffix(".o").unlink()
        for counting in lib.glob(f"{GROUP}*"):
            counting.unlink()
        return link(modules, lib, objects, COUNTED)
    finally:
        os.chdir(before)


def link(
    modules: Sequence[Extension], lib: Path, objects: Path, how: Sequence[str] = (), linked: Sequence[str] = ()
) -> list[Path]:
    """Compile and link all modules; `how` goes to the compiler, `linked` to the linker, of the one with the code."""
    given = [(module, module.extra_compile_args) for module in modules]
    for module in modules:
        if module.name.startswith(GROUP):  # the others only call it
            module.extra_compile_args = [*module.extra_compile_args, *HIDDEN, *how]
            module.extra_link_args = [*linked]
    command = Parallel(Distribution({"name": "fathom-table", "ext_modules": list(modules)}))
    command.build_lib, command.build_temp = str(lib), str(objects)
    command.ensure_finalized()
    command.run()
    for module, args in given:
        module.extra_compile_args = args
    return sorted(Path(made).relative_to(lib) for made in command.get_outputs())


def train(folder: Path, lib: Path) -> None:
    """Play games with what was built so far; its counts are written when that process ends."""
    trained = folder / "trained"
    shutil.rmtree(trained, ignore_errors=True)
    shutil.copytree(SOURCES, trained / "fathom", ignore=BESIDE)
    shutil.copytree(lib, trained, dirs_exist_ok=True)
    environment = {**os.environ, "PYTHONPATH": str(trained), "FATHOM_PURE": "0"}
    print("playing games", flush=True)
    subprocess.run([sys.executable, str(HERE / "train.py")], env=environment, check=True)


def is_gcc() -> bool:
    """Does the compiler of this Python understand the options of a tuned build?"""
    compiler: Any = new_compiler()
    customize_compiler(compiler)
    command = getattr(compiler, "compiler_so", None)
    if not command:
        return False
    told = subprocess.run([command[0], "--version"], capture_output=True, text=True, check=False)
    return "Free Software Foundation" in told.stdout


class Parallel(build_ext):
    """Compiles the files of a library side by side, and only those that are newer than what they became."""

    def build_extensions(self) -> None:
        compiler: Any = self.compiler
        one_by_one = compiler.compile

        def compile(sources: list[str], output_dir: str | None = None, **more: Any) -> list[str]:
            made = compiler.object_filenames(sources, output_dir=output_dir)
            newest = max((path.stat().st_mtime for path in Path(sources[0]).parent.glob("*.h")), default=0.0)
            old = [s for s, o in zip(sources, made, strict=True) if not _is_newer(o, s, newest)]
            print(f"compiling {len(old)} of {len(sources)} files", flush=True)
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                list(pool.map(lambda source: one_by_one([source], output_dir=output_dir, **more), old))
            return list(made)

        compiler.compile = compile
        super().build_extensions()


def _is_newer(made: str, source: str, headers: float) -> bool:
    if not Path(made).exists():
        return False
    return Path(made).stat().st_mtime > max(Path(source).stat().st_mtime, headers)
