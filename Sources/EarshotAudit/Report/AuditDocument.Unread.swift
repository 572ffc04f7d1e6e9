package import EarshotTree
import EarshotWriting

extension AuditDocument {
  /// An input that should have been audited and could not be read.
  package struct Unread: Hashable, Sendable {
    /// Its path, as the paths of ``File`` are.
    package var path: String
    /// The problem, as a sentence without a full stop.
    package var message: String
    /// The remedy.
    package var help: String
    /// Where it is wrong; `nil` when that has no place.
    package var location: SourceLocation?

    package init(path: String, message: String, help: String, location: SourceLocation? = nil) {
      self.path = path
      self.message = message
      self.help = help
      self.location = location
    }
  }
}

extension AuditDocument.Unread {
  /// The path, with line and column where they are known.
  var place: String { location.map { "\(path):\($0.line):\($0.column)" } ?? path }

  /// The line in the input; 1 when there is none, as tools expect of a file as a whole.
  var line: Int { location?.line ?? 1 }

  /// The column in the input; 1 when there is none.
  var column: Int { location?.column ?? 1 }

  /// Place and message as compilers say it, then what helps; each on one line.
  var lines: [String] { ["\(place): \(message)".onOneLine, help.onOneLine] }

  /// Message and help as one text.
  var text: String { "\(message); \(help)".onOneLine }
}
