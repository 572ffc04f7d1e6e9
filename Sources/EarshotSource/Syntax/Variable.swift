/// A property, or a variable of a function.
package struct Variable: Sendable {
  /// The name, or the pattern of a tuple.
  package let pattern: Statement.Pattern
  /// The type that is written.
  package let type: TypeName?
  /// The names of its attributes, such as `State`, with their arguments.
  package let attributes: [Attribute]
  /// The words before it, such as `static` or `override`.
  package let modifiers: Set<String>
  /// Whether it is a constant.
  package let isConstant: Bool
  /// The first value.
  package let initial: Expression?
  /// The statements that compute it.
  package let getter: [Statement]?
  /// The statements that take a new value, with its name.
  package let setter: (parameter: String, body: [Statement])?
  /// The statements before and after it changes.
  package let observers: (willSet: [Statement]?, didSet: [Statement]?)
  /// Where it stands.
  package let range: CodeRange

  /// Makes a variable.
  package init(
    pattern: Statement.Pattern, type: TypeName? = nil, attributes: [Attribute] = [],
    modifiers: Set<String> = [], isConstant: Bool = false, initial: Expression? = nil,
    getter: [Statement]? = nil, setter: (parameter: String, body: [Statement])? = nil,
    observers: (willSet: [Statement]?, didSet: [Statement]?) = (nil, nil), range: CodeRange
  ) {
    self.pattern = pattern
    self.type = type
    self.attributes = attributes
    self.modifiers = modifiers
    self.isConstant = isConstant
    self.initial = initial
    self.getter = getter
    self.setter = setter
    self.observers = observers
    self.range = range
  }

  /// The name; `nil` of a tuple.
  package var name: String? {
    guard case .name(let name) = pattern else { return nil }
    return name
  }

  /// Whether it belongs to the type and not to its values.
  package var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }

  /// Whether it has an attribute, such as `State`.
  package func has(_ attribute: String) -> Bool { attributes.contains { $0.name == attribute } }
}

/// An attribute such as `@Environment(\.dismiss)`.
package struct Attribute: Sendable {
  /// The name without `@`.
  package let name: String
  /// The arguments.
  package let arguments: [Expression.Argument]

  /// Makes an attribute.
  package init(_ name: String, arguments: [Expression.Argument] = []) {
    self.name = name
    self.arguments = arguments
  }
}
