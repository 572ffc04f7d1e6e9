import EarshotTree
import Testing

/// Headers and places of cells, as the cases `table-*` of the speech cases want them.
@Suite struct DataTableReadingTests {
  private typealias Header = TableContext.Header

  /// Six by six cells named `A1` to `F6`, column by letter; the first three of each are headers.
  private func contexts(
    rowsAreKnown: Bool = true, spans: [String: String] = [:]
  ) throws -> [String: TableContext] {
    let letters = ["A", "B", "C", "D", "E", "F"]
    let rows = (1...6).map { row in
      "(" + letters.prefix(3).map { "\($0)\(row)" }.joined(separator: " ") + ")"
    }
    let columns = letters.map { "(\($0)1 \($0)2 \($0)3)" }
    var text = "table (rows 6 columns 6 rowHeaders \(rows.joined(separator: " ")) "
    text += "columnHeaders \(columns.joined(separator: " ")))\n"
    for row in 0..<6 {
      for (column, letter) in letters.enumerated() {
        let name = "\(letter)\(row + 1)"
        let place = "\(rowsAreKnown ? String(row) : "-"),\(column)" + (spans[name] ?? "")
        text += "  element \"\(name)\" id \(name) value \"\(name) Value\" at \(place)\n"
      }
    }
    var contexts: [String: TableContext] = [:]
    for stop in try Screen(notation: text).readingOrder {
      guard case .dataTable(let context?)? = stop.enclosures.first?.kind else { continue }
      contexts[stop.id.rawValue] = context
    }
    return contexts
  }

  private func headers(_ names: String...) -> [Header] {
    names.map { Header(label: $0, value: "\($0) Value") }
  }

  @Test func theFirstCellOfARowHasRowHeaders() throws {
    let context = try #require(try contexts()["A2"])
    #expect(context.isFirstInRow && context.cell == TableCell(row: 1, column: 0))
    #expect(context.rowHeaders == headers("B2", "C2"))
    #expect(context.columnHeaders == headers("A3"))
  }

  @Test func otherCellsHaveColumnHeadersOnly() throws {
    let contexts = try contexts()
    let cell = try #require(contexts["D5"])
    #expect(!cell.isFirstInRow && cell.rowHeaders.isEmpty)
    #expect(cell.columnHeaders == headers("D1", "D2", "D3"))
    #expect(contexts["D2"]?.columnHeaders == headers("D1", "D3"))
    #expect(contexts["A4"]?.columnHeaders == headers("A1", "A2"))
    #expect(contexts["A4"]?.rowHeaders == headers("A4", "B4", "C4").filter { $0.label != "A4" })
  }

  @Test func anUnknownRowIsNeverFirst() throws {
    let context = try #require(try contexts(rowsAreKnown: false)["A2"])
    #expect(!context.isFirstInRow && context.rowHeaders.isEmpty)
    #expect(context.cell == TableCell(row: nil, column: 0))
    #expect(context.columnHeaders == headers("A1", "A3"))
  }

  @Test func spansReachDownToTheCellBelow() throws {
    let context = try #require(try contexts(spans: ["A1": ",2,1"])["A3"])
    #expect(context.columnHeaders == [])
    let plain = try #require(try contexts()["A3"])
    #expect(plain.columnHeaders == headers("A1"))
  }

  @Test func headersOutsideOfTheTableAreNotRead() throws {
    let stops = try Screen(
      notation: """
        text "Outside" id out
        table (columnHeaders (out ?gone in))
          text "In" id in at 0,0
          text "Cell" at 5,0
          text "No cell"
        """
    ).readingOrder
    guard case .dataTable(let context?)? = stops[2].enclosures.first?.kind else {
      Issue.record("no context")
      return
    }
    #expect(context.columnHeaders == [Header(label: "In")])
    #expect(stops[3].enclosures.first?.kind == .dataTable(nil))
  }
}
