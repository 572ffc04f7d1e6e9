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
    .screen { run in
      // Bullets and glyphs of fonts decorate.
      let nodes = run.screen.texts.filter {
        !$0.isSystem && !$0.readText.hasNoWord && applies($0)
      }
      let measured = nodes.map { node in (node: node, contrast: run.screen.measured(node)) }
      let context = run
      let grounds = groundsOfCode(measured) { needed($0, context) }
      for (node, contrast) in measured {
        switch contrast {
        case .failure(let reason): run.incomplete(reason, node)
        case .success(let contrast):
          // The system's own colours have others where the user asks for more contrast.
          let isAdapted = node.element.document?.namesColors == true
          let isMilder = isAdapted && run.rule.severity == .error
          let isSure = !node.isColoredByCode && !grounds.contains(contrast.background)
          run.take(
            contrast.verdict(
              on: node, needed: needed(node, context), severity: isMilder ? .warning : nil,
              isSure: isSure), on: node)
        }
      }
    }
  }

  /// The backgrounds of a document on which several texts of several colours stand and none can be
  /// read: code sets another one.
  private static func groundsOfCode(
    _ texts: [(node: Node, contrast: Result<Contrast, IncompleteReason>)],
    _ needed: (Node) -> Double
  ) -> Set<Color> {
    var colors: [Color: Set<Color>] = [:]
    var counts: [Color: Int] = [:]
    var readable: Set<Color> = []
    for (node, contrast) in texts
    where node.element.document != nil && node.element.appearance.value?.background == nil {
      guard case .success(let contrast) = contrast, contrast.isExact else { continue }
      colors[contrast.background, default: []].insert(contrast.foreground)
      counts[contrast.background, default: 0] += 1
      if contrast.ratio >= needed(node) { readable.insert(contrast.background) }
    }
    return Set(
      colors.filter { $0.value.count > 1 && counts[$0.key, default: 0] > 3 }.map(\.key)
    ).subtracting(readable)
  }
}

extension AuditedScreen {
  /// The colours of a node, or the reason why they cannot be told.
  fileprivate func measured(_ node: Node) -> Result<Contrast, IncompleteReason> {
    do throws(IncompleteReason) { return .success(try contrast(of: node)) } catch {
      return .failure(error)
    }
  }
}

extension Node {
  /// Whether code sets the looks of a text of a document: a runtime attribute names a style, or an
  /// outlet leads to it and its words only hold a place.
  fileprivate var isColoredByCode: Bool {
    guard let document = element.document else { return false }
    let keys = document.runtimeKeys.map { $0.lowercased() }
    if keys.contains(where: { key in
      ["style", "theme", "textcolor", "titlecolor"].contains(where: key.contains)
    }) {
      return true
    }
    guard !document.outlets.isEmpty else { return false }
    let words = readText
    return isTemplate || CodeText.isKey(words)
      || words.contains("_") && !words.contains(where: \.isWhitespace)
  }
}

extension Contrast {
  fileprivate func verdict(
    on node: Node, needed: Double, severity: Severity?, isSure: Bool
  ) -> Verdict {
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
    if !isSure { return .review(arguments, severity: severity) }
    let isMended = isExact && color.contrast(with: background) >= needed
    return .fail(
      arguments, fix: isMended ? .of(node, .color(color.hex), .opacity(1)) : nil,
      severity: severity)
  }
}
