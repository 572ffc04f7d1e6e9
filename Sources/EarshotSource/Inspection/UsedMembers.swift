/// The members of types that some code names; what is wrong in others nobody hears.
///
/// Only members that nobody outside of the code can call are left out: private ones, properties and
/// methods that give a view of SwiftUI, and what an app adds to types of frameworks.
struct UsedMembers: Sendable {
  private var names: Set<String> = []

  /// Collects the names that code mentions, and those that the system calls.
  init(_ files: [SwiftFile]) {
    for file in files {
      for type in file.types { add(type) }
      for function in file.functions { (function.body ?? []).forEachExpression { note($0) } }
      for variable in file.variables { variable.forEachExpression { note($0) } }
      for expression in file.expressions { expression.walk { note($0) } }
    }
  }

  private mutating func add(_ type: TypeDeclaration) {
    type.forEachExpression { note($0) }
    for attribute in type.variables.flatMap(\.attributes) + type.functions.flatMap(\.attributes) {
      for argument in attribute.arguments { argument.value.walk { note($0) } }
    }
    for inner in type.types { add(inner) }
  }

  private mutating func note(_ expression: Expression) {
    switch expression.kind {
    case .name(let name): names.insert(name.first == "$" ? String(name.dropFirst()) : name)
    case .member(_, let name): names.insert(name)
    case .keyPath(let path): names.formUnion(path.split(separator: ".").map(String.init))
    case .string:
      // Selectors are written as texts, too.
      if let text = expression.literalText {
        names.insert(String(text.prefix { $0 != ":" }))
      }
    default: break
    }
  }

  /// A type without the members that nobody uses.
  ///
  /// - Parameter isHelper: whether an app adds them to a type of a framework.
  func pruned(_ type: TypeDeclaration, isHelper: Bool) -> TypeDeclaration {
    let variables = type.variables.filter { isUsed($0) }
    let functions = type.functions.filter {
      isUsed($0, isHelper: isHelper && type.inherits.isEmpty)
    }
    guard variables.count < type.variables.count || functions.count < type.functions.count else {
      return type
    }
    return TypeDeclaration(
      kind: type.kind, name: type.name, inherits: type.inherits, attributes: type.attributes,
      variables: variables, functions: functions, cases: type.cases, types: type.types,
      range: type.range)
  }

  private func isUsed(_ variable: Variable) -> Bool {
    guard let name = variable.name, name != "body", variable.getter != nil,
      variable.attributes.allSatisfy({ $0.name == "ViewBuilder" }),
      variable.modifiers.isDisjoint(with: ["override", "public", "open"]),
      isPrivate(variable.modifiers) || variable.type?.name == "View"
    else { return true }
    return names.contains(name)
  }

  /// Whether some code names a method, or others than code may call it.
  ///
  /// - Parameter isHelper: whether an app adds it to a type of a framework.
  func isUsed(_ function: Function, isHelper: Bool) -> Bool {
    guard function.name.first?.isLetter == true,
      !["init", "subscript", "body", "makeBody"].contains(function.name),
      function.attributes.allSatisfy({ ["ViewBuilder", "discardableResult"].contains($0.name) }),
      function.modifiers.isDisjoint(with: ["override", "public", "open"]),
      isHelper || isPrivate(function.modifiers) || function.result?.name == "View"
    else { return true }
    return names.contains(function.name)
  }

  private func isPrivate(_ modifiers: Set<String>) -> Bool {
    !modifiers.isDisjoint(with: ["private", "fileprivate"])
  }
}
