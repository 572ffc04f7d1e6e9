import EarshotTree
import Testing

@testable import EarshotAudit

/// Steps of the reading order that go back on the screen, and the order that does not.
struct VisualOrderTests {
  /// Labels in an explicit order, with the frames of the buttons.
  private func screen(_ frames: [(String, String)], order: [String]) throws -> AuditedScreen {
    let buttons = frames.map { "  button \"\($0)\" id \($0) frame \($1)" }.joined(separator: "\n")
    return AuditedScreen(
      try Screen(
        notation: "screen 300x600\nview order (\(order.joined(separator: " "))) frame 0,0,300,600\n"
          + buttons))
  }

  @Test(arguments: [
    (["a", "b", "c"], 0), (["b", "a", "c"], 1), (["c", "a", "b"], 1), (["a", "c", "b"], 1),
  ])
  func stepsBack(_ order: [String], _ count: Int) throws {
    let screen = try screen(
      [("a", "0,0,100,44"), ("b", "150,0,100,44"), ("c", "0,100,250,44")], order: order)
    let orders = screen.visualOrders()
    let steps = orders.flatMap { $0.backSteps(in: screen) }
    #expect(steps.count == count)
    let inner = try #require(orders.first { $0.container != nil })
    #expect(inner.sorted(in: screen).map(\.stop.spokenLabel) == ["a", "b", "c"])
  }

  @Test func theTopOfTheNextColumnIsNoStepBack() throws {
    let screen = try screen(
      [("a", "0,0,100,44"), ("b", "0,100,100,44"), ("c", "150,0,100,44"), ("d", "150,100,100,44")],
      order: ["a", "b", "c", "d"])
    #expect(screen.visualOrders().flatMap { $0.backSteps(in: screen) }.isEmpty)
  }
}
