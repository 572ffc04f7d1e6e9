import Foundation
import TestSupport
import Testing

/// What opens pages in tests.
private enum PageBrowser {
  /// Whether the pages are opened: when all that is needed is there, and when it must be.
  static var isExpected: Bool {
    if SharedFolder.isRequired { return true }
    let find = "import importlib.util as u, sys; sys.exit(not all(map(u.find_spec, sys.argv[1:])))"
    let modules = ["axe_playwright_python", "html5lib"]
    return NativeProgram("chromium") != nil
      && (try? NativeProgram("python3")?.run(["-c", find] + modules).status) == 0
  }
}

/// Pages of `earshot draw` in headless Chromium, with axe-core, a keyboard and a mouse.
@Suite(
  .enabled(
    if: PageBrowser.isExpected,
    "needs the package chromium, and axe-playwright-python and html5lib for Python"))
struct DrawnPageBrowserTests {
  private static let pizza = "Fixtures/Captures/pizza"
  private static let odd = """
    screen 375x812 en
    button "<script>alert(1)</script>" frame 16,60,343,44
    button "]]> </script><!--" value "</style>" actions "<i>Delete</i>" frame 16,120,343,44
    adjustable "Below" value "3" frame 16,240,200,80
    button "On top" frame 100,260,200,80
    """
  private static let arabic = """
    screen 375x812 ar rtl
    header "القائمة" frame 16,60,343,44
    button "بيتزا مارجريتا" value "٦٢٥ روبل" frame 16,120,343,44
    """

  /// What `Tests/browser.py` answers for a page.
  private struct Visit: Decodable {
    var results: [[String]]
    var errors: [String]
    var requests: [String]
  }

  private func visit(_ pages: [[String: Any]]) throws -> [Visit] {
    let input = try JSONSerialization.data(withJSONObject: pages)
    let outcome = try Program.run(
      URL(filePath: "/usr/bin/env"), ["python3", "Tests/browser.py"], input: [UInt8](input))
    #expect(outcome.status == 0, "\(outcome.messages)")
    return try JSONDecoder().decode([Visit].self, from: Data(outcome.output))
  }

  private func page(_ arguments: [String], _ name: String, in folder: ScratchFolder) throws
    -> String
  {
    let path = folder.path(name)
    let outcome = try Program.run(
      ["draw"] + arguments + ["--format", "html", "--output", path, "--quiet"])
    #expect(outcome.status == 0, "\(outcome.messages)")
    return path
  }

  @Test func pagesAreAccessibleAndAskForNothing() throws {
    let many = (0..<300).map { "button \"Item \($0)\" frame 10,\($0 * 20),200,18" }
    let folder = try ScratchFolder([
      "odd.screen": Self.odd, "arabic.screen": Self.arabic,
      "many.screen": (["screen 375x6000 en"] + many).joined(separator: "\n"),
    ])
    let menu = ["menu-before", "menu-after"].map { "\(Self.pizza)/\($0).view.json" }
    let files = [
      try page(menu, "menu.html", in: folder),
      try page(menu + ["--compare"], "compare.html", in: folder),
      try page([folder.path("odd.screen"), "--show", "coverage"], "odd.html", in: folder),
      try page([folder.path("arabic.screen"), "--show", "ear"], "arabic.html", in: folder),
      try page([folder.path("many.screen")], "many.html", in: folder),
    ]
    let fits = "[String(document.documentElement.scrollWidth <= innerWidth)]"
    var pages: [[String: Any]] = []
    for file in files {
      for (scheme, width) in [("light", 1_280), ("dark", 320)] {
        // Three hundred buttons take axe long; once is enough.
        if file.hasSuffix("many.html"), width == 320 { continue }
        pages.append([
          "file": file, "width": width, "media": ["prefers-color-scheme": scheme],
          "steps": [["axe", NSNull()], ["evaluate", fits]],
        ])
      }
    }
    for (visit, page) in zip(try visit(pages), pages) {
      #expect(visit.results == [[], ["true"]], "\(page)")
      #expect(visit.errors.isEmpty, "\(page)")
      #expect(visit.requests.allSatisfy { $0.hasPrefix("file:") || $0.hasPrefix("data:") })
    }
  }

  /// Every page is HTML without a single error of the parser that the standard describes.
  @Test func pagesAreValid() throws {
    let folder = try ScratchFolder([
      "odd.screen": Self.odd, "arabic.screen": Self.arabic,
      "bad.html": "<!DOCTYPE html><title>A</title><p id=a id=a></b><svg><circle></svg>",
    ])
    let inputs = ["odd.screen", "arabic.screen"].map(folder.path)
    let menu = ["menu-before", "menu-after"].map { "\(Self.pizza)/\($0).view.json" }
    let files = [
      try page(inputs, "all.html", in: folder),
      try page(menu + ["--compare"], "compare.html", in: folder), folder.path("bad.html"),
    ]
    let check = """
      import html5lib, sys
      for path in sys.argv[1:]:
        parser = html5lib.HTMLParser()
        parser.parse(open(path, encoding="utf-8"))
        print(len(parser.errors))
      """
    let outcome = try Program.run(
      URL(filePath: "/usr/bin/env"), ["python3", "-c", check] + files, input: [])
    let counts = outcome.text.split(separator: "\n").compactMap { Int($0) }
    #expect(counts.count == 3, "\(outcome.messages)")
    #expect(counts.dropLast() == [0, 0])
    // A parser that takes everything would prove nothing.
    #expect(counts.last ?? 0 > 2)
  }

  /// Letters of twice the size still fit, and without a script all that is heard can be read.
  @Test func pagesFitWithLargeLettersAndWithoutAScript() throws {
    let menu = "\(Self.pizza)/menu-after.view.json"
    let lines = try Program.run(["read", menu, "--quiet"]).text.split(separator: "\n").map(
      String.init)
    let folder = try ScratchFolder()
    let file = try page([menu], "menu.html", in: folder)
    let html = try folder.text("menu.html")
    let start = try #require(html.range(of: "<script>")).lowerBound
    let end = try #require(html.range(of: "</script>")).upperBound
    let silent = try ScratchFolder([
      "silent.html": html.replacingCharacters(in: start..<end, with: "")
    ])
    let large = """
      (document.documentElement.style.fontSize = "200%",
      [String(document.documentElement.scrollWidth <= innerWidth)])
      """
    let seen = """
      [...document.querySelectorAll(".stops .line, .scripted, .stops dl")]
        .filter(e => e.getClientRects().length > 0).map(e => e.matches(".line") ? e.textContent : e.tagName)
      """
    let visits = try visit([
      ["file": file, "width": 640, "steps": [["evaluate", large], ["axe", NSNull()]]],
      ["file": silent.path("silent.html"), "steps": [["evaluate", seen]]],
    ])
    #expect(visits[0].results == [["true"], []])
    // Nothing that needs the script is seen, and the facts of every stop are.
    #expect(visits[1].results[0].filter { $0 != "DL" } == lines)
    #expect(visits[1].results[0].count == 2 * lines.count)
  }

  /// Another technology has no frame of VoiceOver; what the ear sees has it.
  @Test func theFrameOfVoiceOverGivesWayToAnOverlay() throws {
    let folder = try ScratchFolder(["odd.screen": Self.odd])
    let file = try page(
      [folder.path("odd.screen"), "--technology", "voice-control"], "voice.html", in: folder)
    let seen = """
      [".cursor .line", ".shows-frames g.words", ".shows-frames g.voice-names"]
        .map(s => String(document.querySelector(s).getClientRects().length > 0))
      """
    let visits = try visit([
      [
        "file": file,
        "steps": [
          ["evaluate", seen], ["evaluate", "document.querySelector('#mark-none').click(), []"],
          ["evaluate", seen],
          ["evaluate", "document.querySelector('#mark-voice-names').click(), []"],
          ["evaluate", "document.querySelector('#shows-ear').click(), []"], ["evaluate", seen],
        ],
      ]
    ])
    let results = visits[0].results.filter { !$0.isEmpty }
    #expect(
      results == [
        ["false", "false", "true"], ["true", "true", "false"], ["true", "false", "false"],
      ])
  }

  /// A checker that finds nothing on a bad page would prove nothing.
  @Test func aBadPageIsNoticed() throws {
    let bad =
      "<html><body><img src='http://127.0.0.1:9/a.png'><script>throw 1</script></body></html>"
    let folder = try ScratchFolder(["bad.html": bad])
    let seen = try visit([["file": folder.path("bad.html"), "steps": [["axe", NSNull()]]]])
    #expect(seen[0].results[0].contains { $0.hasPrefix("image-alt") })
    #expect(!seen[0].errors.isEmpty && seen[0].requests.contains { $0.hasPrefix("http:") })
  }

  @Test func theKeyboardStepsThroughWhatIsRead() throws {
    let menu = "\(Self.pizza)/menu-after.view.json"
    let lines = try Program.run(["read", menu, "--quiet"]).text.split(separator: "\n").map(
      String.init)
    let folder = try ScratchFolder(["odd.screen": Self.odd])
    let read = """
      [document.querySelector(".caption").textContent, document.activeElement.textContent,
       document.querySelector("[aria-current]").textContent, document.querySelector(".live").textContent]
      """
    let focus = "document.querySelector('.stops .line').focus(), []"
    let right = Array(repeating: ["key", "ArrowRight"], count: 3)
    let menuSteps: [[Any]] =
      [["names", "button"], ["evaluate", focus]] + right + [["evaluate", read]]
      + [["key", "End"], ["evaluate", read], ["key", "Home"], ["evaluate", read]]
    let explore = "document.querySelector('#explore').click(), []"
    let oddSteps: [[Any]] = [
      ["evaluate", focus], ["key", "ArrowRight"], ["key", "ArrowDown"], ["evaluate", read],
      ["key", "Escape"], ["evaluate", read], ["evaluate", explore],
      // Where both lie the topmost one answers.
      ["touch", [".areas", 150.0 / 375, 300.0 / 812]], ["evaluate", read],
    ]
    let seen = try visit([
      ["file": try page([menu], "menu.html", in: folder), "steps": menuSteps],
      [
        "file": try page([folder.path("odd.screen")], "odd.html", in: folder), "steps": oddSteps,
      ],
    ])
    #expect(seen[0].results[0].filter { !["Назад", "Вперёд"].contains($0) } == lines)
    // A screen reader says what takes the focus, so the live region stays silent.
    for (result, place) in zip(seen[0].results[2...], [3, lines.count - 1, 0]) {
      #expect(result == [lines[place], lines[place], lines[place], ""])
    }
    let odd = seen[1].results
    #expect(odd[1][0] == "<i>Delete</i>" && odd[1][3] == "<i>Delete</i>")
    #expect(odd[2][0].hasPrefix("]]> </script><!--, </style>, button") && odd[2][3].isEmpty)
    #expect(odd[4][0] == "On top, button" && odd[4][3] == "On top, button")
  }
}
