import EarshotTree
import Testing

/// Every message of the notation, whole.
@Suite struct ScreenNotationErrorTests {
  struct Case: Sendable {
    let text: String
    let code: NotationError.Code
    let message: String
    let help: String
    let line: Int
    let column: Int

    init(
      _ text: String, _ code: NotationError.Code, _ message: String, _ help: String, _ line: Int,
      _ column: Int
    ) {
      self.text = text
      self.code = code
      self.message = message
      self.help = help
      self.line = line
      self.column = column
    }
  }

  static let beginning = "begin with what it is, such as 'button', 'text', 'element' or 'view'"

  static let labelHelp =
    "the label stands in straight quotes right after what it is: button \"Add\""
  static let straightHelp = "write the text in straight quotes: \"…\""

  static let words: [Case] = [
    Case("screen\nbuton \"A\"", .invalid, "unknown word 'buton'", "did you mean 'button'?", 2, 1),
    Case("list \"Ж\" hnit \"A\"", .invalid, "unknown word 'hnit'", "did you mean 'hint'?", 1, 11),
    Case("button label \"A\"", .invalid, "unknown word 'label'", labelHelp, 1, 8),
    Case("button A", .invalid, "unknown word 'A'", labelHelp, 1, 8),
    Case("text Text", .invalid, "unknown word 'Text'", labelHelp, 1, 6),
    Case("button dimmed Оплатить", .invalid, "unknown word 'Оплатить'", labelHelp, 1, 15),
    Case("button “Add to cart”", .invalid, "unknown word '“Add'", straightHelp, 1, 8),
    Case("button «Да»", .invalid, "unknown word '«Да»'", straightHelp, 1, 8),
    Case("button 'A'", .invalid, "unknown word ''A''", straightHelp, 1, 8),
    Case(
      "button \"A\" value “1”", .malformed, "'“1”' stands where a text in quotes is expected",
      straightHelp,
      1, 18),
    Case("button dimed", .invalid, "unknown word 'dimed'", "did you mean 'dimmed'?", 1, 8),
    Case("disabled \"A\"", .invalid, "unknown word 'disabled'", "write 'dimmed'", 1, 1),
    Case(
      "tabBar", .invalid, "unknown word 'tabBar'",
      "write 'tabbar' for a UITabBar or 'tabs' for the trait", 1, 1),
    Case(
      "quux", .invalid, "unknown word 'quux'",
      "see 'Documentation/Formats/Notation.md' for the words", 1, 1),
    Case("\"A\" button", .malformed, "a line begins without a word", beginning, 1, 1),
    Case("value \"A\"", .malformed, "a line begins with 'value'", beginning, 1, 1),
    Case(
      "button view", .malformed, "'view' is not the first word of the line",
      "move it to the front", 1, 8),
    Case(
      "button \"A\" \"B\"", .malformed, "a second text stands without a word before it",
      "the first is the label; write 'value' or another word before this one", 1, 12),
    Case(
      "button button", .invalid, "'button' is said twice, or against another word of the line",
      "remove one of them", 1, 8),
    Case(
      "list landmark", .invalid, "'landmark' is said twice, or against another word of the line",
      "remove one of them", 1, 6),
    Case(
      "view not clips", .invalid, "'not' stands before 'clips'",
      "use it before 'grouped', 'hidden', 'invisible', 'modal' or 'tappable'", 1, 10),
    Case(
      "view hint \"A\" unknown hint", .invalid, "'unknown' names what the line gives: 'hint'",
      "remove one of them", 1, 23),
    Case(
      "view unknown hnt", .invalid,
      "unknown word 'hnt' where names of properties such as 'hint,frame' is expected",
      "did you mean 'hint'?", 1, 14),
    Case("screen rlt", .invalid, "unknown word 'rlt' of a screen", "did you mean 'rtl'?", 1, 8),
    Case(
      "screen ru en", .invalid, "the language of the screen is said twice", "remove one of them",
      1, 11),
    Case(
      "  screen", .malformed, "a line is indented deeper than its parent allows",
      "indent with 0 spaces or less", 1, 3),
    Case(
      "list\n  screen", .malformed, "a screen is indented", "begin the line with 'screen'", 2, 3),
  ]

  static let shapes: [Case] = [
    Case(
      "list\n   text", .malformed, "a line is indented with 3 spaces",
      "indent with two spaces a level", 2, 4),
    Case(
      "list\n\ttext", .malformed, "a line is indented with a tab",
      "indent with two spaces a level", 2, 1),
    Case(
      "list\n    text", .malformed, "a line is indented deeper than its parent allows",
      "indent with 2 spaces or less", 2, 5),
    Case(
      "text \"A", .malformed, "a quote is not closed", "end the text with '\"' on the same line", 1,
      6),
    Case(
      "text \"A\\q\"", .malformed, "a backslash is not followed by a known escape",
      "write '\\\\', '\\\"', '\\n', '\\r', '\\t' or '\\u{1F355}'", 1, 8),
    Case(
      "text \"\\u{D800}\"", .malformed, "a backslash is not followed by a known escape",
      "write '\\\\', '\\\"', '\\n', '\\r', '\\t' or '\\u{1F355}'", 1, 7),
    Case(
      "text actions (\"A\"", .malformed, "a bracket is not closed",
      "end the value with ')' on the same line", 1, 14),
    Case("text )", .malformed, "')' stands where a word is expected", "write a word here", 1, 6),
    Case(
      "text value", .malformed, "the line ends where a text in quotes is expected",
      "write a text in quotes here", 1, 11),
    Case(
      "text value a", .malformed, "'a' stands where a text in quotes is expected",
      "write a text in quotes here", 1, 12),
    Case(
      "text frame 1,2,3", .malformed,
      "'1,2,3' stands where a frame as 'x,y,width,height' is expected",
      "write a frame as 'x,y,width,height' here", 1, 12),
    Case(
      "text level 99999999999999999999", .invalid,
      "'99999999999999999999' holds a number that is out of range",
      "use a number that fits 64 bits", 1, 12),
    Case(
      "text tap 1e999,0", .invalid, "'1e999,0' holds a number that is out of range",
      "use a number that fits 64 bits", 1, 10),
    Case(
      "text content (\"A\" \"B\" hgih)", .invalid, "unknown word 'hgih' in a value",
      "did you mean 'high'?", 1, 23),
    Case(
      "text input (secure secure)", .invalid, "'secure' is said twice", "remove one of them", 1,
      20),
    Case(
      "view navigation joint", .invalid,
      "unknown word 'joint' where a navigation style is expected",
      "use one of 'automatic', 'separate', 'combined'", 1, 17),
    Case(
      "text id a\ntext id a", .duplicateID, "two elements have the id 'a'",
      "line 1 has it already; an element without an id is called 'text[2]'", 2, 6),
    Case(
      "text id text[2]\ntext", .duplicateID, "two elements have the id 'text[2]'",
      "line 1 has it already; an element without an id is called 'text[2]'", 2, 1),
    Case(
      "view order (chese)\n  text id cheese", .invalid, "no element has the id 'chese'",
      "did you mean 'cheese'?", 1, 13),
    Case(
      "view order (x)\n  text id cheese", .invalid, "no element has the id 'x'",
      "give an element this id, or write '?' before it if the app itself is wrong", 1, 13),
  ]

  @Test(arguments: words + shapes)
  func aMistakeSaysWhatWhereAndWhatToDo(mistake: Case) {
    let error = #expect(throws: NotationError.self) { try ScreenNotation.parse(mistake.text) }
    let place = SourceLocation(line: mistake.line, column: mistake.column)
    #expect(
      error == NotationError(mistake.code, mistake.message, help: mistake.help, at: place),
      "\(mistake.text)")
  }

  @Test func elementsAreNestedAThousandLevelsAtMost() {
    let text = (0..<1_001).map { String(repeating: "  ", count: $0) + "view\n" }.joined()
    let error = #expect(throws: NotationError.self) { try ScreenNotation.parse(text) }
    #expect(error?.code == .limit && error?.location == SourceLocation(line: 1_001, column: 2_001))
    #expect(error?.message == "elements are nested deeper than 1000")
  }

  @Test func bracketsAreNestedAHundredLevelsAtMost() {
    let text = "view actions " + String(repeating: "(\"A\" actions ", count: 101)
    let error = #expect(throws: NotationError.self) { try ScreenNotation.parse(text) }
    #expect(error?.code == .limit)
    #expect(error?.message == "brackets are nested deeper than 100")
  }
}
