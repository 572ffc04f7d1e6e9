import EarshotTree

/// The colours of a document, in which those of the system and of the catalog are named.
struct InterfaceBuilderColors {
  /// The colours in the light appearance, by name, as the document keeps them.
  private let named: [String: XMLNode]

  /// - Parameter root: the document.
  init(_ root: XMLNode) {
    let resources = root.child("resources")?.children ?? []
    named = resources.reduce(into: [:]) { named, node in
      guard node.name == "systemColor" || node.name == "namedColor", let name = node["name"],
        let color = node.child("color")
      else { return }
      named["\(node.name) \(name)"] = color
    }
  }

  /// The colour of a property as `#RRGGBB`; `nil` for one that the document does not tell, or that is
  /// seen through and nothing tells what lies behind.
  ///
  /// - Parameter ground: the colour behind.
  func color(_ key: String, of node: XMLNode?, on ground: String? = nil) -> String? {
    guard let color = Self.color(key, of: node), let rgb = rgb(of: color) else { return nil }
    let alpha = alpha(of: color)
    if alpha == 1 { return rgb }
    // What is hardly there is set to appear later.
    guard alpha >= 0.25, let ground else { return nil }
    let mixed = zip(channels(of: rgb), channels(of: ground)).map { alpha * $0 + (1 - alpha) * $1 }
    return HexColor.text(of: mixed)
  }

  /// The colour of a property in the dark appearance, if the system has another there; `nil` as well
  /// for a colour of the catalog, of which the document does not tell that.
  func darkColor(_ key: String, of node: XMLNode?) -> String? {
    Self.color(key, of: node)?["systemColor"].flatMap { Self.dark[$0] }
  }

  /// Whether the document leaves a colour to the class.
  static func isDefault(_ key: String, of node: XMLNode) -> Bool { color(key, of: node) == nil }

  /// The colours of the system in the dark appearance, without those that are the same in both.
  private static let dark: [String: String] = [
    "labelColor": "#FFFFFF", "secondaryLabelColor": "#EBEBF5", "tertiaryLabelColor": "#EBEBF5",
    "systemBackgroundColor": "#000000", "secondarySystemBackgroundColor": "#1C1C1E",
    "tertiarySystemBackgroundColor": "#2C2C2E", "systemGroupedBackgroundColor": "#000000",
    "groupTableViewBackgroundColor": "#000000",
    "secondarySystemGroupedBackgroundColor": "#1C1C1E",
    "tertiarySystemGroupedBackgroundColor": "#2C2C2E", "systemGray2Color": "#636366",
    "systemGray3Color": "#48484A", "systemGray4Color": "#3A3A3C", "systemGray5Color": "#2C2C2E",
    "systemGray6Color": "#1C1C1E", "systemRedColor": "#FF453A", "systemBlueColor": "#0A84FF",
    "systemGreenColor": "#30D158", "systemOrangeColor": "#FF9F0A", "systemYellowColor": "#FFD60A",
    "systemPinkColor": "#FF375F", "systemPurpleColor": "#BF5AF2", "systemIndigoColor": "#5E5CE6",
    "linkColor": "#0984FF",
  ]

  /// The background with its opacity: no colour but an opacity when the document does not tell it;
  /// `nil` when nothing is drawn.
  func ground(of node: XMLNode) -> (color: String?, alpha: Double)? {
    guard let color = Self.color("backgroundColor", of: node) else { return nil }
    let alpha = min(max(alpha(of: color), 0), 1)
    return alpha > 0 ? (rgb(of: color), alpha) : nil
  }

  /// The background that a configuration gives its button: its base colour, else one that the
  /// document does not tell; `nil` for a plain one.
  func ground(ofConfiguration node: XMLNode) -> (color: String?, alpha: Double)? {
    guard let style = node["style"], style != "plain", style != "borderless" else { return nil }
    let base = style == "filled" ? Self.color("baseBackgroundColor", of: node) : nil
    return (base.flatMap(rgb), 1)
  }

  private static func color(_ key: String, of node: XMLNode?) -> XMLNode? {
    node?.children.first { $0.name == "color" && $0.key == key }
  }

  /// The colour that an element names, or the element when it names none.
  private func resolved(_ node: XMLNode) -> XMLNode {
    if let name = node["systemColor"] { return named["systemColor \(name)"] ?? node }
    if let name = node["name"] { return named["namedColor \(name)"] ?? node }
    return node
  }

  /// The opacity: that of the colour that an element names is one more.
  private func alpha(of node: XMLNode) -> Double {
    let own = node.number("alpha") ?? 1
    return names(node) ? own * (resolved(node).number("alpha") ?? 1) : own
  }

  /// Whether an element names a colour rather than holding its numbers.
  private func names(_ node: XMLNode) -> Bool { (node["systemColor"] ?? node["name"]) != nil }

  /// Red, green and blue of `#RRGGBB` from 0 to 1.
  private func channels(of color: String) -> [Double] {
    let number = Int(color.dropFirst(), radix: 16) ?? 0
    return [16, 8, 0].map { Double(number >> $0 & 255) / 255 }
  }

  /// The colour as `#RRGGBB`; `nil` when the document does not tell one in sRGB.
  private func rgb(of node: XMLNode) -> String? {
    let color = resolved(node)
    guard color["customColorSpace"] != "displayP3" else { return nil }
    let channels = ["red", "green", "blue"].compactMap(color.number)
    if channels.count == 3 { return HexColor.text(of: channels) }
    return color.number("white").map { HexColor.text(of: [$0, $0, $0]) }
  }
}
