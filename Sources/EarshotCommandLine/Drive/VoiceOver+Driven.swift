import EarshotVoiceOver

extension VoiceOver: DrivenTechnology {
  typealias Keys = VoiceOverKeys

  static let lineHelp = [
    "q, quit             leave",
    "",
    "s                   tap: read again",
    "h                   double tap and hold      t   triple tap",
    "r R                 turn the rotor right, left",
    "a A                 read all from the top, from here",
    "b                   scrub: back              m   magic tap",
    "p                   pause speech, go on      i   item chooser",
    "c                   screen curtain           M   speech off, on",
    "a step              swipeRight · doubleTap · swipeUp x3 · focus id · touch 88,50 ·",
    "                    type \"text\" · rotor headings: see Documentation/Scripts.md",
    "?, help             this help",
  ]

  static func command(forLine text: String) -> LineCommand {
    if let command = LineCommand(common: text) { return command }
    guard text.count == 1, let character = text.first else { return .step(text) }
    if let gesture = VoiceOverKeys.gesture(for: .character(character), fingers: 1) {
      return .step(gesture.name)
    }
    var keys = VoiceOverKeys()
    return keys.command(for: .character(character)) == nil ? .step(text) : .key(character)
  }

  var isScreenHidden: Bool { isCurtainOn }
}
