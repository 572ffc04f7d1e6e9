#if Source
  import EarshotSource
  import SwiftSyntax

  extension SyntaxLowering {
    /// The expression of operands and operators in one row, by the precedence of Swift.
    func sequence(_ nodes: [ExprSyntax]) -> Expression {
      // As deep as it has operators, where all group alike.
      guard depth.enter(nodes.count / 2) else {
        var place = CodeRange(text, 0..<0)
        if let first = nodes.first, let last = nodes.last {
          let start = range(first).offsets.lowerBound
          place = CodeRange(text, start..<max(start, range(last).offsets.upperBound))
        }
        depth.note(place)
        return Expression(.unknown, place)
      }
      defer { depth.leave(nodes.count / 2) }
      var reader = OperatorReader(lowering: self, nodes: nodes)
      return reader.expression(from: 0)
    }
  }

  /// Reads a row of operands and operators by climbing precedences.
  private struct OperatorReader {
    let lowering: SyntaxLowering
    let nodes: [ExprSyntax]
    private var index = 0

    init(lowering: SyntaxLowering, nodes: [ExprSyntax]) {
      self.lowering = lowering
      self.nodes = nodes
    }

    mutating func expression(from lowest: Int) -> Expression {
      var left = operand()
      while index < nodes.count {
        let node = nodes[index]
        let (precedence, isRight) = Self.precedence(of: node)
        guard precedence >= lowest else { break }
        index += 1
        left = combine(left, node, isRight ? precedence : precedence + 1)
      }
      return left
    }

    private mutating func operand() -> Expression {
      guard index < nodes.count else {
        return Expression(.unknown, CodeRange(lowering.text, 0..<0))
      }
      defer { index += 1 }
      return lowering.expression(nodes[index])
    }

    private mutating func combine(_ left: Expression, _ node: ExprSyntax, _ next: Int) -> Expression
    {
      if node.is(UnresolvedAsExprSyntax.self) || node.is(UnresolvedIsExprSyntax.self) {
        let type = index < nodes.count ? nodes[index].as(TypeExprSyntax.self) : nil
        let range = span(left, index < nodes.count ? lowering.range(nodes[index]) : left.range)
        index += 1
        let name = type.map { lowering.typeName($0.type) } ?? TypeName("Any")
        let isQuestion = node.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark?.text
        let keyword = node.is(UnresolvedIsExprSyntax.self) ? "is" : "as" + (isQuestion ?? "")
        return Expression(.cast(keyword, left, name), range)
      }
      if let ternary = node.as(UnresolvedTernaryExprSyntax.self) {
        let middle = lowering.expression(ternary.thenExpression)
        let right = expression(from: next)
        return Expression(.ternary(left, middle, right), span(left, right.range))
      }
      let right = expression(from: next)
      let name =
        node.as(BinaryOperatorExprSyntax.self)?.operator.text
        ?? (node.is(AssignmentExprSyntax.self) ? "=" : "?")
      return Expression(.binary(name, left, right), span(left, right.range))
    }

    private func span(_ left: Expression, _ right: CodeRange) -> CodeRange {
      let start = left.range.offsets.lowerBound
      return CodeRange(lowering.text, start..<max(start, right.offsets.upperBound))
    }

    /// The precedence of an operator, and whether it groups from the right.
    private static func precedence(of node: ExprSyntax) -> (Int, isRight: Bool) {
      if node.is(AssignmentExprSyntax.self) { return (10, true) }
      if node.is(UnresolvedTernaryExprSyntax.self) { return (20, true) }
      if node.is(UnresolvedAsExprSyntax.self) || node.is(UnresolvedIsExprSyntax.self) {
        return (70, false)
      }
      switch node.as(BinaryOperatorExprSyntax.self)?.operator.text {
      case "+=", "-=", "*=", "/=", "%=", "|=", "&=": return (10, true)
      case "||": return (30, false)
      case "&&": return (40, false)
      case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=": return (50, false)
      case "??": return (60, true)
      case "...", "..<": return (80, false)
      case "+", "-", "|", "^": return (90, false)
      case "*", "/", "%", "&": return (100, false)
      default: return (85, false)
      }
    }
  }
#endif
