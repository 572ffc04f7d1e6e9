extension [Statement] {
  /// Calls a function for them and for every list of statements in them, with the calls whose
  /// closures hold the list, the outermost first.
  func forEachList(
    in calls: [Expression] = [], _ body: ([Statement], [Expression]) -> Void
  ) {
    body(self, calls)
    for statement in self { statement.forEachList(in: calls, body) }
  }

  /// Calls a function for every `if` in them and in their closures, with both ways.
  func forEachChoice(
    _ body: ([Statement.Condition], [Statement], [Statement]?) -> Void
  ) {
    forEachList { statements, _ in
      for statement in statements {
        if case .branch(let conditions, let then, let otherwise) = statement.kind {
          body(conditions, then, otherwise)
        }
      }
    }
  }

  /// The calls that stand in them as statements, those of inner lists and closures left out.
  var ownCalls: [Expression] {
    compactMap { statement in
      switch statement.kind {
      case .expression(let expression), .result(.some(let expression)):
        if case .binary("=", _, let value) = expression.kind, value.isCall { return value }
        return expression.unwrapped.isCall ? expression.unwrapped : nil
      default: return nil
      }
    }
  }
}

extension Statement {
  fileprivate func forEachList(
    in calls: [Expression], _ body: ([Statement], [Expression]) -> Void
  ) {
    func look(_ expression: Expression) { expression.forEachList(in: calls, body) }
    switch kind {
    case .branch(let conditions, let then, let otherwise):
      for condition in conditions { condition.expression.map(look) }
      then.forEachList(in: calls, body)
      otherwise?.forEachList(in: calls, body)
    case .precondition(let conditions, let otherwise):
      for condition in conditions { condition.expression.map(look) }
      otherwise.forEachList(in: calls, body)
    case .choice(let subject, let cases):
      look(subject)
      for item in cases { item.body.forEachList(in: calls, body) }
    case .loop(_, let sequence, _, let inner):
      look(sequence)
      inner.forEachList(in: calls, body)
    case .repetition(_, let inner), .later(let inner), .block(let inner):
      inner.forEachList(in: calls, body)
    case .function(let function): (function.body ?? []).forEachList(body)
    case .expression, .variables, .result, .raise: forEachTop(look)
    case .type, .jump, .unknown: break
    }
  }
}

extension Statement.Condition {
  /// The expression that is asked.
  var expression: Expression? {
    switch self {
    case .value(let value), .match(_, let value): value
    case .binding(_, let value): value
    case .available: nil
    }
  }
}

extension Expression {
  /// Calls a function for every list of statements in its closures, with the calls that hold them.
  func forEachList(
    in calls: [Expression] = [], _ body: ([Statement], [Expression]) -> Void
  ) {
    switch kind {
    case .closure(let code): code.body.forEachList(in: calls, body)
    case .statement(let statement): [statement].forEachList(in: calls, body)
    case .call(let callee, let arguments):
      callee.forEachList(in: calls, body)
      for argument in arguments {
        let isClosure = if case .closure = argument.value.kind { true } else { false }
        argument.value.forEachList(in: isClosure ? calls + [self] : calls, body)
      }
    default: forEachChild { $0.forEachList(in: calls, body) }
    }
  }

  /// What is before `?` and `!`, and in parentheses.
  var unwrapped: Expression {
    switch kind {
    case .optionalChain(let inner), .forced(let inner): inner.unwrapped
    case .tuple(let parts) where parts.count == 1: parts[0].value.unwrapped
    default: self
    }
  }

  /// The name at its very beginning: `a` of `a.b?.c(d)`; `nil` of what begins with no name.
  var rootName: String? {
    switch kind {
    case .name(let name): name
    case .member(let base, _): base?.rootName
    case .call(let callee, _), .subscripting(let callee, _): callee.rootName
    case .optionalChain(let inner), .forced(let inner), .prefix(_, let inner): inner.rootName
    default: nil
    }
  }
}
