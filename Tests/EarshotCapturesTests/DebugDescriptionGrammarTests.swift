import EarshotCaptures
import EarshotTree
import Testing

/// The grammar of lines and sections, on dumps of our own.
struct DebugDescriptionGrammarTests {
  private func dump(_ lines: String...) -> String {
    ([" →Application, 0x1, pid: 1, label: 'A'", "    Window, 0x2, {{0.0, 0.0}, {400.0, 800.0}}"]
      + lines.map { "      " + $0 }).joined(separator: "\n") + "\n"
  }

  @Test(arguments: [
    ("Button, 0x3, label: 'It's, here'", "Button[1]: It's, here [button]"),
    ("Button, 0x3, label: 'Don', Selected'", "Button[1]: Don', Selected [button]"),
    ("Button, 0x3, label: 'Don', Selected", "Button[1]: Don [button selected]"),
    ("Button, identifier: 'i', label: 'a', Disabled", "i: a [button notEnabled]"),
    ("Button, title: 't', label: 'l'", "Button[1]: l [button]"),
    ("Button, 0x3, label: ', value: ''", "Button[1]: , value: ' [button]"),
    (
      "Slider, 0x3, label: 'V', value: 50%, 2, Disabled",
      "Slider[1]: V = 50%, 2 [notEnabled adjustable]"
    ),
    (
      "TextField, 0x3, value: Search, a, placeholderValue: 'Name', Keyboard Focused",
      "TextField[1]: - = Search, a [textEntry isEditing]"
    ),
    (
      "Switch, 0x3, {{1e1, -2.5}, {4, 4}}, label: 'S', value: 1",
      "Switch[1]: S = 1 [button toggleButton]"
    ),
    ("Button (Main), 0x3, {{inf, 0.0}, {nan, 0.0}}, label: 'a'", "Button[1]: a [button]"),
  ])
  func aLineIsRead(_ line: String, _ expected: String) throws {
    let capture = try read(dump(line))
    #expect(capture.heard == [expected])
    #expect(capture.unknowns.isEmpty)
  }

  @Test func framesAreRead() throws {
    let capture = try read(
      dump(
        "Button, 0x3, {{1e1, -2.5}, {4, 5}}, label: 'a'",
        "Button, 0x3, {{9.223372036854776e+18, 0.0}, {0.0, 0.0}}, label: 'b'"))
    #expect(
      try capture.element("Button[1]").frame == .given(Rect(x: 10, y: -2.5, width: 4, height: 5)))
    #expect(try capture.element("Button[2]").frame == .empty)
  }

  @Test func aTextContinuesInTheNextLines() throws {
    let capture = try read(
      dump("Button, 0x3, label: 'one", "two, it's", "three', Selected", "Button, label: 'b'"))
    #expect(
      capture.heard == [
        "Button[1]: one\n      two, it's\n      three [button selected]", "Button[2]: b [button]",
      ])
  }

  @Test func editingIsToldOfFields() throws {
    let capture = try read(dump("TextField, 0x3, label: 'a', Keyboard Focused"))
    #expect(try capture.element("TextField[1]").textInput.value?.isEditing == true)
    #expect(try capture.element("TextField[1]").has([.textEntry, .isEditing]))
    #expect(!capture.losses.contains { $0.what == .textInput })
  }

  @Test func theFocusOfATelevisionIsListed() throws {
    let capture = try read(
      dump("Button, 0x3, label: 'Play'", "  Button, 0x4, Focused", "Button, 0x5, label: 'Stop'"))
    #expect(capture.heard == ["Button[1]: Play [button]", "Button[3]: Stop [button]"])
    #expect(
      capture.unknowns == [
        Capture.Unknown(what: "flag 'Focused'", location: SourceLocation(line: 3, column: 7))
      ])
  }

  @Test func noiseIsSkipped() throws {
    let capture = try read(
      """
      (lldb) po app
          t =   110.37s Find the Application
      ```
      Attributes: Application, 0x1, pid: 1, label: 'A'
      Element subtree:
       →Application, 0x1, pid: 1, label: 'A'
          ...
          RemotePlaceholder, 0x7, pid: 22
          Button, 0x2, label: 'a'
      Path to element:
       →Application, 0x1, pid: 1, label: 'A'
        ↪︎Button, 0x2, label: 'path'
      Query chain:
       →Find: Target Application 'a.b'
        Output: {
          Button, 0x9, label: 'chain'
        }
      ```
      """)
    #expect(capture.heard == ["Button[1]: a [button]"])
    #expect(capture.unknowns.isEmpty)
  }

  @Test func theLastOutputOfAQueryCounts() throws {
    let capture = try read(
      """
      Query chain:
       →Find: Target Application 'a.b'
        Output: {
          Application, 0x1, pid: 1, label: 'A'
        }
        ↪︎Find: Descendants matching type Button
          Output: {
            Button, 0x2, label: 'a'
            Button, 0x3, label: 'b'
          }
      """)
    #expect(capture.heard == ["Button[1]: a [button]", "Button[2]: b [button]"])
  }

  @Test func aQuotedDumpIsReadWithoutEscapes() throws {
    let text = dump("Button, 0x3, label: 'a \"b\"'")
    let escaped =
      "\""
      + text.replacing("\n", with: "\\n").replacing("\"", with: "\\\"")
      .replacing("'", with: "\\'") + "\"\n"
    let capture = try read(escaped)
    #expect(capture.heard == ["Button[1]: a \"b\" [button]"])
    #expect(
      capture.warnings.map(\.whole) == [
        "the dump is written with escapes, as in a log or in code; places are counted in the text "
          + "without escapes"
      ])
  }

  @Test func depthComesFromIndentation() throws {
    let capture = try read(
      """
           ->Application, pid: 1, label: 'A'
             TabBar, {{0.0, 700.0}, {400.0, 50.0}}, label: 'Tabs'
               Button, {{0.0, 700.0}, {200.0, 50.0}}, label: 'One', Selected
             Button, {{0.0, 0.0}, {9.0, 9.0}}, label: 'b'
           ->Application, pid: 2, label: 'B'
             Button, label: 'c'
      """)
    #expect(capture.screens.map(\.title) == ["A", "B"])
    #expect(
      capture.heard == [
        "Button[2]: b [button]", "Button[1]: One [button selected tabBarItem]",
        "Button[1]: c [button]",
      ])
  }

  @Test func aCutTextIsKept() throws {
    let capture = try read(dump("Button, 0x3, identifier: 'i', label: 'Hel").dropLast().description)
    #expect(capture.heard == ["i: Hel [button]"])
    #expect(
      capture.warnings.map(\.whole) == [
        "3:7: the capture is cut: it ends inside a line; what was read is kept"
      ])
  }

  @Test func combinedRowsAreOneStop() throws {
    let capture = try read(
      dump(
        "Button, 0x3, label: 'A, B'", "  StaticText, 0x4, label: 'A'",
        "  StaticText, 0x5, label: 'B'", "Other, 0x6, label: 'C D'",
        "  StaticText, 0x7, label: 'C'", "  StaticText, 0x8, label: 'D'",
        "Button, 0x9", "  StaticText, 0xa, label: 'E'"))
    #expect(
      capture.heard == [
        "Button[1]: A, B [button]", "StaticText[3]: C [staticText]",
        "StaticText[4]: D [staticText]", "Button[2]: E [button]",
      ])
  }

  @Test func aTextOfManyQuotesIsReadInTime() throws {
    let label = String(repeating: "x', ", count: 50_000)
    let capture = try read(dump("Button, 0x3, label: '\(label)'"))
    #expect(try capture.element("Button[1]").label == .given(label))
  }

  @Test func anInputWithoutElementsHasNoScreen() throws {
    #expect(
      try error(of: "Element subtree:\nnothing", .debugDescription).whole
        == "1:1: no-screen: the input holds no element of a debug description; pass what "
        + "'print(app.debugDescription)' prints, from 'Element subtree:' on")
  }

  @Test func endlessNestingIsAnErrorWithAPlace() throws {
    let lines = (0..<1_100).map { String(repeating: " ", count: $0) + "Other, 0x1" }
    #expect(
      try error(of: lines.joined(separator: "\n"), .debugDescription).whole
        == "1001:1001: limit: elements are nested deeper than 1000; no app nests that deep; check that "
        + "the capture is what the tool wrote")
  }
}
