/// The elements of a screen in the order in which swiping right visits them.
///
/// The rules are those of the open reimplementations of UIKit's walk: what counts as an element,
/// which views form a block, rows of 8 points on a phone and 13 on a pad, insertion sort with a
/// comparator that is not transitive.
package struct ReadingOrder: Hashable, Sendable {
  /// A place where focus stops.
  package struct Stop: Hashable, Sendable, Identifiable {
    /// The element that gets focus.
    package var element: EarshotTree.Element
    /// The containers around it that matter to speech, outermost first.
    package var enclosures: [Enclosure]
    /// The views around it with rotors of the app, outermost first; its own are its element's.
    package var rotorCarriers: [RotorCarrier] = []
    /// Whether the table or collection cell around it has actions, which are offered on it as well.
    package var hasActionsOfCell = false
    /// Whether it can be reached only after scrolling: at most 2 points of it are in sight.
    package var isOffscreen: Bool

    /// The identity of the element.
    package var id: EarshotTree.Element.ID { element.id }

    /// Makes a stop.
    package init(
      element: EarshotTree.Element, enclosures: [Enclosure] = [], isOffscreen: Bool = false
    ) {
      self.element = element
      self.enclosures = enclosures
      self.isOffscreen = isOffscreen
    }
  }

  /// Something about the screen that makes its order uncertain.
  package enum Problem: Hashable, Sendable {
    /// Two siblings stand against the comparator, so their order depends on the order of the views.
    case ambiguousRow(
      EarshotTree.Element.ID, EarshotTree.Element.ID, inside: EarshotTree.Element.ID?)
    /// An explicit order names an element that the screen does not have.
    case unresolvedReference(EarshotTree.Element.ID, inside: EarshotTree.Element.ID)
    /// An explicit order leads back to itself.
    case cycle(EarshotTree.Element.ID, inside: EarshotTree.Element.ID)
    /// An explicit order names an element that was visited before.
    case repeatedReference(EarshotTree.Element.ID, inside: EarshotTree.Element.ID)
    /// A number of the frame of an element is not finite; UIKit takes such a frame for an empty one,
    /// and the element is left out.
    case frameNotFinite(EarshotTree.Element.ID)
  }

  /// The stops in order.
  package let stops: [Stop]
  /// The problems that make the order uncertain.
  package let problems: [Problem]
  private let indices: [EarshotTree.Element.ID: Int]

  /// Walks a screen.
  package init(of screen: Screen) {
    var walk = ReadingOrderWalk(screen: screen, nodes: ScreenNodes(of: screen))
    self.init(&walk)
  }

  init(_ walk: inout ReadingOrderWalk) {
    let stops = walk.stops()
    var indices = [EarshotTree.Element.ID: Int](minimumCapacity: stops.count)
    for index in stops.indices.reversed() { indices[stops[index].element.id] = index }
    self.stops = stops
    self.indices = indices
    problems = walk.problems
  }

  /// The place of an element, from 0; `nil` if focus never stops there.
  package func index(of id: EarshotTree.Element.ID) -> Int? { indices[id] }

  /// The first stop whose element has all the given traits.
  package func firstStop(with traits: Traits) -> Stop? {
    // By index, because a loop over stops copies each of them.
    stops.indices.first { stops[$0].element.has(traits) }.map { stops[$0] }
  }

  /// The stop after an element, the first one for `nil`; `nil` at the end.
  package func stop(after id: EarshotTree.Element.ID?) -> Stop? {
    guard let id else { return stops.first }
    guard let index = index(of: id), index + 1 < stops.count else { return nil }
    return stops[index + 1]
  }

  /// The stop before an element, the last one for `nil`; `nil` at the start.
  package func stop(before id: EarshotTree.Element.ID?) -> Stop? {
    guard let id else { return stops.last }
    guard let index = index(of: id), index > 0 else { return nil }
    return stops[index - 1]
  }
}

extension ReadingOrder: RandomAccessCollection {
  /// The place of the first stop, 0.
  package var startIndex: Int { 0 }
  /// The number of stops.
  package var endIndex: Int { stops.count }
  /// The stop at a place.
  package subscript(position: Int) -> Stop { stops[position] }
}
