/// A closure, or a function of the project with the value that it belongs to.
struct Callable {
  /// What is called.
  enum Body {
    case closure(Expression.Closure)
    case function(Function)
  }

  /// What is called.
  var body: Body
  /// The variables that it sees.
  var scope: Scope

  /// The number of values that it takes, as far as it tells.
  var parameterCount: Int {
    switch body {
    case .closure(let closure): closure.parameters.count
    case .function(let function): function.parameters.count
    }
  }

  /// The statements of it.
  var statements: [Statement] {
    switch body {
    case .closure(let closure): closure.body
    case .function(let function): function.body ?? []
    }
  }
}
