import EarshotHistory
import EarshotWriting
import Foundation
import Testing

/// A trend as text, Markdown, JSON and HTML.
struct TrendFormatTests {
  /// A trend in which texts of an app are whatever they like.
  private static func trend(_ name: String) -> Trend {
    let run = Trend.Run(
      number: 1, time: 1_760_000_000, commit: "abcdef0123456789", branch: name,
      findings: [.error: 3, .warning: 1], screens: 2, stops: 20, unread: 0)
    var later = run
    (later.number, later.time, later.findings) = (2, 1_760_086_400, [.error: 1, .warning: 2])
    let place = RunComparison.Place(
      path: name, screen: name,
      finding: HistoryFinding(
        fingerprint: "1", rule: "label-missing", severity: .error, component: name, what: name))
    return Trend(
      path: name, branch: name, runCount: 2, runs: [run, later], since: run, until: later,
      rules: [.init(id: "label-missing", findings: .init(3, 1), series: [3, 1])],
      screens: [.init(path: name, name: name, findings: .init(3, 1), stops: .init(10, 10))],
      newScreens: 1, goneScreens: 0,
      components: [.init(shape: name, findings: .init(3, 1), screens: .init(2, 1))],
      goals: [
        .init(
          name: name, technology: "voiceover",
          before: .init(name: name, technology: "voiceover", steps: 4, seconds: 2.55), after: nil)
      ],
      comparison: .init([place], [], isGone: { _ in false }, isThere: { _ in true }))
  }

  private static func written(_ format: OutputFormat<Trend>, _ trend: Trend) -> String {
    String(decoding: format.write(trend), as: UTF8.self)
  }

  @Test(arguments: [
    "errors          3    1      −2", "label-missing       3    1      −2", "Mended findings: 1",
    "Nothing is new.", "screens that are new: 1", "Menu, voiceover: 4 (2.6 s) → not measured",
    "from #1, 2025-10-09 (abcdef0)",
  ])
  func theTextTells(_ part: String) {
    let text = Self.written(.text, Self.trend("Menu"))
    #expect(text.contains(part), "\(text)")
  }

  @Test(arguments: ["en", "ru"])
  func allFormatsHaveTheWordsOfTheLanguage(_ language: String) {
    var trend = Self.trend("Menu")
    trend.language = language
    let title = language == "ru" ? "Что прибавилось и что исправлено" : "What grew"
    for format in OutputFormat<Trend>.all where format.id != "json" {
      #expect(Self.written(format, trend).contains(title))
    }
  }

  /// Texts of an app are data wherever they stand.
  @Test(arguments: [
    "<script>alert(1)</script>", "a|b", "a\nb: error", "\u{1B}[31mred", "\"quoted\" & 'so'", "```",
  ])
  func textsOfAnAppAreData(_ name: String) throws {
    let trend = Self.trend(name)
    let html = Self.written(.html, trend)
    #expect(!html.contains("<script") && !html.contains("\u{1B}"))
    let lines = Self.written(.text, trend).split(separator: "\n")
    #expect(!lines.contains { $0.hasPrefix("b: error") || $0.contains("\u{1B}") })
    let rows = Self.written(.markdown, trend).split(separator: "\n").filter { $0.hasPrefix("|") }
    #expect(!rows.contains { $0.contains("<script") })
    let json = try JSONSerialization.jsonObject(with: Data(Self.written(.json, trend).utf8))
    #expect(((json as? [String: Any])?["path"] as? String) == name)
  }

  /// A page loads and runs nothing.
  @Test func thePageNeedsNothingElse() {
    let html = Self.written(.html, Self.trend("Menu"))
    #expect(!html.contains("http://") && !html.contains("https://") && !html.contains("src="))
    #expect(html.contains("role=\"img\" aria-label=\"Findings over time. errors: from 3 to 1"))
  }
}
