import EarshotSpeech
import Foundation

/// A technology held by a person: in a terminal, or line by line where there is none.
struct DriveByHand<Technology: DrivenTechnology> {
  var stage: DriveStage
  var technology: Technology
  /// How sentences are written.
  var style: SpeechStyle
  var messages: Messages

  /// Drives until the user leaves; answers the exit status.
  func run() async -> Int32 {
    let session = stage.session(technology)
    let kind = ProcessInfo.processInfo.environment["TERM"] ?? "dumb"
    if kind != "dumb", let terminal = Terminal() {
      let hand = TerminalHand(session: session, still: stage.still, style: style)
      var drive = DriveTerminal(hand: hand, terminal: terminal)
      return await drive.run()
    }
    var lines = DriveLines(
      session: session, still: stage.still, style: style, messages: messages)
    return await lines.run()
  }
}
