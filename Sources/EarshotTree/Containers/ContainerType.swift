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
}
