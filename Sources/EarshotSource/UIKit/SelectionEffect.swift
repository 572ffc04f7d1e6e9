/// Whether choosing a row of a list does something, as far as the code of its delegate tells.
struct SelectionEffect {
  let interpreter: Interpreter

  /// What statements may come to.
  private enum Outcome { case acts, leaves, goesOn, breaks, fallsThrough }

  /// Whether a method of a delegate may do anything for the row that its arguments name: more than to take
  /// the selection back.
  func isThere(
    _ function: Function, owner: String, of delegate: Object, _ arguments: [ArgumentValue]
  ) -> Bool {
    guard let body = function.body, interpreter.enter() else { return true }
    defer { interpreter.leave() }
    let scope = Scope(object: .object(delegate), type: owner)
    interpreter.bind(function.parameters, arguments, in: scope)
    return !outcomes(of: body, in: Scope(in: scope)).isSubset(of: [.leaves, .goesOn])
  }

  private func outcomes(of statements: [Statement], in scope: Scope) -> Set<Outcome> {
    var all: Set<Outcome> = []
    for statement in statements {
      guard interpreter.step() else { return [.acts] }
      let outcomes = outcomes(of: statement, in: scope)
      if outcomes.contains(.acts) { return [.acts] }
      all.formUnion(outcomes.subtracting([.goesOn]))
      if !outcomes.contains(.goesOn) { return all }
    }
    return all.union([.goesOn])
  }

  private func outcomes(of statement: Statement, in scope: Scope) -> Set<Outcome> {
    switch statement.kind {
    case .expression(let expression):
      if case .statement(let inner) = expression.kind { return outcomes(of: inner, in: scope) }
      return isIdle(expression) ? [.goesOn] : [.acts]
    case .result(let expression): return expression.map(isIdle) == false ? [.acts] : [.leaves]
    case .variables(let variables):
      for variable in variables {
        if let initial = variable.initial, acts(initial) { return [.acts] }
        interpreter.declare(variable, in: scope)
      }
      return [.goesOn]
    case .branch(let conditions, let then, let otherwise):
      let inner = Scope(in: scope)
      return either(
        interpreter.truth(of: conditions, in: inner), { outcomes(of: then, in: inner) },
        { outcomes(of: otherwise ?? [], in: Scope(in: scope)) })
    case .precondition(let conditions, let otherwise):
      return either(
        interpreter.truth(of: conditions, in: scope), { [.goesOn] },
        { outcomes(of: otherwise, in: Scope(in: scope)) })
    case .choice(let subject, let cases): return outcomes(of: cases, for: subject, in: scope)
    case .block(let inner), .later(let inner): return outcomes(of: inner, in: Scope(in: scope))
    case .jump("break"): return [.breaks]
    case .jump("fallthrough"): return [.fallsThrough]
    case .jump, .raise: return [.leaves]
    case .function, .type: return [.goesOn]
    case .loop, .repetition, .unknown: return [.acts]
    }
  }

  /// What one of two ways comes to; of a choice that only runs will tell, what both do.
  private func either(
    _ truth: Bool?, _ first: () -> Set<Outcome>, _ second: () -> Set<Outcome>
  ) -> Set<Outcome> {
    switch truth {
    case true: first()
    case false: second()
    default: first().union(second())
    }
  }

  private func outcomes(
    of cases: [Statement.Case], for subject: Expression, in scope: Scope
  ) -> Set<Outcome> {
    let value = interpreter.value(of: subject, in: scope)
    var all: Set<Outcome> = []
    for (index, item) in cases.enumerated() {
      let inner = Scope(in: scope)
      let match = item.patterns.isEmpty ? true : match(of: item, value, in: inner)
      if match == false { continue }
      var outcomes = outcomes(of: item.body, in: inner)
      // What falls through goes on in the next case, whatever its pattern is.
      for next in cases[(index + 1)...] where outcomes.remove(.fallsThrough) != nil {
        outcomes.formUnion(self.outcomes(of: next.body, in: Scope(in: scope)))
      }
      all.formUnion(outcomes)
      if match == true { break }
    }
    // `break` ends the choice, and not what is around it.
    if all.isEmpty || all.remove(.breaks) != nil { all.insert(.goesOn) }
    return all
  }

  private func match(of item: Statement.Case, _ value: Value, in scope: Scope) -> Bool? {
    item.patterns.map { pattern, condition -> Bool? in
      let match = interpreter.matches(value, pattern, in: scope)
      guard match != false, let condition else { return match }
      return [match, interpreter.value(of: condition, in: scope).truth].allHold
    }.oneHolds
  }

  /// Whether an expression does nothing that a user notices.
  private func isIdle(_ expression: Expression) -> Bool {
    guard case .call(let callee, _) = expression.unwrapped.kind, let name = callee.lastName else {
      return false
    }
    // The superclass is that of UIKit; any other object may do what it likes.
    if ["tableView", "collectionView"].contains(name) {
      guard case .member(let base?, _) = callee.kind, case .name("super") = base.kind else {
        return false
      }
      return true
    }
    return Self.idle.contains(name)
  }

  /// Whether the first value of a variable is the result of a call that may do something: of any but that of
  /// an initializer, and a question to the list.
  private func acts(_ value: Expression) -> Bool {
    switch value.unwrapped.kind {
    case .cast(_, let inner, _), .prefix(_, let inner): return acts(inner)
    case .binary(_, let left, let right): return acts(left) || acts(right)
    case .call(let callee, _):
      guard value.unwrapped.madeName == nil, let name = callee.lastName else { return false }
      return !Self.questions.contains(name)
    default: return false
    }
  }

  private static let questions: Set<String> = [
    "cellForRow", "cellForItem", "itemIdentifier", "sectionIdentifier", "object",
  ]

  private static let idle: Set<String> = [
    "deselectRow", "deselectItem", "reloadData", "endEditing", "resignFirstResponder", "print",
    "debugPrint", "NSLog", "os_log", "assertionFailure", "fatalError", "preconditionFailure",
  ]
}
