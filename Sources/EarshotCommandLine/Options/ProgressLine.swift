import Foundation

/// How far a run over many inputs is, on one line of a terminal.
final class ProgressLine {
  private let total: Int
  private let isShown: Bool
  private var done = 0

  /// Makes a line for some inputs; where standard error is no terminal nothing is shown.
  init(total: Int, isQuiet: Bool) {
    self.total = total
    isShown =
      !isQuiet && total > 1 && isatty(STDERR_FILENO) == 1
      && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  /// Makes room for other lines.
  func clear() { write("\r\u{1B}[K") }

  /// Shows that one more input is done.
  func advance() {
    done += 1
    if done < total { write("\r\u{1B}[K\(done) / \(total)") }
  }

  private func write(_ text: String) {
    guard isShown else { return }
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
