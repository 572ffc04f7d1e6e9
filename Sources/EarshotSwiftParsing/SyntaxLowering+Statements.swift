#if Source
  import EarshotSource
  import SwiftSyntax

  extension SyntaxLowering {
    /// The statements of a block; of `#if` the first branch counts.
    func statements(_ items: CodeBlockItemListSyntax) -> [Statement] {
      inside(items, else: []) {
        reached(items).map { item in
          switch item.item {
          case .expr(let value): Statement(.expression(expression(value)), range(value))
          case .stmt(let node): statement(node)
          case .decl(let node): Statement(declaration(node), range(node))
          }
        }
      }
    }

    /// Statements without those behind an `if` about the system from which every phone returns.
    private func reached(_ items: CodeBlockItemListSyntax) -> [CodeBlockItemSyntax] {
      let items = Array(items)
      guard let end = items.firstIndex(where: returns), let last = items.last,
        end + 1 < items.count
      else { return items }
      let start = range(items[end + 1]).offsets.lowerBound
      system.leaveOut(CodeRange(text, start..<max(start, range(last).offsets.upperBound)))
      return Array(items[...end])
    }

    private func returns(_ item: CodeBlockItemSyntax) -> Bool {
      guard case .stmt(let statement) = item.item,
        let branch = statement.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self),
        branch.conditions.holds(from: system.oldest) == true
      else { return false }
      return branch.body.statements.last?.item.is(ReturnStmtSyntax.self) == true
    }

    private func declaration(_ node: DeclSyntax) -> Statement.Kind {
      if let node = node.as(VariableDeclSyntax.self) { return .variables(variables(node)) }
      if let function = function(node) { return .function(function) }
      if let type = typeDeclaration(node) { return .type(type) }
      if let node = node.as(IfConfigDeclSyntax.self),
        case .statements(let items) = node.compiled?.elements
      {
        return .block(statements(items))
      }
      if let node = node.as(MacroExpansionDeclSyntax.self) {
        return .expression(
          Expression(
            .macro(
              node.macroName.text,
              arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures)),
            range(node)))
      }
      return .unknown
    }

    /// A statement.
    func statement(_ node: StmtSyntax) -> Statement {
      Statement(kind(of: node), range(node))
    }

    private func kind(of node: StmtSyntax) -> Statement.Kind {
      if let node = node.as(ExpressionStmtSyntax.self) {
        let value = expression(node.expression)
        if case .statement(let statement) = value.kind { return statement.kind }
        return .expression(value)
      }
      if let node = node.as(ReturnStmtSyntax.self) {
        return .result(node.expression.map(expression))
      }
      if let node = node.as(GuardStmtSyntax.self) {
        let isMet = node.conditions.holds(from: system.oldest) == true
        if isMet { system.leaveOut(range(node.body)) }
        return .precondition(
          conditions(node.conditions), else: isMet ? [] : statements(node.body.statements))
      }
      if let node = node.as(ForStmtSyntax.self) {
        return .loop(
          pattern(node.pattern), expression(node.sequence),
          condition: node.whereClause.map { expression($0.condition) },
          statements(node.body.statements))
      }
      if let node = node.as(WhileStmtSyntax.self) {
        return .repetition(conditions(node.conditions), statements(node.body.statements))
      }
      if let node = node.as(RepeatStmtSyntax.self) {
        return .repetition([.value(expression(node.condition))], statements(node.body.statements))
      }
      if let node = node.as(DoStmtSyntax.self) { return .block(statements(node.body.statements)) }
      if let node = node.as(DeferStmtSyntax.self) {
        return .later(statements(node.body.statements))
      }
      if let node = node.as(ThrowStmtSyntax.self) { return .raise(expression(node.expression)) }
      if node.is(BreakStmtSyntax.self) { return .jump("break") }
      if node.is(ContinueStmtSyntax.self) { return .jump("continue") }
      if node.is(FallThroughStmtSyntax.self) { return .jump("fallthrough") }
      if let node = node.as(LabeledStmtSyntax.self) {
        return inside(node, else: .unknown) { kind(of: node.statement) }
      }
      return .unknown
    }

    /// `if` as a statement.
    func branch(_ node: IfExprSyntax) -> Statement {
      let isMet = node.conditions.holds(from: system.oldest)
      if isMet == false { system.leaveOut(range(node.body)) }
      if isMet == true, let other = node.elseBody { system.leaveOut(range(other)) }
      var otherwise: [Statement]?
      switch isMet == true ? nil : node.elseBody {
      case .ifExpr(let next): otherwise = inside(next, else: []) { [branch(next)] }
      case .codeBlock(let block): otherwise = statements(block.statements)
      case nil: break
      }
      return Statement(
        .branch(
          conditions(node.conditions),
          then: isMet == false ? [] : statements(node.body.statements), else: otherwise),
        range(node))
    }

    /// `switch` as a statement.
    func choice(_ node: SwitchExprSyntax) -> Statement {
      var cases: [Statement.Case] = []
      for element in node.cases {
        guard case .switchCase(let item) = element else { continue }
        switch item.label {
        case .default: cases.append(Statement.Case([], statements(item.statements)))
        case .case(let label):
          cases.append(
            Statement.Case(
              label.caseItems.map {
                (pattern($0.pattern), $0.whereClause.map { expression($0.condition) })
              }, statements(item.statements)))
        }
      }
      return Statement(.choice(expression(node.subject), cases), range(node))
    }

    private func conditions(_ list: ConditionElementListSyntax) -> [Statement.Condition] {
      list.map { element in
        switch element.condition {
        case .expression(let value): .value(expression(value))
        // The phone has a new system, so that nothing is unavailable.
        case .availability(let condition):
          condition.isNegated
            ? .value(Expression(.boolean(false), range(condition))) : .available
        case .matchingPattern(let match):
          .match(pattern(match.pattern), expression(match.initializer.value))
        case .optionalBinding(let binding):
          .binding(
            name(of: binding.pattern),
            // `if let name` asks for the name itself.
            binding.initializer.map { expression($0.value) }
              ?? Expression(.name(name(of: binding.pattern)), range(binding.pattern)))
        }
      }
    }

    private func name(of pattern: PatternSyntax) -> String {
      pattern.as(IdentifierPatternSyntax.self)?.identifier.text.unquoted ?? "_"
    }

    /// A pattern.
    func pattern(_ node: PatternSyntax) -> Statement.Pattern {
      inside(node, else: .anything) { plainPattern(node) }
    }

    private func plainPattern(_ node: PatternSyntax) -> Statement.Pattern {
      if let node = node.as(IdentifierPatternSyntax.self) {
        return .name(node.identifier.text.unquoted)
      }
      if let node = node.as(ValueBindingPatternSyntax.self) { return bound(pattern(node.pattern)) }
      if let node = node.as(TuplePatternSyntax.self) {
        return .tuple(node.elements.map { pattern($0.pattern) })
      }
      if let node = node.as(IsTypePatternSyntax.self) { return .type(typeName(node.type), nil) }
      if let node = node.as(ExpressionPatternSyntax.self) { return pattern(of: node.expression) }
      return .anything
    }

    /// The pattern in which names are new variables, as behind `let`.
    private func bound(_ pattern: Statement.Pattern) -> Statement.Pattern {
      switch pattern {
      case .value(let value):
        if case .name(let name) = value.kind { return .name(name) }
        return pattern
      case .enumCase(let name, let parts): return .enumCase(name, parts.map(bound))
      case .tuple(let parts): return .tuple(parts.map(bound))
      case .some(let inner): return .some(bound(inner))
      case .type(let type, let inner): return .type(type, inner.map(bound))
      case .anything, .name: return pattern
      }
    }

    /// The pattern that an expression is, such as `.name(let part)`.
    private func pattern(of node: ExprSyntax) -> Statement.Pattern {
      inside(node, else: .anything) { plainPattern(of: node) }
    }

    private func plainPattern(of node: ExprSyntax) -> Statement.Pattern {
      if let node = node.as(PatternExprSyntax.self) { return pattern(node.pattern) }
      if node.is(DiscardAssignmentExprSyntax.self) { return .anything }
      if let node = node.as(OptionalChainingExprSyntax.self) {
        return .some(pattern(of: node.expression))
      }
      if let node = node.as(TupleExprSyntax.self), node.elements.count > 1 {
        return .tuple(node.elements.map { pattern(of: $0.expression) })
      }
      if let call = node.as(FunctionCallExprSyntax.self),
        let member = call.calledExpression.as(MemberAccessExprSyntax.self)
      {
        return .enumCase(
          member.declName.baseName.text.unquoted,
          call.arguments.map { pattern(of: $0.expression) })
      }
      if let member = node.as(MemberAccessExprSyntax.self), member.base == nil {
        return .enumCase(member.declName.baseName.text.unquoted, [])
      }
      if let node = node.as(SequenceExprSyntax.self), node.elements.count == 3,
        node.elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true,
        let type = node.elements.last?.as(TypeExprSyntax.self), let first = node.elements.first
      {
        return .type(typeName(type.type), pattern(of: first))
      }
      return .value(expression(node))
    }
  }
#endif
