import EarshotCaptures
import EarshotTree
import Testing

struct ViewFileTests {
  @Test func aFileIsReadWhole() throws {
    let capture = try read(ViewFileTests.toppings)
    #expect(capture.format == "view")
    #expect(capture.warnings == [])
    #expect(capture.unknowns == [])
    let screen = try #require(capture.screens.first)
    #expect(screen.title == "Toppings")
    #expect(screen.language == "en")
    #expect(screen.size == Size(width: 375, height: 812))
    #expect(screen.scale == 3)
    #expect(screen.idiom == .pad)
    #expect(screen.direction == .rightToLeft)
    #expect(screen.readingOrder.map(\.id) == ["size", "#0.1"])
    let size = try #require(screen["size"])
    #expect(size.value == "Medium, 2 of 3")
    #expect(size.customActions.value == [CustomAction("Add"), CustomAction("Delete")])
    #expect(size.customContent.value?.map(\.importance) == [.high, .default])
    #expect(size.handlers.value == [.escape])
    #expect(size.expandedStatus == .given(.collapsed))
    #expect(size.source == Place(line: 5, column: 5))
    #expect(size.appearance.value?.color == "#AABBCC")
    #expect(size.path.value?.bounds == Rect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func whatTheFormatHasNoKeyForIsLost() throws {
    let losses = try read(ViewFileTests.toppings).losses
    #expect(losses.map(\.what) == [.headingLevel, .navigationStyle, .dragDescriptions])
    #expect(losses.map(\.count) == [3, 3, 3])
  }

  @Test func unknownClassesAndTextsWithoutASourceAreTold() throws {
    let capture = try read(
      minimal(
        """
        "language": "ru",
        "root": {"frame": [0,0,9,9], "children": [
          {"class": "UILabl", "frame": [0,0,1,1]}, {"class": "UILabl", "frame": [0,0,1,1]},
          {"class": "UITabBarButton", "frame": [0,0,1,1], "badge": "3"}]}
        """))
    #expect(
      capture.unknowns == [
        .init(
          what: "class 'UILabl'", location: .init(line: 4, column: 3), count: 2)
      ])
    #expect(
      capture.warnings == [
        .init(
          "what is said for a badge of digits only in the language 'ru' is not known",
          at: .init(line: 5, column: 3))
      ])
  }

  @Test func theProfileOfTheOptionsWins() throws {
    let options = ReadOptions(profile: Profile(version: 26, idiom: .phone))
    let capture = try CaptureFormat.viewFile.read(Array(ViewFileTests.toppings.utf8), options)
    #expect(capture.screens.map(\.idiom) == [.phone])
  }

  @Test(arguments: [
    ("{\"earshot\": \"view/1\"", true),
    ("\u{FEFF}\n { \"root\": {}, \"earshot\" :\"view/2\"", true),
    ("{\"schema\": \"x\"}", false), ("<AppiumAUT/>", false), ("", false),
    ("[\"earshot\", \"view/\"]", false),
  ])
  func theFormatIsRecognised(_ text: String, _ isRecognized: Bool) {
    let prefix = CapturePrefix(Array(text.utf8))
    #expect(CaptureFormat.viewFile.recognizes(prefix) == isRecognized)
    #expect(CaptureFormat.all.map(\.id).contains("view"))
  }

  @Test(arguments: ViewFileMistake.all)
  func aMistakeIsLocatedAndExplained(_ item: ViewFileMistake) {
    let error = CaptureError(
      item.code, item.message, help: item.help,
      at: Place(line: item.line, column: item.column))
    #expect(throws: error) { try read(item.text) }
  }

  @Test func everyBeginningOfAFileIsAnErrorWithAPlace() {
    let bytes = Array(ViewFileTests.toppings.utf8)
    for length in 0..<bytes.count {
      #expect {
        try CaptureFormat.viewFile.read(Array(bytes.prefix(length)), ReadOptions())
      } throws: {
        ($0 as? CaptureError)?.location != nil
      }
    }
  }

  @Test func noChangedByteStopsTheReader() {
    let bytes = Array(ViewFileTests.toppings.utf8)
    for place in bytes.indices {
      for byte in [UInt8(ascii: "9"), UInt8(ascii: "\""), UInt8(ascii: "{"), 0xFF] {
        var changed = bytes
        changed[place] = byte
        do {
          _ = try CaptureFormat.viewFile.read(changed, ReadOptions()).screens[0].readingOrder
        } catch {
          #expect(error.location != nil && !error.help.isEmpty)
        }
      }
    }
  }

  @Test func aDeepFileIsReadOrRefused() throws {
    func nested(_ depth: Int) -> String {
      let open = String(repeating: "{\"frame\":[0,0,9,9],\"children\":[", count: depth)
      return minimal(
        "\"language\": \"en\", \"root\": \(open)\(String(repeating: "]}", count: depth))")
    }
    #expect(try read(nested(400)).screens[0].allElements.count == 400)
    #expect(throws: CaptureError.self) { try read(nested(600)) }
  }

  @Test func utf16IsRead() throws {
    let units = "\u{FEFF}\(ViewFileTests.toppings)".utf16.flatMap {
      [UInt8($0 & 0xFF), UInt8($0 >> 8)]
    }
    #expect(try CaptureFormat.viewFile.read(units, ReadOptions()).screens[0].title == "Toppings")
  }

  private func read(_ text: String) throws(CaptureError) -> Capture {
    try CaptureFormat.viewFile.read(Array(text.utf8), ReadOptions())
  }

  private func minimal(_ rest: String) -> String { ViewFileMistake.header + rest + "}" }

  private static let toppings = """
    {"earshot": "view/1", "title": "Toppings", "language": "en", "idiom": "pad",
     "direction": "rtl", "screen": {"width": 375, "height": 812, "scale": 3},
     "root": {"class": "UIView", "frame": [0, 0, 375, 812], "note": "all keys of lists",
      "children": [
        {"class": "UITableViewCell", "id": "size", "frame": [0, 0, 375.5, 44], "color": "#aabbcc",
         "swipeActions": ["Delete"], "row": 1, "offscreen": false, "weight": "bold",
         "ax": {"isElement": true, "label": "Size", "traits": ["adjustable"],
          "adjust": {"options": ["Small", "Medium", "Large"], "index": 1},
          "customActions": ["Add"], "respondsTo": ["accessibilityPerformEscape"],
          "customContent": [{"label": "Price", "value": "5", "importance": "high"},
           {"label": "Weight", "value": ""}],
          "path": {"rect": [1, 2, 3, 4]}, "expanded": false, "customRotors": ["Sizes"]}},
        {"class": "UIButton", "frame": [0, 44, 44, 44], "image": "ic_close"}]}}
    """
}
