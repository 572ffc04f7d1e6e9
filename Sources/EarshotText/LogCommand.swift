/// The form of a command that services for continuous integration take anywhere in a line of a log.
package enum LogCommand {
  private static let beginnings = ["##[", "##vso["]

  /// The text with the second sign of each command as an escape of the language it is written in.
  package static func escaped(in text: String, as escape: String) -> String {
    guard beginnings.contains(where: { text.hasASCII($0) }) else { return text }
    return beginnings.reduce(text) { text, beginning in
      text.replacing(beginning, with: "#\(escape)\(beginning.dropFirst(2))")
    }
  }
}
