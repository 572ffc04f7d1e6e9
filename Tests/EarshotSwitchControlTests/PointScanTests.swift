import EarshotSession
import EarshotSwitchControl
import EarshotTree
import TestSupport
import Testing

/// Lines that glide until a point is chosen.
struct PointScanTests {
  @Test("F303: four presses lead to a point")
  func fourPressesLeadToAPoint() async {
    let target = Point(x: 200, y: 300)
    var preferences = SwitchPreferences()
    preferences.mode = .point
    let screen = ScanScreens.phone([ScanScreens.button("b", 190, 290)])
    let session = Session(SwitchControl(preferences: preferences), on: StillScreen(screen))
    await session.start()
    // The band is 80 points broad and glides 120 points a second, the line 30.
    for seconds in [260.0 / 120, 40.0 / 30, 160.0 / 120, 40.0 / 30] {
      await session.send(.press(.select), .after(seconds))
    }
    guard case .point(let point)? = await session.technology.menu?.target else {
      Issue.record("no point")
      return
    }
    #expect(abs(point.x - target.x) < 5 && abs(point.y - target.y) < 5)
    let turn = await session.send(.press(.select))
    #expect(turn.actions.map(\.action) == [.tap(point, count: 1)])
    #expect(turn.actions.first?.element == "b")
  }

  @Test(arguments: SwitchPreferences.GlidingCursor.allCases)
  func anyPointCanBeChosen(_ cursor: SwitchPreferences.GlidingCursor) async {
    var random = SeededGenerator(seed: 303)
    let screen = ScanScreens.phone([])
    var preferences = SwitchPreferences()
    preferences.mode = .point
    preferences.glidingCursor = cursor
    for _ in 0..<200 {
      let target = Point(x: Double(random.int(0...374)), y: Double(random.int(0...811)))
      preferences.bandSpeed = Double(random.int(20...400))
      preferences.lineSpeed = Double(random.int(5...100))
      preferences.bandBreadth = Double(random.int(10...200))
      let session = Session(SwitchControl(preferences: preferences), on: StillScreen(screen))
      await session.start()
      let bounds = Rect(x: 0, y: 0, width: 375, height: 812)
      let cost = ScanCost(pointing: target, in: bounds, preferences)
      for step in cost.steps {
        switch step {
        case .wait(let seconds, _): await session.wait(seconds)
        case .press(let pressed, let times):
          for _ in 0..<times { await session.send(.press(pressed), .after(0)) }
        }
      }
      #expect(cost.presses == [.single: 2, .refined: 4, .precise: 6][cursor])
      guard case .point(let point)? = await session.technology.menu?.target else {
        Issue.record("no point for \(target)")
        return
      }
      #expect(abs(point.x - target.x) < 5 && abs(point.y - target.y) < 5, "\(target)")
    }
  }

  @Test func theFirstBandLiesAcrossTheScreen() {
    let bounds = Rect(x: 0, y: 0, width: 375, height: 812)
    var scan = PointScan(in: bounds, SwitchPreferences(), at: 10)
    #expect(scan.frames(at: 11) == [Rect(x: 0, y: 120, width: 375, height: 80)])
    scan.press(at: 11)
    #expect(scan.frames(at: 12) == [Rect(x: 0, y: 150, width: 375, height: 1)])
    scan.press(at: 12)
    #expect(
      scan.frames(at: 13) == [
        Rect(x: 120, y: 0, width: 80, height: 812), Rect(x: 0, y: 150, width: 375, height: 1),
      ])
  }

  @Test func theBandBeginsAgainAndStops() async {
    let session = await session(ScanScreens.phone([])) {
      $0.mode = .point
      $0.loops = 1
    }
    #expect(await session.technology.highlight?.kind == .point)
    await session.wait(6)
    #expect(await session.technology.highlight?.kind == .point)
    await session.wait(1)
    #expect(await session.technology.highlight == nil)
    await session.send(.press(.select))
    #expect(await session.technology.highlight?.kind == .point)
  }

  @Test func aPointIsTappedByAutoTap() async {
    let session = await session(ScanScreens.phone([ScanScreens.button("b", 0, 0, 375, 812)])) {
      $0.mode = .point
      $0.glidingCursor = .single
      $0.tapBehavior = .auto
    }
    await session.send(.press(.select), .after(1))
    await session.send(.press(.select), .after(1))
    let turn = await session.wait(1)
    #expect(turn.actions.map(\.action) == [.tap(Point(x: 120, y: 120), count: 1)])
    #expect(turn.actions.first?.element == "b")
  }

  @Test(arguments: [Switch.next, .scannerMenu])
  func aTapThatIsCalledOffLeavesNothingBehind(_ pressed: Switch) async {
    let session = await session(ScanScreens.phone([ScanScreens.button("b", 0, 0, 375, 812)])) {
      $0.mode = .point
      $0.glidingCursor = .single
      $0.tapBehavior = .auto
    }
    await session.send(.press(.select), .after(1))
    await session.send(.press(.select), .after(1))
    await session.send(.press(pressed), .after(0.5))
    let turn = await session.wait(1)
    #expect(turn.actions.isEmpty)
    #expect(await session.technology.highlight?.kind == (pressed == .next ? .point : .menuLine))
    if pressed == .next {
      #expect(await session.technology.highlight?.frames.isEmpty == false)
    } else {
      #expect(await session.technology.menu?.target == .point(Point(x: 120, y: 120)))
    }
  }

  @Test func aPointIsRefined() async {
    let session = await session(ScanScreens.phone([ScanScreens.button("b", 0, 0, 375, 812)])) {
      $0.mode = .point
      $0.scanningStyle = .manual
      $0.isGrouping = false
    }
    for _ in 0..<4 { await session.send(.press(.select), .after(1)) }
    let first = await session.technology.menu?.target
    for _ in 0..<20 {
      let highlight = await session.technology.highlight
      if highlight?.text == "Refine Selection" { break }
      await session.send(.press(highlight?.kind == .more ? .select : .next))
    }
    await session.send(.press(.select))
    for _ in 0..<2 { await session.send(.press(.select), .after(1)) }
    guard case .point(let before)? = first,
      case .point(let after)? = await session.technology.menu?.target
    else {
      Issue.record("no points")
      return
    }
    #expect(abs(before.x - after.x) <= 40 && abs(before.y - after.y) <= 40)
  }
}
