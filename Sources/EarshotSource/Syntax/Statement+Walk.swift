extension [Statement] {
  /// Calls a function for every `if` in them, with its conditions and what follows.
  func forEachBranch(_ body: ([Statement.Condition], [Statement]) -> Void) {
    for statement in self {
      switch statement.kind {
      case .branch(let conditions, let then, let otherwise):
        body(conditions, then)
        then.forEachBranch(body)
        otherwise?.forEachBranch(body)
      case .block(let inner), .later(let inner): inner.forEachBranch(body)
      case .loop(_, _, _, let inner), .repetition(_, let inner): inner.forEachBranch(body)
      case .expression(let expression), .result(.some(let expression)):
        expression.forEachBranch(body)
      default: continue
      }
    }
  }

  /// Calls a function for the cases of every `switch` in them.
  func forEachSwitchCase(_ body: ([Statement.Case]) -> Void) {
    for statement in self {
      switch statement.kind {
      case .choice(_, let cases):
        body(cases)
        for item in cases { item.body.forEachSwitchCase(body) }
      case .branch(_, let then, let otherwise):
        then.forEachSwitchCase(body)
        otherwise?.forEachSwitchCase(body)
      case .block(let inner): inner.forEachSwitchCase(body)
      default: continue
      }
    }
  }

  /// Whether they do nothing but leave.
  var onlyBreaks: Bool {
    allSatisfy { if case .jump = $0.kind { true } else { false } }
  }
}

extension Expression {
  /// Calls a function for every `if` in its closures.
  func forEachBranch(_ body: ([Statement.Condition], [Statement]) -> Void) {
    if case .closure(let code) = kind { code.body.forEachBranch(body) }
    if case .statement(let statement) = kind { [statement].forEachBranch(body) }
    forEachChild { part in
      if case .closure = kind { return }
      part.forEachBranch(body)
    }
  }
}
