"""What the trials of the studio in a real Chromium share: tabs of a browser, and the run of checks.

Needs chromium, and from PyPI playwright and axe-playwright-python, which holds axe-core.
EARSHOT_STUDIO_PICTURES=FOLDER keeps a picture of each room in each theme and width.
EARSHOT_STUDIO_PATIENCE says how much longer than promised things may take; 4 if it is not set, as a
debug build on a busy machine is no benchmark.
"""

import os
import pathlib
import re
import shutil
import sys
import tempfile
import traceback
import urllib.parse

from playwright.sync_api import TimeoutError, sync_playwright

from browser import axe_source

MARKUP = "<script>window.struck = 1</script><img src=x onerror='window.struck = 1'>"


def patience():
    return float(os.environ.get("EARSHOT_STUDIO_PATIENCE", "4"))


def expect(holds, shown=""):
    if not holds:
        raise AssertionError(shown)


class Tab:
    """A page of the studio, with what went wrong in it and what it asked for."""

    def __init__(self, studio, width=1440, height=900, **options):
        self.context = studio.browser.new_context(
            viewport={"width": width, "height": height}, **{"locale": "en-US", **options})
        self.page = self.context.new_page()
        self.errors, self.requests = [], []
        self.page.on("console", lambda message: self.errors.append(message.text)
                     if message.type in ("error", "warning") else None)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.on("websocket", lambda socket: self.requests.append(socket.url))
        self.page.goto(studio.server.url)
        self.wait("library")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.context.close()

    def wait(self, room):
        try:
            self.page.wait_for_selector(f"html[data-ready={room}]", timeout=15_000 * patience())
        except TimeoutError as error:
            shown = self.page.locator("main > .problem").all_text_contents()
            raise AssertionError(f"{room} does not open: {shown} {self.errors}") from error

    def open(self, room, **query):
        name = room.split("?")[0]
        more = urllib.parse.urlencode(query)
        address = f"#/{room}" + (("&" if "?" in room else "?") + more if more else "")
        if self.page.evaluate("location.hash") == address:
            self.page.reload()
        else:
            self.page.evaluate("""address => {
              delete document.documentElement.dataset.ready;
              location.hash = address;
            }""", address)
        self.wait(name)
        return self.page

    @property
    def caption(self):
        return self.page.locator("es-phone .caption-panel > div").first.text_content()

    def heard(self, text, seconds=10):
        """Waits until a caption holds a text."""
        self.page.wait_for_function(
            "text => document.querySelector('es-phone .caption-panel')?.textContent.includes(text)",
            arg=text, timeout=seconds * 1000)

    @property
    def turn(self):
        return self.page.evaluate("document.documentElement.dataset.turn ?? ''")

    def answered(self, before):
        """Waits for an answer of the server."""
        self.page.wait_for_function(
            "before => document.documentElement.dataset.turn !== before", arg=before)

    def key(self, key):
        """Presses a key in the phone and waits for the answer of the server."""
        before = self.turn
        self.page.keyboard.press(key)
        self.answered(before)

    def swipe_to(self, text, key="ArrowRight", limit=80):
        for _ in range(limit):
            if text in self.caption:
                return
            self.key(key)
        raise AssertionError(f"'{text}' is not reached; the caption is '{self.caption}'")

    def highlighted(self, text):
        """Waits until Switch Control highlights something."""
        status = ".studio > .right [role=status]"
        try:
            self.page.wait_for_function(
                "([status, text]) => [document.querySelector(status).textContent]"
                ".some(now => now === text || now.split(', ').includes(text))",
                arg=[status, text], timeout=40_000, polling=20)
        except TimeoutError as error:
            now = self.page.locator(status).text_content()
            raise AssertionError(f"'{text}' is not highlighted, at last '{now}'") from error

    def has(self, selector, text=""):
        """Whether the focus is on an element with a text."""
        return self.page.evaluate(
            "([selector, text]) => document.activeElement?.matches(selector)"
            " && document.activeElement.textContent.includes(text)", [selector, text])

    def to(self, selector, text=""):
        """Presses Tab until the focus is on an element with a text."""
        for _ in range(250):
            if self.has(selector, text):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not reach {selector} '{text}'")

    def violations(self):
        self.page.evaluate(axe_source())
        return self.page.evaluate("""axe.run(document, {resultTypes: ["violations"]}).then(
          result => result.violations.map(violation => violation.id + ": " + violation.nodes.map(
            node => node.target.join(" ") + " " + node.failureSummary).slice(0, 5).join("; ")))""")

    def keep_picture(self, room, width, theme):
        folder = os.environ.get("EARSHOT_STUDIO_PICTURES")
        if folder:
            name = re.sub(r"\W+", "-", room)
            self.page.screenshot(path=f"{folder}/{name}-{width}-{theme}.png")


class Checks:
    """Functions that try something, in the order in which they are written; used as a decorator."""

    def __init__(self):
        self.functions = []

    def __call__(self, function):
        self.functions.append(function)
        return function

    def run(self, make, usage):
        """Runs those whose name holds the second argument, and ends with 1 if one failed.

        `make` makes what they share of the program, a browser and a folder; its `server` is stopped
        at the end. One line a check, "passed …" or "FAILED …".
        """
        if len(sys.argv) < 2:
            sys.exit(usage)
        program = str(pathlib.Path(sys.argv[1]).resolve() / "earshot")
        word = sys.argv[2] if len(sys.argv) > 2 else ""
        chromium = shutil.which("chromium") or shutil.which("google-chrome")
        failed = 0
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, \
                sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=chromium, args=["--no-sandbox", "--disable-background-networking"])
            studio = make(program, browser, pathlib.Path(folder))
            try:
                for function in self.functions:
                    name = function.__name__.replace("_", " ")
                    if word not in name:
                        continue
                    try:
                        function(studio)
                        print(f"passed  {name}", flush=True)
                    except Exception as error:
                        failed += 1
                        shown = str(error) if isinstance(error, AssertionError) \
                            else traceback.format_exc(limit=-3)
                        print(f"FAILED  {name}\n{shown}", flush=True)
            finally:
                studio.server.stop()
                browser.close()
        sys.exit(1 if failed else 0)
