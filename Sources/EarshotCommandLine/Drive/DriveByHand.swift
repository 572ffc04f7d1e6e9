import EarshotProject
import EarshotSession
import EarshotSpeech
import EarshotVoiceOver
import EarshotVoices
import Foundation

/// A technology held by a person: in a terminal, or line by line where there is none.
struct DriveByHand<Technology: DrivenTechnology> {
  var stage: DriveStage
  var technology: Technology
  /// How sentences are written.
  var style: SpeechStyle
  /// The voice that is heard; `nil` leaves speech to be read.
  var voice: LiveSpeech?
  /// Whether plain lines are written where a screen could be drawn.
  var isPlain = false
  /// The file that takes the settings of VoiceOver at the end.
  var settingsFile: String?
  /// The file that takes what was done as a script.
  var scriptFile: SavedScript?
  var messages: Messages

  /// Drives until the user leaves; answers the exit status.
  func run() async -> Int32 {
    let session = stage.session(technology, voice: voice)
    let kind = ProcessInfo.processInfo.environment["TERM"] ?? "dumb"
    var status: Int32
    let done: [String]
    if !isPlain, kind != "dumb", let terminal = Terminal() {
      let hand = TerminalHand(
        session: session, still: stage.still, style: style, voice: voice,
        language: stage.settings.language)
      var drive = DriveTerminal(hand: hand, terminal: terminal)
      status = await drive.run()
      done = drive.hand.done
    } else {
      var lines = DriveLines(
        session: session, still: stage.still, style: style, voice: voice,
        language: stage.settings.language,
        languageHint: stage.languageHint, messages: messages)
      status = await lines.run()
      done = lines.done
    }
    await voice?.stop()
    if let scriptFile {
      status = max(
        status, await scriptFile.write(done, technology: Technology.vocabulary.technology))
    }
    guard let settingsFile, let voiceOver = await session.technology as? VoiceOver else {
      return status
    }
    return save(VoiceOverSettings(of: voiceOver), to: settingsFile) ? status : ExitStatus.badInput
  }

  /// Writes settings; false after saying why they cannot be written.
  private func save(_ settings: VoiceOverSettings, to path: String) -> Bool {
    do {
      try VoiceOverSettingsFile.write(settings, to: path)
      return true
    } catch {
      messages.error(error, path: path)
      return false
    }
  }
}
