import EarshotSession
import EarshotTree
import EarshotVoiceOver

/// Times single gestures on a large screen, in milliseconds, and prints the 99th percentile of those that leave
/// it as it is, and of those that change it, after which its order is made anew.
@main
struct SessionBenchmark {
  static func main() async throws {
    let session = Session(VoiceOver(), on: StillScreen(screen(of: 10_000)), lineLimit: 1_000)
    await session.start()
    let gestures: [Gesture] = [
      .swipeRight, .swipeRight, .swipeUp, .doubleTap, .swipeLeft, .swipeDown, .singleTap,
      .touch(Point(x: 100, y: 400)), .swipeRight, .fourFingerTapBottom, .swipeLeft,
      .fourFingerTapTop, .scrub, .twoFingerTap,
    ]
    var times: [Bool: [Duration]] = [:]
    let clock = ContinuousClock()
    for index in 1..<10_000 {
      let gesture = gestures[index % gestures.count]
      let start = clock.now
      let turn = await session.send(gesture, .after(0.1))
      times[turn.screens.isEmpty, default: []].append(start.duration(to: clock.now))
    }
    for (name, isStill) in [("still", true), ("changing", false)] {
      guard let sorted = times[isStill]?.sorted() else { continue }
      print("\(name) \(sorted[sorted.count * 99 / 100] / .milliseconds(1))")
    }
  }

  private static func screen(of count: Int) -> Screen {
    var table = Element(id: "table", type: "UITableView", isAccessibilityElement: false)
    table.systemContainer = .table
    table.frame = .given(Rect(x: 0, y: 0, width: 375, height: 812))
    table.children = (0..<count).map { row in
      var element = Element(id: Element.ID("row\(row)"), isAccessibilityElement: true)
      element.label = .given("Пепперони с двойной порцией сыра \(row)")
      let kinds: [Traits] = [.button, [.staticText, .header], .staticText, .adjustable]
      element.traits = .given(kinds[row % 4])
      element.frame = .given(Rect(x: 0, y: Double(row) * 44, width: 375, height: 44))
      return element
    }
    return Screen(elements: [table], size: Size(width: 375, height: 812), language: "ru")
  }
}
