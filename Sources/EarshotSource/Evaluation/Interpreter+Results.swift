extension Interpreter {
  /// The result of statements: views one after another where they build, else what they return.
  ///
  /// Of several texts, of which only runs will tell which is returned, none is heard for certain.
  func result(
    _ body: [Statement], _ type: TypeName?, builds: Bool, in scope: Scope, else words: String
  ) -> Value {
    let before = guessCount
    let value = plainResult(body, type, builds: builds, in: scope, else: words)
    guard !builds, type.map({ Self.typesOfTexts.contains($0.name) }) == true,
      isOneOfSeveral(value, of: body, since: before)
    else {
      return value
    }
    return .unknown(words, type)
  }

  /// The types of which texts are.
  static let typesOfTexts: Set<String> = [
    "String", "LocalizedStringKey", "LocalizedStringResource",
  ]

  /// Whether a text, or none, is one of several that statements give, and was guessed since there was a number
  /// of guesses.
  func isOneOfSeveral(_ value: Value, of body: [Statement], since before: Int) -> Bool {
    guard guessCount > before, value.words != nil || value.string?.isEmpty == true else {
      return false
    }
    return body.contains { hasGuessed(in: $0.range, since: before) }
      && Set(body.results.map(\.range.text)).count > 1
  }

  private func plainResult(
    _ body: [Statement], _ type: TypeName?, builds: Bool, in scope: Scope, else words: String
  ) -> Value {
    scope.begin(returning: type)
    if builds || !body.returns, body.count != 1 || builds || !body.isOneExpression {
      let views = builtViews(body, in: Scope(in: scope))
      if views.count == 1, let only = views.first { return .view(only) }
      if !views.isEmpty, let first = views.first {
        return .view(ViewValue(kind: .group(views), range: first.range))
      }
      // Everything has been carried out once.
      if builds || body.count != 1 { return .tuple([]) }
    }
    if body.count == 1, let type, type.name != "View" {
      switch body[0].kind {
      case .branch where !body.returns, .choice where !body.returns:
        return result(of: body[0], type, in: scope)
      default: break
      }
    }
    if body.count == 1, case .expression(let expression) = body[0].kind {
      return value(of: expression, in: scope, expecting: type)
    }
    if case .result(let value) = run(body, in: Scope(in: scope)) {
      if case .member(nil, let name, let inner) = value, inner.isEmpty, let type {
        return implicitMember(name, type)
      }
      return value
    }
    return type == nil ? .tuple([]) : .unknown(words, type)
  }
}

extension [Statement] {
  /// The expressions that they may return, or else those that the branches of an expression end with.
  fileprivate var results: [Expression] {
    let returned = ends { if case .result(let value) = $0.kind { value } else { nil } }
    return returned.isEmpty
      ? ends { if case .expression(let value) = $0.kind { value } else { nil } } : returned
  }

  private func ends(_ value: (Statement) -> Expression?) -> [Expression] {
    flatMap { statement -> [Expression] in
      switch statement.kind {
      case .branch(_, let then, let otherwise):
        return then.ends(value) + (otherwise ?? []).ends(value)
      case .precondition(_, let otherwise): return otherwise.ends(value)
      case .choice(_, let cases): return cases.flatMap { $0.body.ends(value) }
      case .block(let inner): return inner.ends(value)
      case .expression(let expression):
        if case .statement(let inner) = expression.kind { return [inner].ends(value) }
        return [value(statement)].compactMap(\.self)
      default: return [value(statement)].compactMap(\.self)
      }
    }
  }

  /// Whether it is an expression alone.
  fileprivate var isOneExpression: Bool {
    guard count == 1, case .expression = self[0].kind else { return false }
    return true
  }

  /// Whether a `return` with a value, or an assignment, is among them, so that they build nothing.
  fileprivate var returns: Bool {
    contains { statement in
      switch statement.kind {
      case .result: true
      case .branch(_, let then, let otherwise): then.returns || (otherwise?.returns ?? false)
      case .precondition: true
      case .choice(_, let cases): cases.contains { $0.body.returns }
      case .loop, .repetition, .raise, .later: true
      case .block(let body): body.returns
      case .expression(let expression):
        if case .binary("=", _, _) = expression.kind { true } else { false }
      default: false
      }
    }
  }
}
