public import EarshotTree

/// Writes a screen as `idb ui describe-all --nested` prints it; it stands for the tool in tests.
///
/// The simulator tells of elements and of the groups that hold them, by the roles of macOS.
public enum IDBWriter {
  /// The dump of a screen.
  public static func dump(of screen: Screen, app: String) -> String {
    let frame = Rect(x: 0, y: 0, width: screen.size?.width ?? 0, height: screen.size?.height ?? 0)
    let children = screen.elements.flatMap(nodes)
    let application = node(
      ("Application", nil), label: app, frame: frame, children: children, members: [])
    return "[\(application)]\n"
  }

  private static func nodes(of element: Element) -> [String] {
    guard !element.isHiddenFromAssistiveTechnology else { return [] }
    let frame = element.effectiveFrame ?? .zero
    if element.isAccessibilityElement {
      return [
        node(
          role(of: element), label: element.label.value, frame: frame, children: [],
          members: facts(of: element))
      ]
    }
    let children = element.children.flatMap(nodes)
    let isGroup = ["UITabBar", "UINavigationBar", "UISegmentedControl"].contains(element.type)
    guard isGroup, !children.isEmpty else { return children }
    let label = element.type == "UITabBar" ? "Tab Bar" : nil
    return [node(("Group", nil), label: label, frame: frame, children: children, members: [])]
  }

  private static func facts(of element: Element) -> [(String, String)] {
    let isTab = role(of: element).subrole != nil
    let value = isTab ? (element.has(.selected) ? "1" : "0") : element.value.value
    return [
      ("AXUniqueId", element.identifier.value.inJSON), ("AXValue", value.inJSON),
      ("help", element.hint.value.inJSON),
      ("enabled", element.has(.notEnabled) ? "false" : "true"),
      (
        "custom_actions",
        "[\((element.customActions.value ?? []).map(\.name.inJSON).joined(separator: ","))]"
      ),
    ]
  }

  private static func role(of element: Element) -> (role: String, subrole: String?) {
    if element.type == "UITabBarButton" || element.type == "UISegment" {
      return ("RadioButton", "AXTabButton")
    }
    if element.type == "UITextField" { return ("TextField", nil) }
    if element.has(.adjustable) { return ("Slider", nil) }
    if element.has(.header) { return ("Heading", nil) }
    if element.has(.button) { return ("Button", nil) }
    if element.has(.image) { return ("Image", nil) }
    return element.has(.staticText) ? ("StaticText", nil) : ("GenericElement", nil)
  }

  private static func node(
    _ role: (role: String, subrole: String?), label: String?, frame: Rect, children: [String],
    members: [(String, String)]
  ) -> String {
    let place = "\"x\":\(frame.x),\"y\":\(frame.y)"
    let all: [(String, String)] =
      [
        ("type", role.role.inJSON), ("role", "AX\(role.role)".inJSON),
        ("subrole", role.subrole.inJSON), ("AXLabel", label.inJSON),
        ("frame", "{\(place),\"width\":\(frame.width),\"height\":\(frame.height)}"),
        ("pid", "7"),
      ] + members + [("children", "[\(children.joined(separator: ","))]")]
    return "{" + all.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
  }
}
