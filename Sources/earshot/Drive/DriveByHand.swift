import EarshotVoiceOver
import Foundation

/// VoiceOver held by a person: in a terminal, or line by line where there is none.
struct DriveByHand {
  var stage: DriveStage
  var messages: Messages

  /// Drives until the user leaves; answers the exit status.
  func run() async -> Int32 {
    let kind = ProcessInfo.processInfo.environment["TERM"] ?? "dumb"
    if kind != "dumb", let terminal = Terminal() {
      return await DriveTerminal(stage: stage, terminal: terminal).run()
    }
    return await DriveLines(stage: stage, messages: messages).run()
  }
}
