/// A remedy at a place in code, after which a finding is gone.
package enum CodeRepair: Hashable, Sendable {
  /// A modifier of the old family becomes one of the new.
  case modernize
  /// A modifier, or an assignment, goes.
  case remove
  /// Of the equal modifiers before this one all go, as only this one counts.
  case removeEarlier
  /// A text that is empty so that nothing is heard: the view is hidden, or the modifier goes.
  case silence
  /// A modifier at the end of those of a view, such as `.accessibilityAddTraits(.isHeader)`.
  case modifier(String)
  /// The trait of a button on a view whose own modifier reacts to a tap.
  case buttonTrait
  /// A statement about a view of UIKit after it was made, such as `.accessibilityTraits.insert(.header)`.
  case statement(String)
  /// `textContentType` of a field, such as `.password`.
  case contentType(String)
  /// Other words in the literal that is the label of a view.
  case label(from: String, to: String)
  /// `accessibilityHint` goes from a view.
  case removeHint
  /// Traits that replace become traits that are inserted.
  case insertTraits
  /// An intersection that is to take a trait away takes it away.
  case removeTrait
  /// A comment goes, or of its rules these.
  case removeComment(rules: [String])
}
