"""Jobs in several processes, so that several processors work at once; and experiments as jobs."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence

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
    return Rows.of_bytes(experiment, results(list(jobs(experiment, processes)), processes))


def jobs(experiment: Experiment, processes: int) -> Iterator[Job]:
    """The trials in shares of about equal length."""
    fields, trials = experiment.as_fields(), experiment.trials
    count = min(trials, SHARES * (processes or 8))
    for share in range(count):
        first, last = share * trials // count, (share + 1) * trials // count
        yield Job("measure", json.dumps({**fields, "first": first, "last": last}))
