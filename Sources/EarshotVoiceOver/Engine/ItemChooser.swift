public import EarshotTree

/// The list of all elements by name, from which one is chosen.
public struct ItemChooser: Hashable, Sendable {
  /// An element of the list.
  public struct Item: Hashable, Sendable {
    /// Its name.
    public var label: String
    /// The element.
    public var id: Element.ID
  }

  /// All elements with a name, sorted by it.
  public let items: [Item]
  /// The text that was typed to narrow the list.
  public internal(set) var filter = ""
  /// The chosen one among ``matches``.
  public internal(set) var index = 0

  init(_ order: ReadingOrder) {
    items =
      order.filter { !$0.element.has(.ignoreItemChooser) }
      .compactMap { stop in stop.element.label.value.map { Item(label: $0, id: stop.id) } }
      .sorted { ($0.label.lowercased(), $0.id.rawValue) < ($1.label.lowercased(), $1.id.rawValue) }
  }

  /// The chosen one; `nil` if nothing matches.
  var chosen: Item? { matches.indices.contains(index) ? matches[index] : nil }

  /// The elements whose name contains what was typed.
  public var matches: [Item] {
    guard !filter.isEmpty else { return items }
    let wanted = filter.lowercased()
    return items.filter { $0.label.lowercased().contains(wanted) }
  }
}
