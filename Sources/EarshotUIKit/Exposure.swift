public import EarshotTree

/// What a view hierarchy exposes, with the texts that nobody confirmed.
public struct Exposure: Hashable, Sendable {
  /// A text that UIKit words itself, in a language for which no source gives the words.
  public struct Unconfirmed: Hashable, Sendable {
    /// The element.
    public var element: Element.ID
    /// The property that holds the text, or lacks it.
    public var field: Element.Field
    /// What is not confirmed: lower case, no full stop.
    public var message: String
    /// Where in the input the view was read.
    public var source: SourceLocation?

    /// Makes a note on a text that is not confirmed.
    public init(
      element: Element.ID, field: Element.Field, message: String, source: SourceLocation? = nil
    ) {
      self.element = element
      self.field = field
      self.message = message
      self.source = source
    }
  }

  /// The screen.
  public var screen: Screen
  /// The texts, in the order of the views; the elements list their fields as derived.
  public var unconfirmed: [Unconfirmed]

  /// Makes an exposure.
  public init(screen: Screen, unconfirmed: [Unconfirmed] = []) {
    self.screen = screen
    self.unconfirmed = unconfirmed
  }
}
