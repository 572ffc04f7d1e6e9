"""Makes many captures out of few: each a real one whose labels have other numbers.

    captures.py COUNT FOLDER [SOURCE …]

The sources are captures, or folders of them; without any, those of `Fixtures` that are XML and, where it
is, of the shared corpus. Each run makes the same files."""

import os
import random
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
SOURCES = [
    f"{HERE}/../Fixtures/Captures/page-source",
    f"{HERE}/../Fixtures/Captures/formats",
    *(f"{HERE}/../../shared/corpus/{name}" for name in ("appium-xml", "uiautomator", "idb-json")),
]
# A larger file is not one screen of a phone.
LARGEST = 70_000
# What is heard; a number at its end makes another label in every format.
LABELS = re.compile(r'(\b(?:label|text|content-desc|AXLabel|accessibilityText)"?(?:=|\s*:\s*)"[^"\\]{3,})(")')


def sources(paths):
    """The captures of some folders with their endings."""
    found = []
    for path in paths:
        names = [path]
        if os.path.isdir(path):
            names = sorted(os.path.join(path, name) for name in os.listdir(path))
        for name in names:
            if not name.endswith((".xml", ".json")) or os.path.getsize(name) > LARGEST:
                continue
            with open(name, encoding="utf-8", errors="strict") as file:
                text = file.read()
            if LABELS.search(text):
                found.append((os.path.splitext(name)[1], text))
    return found


def make(count, folder, paths=None):
    """Writes the captures, 1,000 a folder; the bytes of all."""
    templates = sources(paths or [path for path in SOURCES if os.path.exists(path)])
    numbers = random.Random(7)
    size = 0
    for index in range(count):
        ending, text = templates[index % len(templates)]
        if index % 1_000 == 0:
            os.makedirs(f"{folder}/{index // 1_000:03}", exist_ok=True)
        text = LABELS.sub(lambda match: f"{match[1]} {numbers.randrange(100_000)}{match[2]}", text)
        data = text.encode()
        size += len(data)
        with open(f"{folder}/{index // 1_000:03}/{index:06}{ending}", "wb") as file:
            file.write(data)
    return size


if __name__ == "__main__":
    if len(sys.argv) < 3 or not sys.argv[1].isdigit():
        sys.exit(__doc__)
    total = make(int(sys.argv[1]), sys.argv[2], sys.argv[3:] or None)
    print(f"{sys.argv[1]} captures, {total / 1e6:.0f} MB")
