import EarshotSession
import EarshotTree
import EarshotVoiceOver

extension ScreenSourceContract.Check {
  /// No time, no event.
  static let noTimeNothingHappens = Self(
    id: "no-time-nothing-happens",
    wants: "advance(by: 0) posts nothing a second time and changes nothing",
    why: "a session may let no time pass at all, and would hear the same announcement again"
  ) { probe in
    _ = try await probe.advance(by: 0)
    let before = try await probe.screen()
    let posted = try await probe.advance(by: 0)
    let after = try await probe.screen()
    return (posted.isEmpty ? [] : ["the second advance(by: 0) posted \(posted[0].change)"])
      + (before == after ? [] : ["advance(by: 0) changed the screen"])
  }

  /// Delays lie within the stretch of time that passes.
  static let delaysAreInTime = Self(
    id: "delays-are-in-time",
    wants: "the delays that advance(by:) answers are numbers from 0 to the seconds that passed",
    why: "a notification from the future would be spoken before it was posted, or never"
  ) { probe in
    var problems: [String] = []
    for seconds in [0.1, 1, 10] {
      for change in try await probe.advance(by: seconds)
      where !(change.delay >= 0 && change.delay <= seconds) {
        problems.append("advance(by: \(seconds)) posted after \(change.delay) s: \(change.change)")
      }
    }
    return problems
  }

  /// A session can be held on it.
  static let aSessionIsUsable = Self(
    id: "a-session-is-usable",
    wants: "VoiceOver can be switched on, swipe through the screen, activate and go back",
    why: "that is what a source is for; an answer that fails or is late interrupts the listener"
  ) { probe in
    let session = Session(VoiceOver(), on: probe.bare, timeout: probe.timeout)
    var turns = [("switching on", await session.start())]
    let count = await session.currentScreen.order.count
    for number in 0..<min(count, 30) {
      turns.append(("swipe right \(number + 1)", await session.send(.swipeRight)))
    }
    turns.append(("double tap", await session.send(.doubleTap)))
    turns.append(("scrub", await session.send(.scrub)))
    let failed = turns.first { $0.1.lines.contains { $0.cause == .failed } }
    return failed.map { ["the app did not answer at: \($0.0)"] } ?? []
  }
}
