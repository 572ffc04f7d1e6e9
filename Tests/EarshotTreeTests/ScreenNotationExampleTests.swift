import EarshotTree
import Testing

/// What a short line means in the model.
@Suite struct ScreenNotationExampleTests {
  private func element(_ line: String) throws -> Element {
    try #require(try Screen(notation: line).elements.first)
  }

  @Test func anEmptyTextHoldsNoScreen() throws {
    #expect(try ScreenNotation.parse("") == [])
    #expect(try ScreenNotation.parse("# comment\n\n   \n") == [])
    #expect(try ScreenNotation.parse("screen") == [Screen(elements: [])])
  }

  @Test func theScreenLineTellsTheScreen() throws {
    let screen = try Screen(notation: "screen \"Menu\" 375x812.5 ru pad rtl scale 3\n")
    #expect(
      screen
        == Screen(
          title: "Menu", elements: [], size: Size(width: 375, height: 812.5), scale: 3,
          language: "ru", idiom: .pad, direction: .rightToLeft))
    #expect(try Screen(notation: "screen language fil").language == "fil")
    #expect(try Screen(notation: "screen en-US").language == "en-US")
  }

  @Test func whatIsNotWrittenIsEmpty() throws {
    let element = try element("button \"A\"")
    #expect(element.isAccessibilityElement && element.id == "button[1]")
    #expect(element.label == .given("A") && element.traits == .given(.button))
    #expect(element.value == .empty && element.hint == .empty && element.customActions == .empty)
    #expect(element.isModal == .empty && element.containerType == .empty)
    #expect(element.frame == .notCaptured && element.appearance == .notCaptured)
    #expect(element.source == SourceLocation(line: 1, column: 1) && element.derived.isEmpty)
  }

  static let traitLines: [(String, Traits, Bool)] = [
    ("text", .staticText, true),
    ("button dimmed selected", [.button, .notEnabled, .selected], true),
    ("header", .header, true),
    ("bit63 button", [Traits(rawValue: 1 << 63), .button], true),
    ("tabs", .tabBar, false),
    ("element tabs", .tabBar, true),
    ("view button", .button, false),
    ("cell button", .button, false),
    ("button cell", .button, true),
  ]

  @Test(arguments: traitLines)
  func traitsAreBareWords(line: String, traits: Traits, isElement: Bool) throws {
    let element = try element(line)
    #expect(element.traits == .given(traits) && element.isAccessibilityElement == isElement)
    #expect(element.label == .empty)
  }

  @Test func containersAreWords() throws {
    #expect(try element("list \"A\"").containerType == .given(.list))
    #expect(try element("group \"A\"").containerType == .given(.semanticGroup))
    #expect(try element("landmark \"A\"").containerType == .given(.landmark))
    #expect(try element("table").containerType == .given(.dataTable(DataTable())))
    #expect(
      try element("table (rows 2 columns 3)").containerType
        == .given(.dataTable(DataTable(rowCount: 2, columnCount: 3))))
    #expect(try element("tabbar").systemContainer == .tabBar)
    #expect(try element("list scroll").systemContainer == .scrollView)
    #expect(try element("view").containerType == .empty)
    #expect(try !element("list \"A\"").isAccessibilityElement)
  }

  @Test func valuesFollowTheirWords() throws {
    let element = try element(
      "adjustable \"Size\" id size type UIStepper value \"M\" hint \"Picks\" identifier size-1 "
        + "language ru frame 16,300.5,343,44 tap 1,-2 level 2 position 2/4 at 1,- handles escape "
        + "names \"Size\" \"Big one\" options (\"S\" \"M\" chosen 1) collapsed not modal grouped")
    #expect(element.id == "size" && element.type == "UIStepper" && element.value == .given("M"))
    #expect(element.hint == .given("Picks") && element.identifier == .given("size-1"))
    #expect(element.frame == .given(Rect(x: 16, y: 300.5, width: 343, height: 44)))
    #expect(element.activationPoint == .given(Point(x: 1, y: -2)))
    #expect(element.headingLevel == .given(2) && element.language == .given("ru"))
    #expect(element.position == .given(SeriesPosition(index: 2, count: 4)))
    #expect(element.tableCell == .given(TableCell(row: 1, column: nil)))
    #expect(element.handlers == .given([.escape]))
    #expect(element.userInputLabels == .given(["Size", "Big one"]))
    #expect(element.adjustment == .given(.options(.init(names: ["S", "M"], index: 1))))
    #expect(element.expandedStatus == .given(.collapsed))
    #expect(element.isModal == .given(false) && element.groupsChildren == .given(true))
  }

  @Test func valuesWithPartsStandInBrackets() throws {
    let element = try element(
      "element \"A\" actions \"Add\" (\"More\" image \"dots\" actions \"Copy\") "
        + "content (\"Weight\" \"450 g\" high) rotors \"Links\" (\"Own\" targets (element[1] ?gone)) "
        + "drag (\"Row\" at 1,2) input (editing placeholder \"Name\") appearance (alpha 0.5) "
        + "attributedLabel \"A\" (\"B\" language en spelled yes) path (0,0 9,0 9,9) none".dropLast(
          5))
    #expect(
      element.customActions
        == .given([
          CustomAction("Add"), CustomAction("More", image: "dots", actions: [CustomAction("Copy")]),
        ]))
    #expect(
      element.customContent
        == .given([CustomContent(label: "Weight", value: "450 g", importance: .high)]))
    #expect(
      element.customRotors
        == .given([CustomRotor("Links"), CustomRotor("Own", targets: ["element[1]", "gone"])]))
    #expect(element.dragSources == .given([LocationDescriptor("Row", point: Point(x: 1, y: 2))]))
    #expect(element.textInput == .given(TextInput(placeholder: "Name", isEditing: true)))
    #expect(element.appearance.value?.alpha == 0.5)
    #expect(element.attributedLabel.value?.text == "AB")
    #expect(element.path.value?.polygons.first?.count == 3)
  }

  @Test func missingPropertiesAreNamed() throws {
    let screen = try Screen(
      notation: """
        screen unknown hint,actions derived traits
        button "A"
        button "B" empty hint unknown value derived none
        button "C" hint "Opens"
        """)
    #expect(screen.elements.map(\.hint) == [.notCaptured, .empty, .given("Opens")])
    #expect(screen.elements.map(\.value) == [.empty, .notCaptured, .empty])
    #expect(screen.elements.map(\.derived) == [.init(.traits), [], .init(.traits)])
    #expect(screen.elements.allSatisfy { $0.customActions == .notCaptured })
  }

  @Test func indentationNests() throws {
    let screen = try Screen(
      notation: """
        screen # a comment
        list "Toppings"  # another
          # and one more
          button "A # B"
            text "C"

          button "D"
        text "E"
        """)
    #expect(screen.elements.map(\.id) == ["list[1]", "text[2]"])
    #expect(screen.elements.first?.children.map(\.id) == ["button[1]", "button[2]"])
    #expect(screen.elements.first?.children.first?.label == .given("A # B"))
    #expect(screen["text[1]"]?.source == SourceLocation(line: 5, column: 5))
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func everyLineEndIsUnderstood(end: String) throws {
    let screen = try Screen(notation: "\u{FEFF}screen" + end + "list" + end + "  text \"A\"" + end)
    #expect(screen.elements.first?.children.first?.source == SourceLocation(line: 3, column: 3))
  }

  @Test func withoutFramesLinesAreReadInOrder() throws {
    let screen = try Screen(
      notation: """
        text "A"
        list "B"
          text "C"
          group "D"
            text "E"
          text "F"
        text "G"
        """)
    #expect(screen.readingOrder.compactMap(\.element.label.value).joined() == "ACEFG")
    #expect(screen.readingOrder.problems.isEmpty)
  }

  @Test(arguments: [
    "screen 375x812 ru\nheader \"Добавить в пиццу\"\nbutton dimmed \"Сырный бортик, 169 рублей\"\n",
    "screen\nadjustable \"Размер\" value \"средний\" frame 16,300,343,44\n",
    "screen unknown hint\nlist \"Toppings\" id a\n  button \"Cheese\"\n  button \"Ham\" empty hint\n  text\n",
    "screen \"T\" 1x1 language fil pad rtl scale 2 empty frame\nview\n",
    "screen\nview order (\"text[1]\" ?x)\n  text \"\" actions none drag none not tappable\n",
    "screen\nelement \"\\u{202E}\\n\\\"\" value \"\\u{301}👩‍👧\"\n",
  ])
  func printingKeepsTheShortForm(text: String) throws {
    #expect(ScreenNotation.print(try ScreenNotation.parse(text)) == text)
  }

  @Test func aThousandLevelsAreRead() throws {
    let lines = (0..<1_000).map { String(repeating: "  ", count: $0) + "view grouped" }
    let screen = try Screen(notation: lines.joined(separator: "\n"))
    #expect(screen.allElements.count == 1_000)
    let printed = ScreenNotation.print(screen)
    #expect(try Screen(notation: printed).withoutSources == screen.withoutSources)
    #expect(screen.readingOrder.isEmpty)
  }
}

struct NotationOrderTests {
  @Test func theOrderOfTheLinesIsAWord() throws {
    let text = "screen\nview order lines\n  button \"B\" id b\n  button \"A\" id a\n"
    let screen = try Screen(notation: text)
    #expect(screen.elements[0].accessibilityElements.value == ["b", "a"])
    #expect(ScreenNotation.print(screen).contains("order lines"))
    #expect(
      try Screen(notation: ScreenNotation.print(screen)).withoutSources == screen.withoutSources)
    let other = try Screen(notation: text.replacing("order lines", with: "order (a b)"))
    #expect(ScreenNotation.print(other).contains("order (a b)"))
    #expect(
      try Screen(notation: "view order lines\n").elements[0].accessibilityElements.value == [])
  }
}
