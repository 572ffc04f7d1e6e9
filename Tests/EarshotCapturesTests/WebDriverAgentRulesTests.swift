import EarshotCaptures
import EarshotTree
import Testing

/// One rule of the import at a time, on page sources of our own.
struct WebDriverAgentRulesTests {
  private static let shown = #"enabled="true" visible="true""#

  /// A page source around some elements, with all attributes that current versions write.
  private func page(_ elements: String) -> String {
    """
    <XCUIElementTypeApplication name="A" label="A" \(Self.shown) accessible="false" x="0" y="0" \
    width="400" height="800" traits="">\(elements)</XCUIElementTypeApplication>
    """
  }

  private func node(
    _ type: String, _ attributes: String = "", at frame: (Int, Int, Int, Int) = (0, 100, 100, 40),
    visible: Bool = true, accessible: Bool = true, traits: String = "", inside: String = ""
  ) -> String {
    """
    <XCUIElementType\(type) \(attributes) enabled="true" visible="\(visible)" \
    accessible="\(accessible)" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" \
    height="\(frame.3)" traits="\(traits)">\(inside)</XCUIElementType\(type)>
    """
  }

  @Test func aValueOfOneIsSelectedOnlyWithTheTraitOrWithoutTraits() throws {
    let told = try read(
      page(
        node("Button", #"label="a" value="1""#, traits: "Selected, Button")
          + node("Button", #"label="b" value="1""#, at: (0, 200, 9, 9), traits: "Button")))
    #expect(told.heard == ["Button[1]: a [button selected]", "Button[2]: b = 1 [button]"])
    let old = try read(#"<XCUIElementTypeButton label="a" value="1" visible="true"/>"#)
    #expect(old.heard == ["Button[1]: a [button selected]"])
    let button = try old.element("Button[1]")
    #expect(button.derived.contains(Element.Fields(.value, .traits)))
    #expect(old.losses.contains { $0.why == "the value '1' of a button was taken for 'selected'" })
  }

  @Test func anEmptyFieldHasThePlaceholderAsItsValue() throws {
    let capture = try read(
      page(
        node("TextField", #"label="" value="Name" placeholderValue="Name""#)
          + node("TextField", #"label="" value="Ada" placeholderValue="Name""#, at: (0, 200, 9, 9))
          + node("SecureTextField", #"placeholderValue="PIN""#, at: (0, 300, 9, 9))))
    #expect(
      capture.heard == [
        "TextField[1]: - = Name [textEntry]", "TextField[2]: - = Ada [textEntry]",
        "SecureTextField[1]: - = PIN [textEntry secureTextField]",
      ])
    #expect(try capture.element("TextField[1]").textInput.value?.placeholder == "Name")
    #expect(!capture.losses.contains { $0.why == "the text of a field may be its placeholder" })
  }

  @Test func aToolbarWithoutExtentHidesNothing() throws {
    let button = node("Button", #"label="Share""#, traits: "Button")
    let capture = try read(
      page(node("Other", at: (0, 0, 0, 0), visible: false, accessible: false, inside: button)))
    #expect(capture.heard == ["Button[1]: Share [button]"])
  }

  @Test func aCoveredAncestorHidesWhatClaimsToBeVisible() throws {
    let link = node("Link", #"label="Behind""#, traits: "Link")
    let capture = try read(
      page(
        node("WebView", at: (0, 0, 400, 800), visible: false, accessible: false, inside: link)
          + node("Button", #"label="Play""#, traits: "Button")))
    #expect(capture.heard == ["Button[1]: Play [button]"])
    #expect(capture.screens[0]["Link[1]"]?.isAccessibilityElement == true)
  }

  @Test func aTabBeyondItsStripIsReachedByScrolling() throws {
    let tabs =
      node("Button", #"label="One""#, at: (0, 50, 100, 40), traits: "Button")
      + node("Button", #"label="Two""#, at: (205, 50, 100, 40), visible: false, traits: "Button")
      + node("Button", #"label="Under""#, at: (50, 50, 40, 40), visible: false, traits: "Button")
    let capture = try read(
      page(node("ScrollView", at: (0, 50, 200, 40), accessible: false, inside: tabs)))
    #expect(capture.heard == ["Button[1]: One [button]", "Button[2]: Two [button] offscreen"])
  }

  @Test func sectionHeadersAreHeardOnce() throws {
    let header = node("Other", #"label="Today""#, at: (0, 100, 400, 30), traits: "Header")
    let table =
      node(
        "Other", at: (0, 100, 400, 30), accessible: false,
        inside: node("StaticText", #"label="Today""#, at: (0, 100, 400, 30), traits: "StaticText"))
      + node("Cell", #"label="Row""#, at: (0, 130, 400, 40)) + header + header
    let capture = try read(
      page(node("Table", at: (0, 100, 400, 700), accessible: false, inside: table)))
    #expect(capture.heard == ["StaticText[1]: Today [staticText header]", "Cell[1]: Row"])
  }

  @Test func headingLevelsOfAWebPageAreNoValues() throws {
    let title = node(
      "Other", #"label="News" value="2""#, accessible: true, traits: "Header, StaticText")
    let capture = try read(
      page(node("WebView", at: (0, 0, 400, 800), accessible: false, inside: title)))
    #expect(capture.heard == ["Other[1]: News [staticText header]"])
    #expect(try capture.element("Other[1]").headingLevel == .given(2))
  }

  @Test func customActionsAndLimitsAreRead() throws {
    let capture = try read(
      page(
        node("Cell", #"label="Mail" customActions="Delete,Archive""#)
          + node(
            "Slider", #"label="Volume" value="50%" minValue="0" maxValue="20""#,
            at: (0, 200, 99, 20), traits: "Adjustable")))
    #expect(
      try capture.element("Cell[1]").customActions.value?.map(\.name) == ["Delete", "Archive"])
    #expect(try capture.element("Slider[1]").customActions == .empty)
    guard case .range(let range)? = try capture.element("Slider[1]").adjustment.value else {
      Issue.record("the slider has no range")
      return
    }
    #expect(range.minimum == 0 && range.maximum == 20 && range.value == 10)
    #expect(!capture.losses.contains { $0.what == .customActions || $0.what == .adjustment })
  }

  @Test(arguments: [
    "9.223372036854776e+18", "1e308", "-1e308", "nan", "inf", "-infinity", "1e400",
  ])
  func aRectThatIsNoneIsEmpty(_ number: String) throws {
    let capture = try read(
      """
      <XCUIElementTypeButton label="a" x="\(number)" y="\(number)" width="0" height="0"/>
      """)
    #expect(try capture.element("Button[1]").frame == .empty)
    #expect(capture.heard == ["Button[1]: a [button]"])
  }

  @Test func negativeOriginsAreKeptAndNegativeSizesAreNot() throws {
    let capture = try read(
      """
      <XCUIElementTypeWindow x="0" y="0" width="9" height="9">
      <XCUIElementTypeButton label="a" x="-20" y="-1.5e1" width="4" height="4"/>
      <XCUIElementTypeButton label="b" x="0" y="0" width="-4" height="4"/>
      <XCUIElementTypeButton label="c" x="zero" y="0" width="4" height="4"/>
      </XCUIElementTypeWindow>
      """)
    #expect(
      try capture.element("Button[1]").frame == .given(Rect(x: -20, y: -15, width: 4, height: 4)))
    #expect(try capture.element("Button[2]").frame == .empty)
    #expect(try capture.element("Button[3]").frame == .notCaptured)
    #expect(capture.unknowns.map(\.what) == ["value 'zero' of attribute 'x'"])
  }

  @Test func identitiesNeverCollide() throws {
    let capture = try read(
      """
      <XCUIElementTypeOther>
      <XCUIElementTypeButton name="ok" label="A"/><XCUIElementTypeButton name="ok" label="B"/>
      <XCUIElementTypeButton name="Button[1]" label="C"/><XCUIElementTypeButton name="D" label="D"/>
      </XCUIElementTypeOther>
      """)
    #expect(
      capture.heard.map { $0.prefix { $0 != ":" } } == [
        "Button[1]'", "Button[2]", "Button[1]", "Button[4]",
      ])
    #expect(try capture.element("Button[4]").identifier == .notCaptured)
  }

  @Test func aPopoverLeavesTheRegionThatDismissesIt() throws {
    let capture = try read(
      page(
        node(
          "Window", at: (0, 0, 400, 800), accessible: false,
          inside: node(
            "Button", #"label="Behind""#, traits: "Button"))
          + node(
            "Window", at: (0, 0, 400, 800), accessible: false,
            inside:
              node(
                "Other", #"name="PopoverDismissRegion" label="dismiss popup""#, at: (0, 0, 400, 800)
              )
              + node(
                "Popover", at: (50, 300, 300, 200), accessible: false,
                inside: node(
                  "Button", #"label="Copy""#, at: (60, 310, 80, 40), traits: "Button")))))
    #expect(capture.heard == ["PopoverDismissRegion: dismiss popup", "Button[2]: Copy [button]"])
  }

  @Test func deepElementsWarnThatTheCaptureMayBeCut() throws {
    let deep = String(repeating: "<XCUIElementTypeOther>\n", count: 49)
    let ends = String(repeating: "</XCUIElementTypeOther>", count: 49)
    let capture = try read(deep + #"<XCUIElementTypeButton label="a"/>"# + ends)
    #expect(
      capture.warnings.map(\.whole) == [
        "50:1: the capture may be cut: an element is nested 50 deep, where 'snapshotMaxDepth' cuts "
          + "by default"
      ])
  }

  @Test func whatTheFormatCannotTellIsNotCaptured() throws {
    let capture = try read(page(node("Button", #"label="a""#, traits: "Button")))
    let button = try capture.element("Button[1]")
    #expect(button.hint == .notCaptured && button.language == .notCaptured)
    #expect(button.customActions == .notCaptured && button.traits == .given(.button))
    let hint = capture.losses.first { $0.what == .hint }
    #expect(hint == Capture.Loss(what: .hint, why: "XCTest does not tell", count: 1))
    #expect(!capture.losses.contains { $0.what == .traits })
  }
}
