import EarshotAudit

extension SourceInspector {
  // MARK: Touches in SwiftUI

  /// Finds rows that react to taps only where something is drawn.
  mutating func inspectContentShape(_ chain: ModifierChain) {
    guard let type = chain.type, type == "HStack" || type == "VStack",
      let tap = chain.modifiers.firstIndex(where: { $0.name == "onTapGesture" }),
      case .call(_, let arguments) = chain.root.kind,
      let content = arguments.last(where: \.isTrailing)?.value,
      case .closure(let code) = content.kind, code.body.contains(where: \.isSpacer)
    else { return }
    let fills: Set<String> = [
      "contentShape", "background", "overlay", "listRowBackground", "accessibilityHidden",
      "glassEffect", "containerShape", "backgroundStyle",
    ]
    let before = chain.modifiers[..<tap]
    guard !before.contains(where: { fills.contains($0.name) || index.isOfProject($0.name) }) else {
      return
    }
    report("src-content-shape-missing", at: chain.modifiers[tap].range, ["view": type])
  }

  static let shapes: Set<String> = [
    "Circle", "Capsule", "Rectangle", "RoundedRectangle", "Ellipse", "Path", "Canvas", "Color",
    "LinearGradient", "UnevenRoundedRectangle", "AngularGradient",
  ]

  /// Finds shapes that react to taps and that only a test finds.
  mutating func inspectIdentifier(_ chain: ModifierChain) {
    guard let type = chain.type, Self.shapes.contains(type), chain.has("onTapGesture"),
      let identifier = chain.last("accessibilityIdentifier"),
      !chain.modifiers.contains(where: { modifier in
        modifier.name.hasPrefix("accessibility") && modifier.name != "accessibilityIdentifier"
          || modifier.name == "overlay" || index.isOfProject(modifier.name)
      })
    else { return }
    report("src-identifier-as-label", at: identifier.range, ["view": type])
  }

  /// Finds sliders and switches that are drawn of shapes: where the finger is becomes a value, or a
  /// tap turns something over, and nothing of it is said.
  ///
  /// Returns whether it is one, so that no other rule speaks of its gesture.
  @discardableResult
  mutating func inspectDrawnControl(_ chain: ModifierChain) -> Bool {
    guard let type = chain.type, !isOfStyle,
      ["gesture", "highPriorityGesture", "simultaneousGesture", "onTapGesture"]
        .contains(where: chain.has),
      chain.isDrawn(Self.shapes)
    else { return false }
    let says: Set<String> = [
      "accessibilityRepresentation", "accessibilityAdjustableAction", "accessibilityValue",
      "accessibilityHidden", "accessibilityAction", "accessibilityAddTraits", "accessibility",
      "accessibilityLabel", "accessibilityChildren",
    ]
    guard !chain.modifiers.contains(where: { says.contains($0.name) }), !typeMentions(says) else {
      return false
    }
    for modifier in chain.modifiers {
      switch modifier.name {
      case "gesture", "highPriorityGesture", "simultaneousGesture":
        guard let gesture = modifier.arguments.first?.value, gesture.mentions("DragGesture"),
          gesture.followsFinger
        else { continue }
      case "onTapGesture":
        guard modifier.arguments.contains(where: \.value.toggles) else { continue }
      default: continue
      }
      report("src-custom-control-semantics", at: modifier.range, ["view": type])
      return true
    }
    return false
  }

  /// Whether the type that is looked at draws a control, which keeps its own name, kind and value.
  private var isOfStyle: Bool {
    type?.inherits.contains { $0.name.hasSuffix("Style") } == true
  }

  private func typeMentions(_ names: Set<String>) -> Bool {
    var mentions = false
    type?.forEachExpression { expression in
      if case .member(_, let name) = expression.kind, names.contains(name) { mentions = true }
    }
    return mentions
  }
}

extension ModifierChain {
  /// Whether it holds nothing but shapes: no text, no picture, no control and no view of others.
  fileprivate func isDrawn(_ shapes: Set<String>) -> Bool {
    var drawn = false
    var isOnly = true
    root.walk { part in
      guard case .call(let callee, _) = part.kind, case .name(let name) = callee.kind,
        name.first?.isUppercase == true
      else { return }
      if shapes.contains(name) {
        drawn = true
      } else if ![
        "ZStack", "HStack", "VStack", "GeometryReader", "Spacer", "Group", "CGRect", "CGPoint",
        "CGSize", "CGFloat", "Double",
      ].contains(name) {
        isOnly = false
      }
    }
    return drawn && isOnly
  }
}

extension Statement {
  fileprivate var isSpacer: Bool {
    guard case .expression(let expression) = kind else { return false }
    let root = ModifierChain(expression)?.root ?? expression
    guard case .call(let callee, _) = root.kind, case .name("Spacer") = callee.kind else {
      return false
    }
    return true
  }
}

extension Expression {
  /// Whether the place of the finger, and not its way, is made a value.
  fileprivate var followsFinger: Bool {
    var follows = false
    walk { part in
      guard case .call(let callee, let arguments) = part.kind, callee.lastName == "onChanged",
        let closure = arguments.last?.value
      else { return }
      let assigns = closure.contains {
        if case .binary(let sign, _, _) = $0.kind { return sign.isAssignment }
        return false
      }
      if assigns, closure.mentions("location") { follows = true }
    }
    return follows
  }

  /// Whether it turns something over.
  fileprivate var toggles: Bool {
    contains { part in
      guard case .call(let callee, _) = part.kind else { return false }
      return callee.lastName == "toggle"
    }
  }
}

extension SourceIndex {
  /// Whether a modifier is a method of the project, which may do anything.
  fileprivate func isOfProject(_ modifier: String) -> Bool {
    types["View"]?.functions[modifier] != nil
  }
}
