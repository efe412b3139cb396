"""How a screen is drawn: what axe finds, what a thumb can hit, what is cut off."""

from typing import Any

from playwright.sync_api import Page

from build_tools.paths import NODE_MODULES

AXE = (NODE_MODULES / "axe-core" / "axe.min.js").read_text("utf-8")
RUN_AXE = """async () => {
    await Promise.allSettled(document.getAnimations().map(one => one.finished));
    const { violations } = await axe.run(document, { resultTypes: ["violations"] });
    const places = nodes => nodes.map(one => one.html.slice(0, 160));
    return violations.map(({ id, help, nodes }) => ({ id, help, where: places(nodes) }));
}"""
# What can be pressed: the label around a field stands for it; links inside a sentence may be small.
SMALL_TARGETS = """() => {
    const small = [];
    for (const element of document.querySelectorAll("button, a[href], input, select, summary")) {
        if (element.disabled || element.closest("[inert]")) continue;
        const label = element.matches("input") ? element.closest("label") : null;
        const target = label ?? element;
        if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        if (element.matches("a") && getComputedStyle(element).display === "inline") continue;
        const modal = document.querySelector("dialog[open]");
        if (modal && !modal.contains(element)) continue;
        const box = target.getBoundingClientRect();
        if (box.width <= 1 || box.bottom < 0) continue;
        if (box.width < 43.5 || box.height < 43.5)
            small.push(`${box.width.toFixed()}x${box.height.toFixed()} ${target.outerHTML.slice(0, 120)}`);
    }
    return small;
}"""
TOO_WIDE = """() => {
    const room = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= room) return [];
    return [...document.querySelectorAll("body *")]
        .filter(one => one.getBoundingClientRect().right > room + 1)
        .slice(0, 5)
        .map(one => one.outerHTML.slice(0, 120));
}"""

# A table that fits its screen does not scroll.
TOO_TALL = """() => {
    const root = document.documentElement;
    return root.scrollHeight > root.clientHeight + 1 ? [`${root.scrollHeight} of ${root.clientHeight}`] : [];
}"""


def violations(page: Page) -> list[Any]:
    """What axe finds; its script is put into the page as a person's extension would."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE)
    return list(page.evaluate(RUN_AXE))


def small_targets(page: Page) -> list[str]:
    """Targets of less than 44 pixels."""
    return list(page.evaluate(SMALL_TARGETS))


def too_wide(page: Page) -> list[str]:
    """What sticks out where the page scrolls sideways."""
    return list(page.evaluate(TOO_WIDE))


def too_tall(page: Page) -> list[str]:
    """How high the page is, where it scrolls up and down."""
    return list(page.evaluate(TOO_TALL))
