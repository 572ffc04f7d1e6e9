import EarshotOutput
import EarshotProject
import Foundation

/// A technology in a terminal: seconds between keys are seconds of the session.
struct DriveTerminal<Technology: DrivenTechnology> {
  var hand: TerminalHand<Technology>
  var terminal: Terminal

  /// Drives until the user leaves; answers the exit status.
  mutating func run() async -> Int32 {
    let isColored = ProcessInfo.processInfo.environment["NO_COLOR"]?.isEmpty ?? true
    let events = TerminalEvents()
    terminal.takeOver()
    defer {
      terminal.restore()
      events.stop()
    }
    await hand.begin()
    var shown: [String] = []
    var last = ContinuousClock.now
    for await event in events.stream {
      let now = ContinuousClock.now
      let seconds = (now - last) / .seconds(1)
      last = now
      switch event {
      case .closed: return ExitStatus.fine
      case .signal(let number): return ExitStatus.of(signal: number)
      case .resized: (shown, _) = ([], terminal.clear())
      case .tick:
        await hand.pass(seconds)
        for key in hand.keys.flush() where await hand.press(key) { return ExitStatus.fine }
      case .bytes(let bytes):
        await hand.pass(seconds)
        for key in hand.keys.keys(from: bytes) {
          if events.isLeaving { return ExitStatus.fine }
          if await hand.press(key) { return ExitStatus.fine }
        }
        if hand.isStale { (shown, hand.isStale) = ([], false) }
      }
      let (columns, rows) = terminal.size
      let lines = await hand.scene().lines(columns: columns, rows: rows, isColored: isColored)
      if lines != shown { terminal.draw(lines) }
      shown = lines
    }
    return ExitStatus.fine
  }
}
