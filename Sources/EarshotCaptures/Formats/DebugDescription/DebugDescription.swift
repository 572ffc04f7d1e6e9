import EarshotTree

extension CaptureFormat {
  /// The output of `XCUIApplication.debugDescription`, as in the console or in a log.
  public static let debugDescription = CaptureFormat(
    id: "debug-description",
    summary: "debugDescription of XCUIApplication or an XCUIElement",
    recognizes: DebugDescription.recognizes,
    read: DebugDescription.read)
}

private enum DebugDescription {
  static func recognizes(_ prefix: CapturePrefix) -> Bool {
    if ["Element subtree:", "→Application", "->Application"].contains(where: prefix.holds) {
      return true
    }
    // XML has no lines of these.
    if prefix.text.utf8.first(where: { !$0.isSpace }) == UInt8(ascii: "<") { return false }
    let text = unescaped(String(prefix.text))
    let lines = text.split(separator: "\n").prefix(400).filter { line in
      line.contains { $0 != " " }
    }
    if lines.contains(where: { $0.drop { $0 == " " }.hasPrefix("Query chain:") }) { return true }
    let count = lines.count { DebugDescriptionLine($0) != nil }
    return count > 0 && count * 2 > lines.count
  }

  static func read(
    _ bytes: [UInt8], _ options: ReadOptions
  ) throws(CaptureError) -> Capture {
    let text = String(decoding: try TextEncoding.utf8(bytes), as: UTF8.self)
    guard text.utf8.contains(where: { !$0.isSpace }) else {
      throw .emptyInput
    }
    let plain = unescaped(text)
    let reader = DebugDescriptionReader(plain)
    if let location = reader.tooDeep { throw .tooDeep(at: location) }
    var result = XCTestCapture(
      format: "debug-description", XCTestLosses(actions: "XCTest does not tell"))
    if plain.utf8.count != text.utf8.count {
      result.warnings.append(
        Capture.Warning(
          "the dump is written with escapes, as in a log or in code; places are counted in the "
            + "text without escapes"))
    }
    if let cut = reader.cut {
      result.warnings.append(
        Capture.Warning(
          "the capture is cut: it ends inside a line; what was read is kept", at: cut,
          isCut: true))
    }
    result.unknowns = reader.unknowns
    for tree in reader.trees { result.add(tree, options) }
    return try result.capture(
      orThrow: .noScreen(
        "the input holds no element of a debug description",
        help: "pass what 'print(app.debugDescription)' prints, from 'Element subtree:' on"))
  }

  /// The text without escapes when the whole dump is one line of a log.
  private static func unescaped(_ text: String) -> String {
    let dump = text.drop { $0 == " " || $0 == "\n" }
    guard dump.utf8.count(where: { $0 == 0x0A }) <= 2, dump.contains("\\n") else { return text }
    let isQuoted = dump.hasPrefix("\"") || dump.hasPrefix("'")
    let quotes: [Character] = ["\"", "'"]
    var inner = isQuoted ? dump.dropFirst() : dump
    while let last = inner.last, last == "\n" || (isQuoted && quotes.contains(last)) {
      inner = inner.dropLast()
      if quotes.contains(last) { break }
    }
    return String(decoding: EscapedText.unescaped(Array(inner.utf8)[...]), as: UTF8.self)
  }
}
