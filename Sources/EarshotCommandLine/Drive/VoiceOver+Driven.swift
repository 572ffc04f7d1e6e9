import EarshotVoiceOver

extension VoiceOver: DrivenTechnology {
  typealias Keys = VoiceOverKeys

  static let lineHelp = [
    "q or quit: leave; tripleClick: VoiceOver off, or on",
    "swipeRight, swipeLeft: the next element, the one before",
    "doubleTap: activate; h: double tap and hold; t: triple tap; s: read again",
    "swipeUp, swipeDown: change a value, or choose an action; swipeUp x3 is three times",
    "focus \"Label\" or focus id: go to an element",
    "a: read all from the top; A: from here; p: pause speech, or go on",
    "r, R: turn the rotor right, left; rotor headings: to a mode",
    "b: scrub, which goes back; m: magic tap; i: item chooser",
    "c: screen curtain; M: speech off, or on",
    "type \"text\", touch 88,50, wait 3: see Documentation/Scripts.md for all steps",
    "set brailleInput on, then dots 1-4-5: braille input into the field that is edited",
    "set brailleDisplay 20: a braille display; display panRight, panLeft, back: its keys",
    "? or help: this help",
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

  /// Keys do gestures, and a gesture has the name of its step.
  static func step(for input: Gesture) -> String? { input.name }

  var isScreenHidden: Bool { isCurtainOn }
}
