import EarshotSession
import EarshotTree

extension VoiceOver {
  /// A gesture while VoiceOver is off: fingers and keys are those of the app, everything else is for
  /// VoiceOver alone.
  mutating func passOn(_ gesture: Gesture, on screen: Transcript.OrderedScreen) -> [Response] {
    switch gesture {
    case .finger(1, let point?), .touch(let point):
      bareFinger = point
      return [.perform(.touch(point), screen.topmostElement(at: point)?.id)]
    case .finger(1, nil), .lift:
      defer { bareFinger = nil }
      return bareFinger.map { tap(at: $0, on: screen) } ?? []
    case .type(let text): return screen.editedField.map { [.perform(.type(text), $0.id)] } ?? []
    case .delete(let count):
      return screen.editedField.map { [.perform(.deleteBackward(count), $0.id)] } ?? []
    case .shake: return visual.shakeToUndo ? [.perform(.undo, screen.editedField?.id)] : []
    case .home: return [.perform(.home, nil)]
    case .appSwitcher: return [.perform(.appSwitcher, nil)]
    default: return []
    }
  }

  private func tap(at point: Point, on screen: Transcript.OrderedScreen) -> [Response] {
    [.perform(.tap(point, count: 1), screen.topmostElement(at: point)?.id)]
  }

  /// The responses without the sounds that the user switched off; vibrations stay.
  ///
  /// A braille display shows what is said.
  mutating func heard(_ responses: [Response]) -> [Response] {
    feel(responses)
    guard !preferences.playsSounds else { return responses }
    return responses.filter { response in
      guard case .sound(let sound) = response else { return true }
      return sound.isVibration
    }
  }
}

extension Sound {
  /// Whether it is felt rather than heard.
  fileprivate var isVibration: Bool {
    switch self {
    case .vibration, .hapticSuccess, .hapticWarning, .hapticError: true
    case .boundary, .screenChanged, .layoutChanged, .pageScrolled, .emptyArea, .pageTurn,
      .loadingTick, .loaded, .audioGraph:
      false
    }
  }
}
