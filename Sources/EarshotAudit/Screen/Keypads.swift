import EarshotTree

/// Finds the keys of number pads and calculators: many controls of one character close together.
///
/// On them a single sign is the right name.
struct Keypads {
  /// The fewest keys of a pad.
  private static let fewest = 8
  private let screen: AuditedScreen
  private var counts: [Int: Int] = [:]

  /// Counts the controls of one character around each place of a screen.
  init(of screen: AuditedScreen) {
    self.screen = screen
    for control in screen.controls where Keypads.isKey(control) {
      for place in Keypads.places(of: control, on: screen) { counts[place, default: 0] += 1 }
    }
  }

  /// Whether a control is a key of a pad.
  func contains(_ control: Node) -> Bool {
    if control.role == .keyboardKey { return true }
    guard Keypads.isKey(control) else { return false }
    return Keypads.places(of: control, on: screen).contains {
      counts[$0, default: 0] >= Self.fewest
    }
  }

  private static func isKey(_ facts: Node) -> Bool { facts.spokenLabel.count == 1 }

  /// The parent and the view around it: the keys of a pad often stand in rows.
  private static func places(of node: Node, on screen: AuditedScreen) -> [Int] {
    let parent = node.parent
    return [parent?.index ?? -1, parent.flatMap { $0.parent }?.index ?? -2]
  }
}
