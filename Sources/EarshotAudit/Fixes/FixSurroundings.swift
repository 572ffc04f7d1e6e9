import EarshotTree

/// What the fixes of a screen ask of it as a whole, worked out once.
package struct FixSurroundings: Sendable {
  /// What the screen is written with.
  let platform: FixPlatform
  /// The views of Android that are choices: two or three equal ones in a row, of which one is selected.
  let choices: Set<AuditedScreen.Node>

  /// Looks at a screen.
  ///
  /// - Parameter format: the format of the input.
  package init(_ screen: AuditedScreen, format: String) {
    platform = FixPlatform(format, screen)
    choices = platform == .android ? screen.choices() : []
  }
}

extension AuditedScreen {
  /// The views of which two or three equal ones stand in a row, and one of them is selected or holds
  /// what is.
  fileprivate func choices() -> Set<Node> {
    let reacting = Dictionary(grouping: nodes.filter(\.isTappable), by: \.parent)
    return reacting.values.reduce(into: []) { choices, group in
      for selected in group where selected.holdsSelection {
        let row = group.lazy.filter { $0.isLevel(with: selected) }.prefix(4)
        if (2...3).contains(row.count), row.count(where: \.holdsSelection) == 1 {
          choices.formUnion(row)
        }
      }
    }
  }
}

extension AuditedScreen.Node {
  fileprivate var holdsSelection: Bool {
    isSelected || descendants.prefix(4).contains { $0.isSelected }
  }

  /// Whether it is of the class and height of another, in one row with it, or that itself.
  fileprivate func isLevel(with other: Self) -> Bool {
    guard let frame, let place = other.frame, element.type == other.element.type else {
      return false
    }
    return self == other || place.isInRow(with: frame) && abs(place.height - frame.height) < 2
  }
}
