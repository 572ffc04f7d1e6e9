import EarshotCaptures
import EarshotProject
import EarshotSession
import EarshotSpeech
import EarshotTree
import EarshotVoiceOver

/// What one version of a design says: its items with the sentences that are heard of them.
struct DesignReading: Sendable {
  /// A screen of the design: an artboard, or the items that lie outside of any.
  struct Board: Hashable, Sendable {
    /// The number of the artboard; `nil` for the items outside.
    var key: Int?
    var title: String?
    /// Width and height in points.
    var size: Size
    /// The corner in the numbers of the document.
    var corner: Point
    /// The name of its picture in the package, if it tells one.
    var picture: String?
  }

  /// What the numbers of the document mean.
  let convention: VODesignDocument.Convention
  private(set) var boards: [Board] = []
  /// All items, each before those in it.
  private(set) var items: [DesignItemState] = []
  /// The screens, for all other formats.
  let capture: Capture
  private var places: [Int: Int] = [:]
  /// What is heard on each screen, by its artboard.
  private var heard: [Int?: HeardStops] = [:]

  /// Reads a version.
  ///
  /// Throws ``CaptureError`` for what is no design.
  ///
  /// - Parameter earlier: the reading of a version with much that is the same.
  init(
    _ text: DesignText, _ document: VODesignDocument, titled title: String, language: String?,
    like earlier: DesignReading? = nil
  ) throws(CaptureError) {
    convention = document.convention
    capture = try document.capture(titled: title)
    var walk = DesignWalk(document.convention)
    walk.visit(text.list)
    items = walk.items
    boards = walk.boards(of: capture.screens)
    for (place, item) in items.enumerated() { places[item.key] = place }
    hear(SpeechOptions(language: language), like: earlier)
  }

  /// Writes down what is heard of each item, and when.
  private mutating func hear(_ options: SpeechOptions, like earlier: DesignReading?) {
    let groups = Dictionary(grouping: items.indices) { items[$0].board }
    for (board, screen) in zip(boards, capture.screens) {
      let own = (groups[board.key] ?? []).filter { items[$0].kind != .board || board.key == nil }
      let ordered = OrderedScreen(screen)
      let stops = HeardStops(
        on: ordered, options.settings(for: screen), like: earlier?.heard[board.key])
      // The reader makes one element of each item, below the root.
      for (place, node) in zip(own, ordered.nodes.dropFirst()) {
        guard let stop = stops[node.element.id] else { continue }
        items[place].index = stop.place + 1
        items[place].heard = stop.text.sentence
        items[place].heardAfter = ([stop.text.hint].compactMap(\.self) + stop.text.extra)
          .joined(separator: ", ")
      }
      heard[board.key] = stops
    }
  }

  /// The item of a number.
  subscript(key: Int) -> DesignItemState? { places[key].map { items[$0] } }

  /// The corner of the screen that an item lies in, in the numbers of the document.
  func corner(of key: Int?) -> Point {
    guard let key, let item = self[key] else { return .zero }
    let board = item.kind == .board ? key : item.board
    return boards.first { $0.key == board }?.corner ?? .zero
  }

  /// Items with all that is in them.
  func family(of keys: Set<Int>) -> Set<Int> {
    var family = keys
    for item in items {
      if let parent = item.parent, family.contains(parent) { family.insert(item.key) }
    }
    return family
  }

  /// The items among some that lie in none of the others, in reading order.
  func tops(of keys: Set<Int>) -> [Int] {
    var covered: Set<Int> = []
    var tops: [Int] = []
    for item in items {
      if let parent = item.parent, covered.contains(parent) {
        covered.insert(item.key)
      } else if keys.contains(item.key) {
        covered.insert(item.key)
        tops.append(item.key)
      }
    }
    return tops
  }

  /// The items right inside of a container in the order that VoiceOver would give them by their
  /// frames.
  func naturalOrder(in parent: Int?) -> [Int] {
    let elements = items.filter { $0.parent == parent }.map { item in
      var element = Element(id: Element.ID(String(item.key)), isAccessibilityElement: true)
      element.label = .given("x")
      if let frame = item.frame { element.frame = .given(frame) }
      return element
    }
    return Screen(elements: elements).readingOrder.compactMap { Int($0.id.rawValue) }
  }
}
