/// The state of a text field or text view.
public struct TextInput: Hashable, Sendable {
  /// The text shown while the field is empty.
  public var placeholder: String?
  /// Whether the keyboard types into it.
  public var isEditing: Bool
  /// Whether characters are hidden.
  public var isSecure: Bool
  /// Whether it has several lines.
  public var isMultiline: Bool

  /// Whether the source tells if characters are hidden.
  package var isSecrecyTold = true

  /// Makes the state of a field.
  public init(
    placeholder: String? = nil, isEditing: Bool = false, isSecure: Bool = false,
    isMultiline: Bool = false
  ) {
    self.placeholder = placeholder
    self.isEditing = isEditing
    self.isSecure = isSecure
    self.isMultiline = isMultiline
  }
}
