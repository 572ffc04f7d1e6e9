"""Opens pages in a headless Chromium and prints what was seen as JSON.

Usage: browser.py < PAGES
PAGES is JSON: a list of objects with "file", "width", "height", "media" (features of CSS by name)
and "steps": a list of [action, argument]: "axe" null, "key" name, "touch" [selector, x, y] with
shares of the element, "evaluate" expression, "names" role, "picture" file. For each page an object
comes out: the results of its steps, the errors of its console, and the addresses that it asked for.

It speaks the DevTools protocol over pipes, so it needs nothing but Python; axe-core comes from the
wheel axe-playwright-python. One browser serves all pages, and each wait ends after 20 seconds.
"""

import base64
import importlib.util
import json
import os
import pathlib
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time


def axe_source():
    wheel = importlib.util.find_spec("axe_playwright_python")
    if wheel is None:
        sys.exit("install axe-playwright-python for Python")
    folder = pathlib.Path(list(wheel.submodule_search_locations)[0])
    return (folder / "axe.min.js").read_text(encoding="utf-8")


class Browser:
    """A browser whose commands and events are lines of JSON that end with a zero."""

    def __init__(self, folder):
        program = shutil.which("chromium") or shutil.which("google-chrome")
        if program is None:
            sys.exit("install the package chromium")
        in_read, self.input = os.pipe()
        self.output, out_write = os.pipe()

        def connect():
            # The program reads commands from 3 and writes to 4; a copy first, as 3 may be in use.
            copies = (os.dup(in_read), os.dup(out_write))
            os.dup2(copies[0], 3)
            os.dup2(copies[1], 4)

        self.process = subprocess.Popen(
            [
                program, "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run",
                "--disable-background-networking", "--disable-dev-shm-usage",
                "--force-color-profile=srgb", f"--user-data-dir={folder}",
                "--remote-debugging-pipe", "about:blank",
            ],
            preexec_fn=connect, pass_fds=(3, 4), stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
        )
        os.close(in_read)
        os.close(out_write)
        self.buffer = b""
        self.events = []
        self.number = 0
        self.session = None
        targets = self.send("Target.getTargets")["targetInfos"]
        page = next(target for target in targets if target["type"] == "page")
        self.session = self.send(
            "Target.attachToTarget", targetId=page["targetId"], flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.send(f"{domain}.enable")

    def read(self, limit):
        """The next message; None when none came in time."""
        while b"\0" not in self.buffer:
            if not select.select([self.output], [], [], max(0, limit - time.monotonic()))[0]:
                return None
            part = os.read(self.output, 1 << 16)
            if not part:
                sys.exit("the browser ended")
            self.buffer += part
        line, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(line)

    def send(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.input, json.dumps(message).encode() + b"\0")
        limit = time.monotonic() + 20
        while True:
            answer = self.read(limit)
            if answer is None:
                sys.exit(f"no answer to {method}")
            if answer.get("id") == self.number:
                if "error" in answer:
                    sys.exit(f"{method}: {answer['error']}")
                return answer["result"]
            self.events.append(answer)

    def wait(self, method):
        limit = time.monotonic() + 20
        while not any(event.get("method") == method for event in self.events):
            event = self.read(limit)
            if event is None:
                sys.exit(f"no {method}")
            self.events.append(event)

    def evaluate(self, expression):
        result = self.send(
            "Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            sys.exit(f"{expression[:200]}: {result['exceptionDetails']}")
        return result["result"].get("value")

    def close(self):
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        self.process.wait()


AXE = """axe.run(document, {resultTypes: ["violations"]}).then(result => result.violations.map(
  violation => violation.id + ": " + violation.nodes.map(
    node => node.target.join(" ") + " " + node.failureSummary).join("; ")))"""

KEYS = {
    "ArrowRight": 39, "ArrowLeft": 37, "ArrowUp": 38, "ArrowDown": 40, "Home": 36, "End": 35,
    "Escape": 27, "Tab": 9,
}


def press(browser, key):
    for kind in ("rawKeyDown", "keyUp"):
        browser.send(
            "Input.dispatchKeyEvent", type=kind, key=key, code=key,
            windowsVirtualKeyCode=KEYS[key])


def touch(browser, selector, x, y):
    box = browser.evaluate(
        "(s => { const e = document.querySelector(s);"
        " e.scrollIntoView({block: 'center'}); const r = e.getBoundingClientRect();"
        f" return [r.x, r.y, r.width, r.height]; }})({json.dumps(selector)})")
    browser.send(
        "Input.dispatchMouseEvent", type="mouseMoved", x=box[0] + box[2] * x,
        y=box[1] + box[3] * y)


def names(browser, role):
    """What a screen reader is told: the names of the nodes of a role, in order."""
    nodes = browser.send("Accessibility.getFullAXTree")["nodes"]
    return [
        node.get("name", {}).get("value", "") for node in nodes
        if not node["ignored"] and node["role"]["value"] == role
    ]


def picture(browser, path):
    data = browser.send("Page.captureScreenshot", captureBeyondViewport=False)["data"]
    pathlib.Path(path).write_bytes(base64.b64decode(data))


def visit(browser, page, axe):
    browser.events = []
    width, height = page.get("width", 1280), page.get("height", 900)
    browser.send(
        "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1,
        mobile=False)
    browser.send(
        "Emulation.setEmulatedMedia",
        features=[{"name": name, "value": value} for name, value in page.get("media", {}).items()])
    browser.send("Page.navigate", url=pathlib.Path(page["file"]).resolve().as_uri())
    browser.wait("Page.loadEventFired")
    results = []
    for action, argument in page.get("steps", []):
        if action == "axe":
            browser.evaluate(axe + "\n;0")
            results.append(browser.evaluate(AXE))
        elif action == "key":
            press(browser, argument)
        elif action == "touch":
            touch(browser, *argument)
        elif action == "evaluate":
            results.append(browser.evaluate(argument))
        elif action == "names":
            results.append(names(browser, argument))
        elif action == "picture":
            picture(browser, argument)
        else:
            sys.exit(f"no action {action}")
    return {
        "results": results,
        "errors": [message for event in browser.events for message in error(event)],
        "requests": [
            event["params"]["request"]["url"] for event in browser.events
            if event.get("method") == "Network.requestWillBeSent"
        ],
    }


def error(event):
    method, parameters = event.get("method"), event.get("params", {})
    if method == "Runtime.exceptionThrown":
        yield parameters["exceptionDetails"].get("text", "exception")
    if method == "Runtime.consoleAPICalled" and parameters["type"] in ("error", "warning"):
        yield json.dumps(parameters["args"])
    if method == "Log.entryAdded" and parameters["entry"]["level"] in ("error", "warning"):
        yield parameters["entry"]["text"]


def main():
    pages = json.load(sys.stdin)
    axe = axe_source()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        browser = Browser(folder)
        try:
            print(json.dumps([visit(browser, page, axe) for page in pages]))
        finally:
            browser.close()


if __name__ == "__main__":
    main()
