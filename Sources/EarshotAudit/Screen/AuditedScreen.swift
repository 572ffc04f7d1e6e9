import EarshotReach
import EarshotText
package import EarshotTree
import EarshotVerbalizer

/// A screen as the rules look at it: its nodes with their surroundings, and its reading order.
///
/// Everything that several rules ask is worked out once, in time that grows with the size of the
/// screen and no faster.
package final class AuditedScreen: Sendable {
  /// The screen.
  package let screen: Screen
  /// The order of its stops.
  package let order: ReadingOrder
  /// The language that the app is in, without region; English when nothing tells.
  package let language: String
  /// The properties that the capture as a whole does not tell, however its elements look.
  package let unknown: Set<Element.Field>
  /// All nodes, each before its children.
  package let nodes: [Node]
  /// The nodes at which VoiceOver stops, in reading order, without those of the system.
  package let stops: [Node]
  /// The stops that can be operated.
  package let controls: [Node]
  /// The nodes in sight that show text of their own, in the order of the views.
  package let texts: [Node]
  /// The rows: cells, and siblings of equal structure.
  package let rows: [Node]
  /// The picture of the screen, when there is one.
  package let pixels: Pixels?
  /// The text that was read in the picture; `nil` when nobody read it.
  package let recognizedText: [RecognizedText]?

  private let store: NodeStore

  /// Prepares a screen for the rules.
  ///
  /// - Parameters:
  ///   - unknown: the properties that the capture does not tell of any element.
  ///   - pixels: its screenshot.
  ///   - recognizedText: the text that was read in the screenshot.
  package init(
    _ screen: Screen, unknown: Set<Element.Field> = [], pixels: Pixels? = nil,
    recognizedText: [RecognizedText]? = nil
  ) {
    self.screen = screen
    language = screen.language.map { Language($0).code } ?? "en"
    self.unknown = unknown
    self.pixels = pixels
    self.recognizedText = recognizedText
    let store = NodeStore(screen)
    self.store = store
    order = store.ordered.order
    nodes = (0..<store.count).map { Node($0, in: store) }
    stops = store.ordered.placesOfStops.lazy.map { Node($0, in: store) }.filter { !$0.isSystem }
    controls = stops.filter(\.role.isControl)
    texts = nodes.filter { $0.isShown && $0.shownText != nil }
    rows = nodes.filter(\.isRow)
  }

  /// Whether all that is heard belongs to the system and not to an app.
  package var isOfSystem: Bool { stops.isEmpty && !order.stops.isEmpty }

  /// What Voice Control and Switch Control make of the stops.
  var readings: StopReadings { store.readings }

  /// A text as a voice says it, worked out once for the whole screen.
  func verbalized(_ text: String, in language: String) -> VerbalizedText {
    store.verbalized(text, in: language)
  }

  /// The screen with its nodes in one row.
  package var ordered: OrderedScreen { store.ordered }

  /// The size of the screen as a rectangle at the origin; `nil` when it is not known.
  package var bounds: Rect? {
    screen.size.map { Rect(x: 0, y: 0, width: $0.width, height: $0.height) }
  }

  /// The element of an identity.
  package func element(_ id: Element.ID) -> Element? { store.ordered[id] }

  /// The node of an identity.
  package subscript(id: Element.ID) -> Node? {
    store.ordered.place(of: id).map { Node($0, in: store) }
  }

  /// The language of a node: its own, or the one of the app.
  package func language(of node: Node) -> String {
    guard let own = node.element.language.value else { return language }
    return Language(own).code
  }
}
