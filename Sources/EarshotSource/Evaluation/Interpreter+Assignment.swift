extension Interpreter {
  /// The type of what is assigned to, as far as it is written.
  func type(of target: Expression, in scope: Scope) -> TypeName? {
    switch target.kind {
    case .name(let name):
      guard case .object(let object)? = scope.object, scope.value(name) == nil else { return nil }
      return index.variable(name, of: object.type)?.variable.type
    case .member(let base?, let name):
      guard case .object(let object) = value(of: base, in: scope) else { return nil }
      return index.variable(name, of: object.type)?.variable.type
    default: return nil
    }
  }

  /// Puts a value into what an expression names.
  func assign(_ target: Expression, _ value: Value, in scope: Scope) {
    let value = value.unwrapped
    reach(target.range)
    switch target.kind {
    case .name(let name):
      if scope.value(name) != nil {
        _ = scope.assign(name, settled(value, nil))
      } else if case .object(let object)? = scope.object {
        let plain =
          name.first == "_" && index.variable(name, of: object.type) == nil
          ? String(name.dropFirst()) : name
        set(plain, of: object, to: value, at: target.range)
      } else {
        globals[name] = value
      }
    case .member(let base?, let name):
      if case .object(let object) = self.value(of: base, in: scope) {
        let isSuper = if case .name("super") = base.kind { true } else { false }
        if isSuper {
          store(name, of: object, settled(value, nil), at: target.range)
        } else {
          set(name, of: object, to: value, at: target.range)
        }
      }
    case .optionalChain(let inner), .forced(let inner): assign(inner, value, in: scope)
    case .subscripting(let base, let arguments): assign(element: base, arguments, value, in: scope)
    default: break
    }
  }

  private func assign(
    element base: Expression, _ arguments: [Expression.Argument], _ value: Value, in scope: Scope
  ) {
    guard let first = arguments.first else { return }
    let key = self.value(of: first.value, in: scope)
    switch (self.value(of: base, in: scope), key) {
    case (.array(var values), .integer(let index)) where values.indices.contains(index):
      values[index] = value
      assign(base, .array(values), in: scope)
    case (.dictionary(var pairs), _):
      pairs.removeAll { isEqual($0.key, key) == true }
      pairs.append((key, value))
      assign(base, .dictionary(pairs), in: scope)
    default: break
    }
  }

  /// Sets a property: by its setter, with its observers.
  func set(_ name: String, of object: Object, to value: Value, at range: CodeRange) {
    // What a document says of a control holds where only runs will tell whether code changes it.
    if name == "isEnabled", guesses > 0, object.nib != nil, object.fields[name] != nil { return }
    guard let (variable, owner) = index.variable(name, of: object.type) else {
      return store(name, of: object, settled(value, nil), at: range)
    }
    var value = settled(value, variable.type)
    if case .object(let part) = value, part.isValue { value = .object(part.copy()) }
    let scope = Scope(object: .object(object), type: owner)
    if let setter = variable.setter, object.running.insert(name).inserted {
      defer { object.running.remove(name) }
      guard enter() else { return }
      defer { leave() }
      scope.declare(setter.parameter, value)
      _ = run(setter.body, in: scope)
      object.places[name] = range
      if owner == "UINavigationItem", index.isTitle(name, of: owner) {
        // What the project adds to a class of UIKit may show it in ways that nobody can follow.
        object.fields["#title"] = value
        object.places["#title"] = range
      }
      return
    }
    let old = property(name, of: object) ?? .nothing
    store(name, of: object, value, at: range)
    // An initializer sets what its class inherits as everybody does.
    let isSilent =
      object.isInitializing && (object.initializer == nil || object.initializer == owner)
    guard let observer = variable.observers.didSet, !isSilent, object.running.insert(name).inserted
    else { return }
    defer { object.running.remove(name) }
    guard enter() else { return }
    defer { leave() }
    scope.declare("oldValue", old)
    _ = run(observer, in: scope)
  }

  /// Keeps the value of a property, as its type has it.
  func store(_ name: String, of object: Object, _ value: Value, at range: CodeRange) {
    object.fields[name] = value
    object.places[name] = range
    library.changed(name, of: object, self)
  }
}
