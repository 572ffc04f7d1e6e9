package import EarshotTree

/// A goal of a person: to act on an element, perform one of its actions, or set its value.
package struct EffortGoal: Hashable, Sendable {
  /// The aim once the element is reached.
  package enum Aim: Hashable, Sendable {
    /// It is activated, as by a tap.
    case activate
    /// A custom action is performed, by its name inside the names of the folders around it.
    case action([String])
    /// An adjustable element is set to a value: an option by name, or a number.
    case value(String)
  }

  /// The element.
  package var element: Element.ID
  /// The aim with it.
  package var aim: Aim

  /// Makes a goal.
  package init(_ element: Element.ID, _ aim: Aim = .activate) {
    self.element = element
    self.aim = aim
  }
}
