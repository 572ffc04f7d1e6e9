import EarshotAudit
import EarshotTree

/// A configuration from a few lines: `key: word`, `key: [word, word]`, `key:` with keys below it
/// that are indented by two spaces, or with entries below it that begin with `-`.
///
/// The module under test knows no YAML, and needs no more than this here.
struct ConfigurationText {
  private var lines: [(number: Int, indent: Int, text: Substring)]

  static func value(_ text: String) -> ConfigurationValue {
    let all = text.split(separator: "\n", omittingEmptySubsequences: false)
    var parser = ConfigurationText(
      lines: all.enumerated().compactMap { index, line in
        let indent = line.prefix { $0 == " " }.count
        return line.count == indent ? nil : (index + 1, indent, line.dropFirst(indent))
      })
    return parser.block(0)
  }

  private mutating func block(_ indent: Int) -> ConfigurationValue {
    let place = SourceLocation(line: lines.first?.number ?? 1, column: indent + 1)
    if lines.first?.text.hasPrefix("- ") == true { return list(indent, place) }
    var entries: [ConfigurationValue.Entry] = []
    while let line = lines.first, line.indent == indent, let colon = line.text.firstIndex(of: ":") {
      lines.removeFirst()
      let rest = line.text[line.text.index(after: colon)...].drop { $0 == " " }
      let column = indent + line.text.count - rest.count + 1
      let location = SourceLocation(line: line.number, column: column)
      let isOpen = rest.isEmpty && (lines.first?.indent ?? 0) > indent
      let value = isOpen ? block(lines[0].indent) : scalar(String(rest), location)
      entries.append(
        ConfigurationValue.Entry(
          key: String(line.text[..<colon]),
          location: SourceLocation(line: line.number, column: indent + 1), value: value))
    }
    return ConfigurationValue(.map(entries), at: place)
  }

  private mutating func list(_ indent: Int, _ place: SourceLocation) -> ConfigurationValue {
    var values: [ConfigurationValue] = []
    while let line = lines.first, line.indent == indent, line.text.hasPrefix("- ") {
      lines[0] = (line.number, indent + 2, line.text.dropFirst(2))
      values.append(block(indent + 2))
    }
    return ConfigurationValue(.list(values), at: place)
  }

  private func scalar(_ text: String, _ location: SourceLocation) -> ConfigurationValue {
    guard text.hasPrefix("["), text.hasSuffix("]") else {
      return ConfigurationValue(.scalar(text), at: location)
    }
    let words = text.dropFirst().dropLast().split(separator: ", ")
    return ConfigurationValue(
      .list(words.map { ConfigurationValue(.scalar(String($0)), at: location) }), at: location)
  }
}

extension AuditConfiguration {
  /// A configuration in the folder `/app`.
  init(_ text: String) throws(ConfigurationError) {
    try self.init(ConfigurationText.value(text), path: "c.yml", folder: "/app")
  }
}

extension Audit {
  /// The audit of missing names alone, whatever other rules there are.
  static var ofNames: Audit { Audit(names.map { Audit.Check($0) }) }

  /// The rule about missing names.
  static var names: [Rule] { Rule.all.filter { $0.id == "label-missing" } }
}
