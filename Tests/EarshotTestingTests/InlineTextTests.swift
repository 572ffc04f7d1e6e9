import Testing

@testable import EarshotTesting

/// Rewriting literals in Swift source.
struct InlineTextTests {
  private static func rewritten(_ source: String, _ edits: [Int: [String]]) throws -> String {
    let bytes = try InlineText.rewriting(Array(source.utf8), with: edits, in: "ATests.swift")
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func anEmptyLiteralIsFilled() throws {
    let source = "  await expectSpoken(menu, inline: \"\"\"\n    \"\"\")\n  next()\n"
    #expect(
      try Self.rewritten(source, [1: ["Menu", "", "Add, button"]])
        == "  await expectSpoken(menu, inline: \"\"\"\n    Menu\n\n    Add, button\n    \"\"\")\n  next()\n"
    )
  }

  @Test func aLiteralOnOneLineGetsLines() throws {
    #expect(
      try Self.rewritten("\n  expect(a, inline: \"\")", [2: ["A"]])
        == "\n  expect(a, inline: \"\"\"\n  A\n  \"\"\")")
  }

  @Test func severalCallsKeepTheirPlaces() throws {
    let call = "expect(x, inline: \"\"\"\n  old\n  \"\"\")\n"
    let new = { (text: String) in "expect(x, inline: \"\"\"\n\(text)  \"\"\")\n" }
    #expect(
      try Self.rewritten(call + call + call, [1: ["a", "b"], 4: [], 7: ["c"]])
        == new("  a\n  b\n") + new("") + new("  c\n"))
  }

  @Test func otherLiteralsAndCommentsAreNoPlaces() throws {
    let source = """
      expect(  // inline: "no"
        \"""
        button "inline: no" \\(f("inline: \\(g(")"))")) /* "
        \""", /* inline: "" /* */ */ other_inline: "", #"inline: "\\#(inline)"#,
        inline  :
          #\"""
          old
          \"""#)
      """
    #expect(
      try Self.rewritten(source, [1: ["new"]]) == source.replacing("    old", with: "    new"))
  }

  @Test(arguments: [
    ("say \\n", "#\"\"\"\nsay \\n\n\"\"\"#"), ("\"\"\"", "#\"\"\"\n\"\"\"\n\"\"\"#"),
    ("\\#\"", "##\"\"\"\n\\#\"\n\"\"\"##"), ("\"quoted\"", "\"\"\"\n\"quoted\"\n\"\"\""),
  ])
  func signsThatMeanSomethingAreKept(_ line: String, _ literal: String) throws {
    #expect(try Self.rewritten("f(inline: \"\")", [1: [line]]) == "f(inline: \(literal))")
  }

  @Test func lineEndingsAreKept() throws {
    let source = "f(inline: \"\"\"\r\n  \"\"\")\r\n"
    #expect(
      try Self.rewritten(source, [1: ["A"]]) == "f(inline: \"\"\"\r\n  A\r\n  \"\"\")\r\n")
  }

  @Test func twiceChangesNothing() throws {
    let once = try Self.rewritten("f(inline: \"\")", [1: ["A", "B\\"]])
    #expect(try Self.rewritten(once, [1: ["A", "B\\"]]) == once)
  }

  @Test(arguments: [
    ("f(inline: text)", 1, "no literal follows 'inline:'"), ("f()", 1, "no literal follows"),
    ("f()", 9, "no such line"), ("f(inline: \"\"\"\nunterminated \\", 9, "no such line"),
  ])
  func whatCannotBeRewrittenIsExplained(_ source: String, _ line: Int, _ message: String) {
    let error = #expect(throws: ScenarioMistake.self) {
      try Self.rewritten(source, [line: ["A"]])
    }
    #expect(error?.description.hasPrefix("ATests.swift:\(line): ") == true)
    #expect(error?.description.contains(message) == true)
  }

  @Test func noPrefixOfASourceBreaksTheScanner() throws {
    let source = Array(
      "f(#\"a\\#(b(\"c\"))\"#, /* x /* */ */ inline: \"\"\"\n \\\"\n  \"\"\")".utf8)
    for count in 0...source.count {
      _ = try? InlineText.rewriting(Array(source.prefix(count)), with: [1: ["A"]], in: "A.swift")
    }
  }
}
