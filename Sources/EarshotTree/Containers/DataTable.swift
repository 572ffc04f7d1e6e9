/// `UIAccessibilityContainerDataTable`: size and headers of a table of cells.
public struct DataTable: Hashable, Sendable, Codable {
  /// Number of rows; `nil` if the source does not tell.
  public var rowCount: Int?
  /// Number of columns; `nil` if the source does not tell.
  public var columnCount: Int?
  /// Header elements of each row, from row 0.
  public var rowHeaders: [[Element.ID]]
  /// Header elements of each column, from column 0.
  public var columnHeaders: [[Element.ID]]

  /// Makes a table; headers are elements of the same screen.
  public init(
    rowCount: Int? = nil, columnCount: Int? = nil, rowHeaders: [[Element.ID]] = [],
    columnHeaders: [[Element.ID]] = []
  ) {
    self.rowCount = rowCount
    self.columnCount = columnCount
    self.rowHeaders = rowHeaders
    self.columnHeaders = columnHeaders
  }
}
