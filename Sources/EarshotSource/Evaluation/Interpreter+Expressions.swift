extension Interpreter {
  /// The value of an expression.
  ///
  /// - Parameter type: the type that the place asks for, which `.name` belongs to.
  func value(of expression: Expression, in scope: Scope, expecting type: TypeName? = nil) -> Value {
    guard step() else { return hole(expression) }
    guard nesting < Self.nestingLimit else {
      cut()
      return hole(expression)
    }
    nesting += 1
    defer { nesting -= 1 }
    return bounded(plainValue(of: expression, in: scope, expecting: type)) ?? hole(expression)
  }

  private func plainValue(
    of expression: Expression, in scope: Scope, expecting type: TypeName?
  ) -> Value {
    switch expression.kind {
    case .string(let segments): return .text(text(of: segments, in: scope))
    case .integer(let value): return .integer(value)
    case .number(let value): return .number(value)
    case .boolean(let value): return .boolean(value)
    case .none: return .nothing
    case .name(let name):
      return lookUp(name, in: scope, at: expression.range.file.path)
        ?? reference(name, in: scope) ?? unknownName(name, expression)
    case .member(let base, let name): return member(name, of: base, expression, in: scope, type)
    case .optionalChain(let inner), .forced(let inner): return value(of: inner, in: scope)
    case .call(let callee, let arguments):
      return call(callee, arguments, expression, in: scope, type)
    case .subscripting(let base, let arguments):
      return element(of: base, arguments, expression, in: scope)
    case .closure(let closure):
      return .function(Callable(body: .closure(closure), scope: scope))
    case .array(let parts):
      let element = type?.name == "Array" ? type?.arguments.first : type
      return .array(parts.map { settled(value(of: $0, in: scope, expecting: element), nil) })
    case .dictionary(let pairs):
      return .dictionary(
        pairs.map { (value(of: $0.key, in: scope), settled(value(of: $0.value, in: scope), nil)) })
    case .tuple(let parts):
      return .tuple(parts.map { ($0.label, value(of: $0.value, in: scope)) })
    case .prefix(let sign, let inner): return prefix(sign, inner, expression, in: scope)
    case .binary(let sign, let left, let right):
      return binary(sign, left, right, expression, in: scope, type)
    case .ternary(let condition, let then, let otherwise):
      if let truth = value(of: condition, in: scope).truth {
        return value(of: truth ? then : otherwise, in: scope, expecting: type)
      }
      let isTaken = decide(condition.range, usual: Self.usualTruth(condition))
      let taken = value(of: isTaken ? then : otherwise, in: scope, expecting: type)
      guard taken.isWorded else { return taken }
      // Of two texts neither is heard for certain.
      let other = value(of: isTaken ? otherwise : then, in: scope, expecting: type)
      return taken.differs(from: other) ? hole(expression, TypeName("String")) : taken
    case .cast(let keyword, let inner, let name):
      return cast(
        keyword, value(of: inner, in: scope),
        index.names.resolved(name, in: scope.type, at: expression.range.file.path))
    case .keyPath(let path): return .keyPath(path)
    case .statement(let statement): return result(of: statement, type, in: scope)
    case .macro(let name, _):
      return name == "selector" ? .member(type: nil, name: "selector", []) : hole(expression)
    case .unknown: return hole(expression)
    }
  }

  /// The text of a literal with the values of what is put into it.
  private func text(of segments: [Expression.Segment], in scope: Scope) -> SourceString {
    var text = SourceString("")
    var format = SourceString.Format()
    for segment in segments {
      switch segment {
      case .text(let part):
        text.append(SourceString(part))
        format.key += part
      case .interpolation(let arguments):
        guard let first = arguments.first else { continue }
        let value = value(of: first.value, in: scope)
        let words = formatted(value, arguments) ?? .hole(Self.words(of: first.value))
        text.append(words)
        if case .integer(let number) = value {
          format.key += "%lld"
          format.arguments.append(SourceString(String(number)))
        } else {
          format.key += "%@"
          format.arguments.append(words)
        }
        // Texts that are put into one another double their length each time.
        guard step(text.weight) else { return .hole("…") }
      }
    }
    text.isLiteral = true
    if !format.arguments.isEmpty { text.format = format }
    return text
  }

  private func formatted(_ value: Value, _ arguments: [Expression.Argument]) -> SourceString? {
    // Formats of numbers and dates are those of the phone.
    if arguments.count > 1 { return nil }
    if let text = description(of: value) { return text.string }
    if case .object = value { return nil }
    if case .view(let view) = value { return texts.string(of: view) }
    if case .integer(let number) = value { return .number(number) }
    return value.string
  }

  /// How a value of a type of the project describes itself; `nil` where the type does not say.
  func description(of value: Value) -> Value? {
    switch value {
    case .enumCase(let type, _, _):
      return describesItself(type) ? computedMember("description", of: value, type: type) : nil
    case .object(let object):
      guard describesItself(object.type),
        index.variable("description", of: object.type)?.variable.getter != nil
      else {
        return nil
      }
      return property("description", of: object)
    default: return nil
    }
  }

  private func describesItself(_ type: String) -> Bool {
    ["CustomStringConvertible", "LosslessStringConvertible", "NSObject"].contains {
      index.isKind(type, of: $0)
    }
  }

  /// The value of `if` or `switch` as an expression; a hole of several texts of which only runs will tell
  /// which it is.
  func result(of statement: Statement, _ type: TypeName? = nil, in scope: Scope) -> Value {
    let before = guessCount
    let value = taken(of: statement, type, in: scope)
    guard isOneOfSeveral(value, of: [statement], since: before) else { return value }
    return .unknown(Self.words(of: statement), type ?? TypeName("String"))
  }

  /// The words that stand for what a statement decides: those of what it asks.
  static func words(of statement: Statement) -> String {
    switch statement.kind {
    case .choice(let subject, _): words(of: subject)
    case .branch(let conditions, _, _):
      conditions.first?.expression.map(words) ?? statement.range.text
    default: statement.range.text
    }
  }

  private func taken(of statement: Statement, _ type: TypeName?, in scope: Scope) -> Value {
    let inner = Scope(in: scope)
    let body: [Statement]
    switch statement.kind {
    case .branch(let conditions, let then, let otherwise):
      body = isMet(conditions, in: inner) ? then : otherwise ?? []
    case .choice(let subject, let cases): body = chosen(subject, cases, in: inner) ?? []
    default: return .unknown(Self.words(of: statement), nil)
    }
    return computed(body, type, in: inner)
  }

  /// The result of statements: what they return, or the value of the only expression.
  func computed(_ body: [Statement], _ type: TypeName?, in scope: Scope) -> Value {
    if body.count == 1, case .expression(let expression) = body[0].kind {
      return value(of: expression, in: scope, expecting: type)
    }
    let inner = Scope(in: scope)
    inner.begin(returning: type)
    switch run(body, in: inner) {
    case .result(let value): return value
    default:
      // The last expression of a branch that is an expression.
      if let last = body.last, case .expression(let expression) = last.kind, body.count > 1 {
        return value(of: expression, in: scope, expecting: type)
      }
      return .unknown(type?.name ?? "", type)
    }
  }

  private func prefix(
    _ sign: String, _ inner: Expression, _ expression: Expression, in scope: Scope
  ) -> Value {
    let value = value(of: inner, in: scope)
    switch sign {
    case "!": return value.truth.map { .boolean(!$0) } ?? hole(expression, TypeName("Bool"))
    case "-":
      switch value {
      case .integer(let number): return .integer(0 &- number)
      case .number(let number): return .number(-number)
      default: return hole(expression)
      }
    default: return value
    }
  }

  private func binary(
    _ sign: String, _ left: Expression, _ right: Expression, _ expression: Expression,
    in scope: Scope, _ type: TypeName?
  ) -> Value {
    switch sign {
    case "=":
      assign(
        left, value(of: right, in: scope, expecting: self.type(of: left, in: scope)), in: scope)
      return .tuple([])
    case "+=", "-=", "*=", "/=":
      let sum = combined(
        String(sign.dropLast()), value(of: left, in: scope), value(of: right, in: scope), expression
      )
      assign(left, bounded(sum) ?? hole(left), in: scope)
      return .tuple([])
    case "??":
      let value = value(of: left, in: scope, expecting: type)
      switch value {
      case .nothing: return self.value(of: right, in: scope, expecting: type)
      case .unknown(_, let type) where type?.isOptional == true:
        // A text that may be missing is still that text.
        return value
      default: return value
      }
    case "&&":
      let first = value(of: left, in: scope).truth
      if first == false { return .boolean(false) }
      let second = value(of: right, in: scope).truth
      if second == false { return .boolean(false) }
      return first == true && second == true ? .boolean(true) : hole(expression, TypeName("Bool"))
    case "||":
      let first = value(of: left, in: scope).truth
      if first == true { return .boolean(true) }
      let second = value(of: right, in: scope).truth
      if second == true { return .boolean(true) }
      return first == false && second == false
        ? .boolean(false) : hole(expression, TypeName("Bool"))
    default:
      return combined(sign, value(of: left, in: scope), value(of: right, in: scope), expression)
    }
  }

  private func combined(
    _ sign: String, _ left: Value, _ right: Value, _ expression: Expression
  ) -> Value {
    switch sign {
    case "==", "===":
      return isEqual(left, right).map(Value.boolean) ?? hole(expression, TypeName("Bool"))
    case "!=", "!==":
      return isEqual(left, right).map { .boolean(!$0) } ?? hole(expression, TypeName("Bool"))
    case "<", ">", "<=", ">=":
      let isFirst = sign == "<" || sign == ">="
      guard let isLess = isFirst ? Self.isLess(left, right) : Self.isLess(right, left) else {
        return hole(expression, TypeName("Bool"))
      }
      return .boolean(isLess == (sign.count == 1))
    case "...", "..<":
      guard case .integer(let low) = left, case .integer(let high) = right else {
        return .unknown(expression.range.text, TypeName("Range", arguments: [TypeName("Int")]))
      }
      let end = sign == "..." ? high &+ 1 : high
      guard end >= low, end &- low >= 0, end &- low <= 500 else {
        return .unknown(expression.range.text, TypeName("Range", arguments: [TypeName("Int")]))
      }
      return .array((low..<end).map(Value.integer))
    case "+": return sum(left, right) ?? hole(expression)
    case "|": return .array([left, right])
    default: return product(sign, left, right) ?? hole(expression)
    }
  }

  /// Whether a number or a text comes before another; `nil` if only runs will tell.
  static func isLess(_ left: Value, _ right: Value) -> Bool? {
    if let a = left.double, let b = right.double { return a < b }
    guard case .text(let a) = left, case .text(let b) = right, let a = a.known, let b = b.known
    else { return nil }
    return a < b
  }

  private func sum(_ left: Value, _ right: Value) -> Value? {
    if let sum = product("+", left, right) { return sum }
    if case .array(let a) = left, case .array(let b) = right { return .array(a + b) }
    if case .view(let view) = left, case .view(let other) = right {
      return .view(
        ViewValue(kind: .framework("Text", [texts.argument(view, other)]), range: view.range))
    }
    if left.isUnknown, right.isUnknown { return nil }
    guard let a = left.string, let b = right.string else { return nil }
    return .text(a + b)
  }

  private func product(_ sign: String, _ left: Value, _ right: Value) -> Value? {
    if case .integer(let a) = left, case .integer(let b) = right {
      switch sign {
      case "+": return .integer(a &+ b)
      case "-": return .integer(a &- b)
      case "*": return .integer(a &* b)
      case "/": return b == 0 || b == -1 ? nil : .integer(a / b)
      case "%": return b == 0 || b == -1 ? nil : .integer(a % b)
      default: return nil
      }
    }
    guard let a = left.double, let b = right.double else { return nil }
    switch sign {
    case "+": return .number(a + b)
    case "-": return .number(a - b)
    case "*": return .number(a * b)
    case "/": return b == 0 ? nil : .number(a / b)
    default: return nil
    }
  }

  private func cast(_ keyword: String, _ value: Value, _ type: TypeName) -> Value {
    switch value {
    case .unknown(let words, _):
      return keyword == "is"
        ? value
        : .unknown(
          words, TypeName(type.name, arguments: type.arguments, isOptional: keyword == "as?"))
    case .object(let object):
      if keyword != "is", let cell = library.cast(object, to: type.name, self) {
        return .object(cell)
      }
      guard object.name == nil else {
        return keyword == "is" ? .unknown("", TypeName("Bool")) : value
      }
      let isKind = index.isKind(object.type, of: type.name) || index.type(type.name) == nil
      if keyword == "is" { return .boolean(isKind) }
      return isKind || keyword != "as?" ? value : .nothing
    default: return keyword == "is" ? .unknown("", TypeName("Bool")) : value
    }
  }

  private func element(
    of base: Expression, _ arguments: [Expression.Argument], _ expression: Expression,
    in scope: Scope
  ) -> Value {
    let value = value(of: base, in: scope)
    guard let first = arguments.first else { return hole(expression) }
    let key = self.value(of: first.value, in: scope)
    switch (value, key) {
    case (.array(let values), .integer(let index)) where values.indices.contains(index):
      return values[index]
    case (.dictionary(let pairs), _):
      return pairs.first { isEqual($0.key, key) == true }?.value ?? hole(expression)
    case (.unknown(_, let type), _):
      let element = type?.name == "Dictionary" ? type?.arguments.last : type?.arguments.first
      return element.map { outside(expression.range.text, $0, at: expression.range) }
        ?? hole(expression)
    case (.object(let object), _):
      let values = arguments.map { evaluated($0, in: scope) }
      let own = index.functions("subscript", of: object.type)
      guard let function = best(own.map(\.function), values) ?? own.first?.function,
        let owner = own.first(where: { $0.function.range.offsets == function.range.offsets })?.owner
      else { return hole(expression) }
      return invoke(function, owner: owner, on: value, values, expression)
    default: return hole(expression)
    }
  }
}

extension Value {
  /// The text if it is made of words for people, and not of a name such as that of a symbol or of a key.
  var words: String? {
    guard case .text(let text) = self, let known = text.known, let first = known.first,
      known.contains(where: \.isLetter)
    else { return nil }
    if first.isUppercase || known.contains(" ") { return known }
    let isName = zip(known, known.dropFirst()).contains { first, second in
      "._-/:".contains(first) && second.isLetter || first.isLowercase && second.isUppercase
    }
    return isName ? nil : known
  }
}
