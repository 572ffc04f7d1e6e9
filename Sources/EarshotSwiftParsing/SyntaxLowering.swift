#if Source
  import EarshotSource
  import EarshotTree
  import SwiftParser
  import SwiftSyntax

  /// Brings the tree of swift-syntax into the form that is evaluated.
  struct SyntaxLowering {
    /// The file.
    let text: SourceText

    /// The part of the file that a node stands in, without the blanks and comments around it.
    func range(_ node: some SyntaxProtocol) -> CodeRange {
      let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
      let end = node.endPositionBeforeTrailingTrivia.utf8Offset
      return CodeRange(text, start..<max(start, end))
    }

    /// What the parser did not expect or missed, each line once.
    func problems(of tree: SourceFileSyntax) -> [(message: String, range: CodeRange)] {
      guard tree.hasError else { return [] }
      var problems: [(message: String, range: CodeRange)] = []
      var lines: Set<Int> = []
      for token in tree.tokens(viewMode: .all) {
        let isOdd =
          token.presence == .missing || token.parent?.is(UnexpectedNodesSyntax.self) == true
        guard isOdd else { continue }
        let place = range(token)
        guard lines.insert(place.location.line).inserted else { continue }
        problems.append(
          (
            token.presence == .missing
              ? "'\(token.text)' is missing" : "'\(token.text)' is not expected here", place
          ))
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
    func members(of items: CodeBlockItemListSyntax) -> Parts {
      var parts = Parts()
      for item in items { add(item.item, to: &parts) }
      return parts
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
        for item in items { add(item.item, to: &parts) }
      }
    }
  }
#endif
