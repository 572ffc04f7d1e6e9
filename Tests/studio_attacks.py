"""Attacks on the studio, each of which has to fail; `studio.py PROGRAM attack FOLDER` runs them, and
with `slowly` behind it those that take more than a minute.

FOLDER holds `opened`, which is opened, and `secret.txt` beside it; `opened/link.screen` is a link to a
capture outside. Prints a list of [name, whether it failed as it should, what was answered].
"""

import json
import os
import socket
import subprocess
import sys
import time

import studio

SCRIPT = "<script>alert(1)</script>"


def handshake(server, headers):
    """The status of the answer to a handshake."""
    return studio.Tab(server, headers=headers).status


def keyless(server):
    """Requests without the key, or with that of another run."""
    for path in ("/", "/main.js", "/drawing/1.svg", "/export/a.json"):
        status, _, body = server.get(path, keyed=False)
        yield f"no key: {path}", status == 403 and b"<html" not in body, status
    status, headers, _ = server.get("/?key=" + "0" * 32, keyed=False)
    yield "a key of another run", status == 403 and "Set-Cookie" not in headers, status
    yield "no key: socket", handshake(server, {"Authorization": None}) == 403, ""
    yield "no key: upload", server.get("/upload?name=a", "POST", body=b"x", keyed=False)[0] == 403, ""
    status, headers, _ = server.get(f"/?key={server.key}", keyed=False)
    cookie = headers.get("Set-Cookie", "")
    yield "the key becomes a cookie", (
        status == 303 and "HttpOnly" in cookie and "SameSite=Strict" in cookie
        and headers["Location"] == "/"), (status, cookie.split("=")[0])


def foreign(server):
    """Requests of other pages: DNS rebinding, and sites that ask in the name of a visitor."""
    cookie = f"earshot-key-{server.port}={server.key}"
    evil = "http://evil.example"
    for host in ("evil.example", f"evil.example:{server.port}", "127.0.0.1", ""):
        status = server.get("/", headers={"Host": host})[0]
        yield f"Host: {host}", status == 421, status
    status = server.get("/", headers={"Cookie": cookie, "Origin": evil}, keyed=False)[0]
    yield "a foreign Origin reads", status == 403, status
    status = server.get("/", headers={"Cookie": cookie, "Sec-Fetch-Site": "cross-site"}, keyed=False)[0]
    yield "a foreign site reads", status == 403, status
    status = server.get(
        "/upload?name=evil.screen", "POST", headers={"Cookie": cookie, "Origin": evil}, body=b"x",
        keyed=False)[0]
    yield "a foreign Origin uploads", status == 403, status
    for origin in (evil, "null", f"https://{server.place}", f"http://{server.host}:1", None):
        status = handshake(server, {"Authorization": None, "Cookie": cookie, "Origin": origin})
        yield f"a socket of {origin}", status == 403, status
    own = {"Authorization": None, "Cookie": cookie, "Origin": f"http://{server.place}"}
    yield "a socket of the page itself", handshake(server, own) == 101, ""
    status = server.get("/", headers={"Host": server.place, "host": "evil.example"})[0]
    yield "two hosts", status == 400, status


def elsewhere(program, server):
    """Other addresses of the machine, of which only Linux has some without setting any up."""
    if sys.platform != "linux":
        return
    other = "127.0.0.2"
    try:
        socket.create_connection((other, server.port), timeout=10).close()
        refused = False
    except OSError:
        refused = True
    yield "another address of the machine is not answered", refused, ""
    process = subprocess.Popen(
        [program, "serve", "--listen", other], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    line = process.stdout.readline().decode()
    process.kill()
    told = process.stderr.read().decode("utf-8", "replace")
    yield "whoever lets others in is warned", (
        line.startswith(f"http://{other}:") and "others on the network can reach" in told), told


def paths(server, folder):
    """Ways out of the opened folder."""
    for path in (
        "/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/%2e%2e%2fsecret.txt",
        "/drawing/../../secret.txt", "/export/../secret.txt.json", "/export/..%2fsecret.txt.json",
        "//etc/passwd", "/\\..\\secret.txt", "/%00", "/export//etc/passwd.json",
    ):
        status, _, body = server.get(path)
        yield path, status in (400, 404) and b"SECRET" not in body and b"root:" not in body, status
    tab = studio.Tab(server)
    for name in ("../secret.txt", "/etc/passwd", "..", "link.screen", "secret.txt", "%2e%2e/secret.txt"):
        reply = tab.ask("inspect.open", screen=name)
        yield f"screen {name}", reply.get("error", {}).get("code") == "notFound", reply
    for name in ("../evil.screen", "..%2fevil.screen", "/tmp/evil.screen", "a/../../evil.screen"):
        server.get(f"/upload?name={name}", "POST", body=b'button "A" frame 0,0,9,9')
    inside = os.listdir(folder + "/opened")
    yield "uploads stay inside", (
        not os.path.exists(folder + "/evil.screen") and not os.path.exists("/tmp/evil.screen")
        and any(name.startswith("evil") for name in inside)), inside
    for name in ("..", ".hidden", "", "a%00b", "x" * 300):
        status = server.get(f"/upload?name={name}", "POST", body=b'button "A"')[0]
        yield f"upload named {name[:10]}", status in (400, 404), status


def texts(server):
    """Texts of captures stay texts, wherever they are shown."""
    tab = studio.Tab(server)
    opened = tab.ask("listen.open", screen="script.screen")["result"]
    yield "a text is text in messages", SCRIPT in opened["lines"][0]["text"], ""
    pages = [opened["state"]["picture"]]
    pages.append(tab.ask("inspect.open", screen="script.screen")["result"]["drawing"])
    for address in pages + ["/export/script.screen.svg"]:
        status, headers, body = server.get(address)
        yield f"a picture holds no code: {address}", (
            status == 200 and b"<script" not in body and b"onload" not in body
            and "sandbox" in headers["Content-Security-Policy"]), status
    status, headers, _ = server.get("/")
    policy = headers["Content-Security-Policy"]
    yield "the page runs no code within it", (
        "unsafe" not in policy and "default-src 'none'" in policy and "script-src 'self'" in policy
        and headers["X-Content-Type-Options"] == "nosniff"), policy


def bombs(server):
    """Too much of everything."""
    before = server.memory()
    status, _, _ = server.get(
        "/upload?name=big.screen", "POST", headers={"Content-Length": str(10 << 30)}, body=b"x" * 1000)
    yield "10 GB are announced", status == 413, status
    status = server.get("/upload?name=a", "POST", headers={"Transfer-Encoding": "chunked"})[0]
    yield "an upload without a length", status == 411, status
    raw = socket.create_connection((server.host, server.port), timeout=30)
    try:
        raw.sendall(b"GET / HTTP/1.1\r\n" + b"X-Long: " + b"x" * (1 << 20))
        answer = raw.recv(100)
    except OSError:
        answer = b""
    yield "a head without an end", answer.startswith(b"HTTP/1.1 431") or answer == b"", answer[:30].decode()
    for name, send, code in (
        ("a message of 5 MB", lambda tab: tab.send_frame(b"x" * (5 << 20)), 1009),
        ("a message that claims 2^62 bytes", lambda tab: tab.send_frame(b"", length=1 << 62), 1009),
        ("a message in parts without an end", endless, 1009),
        ("a frame without a mask", lambda tab: tab.send_frame(b"{}", masked=False), 1002),
        ("bytes in the place of text", lambda tab: tab.send_frame(b"{}", kind=2), 1003),
        ("text that is none", lambda tab: tab.send_frame(b"\xff\xfe"), 1007),
        ("a kind that does not exist", lambda tab: tab.send_frame(b"", kind=5), 1002),
    ):
        tab = studio.Tab(server)
        tab.receive()
        try:
            send(tab)
        except OSError:
            pass
        while tab.receive() is not None:
            pass
        yield name, tab.closed in (code, None), tab.closed
    flood = studio.Tab(server)
    try:
        for number in range(20_000):
            flood.send_frame(b'{"id":%d,"verb":"listen.transcript"}' % number)
    except OSError:
        pass
    other = studio.Tab(server)
    start = time.monotonic()
    reply = other.ask("listen.open", screen="script.screen")
    yield "others are answered during a flood", (
        "result" in reply and time.monotonic() - start < 5), round(time.monotonic() - start, 2)
    grown = server.memory() - before
    yield "memory stays", grown < 300, round(grown)


def endless(tab):
    for part in range(200):
        tab.send_frame(b"x" * 60_000, kind=0 if part else 1, last=False)


def malformed(server):
    """Messages that are none are answered, and the tab lives on."""
    tab = studio.Tab(server)
    deep = b'{"id":1,"verb":"x","a":' + b"[" * 100_000 + b"]" * 100_000 + b"}"
    for text, code in (
        (b"", "badMessage"), (b"{", "badMessage"), (b"[]", "badMessage"), (b"null", "badMessage"),
        (deep, "badMessage"), (b'{"verb":"audit"}', "badArgument"), (b'{"id":1}', "badArgument"),
        (b'{"id":-1,"verb":"audit"}', "badArgument"), (b'{"id":1.5,"verb":"audit"}', "badArgument"),
        (b'{"id":1,"verb":"nothing"}', "unknownVerb"), (b'{"id":1,"verb":"listen.fly"}', "notOpen"),
        (b'{"id":1,"verb":"listen.open"}', "badArgument"),
        (b'{"id":1,"verb":"listen.open","screen":7}', "badArgument"),
        (b'{"id":1,"verb":"listen.open","screen":"script.screen","language":"tlh"}', "badArgument"),
        (b'{"id":1,"verb":"listen.gesture","gesture":"swipeRight"}', "notOpen"),
        (b'{"id":1,"verb":"sound","text":"' + b"a" * 100_000 + b'"}', "tooLarge"),
    ):
        tab.send_frame(text)
        while "reply" not in (message := tab.receive() or {"reply": None}):
            pass
        yield f"{text[:60].decode()}", message.get("error", {}).get("code") == code, message
    opened = tab.ask("listen.open", screen="script.screen")
    yield "the tab lives on", "result" in opened, ""
    for arguments in (
        {"gesture": "flap"}, {"gesture": "touch"}, {"gesture": "touch", "x": "1", "y": 2},
        {"gesture": "delete", "count": 1 << 40}, {"gesture": "focus", "element": "nobody"},
    ):
        reply = tab.ask("listen.gesture", **arguments)
        known = reply.get("error", {}).get("code") in ("notFound", "badArgument")
        yield f"gesture {arguments}", known or arguments["gesture"] == "focus", reply.get("error")
    for events in ([1], [[1, "began", 1]], [[99, "began", 1, 1, 0]], [[1, "flies", 1, 1, 0]], "x"):
        reply = tab.ask("listen.touches", events=events)
        yield f"touches {events}", reply.get("error", {}).get("code") == "badArgument", reply.get("error")
    odd = [[finger, "began", 1e300, -1e300, 1e300] for finger in range(20)]
    yield "touches beyond all numbers", "result" in tab.ask("listen.touches", events=odd), ""


def slow(server):
    """A client that takes nothing is dropped, and one that says nothing."""
    idle = socket.socket()
    idle.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    idle.connect((server.host, server.port))
    idle.settimeout(1)
    ask = f"GET /main.js HTTP/1.1\r\nHost: {server.place}\r\nAuthorization: Bearer {server.key}\r\n\r\n"
    try:
        # More than the system keeps for a client.
        for _ in range(5_000):
            idle.sendall(ask.encode())
    except OSError:
        pass
    silent = socket.create_connection((server.host, server.port), timeout=90)
    silent.sendall(b"GET / HTTP/1.1\r\nHost: ")
    dropped = False
    try:
        dropped = silent.recv(10) == b""
    except OSError:
        pass
    yield "half a head is not waited for", dropped, ""
    taken, ended = 0, True
    idle.settimeout(30)
    try:
        while part := idle.recv(1 << 20):
            taken += len(part)
    except socket.timeout:
        ended = False
    except OSError:
        pass
    yield "a client that takes nothing is dropped", ended, taken
    reply = studio.Tab(server).ask("library.list")
    yield "others are answered meanwhile", "result" in reply, ""


def run(program, folder, takes_time=False):
    server = studio.Server(program, ["."], folder + "/opened")
    found = []
    try:
        for attacks in [slow(server)] if takes_time else [
            keyless(server), foreign(server), elsewhere(program, server), paths(server, folder),
            texts(server), malformed(server), bombs(server),
        ]:
            found += [[name, bool(passed), str(detail)[:200]] for name, passed, detail in attacks]
        found.append(["the program lives", server.process.poll() is None, ""])
        server.stop()
        log = server.log
        found.append(["the log is silent about screens", SCRIPT not in log and "SECRET" not in log, log[:200]])
        print(json.dumps(found))
    finally:
        server.process.kill()
