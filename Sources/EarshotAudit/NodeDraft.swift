import EarshotTree

/// What is noted about a node while a screen is walked.
struct NodeDraft {
  /// The element, with its children.
  var element: Element
  /// The index of the parent; -1 at the root.
  var parent: Int
  /// The index after the last descendant.
  var end: Int
  /// How many nodes are around it.
  var depth: Int
  /// The place among the stops; `nil` when focus never stops here.
  var stopPlace: Int?
  /// Whether it, or a node around it, is hidden from assistive technology.
  var isHiddenFromTechnology: Bool
  /// Whether it can be seen: neither it nor a node around it is invisible, and it has an extent.
  var isShown: Bool
  /// The element around it that hides it by being one itself; -1 when there is none.
  var enclosingElement: Int
  /// The part of the screen in which it can be seen without scrolling; `nil` is unknown.
  var clip: Rect?
  /// Whether the system draws it: keyboard, status bar, alerts of the system.
  var isSystem: Bool
  /// What kind of thing it is.
  var role: Role
  /// The label without white space around it and without characters that nobody hears.
  var spokenLabel: String
  /// The spoken label in lower case.
  var foldedLabel: String
  /// The text of its own that can be read on the screen; `nil` when there is none.
  var shownText: String?
  /// Whether it is a row of a list.
  var isRow = false
  /// The kinds of characters in the spoken label.
  var makeup: LabelMakeup = []
  /// Which kinds of characters the spoken label holds.
  var labelMarks: TextMarks = []
  /// Which kinds of characters the value holds.
  var valueMarks: TextMarks = []
  /// Whether the class or type is one that draws: a map, a canvas, a view of a graphics library.
  var isCanvasType = false
}
