"""Measures how long words go on after a gesture of `earshot drive --voice`.

Usage: silence.py EARSHOT SOURCE COUNT; prints the median and the 95th percentile in milliseconds.
Keys go to the program through a pseudo-terminal. The player is a script that holds a connection
and reads as slowly as a loudspeaker; the connection ends with it.
"""

import os
import pty
import random
import signal
import socket
import sys
import tempfile
import threading
import time

PLAYER = """#!/usr/bin/env python3
import os, socket, time
connection = socket.socket(socket.AF_UNIX)
connection.connect(os.path.dirname(os.path.abspath(__file__)) + "/socket")
while os.read(0, 882):
    time.sleep(0.02)
"""


def start(program, source, folder):
    """Starts the program in front of a terminal; answers both."""
    child, terminal = pty.fork()
    if child == 0:
        os.environ.update(TERM="xterm", PATH=f"{folder}:{os.environ['PATH']}")
        os.execv(program, [program, "drive", source, "--voice", "--quiet"])
    threading.Thread(target=drain, args=[terminal], daemon=True).start()
    return child, terminal


def drain(terminal):
    try:
        while os.read(terminal, 65536):
            pass
    except OSError:
        pass


def silences(terminal, server, count):
    """Milliseconds from each gesture to the end of the player that it cuts."""
    for number in range(count):
        player, _ = server.accept()
        time.sleep(random.uniform(0.1, 0.3))
        begin = time.perf_counter()
        # Eight stops there and back, so that no end of the screen is met.
        os.write(terminal, b"\x1b[C" if number // 8 % 2 == 0 else b"\x1b[D")
        assert not player.recv(1)
        yield (time.perf_counter() - begin) * 1e3


def main(program, source, count):
    with tempfile.TemporaryDirectory() as folder:
        for name in ("pw-play", "pacat", "aplay", "play"):
            with open(f"{folder}/{name}", "w", encoding="utf-8") as file:
                file.write(PLAYER)
            os.chmod(f"{folder}/{name}", 0o755)
        server = socket.socket(socket.AF_UNIX)
        server.bind(f"{folder}/socket")
        server.listen()
        server.settimeout(20)
        random.seed(1)
        child, terminal = start(program, source, folder)
        try:
            times = sorted(silences(terminal, server, count))
        finally:
            os.kill(child, signal.SIGTERM)
            os.waitpid(child, 0)
        print(f"{times[count // 2]:.1f} {times[count * 95 // 100]:.1f}")


main(os.path.abspath(sys.argv[1]), sys.argv[2], int(sys.argv[3]))
