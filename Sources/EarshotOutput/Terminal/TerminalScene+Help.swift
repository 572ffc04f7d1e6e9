import EarshotWriting

extension TerminalScene {
  /// Draws help as wide as the terminal is; the rows that do not fit are on further pages.
  func drawHelp(
    _ lines: [String], page: Int, in body: Range<Int>, on canvas: inout TerminalCanvas
  ) {
    guard !body.isEmpty else { return }
    let width = canvas.columns - 3
    let rows = lines.flatMap { $0.columns > width ? $0.reflowed(to: width) : [$0] }
    guard rows.count > body.count, body.count > 1 else {
      return drawLines(rows, chosen: [], in: body, on: &canvas)
    }
    let height = body.count - 1
    let count = (rows.count + height - 1) / height
    let first = page % count * height
    let shown = rows[first..<min(first + height, rows.count)]
    let more = "\(page % count + 1)/\(count), \(words.goesOn)"
    drawLines(Array(shown) + [more], chosen: [], in: body, on: &canvas)
  }
}

extension String {
  /// A line of help in rows of a width: gaps between columns become small, and what follows the
  /// first row is indented.
  fileprivate func reflowed(to width: Int) -> [String] {
    let words = split(separator: " ")
    let gap = firstRange(of: "  ")
    let head = gap.map { self[..<$0.lowerBound].split(separator: " ").count } ?? 0
    var text = words.prefix(head).joined(separator: " ")
    if head > 0 { text += "  " }
    text += words.dropFirst(head).joined(separator: " ")
    guard width > 8, text.columns > width else { return [text] }
    // The first row is as wide as it can be, the others are indented.
    let first = text.wrapped(to: width, lines: 2)[0]
    let rest = String(text.dropFirst(first.count).drop { $0 == " " })
    let most = 2 + rest.columns / (width - 4) * 2
    return [first] + rest.wrapped(to: width - 4, lines: most).map { "    " + $0 }
  }
}
