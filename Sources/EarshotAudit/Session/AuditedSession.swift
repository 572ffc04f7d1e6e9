package import EarshotSession
import EarshotTree
import Synchronization

/// A session as the rules look at it: what the user did, each time with all that the app did until
/// the user did something again.
package struct AuditedSession: Sendable {
  /// One thing that the user did, with all that came of it.
  struct Exchange: Sendable {
    /// The step of the user, and those in which the app went on by itself.
    let steps: ArraySlice<SessionRecord.Step>
    /// The screen before it; `nil` for the first thing that was done.
    let before: SessionScreen?
    /// The screens that followed, in order; empty when nothing changed.
    let screens: [SessionScreen]
  }

  /// The exchanges in order.
  let exchanges: [Exchange]
  /// The texts of stops that changed by themselves at least once, however often.
  let restless: Set<Element.ID>

  /// Prepares a record for the rules.
  package init(_ record: SessionRecord) {
    var exchanges: [Exchange] = []
    var current: SessionScreen?
    var start = record.steps.startIndex
    while start < record.steps.endIndex {
      let next = record.steps[(start + 1)...].firstIndex(where: \.isByUser) ?? record.steps.endIndex
      let before = current
      var screens: [SessionScreen] = []
      var hasWaited = false
      for step in record.steps[start..<next] {
        for seen in step.screens where seen.screen != current?.ordered {
          let isLate = seen.time > step.time.lowerBound + Exchange.answerTime
          let screen = SessionScreen(
            seen, isAnswer: !hasWaited && (step.isByScript || step.isByUser && !isLate))
          screens.append(screen)
          current = screen
        }
        if !step.isByUser, !step.isByScript { hasWaited = true }
      }
      exchanges.append(
        Exchange(steps: record.steps[start..<next], before: before, screens: screens))
      start = next
    }
    self.exchanges = exchanges
    restless = Set(exchanges.flatMap { $0.ownChanges.map(\.element) })
  }
}

/// A screen of a session, with what rules about screens know of it once one of them asks.
final class SessionScreen: Sendable {
  /// When it was first seen, in seconds of the session.
  let time: Double
  /// The screen with its order.
  let ordered: OrderedScreen
  /// Whether it came at once after something that the user did.
  let isAnswer: Bool
  private let prepared = Mutex<AuditedScreen?>(nil)

  init(_ seen: SeenScreen, isAnswer: Bool) {
    self.isAnswer = isAnswer
    time = seen.time
    ordered = seen.screen
  }

  /// The screen as rules look at it; it lives as long as this does, and with it its nodes.
  var audited: AuditedScreen {
    prepared.withLock { prepared in
      let screen = prepared ?? AuditedScreen(ordered.screen)
      prepared = screen
      return screen
    }
  }
}
