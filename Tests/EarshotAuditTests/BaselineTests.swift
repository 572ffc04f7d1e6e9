import EarshotAudit
import EarshotTree
import TestSupport
import Testing

/// A baseline hides what was there, whatever moves, and nothing else.
struct BaselineTests {
  private func keys(_ screen: Screen, path: String = "a.xml") -> [Baseline.Key] {
    let audited = AuditedScreen(screen)
    return Audit.ofNames.report(of: audited).findings.map { finding in
      Baseline.Key(
        rule: finding.rule, path: path, screen: screen.title ?? "#1",
        element: finding.element.flatMap(audited.shape) ?? "screen")
    }
  }

  /// The keys that are new and those that are stale.
  private func run(
    _ baseline: Baseline, _ screen: Screen
  ) -> (new: [Baseline.Key], stale: Int, ratcheted: Baseline) {
    var run = BaselineRun(baseline)
    let new = keys(screen).filter { !run.hides($0) }
    let stale = run.stale { _ in true }.reduce(0) { $0 + $1.count }
    return (new, stale, run.ratcheted { _ in true })
  }

  private static let screens: [String] = [
    "button\nbutton\nbutton \"A\"",
    "view identifier \"list\"\n  button frame 0,100,44,44\n  button frame 0,200,44,44\nbutton",
    """
    screen 375x812 en "Menu"
    view "Pizza"
      adjustable value "3" frame 16,300,343,44
      button identifier "add" frame 16,400,44,44
    element frame 16,500,44,44
    """,
  ]

  @Test(arguments: screens)
  func whatWasThereIsHiddenWhereverItMoves(_ notation: String) throws {
    let screen = try Screen(notation: notation)
    let baseline = Baseline(keys(screen))
    #expect(!baseline.keys.isEmpty)
    let moved = try RuleExamples.Disguise.shifted.applied(to: screen)
    for other in [screen, moved, screen.reordered] {
      let outcome = run(baseline, other)
      #expect(outcome.new.isEmpty && outcome.stale == 0)
      #expect(outcome.ratcheted == baseline)
    }
  }

  @Test func holdsForAnyScreen() throws {
    var generator = ScreenGenerator(seed: 7, options: .geometry)
    var count = 0
    for _ in 0..<300 {
      var screen = generator.screen()
      screen.forget()
      let baseline = Baseline(keys(screen))
      count += baseline.keys.count
      #expect(run(baseline, screen).new.isEmpty)
      #expect(run(baseline, screen.reordered).new.isEmpty)
      #expect(run(baseline, screen.reordered).stale == 0)
    }
    #expect(count > 200)
  }

  @Test(arguments: screens)
  func aSecondEqualFindingIsNew(_ notation: String) throws {
    var screen = try Screen(notation: notation)
    let baseline = Baseline(keys(screen))
    let first = try #require(screen.elements.last { $0.label.value == nil })
    var second = first
    second.id = "another"
    second.children = []
    screen.elements.append(second)
    let expected = keys(screen).count - keys(try Screen(notation: notation)).count
    #expect(expected == (first.isAccessibilityElement ? 1 : 0))
    #expect(run(baseline, screen).new.count == expected)
  }

  @Test func editsElsewhereChangeNothing() throws {
    let before = try Screen(notation: "text \"Price 10\"\nbutton\nview \"Row 1\"\n  button")
    let after = try Screen(
      notation:
        "header \"New\"\nbutton\ntext \"Price 20\"\nview\n  view \"Row 2\"\n    button")
    #expect(run(Baseline(keys(before)), after).new.isEmpty)
  }

  @Test func theRatchetOnlyEverTurnsOneWay() throws {
    let before = try Screen(notation: "button\nbutton\nadjustable")
    let after = try Screen(notation: "button\nlink\nlink")
    let baseline = Baseline(keys(before))
    let outcome = run(baseline, after)
    #expect(outcome.new.count == 2 && outcome.stale == 2)
    #expect(outcome.ratcheted.counts.values.reduce(0, +) == 1)
    #expect(outcome.ratcheted.keys.allSatisfy { baseline.counts[$0] != nil })
  }

  @Test func nothingIsKnownOfWhatWasNotAudited() throws {
    let baseline = Baseline([
      Baseline.Key(rule: "label-missing", path: "b.xml", screen: "#1", element: "button")
    ])
    let run = BaselineRun(baseline)
    #expect(run.stale { $0.path == "a.xml" }.isEmpty)
    #expect(run.ratcheted { $0.path == "a.xml" } == baseline)
    #expect(run.ratcheted { _ in true } == Baseline())
  }
}

extension Screen {
  /// The screen with all siblings the other way round.
  fileprivate var reordered: Screen {
    var screen = self
    screen.elements = elements.reversed().map(\.reordered)
    return screen
  }

  /// Takes the names of some elements away.
  fileprivate mutating func forget() {
    for index in elements.indices { elements[index].forget() }
  }
}

extension Element {
  fileprivate mutating func forget() {
    if id.rawValue.utf8.reduce(0, { $0 + Int($1) }).isMultiple(of: 3) { label = .empty }
    for index in children.indices { children[index].forget() }
  }

  fileprivate var reordered: Element {
    var element = self
    element.children = children.reversed().map(\.reordered)
    return element
  }
}
