/// `UIAccessibilityContainerDataTableCell`: the place of an element in a data table.
public struct TableCell: Hashable, Sendable {
  /// First row, from 0; `nil` is UIKit's `NSNotFound`.
  public var row: Int?
  /// First column, from 0; `nil` is UIKit's `NSNotFound`.
  public var column: Int?
  /// Number of rows covered, at least 1.
  public var rowSpan: Int
  /// Number of columns covered, at least 1.
  public var columnSpan: Int

  /// Makes the place of a cell; rows and columns count from 0.
  public init(row: Int?, column: Int?, rowSpan: Int = 1, columnSpan: Int = 1) {
    self.row = row
    self.column = column
    self.rowSpan = rowSpan
    self.columnSpan = columnSpan
  }
}
