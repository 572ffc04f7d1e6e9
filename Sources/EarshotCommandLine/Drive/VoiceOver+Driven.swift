import EarshotVoiceOver

extension VoiceOver: DrivenTechnology {
  typealias Keys = VoiceOverKeys

  static func help(in words: HandWords) -> HandWords.Technology { words.voiceOver }

  static func command(forLine text: String) -> LineCommand {
    if let command = LineCommand(common: text) { return command }
    guard text.count == 1, let character = text.first else { return .step(text) }
    if let gesture = VoiceOverKeys.gesture(for: .character(character), fingers: 1) {
      return .step(gesture.name)
    }
    var keys = VoiceOverKeys()
    return keys.command(for: .character(character)) == nil ? .step(text) : .key(character)
  }

  /// Keys do gestures, and a gesture has the name of its step.
  static func step(for input: Gesture) -> String? { input.name }

  var isScreenHidden: Bool { isCurtainOn }
}
