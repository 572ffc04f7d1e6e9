import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotVoiceOver

/// Times the order and the utterances of large screens in process, in milliseconds.
@main
struct ReadingBenchmark {
  static func main() {
    let clock = ContinuousClock()
    for (name, make) in [("sections", sections), ("flat", flat)] {
      for count in [10_000, 100_000] {
        let screen = make(count)
        var best = Duration.seconds(1_000)
        for _ in 0..<(count > 10_000 ? 5 : 20) {
          var heard = 0
          let time = clock.measure {
            heard =
              VoiceOver(settings: SpeechSettings(language: "ru")).reading(of: screen).lines.count
          }
          precondition(heard == count, "every element is heard once")
          best = min(best, time)
        }
        print("\(name) \(count) \(best / .milliseconds(1))")
      }
    }
  }

  /// A table of sections, each with a heading and cells of several kinds.
  private static func sections(_ count: Int) -> Screen {
    var table = Element(id: "table", type: "UITableView", isAccessibilityElement: false)
    table.systemContainer = .table
    table.frame = .given(Rect(x: 0, y: 0, width: 375, height: 812))
    table.children = (0..<count / 10).map { section in
      var group = Element(id: Element.ID("s\(section)"), isAccessibilityElement: false)
      group.containerType = .given(.list)
      group.children = (0..<10).map { row in
        element(
          section * 10 + row, x: Double(row % 2) * 180, y: Double(section * 10 + row / 2) * 44)
      }
      return group
    }
    return Screen(elements: [table], size: Size(width: 375, height: 812), language: "ru")
  }

  /// Siblings in the wrong order, without any container.
  private static func flat(_ count: Int) -> Screen {
    let elements = (0..<count).map { index in
      let place = index * 7_919 % count
      return element(index, x: Double(place % 4) * 90, y: Double(place / 4) * 44)
    }
    return Screen(elements: elements, size: Size(width: 375, height: 812), language: "ru")
  }

  private static func element(_ number: Int, x: Double, y: Double) -> Element {
    var element = Element(id: Element.ID("e\(number)"), isAccessibilityElement: true)
    element.label = .given("Пепперони с двойной порцией сыра \(number)")
    element.value = number.isMultiple(of: 3) ? .given("\(number) рублей") : .empty
    let kinds: [Traits] = [.button, [.staticText, .header], .staticText, .adjustable]
    element.traits = .given(kinds[number % 4])
    element.frame = .given(Rect(x: x, y: y, width: 80, height: 40))
    return element
  }
}
