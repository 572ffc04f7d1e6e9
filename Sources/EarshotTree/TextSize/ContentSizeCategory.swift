/// The text size that a person set on the phone, `UIContentSizeCategory`; `large` is that of a new
/// phone.
///
/// Its short names are those of the Human Interface Guidelines: `XS` to `XXXL`, then `AX1` to `AX5`
/// for the sizes of accessibility.
package enum ContentSizeCategory: String, Hashable, Sendable, CaseIterable {
  /// The sizes below the one of a new phone.
  case extraSmall, small, medium
  /// The size of a new phone.
  case large
  /// The sizes above it that every phone offers.
  case extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// The first of the sizes of accessibility, which are switched on apart.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  /// The largest sizes of accessibility.
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
}

extension ContentSizeCategory {
  /// The short names, from the smallest to the largest.
  package static let shortNames = [
    "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5",
  ]

  /// The place among all sizes, from 1 for the smallest.
  package var place: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }

  /// The short name, such as `AX3`.
  package var shortName: String { Self.shortNames[place - 1] }

  /// Whether it is one of the sizes of accessibility, `isAccessibilityCategory`: there the system
  /// shows large what is held in a bar.
  package var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// The size at a place from 1; `nil` if there is none.
  package init?(place: Int) {
    guard Self.allCases.indices.contains(place - 1) else { return nil }
    self = Self.allCases[place - 1]
  }
}

extension ContentSizeCategory: Comparable {
  /// Orders sizes from the smallest to the largest.
  package static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.place < right.place
  }
}

extension ContentSizeCategory: LosslessStringConvertible {
  /// Reads a short name, in capitals or not, or a name of UIKit; `nil` if it is neither.
  package init?(_ description: String) {
    if let place = Self.shortNames.firstIndex(of: description.uppercased()) {
      self = Self.allCases[place]
    } else if let category = ContentSizeCategory(rawValue: description) {
      self = category
    } else {
      return nil
    }
  }

  /// The short name, such as `AX3`.
  package var description: String { shortName }
}
