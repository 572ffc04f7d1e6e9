import EarshotSession
import Foundation
import TestSupport
import Testing

/// The scenarios of the example screens, each expectation in a script on its capture.
struct ScenarioTests {
  /// What only the code of an app brings about; scripts on the pizza app have it.
  private static let needsApp: Set<String> = [
    "toppings-after Выбрано, Шампиньоны, 29 рублей, кнопка",
    "promo-carousel-after Марокканский пунш, 3 из 3", "cart-cell-after 2 штуки, 1390 рублей",
    "form-errors-after Ошибка, номер карты, 4242 4242 4242 4241, текстовое поле",
  ]

  @Test(.enabled(if: SharedFolder.data != nil))
  func everyExpectationIsInAScript() throws {
    let scripts = try ScriptFixture.all.map { try $0.text().components(separatedBy: "\n") }
    var count = 0
    for (capture, expected) in try expectations() {
      count += 1
      guard !Self.needsApp.contains("\(capture) \(expected)") else { continue }
      let own = scripts.filter { lines in
        lines.contains { $0.hasPrefix("on ") && $0.hasSuffix("/\(capture).view.json") }
      }
      #expect(
        own.contains { $0.contains { $0.contains(expected) } },
        "no script on '\(capture)' expects '\(expected)'")
    }
    #expect(count >= 30)
  }

  /// The capture of each step and what a script on it must hold.
  private func expectations() throws -> [(capture: String, line: String)] {
    let url = try #require(SharedFolder.data).appending(path: "example-screens.json")
    let file = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any]
    let screens = try #require(file?["screens"] as? [[String: Any]])
    return try screens.flatMap { screen in
      let id = try #require(screen["id"] as? String)
      let steps = (screen["scenario"] as? [[String: Any]] ?? []).compactMap { step in
        line(of: step).map { ("\(id)-\(step["variant"] ?? "")", $0) }
      }
      let paths = (screen["touchPaths"] as? [[String: Any]] ?? []).compactMap { path in
        (path["hits"] as? [String]).map {
          ("\(id)-\(path["variant"] ?? "")", "  focus " + $0.joined(separator: " "))
        }
      }
      return steps + paths
    }
  }

  private func line(of step: [String: Any]) -> String? {
    if let point = step["tapAt"] as? [Int] { return "  taps \(point[0]),\(point[1])" }
    guard let expected = step["expect"] as? String else {
      return step["expectAll"] == nil ? nil : "twoFingerSwipeUp"
    }
    switch expected {
    case "<sound:boundary>": return "  sounds boundary"
    case "<silence>": return "  silence"
    default: return expected
    }
  }
}
