/// A call with its modifiers: `Text("A").font(.title).bold()`.
struct ModifierChain {
  /// What the modifiers are applied to.
  let root: Expression
  /// The modifiers, the innermost first.
  let modifiers: [Modifier]
  /// The whole.
  let expression: Expression

  /// A modifier as it is written.
  struct Modifier {
    let name: String
    let arguments: [Expression.Argument]
    /// Its name and arguments.
    let range: CodeRange
  }

  /// Takes an expression apart; `nil` if it is no call of a member.
  init?(_ expression: Expression) {
    var modifiers: [Modifier] = []
    var root = expression
    while case .call(let callee, let arguments) = root.kind,
      case .member(let base?, let name) = callee.kind
    {
      let start = max(
        base.range.offsets.upperBound, callee.range.offsets.upperBound - name.utf8.count)
      modifiers.append(
        Modifier(
          name: name, arguments: arguments,
          range: root.range.from(start)))
      root = base
    }
    guard !modifiers.isEmpty else { return nil }
    self.root = root
    self.modifiers = modifiers.reversed()
    self.expression = expression
  }

  /// The name of the type that is made at its root; `nil` of others.
  var type: String? {
    guard case .call(let callee, _) = root.kind, case .name(let name) = callee.kind else {
      return nil
    }
    return name
  }

  /// The modifier of a name that counts, the outermost.
  func last(_ name: String) -> Modifier? { modifiers.last { $0.name == name } }

  /// Whether it has a modifier.
  func has(_ name: String) -> Bool { modifiers.contains { $0.name == name } }
}

extension Expression {
  /// The name of `.name`, `Type.name` or a name alone.
  var lastName: String? {
    switch kind {
    case .name(let name), .member(_, let name): name
    case .call(let callee, _): callee.lastName
    case .optionalChain(let inner), .forced(let inner): inner.lastName
    default: nil
    }
  }

  /// The text of a literal without interpolations.
  var literalText: String? {
    guard case .string(let segments) = kind else { return nil }
    var text = ""
    for segment in segments {
      guard case .text(let part) = segment else { return nil }
      text += part
    }
    return text
  }

  /// Whether it is a text, or a `Text`, in which code writes nothing but blanks.
  var isEmptyText: Bool { wordsOfText.literalText?.allSatisfy(\.isWhitespace) == true }

  /// The words that a `Text` is made of; any other expression itself.
  var wordsOfText: Expression {
    guard case .call(let callee, let arguments) = kind, callee.lastName == "Text",
      let first = arguments.first
    else { return self }
    return first.value
  }

  /// Whether an expression in it satisfies a condition.
  func contains(_ condition: (Expression) -> Bool) -> Bool {
    var isFound = false
    walk { if !isFound { isFound = condition($0) } }
    return isFound
  }

  /// Whether it names something, alone or as a member.
  func mentions(_ name: String) -> Bool {
    contains { expression in
      switch expression.kind {
      case .name(let own), .member(_, let own): own == name
      case .keyPath(let path): path == name
      default: false
      }
    }
  }
}
