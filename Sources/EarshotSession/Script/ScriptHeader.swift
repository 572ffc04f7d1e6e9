package import EarshotTree

/// The header of a script above its steps, before its technology is known.
package struct ScriptHeader: Hashable, Sendable {
  /// The name behind `set technology`; `nil` if the script names none.
  package private(set) var technology: String?
  /// Where the name stands.
  package private(set) var location = SourceLocation(line: 1, column: 1)

  /// Reads the lines up to the first step; a line that is broken is left to who reads the script.
  package init(_ text: String) {
    let text = text.first == "\u{FEFF}" ? text.dropFirst() : text[...]
    let lines = text.split(omittingEmptySubsequences: false) {
      $0 == "\n" || $0 == "\r\n" || $0 == "\r"
    }
    for (index, line) in lines.enumerated() {
      guard var words = try? ScriptWords(String(line), number: index + 1) else { return }
      guard !words.isAtEnd, !words.take("on") else { continue }
      guard words.take("set") else { return }
      guard words.take("technology"), let name = words.take() else { continue }
      (technology, location) = (name.text, name.location)
      return
    }
  }
}
