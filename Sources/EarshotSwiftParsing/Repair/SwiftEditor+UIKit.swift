#if Source
  import EarshotSource
  import SwiftSyntax

  extension SwiftEditor {
    /// An assignment with its target and its value.
    private struct Assignment {
      let whole: SequenceExprSyntax
      let target: ExprSyntax
      let value: ExprSyntax

      /// Takes a row of operands apart; `nil` if it is no assignment of one value.
      init?(_ whole: SequenceExprSyntax) {
        let parts = Array(whole.elements)
        guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self) else { return nil }
        self.whole = whole
        target = parts[0]
        value = parts[2]
      }

      /// The name of the property that is set.
      var property: String? {
        target.as(MemberAccessExprSyntax.self)?.declName.baseName.text
          ?? target.as(DeclReferenceExprSyntax.self)?.baseName.text
      }
    }

    private func assigned(at offsets: Range<Int>) -> Assignment? {
      expression(at: offsets)?.as(SequenceExprSyntax.self).flatMap(Assignment.init)
    }

    /// The assignment whose target stands at offsets.
    func assignment(to offsets: Range<Int>) -> ExprSyntax? {
      target(at: offsets).map { ExprSyntax($0.whole) }
    }

    private func target(at offsets: Range<Int>) -> Assignment? {
      var node = token(at: offsets.lowerBound)?.parent
      while let current = node, current.start == offsets.lowerBound {
        if let row = current.as(SequenceExprSyntax.self), let found = Assignment(row),
          found.target.end == offsets.upperBound
        {
          return found
        }
        node = current.parent
      }
      return nil
    }

    // MARK: Traits

    /// `accessibilityTraits = .header` as `accessibilityTraits.insert(.header)`.
    ///
    /// Where another branch sets the traits as well, the two stand for a state, and inserting does not
    /// take it away.
    func inserted(at offsets: Range<Int>) -> [CodeEdit]? {
      guard let assignment = assigned(at: offsets), assignment.property == "accessibilityTraits",
        Self.namesTraits(assignment.value), !isInBranches(assignment)
      else { return nil }
      return [
        CodeEdit(assignment.target.end..<assignment.value.start, ".insert("),
        CodeEdit(assignment.value.end..<assignment.value.end, ")"),
      ]
    }

    /// Whether an expression is a trait by its name, or several.
    private static func namesTraits(_ value: ExprSyntax) -> Bool {
      if let member = value.as(MemberAccessExprSyntax.self) {
        let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
        return member.declName.baseName.text != "none"
          && (member.base == nil || base == "UIAccessibilityTraits")
      }
      guard let array = value.as(ArrayExprSyntax.self), !array.elements.isEmpty else {
        return false
      }
      return array.elements.allSatisfy { namesTraits($0.expression) }
    }

    private func isInBranches(_ assignment: Assignment) -> Bool {
      var node = Syntax(assignment.whole).parent
      while let current = node {
        switch current.kind {
        case .functionDecl, .initializerDecl, .closureExpr, .accessorDecl: return false
        case .ifExpr where current.as(IfExprSyntax.self)?.elseBody != nil, .switchExpr: return true
        case .ifExpr where current.parent?.is(IfExprSyntax.self) == true: return true
        default: node = current.parent
        }
      }
      return false
    }

    /// `formIntersection(.selected)` as `remove(.selected)`.
    func taken(at offsets: Range<Int>) -> [CodeEdit]? {
      if let assignment = assigned(at: offsets), assignment.property == "accessibilityTraits",
        let call = assignment.value.as(FunctionCallExprSyntax.self), let member = call.member,
        member.declName.baseName.text == "intersection",
        member.base?.trimmedDescription == assignment.target.trimmedDescription,
        Self.takesOneTrait(call), let parenthesis = call.leftParen
      {
        return [CodeEdit(assignment.target.end..<parenthesis.start, ".remove")]
      }
      guard let call = expression(at: offsets)?.as(FunctionCallExprSyntax.self),
        let name = call.member?.declName, name.baseName.text == "formIntersection",
        Self.takesOneTrait(call)
      else { return nil }
      return [CodeEdit(name.start..<name.end, "remove")]
    }

    private static func takesOneTrait(_ call: FunctionCallExprSyntax) -> Bool {
      guard call.arguments.count == 1, let value = call.arguments.first?.expression else {
        return false
      }
      return value.is(MemberAccessExprSyntax.self) && namesTraits(value)
    }

    // MARK: Empty texts

    /// `accessibilityLabel = ""` of a picture or a text as hiding; an empty value or hint as none.
    func silencedAssignment(at offsets: Range<Int>) -> [CodeEdit]? {
      guard let assignment = assigned(at: offsets) else { return nil }
      let value = assignment.value
      switch assignment.property {
      case "accessibilityValue", "accessibilityHint":
        return [CodeEdit(value.start..<value.end, "nil")]
      case "accessibilityLabel":
        guard let member = assignment.target.as(MemberAccessExprSyntax.self),
          let owner = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
          let type = typeName(ofVariable: owner), ["UIImageView", "UILabel"].contains(type)
        else { return nil }
        return [
          CodeEdit(member.declName.start..<member.declName.end, "isAccessibilityElement"),
          CodeEdit(value.start..<value.end, "false"),
        ]
      default: return nil
      }
    }

    /// The type with which a variable of the file is declared or made; `nil` if two are.
    private func typeName(ofVariable name: String) -> String? {
      let finder = VariableFinder(name: name)
      finder.walk(tree)
      let types = Set(finder.bindings.map(Self.typeName))
      return types.count == 1 ? types.first ?? nil : nil
    }

    private static func typeName(of binding: PatternBindingSyntax) -> String? {
      if let type = binding.typeAnnotation?.type {
        let wrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
        return (wrapped ?? type).trimmedDescription
      }
      return binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression
        .as(DeclReferenceExprSyntax.self)?.baseName.text
    }

    // MARK: Statements

    /// A statement about what is made at a place: behind the variable in a function, or behind the first
    /// statement about a property.
    func stated(at offsets: Range<Int>, _ text: String) -> [CodeEdit]? {
      guard let binding = binding(at: offsets),
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let declaration = binding.parent?.parent?.as(VariableDeclSyntax.self),
        declaration.bindings.count == 1, declaration.bindingSpecifier.text != "inout"
      else { return nil }
      if let item = declaration.parent?.as(CodeBlockItemSyntax.self) {
        return line(name + text, below: Syntax(item))
      }
      guard let member = declaration.parent?.as(MemberBlockItemSyntax.self),
        let block = member.parent?.as(MemberBlockItemListSyntax.self)
      else { return nil }
      let bodies = block.compactMap(Self.body).sorted { $0.rank < $1.rank }
      for body in bodies {
        for item in body.items {
          if let owner = Self.owner(of: item, name) {
            return line(owner + text, below: Syntax(item))
          }
        }
      }
      guard let loaded = bodies.first(where: { $0.name == "viewDidLoad" }),
        let first = loaded.items.first,
        first.trimmedDescription == "super.viewDidLoad()"
      else { return nil }
      return line(name + text, below: Syntax(first))
    }

    /// The variable that has what is made at a place as its first value.
    private func binding(at offsets: Range<Int>) -> PatternBindingSyntax? {
      if let value = expression(at: offsets),
        let clause = value.parent?.as(
          InitializerClauseSyntax.self)
      {
        return clause.parent?.as(PatternBindingSyntax.self)
      }
      let variable = token(at: offsets.lowerBound)?.parent
      var node = variable
      while let current = node, current.start == offsets.lowerBound {
        if let declaration = current.as(VariableDeclSyntax.self) {
          return declaration.bindings.first
        }
        node = current.parent
      }
      return nil
    }

    /// A line below a statement that ends its line, with the same indentation.
    private func line(_ text: String, below item: Syntax) -> [CodeEdit]? {
      guard isFirstOnLine(item.start) else { return nil }
      let end = lineEnd(item.end)
      guard isLastOnLine(item.end) || bytes[item.end..<end].contains(UInt8(ascii: "/")) else {
        return nil
      }
      let ending = end > 0 && (bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D) ? "" : newline
      return [CodeEdit(end..<end, ending + indentation(item.start) + text + newline)]
    }

    private struct Body {
      let name: String
      let rank: Int
      let items: CodeBlockItemListSyntax
    }

    /// The methods that set views up, the best first; `nil` of what runs at other times.
    private static func body(of member: MemberBlockItemSyntax) -> Body? {
      if let initializer = member.decl.as(InitializerDeclSyntax.self), let body = initializer.body {
        return Body(name: "init", rank: 1, items: body.statements)
      }
      guard let function = member.decl.as(FunctionDeclSyntax.self), let body = function.body else {
        return nil
      }
      let name = function.name.text
      let setups = [
        "setup", "setUp", "configure", "build", "makeUI", "layoutUI", "addSubviews", "style",
      ]
      switch name {
      case "viewDidLoad", "loadView", "awakeFromNib":
        return Body(name: name, rank: 0, items: body.statements)
      case _ where setups.contains(where: name.hasPrefix):
        return Body(name: name, rank: 2, items: body.statements)
      default: return nil
      }
    }

    /// How a statement names the variable that it is about; `nil` if it is about another.
    private static func owner(of item: CodeBlockItemSyntax, _ name: String) -> String? {
      guard case .expr(let expression) = item.item else { return nil }
      var target = expression
      if let row = expression.as(SequenceExprSyntax.self) {
        guard let assignment = Assignment(row) else { return nil }
        target = assignment.target
      }
      if let call = target.as(FunctionCallExprSyntax.self) { target = call.calledExpression }
      guard let base = target.as(MemberAccessExprSyntax.self)?.base else { return nil }
      let text = base.trimmedDescription
      return text == name || text == "self." + name ? text : nil
    }
  }

  /// Finds the declarations of a variable.
  private final class VariableFinder: SyntaxVisitor {
    let name: String
    private(set) var bindings: [PatternBindingSyntax] = []

    init(name: String) {
      self.name = name
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      if node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name {
        bindings.append(node)
      }
      return .visitChildren
    }
  }
#endif
