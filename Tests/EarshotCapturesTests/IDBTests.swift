import EarshotCaptures
import EarshotTree
import Foundation
import TestSupport
import Testing

struct IDBTests {
  private static let frame = #""frame":{"x":0,"y":100,"width":200,"height":44}"#

  private func nested(_ children: String, _ members: String = "") -> String {
    """
    [{"type":"Application","AXLabel":"App","frame":{"x":0,"y":0,"width":400,"height":800},\
    "pid":7,"children":[\(children)]\(members)}]
    """
  }

  private func node(_ members: String, y: Int = 100) -> String {
    """
    {"frame":{"x":0,"y":\(y),"width":200,"height":44},"pid":7,"children":[],\(members)}
    """
  }

  @Test func aFlatDumpIsAListOfWhatIsInTheApplication() throws {
    let capture = try read(
      """
      Running on iPhone 16
      [{"type":"Application","AXLabel":"App","frame":{"x":0,"y":0,"width":400,"height":800}},
       {"type":"Button","AXLabel":"Two","frame":{"x":0,"y":200,"width":90,"height":44}},
       {"type":"Button","AXLabel":"One","frame":{"x":0,"y":100,"width":90,"height":44}}]
      done
      """)
    #expect(capture.format == "idb")
    #expect(capture.heard == ["Button[2]: One [button]", "Button[1]: Two [button]"])
    #expect(capture.screens[0].title == "App")
    #expect(capture.screens[0].size == Size(width: 400, height: 800))
    #expect(capture.screens[0].elements.count == 1)
    #expect(try capture.element("Button[1]").source == Place(line: 3, column: 2))
  }

  @Test func aPointIsOneElement() throws {
    let capture = try read(
      #"{"AXLabel":"Add","role":"AXButton","AXFrame":"{{1, 2}, {30, 40}}","help":"Adds a task"}"#)
    #expect(capture.heard == ["Button[1]: Add [button]"])
    let element = try capture.element("Button[1]")
    #expect(element.frame == .given(Rect(x: 1, y: 2, width: 30, height: 40)))
    #expect(element.hint == "Adds a task")
    #expect(
      try error(of: "null", .idb).whole
        == "1:1: no-screen: there is no element at the point; choose a point on an element, or use "
        + "'idb ui describe-all'")
  }

  @Test func theCompleteFormTellsOfModalityAndObstacles() throws {
    let capture = try read(
      """
      {"elements":[{"type":"Application","label":"App","frame":{"x":0,"y":0,"width":400,"height":800},
        "children":[
        {"type":"Button","label":"Behind","frame":{"x":0,"y":50,"width":90,"height":44},
         "interactable":{"status":"blocked","reasons":[{"kind":"occluded","by":"x"}]}},
        {"type":"Group","label":"Delete?","frame":{"x":50,"y":300,"width":300,"height":200},
         "children":[{"type":"Button","label":"Cancel","expanded":false,"help":null,
           "frame":{"x":60,"y":400,"width":90,"height":44},"traits":["Button","Selected","Odd"]}]}]}],
       "backend":"axbridge","truncated":true,"modal":{"kind":"app","element_type":"Alert",
       "label":"Delete?"},"screen":{"width":400,"height":800},"surprise":1}
      """)
    #expect(capture.heard == ["Button[2]: Cancel [button selected]"])
    #expect(try capture.element("Button[2]").expandedStatus == .given(.collapsed))
    #expect(try capture.element("Button[2]").hint == .empty)
    #expect(try capture.element("Group[1]").isModal == .given(true))
    #expect(
      capture.warnings.map(\.whole) == [
        "1:1: the capture is cut: idb left elements out ('truncated')",
        "3:3: a tap does not reach 'Behind': something lies over it",
      ])
    #expect(capture.unknowns.map(\.what) == ["trait 'Odd'", "key 'surprise'"])
    #expect(
      capture.unknowns.map(\.location) == [Place(line: 7, column: 84), Place(line: 9, column: 57)])
  }

  @Test func theFormOf2019IsRead() throws {
    let capture = try read(
      """
      [{"AXLabel":"Save","AXUniqueId":42,"AXHint":"Saves","AXPid":9,"AXFrame":"{{0, 0}, {9, 9}}",\
      "type":"Button","traits":["Button","NotEnabled"]}]
      """)
    #expect(capture.heard == ["42: Save [button notEnabled]"])
    #expect(try capture.element("42").hint == "Saves")
  }

  @Test func traitsAreNamedByTheirBits() throws {
    let capture = try read(
      nested(
        node(#""AXLabel":"a","type":"Button","traits":["None"]"#) + ","
          + node(#""AXLabel":"b","type":"Button","traits":["TabButton","Toggle","Map"]"#, y: 200)
          + "," + node(#""AXLabel":"c","type":"Button","traits":["Unknown"]"#, y: 300)))
    #expect(
      capture.heard == [
        "Button[1]: a", "Button[2]: b [tabBarItem map toggleButton]", "Button[3]: c",
      ])
    #expect(capture.unknowns.map(\.what) == ["trait 'Unknown'"])
  }

  @Test(arguments: [
    ("Double tap to toggle setting", Property<String>.empty),
    ("Turns it off, Double tap to toggle setting.", .given("Turns it off")),
    ("One, two, Double tap to toggle setting", .given("One, two")),
    ("Double tap to toggle settings", .given("Double tap to toggle settings")),
    ("Double tap to edit", .given("Double tap to edit")),
  ])
  func theSystemsHintsAreNotSaidTwice(_ help: String, _ hint: Property<String>) throws {
    let capture = try read(
      nested(
        node(
          #""AXLabel":"Wi-Fi","AXValue":true,"type":"CheckBox","subrole":"AXSwitch","help":"\#(help)""#
        )))
    #expect(capture.heard == ["Switch[1]: Wi-Fi = 1 [button toggleButton]"])
    #expect(try capture.element("Switch[1]").hint == hint)
  }

  @Test func theClockOfTheSystemIsNotVisited() throws {
    let capture = try read(
      nested(
        #"""
        {"type":"StaticText","AXLabel":"Title","pid":7,"frame":{"x":0,"y":20,"width":90,"height":20}},
        {"type":"StaticText","AXLabel":"9:41","pid":1,"frame":{"x":0,"y":0,"width":90,"height":20}}
        """#))
    #expect(capture.heard == ["StaticText[1]: Title [staticText]"])
    #expect(try capture.element("StaticText[2]").elementsHidden == .given(true))
  }

  @Test(arguments: [
    (#"[{"AXLabel":{}}]"#, "1:13: invalid: 'AXLabel' must be a string, not an object"),
    (#"[{"AXLabel":"a","frame":[1]}]"#, "1:25: invalid: 'frame' must be an object, not an array"),
    (#"[{"AXLabel":"a","frame":{"x":1}}]"#, "1:25: invalid: 'frame' has no 'y'"),
    (
      #"[{"AXLabel":"a","enabled":"no"}]"#,
      "1:27: invalid: 'enabled' must be true or false, not a string"
    ),
    (
      #"[{"AXLabel":"a","children":3}]"#, "1:28: invalid: 'children' must be an array, not a number"
    ),
    (#"[{"AXLabel":"a","AXFrame":"x"}]"#, "1:27: invalid: 'AXFrame' is no rectangle"),
    (#"[{"AXLabel":"a"},3]"#, "1:18: invalid: 'element' must be an object, not a number"),
    (#"[{"AXLabel":"a","traits":["#, "1:27: malformed: the input ends inside a value"),
  ])
  func mistakesHaveAPlace(_ text: String, _ message: String) throws {
    let error = try error(of: text, .idb)
    #expect(error.whole.hasPrefix(message + "; "), "\(error.whole)")
  }

  @Test func aRootAloneSaysSo() throws {
    let capture = try read(nested(""))
    #expect(capture.heard.isEmpty)
    #expect(
      capture.warnings.map(\.whole) == [
        "1:2: the capture holds only its root: the app was not ready, or its tree was cut"
      ])
  }
}

@Suite(.enabled(if: Corpus.isWanted))
struct IDBCorpusTests {
  /// Numbers of stops, counted by hand in the files.
  static let counts = [
    "quern-idb_describe_all_nested_output.json": 2, "quern-idb_describe_all_output.json": 12,
    "simuse-account-settings.raw.json": 14, "simuse-kana.json": 33, "simuse-no-keyboard.json": 14,
    "simuse-qwerty.json": 48,
  ]

  @Test(
    arguments: Corpus.files("idb-json").filter { !$0.lastPathComponent.hasPrefix("axe-schema") })
  func everyFileIsRead(_ file: URL) throws {
    let capture = try read([UInt8](try Data(contentsOf: file)))
    #expect(capture.format == "idb")
    #expect(capture.unknowns.isEmpty, "\(capture.unknowns)")
    let elements = capture.screens[0].allElements
    #expect(Set(elements.map(\.id)).count == elements.count)
    #expect(capture.screens[0].readingOrder.count == Self.counts[file.lastPathComponent])
  }

  @Test(arguments: Corpus.files("idb-json").filter { $0.lastPathComponent.hasPrefix("axe-schema") })
  func aSchemaIsNoCapture(_ file: URL) throws {
    let error = try #require(throws: CaptureError.self) {
      try read([UInt8](try Data(contentsOf: file)))
    }
    #expect(
      error.whole
        == "1:1: no-screen: this is a list of the keys and types in a dump of AXe, not a dump: it "
        + "holds no label and no frame; pass what 'axe describe-ui' itself prints")
  }

  @Test func tabsAndSegmentsTellTheirPlace() throws {
    let capture = try Corpus.capture("idb-json/simuse-no-keyboard.json")
    #expect(
      capture.heard == [
        "Button[1]: 戻る [button]", "StaticText[1]: 友だちリスト [header]",
        "SearchField[1]: 検索 [searchField]", "Tab[1]: お気に入り [button selected tabBarItem]",
        "Tab[2]: 友だち [button tabBarItem]", "Tab[3]: グループ [button tabBarItem]",
        "Tab[4]: 公式アカウント [button tabBarItem]", "StaticText[2]: お気に入り 1 [header]",
        "StaticText[3]: \u{2068}one dog\u{2069}, \u{2068}Wang Wei\u{2069}, (2) [staticText]",
        "Tab[8]: ホームタブ [button selected tabBarItem]",
        "Tab[5]: トーク, 1個の新規アイテム [button tabBarItem]",
        "Tab[6]: ショッピング [button tabBarItem]",
        "Tab[9]: ニュース [button tabBarItem]", "Tab[7]: MINI [button tabBarItem]",
      ])
    let order = capture.screens[0].readingOrder
    #expect(order[3].enclosures.first?.position == SeriesPosition(index: 1, count: 4))
    #expect(order[9].enclosures.first?.label == "タブバー")
    #expect(order[9].enclosures.first?.position == SeriesPosition(index: 1, count: 5))
    #expect(
      try capture.element("StaticText[3]").customActions == .given([CustomAction("退会")]))
    // The items of the status bar keep the hints of the system, and swiping does not lead there.
    let clock = try #require(
      capture.screens[0].allElements.first { $0.label.value == "15:34" })
    #expect(clock.hint.value?.hasSuffix("トップにスクロールするにはダブルタップします") == true)
    #expect(clock.has(.statusBarElement) && clock.elementsHidden == .given(true))
    #expect(capture.warnings.isEmpty)
  }

  @Test func theKeysOfTheKeyboardAreNoButtons() throws {
    let capture = try Corpus.capture("idb-json/simuse-qwerty.json")
    #expect(
      capture.heard.prefix(15).suffix(5) == [
        "Button[7]: 自動保存をオフにする [button]", "GenericElement[1]: I", "GenericElement[2]: The",
        "GenericElement[3]: ABC", "Key[1]: Q [keyboardKey]",
      ])
    #expect(capture.heard.count { $0.hasSuffix("[keyboardKey]") } == 31)
    #expect(capture.heard.contains("Search: search [keyboardKey notEnabled]"))
    #expect(capture.warnings.map(\.location?.line) == [1])
    #expect(capture.warnings[0].message.hasPrefix("the group 'タブバー' is empty"))
  }

  @Test func aHomeScreenIsReadByRows() throws {
    let capture = try Corpus.capture("idb-json/quern-idb_describe_all_output.json")
    #expect(
      capture.heard == [
        "Maps: Maps [button]", "Calendar-1: Calendar [button]", "Photos: Photos [button]",
        "Reminders: Reminders [button]", "News: News [button]", "Health: Health [button]",
        "Wallet: Wallet [button]", "Settings: Settings [button]", "Calendar-2: Calendar [button]",
        "SearchSlider: Search = Page 1 of 2 [adjustable]", "Safari: Safari [button]",
        "Messages: Messages [button]",
      ])
  }

  @Test func bothRowsOfASettingAreHeard() throws {
    let capture = try Corpus.capture("idb-json/simuse-account-settings.raw.json")
    #expect(
      capture.heard.prefix(4).suffix(3) == [
        "StaticText[1]: アカウント [header]", "Button[2]: 閉じる [button]",
        "Button[3]: 連動アプリ, LINEでログインまたは権限を許可してLINEアカウントと連携したサービスの一覧です。 [button]",
      ])
    // The words of a hint on an element without the trait of a switch are all that tells of one.
    let setting = try #require(
      capture.screens[0].allElements.first { $0.label.value == "ログイン許可, オン" })
    #expect(setting.hint == "ダブルタップして設定を切り替えます")
  }
}
