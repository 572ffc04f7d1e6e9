import BenchmarkSupport
import EarshotAudit
import EarshotCaptures
import EarshotTree

/// Times all rules on large screens, and reading with all rules on typical ones.
///
/// `AuditBenchmark rules` prints the time of each rule instead, slowest first; `AuditBenchmark screens`
/// only reads and audits typical screens, to be profiled.
@main
struct AuditBenchmark {
  private static let audit = Audit.standard

  static func main() throws {
    if CommandLine.arguments.dropFirst().first == "rules" {
      timeEachRule()
      return
    }
    if CommandLine.arguments.dropFirst().first == "screens" {
      tell("screens \(try screensPerSecond())")
      return
    }
    for count in [1_000, 10_000] {
      let screen = list(of: count)
      let times = (0..<9).map { _ in
        milliseconds { _ = audit.report(of: AuditedScreen(screen)) }
      }
      tell("rules \(count) \(times.sorted()[times.count / 2])")
    }
    tell("screens \(try screensPerSecond())")
  }

  /// A list of rows with a picture, two texts and a button, under a heading.
  private static func list(of count: Int) -> Screen {
    var table = Element(id: "table", type: "UITableView", isAccessibilityElement: false)
    table.systemContainer = .table
    table.frame = .given(Rect(x: 0, y: 88, width: 375, height: 724))
    table.children = (0..<count / 5).map { row(number: $0) }
    var title = element("title", .header, "Menu", Rect(x: 16, y: 44, width: 200, height: 34))
    title.type = "UILabel"
    return Screen(
      elements: [title, table], size: Size(width: 375, height: 812), scale: 2, language: "en")
  }

  private static func row(number: Int) -> Element {
    let top = 88 + Double(number) * 88
    var cell = Element(
      id: Element.ID("cell\(number)"), type: "UITableViewCell", isAccessibilityElement: false)
    cell.systemContainer = .cell
    cell.frame = .given(Rect(x: 0, y: top, width: 375, height: 88))
    cell.children = [
      element("image\(number)", .image, "", Rect(x: 16, y: top + 8, width: 72, height: 72)),
      element(
        "name\(number)", .staticText, "Pepperoni \(number)",
        Rect(x: 104, y: top + 8, width: 180, height: 24)),
      element(
        "text\(number)", .staticText, "Tomato sauce, mozzarella and spicy pepperoni",
        Rect(x: 104, y: top + 36, width: 180, height: 40)),
      element(
        "buy\(number)", .button, "from \(number % 40 + 10) $",
        Rect(x: 290, y: top + 22, width: 76, height: 44)),
    ]
    return cell
  }

  private static func element(
    _ id: String, _ traits: Traits, _ label: String, _ frame: Rect
  ) -> Element {
    var element = Element(id: Element.ID(id), isAccessibilityElement: true)
    element.label = Property(label.isEmpty ? nil : label)
    element.traits = .given(traits)
    element.frame = .given(frame)
    element.value = .empty
    element.hint = .empty
    var looks = Appearance()
    looks.color = "#000000"
    looks.background = "#FFFFFF"
    looks.fontSize = 15
    element.appearance = .given(looks)
    return element
  }

  /// Screens a second and core, from the bytes of a view with about fifty stops to its findings.
  private static func screensPerSecond() throws -> Double {
    let bytes = Array(ScreenNotation.print(list(of: 100)).utf8)
    let count = 500
    let time = try seconds {
      for _ in 0..<count {
        let capture = try CaptureFormat.notation.read(bytes, ReadOptions())
        for screen in capture.screens { _ = audit.report(of: AuditedScreen(screen)) }
      }
    }
    return Double(count) / time
  }

  private static func timeEachRule() {
    let (small, large) = (AuditedScreen(list(of: 1_000)), AuditedScreen(list(of: 10_000)))
    let times = Rule.all.map { rule in
      let audit = Audit([Audit.Check(rule)])
      func best(_ screen: AuditedScreen) -> Double {
        (0..<5).map { _ in milliseconds { _ = audit.report(of: screen) } }.min() ?? 0
      }
      return (id: rule.id, small: best(small), large: best(large))
    }
    for time in times.sorted(by: { $0.large > $1.large }) {
      tell("\(time.id) \(time.small) \(time.large) \(time.large / time.small)")
    }
    for count in [1_000, 10_000] {
      let screen = list(of: count)
      let times = (0..<5).map { _ in milliseconds { _ = AuditedScreen(screen) } }
      tell("preparation \(count) \(times.min() ?? 0)")
    }
  }

  private static func milliseconds(_ body: () -> Void) -> Double { seconds(body) * 1_000 }

  private static func seconds(_ body: () throws -> Void) rethrows -> Double {
    let start = processorTime
    try body()
    return processorTime - start
  }
}
