extension ModifierChain {
  /// A call without modifiers as a chain.
  init?(plain call: Expression) {
    guard case .call(let callee, _) = call.kind, case .name = callee.kind else { return nil }
    self.init(root: call, modifiers: [], expression: call)
  }

  private init(root: Expression, modifiers: [Modifier], expression: Expression) {
    self.root = root
    self.modifiers = modifiers
    self.expression = expression
  }

  /// The condition by which its picture, its background or its frame is drawn as chosen; `nil` if
  /// none is.
  var drawnFlag: String? {
    guard case .call(_, let arguments) = root.kind else { return nil }
    var flag: String?
    func look(_ expression: Expression, isLook: Bool = false) {
      expression.walkLooks(isLook) { part in
        guard flag == nil, case .ternary(let condition, let then, let otherwise) = part.kind else {
          return
        }
        // Colours of the appearance and of what is dimmed are no choice.
        guard condition.isChoice, then.range.text != otherwise.range.text,
          !then.isNumber, !otherwise.isNumber, !then.showsOtherState, !otherwise.showsOtherState
        else { return }
        flag = condition.range.text
      }
      expression.walk { part in
        guard flag == nil, case .closure(let code) = part.kind else { return }
        code.body.forEachBranch { conditions, then in
          guard flag == nil, conditions.count == 1, case .value(let condition)? = conditions.first,
            condition.isChoice
          else { return }
          var isMark = false
          then.forEachExpression { part in
            guard case .call(let callee, let arguments) = part.kind, callee.lastName == "Image"
            else { return }
            isMark = isMark || !arguments.contains { $0.value.showsOtherState }
          }
          if isMark { flag = condition.range.text }
        }
      }
    }
    for argument in arguments
    where argument.label == "label"
      || (argument.isTrailing && arguments.contains { $0.label == "action" })
    {
      look(argument.value)
    }
    for modifier in modifiers
    where ["tint", "background", "foregroundColor", "foregroundStyle", "overlay", "border"]
      .contains(modifier.name)
    {
      for argument in modifier.arguments { look(argument.value, isLook: true) }
    }
    return flag
  }

  /// Whether the state is said in words, or by a trait.
  var saysState: Bool {
    let says: Set<String> = [
      "accessibilityAddTraits", "accessibilityValue", "accessibilityLabel",
      "accessibilityRepresentation",
      "accessibilityRemoveTraits", "accessibilityHidden", "accessibility", "accessibilityElement",
    ]
    if modifiers.contains(where: { says.contains($0.name) }) { return true }
    guard case .call(_, let arguments) = root.kind else { return false }
    // Words that change with the state say it.
    return arguments.contains { argument in
      argument.value.contains { part in
        if case .member(_, let name) = part.kind, says.contains(name) { return true }
        guard case .call(let callee, let inner) = part.kind, case .name(let name) = callee.kind,
          name == "Text" || name == "Label", let first = inner.first?.value
        else { return false }
        return first.contains { if case .ternary = $0.kind { true } else { false } }
      }
    }
  }
}

extension Expression {
  /// Calls a function for what decides how something looks: it and its parts, of calls only what
  /// pictures, colours and shapes take, and what stands in closures.
  fileprivate func walkLooks(_ isLook: Bool, _ body: (Expression) -> Void) {
    if isLook { body(self) }
    guard case .call(let callee, let arguments) = kind else {
      let isCode = if case .closure = kind { true } else { false }
      forEachChild { $0.walkLooks(isLook && !isCode, body) }
      return
    }
    callee.walkLooks(isLook, body)
    let draws = isLook || Self.drawing.contains(callee.lastName ?? "")
    for argument in arguments { argument.value.walkLooks(draws, body) }
  }

  private static let drawing: Set<String> = [
    "Image", "Color", "tint", "background", "foregroundColor", "foregroundStyle", "overlay",
    "border", "fill", "stroke", "strokeBorder", "opacity", "symbolVariant", "fontWeight", "bold",
    "listRowBackground", "Circle", "Label",
  ]

  /// Whether a condition asks which of several is chosen: a name that says so, or a comparison of two
  /// values.
  var isChoice: Bool {
    if asksState { return false }
    switch kind {
    case .name(let name), .member(_, let name):
      let lowered = name.lowercased()
      return ["select", "check", "chosen", "active", "marked", "picked"].contains {
        lowered.contains($0)
      }
    case .binary("==", let left, let right):
      if case .none = right.kind { return false }
      // One case of many is a state, unless what is asked is what was chosen.
      let isCase = if case .member(nil, _) = right.kind { true } else { right.literalText != nil }
      if isCase, !left.asksChoice { return false }
      return !left.mentions("colorScheme") && !right.mentions("dark") && !left.mentions("count")
        && !right.isNumber
    case .call(let callee, _):
      // What a type lists is the same for ever.
      return callee.lastName == "contains" && callee.rootName?.first?.isUppercase != true
    default: return false
    }
  }

  /// Whether it asks what goes on, and not what is chosen.
  private var asksState: Bool {
    let words = range.text.lowercased()
    return [
      "play", "paus", "record", "expand", "collaps", "isopen", "load", "enabled", "error", "valid",
      "connect", "online", "speak", "mute", "download",
    ].contains(where: words.contains)
  }

  /// Whether its name says that it was chosen.
  private var asksChoice: Bool {
    let words = range.text.lowercased()
    return [
      "select", "current", "chosen", "choice", "active", "tab", "filter", "sort", "picked", "mode",
      "option", "style",
    ].contains(where: words.contains)
  }

  /// Whether it is a picture that shows what is open, or what plays, rather than what is chosen.
  fileprivate var showsOtherState: Bool {
    guard let name = literalText else { return false }
    return ["chevron", "arrow", "play", "pause", "stop"].contains { name.hasPrefix($0) }
  }

  var isNumber: Bool {
    switch kind {
    case .integer, .number: true
    case .prefix(_, let inner): inner.isNumber
    default: false
    }
  }
}
