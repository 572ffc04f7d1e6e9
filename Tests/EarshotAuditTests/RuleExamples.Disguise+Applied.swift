import EarshotAudit
import EarshotTree

extension RuleExamples.Disguise {
  /// The screen in this disguise.
  func applied(to screen: Screen) throws -> Screen {
    switch self {
    case .mirrored: screen.mirrored
    case .wrapped: screen.wrapped
    case .shifted: screen.shifted
    case .rewritten: try Screen(notation: ScreenNotation.print(screen))
    }
  }
}

extension Screen {
  fileprivate var mirrored: Screen {
    var screen = self
    let edge = size?.width ?? allElements.compactMap { $0.effectiveFrame?.maxX }.max() ?? 0
    screen.direction = direction == .leftToRight ? .rightToLeft : .leftToRight
    for index in screen.elements.indices {
      screen.elements[index].moveFrames {
        Rect(x: edge - $0.maxX, y: $0.y, width: $0.width, height: $0.height)
      }
    }
    return screen
  }

  fileprivate var wrapped: Screen {
    var wrapper = Element(id: "the wrapper of a disguise", isAccessibilityElement: false)
    wrapper.children = elements
    var screen = self
    screen.elements = [wrapper]
    return screen
  }

  fileprivate var shifted: Screen {
    var screen = self
    if let size { screen.size = Size(width: size.width, height: size.height + 10) }
    for index in screen.elements.indices {
      screen.elements[index].moveFrames {
        Rect(x: $0.x, y: $0.y + 10, width: $0.width, height: $0.height)
      }
    }
    return screen
  }
}

extension Element {
  /// Moves all that has a place in the element and below.
  fileprivate mutating func moveFrames(_ move: (Rect) -> Rect) {
    if let rect = frame.value { frame = .given(move(rect)) }
    if let point = activationPoint.value {
      activationPoint = .given(move(Rect(x: point.x, y: point.y, width: 0, height: 0)).origin)
    }
    if var looks = appearance.value, let rect = looks.visibleFrame {
      looks.visibleFrame = move(rect)
      appearance = .given(looks)
    }
    for index in children.indices { children[index].moveFrames(move) }
  }
}
