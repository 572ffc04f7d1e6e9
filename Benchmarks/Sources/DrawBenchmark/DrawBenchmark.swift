import BenchmarkSupport
import EarshotOutput
import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotVoiceOver
import EarshotWriting

/// Times drawing screens as SVG in process, in milliseconds of the processor.
///
/// `list` is a long list of cells; in a `crowd` frames cover one another, so that words look for
/// room.
@main
struct DrawBenchmark {
  static func main() {
    for (name, step) in [("list", 60.0), ("crowd", 14.0)] {
      for count in [500, 2_000] {
        let drawn = screen(of: count, step: step)
        for mode in DrawnScreen.Mode.allCases {
          var times: [Double] = []
          for _ in 0..<20 {
            let start = processorTime
            let bytes = OutputFormat<Drawing>.svg.write(drawn.drawing(mode)).count
            times.append((processorTime - start) * 1_000)
            precondition(bytes > count * 100, "every element is drawn or listed")
          }
          let median = times.sorted()[times.count / 2]
          print("\(name) \(mode.rawValue) \(count) \(median)")
        }
      }
    }
  }

  /// Two cells a row.
  private static func screen(of count: Int, step: Double) -> DrawnScreen {
    let elements = (0..<count).map { index in
      var element = Element(id: Element.ID("e\(index)"), isAccessibilityElement: true)
      element.label = .given("Пепперони с сыром \(index)")
      element.value = .given("\(index) рублей")
      element.hint = .given("Добавить в корзину")
      element.traits = .given(.button)
      element.frame = .given(
        Rect(x: Double(index % 2) * 187 + 4, y: Double(index / 2) * step, width: 180, height: 54))
      return element
    }
    let screen = Screen(
      elements: elements, size: Size(width: 375, height: 812), language: "ru")
    let settings = SpeechSettings(language: "ru")
    let reading = VoiceOver(settings: settings).reading(of: screen)
    var drawn = DrawnScreen(screen: reading.screens[0], lines: reading.lines)
    drawn.focus = 0
    return drawn
  }
}
