import EarshotText
import EarshotTree

extension Rule {
  static let tableHeadersMissing = Rule(
    "table-headers-missing", .simplify, .warning, .medium, .hard,
    "The numbers of a table are heard without their headers.",
    what: "{rows|# row|# rows} of numbers under {columns|# header|# headers}, and no data table",
    why: "a listener hears bare numbers and has to count to know what each is",
    advice: "make the container a data table, or say the header with each number",
    wcag: ["1.3.1"],
    references: [
      .apple("uikit/uiaccessibilitycontainerdatatable"), .wcag("info-and-relationships.html"),
    ],
    settings: ["table-rows": 2, "table-columns": 3], screen: "375x812",
    fails: """
      ▼ text "Protein" frame 16,100,100,20
      text "Fat" frame 130,100,100,20
      text "Carbs" frame 250,100,100,20
      text "12 g" frame 16,130,100,20
      text "9 g" frame 130,130,100,20
      text "33 g" frame 250,130,100,20
      text "14 g" frame 16,160,100,20
      text "7 g" frame 130,160,100,20
      text "29 g" frame 250,160,100,20
      ---
      ▼ text "Команда" frame 16,100,120,20
      text "Игры" frame 150,100,60,20
      text "Голы" frame 220,100,60,20
      text "Очки" frame 290,100,60,20
      text "Зенит" frame 16,130,120,20
      text "30" frame 150,130,60,20
      text "61" frame 220,130,60,20
      text "70" frame 290,130,60,20
      text "Спартак" frame 16,160,120,20
      text "30" frame 150,160,60,20
      text "48" frame 220,160,60,20
      text "56" frame 290,160,60,20
      ---
      view
        ▼ header "Low" frame 16,100,100,20
        header "High" frame 130,100,100,20
        header "Wind" frame 250,100,100,20
      view
        text "-3°" frame 16,130,100,20
        text "4°" frame 130,130,100,20
        text "12 km" frame 250,130,100,20
      view
        text "-5°" frame 16,160,100,20
        text "1°" frame 130,160,100,20
        text "20 km" frame 250,160,100,20
      --- boundary table-rows
      \(grid(rows: 2, columns: 3, "▼ "))
      --- boundary table-columns
      \(grid(rows: 3, columns: 3, "▼ "))
      """,
    passes: """
      table (rows 2 columns 3)
        text "Low" frame 16,100,100,20
        text "High" frame 130,100,100,20
        text "Wind" frame 250,100,100,20
        text "-3°" frame 16,130,100,20
        text "4°" frame 130,130,100,20
        text "12 km" frame 250,130,100,20
        text "-5°" frame 16,160,100,20
        text "1°" frame 130,160,100,20
        text "20 km" frame 250,160,100,20
      ---
      text "Low, -3 degrees" frame 16,130,100,20
      text "High, 4 degrees" frame 130,130,100,20
      text "Wind, 12 kilometres" frame 250,130,100,20
      ---
      text "1" frame 16,100,100,20
      text "2" frame 130,100,100,20
      text "3" frame 250,100,100,20
      text "4" frame 16,130,100,20
      text "5" frame 130,130,100,20
      text "6" frame 250,130,100,20
      --- The keys of a calculator under its tabs.
      text "Length" frame 16,100,100,20
      text "Weight" frame 130,100,100,20
      text "Money" frame 250,100,100,20
      button "7" frame 16,130,100,60
      button "8" frame 130,130,100,60
      button "9" frame 250,130,100,60
      button "4" frame 16,200,100,60
      button "5" frame 130,200,100,60
      button "6" frame 250,200,100,60
      --- boundary table-rows
      \(grid(rows: 1, columns: 3))
      --- boundary table-columns
      \(grid(rows: 3, columns: 2))
      """,
    check: .screen { run in
      for node in run.screen.nodes where node.isDataTable { run.pass(node) }
      let rows = run.textRows()
      var place = 0
      while place < rows.count {
        let header = rows[place]
        var end = place + 1
        guard run.isHeaderRow(header) else {
          place = end
          continue
        }
        while end < rows.count, let columns = run.columns(of: rows[end], under: header),
          columns >= Int(clamping: run["table-columns"])
        { end += 1 }
        let count = end - place - 1
        if count >= Int(clamping: run["table-rows"]) {
          run.report(header, Array(rows[place + 1..<end]))
        }
        place = end
      }
    })

  private static func grid(rows: Int, columns: Int, _ mark: String = "") -> String {
    var lines = ["screen 375x812"]
    for row in 0...rows {
      for column in 0..<columns {
        let text = row == 0 ? "Lap \(["one", "two", "three"][column])" : "\(row * 7 + column)"
        let sign = row == 0 && column == 0 ? mark : ""
        let frame = "\(16 + column * 110),\(100 + row * 30),100,20"
        lines.append("\(sign)text \"\(text)\" frame \(frame)")
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension RuleContext {
  /// The text stops in rows as they stand on the screen, from the top; outside of data tables.
  fileprivate func textRows() -> [[Node]] {
    let texts: [(node: Node, frame: Rect)] = screen.stops.compactMap { stop in
      guard stop.role == .text, let frame = stop.frame, !frame.isEmpty else {
        return nil
      }
      return isInTable(stop) ? nil : (stop, frame)
    }
    guard texts.count >= 9 else { return [] }
    var rows: [[(node: Node, frame: Rect)]] = []
    for text in texts.sorted(by: {
      ($0.frame.center.y, $0.frame.x) < ($1.frame.center.y, $1.frame.x)
    }) {
      if let first = rows.last?.first, first.frame.isInRow(with: text.frame) {
        rows[rows.count - 1].append(text)
      } else {
        rows.append([text])
      }
    }
    return rows.map { row in
      // In reading order, so that the same header comes first however the screen is mirrored.
      row.map(\.node).sorted { $0.stopPlace ?? 0 < $1.stopPlace ?? 0 }
    }
  }

  private func isInTable(_ stop: Node) -> Bool {
    if stop.element.tableCell.value != nil { return true }
    return stop.ancestors.contains(where: \.isDataTable)
  }

  /// Whether a row names columns: enough texts, none an amount.
  fileprivate func isHeaderRow(_ row: [Node]) -> Bool {
    row.count >= Int(clamping: self["table-columns"])
      && row.allSatisfy { !$0.spokenLabel.isFigure && $0.value.isEmpty }
  }

  /// How many numbers of a row stand under a header; `nil` when it is no row of this table.
  fileprivate func columns(of row: [Node], under header: [Node]) -> Int? {
    guard row.count <= header.count + 1, row.count <= 40 else { return nil }
    return row.count { cell in
      cell.spokenLabel.isAmount && self.header(of: cell, in: header) != nil
    }
  }

  /// The header above a cell.
  private func header(of cell: Node, in headers: [Node]) -> Node? {
    guard let frame = cell.frame else { return nil }
    return headers.prefix(40).first {
      $0.frame.map { $0.horizontalOverlap(with: frame) >= 0.5 } == true
    }
  }

  fileprivate mutating func report(_ headers: [Node], _ rows: [[Node]]) {
    let cells = rows.flatMap { $0 }
    let edits = cells.compactMap { cell -> Fix.Edit? in
      guard cell.spokenLabel.isAmount, let header = header(of: cell, in: headers) else {
        return nil
      }
      let text = "\(header.spokenLabel), \(cell.spokenLabel)"
      return Fix.Edit(cell, .label(.known(text)))
    }
    fail(
      headers[0],
      ["rows": .count(rows.count), "columns": .count(headers.count)],
      fix: Fix(edits), covers: Array(headers.dropFirst()) + cells)
  }
}
