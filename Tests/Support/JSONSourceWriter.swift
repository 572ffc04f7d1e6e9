public import EarshotTree

/// Writes a screen as WebDriverAgent answers to `GET /source?format=json`; it stands for the tool
/// in tests.
public enum JSONSourceWriter {
  /// The answer for a screen.
  public static func source(of screen: Screen, app: String) -> String {
    let tree = text(of: AutomationNode.tree(of: screen, app: app))
    return "{\"value\":\(tree),\"sessionId\":null}\n"
  }

  private static func text(of node: AutomationNode) -> String {
    let frame = node.frame
    let value = node.value ?? (node.type == "StaticText" ? node.label : nil)
    var members: [(String, String)] = [
      ("type", node.type.inJSON), ("rawIdentifier", node.identifier.inJSON),
      ("name", (node.identifier ?? node.label).inJSON), ("label", node.label.inJSON),
      ("value", (value ?? (node.type == "Button" && node.isSelected ? "1" : nil)).inJSON),
      ("placeholderValue", node.placeholder.inJSON),
      (
        "rect",
        "{\"x\":\(frame.x),\"y\":\(frame.y),\"width\":\(frame.width),\"height\":\(frame.height)}"
      ),
      ("frame", "\"{{\(frame.x), \(frame.y)}, {\(frame.width), \(frame.height)}}\""),
      ("isEnabled", node.isEnabled ? "\"1\"" : "\"0\""),
      ("isVisible", node.isVisible ? "\"1\"" : "\"0\""),
      ("isAccessible", node.isAccessible ? "\"1\"" : "\"0\""),
      ("traits", node.traits.joined(separator: ", ").inJSON),
    ]
    if !node.children.isEmpty {
      members.append(("children", "[\(node.children.map(text).joined(separator: ","))]"))
    }
    return "{" + members.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
  }
}

extension String? {
  /// The text as a JSON string, or null.
  var inJSON: String { self?.inJSON ?? "null" }
}

extension String {
  /// The text as a JSON string.
  var inJSON: String {
    "\""
      + reduce(into: "") { text, character in
        switch character {
        case "\"": text += "\\\""
        case "\\": text += "\\\\"
        case "\n": text += "\\n"
        default: text.append(character)
        }
      } + "\""
  }
}
