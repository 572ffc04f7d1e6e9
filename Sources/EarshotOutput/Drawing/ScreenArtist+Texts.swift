import EarshotTree

/// What is seen: the texts in the size of their letters, and where pictures stand.
extension ScreenArtist {
  /// The size of letters that a source does not tell, in points: that of body text.
  private static let usualSize = TextStyle.body.pointSize(at: .large)
  /// How much smaller letters are drawn for texts that have room on a phone, whose letters are
  /// narrower than the widest that a picture may be shown with.
  private static let narrower = stride(from: 0.95, through: 0.75, by: -0.05)

  /// The texts in their frames; in a warning colour those of which not all has room.
  func textMarks() -> [Drawing.Mark] {
    let nodes = ScreenNodes(of: drawn.screen.screen)
    var end = 0
    return nodes.indices.compactMap { place in
      let node = nodes[place]
      guard place >= end, node.isDrawn,
        let frame = node.element.appearance.value?.visibleFrame ?? node.element.effectiveFrame,
        !frame.intersection(plan.canvas).isEmpty
      else { return nil }
      guard let text = node.element.visibleText else { return pictureMark(node.element, frame) }
      // The label in a button is its text once more.
      end = node.end
      return textMark(text, node.element, frame)
    }
  }

  /// Where a picture stands.
  private func pictureMark(_ element: Element, _ frame: Rect) -> Drawing.Mark? {
    guard element.appearance.value?.image != nil else { return nil }
    return Drawing.Mark(
      .rectangle(frame.intersection(plan.canvas), radius: 2), fill: colors.dim.faded(0.15),
      element: element.id)
  }

  private func textMark(_ text: String, _ element: Element, _ frame: Rect) -> Drawing.Mark? {
    let looks = element.appearance.value
    let size = looks?.fontSize ?? Self.usualSize
    let isBold = ["bold", "semibold"].contains(looks?.fontWeight ?? "")
    let lines = looks?.numberOfLines ?? 0
    var box = frame
    box.height = max(frame.height, size * GrowingText.leading) + 0.5
    func block(_ size: Double, _ style: TextBlock.Style) -> TextBlock? {
      var block = TextFitting(text, style).block(
        in: box, sizes: [size], maxLines: lines > 0 ? lines : .max, isCentered: element.isCentered,
        leading: GrowingText.leading)
      if element.isCentered, let height = block?.bounds.height {
        block?.box.y += max(0, (box.height - height) / 2)
      }
      return block
    }
    let style = TextBlock.Style(colors.label, isBold: isBold)
    let whole = block(size, style)
    let isLow = frame.height + 1 < size * GrowingText.leading
    if let whole, !whole.isCut, !whole.isBroken, !isLow {
      return Drawing.Mark(whole, element: element.id)
    }
    // Words that a phone has room for are not drawn as cut or broken.
    if !isLow,
      let narrow = Self.narrower.lazy.compactMap({ block(size * $0, style) })
        .first(where: { !$0.isCut && !$0.isBroken })
    {
      return Drawing.Mark(narrow, element: element.id)
    }
    if let whole, !whole.isCut, !isLow { return Drawing.Mark(whole, element: element.id) }
    guard let cut = block(size, TextBlock.Style(Palette.small, isBold: isBold)) else {
      return Drawing.Mark(
        .rectangle(frame, radius: 2), fill: Palette.small.faded(0.2),
        stroke: Drawing.Stroke(Palette.small, width: 1), element: element.id, title: text)
    }
    return Drawing.Mark(cut, element: element.id, title: words.cut)
  }
}

extension Element {
  /// Whether its text stands in its middle, as in a button.
  fileprivate var isCentered: Bool { has(.button) || has(.tabBarItem) }
}
