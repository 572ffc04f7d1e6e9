/// Why a technology may leave out what it could offer.
///
/// A capture does not tell how the system judges an element that says nothing about itself, and
/// public reports disagree with what the documentation promises.
package enum ReachDoubt: String, Hashable, Sendable, CaseIterable {
  /// It reacts to a tap, but no trait says that it is there to be acted on.
  ///
  /// Reports of Flutter, Firefox and React Native tell that Voice Control, Switch Control and the
  /// keyboard leave such elements out.
  case noTrait = "no-trait"
  /// It lies outside the frame of a view around it, where UIKit does not look for touches.
  case outsideParent = "outside-parent"
}
