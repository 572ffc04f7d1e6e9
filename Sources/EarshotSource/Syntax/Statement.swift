/// A statement of Swift, as far as its evaluation needs it.
package struct Statement: Sendable {
  /// The kind with its parts.
  package let kind: Kind
  /// Where it stands.
  package let range: CodeRange

  /// Makes a statement.
  package init(_ kind: Kind, _ range: CodeRange) {
    self.kind = kind
    self.range = range
  }

  /// The kinds of statements.
  package indirect enum Kind: Sendable {
    case expression(Expression)
    case variables([Variable])
    case function(Function)
    case type(TypeDeclaration)
    case branch([Condition], then: [Statement], else: [Statement]?)
    case precondition([Condition], else: [Statement])
    case choice(Expression, [Case])
    case loop(Pattern, Expression, condition: Expression?, [Statement])
    /// `while` and `repeat`.
    case repetition([Condition], [Statement])
    case result(Expression?)
    /// `break`, `continue`, `fallthrough`.
    case jump(String)
    case raise(Expression)
    /// `defer`.
    case later([Statement])
    /// `do`, whose `catch` is not taken, and `#if`.
    case block([Statement])
    case unknown
  }

  /// A condition of `if`, `guard` or `while`.
  package enum Condition: Sendable {
    case value(Expression)
    /// `let name = value`; `let name` asks for the value of the same name.
    case binding(String, Expression)
    /// `case pattern = value`.
    case match(Pattern, Expression)
    /// `#available(…)`, taken for true.
    case available
  }

  /// A case of `switch`.
  package struct Case: Sendable {
    /// Its patterns, each with its `where`; empty for `default`.
    package let patterns: [(pattern: Pattern, condition: Expression?)]
    /// Its statements.
    package let body: [Statement]

    /// Makes a case.
    package init(_ patterns: [(pattern: Pattern, condition: Expression?)], _ body: [Statement]) {
      self.patterns = patterns
      self.body = body
    }
  }

  /// A pattern that a value is matched with.
  package indirect enum Pattern: Sendable {
    case anything
    case name(String)
    case value(Expression)
    /// `.name(…)`.
    case enumCase(String, [Pattern])
    case tuple([Pattern])
    /// `pattern?`.
    case some(Pattern)
    /// `is Type` or `pattern as Type`.
    case type(TypeName, Pattern?)
  }
}
