package import EarshotAudit
import EarshotTree
import Yams

/// A file in YAML as a tree of values with places.
package struct YAMLDocument {
  /// The file, as a message names it.
  private let path: String
  private let lines: [Substring]
  /// How many values may still come; an alias that names aliases multiplies them.
  private var left = 100_000

  /// Reads a text; nothing at all is an empty block.
  ///
  /// Throws ``ConfigurationError`` at the first mistake.
  package static func value(
    of text: String, path: String
  ) throws(ConfigurationError) -> ConfigurationValue {
    var document = YAMLDocument(path: path, text: text)
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
  private func location(of mark: Mark?) -> SourceLocation {
    guard let mark else { return SourceLocation(line: 1, column: 1) }
    let line = lines.indices.contains(mark.line - 1) ? lines[mark.line - 1] : ""
    let before = line.unicodeScalars.prefix(max(0, mark.column - 1))
    return SourceLocation(line: max(1, mark.line), column: String(before).utf8.count + 1)
  }

  private func problem(_ message: String, at location: SourceLocation?) -> ConfigurationError {
    ConfigurationError(
      message, help: "see 'Documentation/Audit.md' for the keys", path: path, at: location)
  }

  private func error(_ error: any Error) -> ConfigurationError {
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
