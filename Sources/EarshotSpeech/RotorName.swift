/// The names of rotor modes that the system says.
public enum RotorName: String, Hashable, Sendable, CaseIterable {
  /// One character after another.
  case characters
  /// One word after another.
  case words
  /// One line after another.
  case lines
  /// Headings.
  case headings
  /// Links.
  case links
  /// Links that were visited.
  case visitedLinks
  /// Buttons, fields, switches and adjustable elements.
  case formControls
  /// Buttons.
  case buttons
  /// Text fields.
  case textFields
  /// Search fields.
  case searchFields
  /// Images.
  case images
  /// Tables.
  case tables
  /// Lists.
  case lists
  /// Landmarks.
  case landmarks
  /// Containers of any kind.
  case containers
  /// Text that does not change.
  case staticText
  /// Elements of the same kind as the one in focus.
  case sameItem
  /// Elements above and below the one in focus.
  case verticalNavigation
  /// The value of the element.
  case adjustValue
  /// The actions of the element.
  case actions
  /// The custom content of the element.
  case moreContent
  /// How fast is spoken.
  case speechRate
  /// How loud is spoken.
  case volume
  /// How much punctuation is spoken.
  case punctuation
  /// The language of speech.
  case language
  /// Whether hints are spoken.
  case hints
  /// How much is spoken.
  case verbosity
  /// How keys are typed.
  case typingMode
}
