import EarshotAudit
import EarshotTree

/// The findings of a screen by the elements at which they are told.
///
/// A finding is told at its element and at all that it covers. Focus never stops at a container, so
/// that what is wrong with one is told at the first stop in it as well, else at the stop around it.
struct FoundPlaces: Sendable {
  /// The findings that are told at no stop, and those of the whole screen.
  private(set) var beside: [AuditDocument.Problem] = []
  private var problems: [Element.ID: [AuditDocument.Problem]] = [:]

  /// Puts findings at the elements of a screen.
  init(_ found: [AuditDocument.Problem], on screen: OrderedScreen) {
    for problem in found {
      let places = Self.places(of: problem.finding, on: screen)
      let isAtStop = places.contains { screen.stop(at: $0) != nil }
      if problem.finding.element == nil || !isAtStop { beside.append(problem) }
      for id in Set(places.map { screen.nodes[$0].element.id }) {
        problems[id, default: []].append(problem)
      }
    }
  }

  /// The findings that are told at an element.
  subscript(id: Element.ID) -> [AuditDocument.Problem] { problems[id] ?? [] }

  private static func places(of finding: Finding, on screen: OrderedScreen) -> Set<Int> {
    var places = Set(finding.covers.compactMap { screen.place(of: $0) })
    guard let element = finding.element, let place = screen.place(of: element) else {
      return places
    }
    places.insert(place)
    let isAtStop = places.contains { screen.stop(at: $0) != nil }
    if !isAtStop, let near = stop(near: place, on: screen) { places.insert(near) }
    return places
  }

  /// The place of the first stop in a node, else of the innermost one around it.
  private static func stop(near place: Int, on screen: OrderedScreen) -> Int? {
    let inside = screen.nodes.descendants(of: place).compactMap { screen.stop(at: $0) }
    if let first = inside.min() { return screen.placesOfStops[first] }
    return screen.nodes.ancestors(of: place).first { screen.stop(at: $0) != nil }
  }
}
