package import EarshotAudit
package import EarshotCaptures
import EarshotWriting

extension Messages {
  /// Says which files of a package gave no screen though they should have, and how many others.
  package func say(unread capture: Capture, path: String) {
    let folder = path.hasSuffix("/") ? path : path + "/"
    for file in capture.unread where !file.isLeftOut {
      error(file.error, path: folder + file.name)
    }
    note(leftOut: capture.leftOut, path: path)
  }
}

extension Messages {
  /// Messages that call an input by another path.
  static func renamed(_ text: String, _ path: String, to name: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.hasPrefix("\(path):") ? name.onOneLine + line.dropFirst(path.count) : String(line)
    }.joined(separator: "\n")
  }
}

extension Capture {
  /// The files of a package that are no captures.
  package var leftOut: AuditDocument.LeftOut {
    AuditDocument.LeftOut(files: unread.count(where: \.isLeftOut))
  }

  /// Whether it is cut, or a file of a package should have given a screen and did not.
  package var isIncomplete: Bool { cut != nil || unread.contains { !$0.isLeftOut } }
}
