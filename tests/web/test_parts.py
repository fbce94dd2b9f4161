"""The page of parts: every shared part of the boards in every state, for builders and for this test."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from visiting import Visitor

Visit = Callable[..., Visitor]
SHARED = Path(__file__).parents[2] / "web" / "src" / "boards" / "shared"
SIZES = ((1920, 1080), (1440, 900), (1280, 720), (390, 844), (360, 740))
# Parts that are only seen together with another one, or with a whole table.
INSIDE = {"BoardFrame", "Inspector", "Over", "PieceMenu", "Row", "Sign", "Tally", "Workbench", "Zone"}
CUT = """() => [...document.querySelectorAll('[data-part] *')].filter((one) => {
    const says = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    return says && one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1;
}).map((one) => one.className + ': ' + one.textContent.slice(0, 40))"""


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_every_part_is_there_and_nothing_is_cut(visit: Visit, axe: str, scheme: str, tmp_path: Path) -> None:
    one = visit(color_scheme=scheme)
    one.go("/parts")
    expect(one.seen("parts")).to_be_visible()
    named = set(one.page.locator("[data-part]").evaluate_all("all => all.map((one) => one.dataset.part)"))
    assert named == {path.stem for path in SHARED.glob("*.svelte")} - INSIDE
    for width, height in SIZES:
        one.page.set_viewport_size({"width": width, "height": height})
        one.settle()
        assert one.page.evaluate("document.documentElement.scrollWidth") <= width
        assert one.page.evaluate(CUT) == []
        picture = one.page.screenshot(full_page=True, path=tmp_path / f"{width}.png")
        assert len(picture) > 20_000, "parts are drawn"
    assert one.complaints_of_axe(axe) == []


def test_a_menu_on_a_piece_says_every_way_and_is_walked_by_keys(visit: Visit) -> None:
    one = visit()
    one.go("/parts")
    piece = one.page.locator('[data-piece="ghoul#2"]')
    piece.click()
    expect(one.seen("piece-menu").get_by_role("menuitem")).to_have_count(3)
    one.page.keyboard.press("Escape")
    expect(one.seen("piece-menu")).to_be_hidden()
    expect(piece).to_be_focused()
    one.page.keyboard.press("Enter")
    expect(one.seen("way-fight")).to_be_focused()
    one.page.keyboard.press("ArrowDown")
    one.page.keyboard.press("Enter")
    expect(one.seen("said")).to_contain_text("Evade it")


def test_a_map_is_moved_and_a_drag_chooses_nothing(visit: Visit) -> None:
    one = visit()
    one.go("/parts")
    sheet = one.page.locator(".map .sheet")
    expect(sheet).to_be_visible()
    one.settle()
    whole = sheet.get_attribute("style")
    one.page.get_by_role("group", name="House").focus()
    one.page.keyboard.press("+")
    expect(sheet).not_to_have_attribute("style", whole or "")
    one.page.keyboard.press("0")
    expect(sheet).to_have_attribute("style", whole or "")
    box = one.page.locator('[data-piece="study"]').bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    one.page.mouse.move(x, y)
    one.page.mouse.down()
    one.page.mouse.move(x - 60, y + 30, steps=4)
    one.page.mouse.up()
    expect(sheet).not_to_have_attribute("style", whole or "")
    expect(one.seen("said")).to_have_text("–")
    one.page.locator('[data-piece="study"]').click()
    expect(one.seen("said")).to_have_text("Move to the study")


def test_a_large_choice_is_searched(visit: Visit) -> None:
    one = visit()
    one.go("/parts")
    one.seen("open-chooser").click()
    one.page.get_by_role("searchbox").fill("card 17")
    expect(one.page.locator("[data-testid^=choose-]")).to_have_count(1)
    one.seen("choose-card-16").click()
    expect(one.seen("chooser")).to_be_hidden()
    expect(one.seen("said")).to_have_text("Card 17")
