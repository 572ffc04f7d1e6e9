import EarshotAudit

extension SourceInspector {
  // MARK: Text

  mutating func inspectText(_ chain: ModifierChain) {
    let isPicture = chain.type == "Image" || chain.has("accessibilityHidden")
    for modifier in chain.modifiers {
      guard let first = modifier.arguments.first?.value else { continue }
      switch modifier.name {
      case "font" where !isPicture:
        if let font = fixedFont(first) { report("font-fixed", at: modifier.range, ["font": font]) }
      case "lineLimit" where chain.type == "Text" || chain.type == "Label":
        guard case .integer(1) = first.kind, !isShortText(chain), !chain.has("minimumScaleFactor")
        else { continue }
        report("line-limit-one", at: modifier.range)
      case "foregroundColor", "foregroundStyle":
        // On a background of its own nothing follows the appearance.
        guard chain.type == "Text" || chain.type == "Label", !isOnOwnBackground,
          let color = hardColor(first)
        else { continue }
        report("color-hardcoded", at: modifier.range, ["color": color])
      default: continue
      }
    }
  }

  /// Whether the property or method that is looked at, or the style of a button, has a background.
  private var isOnOwnBackground: Bool {
    if type?.inherits.contains(where: { $0.name.hasSuffix("ButtonStyle") }) == true { return true }
    return member.contains { statement in
      var isFound = false
      [statement].forEachExpression { expression in
        if case .member(.some, let name) = expression.kind {
          isFound = isFound || ["background", "fill", "backgroundStyle", "tint"].contains(name)
        }
        if let name = expression.lastName, name.hasSuffix("ButtonStyle") { isFound = true }
      }
      return isFound
    }
  }

  /// The words of a font that does not grow; `nil` of one that does, or that is not known.
  func fixedFont(_ expression: Expression) -> String? {
    guard case .call(let callee, let arguments) = expression.kind else { return nil }
    // A size that is scaled is no literal.
    func isLiteral(_ label: String) -> Bool {
      switch arguments.first(where: { $0.label == label })?.value.kind {
      case .integer, .number: true
      default: false
      }
    }
    switch callee.lastName {
    case "system" where isLiteral("size"): return ".system(size:)"
    case "custom" where isLiteral("fixedSize"): return ".custom(_:fixedSize:)"
    default: return nil
    }
  }

  func isShortText(_ chain: ModifierChain) -> Bool {
    guard case .call(_, let arguments) = chain.root.kind,
      let text = arguments.first?.value.literalText
    else { return false }
    return text.count <= 12 || !text.contains(where: \.isLetter)
  }

  /// The words of a colour that is a number; `nil` of any other.
  func hardColor(_ expression: Expression) -> String? {
    switch expression.kind {
    case .member(let base, let name) where name == "black" || name == "white":
      return base == nil || base?.lastName == "Color" ? ".\(name)" : nil
    case .call(let callee, let arguments) where callee.lastName == "Color":
      guard
        arguments.contains(where: { $0.label == "red" || $0.label == "white" || $0.label == "hue" })
      else { return nil }
      let isLiteral = arguments.allSatisfy {
        switch $0.value.kind {
        case .integer, .number, .binary: true
        default: false
        }
      }
      return isLiteral ? expression.range.text : nil
    default: return nil
    }
  }

  // MARK: Sizes

  /// Finds buttons that are as small as their one picture.
  mutating func inspectSize(_ chain: ModifierChain) {
    guard chain.type == "Button",
      !["padding", "frame", "contentShape", "buttonStyle", "controlSize"].contains(
        where: chain.has),
      case .call(_, let arguments) = chain.root.kind
    else { return }
    inspectSize(chain.root, arguments)
  }

  /// Looks at a button that has no modifiers.
  mutating func inspectSize(_ button: Expression, _ arguments: [Expression.Argument]) {
    guard
      let label = arguments.first(where: { $0.label == "label" })?.value
        ?? arguments.last(where: { $0.isTrailing && arguments.contains { $0.label == "action" } })?
        .value,
      case .closure(let code) = label.kind, code.body.count == 1,
      case .expression(let content) = code.body[0].kind, let picture = ModifierChain(content),
      picture.type == "Image", let frame = picture.last("frame"),
      !["padding", "contentShape"].contains(where: picture.has)
    else { return }
    var sides: [String: Double] = [:]
    for argument in frame.arguments {
      switch (argument.label, argument.value.kind) {
      case ("width"?, .integer(let value)): sides["width"] = Double(value)
      case ("height"?, .integer(let value)): sides["height"] = Double(value)
      case ("width"?, .number(let value)): sides["width"] = value
      case ("height"?, .number(let value)): sides["height"] = value
      default: continue
      }
    }
    guard let width = sides["width"], let height = sides["height"], width < 44 || height < 44 else {
      return
    }
    report(
      "target-size-recommended", at: button.range,
      ["width": "\(width)", "height": "\(height)", "size": "44"])
  }

}
