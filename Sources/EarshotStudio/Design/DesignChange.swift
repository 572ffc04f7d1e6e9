/// What is different between two versions of a design.
struct DesignChange: Sendable {
  /// The number of the new version.
  var revision: Int
  /// The items that are new or say something else.
  var items: [DesignItemState]
  /// The numbers of items that are gone.
  var removed: [Int]
  /// All items in order, if their order or their containers changed.
  var order: [Int]?
  /// The screens, if they changed.
  var boards: [DesignReading.Board]?
  /// The items that the page should go to; `nil` leaves its choice.
  var chosen: [Int]?
  /// Whether another program made the change.
  var isFromOutside = false

  init(
    _ revision: Int, from old: DesignReading, to new: DesignReading, chosen: [Int]? = nil,
    isFromOutside: Bool = false
  ) {
    self.revision = revision
    self.chosen = chosen
    self.isFromOutside = isFromOutside
    items = new.items.filter { old[$0.key] != $0 }
    removed = old.items.filter { new[$0.key] == nil }.map(\.key)
    let order = new.items.map(\.key)
    if order != old.items.map(\.key) { self.order = order }
    if new.boards != old.boards { boards = new.boards }
  }

  /// Whether nothing is different.
  var isEmpty: Bool { items.isEmpty && removed.isEmpty && order == nil && boards == nil }
}
