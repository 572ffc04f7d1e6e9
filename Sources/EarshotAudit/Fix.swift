public import EarshotTree

/// A fix of a flaw: changes of elements that can be applied to the screen.
///
/// Only what an author would set is changed; colours, fonts and sizes are never touched unasked.
public struct Fix: Hashable, Sendable, Codable {
  /// One change of one element.
  public struct Edit: Hashable, Sendable, Codable {
    /// The element.
    public var element: Element.ID
    /// The change.
    public var change: Change

    /// Makes an edit of a node.
    init(_ node: Node, _ change: Change) { self.init(node.element.id, change) }

    /// Makes an edit.
    public init(_ element: Element.ID, _ change: Change) {
      self.element = element
      self.change = change
    }
  }

  /// A change of a property that an author sets.
  public enum Change: Hashable, Sendable, Codable {
    /// `accessibilityLabel`.
    case label(Words)
    /// `accessibilityValue`.
    case value(Words)
    /// `accessibilityHint`; `nil` removes it.
    case hint(Words?)
    /// Adds to `accessibilityTraits`.
    case insertTraits(Traits)
    /// Removes from `accessibilityTraits`.
    case removeTraits(Traits)
    /// `isAccessibilityElement`; an element hides what is inside it.
    case isElement(Bool)
    /// `accessibilityElementsHidden`.
    case hidden(Bool)
    /// `accessibilityElements`; `nil` removes the list.
    case order([Element.ID]?)
    /// `shouldGroupAccessibilityChildren`.
    case grouped(Bool)
    /// `accessibilityContainerType`.
    case container(ContainerType?)
    /// `accessibilityViewIsModal`.
    case modal(Bool)
    /// `accessibilityFrame`, in points of the screen.
    case frame(Rect)
    /// `accessibilityActivationPoint`; `nil` is the default, the middle.
    case activationPoint(Point?)
    /// `accessibilityCustomActions`.
    case actions([CustomAction])
    /// `accessibilityUserInputLabels`.
    case inputLabels([Words])
    /// `accessibilityRespondsToUserInteraction`; `nil` lets the system judge.
    case responds(Bool?)
    /// `accessibilityNavigationStyle`.
    case navigationStyle(NavigationStyle)
    /// `accessibilityLanguage`.
    case language(String)
    /// Overrides a method of the action API and answers `true`.
    case handler(Handler)
    /// `accessibilityIdentifier`.
    case identifier(String)
    /// `accessibilityExpandedStatus`.
    case expanded(ExpandedStatus)
    /// The text colour as `#RRGGBB`.
    case color(String)
    /// `alpha` of the view, from 0 to 1.
    case opacity(Double)
    /// The size of the font in points.
    case fontSize(Double)
    /// The largest number of lines; 0 is any.
    case numberOfLines(Int)
    /// `transform`; `nil` is none.
    case transform(String?)
  }

  /// A text that is known, or one that a person has to write.
  public enum Words: Hashable, Sendable, Codable {
    /// The finished text.
    case known(String)
    /// A text to write; says what it is, such as ``Placeholder/name``.
    case toWrite(Placeholder)
  }

  /// The purpose of a text that a person has to write.
  public enum Placeholder: String, Hashable, Sendable, Codable, CaseIterable {
    /// What the element is called.
    case name
    /// What the picture shows.
    case picture
    /// What the element stands at.
    case value
    /// What activation does.
    case result
    /// What the screen or group is about.
    case title
  }

  /// The changes, in order.
  public var edits: [Edit]
  /// Whether it can be applied without asking; texts to write never can.
  public var isSafe: Bool

  /// Makes a fix.
  public init(_ edits: [Edit], isSafe: Bool = false) {
    self.edits = edits
    self.isSafe = isSafe
  }

  /// A fix of one node.
  static func of(_ node: Node, _ changes: Change...) -> Fix {
    Fix(changes.map { Edit(node, $0) })
  }

  /// A fix of one element.
  public static func of(_ element: Element.ID, _ changes: Change..., isSafe: Bool = false) -> Fix {
    Fix(changes.map { Edit(element, $0) }, isSafe: isSafe)
  }
}

extension Fix.Words {
  /// The text; one to write stands in angle brackets, so that nobody takes it for finished.
  public var text: String {
    switch self {
    case .known(let text): text
    case .toWrite(let placeholder): "‹\(placeholder.rawValue)›"
    }
  }
}
