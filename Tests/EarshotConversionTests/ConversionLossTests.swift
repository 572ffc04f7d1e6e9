import EarshotConversion
import EarshotTree
import EarshotWriting
import Testing

/// What a format does not write it says.
struct ConversionLossTests {
  /// A property, and the node of the screen that gets it.
  private static let properties: [(String, Element.ID, @Sendable (inout Element) -> Void)] = [
    ("label", "a", { $0.label = "B" }), ("value", "a", { $0.value = "1" }),
    ("hint", "a", { $0.hint = "Opens" }),
    ("label with attributes", "a", { $0.attributedLabel = .given(spelled) }),
    ("value with attributes", "a", { $0.attributedValue = .given(spelled) }),
    ("hint with attributes", "a", { $0.attributedHint = .given(spelled) }),
    ("identifier", "a", { $0.identifier = "buy" }),
    ("public trait", "a", { $0.traits = .given([.button, .selected]) }),
    ("private trait", "a", { $0.traits = .given([.button, .inactive]) }),
    ("tab bar", "a", { $0.traits = .given([.button, .tabBar]) }),
    ("frame", "bare", { $0.frame = .given(Rect(x: 0, y: 1, width: 44, height: 44)) }),
    ("path", "a", { $0.path = .given(Path(rect: Rect(x: 0, y: 0, width: 40, height: 40))) }),
    (
      "triangle", "a",
      {
        $0.path = .given(
          Path(polygons: [[Point(x: 0, y: 0), Point(x: 9, y: 0), Point(x: 9, y: 9)]]))
      }
    ),
    ("activation point", "a", { $0.activationPoint = .given(Point(x: 1, y: 1)) }),
    ("language", "a", { $0.language = "de" }),
    ("list", "g", { $0.containerType = .given(.list) }),
    ("rows of a table", "table", { $0.containerType = .given(.dataTable(DataTable(rowCount: 2))) }),
    ("cell", "a", { $0.tableCell = .given(TableCell(row: 0, column: 1)) }),
    ("order", "g", { $0.accessibilityElements = .given(["b", "a"]) }),
    ("order of nothing", "ordered", { $0.accessibilityElements = .given(["bare", "none"]) }),
    ("modal", "g", { $0.isModal = .given(true) }),
    ("hidden elements", "g", { $0.elementsHidden = .given(true) }),
    ("hidden view", "g", { $0.isHidden = .given(true) }),
    ("navigation style", "g", { $0.navigationStyle = .given(.combined) }),
    ("actions", "a", { $0.customActions = .given([CustomAction("Go")]) }),
    (
      "nested actions", "actions",
      { $0.customActions = .given([CustomAction("Go", actions: [CustomAction("On")])]) }
    ),
    (
      "pictures of actions", "actions",
      { $0.customActions = .given([CustomAction("Go", image: "go")]) }
    ),
    ("chart", "a", { $0.chart = .given(Chart(title: "Income")) }),
    ("content", "a", { $0.customContent = .given([CustomContent(label: "A", value: "B")]) }),
    (
      "importance", "content",
      {
        $0.customContent = .given([CustomContent(label: "A", value: "B", importance: .high)])
      }
    ),
    ("rotors", "a", { $0.customRotors = .given([CustomRotor("Links")]) }),
    ("targets", "rotors", { $0.customRotors = .given([CustomRotor("Links", targets: ["b"])]) }),
    ("names for Voice Control", "a", { $0.userInputLabels = .given(["Buy"]) }),
    ("drag sources", "a", { $0.dragSources = .given([LocationDescriptor("Drag")]) }),
    ("drop points", "a", { $0.dropPoints = .given([LocationDescriptor("Drop")]) }),
    ("expanded state", "a", { $0.expandedStatus = .given(.expanded) }),
    ("placeholder", "a", { $0.textInput = .given(TextInput(placeholder: "Name")) }),
    ("editing", "field", { $0.textInput = .given(TextInput(isEditing: true)) }),
    (
      "range", "a",
      { $0.adjustment = .given(.range(.init(minimum: 0, maximum: 9, step: 1, value: 2))) }
    ),
    ("options", "a", { $0.adjustment = .given(.options(.init(names: ["S", "M"], index: 0))) }),
    ("position", "a", { $0.position = .given(SeriesPosition(index: 1, count: 5)) }),
    ("gestures", "a", { $0.gestures = .given([.swipe]) }),
    ("only while VoiceOver runs", "a", { $0.isOnlyWhileVoiceOverRuns = .given(true) }),
    ("stored frame", "a", { $0.isFrameStored = .given(true) }),
    ("heading level", "a", { $0.headingLevel = .given(2) }),
    ("activate", "a", { $0.handlers = .given([.activate]) }),
    ("scroll", "a", { $0.handlers = .given([.scroll]) }),
    ("looks", "a", { $0.appearance = .given(dark) }),
    ("scroll view", "g", { $0.systemContainer = .table }),
  ]

  private static let spelled = AttributedText(runs: [.init("A")])
  private static let dark = {
    var appearance = Appearance()
    appearance.color = "#000000"
    return appearance
  }()

  private static func screen() throws -> Screen {
    var screen = try Screen(
      notation: """
        screen 390x844 en
        view id root frame 0,0,390,844
          view id g frame 0,0,390,100
            button "A" id a frame 0,0,44,44
            button "B" id b frame 0,50,44,44
          view id table frame 0,100,390,100
            button "C" id actions frame 0,100,44,44
            button "D" id content frame 0,150,44,44
          button "E" id rotors frame 0,200,44,44
          button "F" id field frame 0,250,44,44
          view id ordered order (bare)
            button "G" id bare

        """)
    screen.update("table") { $0.containerType = .given(.dataTable(DataTable())) }
    screen.update("actions") { $0.customActions = .given([CustomAction("Go")]) }
    screen.update("content") {
      $0.customContent = .given([CustomContent(label: "A", value: "B")])
    }
    screen.update("rotors") { $0.customRotors = .given([CustomRotor("Links")]) }
    screen.update("field") { $0.traits = .given(.textEntry) }
    return screen
  }

  @Test(arguments: OutputFormat<Screen>.all.map(\.id), properties.map(\.0))
  func nothingIsLostInSilence(_ format: String, _ property: String) throws {
    // Code for UIKit has no content at all, whatever its importance.
    if (format, property) == ("uikit", "importance") { return }
    let (_, id, change) = try #require(Self.properties.first { $0.0 == property })
    let write = try #require(OutputFormat<Screen>.all.first { $0.id == format }).write
    let before = try Self.screen()
    var after = before
    let isThere = after.update(id, change)
    #expect(isThere && after != before)
    #expect(
      write(after) != write(before)
        || ConversionLoss.losses(of: after, to: format)
          != ConversionLoss.losses(of: before, to: format)
    )
  }

  @Test func whatLiesBehindAModalViewIsALossOfSwiftUI() throws {
    let screen = try Screen(
      notation: "screen\nbutton \"Behind\"\nview modal\n  button \"Yes\"\n")
    #expect(
      ConversionLoss.losses(of: screen, to: "swiftui").contains {
        $0.what == "what is not read" && $0.count == 1
      })
  }
}
