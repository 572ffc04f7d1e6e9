import EarshotCaptures
import EarshotTree
import TestSupport
import Testing

struct ChromiumAXTests {
  private func read(_ nodes: String) throws -> Capture {
    try CaptureFormat.chromiumAX.read(Array("{\"nodes\":[\(nodes)]}".utf8), ReadOptions())
  }

  /// A node with its role, name and properties.
  private func node(
    _ id: Int, _ role: String, _ name: String? = nil, children: [Int] = [], ignored: Bool = false,
    value: String? = nil, _ properties: [(String, String)] = []
  ) -> String {
    let list = properties.map { "{\"name\":\"\($0.0)\",\"value\":{\"value\":\($0.1)}}" }
    let parts = [
      "\"nodeId\":\"\(id)\"", "\"ignored\":\(ignored)",
      "\"role\":{\"type\":\"role\",\"value\":\"\(role)\"}",
      "\"childIds\":[\(children.map { "\"\($0)\"" }.joined(separator: ","))]",
      "\"properties\":[\(list.joined(separator: ","))]",
      name.map { "\"name\":{\"type\":\"computedString\",\"value\":\"\($0)\"}" },
      value.map { "\"value\":{\"type\":\"string\",\"value\":\"\($0)\"}" },
    ]
    return "{\(parts.compactMap { $0 }.joined(separator: ","))}"
  }

  private func page(_ children: [Int], _ nodes: String...) throws -> Capture {
    try read(([node(1, "RootWebArea", "Page", children: children)] + nodes).joined(separator: ","))
  }

  @Test(.enabled(if: Corpus.isWanted)) func thePageOfTheCorpusIsHeardWhole() throws {
    let capture = try Corpus.capture("chromium-ax/alumnium-todomvc.json")
    #expect(
      capture.heard == [
        "heading[21]: todos [header]",
        "textbox[26]: New Todo Input = What needs to be done? [textEntry]",
        "StaticText[27]: New Todo Input [staticText]",
        "checkbox[55]: - = 0 [button toggleButton]",
        "StaticText[-1000000002]: \\u276f [staticText]",
        "StaticText[57]: Toggle All Input [staticText]",
        "checkbox[49]: - = 1 [button toggleButton]", "StaticText[50]: hello [staticText]",
        "checkbox[63]: - = 0 [button toggleButton]", "StaticText[64]: he [staticText]",
        "StaticText[34]: 1 item left! [staticText]",
        "link[37]: All [link]", "link[40]: Active [link]", "link[43]: Completed [link]",
        "button[47]: Clear completed [button]",
        "StaticText[8]: Double-click to edit a todo [staticText]",
        "StaticText[10]: Created by the TodoMVC Team [staticText]",
        "StaticText[12]: Part of  [staticText]", "link[14]: TodoMVC [link]",
      ])
    #expect(capture.screens.map(\.title) == ["TodoMVC: React"])
    #expect(capture.unknowns.isEmpty)
    #expect(capture.losses.contains { $0.what == .frame && $0.count == 19 })
  }

  @Test func ignoredNodesPassOnWhatIsInside() throws {
    let capture = try page(
      [2, 5], node(2, "none", children: [3], ignored: true), node(3, "generic", children: [4]),
      node(4, "button", "Save", children: [6]), node(5, "StaticText", "End"),
      node(6, "StaticText", "Save"))
    #expect(capture.heard == ["button[4]: Save [button]", "StaticText[5]: End [staticText]"])
  }

  @Test func aLinkInAHeadingIsTheHeading() throws {
    let capture = try page(
      [2], node(2, "heading", "News", children: [3], [("level", "2")]),
      node(3, "link", "News", children: [4]), node(4, "StaticText", "News"))
    #expect(capture.heard == ["link[3]: News [link header]"])
    #expect(try capture.element("link[3]").headingLevel == .given(2))
  }

  @Test func aHeadingInALinkIsSaidByTheLink() throws {
    let capture = try page(
      [2], node(2, "link", "News", children: [3]),
      node(3, "heading", "News", [("level", "3")]))
    #expect(capture.heard == ["link[2]: News [link header]"])
  }

  @Test func statesOfControlsAreRead() throws {
    let capture = try page(
      [2, 3, 4, 5, 6, 7, 8],
      node(2, "checkbox", "All", [("checked", "\"mixed\"")]),
      node(3, "switch", "Wi-Fi", [("checked", "\"true\"")]),
      node(4, "radio", "Red", [("checked", "\"true\""), ("disabled", "true")]),
      node(5, "button", "Bold", [("pressed", "\"false\"")]),
      node(6, "button", "Menu", [("expanded", "false"), ("hasPopup", "\"menu\"")]),
      node(
        7, "slider", "Volume", value: "5",
        [("valuemin", "0"), ("valuemax", "10"), ("valuetext", "\"half\"")]),
      node(8, "textbox", "Mail", value: "a@b", [("focused", "true"), ("required", "true")]))
    #expect(
      capture.heard == [
        "checkbox[2]: All = 2 [button toggleButton]", "switch[3]: Wi-Fi = 1 [button toggleButton]",
        "radio[4]: Red [selected notEnabled radioButton]",
        "button[5]: Bold = 0 [button toggleButton]", "button[6]: Menu [button popupButton]",
        "slider[7]: Volume = half [adjustable]", "textbox[8]: Mail = a@b [textEntry isEditing]",
      ])
    #expect(try capture.element("button[6]").expandedStatus == .given(.collapsed))
    guard case .range(let range)? = try capture.element("slider[7]").adjustment.value else {
      Issue.record("the slider has no range")
      return
    }
    #expect(range.maximum == 10 && range.value == 5)
  }

  @Test func aModalDialogHidesTheRest() throws {
    let capture = try page(
      [2, 3], node(2, "button", "Behind"),
      node(3, "dialog", "Sure?", children: [4], [("modal", "true")]), node(4, "button", "Yes"))
    #expect(capture.heard == ["button[4]: Yes [button]"])
  }

  @Test func landmarksListsAndTabsAreContainers() throws {
    let capture = try page(
      [2, 4, 6], node(2, "navigation", "Main", children: [3]), node(3, "link", "Home"),
      node(4, "list", children: [5]), node(5, "listitem", children: [8]),
      node(6, "tablist", children: [7]), node(7, "tab", "One", [("selected", "true")]),
      node(8, "StaticText", "Item"))
    let kinds = capture.screens[0].readingOrder.map { $0.enclosures.map(\.kind) }
    #expect(kinds == [[.landmark], [.list], [.tabs]])
    #expect(capture.heard.last == "tab[7]: One [button selected]")
  }

  @Test func cellsOfATableKnowTheirPlace() throws {
    let capture = try page(
      [2], node(2, "table", "Prices", children: [3, 4]), node(3, "row", children: [5, 6]),
      node(4, "row", children: [7, 8]), node(5, "columnheader", "Name"),
      node(6, "columnheader", "Price"), node(7, "cell", "Tea"), node(8, "cell", "2"))
    #expect(capture.screens[0].readingOrder.count == 4)
    #expect(try capture.element("cell[8]").tableCell == .given(TableCell(row: 1, column: 1)))
  }

  @Test func aReplyOfTheProtocolIsUnwrapped() throws {
    let text = "{\"id\":1,\"result\":{\"nodes\":[\(node(1, "button", "A"))]}}"
    #expect(try EarshotCapturesTests.read(text).heard == ["button[1]: A [button]"])
  }

  @Test func unknownRolesAndKeysAreListed() throws {
    let capture = try page([2], node(2, "hologram", "x", children: [3]), node(3, "button", "A"))
    #expect(capture.unknowns.map(\.what) == ["role 'hologram'"])
    #expect(capture.heard == ["button[3]: A [button]"])
  }

  @Test(arguments: [
    (
      "{\"nodes\":[]}",
      "1:1: no-screen: the tree has no nodes; "
        + "call 'Accessibility.enable' and wait until the page is loaded"
    ),
    ("{\"nodes\":3}", "1:10: invalid: 'nodes' must be an array, not a number; write an array here"),
    ("{\"nodes\":[{\"role\":{}}]}", "1:11: invalid: a node has no 'nodeId'; add \"nodeId\" to it"),
    (
      "{\"nodes\":[{\"nodeId\":\"1\",\"childIds\":[\"1\"]}]}",
      "1:11: invalid: a node is its own descendant, or has two parents; "
        + "send the answer of one call of 'Accessibility.getFullAXTree'"
    ),
  ])
  func mistakesAreLocated(_ text: String, _ message: String) throws {
    #expect(try error(of: text, .chromiumAX).whole == message)
  }

  static let sample = """
    {"nodes":[{"nodeId":"1","ignored":false,"role":{"type":"internalRole","value":"RootWebArea"},
    "name":{"type":"computedString","value":"P","sources":[]},"childIds":["2","3"]},
    {"nodeId":"2","parentId":"1","ignored":false,"role":{"type":"role","value":"slider"},
    "value":{"type":"number","value":5},"properties":[{"name":"valuemax","value":{"type":"number",
    "value":10}},{"name":"valuemin","value":{"type":"number","value":0}}]},
    {"nodeId":"3","parentId":"1","ignored":true,"role":{"type":"role","value":"none"},
    "childIds":["4"]},{"nodeId":"4","parentId":"3","ignored":false,"role":{"type":"role",
    "value":"table"},"childIds":["5"]},{"nodeId":"5","role":{"value":"row"},"childIds":["6"]},
    {"nodeId":"6","role":{"value":"cell"},"name":{"value":"x"}}]}
    """
}
