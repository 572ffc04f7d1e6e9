package import EarshotAudit
import EarshotTree
import Yams

/// A file in YAML as a tree of values with places.
package struct YAMLDocument {
  /// The file, as a message names it.
  private let path: String
  private let lines: [Substring]
  /// How many values may still come; an alias that names aliases multiplies them.
  private var left = 10_000
  /// The last place that was worked out, from which the next one on its line is counted.
  private var last: (mark: Mark, index: String.Index, bytes: Int)?
  /// The largest file that is read, in bytes.
  private static let largest = 1 << 18

  /// Reads a text; nothing at all is an empty block.
  ///
  /// Throws ``ConfigurationError`` at the first mistake.
  package static func value(
    of text: String, path: String
  ) throws(ConfigurationError) -> ConfigurationValue {
    var document = YAMLDocument(path: path, text: text)
    guard text.utf8.count <= largest else {
      throw document.problem("the file is larger than \(largest >> 10) KB", at: nil)
    }
    do {
      guard let node = try Yams.compose(yaml: text) else {
        return ConfigurationValue(.map([]), at: SourceLocation(line: 1, column: 1))
      }
      return try document.value(of: node)
    } catch let error as ConfigurationError {
      throw error
    } catch {
      throw document.error(error)
    }
  }

  private init(path: String, text: String) {
    self.path = path
    lines = text.split(
      omittingEmptySubsequences: false,
      whereSeparator: { $0 == "\n" || $0 == "\r" || $0 == "\r\n" })
  }

  private mutating func value(of node: Node) throws(ConfigurationError) -> ConfigurationValue {
    let location = location(of: node.mark)
    left -= 1
    guard left > 0 else { throw problem("the file holds too many values", at: location) }
    switch node {
    case .scalar(let scalar):
      let isNothing =
        scalar.style == .plain && ["~", "null", "Null", "NULL"].contains(scalar.string)
      return ConfigurationValue(.scalar(isNothing ? "" : scalar.string), at: location)
    case .sequence(let sequence):
      var values: [ConfigurationValue] = []
      for node in sequence { values.append(try value(of: node)) }
      return ConfigurationValue(.list(values), at: location)
    case .mapping(let mapping):
      var entries: [ConfigurationValue.Entry] = []
      for (key, node) in mapping {
        guard case .scalar(let name) = key else {
          throw problem("a key is no word", at: self.location(of: key.mark))
        }
        entries.append(
          ConfigurationValue.Entry(
            key: name.string, location: self.location(of: key.mark), value: try value(of: node)))
      }
      return ConfigurationValue(.map(entries), at: location)
    case .alias:
      throw problem("an alias stands where a value is expected", at: location)
    }
  }

  /// The place of a mark, which counts columns in characters of Unicode and not in bytes.
  private mutating func location(of mark: Mark?) -> SourceLocation {
    guard let mark else { return SourceLocation(line: 1, column: 1) }
    let line = (lines.indices.contains(mark.line - 1) ? lines[mark.line - 1] : "").unicodeScalars
    var (index, bytes, column) = (line.startIndex, 0, 1)
    // Values come in their order, and there may be thousands on a line.
    if let last, last.mark.line == mark.line, last.mark.column <= mark.column {
      (index, bytes, column) = (last.index, last.bytes, last.mark.column)
    }
    while column < mark.column, index < line.endIndex {
      bytes += UTF8.width(line[index])
      line.formIndex(after: &index)
      column += 1
    }
    last = (mark, index, bytes)
    return SourceLocation(line: max(1, mark.line), column: bytes + 1)
  }

  private func problem(_ message: String, at location: SourceLocation?) -> ConfigurationError {
    ConfigurationError(
      message, help: "see 'Documentation/Audit.md' for the keys", path: path, at: location)
  }

  private mutating func error(_ error: any Error) -> ConfigurationError {
    switch error as? YamlError {
    case .scanner(_, let text, let mark, _), .parser(_, let text, let mark, _),
      .composer(_, let text, let mark, _):
      problem("this is no YAML: \(text)", at: location(of: mark))
    case .duplicatedKeysInMapping(let keys, let context):
      problem(
        "the key '\(keys.joined(separator: "', '"))' is there twice", at: location(of: context.mark)
      )
    case .reader(let text, _, _, _): problem("this is no YAML: \(text)", at: nil)
    default: problem("this is no YAML", at: nil)
    }
  }
}
