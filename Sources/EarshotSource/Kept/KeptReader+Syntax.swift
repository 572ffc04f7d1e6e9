import EarshotAudit

extension KeptReader {
  mutating func swiftFile() -> SwiftFile {
    let types = list { $0.typeDeclaration() }
    let functions = list { $0.function() }
    let variables = list { $0.variable() }
    let expressions = list { $0.expression() }
    let imports = Set(list { $0.text() })
    let comments = list { $0.comment() }
    let problems = list { reader in
      let message = reader.text()
      return (message: message, range: reader.range())
    }
    return SwiftFile(
      text: file, types: types, functions: functions, variables: variables,
      expressions: expressions, imports: imports, comments: comments, problems: problems,
      unreached: list { $0.range().offsets })
  }

  private mutating func comment() -> CodeComment {
    let text = text()
    let range = range()
    let isBehindCode = flag()
    let next = list { reader in
      let first = reader.number()
      return first...max(first, reader.number())
    }
    return CodeComment(
      path: file.path, location: range.location, offsets: range.offsets, text: text,
      isBehindCode: isBehindCode, next: next, previous: optional { $0.number() })
  }

  // MARK: Declarations

  private mutating func typeDeclaration() -> TypeDeclaration {
    let kind = TypeDeclaration.Kind(rawValue: text()) ?? fail(.structure)
    let name = text()
    let inherits = list { $0.typeName() }
    let attributes = list { $0.attribute() }
    let variables = list { $0.variable() }
    let functions = list { $0.function() }
    let cases = list { reader in
      let name = reader.text()
      let value = reader.optional { $0.expression() }
      return TypeDeclaration.EnumCase(
        name: name, rawValue: value, associated: reader.list { $0.optional { $0.text() } })
    }
    let types = list { $0.typeDeclaration() }
    return TypeDeclaration(
      kind: kind, name: name, inherits: inherits, attributes: attributes, variables: variables,
      functions: functions, cases: cases, types: types, range: range())
  }

  private mutating func typeName() -> TypeName {
    let name = text()
    let outer = optional { $0.text() }
    let arguments = list { $0.typeName() }
    return TypeName(name, outer: outer, arguments: arguments, isOptional: flag())
  }

  private mutating func attribute() -> Attribute {
    let name = text()
    return Attribute(name, arguments: arguments())
  }

  private mutating func function() -> Function {
    let name = text()
    let parameters = list { $0.parameter() }
    let result = optional { $0.typeName() }
    let body = optional { $0.statements() }
    let attributes = list { $0.attribute() }
    let modifiers = Set(list { $0.text() })
    return Function(
      name: name, parameters: parameters, result: result, body: body, attributes: attributes,
      modifiers: modifiers, range: range())
  }

  private mutating func parameter() -> Function.Parameter {
    let label = optional { $0.text() }
    let name = text()
    let type = optional { $0.typeName() }
    let initial = optional { $0.expression() }
    let isVariadic = flag()
    return Function.Parameter(
      label: label, name: name, type: type, initial: initial, isVariadic: isVariadic,
      attributes: list { $0.text() })
  }

  private mutating func variable() -> Variable {
    let pattern = pattern()
    let type = optional { $0.typeName() }
    let attributes = list { $0.attribute() }
    let modifiers = Set(list { $0.text() })
    let isConstant = flag()
    let initial = optional { $0.expression() }
    let getter = optional { $0.statements() }
    let setter = optional { reader in
      let parameter = reader.text()
      return (parameter: parameter, body: reader.statements())
    }
    let before = optional { $0.statements() }
    let after = optional { $0.statements() }
    return Variable(
      pattern: pattern, type: type, attributes: attributes, modifiers: modifiers,
      isConstant: isConstant, initial: initial, getter: getter, setter: setter,
      observers: (before, after), range: range())
  }

  // MARK: Statements

  private mutating func statements() -> [Statement] { list { $0.statement() } }

  private mutating func statement() -> Statement {
    let kind = inside(.unknown) { $0.statementKind() }
    return Statement(kind, range())
  }

  private mutating func statementKind() -> Statement.Kind {
    switch tag() {
    case 0: return .expression(expression())
    case 1: return .variables(list { $0.variable() })
    case 2: return .function(function())
    case 3: return .type(typeDeclaration())
    case 4:
      let conditions = conditions()
      let then = statements()
      return .branch(conditions, then: then, else: optional { $0.statements() })
    case 5:
      let conditions = conditions()
      return .precondition(conditions, else: statements())
    case 6:
      let subject = expression()
      return .choice(subject, list { $0.switchCase() })
    case 7:
      let pattern = pattern()
      let sequence = expression()
      let condition = optional { $0.expression() }
      return .loop(pattern, sequence, condition: condition, statements())
    case 8:
      let conditions = conditions()
      return .repetition(conditions, statements())
    case 9: return .result(optional { $0.expression() })
    case 10: return .jump(text())
    case 11: return .raise(expression())
    case 12: return .later(statements())
    case 13: return .block(statements())
    case 14: return .unknown
    default: return fail(.unknown)
    }
  }

  private mutating func switchCase() -> Statement.Case {
    let patterns = list { reader in
      let pattern = reader.pattern()
      return (pattern: pattern, condition: reader.optional { $0.expression() })
    }
    return Statement.Case(patterns, statements())
  }

  private mutating func conditions() -> [Statement.Condition] {
    list { reader in
      switch reader.tag() {
      case 0: return .value(reader.expression())
      case 1:
        let name = reader.text()
        return .binding(name, reader.expression())
      case 2:
        let pattern = reader.pattern()
        return .match(pattern, reader.expression())
      case 3: return .available
      default: return reader.fail(.available)
      }
    }
  }

  private mutating func pattern() -> Statement.Pattern {
    inside(.anything) { reader in
      switch reader.tag() {
      case 0: return .anything
      case 1: return .name(reader.text())
      case 2: return .some(reader.pattern())
      case 3: return .tuple(reader.list { $0.pattern() })
      case 4:
        let name = reader.text()
        return .enumCase(name, reader.list { $0.pattern() })
      case 5: return .value(reader.expression())
      case 6:
        let type = reader.typeName()
        return .type(type, reader.optional { $0.pattern() })
      default: return reader.fail(.anything)
      }
    }
  }

  // MARK: Expressions

  private mutating func arguments() -> [Expression.Argument] {
    list { reader in
      let label = reader.optional { $0.text() }
      let isTrailing = reader.flag()
      return Expression.Argument(label, reader.expression(), isTrailing: isTrailing)
    }
  }

  private mutating func expression() -> Expression {
    let kind = inside(.unknown) { $0.expressionKind() }
    return Expression(kind, range())
  }

  private mutating func expressionKind() -> Expression.Kind {
    switch tag() {
    case 0: return .string(segments())
    case 1: return .integer(number())
    case 2: return .number(fraction())
    case 3: return .boolean(true)
    case 4: return .boolean(false)
    case 5: return Expression.Kind.none
    case 6: return .name(text())
    case 7:
      let base = optional { $0.expression() }
      return .member(base, text())
    case 8: return .optionalChain(expression())
    case 9: return .forced(expression())
    case 10:
      let callee = expression()
      return .call(callee, arguments())
    case 11:
      let base = expression()
      return .subscripting(base, arguments())
    case 12:
      let parameters = list { $0.text() }
      return .closure(Expression.Closure(parameters: parameters, body: statements()))
    case 13: return .array(list { $0.expression() })
    case 14:
      return .dictionary(
        list { reader in
          let key = reader.expression()
          return (key: key, value: reader.expression())
        })
    case 15: return .tuple(arguments())
    case let tag: return restOfKinds(tag)
    }
  }

  private mutating func restOfKinds(_ tag: UInt8) -> Expression.Kind {
    switch tag {
    case 16:
      let sign = text()
      return .prefix(sign, expression())
    case 17:
      let sign = text()
      let left = expression()
      return .binary(sign, left, expression())
    case 18:
      let condition = expression()
      let then = expression()
      return .ternary(condition, then, expression())
    case 19:
      let keyword = text()
      let inner = expression()
      return .cast(keyword, inner, typeName())
    case 20: return .keyPath(text())
    case 21: return .statement(statement())
    case 22:
      let name = text()
      return .macro(name, arguments())
    case 23: return .unknown
    default: return fail(.unknown)
    }
  }

  private mutating func segments() -> [Expression.Segment] {
    list { reader in
      switch reader.tag() {
      case 0: return .text(reader.text())
      case 1: return .interpolation(reader.arguments())
      default: return reader.fail(.text(""))
      }
    }
  }
}
