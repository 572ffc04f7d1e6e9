import EarshotSession
import EarshotTree
import EarshotWriting
import Testing

@testable import EarshotOutput

/// What technologies lay over the picture of a session, drawn and in words.
struct TerminalSceneOverlayTests {
  private static let menu = """
    screen "Shop" 40x160 en
    button "Milk" id milk frame 0,0,20,40
    button "Tea" id tea frame 20,0,20,40
    text "Total" id total frame 0,60,40,20
    button id pay frame 0,120,40,40
    """

  private func screen() throws -> Transcript.OrderedScreen {
    Transcript.OrderedScreen(try #require(try ScreenNotation.parse(Self.menu).first))
  }

  private func lines(
    _ overlay: ScreenOverlay?, framed: [Element.ID] = [], offered: [Int] = [], isList: Bool = false
  ) throws -> [String] {
    var scene = TerminalScene(try screen())
    (scene.overlay, scene.framed, scene.offered) = (overlay, framed, offered)
    scene.isList = isList
    return scene.lines(columns: 24, rows: 11, isColored: false)
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  private let numbers = ScreenOverlay(
    .numbers,
    badges: [.init("1", element: "milk"), .init("2", element: "tea"), .init("3", element: "pay")])

  @Test func numbersStandBeforeTheWords() throws {
    #expect(
      try lines(numbers) == [
        "Shop · 4 stops          ",
        "[‹1› Milk  ][‹2› Tea   ]",
        "[          ][          ]",
        "                        ",
        "[Total                 ]",
        "                        ",
        "                        ",
        "[‹3› pay               ]",
        "[                      ]",
        "                        ",
        "                        ",
      ])
    #expect(
      try lines(numbers, isList: true)[1...4] == [
        "  ‹1› Milk              ", "  ‹2› Tea               ", "  Total                 ",
        "  ‹3› pay               ",
      ])
    #expect(
      numbers.lines(on: try screen()) == ["numbers: 3", "1 Milk", "2 Tea", "3 pay"])
  }

  @Test func namesTakeThePlaceOfTheWords() throws {
    let names = ScreenOverlay(
      .names, badges: [.init("Milk", element: "milk"), .init("3", element: "pay")])
    let drawn = try lines(names)
    #expect(drawn[1] == "[‹Milk›    ][Tea       ]")
    #expect(drawn[7] == "[‹3›                   ]")
    #expect(names.lines(on: try screen()) == ["names: 2", "Milk", "3"])
  }

  @Test func whatHasNoBoxHasItsNumberInItsFrame() throws {
    let overlay = ScreenOverlay(
      .choice, badges: [.init("1", element: "hidden", frame: rect(10, 80, 20, 20))])
    #expect(try lines(overlay)[5] == "          ‹1›           ")
    #expect(try lines(overlay, isList: true)[5] == "  ‹1›                   ")
  }

  @Test func aGridHasCornersAndNumbers() throws {
    let cells = [
      rect(0, 0, 20, 80), rect(20, 0, 20, 80), rect(0, 80, 20, 80), rect(20, 80, 20, 80),
    ]
    let grid = ScreenOverlay(
      .grid, badges: cells.enumerated().map { .init("\($0 + 1)", frame: $1) })
    let drawn = try lines(grid)
    #expect(drawn[1].hasPrefix("┼"))
    #expect(drawn[2].contains("‹1›") && drawn[2].contains("‹2›"))
    #expect(drawn[6].contains("‹3›") && drawn[6].contains("‹4›"))
    #expect(
      grid.lines(on: try screen())
        == ["grid: 4 cells", "1 Milk", "2 Tea, Total", "3 in pay", "4 pay"])
  }

  @Test func aZoomedGridIsLookedAtMoreClosely() throws {
    let cells = [rect(0, 0, 10, 40), rect(10, 0, 10, 40)]
    let grid = ScreenOverlay(
      .grid, badges: cells.enumerated().map { .init("\($0 + 1)", frame: $1) })
    let drawn = try lines(grid)
    #expect(!drawn.contains { $0.contains("Tea") || $0.contains("Total") })
    #expect(drawn[1].hasPrefix("┼───────────┼─") && drawn[8].hasPrefix("└"))
    #expect(drawn.contains { $0.contains("‹1›") && $0.contains("‹2›") })
  }

  @Test func aGroupHasAFrameThatIsSeenWithoutColours() throws {
    let group = ScreenOverlay(
      .group, badges: [.init("Milk … Tea", frame: rect(0, 0, 40, 40))], frames: [rect(0, 0, 40, 40)]
    )
    let drawn = try lines(group, framed: ["milk", "tea"])
    #expect(drawn[0] == "Shop · group of 2, 4 st…")
    #expect(drawn[1] == "▶Milk      ][Tea       ◀")
    let listed = try lines(group, framed: ["milk", "tea"], isList: true)
    #expect(listed[1] == "▶ 1  Milk               ")
    #expect(listed[2] == "▶ 2  Tea                ")
    #expect(listed[3] == "  3  Total              ")
    #expect(group.lines(on: try screen()) == ["group: Milk … Tea"])
  }

  @Test func anItemHasTheFrameOfTheFocus() throws {
    let item = ScreenOverlay(
      .item, badges: [.init("Tea", element: "tea", frame: rect(20, 0, 20, 40))],
      frames: [rect(20, 0, 20, 40)])
    #expect(try lines(item, framed: ["tea"])[1] == "[Milk      ]▶Tea       ◀")
    #expect(item.lines(on: try screen()) == ["item: Tea"])
  }

  @Test func rowsOfAMenuAreOfferedTogether() throws {
    let menu = ScreenOverlay(.menu, lines: ["Tap", "Scroll", "Back"], chosen: 0)
    #expect(
      try lines(menu, offered: [0, 1])[1...3] == [
        "▶ Tap                   ", "▶ Scroll                ", "  Back                  ",
      ])
    #expect(try lines(menu)[2] == "  Scroll                ")
    #expect(
      menu.lines(on: try screen(), offered: [0, 1])
        == ["menu: 3", "> Tap", "> Scroll", "  Back"])
  }

  @Test func aLongMenuWithoutAChoiceStandsInColumns() throws {
    let menu = ScreenOverlay(.menu, lines: (1...12).map { "L\($0)" })
    let drawn = try lines(menu)
    #expect(drawn[1] == "  L1          L9        ")
    #expect(drawn.contains { $0.contains("L12") })
  }

  @Test func linesThatLookForAPointAreDrawn() throws {
    let band = ScreenOverlay(.point, frames: [rect(0, 40, 40, 30)])
    let across = String(repeating: "━", count: 24)
    #expect(try lines(band)[3] == across)
    #expect(band.lines(on: try screen()) == ["point: across the screen, from 40 to 70"])
    let line = ScreenOverlay(.point, frames: [rect(20, 0, 1, 160), rect(0, 60, 40, 1)])
    #expect(try lines(line).dropFirst().dropLast(2).allSatisfy { $0.contains("┃") })
    #expect(
      line.lines(on: try screen()) == [
        "point: upright, at 20", "point: across the screen, at 60",
      ])
  }

  /// A band that is as broad as the screen is high, or broader.
  @Test func aBandIsUprightOnALowScreen() throws {
    let band = ScreenOverlay(.point, frames: [rect(0, 0, 30, 20), rect(0, 5, 40, 1)])
    #expect(band.lines(on: try screen()).first == "point: upright, from 0 to 30")
    let across = ScreenOverlay(.point, frames: [rect(0, 0, 10, 80)])
    #expect(across.lines(on: try screen()) == ["point: across the screen, from 0 to 80"])
    let drawn = try lines(band)
    #expect(drawn[1].contains("┃"))
  }

  /// Marks of direction take no place, so that what stands behind them is not shifted.
  @Test func marksOfDirectionTakeNoColumn() throws {
    #expect("\u{2067}\u{200F}שלום\u{200E}\u{2069}\u{FEFF}".columns == 4)
    // Marks that turn what follows around are written out, so that no text can pose as another.
    let name = "\u{200F}שלום\u{200E}"
    var scene = TerminalScene(try screen())
    scene.boxes[0].text = name
    let drawn = scene.lines(columns: 24, rows: 11, isColored: false)
    #expect(drawn[1] == "[שלום      ][Tea       ]")
  }

  @Test(arguments: ["inf", "nan", "1e300"])
  func oddFramesDoNoHarm(_ number: String) throws {
    let odd = Double(number) ?? 0
    let frame = rect(odd, 0, odd, 20)
    for kind in ScreenOverlay.Kind.allCases {
      let overlay = ScreenOverlay(
        kind, badges: [.init("1", frame: frame)], lines: ["a"], chosen: 7, frames: [frame])
      #expect(try lines(overlay, framed: ["none", "milk"], offered: [9]).count == 11)
    }
  }
}
