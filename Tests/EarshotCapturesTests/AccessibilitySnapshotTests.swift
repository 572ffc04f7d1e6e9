import EarshotCaptures
import EarshotTree
import TestSupport
import Testing

struct AccessibilitySnapshotTests {
  /// An element as `JSONEncoder` writes it, with some keys given.
  private func element(
    _ label: String, at index: Int, traits: String = "[]", y: Int = 0, _ rest: String = ""
  ) -> String {
    """
    {"element":{"_0":{"label":"\(label)","value":null,"traits":\(traits),"authoredHint":null,\
    "shape":{"type":"frame","frame":[[0,\(y)],[100,44]]},"activationPoint":[50,\(y + 22)],\
    "usesDefaultActivationPoint":true,"customActions":[],"customContent":[],"customRotors":[],\
    "respondsToUserInteraction":true,"visibility":"onscreen"\(rest)},"traversalIndex":\(index)}}
    """
  }

  private func container(_ type: String, _ children: [String], _ rest: String = "") -> String {
    """
    {"container":{"_0":{"type":\(type),"frame":[[0,0],[390,800]]\(rest)},\
    "children":[\(children.joined(separator: ","))]}}
    """
  }

  private func read(_ nodes: String...) throws -> Capture {
    try EarshotCapturesTests.read("[\(nodes.joined(separator: ","))]")
  }

  @Test func theTraversalIsTheOrder() throws {
    let capture = try read(
      element("Last", at: 3),
      container("{\"list\":{}}", [element("B", at: 2), element("A", at: 1)]),
      element("First", at: 0, y: 500))
    #expect(capture.heard.map { $0.drop { $0 != " " }.dropFirst() } == ["First", "A", "B", "Last"])
    #expect(
      capture.screens[0].readingOrder.map { $0.enclosures.map(\.kind) } == [
        [], [.list], [.list], [],
      ])
    #expect(capture.unknowns.isEmpty)
  }

  @Test(arguments: [
    ("switchButton", "toggleButton"), ("scrollable", "textArea"), ("textArea", "textArea"),
    ("backButton", "backButton"), ("unknown(281474976710656)", "bookContent"), ("alert", "alert"),
  ])
  func traitsAreTranslated(_ name: String, _ trait: String) throws {
    let capture = try read(element("x", at: 0, traits: "[\"\(name)\"]"))
    #expect(capture.screens[0].readingOrder[0].element.traits.value?.names == [trait])
  }

  @Test func everythingOfAnElementIsRead() throws {
    let capture = try EarshotCapturesTests.read(
      """
      [{"element":{"_0":{"label":"Mail","value":"2 new","traits":["button"],"identifier":"mail",
      "authoredHint":"Opens","userInputLabels":["Mail","Post"],"shape":{"type":"path",
      "pathElements":[{"move":{"to":[0,0]}},{"line":{"to":[10,0]}},{"quadCurve":{"to":[10,10],
      "control":[20,5]}},{"closeSubpath":{}}]},"activationPoint":[5,5],
      "usesDefaultActivationPoint":false,"customActions":["Delete"],
      "customContent":[{"label":"From","value":"Ada","isImportant":true}],
      "customRotors":[{"name":"Links","resultMarkers":[{"elementDescription":"a"}],
      "limit":{"none":{}}}],"accessibilityLanguage":"de","respondsToUserInteraction":false,
      "context":{"series":{"index":2,"count":3}}},"traversalIndex":0}}]
      """)
    let element = try capture.element("mail")
    #expect(element.hint == .given("Opens") && element.language == .given("de"))
    #expect(element.userInputLabels == .given(["Mail", "Post"]))
    #expect(element.customActions.value?.map(\.name) == ["Delete"])
    #expect(
      element.customContent.value
        == [CustomContent(label: "From", value: "Ada", importance: .high)])
    #expect(element.customRotors.value?.map(\.name) == ["Links"])
    #expect(element.position == .given(SeriesPosition(index: 2, count: 3)))
    #expect(element.activationPoint == .given(Point(x: 5, y: 5)))
    #expect(element.path.value?.bounds == Rect(x: 0, y: 0, width: 15, height: 10))
    #expect(element.isTappable == .given(false) && element.identifier == .given("mail"))
    #expect(capture.losses.contains { $0.what == .customRotors })
  }

  @Test func olderFilesHoldTheWholeHint() throws {
    let text = """
      [{"element":{"_0":{"description":"Wi-Fi. Switch Button. On.","label":"Wi-Fi","value":"1",
      "traits":["button","switchButton"],"hint":"Turns it on. Double tap to toggle setting.",
      "shape":{"type":"frame","frame":[[0,0],[9,9]]},"activationPoint":[4,4],
      "usesDefaultActivationPoint":true,"customActions":[],"customContent":[],"customRotors":[],
      "respondsToUserInteraction":true},"traversalIndex":0}}]
      """
    let capture = try EarshotCapturesTests.read(text)
    #expect(capture.screens[0].readingOrder[0].element.hint == .given("Turns it on."))
    #expect(capture.losses.first?.what == .hint)
  }

  @Test func containersTellTheirKind() throws {
    let group = "{\"semanticGroup\":{\"label\":\"Cart\",\"identifier\":\"cart\"}}"
    let capture = try read(
      container(group, [element("A", at: 0)], ",\"isModalBoundary\":true"),
      container("{\"tabBar\":{}}", [element("B", at: 1)]),
      container("{\"tabBar\":{}}", [element("C", at: 2, traits: "[\"tabBarItem\"]")]),
      container("{\"series\":{}}", [element("D", at: 3)]),
      container("{\"landmark\":{}}", [element("E", at: 4)]),
      container("{\"none\":{}}", [element("F", at: 5)]),
      container("{\"scrollable\":{\"contentSize\":[1,2]}}", [element("G", at: 6, y: 900)]))
    let stops = capture.screens[0].readingOrder
    #expect(
      stops.map { $0.enclosures.map(\.kind) } == [
        [.semanticGroup], [.tabs], [.tabBar], [.series], [.landmark], [], [],
      ])
    #expect(try capture.element("cart").isModal == .given(true))
    #expect(stops[6].isOffscreen)
  }

  @Test func tablesKnowCellsAndHeaders() throws {
    func cell(_ row: Int, _ column: Int, _ headers: String) -> String {
      "{\"row\":\(row),\"column\":\(column),\"rowSpan\":1,\"columnSpan\":1,\"isFirstInRow\":false,"
        + "\"rowHeaderChildIndices\":[],\"columnHeaderChildIndices\":\(headers)}"
    }
    let type =
      "{\"dataTable\":{\"rowCount\":3,\"columnCount\":2,\"cells\":[\(cell(0, 1, "[]")),null,"
      + "\(cell(2, 1, "[0]"))]}}"
    let capture = try read(
      container(type, [element("Price", at: 0), element("-", at: 1), element("5", at: 2)]))
    guard case .dataTable(let context)? = capture.screens[0].readingOrder[2].enclosures.first?.kind
    else {
      Issue.record("the cell is in no table")
      return
    }
    #expect(context?.columnHeaders.map(\.label) == ["Price"])
  }

  @Test func aListOfElementsIsReadToo() throws {
    let flat = element("Solo", at: 0).dropFirst("{\"element\":{\"_0\":".count)
      .dropLast(",\"traversalIndex\":0}}".count)
    #expect(try EarshotCapturesTests.read("[\(flat)]").heard == ["element[2]: Solo"])
  }

  @Test func mistakesAreLocated() throws {
    #expect(
      try error(of: "[]", .accessibilitySnapshot).whole
        == "1:1: no-screen: the hierarchy has no elements; encode what "
        + "'parseAccessibilityHierarchy' returns")
    #expect(
      try error(of: "[{\"element\":{\"_0\":{}}}]", .accessibilitySnapshot).whole
        == "1:13: invalid: an element has no 'traversalIndex'; add \"traversalIndex\" to it")
    let typed = element("x", at: 0, traits: "7")
    #expect(
      try error(of: "[\(typed)]", .accessibilitySnapshot).message
        == "'traits' must be an array, not a number")
  }

  static let sample = """
    [{"container":{"_0":{"type":{"dataTable":{"rowCount":1,"columnCount":1,"cells":[{"row":0,
    "column":0,"rowSpan":1,"columnSpan":1,"columnHeaderChildIndices":[0]}]}},"frame":[[0,0],[9,9]],
    "identifier":"t","isModalBoundary":true},"children":[{"element":{"_0":{"label":"a",
    "traits":["button","unknown(8)"],"hint":"h","shape":{"type":"path","pathElements":[{"curve":
    {"to":[1,1],"control1":[2,2],"control2":[3,3]}}]},"activationPoint":[1,2],"customContent":[
    {"label":"l","value":"v"}],"userInputLabels":["u"],"context":{"tab":{"index":1,"count":2}}},
    "traversalIndex":0}}]}}]
    """
}
