public import EarshotTree

/// Writes a screen as XCTest prints `debugDescription`; it stands for the tool in tests.
public enum DebugDescriptionWriter {
  /// The dump of a screen.
  public static func dump(of screen: Screen, app: String) -> String {
    var lines = ["Attributes: Application, 0x1, pid: 7, label: '\(app)'", "Element subtree:"]
    write(AutomationNode.tree(of: screen, app: app), depth: 0, &lines)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func write(_ node: AutomationNode, depth: Int, _ lines: inout [String]) {
    var parts = [
      node.type + (node.type == "Window" ? " (Main)" : ""), "0x\(String(lines.count, radix: 16))",
    ]
    if depth == 0 { parts.append("pid: 7") }
    if depth > 0 {
      let frame = node.frame
      parts.append("{{\(frame.x), \(frame.y)}, {\(frame.width), \(frame.height)}}")
    }
    for (key, text) in [
      ("identifier", node.identifier), ("label", node.label),
      ("placeholderValue", node.placeholder),
    ] {
      if let text, !text.isEmpty { parts.append("\(key): '\(text)'") }
    }
    // Values have no quotes.
    if let value = node.value, !value.isEmpty { parts.append("value: \(value)") }
    if node.isSelected { parts.append("Selected") }
    if !node.isEnabled { parts.append("Disabled") }
    let indent = depth == 0 ? " →" : String(repeating: "  ", count: depth + 1)
    lines.append(indent + parts.joined(separator: ", "))
    for child in node.children { write(child, depth: depth + 1, &lines) }
  }
}
