/// A change of the text in a field, and where the selection is after it.
///
/// Places are counted in characters from 0.
struct FieldChange: Hashable, Sendable {
  /// What happens to it in the history.
  enum Purpose: Hashable, Sendable {
    /// It is new and can be undone.
    case new
    /// It undoes the one that was made last.
    case undo
    /// It makes again the one that was undone last.
    case redo
  }

  /// What is replaced.
  var range: Range<Int>
  /// What takes its place.
  var text: String
  /// What is selected then.
  var selection: Range<Int>
  /// What counts as typed last then; `nil` is nothing.
  var typed: Range<Int>?
  /// What happens to it in the history.
  var purpose = Purpose.new

  /// The change that leads back to a text.
  func inverse(in characters: [Character], selection: Range<Int>) -> FieldChange {
    FieldChange(
      range: range.lowerBound..<range.lowerBound + text.count,
      text: String(characters[range]), selection: selection, typed: nil)
  }
}
