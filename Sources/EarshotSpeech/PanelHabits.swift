/// The way in which the caption panel of a device writes a language, as far as it was recorded.
package struct PanelHabits: Hashable, Sendable {
  /// Whether the words for types have a capital anywhere in the line.
  package var capitalizesTypes = false
  /// The word in the place of a percent sign; `nil` leaves the sign.
  package var percent: String?
  /// The text between two parts.
  package var separator = ", "
}
