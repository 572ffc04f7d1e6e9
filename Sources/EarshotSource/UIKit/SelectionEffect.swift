/// Whether choosing a row of a list does something, as far as the code of its delegate tells.
struct SelectionEffect {
  let interpreter: Interpreter

  /// What statements come to.
  private enum Outcome { case acts, leaves, goesOn }

  /// Whether a method of a delegate may do anything for the row that its arguments name: more than to take
  /// the selection back.
  func isThere(
    _ function: Function, owner: String, of delegate: Object, _ arguments: [ArgumentValue]
  ) -> Bool {
    guard let body = function.body, interpreter.enter() else { return true }
    defer { interpreter.leave() }
    let scope = Scope(object: .object(delegate), type: owner)
    interpreter.bind(function.parameters, arguments, in: scope)
    return outcome(of: body, in: Scope(in: scope)) == .acts
  }

  private func outcome(of statements: [Statement], in scope: Scope) -> Outcome {
    for statement in statements {
      guard interpreter.step() else { return .acts }
      let outcome = outcome(of: statement, in: scope)
      if outcome != .goesOn { return outcome }
    }
    return .goesOn
  }

  private func outcome(of statement: Statement, in scope: Scope) -> Outcome {
    switch statement.kind {
    case .expression(let expression):
      if case .statement(let inner) = expression.kind { return outcome(of: inner, in: scope) }
      return isIdle(expression) ? .goesOn : .acts
    case .result(let expression): return expression.map(isIdle) == false ? .acts : .leaves
    case .variables(let variables):
      for variable in variables { interpreter.declare(variable, in: scope) }
      return .goesOn
    case .branch(let conditions, let then, let otherwise):
      let inner = Scope(in: scope)
      return either(
        interpreter.truth(of: conditions, in: inner), { outcome(of: then, in: inner) },
        { outcome(of: otherwise ?? [], in: Scope(in: scope)) })
    case .precondition(let conditions, let otherwise):
      return either(
        interpreter.truth(of: conditions, in: scope), { .goesOn },
        { outcome(of: otherwise, in: Scope(in: scope)) })
    case .choice(let subject, let cases): return outcome(of: cases, for: subject, in: scope)
    case .block(let inner), .later(let inner): return outcome(of: inner, in: Scope(in: scope))
    case .jump, .raise: return .leaves
    case .function, .type: return .goesOn
    case .loop, .repetition, .unknown: return .acts
    }
  }

  /// What one of two ways comes to; of a choice that only runs will tell whatever does more.
  private func either(
    _ truth: Bool?, _ first: () -> Outcome, _ second: () -> Outcome
  ) -> Outcome {
    switch truth {
    case true: return first()
    case false: return second()
    default:
      let outcomes = [first(), second()]
      if outcomes.contains(.acts) { return .acts }
      return outcomes.contains(.goesOn) ? .goesOn : .leaves
    }
  }

  private func outcome(
    of cases: [Statement.Case], for subject: Expression, in scope: Scope
  ) -> Outcome {
    let value = interpreter.value(of: subject, in: scope)
    var outcomes: [Outcome] = []
    for item in cases {
      let inner = Scope(in: scope)
      let match = item.patterns.isEmpty ? true : match(of: item, value, in: inner)
      if match == false { continue }
      let isLeft = item.body.count == 1 && item.body.onlyBreaks
      outcomes.append(isLeft ? .goesOn : outcome(of: item.body, in: inner))
      if match == true { break }
    }
    if outcomes.contains(.acts) { return .acts }
    return outcomes.isEmpty || outcomes.contains(.goesOn) ? .goesOn : .leaves
  }

  private func match(of item: Statement.Case, _ value: Value, in scope: Scope) -> Bool? {
    let matches = item.patterns.map { pattern, condition -> Bool? in
      let match = interpreter.matches(value, pattern, in: scope)
      guard match != false, let condition else { return match }
      let truth = interpreter.value(of: condition, in: scope).truth
      return truth == false ? false : match == true ? truth : nil
    }
    return matches.contains(true) ? true : matches.contains(nil) ? nil : false
  }

  /// Whether an expression does nothing that a user notices.
  private func isIdle(_ expression: Expression) -> Bool {
    guard case .call(let callee, _) = expression.unwrapped.kind, let name = callee.lastName else {
      return false
    }
    return Self.idle.contains(name)
  }

  private static let idle: Set<String> = [
    "deselectRow", "deselectItem", "tableView", "collectionView", "reloadData", "endEditing",
    "resignFirstResponder", "print", "debugPrint", "NSLog", "os_log", "assertionFailure",
    "fatalError", "preconditionFailure",
  ]
}
