import EarshotTree

/// Finds the nearest frame in the order that lies above or below another one.
///
/// A tree over the order: each node knows how far its frames reach, so that a part of the order in
/// which none can be meant is passed over as a whole.
struct ColumnIndex {
  /// How far some frames reach, and between which heights they begin.
  private struct Span {
    var x = Double.infinity
    var maxX = -Double.infinity
    var top = Double.infinity
    var bottom = -Double.infinity

    init(_ frame: Rect?) {
      guard let frame else { return }
      (x, maxX, top, bottom) = (frame.x, frame.maxX, frame.y, frame.y)
    }

    init(_ first: Span, _ second: Span) {
      x = min(first.x, second.x)
      maxX = max(first.maxX, second.maxX)
      top = min(first.top, second.top)
      bottom = max(first.bottom, second.bottom)
    }

    /// Whether one of the frames may lie above or below another; of a single frame, whether it does.
    func mayShareColumn(with frame: Rect) -> Bool {
      x < frame.maxX && maxX > frame.x && !(top == frame.y && bottom == frame.y)
    }
  }

  private let frames: [Rect?]
  /// The leaves are the second half, from the power of two that is not below their number.
  private var spans: [Span]
  private let leaves: Int

  /// Makes an index of frames in their order; those that are not known are never found.
  init(_ frames: [Rect?]) {
    self.frames = frames
    var leaves = 1
    while leaves < frames.count { leaves *= 2 }
    self.leaves = leaves
    spans = Array(repeating: Span(nil), count: 2 * leaves)
    for (place, frame) in frames.enumerated() { spans[leaves + place] = Span(frame) }
    for node in (1..<leaves).reversed() {
      spans[node] = Span(spans[2 * node], spans[2 * node + 1])
    }
  }

  /// The first one behind a place; `nil` if there is none.
  func next(after place: Int) -> Int? { find(from: place, step: 1) }

  /// The last one before a place; `nil` if there is none.
  func previous(before place: Int) -> Int? { find(from: place, step: -1) }

  private func find(from place: Int, step: Int) -> Int? {
    let frame = frames[place] ?? .zero
    // The child that comes first in the direction, as the last bit of its number.
    let near = step > 0 ? 0 : 1
    var node = leaves + place
    while node > 1 {
      // Up, until there is something on the other side.
      let isNear = node % 2 == near
      let other = node ^ 1
      if isNear, let found = descend(other, near, frame) { return found }
      node /= 2
    }
    return nil
  }

  private func descend(_ node: Int, _ near: Int, _ frame: Rect) -> Int? {
    guard spans[node].mayShareColumn(with: frame) else { return nil }
    guard node < leaves else { return node - leaves }
    return descend(2 * node + near, near, frame) ?? descend(2 * node + 1 - near, near, frame)
  }
}
