import EarshotTree

extension CaptureFormat {
  /// Screens of Android: `uiautomator dump`, and the page source of Appium's UiAutomator2 driver.
  public static let uiAutomator = CaptureFormat(
    id: "uiautomator",
    summary: "Android screen: uiautomator dump or page source of Appium UiAutomator2",
    recognizes: { prefix in
      let text = prefix.text
      return text.contains("<hierarchy") || text.contains("\\u003chierarchy")
        || (text.contains("<node ") && text.contains("bounds="))
        || (text.contains("<android.") && text.contains("bounds="))
    },
    read: { (bytes, options) throws(CaptureError) in
      try UIAutomator(options).read(bytes)
    })
}

/// Reads all screens of a file.
private struct UIAutomator {
  private let options: ReadOptions
  private var result = Capture(format: "uiautomator", screens: [])
  private var losses = Losses()
  private var unknowns = UnknownList()

  init(_ options: ReadOptions) {
    self.options = options
  }

  func read(_ bytes: [UInt8]) throws(CaptureError) -> Capture {
    var importer = self
    let text = try TextEncoding.utf8(bytes)
    do throws(CaptureError) {
      try importer.readDocuments(importer.unwrapped(text))
    } catch {
      // A copy out of code keeps its escapes; with them it may not be well formed.
      guard error.code == .malformed, text.contains(UInt8(ascii: "\\")) else { throw error }
      importer = self
      importer.note("the hierarchy is written with escapes, as in a log or in code")
      do throws(CaptureError) {
        try importer.readDocuments(EscapedText.unescaped(text[...]))
      } catch _ {
        throw error
      }
    }
    return try importer.finished()
  }

  private func finished() throws(CaptureError) -> Capture {
    guard !result.screens.isEmpty else {
      throw CaptureError(
        .noScreen, "the input holds no node of a hierarchy",
        help: "pass what 'uiautomator dump' wrote, from '<hierarchy' on",
        at: SourceLocation(line: 1, column: 1))
    }
    var capture = result
    capture.losses = losses.list
    capture.unknowns = unknowns.list
    capture.warnings.insert(
      Capture.Warning(
        "this is a screen of Android, read with the words of VoiceOver; TalkBack says other words"),
      at: 0)
    return capture
  }

  private mutating func readDocuments(_ text: [UInt8]) throws(CaptureError) {
    var reader = XMLReader(text, subject: "hierarchy")
    while true {
      let handler = UIAutomatorReader(unknowns: unknowns)
      guard let document = try reader.readDocument(handler) else { return }
      unknowns = handler.unknowns
      if let cut = document.cut {
        result.warnings.append(
          Capture.Warning(
            "the capture is cut: it ends before all its elements do; what was read is kept",
            at: cut.location))
      }
      guard !handler.nodes.isEmpty else { continue }
      var builder = UIAutomatorBuilder(handler, density: options.density)
      result.screens.append(builder.screen(options))
      result.warnings += builder.warnings
      losses.add(builder.losses.list)
    }
  }

  /// The XML of an input that holds it as a string: an HTTP answer, or a line of code.
  private mutating func unwrapped(_ text: [UInt8]) -> [UInt8] {
    if let value = EscapedText.valueOfEnvelope(text) {
      note("the hierarchy is inside a JSON string")
      return value
    }
    let prefix = Array(text.prefix(CapturePrefix.length))
    guard EscapedText.firstRange(of: Array("=\\\"".utf8), in: prefix) != nil else { return text }
    note("the hierarchy is written with escapes, as in a log or in code")
    return EscapedText.unescaped(text[...])
  }

  private mutating func note(_ what: String) {
    result.warnings.append(
      Capture.Warning("\(what); places are counted in the text without escapes"))
  }
}
