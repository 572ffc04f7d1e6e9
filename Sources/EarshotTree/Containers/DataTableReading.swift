/// Places the stops of a data table in its rows and columns and finds the headers read with them.
///
/// The rules are those asserted by AccessibilitySnapshot: row headers only with the first cell of a
/// row, never a cell with itself, only headers that are cells of the table, and not the header
/// directly above the first cell of a row.
struct DataTableReading {
  private let table: DataTable
  private let cells: [Element.ID: (element: Element, cell: TableCell)]
  private let firstColumns: [Int: Int]
  private let range: Range<Int>

  init(_ table: DataTable, stops: ArraySlice<ReadingOrder.Stop>) {
    self.table = table
    range = stops.indices
    var cells: [Element.ID: (element: Element, cell: TableCell)] = [:]
    var firstColumns: [Int: Int] = [:]
    for stop in stops {
      guard let cell = stop.element.tableCell.value else { continue }
      cells[stop.id] = (stop.element, cell)
      guard let row = cell.row, let column = cell.column else { continue }
      firstColumns[row] = min(firstColumns[row] ?? column, column)
    }
    self.cells = cells
    self.firstColumns = firstColumns
  }

  /// Writes the place of each cell into the enclosure that its stop has for the table.
  func fill(_ stops: inout [ReadingOrder.Stop], _ id: Element.ID) {
    for index in range {
      guard let place = stops[index].enclosures.firstIndex(where: { $0.id == id }),
        let context = context(of: stops[index].id)
      else { continue }
      stops[index].enclosures[place].kind = .dataTable(context)
    }
  }

  private func context(of id: Element.ID) -> TableContext? {
    guard let cell = cells[id]?.cell else { return nil }
    let isFirst = cell.row.map { firstColumns[$0] == cell.column } ?? false
    let rowHeaders = isFirst ? ids(table.rowHeaders, at: cell.row) : []
    let columnHeaders = ids(table.columnHeaders, at: cell.column).filter {
      !(isFirst && isDirectlyAbove(header: $0, cell: cell))
    }
    var context = TableContext(
      cell: cell, isFirstInRow: isFirst,
      rowHeaders: rowHeaders.filter { $0 != id }.compactMap(header),
      columnHeaders: columnHeaders.filter { $0 != id }.compactMap(header))
    context.rowCount = table.rowCount
    context.columnCount = table.columnCount
    return context
  }

  private func ids(_ headers: [[Element.ID]], at index: Int?) -> [Element.ID] {
    guard let index, headers.indices.contains(index) else { return [] }
    return headers[index]
  }

  private func isDirectlyAbove(header: Element.ID, cell: TableCell) -> Bool {
    guard let above = cells[header]?.cell.row, let row = cell.row else { return false }
    return above + (cells[header]?.cell.rowSpan ?? 1) == row
  }

  private func header(_ id: Element.ID) -> TableContext.Header? {
    guard let element = cells[id]?.element else { return nil }
    return TableContext.Header(label: element.label.value, value: element.value.value)
  }
}
