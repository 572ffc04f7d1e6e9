import EarshotSession
import EarshotSwitchControl
import EarshotTree
import TestSupport
import Testing

/// Random presses on random screens keep what must always hold.
struct SwitchControlModelTests {
  private static let bounds = Rect(x: 0, y: 0, width: 375, height: 812)

  private func preferences(_ random: inout SeededGenerator) -> SwitchPreferences {
    var preferences = SwitchPreferences()
    preferences.scanningStyle = random.pick(SwitchPreferences.ScanningStyle.allCases)
    preferences.tapBehavior = random.pick(SwitchPreferences.TapBehavior.allCases)
    preferences.isGrouping = !random.oneIn(3)
    preferences.mode = random.oneIn(5) ? .point : .item
    preferences.loops = random.int(0...3)
    preferences.focusAfterTap = random.pick(SwitchPreferences.FocusAfterTap.allCases)
    return preferences
  }

  private func failure(_ technology: SwitchControl) -> String? {
    if !technology.isScanning { return technology.highlight == nil ? nil : "highlight while off" }
    guard let highlight = technology.highlight else { return "nothing is highlighted" }
    let isOutside = highlight.frames.contains {
      highlight.kind != .point && $0.intersection(Self.bounds).isEmpty
    }
    if isOutside { return "a frame outside: \(highlight)" }
    let ids = Set(technology.scanTree.items.compactMap(\.element))
    return ids.isSuperset(of: highlight.elements) ? nil : "gone: \(highlight.elements)"
  }

  /// 100 screens with 300 presses each; now and then the screen changes meanwhile.
  @Test(arguments: 0..<10)
  func theInvariantsHoldWhateverIsDone(_ batch: Int) async {
    for seed in (batch * 10)..<(batch * 10 + 10) {
      var random = SeededGenerator(seed: UInt64(seed))
      var screen = OrderedScreen(ScanScreens.random(&random))
      var technology = SwitchControl(preferences: preferences(&random))
      var time = 0.0
      _ = technology.start(on: screen, at: time)
      for _ in 0..<300 {
        if random.oneIn(10) { screen = OrderedScreen(ScanScreens.random(&random)) }
        if random.oneIn(20) {
          _ = technology.notice(
            random.pick([.screenChanged(), .layoutChanged(), .paused, .resumed]), on: screen,
            at: time)
        }
        if random.oneIn(2), let due = technology.wakeUpTime {
          time = max(time, due)
          _ = technology.idle(on: screen, at: time)
        } else {
          time += 0.25
          let pressed = random.pick(Switch.allCases)
          let responses = technology.respond(
            to: random.oneIn(4) ? .hold(pressed) : .press(pressed), on: screen, at: time)
          for case .perform(let action, let id) in responses where action != .reveal {
            _ = technology.conclude(
              action, on: id, ActionResult(isHandled: true), on: screen, at: time)
          }
        }
        let failure = failure(technology)
        #expect(failure == nil, "seed \(seed)")
        guard failure == nil else { return }
      }
    }
  }

  /// Screens with infinite frames, odd texts and every property are scanned, too.
  @Test(arguments: 0..<40)
  func anyScreenIsScanned(_ seed: Int) {
    var generator = ScreenGenerator(seed: UInt64(seed))
    var random = SeededGenerator(seed: UInt64(seed))
    var technology = SwitchControl(preferences: preferences(&random))
    var time = 0.0
    for _ in 0..<5 {
      let screen = OrderedScreen(generator.screen())
      _ = technology.notice(.screenChanged(), on: screen, at: time)
      for _ in 0..<100 {
        time += 0.4
        if let due = technology.wakeUpTime, due <= time {
          _ = technology.idle(on: screen, at: time)
        }
        let pressed = random.pick(Switch.allCases)
        for case .perform(let action, let id) in technology.respond(
          to: .press(pressed), on: screen, at: time)
        {
          _ = technology.conclude(action, on: id, .ignored, on: screen, at: time)
        }
        _ = technology.overlay(on: screen)
        #expect((technology.highlight != nil) == technology.isScanning)
      }
    }
  }

  /// From any state the first level of items is reached by select alone.
  @Test(arguments: 0..<100)
  func thereIsAWayOutOfEverything(_ seed: Int) async {
    var random = SeededGenerator(seed: UInt64(5_000 + seed))
    let screen = OrderedScreen(ScanScreens.random(&random))
    var technology = SwitchControl(preferences: preferences(&random))
    technology.preferences.mode = .item
    technology.preferences.scanningStyle = .manual
    _ = technology.start(on: screen, at: 0)
    for step in 0..<100 {
      _ = technology.respond(
        to: .press(random.pick([.select, .next, .next, .previous, .scannerMenu])), on: screen,
        at: Double(step))
    }
    if technology.menu == nil, technology.highlight?.kind == .point { return }
    for _ in 0..<2_000 {
      let kind = technology.highlight?.kind
      let isFirstLevel = technology.menu == nil && isOnFirstLevel(technology)
      if isFirstLevel { return }
      let isWayOut = kind == .exit || kind == .leaveMenu
      _ = technology.respond(
        to: .press(isWayOut ? .select : .next), on: screen, at: 1_000)
      if kind == .point { return }
    }
    Issue.record("no way out, seed \(seed)")
  }

  private func isOnFirstLevel(_ technology: SwitchControl) -> Bool {
    guard let highlight = technology.highlight else { return true }
    switch highlight.kind {
    case .menuIcon: return true
    case .exit: return false
    default:
      return technology.scanTree.nodes.contains {
        $0.name == highlight.text && $0.items.compactMap(\.element) == highlight.elements
      }
    }
  }

  /// What is highlighted stays as long as it is there; nothing is out of reach afterwards.
  @Test(arguments: 0..<100)
  func nothingIsLostWhenTheScreenChanges(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(9_000 + seed))
    let before = ScanScreens.random(&random)
    var after = before
    for element in before.allElements where random.oneIn(4) {
      after.update(element.id) { $0.isHidden = .given(true) }
    }
    let (old, new) = (OrderedScreen(before), OrderedScreen(after))
    var technology = SwitchControl { $0.scanningStyle = .manual }
    _ = technology.start(on: old, at: 0)
    for _ in 0..<random.int(0...12) {
      let presses: [Switch] = technology.highlight?.kind == .group ? [.select, .next] : [.next]
      _ = technology.respond(to: .press(random.pick(presses)), on: old, at: 0)
    }
    let wanted = technology.highlight
    _ = technology.notice(.layoutChanged(), on: new, at: 1)
    if let id = wanted?.element, technology.scanTree.path(to: id) != nil {
      #expect(technology.highlight?.element == id)
    }
    #expect(technology.scanTree.ids == ScanTree(of: new, isGrouping: false).ids)
    #expect(failure(technology) == nil)
    // A press that was meant for what is gone does not act on another one.
    var late = SwitchControl { $0.scanningStyle = .manual }
    late.preferences.tapBehavior = .always
    _ = late.start(on: old, at: 0)
    guard let id = late.highlight?.element else { return }
    let responses = late.respond(to: .press(.select), on: new, at: 1)
    let acted = responses.contains { response in
      if case .perform(let action, _) = response { action != .reveal } else { false }
    }
    #expect(acted == (late.scanTree.path(to: id) != nil))
  }
}
