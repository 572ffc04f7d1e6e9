import EarshotSession
package import EarshotVoices

/// The voices by the names that users give them.
package enum SpeakVoice: String, CaseIterable, Sendable {
  case espeak = "espeak-ng"
  case library = "libespeak-ng"
  case flite
  case silent

  /// The voice.
  ///
  /// Throws ``VoiceError`` when it is not installed.
  package func voice() throws(VoiceError) -> any Voice {
    switch self {
    case .espeak: try ESpeakVoice()
    case .library: try ESpeakLibrary.installed()
    case .flite: try FliteVoice()
    case .silent: SilentVoice()
    }
  }

  /// A narrator with the voice that the user names, or with the one that is there.
  ///
  /// Captions need no voice: where none is installed and none was asked for, times are estimated.
  /// Throws an exit status after saying what to install.
  package static func narrator(
    _ name: SpeakVoice?, for format: SpeakFormat, rate: Double?, gap: Double, _ place: String,
    _ messages: Messages
  ) throws(RunFailure) -> Narrator {
    var narrator: Narrator
    do throws(VoiceError) {
      // Before a minute of speech is made for nothing.
      if format == .mp3 { _ = try MP3Encoder() }
      narrator = Narrator(voice: try (name ?? .espeak).voice())
    } catch {
      guard name == nil, !format.isSound else {
        messages.error(error.message, help: error.help, path: place)
        throw RunFailure.badInput
      }
      var note = "the times are estimated: \(error.message)"
      if case .isMissing(_, let package) = error { note += "; apt-get install \(package)" }
      messages.note(note, path: place)
      narrator = Narrator(voice: SilentVoice())
    }
    narrator.pace = SpeechPace(rate: rate ?? 0.5)
    narrator.gap = gap
    return narrator
  }
}
