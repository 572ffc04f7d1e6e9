/// A notification that code posts to assistive technologies.
struct PostedNotification {
  /// The kind, as UIKit names it: `announcement`, `layoutChanged`, `screenChanged`.
  let kind: String
  /// What goes with it; `nil` if nothing is written.
  let argument: Expression?
  /// The whole call.
  let expression: Expression

  /// Reads a call; `nil` of any other.
  ///
  /// It knows the forms of UIKit, of Swift before version 4.2, and of SwiftUI.
  init?(_ call: Expression) {
    guard case .call(let callee, let arguments) = call.kind else { return nil }
    expression = call
    switch callee.lastName {
    case "UIAccessibilityPostNotification":
      guard let name = arguments.first?.value.lastName else { return nil }
      kind = Self.kind(name)
      argument = arguments.count > 1 ? arguments[1].value : nil
    case "post":
      if let notification = arguments.first(where: { $0.label == "notification" })?.value {
        guard let name = notification.lastName else { return nil }
        kind = Self.kind(name)
        argument = arguments.first { $0.label == "argument" }?.value
      } else {
        guard case .member(let made?, _) = callee.kind, case .call(let type, let parts) = made.kind,
          case .member(let space?, let name) = type.kind,
          space.lastName == "AccessibilityNotification"
        else { return nil }
        kind = Self.kind(name)
        argument = parts.first?.value
      }
    default: return nil
    }
  }

  /// `UIAccessibilityLayoutChangedNotification` and `LayoutChanged` as `layoutChanged`.
  private static func kind(_ name: String) -> String {
    var name = name[...]
    if name.hasPrefix("UIAccessibility") { name = name.dropFirst("UIAccessibility".count) }
    if name.hasSuffix("Notification") { name = name.dropLast("Notification".count) }
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}
