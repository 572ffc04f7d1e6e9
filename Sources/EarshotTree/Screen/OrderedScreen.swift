/// A screen with its nodes in one row and with the order of its stops.
///
/// The tree is walked once, here; whoever asks about nodes asks by their places in the row.
public struct OrderedScreen: Sendable {
  /// The screen.
  public let screen: Screen
  /// The stops on it.
  package let order: ReadingOrder
  /// All nodes, each before its children, with what the nodes around each decide.
  package let nodes: ScreenNodes
  /// The place of the node of each stop.
  package let placesOfStops: [Int]
  private let stopsOfPlaces: [Int32]
  private let places: [Element.ID: Int]

  /// Orders a screen.
  public init(_ screen: Screen) {
    self.screen = screen
    nodes = ScreenNodes(of: screen)
    var walk = ReadingOrderWalk(screen: screen, nodes: nodes)
    order = ReadingOrder(&walk)
    placesOfStops = walk.placesOfStops
    var stops = [Int32](repeating: -1, count: nodes.count)
    for (stop, place) in placesOfStops.enumerated() { stops[place] = Int32(stop) }
    stopsOfPlaces = stops
    places = nodes.placesByIdentity
  }
}

extension OrderedScreen {
  /// The place of the first node of an identity; `nil` if there is none.
  package func place(of id: Element.ID) -> Int? { places[id] }

  /// The element of an identity; `nil` if there is none.
  public subscript(id: Element.ID) -> Element? { places[id].map { nodes[$0].element } }

  /// The place among the stops of the node at a place; `nil` if focus never stops there.
  package func stop(at place: Int) -> Int? {
    stopsOfPlaces[place] < 0 ? nil : Int(stopsOfPlaces[place])
  }

  /// The text field that the keyboard types into; `nil` if there is none.
  package var editedField: Element? {
    nodes.placesOfEditedFields.compactMap(stop).min().map { order[$0].element }
  }
}

extension OrderedScreen: Hashable {
  /// Whether the screens are the same; then their orders are.
  public static func == (left: Self, right: Self) -> Bool {
    left.nodes === right.nodes || left.screen == right.screen
  }

  /// Hashes the screen.
  public func hash(into hasher: inout Hasher) { hasher.combine(screen) }
}
