import EarshotText
import Testing

/// The fast search for a text in a text, beside that of the standard library.
struct TextInTextTests {
  private static let texts = [
    "", "a", "K", "Kasse", "kasse", "Cafe", "Café", "Cafe\u{301}", "e\u{301}", "a\r\nb", "a\nb",
    "Ёлка", "Е\u{308}лка", "1,5 €", "🇩🇪🇫🇷", "👩‍👩‍👧", "aaaab", "aab", "x\u{FE0F}", "Save, button",
    "300 \u{212A}", "\u{212A}", "a\u{37E}", ";", "\u{600}1", "1", "\u{1FEF}", "`", "日本", "日",
    "// set ‹name› here", "‹name›", "‹", "—\u{301}", "—", "a…b", "a\u{200D}b", "a\u{2028}b", "b",
  ]

  @Test(arguments: texts)
  func theAnswerIsThatOfTheStandardLibrary(text: String) {
    for other in Self.texts {
      #expect(text.contains(other) == Self.slowly(text, contains: other), "'\(other)'")
      #expect(text[...].contains(other) == Self.slowly(text, contains: other), "'\(other)'")
    }
  }

  @Test
  func aPartOfATextIsSearchedByItself() {
    let text = "Save, button"
    #expect(!text.dropLast(6).contains("button"))
    #expect(text.dropFirst(4).contains("button"))
  }

  private static func slowly(_ text: String, contains other: String) -> Bool {
    other.isEmpty
      || text.indices.contains { text[$0...].starts(with: other) }
  }
}
