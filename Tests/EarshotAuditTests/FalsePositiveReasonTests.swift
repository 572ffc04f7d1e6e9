import EarshotAudit
import EarshotTree
import Testing

/// Each known false positive, and what looks like it and is none.
struct FalsePositiveReasonTests {
  /// What becomes of one issue on a screen.
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var screen: String
    var issue: AppleAuditIssue
    /// The reason for which it is left out; `nil` when it stays.
    var reason: FalsePositiveReason?

    init(
      _ name: String, on screen: String, _ issue: AppleAuditIssue, _ reason: FalsePositiveReason?
    ) {
      self.name = name
      self.screen = screen
      self.issue = issue
      self.reason = reason
    }

    var testDescription: String { name }
  }

  @Test(arguments: places + labels + controls)
  func filtersWhatItShould(_ test: Case) throws {
    let screen = AuditedScreen(try Screen(notation: test.screen))
    let result = AppleAuditMerge(screen).merge([test.issue], with: [])
    if let reason = test.reason {
      #expect(result.filtered == [reason: 1] && result.findings.isEmpty)
    } else {
      #expect(result.filtered.isEmpty && result.findings.count == 1)
    }
  }

  @Test func everyFilterHasACase() {
    let reasons = Set((Self.places + Self.labels + Self.controls).compactMap(\.reason))
    #expect(reasons == Set(FalsePositiveReason.allCases))
  }

  @Test(arguments: FalsePositiveReason.allCases)
  func everyReasonHasWords(_ filter: FalsePositiveReason) {
    #expect(filter.reason(in: "en") != filter.rawValue)
    #expect(filter.reason(in: "ru").contains { ("а"..."я").contains($0) })
    #expect(!filter.reason(in: "en").hasSuffix("."))
  }

  private static let keyboard = """
    screen 390x844
    text "Note" frame 16,100,200,20
    text "Deep" frame 16,700,200,20
    button frame 0,560,130,30
    view type XCUIElementTypeKeyboard frame 0,600,390,244
      button "q" type XCUIElementTypeKey frame 4,620,30,40
    """

  private static let list =
    "screen 390x844\ntableview frame 0,0,390,800\n"
    + (0..<12).map {
      "  cell frame 0,\($0 * 60),390,60\n    element \"Row \($0)\" frame 0,\($0 * 60),390,60"
    }.joined(separator: "\n")

  private static let shortList =
    "screen 390x844\ntableview frame 0,0,390,800\n"
    + (0..<4).map {
      "  cell frame 0,\($0 * 60),390,60\n    element \"Row \($0)\" frame 0,\($0 * 60),390,60"
    }.joined(separator: "\n")

  private static let inRow = Rect(x: 20, y: 80, width: 60, height: 16)
  private static let strip = Rect(x: 0, y: 560, width: 130, height: 30)

  static let places: [Case] = [
    Case("text without a place", on: keyboard, .made(.inaccessibleText), .noElement),
    Case("clipping without a place", on: keyboard, .made(.textClipped), nil),
    Case(
      "text with a place", on: keyboard,
      .made(.inaccessibleText, frame: Rect(x: 16, y: 300, width: 90, height: 20)), nil),
    Case("a key", on: keyboard, .made(.hitArea, label: "q"), .systemView),
    Case(
      "text on the keyboard", on: keyboard,
      .made(.inaccessibleText, frame: Rect(x: 200, y: 700, width: 60, height: 20)), .systemView),
    Case("a text of the app", on: keyboard, .made(.textClipped, label: "Note"), nil),
    Case(
      "text on a map", on: "screen 390x844\nview type MKMapView frame 0,0,390,400",
      .made(.inaccessibleText, frame: Rect(x: 90, y: 90, width: 60, height: 12)), .systemView),
    Case(
      "text below a map", on: "screen 390x844\nview type MKMapView frame 0,0,390,400",
      .made(.inaccessibleText, frame: Rect(x: 90, y: 490, width: 60, height: 12)), nil),
    Case(
      "a banner", on: keyboard,
      .made(.contrastFailed, id: "NotificationShortLookView"), .banner),
    Case("a banner of the app", on: keyboard, .made(.contrastFailed, id: "promoBanner"), nil),
    Case("a long list", on: list, .made(.inaccessibleText, frame: inRow), .longTable),
    Case("a short list", on: shortList, .made(.inaccessibleText, frame: inRow), nil),
    Case("clipped in a long list", on: list, .made(.textClipped, frame: inRow), nil),
    Case(
      "a suggestion", on: keyboard, .made(.noDescription, type: "Button", frame: strip),
      .keyboardSuggestion),
    Case(
      "a button in the place of suggestions without a keyboard",
      on: "screen 390x844\nbutton frame 0,560,130,30",
      .made(.noDescription, type: "Button", frame: strip), nil),
    Case(
      "contrast under the keyboard", on: keyboard, .made(.contrastFailed, label: "Deep"), .covered),
    Case("size under the keyboard", on: keyboard, .made(.dynamicTypePartial, label: "Deep"), nil),
    Case(
      "contrast under a sheet",
      on: """
        screen 390x844
        text "Behind" frame 16,500,200,20
        view modal frame 0,400,390,444
          text "Front" frame 16,600,200,20
        """, .made(.contrastFailed, label: "Behind"), .covered),
    Case(
      "contrast on a sheet",
      on: """
        screen 390x844
        text "Behind" frame 16,500,200,20
        view modal frame 0,400,390,444
          text "Front" frame 16,600,200,20
        """, .made(.contrastFailed, label: "Front"), nil),
  ]

  private static func unreadable(
    _ label: String, as trait: String = "text", _ reason: FalsePositiveReason?
  ) -> Case {
    Case(
      "\(trait) \(label)", on: "\(trait) \"\(label)\"", .made(.notHumanReadable, label: label),
      reason)
  }

  static let labels: [Case] = [
    unreadable("AB", .initials), unreadable("А. П.", .initials), unreadable("ABCD", nil),
    unreadable("AB", as: "button", nil),
    unreadable("Loading…", .loading), unreadable("Загрузка...", as: "image", .loading),
    unreadable("btn_loading…", nil),
    unreadable("Mohame4d.sayed", .userName), unreadable("@ann", .userName),
    unreadable("ann85", .userName), unreadable("crown.fill", nil), unreadable("person.2", nil),
    unreadable("ann85", as: "button", nil), unreadable("%@", nil),
    unreadable("1.2.3", .version), unreadable("Version 4.1 (145)", .version),
    unreadable("v2.0", as: "button", .version), unreadable("1", nil), unreadable("ic_2.0", nil),
    unreadable("—", .dash), unreadable("--", .dash), unreadable("a-b", nil),
  ]

  private static let bars = """
    screen 390x844
    navigationbar frame 0,44,390,44
      button "Done" frame 330,44,60,44
    searchField "Search" type UISearchTextField frame 16,100,358,36
      button "Clear" frame 340,100,30,36
    text "Total" frame 16,200,200,20
    button dimmed "Pay" frame 16,300,200,44
    button "Buy" frame 16,400,30,30
    text "Menu" frame 16,500,200,40 appearance (fontSize 34)
    """

  private static let group = """
    screen 390x844
    view type XCUIElementTypeGroup identifier "tiles" frame 0,0,390,300
      text "One" frame 0,0,100,40
    element type XCUIElementTypeGroup identifier "alone" frame 0,400,390,300
    """

  static let controls: [Case] = [
    Case("contrast of what is disabled", on: bars, .made(.contrastFailed, label: "Pay"), .disabled),
    Case("the size of what is disabled", on: bars, .made(.hitArea, label: "Pay"), nil),
    Case("contrast of what is enabled", on: bars, .made(.contrastFailed, label: "Buy"), nil),
    Case("the button in a field", on: bars, .made(.hitArea, label: "Clear"), .clearButton),
    Case("a clear button by name", on: bars, .made(.hitArea, label: "Clear text"), .clearButton),
    Case("a small button", on: bars, .made(.hitArea, label: "Buy"), nil),
    Case(
      "size in a bar", on: bars, .made(.dynamicTypeUnsupported, label: "Done"), .systemBar),
    Case(
      "size of a search field", on: bars, .made(.dynamicTypePartial, label: "Search"), .systemBar),
    Case("size of a text", on: bars, .made(.dynamicTypeUnsupported, label: "Total"), nil),
    Case("contrast in a bar", on: bars, .made(.contrastFailed, label: "Done"), nil),
    Case("a large title", on: bars, .made(.dynamicTypePartial, label: "Menu"), .cappedSize),
    Case(
      "a large title that is fixed", on: bars, .made(.dynamicTypeUnsupported, label: "Menu"), nil),
    Case(
      "a small text that grows too little", on: bars,
      .made(.dynamicTypePartial, label: "Total", fontSize: 17), nil),
    Case("a group with contents", on: group, .made(.noDescription, id: "tiles"), .structuralGroup),
    Case("a group that is a stop", on: group, .made(.noDescription, id: "alone"), nil),
  ]
}
