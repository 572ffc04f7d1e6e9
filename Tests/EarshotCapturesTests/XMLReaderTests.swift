import EarshotCaptures
import EarshotTree
import Testing

/// Bad and odd XML, through the format that reads it.
struct XMLReaderTests {
  private static let small = """
    <XCUIElementTypeApplication label="A é">
      <XCUIElementTypeButton label="One"/>
      <XCUIElementTypeButton label="Two"></XCUIElementTypeButton>
    </XCUIElementTypeApplication>
    """

  private func error(of text: String) throws -> String {
    try EarshotCapturesTests.error(of: text, .webDriverAgentXML).whole
  }

  private static let help = "take the capture again; a page source that a tool wrote is well formed"

  @Test(arguments: [
    (
      "<XCUIElementTypeOther>\n  <XCUIElementTypeButton>\n</XCUIElementTypeOther></a>",
      "3:24: malformed: an element ends before another one inside it"
    ),
    (
      "<XCUIElementTypeOther>\n<XCUIElementTypeButton label=\"a & b\"/>\n</XCUIElementTypeOther>",
      "2:34: malformed: a name is missing, or '&' is not written as '&amp;'"
    ),
    (
      "<XCUIElementTypeOther label=\"&nbsp;\"/>",
      "1:36: malformed: an entity is not declared"
    ),
    (
      "x <XCUIElementTypeOther x='1' x='2'/>",
      "1:36: malformed: an element has the same attribute twice"
    ),
    (
      "<XCUIElementTypeOther x=1/>",
      "1:25: malformed: the value of an attribute has no quotes"
    ),
    (
      "<XCUIElementTypeOther label=\"\u{1}\"/>",
      "1:30: malformed: a character is not allowed in XML"
    ),
  ])
  func malformedXMLHasAPlace(_ text: String, _ expected: String) throws {
    #expect(try error(of: text) == expected + "; " + Self.help)
  }

  /// The parser alone refuses more than 10 MB at once.
  @Test func aLargeDocumentIsRead() throws {
    let button = "<XCUIElementTypeButton label=\"\(String(repeating: "a", count: 6_000_000))\"/>"
    let capture = try CaptureFormat.webDriverAgentXML.read(
      Array("<XCUIElementTypeApplication>\(button)\(button)</XCUIElementTypeApplication>".utf8),
      ReadOptions())
    #expect(capture.screens.map(\.allElements.count) == [3])
  }

  @Test func anOpenQuoteHasAPlace() throws {
    let help =
      "take the capture again; in hand-written XML write '&lt;' for '<' and '&quot;' for '\"'"
    #expect(
      try error(of: "<XCUIElementTypeOther>\n <XCUIElementTypeButton label=\"a>\n <b/>")
        == "2:2: malformed: the value of an attribute is not closed, or holds '<'; \(help)")
    #expect(
      try error(of: "<XCUIElementTypeOther>\n <XCUIElementTypeButton \n <b/>")
        == "2:2: malformed: a tag is not closed before the next one; \(help)")
  }

  @Test func entitiesAreRefused() throws {
    let bomb = """
      <?xml version="1.0"?>
      <!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>
      <XCUIElementTypeOther label="&c;"/>
      """
    let help = "remove everything before the first element; a page source needs neither"
    #expect(
      try error(of: bomb)
        == "2:1: invalid: the page source declares a document type or entities; \(help)")
    let external = """
      <!DOCTYPE a SYSTEM "file:///etc/hostname">
      <XCUIElementTypeOther label="a"/>
      """
    #expect(
      try error(of: external)
        == "1:1: invalid: the page source declares a document type or entities; \(help)")
  }

  @Test func endlessNestingIsAnErrorWithAPlace() throws {
    let text = String(repeating: "<XCUIElementTypeOther>\n", count: 100_000)
    #expect(
      try error(of: text)
        == "1001:1: limit: elements are nested deeper than 1000; no app nests that deep; check that "
        + "the capture is what the tool wrote")
  }

  @Test(arguments: ["Other", "Table", "Cell"])
  func threeHundredLevelsAreRead(_ type: String) throws {
    let tags = String(repeating: "<XCUIElementType\(type)>", count: 1_000)
    let ends = String(repeating: "</XCUIElementType\(type)>", count: 1_000)
    #expect(
      try read(tags + #"<XCUIElementTypeButton label="a"/>"# + ends).heard
        == ["Button[1]: a [button]"])
  }

  @Test func aLabelOfTenMegabytesIsAnErrorWithAPlace() throws {
    let text =
      "<XCUIElementTypeOther>\n <XCUIElementTypeButton label=\""
      + String(repeating: "x", count: 10_000_000) + "\"/></XCUIElementTypeOther>"
    #expect(
      try error(of: text)
        == "2:2: limit: a tag is longer than 9000000 bytes; shorten the value of its longest "
        + "attribute")
  }

  @Test func aCutCaptureIsReadUpToTheCut() throws {
    let capture = try read(String(Self.small.dropLast(60)))
    #expect(capture.heard == ["Button[1]: One [button]"])
    #expect(
      capture.warnings.map(\.whole) == [
        "3:32: the capture is cut: it ends before all its elements do; what was read is kept"
      ])
  }

  @Test func everyCutIsReadOrAnErrorWithAPlace() throws {
    let bytes = Array(Self.small.utf8)
    for count in 0..<bytes.count { checkCut(Array(bytes.prefix(count))) }
    #expect(try read(bytes).warnings.isEmpty)
  }

  @Test(.enabled(if: Corpus.isWanted)) func everyCutOfARealCaptureIsReadOrAnError() throws {
    let bytes = try Corpus.bytes("appium-xml/appium-pilot-ios.xml")
    let end = bytes.lastIndex(of: UInt8(ascii: ">")) ?? bytes.count
    for count in 0..<end { checkCut(Array(bytes.prefix(count))) }
  }

  private func checkCut(_ bytes: [UInt8]) {
    do throws(CaptureError) {
      let capture = try CaptureFormat.webDriverAgentXML.read(bytes, ReadOptions())
      #expect(capture.warnings.contains { $0.message.hasPrefix("the capture is cut") })
    } catch {
      #expect(error.location != nil || error.code == .empty, "\(error.whole)")
      #expect(!error.help.isEmpty)
    }
  }

  @Test func wrappingIsSeenThrough() throws {
    let expected = ["Button[1]: One [button]", "Button[2]: Two [button]"]
    let escaped = Self.small.replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    for text in [
      "\u{FEFF}" + Self.small, "<?xml version='1.0' encoding='UTF-16'?>" + Self.small,
      "[HTTP] <-- GET /source\n" + Self.small + "\nDone: <0x7f8>\n",
      "```xml\n<AppiumAUT>\n\(Self.small)\n</AppiumAUT>\n```\n",
      "{\"value\" : \"\(escaped)\", \"sessionId\": \"1\"}",
      "{\"value\":\"\(escaped.replacing("<", with: "\\u003c"))\"}",
      "source = '\(Self.small.replacing("\n", with: "\\n"))'",
      "<!-- a <XCUIElementTypeOther/> -->\n" + Self.small,
    ] {
      #expect(try read(text).heard == expected, "\(text.prefix(40))")
    }
  }

  @Test func placesInEscapedTextAreExplained() throws {
    let text =
      "{\"value\": \"\(Self.small.replacing("\"", with: "\\\"").replacing("\n", with: "\\n"))\"}"
    let capture = try read(text)
    #expect(
      capture.warnings.map(\.whole) == [
        "the page source is inside a JSON string; places are counted in the text without escapes"
      ])
    #expect(try capture.element("Button[2]").source == SourceLocation(line: 3, column: 3))
  }

  @Test func severalDocumentsAreSeveralScreens() throws {
    let xml = "<?xml version=\"1.0\"?>" + Self.small
    let capture = try read("first\n\(xml)\nsecond\n\(xml.dropLast(20))\n\(xml)")
    #expect(capture.screens.map(\.readingOrder.count) == [2, 2, 2])
    #expect(capture.warnings.count == 1)
    #expect(capture.losses.first { $0.what == .hint }?.count == 6)
  }

  @Test func aRootOfAnyNameIsRead() throws {
    let capture = try read(
      #"<myScope type="XCUIElementTypeOther"><XCUIElementTypeButton label="a"/></myScope>"#)
    #expect(capture.heard == ["Button[1]: a [button]"])
    #expect(capture.screens[0].elements.map(\.type) == ["XCUIElementTypeOther"])
  }

  @Test(arguments: [true, false]) func utf16IsRead(_ isLittleEndian: Bool) throws {
    let units = Array("\u{FEFF}\(Self.small)".utf16)
    let bytes = units.flatMap { unit -> [UInt8] in
      let pair = [UInt8(truncatingIfNeeded: unit), UInt8(unit >> 8)]
      return isLittleEndian ? pair : pair.reversed()
    }
    let capture = try read(bytes)
    #expect(capture.heard.count == 2)
    #expect(capture.screens[0].title == "A é")
  }

  @Test func latin1IsAnErrorWithAPlace() throws {
    let bytes = Self.small.unicodeScalars.map { UInt8($0.value) }
    let error = try #require(throws: CaptureError.self) {
      try CaptureFormat.webDriverAgentXML.read(bytes, ReadOptions())
    }
    #expect(
      error.whole
        == "1:38: encoding: the input is not UTF-8 text; save the capture as UTF-8 or UTF-16 with a "
        + "byte order mark")
  }

  @Test func textsAreNeverTrimmed() throws {
    let label = " \u{2068}a\u{2069}\u{200E}, "
    let capture = try read(
      "<XCUIElementTypeButton label=\"\(label)&#10;&lt;&amp;&quot;&#x41;\" name=\"n\"/>")
    #expect(try capture.element("n").label == .given(label + "\n<&\"A"))
  }

  @Test func anInputWithoutElementsHasNoScreen() throws {
    #expect(
      try error(of: "nothing here")
        == "1:1: no-screen: the input holds no element of a page source; pass what 'GET /source' "
        + "answers, from its first '<' on")
  }
}
