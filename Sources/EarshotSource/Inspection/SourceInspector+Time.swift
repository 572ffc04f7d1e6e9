import EarshotAudit

extension SourceInspector {
  // MARK: What covers the screen

  mutating func inspectPresentation(_ chain: ModifierChain) {
    for modifier in chain.modifiers {
      guard ["sheet", "fullScreenCover", "popover"].contains(modifier.name),
        let content = modifier.arguments.last(where: \.isTrailing)?.value
      else { continue }
      let givesBack =
        modifier.arguments.contains { $0.label == "onDismiss" }
        || type.map { $0.variables.contains { $0.has("AccessibilityFocusState") } } == true
      // Sheets and popovers give the focus back by themselves.
      if modifier.name == "fullScreenCover", !givesBack {
        report(
          "focus-return-missing", at: modifier.range, ["what": modifier.name], isQuestion: true)
      }
      inspectHeading(of: content)
      if modifier.name == "fullScreenCover", !leaves(content) {
        report("modal-no-escape", at: modifier.range, ["count": "0"])
      }
    }
  }

  /// Finds a title at the top of what covers the screen that is a title to the eye only.
  private mutating func inspectHeading(of content: Expression) {
    guard case .closure(let code) = content.kind, code.body.count == 1,
      case .expression(let expression) = code.body[0].kind
    else { return }
    var first = ModifierChain(expression) ?? ModifierChain(plain: expression)
    while let stack = first,
      ["VStack", "ScrollView", "NavigationStack"].contains(stack.type ?? ""),
      case .call(_, let arguments) = stack.root.kind,
      case .closure(let inner)? = arguments.last(where: \.isTrailing)?.value.kind,
      case .expression(let top)? = inner.body.first?.kind
    {
      if stack.has("navigationTitle") || stack.has("accessibilityAddTraits") { return }
      first = ModifierChain(top) ?? ModifierChain(plain: top)
    }
    guard let text = first, text.type == "Text",
      let font = text.last("font")?.arguments.first?.value.lastName,
      ["largeTitle", "title", "title2"].contains(font),
      !["accessibilityAddTraits", "accessibilityHeading", "accessibility", "accessibilityHidden"]
        .contains(where: text.has),
      case .call(_, let words) = text.root.kind, let words = words.first?.value,
      words.literalText.map({ $0.contains(where: \.isLetter) }) ?? false
    else { return }
    // Bolder or larger: its size among those after it is not known.
    report("trait-missing-header", at: text.root.range, ["larger": "0"])
  }

  /// Whether a covering view has something that closes it, or is a view that may.
  func leaves(_ content: Expression) -> Bool {
    content.contains { expression in
      switch expression.kind {
      case .call(let callee, _):
        guard case .name(let name) = callee.kind else { return false }
        // What another view, or a function, does is not looked into.
        return index.typeName(name, in: type?.name) != nil || !Self.plain.contains(name)
      case .name(let name):
        return type?.variables.contains { $0.name == name && $0.getter != nil } == true
      case .member(_, let name):
        return name == "accessibilityAction" || name == "onTapGesture" || name == "toolbar"
      default: return false
      }
    }
  }

  static let plain: Set<String> = [
    "VStack", "HStack", "ZStack", "Text", "Image", "ScrollView", "List", "Spacer", "Divider",
    "Color",
    "Group", "LazyVStack", "Label",
  ]

  // MARK: Time

  mutating func inspectMotion(_ chain: ModifierChain) {
    for modifier in chain.modifiers where modifier.name == "animation" {
      if modifier.arguments.contains(where: { $0.value.mentions("repeatForever") }),
        !asksReduceMotion
      {
        report("reduce-motion-ignored", at: modifier.range)
      }
    }
  }

  /// Looks at a call that belongs to no view.
  mutating func inspectCall(_ expression: Expression) {
    guard case .call(let callee, let arguments) = expression.kind else { return }
    if case .name("Button") = callee.kind, ModifierChain(expression) == nil {
      inspectSize(expression, arguments)
    }
    if case .name("NavigationLink") = callee.kind,
      let destination = arguments.first(where: { $0.label == "destination" })
    {
      inspectPage(destination.value)
    }
    if callee.lastName == "withAnimation",
      arguments.first?.value.mentions("repeatForever") == true, !asksReduceMotion
    {
      report("reduce-motion-ignored", at: expression.range)
    }
  }

  /// Whether the type that is looked at asks whether motion should be reduced.
  private var asksReduceMotion: Bool { type?.asksReduceMotion == true }

  /// Finds messages that a timer takes away: what is shown is hidden again in the same block.
  mutating func inspectTimer(_ expression: Expression) {
    guard case .call(let callee, let arguments) = expression.kind, callee.lastName == "asyncAfter",
      let closure = arguments.last(where: \.isTrailing)?.value,
      case .closure(let code) = closure.kind
    else { return }
    var hidden: String?
    code.body.forEachTop { part in
      if case .binary("=", let target, let value) = part.kind, case .boolean(false) = value.kind {
        hidden = target.lastName
      }
    }
    guard let hidden, let label = type?.textShown(while: hidden) else { return }
    var seconds = "a few"
    arguments.first { $0.label == "deadline" }?.value.walk { part in
      switch part.kind {
      case .number(let value):
        seconds = Int(exactly: value).map(String.init) ?? String(value)
      case .integer(let value): seconds = String(value)
      default: break
      }
    }
    report(
      "auto-dismiss-no-control", at: expression.range, ["seconds": seconds, "label": label])
  }

  /// Looks at a view as a whole.
  mutating func inspectView(_ declaration: TypeDeclaration) {
    guard index.ancestry(of: declaration.name).contains("View") else { return }
    inspectSelection(declaration)
    inspectBranches(declaration)
    inspectPictures(declaration)
  }

  /// Finds buttons that look selected and do not say so: what is drawn of them, and not their traits,
  /// asks whether they are chosen.
  mutating func inspectSelection(_ declaration: TypeDeclaration) {
    var calls: [Expression] = []
    declaration.forEachTop { top in
      top.walk { if $0.isCall { calls.append($0) } }
    }
    var seen: Set<Int> = []
    for call in calls {
      guard let chain = ModifierChain(call) ?? ModifierChain(plain: call), chain.type == "Button",
        seen.insert(chain.root.range.offsets.lowerBound).inserted
      else { continue }
      guard let flag = chain.drawnFlag, !chain.saysState else { continue }
      report("trait-missing-selected", at: chain.root.range, ["flag": flag])
    }
  }
}

extension TypeDeclaration {
  /// Whether it asks whether motion should be reduced.
  var asksReduceMotion: Bool {
    if variables.contains(where: { variable in
      variable.attributes.contains {
        $0.arguments.contains { $0.value.mentions("accessibilityReduceMotion") }
      }
    }) {
      return true
    }
    var isAsked = false
    forEachExpression { if $0.lastName == "isReduceMotionEnabled" { isAsked = true } }
    return isAsked
  }

  /// The words of a text that is shown while a flag is set; `nil` if none is.
  func textShown(while flag: String) -> String? {
    var words: String?
    for variable in variables {
      variable.getter?.forEachBranch { conditions, then in
        let asks = conditions.contains { condition in
          guard case .value(let value) = condition else { return false }
          return value.lastName == flag
        }
        guard asks else { return }
        then.forEachExpression { expression in
          guard words == nil, case .call(let callee, let arguments) = expression.kind,
            case .name("Text") = callee.kind, let first = arguments.first?.value
          else { return }
          words = first.literalText ?? first.range.text
        }
      }
    }
    return words
  }
}
