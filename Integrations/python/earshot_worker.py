"""A client of `earshot worker`: jobs in, answers out, in order, whatever happens to a process.

Needs Python 3.9 and nothing else. `Documentation/Worker.md` has the keys of jobs and answers.

    from earshot_worker import Worker

    with Worker(options=["--language", "en"]) as worker:
        for answer in worker.answers([{"path": "menu.xml"}, {"path": "cart.xml"}]):
            print(answer["path"], answer["status"], answer["error"])
"""

import base64
import collections
import collections.abc
import json
import os
import queue
import select
import shutil
import subprocess
import sysconfig
import threading

_DECODER = json.JSONDecoder()
# The results are the last key of an answer; a text in it has no quotation mark without a backslash.
_RESULTS = ',"results":['


def job_of(value):
    """The job for a path, bytes, or a pair of a name and bytes."""
    if isinstance(value, dict):
        return dict(value)
    if isinstance(value, (bytes, bytearray, memoryview)):
        return {"base64": base64.b64encode(bytes(value)).decode("ascii")}
    if isinstance(value, tuple):
        name, content = value
        return {"path": name, **job_of(content)}
    return {"path": str(value)}


def results_of(line):
    """The documents of JSON in the line of an answer, each as the program wrote it."""
    start = line.index(_RESULTS) + len(_RESULTS)
    results = []
    while line[start] != "]":
        end = _DECODER.raw_decode(line, start)[1]
        results.append(line[start:end])
        start = end + 1 if line[end] == "," else end
    return results


class Answer(collections.abc.Mapping):
    """The answer to a job: the keys of Documentation/Worker.md, and "line", its text.

    The results, which are nearly all of it, are read when somebody first asks for them, and are sent
    to another process as text alone.
    """

    def __init__(self, line):
        head, mark, _ = line.partition(_RESULTS)
        self._keys = json.loads(head + "}" if mark else line)
        if mark:
            self._keys["results"] = None
        self._keys["line"] = line

    def __getitem__(self, key):
        if key == "results" and self._keys[key] is None:
            self._keys[key] = json.loads(self._keys["line"])[key]
        return self._keys[key]

    def __iter__(self):
        return iter(self._keys)

    def __len__(self):
        return len(self._keys)

    def __repr__(self):
        return f"Answer({self._keys['line']!r})"

    def __reduce__(self):
        return Answer, (self._keys["line"],)


class Worker:
    """A running `earshot worker`, which is started again when it ends.

    program: the path of the program, or its name on the path or beside this Python.
    verb, options: what jobs ask for that do not say it themselves.
    processes: how many processes work at once.
    time_limit: the seconds that a job may take.
    memory: the megabytes of addresses that a process may take, 640 at least; None has no limit.
    deaths: how often the worker may end over one job before that is answered as an error.
    """

    def __init__(self, program="earshot", verb="audit", options=(), processes=1, time_limit=60,
                 memory=None, deaths=3):
        found = (shutil.which(program)
                 or shutil.which(program, path=sysconfig.get_path("scripts")))
        if found is None:
            raise FileNotFoundError(f"there is no program '{program}'; name it with 'program'")
        self._command = [found, "worker", "--jobs", str(processes), "--time-limit", str(time_limit)]
        if memory is not None:
            self._command += ["--memory", str(memory)]
        self._verb = verb
        self._options = list(options)
        self._window = processes * 2 + 2
        self._deaths = deaths
        # A job is tried twice, and those before it have to be answered first.
        self._patience = (time_limit * 2 + 10) * (self._window + 1) if time_limit else None
        self._process = None
        self._queue = None
        self._rest = bytearray()

    def __enter__(self):
        return self

    def __exit__(self, *reason):
        self.close()

    def close(self):
        """Ends the worker; a job that is asked later starts another one."""
        process, self._process = self._process, None
        if process is None:
            return
        self._queue.put(None)
        process.kill()
        process.wait()
        self._writer.join()
        for pipe in (process.stdin, process.stdout):
            try:
                pipe.close()
            except OSError:
                pass

    def answers(self, jobs):
        """The answer to each job, in order.

        A job is a path, bytes, a pair of a name and bytes, or a dictionary with the keys of
        Documentation/Worker.md.
        """
        jobs = enumerate(jobs)
        waiting = collections.deque()
        deaths, is_over = 0, False
        while True:
            while not is_over and len(waiting) < self._window:
                number, value = next(jobs, (None, None))
                if number is None:
                    is_over = True
                    break
                job = job_of(value)
                asked = {"verb": self._verb, "options": self._options, **job, "id": number}
                line = json.dumps(asked, ensure_ascii=False).encode("utf-8", "replace") + b"\n"
                waiting.append((number, job, line))
                if self._process is not None:
                    self._queue.put(line)
            if not waiting:
                return
            if self._process is None:
                self._start(waiting)
            line = self._line()
            if line is None:
                # What was not answered is asked again; the first of it may be what ended the worker.
                self.close()
                deaths += 1
                if deaths < self._deaths:
                    continue
                answer = self._refusal(waiting.popleft()[1])
            else:
                answer = self._answer(line, *waiting.popleft())
            deaths = 0
            yield answer

    @staticmethod
    def _answer(line, number, job, _):
        text = line.decode("utf-8")
        # Of a line that could not be read, such as one that is too long, the worker knows no number.
        given = Answer(text)["id"]
        if given not in (number, None):
            raise RuntimeError(f"the answer to job {number} is that of {given}")
        # The number was ours; what the job is called is told in its place.
        name = json.dumps(job.get("id"), ensure_ascii=False)
        return Answer(text.replace(f'"id":{json.dumps(given)},', f'"id":{name},', 1))

    def _refusal(self, job):
        error = {"message": f"the worker ended over this input {self._deaths} times",
                 "help": "take the capture again, or report it as a defect", "line": None,
                 "column": None}
        answer = {"earshot-worker": 1, "id": job.get("id"), "verb": job.get("verb", self._verb),
                  "path": job.get("path"), "status": 4, "error": error, "messages": [],
                  "results": []}
        return Answer(json.dumps(answer, ensure_ascii=False, separators=(",", ":")))

    def _start(self, waiting):
        self._process = subprocess.Popen(self._command, stdin=subprocess.PIPE,
                                         stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self._rest = bytearray()
        self._queue = queue.SimpleQueue()
        self._writer = threading.Thread(
            target=self._write, args=(self._process.stdin, self._queue), daemon=True)
        self._writer.start()
        for _, _, line in waiting:
            self._queue.put(line)

    @staticmethod
    def _write(pipe, lines):
        # In a thread of its own: who writes a large job must not keep answers from being read.
        while (line := lines.get()) is not None:
            try:
                pipe.write(line)
                pipe.flush()
            except (OSError, ValueError):
                return

    def _line(self):
        """The next line of the worker without its end; None when it ended or says nothing."""
        file = self._process.stdout.fileno()
        searched = 0
        while True:
            end = self._rest.find(b"\n", searched)
            if end >= 0:
                line = bytes(self._rest[:end])
                del self._rest[:end + 1]
                return line
            searched = len(self._rest)
            if not select.select([file], [], [], self._patience)[0]:
                return None
            part = os.read(file, 1 << 20)
            if not part:
                return None
            self._rest += part
