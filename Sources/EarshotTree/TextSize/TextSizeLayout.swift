extension Screen {
  /// The screen at another text size: letters grow, what stands below a text moves down, and what
  /// stands around it grows, unless its height is fixed.
  ///
  /// A prediction: only texts of which the capture tells that they grow do, and what the app does in
  /// code at that size is not known.
  package func atTextSize(_ category: ContentSizeCategory) -> Screen {
    let layout = TextSizeLayout(self, category)
    var screen = self
    var place = 0
    screen.updateAll { element in
      layout.apply(to: &element, at: place)
      place += 1
    }
    screen.contentSizeCategory = category
    return screen
  }
}

/// Where the nodes of a screen come to stand at another text size.
private struct TextSizeLayout {
  private let nodes: ScreenNodes
  private let isRightToLeft: Bool
  private var texts: [GrowingText?]
  /// The frame of each node as it was captured, or else around what is in it.
  private var boxes: [Rect?]
  /// The place and width of each text at the new size.
  private var spans: [(x: Double, width: Double)?]
  private var growths: [Double]
  private var shifts: [Double]

  init(_ screen: Screen, _ category: ContentSizeCategory) {
    let nodes = ScreenNodes(of: screen)
    self.nodes = nodes
    isRightToLeft = screen.direction == .rightToLeft
    boxes = Array(repeating: nil, count: nodes.count)
    spans = Array(repeating: nil, count: nodes.count)
    growths = Array(repeating: 0, count: nodes.count)
    shifts = Array(repeating: 0, count: nodes.count)
    // The texts of a bar of the system keep their size.
    var barEnd = 0
    texts = nodes.indices.map { place in
      if nodes[place].element.isSystemBar { barEnd = max(barEnd, nodes[place].end) }
      guard place >= barEnd else { return nil }
      return GrowingText(
        nodes[place].element, from: screen.contentSizeCategory ?? .large, to: category)
    }
    for place in nodes.indices.reversed() { layOut(place) }
    layOutRow(Array(nodes.children(of: nil)), in: screen.size.map { Rect($0) })
    for place in nodes.indices {
      if let parent = nodes[place].parent { shifts[place] += shifts[parent] }
    }
  }

  /// The box of a node that has one.
  private func bounds(of place: Int) -> Rect { boxes[place] ?? .zero }

  /// Lays out what is right in a node, and lets the node grow with it.
  private mutating func layOut(_ place: Int) {
    let children = Array(nodes.children(of: place))
    let frame = nodes[place].element.frame.value.flatMap { $0.isFinite && !$0.isEmpty ? $0 : nil }
    boxes[place] = frame ?? children.compactMap { boxes[$0] }.reduce(nil) { $0?.union($1) ?? $1 }
    guard texts[place] == nil else { return }
    let growth = layOutRow(children, in: boxes[place])
    growths[place] = limited(growth, at: place)
  }

  /// Lays out siblings; answers how much farther down they reach.
  @discardableResult
  private mutating func layOutRow(_ children: [Int], in box: Rect?) -> Double {
    let items = children.filter { place in
      boxes[place] != nil && nodes[place].isDrawn && !nodes[place].element.isSystemBar
    }.sorted { bounds(of: $0).y < bounds(of: $1).y }
    for (index, place) in items.enumerated() {
      grow(place, among: items, at: index, in: box)
    }
    moveDown(items)
    let old = items.compactMap { boxes[$0]?.maxY }.max() ?? 0
    let new = items.map { bounds(of: $0).maxY + shifts[$0] + growths[$0] }.max() ?? 0
    return max(0, new - old)
  }

  /// Moves each of siblings down by as much as those above it grow and move.
  private mutating func moveDown(_ items: [Int]) {
    let byEnd = items.sorted { bounds(of: $0).maxY < bounds(of: $1).maxY }
    var passed = 0
    var push = 0.0
    for place in items {
      // Frames that touch may be apart by the rounding to pixels.
      while passed < byEnd.count, bounds(of: byEnd[passed]).maxY <= bounds(of: place).y + 1 {
        push = max(push, shifts[byEnd[passed]] + growths[byEnd[passed]])
        passed += 1
      }
      shifts[place] = push
    }
  }

  /// Lets a text take the room beside it, and then as many lines as it needs.
  private mutating func grow(_ place: Int, among items: [Int], at index: Int, in box: Rect?) {
    guard let text = texts[place], let frame = boxes[place] else { return }
    let span = span(of: text, frame, beside: neighbours(of: index, among: items), in: box ?? frame)
    spans[place] = span
    let spare = max(0, frame.height - text.oldHeight(in: frame.width))
    let height = text.height(in: span.width) + spare
    growths[place] = limited(max(0, height - frame.height), at: place)
  }

  /// The growth that a constraint and a scroll view leave.
  private func limited(_ growth: Double, at place: Int) -> Double {
    let node = nodes[place]
    if node.element.systemContainer?.scrolls == true, node.scroller == nil { return 0 }
    guard let limit = node.element.appearance.value?.fixedHeight, let box = boxes[place] else {
      return growth
    }
    return max(0, min(growth, limit - box.height))
  }

  /// The siblings beside one, of a few around it in the order from top to bottom.
  private func neighbours(of index: Int, among items: [Int]) -> [Int] {
    guard let box = boxes[items[index]] else { return [] }
    let near = items[max(0, index - 16)..<min(items.count, index + 17)]
    return near.filter { other in
      guard other != items[index], let frame = boxes[other] else { return false }
      return frame.y < box.maxY - 1 && frame.maxY > box.y + 1
        && (frame.maxX <= box.x + 1 || frame.x >= box.maxX - 1)
    }
  }

  /// The place and width of a text that takes the free room beside it; two texts share it.
  private func span(
    of text: GrowingText, _ frame: Rect, beside others: [Int], in box: Rect
  ) -> (x: Double, width: Double) {
    let wanted = text.width() + 1
    guard wanted > frame.width else { return (frame.x, frame.width) }
    let left = others.filter { bounds(of: $0).maxX <= frame.x + 1 }.max {
      bounds(of: $0).maxX < bounds(of: $1).maxX
    }
    let right = others.filter { bounds(of: $0).x >= frame.maxX - 1 }.min {
      bounds(of: $0).x < bounds(of: $1).x
    }
    let spaces = (
      left: frame.x - (left.map { bounds(of: $0).maxX } ?? box.x),
      right: (right.map { bounds(of: $0).x } ?? box.maxX) - frame.maxX
    )
    // The margin of the other side is kept, and a usual distance to what stands beside.
    let margin = max(0, min(spaces.left, spaces.right, 16))
    func room(_ gap: Double, _ neighbour: Int?) -> Double {
      guard let neighbour else { return max(0, gap - margin) }
      return max(0, (gap - 8) / (texts[neighbour] == nil ? 1 : 2))
    }
    let isAtEnd =
      abs(spaces.left - spaces.right) < 1 ? isRightToLeft : spaces.right < spaces.left
    let spare = isAtEnd ? room(spaces.left, left) : room(spaces.right, right)
    let width = min(wanted, frame.width + spare)
    return (isAtEnd ? frame.maxX - width : frame.x, width)
  }

  /// Moves and enlarges an element as it was laid out.
  func apply(to element: inout Element, at place: Int) {
    let (shift, growth) = (shifts[place], growths[place])
    if var frame = element.frame.value, frame.isFinite {
      frame.y += shift
      frame.height += growth
      if let span = spans[place] { (frame.x, frame.width) = span }
      element.frame = .given(frame)
    }
    if var path = element.path.value, shift != 0 {
      for polygon in path.polygons.indices {
        for corner in path.polygons[polygon].indices { path.polygons[polygon][corner].y += shift }
      }
      element.path = .given(path)
    }
    if var point = element.activationPoint.value {
      point.y += shift + growth / 2
      element.activationPoint = .given(point)
    }
    guard var looks = element.appearance.value else { return }
    if let text = texts[place] { looks.fontSize = text.newSize }
    looks.visibleFrame?.y += shift
    element.appearance = .given(looks)
  }
}

extension Element {
  /// Whether it is a bar of the system.
  fileprivate var isSystemBar: Bool { systemContainer?.isBar == true }
}

extension Rect {
  /// The rectangle of a size at the top left corner of the screen.
  fileprivate init(_ size: Size) {
    self.init(x: 0, y: 0, width: size.width, height: size.height)
  }
}
