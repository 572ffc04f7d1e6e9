/// `UIAccessibilityContainerType`: what a container tells of the elements in it.
public enum ContainerType: Hashable, Sendable, Codable {
  /// Elements that belong together; the label is said on entry.
  case semanticGroup
  /// An ordered list.
  case list
  /// A region that the landmarks rotor finds.
  case landmark
  /// A table of cells with rows, columns and headers.
  indirect case dataTable(DataTable)

  /// The name of the case, which view files and JSON have as well.
  package var name: String {
    switch self {
    case .semanticGroup: "semanticGroup"
    case .list: "list"
    case .landmark: "landmark"
    case .dataTable: "dataTable"
    }
  }
}
