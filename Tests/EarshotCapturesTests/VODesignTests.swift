import EarshotCaptures
import EarshotTree
import TestSupport
import Testing

struct VODesignTests {
  private func item(_ label: String, trait: Int = 0, x: Int = 0, y: Int = 0, _ rest: String = "")
    -> String
  {
    "{\"label\":\"\(label)\",\"value\":\"\",\"hint\":\"\",\"trait\":\(trait),\"frame\":[[\(x),\(y)],[90,60]]\(rest)}"
  }

  private func read(_ items: String...) throws -> Capture {
    try EarshotCapturesTests.read("[\(items.joined(separator: ","))]")
  }

  @Test func itemsAreReadInTheirOrderWhateverTheirFrames() throws {
    let capture = try read(item("B", y: 900), item("A"), item("C", y: 300))
    #expect(capture.heard == ["item: B", "item[2]: A", "item[3]: C"])
  }

  @Test(arguments: [
    (1, ["button"]), (2, ["header"]), (4, ["adjustable"]), (8, ["link"]), (16, ["staticText"]),
    (257, ["button", "selected"]), (5, ["button", "adjustable"]),
    (20, ["adjustable", "staticText"]),
    (32, ["image"]), (17, ["button", "staticText"]), (513, ["button", "notEnabled"]),
    (128, ["button", "tabBarItem"]), (64, ["searchField"]), (1 << 20, ["button", "toggleButton"]),
    (1 << 18, ["textEntry"]), (1 << 19, ["textEntry"]), (1 << 21, ["isEditing"]),
    (17_408, ["summaryElement", "updatesFrequently"]), (24, ["link", "staticText"]),
  ])
  func bitsOfTheDesignerAreTranslated(_ trait: Int, _ names: [String]) throws {
    let element = try #require(try read(item("x", trait: trait)).screens[0].readingOrder.first)
    #expect(Set(element.element.traits.value?.names ?? []) == Set(names))
  }

  /// Traits, the numbering that is named, what is read, and whether the numbering was in doubt.
  static let dialects: [(Int, VODesignDialect?, [String], Bool)] = [
    (1, nil, ["button"], false), (32, nil, ["image"], false),
    (257, nil, ["button", "selected"], true),
    (16, nil, ["staticText"], true), (16, .designer, ["staticText"], false),
    (16, .figma, ["selected"], false), (256, .figma, ["updatesFrequently"], false),
    ((1 << 20) + 16, nil, ["button", "staticText", "toggleButton"], false),
    (131_072 + 16, nil, ["selected", "notEnabled"], false),
  ]

  @Test(arguments: dialects) func theDialectIsNamedOrConcluded(
    _ trait: Int, _ dialect: VODesignDialect?, _ names: [String], _ isInDoubt: Bool
  ) throws {
    let text = "[\(item("a", trait: 1)),\n\(item("x", trait: trait))]"
    let capture = try CaptureFormat.voDesign.read(
      Array(text.utf8), ReadOptions(voDesignDialect: dialect))
    let element = capture.screens[0].readingOrder[1].element
    #expect(Set(element.traits.value?.names ?? []) == Set(names))
    #expect(
      capture.warnings.map(\.whole)
        == (isInDoubt
          ? [
            "2:43: two programs number traits differently, and the design fits both; its traits are "
              + "read as those of VoiceOver Designer (dialect a)"
          ] : []))
    // Only VoiceOver Designer writes a document with artboards.
    let document = "{\"elements\":\(text)}"
    #expect(try EarshotCapturesTests.read(document).warnings.isEmpty)
  }

  @Test(arguments: [
    (16, "selected"), (64, "staticText"), (131_072, "notEnabled"), (256, "updatesFrequently"),
    (8192, "textEntry"), (32_768, "searchField"),
  ])
  func bitsOfTheFigmaPlugInAreTranslated(_ trait: Int, _ name: String) throws {
    let switcher = item("s", trait: 1 << 53, y: 99)
    let capture = try read(item("x", trait: trait), switcher)
    let stops = capture.screens[0].readingOrder
    #expect(stops[0].element.traits.value?.names == [name])
    #expect(stops[1].element.traits.value?.names == ["button", "toggleButton"])
  }

  @Test func unknownBitsAndKeysAreListed() throws {
    let capture = try read(item("x", trait: 1 << 40, ",\"glow\":1"))
    #expect(capture.unknowns.map(\.what) == ["key 'glow'", "trait bit 40"])
  }

  @Test func optionsActionsAndDescriptionsAreRead() throws {
    let capture = try read(
      item(
        "Size", trait: 4,
        ",\"adjustableOptions\":{\"options\":[\"S\",\"M\",\"L\"],\"currentIndex\":1},"
          + "\"customActions\":{\"names\":[\"Buy\"]},\"customDescriptions\":{\"descriptions\":"
          + "[{\"label\":\"Price\",\"value\":\"5\"}]}"))
    let element = try #require(capture.screens[0].readingOrder.first?.element)
    #expect(element.value == .given("M"))
    #expect(element.position == .given(SeriesPosition(index: 2, count: 3)))
    #expect(element.customActions.value?.map(\.name) == ["Buy"])
    #expect(element.customContent.value == [CustomContent(label: "Price", value: "5")])
    #expect(
      element.adjustment
        == .given(.options(Adjustment.Options(names: ["S", "M", "L"], index: 1))))
  }

  @Test func containersGroupListHideAndCount() throws {
    func container(_ label: String, _ rest: String, _ inside: String) -> String {
      "{\"type\":\"container\",\"label\":\"\(label)\",\"frame\":[[0,0],[9,9]],\(rest),"
        + "\"elements\":[\(inside)]}"
    }
    let capture = try read(
      container("Cart", "\"containerType\":\"semanticGroup\"", item("A")),
      container(
        "L", "\"containerType\":\"list\",\"isEnumerated\":true", item("B") + "," + item("C")),
      container(
        "T", "\"containerType\":\"none\",\"isTabTrait\":true,\"navigationStyle\":\"combined\"",
        item("D")))
    let stops = capture.screens[0].readingOrder
    #expect(
      stops.map { $0.enclosures.map(\.kind) } == [[.semanticGroup], [.list], [.list], [.tabs]])
    #expect(stops[2].element.position == .given(SeriesPosition(index: 2, count: 2)))
    let modal = try read(item("Behind"), container("M", "\"isModal\":true", item("In")))
    #expect(modal.heard == ["item[2]: In"])
  }

  @Test func artboardsAreScreens() throws {
    let capture = try EarshotCapturesTests.read(
      """
      {"elements":[{"type":"frame","label":"One","frame":[[100,50],[390,844]],"elements":[
      {"label":"A","trait":1,"frame":[[110,60],[44,44]]}],
      "imageLocation":{"fileWrapper":{"name":"a.png"}}},
      {"type":"frame","label":"Two","frame":[[600,50],[390,844]],"elements":[]}]}
      """)
    #expect(capture.screens.map(\.title) == ["One", "Two"])
    #expect(capture.screens[0].readingOrder[0].element.label == "A")
    #expect(!capture.losses.isEmpty)
  }

  @Test(arguments: [
    (
      "[{\"frame\":[[0,0]]}]",
      "1:11: invalid: 'frame' must be two pairs of numbers; write [[x, y], [width, height]] here"
    ),
    ("[{\"type\":\"elemen\"}]", "1:10: invalid: unknown type 'elemen'; did you mean 'element'?"),
    (
      "[{\"trait\":\"button\"}]",
      "1:11: invalid: 'trait' must be a whole number, not a string; write a whole number here"
    ),
    (
      "7",
      "1:1: invalid: 'the document' must be an array or an object, not a number; write an array or an object here"
    ),
  ])
  func mistakesAreLocated(_ text: String, _ message: String) throws {
    #expect(try error(of: text, .voDesign).whole == message)
  }

  static let sample = """
    [{"type":"container","label":"c","frame":[[0,0],[9,9]],"isModal":false,"isEnumerated":true,
    "containerType":"list","navigationStyle":"automatic","elements":[{"id":"1","label":"a",
    "value":"v","hint":"h","trait":4,"frame":[[1,2],[3,4]],"adjustableOptions":{"options":["x","y"],
    "currentIndex":0,"isEnumerated":true},"customActions":{"names":["n"]}}]},
    {"type":"frame","label":"f","frame":[[0,0],[390,844]],"elements":[{"trait":1,"label":"b"}]}]
    """
}

struct CapturePackageTests {
  private func package(_ name: String, _ files: [String: String]) -> CapturePackage {
    CapturePackage(name: name, files: files.mapValues { Array($0.utf8) })
  }

  private static let controls =
    "[{\"label\":\"A\",\"value\":\"\",\"hint\":\"\",\"trait\":1,\"frame\":[[30,60],[132,132]]}]"

  @Test(arguments: ["controls.json", "Frame/controls.json", "Menu.vodesign/Frame/controls.json"])
  func eachGenerationOfADesignIsRead(_ path: String) throws {
    let info = path.replacing("controls", with: "info")
    let package = package(
      "Menu.vodesign", [path: Self.controls, info: "{\"id\":\"1\",\"imageScale\":3}", "a.txt": "x"])
    #expect(try package.recognizing() == .voDesign)
    let capture = try package.read(ReadOptions())
    #expect(capture.format == "vodesign")
    #expect(capture.screens.map(\.title) == ["Menu"])
    #expect(capture.heard == ["item: A [button]"])
  }

  @Test func theScaleFollowsFromThePicture() throws {
    var png: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
    ]
    png += [0, 0, 0x04, 0x92, 0, 0, 0x09, 0xE4]
    var package = package(
      "Menu.vodesign",
      ["controls.json": Self.controls, "info.json": "{\"id\":\"1\",\"imageScale\":1}"])
    package.files["screen.png"] = png
    let capture = try package.read(ReadOptions())
    #expect(capture.screens[0].size == Size(width: 390, height: 844))
    let element = capture.screens[0].readingOrder[0].element
    #expect(element.frame == .given(Rect(x: 10, y: 20, width: 44, height: 44)))
    #expect(element.derived.contains(Element.Fields(.frame)))
    #expect(capture.losses.contains { $0.what == .frame && $0.count == 1 })
  }

  @Test func aStatedScaleIsKnown() throws {
    let wide = "[{\"label\":\"A\",\"trait\":16,\"frame\":[[30,60],[1100,132]]}]"
    let capture = try package(
      "a.vodesign", ["controls.json": wide, "info.json": "{\"imageScale\":3}"]
    ).read(ReadOptions())
    #expect(capture.heard == ["item: A [staticText]"])
    #expect(!capture.losses.contains { $0.what == .frame })
  }

  @Test func pointsUnderAScaleOfThreeAreOfThePlugIn() throws {
    let capture = try package(
      "a.vodesign",
      [
        "Frame/controls.json": "[{\"label\":\"A\",\"trait\":16,\"frame\":[[16,60],[358,44]]}]",
        "Frame/info.json": "{\"imageScale\":3}",
      ]
    ).read(ReadOptions())
    #expect(capture.heard == ["item: A [selected]"])
    #expect(
      capture.screens[0].readingOrder[0].element.frame
        == .given(Rect(x: 16, y: 60, width: 358, height: 44)))
  }

  @Test func attachmentsAreScreensTitledByTheirNames() throws {
    let package = package(
      "attachments",
      [
        "b.txt": "Button, 0x1, {{0.0, 0.0}, {9.0, 9.0}}, label: 'B'",
        "a.screen": "screen\nbutton \"A\"\n", "bad.xml": "<hierarchy><node></hierarchy>",
        "notes.md": "nothing", "__MACOSX/c.screen": "screen\nbutton \"C\"\n",
      ])
    #expect(try package.recognizing() == .captures)
    let capture = try package.read(ReadOptions())
    #expect(capture.format == "package")
    #expect(capture.screens.map(\.title) == ["a.screen", "b.txt"])
    #expect(
      capture.unread.map { "\($0.name) \($0.isLeftOut) \($0.error.message)" } == [
        "bad.xml false an element ends before another one inside it",
        "notes.md true the format of the input is not known",
      ])
  }

  @Test func allCapturesOfAnArchiveAreRead() throws {
    let package = package(
      "all",
      [
        "one.vodesign/controls.json": Self.controls, "one.vodesign/notes.txt": "of the design",
        "two.vodesign/Frame/controls.json": Self.controls.replacing("\"A\"", with: "\"B\""),
        "two.vodesign/Frame/info.json": "{\"imageScale\":3}", "a.screen": "screen\nbutton \"C\"\n",
        "cut.json": "{\"nodes\":[", "notes.txt": "nothing",
      ])
    #expect(try package.recognizing() == .captures)
    let capture = try package.read(ReadOptions())
    #expect(capture.screens.map(\.title) == ["a.screen", "one", "two"])
    #expect(
      capture.screens.map { $0.readingOrder.map(\.element.label.value) } == [["C"], ["A"], ["B"]])
    #expect(
      capture.unread.map { "\($0.name) \($0.isLeftOut)" } == ["cut.json false", "notes.txt true"])
  }

  @Test func aPackageCanBeOfANamedFormat() throws {
    let package = package(
      "all", ["a.txt": "screen\nbutton \"A\"\n", "b.txt": "no screen", "c.png": "\u{89}PNG\0"])
    let capture = try package.read(ReadOptions(), as: .notation)
    #expect(capture.screens.map(\.title) == ["a.txt"])
    #expect(capture.unread.map { "\($0.name) \($0.isLeftOut)" } == ["b.txt false", "c.png true"])
  }

  @Test func aPackageWithoutACaptureIsAnError() {
    #expect(throws: CaptureError.self) { try package("a", ["a.md": "x"]).read(ReadOptions()) }
    #expect(throws: CaptureError.self) { try package("a", [:]).recognizing() }
    #expect(throws: CaptureError.self) {
      try package("a.vodesign", ["controls.json": "{"]).read(ReadOptions())
    }
  }
}
