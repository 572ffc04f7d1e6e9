extension Interpreter {
  /// Whether a button of the same view does what an action does, by the same words of code.
  func isOfferedByButton(_ action: Value) -> Bool {
    guard case .function(let callable) = action, let type = callable.scope.type,
      let words = callable.statements.wordsOfOneCall
    else { return false }
    if let known = actionsOfButtons[type] { return known.contains(words) }
    var actions: Set<String> = []
    for variable in index.type(type)?.variables ?? [] {
      variable.forEachExpression { actions.formUnion($0.actionsOfButton) }
    }
    for function in (index.type(type)?.functions ?? [:]).values.joined() {
      (function.body ?? []).forEachExpression { actions.formUnion($0.actionsOfButton) }
    }
    actionsOfButtons[type] = actions
    return actions.contains(words)
  }
}

extension [Statement] {
  /// The words of the only statement, a call of a method without arguments; `nil` of anything else.
  fileprivate var wordsOfOneCall: String? {
    guard count == 1, case .expression(let expression) = self[0].kind,
      case .call(let callee, let arguments) = expression.unwrapped.kind, arguments.isEmpty
    else { return nil }
    return Interpreter.words(of: callee)
  }
}

extension Expression {
  /// The words of what a button does that has a title, or content, of its own.
  fileprivate var actionsOfButton: [String] {
    guard case .call(let callee, let arguments) = kind, callee.lastName == "Button" else {
      return []
    }
    return arguments.compactMap { argument in
      guard argument.label == "action" || argument.label == nil else { return nil }
      switch argument.value.kind {
      case .closure(let code): return code.body.wordsOfOneCall
      case .name, .member:
        return argument.label == "action" ? Interpreter.words(of: argument.value) : nil
      default: return nil
      }
    }
  }
}
