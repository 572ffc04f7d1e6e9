/// The names of rotor modes that the system says.
public enum RotorName: String, Hashable, Sendable, CaseIterable {
  /// The text of the element in focus, piece by piece.
  case characters, words, lines
  /// Elements of a kind; form controls are buttons, fields, switches and adjustable elements.
  case headings, links, visitedLinks, unvisitedLinks, inPageLinks, formControls, buttons,
    textFields, searchFields, images
  /// Containers of a kind, or of any kind.
  case tables, lists, landmarks, containers
  /// Text that does not change.
  case staticText
  /// Elements of the same kind as the one in focus.
  case sameItem
  /// Elements above and below the one in focus.
  case verticalNavigation
  /// What the element in focus has: its value, its actions, its custom content.
  case adjustValue, actions, moreContent
  /// The chart that has focus, or around what has it: its description, its audio graph, its data.
  case audioGraph
  /// Settings: how fast and how loud is spoken, how much, and how keys are typed.
  case speechRate, volume, punctuation, language, hints, verbosity, typingMode
  /// Settings: whether sounds are made, other audio is lowered while VoiceOver speaks, fingers on the
  /// screen write braille, and pictures are described.
  case sounds, audioDucking, brailleInput, imageDescriptions
}
