import EarshotTree

extension ViewClass {
  /// Labels and what stands for text.
  static let textClasses: [Name: ViewClass] = [
    "UILabel": ViewClass(defaults: label),
    "UITableViewHeaderFooterView": ViewClass(defaults: sectionHeader),
    // A layer is no view: not even an override brings it into the tree.
    "CALayer": ViewClass(isView: false),
    "CATextLayer": ViewClass(isView: false),
    "CAShapeLayer": ViewClass(isView: false),
    "CAGradientLayer": ViewClass(isView: false),
    // An object without a view, made only to be an element.
    "UIAccessibilityElement": ViewClass(defaults: { _, _ in ViewDefaults() }),
  ]

  private static let label: @Sendable (View, UIKitSystem) -> ViewDefaults = { view, _ in
    ViewDefaults(
      isElement: !view.text.isEmpty, label: Property(view.text), traits: .staticText)
  }

  /// The heading of a section with its own text; a custom one only wraps labels.
  private static let sectionHeader: @Sendable (View, UIKitSystem) -> ViewDefaults = { view, _ in
    guard !view.text.isEmpty else { return .notAnElement }
    return ViewDefaults(label: Property(view.text), traits: [.staticText, .header])
  }
}
