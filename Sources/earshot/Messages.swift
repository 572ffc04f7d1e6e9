import EarshotCaptures
import EarshotTree
import Foundation

/// Talk to the user, on standard error: `path:line:column: error: what is wrong`.
struct Messages {
  /// Whether notes and warnings are left out.
  var isQuiet: Bool

  func error(_ message: String, help: String, path: String, at location: SourceLocation? = nil) {
    write("\(place(path, location)): error: \(message)\n  help: \(help)\n")
  }

  func warning(_ message: String, path: String, at location: SourceLocation? = nil) {
    if !isQuiet { write("\(place(path, location)): warning: \(message)\n") }
  }

  func note(_ message: String, path: String) {
    if !isQuiet { write("\(path): note: \(message)\n") }
  }

  private func place(_ path: String, _ location: SourceLocation?) -> String {
    location.map { "\(path):\($0.line):\($0.column)" } ?? path
  }

  private func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
