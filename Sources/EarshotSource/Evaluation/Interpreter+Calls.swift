extension Interpreter {
  /// The value of a call.
  func call(
    _ callee: Expression, _ arguments: [Expression.Argument], _ expression: Expression,
    in scope: Scope, _ type: TypeName?
  ) -> Value {
    reach(callee.range)
    switch callee.kind {
    case .name(let name): return call(name, arguments, expression, in: scope)
    case .member(let base, let name):
      return call(name, of: base, arguments, callee, expression, in: scope, type)
    case .optionalChain(let inner), .forced(let inner):
      return call(inner, arguments, expression, in: scope, type)
    default:
      let function = value(of: callee, in: scope)
      guard case .function(let callable) = function else {
        let values = arguments.map { evaluated($0, in: scope) }
        return laidOut(by: function, callee, values, expression) ?? hole(expression)
      }
      return call(
        callable, arguments.map { evaluated($0, in: scope) }, expression, expecting: type)
    }
  }

  /// An argument with its value.
  func evaluated(_ argument: Expression.Argument, in scope: Scope) -> ArgumentValue {
    ArgumentValue(
      label: argument.label, value: value(of: argument.value, in: scope),
      expression: argument.value, isTrailing: argument.isTrailing)
  }

  private func call(
    _ name: String, _ arguments: [Expression.Argument], _ expression: Expression, in scope: Scope
  ) -> Value {
    let values = arguments.map { evaluated($0, in: scope) }
    let path = expression.range.file.path
    if name.first?.isUppercase == true, scope.value(name) == nil,
      !isFunction(name, in: scope, path)
    {
      if let value = Builtins.call(name, values, self) { return value }
      let type = name == "Self" ? scope.type : index.typeName(name, in: scope.type, at: path)
      return construct(type ?? name, values, expression)
    }
    if case .function(let callable)? = scope.value(name) {
      return call(callable, values, expression)
    }
    if let object = scope.object, let value = method(name, of: object, values, expression) {
      return value
    }
    if let type = scope.type, let value = staticCall(name, of: type, values, expression) {
      return value
    }
    if let function = best(index.functions[name] ?? [], values) {
      return invoke(function, owner: nil, on: nil, values, expression)
    }
    let found = lookUp(name, in: scope)
    if case .function(let callable)? = found { return call(callable, values, expression) }
    if let found,
      let view = laidOut(by: found, Expression(.name(name), expression.range), values, expression)
    {
      return view
    }
    if let value = Builtins.call(name, values, self) { return value }
    // Inside of an extension of `View`, or of a view of the framework, a modifier is written without
    // `self`.
    if let object = scope.object, let view = view(object, at: expression.range),
      scope.type == "View" || object.isOfFramework
    {
      return .view(view.modified(name, values, expression.range))
    }
    // A function of the project adds to what the framework makes under its name, and takes nothing away.
    if FrameworkView.names.contains(name) { return construct(name, values, expression) }
    return hole(expression)
  }

  /// Whether a name that begins as those of types do is that of a function, such as one that returns a view.
  private func isFunction(_ name: String, in scope: Scope, _ path: String) -> Bool {
    guard index.typeName(name, in: scope.type, at: path) == nil else { return false }
    return index.functions[name] != nil
      || scope.type.map { !index.functions(name, of: $0).isEmpty } == true
  }

  private func call(
    _ name: String, of base: Expression?, _ arguments: [Expression.Argument],
    _ callee: Expression, _ expression: Expression, in scope: Scope, _ type: TypeName?
  ) -> Value {
    guard let base else {
      let values = arguments.map { evaluated($0, in: scope) }
      if let text = localized(name, of: type?.name, values, expression) { return text }
      guard let type else { return .member(type: nil, name: name, values) }
      return implicitCall(name, of: type, values, expression)
    }
    if let value = generated(callee, arguments, in: scope) { return value }
    if case .name("super") = base.kind, case .object(let object)? = scope.object {
      return callSuper(name, on: object, arguments, expression, in: scope)
    }
    let value = value(of: base, in: scope)
    if case .nothing = value { return .nothing }
    let values = arguments.map { evaluated($0, in: scope) }
    if case .type(let name2) = value {
      if name == "init" { return construct(name2, values, expression) }
      if name == "tr", let text = translated(values) { return text }
      if let value = staticCall(name, of: name2, values, expression) { return value }
      if name.first?.isUppercase == true {
        return construct(index.names.full(name, of: name2), values, expression)
      }
      if let value = Builtins.staticCall(name, of: name2, values, self) { return value }
      if let value = library.staticCall(name, of: name2, values, self) { return value }
      if let text = localized(name, of: name2, values, expression) { return text }
      return .member(type: name2, name: name, values)
    }
    // Members that are closures are called like methods.
    if case .object(let object) = value, index.functions(name, of: object.type).isEmpty,
      case .function(let callable)? = property(name, of: object)
    {
      return call(callable, values, expression)
    }
    if let result = method(name, of: value, values, expression) {
      return drawn(result, by: value, at: expression.range)
    }
    // A closure that only runs will tell is no modifier of the view that keeps it.
    if keeps(value, name) { return hole(expression) }
    if let result = library.call(
      name, onValue: value, base, values, published: self.type(of: base, in: scope), self)
    {
      return result
    }
    if let result = Builtins.method(name, of: value, values, expression, self) {
      if let changed = result.changed {
        assign(base, bounded(changed) ?? hole(base), in: scope)
      }
      return result.value
    }
    let place = expression.range.from(
      max(callee.range.offsets.lowerBound, callee.range.offsets.upperBound - name.utf8.count))
    if let view = view(value, at: base.range), isModified(value) {
      return .view(view.modified(name, values, place))
    }
    return hole(expression)
  }

  /// Whether an object has a property of a name.
  private func keeps(_ value: Value, _ name: String) -> Bool {
    guard case .object(let object) = value else { return false }
    return index.variable(name, of: object.type).map { !$0.variable.isStatic } ?? false
  }

  /// The value of `.name(…)` where a type is asked for.
  private func implicitCall(
    _ name: String, of type: TypeName, _ arguments: [ArgumentValue], _ expression: Expression
  ) -> Value {
    if name == "init" { return construct(type.name, arguments, expression) }
    return staticCall(name, of: type.name, arguments, expression)
      ?? library.staticCall(name, of: type.name, arguments, self)
      ?? .member(type: type.name, name: name, arguments)
  }

  /// A value that is handed over for a type, whose `.name` belong to it.
  func resolved(_ value: Value, _ type: TypeName?, _ expression: Expression) -> Value {
    guard let type else { return value }
    switch value {
    case .member(nil, let name, let arguments) where arguments.isEmpty && name != "init":
      return staticMember(name, of: type.name) ?? value
    case .member(nil, let name, let arguments):
      if name == "init" { return construct(type.name, arguments, expression) }
      return staticCall(name, of: type.name, arguments, expression) ?? value
    case .array(let values) where type.name == "Array":
      return .array(values.map { resolved($0, type.arguments.first, expression) })
    default: return value
    }
  }

  /// Whether a method of it that nobody knows is a modifier of a view.
  private func isModified(_ value: Value) -> Bool {
    switch value {
    case .view, .member: true
    case .object(let object): isView(object.type)
    case .unknown(_, let type): type?.name == "View" || type?.name == "Content"
    default: false
    }
  }

  /// The result of a method that the project declares for a value; `nil` if it declares none.
  func method(
    _ name: String, of value: Value, _ arguments: [ArgumentValue], _ expression: Expression
  ) -> Value? {
    for owner in extensions(for: value, type: "") {
      if let function = best(methods(name, of: owner), arguments) {
        return named(value, invoke(function, owner: owner, on: value, arguments, expression))
      }
    }
    if case .object(let object) = value {
      if isView(object.type), let function = best(methods(name, of: "View"), arguments) {
        return invoke(function, owner: "View", on: value, arguments, expression)
      }
      return library.call(name, on: object, arguments, expression, self)
    }
    return nil
  }

  /// The methods of a name that the project gives a type's values.
  private func methods(_ name: String, of owner: String) -> [Function] {
    // An initializer that is added to a class of a framework ends in one of the class, and a modifier
    // that is added to views in the framework's of the same name.
    let isAdded = name == "init" && index.type(owner) == nil || owner == "View"
    return (index.types[owner]?.functions[name] ?? []).filter {
      $0.body != nil && !$0.isStatic && !(isAdded && active.contains(place(of: $0.range)))
    }
  }

  func staticCall(
    _ name: String, of type: String, _ arguments: [ArgumentValue], _ expression: Expression
  ) -> Value? {
    for owner in index.ancestry(of: type) {
      guard let info = index.types[owner] else { continue }
      if info.cases.contains(where: { $0.name == name }) {
        return .enumCase(type: owner, name: name, arguments.map(\.value))
      }
      let functions = (info.functions[name] ?? []).filter { $0.isStatic && $0.body != nil }
      if let function = best(functions, arguments) {
        return invoke(function, owner: owner, on: .type(type), arguments, expression)
      }
    }
    return nil
  }

  private func callSuper(
    _ name: String, on object: Object, _ arguments: [Expression.Argument],
    _ expression: Expression, in scope: Scope
  ) -> Value {
    let values = arguments.map { evaluated($0, in: scope) }
    let own = scope.type ?? object.type
    for owner in index.ancestry(of: own).dropFirst() {
      let functions = (index.types[owner]?.functions[name] ?? []).filter { $0.body != nil }
      if index.type(owner) != nil, let function = best(functions, values) {
        return invoke(function, owner: owner, on: .object(object), values, expression)
      }
    }
    return library.callSuper(name, on: object, values, self) ?? .tuple([])
  }

  /// The result of a function of the project.
  func invoke(
    _ function: Function, owner: String?, on object: Value?, _ arguments: [ArgumentValue],
    _ expression: Expression
  ) -> Value {
    guard enter() else { return hole(expression, function.result) }
    defer { leave() }
    if case .object(let object)? = object {
      object.called.insert(function.range.offsets.lowerBound)
    }
    let place = place(of: function.range)
    let isFirst = active.insert(place).inserted
    defer { if isFirst { active.remove(place) } }
    let scope = Scope(object: object, type: owner)
    bind(function.parameters, arguments, in: scope)
    let builds =
      function.result?.name == "View"
      || function.attributes.contains { $0.name == "ViewBuilder" }
    if !builds, function.result == nil || function.result?.name == "Void", function.name != "init" {
      _ = run(function.body ?? [], in: Scope(in: scope))
      return .tuple([])
    }
    // Whom the system calls nobody wrote the call of.
    let isBySystem =
      expression.range.file === function.range.file
      && expression.range.offsets == function.range.offsets
    return result(
      function.body ?? [], function.result, builds: builds, in: scope,
      else: isBySystem
        ? function.parameters.last?.label ?? function.name : Self.words(of: expression))
  }

  /// Gives parameters their values.
  func bind(
    _ parameters: [Function.Parameter], _ arguments: [ArgumentValue], in scope: Scope
  ) {
    var rest = arguments
    for parameter in parameters {
      if parameter.isVariadic {
        var values: [Value] = []
        while let first = rest.first,
          values.isEmpty ? first.label == parameter.label : first.label == nil,
          !first.isTrailing
        {
          values.append(rest.removeFirst().value)
        }
        scope.declare(parameter.name, .array(values))
        continue
      }
      let place =
        rest.firstIndex { $0.label == parameter.label && !$0.isTrailing && $0.label != nil }
        ?? (parameter.label == nil ? rest.firstIndex { $0.label == nil && !$0.isTrailing } : nil)
        ?? (parameter.takesClosure
          ? rest.firstIndex(where: {
            $0.isTrailing && ($0.label == nil || $0.label == parameter.label)
          }) : nil)
      if let place {
        let argument = rest.remove(at: place)
        var value = resolved(argument.value.unwrapped, parameter.type, argument.expression)
        if case .object(let object) = value, object.isValue { value = .object(object.copy()) }
        scope.declare(parameter.name, settled(value, parameter.type))
      } else if let initial = parameter.initial {
        scope.declare(
          parameter.name,
          settled(value(of: initial, in: scope, expecting: parameter.type), parameter.type))
      } else {
        scope.declare(parameter.name, .unknown(parameter.name, parameter.type))
      }
    }
  }

  /// The result of a closure, or of a function that is handed over.
  func call(
    _ callable: Callable, _ arguments: [ArgumentValue], _ expression: Expression,
    builds: Bool = false, expecting type: TypeName? = nil
  ) -> Value {
    switch callable.body {
    case .function(let function):
      return invoke(
        function, owner: callable.scope.type, on: callable.scope.object, unlabelled(arguments),
        expression, in: callable.scope)
    case .closure(let closure):
      guard enter() else { return hole(expression) }
      defer { leave() }
      let scope = Scope(in: callable.scope)
      bind(closure, arguments.map(\.value), in: scope)
      return result(
        closure.body, type, builds: builds, in: scope, else: Self.words(of: expression))
    case .keyPath(let path):
      return arguments.first.flatMap { member(at: path, of: $0.value, expression) }
        ?? hole(expression)
    case .initializer(let type): return construct(type, labelled(arguments, type), expression)
    }
  }

  /// Arguments with the labels of the initializer that takes as many of them: where it is handed over nobody
  /// writes them.
  private func labelled(_ arguments: [ArgumentValue], _ type: String) -> [ArgumentValue] {
    let functions = index.functions("init", of: type).map(\.function.parameters)
    let stored = (index.type(type)?.variables ?? []).filter {
      $0.getter == nil && !$0.isStatic && $0.initial == nil && !$0.comesFromOutside
    }
    let labels =
      functions.first { $0.count == arguments.count }?.map(\.label)
      ?? (functions.isEmpty ? stored.map(\.name) : [])
    guard labels.count == arguments.count else { return arguments }
    return zip(arguments, labels).map { argument, label in
      var argument = argument
      argument.label = label
      return argument
    }
  }

  /// A function of a function sees the variables around it.
  private func invoke(
    _ function: Function, owner: String?, on object: Value?, _ arguments: [ArgumentValue],
    _ expression: Expression, in around: Scope
  ) -> Value {
    guard enter() else { return hole(expression, function.result) }
    defer { leave() }
    let scope = Scope(in: around, object: object, type: owner)
    bind(function.parameters.map(\.withoutLabel), arguments, in: scope)
    return result(
      function.body ?? [], function.result, builds: function.result?.name == "View", in: scope,
      else: Self.words(of: expression))
  }

  private func unlabelled(_ arguments: [ArgumentValue]) -> [ArgumentValue] {
    arguments.map { argument in
      var argument = argument
      argument.label = nil
      return argument
    }
  }

  private func bind(_ closure: Expression.Closure, _ values: [Value], in scope: Scope) {
    for (index, value) in values.enumerated() { scope.declare("$\(index)", value) }
    if closure.parameters.count > 1, values.count == 1, case .tuple(let parts) = values[0] {
      for (name, part) in zip(closure.parameters, parts) { scope.declare(name, part.value) }
      return
    }
    for (index, name) in closure.parameters.enumerated() {
      scope.declare(name, values.indices.contains(index) ? values[index] : .unknown(name, nil))
    }
  }
}

extension Function.Parameter {
  /// Whether a closure behind the parentheses may be its value.
  fileprivate var takesClosure: Bool {
    type?.name == "Function" || attributes.contains("ViewBuilder") || type == nil
  }

  /// The parameter as a function that is handed over is called.
  fileprivate var withoutLabel: Function.Parameter {
    Function.Parameter(
      label: nil, name: name, type: type, initial: initial, isVariadic: isVariadic,
      attributes: attributes)
  }
}
