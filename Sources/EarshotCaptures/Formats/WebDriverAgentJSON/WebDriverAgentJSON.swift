import EarshotTree

extension CaptureFormat {
  /// The page source of WebDriverAgent as JSON: `GET /source?format=json` and `accessibleSource`.
  public static let webDriverAgentJSON = CaptureFormat(
    id: "webdriveragent-json",
    summary: "JSON page source or accessible source of WebDriverAgent",
    recognizes: { prefix in
      prefix.hasKeys("rawIdentifier", "type") || prefix.hasKeys("isAccessible", "type")
        || prefix.hasKeys("isVisible", "isEnabled", "type")
        || WebDriverAgentJSON.isDescription(prefix)
    },
    read: WebDriverAgentJSON.read)
}

private enum WebDriverAgentJSON {
  static let id = "webdriveragent-json"

  /// Whether it is the envelope around a debug description, `GET /source?format=description`.
  static func isDescription(_ prefix: CapturePrefix) -> Bool {
    prefix.jsonKeys.contains("value") && prefix.jsonKeys.count <= 3
      && prefix.jsonKeys.isSubset(of: ["value", "sessionId", "status"])
      && prefix.holds(", {{") && prefix.holds("\\n")
  }

  static func read(_ bytes: [UInt8], _ options: ReadOptions) throws(CaptureError) -> Capture {
    let document = try JSONInput.document(bytes)
    if case .string(let text) = document.content {
      return try read(text, at: document.location, options)
    }
    try refuseError(document)
    var result = XCTestCapture(
      format: id,
      XCTestLosses(actions: "the setting 'includeCustomActionsInPageSource' was off"))
    var reader = WebDriverAgentJSONReader()
    try reader.read(document)
    result.unknowns = reader.unknowns
    result.add(reader.tree, options)
    return try result.capture(
      orThrow: .noScreen(
        "the input holds no element of a page source",
        help: "pass what 'GET /source?format=json' answers", at: document.location))
  }

  /// Reads the XML or the debug description that an answer holds as a text.
  private static func read(
    _ text: String, at location: SourceLocation, _ options: ReadOptions
  ) throws(CaptureError) -> Capture {
    let isXML = text.first { !$0.isWhitespace } == "<"
    let format = isXML ? CaptureFormat.webDriverAgentXML : .debugDescription
    var capture: Capture
    do throws(CaptureError) {
      capture = try format.read(Array(text.utf8), options)
    } catch {
      // A place in the text is none in the file.
      throw CaptureError(
        error.code, "in the text of the answer: \(error.message)", help: error.help, at: location)
    }
    capture.format = id
    capture.warnings.append(
      Capture.Warning(
        "the answer holds \(isXML ? "XML" : "a debug description") as a text; places are counted "
          + "in that text", at: location))
    return capture
  }

  /// Throws when the answer is an error of WebDriverAgent.
  private static func refuseError(_ document: JSONValue) throws(CaptureError) {
    guard case .object(let object) = document.content, object["type"] == nil,
      case .string(let error)? = object["error"]?.content
    else { return }
    throw CaptureError(
      .noScreen, "WebDriverAgent answered with the error '\(error)' instead of a page source",
      help: "start a session and ask again", at: document.location)
  }
}
