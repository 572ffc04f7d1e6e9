"""A client of the studio: starts `earshot serve`, asks it, and prints what came of it as JSON.

Usage: studio.py PROGRAM ask [--in FOLDER] [PATH…] < REQUESTS
       studio.py PROGRAM browser FOLDER
       studio.py PROGRAM attack FOLDER [slowly]
       studio.py PROGRAM load FILE TABS SECONDS
       studio.py PROGRAM type FOLDER DESIGN

REQUESTS is a list of requests of the protocol without ids; an object with only "wait" lets seconds
pass, and one with "upload" and "text" sends a file. What is printed is a list: for each request its reply,
and the events that came before it. Every message is compared with Documentation/Studio/Protocol.schema.json
where the package jsonschema is installed. It needs nothing but Python.
"""

import base64
import http.client
import json
import os
import pathlib
import random
import resource
import select
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import time

SCHEMA = pathlib.Path(__file__).parent.parent / "Documentation/Studio/Protocol.schema.json"


class Server:
    """The program, from its start to its end."""

    def __init__(self, program, paths, folder=None, options=(), environment=None):
        # A file is never full, as a pipe is that nobody reads.
        self.errors = tempfile.TemporaryFile()
        self.process = subprocess.Popen(
            [program, "serve", *paths, "--quiet", *options], cwd=folder, stdout=subprocess.PIPE,
            stderr=self.errors, env={**os.environ, **(environment or {})})
        line = self.process.stdout.readline().decode().strip()
        if not line.startswith("http://"):
            sys.exit(f"no address: {line} {self.log}")
        self.url = line
        place = line.removeprefix("http://").split("/")[0]
        self.host, port = place.split(":")
        self.port = int(port)
        self.key = line.split("key=")[1]

    @property
    def log(self):
        """What the program said on standard error."""
        return os.pread(self.errors.fileno(), 1 << 20, 0).decode("utf-8", "replace")

    @property
    def place(self):
        return f"{self.host}:{self.port}"

    def memory(self):
        """Megabytes that the program holds."""
        for line in open(f"/proc/{self.process.pid}/status"):
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1024
        return 0

    def get(self, path, method="GET", headers=None, body=None, keyed=True):
        """The status, the fields and the body of an answer over HTTP."""
        connection = http.client.HTTPConnection(self.host, self.port, timeout=60)
        headers = dict(headers or {})
        if keyed:
            headers.setdefault("Authorization", f"Bearer {self.key}")
        connection.putrequest(method, path, skip_host="Host" in headers, skip_accept_encoding=True)
        for name, value in headers.items():
            connection.putheader(name, value)
        if body is not None and "Content-Length" not in headers:
            connection.putheader("Content-Length", str(len(body)))
        connection.endheaders()
        if body is not None:
            connection.send(body)
        answer = connection.getresponse()
        data = answer.read()
        connection.close()
        return answer.status, dict(answer.getheaders()), data

    def stop(self):
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        return self.process.returncode


class Tab:
    """A WebSocket with the key."""

    def __init__(self, server, headers=None, validator=None):
        self.validator = validator
        self.socket = socket.create_connection((server.host, server.port), timeout=60)
        key = base64.b64encode(os.urandom(16)).decode()
        fields = {
            "Host": server.place, "Upgrade": "websocket", "Connection": "Upgrade",
            "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": key,
            "Authorization": f"Bearer {server.key}",
        }
        fields.update(headers or {})
        head = "GET /socket HTTP/1.1\r\n" + "".join(
            f"{name}: {value}\r\n" for name, value in fields.items() if value is not None)
        self.socket.sendall((head + "\r\n").encode())
        self.buffer = b""
        while b"\r\n\r\n" not in self.buffer:
            part = self.socket.recv(4096)
            if not part:
                break
            self.buffer += part
        head, _, self.buffer = self.buffer.partition(b"\r\n\r\n")
        words = head.split(b" ")
        self.status = int(words[1]) if len(words) > 1 else 0
        self.number = 0
        self.events = []
        self.closed = None
        self.verbs = {}

    def send_frame(self, payload, kind=1, last=True, masked=True, length=None):
        length = len(payload) if length is None else length
        head = bytes([(0x80 if last else 0) | kind])
        bit = 0x80 if masked else 0
        if length < 126:
            head += bytes([bit | length])
        elif length < 65536:
            head += bytes([bit | 126]) + struct.pack(">H", length)
        else:
            head += bytes([bit | 127]) + struct.pack(">Q", length)
        if masked:
            mask = os.urandom(4)
            head += mask
            long = (mask * (len(payload) // 4 + 1))[:len(payload)]
            payload = (
                int.from_bytes(payload, "big") ^ int.from_bytes(long, "big")
            ).to_bytes(len(payload), "big") if payload else b""
        self.socket.sendall(head + payload)

    def bytes(self, count):
        parts = [self.buffer]
        have = len(self.buffer)
        while have < count:
            part = self.socket.recv(1 << 16)
            if not part:
                raise ConnectionError("the server ended the connection")
            parts.append(part)
            have += len(part)
        whole = b"".join(parts)
        self.buffer = whole[count:]
        return whole[:count]

    def receive(self):
        """The next message; None when the connection is closed."""
        while True:
            try:
                head = self.bytes(2)
                length = head[1] & 0x7F
                if length == 126:
                    length = struct.unpack(">H", self.bytes(2))[0]
                elif length == 127:
                    length = struct.unpack(">Q", self.bytes(8))[0]
                payload = self.bytes(length)
            except (ConnectionError, OSError) as error:
                if isinstance(error, socket.timeout):
                    raise
                return None
            kind = head[0] & 0x0F
            if kind == 8:
                self.closed = struct.unpack(">H", payload[:2])[0] if len(payload) >= 2 else 1005
                return None
            if kind in (9, 10):
                continue
            return json.loads(payload)

    def ask(self, verb, **arguments):
        self.number += 1
        request = {"id": self.number, "verb": verb, **arguments}
        if self.validator:
            self.validator.check("requests", verb, request)
        self.send_frame(json.dumps(request).encode())
        while True:
            message = self.receive()
            if message is None:
                raise ConnectionError(f"the connection ended after {verb}")
            if "event" in message:
                self.take(message)
            elif message.get("reply") == self.number:
                if self.validator and "result" in message:
                    self.validator.check("results", verb, message["result"])
                return message

    def take(self, message):
        if self.validator:
            self.validator.check("events", message["event"], message)
        self.events.append(message)

    def wait(self, seconds):
        """Takes the events of some seconds."""
        limit = time.monotonic() + seconds
        while (left := limit - time.monotonic()) > 0:
            if self.buffer or select.select([self.socket], [], [], left)[0]:
                message = self.receive()
                if message is None:
                    return
                self.take(message)


class Validator:
    """Compares messages with the schema of the protocol."""

    def __init__(self):
        import jsonschema

        self.schema = json.loads(SCHEMA.read_text(encoding="utf-8"))
        jsonschema.Draft202012Validator.check_schema(self.schema)
        self.kind = jsonschema.Draft202012Validator
        self.validators = {}
        self.problems = []

    def check(self, group, name, message):
        if name not in self.schema["properties"][group]["properties"]:
            self.problems.append(f"{group}.{name}: not in the schema")
            return
        if (group, name) not in self.validators:
            reference = {
                "$defs": self.schema["$defs"],
                **self.schema["properties"][group]["properties"][name],
            }
            self.validators[group, name] = self.kind(reference)
        for error in list(self.validators[group, name].iter_errors(message))[:3]:
            path = "/".join(str(part) for part in error.absolute_path)
            self.problems.append(f"{group}.{name} at {path}: {error.message[:300]}")


def validator():
    try:
        return Validator()
    except ImportError:
        return None


def ask(program, arguments):
    folder = None
    if arguments[:1] == ["--in"]:
        folder, arguments = arguments[1], arguments[2:]
    requests = json.load(sys.stdin)
    server = Server(program, arguments, folder)
    try:
        checks = validator()
        tab = Tab(server, validator=checks)
        tab.wait(0.2)
        results = []
        for request in requests:
            if set(request) == {"wait"}:
                tab.wait(request["wait"])
                reply = {}
            elif "upload" in request:
                status, _, body = server.get(
                    f"/upload?name={request['upload']}", "POST", body=request["text"].encode())
                reply = {"status": status, **json.loads(body)}
            elif "get" in request:
                status, fields, body = server.get(request["get"])
                reply = {
                    "status": status, "type": fields.get("Content-Type"), "length": len(body),
                    "start": body[:200].decode("utf-8", "replace"),
                }
            else:
                verb = request.pop("verb")
                reply = tab.ask(verb, **request)
            results.append({"reply": reply, "events": tab.events})
            tab.events = []
        print(json.dumps({
            "results": results, "problems": checks.problems if checks else [],
            "status": server.stop(),
        }))
    finally:
        server.process.kill()


def browser(program, folder):
    """How soon the page is there while a browser starts, and whether it runs on behind the server."""
    place = pathlib.Path(folder)
    for name in ["xdg-open", "open"]:
        script = place / name
        script.write_text(
            f'#!/bin/sh\nsleep 4\n(sleep 3; echo "$1" > "{place}/opened") &\n', encoding="utf-8")
        script.chmod(0o755)
    environment = {**os.environ, "PATH": f"{place}:{os.environ['PATH']}"}
    server = Server(program, ["pizza"], options=["--open"], environment=environment)
    try:
        start = time.monotonic()
        status, _, _ = server.get("/")
        seconds = time.monotonic() - start
        time.sleep(max(0, 4.5 - seconds))
        ended = server.stop()
        limit = time.monotonic() + 20
        while not (place / "opened").exists() and time.monotonic() < limit:
            time.sleep(0.1)
        time.sleep(0.1)
        opened = (place / "opened").read_text().strip() if (place / "opened").exists() else ""
        print(json.dumps({
            "status": status, "seconds": round(seconds, 2), "ended": ended,
            "isOpened": opened == server.url,
        }))
    finally:
        server.process.kill()


def typing(program, folder, design):
    """Milliseconds from the event of a letter that is typed in a design to the reply behind it."""
    server = Server(program, [folder])
    try:
        tab = Tab(server)
        opened = tab.ask("design.open", design=design)["result"]
        item, revision, pauses = opened["items"][0]["item"], opened["revision"], []
        for turn in range(11):
            tab.send_frame(json.dumps({
                "id": 100 + turn, "verb": "design.edit", "design": design, "revision": revision,
                "edits": [{"edit": "set", "items": [item], "property": "label",
                           "value": f"Word {turn}"}]}).encode())
            while tab.receive().get("event") != "design.changed":
                pass
            start = time.monotonic()
            while "reply" not in (message := tab.receive()):
                pass
            pauses.append((time.monotonic() - start) * 1000)
            revision = message["result"]["revision"]
        print(json.dumps({"median": percentile(pauses, 0.5)}))
    finally:
        server.process.kill()


def percentile(values, share):
    values = sorted(values)
    return values[min(len(values) - 1, int(len(values) * share))] if values else 0


def load(program, path, count, seconds):
    """Tabs with a gesture a second each; milliseconds to the reply, and megabytes for each tab."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (4096, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    server = Server(program, [path])
    try:
        first = Tab(server)
        screens = first.ask("library.list")["result"]["screens"]
        screen = screens[0]["id"]
        first.wait(2)
        before = server.memory()
        tabs = [Tab(server) for _ in range(count)]
        errors = []
        for tab in tabs:
            reply = tab.ask("listen.open", screen=screen)
            if "error" in reply:
                errors.append(reply["error"])
        opened = server.memory()
        gestures = ["swipeRight", "swipeLeft", "swipeDown", "rotateClockwise", "singleTap"]
        sent, times, order = {}, [], []
        begin = time.monotonic()
        for index, tab in enumerate(tabs):
            tab.socket.setblocking(False)
            order.append((begin + index / count, index))
        chooser = random.Random(7)
        end = begin + seconds
        waiting = {tab.socket: tab for tab in tabs}
        partial = {tab.socket: tab.buffer for tab in tabs}
        order.sort()
        while time.monotonic() < end or sent:
            now = time.monotonic()
            if now > end + 10:
                errors.append(f"{len(sent)} replies are missing")
                break
            while order and order[0][0] <= now and now < end:
                moment, index = order.pop(0)
                tab = tabs[index]
                tab.number += 1
                gesture = gestures[0] if chooser.random() < 0.7 else chooser.choice(gestures)
                request = {"id": tab.number, "verb": "listen.gesture", "gesture": gesture}
                sent[index, tab.number] = time.monotonic()
                tab.socket.setblocking(True)
                tab.send_frame(json.dumps(request).encode())
                tab.socket.setblocking(False)
                order.append((moment + 1, index))
            limit = max(0, min(0.05, (order[0][0] if order else now + 0.05) - time.monotonic()))
            for ready in select.select(list(waiting), [], [], limit)[0]:
                tab = waiting[ready]
                try:
                    data = ready.recv(1 << 20)
                except BlockingIOError:
                    continue
                if not data:
                    errors.append("a connection ended")
                    del waiting[ready]
                    continue
                rest = partial[ready] + data
                index = tabs.index(tab)
                while True:
                    message, rest = frame(rest)
                    if message is None:
                        break
                    found = json.loads(message)
                    if "reply" in found:
                        start = sent.pop((index, found["reply"]), None)
                        if start is not None:
                            times.append((time.monotonic() - start) * 1000)
                        if "error" in found:
                            errors.append(found["error"])
                partial[ready] = rest
        print(json.dumps({
            "replies": len(times), "median": round(percentile(times, 0.5), 2),
            "p95": round(percentile(times, 0.95), 2), "worst": round(max(times, default=0), 2),
            "megabytesPerTab": round((opened - before) / count, 2),
            "megabytes": round(server.memory(), 1), "errors": errors[:5],
        }))
    finally:
        server.process.kill()


def frame(data):
    """The payload of the first whole frame, and what follows."""
    if len(data) < 2:
        return None, data
    length, start = data[1] & 0x7F, 2
    if length == 126:
        if len(data) < 4:
            return None, data
        length, start = struct.unpack(">H", data[2:4])[0], 4
    elif length == 127:
        if len(data) < 10:
            return None, data
        length, start = struct.unpack(">Q", data[2:10])[0], 10
    if len(data) < start + length:
        return None, data
    return data[start:start + length], data[start + length:]


def main():
    program, verb, *rest = sys.argv[1:]
    if verb == "ask":
        ask(program, rest)
    elif verb == "browser":
        browser(program, rest[0])
    elif verb == "attack":
        import studio_attacks

        studio_attacks.run(program, rest[0], takes_time=rest[1:] == ["slowly"])
    elif verb == "load":
        load(program, rest[0], int(rest[1]), int(rest[2]))
    elif verb == "type":
        typing(program, *rest)
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main()
