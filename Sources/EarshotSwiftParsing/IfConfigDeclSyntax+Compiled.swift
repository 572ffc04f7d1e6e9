#if Source
  import EarshotSource
  import SwiftSyntax

  extension IfConfigDeclSyntax {
    /// The clause that is compiled for a phone as users have it; the first whose condition nobody can
    /// tell, or `nil` where none is.
    var compiled: IfConfigClauseSyntax? {
      var unknown: IfConfigClauseSyntax?
      for clause in clauses {
        guard let condition = clause.condition else { return unknown ?? clause }
        switch Self.holds(condition) {
        case true: return unknown ?? clause
        case nil: unknown = unknown ?? clause
        default: continue
        }
      }
      return unknown
    }

    /// Whether a condition holds on a phone; `nil` if the settings of the project decide.
    private static func holds(_ condition: ExprSyntax) -> Bool? {
      if let literal = condition.as(BooleanLiteralExprSyntax.self) {
        return literal.literal.text == "true"
      }
      if let inner = condition.as(PrefixOperatorExprSyntax.self), inner.operator.text == "!" {
        return holds(inner.expression).map { !$0 }
      }
      if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first {
        return holds(only.expression)
      }
      if let operators = condition.as(SequenceExprSyntax.self) { return holds(operators) }
      return BuildCondition.holds(condition.trimmedDescription)
    }

    /// Conditions that are joined: of `||` one holds, of `&&` all do; `&&` binds closer.
    private static func holds(_ sequence: SequenceExprSyntax) -> Bool? {
      var any: Bool? = false
      var all: Bool? = true
      for element in sequence.elements {
        guard let sign = element.as(BinaryOperatorExprSyntax.self) else {
          all = both(all, holds(element))
          continue
        }
        guard sign.operator.text == "||" else { continue }
        any = either(any, all)
        all = true
      }
      return either(any, all)
    }

    private static func both(_ a: Bool?, _ b: Bool?) -> Bool? {
      if a == false || b == false { return false }
      return a == nil || b == nil ? nil : true
    }

    private static func either(_ a: Bool?, _ b: Bool?) -> Bool? {
      both(a.map { !$0 }, b.map { !$0 }).map { !$0 }
    }
  }
#endif
