import EarshotTree

/// The element that a result of Apple's audit is about, as the file tells it.
struct AppleAuditTarget {
  /// The label.
  private(set) var label: String?
  /// The identifier.
  private(set) var identifier: String?
  /// The type without the prefix of XCTest.
  private(set) var type: String?
  /// The frame in points of the screen.
  private(set) var frame: Rect?

  /// Reads the element of a result.
  init(_ result: JSONObject) throws(CaptureError) {
    let attributes = try result.first(of: ["elementAttributes"])?.object("elementAttributes")
    let summary = try result.words(of: ["element"]).map(Summary.init)
    let name = try attributes?.words(of: ["name"])
    label =
      try Self.words(
        attributes, ["label"], result, ["label", "elementLabel", "ElementTextValue_v1"])
    label = label ?? summary?.label
    identifier = try Self.words(
      attributes, ["rawIdentifier", "identifier"], result, ["identifier", "elementIdentifier"])
    // The name is the identifier, or else the label.
    if identifier == nil, name != label { identifier = name }
    let type = try Self.words(attributes, ["type"], result, ["type", "elementType"])
    self.type = (type ?? summary?.type).map(Self.bare)
    frame = try Self.frame(of: result, attributes)
  }

  /// The first text in the attributes of the element, or else in the result.
  private static func words(
    _ attributes: JSONObject?, _ keys: [String], _ result: JSONObject, _ others: [String]
  ) throws(CaptureError) -> String? {
    if let words = try attributes?.words(of: keys) { return words }
    return try result.words(of: others)
  }

  private static func frame(
    of result: JSONObject, _ attributes: JSONObject?
  ) throws(CaptureError) -> Rect? {
    let keys = ["rect", "frame", "element_rect_value", "elementRect", "ElementRectValue_v1"]
    for object in [attributes, result].compactMap({ $0 }) {
      for key in keys {
        if let frame = try object.first(of: [key])?.tolerantFrame(key) { return frame }
      }
      if let frame = try object.numbers(of: JSONObject.rectangle) { return frame }
    }
    // The long description of XCTest begins with the element, and that with its frame.
    guard let text = try result.words(of: ["elementDescription"]),
      let start = text.firstRange(of: "{{")
    else { return nil }
    let end = text[start.upperBound...].firstRange(of: "}}")?.upperBound ?? text.endIndex
    return Rect(braced: String(text[start.lowerBound..<end]))
  }

  private static func bare(_ type: String) -> String {
    let prefix = "XCUIElementType"
    return type.hasPrefix(prefix) ? String(type.dropFirst(prefix.count)) : type
  }

  /// The short description of an element, `"Click me" StaticText`.
  private struct Summary {
    var label: String?
    var type: String?

    init(_ text: String) {
      guard let quote = text.first, "\"'".contains(quote), let end = text.lastIndex(of: quote),
        end > text.startIndex
      else {
        type = text.split(separator: " ").last.map(String.init)
        return
      }
      label = String(text[text.index(after: text.startIndex)..<end])
      type = text[text.index(after: end)...].split(separator: " ").last.map(String.init)
    }
  }
}

extension Rect {
  /// Reads `{{x, y}, {w, h}}`; `nil` when the text is none, or a number is not finite.
  init?(braced text: String) {
    let parts = text.split { "{}, ".contains($0) }
    let numbers = parts.compactMap { Double($0) }
    guard parts.count == 4, numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
    self.init(numbers)
  }

  /// The rectangle of x, y, width and height.
  init(_ numbers: [Double]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
