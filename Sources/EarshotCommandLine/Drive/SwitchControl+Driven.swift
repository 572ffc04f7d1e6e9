import EarshotOutput
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

  func overlay(on screen: Transcript.OrderedScreen, at time: Double) -> ScreenOverlay? {
    var overlay = overlay(on: screen)
    switch highlight(at: time) {
    case let point? where point.kind == .point: overlay?.frames = point.frames
    // Without its dashes, the frame of a group to leave is that of a group to enter.
    case let exit? where exit.kind == .exit:
      let words = SwitchPhrasebook.book(for: settings.language)(.exitGroup).text
      overlay?.badges = [.init("\(words): \(exit.text)", frame: exit.frames.first)]
    default: break
    }
    return overlay
  }

  /// The members of the group or item that is highlighted.
  var framedElements: [Element.ID] { highlight?.elements ?? [] }

  var offeredLines: [Int] { highlight?.kind == .menuRow ? highlight?.lines ?? [] : [] }

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
