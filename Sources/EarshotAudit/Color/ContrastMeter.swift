import EarshotTree

/// Tells the colours of text and of what is behind it: those that are given, else from the picture.
struct ContrastMeter {
  /// Two colours and where they come from.
  struct Measure: Sendable {
    var foreground: Color
    var background: Color
    /// Whether the source gives the colours, rather than the picture.
    var isExact: Bool

    var ratio: Double { foreground.contrast(with: background) }
  }

  let screen: AuditedScreen

  /// The colours of a node.
  ///
  /// Throws the reason when they cannot be told.
  func measure(_ node: AuditedScreen.Node) throws(ContrastUnknown) -> Measure {
    let looks = node.element.appearance.value
    if let color = looks?.color.flatMap(Color.init(hex:)), let behind = background(of: node) {
      let alpha = looks?.alpha ?? 1
      return Measure(
        foreground: color.over(behind, alpha: alpha), background: behind, isExact: true)
    }
    return try measurePicture(node)
  }

  /// The colours of a node as the picture shows them.
  func measurePicture(_ node: AuditedScreen.Node) throws(ContrastUnknown) -> Measure {
    guard let pixels = screen.pixels else { throw ContrastUnknown(.noScreenshot) }
    guard let frame = node.drawnFrame, let size = screen.screen.size else {
      throw ContrastUnknown(.notCaptured(.frame))
    }
    let seen = node.clip.map(frame.intersection) ?? frame
    guard !seen.isEmpty, let pair = pixels.colors(in: seen, of: size) else {
      throw ContrastUnknown(.notSeparable)
    }
    return Measure(foreground: pair.foreground, background: pair.background, isExact: false)
  }

  /// The colour behind a node: its own, or the nearest one around it, through what is translucent.
  func background(of node: AuditedScreen.Node) -> Color? {
    var layers: [(color: Color, alpha: Double)] = []
    var place: AuditedScreen.Node? = node
    while let current = place {
      if let looks = current.element.appearance.value,
        let color = looks.background.flatMap(Color.init(hex:))
      {
        let alpha = looks.backgroundAlpha ?? 1
        if alpha >= 1 {
          return layers.reversed().reduce(color) { $1.color.over($0, alpha: $1.alpha) }
        }
        layers.append((color, alpha))
      }
      place = current.parent
    }
    return nil
  }

  /// Whether text of a node counts as large: 18 points, or 14 points in bold.
  func isLarge(_ node: AuditedScreen.Node, largest: Double, bold: Double) -> Bool {
    guard let looks = node.element.appearance.value, let size = looks.fontSize else {
      return false
    }
    return size >= largest || (size >= bold && looks.fontWeight == "bold")
  }

  /// Whether a node or the cell or control around it is disabled, by trait or by looks.
  func isDisabled(_ node: AuditedScreen.Node) -> Bool {
    if node.isDisabled { return true }
    return node.ancestors.contains {
      $0.isDisabled && ($0.isRow || $0.role.isControl || $0.isStop)
    }
  }
}

/// Why colours cannot be told.
struct ContrastUnknown: Error {
  var reason: IncompleteReason

  init(_ reason: IncompleteReason) { self.reason = reason }
}
