import EarshotPizza
import EarshotSession
import EarshotSwitchControl
import EarshotTree
import TestSupport
import Testing

/// The formula, a session and a naive scanner agree.
struct ScanCostTests {
  @Test("F299: the third restaurant")
  func theThirdRestaurant() async throws {
    let tree = ScanTree(of: await ScanScreens.pizza(.pizzerias, .after))
    let id = try #require(tree.items[2].element)
    var preferences = SwitchPreferences()
    let one = try #require(ScanCost(choosing: id, in: tree, preferences))
    #expect((one.highlights, one.presses) == (3, 1))
    #expect(one.seconds == 2)
    preferences.scanningStyle = .manual
    let two = try #require(ScanCost(choosing: id, in: tree, preferences, switches: 2))
    #expect(two.steps == [.press(.next, times: 2), .press(.select, times: 1)])
    let three = try #require(ScanCost(choosing: id, in: tree, preferences, switches: 3))
    #expect(three.presses == 3)
    #expect(ScanCost(choosing: id, in: tree, preferences) == nil)
  }

  @Test func theWayIsToldInWords() async throws {
    let tree = ScanTree(of: await ScanScreens.pizza(.menu, .after))
    let cost = try #require(ScanCost(choosing: "tab.3", in: tree, SwitchPreferences()))
    #expect(
      cost.words(in: "en")
        == "wait 7 s for “Меню … Корзина”, press select, wait 2 s for “Контакты”, press select")
    var preferences = SwitchPreferences()
    preferences.scanningStyle = .manual
    let back = try #require(ScanCost(choosing: "tab.4", in: tree, preferences, switches: 3))
    #expect(
      back.words(in: "ru")
        == "нажать «предыдущий», нажать «выбрать», нажать «предыдущий» (2 раза), нажать «выбрать»")
  }

  static let settings: [(SwitchPreferences.ScanningStyle, Int)] = [
    (.auto, 1), (.manual, 2), (.manual, 3), (.dwell, 1),
  ]

  private static func preferences(
    _ style: SwitchPreferences.ScanningStyle, _ random: inout SeededGenerator
  ) -> SwitchPreferences {
    var preferences = SwitchPreferences()
    preferences.scanningStyle = style
    preferences.interval = random.pick([0.5, 1, 2])
    preferences.pauseOnFirst = random.pick([0, 0.5])
    preferences.dwellTime = random.pick([1, 2.5])
    preferences.isGrouping = !random.oneIn(4)
    preferences.tapBehavior = random.pick(SwitchPreferences.TapBehavior.allCases)
    return preferences
  }

  /// 1,000 random screens for each style and number of switches.
  @Test(arguments: settings, 0..<10)
  func formulaAndReferenceAgree(
    _ setting: (SwitchPreferences.ScanningStyle, Int), _ batch: Int
  ) throws {
    for seed in (batch * 100)..<(batch * 100 + 100) {
      var random = SeededGenerator(seed: UInt64(seed))
      let screen = ScanScreens.random(&random, nodes: 30)
      let preferences = Self.preferences(setting.0, &random)
      let tree = ScanTree(screen, isGrouping: preferences.isGrouping)
      for item in tree.items {
        let id = try #require(item.element)
        let cost = try #require(ScanCost(choosing: id, in: tree, preferences, switches: setting.1))
        var reference = ReferenceScanner()
        let isFound = reference.choose(id, preferences, tree, switches: setting.1)
        let isSame =
          reference.presses == cost.presses && reference.seconds == cost.seconds
          && reference.highlights == cost.highlights
        #expect(isFound && isSame, "seed \(seed) \(id)")
      }
    }
  }

  /// 1,000 random screens, 250 for each style and number of switches: sessions take time.
  @Test(arguments: settings, 0..<10)
  func formulaAndSessionAgree(
    _ setting: (SwitchPreferences.ScanningStyle, Int), _ batch: Int
  ) async throws {
    let place = setting.0 == .auto ? 0 : setting.0 == .dwell ? 1 : setting.1
    for seed in (250 * place + 25 * batch)..<(250 * place + 25 * batch + 25) {
      var random = SeededGenerator(seed: UInt64(seed))
      let screen = ScanScreens.random(&random, nodes: 30)
      let preferences = Self.preferences(setting.0, &random)
      let tree = ScanTree(screen, isGrouping: preferences.isGrouping)
      for item in tree.items {
        let id = try #require(item.element)
        let cost = try #require(ScanCost(choosing: id, in: tree, preferences, switches: setting.1))
        try await Self.walk(cost, to: id, on: screen, preferences, "seed \(seed)")
      }
    }
  }

  /// What the app is asked on a way in a session.
  private static func follow(
    _ cost: ScanCost, in session: Session<SwitchControl>
  ) async -> [PerformedAction] {
    var asked: [PerformedAction] = []
    for step in cost.steps {
      switch step {
      case .wait(let seconds, _): asked += await session.wait(seconds).actions
      case .press(let pressed, let times):
        for _ in 0..<times { asked += await session.send(.press(pressed), .after(0)).actions }
      }
    }
    return asked
  }

  /// Follows the way in a session; what is chosen at its end is the item.
  private static func walk(
    _ cost: ScanCost, to id: Element.ID, on screen: Screen, _ preferences: SwitchPreferences,
    _ name: String
  ) async throws {
    let session = Session(SwitchControl(preferences: preferences), on: StillScreen(screen))
    await session.start()
    var asked = await follow(cost, in: session)
    #expect(await session.time == cost.seconds, "\(name) \(id)")
    switch preferences.tapBehavior {
    case .menu: #expect(await session.technology.menu?.target == .item(id), "\(name) \(id)")
    case .auto:
      asked += await session.wait(preferences.autoTapInterval).actions
      fallthrough
    case .always: #expect(asked.first?.element == id, "\(name) \(id)")
    }
  }

  @Test(arguments: SwitchPreferences.TapBehavior.allCases)
  func tappingCostsTheMenuToo(_ behavior: SwitchPreferences.TapBehavior) async throws {
    let screen = ScanScreens.phone(ScanScreens.column(4))
    let ordered = OrderedScreen(screen)
    var preferences = SwitchPreferences()
    preferences.tapBehavior = behavior
    let cost = try #require(
      ScanCost(tapping: "b2", on: ordered, in: ScanTree(of: ordered), preferences))
    let session = Session(SwitchControl(preferences: preferences), on: StillScreen(screen))
    await session.start()
    let asked = await Self.follow(cost, in: session)
    #expect(asked.first?.action == .activate)
    #expect(asked.first?.element == "b2")
    #expect(cost.presses == (behavior == .menu ? 2 : 1))
    #expect(cost.seconds == (behavior == .auto ? 2.75 : 2))
  }

  @Test func whatScanningNeverReachesHasNoCost() {
    let tree = ScanTree(ScanScreens.phone(ScanScreens.column(2)))
    #expect(ScanCost(choosing: "nowhere", in: tree, SwitchPreferences()) == nil)
  }
}
