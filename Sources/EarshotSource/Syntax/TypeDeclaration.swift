/// A type or an extension of one.
package struct TypeDeclaration: Sendable {
  /// The kinds of declarations.
  package enum Kind: String, Sendable {
    case structure = "struct"
    case classType = "class"
    case enumeration = "enum"
    case protocolType = "protocol"
    case actor = "actor"
    case extensionOfType = "extension"
    /// Another name of a type, which is all that it inherits from.
    case alias = "typealias"
  }

  /// The kind.
  package let kind: Kind
  /// The name; that of the type for an extension.
  package let name: String
  /// The class and the protocols behind the colon.
  package let inherits: [TypeName]
  /// The attributes.
  package let attributes: [Attribute]
  /// The properties, in the order of the code.
  package let variables: [Variable]
  /// The methods and initializers, in the order of the code.
  package let functions: [Function]
  /// The cases of an enumeration.
  package let cases: [EnumCase]
  /// The types inside.
  package let types: [TypeDeclaration]
  /// Where it stands.
  package let range: CodeRange

  /// Makes a declaration.
  package init(
    kind: Kind, name: String, inherits: [TypeName], attributes: [Attribute],
    variables: [Variable], functions: [Function], cases: [EnumCase], types: [TypeDeclaration],
    range: CodeRange
  ) {
    self.kind = kind
    self.name = name
    self.inherits = inherits
    self.attributes = attributes
    self.variables = variables
    self.functions = functions
    self.cases = cases
    self.types = types
    self.range = range
  }

  /// A case of an enumeration.
  package struct EnumCase: Sendable {
    /// The name.
    package let name: String
    /// The raw value that is written.
    package let rawValue: Expression?
    /// The labels of its associated values.
    package let associated: [String?]

    /// Makes a case.
    package init(name: String, rawValue: Expression?, associated: [String?]) {
      self.name = name
      self.rawValue = rawValue
      self.associated = associated
    }
  }
}

extension TypeDeclaration {
  /// Whether an app begins with it.
  var beginsApp: Bool {
    let parents = ["App", "UIApplicationDelegate", "UIWindowSceneDelegate"]
    return inherits.contains { parents.contains($0.name) }
      || attributes.contains { $0.name == "main" || $0.name == "UIApplicationMain" }
  }
}
