import EarshotTree

/// Two colours and where they come from: the source, else the picture.
struct Contrast: Sendable {
  var foreground: Color
  var background: Color
  /// Whether the source gives the colours, rather than the picture.
  var isExact: Bool

  var ratio: Double { foreground.contrast(with: background) }
}

/// Why something, such as colours, cannot be told.
extension IncompleteReason: Error {}

extension AuditedScreen {
  /// The colours of a node and of what is behind it.
  ///
  /// Throws the reason when they cannot be told.
  func contrast(of node: Node) throws(IncompleteReason) -> Contrast {
    guard let looks = node.element.appearance.value, let behind = node.colorBehind,
      let color = looks.color.flatMap(Color.init(hex:))
    else { return try contrastInPicture(of: node) }
    return Contrast(
      foreground: color.over(behind, alpha: looks.alpha ?? 1), background: behind, isExact: true)
  }

  /// The colours of a node as the picture shows them.
  func contrastInPicture(of node: Node) throws(IncompleteReason) -> Contrast {
    guard let pixels else { throw .noScreenshot }
    guard let frame = node.drawnFrame, let size = screen.size else { throw .notCaptured(.frame) }
    let seen = node.clip.map(frame.intersection) ?? frame
    guard !seen.isEmpty, let pair = pixels.colors(in: seen, of: size) else { throw .notSeparable }
    return Contrast(foreground: pair.foreground, background: pair.background, isExact: false)
  }
}

extension Node {
  /// Whether its text counts as large: 18 points, or 14 points in bold.
  func isLargeText(from largest: Double = 18, bold: Double = 14) -> Bool {
    guard let looks = element.appearance.value, let size = looks.fontSize else { return false }
    return size >= largest || (size >= bold && looks.fontWeight == "bold")
  }

  /// Whether it or the cell or control around it is disabled, by trait or by looks.
  var isInactive: Bool {
    isDisabled
      || ancestors.contains { $0.isDisabled && ($0.isRow || $0.role.isControl || $0.isStop) }
  }

  /// Whether any of it lies where it can be seen; one without a frame may.
  var isDrawnInSight: Bool {
    guard let frame = drawnFrame, let clip else { return true }
    return !frame.intersection(clip).isEmpty
  }
}

extension Finding.Argument {
  /// A ratio, rounded down, so that one that fails never looks as if it passed.
  static func ratio(_ ratio: Double) -> Finding.Argument {
    .number((ratio * 100).rounded(.down) / 100)
  }
}

extension RuleCheck {
  /// Judges the texts of the app by the contrast that they need.
  static func contrast(
    where applies: @escaping @Sendable (Node) -> Bool,
    needed: @escaping @Sendable (Node, RuleContext) -> Double
  ) -> RuleCheck {
    // Bullets and glyphs of fonts decorate.
    .each(\.texts, where: { !$0.isSystem && !$0.readText.hasNoWord && applies($0) }) { node, run in
      let needed = needed(node, run)
      do throws(IncompleteReason) {
        // The system's own colours have others where the user asks for more contrast.
        let isAdapted = node.element.document?.namesColors == true
        let isMilder = isAdapted && run.rule.severity == .error
        return try run.screen.contrast(of: node).verdict(
          on: node, needed: needed, severity: isMilder ? .warning : nil)
      } catch {
        return .incomplete(error)
      }
    }
  }
}

extension Contrast {
  fileprivate func verdict(on node: Node, needed: Double, severity: Severity?) -> Verdict {
    guard ratio < needed else { return .pass }
    // Nobody draws a text that cannot be seen: code sets one of the colours.
    if node.element.document != nil, ratio < 1.2 {
      return .incomplete(.notCaptured(.appearance))
    }
    let color = foreground.reaching(needed, on: background)
    let arguments: [String: Finding.Argument] = [
      "text": .text(node.readText), "ratio": .ratio(ratio), "needed": .number(needed),
      "color": .text(foreground.hex), "background": .text(background.hex),
      "suggestion": .text(color.hex),
    ]
    // A picture shows smooth edges; what nearly passes there may pass in truth.
    if !isExact, ratio >= needed - 0.1 { return .review(arguments) }
    let isMended = isExact && color.contrast(with: background) >= needed
    return .fail(
      arguments, fix: isMended ? .of(node, .color(color.hex), .opacity(1)) : nil,
      severity: severity)
  }
}
