import EarshotText
package import EarshotTree

/// A scroll view with its content, as far as it decides where the content can go.
package struct ScrollExtent: Hashable, Sendable {
  /// The frame of the scroll view.
  package var frame: Rect
  /// The frame around all content, where it lies now.
  package var content: Rect
  /// How far the content was scrolled already, `contentOffset`.
  package var offset: Point
  /// How much of the lower end other views cover, `contentInset.bottom`, in points.
  package var bottomInset: Double

  /// Makes the extent of a scroll view.
  package init(frame: Rect, content: Rect, offset: Point = .zero, bottomInset: Double = 0) {
    self.frame = frame
    self.content = content
    self.offset = offset
    self.bottomInset = bottomInset
  }
}

extension ScrollExtent {
  /// The part that is in sight.
  package var visibleFrame: Rect {
    Rect(x: frame.x, y: frame.y, width: frame.width, height: frame.height - bottomInset)
  }

  /// The offset after a wish to go on by a distance, which ends at the ends of the content.
  package func offset(movedBy distance: Point) -> Point {
    Point(
      x: vertical(false).clamped(offset.x + distance.x),
      y: vertical(true).clamped(offset.y + distance.y))
  }

  /// The offset one page on or back; the same at the end.
  package func offset(pagedTo direction: ScrollDirection) -> Point {
    let sign: Double = direction.isForward ? 1 : -1
    return direction.isHorizontal
      ? offset(movedBy: Point(x: sign * frame.width, y: 0))
      : offset(movedBy: Point(x: 0, y: sign * frame.height))
  }

  /// The offset at which a rectangle of the content lies in sight, with the least movement.
  package func offset(showing rect: Rect) -> Point {
    let visible = visibleFrame
    return offset(
      movedBy: Point(
        x: vertical(false).distance(rect.x - visible.x, rect.width, within: visible.width),
        y: vertical(true).distance(rect.y - visible.y, rect.height, within: visible.height)))
  }

  /// The part in sight as UIKit tells it: rows when there are any, else pages; `nil` if nothing is.
  ///
  /// - Parameters:
  ///   - rows: the frames of the rows of a table, where they lie now.
  ///   - direction: the direction in which it was scrolled last.
  package func status(rows: [Rect], after direction: ScrollDirection) -> ScrollStatus? {
    guard rows.isEmpty else {
      let seen = rows.indices.filter {
        rows[$0].intersection(frame).height > rows[$0].height / 2
      }
      guard let first = seen.first, let last = seen.last else { return nil }
      return .rows(first + 1, last + 1, of: rows.count)
    }
    return vertical(!direction.isHorizontal).page
  }

  private func vertical(_ isVertical: Bool) -> Axis {
    isVertical
      ? Axis(
        start: frame.y, length: frame.height, contentStart: content.y + offset.y,
        contentEnd: content.maxY + offset.y, inset: bottomInset, offset: offset.y)
      : Axis(
        start: frame.x, length: frame.width, contentStart: content.x + offset.x,
        contentEnd: content.maxX + offset.x, inset: 0, offset: offset.x)
  }

  /// One axis of a scroll view; the content stands where it is at an offset of zero.
  private struct Axis {
    var start: Double
    var length: Double
    var contentStart: Double
    var contentEnd: Double
    var inset: Double
    var offset: Double

    /// A capture may have been made when the content was scrolled, so it may begin before.
    private var least: Double { min(0, contentStart - start) }
    private var most: Double { max(0, contentEnd + inset - start - length) }

    func clamped(_ offset: Double) -> Double { min(max(least, offset), most) }

    /// How far the content must go so that a part of it lies within a length.
    func distance(_ begin: Double, _ size: Double, within length: Double) -> Double {
      if begin < 0 { return begin }
      let end = begin + size - length
      return end > 0 ? min(end, begin) : 0
    }

    var page: ScrollStatus {
      let (place, end) = (offset - least, contentEnd - start - least)
      let count = max(1, Int(clamping: (end / length).rounded(.up)))
      let number = place + length >= end ? count : Int(clamping: (place / length).rounded()) + 1
      return .page(number, of: count)
    }
  }
}

extension ScrollDirection {
  /// Whether the content goes to a side.
  package var isHorizontal: Bool { self == .left || self == .right }
}
