extension Interpreter {
  /// Runs one of several branches of which only runs will tell which is taken.
  ///
  /// A text that the branches set to different words is afterwards none of them.
  func run(_ taken: [Statement], or others: [[Statement]], in scope: Scope) -> Flow {
    let flow = run(taken, in: scope)
    guard case .done = flow else { return flow }
    for other in others where step() { doubt(other, taken, in: scope) }
    return flow
  }

  private func doubt(_ other: [Statement], _ taken: [Statement], in scope: Scope) {
    // What goes elsewhere, such as back, is no other way to the same screen.
    if let last = other.last, case .result = last.kind { return }
    for statement in other {
      guard step() else { return }
      switch statement.kind {
      case .branch(_, let then, let otherwise):
        doubt(then, taken, in: scope)
        doubt(otherwise ?? [], taken, in: scope)
      case .choice(_, let cases): for item in cases { doubt(item.body, taken, in: scope) }
      case .block(let inner): doubt(inner, taken, in: scope)
      case .expression(let expression): doubt(expression, taken, in: scope)
      default: continue
      }
    }
  }

  private func doubt(_ expression: Expression, _ taken: [Statement], in scope: Scope) {
    switch expression.kind {
    case .binary("=", let target, let value):
      guard target.isPath, value.isWordsAsWritten else { return }
      let current = self.value(of: target, in: Scope(in: scope))
      guard current.differs(from: self.value(of: value, in: Scope(in: scope))) else { return }
      assign(target, hole(target, TypeName("String")), in: scope)
    case .call(let callee, let arguments):
      guard callee.lastName == "setTitle", let title = arguments.first,
        title.value.isWordsAsWritten, case .member(let button?, _) = callee.kind,
        case .object(let object) = self.value(of: button, in: Scope(in: scope)),
        arguments.last?.value.lastName == "normal", let current = object.fields["currentTitle"],
        current.differs(from: self.value(of: title.value, in: Scope(in: scope)))
      else { return }
      object.fields["currentTitle"] = .unknown(
        "\(Self.words(of: button)).title", TypeName("String"))
    default: return
    }
  }
}

extension Value {
  /// Whether it is a text with words that another value does not say.
  func differs(from other: Value) -> Bool {
    guard case .text(let text) = self, isWorded else { return false }
    switch other {
    case .unknown: return true
    case .text(let others): return text.pieces != others.pieces && other.isWorded
    default: return false
    }
  }

  /// Whether it is a text with words for people, with holes or without.
  var isWorded: Bool {
    guard case .text(let text) = self else { return false }
    if text.known != nil { return words != nil }
    return text.pieces.contains { piece in
      if case .text(let part) = piece { part.contains(where: \.isLetter) } else { false }
    }
  }
}

extension Expression {
  /// Whether it names something by names alone.
  fileprivate var isPath: Bool {
    switch kind {
    case .name: true
    case .member(let base?, _): base.isPath
    case .optionalChain(let inner), .forced(let inner): inner.isPath
    default: false
    }
  }

  /// Whether it is a text as it stands in the code, or that of a key: nothing else is carried out to learn it.
  fileprivate var isWordsAsWritten: Bool {
    switch kind {
    case .string: true
    case .member(let base?, _): base.isWordsAsWritten || base.isPath
    case .name: true
    case .call(let callee, let arguments):
      (callee.lastName == "NSLocalizedString" || callee.lastName == "String"
        || callee.lastName == "localized")
        && arguments.allSatisfy { $0.value.isWordsAsWritten }
    case .ternary(_, let then, let otherwise):
      then.isWordsAsWritten && otherwise.isWordsAsWritten
    case .binary("+", let left, let right), .binary("??", let left, let right):
      left.isWordsAsWritten && right.isWordsAsWritten
    default: false
    }
  }
}
