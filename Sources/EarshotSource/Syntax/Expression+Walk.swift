extension [Statement] {
  /// Calls a function for every expression in them that is in no other.
  func forEachTop(_ body: (Expression) -> Void) {
    for statement in self { statement.forEachTop(body) }
  }

  /// Calls a function for every expression in them, the outer ones first.
  func forEachExpression(_ body: (Expression) -> Void) { forEachTop { $0.walk(body) } }
}

extension Statement {
  /// Calls a function for every expression in it that is in no other.
  func forEachTop(_ body: (Expression) -> Void) {
    switch kind {
    case .expression(let expression), .raise(let expression), .result(.some(let expression)):
      body(expression)
    case .variables(let variables): for variable in variables { variable.forEachTop(body) }
    case .function(let function): (function.body ?? []).forEachTop(body)
    case .branch(let conditions, let then, let otherwise):
      for condition in conditions { condition.forEachTop(body) }
      then.forEachTop(body)
      otherwise?.forEachTop(body)
    case .precondition(let conditions, let otherwise):
      for condition in conditions { condition.forEachTop(body) }
      otherwise.forEachTop(body)
    case .choice(let subject, let cases):
      body(subject)
      for item in cases { item.body.forEachTop(body) }
    case .loop(_, let sequence, let condition, let statements):
      body(sequence)
      if let condition { body(condition) }
      statements.forEachTop(body)
    case .repetition(let conditions, let statements):
      for condition in conditions { condition.forEachTop(body) }
      statements.forEachTop(body)
    case .later(let statements), .block(let statements): statements.forEachTop(body)
    case .type(let type): type.forEachTop(body)
    case .result(nil), .jump, .unknown: break
    }
  }
}

extension Statement.Condition {
  fileprivate func forEachTop(_ body: (Expression) -> Void) {
    switch self {
    case .value(let expression), .match(_, let expression), .binding(_, let expression):
      body(expression)
    case .available: break
    }
  }
}

extension Variable {
  /// Calls a function for every expression in it, the outer ones first.
  func forEachExpression(_ body: (Expression) -> Void) { forEachTop { $0.walk(body) } }

  /// Calls a function for every expression in it that is in no other.
  func forEachTop(_ body: (Expression) -> Void) {
    if let initial { body(initial) }
    getter?.forEachTop(body)
    setter?.body.forEachTop(body)
    observers.willSet?.forEachTop(body)
    observers.didSet?.forEachTop(body)
  }
}

extension TypeDeclaration {
  /// Calls a function for every expression in it, the outer ones first.
  func forEachExpression(_ body: (Expression) -> Void) { forEachTop { $0.walk(body) } }

  /// Calls a function for every expression in it that is in no other.
  func forEachTop(_ body: (Expression) -> Void) {
    for variable in variables { variable.forEachTop(body) }
    for function in functions {
      for parameter in function.parameters { if let initial = parameter.initial { body(initial) } }
      (function.body ?? []).forEachTop(body)
    }
    for type in types { type.forEachTop(body) }
  }
}

extension Expression {
  /// Calls a function for it and every expression in it, the outer ones first.
  package func walk(_ body: (Expression) -> Void) {
    body(self)
    forEachChild { $0.walk(body) }
  }

  /// Calls a function for every expression that is a part of it and of no part.
  func forEachChild(_ body: (Expression) -> Void) {
    switch kind {
    case .string(let segments):
      for segment in segments {
        guard case .interpolation(let arguments) = segment else { continue }
        for argument in arguments { body(argument.value) }
      }
    case .member(let base, _): if let base { body(base) }
    case .optionalChain(let inner), .forced(let inner), .prefix(_, let inner),
      .cast(_, let inner, _):
      body(inner)
    case .call(let callee, let arguments), .subscripting(let callee, let arguments):
      body(callee)
      for argument in arguments { body(argument.value) }
    case .closure(let closure): closure.body.forEachTop(body)
    case .array(let parts): for part in parts { body(part) }
    case .dictionary(let pairs):
      for pair in pairs {
        body(pair.key)
        body(pair.value)
      }
    case .tuple(let arguments), .macro(_, let arguments):
      for argument in arguments { body(argument.value) }
    case .binary(_, let left, let right):
      body(left)
      body(right)
    case .ternary(let condition, let then, let otherwise):
      body(condition)
      body(then)
      body(otherwise)
    case .statement(let statement): statement.forEachTop(body)
    case .integer, .number, .boolean, .none, .name, .keyPath, .unknown: break
    }
  }
}
