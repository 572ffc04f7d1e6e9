#!/usr/bin/env python3
"""Times `earshot trend` on a history of 5,000 runs of 500 screens.

Usage: Benchmarks/history.py FOLDER [RUNS [SCREENS]]   (the folder of an optimised earshot)

The program makes the file; the runs are put into its tables, with a tenth of the screens changed from
run to run. Prints the size, and the seconds of each format beside those of counting the rows by SQL.
"""

import os
import random
import sqlite3
import subprocess
import sys
import tempfile
import time

program = os.path.join(sys.argv[1], "earshot")
runs, screens = [int(word) for word in sys.argv[2:] + ["5000", "500"][len(sys.argv) - 2:]]
with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "history.db")
    subprocess.run([program, "audit", "pizza/menu", "--store", path, "--branch", "main", "--quiet"],
                   stdout=subprocess.DEVNULL, check=False)
    chance = random.Random(1)
    db = sqlite3.connect(path, isolation_level=None)
    db.execute("PRAGMA synchronous = OFF")
    db.execute("BEGIN")
    rules = [f"rule-{n}" for n in range(60)]
    states = []
    for screen in range(screens):
        db.execute("INSERT INTO screen (path, name) VALUES (?, ?)",
                   (f"screens/{screen}.xml", f"Screen {screen}"))
    first = db.execute("SELECT MIN(id) FROM screen WHERE path LIKE 'screens/%'").fetchone()[0]

    def state(screen):
        """A new state of a screen: up to ten findings."""
        found = [chance.randrange(len(rules)) for _ in range(chance.randrange(10))]
        number = db.execute("INSERT INTO state (hash, stops, findings) VALUES (?, ?, ?)", (
            f"s{len(states)}-{screen}", 20 + chance.randrange(20), len(found))).lastrowid
        states.append(number)
        for place, rule in enumerate(found):
            key = f"{screen}-{rule}-{place}"
            db.execute(
                "INSERT OR IGNORE INTO finding (hash, fingerprint, rule, severity, component, what) "
                "VALUES (?, ?, ?, ?, ?, ?)",
                (key, key, rules[rule], ["error", "warning", "info", "question"][rule % 4],
                 f"button#{rule}", f"The button of screen {screen} has no label"))
            db.execute("INSERT OR IGNORE INTO state_finding SELECT ?, id FROM finding "
                       "WHERE hash = ?", (number, key))
        return number, found

    now = [state(screen) for screen in range(screens)]
    for run in range(runs):
        for _ in range(max(1, screens // 10)):
            screen = chance.randrange(screens)
            now[screen] = state(screen)
        counts = {}
        for _, found in now:
            for rule in found:
                counts[rule] = counts.get(rule, 0) + 1
        kinds = [sum(n for rule, n in counts.items() if rule % 4 == kind) for kind in range(4)]
        number = db.execute(
            "INSERT INTO run (time, commit_hash, branch, version, profile, errors, warnings, notes, "
            "questions, suppressed, screens, stops, unread) "
            "VALUES (?, ?, 'main', '1', 'ios18-phone', ?, ?, ?, ?, 0, ?, 0, 0)",
            (1_600_000_000 + run * 3_600, f"{run:040x}", *kinds, screens)).lastrowid
        db.executemany("INSERT INTO run_screen VALUES (?, ?, ?)", (
            (number, first + screen, now[screen][0]) for screen in range(screens)))
        db.executemany("INSERT INTO run_rule VALUES (?, ?, ?)", (
            (number, rules[rule], count) for rule, count in counts.items()))
    db.execute("COMMIT")
    start = time.perf_counter()
    rows = db.execute("SELECT COUNT(*) FROM run_screen").fetchone()[0]
    sql = time.perf_counter() - start
    db.close()
    print(f"{runs} runs of {screens} screens: {os.path.getsize(path) >> 20} MB; "
          f"{rows} rows counted by SQL in {sql:.2f} s; load {os.getloadavg()[0]:.1f}")
    for name in ["text", "json", "markdown", "html"]:
        times = []
        for _ in range(5):
            start = time.perf_counter()
            subprocess.run([program, "trend", path, "--branch", "main", "--format", name, "--quiet"],
                           stdout=subprocess.DEVNULL, check=True)
            times.append(time.perf_counter() - start)
        print(f"trend --format {name}: {min(times):.2f} s at best, {sorted(times)[2]:.2f} s in the middle")
