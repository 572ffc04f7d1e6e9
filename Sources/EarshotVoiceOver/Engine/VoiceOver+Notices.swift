public import EarshotSession
import EarshotSpeech
public import EarshotTree

extension VoiceOver {
  /// Learns what the app posted.
  public mutating func notice(
    _ change: ScreenChange, on screen: Transcript.OrderedScreen, at time: Double
  ) -> [Response] {
    guard isOn else {
      // A page goes on to load while nothing is heard of it.
      if case .loaded = change { nextTick = nil }
      return []
    }
    return heard(answer(change, on: screen, at: time))
  }

  private mutating func answer(
    _ change: ScreenChange, on screen: Transcript.OrderedScreen, at time: Double
  ) -> [Response] {
    switch change {
    case .resumed:
      isSilenced = false
      return reconcile(with: screen, at: time)
    case .paused:
      isSilenced = true
      isReadingAll = false
      return [.silence]
    case _ where isSilenced: return []
    case .screenChanged(let id, let text): return screenChanged(id, text, on: screen, at: time)
    case .layoutChanged(let id, let text): return layoutChanged(id, text, on: screen, at: time)
    case .announcement(let text, let priority):
      return [
        .speak(
          .announcement(text, language: screen.screen.language),
          Speech(.announcement, cause: .announced, priority: priority))
      ]
    case .pageScrolled(let text):
      // Words about the place would cut the page that is being read on.
      return [.sound(.pageScrolled)] + (isReadingAll ? [] : spoken(text, .system, screen))
        + reconcile(with: screen, at: time)
    case .soundPlayed(let duration): return [.hold(duration)]
    case .notification(let text, let isLocked):
      guard !isLocked || preferences.alwaysSpeaksNotifications else { return [] }
      return [.speak(.announcement(text), Speech(.announcement, cause: .announced, priority: .low))]
    case .haptic(let haptic): return [.sound(haptic.sound)]
    case .loading:
      nextTick = time
      return tick(at: time)
    case .loaded:
      nextTick = nil
      return [.sound(.loaded)]
    }
  }

  private mutating func screenChanged(
    _ id: Element.ID?, _ text: String?, on screen: Transcript.OrderedScreen, at time: Double
  ) -> [Response] {
    isReadingAll = false
    // The list is one of elements that are gone.
    itemChooser = nil
    let named = id.flatMap { stop(in: $0, on: screen) }
    let target = named ?? firstStop(on: screen)
    if let target, target.element.isIndicator, reminded != target.id {
      // Loading that ends within half a second is not worth a word.
      reminded = target.id
      return [.remind(.screenChanged(focus: target.id, text: text), after: 0.5)]
    }
    let hasEnded = id != nil && id == reminded && named == nil
    reminded = nil
    if hasEnded { return reconcile(with: screen, at: time) }
    cursor = nil
    enclosures = []
    rotorCarriers = []
    choice = VerticalChoice()
    monitor = nil
    guard let target else { return [.sound(.screenChanged)] + spoken(text, .screen, screen) }
    return [.sound(.screenChanged)] + spoken(text, .screen, screen)
      + focus(target, on: screen, because: .announced, at: time)
  }

  private mutating func layoutChanged(
    _ id: Element.ID?, _ text: String?, on screen: Transcript.OrderedScreen, at time: Double
  ) -> [Response] {
    let words = spoken(text, .screen, screen)
    guard let target = id.flatMap({ stop(in: $0, on: screen) }) else {
      return [.sound(.layoutChanged)] + words + reconcile(with: screen, at: time)
    }
    return [.sound(.layoutChanged)] + words
      + focus(target, on: screen, because: .announced, at: time)
  }

  /// The stop of an element, or the first one inside it.
  private func stop(
    in id: Element.ID, on screen: Transcript.OrderedScreen
  ) -> ReadingOrder.Stop? {
    if let index = screen.order.index(of: id) { return screen.order[index] }
    guard let container = screen[id] else { return nil }
    let inside = Set(Screen(elements: [container]).allElements.map(\.id))
    return screen.order.first { inside.contains($0.id) }
  }

  private func spoken(
    _ text: String?, _ kind: Speech.Kind, _ screen: Transcript.OrderedScreen
  ) -> [Response] {
    guard let text, !text.isEmpty else { return [] }
    return [
      .speak(
        .announcement(text, language: screen.screen.language), Speech(kind, cause: .announced))
    ]
  }
}

extension VoiceOver {
  /// The tick of a page that loads, when it is due; one a second.
  mutating func tick(at time: Double) -> [Response] {
    guard let due = nextTick, due <= time else { return [] }
    nextTick = time + 1
    return [.sound(.loadingTick)]
  }
}

extension Haptic {
  /// The sound that stands for it in a timeline.
  fileprivate var sound: Sound {
    switch self {
    case .success: .hapticSuccess
    case .warning: .hapticWarning
    case .error: .hapticError
    }
  }
}

extension Element {
  /// Whether it only shows that something is going on.
  fileprivate var isIndicator: Bool {
    type == "UIActivityIndicatorView" || type == "XCUIElementTypeActivityIndicator"
  }
}
