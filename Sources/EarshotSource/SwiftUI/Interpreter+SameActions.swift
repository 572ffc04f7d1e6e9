extension Interpreter {
  /// Whether a button of the same view does what an action does, by the same words of code.
  func isOfferedByButton(_ action: Value) -> Bool {
    guard case .function(let callable) = action, let type = callable.scope.type,
      let words = callable.statements.wordsOfAction
    else { return false }
    if let known = actionsOfButtons[type] { return known.contains(words) }
    let actions = index.type(type).map(actionsOfShownButtons) ?? []
    actionsOfButtons[type] = actions
    return actions.contains(words)
  }

  /// What the buttons of a view do, without those of members that the view does not name.
  private func actionsOfShownButtons(_ info: TypeInfo) -> Set<String> {
    var names: Set<String> = ["body"]
    var actions: [String: Set<String>] = [:]
    func look(_ expression: Expression, in member: String) {
      actions[member, default: []].formUnion(expression.actionsOfButton)
      switch expression.kind {
      case .name(let name), .member(_, let name): names.insert(name)
      case .subscripting: names.insert("subscript")
      default: break
      }
    }
    for variable in info.variables {
      variable.forEachExpression { look($0, in: variable.name ?? "") }
    }
    for function in info.functions.values.joined() {
      (function.body ?? []).forEachExpression { look($0, in: function.name) }
    }
    return actions.filter { names.contains($0.key) }.values.reduce(into: []) { $0.formUnion($1) }
  }
}

extension [Statement] {
  /// The words of the only statement: a call, or a new value; `nil` of anything else.
  var wordsOfAction: String? {
    guard count == 1, case .expression(let expression) = self[0].kind else { return nil }
    switch expression.unwrapped.kind {
    case .call(let callee, let arguments):
      if callee.lastName == "withAnimation",
        case .closure(let code)? = arguments.last(where: \.isTrailing)?.value.kind
      {
        return code.body.wordsOfAction
      }
      return Interpreter.words(of: arguments.isEmpty ? callee : expression)
    case .binary(let sign, _, _) where sign.isAssignment:
      return Interpreter.words(of: expression)
    default: return nil
    }
  }
}

extension Expression {
  /// The words of what a button, or a named action, does.
  var actionsOfButton: [String] {
    guard case .call(let callee, let arguments) = kind,
      callee.lastName == "Button"
        || callee.lastName == "accessibilityAction" && arguments.first?.label == "named"
    else { return [] }
    return arguments.compactMap { argument in
      guard argument.label == "action" || argument.label == nil else { return nil }
      switch argument.value.kind {
      case .closure(let code): return code.body.wordsOfAction
      case .name, .member:
        return argument.label == "action" ? Interpreter.words(of: argument.value) : nil
      default: return nil
      }
    }
  }
}
