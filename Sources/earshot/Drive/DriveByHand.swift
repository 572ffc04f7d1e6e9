import EarshotSpeech
import EarshotVoiceOver
import Foundation

/// VoiceOver held by a person: in a terminal, or line by line where there is none.
struct DriveByHand {
  var stage: DriveStage
  /// How sentences are written.
  var style: SpeechStyle
  var messages: Messages

  /// Drives until the user leaves; answers the exit status.
  func run() async -> Int32 {
    let kind = ProcessInfo.processInfo.environment["TERM"] ?? "dumb"
    if kind != "dumb", let terminal = Terminal() {
      return await DriveTerminal(stage: stage, style: style, terminal: terminal).run()
    }
    return await DriveLines(stage: stage, style: style, messages: messages).run()
  }
}
