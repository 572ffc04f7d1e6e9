import EarshotTree

extension ViewClass {
  /// Text fields: the text is the value, and so is the placeholder while the field is empty.
  static let fieldClasses: [Name: ViewClass] = [
    "UITextField": ViewClass(
      isControl: true, field: .singleLine, defaults: { view, _ in view.field(.textEntry) }),
    "UISearchTextField": ViewClass(
      isControl: true, field: .singleLine, defaults: { view, _ in view.field(.searchField) }),
    "UITextView": ViewClass(
      isControl: true, field: .multiLine,
      defaults: { view, _ in view.field([.textEntry, .textArea]) }),
    "UISearchBar": ViewClass(parts: searchBarParts),
  ]

  /// The field inside a search bar, when the source does not give it.
  private static let searchBarParts: @Sendable (View, UIKitSystem) -> [View] = { view, _ in
    guard view.children.isEmpty else { return view.children }
    var field = View("UISearchTextField", frame: view.frame)
    field.text = view.text
    field.placeholder = view.placeholder
    field.isEnabled = view.isEnabled
    field.isEditing = view.isEditing
    field.source = view.source
    return [field]
  }
}

extension View {
  fileprivate func field(_ kind: Traits) -> ViewDefaults {
    var traits = dimmed(kind)
    if isSecure { traits.insert(.secureTextField) }
    if isEditing { traits.insert(.isEditing) }
    let shown = isSecure ? String(repeating: "•", count: text.count) : text
    return ViewDefaults(value: Property(shown.isEmpty ? placeholder : shown), traits: traits)
  }
}
