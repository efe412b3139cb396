"""`build.py serve`: the site on this machine, for its owner."""

import threading
import webbrowser

from build_tools import static_server
from build_tools.paths import DIST
from build_tools.say import line


def serve(base: str, port: int, show: bool) -> None:
    server, address = static_server.start(DIST, base, port)
    line(f"\nPotager is at {address}   (Ctrl+C ends it)")
    if show:
        webbrowser.open(address)
    try:
        threading.Event().wait()
    except KeyboardInterrupt:
        server.shutdown()
