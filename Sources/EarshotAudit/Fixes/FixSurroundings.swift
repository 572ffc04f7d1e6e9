import EarshotText
package import EarshotTree

/// The facts about a screen as a whole that its fixes ask for, worked out once.
package struct FixSurroundings: Sendable {
  /// What the screen is written with.
  private let platform: FixPlatform
  /// Of screens that code makes, the places of their elements.
  private let places: [Element.ID: CodePlace]
  /// The views of Android that are choices: two or three equal ones in a row, of which one is selected.
  let choices: Set<AuditedScreen.Node>

  /// Looks at a screen.
  ///
  /// - Parameters:
  ///   - format: the format of the input.
  ///   - places: of a screen that code makes, the places of its elements.
  ///   - entry: the place of such a screen itself.
  package init(
    _ screen: AuditedScreen, format: String, places: [Element.ID: CodePlace] = [:],
    entry: CodePlace? = nil
  ) {
    self.places = places
    platform = FixPlatform(entry) ?? FixPlatform(format, screen)
    choices = platform == .android ? screen.choices() : []
  }

  /// What an element is written with; `nil` is the screen as a whole.
  func platform(of element: Element.ID?) -> FixPlatform {
    element.flatMap { FixPlatform(places[$0]) } ?? platform
  }
}

extension AuditedScreen {
  /// The views of which two or three equal ones stand in a row, and one of them is selected or holds
  /// what is.
  fileprivate func choices() -> Set<Node> {
    nodes.filter(\.isTappable).groups(by: \.level).reduce(into: []) { choices, row in
      let isChoice =
        (2...3).contains(row.nodes.count) && row.nodes.count(where: \.holdsSelection) == 1
      if isChoice { choices.formUnion(row.nodes) }
    }
  }
}

/// What equal views in one row have in common: the view around them, class, top and height.
private struct Level: Hashable {
  let parent: AuditedScreen.Node?
  let type: String?
  let y: Int
  let height: Int
}

extension AuditedScreen.Node {
  fileprivate var holdsSelection: Bool {
    isSelected || descendants.prefix(4).contains { $0.isSelected }
  }

  /// Its row among its siblings, to the point; `nil` without a frame.
  fileprivate var level: Level? {
    frame.map { frame in
      Level(
        parent: parent, type: element.type, y: Int(clamping: frame.y.rounded()),
        height: Int(clamping: frame.height.rounded()))
    }
  }
}
