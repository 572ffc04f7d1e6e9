/// Rewrites the literals of `inline:` arguments in Swift source.
enum InlineText {
  /// A call in a source file.
  struct Place: Hashable, Sendable, CustomStringConvertible {
    var file: String
    /// The line of the call, from 1.
    var line: Int

    var description: String { "\(file.split(separator: "/").last ?? ""):\(line)" }
  }

  /// The source with the text of some calls replaced, by the line of the call.
  static func rewriting(
    _ source: [UInt8], with edits: [Int: [String]], in file: String
  ) throws(ScenarioMistake) -> [UInt8] {
    var found: [(literal: SwiftLiteral, lines: [String])] = []
    for (line, lines) in edits {
      let place = Place(file: file, line: line)
      guard let start = offset(of: line, in: source) else {
        throw ScenarioMistake("\(place): the file has no such line; build the test again")
      }
      var scanner = SwiftScanner(source, at: start)
      guard let literal = scanner.literal(after: "inline") else {
        throw ScenarioMistake(
          "\(place): no literal follows 'inline:'; write one there, so that it can be rewritten")
      }
      found.append((literal, lines))
    }
    var result = source
    for (literal, lines) in found.sorted(by: { $0.literal.start > $1.literal.start }) {
      result.replaceSubrange(
        literal.start..<literal.end, with: text(of: lines, replacing: literal, in: source))
    }
    return result
  }

  private static func offset(of line: Int, in source: [UInt8]) -> Int? {
    var (offset, current) = (0, 1)
    while current < line {
      guard let newline = source[offset...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      offset = newline + 1
      current += 1
    }
    return offset
  }

  private static func text(
    of lines: [String], replacing literal: SwiftLiteral, in source: [UInt8]
  ) -> [UInt8] {
    let hashes = hashes(for: lines, atLeast: literal.hashCount)
    let indent = literal.indentation(in: source)
    let newline = literal.usesCarriageReturns(in: source) ? "\r\n" : "\n"
    let body = lines.map { ($0.isEmpty ? "" : indent + $0) + newline }.joined()
    return Array("\(hashes)\"\"\"\(newline)\(body)\(indent)\"\"\"\(hashes)".utf8)
  }

  /// As few signs as keep quotes and backslashes of the text from meaning something.
  private static func hashes(for lines: [String], atLeast count: Int) -> String {
    var hashes = String(repeating: "#", count: count)
    while lines.contains(where: { $0.contains("\\" + hashes) || $0.contains("\"\"\"" + hashes) }) {
      hashes += "#"
    }
    return hashes
  }
}
