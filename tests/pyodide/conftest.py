"""The wheels that the suite runs with, made once."""

import pytest

from build_tools import wheels


def pytest_sessionstart(session: pytest.Session) -> None:
    if not hasattr(session.config, "workerinput"):  # of parallel workers only their parent builds
        wheels.engine()
        wheels.carried()
