import EarshotTree

/// What UIKit does with the views of a class when the app sets nothing; a row of the class table.
struct ViewClass: Sendable {
  /// The name under which a class is found.
  typealias Name = String

  /// Whether the class reacts to taps by itself.
  var isControl = false
  /// Whether the class is a view; a layer is not in the accessibility tree.
  var isView = true
  /// Whether it hides its siblings.
  var isModal = false
  /// The block that the class forms.
  var container: SystemContainer?
  /// What kind of text input it is; `nil` for what is no field.
  var field: Field?
  /// What is exposed of a view of the class.
  var defaults: @Sendable (View, UIKitSystem) -> ViewDefaults = { _, _ in .notAnElement }
  /// The views inside; some controls make their own.
  var parts: @Sendable (View, UIKitSystem) -> [View] = { view, _ in view.children }

  /// The kinds of text input.
  enum Field {
    case singleLine
    case multiLine
  }

  /// A class that is not an element and does not group: flattened into its parent.
  static let plain = ViewClass()

  /// The classes of UIKit by name.
  private static let table: [Name: ViewClass] = [
    textClasses, buttonClasses, controlClasses, fieldClasses, containerClasses, otherClasses,
  ].reduce(into: [:]) { $0.merge($1) { first, _ in first } }

  /// Whether the name is that of a class with known defaults.
  static func isKnown(_ name: Name) -> Bool { table[name] != nil }

  /// The class of a view; an unknown one behaves like `UIView`.
  static func of(_ view: View) -> ViewClass { table[view.part ?? view.className] ?? plain }
}

extension View {
  /// Whether the defaults of the class are known; a view of another class behaves like `UIView`.
  package var hasKnownClass: Bool { ViewClass.isKnown(className) }
}
