/// Identities for views without one: a mark that no authored id begins with, then the place.
struct PositionalIDs {
  private let mark: String

  init(in root: View) {
    var marks = 0
    var stack = [root]
    while let view = stack.popLast() {
      if let id = view.id { marks = max(marks, id.utf8.prefix { $0 == UInt8(ascii: "#") }.count) }
      stack += view.allChildren
    }
    mark = String(repeating: "#", count: marks + 1)
  }

  /// The identity of the view at a place such as `0.2.1`.
  func id(at place: String) -> String { mark + place }
}

extension View {
  /// The subviews, then the members of the explicit order that are described in place.
  package var allChildren: [View] {
    guard let members = overrides.elements else { return children }
    return children
      + members.compactMap {
        guard case .view(let view) = $0 else { return nil }
        return view
      }
  }
}
