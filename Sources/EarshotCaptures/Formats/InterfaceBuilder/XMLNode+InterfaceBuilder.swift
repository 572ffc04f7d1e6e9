import EarshotTree
import Foundation

extension XMLNode {
  /// Whether an attribute is `YES`; `nil` when it is missing.
  func flag(_ attribute: String) -> Bool? {
    self[attribute].map { $0 == "YES" }
  }

  /// The number of an attribute, unless it is none or not finite.
  func number(_ attribute: String) -> Double? {
    self[attribute].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  /// The first element inside of a name that stands for a property.
  func child(_ name: String, key: String) -> XMLNode? {
    children.first { $0.name == name && $0.key == key }
  }

  /// The text of a property: an attribute, or a child that holds a long one.
  func string(_ key: String) -> String? {
    if let text = self[key] { return text }
    guard let node = value(key) else { return nil }
    switch node.name {
    case "string", "mutableString": return node.plainText
    case "attributedString": return node.fragments
    default: return nil
    }
  }

  /// The characters of a text, which may be written in base 64.
  private var plainText: String {
    guard self["base64-UTF8"] == "YES" else { return text }
    let digits = text.filter { !$0.isWhitespace }
    let padding = String(repeating: "=", count: (4 - digits.count % 4) % 4)
    return Data(base64Encoded: digits + padding).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// The characters of a text with attributes.
  private var fragments: String {
    children.filter { $0.name == "fragment" }.reduce(into: "") {
      $0 += $1.string("content") ?? ""
    }
  }

  /// The rectangle of the frame in the coordinates of the view around; `nil` when it has none.
  var frame: Rect? {
    guard let rect = children.first(where: { $0.name == "rect" && $0.key == "frame" }),
      let x = rect.number("x"), let y = rect.number("y"), let width = rect.number("width"),
      let height = rect.number("height")
    else { return nil }
    return XCTestNumber.frame(x: x, y: y, width: width, height: height).value
  }

  /// The size of the font in points, and its weight.
  var font: (size: Double?, weight: String?) {
    guard let node = child("fontDescription") else { return (nil, nil) }
    if let style = textStyle {
      return (style.pointSize(at: .large), style == .headline ? "semibold" : "regular")
    }
    let weight: String? =
      switch (node["type"], node["weight"]) {
      case (_, "bold"?), (_, "heavy"?), (_, "black"?), ("boldSystem"?, _): "bold"
      case (_, "semibold"?), (_, "medium"?): "semibold"
      case (_, "thin"?), (_, "ultraLight"?), (_, "light"?): nil
      case ("system"?, _): "regular"
      default: nil
      }
    // A size of nothing is that of the class.
    return (node.number("pointSize").flatMap { $0 > 0 ? $0 : nil }, weight)
  }

  /// The text style of the font.
  var textStyle: TextStyle? {
    child("fontDescription")?["style"].flatMap { InterfaceBuilderNames.textStyles[$0] }
  }

  /// Whether the text grows with the text size of the user: never in a font of fixed size, always in
  /// a text style that follows it; `nil` when code may decide.
  var scalesText: Bool? {
    // A class of the app may choose its font in code.
    guard ["label", "textField", "textView", "button"].contains(name), self["customClass"] == nil
    else { return nil }
    let isSetAtRuntime = runtimeAttributes.contains { attribute in
      attribute["keyPath"]?.contains("adjustsFontFor") == true && attribute.flag("value") != false
    }
    if isSetAtRuntime { return true }
    if name == "button", let configuration = child("buttonConfiguration") {
      return configuration.scalesTitle
    }
    // The title of a button has the font of the system in a fixed size unless the document names
    // another one.
    guard let font = child("fontDescription") else {
      return name == "button" && hasPlainTitle ? false : nil
    }
    guard font["style"] != nil else { return false }
    return flag("adjustsFontForContentSizeCategory") == true ? true : nil
  }

  /// Whether a button has a title that is no attributed one.
  private var hasPlainTitle: Bool {
    children.contains { $0.name == "state" && $0["title"]?.isEmpty == false }
      && !children.contains { $0.child("attributedString") != nil }
  }

  /// Whether the title of a button with a configuration grows: UIKit scales it, but for a fixed font
  /// of its own; `nil` for an attributed title.
  private var scalesTitle: Bool? {
    if child("attributedString") != nil { return nil }
    guard let font = child("fontDescription") else { return true }
    return font["style"] == nil ? false : nil
  }

  /// Whether a runtime attribute gives the view other colours than the document has, such as those of a theme.
  var isColoredAtRuntime: Bool {
    runtimeAttributes.contains { attribute in
      let key = attribute["keyPath"]?.split(separator: ".").last?.lowercased() ?? ""
      return key.contains("theme")
        || key.contains("color")
          && !["border", "shadow", "placeholder"].contains(where: key.contains)
    }
  }

  /// Whether it is a runtime attribute of which code of the project makes the text of the view, as
  /// `localizableString` and `textKey` are.
  var namesLocalizedText: Bool {
    let path = self["keyPath"]?.lowercased() ?? ""
    return !path.contains("accessib")
      && ["locali", "acclabel", "l10n", "i18n", "textkey", "titlekey"].contains(
        where: path.contains)
  }

  /// The user-defined runtime attributes.
  var runtimeAttributes: [XMLNode] {
    child("userDefinedRuntimeAttributes")?.children ?? []
  }
}
