/// The variables that statements see.
final class Scope {
  /// The scope around it.
  let parent: Scope?
  /// The value that `self` is.
  let object: Value?
  /// The type whose members are seen without a base, by name.
  let type: String?
  private var values: [String: Value] = [:]
  /// Whether its statements are those of a function or closure, and the type of what these return.
  private var function: (isOne: Bool, result: TypeName?) = (false, nil)

  /// Makes a scope inside another.
  init(in parent: Scope? = nil, object: Value? = nil, type: String? = nil) {
    self.parent = parent
    self.object = object ?? parent?.object
    self.type = type ?? parent?.type
  }

  /// The type of what `return` gives back; `nil` if it is not written.
  var result: TypeName? { function.isOne ? function.result : parent?.result }

  /// Takes the statements of a function or closure.
  func begin(returning type: TypeName?) { function = (true, type) }

  /// The value of a variable; `nil` if there is none.
  func value(_ name: String) -> Value? { values[name] ?? parent?.value(name) }

  /// Makes a variable.
  func declare(_ name: String, _ value: Value) { values[name] = value }

  /// Changes a variable; `false` if there is none.
  func assign(_ name: String, _ value: Value) -> Bool {
    if values[name] != nil {
      values[name] = value
      return true
    }
    return parent?.assign(name, value) ?? false
  }
}
