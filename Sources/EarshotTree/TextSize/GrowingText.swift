import EarshotText

/// A text whose letters follow the text size of the phone, with its size at another one.
///
/// Only a capture that tells the font tells that: a text style, or a font of the app that
/// `UIFontMetrics` scales. A font of fixed size makes no such text.
package struct GrowingText: Hashable, Sendable {
  /// The text.
  package let text: String
  /// Size of the letters in points as it was captured.
  package let oldSize: Double
  /// Size of the letters in points at the other text size; the least one where the style is not told.
  package let newSize: Double
  /// Largest number of lines; 0 is any, `nil` is not known.
  package let numberOfLines: Int?
  /// Whether letters get smaller where the text would be cut.
  package let shrinks: Bool
  /// The widths of the words of each paragraph, in sizes of the letters.
  private let paragraphs: [[Double]]
  /// The width of a space, in sizes of the letters.
  private let space: Double

  /// The height of a line in sizes of the letters: that of San Francisco, as `UIFont.lineHeight`
  /// tells it.
  package static let leading = 1.193

  /// The text of an element at another text size; `nil` when the capture does not tell that its
  /// letters grow, or their size.
  package init?(
    _ element: Element, from old: ContentSizeCategory, to new: ContentSizeCategory
  ) {
    guard let looks = element.appearance.value, let text = element.visibleText,
      text.contains(where: { !$0.isWhitespace }),
      let growth = looks.growth(from: old, to: new),
      let size = looks.fontSize ?? looks.textStyle?.pointSize(at: old)
    else { return nil }
    self.text = text
    oldSize = size
    newSize = size * growth
    let isLine = element.isTextField && element.textInput.value?.isMultiline != true
    numberOfLines = isLine ? 1 : looks.numberOfLines
    shrinks = looks.shrinksText == true
    let isBold = looks.isBold
    space = TextWidths.width(of: " ", isBold: isBold)
    paragraphs = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map { line in
      line.split(separator: " ").map { TextWidths.width(of: $0, isBold: isBold) }
    }
  }
}

extension GrowingText {
  /// The width on one line in points, at the new size.
  ///
  /// - Parameter share: the part of the upper bounds of ``TextWidths`` that letters have.
  package func width(share: Double = 1) -> Double {
    let lines = paragraphs.map { words in
      words.reduce(0, +) + space * Double(max(0, words.count - 1))
    }
    return (lines.max() ?? 0) * newSize * share
  }

  /// The width of the longest word in points, at the new size.
  package func longestWord(share: Double) -> Double {
    (paragraphs.joined().max() ?? 0) * newSize * share
  }

  /// The height in points in a width at the new size, with no more lines than it may have.
  package func height(in width: Double, share: Double = 1) -> Double {
    Double(lineCount(in: width, size: newSize, share)) * newSize * Self.leading
  }

  /// The height in points that the text had as it was captured.
  package func oldHeight(in width: Double, share: Double = 1) -> Double {
    Double(lineCount(in: width, size: oldSize, share)) * oldSize * Self.leading
  }

  /// The part of the upper bounds of ``TextWidths`` that letters have at most, as the text had room in a
  /// frame when it was captured; 1 where it had none.
  package func share(fitting frame: Rect) -> Double {
    let room = (frame.height / (oldSize * Self.leading) + 0.3).rounded(.down)
    var lines = max(1, Int(clamping: room))
    if let numberOfLines, numberOfLines > 0 { lines = min(lines, numberOfLines) }
    return Self.shares.first { wrapped(in: (frame.width + 0.5) / (oldSize * $0)) <= lines } ?? 1
  }

  private static let shares = stride(from: 1, through: 0.5, by: -0.05)

  /// How many lines the text takes at the new size when nothing limits them.
  package func neededLines(in width: Double, share: Double) -> Int {
    wrapped(in: width / (newSize * share))
  }

  private func lineCount(in width: Double, size: Double, _ share: Double) -> Int {
    let count = wrapped(in: width / (size * share))
    guard let numberOfLines, numberOfLines > 0 else { return count }
    return min(count, numberOfLines)
  }

  /// The lines of words that are put one after another; one that is longer than a line is broken.
  ///
  /// - Parameter width: of a line, in sizes of the letters.
  private func wrapped(in width: Double) -> Int {
    guard width > 0 else { return 1 }
    var count = 0
    for words in paragraphs {
      count += 1
      var used = 0.0
      for word in words {
        let start = used == 0 ? 0 : used + space
        if start + word <= width {
          used = start + word
        } else {
          let own = max(1, min(10_000, (word / width).rounded(.up)))
          count += Int(own) - (used == 0 ? 1 : 0)
          used = word - (own - 1) * width
        }
      }
    }
    return max(1, count)
  }
}

extension Screen {
  /// Whether the source tells of a text that it grows with the text size of the phone.
  package var tellsTextGrowth: Bool {
    ScreenNodes(of: self).contains {
      GrowingText($0.element, from: .large, to: .accessibilityMedium) != nil
    }
  }
}

extension Appearance {
  /// The share by which the letters grow from one text size to another; `nil` when nothing tells that
  /// they do.
  ///
  /// A font that is scaled without a style that is told grows at least as the styles of its size do.
  fileprivate func growth(
    from old: ContentSizeCategory, to new: ContentSizeCategory
  ) -> Double? {
    if let textStyle { return textStyle.growth(from: old, to: new) }
    guard scalesText == true, let fontSize else { return nil }
    let styles = TextStyle.all(ofPointSize: fontSize, at: old)
    let growths = (styles.isEmpty ? TextStyle.allCases : styles).map {
      $0.growth(from: old, to: new)
    }
    return new > old ? growths.min() : growths.max()
  }
}
