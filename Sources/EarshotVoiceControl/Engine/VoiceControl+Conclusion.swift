public import EarshotSession
public import EarshotTree

extension VoiceControl {
  /// Learns what came of an action: asks the next one up, goes on, or shows why it cannot.
  public mutating func conclude(
    _ action: ElementAction, on id: Element.ID?, _ result: ActionResult,
    on screen: Transcript.OrderedScreen, at time: Double
  ) -> [Response] {
    guard action != .reveal, var attempt else { return [] }
    if let next = attempt.dispatch?.next(after: result, on: screen) {
      self.attempt = attempt
      return [next]
    }
    self.attempt = nil
    let responses = goOn(attempt, after: action, of: id, result, on: screen)
    guard self.attempt == nil else { return responses }
    return responses + carryOut(on: screen)
  }

  private mutating func goOn(
    _ attempt: Attempt, after action: ElementAction, of id: Element.ID?, _ result: ActionResult,
    on screen: Transcript.OrderedScreen
  ) -> [Response] {
    switch attempt.kind {
    case .touch: return []
    case .adjust(let left):
      guard left > 0, result.isHandled, let id, screen.element(id) != nil else { return [] }
      self.attempt = Attempt(kind: .adjust(left: left - 1))
      return [.perform(action, id)]
    case .scroll: return result.isHandled ? [] : [show(.cannotScroll)]
    case .scrollToEdge(let direction, let before, let left):
      // A view at its edge may say that it scrolled.
      guard result.isHandled, left > 0, screen.screen != before else {
        return result.isHandled || left < 99 ? [] : [show(.cannotScroll)]
      }
      return scrollToEdge(direction, on: screen, left: left)
    case .escape:
      guard !result.isHandled else { return [] }
      guard let button = backButton(on: screen) else { return [show(.noWayBack)] }
      return ask(.activate, .touch, of: button, on: screen)
    case .edit(let change):
      finish(change, isHandled: result.isHandled, on: screen)
      return []
    }
  }

  /// Learns what the app posted; a new screen takes what was asked to lie over the one before.
  public mutating func notice(
    _ change: ScreenChange, on screen: Transcript.OrderedScreen, at time: Double
  ) -> [Response] {
    switch change {
    case .screenChanged: layer = nil
    case .layoutChanged, .pageScrolled: forgetWhatIsGone(from: screen)
    case .announcement, .paused, .resumed, .soundPlayed, .notification, .haptic,
      .loading, .loaded:
      break
    }
    return []
  }
}
