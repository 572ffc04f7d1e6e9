package import EarshotTree

/// An action of the app, by its name in scripts.
package struct ScriptAction: Hashable, Sendable {
  /// The name, such as `activate`.
  package var name: String
  /// A direction, a number, a text or the name of a custom action; `nil` is any.
  package var argument: String?
  /// The element that is asked; `nil` is any.
  package var element: Element.ID?

  /// Makes an action; what is `nil` is not compared.
  package init(name: String, argument: String? = nil, element: Element.ID? = nil) {
    self.name = name
    self.argument = argument
    self.element = element
  }
}
