import EarshotTree

/// What a design of the studio tells beyond the format: the member `earshot` of an item, which other
/// programs leave alone.
struct VODesignExtension {
  /// The name of the member.
  static let key = "earshot"
  private static let keys = [
    "inputLabels", "containerType", "columns", "columnHeaders", "rowHeaders",
  ]

  /// The kinds of containers that the format does not have.
  private enum ContainerType: String, CaseIterable {
    case landmark, dataTable
  }

  /// The names for Voice Control.
  private(set) var inputLabels: [String] = []
  private var containerType: ContainerType?
  /// The columns of a table.
  private var columns = 1
  /// Whether the cells of the first row are headers of their columns.
  private var hasColumnHeaders = false
  /// Whether the first cell of a row is its header.
  private var hasRowHeaders = false

  /// Reads the member of an item; `nil` if it has none.
  init?(_ item: JSONObject, _ unknowns: inout UnknownList) throws(CaptureError) {
    guard let object = try item[Self.key]?.object(Self.key) else { return nil }
    unknowns.note(keysOf: object, besides: Self.keys)
    inputLabels = try object.strings("inputLabels") ?? []
    containerType = try object.read("containerType") { (value, name) throws(CaptureError) in
      try value.choice(name)
    }
    if let value = object["columns"] {
      columns = try value.integer("columns")
      guard columns > 0 else {
        throw value.invalid("a table has no columns", help: "write a number from 1 on")
      }
    }
    hasColumnHeaders = try object.bool("columnHeaders") ?? false
    hasRowHeaders = try object.bool("rowHeaders") ?? false
  }

  /// Makes a container what it is; the cells of a table follow each other row by row.
  func complete(_ container: inout Element) {
    switch containerType {
    case nil: break
    case .landmark?: container.containerType = .given(.landmark)
    case .dataTable?:
      let ids = container.idsOfChildren
      let rowCount = (ids.count + columns - 1) / columns
      var table = DataTable(rowCount: rowCount, columnCount: columns)
      if hasColumnHeaders { table.columnHeaders = ids.prefix(columns).map { [$0] } }
      if hasRowHeaders { table.rowHeaders = (0..<rowCount).map { [ids[$0 * columns]] } }
      container.containerType = .given(.dataTable(table))
      for place in container.children.indices {
        container.children[place].tableCell = .given(
          TableCell(row: place / columns, column: place % columns))
      }
    }
  }
}
