import EarshotTree

extension JSONObject {
  /// The names of the numbers of a rectangle.
  static let rectangle = ["x", "y", "width", "height"]
  /// The same as some tools for devices write them.
  static let capitalRectangle = ["X", "Y", "Width", "Height"]

  /// The first value under one of several names that is not null.
  func first(of names: [String]) -> JSONValue? {
    for name in names {
      if let value = self[name]?.unwrapped, value.content != .null { return value }
    }
    return nil
  }

  /// The first text under one of several names; empty text is none.
  func words(of names: [String]) throws(CaptureError) -> String? {
    for name in names {
      guard let value = first(of: [name]) else { continue }
      guard let words = value.words else { throw value.mismatch(name, expected: "a string") }
      if !words.isEmpty { return words }
    }
    return nil
  }

  /// The rectangle of four numbers; `nil` when one is missing or not finite.
  func numbers(of names: [String]) throws(CaptureError) -> Rect? {
    var numbers: [Double] = []
    for name in names {
      guard let value = first(of: [name]) else { return nil }
      numbers.append(try value.decimal(name))
    }
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
    return Rect(numbers)
  }
}
