import EarshotSession
import EarshotVoiceControl

/// Which key does what to Voice Control: letters write what is said.
struct VoiceControlKeys: TerminalKeys {
  /// The text that is written and not said yet.
  var text: String { line.text }
  private var line = WrittenLine()
  private var said: [String] = []
  /// The place of what is shown again among what was said.
  private var place: Int?

  mutating func command(for key: Key) -> TerminalCommand<VoiceControl>? {
    switch key {
    case .control("c"), .control("d"): return .leave
    case .control("l"): return .redraw
    // A terminal sends the same for Tab.
    case .control("i"): return .toggleList
    case .character("?") where text.isEmpty: return .input(.command(.showCommands))
    case .enter: return say()
    case .escape where text.isEmpty: return .input(.command(.hide(nil)))
    case .escape: write { $0 = WrittenLine() }
    case .character(let character): write { $0.append(character) }
    case .backspace: write { $0.removeLast() }
    case .up: recall((place ?? said.count) - 1)
    case .down: recall((place ?? said.count) + 1)
    default: return nil
    }
    return .remember
  }

  private mutating func write(_ change: (inout WrittenLine) -> Void) {
    change(&line)
    place = nil
  }

  private mutating func recall(_ wanted: Int) {
    guard wanted < said.count else { return write { $0 = WrittenLine() } }
    guard wanted >= 0 else { return }
    (line, place) = (WrittenLine(said[wanted]), wanted)
  }

  private mutating func say() -> TerminalCommand<VoiceControl> {
    let text = text
    write { $0 = WrittenLine() }
    guard !text.allSatisfy(\.isWhitespace) else { return .remember }
    if said.last != text { said.append(text) }
    return .line(text)
  }

  func notes(_ voice: VoiceControl, in words: HandWords) -> [String] {
    ["\(words.say): \(line.shown(in: words))"]
  }

  func status(
    _ voice: VoiceControl, on screen: Transcript.OrderedScreen, in words: HandWords
  ) -> [String] {
    [
      voice.isAsleep ? words.isAsleep : nil, voice.isAttending ? nil : words.looksAway,
      voice.mode == .dictation ? nil : words.mode(voice.mode.rawValue),
    ].compactMap { $0 }
  }
}
