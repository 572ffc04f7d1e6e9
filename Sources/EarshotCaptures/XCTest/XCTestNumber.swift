import EarshotTree

/// Reads the numbers of a frame.
enum XCTestNumber {
  /// Coordinates beyond this are what XCTest writes for no frame.
  private static let limit = 1e7

  /// A rectangle; empty when its numbers are those of no frame.
  static func frame(x: Double, y: Double, width: Double, height: Double) -> Property<Rect> {
    let numbers = [x, y, width, height]
    guard numbers.allSatisfy({ $0.isFinite && abs($0) <= limit }), width >= 0, height >= 0,
      !(x == -1 && y == -1 && width == 0 && height == 0)
    else { return .empty }
    return .given(Rect(x: x, y: y, width: width, height: height))
  }

  /// The rectangle of a text such as `{{16.0, 59.0}, {44.0, 44.0}}`; `nil` when it is none.
  static func frame(_ text: some StringProtocol) -> Property<Rect>? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      number(part.drop { $0 == " " || $0 == "{" }.prefix { $0 != "}" && $0 != " " })
    }
    guard text.hasPrefix("{{"), text.hasSuffix("}}"), parts.count == 4, numbers.count == 4 else {
      return nil
    }
    return frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// A number, also `inf` and `nan`; `nil` when the text is none.
  static func number(_ text: some StringProtocol) -> Double? { Double(text) }
}
