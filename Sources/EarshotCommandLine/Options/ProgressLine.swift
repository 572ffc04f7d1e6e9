import Foundation

/// How far a run over many inputs is, on one line of a terminal.
final class ProgressLine {
  private let total: Int
  private let isPossible: Bool
  private let start = ContinuousClock.now
  private var done = 0
  private var isShown = false
  /// The time of the last change.
  private var told: ContinuousClock.Instant?

  /// The time of a run after which it is worth telling.
  private static let delay = Duration.seconds(1)
  /// The time between changes, so that the terminal is not what the run waits for.
  private static let pause = Duration.milliseconds(100)

  /// Makes a line for some inputs; where standard error is no terminal nothing is shown.
  init(total: Int, isQuiet: Bool) {
    self.total = total
    isPossible =
      !isQuiet && total > 1 && isatty(STDERR_FILENO) == 1
      && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  /// Makes room for other lines.
  func clear() {
    guard isShown else { return }
    isShown = false
    write("\r\u{1B}[K")
  }

  /// Notes that one more input is done, and shows it now and then.
  func advance() {
    done += 1
    guard isPossible, done < total else { return }
    let now = ContinuousClock.now
    guard now - start >= Self.delay, told.map({ now - $0 >= Self.pause }) ?? true else { return }
    told = now
    isShown = true
    write("\r\u{1B}[K" + Self.line(done: done, of: total, after: now - start))
  }

  /// The line, such as `1200 / 10000, 1:05 left`.
  static func line(done: Int, of total: Int, after time: Duration) -> String {
    let left = Int((time / max(1, done) * (total - done) / .seconds(1)).rounded(.up))
    let (hours, minutes, rest) = (left / 3_600, left / 60 % 60, left % 60)
    func two(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }
    let time = hours > 0 ? "\(hours):\(two(minutes)):\(two(rest))" : "\(minutes):\(two(rest))"
    return "\(done) / \(total), \(time) left"
  }

  private func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
