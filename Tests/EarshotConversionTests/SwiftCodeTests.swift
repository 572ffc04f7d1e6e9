import EarshotConversion
import EarshotTree
import EarshotWriting
import Testing

/// Swift code that is written for a screen.
struct SwiftCodeTests {
  private func uikit(_ notation: String) throws -> String {
    String(
      decoding: OutputFormat<Screen>.uikit.write(try Screen(notation: "screen\n\(notation)\n")),
      as: UTF8.self)
  }

  @Test func whatAnOrderNamesHasAVariable() throws {
    let code = try uikit(
      """
      view id c order (g b inner)
        button "B" id b
        view id g
          text "In G" id t
        element "All" id all
          text "Inner" id inner
      """)
    #expect(code.contains("  var g: UIView\n"))
    #expect(code.contains("c.accessibilityElements = [g, b, inner]\n"))
    #expect(code.contains("inner.accessibilityLabel = \"Inner\"\n"))
  }

  @Test(
    arguments: [
      ([.button, .selected], "a.accessibilityTraits = [.button, .selected]\n"),
      ([.selected, .textEntry], "a.accessibilityTraits.formUnion([.selected])\n"),
      (.textEntry, nil),
    ] as [(Traits, String?)])
  func traitsThatUIKitSetsStay(_ traits: Traits, _ statement: String?) throws {
    var screen = try Screen(notation: "screen\nbutton \"A\" id a\n")
    screen.update("a") { $0.traits = .given(traits) }
    let code = String(decoding: OutputFormat<Screen>.uikit.write(screen), as: UTF8.self)
    #expect(statement.map(code.contains) ?? !code.contains("accessibilityTraits"))
  }

  @Test func nothingInvisibleGetsIntoCode() throws {
    let text = "a\u{202A}b\u{202E}c\u{2066}d\u{2069}e\u{200F}f\u{85}"
    var screen = try Screen(notation: "screen\nbutton \"A\" id a\n")
    screen.title = text
    screen.update("a") { $0.label = Property(text) }
    for format in [OutputFormat<Screen>.uikit, .swiftUI] {
      let code = String(decoding: format.write(screen), as: UTF8.self)
      #expect(code.contains("a\\u{202a}b\\u{202e}c\\u{2066}d\\u{2069}e\\u{200f}f\\u{85}"))
      #expect(!code.unicodeScalars.contains { !$0.isASCII })
    }
  }

  @Test func noControlOfDirectionReachesATerminal() {
    for value in 0x202A...0x202E {
      let scalar = Unicode.Scalar(UInt32(value)).map(String.init) ?? ""
      #expect("a\(scalar)".onOneLine == "a\\u{\(String(value, radix: 16))}")
    }
    // Marks around a text, which apps write themselves, are left out.
    for value in 0x2066...0x2069 {
      let scalar = Unicode.Scalar(UInt32(value)).map(String.init) ?? ""
      #expect("a\(scalar)b".onOneLine == "ab")
    }
  }
}
