"""Take the pictures of the documentation anew (`make pictures`): a real server, a real browser, fixed seeds."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from fathom.lab.serving import Server  # noqa: E402
from visiting import Visitor, call, new_table, play_by_wire, until  # noqa: E402
from web.conftest import FLAGS, chromium  # noqa: E402

Size = tuple[int, int]
DESK, PHONE = (1440, 900), (360, 740)
# Cards are painted one after the other, those in sight too.
PAINTED = """() => [...document.images].every((one) => {
    const box = one.getBoundingClientRect();
    return !one.src.startsWith('data:image/gif') || box.top > innerHeight || box.bottom < 0;
})"""
SHIP = 24
"""The seed of the game of Unfathomable in the pictures."""


def page(browser: Browser, size: Size, scheme: str = "dark", lang: str = "en") -> Page:
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme=scheme,  # type: ignore[arg-type]
        locale=lang,
        reduced_motion="reduce",
        device_scale_factor=2 if size == PHONE else 1,
    )
    return context.new_page()


def main() -> None:
    folder = ROOT / "docs" / "pictures"
    folder.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        Server(f"{data}/tables.db", rate=0, new_tables=0) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        running = new_table(server, "me", "greedy", "greedy", seed=12, leviathan=True, kraken=True)
        play_by_wire(server, running["table"], {0: running["seats"][0]}, until=75)
        over = new_table(server, "me", "me", "me", seed=5, leviathan=True)
        play_by_wire(server, over["table"], dict(enumerate(over["seats"])), until=10_000)

        def take(name: str, size: Size, place: str, wait: str, scheme: str = "dark", lang: str = "en") -> None:
            one = Visitor(page(browser, size, scheme, lang), server)
            one.go(place)
            one.seen(wait).first.wait_for()
            if one.seen("join-skip").is_visible():
                one.seen("join-skip").click()
            one.page.mouse.move(0, 0)  # under a mouse at rest a card would open
            one.settle()
            until(lambda: one.page.evaluate(PAINTED), 60)
            one.page.screenshot(path=str(folder / f"{name}.jpg"), type="jpeg", quality=88)
            one.page.context.close()
            print(name)

        table = f"/t/{running['table']}/{running['seats'][0]}"
        replay = f"/replay/{over['table']}/{over['watch']}~120"
        number = call(server, f"/api/tables/{over['table']}/state", key=over["watch"])["view"]["number"]
        assert number > 120, number
        take("lobby", DESK, "/", "lobby-play")
        take("table", DESK, table, "prompt")
        take("table-light", DESK, table, "prompt", "light", "de")
        take("table-phone", PHONE, table, "prompt", lang="pl")
        take("rules", DESK, "/rules/abyss/B-EXP-02", "rules-search", "light")
        take("replay", DESK, replay, "theatre-slider", "light")
        take("cards", DESK, "/cards/abyss/lord-jailer", "cards-search")
        ship = new_table(server, "me", *["random"] * 4, game="unfathomable", seed=SHIP)
        key = ship["seats"][0]
        at = f"/t/{ship['table']}/{key}"
        play_by_wire(server, ship["table"], {0: key}, until=10_000, seed=3, asked="ask-contribute", after=20)
        take("unfathomable-test", DESK, at, "prompt", "light", "de")
        play_by_wire(server, ship["table"], {0: key}, until=10_000, seed=3, asked="ask-act", after=40)
        take("unfathomable", DESK, at, "prompt")
        take("unfathomable-phone", PHONE, at, "prompt", "light", "pl")
        play_by_wire(server, ship["table"], {0: key}, until=10_000, seed=3)
        take("unfathomable-end", DESK, at, "outcome")
        browser.close()


if __name__ == "__main__":
    main()
