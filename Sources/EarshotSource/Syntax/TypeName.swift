/// A type as code names it: its name without optionality, with the types that it is made of.
package struct TypeName: Sendable, Hashable {
  /// The last name, such as `UILabel` of `UIKit.UILabel?`; `Array` and `Dictionary` for brackets.
  package let name: String
  /// The names before the last one and its dot, such as `UIKit`; `nil` for none.
  package let outer: String?
  /// Generic arguments, and elements of arrays.
  package let arguments: [TypeName]
  /// Whether it is optional.
  package let isOptional: Bool

  /// Makes the name of a type.
  package init(
    _ name: String, outer: String? = nil, arguments: [TypeName] = [], isOptional: Bool = false
  ) {
    self.name = name
    self.outer = outer
    self.arguments = arguments
    self.isOptional = isOptional
  }
}
