import EarshotTree

/// Marks on views that people see and VoiceOver is kept from, so that a design shows that it is meant (F336).
extension ScreenArtist {
  /// A dashed frame with a cross for each view that is hidden with all in it.
  func hiddenMarks() -> [Drawing.Mark] {
    hiddenViews.flatMap { element, frame in
      let stroke = Drawing.Stroke(colors.dim.faded(0.8), width: 1, isDashed: true)
      let title = words.hidden(element.label.value ?? element.appearance.value?.text)
      let (left, right) = (frame.x, frame.maxX)
      return [
        Drawing.Mark(
          .rectangle(frame, radius: 3), stroke: stroke, element: element.id, title: title),
        Drawing.Mark(
          .lines([
            [Point(x: left, y: frame.y), Point(x: right, y: frame.maxY)],
            [Point(x: left, y: frame.maxY), Point(x: right, y: frame.y)],
          ]), stroke: Drawing.Stroke(colors.dim.faded(0.35), width: 1), element: element.id),
      ]
    }
  }

  /// Whether there is something of that kind, which the legend explains.
  var hasHiddenViews: Bool { !hiddenViews.isEmpty }

  /// The outermost views that are hidden from VoiceOver and seen by people, with what is on the picture
  /// of their frames.
  private var hiddenViews: [(Element, Rect)] {
    let nodes = drawn.screen.nodes
    return nodes.indices.compactMap { index in
      let node = nodes[index]
      guard node.element.elementsHidden.value == true, node.isDrawn,
        node.parent.map({ !nodes[$0].isHidden }) ?? true,
        let frame = node.element.frame.value?.intersection(plan.canvas), !frame.isEmpty
      else { return nil }
      return (node.element, frame)
    }
  }
}
