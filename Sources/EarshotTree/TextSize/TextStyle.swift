/// A text style of Apple, `UIFont.TextStyle`, whose size follows the text size of the phone.
package enum TextStyle: String, Hashable, Sendable, CaseIterable {
  /// The styles of titles, from the largest.
  case largeTitle, title1, title2, title3
  /// The styles of what is read, and of what stands beside it.
  case headline, body, callout, subheadline, footnote, caption1, caption2
}

extension TextStyle {
  /// The size of the font in points at a text size.
  ///
  /// Human Interface Guidelines, "Typography", section "Specifications", Dynamic Type sizes:
  /// <https://developer.apple.com/design/human-interface-guidelines/typography>.
  package func pointSize(at category: ContentSizeCategory) -> Double {
    pointSizes[category.place - 1]
  }

  /// The share by which a font of this style grows from one text size to another, as
  /// `UIFontMetrics` scales fonts that are not the style's own.
  package func growth(
    from old: ContentSizeCategory, to new: ContentSizeCategory
  ) -> Double {
    pointSize(at: new) / pointSize(at: old)
  }

  /// The styles whose font has a size in points at a text size.
  package static func all(
    ofPointSize size: Double, at category: ContentSizeCategory
  ) -> [TextStyle] {
    allCases.filter { $0.pointSize(at: category) == size }
  }

  /// The sizes in points from the smallest text size to the largest.
  private var pointSizes: [Double] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }
}
