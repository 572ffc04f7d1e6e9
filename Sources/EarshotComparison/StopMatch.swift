import EarshotTree

/// Two stops of two versions of a screen that are taken for the same one.
package struct StopMatch: Hashable, Sendable {
  /// Why two stops are taken for the same one.
  package enum Reason: Hashable, Sendable {
    /// Their identifiers are equal.
    case identifier
    /// They say the same.
    case sentence
    /// Their labels are equal.
    case label
    /// They lie in the same place.
    case place
    /// They share most of their words, from 0 to 1.
    case words(Double)
  }

  /// The place of the stop before, from 0.
  package var before: Int
  /// The place of the stop after, from 0.
  package var after: Int
  /// Why they are taken for the same one.
  package var reason: Reason
}
