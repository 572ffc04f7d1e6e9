import EarshotTree

/// What a modifier says of the font of a text.
struct FontValue {
  /// The size in points at the usual text size; `nil` if it says nothing.
  var size: Double?
  /// The weight.
  var weight: String?
  /// Whether it grows with the text size of the user.
  var scales: Bool?
  /// The number of lines.
  var lines: Int?

  /// Reads a modifier.
  init(_ modifier: ViewValue.Modifier) {
    let first = modifier.arguments.first?.value
    switch modifier.name {
    case "bold": weight = first?.truth == false ? nil : "bold"
    case "fontWeight": weight = first?.memberName
    case "lineLimit":
      if case .integer(let count) = first { lines = count }
    default: read(first)
    }
  }

  private mutating func read(_ value: Value?) {
    switch value {
    case .member(_, let name, let arguments):
      if let style = Self.pointSize(ofStyle: name) {
        (size, weight, scales) = (style, name == "headline" ? "semibold" : nil, true)
      } else if name == "system" || name == "custom" {
        size = (arguments["size"] ?? arguments["fixedSize"])?.double
        // That a fixed size does not grow is told by the rule about code.
        scales = name == "custom" && arguments["size"] != nil || size == nil ? true : nil
        if let style = arguments.unlabelled?.memberName ?? arguments["style"]?.memberName {
          size = size ?? Self.pointSize(ofStyle: style)
        }
        weight = arguments["weight"]?.memberName
      }
    // `.title.bold()`, `.system(size: 12).weight(.bold)`
    case .view(let view):
      if case .framework(let name, let arguments) = view.kind {
        let plain = name.hasPrefix(".") ? String(name.dropFirst()) : name
        read(.member(type: nil, name: plain, arguments))
      }
      for modifier in view.modifiers {
        if modifier.name == "bold" { weight = "bold" }
        if modifier.name == "weight" { weight = modifier.arguments.first?.value.memberName }
      }
    default: break
    }
  }

  /// The size in points of a style of `Font.TextStyle` at the usual text size; `nil` if it is none.
  private static func pointSize(ofStyle name: String) -> Double? {
    let style: TextStyle? =
      switch name {
      case "title": .title1
      case "caption": .caption1
      default: TextStyle(rawValue: name)
      }
    return style?.pointSize(at: .large)
  }
}
