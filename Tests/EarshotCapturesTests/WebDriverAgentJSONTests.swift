import EarshotCaptures
import EarshotTree
import TestSupport
import Testing

struct WebDriverAgentJSONTests {
  /// A screen as WebDriverAgent writes it, with every key.
  static let source = """
    {"type":"Application","rawIdentifier":null,"name":"App","value":null,"label":"App",\
    "rect":{"x":0,"y":0,"width":400,"height":800},"frame":"{{0, 0}, {400, 800}}","isEnabled":"1",\
    "isVisible":"1","isAccessible":"0","isFocused":"0","traits":"","children":[
    {"type":"NavigationBar","rawIdentifier":"Settings","name":"Settings","label":null,"value":null,\
    "rect":{"x":0,"y":40,"width":400,"height":44},"frame":"{{0, 40}, {400, 44}}","isEnabled":"1",\
    "isVisible":"1","isAccessible":"0","traits":"","children":[
    {"type":"Button","rawIdentifier":"BackButton","name":"BackButton","label":"Home","value":null,\
    "rect":{"x":0,"y":40,"width":80,"height":44},"frame":"{{0, 40}, {80, 44}}","isEnabled":"1",\
    "isVisible":"1","isAccessible":"1","traits":"Button"}]},
    {"type":"Switch","rawIdentifier":null,"name":"Wi-Fi","label":"Wi-Fi","value":"1",\
    "rect":{"x":16,"y":100,"width":370,"height":52},"nativeFrame":"{{16, 100.5}, {370, 51.5}}",\
    "isEnabled":"0","isVisible":"1","isAccessible":"1","traits":"NotEnabled, ToggleButton, Button",\
    "customActions":"Forget,Join"},
    {"type":"TextField","rawIdentifier":"name","name":"name","label":"","value":"Name",\
    "placeholderValue":"Name","rect":{"x":16,"y":200,"width":370,"height":44},"isEnabled":"1",\
    "isVisible":"1","isAccessible":"1","traits":""},
    {"type":"Button","rawIdentifier":null,"name":"Gone","label":"Gone","value":null,\
    "rect":{"x":16,"y":300,"width":370,"height":44},"isEnabled":"1","isVisible":"0",\
    "isAccessible":"1","traits":"Button"}]}
    """

  static let heard = [
    "BackButton: Home [button backButton]",
    "Switch[1]: Wi-Fi = 1 [button notEnabled toggleButton]", "name: - = Name [textEntry]",
  ]

  @Test(arguments: [
    source, "{\"value\": \(source), \"sessionId\": \"ABC\"}",
    "{\"sessionId\": null, \"value\":\(source)}", "[info] GET /source\n\(source)\nready\n",
  ])
  func aSourceIsReadInAnyEnvelope(_ text: String) throws {
    let capture = try read(text)
    #expect(capture.format == "webdriveragent-json")
    #expect(capture.heard == Self.heard)
    #expect(capture.unknowns.isEmpty && capture.warnings.isEmpty)
    let item = try capture.element("Switch[1]")
    #expect(item.identifier == .empty)
    #expect(item.frame == .given(Rect(x: 16, y: 100.5, width: 370, height: 51.5)))
    #expect(item.customActions.value?.map(\.name) == ["Forget", "Join"])
    #expect(item.type == "XCUIElementTypeSwitch")
    #expect(try capture.element("Button[2]").isHidden == .given(true))
    #expect(!item.hint.isCaptured)
  }

  @Test func aSourceIsTheSameScreenAsItsXML() throws {
    let json = try read(
      """
      {"type":"Button","rawIdentifier":"add","name":"add","label":"Add","value":null,\
      "rect":{"x":1,"y":2,"width":30,"height":40},"isEnabled":"1","isVisible":"1",\
      "isAccessible":"1","traits":"Button"}
      """)
    let xml = try read(
      """
      <XCUIElementTypeButton name="add" label="Add" x="1" y="2" width="30" height="40" \
      enabled="true" visible="true" accessible="true" traits="Button"/>
      """)
    var (left, right) = (json.screens[0].elements[0], xml.screens[0].elements[0])
    (left.source, right.source) = (nil, nil)
    left.value = right.value
    #expect(left == right)
  }

  @Test func anAccessibleSourceHasOnlyItsOrder() throws {
    let capture = try read(
      """
      {"value":{"type":"Application","rawIdentifier":null,"name":"App","value":null,"label":"App",
      "children":[{"type":"StaticText","rawIdentifier":null,"name":"B","value":"B","label":"B"},
      {"type":"Button","rawIdentifier":"a","name":"a","value":null,"label":"A"}]}}
      """)
    #expect(capture.heard == ["StaticText[1]: B [staticText]", "a: A [button]"])
    #expect(
      capture.losses.contains {
        $0.what == .frame && $0.why == "the capture has no frames" && $0.count == 2
      })
    #expect(capture.losses.contains { $0.what == .isAccessibilityElement && $0.count == 2 })
  }

  @Test func aDescriptionInAnAnswerIsRead() throws {
    let capture = try read(
      #"{"value":"Window (Main), 0x1, {{0.0, 0.0}, {390.0, 844.0}}\n  Button, 0x2, {{1.0, 2.0}, "#
        + #"{3.0, 4.0}}, label: 'Add'\n","sessionId":null}"#)
    #expect(capture.format == "webdriveragent-json")
    #expect(capture.heard == ["Button[1]: Add [button]"])
    #expect(
      capture.warnings.map(\.whole) == [
        "1:10: the answer holds a debug description as a text; places are counted in that text"
      ])
  }

  @Test func whatIsNotUnderstoodIsListed() throws {
    let capture = try read(
      """
      [{"type":"Blob","rawIdentifier":null,"label":"A","colour":"red","traits":"Shiny",
      "isAccessible":true},{"type":"Button","isAccessible":1,"label":"B","colour":1}]
      """)
    #expect(
      capture.unknowns == [
        Capture.Unknown(what: "type 'Blob'", location: Place(line: 1, column: 10)),
        Capture.Unknown(what: "key 'colour'", location: Place(line: 1, column: 50), count: 2),
        Capture.Unknown(what: "trait 'Shiny'", location: Place(line: 1, column: 65)),
      ])
  }

  @Test(arguments: [
    (#"{"type":1,"isAccessible":"1"}"#, "1:9: invalid: 'type' must be a string, not a number"),
    (
      #"{"type":"A","isVisible":"x"}"#,
      "1:25: invalid: 'isVisible' must be true or false, not a string"
    ),
    (
      #"{"type":"A","rect":{"x":"a","y":0,"width":0,"height":0}}"#,
      "1:25: invalid: 'x' must be a number, not a string"
    ),
    (#"{"type":"A","frame":"a"}"#, "1:21: invalid: 'frame' is no rectangle"),
    (
      #"{"value":{"error":"no such window","message":"","traceback":""}}"#,
      "1:10: no-screen: WebDriverAgent answered with the error 'no such window' instead of a page source"
    ),
    (
      #"{"value":"hello"}"#,
      "1:10: no-screen: in the text of the answer: the input holds no element of a debug description"
    ),
  ])
  func mistakesHaveAPlace(_ text: String, _ message: String) throws {
    let error = try error(of: text, .webDriverAgentJSON)
    #expect(error.whole.hasPrefix(message + "; "), "\(error.whole)")
  }

  @Test func frames() throws {
    let capture = try read(
      """
      {"type":"Other","rawIdentifier":null,"label":"A","isAccessible":"1","isVisible":"1",
      "rect":{"x":9.223372036854776e+18,"y":9.223372036854776e+18,"width":0,"height":0},
      "children":[{"type":"Other","label":null,"rect":{"x":null,"y":null,"width":null,"height":null}}]}
      """)
    #expect(capture.screens[0].allElements.allSatisfy { $0.frame == .empty })
    #expect(
      capture.warnings.map(\.message) == [])
  }
}
