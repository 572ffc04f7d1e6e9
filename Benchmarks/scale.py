"""Measures audits of many captures: `scale.py EARSHOT [COUNT]`, with 10,000 if no count is named.

Figures are processor time, and ratios of runs over the same captures (`captures.py`). The exit status is 1
when one is over its promise."""

import filecmp
import glob
import os
import shutil
import sys

import captures

FOLDER = ".build-inputs/scale"
ONE_RULE = ["--only", "label-missing"]


def run(command, output=os.devnull, environment=None):
    """The processor time in seconds and the peak memory in bytes of a run; findings are no failure."""
    sink = os.open(output, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    quiet = os.open(os.devnull, os.O_WRONLY)
    actions = [(os.POSIX_SPAWN_DUP2, sink, 1), (os.POSIX_SPAWN_DUP2, quiet, 2)]
    pid = os.posix_spawnp(command[0], command, environment or os.environ, file_actions=actions)
    _, status, usage = os.wait4(pid, 0)
    os.close(sink)
    os.close(quiet)
    assert os.waitstatus_to_exitcode(status) in (0, 1, 3), (command, status)
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024


def report(name, value, limit, unit=""):
    verdict = "ok" if value <= limit else "OVER"
    print(f"{name:<58} {value:8.3f}{unit}  at most {limit:g}{unit}  {verdict}", flush=True)
    return value <= limit


def measure(earshot, count):
    """Prints the figures; whether all promises are kept."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    inputs, cache = f"{FOLDER}/captures", f"{FOLDER}/cache"
    size = captures.make(count, inputs)
    folders = sorted(os.listdir(inputs))
    audit = [earshot, "audit", inputs, "--format", "jsonl", "--jobs", "2", "--quiet"]
    kept = audit + ["--cache-path", cache]
    plain = audit + ["--no-cache"]
    read, _ = run([earshot, "read", inputs, "--format", "jsonl", "--jobs", "2", "--quiet"])
    uncached, memory = run(plain)
    one, _ = run(plain + ONE_RULE)
    first, peak = run(kept, f"{FOLDER}/first.jsonl")
    second, again = run(kept, f"{FOLDER}/second.jsonl")
    same = filecmp.cmp(f"{FOLDER}/first.jsonl", f"{FOLDER}/second.jsonl", shallow=False)
    lint, _ = run(["xmllint", "--noout", *glob.glob(f"{inputs}/*/*.xml")])
    print(
        f"{count} captures, {size / 1e6:.0f} MB: read {read:.1f} s, audit {uncached:.1f} s, with one rule "
        f"{one:.1f} s, first {first:.1f} s, second {second:.2f} s, xmllint on the XML {lint:.2f} s"
    )
    print(f"{count / uncached:.0f} captures a second and core, {uncached / lint:.1f} times xmllint")
    good = report("first run / read and rules", first / (read + uncached - one), 1.1, "×")
    good &= report("second run / first run", second / first, 0.1, "×")
    good &= report("bytes that differ in the second run", 0 if same else 1, 0)
    good &= report("peak memory, two jobs", max(memory, peak, again) / 1e6, 300, " MB")
    good &= report("milliseconds of processor time a capture", uncached / count * 1e3, 2, " ms")
    if len(folders) >= 10:
        # The same kinds of captures are in each folder of a thousand.
        tenth = [f"{inputs}/{name}" for name in folders[: len(folders) // 10]]
        small, _ = run([earshot, "audit", *tenth, "--format", "jsonl", "--jobs", "2", "--quiet", "--no-cache"])
        good &= report("a capture of all / a capture of a tenth", uncached / small / 10, 1.1, "×")
    shutil.rmtree(FOLDER, ignore_errors=True)
    return good


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(0 if measure(sys.argv[1], int((sys.argv[2:] or ["10000"])[0])) else 1)
