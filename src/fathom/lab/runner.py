"""Many tasks on one core, on several, or on many machines; what they find comes back as it is found."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any, TypeVar

from ..kernel.errors import FathomError
from ..kernel.text import Text
from .extras import extra

__all__ = ["NoCluster", "run_tasks"]

T = TypeVar("T")


class NoCluster(FathomError):
    """There is no cluster at this address."""


def run_tasks(
    do: Callable[..., T], tasks: Sequence[tuple[Any, ...]], jobs: int = 1, cluster: str = ""
) -> Generator[T, None, None]:
    """Do them all, in any order. Whoever stops listening stops the work that has not begun."""
    if cluster:
        yield from _on_ray(do, tasks, jobs, cluster)
    elif jobs <= 1 or len(tasks) <= 1:
        for task in tasks:
            yield do(*task)
    else:
        with ProcessPoolExecutor(jobs) as pool:
            try:
                for future in as_completed([pool.submit(do, *task) for task in tasks]):
                    yield future.result()
            finally:
                pool.shutdown(wait=False, cancel_futures=True)


def _on_ray(
    do: Callable[..., T], tasks: Sequence[tuple[Any, ...]], jobs: int, cluster: str
) -> Generator[T, None, None]:
    """On a Ray cluster, or on one of so many workers on this machine (`local`). Ray does again what a worker did not
    finish; each task has one result, so nothing counts twice."""
    ray = extra("ray", "cluster")
    quiet = {"logging_level": "ERROR", "log_to_driver": False, "configure_logging": False}
    try:
        if cluster == "local":
            ray.init(num_cpus=jobs, include_dashboard=False, **quiet)
        else:
            ray.init(address=cluster, **quiet)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise NoCluster(Text("no-cluster", "kernel", given=cluster, why=str(error))) from None
    try:
        remote = ray.remote(max_retries=-1)(do)
        waiting = [remote.remote(*task) for task in tasks]
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)
    finally:
        ray.shutdown()
