import EarshotAudit

extension KeptWriter {
  mutating func write(_ file: SwiftFile) {
    list(file.types) { $0.write($1) }
    list(file.functions) { $0.write($1) }
    list(file.variables) { $0.write($1) }
    list(file.expressions) { $0.write($1) }
    list(file.imports.sorted()) { $0.text($1) }
    list(file.comments) {
      $0.text($1.text)
      $0.range(CodeRange(file.text, $1.offsets))
      $0.flag($1.isBehindCode)
      $0.list($1.next) {
        $0.number($1.lowerBound)
        $0.number($1.upperBound)
      }
      $0.optional($1.previous) { $0.number($1) }
    }
    list(file.problems) {
      $0.text($1.message)
      $0.range($1.range)
    }
    list(file.unreached) { $0.range(CodeRange(file.text, $1)) }
  }

  // MARK: Declarations

  private mutating func write(_ type: TypeDeclaration) {
    text(type.kind.rawValue)
    text(type.name)
    list(type.inherits) { $0.write($1) }
    list(type.attributes) { $0.write($1) }
    list(type.variables) { $0.write($1) }
    list(type.functions) { $0.write($1) }
    list(type.cases) {
      $0.text($1.name)
      $0.optional($1.rawValue) { $0.write($1) }
      $0.list($1.associated) { $0.optional($1) { $0.text($1) } }
    }
    list(type.types) { $0.write($1) }
    range(type.range)
  }

  private mutating func write(_ type: TypeName) {
    text(type.name)
    optional(type.outer) { $0.text($1) }
    list(type.arguments) { $0.write($1) }
    flag(type.isOptional)
  }

  private mutating func write(_ attribute: Attribute) {
    text(attribute.name)
    write(attribute.arguments)
  }

  private mutating func write(_ function: Function) {
    text(function.name)
    list(function.parameters) {
      $0.optional($1.label) { $0.text($1) }
      $0.text($1.name)
      $0.optional($1.type) { $0.write($1) }
      $0.optional($1.initial) { $0.write($1) }
      $0.flag($1.isVariadic)
      $0.list($1.attributes) { $0.text($1) }
    }
    optional(function.result) { $0.write($1) }
    optional(function.body) { $0.write($1) }
    list(function.attributes) { $0.write($1) }
    list(function.modifiers.sorted()) { $0.text($1) }
    range(function.range)
  }

  private mutating func write(_ variable: Variable) {
    write(variable.pattern)
    optional(variable.type) { $0.write($1) }
    list(variable.attributes) { $0.write($1) }
    list(variable.modifiers.sorted()) { $0.text($1) }
    flag(variable.isConstant)
    optional(variable.initial) { $0.write($1) }
    optional(variable.getter) { $0.write($1) }
    optional(variable.setter) {
      $0.text($1.parameter)
      $0.write($1.body)
    }
    optional(variable.observers.willSet) { $0.write($1) }
    optional(variable.observers.didSet) { $0.write($1) }
    range(variable.range)
  }

  // MARK: Statements

  private mutating func write(_ statements: [Statement]) { list(statements) { $0.write($1) } }

  private mutating func write(_ statement: Statement) {
    write(statement.kind)
    range(statement.range)
  }

  private mutating func write(_ kind: Statement.Kind) {
    switch kind {
    case .expression(let value): tagged(0) { $0.write(value) }
    case .variables(let values): tagged(1) { $0.list(values) { $0.write($1) } }
    case .function(let function): tagged(2) { $0.write(function) }
    case .type(let type): tagged(3) { $0.write(type) }
    case .branch(let conditions, let then, let otherwise):
      tagged(4) {
        $0.write(conditions)
        $0.write(then)
        $0.optional(otherwise) { $0.write($1) }
      }
    case .precondition(let conditions, let otherwise):
      tagged(5) {
        $0.write(conditions)
        $0.write(otherwise)
      }
    case .choice(let subject, let cases): tagged(6) { $0.write(subject, cases) }
    case .loop(let pattern, let sequence, let condition, let body):
      tagged(7) {
        $0.write(pattern)
        $0.write(sequence)
        $0.optional(condition) { $0.write($1) }
        $0.write(body)
      }
    case .repetition(let conditions, let body):
      tagged(8) {
        $0.write(conditions)
        $0.write(body)
      }
    case .result(let value): tagged(9) { $0.optional(value) { $0.write($1) } }
    case .jump(let word): tagged(10) { $0.text(word) }
    case .raise(let value): tagged(11) { $0.write(value) }
    case .later(let body): tagged(12) { $0.write(body) }
    case .block(let body): tagged(13) { $0.write(body) }
    case .unknown: tag(14)
    }
  }

  private mutating func tagged(_ number: UInt8, _ write: (inout Self) -> Void) {
    tag(number)
    write(&self)
  }

  private mutating func write(_ subject: Expression, _ cases: [Statement.Case]) {
    write(subject)
    list(cases) {
      $0.list($1.patterns) {
        $0.write($1.pattern)
        $0.optional($1.condition) { $0.write($1) }
      }
      $0.write($1.body)
    }
  }

  private mutating func write(_ conditions: [Statement.Condition]) {
    list(conditions) { writer, condition in
      switch condition {
      case .value(let value): writer.tagged(0) { $0.write(value) }
      case .binding(let name, let value):
        writer.tagged(1) {
          $0.text(name)
          $0.write(value)
        }
      case .match(let pattern, let value):
        writer.tagged(2) {
          $0.write(pattern)
          $0.write(value)
        }
      case .available: writer.tag(3)
      }
    }
  }

  private mutating func write(_ pattern: Statement.Pattern) {
    switch pattern {
    case .anything: tag(0)
    case .name(let name): tagged(1) { $0.text(name) }
    case .some(let inner): tagged(2) { $0.write(inner) }
    case .tuple(let parts): tagged(3) { $0.list(parts) { $0.write($1) } }
    case .enumCase(let name, let parts):
      tagged(4) {
        $0.text(name)
        $0.list(parts) { $0.write($1) }
      }
    case .value(let value): tagged(5) { $0.write(value) }
    case .type(let type, let inner):
      tagged(6) {
        $0.write(type)
        $0.optional(inner) { $0.write($1) }
      }
    }
  }

  // MARK: Expressions

  private mutating func write(_ arguments: [Expression.Argument]) {
    list(arguments) {
      $0.optional($1.label) { $0.text($1) }
      $0.flag($1.isTrailing)
      $0.write($1.value)
    }
  }

  private mutating func write(_ expression: Expression) {
    write(expression.kind)
    range(expression.range)
  }

  private mutating func write(_ first: Expression, _ second: Expression) {
    write(first)
    write(second)
  }

  private mutating func write(_ kind: Expression.Kind) {
    switch kind {
    case .string(let segments): tagged(0) { $0.write(segments) }
    case .integer(let value): tagged(1) { $0.number(value) }
    case .number(let value): tagged(2) { $0.number(value) }
    case .boolean(let value): tag(value ? 3 : 4)
    case .none: tag(5)
    case .name(let name): tagged(6) { $0.text(name) }
    case .member(let base, let name):
      tagged(7) {
        $0.optional(base) { $0.write($1) }
        $0.text(name)
      }
    case .optionalChain(let inner): tagged(8) { $0.write(inner) }
    case .forced(let inner): tagged(9) { $0.write(inner) }
    case .call(let callee, let arguments):
      tagged(10) {
        $0.write(callee)
        $0.write(arguments)
      }
    case .subscripting(let base, let arguments):
      tagged(11) {
        $0.write(base)
        $0.write(arguments)
      }
    case .closure(let closure):
      tagged(12) {
        $0.list(closure.parameters) { $0.text($1) }
        $0.write(closure.body)
      }
    case .array(let parts): tagged(13) { $0.list(parts) { $0.write($1) } }
    case .dictionary(let pairs): tagged(14) { $0.list(pairs) { $0.write($1.key, $1.value) } }
    case .tuple(let parts): tagged(15) { $0.write(parts) }
    default: writeRest(kind)
    }
  }

  private mutating func writeRest(_ kind: Expression.Kind) {
    switch kind {
    case .prefix(let sign, let inner):
      tagged(16) {
        $0.text(sign)
        $0.write(inner)
      }
    case .binary(let sign, let left, let right):
      tagged(17) {
        $0.text(sign)
        $0.write(left, right)
      }
    case .ternary(let condition, let then, let otherwise):
      tagged(18) {
        $0.write(condition)
        $0.write(then, otherwise)
      }
    case .cast(let keyword, let inner, let type):
      tagged(19) {
        $0.text(keyword)
        $0.write(inner)
        $0.write(type)
      }
    case .keyPath(let path): tagged(20) { $0.text(path) }
    case .statement(let statement): tagged(21) { $0.write(statement) }
    case .macro(let name, let arguments):
      tagged(22) {
        $0.text(name)
        $0.write(arguments)
      }
    default: tag(23)
    }
  }

  private mutating func write(_ segments: [Expression.Segment]) {
    list(segments) { writer, segment in
      switch segment {
      case .text(let text): writer.tagged(0) { $0.text(text) }
      case .interpolation(let arguments): writer.tagged(1) { $0.write(arguments) }
      }
    }
  }
}
