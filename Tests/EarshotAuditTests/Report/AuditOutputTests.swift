import EarshotTree
import EarshotWriting
import Foundation
import Testing

@testable import EarshotAudit

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What the formats write for an audit.
struct AuditOutputTests {
  private static let all = OutputFormat<AuditDocument>.all

  private func write(_ format: OutputFormat<AuditDocument>, _ language: String = "en") -> String {
    String(decoding: format.write(MadeUpAudit.document(language)), as: UTF8.self)
  }

  @Test func formatsAreSorted() {
    #expect(
      Self.all.map(\.id) == [
        "checkstyle", "concise", "github", "gitlab", "html", "json", "jsonl", "junit", "markdown",
        "sarif",
        "sonarqube", "text", "xcode",
      ])
  }

  /// Whole outputs: what tools and people read is pinned.
  @Test(arguments: [
    ("checkstyle", MadeUpAudit.checkstyle), ("concise", MadeUpAudit.concise),
    ("github", MadeUpAudit.github),
    ("text", MadeUpAudit.text), ("xcode", MadeUpAudit.xcode),
  ])
  func theOutputIs(_ id: String, _ expected: String) throws {
    let format = try #require(Self.all.first { $0.id == id })
    #expect(write(format) == expected)
  }

  @Test func russianIsDeclined() {
    let text = write(.text, "ru")
    #expect(
      text.contains(
        "3 ошибки, 1 предупреждение, 1 заметка, 1 вопрос, 1 подавлено (2 экрана)\n"))
    var document = MadeUpAudit.document("ru")
    document.detail.isVerbose = true
    let full = String(decoding: OutputFormat.text.write(document), as: UTF8.self)
    #expect(full.contains("3 замечания, 4 остановки, 0,75 замечаний на остановку\n"))
    #expect(full.contains("(12 проверок)\n"))
  }

  @Test(arguments: all.indices, ["en", "ru", "de"])
  func theSameInputGivesTheSameBytes(_ index: Int, _ language: String) throws {
    let first = write(Self.all[index], language)
    #expect(first == write(Self.all[index], language))
    #expect(first.hasSuffix("\n"))
    // Only line feeds: a control character of a label never gets through.
    #expect(!first.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    if let folder = ProcessInfo.processInfo.environment["EARSHOT_REPORTS"] {
      let name = "audit.\(language).\(Self.all[index].id).\(Self.all[index].fileExtension)"
      try Data(first.utf8).write(to: URL(filePath: folder).appending(path: name))
    }
  }

  @Test(arguments: all.indices)
  func anEmptyDocumentIsWritten(_ index: Int) {
    let document = AuditDocument(
      language: "en", profile: "ios18-phone", version: "1", files: [], rules: [])
    let text = String(decoding: Self.all[index].write(document), as: UTF8.self)
    // That no rule ran is said by all that have a place for it.
    let isSaid = text.lowercased().contains("no rule ran, so nothing is known to be right")
    let silent = ["json", "jsonl", "concise", "gitlab", "sonarqube"]
    #expect(isSaid == !silent.contains(Self.all[index].id))
    #expect(text.isEmpty == (Self.all[index].id == "concise"))
  }

  @Test(arguments: ["checkstyle", "html", "junit"], ["en", "ru"])
  func markupIsWellFormedAndTextsAreTexts(_ id: String, _ language: String) throws {
    let format = try #require(Self.all.first { $0.id == id })
    let reader = try #require(MarkupReader(write(format, language)))
    #expect(!reader.names.contains("script") && !reader.names.contains("b>"))
    let texts = reader.text + reader.attributes.flatMap(\.values).joined()
    #expect(texts.contains("<script>alert(1)</script> ]]> \"a\" & 'b', 100%|`c`"))
  }

  @Test func markdownHoldsNoMarkupOfTexts() {
    let text = write(.markdown)
    #expect(!text.contains("<script>"))
    for line in text.split(separator: "\n") where line.contains("alert(1)") && line.first == "|" {
      #expect(line.contains("&lt;script&gt;alert(1)&lt;/script&gt; \\]\\]&gt;"))
      #expect(line.replacing("\\|", with: "").count { $0 == "|" } == 8)
    }
    #expect(text.contains("cart.accessibilityLabel = \"‹name›\"\n"))
    #expect(text.contains("  .accessibilityLabel(\"‹name›\")\n"))
  }

  @Test(arguments: [
    ("@octocat", "@&#8203;octocat"), ("see https://a.b", "see https:&#8203;//a.b"),
    ("WWW.a.b", "WWW&#8203;.a.b"), ("a: b/c. d", "a: b/c. d"),
  ])
  func markdownMentionsNobody(_ text: String, _ expected: String) {
    #expect(text.inMarkdown == expected)
  }

  @Test(arguments: [
    ("7", "button", "button 7"), ("1.2", "cell'A/B'/UIImageView", "UIImageView 1.2"),
    ("7", "button#a", "button 7"), ("cart", "button", "cart"), ("7", "", "7"),
  ])
  func aBareNumberIsNoName(_ id: String, _ shape: String, _ expected: String) {
    let problem = MadeUpAudit.problem(
      MadeUpAudit.label, 1, Element.ID(id), shape: shape)
    #expect(problem.element(in: AuditWords("en")) == expected)
  }

  @Test(arguments: all.map(\.id))
  func aFileOfAnArchiveIsNamed(_ id: String) throws {
    var document = MadeUpAudit.document()
    document.files[1].path = "z.zip"
    document.files[1].screens[0].origin = "x/a.screen"
    let format = try #require(Self.all.first { $0.id == id })
    let text = String(decoding: format.write(document), as: UTF8.self)
    #expect(text.contains("z.zip/x/a.screen") || ["json", "jsonl"].contains(id))
    #expect(!text.contains("z.zip:3"))
  }

  @Test(arguments: all.map(\.id).filter { $0 != "json" })
  func aConfigurationIsNoScreen(_ id: String) throws {
    let rule = try #require(Rule.named("suppression-unused"))
    let problem = MadeUpAudit.problem(rule, 1, nil, line: 3, shape: "label-missing")
    let screen = AuditDocument.ScreenResult(
      title: nil, number: 1, size: nil, stopCount: 0, problems: [problem], outcomes: [])
    let file = AuditDocument.File(
      path: ".earshot.yml", format: "configuration", screens: [screen])
    let document = AuditDocument(
      language: "en", profile: "ios18-phone", version: "1", files: [file], rules: [rule])
    let format = try #require(Self.all.first { $0.id == id })
    let text = String(decoding: format.write(document), as: UTF8.self)
    #expect(text.contains(".earshot.yml"))
    for word in ["whole screen", "screen 1", "0 stops"] {
      #expect(!text.contains(word), "\(text)")
    }
  }

  @Test func aPageNeedsNothingElse() throws {
    let reader = try #require(MarkupReader(write(.html, "ru")))
    #expect(reader.attributes[0]["lang"] == "ru")
    #expect(!reader.names.contains("link"))
    let sources = reader.attributes.compactMap { $0["src"] }
    #expect(sources.allSatisfy { $0.hasPrefix("data:") })
    let ids = reader.attributes.compactMap { $0["id"] }
    #expect(Set(ids).count == ids.count)
    let targets = reader.attributes.compactMap { $0["href"] }.filter { $0.hasPrefix("#") }
    #expect(targets.allSatisfy { ids.contains(String($0.dropFirst())) })
    #expect(targets.count == 4)
  }

  @Test(arguments: [([], ""), ([77], "TQ=="), ([77, 97], "TWE="), ([77, 97, 110, 0], "TWFuAA==")])
  func picturesAreInThePage(_ bytes: [UInt8], _ expected: String) {
    var document = MadeUpAudit.document()
    document.files[0].screens[0].picture = .init(mediaType: "image/png", bytes: bytes)
    let text = String(decoding: OutputFormat.html.write(document), as: UTF8.self)
    #expect(text.contains("<img src=\"data:image/png;base64,\(expected)\" alt=\"The screen"))
    #expect(!text.contains("<svg"))
  }

  @Test func numbersDoNotCoverEachOther() {
    let size = Size(width: 375, height: 812)
    let frame = Rect(x: 350, y: 800, width: 40, height: 40)
    let inside = (1...60).map { (frame: frame, number: $0) }
    let outside = (frame: Rect(x: 400, y: 10, width: 5, height: 5), number: 61)
    let places = MarkerLayout(inside + [outside], on: size).places
    let boxes = places.compactMap(\.self).map {
      Rect(x: $0.x * 280, y: $0.y * 280 / 375 * 812, width: 23.9, height: 23.9)
    }
    #expect(boxes.count == 60 && places.last == .some(nil))
    for (index, box) in boxes.enumerated() {
      #expect(boxes[..<index].allSatisfy { $0.intersection(box).isEmpty })
      #expect(box.maxX <= 280 && box.maxY <= 607)
    }
    let many = MarkerLayout((1...5_000).map { (frame: frame, number: $0) }, on: size).places
    #expect((100...300).contains(many.count { $0 != nil }))
  }

  @Test func fingerprintsAreOneEachAndStay() {
    let document = MadeUpAudit.document()
    let all = document.files.flatMap(\.screens).flatMap(\.problems).map(\.fingerprint)
    #expect(Set(all).count == all.count)
    #expect(all.allSatisfy { $0.count == 16 })
    // Pinned: baselines of users hold it.
    #expect(all[0] == "d066ee001d657ac4")
    var screen = MadeUpAudit.menu()
    screen.problems.removeFirst(2)
    screen.problems.reverse()
    screen.number = 7
    let file = AuditDocument.File(path: "a:b, c/<меню>.xml", format: "", screens: [screen])
    #expect(file.screens[0].problems.map(\.fingerprint) == [all[4], all[3], all[2]])
  }

  @Test(arguments: [([], [""]), ([""], [""]), (["A"], ["A"])] as [([String], [String])])
  func whatSoundsAsBeforeIsSaidOnce(_ now: [String], _ after: [String]) {
    let problem = MadeUpAudit.problem(
      MadeUpAudit.label, 1, "a", preview: SpeechPreview(now: now, after: after))
    let screen = AuditDocument.ScreenResult(
      title: nil, number: 1, size: nil, stopCount: 1, problems: [problem], outcomes: [])
    let document = AuditDocument(
      language: "en", profile: "ios18-phone", version: "1",
      files: [AuditDocument.File(path: "a", format: "", screens: [screen])], rules: [])
    for format in [OutputFormat<AuditDocument>.text, .html, .github] {
      let text = String(decoding: format.write(document), as: UTF8.self)
      #expect(text.localizedCaseInsensitiveContains("heard now"))
      #expect(!text.localizedCaseInsensitiveContains("heard after"))
    }
    let markdown = String(decoding: OutputFormat.markdown.write(document), as: UTF8.self)
    let preview = now.first { !$0.isEmpty } ?? "&lt;silence&gt;"
    #expect(markdown.contains("| \(preview) |  | label-missing |"))
  }

  @Test func whatHasAPlaceOfItsOwnIsThere() {
    var document = MadeUpAudit.document()
    document.files[1].screens[0].problems[0].finding.frame = Rect(
      x: 16.2, y: 400, width: 9, height: 9)
    document.files[1].screens[0].problems[1].finding.frame = Rect(
      x: 1e300, y: 400, width: 9, height: 9)
    document.files[0].screens[0].problems[0].finding.frame = Rect(
      x: 1, y: 2, width: 9, height: 9)
    document.detail.isVerbose = true
    let text = String(decoding: OutputFormat.text.write(document), as: UTF8.self)
    #expect(text.contains("     order.xml: at 16, 400: “{label}” has no label\n"))
    #expect(text.contains("     order.xml:3:5: cart: "))
    #expect(text.contains("(cart), at 1, 2"))
  }

  @Test func equalElementsAreToldApartByTheirOrder() {
    let problem = MadeUpAudit.problem(MadeUpAudit.label, 1, "a")
    let screen = AuditDocument.ScreenResult(
      title: nil, number: 1, size: nil, stopCount: 2, problems: [problem, problem], outcomes: [])
    let file = AuditDocument.File(path: "a", format: "", screens: [screen])
    #expect(Set(file.screens[0].problems.map(\.fingerprint)).count == 2)
  }
}

/// Reads well-formed markup; `nil` when it is not.
private final class MarkupReader: NSObject, XMLParserDelegate {
  var names: [String] = []
  var attributes: [[String: String]] = []
  var text = ""

  init?(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    names.append(name)
    self.attributes.append(attributes)
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
}
