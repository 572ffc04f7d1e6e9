import EarshotCaptures
import EarshotTree
import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: Corpus.isWanted))
struct WebDriverAgentXMLTests {
  /// Numbers of stops, counted by hand in the files.
  static let counts = [
    "alumnium-simple.xml": 3, "appium-inspector-1.xml": 2, "appium-pilot-ios.xml": 5,
    "appium-universal-ios-edge.xml": 1, "appium-universal-ios.xml": 5,
    "maestro-runner-driver_test-1.xml": 5, "maestro-runner-pagesource_test-1.xml": 6,
    "mobium-ios-app-alert.xml": 4, "mobium-ios26-icecubes-timeline.xml": 6,
    "mobium-ios26-settings-motion.xml": 12, "poco-health-zh-1.xml": 24, "shirates-01-iOS1.xml": 34,
    "shirates-02-SettingsTopScreen.xml": 16, "shirates-05-RelativeTest.xml": 6,
    "shirates-06-RelativeCoordinateTest.xml": 12, "shirates-09-DateAndTime_ja.xml": 39,
    "shirates-rootelement-error-1.xml": 0,
  ]

  @Test func theCorpusIsThere() {
    #expect(Corpus.files("appium-xml").count >= WebDriverAgentXMLTests.counts.count)
  }

  @Test(arguments: Corpus.files("appium-xml"))
  func everyFileIsRead(_ file: URL) throws {
    let capture = try read([UInt8](try Data(contentsOf: file)))
    #expect(capture.format == "webdriveragent-xml")
    #expect(capture.screens.count == 1)
    if let count = Self.counts[file.lastPathComponent] {
      #expect(capture.screens[0].readingOrder.count == count)
    } else {
      #expect(!capture.screens[0].readingOrder.isEmpty)
    }
  }

  @Test(arguments: Corpus.files("appium-xml"))
  func identitiesAreUniqueAndPlacesGrow(_ file: URL) throws {
    let capture = try read([UInt8](try Data(contentsOf: file)))
    let elements = capture.screens[0].allElements
    #expect(Set(elements.map(\.id)).count == elements.count)
    let lines = elements.compactMap(\.source?.line)
    #expect(lines.count == elements.count)
    #expect(lines == lines.sorted())
  }

  /// What is no number of a place is named with the element; a frame without extent is nowhere.
  @Test(arguments: [
    ("x=\"nan\" y=\"inf\" width=\"375\" height=\"44\"", true),
    ("x=\"inf\" y=\"inf\" width=\"0\" height=\"0\"", false),
    ("x=\"0\" y=\"0\" width=\"375\" height=\"44\"", false),
  ])
  func aFrameThatIsNotFiniteIsNamed(_ frame: String, _ isNamed: Bool) throws {
    let text = """
      <XCUIElementTypeApplication x="0" y="0" width="375" height="812">
        <XCUIElementTypeButton name="buy" label="Buy" \(frame)/>
        <XCUIElementTypeButton name="close" label="Close" x="0" y="60" width="44" height="44"/>
      </XCUIElementTypeApplication>
      """
    let warnings = try read(Array(text.utf8)).warnings
    #expect(
      warnings.map(\.message)
        == (isNamed
          ? ["the frame of 'buy' has a number that is not finite; it counts as empty"] : []))
    #expect(warnings.compactMap(\.location?.line) == (isNamed ? [2] : []))
  }

  @Test func rowsWithoutALabelAreComposedOfTheirTexts() throws {
    let capture = try Corpus.capture("appium-xml/mobium-ios26-icecubes-timeline.xml")
    #expect(
      capture.heard == [
        "PopUpButton[1]: Trending [header popupButton]",
        "Button[1]: Add Account [button]",
        "Button[2]: Author One 🧿, 2h [button]",
        "Button[15]: Author Two, 5h, “A post about the #books we borrow.” [button]",
        "rectangle.stack: Timeline [button selected tabBarItem]",
        "Button[29]: Settings [button tabBarItem]",
      ])
    let row = try capture.element("Button[15]")
    #expect(row.derived.contains(Element.Fields(.label, .customActions)))
    #expect(
      row.customActions.value?.map(\.name) == [
        "#books", "Image alt text: A poster about libraries.", "Reply", "Boost", "Favorite",
        "Share post link", "status.action.context-menu",
      ])
    #expect(capture.screens[0].allElements.allSatisfy { $0.label.value?.contains("bar,") != true })
    #expect(capture.screens[0].size == Size(width: 402, height: 874))
    #expect(capture.warnings.isEmpty && capture.unknowns.isEmpty)
  }

  @Test func anAlertHidesTheScreenBehind() throws {
    let capture = try Corpus.capture("appium-xml/mobium-ios-app-alert.xml")
    #expect(
      capture.heard == [
        "StaticText[5]: Delete draft? [staticText]",
        "StaticText[6]: This cannot be undone. [staticText]",
        "Button[4]: Cancel [button]", "Button[5]: Delete [button]",
      ])
    let modal = capture.screens[0].allElements.filter { $0.isModal.value == true }
    #expect(modal.map(\.id) == ["Window[2]", "Alert[1]"])
    let behind = try capture.element("Window[1]")
    #expect(behind.isHidden == .given(true))
    #expect(
      Screen(elements: behind.children).allElements.count { $0.isAccessibilityElement } == 5)
  }

  @Test func aSwitchRowIsOneStop() throws {
    let capture = try Corpus.capture("appium-xml/mobium-ios26-settings-motion.xml")
    #expect(
      capture.heard == [
        "BackButton: Accessibility [button backButton]",
        "StaticText[1]: Motion [header]",
        "Switch[1]: Reduce Motion = 0 [button staticText toggleButton]",
        "Other[18]: Reduce the motion of the user interface, including the parallax effect of "
          + "icons.",
        "Switch[3]: Auto-Play Animated Images = 1 [button staticText toggleButton]",
        "Switch[5]: Auto-Play Video Previews = 1 [button staticText toggleButton]",
        "Switch[7]: Auto-Play Message Effects = 1 [button staticText toggleButton]",
        "Other[27]: Control if videos, animated images, and full screen effects in messages play "
          + "automatically.",
        "Switch[9]: Prefer Non-Blinking Cursor = 0 [button staticText toggleButton]",
        "Other[32]: Prefer the cursor indicator in text does not blink.",
        "Switch[11]: Limit Frame Rate = 0 [button staticText toggleButton]",
        "Other[37]: Sets the maximum frame rate of the display to 60 frames per second.",
      ])
    #expect(try capture.element("Switch[1]").identifier == "REDUCE_MOTION")
    #expect(try capture.element("Switch[1]").source == SourceLocation(line: 26, column: 39))
  }

  @Test func anEmptyCaptureSaysWhy() throws {
    let capture = try Corpus.capture("appium-xml/shirates-rootelement-error-1.xml")
    #expect(capture.heard.isEmpty)
    #expect(capture.screens[0].allElements.count == 95)
    #expect(capture.losses.isEmpty)
    #expect(
      capture.warnings.map(\.whole) == [
        "3:3: the capture is empty: every element has the rect -1,-1,0,0 or none; the app was not "
          + "in front or not ready, take the capture again"
      ])
  }

  @Test func aSheetOverTheListHidesIt() throws {
    // Cells are called accessible because their texts are; the presented sheet is a sibling.
    let capture = try Corpus.capture("appium-xml/alumnium-simple.xml")
    #expect(
      capture.heard == [
        "StaticText[13]: Welcome to ToDoList [staticText]",
        "StaticText[14]: Start with a quick onboarding [staticText]",
        "Button[4]: Continue [button]",
      ])
  }

  @Test func elementsOfAnOldFileAreConcluded() throws {
    let capture = try Corpus.capture("appium-xml/appium-universal-ios.xml")
    #expect(
      capture.heard == [
        "Button[1]: The App [button backButton]", "StaticText[1]: Login [staticText]",
        "TextField[1]: username = alice [textEntry]",
        "SecureTextField[1]: password = ••••••••• [textEntry secureTextField]",
        "Other[16]: loginBtn",
      ])
    #expect(capture.losses.contains { $0.what == .isAccessibilityElement && $0.count == 5 })
    #expect(capture.losses.contains { $0.what == .value && $0.count == 2 })
  }

  @Test func whatIsUnknownIsListedOnce() throws {
    let capture = try Corpus.capture("appium-xml/appium-universal-ios-edge.xml")
    let first = SourceLocation(line: 4, column: 5)
    #expect(
      capture.unknowns == [
        Capture.Unknown(what: "type 'SomeRandoElement'", location: first, count: 2),
        Capture.Unknown(what: "attribute 'oddAttribute'", location: first, count: 2),
        Capture.Unknown(
          what: "value '' of attribute 'enabled'", location: SourceLocation(line: 8, column: 7),
          count: 5),
      ])
  }

  @Test func fieldsSayTheirPlaceholder() throws {
    let capture = try Corpus.capture("appium-xml/maestro-runner-pagesource_test-1.xml")
    #expect(
      capture.heard == [
        "loginButton: Login [button]", "emailField: Email = Enter email [textEntry]",
        "passwordField: Password [textEntry secureTextField]",
        "StaticText[1]: Welcome to the app [staticText]",
        "settingsButton: Settings [button notEnabled]",
        "notifySwitch: Notifications [button selected toggleButton]",
      ])
    #expect(try capture.element("emailField").textInput.value?.placeholder == "Enter email")
  }

  @Test func rowsBelowTheScreenAreReachedByScrolling() throws {
    let capture = try Corpus.capture("appium-xml/shirates-02-SettingsTopScreen.xml")
    #expect(
      capture.heard == [
        "StaticText[1]: Settings [staticText header]",
        "Cell[1]: Sign in to your iPhone = Set up iCloud, the App Store, and more.",
        "Cell[2]: General [button]", "Cell[3]: Accessibility [button]",
        "Cell[4]: Privacy [button]", "Cell[5]: Passwords [button]", "Cell[6]: Safari [button]",
        "Cell[7]: News [button]", "Cell[8]: Maps [button]", "Cell[9]: Shortcuts [button]",
        "Cell[10]: Health [button]", "Cell[11]: Siri & Search [button]",
        "Cell[12]: Photos [button]", "Cell[13]: Game Center [button]",
        "Cell[14]: Developer [button] offscreen", "Cell[15]: app.st [button] offscreen",
      ])
  }

  @Test func scrolledOutHoursComeBeforeThoseInSight() throws {
    let heard = try Corpus.capture("appium-xml/shirates-09-DateAndTime_ja.xml").heard
    #expect(heard.first == "Button[1]: 12月 [button backButton]")
    #expect(heard[12] == "Other[39]: 0:00 offscreen")
    #expect(heard[23] == "Other[50]: 11:00 offscreen")
    #expect(heard[24] == "Other[51]: 12:00")
    #expect(
      heard.suffix(3).map { $0.prefix(13) } == ["Button[5]: 今日", "Button[6]: カレ", "Button[7]: 出席"])
  }
}
