/// A container around a stop, as far as it matters to what is said.
package struct Enclosure: Hashable, Sendable {
  /// The kind of a container.
  package enum Kind: Hashable, Sendable {
    /// A semantic group: its label is said on entry.
    case semanticGroup
    /// A list: its edges are said.
    case list
    /// A landmark: its edges are said.
    case landmark
    /// A data table, with the place of the stop in it; `nil` if the stop is no cell.
    indirect case dataTable(TableContext?)
    /// A `UITabBar`: its items say their position, and it says its name on entry.
    case tabBar
    /// A view with the trait tabBar: all descendants are tabs.
    case tabs
    /// Segments that say their position.
    case series
  }

  /// The identity of the container.
  package var id: Element.ID
  /// The kind of the container.
  package var kind: Kind
  /// The name of the container; `nil` if it has none.
  package var label: String?
  /// BCP 47 tag of the language of the name.
  package var language: String?
  /// The place of the stop among the stops of the container.
  package var position: SeriesPosition
  /// The role of the container in a web page.
  package var web: WebContent.Role?
  /// The words of a web page for what the container is.
  package var roleDescription: String?

  /// Makes the container around a stop.
  package init(
    id: Element.ID, kind: Kind, label: String? = nil, language: String? = nil,
    position: SeriesPosition
  ) {
    self.id = id
    self.kind = kind
    self.label = label
    self.language = language
    self.position = position
  }
}
