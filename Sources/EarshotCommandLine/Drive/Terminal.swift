import Foundation

/// The terminal of the program: keys as they are pressed, and the whole window to draw on.
///
/// Raw mode is termios as Foundation brings it; no package is needed for that. The terminal is as
/// it was when ``restore()`` has been called, which every way out of the program does.
struct Terminal: Sendable {
  /// An event of a terminal.
  enum Event: Sendable {
    case bytes([UInt8])
    case resized
    /// The system asks the program to end.
    case signal(Int32)
    /// Nobody is there any more.
    case closed
    /// A little time has passed.
    case tick
  }

  private let original: termios

  /// Takes over the terminal; `nil` when standard input or output is none.
  init?() {
    var settings = termios()
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1,
      tcgetattr(STDIN_FILENO, &settings) == 0
    else { return nil }
    original = settings
  }

  /// Keys come one by one, and the window is another one than that of the shell.
  func takeOver() {
    var raw = original
    cfmakeraw(&raw)
    tcsetattr(STDIN_FILENO, TCSADRAIN, &raw)
    Terminal.write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J")
  }

  /// Gives the terminal back as it was.
  func restore() {
    Terminal.write("\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l")
    var settings = original
    tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
  }

  /// The largest size that is drawn: a wall of screens has as many cells.
  private static let largest = (columns: 1_000, rows: 500)

  /// The size in cells; a terminal that does not tell has 80 columns and 24 rows.
  var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return (80, 24) }
    return (
      min(Int(size.ws_col), Terminal.largest.columns), min(Int(size.ws_row), Terminal.largest.rows)
    )
  }

  /// Puts lines of full width in the place of all that was there.
  func draw(_ lines: [String]) {
    Terminal.write("\u{1B}[H" + lines.joined(separator: "\r\n"))
  }

  /// Empties the window.
  func clear() { Terminal.write("\u{1B}[2J") }

  /// Writes without a complaint when nobody is there any more.
  private static func write(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes {
        Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}
