package import EarshotTree

/// A thing that the system says of web content only; `Phrase` has what it says everywhere.
package enum WebPhrase: Hashable, Sendable {
  /// A type of a control.
  case checkBox, toggleButton, comboBox, popupButton, multilineTextField, colorWell
  /// A state of a control.
  case checked, unchecked, pressed, notPressed, required, invalid
  /// What activation opens.
  case popup(WebContent.Popup)
  /// That it is the current one of several.
  case current(WebContent.Current)
  /// A link to another place of the page.
  case inPageLink
  /// A heading with its level.
  case headingLevel(Int)
  /// The value of a field for a file that has none.
  case noFileSelected
  /// What stands before a description.
  case description

  /// A header of a table; the edges of a table, and how large it is.
  case rowHeader, columnHeader, tableStart, tableEnd
  case rows(Int)
  case columns(Int)
  /// The edges of a list of descriptions, and what is in it.
  case definitionListStart, definitionListEnd, term, definition
  /// The sign before an item of a list.
  case bullet
  /// The edges of a group of a form.
  case formStart, formEnd
  /// A landmark by its kind, before the word for landmarks or after the word for its end.
  case landmark(WebContent.Role)
  /// The end of a landmark, before its kind.
  case end

  /// A day of the calendar.
  case date(year: Int, month: Int, day: Int)
  /// A month of a year.
  case month(year: Int, month: Int)
  /// A time of the day.
  case time(hour: Int, minute: Int)
  /// A time after its day.
  case timeOfDay(hour: Int, minute: Int)
  /// A colour of six hexadecimal digits, of those that have a name.
  case color(String)
}
