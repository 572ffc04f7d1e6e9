import EarshotCaptures
import EarshotConversion
import EarshotTree
import EarshotWriting
import Foundation
import TestSupport
import Testing

/// What is converted to a format that is read is never refused, and what does not fit is told.
struct ConversionReadBackTests {
  /// The formats that are written and read.
  private static let formats = OutputFormat<Screen>.all.filter { format in
    CaptureFormat.all.contains { $0.id == format.id }
  }

  /// What no view file holds, after `screen`, and what is said of it.
  private static let misfits = [
    ("390x844 en\nbutton \"A\" position 5/2", "places outside of their series"),
    ("390x844 en\nbutton \"A\" position 0/0", "places outside of their series"),
    (
      "390x844 en\nbutton \"A\" adjustable range (0 10 current 50)",
      "adjustments that contradict themselves"
    ),
    (
      "390x844 en\nbutton \"A\" adjustable range (0 10 step 0)",
      "adjustments that contradict themselves"
    ),
    (
      "390x844 en\nbutton \"A\" adjustable range (-inf inf)",
      "adjustments that contradict themselves"
    ),
    (
      "390x844 en\nbutton \"A\" adjustable range (0 9 current nan)",
      "adjustments that contradict themselves"
    ),
    (
      "390x844 en\nbutton \"A\" adjustable range (0 9 template \"{m}\")",
      "adjustments that contradict themselves"
    ),
    (
      "390x844 en\nbutton \"A\" adjustable options (none)",
      "adjustments that contradict themselves"
    ),
    ("390x844 en\nimage \"A\" chart (y (categories \"a\"))", "charts that no view can have"),
    ("390x844 en\nimage \"A\" chart (x (grid (inf)))", "charts that no view can have"),
    ("390x844 en\nbutton \"A\" language \"not a lang\"", "languages that are no tags"),
    ("390x844 en\nbutton \"A\" language \"\"", "languages that are no tags"),
    ("390x844 language \"not a lang\"\nbutton \"A\"", "the language"),
    ("0x0 en\nbutton \"A\"", "the size"), ("infx844 en\nbutton \"A\"", "the size"),
    ("-390x844 en\nbutton \"A\"", "the size"), ("390x1e19 en\nbutton \"A\"", "the size"),
    ("390x844 en scale 0\nbutton \"A\"", "the scale"),
    ("390x844 en scale inf\nbutton \"A\"", "the scale"),
    ("390x844 en\nbutton \"A\" frame 0,0,-44,44", "frames that are negative"),
    ("390x844 en\nbutton \"A\" frame 0,1e19,44,44", "frames that are negative"),
    ("390x844 en\nbutton \"A\" frame -1e308,0,1e308,1e308", "frames that are negative"),
    ("390x844 en\nbutton \"A\" frame nan,0,44,44", "unknown frames"),
    ("390x844 en\nbutton \"A\" frame 0,0,inf,44", "unknown frames"),
    ("390x844 en\nbutton \"A\" tap nan,5", "activation points that are nowhere"),
    ("390x844 en\nbutton \"A\" tap 1e9,5", "activation points that are nowhere"),
    ("390x844 en\nbutton \"A\" path (0,0 1e9,0 0,9)", "paths that are too far away"),
    ("390x844 en\nbutton \"A\" appearance (color \"red\")", "looks that no view can have"),
    ("390x844 en\nbutton \"A\" appearance (background \"#12\")", "looks that no view can have"),
    ("390x844 en\nbutton \"A\" appearance (alpha 2)", "looks that no view can have"),
    ("390x844 en\nbutton \"A\" appearance (fontSize -1)", "looks that no view can have"),
    ("390x844 en\nbutton \"A\" appearance (fontWeight heavy)", "looks that no view can have"),
    ("390x844 en\nbutton \"A\" appearance (lines -1)", "looks that no view can have"),
    (
      "390x844 en\nbutton \"A\" appearance (visibleFrame 0,0,nan,9)", "looks that no view can have"
    ),
    ("390x844 en\nview order (\"\")\n  button \"A\" id \"\"", "empty ids"),
  ]

  private static func nested(_ line: String) -> String {
    let levels = (0..<999).map { String(repeating: "  ", count: $0) + line }
    let stop = String(repeating: "  ", count: 999) + "button \"A\" frame 0,0,44,44"
    return "screen 390x844 en\n" + (levels + [stop, ""]).joined(separator: "\n")
  }

  private static func expectIsReadBack(_ screen: Screen, _ name: String) {
    for format in formats {
      let file = format.write(screen)
      #expect(throws: Never.self, "\(format.id) \(name)") {
        let reader = try #require(CaptureFormat.all.first { $0.id == format.id })
        let capture: Capture
        do throws(CaptureError) {
          capture = try reader.read(file, ReadOptions())
        } catch {
          // A list of stops without a stop holds no screen.
          if error.code != .noScreen || format.id != "accessibility-snapshot" { throw error }
          return
        }
        #expect(!capture.screens.isEmpty)
      }
    }
  }

  @Test(arguments: misfits) func whatDoesNotFitIsLeftOutAndTold(
    _ lines: String, _ what: String
  ) throws {
    let screen = try Screen(notation: "screen \(lines)\n")
    Self.expectIsReadBack(screen, lines)
    let losses = ConversionLoss.losses(of: screen, to: "view")
    #expect(losses.contains { $0.what.hasPrefix(what) }, "\(losses.map(\.whose))")
    let file = OutputFormat<Screen>.view.write(screen)
    let read = try #require(try CaptureFormat.viewFile.read(file, ReadOptions()).screens.first)
    #expect(read.readingOrder.compactMap(\.element.label.value) == ["A"])
  }

  @Test(arguments: ["view", "list"])
  func whatLiesDeepIsHeard(_ line: String) async throws {
    // Trees are walked by recursion, and a thread of the pool may have little room.
    try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
      let thread = Thread {
        done.resume(
          with: Result {
            let screen = try Screen(notation: Self.nested(line))
            Self.expectIsReadBack(screen, line)
            for format in Self.formats where format.id != "notation" {
              let reader = try #require(CaptureFormat.all.first { $0.id == format.id })
              let read = try reader.read(format.write(screen), ReadOptions()).screens.first
              #expect(read?.readingOrder.compactMap(\.element.label.value).last == "A")
            }
            #expect(
              ConversionLoss.losses(of: screen, to: "view").contains {
                $0.what == "nesting below level 480"
              })
          })
      }
      thread.stackSize = 256 << 20
      thread.start()
    }
  }

  @Test func capturesAreReadBack() throws {
    let files = SharedFolder.files(in: Fixture.folder).flatMap { SharedFolder.files(in: $0) }
    var count = 0
    for file in files {
      guard let data = try? Data(contentsOf: file) else { continue }
      let bytes = [UInt8](data)
      guard let format = try? CaptureFormat.recognizing(bytes),
        let capture = try? format.read(bytes, ReadOptions())
      else { continue }
      for screen in capture.screens { Self.expectIsReadBack(screen, file.lastPathComponent) }
      count += 1
    }
    #expect(count > 40)
  }

  @Test func oddScreensAreReadBack() {
    var generator = ScreenGenerator(seed: 20_261_123)
    for number in 0..<500 {
      let screen = generator.screen()
      guard !screen.elements.isEmpty else { continue }
      Self.expectIsReadBack(screen, "screen \(number)")
    }
  }
}
