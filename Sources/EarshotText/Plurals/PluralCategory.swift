/// A form of a counted word, by the names of Unicode's CLDR.
package enum PluralCategory: String, Hashable, Sendable, CaseIterable, Comparable {
  /// For nothing, in Arabic, Latvian and Welsh.
  case zero
  /// For one, and in Russian for 21, 31 and so on.
  case one
  /// For two, in Arabic, Hebrew and Slovenian.
  case two
  /// For a few: 2 to 4 in Russian and Polish.
  case few
  /// For many: 5 to 20 in Russian and Polish.
  case many
  /// For all else; every language has it.
  case other

  /// The order of CLDR: from zero to other.
  package static func < (left: PluralCategory, right: PluralCategory) -> Bool {
    left.order < right.order
  }

  private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
