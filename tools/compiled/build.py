"""Compile kernel and games, for a wheel (`hook.py`).

The sources are copied, written out (`expand.py`) and given to mypyc, which turns them into C; the C files are compiled
by as many processes as there are cores, those that have not changed since the last build not again. The result is a
shared library for every module; in a wheel each lies beside its source, and Python prefers it (`fathom/_mode.py`).
"""

from __future__ import annotations

import os
import shutil
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from expand import compiled, expand
from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

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
BESIDE = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")


def build(folder: Path, optimised: str = "2") -> list[Path]:
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
        for module in modules:
            if module.name.startswith(GROUP):  # the others only call it
                module.extra_compile_args = [*module.extra_compile_args, *HIDDEN]
        command = Parallel(Distribution({"name": "fathom-table", "ext_modules": modules}))
        command.build_lib, command.build_temp = str(lib), str(folder / "objects")
        command.ensure_finalized()
        command.run()
        return sorted(Path(made).relative_to(lib) for made in command.get_outputs())
    finally:
        os.chdir(before)


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
