import EarshotAudit
import EarshotTree
import Testing

/// The rules that look at the picture of a screen, with made-up pictures.
struct PictureRuleTests {
  private let size = Size(width: 100, height: 100)

  /// A picture of 100 by 100 points with one color a pixel.
  private func picture(_ color: (Int, Int) -> UInt8) throws -> Pixels {
    var bytes: [UInt8] = []
    for y in 0..<100 {
      for x in 0..<100 { bytes += [UInt8](repeating: color(x, y), count: 3) }
    }
    return try #require(Pixels(width: 100, height: 100, bytes: bytes))
  }

  private func report(
    _ id: String, _ notation: String, pixels: Pixels?, text: [RecognizedText]? = nil
  ) throws -> (findings: [Finding], outcome: AuditReport.Outcome) {
    let rule = try #require(Rule.named(id))
    let screen = AuditedScreen(
      try Screen(notation: notation), pixels: pixels, recognizedText: text)
    let report = Audit([Audit.Check(rule)]).report(of: screen)
    return (report.findings, try #require(report.outcomes.first))
  }

  private func line(
    _ text: String, confidence: Double = 0.9,
    frame: Rect = Rect(x: 10, y: 10, width: 50, height: 10)
  ) -> RecognizedText {
    RecognizedText(text: text, confidence: confidence, frame: frame)
  }

  private let banner =
    "screen 100x100\nimage \"Pizza\" frame 0,0,100,50\ntext \"Menu\" frame 0,60,50,10"

  @Test func asksAboutTextInPicture() throws {
    let found = try report("image-text-unexposed", banner, pixels: nil, text: [line("Big sale")])
    #expect(found.findings.map(\.outcome) == [.review])
    #expect(found.findings.first?.element == "image[1]")
    #expect(found.findings.first?.arguments["text"] == .text("Big sale"))
    #expect(found.findings.first?.frame == line("Big sale").frame)
  }

  @Test func fixOfPictureWithTextNamesIt() throws {
    let found = try report("image-text-unexposed", banner, pixels: nil, text: [line("Big sale")])
    let fix = try #require(found.findings.first?.fix)
    let fixed = try Screen(notation: banner).applying(fix)
    let after = AuditedScreen(fixed, recognizedText: [line("Big sale")])
    let rule = try #require(Rule.named("image-text-unexposed"))
    #expect(Audit([Audit.Check(rule)]).report(of: after).findings.isEmpty)
  }

  @Test(arguments: ["Menu", "menu", "Meru!"])
  func findsTextInLabels(_ text: String) throws {
    let place = Rect(x: 0, y: 60, width: 50, height: 10)
    let found = try report(
      "image-text-unexposed", banner, pixels: nil, text: [line(text, frame: place)])
    #expect(found.findings.isEmpty)
    #expect(found.outcome.passed == 1)
  }

  @Test func readsPartOfLongLabel() throws {
    let notation = "screen 100x100\nbutton \"Pepperoni, from 395 rubles\" frame 0,0,100,50"
    let found = try report(
      "image-text-unexposed", notation, pixels: nil, text: [line("frcm 395 rubles")])
    #expect(found.findings.isEmpty)
  }

  /// Each threshold from both sides.
  @Test func leavesOutWhatIsUnsure() throws {
    func count(_ line: RecognizedText) throws -> Int {
      try report("image-text-unexposed", banner, pixels: nil, text: [line]).findings.count
    }
    #expect(try count(line("Sale", confidence: 0.5)) == 0)
    #expect(try count(line("Sale", confidence: 0.51)) == 1)
    #expect(try count(line("10 %")) == 0)
    #expect(try count(line("Hi")) == 0)
    #expect(try count(line("Hey")) == 1)
  }

  @Test func countsOnlyLabelsUnderTheText() throws {
    // The label covers 30 percent of the line, and then less.
    let near = line("Menu", frame: Rect(x: 0, y: 53, width: 50, height: 10))
    let far = line("Menu", frame: Rect(x: 0, y: 52, width: 50, height: 10))
    let notation = "screen 100x100\ntext \"Menu\" frame 0,60,50,10"
    #expect(
      try report("image-text-unexposed", notation, pixels: nil, text: [near]).findings.isEmpty)
    let found = try report("image-text-unexposed", notation, pixels: nil, text: [far])
    #expect(found.findings.map(\.element) == [nil])
  }

  @Test func allowsTwoWrongLetters() throws {
    let notation = "screen 100x100\nbutton \"Delivery terms\" frame 0,0,100,50"
    func count(_ text: String) throws -> Int {
      try report("image-text-unexposed", notation, pixels: nil, text: [line(text)]).findings.count
    }
    #expect(try count("De1ivery tcrms") == 0)
    #expect(try count("De1ivcry tcrms") == 1)
  }

  @Test func ignoresLogosAndSystem() throws {
    let notation = """
      screen 100x100
      image "Logo" frame 0,0,100,30
      view type UIStatusBar frame 0,40,100,20
      """
    let place = Rect(x: 10, y: 45, width: 50, height: 10)
    let found = try report(
      "image-text-unexposed", notation, pixels: nil,
      text: [line("Pizza House"), line("Carrier", frame: place)])
    #expect(found.findings.isEmpty)
  }

  @Test func saysWhyNothingWasRead() throws {
    let without = try report("image-text-unexposed", banner, pixels: nil)
    #expect(without.outcome.incomplete == [.noScreenshot: 1])
    let unread = try report("image-text-unexposed", banner, pixels: picture { _, _ in 255 })
    #expect(unread.outcome.incomplete == [.noTextRecognition: 1])
  }

  private let label = "screen 100x100\ntext \"Sale\" frame 10,10,80,20"
  private let colored =
    "screen 100x100\ntext \"Sale\" frame 0,0,100,20 appearance (color \"#FFFFFF\")"

  @Test func asksWhereColorsCannotBeSeparated() throws {
    let gradient = try picture { x, y in UInt8((x * 5 + y * 37) % 256) }
    let found = try report("contrast-unmeasurable", label, pixels: gradient)
    #expect(found.findings.map(\.outcome) == [.review])
  }

  @Test func measuresPlainText() throws {
    let plain = try picture { x, y in x % 7 == 0 && (12..<28).contains(y) ? 0 : 255 }
    let found = try report("contrast-unmeasurable", label, pixels: plain)
    #expect(found.findings.isEmpty && found.outcome.passed == 1)
    let without = try report("contrast-unmeasurable", label, pixels: nil)
    #expect(without.outcome.incomplete == [.noScreenshot: 1])
  }

  @Test func leavesOutTextThatIsScrolledAway() throws {
    let away = "screen 100x100\ntext \"Sale\" frame 10,300,80,20"
    let gradient = try picture { x, y in UInt8((x * 5 + y * 37) % 256) }
    #expect(try report("contrast-unmeasurable", away, pixels: gradient).findings.isEmpty)
  }

  /// White text over a picture that is light in some columns and dark in the others.
  private func striped(light: Range<Int>) throws -> Pixels {
    try picture { x, y in
      if x % 10 == 5, (4..<16).contains(y) { return 255 }
      return UInt8((light.contains(x) ? 170 : 20) + (x * 3 + y * 7) % 80)
    }
  }

  @Test func asksAboutTextOverLightParts() throws {
    let found = try report("contrast-over-image", colored, pixels: striped(light: 0..<60))
    #expect(found.findings.map(\.outcome) == [.review])
  }

  @Test func passesTextOverDarkPicture() throws {
    let found = try report("contrast-over-image", colored, pixels: striped(light: 0..<0))
    #expect(found.findings.isEmpty && found.outcome.passed == 1)
  }

  /// The share of light cells just below and at the threshold.
  @Test func countsTheShare() throws {
    let below = try report("contrast-over-image", colored, pixels: striped(light: 0..<6))
    #expect(below.findings.isEmpty)
    let above = try report("contrast-over-image", colored, pixels: striped(light: 0..<12))
    #expect(above.findings.count == 1)
  }

  @Test func needsAScreenshotForTextOverPicture() throws {
    let without = try report("contrast-over-image", colored, pixels: nil)
    #expect(without.outcome.incomplete == [.noScreenshot: 1])
  }
}
