import EarshotSession
import EarshotText
import EarshotTree
import EarshotWriting
import Testing

@testable import EarshotOutput

/// The picture of a session in a terminal, drawn without one.
struct TerminalSceneTests {
  private func scene(_ notation: String = menu, focus: Element.ID? = nil) throws -> TerminalScene {
    let screen = try #require(try ScreenNotation.parse(notation).first)
    var scene = TerminalScene(Transcript.OrderedScreen(screen))
    scene.framed = focus.map { [$0] } ?? []
    scene.status = ["? keys, q leaves"]
    return scene
  }

  private static let menu = """
    screen "Меню" 40x160 ru
    header "Меню" id title frame 0,0,40,20
    button "披萨 Пепперони" id pizza frame 0,40,40,60
    button "Купить" id buy frame 10,140,20,20
    """

  @Test func drawsElementsInTheirPlaces() throws {
    var scene = try scene(focus: "pizza")
    scene.caption = "披萨 Пепперони, кнопка, и ещё много слов"
    scene.status = ["rotor: Слова", "♪ boundary"]
    #expect(
      scene.lines(columns: 20, rows: 13, isColored: false) == [
        "Меню · stop 2 of 3  ",
        "[Меню              ]",
        "                    ",
        "┏━━━━━━━━━━━━━━━━━━┓",
        "┃披萨 Пепперони    ┃",
        "┗━━━━━━━━━━━━━━━━━━┛",
        "                    ",
        "                    ",
        "     [Купить  ]     ",
        "rotor: Слова · ♪ bo…",
        " 披萨 Пепперони,    ",
        " кнопка, и ещё много",
        " слов               ",
      ])
  }

  @Test func whatIsChosenOrDimmedIsSeen() throws {
    var scene = try scene(
      """
      button selected "Menu"
      button dimmed "Buy"
      button "Cart" value "2"
      """)
    scene.isList = true
    let lines = scene.lines(columns: 30, rows: 6, isColored: false).map(\.trimmed)
    #expect(lines[1...3] == ["1  Menu [selected]", "2  Buy [dimmed]", "3  Cart: 2"])
  }

  @Test(arguments: [20, 40, 80]) func helpFitsTheTerminal(_ columns: Int) throws {
    var scene = try scene()
    let help = [
      "→ ←                 next element, previous element", "",
      "Shift-arrow         three fingers: scroll (also Page Up, Page Down)",
      "all steps: swipeRight, swipeLeft, swipeUp, swipeDown, doubleTap, tripleTap, scrub",
    ]
    scene.overlay = ScreenOverlay(.menu, lines: help)
    var seen: [String] = []
    for page in 0..<12 {
      scene.helpPage = page
      let lines = scene.lines(columns: columns, rows: 8, isColored: false)
      #expect(lines.allSatisfy { $0.columns == columns && !$0.contains("…") || $0 == lines[0] })
      seen += lines[1..<6].flatMap { $0.split(separator: " ").map(String.init) }
    }
    let words = help.flatMap { $0.split(separator: " ").map(String.init) }
    #expect(words.filter { !seen.contains($0) }.isEmpty)
  }

  @Test func theFocusIsSeenWithoutColours() throws {
    let lines = try scene(focus: "buy").lines(columns: 20, rows: 11, isColored: false)
    #expect(lines.contains("     ▶Купить  ◀     "))
    let colored = try scene(focus: "buy").lines(columns: 20, rows: 11, isColored: true)
    #expect(colored.contains("     \u{1B}[1;7m▶Купить  ◀\u{1B}[0m     "))
  }

  @Test func aLowTerminalFollowsTheFocus() throws {
    let top = try scene(focus: "title").lines(columns: 20, rows: 6, isColored: false)
    let bottom = try scene(focus: "buy").lines(columns: 20, rows: 6, isColored: false)
    #expect(top[1] == "▶Меню              ◀")
    #expect(bottom.contains { $0.contains("▶Купить") })
  }

  @Test func aScreenWithoutPlacesIsAList() throws {
    let notation = "screen en\n" + (1...12).map { "button \"B\($0)\" id b\($0)\n" }.joined()
    var scene = try scene(notation, focus: "b9")
    #expect(
      scene.lines(columns: 12, rows: 6, isColored: false) == [
        "stop 9 of 12", "   8  B8    ", "▶  9  B9    ", "  10  B10   ", "? keys, q l…",
        "            ",
      ])
    scene.overlay = ScreenOverlay(.menu, lines: ["leave"])
    #expect(scene.lines(columns: 12, rows: 6, isColored: false)[1] == "  leave     ")
  }

  @Test func everyLineIsAsWideAsTheTerminal() throws {
    var scene = try scene(focus: "pizza")
    scene.caption = "披萨\u{1B}[31m e\u{301} 👍🏽 длинная подпись"
    for columns in 0...40 {
      for rows in 0...16 {
        for isList in [false, true] {
          scene.isList = isList
          let lines = scene.lines(columns: columns, rows: rows, isColored: false)
          #expect(lines.count == rows)
          #expect(lines.allSatisfy { $0.columns == columns })
          #expect(!lines.contains { $0.contains("\u{1B}") })
        }
      }
    }
  }

  @Test(arguments: ["inf", "nan", "-inf", "1e300"])
  func oddFramesDoNoHarm(_ number: String) throws {
    let notation = """
      screen 40x160 ru
      button "A" id a frame \(number),0,\(number),20
      button "B" id b frame 0,20,40,20
      """
    let lines = try scene(notation, focus: "a").lines(columns: 20, rows: 8, isColored: false)
    #expect(lines.contains { $0.contains("[B") })
  }

  @Test(arguments: [
    ("один два три", 8, 4, ["один два", "три"]), ("один два три", 8, 1, ["один дв…"]),
    ("один", 4, 4, ["один"]), ("", 4, 4, [""]), ("одиннадцать", 4, 2, ["один", "над…"]),
    ("披萨披", 3, 4, ["披", "萨", "披"]), ("a  b", 2, 4, ["a", "b"]), ("ab", 0, 4, [""]),
  ])
  func aCaptionIsWrapped(_ text: String, _ width: Int, _ count: Int, _ expected: [String]) {
    #expect(text.wrapped(to: width, lines: count) == expected)
  }

  @Test func aCaptionTakesFourRowsAtMost() throws {
    var scene = try scene(focus: "buy")
    scene.caption = (1...40).map { "слово\($0)" }.joined(separator: ", ")
    let lines = scene.lines(columns: 20, rows: 24, isColored: false)
    #expect(lines[19].contains("q leaves"))
    #expect(lines[20] == " слово1, слово2,    ")
    #expect(lines[23].hasSuffix("…"))
  }

  @Test(arguments: [
    ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("披萨", 4, "披萨"), ("披萨", 3, "披…"), ("披萨", 2, "…"),
    ("a", 0, ""), ("e\u{301}f", 2, "e\u{301}f"),
  ])
  func aTextIsCutToAWidth(_ text: String, _ width: Int, _ expected: String) {
    #expect(text.truncated(to: width) == expected)
  }
}
