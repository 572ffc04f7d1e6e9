package import EarshotTree

/// Words that were laid out in a box: lines of one size, none of which is wider than the box.
///
/// Widths are upper bounds for the fonts that pictures name, so that a picture looks the same
/// wherever it is shown, apart from the shapes of the letters.
package struct TextBlock: Hashable, Sendable {
  /// How a stretch of words looks.
  package struct Style: Hashable, Sendable {
    /// Whether it is bold.
    package var isBold: Bool
    /// Whether it is italic.
    package var isItalic: Bool
    /// The colour.
    package var paint: Drawing.Paint

    package init(_ paint: Drawing.Paint, isBold: Bool = false, isItalic: Bool = false) {
      self.paint = paint
      self.isBold = isBold
      self.isItalic = isItalic
    }
  }

  /// A stretch of words of one style.
  package struct Run: Hashable, Sendable {
    /// The words.
    package var text: String
    /// How they look.
    package var style: Style

    package init(_ text: String, _ style: Style) {
      self.text = text
      self.style = style
    }
  }

  /// A line with the widest that it can be.
  package struct Line: Hashable, Sendable {
    /// The stretches in the order of reading.
    package var runs: [Run]
    /// An upper bound of its width in points.
    package var width: Double

    /// The words without their styles.
    package var text: String { runs.reduce(into: "") { $0 += $1.text } }
  }

  /// The room that it may use.
  package var box: Rect
  /// The lines from top to bottom.
  package var lines: [Line]
  /// The size of the letters in points.
  package var size: Double
  /// Where lines begin: at the left or at the right edge of the box.
  package var direction: LayoutDirection
  /// The distance of its lines in sizes of letters.
  package var leading = TextBlock.leading
  /// Whether lines stand in the middle of the box instead of at its edge.
  package var isCentered = false
  /// Whether words are missing at the end.
  package var isCut = false
  /// Whether a word is broken between two lines.
  package var isBroken = false

  /// The distance between the lines in points.
  package var lineHeight: Double { size * leading }
  /// From the top of a line to its base line in points.
  var ascent: Double { size * (TextBlock.ascent - (TextBlock.leading - leading) / 2) }

  /// The distance of lines in sizes of letters: the tallest of the fonts fits.
  static let leading = 1.4
  /// From the top of a line to its base line, in sizes of letters.
  static let ascent = 1.07

  /// The words without their styles.
  package var text: String { lines.map(\.text).joined(separator: "\n") }

  /// The part of the box that the lines may use.
  package var bounds: Rect {
    let width = min(box.width, lines.map(\.width).max() ?? 0)
    let x =
      isCentered
      ? box.center.x - width / 2 : direction == .rightToLeft ? box.maxX - width : box.x
    return Rect(x: x, y: box.y, width: width, height: lineHeight * Double(lines.count))
  }

  func moved(_ x: Double, _ y: Double) -> TextBlock {
    var block = self
    block.box = box.moved(x, y)
    return block
  }
}
