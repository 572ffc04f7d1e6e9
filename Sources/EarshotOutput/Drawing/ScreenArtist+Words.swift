import EarshotSpeech
import EarshotTree
import EarshotWriting

/// The words of the stops, each in its frame or as near as there is room.
extension ScreenArtist {
  /// The sizes of words that are read with ease, in points.
  private static let large: [Double] = [14, 13, 12, 11]
  /// The sizes down to the one below which nobody reads.
  private static let small: [Double] = [10, 9, 8]

  /// Lays words out: first what fits its frame, then what needs more room, then what has to be cut.
  mutating func wordMarks() -> [Drawing.Mark] {
    // The smaller a frame, the fewer places there are for its words.
    let order = plan.items.sorted {
      ($0.frame.width * $0.frame.height, $0.index) < ($1.frame.width * $1.frame.height, $1.index)
    }
    var blocks: [Int: TextBlock] = [:]
    var waiting: [(item: ScreenPlan.Item, text: TextFitting)] = []
    for item in order where mode == .ear || !listed.contains(item.index) {
      let text = TextFitting(runs(item.index, hasHints: false))
      if let block = withHints(item) ?? whole(text, item.frame.inner, ScreenArtist.large) {
        blocks[item.index] = block
      } else if !text.isEmpty {
        waiting.append((item, text))
      }
    }
    // What only touches a frame at its edge is not in it.
    var waitingFrames = OccupancyGrid(plan.canvas, cell: 8, keepsEdges: false)
    for wait in waiting { waitingFrames.take(wait.item.frame) }
    var names: [Drawing.Mark] = []
    for (item, text) in waiting {
      waitingFrames.release(item.frame)
      var text = text
      if let name = containerName(item, waitingFrames) {
        names.append(Drawing.Mark(name, element: item.element.id))
        text = TextFitting(runs(item.index, hasHints: false, namesContainer: false))
      }
      if let block = squeezed(item, text, waitingFrames) {
        blocks[item.index] = block
      } else {
        listed.insert(item.index)
      }
    }
    // Lines and points that lie behind words must not run through their letters.
    let halo = mode == .frames ? Drawing.Stroke(colors.halo.faded(0.9), width: 3) : nil
    return names
      + plan.items.compactMap { item in
        guard let block = blocks[item.index] else { return nil }
        return Drawing.Mark(.text(block), stroke: halo, element: item.element.id)
      }
  }

  /// The name of a container above it, so that the words of the first stop in it stay short.
  private mutating func containerName(_ item: ScreenPlan.Item, _ waitingFrames: OccupancyGrid)
    -> TextBlock?
  {
    let names = utterance(item.index).parts.filter { $0.role == .container }.map(\.text)
    guard mode == .ear, !names.isEmpty, let group = item.group.map({ plan.groups[$0] }) else {
      return nil
    }
    let frame = group.frame
    let box = kept(Rect(x: frame.x + 3, y: frame.y - 15, width: frame.width - 6, height: 14.5))
    let text = TextFitting(names.joined(separator: ", "), TextBlock.Style(colors.dim))
    guard !waitingFrames.isTaken(box),
      let block = text.block(in: box, sizes: [11, 9], maxLines: 1),
      !block.isCut
    else { return nil }
    return placed(block, in: box)
  }

  /// All that is said with the hint, if it fits the frame; hints give way before words get small.
  private mutating func withHints(_ item: ScreenPlan.Item) -> TextBlock? {
    guard mode == .ear, utterance(item.index).parts.contains(where: { $0.role.isAfterwards })
    else { return nil }
    let text = TextFitting(runs(item.index, hasHints: true))
    return whole(text, item.frame.inner, ScreenArtist.large)
  }

  /// Words for which their frame is too small.
  private mutating func squeezed(
    _ item: ScreenPlan.Item, _ text: TextFitting, _ waitingFrames: OccupancyGrid
  ) -> TextBlock? {
    // On black there is room around; among frames words would seem to belong to others.
    if mode == .ear, item.index != drawn.focus,
      let block = around(item, text, [13, 11], waitingFrames)
    {
      return block
    }
    return whole(text, item.frame.inner, ScreenArtist.small)
      ?? broken(item, text) ?? around(item, text, [10, 9, 8], waitingFrames)
      ?? beside(item, text) ?? cut(item, text) ?? near(item, text)
  }

  /// All words in free room of a box, with no word broken.
  private mutating func whole(_ text: TextFitting, _ box: Rect, _ sizes: [Double]) -> TextBlock? {
    guard let block = text.block(in: box, sizes: sizes), !block.isCut, !block.isBroken else {
      return nil
    }
    return placed(block, in: box)
  }

  /// All words on up to three lines that reach beyond the frame, where no other waits for its words.
  private mutating func around(
    _ item: ScreenPlan.Item, _ text: TextFitting, _ sizes: [Double], _ waitingFrames: OccupancyGrid
  ) -> TextBlock? {
    for size in sizes {
      for count in 1...3 {
        let width = max(
          text.width * size / Double(count) * (count == 1 ? 1 : 1.15) + 1, item.frame.width)
        let height = (size * TextBlock.leading + 0.01) * Double(count)
        guard width <= max(200, item.frame.width) else { continue }
        let box = kept(item.frame.grown(toWidth: width, height: height, text.direction))
        guard !waitingFrames.isTaken(box),
          let block = text.block(in: box, sizes: [size], maxLines: count), !block.isCut,
          !block.isBroken
        else { continue }
        if let block = placed(block, in: box) { return block }
      }
    }
    return nil
  }

  /// All words in the frame, long ones on two lines.
  private mutating func broken(_ item: ScreenPlan.Item, _ text: TextFitting) -> TextBlock? {
    let box = item.frame.inner
    // A letter or two a line are no words.
    guard box.width >= 60, let block = text.block(in: box, sizes: ScreenArtist.small),
      !block.isCut
    else { return nil }
    return placed(block, in: box)
  }

  /// What fits the frame, with an ellipsis.
  private mutating func cut(_ item: ScreenPlan.Item, _ text: TextFitting) -> TextBlock? {
    let box = item.frame.grown(by: -2)
    if let block = text.block(in: box, sizes: ScreenArtist.small),
      let block = placed(block, in: box)
    {
      return block
    }
    return oneLine(text, box, widths: [box.width / 2, 60])
  }

  /// All words close to the frame, on up to three short lines.
  private mutating func beside(_ item: ScreenPlan.Item, _ text: TextFitting) -> TextBlock? {
    let room = kept(item.frame.grown(by: 24))
    for count in 1...3 {
      let width = text.width * 8 / Double(count) * (count == 1 ? 1 : 1.2) + 1
      guard width <= min(room.width, 160) else { continue }
      let height = (8 * TextBlock.leading + 0.01) * Double(count)
      let box = Rect(x: room.x, y: room.y, width: width, height: height)
      guard let block = text.block(in: box, sizes: [8], maxLines: count), !block.isCut,
        !block.isBroken
      else { continue }
      if let block = placed(block, in: room) { return block }
    }
    return nil
  }

  /// A short line close to the frame, with an ellipsis.
  private mutating func near(_ item: ScreenPlan.Item, _ text: TextFitting) -> TextBlock? {
    oneLine(text, kept(item.frame.grown(by: 30)), widths: [120, 60, 40])
  }

  private mutating func oneLine(_ text: TextFitting, _ box: Rect, widths: [Double]) -> TextBlock? {
    for width in widths where width <= box.width {
      let line = Rect(x: box.x, y: box.y, width: width, height: 8 * TextBlock.leading + 0.01)
      guard line.height <= box.height,
        let block = text.block(in: line, sizes: ScreenArtist.small, maxLines: 1)
      else { continue }
      if let block = placed(block, in: box) { return block }
    }
    return nil
  }

  /// A rectangle moved to where the canvas is; cut when it is larger.
  private func kept(_ rect: Rect) -> Rect {
    let canvas = plan.canvas
    let width = min(rect.width, canvas.width)
    let height = min(rect.height, canvas.height)
    return Rect(
      x: max(canvas.x, min(rect.x, canvas.maxX - width)),
      y: max(canvas.y, min(rect.y, canvas.maxY - height)), width: width, height: height)
  }

  /// A block in free room of a box: in the middle at the edge where lines begin, else anywhere.
  private mutating func placed(_ block: TextBlock, in box: Rect) -> TextBlock? {
    let size = Size(width: block.bounds.width, height: block.bounds.height)
    guard size.width <= box.width + 0.01, size.height <= box.height + 0.01 else { return nil }
    let isRightToLeft = block.direction == .rightToLeft
    let spare = Size(width: box.width - size.width, height: box.height - size.height)
    let start = isRightToLeft ? box.x + spare.width : box.x
    let rows = [spare.height / 2] + Array(stride(from: 0, through: spare.height, by: 9).prefix(100))
    let columns = stride(from: 0, through: max(0, spare.width), by: max(9, spare.width / 12))
    let places = rows.lazy.flatMap { row in
      columns.lazy.map { column in
        Point(x: isRightToLeft ? start - column : start + column, y: box.y + row)
      }
    }
    guard let place = room.take(size, at: places) else { return nil }
    var block = block
    block.box = place
    return block
  }
}

extension Utterance.Role {
  /// Whether it is said after a pause, when many have moved on.
  var isAfterwards: Bool { self == .hint || self == .extra }
}

extension Rect {
  /// The room for words in a frame.
  fileprivate var inner: Rect { grown(by: -3) }

  /// The rectangle with at least a size: it grows up and down alike, and to where words go on.
  fileprivate func grown(
    toWidth width: Double, height: Double, _ direction: LayoutDirection
  ) -> Rect {
    let (wide, tall) = (max(width, self.width), max(height, self.height))
    // Words of a narrow frame stand in its middle.
    let x =
      self.width < 60
      ? center.x - wide / 2 : direction == .rightToLeft ? maxX - wide : self.x
    return Rect(x: x, y: center.y - tall / 2, width: wide, height: tall)
  }
}
