"""Jobs in several processes, so that several processors work at once; and experiments as jobs."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from maze.jobs import Job, finished
from maze.lab.experiment import Experiment
from maze.lab.rows import Rows
from maze.params import Whole

PROCESSES = Whole("processes", "Processes", 0, 64, 0)
SHARES = 8                                                 # jobs for each process


def results(jobs: Sequence[Job], processes: int = 0) -> Iterator[bytes]:
    """The result of each job, in the order of the jobs, as soon as it is known.

    ``processes`` is how many there may be; 0 for one a processor.  Raises the error of a job in its
    place; the jobs that have not begun are then dropped.
    """
    most = min(processes or os.cpu_count() or 1, len(jobs))
    if most <= 1:
        yield from map(_result, jobs)
        return
    from concurrent.futures import ProcessPoolExecutor  # the page has no such thing

    with ProcessPoolExecutor(most) as pool:
        running = [pool.submit(_result, job) for job in jobs]
        try:
            for one in running:
                yield one.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _result(job: Job) -> bytes:
    return finished(job)[1]


def measured(experiment: Experiment, processes: int = 0) -> Rows:
    """All rows of an experiment, in their order.  Raises MazeError."""
    jobs = shares("measure", experiment.as_fields(), experiment.trials, processes)
    return Rows.of_bytes(experiment, results(jobs, processes))


def shares(kind: str, fields: Mapping[str, Any], every: int, processes: int) -> list[Job]:
    """Work on ``every`` things as jobs of about equal length, each from ``first`` to ``last``."""
    count = min(every, SHARES * (processes or os.cpu_count() or 1))
    return [Job(kind, json.dumps({**fields, "first": share * every // count,
                                  "last": (share + 1) * every // count})) for share in range(count)]
