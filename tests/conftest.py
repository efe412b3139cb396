"""Options of every test run. Kept to pytest and the standard library: it is also read inside Pyodide."""

from collections.abc import Callable, Iterator

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--full", action="store_true", help="run the printed counts, not the sample")
    parser.addoption("--share", default="0/1", help="run one share of the tests: 1/3 is the second of three")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    number, shares = map(int, config.getoption("--share").split("/"))
    left_out = [item for i, item in enumerate(items) if i % shares != number]
    config.hook.pytest_deselected(items=left_out)
    items[:] = items[number::shares]


@pytest.fixture
def count(request: pytest.FixtureRequest) -> Callable[[int, int], int]:
    """`count(full, sample)`: how many to run; the number is printed at the end of a full run."""
    full = request.config.getoption("--full")

    def choose(many: int, sample: int) -> int:
        number = many if full else sample
        request.node.user_properties.append(("count", number))
        return number

    return choose


def _counts(reporter: pytest.TerminalReporter) -> Iterator[tuple[str, int, str]]:
    for outcome in ("passed", "failed"):
        for report in reporter.stats.get(outcome, []):
            for name, number in report.user_properties:
                if name == "count":
                    yield report.nodeid, number, outcome


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if not terminalreporter.config.getoption("--full"):
        return
    terminalreporter.section("counts")
    for test, number, outcome in sorted(_counts(terminalreporter)):
        terminalreporter.write_line(f"{number:>7}  {outcome}  {test}")
