package import EarshotText
package import EarshotTree

/// Which elements a suppression is about.
package struct ElementSelector: Hashable, Sendable {
  /// The property that is compared.
  package enum Field: String, Hashable, Sendable, CaseIterable {
    /// The identifier for tests.
    case identifier
    /// The label.
    case label
    /// The class or type.
    case type
    /// The id within the screen.
    case id
  }

  /// The property that is compared.
  package var field: Field
  /// With what; may hold `*` and `?`.
  package var glob: Glob

  /// Makes a selector.
  package init(_ field: Field, _ glob: Glob) {
    self.field = field
    self.glob = glob
  }

  /// Whether an element is meant.
  package func matches(_ element: Element) -> Bool {
    let text =
      switch field {
      case .identifier: element.identifier.value
      case .label: element.label.value ?? element.attributedLabel.value?.text
      case .type: element.type
      case .id: element.id.rawValue
      }
    return text.map { glob.matches($0) } ?? false
  }
}
