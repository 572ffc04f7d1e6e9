import EarshotTree

extension CaptureFormat {
  /// The page source of WebDriverAgent and Appium: `GET /source`, `driver.page_source`.
  public static let webDriverAgentXML = CaptureFormat(
    id: "webdriveragent-xml",
    summary: "XML page source of WebDriverAgent or Appium for iOS",
    recognizes: { prefix in
      prefix.text.contains("<XCUIElementType") || prefix.text.contains("<AppiumAUT")
        || prefix.text.contains("\\u003cXCUIElementType")
    },
    read: { (bytes, options) throws(CaptureError) in
      try WebDriverAgentXML(options).read(bytes)
    })
}

/// Reads all page sources of a file.
private struct WebDriverAgentXML {
  private let options: ReadOptions
  private var result = XCTestCapture(
    format: "webdriveragent-xml",
    XCTestLosses(actions: "the setting 'includeCustomActionsInPageSource' was off"))

  init(_ options: ReadOptions) {
    self.options = options
  }

  func read(_ bytes: [UInt8]) throws(CaptureError) -> Capture {
    var importer = self
    let text = importer.unwrapped(try TextEncoding.utf8(bytes))
    guard text.contains(where: { !EscapedText.isSpace($0) }) else {
      throw CaptureError(
        .empty, "the input is empty", help: "take the capture again; the file holds no text")
    }
    try importer.readDocuments(text)
    guard let capture = importer.result.capture else {
      throw CaptureError(
        .noScreen, "the input holds no element of a page source",
        help: "pass what 'GET /source' answers, from its first '<' on",
        at: SourceLocation(line: 1, column: 1))
    }
    return capture
  }

  private mutating func readDocuments(_ text: [UInt8]) throws(CaptureError) {
    var reader = XMLReader(text)
    while true {
      let handler = WebDriverAgentReader(unknowns: result.unknowns)
      guard let document = try reader.readDocument(handler) else { return }
      result.unknowns = handler.unknowns
      if let cut = document.cut {
        result.warnings.append(
          Capture.Warning(
            "the capture is cut: it ends before all its elements do; what was read is kept",
            at: cut.location))
      }
      result.add(handler.tree, options)
    }
  }

  /// The XML of an input that holds it as a string: an HTTP answer, or a line of a log.
  private mutating func unwrapped(_ text: [UInt8]) -> [UInt8] {
    if let value = EscapedText.valueOfEnvelope(text) {
      note("the page source is inside a JSON string")
      return value
    }
    guard Self.isEscaped(text) else { return text }
    note("the page source is written with escapes, as in a log or in code")
    return EscapedText.unescaped(text[...])
  }

  private mutating func note(_ what: String) {
    result.warnings.append(
      Capture.Warning("\(what); places are counted in the text without escapes"))
  }

  /// Whether quotes or line ends between tags are escaped.
  private static func isEscaped(_ text: [UInt8]) -> Bool {
    let prefix = Array(text.prefix(CapturePrefix.length))
    return ["=\\\"", ">\\n<", ">\\n "].contains {
      EscapedText.firstRange(of: Array($0.utf8), in: prefix) != nil
    }
  }
}
