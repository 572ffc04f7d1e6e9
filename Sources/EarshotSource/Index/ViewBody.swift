/// The code that gives what a view of SwiftUI shows.
struct ViewBody {
  /// The statements.
  let statements: [Statement]
  /// What it is given: nothing for the property `body`.
  let parameters: [Function.Parameter]
  /// The type that declares it.
  let owner: String
  /// Where it stands.
  let range: CodeRange
}

extension SourceIndex {
  /// The code that gives what a view shows: its property `body`, or a method of that name that a protocol of
  /// another module calls; `nil` of what has neither.
  func body(of type: String) -> ViewBody? {
    if let (variable, owner) = variable("body", of: type), let getter = variable.getter {
      return ViewBody(statements: getter, parameters: [], owner: owner, range: variable.range)
    }
    guard hasBodyOfMethod(type), let (function, owner) = functions("body", of: type).first else {
      return nil
    }
    return ViewBody(
      statements: function.body ?? [], parameters: function.parameters, owner: owner,
      range: function.range)
  }

  /// Whether a protocol of another module, which is named after views, makes a type a view, and the type
  /// shows what its method `body` gives.
  func hasBodyOfMethod(_ name: String) -> Bool {
    guard let info = type(name), info.kind == .structure else { return false }
    return info.inherits.contains { type($0.name) == nil && $0.name.hasSuffix("View") }
      && info.functions["body"]?.contains { $0.result?.name == "View" } == true
  }
}
