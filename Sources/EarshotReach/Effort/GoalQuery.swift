package import EarshotSession
import EarshotText
package import EarshotTree

/// A goal as people write it: `pay`, `Pay`, `milk:action Delete` or `size=Large`.
package struct GoalQuery: Hashable, Sendable {
  /// The element, by identity, identifier or label.
  package let element: String
  /// The aim with it.
  package let aim: EffortGoal.Aim
  private let text: String

  /// Reads a query; what is no identity with an action or a value is a label.
  package init(_ text: String) {
    self.text = text
    if let mark = text.firstRange(of: ":action ") {
      element = String(text[..<mark.lowerBound])
      aim = .action(text[mark.upperBound...].split(separator: "/").map(String.init))
    } else if let equals = text.firstIndex(of: "="), equals > text.startIndex {
      element = String(text[..<equals])
      aim = .value(String(text[text.index(after: equals)...]))
    } else {
      element = text
      aim = .activate
    }
  }

  /// The goal on a screen; `nil` if nothing there is meant.
  ///
  /// An identity counts before an identifier, that before a label, and a stop of any of them before
  /// what VoiceOver does not stop at; the beginning of a label, and the number of a stop in reading
  /// order, come last. Of several the first one in reading order counts: see ``namesakes(on:)``.
  package func goal(on screen: Transcript.OrderedScreen) -> EffortGoal? {
    // A label may hold the signs of an action or a value.
    if element != text, let stop = screen.order.first(where: { $0.element.label.value == text }) {
      return EffortGoal(stop.id)
    }
    return find(element, on: screen).map { EffortGoal($0, aim) }
  }

  private func find(_ name: String, on screen: Transcript.OrderedScreen) -> Element.ID? {
    let id = Element.ID(name)
    if screen.order.index(of: id) != nil { return id }
    let stops = screen.order.stops
    let others = screen.screen.allElements
    let words = name.reachWords
    func stop(_ matches: (Element) -> Bool) -> Element.ID? {
      stops.first { matches($0.element) }?.id
    }
    let exact =
      stop { $0.identifier.value == name } ?? stop { $0.isCalled(name) } ?? screen[id]?.id
      ?? others.first { $0.identifier.value == name }?.id
    if let exact { return exact }
    // A row tells more than the name by which people know it.
    let spoken =
      stop { !words.isEmpty && $0.label.value?.reachWords == words }
      ?? stop { !words.isEmpty && $0.label.value?.reachWords.starts(with: words) == true }
    if let spoken { return spoken }
    let other = others.first { $0.label.value == name }
    return other?.id ?? screen.order.stop(called: name)?.id
  }

  /// The stops that are called the same as the goal, itself first; empty when it stands alone.
  package func namesakes(on screen: Transcript.OrderedScreen) -> [Element.ID] {
    guard let id = goal(on: screen)?.element, screen.order.index(of: Element.ID(element)) == nil
    else { return [] }
    let others = screen.order.filter { $0.id != id && $0.element.isCalled(element) }.map(\.id)
    return others.isEmpty ? [] : [id] + others
  }

  /// The names of the stops of a screen that are most like the one that was written, the nearest
  /// first; five at most.
  package func nearest(on screen: Transcript.OrderedScreen) -> [String] {
    Suggestion.ranked(5, for: element, among: screen.order.names)
  }
}

extension Element {
  /// Whether a name is its identifier, its label or one of its names for Voice Control.
  fileprivate func isCalled(_ name: String) -> Bool {
    identifier.value == name || label.value == name
      || userInputLabels.value?.contains(name) == true
  }
}
