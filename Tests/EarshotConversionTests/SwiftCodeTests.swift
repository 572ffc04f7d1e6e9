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
    #expect(code.contains("  let g = UIView()\n"))
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

  /// An element, its trait, both methods and a value that is computed (F146).
  @Test(arguments: [
    (
      #"value "Средняя, 2 из 3" options ("Маленькая" "Средняя" "Большая" chosen 1)"#,
      [
        "var index = 1", #"private let options = ["Маленькая", "Средняя", "Большая"]"#,
        #"get { "\(options[index]), \(index + 1) из \(options.count)" }"#,
        "accessibilityIncrement() { index = min(index + 1, options.count - 1) }",
        "accessibilityDecrement() { index = max(index - 1, 0) }",
      ]
    ),
    (
      #"value "Thin" options ("Thin" "Thick" unnumbered)"#,
      ["var index = 0", "get { options[index] }"]
    ),
    (
      #"value "50 %" range (0 100 current 50 step 10 zero "off")"#,
      [
        "var amount: Double = 50.0", #"get { amount == 0 ? "off" : "\(amount.formatted()) %" }"#,
        "accessibilityIncrement() { amount = min(amount + 10.0, 100.0) }",
        "accessibilityDecrement() { amount = max(amount - 10.0, 0.0) }",
      ]
    ),
  ])
  func whatIsAdjustedComputesItsValue(_ words: String, _ parts: [String]) throws {
    let code = try uikit("adjustable \"Size\" id size \(words)")
    #expect(code.contains("  let size = SizeView()\n"))
    #expect(code.contains("size.isAccessibilityElement = true\n"))
    #expect(code.contains("size.accessibilityTraits = [.adjustable]\n"))
    #expect(code.contains("final class SizeView: UIView {\n"))
    for part in parts { #expect(code.contains(part), "\(code)") }
    #expect(!code.contains("size.accessibilityValue"))
  }

  @Test func anElementOnlyForVoiceOverAsksWhetherItRuns() throws {
    let code = try uikit("adjustable \"Count\" id count whileVoiceOverRuns")
    #expect(code.contains("count.isAccessibilityElement = UIAccessibility.isVoiceOverRunning\n"))
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
