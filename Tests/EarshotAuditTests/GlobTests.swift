import EarshotAudit
import EarshotText
import Testing

/// Patterns for texts, for paths and for days.
struct GlobTests {
  @Test(arguments: [
    ("menu*", "menu.xml", true), ("menu*", "the menu", false), ("*", "", true), ("?", "", false),
    ("*a*b*", "xxaxxbxx", true), ("*a*b*", "xxbxxaxx", false), ("Пи?ца", "Пицца", true),
    ("a/b", "a/b", true), ("*", "a/b", true),
  ])
  func fitsTexts(_ pattern: String, _ text: String, _ fits: Bool) {
    #expect(Glob(pattern).matches(text) == fits)
  }

  @Test(arguments: [
    ("a", "a/b/c.xml", true), ("a/*.xml", "a/c.xml", true), ("a/*.xml", "a/b/c.xml", false),
    ("a/**/*.xml", "a/b/d/c.xml", true), ("a/**/*.xml", "a/c.xml", true),
    ("**/drafts", "x/y/drafts/z.xml", true), ("./a/", "a/b", true), ("b", "a/b", false),
    ("**", "a", true),
  ])
  func fitsPaths(_ pattern: String, _ path: String, _ fits: Bool) {
    #expect(Glob(pattern).matches(path: path) == fits)
  }

  @Test(arguments: [
    ("screens", "/app/screens/a.xml", true), ("screens", "/other/screens/a.xml", false),
    ("../x", "/x/a.xml", true), ("/x", "/x/a.xml", true), (".", "/app/a.xml", true),
  ])
  func pathsAreSeenFromAFolder(_ pattern: String, _ path: String, _ fits: Bool) {
    #expect(PathPattern(pattern, in: "/app").matches(path) == fits)
  }

  @Test func aHardPatternTakesNoTime() {
    let text = String(repeating: "a", count: 2_000)
    #expect(!Glob(String(repeating: "*a", count: 200) + "*b").matches(text))
  }

  @Test(arguments: [
    ("2026-12-31", true), ("2024-02-29", true), ("2026-02-29", false), ("2026-13-01", false),
    ("26-01-01", false), ("2026-1-1", false), ("2026-01-00", false), ("tomorrow", false),
    ("+026-01-01", false),
  ])
  func readsDays(_ text: String, _ isDay: Bool) {
    #expect((Day(text) != nil) == isDay)
    if let day = Day(text) { #expect(day.description == text) }
  }

  @Test func daysAreInOrder() throws {
    let days = try ["2025-12-31", "2026-01-01", "2026-01-02", "2026-02-01"].map {
      try #require(Day($0))
    }
    #expect(days.sorted() == days)
  }
}
