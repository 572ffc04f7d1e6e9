import EarshotTree

/// Reads `maestro hierarchy --compact`: a table of comma-separated values.
struct MaestroTable {
  /// The first line of a table.
  static let header = "element_num,depth,attributes,parent_num"

  private var hierarchy = MaestroHierarchy()
  /// Where the table begins.
  private(set) var location = SourceLocation.start
  /// The warning that the table ends inside a row; `nil` if it is whole.
  private(set) var cut: Capture.Warning?

  /// What was read.
  var tree: MaestroHierarchy { hierarchy }
  /// What was not understood.
  var unknowns: UnknownList { hierarchy.unknowns }

  /// The place of the header in a text; `nil` when it has none at the beginning of a line.
  static func offset(in text: Substring) -> Substring.Index? {
    guard text.utf8.first != UInt8(ascii: "{") else { return nil }
    var rest = text
    while true {
      if rest.hasPrefix(header) { return rest.startIndex }
      guard let end = rest.firstIndex(where: \.isNewline) else { return nil }
      rest = rest[rest.index(after: end)...]
    }
  }

  /// Reads a table; `nil` when the text is none.
  init?(_ text: [UInt8]) throws(CaptureError) {
    let beginning = String(decoding: text.prefix(CapturePrefix.length), as: UTF8.self)
    guard let start = Self.offset(in: beginning[...]) else { return nil }
    var line = 1 + beginning.utf8[..<start].count { $0 == 0x0A }
    location = SourceLocation(line: line, column: 1)
    var rows = Rows(text[beginning.utf8.distance(from: beginning.startIndex, to: start)...])
    let columns = rows.next()?.count ?? 0
    while true {
      line = location.line + rows.lines
      guard let fields = rows.next() else { return }
      let place = SourceLocation(line: line, column: 1)
      if fields == [""] { continue }
      if rows.isAtEnd, rows.endsInQuotes || fields.count < columns || Self.lacksParent(fields) {
        cut = Capture.Warning(
          "the capture is cut: it ends inside a row; what was read is kept", at: place, isCut: true)
        if fields.count < 3 { continue }
      }
      try read(fields, at: place)
    }
  }

  private mutating func read(_ fields: [String], at place: SourceLocation) throws(CaptureError) {
    guard fields.count >= 3, let depth = Int(fields[1]), depth >= 0 else {
      throw CaptureError(
        .malformed, "a row has no depth", help: "a row is '\(Self.header)'", at: place)
    }
    guard depth <= XCTestTree.maximumDepth else { throw .tooDeep(at: place) }
    hierarchy.append(Self.attributes(fields[2]), depth: depth, at: place)
  }

  /// Whether the last column of a row is missing, which only that of a root may be.
  private static func lacksParent(_ fields: [String]) -> Bool {
    fields.count > 3 && fields[3].isEmpty && fields[1] != "0"
  }

  /// The attributes of `k=v; k=v`; a part without a name continues the value before it.
  private static func attributes(_ text: String) -> [String: String] {
    var attributes: [String: String] = [:]
    var last: String?
    for part in text.split(separator: "; ", omittingEmptySubsequences: false) {
      let name = part.prefix { $0 != "=" }
      let isName = name.allSatisfy { $0.isASCII && ($0.isLetter || $0 == "-" || $0 == "_") }
      if name.endIndex < part.endIndex, isName, !name.isEmpty {
        last = String(name)
        attributes[String(name)] = String(part[part.index(after: name.endIndex)...])
      } else if let last {
        attributes[last, default: ""] += "; " + part
      }
    }
    return attributes
  }
}

extension MaestroTable {
  /// The rows of comma-separated values; quoted fields may hold commas, line ends and `""`.
  fileprivate struct Rows {
    private var rest: ArraySlice<UInt8>
    /// The number of line ends that were passed.
    private(set) var lines = 0
    /// Whether the text ends before a quote is closed.
    private(set) var endsInQuotes = false
    /// Whether the row that was read last is the last one.
    var isAtEnd: Bool { rest.isEmpty }

    init(_ text: ArraySlice<UInt8>) {
      rest = text
    }

    mutating func next() -> [String]? {
      guard !rest.isEmpty else { return nil }
      var fields: [String] = []
      var field: [UInt8] = []
      var isQuoted = false
      while let byte = rest.popFirst() {
        if byte == 0x0A { lines += 1 }
        if isQuoted {
          if byte != UInt8(ascii: "\"") {
            field.append(byte)
          } else if rest.first == UInt8(ascii: "\"") {
            field.append(byte)
            rest.removeFirst()
          } else {
            isQuoted = false
          }
          continue
        }
        switch byte {
        case UInt8(ascii: "\""): isQuoted = true
        case UInt8(ascii: ","):
          fields.append(String(decoding: field, as: UTF8.self))
          field = []
        case 0x0A: return fields + [String(decoding: field, as: UTF8.self)]
        case 0x0D: break
        default: field.append(byte)
        }
      }
      endsInQuotes = isQuoted
      return fields + [String(decoding: field, as: UTF8.self)]
    }
  }
}
