extension Interpreter {
  /// What becomes of statements.
  enum Flow {
    case done
    case result(Value)
    /// `break` and `continue`.
    case jump(String)
    /// `throw`, and conditions whose `else` leaves.
    case stopped
  }

  /// Carries out statements one after another.
  func run(_ statements: [Statement], in scope: Scope) -> Flow {
    var later: [[Statement]] = []
    defer { for statements in later.reversed() { _ = run(statements, in: scope) } }
    for statement in statements {
      guard step() else { return .stopped }
      if case .later(let statements) = statement.kind {
        later.append(statements)
        continue
      }
      let flow = run(statement, in: scope)
      if case .done = flow { continue }
      return flow
    }
    return .done
  }

  private func run(_ statement: Statement, in scope: Scope) -> Flow {
    switch statement.kind {
    case .expression(let expression):
      if case .statement(let inner) = expression.kind { return run(inner, in: scope) }
      _ = value(of: expression, in: scope)
    case .variables(let variables): for variable in variables { declare(variable, in: scope) }
    case .function(let function):
      scope.declare(function.name, .function(Callable(body: .function(function), scope: scope)))
    case .branch(let conditions, let then, let otherwise):
      let inner = Scope(in: scope)
      let truths = truths(of: conditions, in: inner)
      let truth = truths.allHold
      let isGuess = truth == nil || conditions.contains { asksSupposed($0, in: scope) }
      if isGuess { guesses += 1 }
      defer { if isGuess { guesses -= 1 } }
      let isTaken = truth ?? areMet(conditions, truths)
      let (taken, other) = isTaken ? (then, otherwise ?? []) : (otherwise ?? [], then)
      let place = isTaken ? inner : Scope(in: scope)
      return truth == nil ? run(taken, or: [other], in: place) : run(taken, in: place)
    case .precondition(let conditions, let otherwise):
      // What follows a guard is what the author expects.
      switch truth(of: conditions, in: scope) {
      case false: return run(otherwise, in: Scope(in: scope))
      case nil: noteGuess(at: conditions.first.map(place) ?? statement.range)
      default: break
      }
    case .choice(let subject, let cases):
      let inner = Scope(in: scope)
      let before = guessCount
      guard let body = chosen(subject, cases, in: inner) else { return .done }
      let others = cases.map(\.body).filter { $0.first?.range.offsets != body.first?.range.offsets }
      let isGuess = hasGuessed(in: subject.range, since: before)
      let flow = run(body, or: isGuess ? others : [], in: inner)
      if case .jump("break") = flow { return .done }
      return flow
    case .loop(let pattern, let sequence, let condition, let body):
      return loop(pattern, sequence, condition, body, in: scope)
    case .repetition(let conditions, let body):
      let inner = Scope(in: scope)
      var count = 0
      while count < 1_000, isKnown(conditions, in: inner), step() {
        count += 1
        let flow = run(body, in: Scope(in: inner))
        if case .done = flow { continue }
        if case .jump("continue") = flow { continue }
        if case .jump = flow { break }
        return flow
      }
    case .result(let expression):
      return .result(
        expression.map { value(of: $0, in: scope, expecting: scope.result) } ?? .tuple([]))
    case .jump(let word): return .jump(word)
    case .raise: return .stopped
    case .block(let body): return run(body, in: Scope(in: scope))
    case .type, .later, .unknown: break
    }
    return .done
  }

  /// Whether a condition asks whether a property is there that is taken for set.
  private func asksSupposed(_ condition: Statement.Condition, in scope: Scope) -> Bool {
    guard case .object(let object)? = scope.object, !object.supposed.isEmpty else { return false }
    switch condition {
    case .value(let value):
      guard case .binary(let sign, let left, let right) = value.kind, sign == "!=" || sign == "==",
        case .none = right.kind
      else { return false }
      return left.lastName.map(object.supposed.contains) == true
    case .binding(_, let value): return value.lastName.map(object.supposed.contains) == true
    case .match, .available: return false
    }
  }

  private func loop(
    _ pattern: Statement.Pattern, _ sequence: Expression, _ condition: Expression?,
    _ body: [Statement], in scope: Scope
  ) -> Flow {
    let elements = members(of: value(of: sequence, in: scope), named: pattern.words, sequence)
    for element in elements {
      guard step() else { return .stopped }
      let inner = Scope(in: scope)
      guard matches(element, pattern, in: inner) != false else { continue }
      if let condition, value(of: condition, in: inner).truth == false { continue }
      switch run(body, in: inner) {
      case .done, .jump("continue"): continue
      case .jump: return .done
      case .result(let value): return .result(value)
      case .stopped: return .stopped
      }
    }
    return .done
  }

  /// The members of a sequence; one, named by the words, if only runs will tell them.
  func members(of value: Value, named words: String, _ expression: Expression) -> [Value] {
    if let elements = value.elements { return elements }
    switch value {
    case .unknown(_, let type):
      return [outside(words, type?.arguments.first, at: expression.range)]
    case .text(let text):
      return text.known.map { $0.map { .text(SourceString(String($0))) } } ?? []
    case .nothing: return []
    default: return [.unknown(words, nil)]
    }
  }

  /// Makes a variable of a function.
  func declare(_ variable: Variable, in scope: Scope) {
    let type = variable.type.map {
      index.names.resolved($0, in: scope.type, at: variable.range.file.path)
    }
    if let getter = variable.getter, let name = variable.name {
      // What computes it is run once; nothing it sees changes while a screen is built.
      scope.declare(name, computed(getter, type, in: scope))
      return
    }
    var value: Value
    if let initial = variable.initial {
      value = settled(self.value(of: initial, in: scope, expecting: type), type)
    } else if type?.isOptional == true {
      value = .nothing
    } else {
      value = .unknown(variable.name ?? "", type)
    }
    if case .object(let object) = value {
      if let type, let cell = library.cast(object, to: type.name, self) { value = .object(cell) }
      if object.isValue { value = .object(object.copy()) }
    }
    _ = matches(value, variable.pattern, in: scope)
  }

  /// The value as a variable keeps it: no key of a table any more, unless its type says so.
  func settled(_ value: Value, _ type: TypeName?) -> Value {
    guard case .text(var text) = value, text.isLiteral else { return value }
    text.isLiteral = ["LocalizedStringKey", "LocalizedStringResource"].contains(type?.name)
    return .text(text)
  }

  /// Whether all conditions hold; the first branch is taken where only runs will tell.
  func isMet(_ conditions: [Statement.Condition], in scope: Scope) -> Bool {
    conditions.allSatisfy { condition in
      isMet(condition, in: scope) ?? decide(place(of: condition), usual: usual(condition))
    }
  }

  /// Whether all conditions hold; `nil` where only runs will tell.
  func truth(of conditions: [Statement.Condition], in scope: Scope) -> Bool? {
    truths(of: conditions, in: scope).allHold
  }

  /// Whether each condition holds, up to the first that does not.
  private func truths(of conditions: [Statement.Condition], in scope: Scope) -> [Bool?] {
    var truths: [Bool?] = []
    for condition in conditions {
      let truth = isMet(condition, in: scope)
      truths.append(truth)
      if truth == false { break }
    }
    return truths
  }

  /// Whether conditions are taken for met, of which it is known whether some hold.
  private func areMet(_ conditions: [Statement.Condition], _ truths: [Bool?]) -> Bool {
    zip(conditions, truths).allSatisfy { condition, truth in
      truth ?? decide(place(of: condition), usual: usual(condition))
    }
  }

  private func isKnown(_ conditions: [Statement.Condition], in scope: Scope) -> Bool {
    conditions.allSatisfy { isMet($0, in: scope) == true }
  }

  /// Whether the conditions of a `guard` may hold: what follows it is what the author expects.
  func isExpected(_ conditions: [Statement.Condition], in scope: Scope) -> Bool {
    conditions.allSatisfy { isMet($0, in: scope) != false }
  }

  private func usual(_ condition: Statement.Condition) -> Bool {
    guard case .value(let expression) = condition else { return true }
    return Self.usualTruth(expression)
  }

  private func place(of condition: Statement.Condition) -> CodeRange {
    switch condition {
    case .value(let expression), .match(_, let expression), .binding(_, let expression):
      expression.range
    case .available: CodeRange(SourceText(path: "", bytes: []), 0..<0)
    }
  }

  private func isMet(_ condition: Statement.Condition, in scope: Scope) -> Bool? {
    guessing(at: place(of: condition)) { plainTruth(of: condition, in: scope) }
  }

  /// What a part of a condition comes to; where that is guessed, so is the condition.
  private func guessing<Result>(at place: CodeRange, _ body: () -> Result) -> Result {
    let before = guessCount
    defer { if guessCount > before { noteGuess(at: place) } }
    return body()
  }

  private func plainTruth(of condition: Statement.Condition, in scope: Scope) -> Bool? {
    switch condition {
    case .value(let expression): return value(of: expression, in: scope).truth
    case .available: return true
    case .match(let pattern, let expression):
      return matches(value(of: expression, in: scope), pattern, in: scope)
    case .binding(let name, let expression):
      let value = self.value(of: expression, in: scope)
      switch value {
      case .nothing: return false
      case .unknown(let words, let type):
        let wrapped = type.map { TypeName($0.name, arguments: $0.arguments) }
        scope.declare(
          name,
          wrapped.map { outside(words, $0, at: expression.range) }
            ?? .unknown(words, nil))
        return type?.isOptional == false ? true : nil
      default:
        scope.declare(name, value)
        return true
      }
    }
  }

  /// The statements of the case that a value is matched by; the first case if only runs will tell.
  func chosen(_ subject: Expression, _ cases: [Statement.Case], in scope: Scope) -> [Statement]? {
    let value = guessing(at: subject.range) { self.value(of: subject, in: scope) }
    var uncertain: (body: [Statement], isBound: Bool)?
    for item in cases {
      if item.patterns.isEmpty {
        if let uncertain { return taken(uncertain.body, or: item.body, at: subject) }
        return item.body
      }
      for (pattern, condition) in item.patterns {
        var match = matches(value, pattern, in: scope)
        if match == true, let condition { match = self.value(of: condition, in: scope).truth }
        if match == true {
          if let uncertain { return taken(uncertain.body, or: item.body, at: subject) }
          return item.body
        }
        if match == nil, uncertain == nil { uncertain = (item.body, true) }
      }
    }
    if let uncertain { return taken(uncertain.body, or: cases.last?.body ?? [], at: subject) }
    return nil
  }

  private func taken(
    _ first: [Statement], or second: [Statement], at subject: Expression
  ) -> [Statement] {
    decide(subject.range) ? first : second
  }

  /// Whether a value has the form of a pattern, whose names become variables; `nil` if only runs
  /// will tell.
  func matches(_ value: Value, _ pattern: Statement.Pattern, in scope: Scope) -> Bool? {
    switch pattern {
    case .anything: return true
    case .name(let name):
      scope.declare(name, value)
      return true
    case .some(let inner):
      if case .nothing = value { return false }
      let match = matches(value, inner, in: scope)
      return value.isNone == nil && match == true ? nil : match
    case .tuple(let parts):
      guard case .tuple(let values) = value, values.count == parts.count else {
        for part in parts { _ = matches(.unknown(part.words, nil), part, in: scope) }
        return value.isUnknown ? nil : false
      }
      var result: Bool? = true
      for (part, value) in zip(parts, values) {
        switch matches(value.value, part, in: scope) {
        case false: return false
        case nil: result = nil
        default: break
        }
      }
      return result
    case .enumCase(let name, let parts): return matches(value, name, parts, in: scope)
    case .value(let expression):
      return isEqual(value, self.value(of: expression, in: scope))
    case .type(let type, let inner):
      if let inner { _ = matches(value, inner, in: scope) }
      guard case .object(let object) = value, object.name == nil else { return nil }
      let name = index.names.full(type.name, of: type.outer, in: scope.type)
      return index.isKind(object.type, of: name)
    }
  }

  private func matches(
    _ value: Value, _ name: String, _ parts: [Statement.Pattern], in scope: Scope
  ) -> Bool? {
    switch value {
    case .enumCase(_, let own, let associated):
      guard own == name else { return false }
      for (index, part) in parts.enumerated() {
        let value =
          associated.indices.contains(index) ? associated[index] : .unknown(part.words, nil)
        if matches(value, part, in: scope) == false { return false }
      }
      return true
    case .member(_, let own, let arguments):
      guard own == name else { return false }
      return matches(.enumCase(type: "", name: own, arguments.map(\.value)), name, parts, in: scope)
    case .nothing: return name == "none"
    case .unknown:
      for part in parts { _ = matches(.unknown(part.words, nil), part, in: scope) }
      return nil
    case .object where name == "some" && parts.count == 1, .text where name == "some":
      return matches(value, parts[0], in: scope)
    default: return nil
    }
  }

  /// Whether two values are equal; `nil` if only runs will tell.
  func isEqual(_ left: Value, _ right: Value) -> Bool? {
    // What is made of itself twice, again and again, is compared in more ways than there is time for.
    guard nesting < Self.nestingLimit else { return nil }
    nesting += 1
    defer { nesting -= 1 }
    switch (left, right) {
    case (.boolean(let a), .boolean(let b)): return a == b
    case (.text(let a), .text(let b)):
      if let a = a.known, let b = b.known { return a == b }
      return a.pieces == b.pieces ? true : nil
    case (.nothing, .nothing): return true
    case (.nothing, _): return right.isNone.map { $0 }
    case (_, .nothing): return left.isNone.map { $0 }
    case (.enumCase(_, let a, let x), .enumCase(_, let b, let y)):
      guard a == b, x.count == y.count else { return false }
      guard step() else { return nil }
      var result: Bool? = true
      for (p, q) in zip(x, y) {
        switch isEqual(p, q) {
        case false: return false
        case nil: result = nil
        default: break
        }
      }
      return result
    case (.enumCase(_, let a, _), .member(_, let b, _)),
      (.member(_, let a, _), .enumCase(_, let b, _)),
      (.member(_, let a, _), .member(_, let b, _)):
      return a == b
    case (.object(let a), .object(let b)):
      if a === b { return true }
      if !a.isValue, !b.isValue, a.name == nil, b.name == nil { return false }
      guard a.name == nil, b.name == nil, a.type == b.type, a.isValue else { return nil }
      return isEqual(a, b)
    case (.unknown(let a, _), .unknown(let b, _)): return a == b ? true : nil
    default:
      if let a = left.double, let b = right.double { return a == b }
      return nil
    }
  }

  private func isEqual(_ left: Object, _ right: Object) -> Bool? {
    guard step() else { return nil }
    var result: Bool? = true
    for (name, value) in left.fields {
      guard let other = right.fields[name] else { return nil }
      switch isEqual(value, other) {
      case false: return false
      case nil: result = nil
      default: break
      }
    }
    return result
  }
}

extension Statement.Pattern {
  /// The words that stand for what it names.
  var words: String {
    switch self {
    case .name(let name): name
    case .value(let expression): expression.range.text
    case .some(let inner), .type(_, .some(let inner)): inner.words
    case .tuple(let parts): parts.map(\.words).joined(separator: ", ")
    default: "_"
    }
  }
}
