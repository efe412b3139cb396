"""Who does the work: processes of this machine, or a Dask cluster."""

import multiprocessing
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from typing import Any, TypeVar

from .match import ArenaError
from .ratings import EXTRA

T = TypeVar("T")

#: Seconds to wait for a scheduler.
PATIENCE = 10


class Processes(Executor):
    """New Python processes, which can be ended in the middle of their games."""

    def __init__(self, workers: int) -> None:
        self._others = {*multiprocessing.active_children()}
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(workers, context, _leave_interrupts_to_the_parent)

    def submit(self, task: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        """See `Executor.submit`."""
        # A pool that loses its processes fails on cancelled futures (before Python 3.13), so it has its own.
        inner, outer = self._pool.submit(task, *args, **kwargs), Future[T]()
        inner.add_done_callback(lambda done: _pass_on(done, outer))
        return outer

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """See `Executor.shutdown`."""
        self._pool.shutdown(wait, cancel_futures=cancel_futures)

    def end(self) -> None:
        """Stops what is being played, now."""
        for child in {*multiprocessing.active_children()} - self._others:
            child.terminate()
        self.shutdown(cancel_futures=True)


def _pass_on(done: Future[T], outer: Future[T]) -> None:
    if done.cancelled() or not outer.set_running_or_notify_cancel():
        return
    fault = done.exception()
    if fault is None:
        outer.set_result(done.result())
    else:
        outer.set_exception(fault)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def processes(workers: int) -> Iterator[Executor]:
    """So many processes; after Ctrl-C or a bot's failure none of them plays on."""
    pool = Processes(workers)
    try:
        yield pool
    except BaseException:
        pool.end()
        raise
    pool.shutdown()


@contextmanager
def dask(address: str) -> Iterator[Executor]:
    """The workers of a Dask scheduler, which must have the same `pygame_core`. Raises ArenaError."""
    try:
        from distributed import Client
    except ImportError:
        raise ArenaError(f"--dask needs the extra “arena”: {EXTRA}") from None
    try:
        client = Client(address, timeout=PATIENCE)  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as fault:
        raise ArenaError(f"No Dask scheduler answers at {address}.") from fault
    with client:
        executor: Executor = client.get_executor(pure=False)  # type: ignore[no-untyped-call]
        try:
            yield executor
        finally:
            executor.shutdown(wait=False)
