import EarshotText

/// A sentence by which Siri switches VoiceOver off or on.
struct SiriRequest: Hashable, Sendable {
  /// Whether VoiceOver is to be on.
  let isOn: Bool

  /// The words that mean on and off, in lower case; in some languages part of them stands at the end.
  private static let words: [String: (on: [String], off: [String])] = [
    "en": (["on", "enable"], ["off", "disable"]),
    "ru": (["включи", "включить"], ["выключи", "выключить", "отключи", "отключить"]),
    "de": (["ein", "an", "aktiviere"], ["aus", "deaktiviere"]),
    "pt": (["ative", "ativar", "ligue"], ["desative", "desativar", "desligue"]),
    "fr": (["active", "activer"], ["désactive", "désactiver"]),
    "es": (["activa", "activar"], ["desactiva", "desactivar"]),
  ]

  /// Understands a sentence in a language, as a tag, or in English; `nil` for any other.
  init?(_ sentence: String, language: String) {
    let spoken = " " + sentence.lowercased().filter { !$0.isPunctuation } + " "
    guard spoken.contains(" voiceover ") || spoken.contains(" voice over ") else { return nil }
    for language in [Language(language).code, "en"] {
      guard let (on, off) = SiriRequest.words[language] else { continue }
      func says(_ words: [String]) -> Bool { words.contains { spoken.contains(" \($0) ") } }
      guard says(on) != says(off) else { continue }
      isOn = says(on)
      return
    }
    return nil
  }
}
