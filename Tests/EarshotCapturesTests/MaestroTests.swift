import EarshotCaptures
import EarshotTree
import TestSupport
import Testing

struct MaestroTests {
  static func node(_ attributes: String, _ bounds: String, _ children: String = "") -> String {
    #"{ "attributes" : { \#(attributes), "bounds" : "\#(bounds)" }, "children" : [ \#(children) ] }"#
  }

  static let hierarchy = """
    Running on iPhone 16 - iOS 18.0
    { "attributes" : { "bounds" : "[0,0][0,0]" }, "children" : [
    \(node(#""accessibilityText" : "Shop""#, "[0,0][400,800]", app)),
    { "attributes" : { "bounds" : "[0,0][0,0]" }, "children" : [
    \(node(#""enabled" : "true""#, "[0,0][400,54]", node(#""accessibilityText" : "9:41""#, "[50,20][90,40]")))
    ] } ] }
    """

  private static let app = [
    node(
      #""accessibilityText" : "To cart", "resource-id" : "add", "enabled" : "false", "selected" : "true""#,
      "[0,100][400,144]",
      node(#""accessibilityText" : "cart", "resource-id" : "cart.fill""#, "[10,110][34,134]")),
    node(
      #""hintText" : "Name", "text" : "", "value" : "Name", "focused" : "true""#, "[0,200][400,244]"
    ),
    node(
      #""accessibilityText" : "Gift wrap", "value" : "1", "checked" : "true""#, "[0,300][400,344]"),
    node(#""title" : "Total", "text" : "Total", "value" : "12 €""#, "[0,400][400,444]"),
  ].joined(separator: ",\n")

  @Test func aHierarchyHasTextsAndNoRoles() throws {
    let capture = try read(Self.hierarchy)
    #expect(capture.format == "maestro")
    #expect(
      capture.heard == [
        "add: To cart [selected notEnabled]", "TextField[1]: - = Name [textEntry isEditing]",
        "Switch[1]: Gift wrap = 1 [button toggleButton]", "Any[4]: Total = 12 €",
      ])
    #expect(capture.screens[0].title == "Shop")
    #expect(try capture.element("Any[4]").traits == .notCaptured)
    #expect(try capture.element("add").source == Place(line: 3, column: 96))
    #expect(try capture.element("TextField[1]").textInput.value?.isEditing == true)
    #expect(
      capture.losses.contains {
        $0.what == .traits && $0.count == 5
          && $0.why
            == "the capture has neither types nor traits: buttons, headings and fields are not "
            + "told apart"
      })
    #expect(capture.warnings.isEmpty && capture.unknowns.isEmpty)
  }

  @Test func everyFailedCommandIsAScreen() throws {
    func root(_ name: String) -> String {
      Self.node(
        #""accessibilityText" : "\#(name)""#, "[0,0][400,800]",
        Self.node(#""accessibilityText" : "\#(name)!""#, "[0,0][90,90]"))
    }
    let capture = try read(
      """
      [{"command":{"tapOn":{}},"metadata":{"status":"COMPLETED","timestamp":1,"duration":2}},
      {"command":{},"metadata":{"status":"FAILED","error":{"message":"a","hierarchyRoot":\(root("Old"))}}},
      {"command":{},"metadata":{"error":{"hierarchyRoot":\(root("New"))}}}]
      """)
    #expect(capture.screens.map(\.title) == ["Old", "New"])
    #expect(capture.heard == ["Any[1]: Old!", "Any[1]: New!"])
    #expect(
      try error(of: #"[{"command":{},"metadata":{"status":"COMPLETED"}}]"#, .maestro).whole
        == "1:1: no-screen: no command of the file has a 'hierarchyRoot'; Maestro stores the "
        + "hierarchy only for a command that failed")
  }

  static let table = """
    Running on iPhone 16
    element_num,depth,attributes,parent_num
    0,0,"bounds=[0,0][400,800]; accessibilityText=Shop",
    1,1,"accessibilityText=Say ""hi""; then go; bounds=[0,100][90,144]",0
    2,1,"text=Two
    lines; bounds=[0,200][90,244]; colour=red",0
    """

  @Test func aTableIsRead() throws {
    let capture = try read(Self.table)
    #expect(capture.format == "maestro")
    #expect(capture.heard == [#"Any[1]: Say "hi"; then go"#, "Any[2]: - = Two\nlines"])
    #expect(try capture.element("Any[2]").source == Place(line: 5, column: 1))
    #expect(
      capture.unknowns == [
        Capture.Unknown(what: "attribute 'colour'", location: Place(line: 5, column: 1))
      ])
    #expect(
      try error(of: "element_num,depth,attributes,parent_num\n0,x,\"a=b\",", .maestro).whole
        .hasPrefix("2:1: malformed: a row has no depth; "))
  }

  @Test func aLegendExplainsAbbreviations() throws {
    let capture = try read(
      """
      {"ui_schema":{"platform":"ios","abbreviations":{"b":"bounds","a11y":"accessibilityText","c":"children"}},
      "elements":[{"b":"[0,0][400,800]","a11y":"Shop","c":[{"b":"[0,9][90,50]","a11y":"Go"}]}]}
      """)
    #expect(capture.heard == ["Any[1]: Go"])
  }

  static let driver = """
    {"axElement":{"identifier":"","frame":{"X":0,"Y":0,"Width":400,"Height":800},"label":"Shop",
    "elementType":2,"enabled":true,"selected":false,"hasFocus":false,"windowContextID":1,
    "horizontalSizeClass":1,"verticalSizeClass":2,"displayID":1,"children":[
    {"identifier":"add","frame":{"X":0,"Y":100,"Width":90,"Height":44},"label":"Add",
    "elementType":9,"enabled":false,"selected":true,"children":[]},
    {"identifier":"","frame":{"X":0,"Y":200,"Width":90,"Height":44},"label":"","value":"1",
    "title":"Wi-Fi","elementType":40,"enabled":true,"children":[]},
    {"identifier":"","frame":{"X":0,"Y":300,"Width":90,"Height":44},"label":"X",
    "elementType":99,"enabled":true}]},"depth":3}
    """

  @Test func theDriverNamesTypes() throws {
    let capture = try read(Self.driver)
    #expect(
      capture.heard == [
        "add: Add [button selected notEnabled]", "Switch[1]: Wi-Fi = 1 [button toggleButton]",
        "Other[1]: X",
      ])
    #expect(capture.unknowns.map(\.what) == ["type 99"])
  }

  static let android = """
    { "attributes" : { "class" : "android.widget.FrameLayout", "bounds" : "[0,0][1080,2400]" },
    "children" : [
    { "attributes" : { "class" : "android.widget.LinearLayout", "bounds" : "[0,400][1080,600]",
    "clickable" : "true" }, "children" : [
    { "attributes" : { "class" : "android.widget.TextView", "text" : "Wi-Fi", "bounds" : "[0,400][500,500]" } },
    { "attributes" : { "class" : "android.widget.TextView", "text" : "Home", "bounds" : "[0,500][500,600]" } } ],
    "clickable" : true },
    { "attributes" : { "class" : "android.widget.ImageButton", "accessibilityText" : "Back",
    "bounds" : "[0,0][100,100]" }, "clickable" : true },
    { "attributes" : { "class" : "android.widget.Switch", "text" : "Airplane", "checked" : "true",
    "bounds" : "[0,700][1080,800]" }, "clickable" : true } ] }
    """

  @Test func aScreenOfAndroidIsReadInItsOrder() throws {
    let capture = try read(Self.android)
    #expect(
      capture.heard == [
        "ImageButton[1]: Back [button]", "LinearLayout[1]: Wi-Fi, Home",
        "Switch[1]: Airplane = 1 [button toggleButton]",
      ])
    #expect(
      capture.losses.contains {
        $0.what == .frame && $0.why.hasPrefix("pixels are divided by a guessed density")
      })
    #expect(capture.screens[0].elements[0].frame.value?.width.rounded() == 411)
  }

  @Test(arguments: [
    (
      #"{"attributes":[],"children":[]}"#,
      "1:15: invalid: 'attributes' must be an object, not an array"
    ),
    (
      #"{"attributes":{"text":{}},"children":[]}"#,
      "1:23: invalid: 'text' must be a string, not an object"
    ),
    (
      #"{"attributes":{},"children":{}}"#,
      "1:29: invalid: 'children' must be an array, not an object"
    ),
    (
      #"{"axElement":{"elementType":"Button"}}"#,
      "1:29: invalid: 'elementType' must be a whole number, not a string"
    ),
    (#"{"axElement":{"frame":{"X":1}}}"#, "1:23: invalid: 'frame' has no 'Y'"),
    (#"[{"command":1,"metadata":2}]"#, "1:26: invalid: 'metadata' must be an object, not a number"),
  ])
  func mistakesHaveAPlace(_ text: String, _ message: String) throws {
    let error = try error(of: text, .maestro)
    #expect(error.whole.hasPrefix(message + "; "), "\(error.whole)")
  }
}
