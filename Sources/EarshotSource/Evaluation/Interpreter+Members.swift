extension Interpreter {
  /// The value of a name; `nil` if nothing has it.
  ///
  /// - Parameter path: the path of the file that it is written in.
  func lookUp(_ name: String, in scope: Scope, at path: String? = nil) -> Value? {
    if let value = scope.value(name) { return value }
    if name == "self" { return scope.object ?? scope.type.map(Value.type) }
    if name == "super" { return scope.object }
    if name.first == "$", name.count > 1, !name.dropFirst().allSatisfy(\.isNumber) {
      return lookUp(String(name.dropFirst()), in: scope, at: path)
    }
    if let object = scope.object, let value = ownMember(name, of: object, in: scope) {
      return value
    }
    // What a file keeps to itself hides what has the same name elsewhere.
    if let type = scope.type, !index.names.isPrivate(name, to: path) {
      if let value = staticMember(name, of: type) { return value }
      var outer = index.types[type]?.outer
      while let around = outer {
        if let value = staticMember(name, of: around) { return value }
        outer = index.types[around]?.outer
      }
    }
    if let value = globals[name] { return value }
    if let variable = index.variables[name] {
      globals[name] = .unknown(name, variable.type)
      let value = initial(of: variable, in: Scope())
      globals[name] = value
      return value
    }
    if let full = index.typeName(name, in: scope.type, at: path) { return .type(full) }
    if name == "Self" { return scope.type.map(Value.type) }
    return nil
  }

  /// The value of a name that nothing in the project has.
  func unknownName(_ name: String, _ expression: Expression) -> Value {
    if name.first?.isUppercase == true { return .type(name) }
    return hole(expression)
  }

  /// A member of `self` that is written without a base.
  private func ownMember(_ name: String, of value: Value, in scope: Scope) -> Value? {
    switch value {
    case .object(let object):
      return property(name, of: object) ?? ownMethod(name, of: object)
        ?? library.ownProperty(name, of: object, self)
    case .enumCase(let type, _, _), .type(let type):
      return computedMember(name, of: value, type: type)
    case .view, .text, .array, .integer, .number, .unknown, .member, .boolean:
      return computedMember(name, of: value, type: scope.type ?? "")
    default: return nil
    }
  }

  /// A method of `self` that is handed over, as in `map(makeLabel)`.
  private func ownMethod(_ name: String, of object: Object) -> Value? {
    index.functions(name, of: object.type).first.map { method in
      .function(
        Callable(
          body: .function(method.function),
          scope: Scope(object: .object(object), type: method.owner)))
    }
  }

  /// A property of an object of the project; `nil` if its types do not declare it.
  func property(_ name: String, of object: Object) -> Value? {
    guard let (variable, owner) = index.variable(name, of: object.type), !variable.isStatic else {
      return object.fields[name]
    }
    if let getter = variable.getter {
      guard object.running.insert(name).inserted else { return object.fields[name] }
      defer { object.running.remove(name) }
      guard enter() else { return .unknown(name, variable.type) }
      defer { leave() }
      let scope = Scope(object: .object(object), type: owner)
      return result(getter, variable.type, builds: variable.builds, in: scope, else: name)
    }
    if let value = object.fields[name] { return value }
    let value = stored(variable, name, of: object, owner)
    object.fields[name] = value
    return value
  }

  /// The first value of a stored property.
  private func stored(
    _ variable: Variable, _ name: String, of object: Object, _ owner: String
  ) -> Value {
    let words = object.name.map { "\($0).\(name)" } ?? name
    if variable.initial != nil, object.name == nil || variable.isConstant {
      // It may ask for what is declared before it, and not for itself.
      object.fields[name] = .unknown(words, variable.type)
      let isLazy = variable.modifiers.contains("lazy")
      let scope = Scope(object: isLazy || object.type == owner ? .object(object) : nil, type: owner)
      return initial(of: variable, in: scope)
    }
    if let first = firstState(of: variable, of: object, owner) { return first }
    if let outlet = library.outlet(variable, in: self) {
      // What a document that is loaded does not connect is nil.
      return object.nib == nil ? outlet : .nothing
    }
    if variable.modifiers.contains("override"),
      let value = library.property(name, of: object, self)
    {
      return value
    }
    // A constant without a value is given by whoever makes the object.
    if variable.type?.isOptional == true, object.name == nil, !variable.comesFromOutside,
      !variable.isConstant
    {
      return .nothing
    }
    if variable.has("Environment"), let first = variable.attributes.first?.arguments.first {
      if case .keyPath(let path) = first.value.kind { return .unknown(path, variable.type) }
    }
    return outside(words, variable.type, at: variable.range)
  }

  /// The state that an object from outside begins with: that of a flag or of a choice, which a screen
  /// is first seen with; `nil` of words and numbers, which are there to change.
  private func firstState(
    of variable: Variable, of object: Object, _ owner: String
  ) -> Value? {
    guard variable.initial != nil, !object.isValue, !variable.comesFromOutside else { return nil }
    let value = initial(of: variable, in: Scope(type: owner))
    switch value {
    case .boolean, .enumCase: return value
    case .member(_, let name, let arguments) where arguments.isEmpty:
      return variable.type.flatMap { staticMember(name, of: $0.name) }
    default: return nil
    }
  }

  /// The value that a declaration gives.
  func initial(of variable: Variable, in scope: Scope) -> Value {
    if let getter = variable.getter {
      return result(
        getter, variable.type, builds: variable.builds, in: scope, else: variable.name ?? "")
    }
    guard let initial = variable.initial else {
      return .unknown(variable.name ?? "", variable.type)
    }
    let value = value(of: initial, in: scope, expecting: variable.type)
    return settled(value.unwrapped, variable.type)
  }

  /// A computed property or a method that extensions add to a type, on a value of it.
  func computedMember(_ name: String, of value: Value, type: String) -> Value? {
    for owner in extensions(for: value, type: type) {
      if let variable = index.types[owner]?.variable(name), let getter = variable.getter,
        !variable.isStatic
      {
        guard enter() else { return nil }
        defer { leave() }
        let scope = Scope(object: value, type: owner)
        return named(
          value,
          result(getter, variable.type, builds: variable.builds, in: scope, else: name))
      }
    }
    return nil
  }

  /// What an extension of the project makes of a text: where only runs will tell, the text that it
  /// is made of stands for it.
  func named(_ value: Value, _ result: Value) -> Value {
    guard case .text(let text) = value, let known = text.known, !known.isEmpty,
      case .unknown(_, let type) = result
    else { return result }
    return .unknown(known, type)
  }

  /// The names of types whose extensions apply to a value.
  func extensions(for value: Value, type: String) -> [String] {
    switch value {
    case .text: ["String", "StringProtocol", "LocalizedStringKey"]
    case .integer: ["Int", "BinaryInteger"]
    case .number: ["Double", "CGFloat", "BinaryFloatingPoint"]
    case .boolean: ["Bool"]
    case .array: ["Array", "Collection", "Sequence"]
    case .view(let view): ["View"] + (view.frameworkName.map { [$0] } ?? [])
    case .enumCase(let type, _, _): index.ancestry(of: type)
    case .object(let object): index.ancestry(of: object.type)
    case .unknown(_, let type): (type.map { index.ancestry(of: $0.name) } ?? []) + ["View"]
    case .member(let type, _, _): (type.map { [$0] } ?? []) + ["View", "Color", "ShapeStyle"]
    case .type(let name): index.ancestry(of: name)
    default: [type]
    }
  }

  /// A static property or a case of a type; `nil` if it has none of the name.
  func staticMember(_ name: String, of type: String) -> Value? {
    for owner in index.ancestry(of: type) {
      guard let info = index.types[owner] else { continue }
      if info.cases.contains(where: { $0.name == name }) {
        return .enumCase(type: owner, name: name, [])
      }
      guard let variable = info.variable(name), variable.isStatic else { continue }
      let key = "\(owner).\(name)"
      if let value = statics[key] { return value }
      statics[key] = .unknown(name, variable.type)
      guard enter() else { return nil }
      defer { leave() }
      let value = initial(of: variable, in: Scope(object: .type(type), type: owner))
      statics[key] = value
      return value
    }
    if name == "allCases", let info = index.type(type) {
      return .array(info.cases.map { .enumCase(type: type, name: $0.name, []) })
    }
    return index.typeName(name, of: type, in: nil).map(Value.type)
  }

  /// The value of `base.name`.
  func member(
    _ name: String, of base: Expression?, _ expression: Expression, in scope: Scope,
    _ type: TypeName?
  ) -> Value {
    guard let base else { return implicitMember(name, type) }
    if let value = generated(expression, [], in: scope) { return value }
    let value = value(of: base, in: scope)
    guard let member = member(name, of: value, expression) else { return hole(expression) }
    return drawn(member, by: value, at: expression.range)
  }

  /// A picture that another type keeps or makes stands where it is used; any other value is as it is.
  func drawn(_ value: Value, by owner: Value, at range: CodeRange) -> Value {
    guard case .view(var view) = value, view.frameworkName == "Image" else { return value }
    if case .object(let object) = owner, isView(object.type) { return value }
    view.range = range
    return .view(view)
  }

  /// The value of `.name` where a type is asked for.
  func implicitMember(_ name: String, _ type: TypeName?) -> Value {
    if name == "none", type?.isOptional == true { return .nothing }
    if let type, let value = staticMember(name, of: type.name) { return value }
    return .member(type: type?.name, name: name, [])
  }

  /// What a key path leads to; `nil` if only runs will tell.
  func member(at path: String, of value: Value, _ expression: Expression) -> Value? {
    path.split(separator: ".").filter { $0 != "self" }.reduce(value) { value, name in
      value.flatMap { member(String(name), of: $0, expression) }
    }
  }

  /// A function of the project that is handed over by its name; `nil` if there is none.
  func reference(_ name: String, in scope: Scope) -> Value? {
    if let type = scope.type, let method = index.functions(name, of: type).first {
      let inner = Scope(object: scope.object, type: method.owner)
      return .function(Callable(body: .function(method.function), scope: inner))
    }
    let function = index.functions[name]?.first { $0.body != nil }
    return function.map { .function(Callable(body: .function($0), scope: Scope())) }
  }

  /// A member of a value; `nil` if only runs will tell.
  func member(_ name: String, of value: Value, _ expression: Expression) -> Value? {
    if ["wrappedValue", "projectedValue"].contains(name), !value.isTypeName { return value }
    // An extension that most projects have, and that may be in a module that is not read.
    if name == "localized", case .text(let key) = value,
      computedMember(name, of: value, type: "") == nil
    {
      return .text(texts.lookUp(key))
    }
    switch value {
    case .object(let object):
      if let own = property(name, of: object) { return own }
      if let method = index.functions(name, of: object.type).first {
        return .function(
          Callable(
            body: .function(method.function), scope: Scope(object: value, type: method.owner)))
      }
      if let value = library.property(name, of: object, self) { return value }
      return object.name.map { .unknown("\($0).\(name)", nil) }
    case .type(let type):
      if let value = staticMember(name, of: type) { return value }
      if name == "self" { return value }
      if name == "init" {
        return .function(Callable(body: .initializer(type), scope: Scope()))
      }
      if let method = index.functions(name, of: type).first {
        return .function(
          Callable(body: .function(method.function), scope: Scope(object: value, type: type)))
      }
      if let value = library.staticProperty(name, of: type, self) { return value }
      // A type inside of a type of a framework.
      if name.first?.isUppercase == true { return .type(name) }
      return .member(type: type, name: name, [])
    case .enumCase(let type, let own, _):
      if let value = computedMember(name, of: value, type: type) { return value }
      if name == "rawValue" { return rawValue(of: own, type) }
      if name == "id" || name == "self" { return value }
      return nil
    case .tuple(let parts):
      if let index = Int(name) { return parts.indices.contains(index) ? parts[index].value : nil }
      return parts.first { $0.label == name }?.value
    case .nothing: return Value.nothing
    default:
      return computedMember(name, of: value, type: "") ?? given(name, to: value)
        ?? Builtins.property(name, of: value)
    }
  }

  /// What an initializer of a type of another module is given under the name of a property; `nil` of any
  /// other value.
  private func given(_ name: String, to value: Value) -> Value? {
    switch value {
    case .view(let view):
      guard view.modifiers.isEmpty, case .framework(let type, let arguments) = view.kind,
        !FrameworkView.names.contains(type)
      else { return nil }
      return arguments[name]
    case .member(_, "init", let arguments): return arguments[name]
    default: return nil
    }
  }

  /// The raw value of a case: as written, the next number, else the name.
  func rawValue(of name: String, _ type: String) -> Value? {
    guard let info = index.type(type),
      let place = info.cases.firstIndex(where: { $0.name == name })
    else { return nil }
    if let raw = info.cases[place].rawValue { return settled(value(of: raw, in: Scope()), nil) }
    guard info.inherits.contains(where: { Self.wholeNumbers.contains($0.name) }) else {
      return .text(SourceString(name))
    }
    guard let first = info.cases[..<place].lastIndex(where: { $0.rawValue != nil }) else {
      return .integer(place)
    }
    guard let raw = info.cases[first].rawValue,
      case .integer(let number) = value(of: raw, in: Scope())
    else { return nil }
    return .integer(number &+ (place - first))
  }

  private static let wholeNumbers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]

  /// Enters a call; `false` when there are too many inside of one another.
  func enter() -> Bool {
    guard depth < Self.depthLimit else {
      cut()
      return false
    }
    depth += 1
    return true
  }

  /// Leaves a call.
  func leave() { depth -= 1 }
}

extension Variable {
  /// Whether its statements each give a view.
  var builds: Bool { has("ViewBuilder") || has("ToolbarContentBuilder") || type?.name == "View" }

  /// Whether somebody else gives its value.
  var comesFromOutside: Bool {
    attributes.contains {
      ["Binding", "ObservedObject", "EnvironmentObject", "Environment", "Bindable"].contains(
        $0.name)
    }
  }
}

extension Value {
  /// Whether it is the name of a type.
  var isTypeName: Bool {
    if case .type = self { return true }
    return false
  }

  /// The value in a wrapper that code writes around it, such as `.constant(…)` and `State(…)`.
  var unwrapped: Value {
    switch self {
    case .member(_, "constant", let arguments): arguments.first?.value ?? self
    case .view(let view):
      switch view.kind {
      case .framework("State", let arguments), .framework("StateObject", let arguments),
        .framework("ObservedObject", let arguments), .framework("Published", let arguments):
        arguments.first?.value.unwrapped ?? self
      default: self
      }
    default: self
    }
  }
}

extension ViewValue {
  /// The name of the type of a framework that it is; `nil` for others.
  var frameworkName: String? {
    guard case .framework(let name, _) = kind else { return nil }
    return name
  }
}
