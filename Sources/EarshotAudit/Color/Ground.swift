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
  var colorBehind: Color? { colorBehind(inDark: false) }

  /// The colour behind it in the dark appearance, and whether it is another one there; `nil` when
  /// that is not told.
  var groundInDark: (color: Color, follows: Bool)? {
    guard let color = colorBehind(inDark: true) else { return nil }
    // What is told in the dark alone follows the appearance as well.
    return (color, colorBehind != color)
  }

  private func colorBehind(inDark isDark: Bool) -> Color? {
    var layers: [(color: Color, alpha: Double)] = []
    for ground in grounds(inDark: isDark) {
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
  private func grounds(inDark isDark: Bool) -> some Sequence<Ground> {
    sequence(first: self) { $0.parent }.lazy.flatMap { level in
      [level.ownGround(inDark: isDark)] + level.groundsBeside(under: self, inDark: isDark)
    }
  }

  /// What its own background puts there.
  private func ownGround(inDark isDark: Bool) -> Ground {
    if isDark, paintsItself { return .unknown }
    guard let looks = element.appearance.value else { return .none }
    if isDark, looks.background != nil || looks.darkBackground != nil {
      return darkGround(looks)
    }
    guard let color = looks.background.flatMap(Color.init(hex:)) else {
      // There is a colour of which only the opacity is known.
      return (looks.backgroundAlpha ?? 0) > 0 ? .unknown : .none
    }
    return .color(color, alpha: looks.backgroundAlpha ?? 1)
  }

  /// Whether it is a cell of a class of the app to which the document gives no colour: it has that of
  /// the system, which follows the appearance, or one of its own.
  private var paintsItself: Bool {
    guard let document = element.document, document.tag == "tableViewCell" else { return false }
    return document.customClass != nil && element.appearance.value?.background == nil
  }

  /// The same in the dark appearance: a document does not tell how a colour of the catalog looks there.
  private func darkGround(_ looks: Appearance) -> Ground {
    let isNamed = element.document?.namesColors == true
    let color = looks.darkBackground ?? (isNamed ? nil : looks.background)
    return color.flatMap(Color.init(hex:)).map { .color($0, alpha: looks.backgroundAlpha ?? 1) }
      ?? .unknown
  }

  /// What the views that were drawn before it beside it put under a node, the last drawn first.
  private func groundsBeside(under node: Node, inDark isDark: Bool) -> [Ground] {
    guard let frame = node.drawnFrame, !frame.isEmpty, let parent else { return [] }
    // Pages with thousands of siblings are lists, whose rows lie beside each other.
    let before = parent.descendants.prefix(index - parent.index - 1).suffix(Self.mostBeside)
    return before.reversed().map { $0.ground(under: frame, inDark: isDark) }
  }

  private static let mostBeside = 64

  /// What it puts under a frame that it may cover.
  private func ground(under frame: Rect, inDark isDark: Bool) -> Ground {
    guard isShown, let drawn = self.drawnFrame, !drawn.intersection(frame).isEmpty else {
      return .none
    }
    let share = drawn.intersection(frame).area / max(frame.area, 1)
    guard share > 0.05 else { return .none }
    let type = element.type?.lowercased() ?? ""
    if image != nil || isCanvasType || type.contains("effect") || type.contains("blur") {
      return .unknown
    }
    let own = ownGround(inDark: isDark)
    guard case .color = own else { return own }
    return share > 0.95 ? own : .unknown
  }
}
