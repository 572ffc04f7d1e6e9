import EarshotCaptures
import EarshotTree
import Foundation
import TestSupport
import Testing

struct UIAutomatorTests {
  /// Numbers of screens and stops of each file of the corpus.
  static let counts = [
    "alumnium-uia2-two-roots.xml": [17, 17], "avc-uiautomator_dump.xml": [1],
    "avc-uiautomator_dump_api17_chinese.xml": [6], "avc-uiautomator_dump_api27.xml": [8],
    "flutter-fractal.xml": [11], "hazel-ui_dump.xml": [13], "hazel-ui_final_test.xml": [22],
    "hazel-ui_test_current.xml": [9], "hazel-ui_test_final_check.xml": [26],
    "hazel-ui_test_fixed_ip.xml": [15], "hazel-ui_test_inside_profiles.xml": [14],
    "hazel-ui_test_menu.xml": [7], "hazel-ui_test_profiles2.xml": [5],
    "lingbook-window_dump.xml": [14], "lingbook-window_dump2.xml": [26],
    "shirates-uia2-01-SettingsTopScreen.xml": [12],
    "shirates-uia2-03-ConnectedDevicesScreen.xml": [6], "shirates-uia2-05-SecurityScreen2.xml": [6],
    "shirates-uia2-07-PlayStoreGamesScreen.xml": [19],
    "shirates-uia2-09-RelativeCoordinateTest.xml": [18], "shirates-uia2-11-Languages.xml": [8],
    "shirates-uia2-13-DateAndTime_en.xml": [11], "weditor-launcher-zh.xml": [9],
  ]

  @Test(.enabled(if: Corpus.isWanted), arguments: Corpus.files("uiautomator"))
  func everyFileIsRead(_ file: URL) throws {
    let capture = try EarshotCapturesTests.read([UInt8](try Data(contentsOf: file)))
    #expect(capture.format == "uiautomator")
    #expect(capture.screens.map(\.readingOrder.count) == Self.counts[file.lastPathComponent])
    #expect(capture.unknowns.isEmpty, "\(capture.unknowns)")
    for screen in capture.screens {
      let elements = screen.allElements
      #expect(Set(elements.map(\.id)).count == elements.count)
      #expect(elements.allSatisfy { $0.hint.value == nil && $0.source != nil })
    }
  }

  @Test(.enabled(if: Corpus.isWanted)) func aMenuOfATelevisionIsHeardWhole() throws {
    let capture = try Corpus.capture("uiautomator/hazel-ui_test_menu.xml")
    let prefix = "com.webviewer.firetv:id/"
    #expect(
      capture.heard
        == [
          "settingsTitle: App Settings [staticText]",
          "ipLabel: Server IP Address (192.168.4.xxx) [staticText]",
          "ipEditText: - = 1921684187 [textEntry isEditing]",
          "portLabel: Port Number [staticText]", "portEditText: - = 3000 [textEntry]",
          "saveButton: Save Settings []", "cancelButton: Cancel []",
        ].map { (prefix + $0).replacing(" []", with: "") })
    #expect(capture.screens[0].size == Size(width: 960, height: 540))
    #expect(
      try capture.element("com.webviewer.firetv:id/cancelButton").frame
        == .given(Rect(x: 515.5, y: 449.5, width: 160, height: 75)))
  }

  @Test(.enabled(if: Corpus.isWanted)) func rowsSayTheTextsInThem() throws {
    let labels = try Corpus.capture("uiautomator/shirates-uia2-13-DateAndTime_en.xml")
      .screens[0].readingOrder.map { stop in
        (stop.element.label.value ?? "-") + (stop.element.value.value.map { " = \($0)" } ?? "")
          + (stop.element.has(.notEnabled) ? " dimmed" : "")
      }
    #expect(
      labels == [
        "Date & time", "Navigate up", "Set time automatically = 1",
        "Date, December 15, 2023 dimmed", "Time, 2:20 PM dimmed", "Time zone",
        "Set time zone automatically = 1", "Use location to set time zone = 0",
        "Time zone, GMT+09:00 Japan Standard Time dimmed", "Time format", "Use locale default = 1",
      ])
  }

  private func read(_ nodes: String) throws -> Capture {
    try EarshotCapturesTests.read("<hierarchy rotation=\"0\">\(nodes)</hierarchy>")
  }

  private func node(
    _ className: String, _ attributes: String = "", at bounds: String = "[0,0][1080,200]",
    _ inside: String = ""
  ) -> String {
    "<node class=\"android.widget.\(className)\" \(attributes) bounds=\"\(bounds)\">\(inside)</node>"
  }

  @Test func whatReactsSaysTheTextsThatDoNot() throws {
    let capture = try read(
      node(
        "LinearLayout", "clickable=\"true\"",
        node("TextView", "text=\"Mail\"", at: "[0,0][500,100]")
          + node("TextView", "text=\"2 new\"", at: "[0,100][500,200]")
          + node("Button", "text=\"Delete\" clickable=\"true\"", at: "[800,0][1080,200]")))
    #expect(capture.heard == ["LinearLayout[1]: Mail, 2 new", "Button[1]: Delete [button]"])
    let row = try capture.element("LinearLayout[1]")
    #expect(row.derived.contains(Element.Fields(.label, .frame)))
    #expect(row.isTappable == .given(true))
  }

  @Test func aRowSaysTheOneStateThatItShows() throws {
    func row(_ attributes: String, _ marks: String...) -> String {
      node(
        "LinearLayout", attributes, node("TextView", "text=\"Sound\"") + marks.joined())
    }
    let mark = "checkable=\"true\" checked=\"true\""
    let tests: [(String, [String])] = [
      (
        row("clickable=\"true\"", node("Switch", mark + " text=\"ON\"")),
        ["LinearLayout[1]: Sound = 1 [button toggleButton]"]
      ),
      (
        row("focusable=\"true\"", node("CheckBox", "checkable=\"true\" text=\"All\"")),
        ["LinearLayout[1]: Sound, All = 0 [button toggleButton]"]
      ),
      (
        row("clickable=\"true\"", node("RadioButton", mark)),
        ["LinearLayout[1]: Sound [selected radioButton]"]
      ),
      // What can be focused by itself, and what stands in no row, is a stop of its own.
      (
        row("clickable=\"true\"", node("Switch", mark + " clickable=\"true\"")),
        ["LinearLayout[1]: Sound", "Switch[1]: - = 1 [button toggleButton]"]
      ),
      (
        row("", node("Switch", mark)),
        ["TextView[1]: Sound [staticText]", "Switch[1]: - = 1 [button toggleButton]"]
      ),
      // Two states have no place in one stop.
      (
        row("clickable=\"true\"", node("CheckBox", mark), node("Switch", mark)),
        [
          "LinearLayout[1]: Sound", "CheckBox[1]: - = 1 [button toggleButton]",
          "Switch[1]: - = 1 [button toggleButton]",
        ]
      ),
    ]
    for (nodes, heard) in tests { #expect(try read(nodes).heard == heard) }
  }

  @Test func groupsDoNotTakeTheIdentityOfAnother() throws {
    let button = node("Button", "text=\"B\" resource-id=\"row/group\" clickable=\"true\"")
    let capture = try read(
      node("View", "text=\"A\" resource-id=\"row\" clickable=\"true\"", button))
    #expect(capture.heard == ["row: A", "row/group: B [button]"])
    #expect(capture.screens[0].allElements.map(\.id) == ["row/group'", "row", "row/group"])
  }

  @Test func aRotatedScreenIsAsWideAsItsBounds() throws {
    let capture = try EarshotCapturesTests.read(
      "<hierarchy rotation=\"1\">\(node("FrameLayout", "text=\"a\"", at: "[0,0][2088,1080]"))"
        + "</hierarchy>")
    #expect(capture.screens[0].size == Size(width: 1044, height: 540))
  }

  @Test func theDescriptionWinsOverTheText() throws {
    let capture = try read(
      node("ImageButton", "text=\"x\" content-desc=\"Close\" clickable=\"true\""))
    #expect(capture.heard == ["ImageButton[1]: Close [button]"])
  }

  @Test func statesBecomeTraitsAndValues() throws {
    let capture = try read(
      node("CheckBox", "text=\"a\" checkable=\"true\" checked=\"true\"", at: "[0,0][9,9]")
        + node("RadioButton", "text=\"b\" checkable=\"true\" checked=\"true\"", at: "[0,50][9,59]")
        + node("View", "text=\"c\" selected=\"true\" enabled=\"false\"", at: "[0,100][9,109]")
        + node("TextView", "text=\"d\" heading=\"true\"", at: "[0,150][9,159]")
        + node("SeekBar", "content-desc=\"e\" focusable=\"true\"", at: "[0,200][9,209]"))
    #expect(
      capture.heard == [
        "CheckBox[1]: a = 1 [button toggleButton]", "RadioButton[1]: b [selected radioButton]",
        "View[1]: c [selected notEnabled]", "TextView[1]: d [staticText header]",
        "SeekBar[1]: e [adjustable]",
      ])
  }

  @Test func fieldsSayTextHintAndSecrecy() throws {
    let capture = try read(
      node("EditText", "text=\"\" hint=\"Mail\" focusable=\"true\"", at: "[0,0][9,9]")
        + node(
          "EditText", "text=\"Name\" showing-hint=\"true\" focusable=\"true\"", at: "[0,50][9,59]")
        + node(
          "EditText", "text=\"••\" password=\"true\" focused=\"true\" content-desc=\"PIN\"",
          at: "[0,100][9,109]"))
    #expect(
      capture.heard == [
        "EditText[1]: - = Mail [textEntry]", "EditText[2]: - = Name [textEntry]",
        "EditText[3]: PIN = •• [textEntry isEditing secureTextField]",
      ])
    #expect(try capture.element("EditText[2]").textInput.value?.placeholder == "Name")
  }

  @Test func newerVersionsTellMore() throws {
    let capture = try read(
      node(
        "FrameLayout", "pane-title=\"Filters\" live-region=\"0\"",
        node(
          "Button",
          "text=\"Go\" hint=\"Starts\" actions=\"ACTION_CLICK,Archive\" clickable=\"true\"")))
    let button = try capture.element("Button[1]")
    #expect(button.hint == .given("Starts"))
    #expect(button.customActions.value?.map(\.name) == ["Archive"])
    #expect(capture.screens[0].readingOrder[0].enclosures.map(\.label) == ["Filters"])
    #expect(!capture.losses.contains { $0.what == .hint || $0.what == .customActions })
  }

  @Test func whatIsOutOfSightIsNotHeard() throws {
    let capture = try read(
      node("Button", "text=\"a\" displayed=\"false\"")
        + node("Button", "text=\"b\"", at: "[0,0][0,0]")
        + node("Button", "text=\"c\" visible-to-user=\"true\""))
    #expect(capture.heard == ["Button[3]: c [button]"])
  }

  @Test func aListThatTakesFocusIsNoStop() throws {
    let capture = try read(
      node(
        "FrameLayout", "focusable=\"true\"",
        node("ListView", "focusable=\"true\"", node("TextView", "text=\"Row\""))))
    #expect(capture.heard == ["TextView[1]: Row [staticText]"])
  }

  @Test func aNodeWithoutANameIsHeardAndTold() throws {
    let capture = try read(node("ImageButton", "NAF=\"true\" clickable=\"true\""))
    #expect(capture.heard == ["ImageButton[1]: - [button]"])
    #expect(
      capture.warnings.map(\.whole) == [
        "this is a screen of Android, read with the words of VoiceOver; TalkBack says other words",
        "1:25: a node reacts and has no name (NAF)",
      ])
  }

  @Test func copiesOutOfCodeAreUnescaped() throws {
    let plain =
      "<hierarchy rotation=\"0\"><node class=\"a.Button\" text=\"It's\" bounds=\"[0,0][9,9]\"/>"
      + "</hierarchy>"
    let escaped = plain.replacing("\"", with: "\\\"").replacing("><", with: ">\\n<")
    #expect(try EarshotCapturesTests.read(escaped).heard == ["Button[1]: It's [button]"])
    let json = "{\"value\": \"\(escaped)\"}"
    #expect(try EarshotCapturesTests.read(json).heard == ["Button[1]: It's [button]"])
  }

  @Test func noiseAroundAndSeveralScreensAreRead() throws {
    let screen =
      "<hierarchy rotation=\"1\"><node text=\"A\" class=\"TextView\" bounds=\"[0,0][9,9]\"/>"
      + "</hierarchy>"
    let capture = try EarshotCapturesTests.read(
      "UI hierchary dumped to: /sdcard/d.xml\n\(screen)\ndone\n<?xml version='1.0'?>\n\(screen)")
    #expect(capture.screens.count == 2)
    #expect(capture.heard == ["TextView[1]: A [staticText]", "TextView[1]: A [staticText]"])
  }

  @Test func whatIsUnknownIsListedOnce() throws {
    let capture = try read(
      node("TextView", "text=\"a\" sparkle=\"1\"")
        + node("TextView", "text=\"b\" sparkle=\"2\"", at: "[x]"))
    #expect(capture.unknowns.map(\.what) == ["attribute 'sparkle'", "bounds '[x]'"])
    #expect(capture.unknowns.map(\.count) == [2, 1])
    #expect(try capture.element("TextView[2]").frame == .notCaptured)
  }

  @Test(arguments: [
    (
      "<hierarchy rotation=\"0\"></hierarchy>",
      "1:1: no-screen: the input holds no node of a hierarchy; pass what 'uiautomator dump' "
        + "wrote, from '<hierarchy' on"
    ),
    (
      "<hierarchy>\n<node text='a<b'/></hierarchy>",
      "2:1: malformed: the value of an attribute is not closed, or holds '<'; take the capture "
        + "again; in hand-written XML write '&lt;' for '<' and '&quot;' for '\"'"
    ),
    (
      "<hierarchy><node text=\"a\"></nodes></hierarchy>",
      "1:35: malformed: an element ends before another one inside it; "
        + "take the capture again; a hierarchy that a tool wrote is well formed"
    ),
  ])
  func mistakesAreLocated(_ text: String, _ message: String) throws {
    #expect(try error(of: text, .uiAutomator).whole == message)
  }

  static let sample = """
    <?xml version='1.0' encoding='UTF-8' standalone='yes' ?>
    <hierarchy rotation="0" width="1080" height="2088">
    <node NAF="true" class="android.widget.FrameLayout" clickable="true" bounds="[0,0][1080,2088]">
    <node text="a &amp; b" class="android.widget.TextView" bounds="[0,0][9,9]"/>
    <node content-desc="c" class="X$Y" checkable="true" bounds="[1,2][30,40]" hint="h"/>
    <node text="d" class="android.widget.EditText" password="true" bounds="[0,50][90,99]"/>
    </node></hierarchy>
    """
}
