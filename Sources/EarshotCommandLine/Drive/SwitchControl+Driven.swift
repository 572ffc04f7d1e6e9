import EarshotOutput
import EarshotProject
import EarshotSession
import EarshotSpeech
import EarshotSwitchControl
import EarshotText
import EarshotTree

extension SwitchControl: DrivenTechnology {
  typealias Keys = SwitchControlKeys

  static func help(in words: HandWords) -> HandWords.Technology { words.switchControl }

  /// A press by the name of its switch, or by its first letter; `x3` behind it repeats it.
  static func command(forLine text: String) -> LineCommand {
    if let command = LineCommand(common: text) { return command }
    let name = text.prefix { $0 != " " }
    let rest = text[name.endIndex...]
    // Anything else behind a name is a mistake, which is told of the line as it was written.
    guard rest.isEmpty || rest.hasPrefix(" x") && Int(rest.dropFirst(2)) != nil,
      let pressed = Switch(rawValue: letters[String(name)] ?? String(name))
    else { return .step(isMistyped(String(name)) ? "press \(text)" : text) }
    return .step("press \(pressed.rawValue)\(rest)")
  }

  static func step(for input: SwitchPress) -> String? {
    guard case .press(let pressed) = input else { return nil }
    return "press \(pressed.rawValue)"
  }

  /// Whether a word is near to the name of a switch, and no step.
  private static func isMistyped(_ name: String) -> Bool {
    !vocabulary.allStepNames.contains(name)
      && Suggestion.nearest(to: name, among: Switch.allCases.map(\.rawValue)) != nil
  }

  private static let letters = [
    "s": "select", "n": "next", "p": "previous", "m": "menu", "t": "tap",
  ]

  /// A description of the highlighted item.
  func caption(on screen: Transcript.OrderedScreen, at time: Double) -> String? {
    let words = HandWords.words(in: settings.language)
    guard let overlay = overlay(on: screen, at: time) else {
      return words.nothingHighlighted
    }
    guard overlay.kind == .menu else { return overlay.lines(on: screen).joined(separator: ", ") }
    let chosen = offeredLines.isEmpty ? overlay.chosen.map { [$0] } ?? [] : offeredLines
    return words.menu(chosen.map { overlay.lines[$0] }.joined(separator: ", "))
  }
}
