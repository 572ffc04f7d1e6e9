import EarshotSession

extension TerminalScene {
  /// Whether names or numbers that can be said stand on the stops.
  var hasBadges: Bool { !badges.isEmpty }

  /// The words in a box, with what can be said for it.
  func text(of box: Box) -> String {
    guard let badge = badges.first(where: { $0.element == box.id }) else { return box.text }
    let mark = Self.mark(badge.text)
    return overlay?.kind == .names ? mark : "\(mark) \(box.text)"
  }

  /// Names and numbers of what has no box.
  var placelessBadges: [ScreenOverlay.Badge] {
    let ids = Set(boxes.map(\.id))
    return badges.filter { badge in badge.element.map { !ids.contains($0) } ?? true }
  }

  /// The names and numbers that can be said.
  private var badges: [ScreenOverlay.Badge] {
    guard let overlay, [.names, .numbers, .choice, .grid].contains(overlay.kind) else { return [] }
    return overlay.badges
  }

  /// A text that can be said; its marks can be told without colours.
  static func mark(_ text: String) -> String { "‹\(text)›" }
}
