import EarshotSession
import EarshotSpeech

extension VoiceOver {
  /// Answers a triple press that switches something else than VoiceOver alone, and every gesture while
  /// the sheet is open; `nil` for any other gesture.
  mutating func answerShortcut(
    _ gesture: Gesture, on screen: Transcript.OrderedScreen, at time: Double
  ) -> [Response]? {
    guard let sheet = shortcutSheet else {
      guard gesture == .tripleClick, preferences.shortcuts != [.voiceOver] else { return nil }
      return pressShortcut(on: screen, at: time)
    }
    switch gesture {
    case .choose(let name):
      let line = sheet.lines.first { words(of: $0) == name || $0?.rawValue == name }
      return line.map { leaveSheet(for: $0, on: screen, at: time) } ?? [.sound(.boundary)]
    case .tripleClick: return leaveSheet(for: nil, on: screen, at: time)
    case .backTap, .siri, .stop:
      shortcutSheet = nil
      return nil
    default: return isOn ? moveInSheet(gesture, sheet, on: screen, at: time) : []
    }
  }

  /// The lines of the sheet in words; `nil` while it is closed.
  var shortcutLines: [String]? { shortcutSheet?.lines.map(words) }

  /// One feature is switched at once; of several one is chosen.
  private mutating func pressShortcut(
    on screen: Transcript.OrderedScreen, at time: Double
  ) -> [Response] {
    guard preferences.shortcuts.count > 1 else {
      return preferences.shortcuts.flatMap { turn($0, on: screen, at: time) }
    }
    let sheet = ShortcutSheet(preferences.shortcuts)
    isReadingAll = false
    shortcutSheet = sheet
    return isOn ? [say(.shortcutSheet), sayLine(of: sheet)] : []
  }

  /// While VoiceOver is on the sheet is read line by line, as any other.
  private mutating func moveInSheet(
    _ gesture: Gesture, _ sheet: ShortcutSheet, on screen: Transcript.OrderedScreen, at time: Double
  ) -> [Response] {
    switch gesture {
    case .swipeRight, .swipeDown, .swipeLeft, .swipeUp:
      let step = [.swipeRight, .swipeDown].contains(gesture) ? 1 : -1
      guard sheet.lines.indices.contains(sheet.index + step) else {
        return [.sound(.boundary), sayLine(of: sheet)]
      }
      var moved = sheet
      moved.index += step
      shortcutSheet = moved
      return [sayLine(of: moved)]
    case .singleTap: return [sayLine(of: sheet)]
    case .doubleTap, .splitTap:
      return leaveSheet(for: sheet.lines[sheet.index], on: screen, at: time)
    case .scrub: return leaveSheet(for: nil, on: screen, at: time)
    default: return [.sound(.boundary)]
    }
  }

  /// Closes the sheet and switches the feature that was chosen, if one was.
  private mutating func leaveSheet(
    for feature: ShortcutName?, on screen: Transcript.OrderedScreen, at time: Double
  ) -> [Response] {
    shortcutSheet = nil
    guard let feature else { return isOn ? speakAgain(on: screen) : [] }
    return turn(feature, on: screen, at: time)
  }

  /// Switches VoiceOver; of another feature only the name is known here.
  private mutating func turn(
    _ feature: ShortcutName, on screen: Transcript.OrderedScreen, at time: Double
  ) -> [Response] {
    guard feature == .voiceOver else { return [.show(words(of: feature))] }
    return isOn ? turnOff() : start(on: screen, at: time)
  }

  private func sayLine(of sheet: ShortcutSheet) -> Response {
    speakText(words(of: sheet.lines[sheet.index]))
  }

  private func words(of line: ShortcutName?) -> String {
    composer.words(for: line.map { .shortcut($0) } ?? .cancel)
  }
}
