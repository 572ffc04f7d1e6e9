/// A closure, or what stands in the place of one: a function of the project with the value that it belongs
/// to, a key path, an initializer.
struct Callable {
  /// What is called.
  enum Body {
    case closure(Expression.Closure)
    case function(Function)
    /// What a key path leads to from the value that it is called with.
    case keyPath(String)
    /// An initializer of a type that is handed over, as `Row.init` is.
    case initializer(String)
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
    case .keyPath, .initializer: 1
    }
  }

  /// Whether it is a closure, and nothing that stands in the place of one.
  var isClosure: Bool {
    if case .closure = body { return true }
    return false
  }

  /// The statements of it.
  var statements: [Statement] {
    switch body {
    case .closure(let closure): closure.body
    case .function(let function): function.body ?? []
    case .keyPath, .initializer: []
    }
  }
}

extension Value {
  /// What is called where a closure is asked for; `nil` of a value that cannot be called.
  var callable: Callable? {
    switch self {
    case .function(let callable): callable
    case .keyPath(let path): Callable(body: .keyPath(path), scope: Scope())
    default: nil
    }
  }
}
