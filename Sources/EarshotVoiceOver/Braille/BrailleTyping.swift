import EarshotSession
import EarshotTree

/// What fingers write in braille into one field.
struct BrailleTyping: Hashable, Sendable {
  /// The field.
  let field: Element.ID
  /// The cells of the word that is being written, behind the text of the field.
  var input: BrailleInput

  /// Whether a field still has the text that was written; an app may change it.
  func agrees(with element: Element) -> Bool {
    guard element.id == field else { return false }
    return element.has(.secureTextField)
      ? element.typedText.count == input.text.count : element.typedText == input.text
  }
}
