/// The place of a cell in a data table, and the headers that are read with it.
package struct TableContext: Hashable, Sendable {
  /// The words of a header cell.
  package struct Header: Hashable, Sendable {
    /// The label of the header cell.
    package var label: String?
    /// The value of the header cell.
    package var value: String?

    /// Makes the words of a header.
    package init(label: String?, value: String? = nil) {
      self.label = label
      self.value = value
    }
  }

  /// Rows and columns of the cell, from 0.
  package var cell: TableCell
  /// Whether no cell starts further to the left in its row; false when the row is unknown.
  package var isFirstInRow: Bool
  /// Headers of the row that are read before the cell.
  package var rowHeaders: [Header]
  /// Headers of the column that are read before the cell.
  package var columnHeaders: [Header]
  /// Number of rows of the table; `nil` if the source does not tell.
  package var rowCount: Int?
  /// Number of columns of the table; `nil` if the source does not tell.
  package var columnCount: Int?

  /// Makes the place of a cell.
  package init(
    cell: TableCell, isFirstInRow: Bool, rowHeaders: [Header] = [], columnHeaders: [Header] = []
  ) {
    self.cell = cell
    self.isFirstInRow = isFirstInRow
    self.rowHeaders = rowHeaders
    self.columnHeaders = columnHeaders
  }
}
