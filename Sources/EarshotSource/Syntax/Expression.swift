/// An expression of Swift, as far as its evaluation needs it.
package struct Expression: Sendable {
  /// The kind with its parts.
  package let kind: Kind
  /// Where it stands.
  package let range: CodeRange

  /// Makes an expression.
  package init(_ kind: Kind, _ range: CodeRange) {
    self.kind = kind
    self.range = range
  }

  /// The kinds of expressions.
  package indirect enum Kind: Sendable {
    /// A string literal; segments are text or an interpolation.
    case string([Segment])
    case integer(Int)
    case number(Double)
    case boolean(Bool)
    /// `nil`.
    case none
    /// A name, `self` and `super` too.
    case name(String)
    /// `base.name`; without a base `.name`.
    case member(Expression?, String)
    /// `base?.name` and the like: the base may be nil.
    case optionalChain(Expression)
    /// `value!`.
    case forced(Expression)
    case call(Expression, [Argument])
    case subscripting(Expression, [Argument])
    case closure(Closure)
    case array([Expression])
    case dictionary([(key: Expression, value: Expression)])
    case tuple([Argument])
    case prefix(String, Expression)
    case binary(String, Expression, Expression)
    case ternary(Expression, Expression, Expression)
    /// `value as Type`, `as?`, `as!`, `is`.
    case cast(String, Expression, TypeName)
    /// `\.name.name`, the names joined by full stops.
    case keyPath(String)
    /// `if` or `switch` as an expression.
    case statement(Statement)
    /// `#name(…) { … }`.
    case macro(String, [Argument])
    /// What is not understood.
    case unknown
  }

  /// A part of a string literal.
  package enum Segment: Sendable {
    case text(String)
    case interpolation([Argument])
  }

  /// An argument of a call or a part of a tuple.
  package struct Argument: Sendable {
    /// The label; `nil` for none.
    package let label: String?
    /// The value.
    package let value: Expression
    /// Whether it is a closure behind the parentheses.
    package let isTrailing: Bool

    /// Makes an argument.
    package init(_ label: String?, _ value: Expression, isTrailing: Bool = false) {
      self.label = label
      self.value = value
      self.isTrailing = isTrailing
    }
  }

  /// A closure.
  package struct Closure: Sendable {
    /// The names of its parameters; empty where it uses `$0`.
    package let parameters: [String]
    /// Its statements.
    package let body: [Statement]

    /// Makes a closure.
    package init(parameters: [String], body: [Statement]) {
      self.parameters = parameters
      self.body = body
    }
  }
}
