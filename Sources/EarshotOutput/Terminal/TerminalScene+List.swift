extension TerminalScene {
  /// Lists the stops; the one in focus stays in sight.
  func drawList(in body: Range<Int>, on canvas: inout TerminalCanvas) {
    let digits = String(boxes.count).count
    let lines = boxes.enumerated().map { index, box in
      let number = String(index + 1)
      return String(repeating: " ", count: digits - number.count) + number + "  " + box.text
    }
    draw(Overlay(lines: lines, chosen: focusIndex), in: body, on: &canvas)
  }

  /// Draws lines; the chosen one stays in sight.
  func draw(_ overlay: Overlay, in body: Range<Int>, on canvas: inout TerminalCanvas) {
    guard !body.isEmpty else { return }
    let first = window(of: overlay.chosen ?? 0, in: overlay.lines.count, height: body.count)
    for (row, index) in zip(body, first..<max(first, overlay.lines.count)) {
      let isChosen = index == overlay.chosen
      canvas.write(
        (isChosen ? "▶ " : "  ") + overlay.lines[index], row: row, from: 0, to: canvas.columns,
        isChosen ? .focus : .plain, isFilled: isChosen)
    }
  }

  /// The first of the lines that are shown so that one of them is about in the middle.
  private func window(of chosen: Int, in count: Int, height: Int) -> Int {
    max(0, min(chosen - height / 2, count - height))
  }
}
