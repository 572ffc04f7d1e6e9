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
  /// seen through.
  func color(_ key: String, of node: XMLNode?) -> String? {
    guard let color = Self.color(key, of: node), alpha(of: color) == 1 else { return nil }
    return rgb(of: color)
  }

  /// The background with its opacity: no colour but an opacity when the document does not tell it;
  /// `nil` when nothing is drawn.
  func ground(of node: XMLNode) -> (color: String?, alpha: Double)? {
    guard let color = Self.color("backgroundColor", of: node) else { return nil }
    let alpha = min(max(alpha(of: color), 0), 1)
    return alpha > 0 ? (rgb(of: color), alpha) : nil
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

  private func alpha(of node: XMLNode) -> Double {
    (node.number("alpha") ?? 1) * (resolved(node).number("alpha") ?? 1)
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
