import EarshotSession
import EarshotSwitchControl
import EarshotTree
import Testing

/// A large screen takes time in proportion to its size.
@Suite(.serialized)
struct ScanPerformanceTests {
  private func screen(_ count: Int) -> OrderedScreen {
    let rows = (0..<(count / 5)).map { row in
      ScanScreens.container(
        "c\(row)",
        (0..<5).map {
          ScanScreens.button("e\(row)-\($0)", Double($0) * 60, Double(row) * 50)
        }, style: row % 2 == 0 ? .combined : nil)
    }
    return OrderedScreen(Screen(elements: rows))
  }

  private func seconds(_ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    let times = (0..<3).map { _ in clock.measure(body) }
    return (times.min() ?? .zero) / .seconds(1)
  }

  @Test func theTreeIsLinear() {
    let (small, large) = (screen(2_500), screen(10_000))
    let once = seconds { _ = ScanTree(of: small) }
    let four = seconds { _ = ScanTree(of: large) }
    print("scan tree of 10,000 elements: \(four) s, of 2,500: \(once) s")
    #expect(ScanTree(of: large).items.count == 10_000)
    #expect(four < once * 10 + 0.05)
    #expect(four < 3)
  }

  @Test func explicitOrdersAreLinear() {
    let boxes = (0..<5_000).map { row in
      var box = ScanScreens.container(
        "c\(row)", [ScanScreens.button("a\(row)"), ScanScreens.button("b\(row)")],
        style: .combined)
      box.accessibilityElements = .given([Element.ID("b\(row)"), Element.ID("a\(row)")])
      return box
    }
    let screen = OrderedScreen(Screen(elements: boxes))
    let spent = seconds { _ = ScanTree(of: screen) }
    print("scan tree of 5,000 explicit orders: \(spent) s")
    #expect(spent < 2)
  }

  @Test func scanningOnCostsNothingWhileTheScreenStays() {
    let screen = screen(10_000)
    var technology = SwitchControl()
    _ = technology.start(on: screen, at: 0)
    let spent = seconds {
      for step in 1...1_000 { _ = technology.idle(on: screen, at: Double(step)) }
    }
    print("1,000 steps of scanning among 10,000 elements: \(spent) s")
    #expect(spent < 2)
  }
}
