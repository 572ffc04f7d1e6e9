/// A type as code names it: its name without optionality, with the types that it is made of.
package struct TypeName: Sendable, Hashable {
  /// The last name, such as `UILabel` of `UIKit.UILabel?`; `Array` and `Dictionary` for brackets.
  package let name: String
  /// Generic arguments, and elements of arrays.
  package let arguments: [TypeName]
  /// Whether it is optional.
  package let isOptional: Bool

  /// Makes the name of a type.
  package init(_ name: String, arguments: [TypeName] = [], isOptional: Bool = false) {
    self.name = name
    self.arguments = arguments
    self.isOptional = isOptional
  }
}
