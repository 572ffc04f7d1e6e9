/// The properties of an element that code sets where the reading of a screen does not come along: in a
/// method that only runs later, in a closure, or in another class.
///
/// A finding about what may be set there is held back, since nobody can tell what will be heard.
package struct UnfollowedSettings: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  /// Makes a set of its bits.
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Its name: a label, a title or a text, or whether it is an element at all.
  package static let name = Self(rawValue: 1 << 0)
  /// The words or the picture that it shows.
  package static let words = Self(rawValue: 1 << 1)
  /// The words that it says in place of those that it shows.
  package static let speech = Self(rawValue: 1 << 2)
  /// Its traits, or what they follow from.
  package static let traits = Self(rawValue: 1 << 3)
  /// Its colours and its font.
  package static let looks = Self(rawValue: 1 << 4)

  /// Its colours alone, which a theme sets.
  package static let colors = Self(rawValue: 1 << 5)

  /// All of it.
  package static let all: Self = [.name, .words, .speech, .traits, .looks]
}
