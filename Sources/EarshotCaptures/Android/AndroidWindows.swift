import EarshotTree

/// The windows of the system that a hierarchy shows beside those of an app.
///
/// TalkBack moves within one window, so swiping in the app does not lead into them.
struct AndroidWindows {
  /// The outermost nodes of such windows.
  private(set) var ofSystem: Set<Int> = []

  init(_ nodes: [AndroidNode]) {
    var owners: [(root: Int, isSystem: Bool)] = []
    for root in Self.roots(of: nodes) {
      let inside = nodes[root..<max(nodes[root].end, root + 1)]
      guard let owner = inside.lazy.compactMap(\.owner).first else {
        owners.append((root, false))
        continue
      }
      owners.append((root, Self.isSystem(owner)))
    }
    guard owners.contains(where: { !$0.isSystem }) else { return }
    ofSystem = Set(owners.filter(\.isSystem).map(\.root))
  }

  /// The windows: the roots, or what is in a root that has no extent of its own.
  private static func roots(of nodes: [AndroidNode]) -> [Int] {
    var roots: [Int] = []
    var index = 0
    while index < nodes.count {
      if nodes[index].bounds == nil, nodes[index].end > index + 1 {
        index += 1
      } else {
        roots.append(index)
        index = max(nodes[index].end, index + 1)
      }
    }
    return roots
  }

  /// Whether a package draws bars, panels and keyboards around apps.
  private static func isSystem(_ package: Substring) -> Bool {
    package.hasPrefix("com.android.systemui") || package.hasSuffix(".launcher")
      || package.hasSuffix(".cocktailbarservice") || package.contains(".inputmethod")
  }
}
