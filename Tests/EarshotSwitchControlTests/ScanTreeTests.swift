import EarshotPizza
import EarshotSession
import EarshotSwitchControl
import EarshotTree
import TestSupport
import Testing

/// What scanning stops at, and how it is grouped.
struct ScanTreeTests {
  @Test("F298: frames are those of VoiceOver")
  func framesAreThoseOfVoiceOver() async {
    let screen = await ScanScreens.pizza(.menu, .after)
    let items = ScanTree(of: screen).items
    #expect(items.count == 11)
    #expect(items.map(\.element) == screen.order.map(\.id))
    #expect(items.map(\.frame) == screen.order.map(\.element.effectiveFrame))
  }

  @Test("F301: 23 keys cost at most 7 steps for «ф»")
  func keysAreGroupedByRow() throws {
    for rows in [["йцукенгшщзх", "фывапролджэ", "я"], ["йцукенгш", "фывапрол", "ячсмить"]] {
      let tree = ScanTree(ScanScreens.phone(ScanScreens.keyboard(rows)))
      #expect(tree.nodes.count == 3 || rows[2].count == 1)
      let cost = try #require(ScanCost(choosing: "ф", in: tree, SwitchPreferences()))
      #expect(cost.highlights + cost.presses <= 7)
      #expect(cost.highlights == 3)
    }
  }

  @Test(
    "F302: the navigation style decides",
    arguments: [
      (NavigationStyle.combined, 2), (.separate, 5), (.automatic, 5),
    ])
  func theNavigationStyleDecides(_ style: NavigationStyle, _ count: Int) {
    let members = (0..<4).map { ScanScreens.button("m\($0)", 0, Double($0) * 60) }
    let group = ScanScreens.container("group", members, style: style)
    let tree = ScanTree(ScanScreens.phone([group, ScanScreens.button("other", 0, 700)]))
    #expect(tree.nodes.count == count)
    #expect(tree.items.count == 5)
  }

  @Test("F302: a row of keys is combined by itself")
  func aRowOfKeysIsCombined() {
    let keys = ScanScreens.container("keys", ScanScreens.keyboard(["абвг"]), style: .automatic)
    let tree = ScanTree(ScanScreens.phone([ScanScreens.button("field"), keys]))
    #expect(tree.nodes.count == 2)
    #expect(tree.nodes.last?.children.count == 4)
  }

  @Test("F306: merged cells reduce 7 stops to 4")
  func mergedCellsReduceStops() async {
    let before = ScanTree(of: await ScanScreens.pizza(.pizzerias, .before))
    let after = ScanTree(of: await ScanScreens.pizza(.pizzerias, .after))
    #expect(before.items.count == 7)
    #expect(after.items.count == 4)
    #expect(after.nodes.count == 4)
  }

  @Test func textIsNoStopUnlessTheAppSaysSo() {
    var text = ScanScreens.button("text", traits: .staticText)
    #expect(ScanTree(ScanScreens.phone([text])).ids == [])
    text.respondsToUserInteraction = .given(true)
    #expect(ScanTree(ScanScreens.phone([text])).ids == ["text"])
    var button = ScanScreens.button("button")
    button.respondsToUserInteraction = .given(false)
    #expect(ScanTree(ScanScreens.phone([button])).ids == [])
  }

  @Test func whatIsOutOfSightIsNoStop() {
    let list = ScanScreens.container(
      "list", [ScanScreens.button("in", 0, 100), ScanScreens.button("out", 0, 400)],
      system: .scrollView, frame: Rect(x: 0, y: 90, width: 375, height: 200))
    let screen = ScanScreens.phone([list, ScanScreens.button("beside", 900, 0)])
    #expect(ScanTree(screen).ids == ["in"])
  }

  @Test func whatHasAnEmptyLabelIsCalledByWhatElseIsKnown() {
    func button(_ id: String, label: String, value: String) -> Element {
      var element = ScanScreens.button(id, 0, id == "a" ? 0 : 60)
      element.label = .given(label)
      element.value = .given(value)
      return element
    }
    var bar = ScanScreens.container(
      "bar", (0..<3).map { ScanScreens.button("\($0)", Double($0) * 60, 700) }, system: .tabBar)
    bar.label = .given("")
    let screen = ScanScreens.phone([
      button("a", label: "", value: "On"), button("b", label: " ", value: ""), bar,
    ])
    #expect(ScanTree(screen).names == ["On", "b", "0 … 2"])
  }

  @Test func aTextThatScrollsIsAStop() {
    let texts = (0..<9).map {
      ScanScreens.button("t\($0)", 0, Double($0) * 60, traits: .staticText)
    }
    let view = ScanScreens.container(
      "terms", texts, system: .scrollView, frame: Rect(x: 0, y: 0, width: 375, height: 200))
    let tree = ScanTree(ScanScreens.phone([view, ScanScreens.button("agree", 0, 700)]))
    #expect(tree.ids == ["terms", "agree"])
  }

  @Test func aTabBarIsAGroup() async {
    let tree = ScanTree(of: await ScanScreens.pizza(.menu, .after))
    #expect(tree.nodes.count == 8)
    #expect(tree.nodes.last?.content == .container("tabBar"))
    #expect(tree.nodes.last?.children.count == 4)
  }

  @Test func rowsOfALongLevelAreGroups() {
    let icons = (0..<4).flatMap { row in
      (0..<4).map {
        ScanScreens.button("\(row)\($0)", Double($0) * 80, Double(row) * 90, 60, 60)
      }
    }
    let tree = ScanTree(ScanScreens.phone(icons))
    #expect(tree.nodes.map(\.content) == Array(repeating: .row, count: 4))
    #expect(tree.names.first == "00 … 03")
    #expect(tree.nodes.first?.frame == Rect(x: 0, y: 0, width: 300, height: 60))
    #expect(tree.largestLevel == 4)
    #expect(ScanTree(ScanScreens.phone(icons), isGrouping: false).nodes.count == 16)
  }

  @Test func aShortLevelIsNotGrouped() {
    let icons = (0..<4).map { ScanScreens.button("\($0)", Double($0) * 80) }
    #expect(ScanTree(ScanScreens.phone(icons)).nodes.count == 4)
  }

  @Test func controlsOfACellAreAGroup() {
    func cell(_ id: String, _ y: Double) -> Element {
      ScanScreens.container(
        id, [ScanScreens.button("\(id)-", 0, y), ScanScreens.button("\(id)+", 80, y)],
        system: .cell)
    }
    let tree = ScanTree(ScanScreens.phone([cell("a", 0), cell("b", 60)]))
    #expect(tree.names == ["a", "b"])
  }

  @Test func anExplicitOrderIsTheOrderOfAGroup() {
    let levels = ["4", "5", "6"].enumerated().map {
      ScanScreens.button($1, Double(300 - $0 * 100), Double(200 - $0 * 60))
    }
    var group = ScanScreens.container("levels", levels, style: .combined)
    group.accessibilityElements = .given(["4", "5", "6"])
    let tree = ScanTree(ScanScreens.phone([ScanScreens.button("menu", 0, 700), group]))
    #expect(tree.nodes.first?.children.map(\.name) == ["4", "5", "6"])
  }

  @Test(arguments: 0..<200)
  func everyItemIsThereOnceAndOnScreen(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let screen = OrderedScreen(ScanScreens.random(&random))
    let flat = ScanTree(of: screen, isGrouping: false)
    let tree = ScanTree(of: screen)
    #expect(tree.ids == flat.ids)
    #expect(Set(tree.ids).count == tree.ids.count)
    let bounds = Rect(x: 0, y: 0, width: 375, height: 812)
    #expect(tree.items.allSatisfy { $0.frame?.intersection(bounds).isEmpty == false })
    for item in tree.items {
      let path = item.element.flatMap { tree.path(to: $0) } ?? []
      #expect(tree.level(at: Array(path.dropLast()))[path.last ?? 0] == item)
    }
  }

  /// Screens with odd texts and numbers, and with every property.
  @Test(arguments: 0..<100)
  func anyScreenHasATree(_ seed: Int) {
    var generator = ScreenGenerator(seed: UInt64(seed))
    for _ in 0..<5 {
      let screen = OrderedScreen(generator.screen())
      #expect(ScanTree(of: screen).ids == ScanTree(of: screen, isGrouping: false).ids)
    }
  }
}
