"""Cuts the fonts of the page down to the letters of its three languages: 31 kB instead of 85, Polish 38 instead of 203.

Needs fonttools and brotli, which are no part of the environment: the letters hardly ever change. Whatever else people
write (names, chat) is drawn with the whole fonts, which a browser then fetches (`web/src/styles/fonts.css`).
"""

from __future__ import annotations

from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

WEB = Path(__file__).parents[1] / "web"
LETTERS = "".join(map(chr, range(0x20, 0x7F))) + "\u00a0\u00ad·×°§«»½ÄÖÜßäöüÓóâôéèêàáçñíú–—‘’‚“”„…−"
POLISH = "ĄąĆćĘęŁłŃńŚśŹźŻż"
FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "liga", "rvrn", "tnum", "lnum", "pnum"]
# Words have all weights of the page; titles and large numbers look best in one.
WEIGHTS: dict[str, tuple[int, int] | int] = {"inter": (400, 800), "fraunces": 660}


def cut(family: str, part: str, letters: str) -> TTFont:
    """The letters of one file of a family, in the weights the page uses."""
    folder = WEB / "node_modules" / "@fontsource-variable" / family / "files"
    font = TTFont(folder / f"{family}-{part}-wght-normal.woff2")
    options = subset.Options(layout_features=FEATURES, hinting=False, notdef_outline=True)
    cutter = subset.Subsetter(options)
    cutter.populate(text=letters)
    cutter.subset(font)
    return instancer.instantiateVariableFont(font, {"wght": WEIGHTS[family]})


def main() -> None:
    for family in WEIGHTS:
        for name, part, letters in (("letters", "latin", LETTERS), ("polish", "latin-ext", POLISH)):
            font = cut(family, part, letters)
            font.flavor = "woff2"
            path = WEB / "src" / "styles" / "fonts" / f"{family}-{name}.woff2"
            font.save(path)
            print(f"{path.name}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
