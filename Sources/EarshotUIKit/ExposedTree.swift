package import EarshotTree

/// The accessibility tree that UIKit exposes of a view hierarchy, with the texts that nobody
/// confirmed.
package struct ExposedTree: Hashable, Sendable {
  /// A text that UIKit words itself, in a language for which no source gives the words.
  package struct Unconfirmed: Hashable, Sendable {
    /// The element.
    package var element: Element.ID
    /// The property that holds the text, or lacks it.
    package var field: Element.Field
    /// The text that is not confirmed: lower case, no full stop.
    package var message: String
    /// Where in the input the view was read.
    package var source: SourceLocation?

    /// Makes a note on a text that is not confirmed.
    package init(
      element: Element.ID, field: Element.Field, message: String, source: SourceLocation? = nil
    ) {
      self.element = element
      self.field = field
      self.message = message
      self.source = source
    }
  }

  /// The screen.
  package var screen: Screen
  /// The texts, in the order of the views; the elements list their fields as derived.
  package var unconfirmed: [Unconfirmed]
}
