#if Source
  import EarshotSource
  import SwiftParser
  import SwiftSyntax

  extension SyntaxLowering {
    /// An expression; `try`, `await`, `&` and parentheses around one value are looked through.
    func expression(_ node: ExprSyntax) -> Expression {
      // What is applied one behind another, as modifiers are, is read from the inside without recursion.
      var applied: [ExprSyntax] = []
      var core = node
      // What stands before `#if` in a chain, to which the chain inside of it is applied.
      var bases: [ExprSyntax] = []
      while true {
        if let condition = core.as(PostfixIfConfigExprSyntax.self), let base = condition.base {
          if case .postfixExpression(let chain)? = condition.config.compiled?.elements {
            bases.append(base)
            core = chain
          } else {
            core = base
          }
        } else if let (next, isApplied) = inner(core) {
          if isApplied { applied.append(core) }
          core = next
        } else if core.is(MemberAccessExprSyntax.self), let base = bases.popLast() {
          applied.append(core)
          core = base
        } else {
          break
        }
      }
      guard depth.enter(applied.count + 1) else {
        let place = range(node)
        depth.note(place)
        return Expression(.unknown, place)
      }
      var value = self.value(core)
      depth.leave(1)
      for node in applied.reversed() {
        value = Expression(kind(of: node, appliedTo: value), range(node))
        depth.leave(1)
      }
      return value
    }

    /// The expression that one is applied to, or that it is but for its parentheses; `nil` for any other.
    private func inner(_ node: ExprSyntax) -> (ExprSyntax, isApplied: Bool)? {
      switch node.as(ExprSyntaxEnum.self) {
      case .tryExpr(let node): return (node.expression, false)
      case .awaitExpr(let node): return (node.expression, false)
      case .inOutExpr(let node): return (node.expression, false)
      case .copyExpr(let node): return (node.expression, false)
      case .tupleExpr(let node):
        guard node.elements.count == 1, let only = node.elements.first, only.label == nil else {
          return nil
        }
        return (only.expression, false)
      case .memberAccessExpr(let node): return node.base.map { ($0, true) }
      case .functionCallExpr(let node): return (node.calledExpression, true)
      case .subscriptCallExpr(let node): return (node.calledExpression, true)
      case .optionalChainingExpr(let node): return (node.expression, true)
      case .forceUnwrapExpr(let node): return (node.expression, true)
      case .genericSpecializationExpr(let node): return (node.expression, true)
      default: return nil
      }
    }

    private func kind(of node: ExprSyntax, appliedTo base: Expression) -> Expression.Kind {
      switch node.as(ExprSyntaxEnum.self) {
      case .memberAccessExpr(let node):
        return .member(base, node.declName.baseName.text.unquoted)
      case .functionCallExpr(let node):
        return .call(
          runsOnMain(node) ? Self.mainActorRun(at: base.range) : base,
          registeredCell(node.calledExpression)
            + arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures))
      case .subscriptCallExpr(let node):
        return .subscripting(
          base, arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures))
      case .optionalChainingExpr: return .optionalChain(base)
      case .forceUnwrapExpr: return .forced(base)
      default: return base.kind
      }
    }

    /// An expression that is applied to nothing.
    private func value(_ node: ExprSyntax) -> Expression {
      if case .sequenceExpr(let node) = node.as(ExprSyntaxEnum.self) {
        return sequence(Array(node.elements))
      }
      return Expression(literal(node) ?? kind(of: node), range(node))
    }

    private func literal(_ node: ExprSyntax) -> Expression.Kind? {
      switch node.as(ExprSyntaxEnum.self) {
      case .stringLiteralExpr(let node): return .string(segments(node))
      case .integerLiteralExpr(let node):
        return integer(node.literal.text).map(Expression.Kind.integer) ?? .unknown
      case .floatLiteralExpr(let node):
        return Double(node.literal.text.replacing("_", with: "")).map(Expression.Kind.number)
          ?? .unknown
      case .booleanLiteralExpr(let node): return .boolean(node.literal.text == "true")
      case .nilLiteralExpr: return Expression.Kind.none
      case .arrayExpr(let node): return .array(node.elements.map { expression($0.expression) })
      case .dictionaryExpr(let node):
        guard case .elements(let elements) = node.content else { return .dictionary([]) }
        return .dictionary(elements.map { (expression($0.key), expression($0.value)) })
      default: return nil
      }
    }

    private func integer(_ text: String) -> Int? {
      let digits = text.replacing("_", with: "")
      for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
        return Int(digits.dropFirst(2), radix: radix)
      }
      return Int(digits)
    }

    private func segments(_ node: StringLiteralExprSyntax) -> [Expression.Segment] {
      // What its escapes stand for is asked of the literal where it has no interpolation.
      if let whole = node.representedLiteralValue { return [.text(whole)] }
      return node.segments.map { segment in
        switch segment {
        case .stringSegment(let part): .text(part.content.text.withoutEscapes)
        case .expressionSegment(let part): .interpolation(arguments(part.expressions, nil, []))
        }
      }
    }

    private func kind(of node: ExprSyntax) -> Expression.Kind {
      switch node.as(ExprSyntaxEnum.self) {
      case .declReferenceExpr(let node): return .name(node.baseName.text.unquoted)
      case .superExpr(let node): return .name(node.superKeyword.text)
      case .memberAccessExpr(let node): return .member(nil, node.declName.baseName.text.unquoted)
      case .macroExpansionExpr(let node):
        return .macro(
          node.macroName.text,
          arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures))
      case .keyPathExpr(let node):
        return .keyPath(
          node.components.compactMap { component in
            switch component.component {
            case .property(let property): property.declName.baseName.text
            default: nil
            }
          }.joined(separator: "."))
      case .closureExpr(let node): return .closure(closure(node))
      case .tupleExpr(let node): return .tuple(arguments(node.elements, nil, []))
      case .ternaryExpr(let node):
        return .ternary(
          expression(node.condition), expression(node.thenExpression),
          expression(node.elseExpression))
      case .prefixOperatorExpr(let node):
        let value = expression(node.expression)
        switch (node.operator.text, value.kind) {
        case ("-", .integer(let number)): return .integer(0 &- number)
        case ("-", .number(let number)): return .number(-number)
        default: return .prefix(node.operator.text, value)
        }
      case .ifExpr(let node): return .statement(branch(node))
      case .switchExpr(let node): return .statement(choice(node))
      default: return .unknown
      }
    }

    /// Whether a call is `Task { @MainActor in … }`, whose closure runs before anybody looks unless it waits
    /// for something.
    private func runsOnMain(_ node: FunctionCallExprSyntax) -> Bool {
      guard node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "Task",
        let closure = node.trailingClosure, let signature = closure.signature,
        attributes(signature.attributes).contains(where: { $0.name == "MainActor" })
      else { return false }
      return !closure.statements.tokens(viewMode: .sourceAccurate).contains {
        $0.tokenKind == .keyword(.await)
      }
    }

    private static func mainActorRun(at range: CodeRange) -> Expression {
      Expression(.member(Expression(.name("MainActor"), range), "run"), range)
    }

    /// The type of the cell of `UICollectionView.CellRegistration<Cell, Item>`, which only its generic
    /// arguments tell, as an argument of its own.
    private func registeredCell(_ callee: ExprSyntax) -> [Expression.Argument] {
      guard let node = callee.as(GenericSpecializationExprSyntax.self),
        let member = node.expression.as(MemberAccessExprSyntax.self),
        ["CellRegistration", "SupplementaryRegistration"].contains(
          member.declName.baseName.text),
        case .type(let type)? = node.genericArgumentClause.arguments.first?.argument
      else { return [] }
      return [Expression.Argument("cell", Expression(.name(typeName(type).name), range(node)))]
    }

    private func closure(_ node: ClosureExprSyntax) -> Expression.Closure {
      var names: [String] = []
      switch node.signature?.parameterClause {
      case .simpleInput(let list): names = list.map(\.name.text)
      case .parameterClause(let clause):
        names = clause.parameters.map { ($0.secondName ?? $0.firstName).text }
      case nil: break
      }
      return Expression.Closure(
        parameters: names.map(\.unquoted), body: statements(node.statements))
    }

    /// The arguments of a call, with the closures behind it.
    func arguments(
      _ list: LabeledExprListSyntax, _ trailing: ClosureExprSyntax?,
      _ additional: MultipleTrailingClosureElementListSyntax
    ) -> [Expression.Argument] {
      var arguments = list.map {
        Expression.Argument($0.label?.text.unquoted, expression($0.expression))
      }
      if let trailing {
        arguments.append(
          Expression.Argument(
            nil, Expression(.closure(closure(trailing)), range(trailing)), isTrailing: true))
      }
      for element in additional {
        arguments.append(
          Expression.Argument(
            element.label.text, Expression(.closure(closure(element.closure)), range(element)),
            isTrailing: true))
      }
      return arguments
    }
  }

  extension String {
    /// The text with what its escapes stand for.
    var withoutEscapes: String {
      guard contains("\\") else { return self }
      var text = ""
      var isEscaped = false
      for character in self {
        guard isEscaped else {
          if character == "\\" { isEscaped = true } else { text.append(character) }
          continue
        }
        isEscaped = false
        switch character {
        case "n": text.append("\n")
        case "t": text.append("\t")
        case "r": text.append("\r")
        default: text.append(character)
        }
      }
      return text
    }
  }
#endif
