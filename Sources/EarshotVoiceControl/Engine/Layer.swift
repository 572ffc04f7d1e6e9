import EarshotTree

/// What was asked to lie over the screen.
enum Layer: Hashable, Sendable {
  /// The name of each item.
  case names
  /// A number for each item.
  case numbers
  /// Cells with numbers.
  case grid(VoiceControlGrid)
  /// Numbers for the items of one name.
  case choice(NameChoice)
  /// The actions of an item.
  case actions(ActionMenu)
  /// What can be said.
  case commands([String])
}

/// A command that waits for the number of one of several items of a name.
struct NameChoice: Hashable, Sendable {
  /// The command.
  var command: SpokenCommand
  /// The items of the command that are known, in order.
  var known: [Place]
  /// The items among which is chosen, in reading order.
  var candidates: [Element.ID]
}

/// The actions of an item, of which one is about to be said.
struct ActionMenu: Hashable, Sendable {
  /// The item.
  var element: Element.ID
  /// The names of the folders that were opened.
  var folders: [String] = []
  /// The names of the actions, in order.
  var names: [String]
}

/// What a command is about: an element, or a point of the grid.
enum Place: Hashable, Sendable {
  /// An element.
  case element(Element.ID)
  /// A point in screen coordinates, with the number that was said for it.
  case point(Point, number: Int?)
}
