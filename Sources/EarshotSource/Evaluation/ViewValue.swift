/// A view of SwiftUI as the code describes it.
struct ViewValue {
  /// What it is before its modifiers.
  enum Kind {
    /// A view of the framework, by the name of its type.
    case framework(String, [ArgumentValue])
    /// A view of the project.
    case custom(Object)
    /// Several views in a row.
    case group([ViewValue])
    /// What only runs will tell.
    case hole(String)
  }

  /// What it is.
  var kind: Kind
  /// The modifiers, the innermost first.
  var modifiers: [Modifier] = []
  /// Where it stands.
  var range: CodeRange

  /// A modifier with its arguments.
  struct Modifier {
    /// The name, such as `accessibilityLabel`.
    var name: String
    /// The arguments.
    var arguments: [ArgumentValue]
    /// Where its name stands.
    var range: CodeRange
  }

  /// The view with one more modifier.
  func modified(_ name: String, _ arguments: [ArgumentValue], _ range: CodeRange) -> ViewValue {
    var view = self
    view.modifiers.append(Modifier(name: name, arguments: arguments, range: range))
    return view
  }
}

/// An argument with its value.
struct ArgumentValue {
  /// The label; `nil` for none.
  var label: String?
  /// The value.
  var value: Value
  /// The expression.
  var expression: Expression
  /// Whether it is a closure behind the parentheses.
  var isTrailing: Bool
}

extension [ArgumentValue] {
  /// The value of a label; `nil` if there is none.
  subscript(label: String) -> Value? { first { $0.label == label }?.value }

  /// The first value without a label that stands between the parentheses.
  var unlabelled: Value? { first { $0.label == nil && !$0.isTrailing }?.value }

  /// The closure behind the parentheses that has no label.
  var trailing: Callable? {
    for argument in self where argument.isTrailing && argument.label == nil {
      if case .function(let callable) = argument.value { return callable }
    }
    return nil
  }

  /// The closure of a label, or `nil`.
  func closure(_ label: String) -> Callable? {
    self[label]?.callable
  }
}

extension ViewValue {
  /// Whether it is a stack from top to bottom whose parts stay stops of their own.
  var isColumn: Bool {
    guard ["VStack", "LazyVStack"].contains(frameworkName ?? "") else { return false }
    return !modifiers.contains { $0.name == "accessibilityElement" || $0.name == "modifier" }
  }
}
