/// A type of the project with its extensions.
struct TypeInfo {
  /// The name.
  let name: String
  /// The kind of its declaration; `extension` of a type that is not of the project.
  var kind: TypeDeclaration.Kind
  /// The class and the protocols behind the colons.
  var inherits: [TypeName] = []
  /// The properties, in the order of the code.
  var variables: [Variable] = []
  /// The places of properties by name.
  var variablePlaces: [String: Int] = [:]
  /// The methods and initializers by name.
  var functions: [String: [Function]] = [:]
  /// The cases of an enumeration.
  var cases: [TypeDeclaration.EnumCase] = []
  /// The type around it.
  var outer: String?
  /// Where it stands; `nil` of a type that is not of the project.
  var range: CodeRange?

  /// Adds what a declaration or an extension says.
  mutating func add(_ declaration: TypeDeclaration) {
    if declaration.kind != .extensionOfType {
      kind = declaration.kind
      range = declaration.range
      inherits = declaration.inherits + inherits
    } else {
      inherits += declaration.inherits
    }
    for variable in declaration.variables {
      if let name = variable.name, variablePlaces[name] == nil {
        variablePlaces[name] = variables.count
      }
      variables.append(variable)
    }
    for function in declaration.functions { functions[function.name, default: []].append(function) }
    cases += declaration.cases
  }

  /// The property of a name.
  func variable(_ name: String) -> Variable? { variablePlaces[name].map { variables[$0] } }
}
