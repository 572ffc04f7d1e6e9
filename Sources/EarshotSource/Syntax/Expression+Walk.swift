extension [Statement] {
  /// Calls a function for every expression in them, the outer ones first.
  func forEachExpression(_ body: (Expression) -> Void) {
    for statement in self { statement.forEachExpression(body) }
  }
}

extension Statement {
  /// Calls a function for every expression in it, the outer ones first.
  func forEachExpression(_ body: (Expression) -> Void) {
    switch kind {
    case .expression(let expression), .raise(let expression), .result(.some(let expression)):
      expression.walk(body)
    case .variables(let variables): for variable in variables { variable.forEachExpression(body) }
    case .function(let function): (function.body ?? []).forEachExpression(body)
    case .branch(let conditions, let then, let otherwise):
      for condition in conditions { condition.forEachExpression(body) }
      then.forEachExpression(body)
      otherwise?.forEachExpression(body)
    case .precondition(let conditions, let otherwise):
      for condition in conditions { condition.forEachExpression(body) }
      otherwise.forEachExpression(body)
    case .choice(let subject, let cases):
      subject.walk(body)
      for item in cases { item.body.forEachExpression(body) }
    case .loop(_, let sequence, let condition, let statements):
      sequence.walk(body)
      condition?.walk(body)
      statements.forEachExpression(body)
    case .repetition(let conditions, let statements):
      for condition in conditions { condition.forEachExpression(body) }
      statements.forEachExpression(body)
    case .later(let statements), .block(let statements): statements.forEachExpression(body)
    case .type(let type): type.forEachExpression(body)
    case .result(nil), .jump, .unknown: break
    }
  }
}

extension Statement.Condition {
  fileprivate func forEachExpression(_ body: (Expression) -> Void) {
    switch self {
    case .value(let expression), .match(_, let expression), .binding(_, .some(let expression)):
      expression.walk(body)
    case .binding(_, nil), .available: break
    }
  }
}

extension Variable {
  /// Calls a function for every expression in it, the outer ones first.
  func forEachExpression(_ body: (Expression) -> Void) {
    initial?.walk(body)
    getter?.forEachExpression(body)
    setter?.body.forEachExpression(body)
    observers.willSet?.forEachExpression(body)
    observers.didSet?.forEachExpression(body)
  }
}

extension TypeDeclaration {
  /// Calls a function for every expression in it, the outer ones first.
  func forEachExpression(_ body: (Expression) -> Void) {
    for variable in variables { variable.forEachExpression(body) }
    for function in functions {
      for parameter in function.parameters { parameter.initial?.walk(body) }
      (function.body ?? []).forEachExpression(body)
    }
    for type in types { type.forEachExpression(body) }
  }
}

extension Expression {
  /// Calls a function for it and every expression in it, the outer ones first.
  package func walk(_ body: (Expression) -> Void) {
    body(self)
    switch kind {
    case .string(let segments):
      for segment in segments {
        guard case .interpolation(let arguments) = segment else { continue }
        for argument in arguments { argument.value.walk(body) }
      }
    case .member(let base, _): base?.walk(body)
    case .optionalChain(let inner), .forced(let inner), .prefix(_, let inner),
      .cast(_, let inner, _):
      inner.walk(body)
    case .call(let callee, let arguments), .subscripting(let callee, let arguments):
      callee.walk(body)
      for argument in arguments { argument.value.walk(body) }
    case .closure(let closure): closure.body.forEachExpression(body)
    case .array(let parts): for part in parts { part.walk(body) }
    case .dictionary(let pairs):
      for pair in pairs {
        pair.key.walk(body)
        pair.value.walk(body)
      }
    case .tuple(let arguments), .macro(_, let arguments):
      for argument in arguments { argument.value.walk(body) }
    case .binary(_, let left, let right):
      left.walk(body)
      right.walk(body)
    case .ternary(let condition, let then, let otherwise):
      condition.walk(body)
      then.walk(body)
      otherwise.walk(body)
    case .statement(let statement): statement.forEachExpression(body)
    case .integer, .number, .boolean, .none, .name, .keyPath, .unknown: break
    }
  }
}
