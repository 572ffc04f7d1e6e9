package import EarshotTree

/// Something in sight that answers to a spoken name or number.
package struct VoiceControlTarget: Hashable, Sendable, Identifiable {
  /// The element.
  package let id: Element.ID
  /// The name shown over it; `nil` if it has no name that could be said, and shows its number.
  package let name: String?
  /// Its place among all targets in reading order, from 1.
  package let number: Int
  /// Where it is, in screen coordinates; `nil` if the source gives no frame.
  package let frame: Rect?

  /// The names as they are compared with what was said, of which any words may be said.
  package let phrases: [String]
  /// The label behind authored names, which finds it too; `nil` if there is none.
  let hiddenLabel: String?
  /// Whether the one phrase is a label, of which each word is a name.
  let isLabel: Bool
  /// The words of its kind.
  let kinds: [String]

  /// The names that it answers to: the authored names, else the words of its label and the words of
  /// its kind.
  package var names: [String] {
    guard isLabel else { return phrases + kinds }
    return phrases.flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) } + kinds
  }

  /// The badge over it while names are shown.
  package var badge: String { name ?? String(number) }
}
