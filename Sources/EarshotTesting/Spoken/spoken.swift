import EarshotSession
public import EarshotSpeech
public import EarshotTree
import EarshotVoiceOver
import EarshotWriting

/// The captions of VoiceOver when swiping right from the first element to the last, one caption a
/// stop.
///
/// The lines are those of `earshot read`: of several screens each has its title before it. What is
/// left out comes from the suite, then from the capture.
///
/// Throws when the text or the file cannot be read.
public func spoken(
  _ subject: some Speakable, language: String? = nil, profile: Profile? = nil, hints: Bool? = nil,
  style: SpeechStyle? = nil
) throws -> [String] {
  try spoken(
    subject, as: Listener(language: language, profile: profile, hints: hints, style: style))
}

/// The captions of VoiceOver for a listener when swiping right from the first element to the last.
///
/// Throws when the text or the file cannot be read.
public func spoken(_ subject: some Speakable, as listener: Listener) throws -> [String] {
  let listener = listener.completed(by: .current)
  let screens = try subject.screens(for: listener.profile).map { screen in
    var screen = screen
    if let profile = listener.profile { screen.idiom = profile.idiom }
    return screen
  }
  let settings = try listener.settings(for: screens.first)
  return VoiceOver(settings: settings).reading(of: screens).captions(listener.style ?? .caption)
}

extension Transcript {
  /// The lines as `earshot read` writes them.
  func captions(_ style: SpeechStyle) -> [String] {
    let reading = Reading(format: "", path: "", transcript: self, style: style)
    let text = String(decoding: OutputFormat.text.write(reading), as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }
}
