"""Audits of captures by Ray: actors with a worker each.

The program and `earshot_worker.py` have to be on every machine; `Documentation/Scale.md` has more.

    import ray
    from earshot_ray import answers

    ray.init()
    for answer in answers(paths, actors=16, options=["--language", "en"]):
        print(answer["path"], answer["status"])
"""

import collections
import itertools
import os

import ray

from earshot_worker import Worker


# Ray starts an actor again when its process ends, and asks it once more.
@ray.remote(max_restarts=-1, max_task_retries=3)
class EarshotActor:
    """A process of Ray with a worker of its own."""

    def __init__(self, worker):
        self._worker = Worker(**worker)

    def answers(self, jobs):
        """The answers to some jobs, in order."""
        return list(self._worker.answers(jobs))

    def process(self):
        """The number of the process, for tests."""
        return os.getpid()


def answers(jobs, actors=2, chunk=32, pool=None, **worker):
    """The answer to each job, in order, as `earshot_worker.Worker.answers` gives it.

    jobs: paths, bytes, pairs of a name and bytes, or dictionaries with the keys of a job.
    actors: how many work at once; each takes a core.
    chunk: how many jobs are sent at a time.
    pool: actors that are there already.
    worker: what `earshot_worker.Worker` takes, such as options=["--language", "en"].
    """
    pool = pool or [EarshotActor.remote(worker) for _ in range(actors)]
    jobs = iter(jobs)
    waiting = collections.deque()
    for number in itertools.count():
        part = list(itertools.islice(jobs, chunk))
        if part:
            waiting.append(pool[number % len(pool)].answers.remote(part))
        # Two chunks an actor wait at most, so that memory does not grow with the jobs.
        if waiting and (not part or len(waiting) >= 2 * len(pool)):
            yield from ray.get(waiting.popleft())
        if not part and not waiting:
            return
