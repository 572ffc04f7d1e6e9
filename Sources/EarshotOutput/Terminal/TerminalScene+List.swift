import EarshotSession

extension TerminalScene {
  /// Lists the stops; what is framed stays in sight.
  func drawList(in body: Range<Int>, on canvas: inout TerminalCanvas) {
    let digits = String(boxes.count).count
    let lines = boxes.enumerated().map { index, box in
      let number = String(index + 1)
      // Numbers that can be said must not stand beside numbers that cannot.
      let place = hasBadges ? "" : number.paddedLeft(to: digits) + "  "
      return place + text(of: box)
    }
    let chosen = boxes.indices.filter { framed.contains(boxes[$0].id) }
    drawLines(
      lines + placelessBadges.map { Self.mark($0.text) }, chosen: chosen, in: body, on: &canvas)
  }

  /// Draws lines; the chosen ones stay in sight.
  func drawLines(
    _ lines: [String], chosen: [Int], in body: Range<Int>, on canvas: inout TerminalCanvas
  ) {
    guard !body.isEmpty else { return }
    guard !chosen.isEmpty || lines.count <= body.count else {
      return drawColumns(lines, in: body, on: &canvas)
    }
    let first = window(of: chosen.first ?? 0, in: lines.count, height: body.count)
    for (row, index) in zip(body, first..<max(first, lines.count)) {
      let isChosen = chosen.contains(index)
      canvas.write(
        (isChosen ? "▶ " : "  ") + lines[index], row: row, from: 0, to: canvas.columns,
        isChosen ? .focus : .plain, isFilled: isChosen)
    }
  }

  /// Draws lines in columns, where nothing leads from those that fit to the others.
  private func drawColumns(
    _ lines: [String], in body: Range<Int>, on canvas: inout TerminalCanvas
  ) {
    let count = (lines.count + body.count - 1) / body.count
    let width = max(1, canvas.columns / count)
    for (index, line) in lines.enumerated() {
      let left = index / body.count * width
      canvas.write(
        "  " + line, row: body.lowerBound + index % body.count, from: left, to: left + width - 1,
        .plain)
    }
  }

  /// The first of the lines that are shown so that one of them is about in the middle.
  private func window(of chosen: Int, in count: Int, height: Int) -> Int {
    max(0, min(chosen - height / 2, count - height))
  }
}

extension String {
  fileprivate func paddedLeft(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
