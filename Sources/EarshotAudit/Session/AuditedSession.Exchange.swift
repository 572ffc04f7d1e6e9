import EarshotSession
import EarshotSpeech
import EarshotTree

extension AuditedSession.Exchange {
  /// The step of the user.
  var step: SessionRecord.Step { steps[steps.startIndex] }
  /// When it began, in seconds of the session.
  var start: Double { step.time.lowerBound }
  /// When the user did something again, or the session ended.
  var end: Double { steps.last?.time.upperBound ?? start }
  /// Whether the user went on before everything was said, so that silence tells nothing.
  var isCutShort: Bool { steps.last?.isOpen == true }
  /// The screen at the end; `nil` when none was ever seen.
  var after: SessionScreen? { screens.last ?? before }
  /// The actions that the app was asked for.
  var actions: [PerformedAction] { steps.flatMap(\.actions) }
  /// The notifications of the app, each with its moment in seconds of the session.
  var posted: [TimedChange] { steps.flatMap(\.posted) }
  /// The speech, without sounds, in order.
  var speech: [Transcript.Line] { steps.flatMap(\.lines).filter { $0.sound == nil } }

  /// Whether a new screen was announced, at or after a moment.
  func tellsScreenChange(since time: Double = 0) -> Bool {
    posted.contains { $0.change.isScreenChanged && $0.delay >= time - Self.sameMoment }
  }

  /// The screen at the end when hardly any stop of the one before is there; `nil` when it is the same.
  var newScreen: SessionScreen? {
    guard let before, let last = screens.last, last.isNewScreen(after: before) else { return nil }
    return last
  }

  /// Whether the app announced that a part changed.
  ///
  /// One without an element and a text, posted when focus had to move by itself, may be of the scroll
  /// view that shows the new place.
  var tellsLayoutChange: Bool {
    let lost = speech.first { $0.cause == .focusLost }?.start ?? .infinity
    return posted.contains { posted in
      guard case .layoutChanged(let id, let text) = posted.change else { return false }
      return id != nil || text != nil || posted.delay < lost - Self.sameMoment
    }
  }

  /// What was said since a moment, in lower case, in one text.
  func said(since time: Double = 0) -> String {
    speech.filter { $0.end > time - Self.sameMoment }
      .map { SpeechStyle.caption($0.utterance).line.lowercased() }.joined(separator: "\n")
  }

  /// Seconds within which two things happen together.
  static let sameMoment = 0.001
  /// Seconds after which a change is no answer to the user any more; an assumption.
  static let answerTime = 1.0

  /// A text of a stop that changed.
  struct Change: Hashable, Sendable {
    /// The stop.
    let element: Element.ID
    /// When the other text was first seen, in seconds of the session.
    let time: Double
  }

  /// The texts of stops that changed by themselves, when no answer to the user comes any more.
  var ownChanges: [Change] {
    pairs.filter { !$1.isAnswer }.flatMap { old, new in
      new.changedStops(since: old).map { Change(element: $0.id, time: new.time) }
    }
  }

  /// Each screen of the exchange with the one before it.
  var pairs: [(old: SessionScreen, new: SessionScreen)] {
    let all = (before.map { [$0] } ?? []) + screens
    return zip(all, all.dropFirst()).map { ($0, $1) }
  }
}

extension SessionScreen {
  /// The stops that both screens have, with another label or value than before.
  func changedStops(since old: SessionScreen) -> [ReadingOrder.Stop] {
    ordered.order.filter { stop in
      guard let before = old.ordered[stop.id], old.ordered.order.index(of: stop.id) != nil else {
        return false
      }
      return before.label != stop.element.label || before.value != stop.element.value
    }
  }

  /// The stops that the other screen does not have.
  func newStops(since old: SessionScreen) -> [ReadingOrder.Stop] {
    ordered.order.filter { old.ordered.order.index(of: $0.id) == nil }
  }

  /// Whether hardly any stop is there on the other screen, by identity or by words.
  ///
  /// Below the same heading a list became empty, or another: the screen is the same.
  func isNewScreen(after old: SessionScreen) -> Bool {
    guard ordered.order.count >= 3, old.ordered.order.count >= 3 else { return false }
    let words = Set(old.ordered.order.compactMap(\.element.label.value).filter { !$0.isEmpty })
    let heading = ordered.order.first { $0.element.has(.header) }?.element.label.value
    if let heading, words.contains(heading) { return false }
    let kept = ordered.order.count { stop in
      old.ordered.order.index(of: stop.id) != nil
        || stop.element.label.value.map(words.contains) ?? false
    }
    return Double(kept) <= 0.2 * Double(max(ordered.order.count, old.ordered.order.count))
  }
}
