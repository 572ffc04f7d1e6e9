extension Interpreter {
  /// The value that a type makes of arguments.
  func construct(_ type: String, _ arguments: [ArgumentValue], _ expression: Expression) -> Value {
    if let info = index.type(type), index.means(info, in: expression.range.file.path),
      !isFrameworkView(info, arguments)
    {
      if info.kind == .enumeration { return enumeration(info, arguments, expression) }
      if isLayout(type), let views = arguments.last(where: \.isTrailing) {
        return laidOut(views, expression)
      }
      return make(info, arguments, expression)
    }
    if library.isClass(type) {
      return .object(library.make(type, arguments, expression.range, self))
    }
    if let function = best(
      (index.types[type]?.functions["init"] ?? []).filter { $0.body != nil }, arguments),
      index.types[type]?.kind == .extensionOfType, function.parameters.count > 0
    {
      return initialized(type, function, arguments, expression)
    }
    if let value = Builtins.make(type, arguments, self) { return value }
    if Builtins.types.contains(type) { return hole(expression, TypeName(type)) }
    return .view(ViewValue(kind: .framework(type, arguments), range: expression.range))
  }

  /// The views of a closure that a layout is called with, as `layout { … }` and `FlowLayout() { … }` call it;
  /// `nil` of what is no layout.
  func laidOut(
    by layout: Value, _ callee: Expression, _ arguments: [ArgumentValue], _ expression: Expression
  ) -> Value? {
    guard let views = arguments.last, arguments.count == 1, views.isTrailing else { return nil }
    let isLayout =
      switch layout {
      case .object(let object): self.isLayout(object.type)
      case .view(let view): view.frameworkName?.hasSuffix("Layout") == true
      // Which of several only runs will tell.
      default: callee.lastName?.lowercased().hasSuffix("layout") == true
      }
    return isLayout ? laidOut(views, expression) : nil
  }

  private func laidOut(_ views: ArgumentValue, _ expression: Expression) -> Value {
    .view(ViewValue(kind: .framework("AnyLayout", [views]), range: expression.range))
  }

  private func isLayout(_ type: String) -> Bool { index.isKind(type, of: "Layout") }

  /// Whether what is called by the name of a type is a view of SwiftUI: a type that is no view, such as one
  /// that is private to its file or of another target, takes no closure of views, and nothing that its
  /// initializers do not take.
  private func isFrameworkView(_ info: TypeInfo, _ arguments: [ArgumentValue]) -> Bool {
    guard FrameworkView.names.contains(info.name), !isView(info.name) else { return false }
    if arguments.contains(where: \.isTrailing) { return true }
    guard info.kind != .classType, initializer(of: info.name, arguments) == nil else {
      return false
    }
    return info.kind == .enumeration
      ? arguments["rawValue"] == nil
      : !arguments.allSatisfy { argument in argument.label.flatMap(info.variable) != nil }
  }

  /// The case of an enumeration that its raw value or its initializer gives.
  private func enumeration(
    _ info: TypeInfo, _ arguments: [ArgumentValue], _ expression: Expression
  ) -> Value {
    if let raw = arguments["rawValue"] {
      for item in info.cases {
        guard let own = rawValue(of: item.name, info.name) else { continue }
        if isEqual(own, raw) == true {
          return .enumCase(type: info.name, name: item.name, [])
        }
      }
    }
    return hole(expression, TypeName(info.name))
  }

  /// A view or value that an extension of a framework type makes of itself.
  private func initialized(
    _ type: String, _ function: Function, _ arguments: [ArgumentValue], _ expression: Expression
  ) -> Value {
    guard enter() else { return hole(expression) }
    defer { leave() }
    let scope = Scope(object: nil, type: type)
    bind(function.parameters, arguments, in: scope)
    for statement in function.body ?? [] {
      guard case .expression(let inner) = statement.kind,
        case .call(let callee, let values) = inner.kind,
        case .member(let base?, "init") = callee.kind, case .name("self") = base.kind
      else { continue }
      return construct(type, values.map { evaluated($0, in: scope) }, expression)
    }
    return .view(ViewValue(kind: .framework(type, arguments), range: expression.range))
  }

  private func make(
    _ info: TypeInfo, _ arguments: [ArgumentValue], _ expression: Expression
  ) -> Value {
    let isValue = info.kind == .structure
    let object = Object(type: info.name, isValue: isValue, range: expression.range)
    if !isValue { library.prepare(object, self) }
    object.isInitializing = true
    defer { object.isInitializing = false }
    if let (function, owner) = initializer(of: info.name, arguments) {
      initialize(object, function, owner, arguments)
    } else {
      memberwise(object, info, arguments)
    }
    if !isValue { library.made(object, arguments, self) }
    return .object(object)
  }

  /// The initializer that arguments fit, of the type or of a superclass of the project.
  private func initializer(
    of type: String, _ arguments: [ArgumentValue]
  ) -> (function: Function, owner: String)? {
    for owner in index.declaredAncestry(of: type) {
      let functions = (index.types[owner]?.functions["init"] ?? []).filter { $0.body != nil }
      if let function = best(functions, arguments) { return (function, owner) }
      // Of views that code makes, `init()` ends in `init(frame:)`.
      if arguments.isEmpty,
        let function = functions.first(where: { $0.isInherited })
      {
        return (function, owner)
      }
    }
    return nil
  }

  /// Runs an initializer.
  func initialize(
    _ object: Object, _ function: Function, _ owner: String, _ arguments: [ArgumentValue]
  ) {
    guard enter() else { return }
    defer { leave() }
    let place = place(of: function.range)
    let isFirst = active.insert(place).inserted
    defer { if isFirst { active.remove(place) } }
    let around = object.initializer
    object.initializer = owner
    defer { object.initializer = around }
    let scope = Scope(object: .object(object), type: owner)
    bind(function.parameters, arguments, in: scope)
    _ = run(function.body ?? [], in: scope)
  }

  /// Gives stored properties the values of arguments, in the order of the code.
  private func memberwise(_ object: Object, _ info: TypeInfo, _ arguments: [ArgumentValue]) {
    var rest = arguments
    for variable in info.variables where variable.getter == nil && !variable.isStatic {
      guard let name = variable.name else { continue }
      let takesClosure =
        variable.type?.name == "Function" || variable.has("ViewBuilder")
      guard
        let place = rest.firstIndex(where: { $0.label == name })
          ?? (takesClosure ? rest.firstIndex(where: { $0.isTrailing && $0.label == nil }) : nil)
      else { continue }
      let argument = rest.remove(at: place)
      var value = argument.value.unwrapped
      if case .member(_, let member, let inner) = value, inner.isEmpty {
        value = implicitMember(member, variable.type)
      }
      if variable.has("ViewBuilder"), variable.type?.name != "Function",
        case .function(let callable) = value
      {
        value = call(callable, [], argument.expression, builds: true)
      }
      if case .object(let part) = value, part.isValue { value = .object(part.copy()) }
      object.fields[name] = settled(value, variable.type)
    }
  }
}

extension Function {
  /// Whether UIKit calls it when code makes a value without arguments.
  fileprivate var isInherited: Bool {
    let names = parameters.map(\.name)
    return names == ["frame"] || names == ["style", "reuseIdentifier"]
      || parameters.first?.label == "nibName"
  }
}
