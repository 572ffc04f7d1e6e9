package import EarshotSession
import EarshotText
import EarshotTree

extension ScreenOverlay {
  /// The overlay in lines of text, one a thing, for who cannot see it.
  ///
  /// The first line says what it is; a number stands before the words of what it belongs to, and
  /// `>` before the lines of a menu that are chosen.
  ///
  /// - Parameters:
  ///   - screen: the screen below.
  ///   - offered: the places of the lines of a menu that are offered together.
  package func lines(on screen: Transcript.OrderedScreen, offered: [Int] = []) -> [String] {
    switch kind {
    case .names:
      return ["names: \(badges.count)"] + badges.map(\.text)
    case .numbers, .choice:
      return ["\(kind.rawValue): \(badges.count)"]
        + badges.map { join($0.text, $0.element.map { [screen.words(for: $0)] } ?? []) }
    case .grid:
      return ["grid: \(badges.count) cells"]
        + badges.map { join($0.text, $0.frame.map(screen.words) ?? []) }
    case .item, .group:
      return badges.map { "\(kind.rawValue): \($0.text)" }
    case .menu:
      let chosen = offered.isEmpty ? self.chosen.map { [$0] } ?? [] : offered
      return ["menu: \(lines.count)"]
        + lines.enumerated().map { (chosen.contains($0.offset) ? "> " : "  ") + $0.element }
    case .point:
      return frames.enumerated().map {
        "point: \($0.element.inWords(isUpright: isUpright(at: $0.offset)))"
      }
    }
  }

  private func join(_ text: String, _ words: [String]) -> String {
    words.isEmpty ? text : "\(text) \(words.joined(separator: ", "))"
  }
}

extension OrderedScreen {
  /// The words of an element: its label and value, else its id.
  fileprivate func words(for id: Element.ID) -> String {
    guard let element = screen[id] else { return id.rawValue }
    let words = [element.label.value, element.value.value].compactMap { $0 }.filter { !$0.isEmpty }
    return words.isEmpty ? id.rawValue : words.joined(separator: ": ")
  }

  /// The words of the stops of which the middle lies in a cell, else of the one that the cell lies in.
  fileprivate func words(in cell: Rect) -> [String] {
    let inside = order.filter { stop in
      stop.element.effectiveFrame.map { cell.contains($0.center) } ?? false
    }
    if !inside.isEmpty { return inside.map { words(for: $0.id) } }
    let around = order.last { $0.element.effectiveFrame?.contains(cell.center) ?? false }
    return around.map { ["in \(words(for: $0.id))"] } ?? []
  }
}

extension Rect {
  /// A band or a line, by its place in points.
  fileprivate func inWords(isUpright: Bool) -> String {
    let (start, end) = isUpright ? (x, maxX) : (y, maxY)
    let place = "\(Int(clamping: start.rounded()))"
    let range = end - start > 1 ? "from \(place) to \(Int(clamping: end.rounded()))" : "at \(place)"
    return isUpright ? "upright, \(range)" : "across the screen, \(range)"
  }
}
