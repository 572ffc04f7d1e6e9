import EarshotTree

extension CaptureFormat {
  /// The page source of WebDriverAgent and Appium: `GET /source`, `driver.page_source`.
  public static let webDriverAgentXML = CaptureFormat(
    id: "webdriveragent-xml",
    summary: "XML page source of WebDriverAgent or Appium for iOS",
    recognizes: { prefix in
      prefix.holds("<XCUIElementType") || prefix.holds("<AppiumAUT")
        || prefix.holds("\\u003cXCUIElementType")
        // Some programs write every element as a node with its type.
        || prefix.holds("type=\"XCUIElementType")
    },
    read: { (bytes, options) throws(CaptureError) in
      let source = EmbeddedXML(
        try TextEncoding.utf8(bytes), "the page source", escapedIn: ["=\\\"", ">\\n<", ">\\n "])
      guard source.text.contains(where: { !$0.isSpace }) else { throw .emptyInput }
      var result = XCTestCapture(
        format: "webdriveragent-xml",
        XCTestLosses(actions: "the setting 'includeCustomActionsInPageSource' was off"))
      result.warnings = source.warnings
      var reader = XMLReader(source.text)
      while true {
        let handler = WebDriverAgentReader(unknowns: result.unknowns)
        guard let document = try reader.readDocument(handler) else { break }
        result.unknowns = handler.unknowns
        result.warnings += handler.warnings
        if let cut = document.cut { result.warnings.append(Capture.Warning(cut, of: "capture")) }
        result.add(handler.tree, options)
      }
      return try result.capture(
        orThrow: .noScreen(
          "the input holds no element of a page source",
          help: "pass what 'GET /source' answers, from its first '<' on"))
    })
}
