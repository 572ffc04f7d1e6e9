#if Source
  import EarshotSource
  import EarshotTree
  import SwiftParser
  import SwiftSyntax

  /// Brings the tree of swift-syntax into the form that is evaluated.
  ///
  /// Nothing in it depends on the length of a chain by recursion, so that no file overflows the stack.
  struct SyntaxLowering {
    /// The file.
    let text: SourceText
    /// Where the tree begins in the file.
    var start = 0
    /// How deep it is in the file.
    let depth: LoweringDepth
    /// The oldest system that the app runs on, and what is left out for it.
    let system: LoweringSystem

    /// The part of the file that a node stands in, without the blanks and comments around it.
    func range(_ node: some SyntaxProtocol) -> CodeRange {
      let last = start + node.endPosition.utf8Offset
      // The first token of a long chain is deep inside, so that the bytes are asked and not the tree.
      let first = min(text.endOfTrivia(from: start + node.position.utf8Offset), last)
      let end = last - node.trailingTriviaLength.utf8Length
      return CodeRange(text, first..<max(first, end))
    }

    /// The result for a node inside of others; `cut` where it stands too deep.
    func inside<Result>(
      _ node: some SyntaxProtocol, else cut: @autoclosure () -> Result, _ work: () -> Result
    ) -> Result {
      guard depth.enter(1) else {
        depth.note(range(node))
        return cut()
      }
      defer { depth.leave(1) }
      return work()
    }

    /// Calls a function for the tokens of a file in order, until it says that this is enough.
    func forEachToken(
      of tree: SourceFileSyntax, _ mode: SyntaxTreeViewMode, _ body: (TokenSyntax) -> Bool
    ) {
      var waiting = [Syntax(tree)]
      while let node = waiting.popLast() {
        if let token = node.as(TokenSyntax.self) {
          guard body(token) else { return }
        } else {
          waiting += node.children(viewMode: mode).reversed()
        }
      }
    }

    /// The most problems that are named of a file.
    private static let problemLimit = 100

    /// What the parser did not expect or missed, on lines of which nothing is known yet.
    func problems(
      of tree: SourceFileSyntax, _ lines: inout Set<Int>
    ) -> [(message: String, range: CodeRange)] {
      var problems: [(message: String, range: CodeRange)] = []
      guard tree.hasError, lines.count < Self.problemLimit else { return [] }
      forEachToken(of: tree, .all) { token in
        let isOdd =
          token.presence == .missing || token.parent?.is(UnexpectedNodesSyntax.self) == true
        guard isOdd else { return true }
        let place = range(token)
        guard lines.insert(place.location.line).inserted else { return true }
        let isMissing = token.presence == .missing
        let words = token.text.prefix(60)
        problems.append(
          (isMissing ? "'\(words)' is missing" : "'\(words)' is not expected here", place))
        return lines.count < Self.problemLimit
      }
      return problems
    }

    /// What stands at the top of a file.
    struct Parts {
      var types: [TypeDeclaration] = []
      var functions: [Function] = []
      var variables: [Variable] = []
      var expressions: [Expression] = []
      var imports: Set<String> = []
    }

    /// Sorts what stands at the top of a file; of `#if` the branch for phones counts.
    func add(_ items: CodeBlockItemListSyntax, to parts: inout Parts) {
      for item in items { add(item.item, to: &parts) }
    }

    private func add(_ item: CodeBlockItemSyntax.Item, to parts: inout Parts) {
      switch item {
      case .decl(let declaration): add(declaration, to: &parts)
      case .expr(let value): parts.expressions.append(expression(value))
      case .stmt(let statement):
        if let value = statement.as(ExpressionStmtSyntax.self) {
          parts.expressions.append(expression(value.expression))
        }
      }
    }

    private func add(_ declaration: DeclSyntax, to parts: inout Parts) {
      if let type = typeDeclaration(declaration) {
        parts.types.append(type)
      } else if let variable = declaration.as(VariableDeclSyntax.self) {
        parts.variables += variables(variable)
      } else if let function = function(declaration) {
        parts.functions.append(function)
      } else if let name = declaration.as(ImportDeclSyntax.self)?.path.first?.name.text {
        parts.imports.insert(name)
      } else if let macro = declaration.as(MacroExpansionDeclSyntax.self) {
        parts.expressions.append(
          Expression(
            .macro(
              macro.macroName.text,
              arguments(macro.arguments, macro.trailingClosure, macro.additionalTrailingClosures)),
            range(macro)))
      } else if let condition = declaration.as(IfConfigDeclSyntax.self),
        case .statements(let items) = condition.compiled?.elements
      {
        guard depth.enter(1) else { return depth.note(range(condition)) }
        defer { depth.leave(1) }
        for item in items { add(item.item, to: &parts) }
      }
    }
  }
#endif
