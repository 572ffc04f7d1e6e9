#if Source
  import EarshotSource
  import SwiftSyntax

  extension SyntaxLowering {
    /// A type or an extension; `nil` for any other declaration.
    func typeDeclaration(_ node: DeclSyntax) -> TypeDeclaration? {
      if let node = node.as(ExtensionDeclSyntax.self) {
        let extended = typeName(node.extendedType)
        let name = extended.outer.map { "\($0).\(extended.name)" } ?? extended.name
        return type(.extensionOfType, name, node)
      }
      if let node = node.as(TypeAliasDeclSyntax.self) {
        return TypeDeclaration(
          kind: .alias, name: node.name.text, inherits: [typeName(node.initializer.value)],
          attributes: [], variables: [], functions: [], cases: [], types: [], range: range(node))
      }
      guard let group = node.asProtocol((any DeclGroupSyntax).self),
        let name = node.asProtocol((any NamedDeclSyntax).self)?.name.text, let kind = kind(of: node)
      else { return nil }
      return type(kind, name, group)
    }

    /// The kind of a type; `nil` for any other declaration.
    private func kind(of node: DeclSyntax) -> TypeDeclaration.Kind? {
      switch node.kind {
      case .structDecl: .structure
      case .classDecl: .classType
      case .enumDecl: .enumeration
      case .protocolDecl: .protocolType
      case .actorDecl: .actor
      default: nil
      }
    }

    private func type(
      _ kind: TypeDeclaration.Kind, _ name: String, _ node: any DeclGroupSyntax
    ) -> TypeDeclaration {
      let members = inside(node, else: Members()) {
        var members = Members()
        add(node.memberBlock.members, to: &members)
        return members
      }
      return TypeDeclaration(
        kind: kind, name: name,
        inherits: node.inheritanceClause?.inheritedTypes.map { typeName($0.type) } ?? [],
        attributes: attributes(node.attributes), variables: members.variables,
        functions: members.functions, cases: members.cases, types: members.types,
        range: range(node))
    }

    private struct Members {
      var variables: [Variable] = []
      var functions: [Function] = []
      var cases: [TypeDeclaration.EnumCase] = []
      var types: [TypeDeclaration] = []
    }

    private func add(_ list: MemberBlockItemListSyntax, to members: inout Members) {
      for member in list {
        let declaration = member.decl
        if let variable = declaration.as(VariableDeclSyntax.self) {
          members.variables += variables(variable)
        } else if let function = function(declaration) {
          members.functions.append(function)
        } else if let cases = declaration.as(EnumCaseDeclSyntax.self) {
          members.cases += cases.elements.map { element in
            TypeDeclaration.EnumCase(
              name: element.name.text.unquoted,
              rawValue: element.rawValue.map { expression($0.value) },
              associated: element.parameterClause?.parameters.map { $0.firstName?.text } ?? [])
          }
        } else if let type = typeDeclaration(declaration) {
          members.types.append(type)
        } else if let condition = declaration.as(IfConfigDeclSyntax.self),
          case .decls(let list) = condition.compiled?.elements
        {
          guard depth.enter(1) else { return depth.note(range(condition)) }
          defer { depth.leave(1) }
          add(list, to: &members)
        }
      }
    }

    /// A function, an initializer or a subscript; `nil` for any other declaration.
    func function(_ node: DeclSyntax) -> Function? {
      if let node = node.as(FunctionDeclSyntax.self) {
        return Function(
          name: node.name.text.unquoted,
          parameters: parameters(node.signature.parameterClause.parameters),
          result: node.signature.returnClause.map { typeName($0.type) },
          body: node.body.map { statements($0.statements) },
          attributes: attributes(node.attributes),
          modifiers: modifiers(node.modifiers), range: range(node))
      }
      if let node = node.as(InitializerDeclSyntax.self) {
        return Function(
          name: "init", parameters: parameters(node.signature.parameterClause.parameters),
          result: nil, body: node.body.map { statements($0.statements) },
          attributes: attributes(node.attributes), modifiers: modifiers(node.modifiers),
          range: range(node))
      }
      if let node = node.as(SubscriptDeclSyntax.self) {
        return Function(
          name: "subscript",
          parameters: parameters(node.parameterClause.parameters, isSubscript: true),
          result: typeName(node.returnClause.type), body: getter(node.accessorBlock),
          attributes: attributes(node.attributes), modifiers: modifiers(node.modifiers),
          range: range(node))
      }
      return nil
    }

    /// The parameters of a list; those of a subscript have a label where two names are written.
    private func parameters(
      _ list: FunctionParameterListSyntax, isSubscript: Bool = false
    ) -> [Function.Parameter] {
      list.map { parameter in
        let label = parameter.firstName.text
        let isPlain = label == "_" || isSubscript && parameter.secondName == nil
        return Function.Parameter(
          label: isPlain ? nil : label.unquoted,
          name: (parameter.secondName?.text ?? label).unquoted, type: typeName(parameter.type),
          initial: parameter.defaultValue.map { expression($0.value) },
          isVariadic: parameter.ellipsis != nil,
          attributes: attributes(parameter.attributes).map(\.name)
            + typeAttributes(parameter.type))
      }
    }

    private func typeAttributes(_ type: TypeSyntax) -> [String] {
      type.as(AttributedTypeSyntax.self).map { attributes($0.attributes).map(\.name) } ?? []
    }

    /// The variables of a declaration; the type of `a, b: Int` belongs to both.
    func variables(_ node: VariableDeclSyntax) -> [Variable] {
      var type: TypeName?
      var variables: [Variable] = []
      for binding in node.bindings.reversed() {
        type = binding.typeAnnotation.map { typeName($0.type) } ?? type
        variables.append(
          Variable(
            pattern: pattern(binding.pattern), type: type,
            attributes: attributes(node.attributes), modifiers: modifiers(node.modifiers),
            isConstant: node.bindingSpecifier.text == "let",
            initial: binding.initializer.map { expression($0.value) },
            getter: getter(binding.accessorBlock), setter: setter(binding.accessorBlock),
            observers: (
              accessor("willSet", binding.accessorBlock)?.body,
              accessor("didSet", binding.accessorBlock)?.body
            ), range: range(node)))
      }
      return variables.reversed()
    }

    private func getter(_ block: AccessorBlockSyntax?) -> [Statement]? {
      if case .getter(let items) = block?.accessors { return statements(items) }
      return accessor("get", block)?.body
    }

    private func setter(_ block: AccessorBlockSyntax?) -> (parameter: String, body: [Statement])? {
      accessor("set", block)
    }

    private func accessor(
      _ name: String, _ block: AccessorBlockSyntax?
    ) -> (parameter: String, body: [Statement])? {
      guard case .accessors(let list) = block?.accessors,
        let accessor = list.first(where: { $0.accessorSpecifier.text == name }),
        let body = accessor.body
      else { return nil }
      return (accessor.parameters?.name.text ?? "newValue", statements(body.statements))
    }

    /// The attributes with their arguments.
    func attributes(_ list: AttributeListSyntax) -> [Attribute] {
      list.compactMap { element in
        guard case .attribute(let attribute) = element else { return nil }
        var arguments: [Expression.Argument] = []
        if case .argumentList(let list) = attribute.arguments {
          arguments = self.arguments(list, nil, [])
        }
        return Attribute(typeName(attribute.attributeName).name, arguments: arguments)
      }
    }

    private func modifiers(_ list: DeclModifierListSyntax) -> Set<String> {
      Set(list.map(\.name.text))
    }

    /// The name of a type.
    func typeName(_ type: TypeSyntax) -> TypeName {
      inside(type, else: TypeName("")) { plainTypeName(type) }
    }

    private func plainTypeName(_ type: TypeSyntax) -> TypeName {
      if let type = type.as(IdentifierTypeSyntax.self) {
        return TypeName(type.name.text, arguments: genericArguments(type.genericArgumentClause))
      }
      if let type = type.as(MemberTypeSyntax.self) {
        let base = typeName(type.baseType)
        return TypeName(
          type.name.text, outer: base.outer.map { "\($0).\(base.name)" } ?? base.name,
          arguments: genericArguments(type.genericArgumentClause))
      }
      if let type = type.as(OptionalTypeSyntax.self) { return optional(type.wrappedType) }
      if let type = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
        return optional(type.wrappedType)
      }
      if let type = type.as(ArrayTypeSyntax.self) {
        return TypeName("Array", arguments: [typeName(type.element)])
      }
      if let type = type.as(DictionaryTypeSyntax.self) {
        return TypeName("Dictionary", arguments: [typeName(type.key), typeName(type.value)])
      }
      if let type = type.as(SomeOrAnyTypeSyntax.self) { return typeName(type.constraint) }
      if let type = type.as(AttributedTypeSyntax.self) { return typeName(type.baseType) }
      if let type = type.as(TupleTypeSyntax.self) {
        if type.elements.count == 1, let only = type.elements.first { return typeName(only.type) }
        return TypeName("Tuple", arguments: type.elements.map { typeName($0.type) })
      }
      if let type = type.as(FunctionTypeSyntax.self) {
        return TypeName("Function", arguments: [typeName(type.returnClause.type)])
      }
      return TypeName(range(type).text)
    }

    private func optional(_ type: TypeSyntax) -> TypeName {
      let wrapped = typeName(type)
      return TypeName(
        wrapped.name, outer: wrapped.outer, arguments: wrapped.arguments, isOptional: true)
    }

    private func genericArguments(_ clause: GenericArgumentClauseSyntax?) -> [TypeName] {
      clause?.arguments.compactMap { argument in
        guard case .type(let type) = argument.argument else { return nil }
        return typeName(type)
      } ?? []
    }
  }

  extension String {
    /// The name without the back quotes that keep it from being a keyword.
    var unquoted: String {
      hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self
    }
  }
#endif
