"""From the click that plays a card to the painted answer, on the built site, timed inside the page.

The clock starts with the click's own time stamp. The answer is there when the hand is told anew, which
only the engine's reply does; it is painted when a message posted from the next animation frame arrives.
"""

import json
import os
import re
import sys
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

from build_tools import browser, static_server
from build_tools.paths import DIST
from tests.e2e.play.table import Table, instant

CLICKS = 100
PATIENCE = 60_000

TIMER = """{
    const hand = () => document.querySelector('[role=group][aria-label^="Your hand,"]')?.ariaLabel;
    window.timed = [];
    window.arm = () => {
        window.answered = new Promise(done => addEventListener("click", click => {
            const before = hand();
            const eyes = new MutationObserver(() => {
                if (hand() === before) return;
                eyes.disconnect();
                requestAnimationFrame(() => {
                    const { port1, port2 } = new MessageChannel();
                    port1.onmessage = () => done(timed.push(performance.now() - click.timeStamp));
                    port2.postMessage(0);
                });
            });
            eyes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        }, { capture: true, once: true }));
    };
}"""


def main() -> None:
    server, address = static_server.start(DIST, "/potager/")
    path = os.environ.get("POTAGER_BROWSER") or browser.ready(Path(sys.executable))
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=browser.flags())
        page = chromium.new_page(base_url=address, locale="en-GB", viewport={"width": 1280, "height": 800})
        page.set_default_timeout(PATIENCE)
        expect.set_options(timeout=PATIENCE)
        page.add_init_script(TIMER)
        instant(page)
        table = Table(page).start(code="bench")
        while page.evaluate("timed.length") < CLICKS:
            phase = table.wait()
            if phase == "payout":
                table.next()
            elif phase == "predict":
                table.predict(table.legal()[0])
            else:
                play_timed(table)
            if table.result.count():
                table = Table(page).start()
        json.dump(page.evaluate("timed"), sys.stdout)
        chromium.close()
    server.shutdown()


def play_timed(table: Table) -> None:
    """Plays a monster with the clock on; Magic, which may need a second choice, without."""
    plain = [card for card in table.legal() if card != "M"]
    if not plain:
        table.move()
        return
    table.held(plain[0]).click()
    button = table.region.get_by_role("button", name=re.compile(r"^Play (?!Magic)")).first
    table.page.evaluate("arm()")
    button.click()
    table.page.evaluate("answered")


if __name__ == "__main__":
    main()
