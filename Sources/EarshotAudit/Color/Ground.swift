import EarshotTree

/// What a view puts behind what is drawn on it.
enum Ground {
  /// Nothing.
  case none
  /// A colour, from 0 (nothing of it is seen) to 1.
  case color(Color, alpha: Double)
  /// A picture, a blur, or something that ends in the middle.
  case unknown
}

extension Node {
  /// The colour behind it: its own, else that of the nearest view under it, beside or around it,
  /// through what is translucent; `nil` when a picture or a blur lies there, or no colour.
  var colorBehind: Color? {
    var layers: [(color: Color, alpha: Double)] = []
    for ground in grounds {
      switch ground {
      case .none: continue
      case .unknown: return nil
      case .color(let color, let alpha):
        if alpha >= 1 {
          return layers.reversed().reduce(color) { $1.color.over($0, alpha: $1.alpha) }
        }
        layers.append((color, alpha))
      }
    }
    return nil
  }

  /// What lies under it, the nearest first: its own ground, then at each level the views that were
  /// drawn before, then the view around them.
  private var grounds: some Sequence<Ground> {
    sequence(first: self) { $0.parent }.lazy.flatMap { level in
      [level.ownGround] + level.groundsBeside(under: self)
    }
  }

  /// What its own background puts there.
  private var ownGround: Ground {
    guard let looks = element.appearance.value else { return .none }
    guard let color = looks.background.flatMap(Color.init(hex:)) else {
      // There is a colour of which only the opacity is known.
      return (looks.backgroundAlpha ?? 0) > 0 ? .unknown : .none
    }
    return .color(color, alpha: looks.backgroundAlpha ?? 1)
  }

  /// What the views that were drawn before it beside it put under a node, the last drawn first.
  private func groundsBeside(under node: Node) -> [Ground] {
    guard let frame = node.drawnFrame, !frame.isEmpty, let parent else { return [] }
    // Pages with thousands of siblings are lists, whose rows lie beside each other.
    let before = parent.descendants.prefix(index - parent.index - 1).suffix(Self.mostBeside)
    return before.reversed().map { $0.ground(under: frame) }
  }

  private static let mostBeside = 64

  /// What it puts under a frame that it may cover.
  private func ground(under frame: Rect) -> Ground {
    guard isShown, let own = self.drawnFrame, !own.intersection(frame).isEmpty else { return .none }
    let share = own.intersection(frame).area / max(frame.area, 1)
    guard share > 0.05 else { return .none }
    let type = element.type?.lowercased() ?? ""
    if image != nil || isCanvasType || type.contains("effect") || type.contains("blur") {
      return .unknown
    }
    switch ownGround {
    case .none: return .none
    case .unknown: return .unknown
    case .color: return share > 0.95 ? ownGround : .unknown
    }
  }
}
