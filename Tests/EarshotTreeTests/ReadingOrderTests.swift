import EarshotTree
import Testing

/// The rules of the reading order, one example each.
@Suite struct ReadingOrderTests {
  private func order(_ text: String) throws -> ReadingOrder {
    try Screen(notation: text).readingOrder
  }

  private func labels(_ text: String) throws -> String {
    try order(text).map { $0.element.label.value ?? "-" }.joined()
  }

  static let examples: [(String, String)] = [
    // Hidden nodes, zero sizes.
    ("text \"A\"\ntext \"B\" hidden\nview invisible\n  text \"C\"\ntext \"D\" not hidden", "AD"),
    ("text \"A\" frame 0,0,0,0\ntext \"B\" frame 0,0,0,9\ntext \"C\" frame 0,20,9,9", "BC"),
    ("view frame 0,0,0,0\n  text \"A\"\nview clips frame 0,0,0,0\n  text \"B\"", "A"),
    ("view frame 0,0,0,0 order (text[1])\n  text \"A\"\ntext \"B\"", "B"),
    // Elements end the walk.
    ("button \"A\"\n  text \"B\"", "A"),
    // Modals hide their siblings only; the last one wins.
    ("text \"A\"\nview modal\n  text \"B\"\ntext \"C\"", "B"),
    ("view modal\n  text \"A\"\nview modal\n  text \"B\"\ntext \"C\"", "B"),
    ("text \"A\"\nview\n  view modal\n    text \"B\"\n  text \"C\"", "AB"),
    ("text \"A\"\nview modal", ""),
    // Rows, directions, idioms.
    (
      "screen\ntext \"D\" frame 60,40,9,9\ntext \"C\" frame 0,40,9,9\ntext \"B\" frame 60,0,9,9\n"
        + "text \"A\" frame 0,0,9,9", "ABCD"
    ),
    (
      "screen rtl\ntext \"D\" frame 60,40,9,9\ntext \"C\" frame 0,40,9,9\n"
        + "text \"B\" frame 60,0,9,9\ntext \"A\" frame 0,0,9,9", "BADC"
    ),
    ("screen\ntext \"A\" frame 60,0,9,9\ntext \"B\" frame 0,8,9,9", "AB"),
    ("screen\ntext \"A\" frame 60,0,9,9\ntext \"B\" frame 0,7.9,9,9", "BA"),
    ("screen pad\ntext \"A\" frame 60,0,9,9\ntext \"B\" frame 0,12.9,9,9", "BA"),
    ("screen pad\ntext \"A\" frame 60,0,9,9\ntext \"B\" frame 0,13,9,9", "AB"),
    // Blocks are read without interruption; plain views are not.
    (
      "view\n  text \"A\" frame 0,0,9,9\n  text \"C\" frame 0,40,9,9\ntext \"B\" frame 0,20,9,9",
      "ABC"
    ),
    (
      "view grouped\n  text \"A\" frame 0,0,9,9\n  text \"C\" frame 0,40,9,9\n"
        + "text \"B\" frame 0,20,9,9", "ACB"
    ),
    ("group\n  text \"B\" frame 0,9,9,9\ntext \"A\" frame 0,0,9,9", "AB"),
    // Explicit orders are not sorted.
    ("view order (text[2] text[1])\n  text \"A\" frame 0,0,9,9\n  text \"B\" frame 0,20,9,9", "BA"),
    ("view order ()\n  text \"A\"\ntext \"B\"", "B"),
  ]

  @Test(arguments: examples)
  func aScreenIsReadInOrder(text: String, wanted: String) throws {
    #expect(try labels(text) == wanted)
  }

  @Test func brokenReferencesAreReported() throws {
    let cyclic = try order("view id a order (b)\n  view id b order (a)\n    text \"A\"")
    #expect(cyclic.isEmpty && cyclic.problems == [.cycle("a", inside: "b")])
    let own = try order("view id a order (a t)\n  text id t")
    #expect(own.map(\.id) == ["t"] && own.problems == [.cycle("a", inside: "a")])
    let unresolved = try order("view id a order (?x t)\n  text id t")
    #expect(unresolved.map(\.id) == ["t"])
    #expect(unresolved.problems == [.unresolvedReference("x", inside: "a")])
    let repeated = try order("view id a order (t t)\n  text id t")
    #expect(repeated.map(\.id) == ["t"])
    #expect(repeated.problems == [.repeatedReference("t", inside: "a")])
  }

  @Test func twoPointsInSightAreOffscreen() throws {
    let stops = try order(
      """
      screen 100x100
      scroll frame 0,0,100,50
        text "A" frame 0,48,100,20
        text "B" frame 0,47.9,100,20
        text "C" frame 98,0,20,20
        text "D" frame 97,0,20,20
        text "E" frame 0,10,100,2
        text "F" frame 0,60,100,20
      text "G" frame 0,200,9,9
      """)
    let offscreen = stops.filter(\.isOffscreen).compactMap(\.element.label.value).sorted()
    #expect(offscreen == ["A", "C", "F"])
    #expect(stops.count == 7)
  }

  @Test func cyclicRowsAreReported() throws {
    let cyclic = try order(
      "screen\ntext id a frame 40,0,9,9\ntext id b frame 20,7,9,9\ntext id c frame 0,14,9,9")
    #expect(cyclic.problems.count == 1)
    guard case .ambiguousRow(_, _, inside: nil)? = cyclic.problems.first else {
      Issue.record("\(cyclic.problems)")
      return
    }
    let plain = try order(
      "screen\ntext id a frame 0,0,9,9\ntext id b frame 20,7,9,9\ntext id c frame 40,14,9,9")
    #expect(plain.problems.isEmpty)
  }

  @Test func stopsKnowTheirPlaceInContainers() throws {
    let stops = try order(
      "list \"L\"\n  text \"A\"\n  group \"G\"\n    text \"B\"\n    text \"C\"\n  text \"D\"")
    let list = stops.compactMap { $0.enclosures.first }
    #expect(list.map(\.position) == (1...4).map { SeriesPosition(index: $0, count: 4) })
    #expect(list.allSatisfy { $0.kind == .list && $0.label == "L" && $0.id == "list[1]" })
    #expect(stops[1].enclosures.map(\.kind) == [.list, .semanticGroup])
    #expect(stops[2].enclosures.last?.position == SeriesPosition(index: 2, count: 2))
    let bars = try order("tabbar\n  text\nsegments\n  text\ntabs\n  text\ngroup\n  text")
    #expect(bars.map { $0.enclosures.first?.kind } == [.tabBar, .series, .tabs, nil])
  }

  @Test func stopsFollowOneAnother() throws {
    let stops = try order("text id a\ntext id b")
    #expect(stops.stop(after: nil)?.id == "a" && stops.stop(after: "a")?.id == "b")
    #expect(stops.stop(after: "b") == nil && stops.stop(before: "a") == nil)
    #expect(stops.stop(before: nil)?.id == "b" && stops.stop(after: "x") == nil)
  }
}
