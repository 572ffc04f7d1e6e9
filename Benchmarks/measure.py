"""Runs the programs and prints each figure beside what it may be at most."""

import glob
import os
import re
import shutil
import subprocess
import sys
import time

EARSHOT, BENCHMARKS = sys.argv[1:3]
SOURCE = ".build-inputs/page-source.xml"
SPOKEN = ".build-inputs/speech.screen"
CAPTURES = ".build-inputs/captures"
CODE = ".build-inputs/code"
KEPT = ".build-inputs/kept"

# The plain parse of XML keeps nothing, so that building a screen alone costs more than it does; the
# profile is in README.md. Each limit is the measured median and a margin for a busy machine.
LIMITS = {"webdriveragent-xml": 3, "uiautomator": 4, "interface-builder": 4.5}


def page_source(path, megabytes):
    """Writes a page source of a list of cells, as WebDriverAgent would."""
    lines = ['<?xml version="1.0" encoding="UTF-8"?>']
    frame = 'x="0" y="0" width="390" height="844"'
    lines.append(
        '<XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Shop" label="Shop" '
        f'enabled="true" visible="true" accessible="false" {frame} index="0" traits="">'
    )
    lines.append(
        '  <XCUIElementTypeTable type="XCUIElementTypeTable" enabled="true" visible="true" '
        f'accessible="false" {frame} index="0" traits="">'
    )
    size, row = 0, 0
    while size < megabytes * 1_000_000:
        y = row * 88
        seen = "true" if y < 844 else "false"
        block = [
            f'    <XCUIElementTypeCell type="XCUIElementTypeCell" enabled="true" visible="{seen}" '
            f'accessible="false" x="0" y="{y}" width="390" height="88" index="{row}" traits="">'
        ]
        for index, (kind, traits, label, x) in enumerate(
            [
                ("StaticText", "StaticText", f"Пепперони с сыром {row}", 16),
                ("StaticText", "StaticText", f"Томатный соус, моцарелла {row}", 16),
                ("Button", "Button", f"{row % 900} рублей", 280),
                ("Image", "Image", f"Pizza {row}", 300),
            ]
        ):
            block.append(
                f'      <XCUIElementType{kind} type="XCUIElementType{kind}" name="cell.{row}.{index}" '
                f'label="{label}" enabled="true" visible="{seen}" accessible="true" x="{x}" '
                f'y="{y + 20 * index}" width="100" height="20" index="{index}" traits="{traits}"/>'
            )
        block.append("    </XCUIElementTypeCell>")
        text = "\n".join(block)
        size += len(text.encode()) + 1
        lines.append(text)
        row += 1
    lines += ["  </XCUIElementTypeTable>", "</XCUIElementTypeApplication>", ""]
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join(lines))


def speech_screen(path, count):
    """Writes a screen of buttons with different words; what is said at each stop."""
    kinds = ["Пепперони", "Моцарелла", "Четыре сыра", "Маргарита", "Ветчина и грибы"]
    labels = [f"{kinds[row % 5]} номер {row}, {300 + row} рублей" for row in range(count)]
    with open(path, "w", encoding="utf-8") as file:
        file.write("screen ru\n" + "".join(f'button "{label}"\n' for label in labels))
    return [f"{label}, кнопка" for label in labels]


MODEL = """import Foundation

/// An order NUMBER that is paid and brought.
struct OrderNUMBER: Codable, Hashable {
  enum Stage: String, Codable { case made, paid, brought }

  let id: Int
  var dishes: [String]
  var stage = Stage.made
  var notes: [String: String] = [:]

  var title: String { "Order \\(id) of \\(dishes.count)" }

  func price(of dish: String, in prices: [String: Double]) -> Double? {
    guard let price = prices[dish], price > 0 else { return nil }
    return stage == .made ? price : price * 0.9
  }

  mutating func advance(by steps: Int = 1) throws {
    for _ in 0..<steps {
      switch stage {
      case .made: stage = .paid
      case .paid: stage = .brought
      case .brought: throw NSError(domain: "order", code: id, userInfo: notes)
      }
    }
  }
}

final class OrderStoreNUMBER {
  private var orders: [Int: OrderNUMBER] = [:]
  private let defaults = UserDefaults.standard

  func load(_ completion: @escaping (Result<[OrderNUMBER], Error>) -> Void) {
    DispatchQueue.global().async { [weak self] in
      guard let self, let data = self.defaults.data(forKey: "orders") else { return }
      completion(Result { try JSONDecoder().decode([OrderNUMBER].self, from: data) })
    }
  }
}
"""


def source_project(folder, lines):
    """Writes a project of code: the examples of `Fixtures` again and again, their types numbered, in
    files of about 150 lines, between nine times as much code without views."""
    shutil.rmtree(folder, ignore_errors=True)
    groups = [""]
    for path in sorted(glob.glob("../Fixtures/Source/[SU]*/*.swift")):
        with open(path, encoding="utf-8") as file:
            groups[-1] += file.read()
        if groups[-1].count("\n") >= 150:
            groups.append("")
    texts = [text for text in groups if text]
    names = set(re.findall(r"\b(?:struct|class|enum|protocol|actor) (\w+)", "".join(texts)))
    types = re.compile(rf"\b({'|'.join(sorted(names))})\b")
    written, number = 0, 0
    while written < lines:
        os.makedirs(f"{folder}/Part{number}")
        parts = [types.sub(rf"\g<1>{number}", text) for text in texts]
        for place in range(9 * len(texts)):
            models = range(4 * place, 4 * place + 4)
            parts.append("".join(MODEL.replace("NUMBER", f"{number}x{model}") for model in models))
        for place, text in enumerate(parts):
            with open(f"{folder}/Part{number}/File{place}.swift", "w", encoding="utf-8") as file:
                file.write(text)
            written += text.count("\n")
        number += 1


def change_one_file(folder, times):
    """The best wall time in seconds of an audit after one file was changed."""
    path = sorted(glob.glob(f"{folder}/Part1/*.swift"))[0]
    with open(path, encoding="utf-8") as file:
        text = file.read()
    best = float("inf")
    for turn in range(times):
        with open(path, "w", encoding="utf-8") as file:
            file.write(text + f"// Turn {turn}.\n")
        best = min(best, run([EARSHOT, "audit", folder, "--format", "json", "--fail-on", "never"], 1)[0])
    return best


def speak_plainly(words, path):
    subprocess.run(["espeak-ng", "-v", "ru", "-w", path, words], check=True)


def seconds(task):
    start = time.perf_counter()
    task()
    return time.perf_counter() - start


def run(command, times):
    """The best wall time in seconds and the peak memory in bytes of several runs."""
    best, peak = float("inf"), 0
    sink = os.open(os.devnull, os.O_WRONLY)
    for _ in range(times):
        start = time.perf_counter()
        actions = [(os.POSIX_SPAWN_DUP2, sink, 1), (os.POSIX_SPAWN_DUP2, sink, 2)]
        pid = os.posix_spawnp(command[0], command, os.environ, file_actions=actions)
        _, status, usage = os.wait4(pid, 0)
        best = min(best, time.perf_counter() - start)
        peak = max(peak, usage.ru_maxrss * 1024)
        assert status == 0, command
    os.close(sink)
    return best, peak


def processor_time(command):
    """The processor time in seconds of one run; its findings are no failure."""
    with open(os.devnull, "wb") as sink:
        before = os.times()
        done = subprocess.run(command, stdout=sink, stderr=sink)
        after = os.times()
    assert done.returncode in (0, 1), command
    return sum(after[2:4]) - sum(before[2:4])


def median_start(command, times=300):
    samples = sorted(run(command, 1)[0] for _ in range(times))
    return samples[times // 2]


def lines_of(benchmark):
    """What a benchmark program prints, line by line."""
    program = os.path.join(BENCHMARKS, benchmark)
    done = subprocess.run([program], check=True, capture_output=True, text=True)
    return [line for line in done.stdout.split("\n") if line]


def report(name, value, limit, unit=""):
    verdict = "ok" if value <= limit else "OVER"
    print(f"{name:<58} {value:8.2f}{unit}  at most {limit:g}{unit}  {verdict}")
    return value <= limit


page_source(SOURCE, 5)
size = os.path.getsize(SOURCE)
good = True

lint, _ = run(["xmllint", "--noout", SOURCE], 9)
read, memory = run([EARSHOT, "read", "--quiet", "--format", "json", SOURCE], 9)
print(f"page source {size / 1e6:.1f} MB: read {read * 1e3:.0f} ms, xmllint {lint * 1e3:.0f} ms")
good &= report("read to JSON / xmllint, wall time", read / lint, 3, "×")
good &= report("read to JSON, peak memory / size of the file", memory / size, 16, "×")

times = {}
for line in lines_of("ReadingBenchmark"):
    name, count, milliseconds = line.split()
    times[name, int(count)] = float(milliseconds)
for name in ("sections", "flat"):
    small, large = times[name, 10_000], times[name, 100_000]
    good &= report(f"order and utterances, 10,000 elements, {name}", small, 30, " ms")
    good &= report(f"the same, 100,000 / 10,000 elements, {name}", large / small, 13, "×")

gestures = dict(line.split() for line in lines_of("SessionBenchmark"))
good &= report(
    "a gesture on 10,000 elements, 99th percentile", float(gestures["still"]), 1, " ms"
)
good &= report(
    "one that scrolls or changes them, 99th percentile", float(gestures["changing"]), 100, " ms"
)

ways = dict(line.split() for line in lines_of("ReachBenchmark"))
for name in ("voiceover", "voice-control", "switch-control"):
    good &= report(f"the cheapest way on 300 stops, {name}", float(ways[name]), 50, " ms")
good &= report("names over 1,000 targets", float(ways["names"]), 5, " ms")
print(f"four readings of 1,000 targets: {float(ways['reach']):.1f} ms")

drawn = {}
for line in lines_of("DrawBenchmark"):
    name, mode, count, milliseconds = line.split()
    drawn[name, mode, int(count)] = float(milliseconds)
# In a crowd, where words look for room that is not there, only the growth is promised.
for name, limit in (("list", 20), ("crowd", 100)):
    for mode in ("frames", "ear"):
        small, large = drawn[name, mode, 500], drawn[name, mode, 2_000]
        good &= report(f"drawing 500 elements as SVG, {name}, {mode}", small, limit, " ms")
        good &= report("the same, 2,000 / 500 elements", large / small, 6, "×")

for line in lines_of("NormalizerBenchmark"):
    name, figure = line.split()
    good &= report(f"one megabyte of labels for the voice, {name}", float(figure), 300, " ms")

audit = {}
for line in lines_of("AuditBenchmark"):
    name, *rest = line.split()
    audit[name, rest[0] if len(rest) > 1 else ""] = float(rest[-1])
small, large = audit["rules", "1000"], audit["rules", "10000"]
good &= report("all rules, 1,000 elements", small, 20, " ms")
good &= report("the same, 10,000 / 1,000 elements", large / small, 13, "×")
good &= report("milliseconds to read and audit a typical screen", 1e3 / audit["screens", ""], 2, " ms")

# Readiness audits each capture once, and maps what is found.
os.makedirs(CAPTURES, exist_ok=True)
for index in range(500):
    page_source(f"{CAPTURES}/{index}.xml", 0.02)
judged, mapped = (
    min(processor_time([EARSHOT, *verb, CAPTURES, "--format", "json"]) for _ in range(3))
    for verb in (["audit", "--no-cache"], ["readiness"])
)
print(f"500 captures: audit {judged:.2f} s, readiness {mapped:.2f} s of processor time")
good &= report("readiness / audit of 500 captures, processor time", mapped / judged, 3, "×")

for line in lines_of("ImporterBenchmark"):
    name, speed, plain, ratio, elements, sample = line.split()
    print(f"{name}: {speed} MB/s, plain parse {plain} MB/s, {elements} elements of {sample}")
    if ratio != "-":
        good &= report(f"read {name} / plain parse, processor time", float(ratio), LIMITS.get(name, 2), "×")

# Swift source: processor time without what is kept, beside the linter of the toolchain.
os.environ["EARSHOT_CACHE"] = os.path.abspath(KEPT)
shutil.rmtree(KEPT, ignore_errors=True)
spent, peaks = {}, {}
for lines in (25_000, 100_000, 250_000):
    source_project(f"{CODE}/{lines}", lines)
    command = [EARSHOT, "audit", f"{CODE}/{lines}", "--no-cache", "--format", "json", "--fail-on", "never"]
    spent[lines] = min(processor_time(command) for _ in range(3))
    peaks[lines] = run(command, 1)[1]
lint = min(
    processor_time(["swift", "format", "lint", "--recursive", "--parallel", f"{CODE}/100000"]) for _ in range(3)
)
print(f"100,000 lines of code: audit {spent[100_000]:.2f} s, swift format lint {lint:.2f} s")
good &= report("audit of 100,000 lines / swift format lint, processor time", spent[100_000] / lint, 0.5, "×")
good &= report("audit of 250,000 / 25,000 lines", spent[250_000] / spent[25_000], 11, "×")
good &= report("audit of 250,000 lines, peak memory", peaks[250_000] / 1e9, 1.5, " GB")
run([EARSHOT, "audit", f"{CODE}/250000", "--format", "json", "--fail-on", "never"], 1)
good &= report("one changed file of 250,000 lines", change_one_file(f"{CODE}/250000", 5) * 1e3, 300, " ms")

# Each stop spoken by a process of its own is what espeak-ng needs for words whose times are wanted.
stops = speech_screen(SPOKEN, 100)
sink = ".build-inputs/speech.wav"
each = min(seconds(lambda: [speak_plainly(words, sink) for words in stops]) for _ in range(3))
whole = min(seconds(lambda: speak_plainly(". ".join(stops), sink)) for _ in range(3))
ours, _ = run([EARSHOT, "speak", SPOKEN, "--quiet", "--output", sink], 3)
print(f"100 stops: speak {ours:.2f} s, espeak-ng {each:.2f} s one by one, {whole:.2f} s as one text")
good &= report("speak 100 stops / espeak-ng on each of them", ours / each, 1.3, "×")

# Words that go on after a gesture are what makes live speech unusable.
screen = "../Fixtures/Captures/pizza/menu-after.view.json"
median, late = subprocess.run(
    [sys.executable, "silence.py", EARSHOT, screen, "100"], check=True, capture_output=True, text=True
).stdout.split()
print(f"100 gestures while words are spoken: silence after {median} ms, the median")
good &= report("from a gesture to silence, 95th percentile", float(late), 50, " ms")

true, version = median_start(["/bin/true"]), median_start([EARSHOT, "--version"])
print(f"start-up: earshot --version {version * 1e3:.2f} ms, /bin/true {true * 1e3:.2f} ms")
good &= report("start-up / /bin/true", version / true, 3, "×")
sys.exit(0 if good else 1)
