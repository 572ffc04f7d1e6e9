/// The place of a cell in a data table, and the headers that are read with it.
public struct TableContext: Hashable, Sendable {
  /// The words of a header cell.
  public struct Header: Hashable, Sendable {
    /// The label of the header cell.
    public var label: String?
    /// The value of the header cell.
    public var value: String?

    /// Makes the words of a header.
    public init(label: String?, value: String? = nil) {
      self.label = label
      self.value = value
    }
  }

  /// Rows and columns of the cell, from 0.
  public var cell: TableCell
  /// Whether no cell starts further to the left in its row; false when the row is unknown.
  public var isFirstInRow: Bool
  /// Headers of the row that are read before the cell.
  public var rowHeaders: [Header]
  /// Headers of the column that are read before the cell.
  public var columnHeaders: [Header]

  /// Makes the place of a cell.
  public init(
    cell: TableCell, isFirstInRow: Bool, rowHeaders: [Header] = [], columnHeaders: [Header] = []
  ) {
    self.cell = cell
    self.isFirstInRow = isFirstInRow
    self.rowHeaders = rowHeaders
    self.columnHeaders = columnHeaders
  }
}
