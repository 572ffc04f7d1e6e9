"""Drives a program under a pseudo-terminal and prints what was seen as JSON.

Usage: terminal.py SCENARIO PROGRAM ARGUMENT...
A scenario is JSON: a list of [action, argument]: "keys" text, "paste" [text, count], "await" text,
"resize" [columns, rows], "signal" number, "hangup" null, "frame" name. Each wait ends after 20
seconds.
"""

import codecs
import fcntl
import json
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
import time

scenario = json.loads(sys.argv[1])
columns, rows = 80, 24


def set_size(descriptor, columns, rows):
    fcntl.ioctl(descriptor, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))


master, slave = pty.openpty()
set_size(slave, columns, rows)
before = termios.tcgetattr(slave)
child = os.fork()
if child == 0:
    os.setsid()
    fcntl.ioctl(slave, termios.TIOCSCTTY, 0)
    for descriptor in (0, 1, 2):
        os.dup2(slave, descriptor)
    os.close(master)
    os.environ.setdefault("TERM", "xterm-256color")
    os.execv(sys.argv[2], sys.argv[2:])

decoder = codecs.getincrementaldecoder("utf-8")("replace")
seen = ""
result = {"frames": {}, "failures": []}


def read(seconds):
    global seen
    ready, _, _ = select.select([master], [], [], seconds)
    if not ready:
        return False
    try:
        data = os.read(master, 65536)
    except OSError:
        return False
    seen += decoder.decode(data)
    return bool(data)


def frame():
    """The last picture that was drawn, line by line, without colours."""
    text = seen.split("\x1b[H")[-1].split("\x1b[?25h")[0]
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text).split("\r\n")


def wait_for(text):
    end = time.time() + 20
    while time.time() < end:
        if any(text in line for line in frame()):
            return
        read(0.1)
    result["failures"].append("never saw " + text)


for action, argument in scenario:
    if action == "keys":
        os.write(master, argument.encode())
    elif action == "paste":
        text = (argument[0] * argument[1]).encode()
        for place in range(0, len(text), 2048):
            os.write(master, text[place:place + 2048])
            while read(0):
                pass
    elif action == "await":
        wait_for(argument)
    elif action == "resize":
        set_size(master, *argument)
        os.kill(child, signal.SIGWINCH)
    elif action == "signal":
        os.kill(child, argument)
    elif action == "hangup":
        os.kill(child, signal.SIGHUP)
    elif action == "rest":
        end = time.time() + argument
        while time.time() < end:
            read(0.05)
    elif action == "frame":
        result["frames"][argument] = frame()
    elif action == "raw":
        result["raw"] = termios.tcgetattr(slave)[3] & (termios.ICANON | termios.ECHO) == 0

end = time.time() + 20
status = None
while time.time() < end and status is None:
    read(0.05)
    done, code = os.waitpid(child, os.WNOHANG)
    if done:
        status = os.waitstatus_to_exitcode(code)
if status is None:
    os.kill(child, signal.SIGKILL)
    result["failures"].append("did not end")
while read(0.1):
    pass
result["status"] = status
result["restored"] = termios.tcgetattr(slave) == before
result["left"] = seen.rstrip().endswith("\x1b[0m\x1b[?25h\x1b[?1049l")
print(json.dumps(result, ensure_ascii=False))
