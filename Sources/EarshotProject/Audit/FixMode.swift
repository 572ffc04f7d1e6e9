/// The way in which an audit mends what it can mend without asking.
package enum FixMode: String, Hashable, Sendable, CaseIterable {
  /// The files are changed.
  case apply
  /// The changes are shown, and nothing is written.
  case preview
}
