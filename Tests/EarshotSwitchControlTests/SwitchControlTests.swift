import EarshotPizza
import EarshotSession
import EarshotSwitchControl
import EarshotTree
import TestSupport
import Testing

/// How the highlight moves, and what presses do.
struct SwitchControlTests {
  private static let column = ScanScreens.phone(ScanScreens.column(3))

  @Test("F299: one, two and three switches", arguments: [1, 2, 3])
  func switchesReachTheThirdRestaurant(_ switches: Int) async {
    let screen = await ScanScreens.pizza(.pizzerias, .after)
    let id = screen.order.stops[2].id
    let session = await session(screen.screen) {
      $0.scanningStyle = switches == 1 ? .auto : .manual
    }
    if switches == 1 {
      await session.wait(2)
    } else {
      await session.send(.press(.next))
      await session.send(.press(.next))
    }
    #expect(await session.technology.highlight?.element == id)
    if switches == 3 {
      await session.send(.press(.next))
      await session.send(.press(.previous))
      #expect(await session.technology.highlight?.element == id)
    }
    await session.send(.press(.select))
    #expect(await session.technology.menu?.target == .item(id))
  }

  @Test("F300: holding select opens the menu")
  func holdingSelectOpensTheMenu() async {
    let session = await session(Self.column) { $0.tapBehavior = .always }
    await session.send(.hold(.select))
    #expect(await session.technology.menu?.target == .item("b0"))
    await session.send(.hold(.select))
    #expect(await session.technology.menu == nil)
    #expect(await session.technology.highlight?.element == "b0")
  }

  @Test func scanningGoesRoundAndStops() async {
    let session = await session(Self.column) { $0.loops = 2 }
    var seen: [Element.ID?] = []
    for _ in 0..<6 {
      seen.append(await session.technology.highlight?.element)
      await session.wait(1)
    }
    #expect(seen == ["b0", "b1", "b2", "b0", "b1", "b2"])
    #expect(await session.technology.highlight == nil)
    #expect(await session.technology.wakeUpTime == nil)
    let turn = await session.send(.press(.select))
    #expect(turn.focused == ["b0"])
    #expect(await session.technology.highlight?.element == "b0")
  }

  @Test func theFirstItemMayStayLonger() async {
    let session = await session(Self.column) { $0.pauseOnFirst = 0.5 }
    await session.wait(1.4)
    #expect(await session.technology.highlight?.element == "b0")
    await session.wait(0.1)
    #expect(await session.technology.highlight?.element == "b1")
  }

  @Test func whatStaysIsSelected() async {
    let session = await session(Self.column) {
      $0.scanningStyle = .dwell
      $0.tapBehavior = .always
    }
    await session.wait(60)
    #expect(await session.technology.highlight == nil)
    await session.send(.press(.select))
    await session.send(.press(.select))
    let turn = await session.wait(2)
    #expect(turn.actions.first?.element == "b1")
    let after = await session.wait(60)
    #expect(after.actions == [])
  }

  @Test func theAppIsAskedToRevealWhatIsHighlighted() async {
    let session = await session(Self.column) { $0.scanningStyle = .manual }
    #expect(await session.send(.press(.next)).focused == ["b1"])
    #expect(await session.send(.press(.previous)).focused == ["b0"])
  }

  @Test func aGroupIsEnteredAndLeft() async {
    let members = (0..<3).map { ScanScreens.button("m\($0)", 0, Double($0) * 60) }
    let group = ScanScreens.container("group", members, style: .combined)
    let screen = ScanScreens.phone([group, ScanScreens.button("other", 0, 700)])
    let session = await session(screen) { $0.scanningStyle = .manual }
    #expect(await session.technology.highlight?.kind == .group)
    #expect(await session.technology.highlight?.elements == ["m0", "m1", "m2"])
    await session.send(.press(.select))
    #expect(await session.technology.highlight?.element == "m0")
    await session.send(.press(.previous))
    #expect(await session.technology.highlight?.kind == .exit)
    await session.send(.press(.select))
    #expect(await session.technology.highlight?.kind == .group)
  }

  @Test func aGroupThatIsScannedInVainIsLeft() async {
    let members = (0..<3).map { ScanScreens.button("m\($0)", 0, Double($0) * 60) }
    let group = ScanScreens.container("group", members, style: .combined)
    let screen = ScanScreens.phone([group, ScanScreens.button("other", 0, 700)])
    let session = await session(screen) { $0.loops = 1 }
    await session.send(.press(.select))
    await session.wait(3)
    #expect(await session.technology.highlight?.kind == .exit)
    await session.wait(1)
    #expect(await session.technology.highlight?.kind == .group)
  }

  @Test func aSecondPressOpensTheMenuWithAutoTap() async {
    let session = await session(Self.column) { $0.tapBehavior = .auto }
    await session.send(.press(.select))
    await session.send(.press(.select), .after(0.5))
    #expect(await session.technology.menu != nil)
    #expect(await session.wait(0.9).actions == [])
  }

  @Test func alwaysTapHasAnIconForTheMenu() async {
    let session = await session(Self.column) {
      $0.tapBehavior = .always
      $0.scanningStyle = .manual
    }
    await session.send(.press(.previous))
    #expect(await session.technology.highlight?.kind == .menuIcon)
    #expect(await session.send(.press(.select)).shown == ["Scanner Menu"])
    await session.send(.press(.select))
    #expect(await session.technology.menu?.target == .item("b0"))
  }

  @Test func scanningGoesOnAtTheItemWhenItIsWanted() async {
    let session = await session(Self.column) {
      $0.scanningStyle = .manual
      $0.tapBehavior = .always
      $0.focusAfterTap = .current
    }
    await session.send(.press(.next))
    #expect(await session.send(.press(.select)).actions.first?.element == "b1")
    #expect(await session.technology.highlight?.element == "b1")
  }

  @Test func anEmptyScreenLeadsHome() async {
    let session = await session(ScanScreens.phone([])) { $0.scanningStyle = .manual }
    #expect(await session.technology.highlight?.kind == .menuIcon)
    await session.send(.press(.select))
    let lines = await session.technology.menu?.pages.flatMap(\.self).map(\.command)
    #expect(lines?.contains(.device) == true)
  }

  @Test func theAppMayPauseScanning() async {
    let session = await session(Self.column)
    await session.post(.paused)
    await session.wait(10)
    #expect(await session.technology.highlight?.element == "b0")
    await session.post(.resumed)
    await session.wait(1)
    #expect(await session.technology.highlight?.element == "b1")
  }

  @Test func linesThatLookForAPointStandStillInAPause() async {
    let session = await session(Self.column) {
      $0.mode = .point
      $0.loops = 1
    }
    let band = [Rect(x: 0, y: 120, width: 375, height: 80)]
    await session.wait(1)
    await session.post(.paused)
    await session.wait(100)
    #expect(await frames(session) == band)
    await session.post(.resumed)
    #expect(await frames(session) == band)
    await session.wait(0.5)
    #expect(await frames(session)?.first?.y == 180)
  }

  @Test func aPressInAPauseTakesThePlaceThatIsSeen() async {
    let session = await session(Self.column) { $0.mode = .point }
    await session.wait(1)
    await session.post(.paused)
    await session.send(.press(.select), .after(10))
    let line = [Rect(x: 0, y: 120, width: 375, height: 1)]
    #expect(await frames(session) == line)
    await session.wait(10)
    #expect(await frames(session) == line)
    await session.post(.resumed)
    await session.wait(1)
    #expect(await frames(session)?.first?.y == 150)
  }

  /// Where lines stand that look for a point.
  private func frames(_ session: Session<SwitchControl>) async -> [Rect]? {
    await session.technology.highlight(at: session.time)?.frames
  }

  @Test func whatOnlyScrollsIsNotTapped() async {
    let texts = (0..<9).map {
      ScanScreens.button("t\($0)", 0, Double($0) * 60, traits: .staticText)
    }
    let view = ScanScreens.container(
      "terms", texts, system: .scrollView, frame: Rect(x: 0, y: 0, width: 375, height: 200))
    let session = await session(ScanScreens.phone([view])) { $0.scanningStyle = .manual }
    let turn = await session.send(.press(.tap))
    #expect(turn.actions.isEmpty)
    #expect(await session.technology.menu?.target == .item("terms"))
  }

  @Test func aNewScreenIsScannedFromItsFirstItem() async {
    let session = await session(Self.column) { $0.scanningStyle = .manual }
    await session.send(.press(.next))
    await session.post(.layoutChanged())
    #expect(await session.technology.highlight?.element == "b1")
    await session.post(.screenChanged())
    #expect(await session.technology.highlight?.element == "b0")
  }

  @Test func aTapThatNobodyHandlesGoesUpAndEndsAsATap() async {
    let session = await session(Self.column)
    let turn = await session.send(.press(.tap))
    #expect(
      turn.actions.map(\.action) == [.activate, .tap(Point(x: 25, y: 20), count: 1)])
  }

  @Test func textIsTypedIntoTheFieldThatIsEdited() async {
    var field = ScanScreens.button("field", traits: .textEntry)
    field.value = .empty
    let session = await session(ScanScreens.phone([field, ScanScreens.button("b", 0, 60)]))
    await session.send(.press(.tap))
    await session.send(.type("дом"))
    #expect(await session.currentScreen.screen["field"]?.value == "дом")
  }

  @Test func aChangeOfStyleTakesEffect() async {
    var technology = SwitchControl { $0.scanningStyle = .manual }
    let screen = OrderedScreen(Self.column)
    _ = technology.start(on: screen, at: 0)
    #expect(technology.wakeUpTime == nil)
    technology.preferences.scanningStyle = .auto
    _ = technology.idle(on: screen, at: 5)
    #expect(technology.wakeUpTime == 6)
    #expect(technology.highlight?.element == "b0")
  }

  @Test func anAppThatFailsIsTold() {
    var technology = SwitchControl()
    _ = technology.start(on: OrderedScreen(Self.column), at: 0)
    #expect(technology.fail(at: 1) == [.show("The app does not answer")])
    #expect(technology.wakeUpTime == 2)
  }

  @Test func anOverlayShowsTheFrame() async {
    let session = await session(Self.column)
    let overlay = await session.technology.overlay(on: session.currentScreen)
    #expect(overlay?.kind == .item)
    #expect(overlay?.frames == [Rect(x: 0, y: 0, width: 50, height: 40)])
    #expect(overlay?.badges.first?.element == "b0")
  }
}
