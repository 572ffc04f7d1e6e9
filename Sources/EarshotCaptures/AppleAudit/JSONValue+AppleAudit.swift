import EarshotTree

extension JSONValue {
  /// The contents of the envelopes of device services, `{"ObjectType": …, "Value": …}`.
  var unwrapped: JSONValue {
    var value = self
    while case .object(let object) = value.content, object["ObjectType"] != nil,
      let inner = object["Value"]
    {
      value = inner
    }
    return value
  }

  /// Text: a string, a number, or several strings; `nil` for anything else.
  var words: String? {
    switch content {
    case .string(let text): return text
    case .number(let number): return number.integer.map { "\($0)" } ?? "\(number.double)"
    case .array(let values):
      let parts = values.compactMap(\.unwrapped.words)
      return parts.count == values.count ? parts.joined(separator: " ") : nil
    case .bool, .object, .null: return nil
    }
  }

  /// A number, also as text; `name` is for the message.
  func decimal(_ name: String) throws(CaptureError) -> Double {
    if case .string(let text) = content, let number = Double(text) { return number }
    return try number(name)
  }

  /// A rectangle as text in braces, four numbers, or an object; `nil` for none that can be seen.
  func tolerantFrame(_ name: String) throws(CaptureError) -> Rect? {
    switch content {
    case .string(let text):
      let parts = text.split { "{}, ".contains($0) }
      guard parts.count == 4, parts.allSatisfy({ Double($0) != nil }) else {
        throw invalid(
          "'\(name)' is no rectangle: '\(text)'", help: "it is written '{{x, y}, {width, height}}'")
      }
      return Rect(braced: text)
    case .array: return Rect(try numbers(name, count: 4))
    case .object(let object):
      for names in [JSONObject.rectangle, JSONObject.capitalRectangle] {
        if let rect = try object.numbers(of: names) { return rect }
      }
      // Without numbers it is a reference into the archive of the device, which tells nothing.
      return nil
    case .number, .bool, .null:
      throw mismatch(name, expected: "a rectangle such as '{{0, 0}, {44, 44}}'")
    }
  }

  /// A colour as `#RRGGBB`: of such text, of components in text or an array, or of an object.
  ///
  /// `nil` when it cannot be read; a colour is not worth an error.
  var color: String? {
    switch content {
    case .string(let text):
      if text.hasPrefix("#") {
        let isColor = [7, 9].contains(text.utf8.count) && text.dropFirst().allSatisfy(\.isHexDigit)
        return isColor ? "#" + text.dropFirst().prefix(6).uppercased() : nil
      }
      return Self.hex(text.split { " ,()".contains($0) }.compactMap { Double($0) })
    case .array(let values): return Self.hex(values.compactMap { try? $0.decimal("color") })
    case .object(let object):
      let names = object["red"] == nil ? ["r", "g", "b"] : ["red", "green", "blue"]
      return Self.hex(names.compactMap { try? object[$0]?.decimal("color") })
    case .number, .bool, .null: return nil
    }
  }

  /// Components from 0 to 1, or from 0 to 255 when one is larger; two are grey and opacity.
  private static func hex(_ components: [Double]) -> String? {
    let channels =
      (1...2).contains(components.count)
      ? [Double](repeating: components[0], count: 3) : Array(components.prefix(3))
    guard channels.count == 3, channels.allSatisfy(\.isFinite) else { return nil }
    return HexColor.text(of: channels, largest: channels.contains { $0 > 1 } ? 255 : 1)
  }
}

/// Colours as `#RRGGBB`.
enum HexColor {
  /// The text of a colour with channels from 0 to the largest number.
  static func text(of channels: [Double], largest: Double = 1) -> String {
    channels.reduce(into: "#") { text, channel in
      let byte = Int((min(max(channel, 0), largest) * (255 / largest)).rounded())
      text += (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }
}
