/// A function, a method, an initializer or a subscript.
package struct Function: Sendable {
  /// The name; `init` for an initializer, `subscript` for a subscript.
  package let name: String
  /// The parameters.
  package let parameters: [Parameter]
  /// The type of its result.
  package let result: TypeName?
  /// The statements; `nil` for a requirement of a protocol.
  package let body: [Statement]?
  /// The attributes, such as `ViewBuilder`.
  package let attributes: [Attribute]
  /// The words before it, such as `static` or `override`.
  package let modifiers: Set<String>
  /// Where it stands.
  package let range: CodeRange

  /// Makes a function.
  package init(
    name: String, parameters: [Parameter], result: TypeName?, body: [Statement]?,
    attributes: [Attribute], modifiers: Set<String>, range: CodeRange
  ) {
    self.name = name
    self.parameters = parameters
    self.result = result
    self.body = body
    self.attributes = attributes
    self.modifiers = modifiers
    self.range = range
  }

  /// Whether it belongs to the type and not to its values.
  package var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }

  /// A parameter.
  package struct Parameter: Sendable {
    /// The label at the call; `nil` for `_`.
    package let label: String?
    /// The name inside.
    package let name: String
    /// The type.
    package let type: TypeName?
    /// The value that is taken when none is given.
    package let initial: Expression?
    /// Whether any number of values is taken.
    package let isVariadic: Bool
    /// The attributes, such as `ViewBuilder`.
    package let attributes: [String]

    /// Makes a parameter.
    package init(
      label: String?, name: String, type: TypeName?, initial: Expression?, isVariadic: Bool = false,
      attributes: [String] = []
    ) {
      self.label = label
      self.name = name
      self.type = type
      self.initial = initial
      self.isVariadic = isVariadic
      self.attributes = attributes
    }
  }
}
