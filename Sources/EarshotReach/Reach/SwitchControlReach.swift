/// How Switch Control comes to a target by item scanning.
package struct SwitchControlReach: Hashable, Sendable {
  /// The names of the groups that are entered, outermost first, then that of the item.
  package var path: [String]
  /// How often the highlight moves on, from the first item of the screen.
  package var moves: Int
  /// Why it may be left out; `nil` if nothing speaks against it.
  package var doubt: ReachDoubt?

  /// Presses with one switch and auto scanning, before the scanner menu: each group, then the item.
  package var presses: Int { path.count }
}
