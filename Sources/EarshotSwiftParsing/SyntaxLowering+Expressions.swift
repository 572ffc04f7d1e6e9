#if Source
  import EarshotSource
  import SwiftParser
  import SwiftSyntax

  extension SyntaxLowering {
    /// An expression; `try`, `await`, `&` and parentheses around one value are looked through.
    func expression(_ node: ExprSyntax) -> Expression {
      if let node = node.as(TryExprSyntax.self) { return expression(node.expression) }
      if let node = node.as(AwaitExprSyntax.self) { return expression(node.expression) }
      if let node = node.as(InOutExprSyntax.self) { return expression(node.expression) }
      if let node = node.as(CopyExprSyntax.self) { return expression(node.expression) }
      if let node = node.as(SequenceExprSyntax.self) { return sequence(Array(node.elements)) }
      if let node = node.as(TupleExprSyntax.self), node.elements.count == 1,
        let only = node.elements.first, only.label == nil
      {
        return expression(only.expression)
      }
      return Expression(kind(of: node), range(node))
    }

    private func kind(of node: ExprSyntax) -> Expression.Kind {
      literal(node) ?? access(node) ?? structure(node) ?? .unknown
    }

    private func literal(_ node: ExprSyntax) -> Expression.Kind? {
      if let node = node.as(StringLiteralExprSyntax.self) { return .string(segments(node)) }
      if let node = node.as(IntegerLiteralExprSyntax.self) {
        return integer(node.literal.text).map(Expression.Kind.integer) ?? .unknown
      }
      if let node = node.as(FloatLiteralExprSyntax.self) {
        return Double(node.literal.text.replacing("_", with: "")).map(Expression.Kind.number)
          ?? .unknown
      }
      if let node = node.as(BooleanLiteralExprSyntax.self) {
        return .boolean(node.literal.text == "true")
      }
      if node.is(NilLiteralExprSyntax.self) { return Expression.Kind.none }
      if let node = node.as(ArrayExprSyntax.self) {
        return .array(node.elements.map { expression($0.expression) })
      }
      if let node = node.as(DictionaryExprSyntax.self) {
        guard case .elements(let elements) = node.content else { return .dictionary([]) }
        return .dictionary(elements.map { (expression($0.key), expression($0.value)) })
      }
      return nil
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

    private func access(_ node: ExprSyntax) -> Expression.Kind? {
      if let node = node.as(DeclReferenceExprSyntax.self) {
        return .name(node.baseName.text.unquoted)
      }
      if let node = node.as(SuperExprSyntax.self) { return .name(node.superKeyword.text) }
      if let node = node.as(MemberAccessExprSyntax.self) {
        return .member(node.base.map(expression), node.declName.baseName.text.unquoted)
      }
      if let node = node.as(FunctionCallExprSyntax.self) {
        return .call(
          expression(node.calledExpression),
          registeredCell(node.calledExpression)
            + arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures))
      }
      if let node = node.as(SubscriptCallExprSyntax.self) {
        return .subscripting(
          expression(node.calledExpression),
          arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures))
      }
      if let node = node.as(OptionalChainingExprSyntax.self) {
        return .optionalChain(expression(node.expression))
      }
      if let node = node.as(ForceUnwrapExprSyntax.self) {
        return .forced(expression(node.expression))
      }
      if let node = node.as(GenericSpecializationExprSyntax.self) {
        return expression(node.expression).kind
      }
      if let node = node.as(MacroExpansionExprSyntax.self) {
        return .macro(
          node.macroName.text,
          arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures))
      }
      if let node = node.as(KeyPathExprSyntax.self) {
        return .keyPath(
          node.components.compactMap { component in
            switch component.component {
            case .property(let property): property.declName.baseName.text
            default: nil
            }
          }.joined(separator: "."))
      }
      return nil
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

    private func structure(_ node: ExprSyntax) -> Expression.Kind? {
      if let node = node.as(ClosureExprSyntax.self) { return .closure(closure(node)) }
      if let node = node.as(TupleExprSyntax.self) {
        return .tuple(arguments(node.elements, nil, []))
      }
      if let node = node.as(TernaryExprSyntax.self) {
        return .ternary(
          expression(node.condition), expression(node.thenExpression),
          expression(node.elseExpression))
      }
      if let node = node.as(PrefixOperatorExprSyntax.self) {
        let value = expression(node.expression)
        switch (node.operator.text, value.kind) {
        case ("-", .integer(let number)): return .integer(-number)
        case ("-", .number(let number)): return .number(-number)
        default: return .prefix(node.operator.text, value)
        }
      }
      if let node = node.as(IfExprSyntax.self) { return .statement(branch(node)) }
      if let node = node.as(SwitchExprSyntax.self) { return .statement(choice(node)) }
      return nil
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
