/// The properties of views of an app that keep the value they begin with, because nothing but previews
/// gives them another.
///
/// What stands behind such a flag, or behind an optional that stays `nil`, no user sees.
struct UnsetFlags {
  /// What a property is in all views of a type.
  private enum Constant { case truth(Bool), nothing }

  /// What the properties of types are, by the full names of the types.
  private var constants: [String: [String: Constant]] = [:]
  /// The labels of arguments that calls hand over, by the last name of what is called.
  private var labels: [String: Set<String>] = [:]
  /// The names that are assigned or named by a path in the code of a type; `nil` of any value.
  private var assigned: [String?: Set<String>] = [:]
  private let index: SourceIndex

  /// Looks through the files of an app.
  init(_ files: [SwiftFile], _ index: SourceIndex) {
    self.index = index
    for file in files {
      for type in file.types { note(type) }
      for function in file.functions { (function.body ?? []).forEachExpression { note($0, nil) } }
      for variable in file.variables { variable.forEachExpression { note($0, nil) } }
      for function in file.functions { noteDefaults(of: function, nil) }
      for expression in file.expressions where !expression.isPreview {
        expression.walk { note($0, nil) }
      }
    }
    for file in files { for type in file.types { addConstants(of: type) } }
  }

  /// A file with what no user gets to in the code of its views.
  func resolved(_ file: SwiftFile) -> SwiftFile {
    var ranges: [Range<Int>] = []
    for type in file.types { add(type, to: &ranges) }
    guard !ranges.isEmpty else { return file }
    return SwiftFile(
      text: file.text, types: file.types, functions: file.functions, variables: file.variables,
      expressions: file.expressions, imports: file.imports, comments: file.comments,
      problems: file.problems, unreached: file.unreached + ranges)
  }

  // MARK: What is set

  private mutating func note(_ type: TypeDeclaration) {
    guard !index.isOfPreviews(type.name) else { return }
    for variable in type.variables { variable.forEachExpression { note($0, type.name) } }
    for function in type.functions {
      noteDefaults(of: function, type.name)
      let handed = function.name == "init" ? Set(function.handedOn) : []
      (function.body ?? []).forEachExpression { expression in
        // An initializer that hands its parameter on is asked by its calls.
        if case .binary("=", let target, let value) = expression.kind,
          let name = target.ownName, handed.contains(name), case .name(name) = value.kind
        {
          return
        }
        note(expression, type.name)
      }
    }
    for inner in type.types { note(inner) }
  }

  private mutating func noteDefaults(of function: Function, _ type: String?) {
    for parameter in function.parameters { parameter.initial?.walk { note($0, type) } }
  }

  private mutating func note(_ expression: Expression, _ type: String?) {
    switch expression.kind {
    case .call(let callee, let arguments):
      if case .member(let base?, "toggle") = callee.kind { noteSet(base, type) }
      for argument in arguments where argument.value.isInOut { noteSet(argument.value, type) }
      let given = arguments.compactMap(\.label)
      guard !given.isEmpty else { return }
      labels[calledName(callee), default: []].formUnion(given)
    case .binary(let sign, let target, _) where sign.isAssignment: noteSet(target, type)
    case .keyPath(let path):
      assigned[nil, default: []].formUnion(path.split(separator: ".").map(String.init))
    default: break
    }
  }

  private mutating func noteSet(_ target: Expression, _ type: String?) {
    if case .tuple(let parts) = target.kind {
      for part in parts { noteSet(part.value, type) }
      return
    }
    guard let name = target.unwrapped.lastName else { return }
    assigned[target.ownName == nil ? nil : type, default: []].insert(name)
  }

  /// The last name of the type of the project that is made; empty of any other call.
  private func calledName(_ callee: Expression) -> String {
    var name = callee.lastName ?? ""
    if name == "init", case .member(let base?, _) = callee.kind { name = base.lastName ?? "" }
    return index.names.isDeclared(name) ? name : ""
  }

  // MARK: What stays as it is

  private mutating func addConstants(of type: TypeDeclaration) {
    for inner in type.types { addConstants(of: inner) }
    guard type.kind == .structure,
      !index.ancestry(of: type.name).filter({ ["View", "ViewModifier"].contains($0) }).isEmpty,
      let info = index.type(type.name)
    else { return }
    let last = String(type.name.split(separator: ".").last ?? "")
    let given = (labels[last] ?? []).union(labels[""] ?? [])
    let set = (assigned[type.name] ?? []).union(assigned[nil] ?? [])
    let initializers = info.functions["init"] ?? []
    for variable in type.variables {
      guard let name = variable.name, variable.attributes.isEmpty, variable.getter == nil,
        variable.modifiers.isDisjoint(with: ["static", "public", "open"]),
        !given.contains(name), !set.contains(name),
        let value = initial(of: variable, initializers)
      else { continue }
      constants[type.name, default: [:]][name] = value
    }
  }

  /// What a property is at first, by its own value or by that of the parameter of each initializer.
  private func initial(of variable: Variable, _ initializers: [Function]) -> Constant? {
    if let initial = variable.initial { return variable.isConstant ? nil : constant(initial) }
    let values = initializers.map { function -> Constant? in
      guard let name = variable.name, function.handedOn.contains(name) else { return nil }
      return function.parameters.first { $0.name == name && $0.label == name }?.initial.flatMap(
        constant)
    }
    guard let first = values.first else {
      let isOptional = variable.type?.isOptional == true && !variable.isConstant
      return isOptional && initializers.isEmpty ? .nothing : nil
    }
    switch first {
    case .truth(let truth):
      return values.allSatisfy { if case .truth(truth) = $0 { true } else { false } } ? first : nil
    case .nothing:
      return values.allSatisfy { if case .nothing = $0 { true } else { false } } ? first : nil
    case nil: return nil
    }
  }

  private func constant(_ value: Expression) -> Constant? {
    switch value.kind {
    case .boolean(let truth): .truth(truth)
    case .none: .nothing
    default: nil
    }
  }

  // MARK: What no user gets to

  private func add(_ type: TypeDeclaration, to ranges: inout [Range<Int>]) {
    for inner in type.types { add(inner, to: &ranges) }
    guard let constants = constants[type.name] else { return }
    for variable in type.variables {
      add(variable.getter ?? [], constants, to: &ranges)
    }
    for function in type.functions {
      let own = constants.filter { name, _ in !function.parameters.contains { $0.name == name } }
      add(function.body ?? [], own, to: &ranges)
    }
  }

  private func add(
    _ body: [Statement], _ constants: [String: Constant], to ranges: inout [Range<Int>]
  ) {
    let shadows = body.declaredNames
    let constants = constants.filter { !shadows.contains($0.key) }
    guard !constants.isEmpty else { return }
    body.forEachChoice { conditions, then, otherwise in
      switch truth(of: conditions, constants) {
      case false: ranges += then.whole
      case true: ranges += (otherwise ?? []).whole
      default: break
      }
    }
    body.forEachExpression { expression in
      guard case .ternary(let condition, let then, let otherwise) = expression.kind,
        let truth = truth(of: condition, constants)
      else { return }
      ranges.append((truth ? otherwise : then).range.offsets)
    }
  }

  private func truth(
    of conditions: [Statement.Condition], _ constants: [String: Constant]
  ) -> Bool? {
    conditions.map { condition -> Bool? in
      switch condition {
      case .value(let value): return truth(of: value, constants)
      case .binding(_, let value):
        guard let name = value.ownName, case .nothing? = constants[name] else { return nil }
        return false
      case .match, .available: return nil
      }
    }.allHold
  }

  private func truth(of value: Expression, _ constants: [String: Constant]) -> Bool? {
    switch value.kind {
    case .name, .member:
      guard let name = value.ownName, case .truth(let truth)? = constants[name] else { return nil }
      return truth
    case .prefix("!", let inner): return truth(of: inner, constants).map { !$0 }
    case .binary(let sign, let left, let right) where ["&&", "||"].contains(sign):
      let truths = [truth(of: left, constants), truth(of: right, constants)]
      return sign == "||" ? truths.oneHolds : truths.allHold
    case .binary(let sign, let left, let right) where ["==", "!="].contains(sign):
      guard case .none = right.kind, let name = left.ownName, case .nothing? = constants[name]
      else { return nil }
      return sign == "=="
    default: return nil
    }
  }
}

extension Function {
  /// The parameters that it puts into the property of their name and nowhere else, and that calls know by
  /// this name.
  fileprivate var handedOn: [String] {
    let named = Set(parameters.filter { $0.label == $0.name }.map(\.name))
    guard let body, !named.isEmpty else { return [] }
    let own = body.declaredNames
    return body.compactMap { statement in
      guard case .expression(let expression) = statement.kind,
        case .binary("=", let target, let value) = expression.kind, let name = target.ownName,
        case .name(name) = value.kind, named.contains(name), !own.contains(name)
      else { return nil }
      return name
    }
  }
}

extension Expression {
  /// Whether it is handed over as `&value`, which the tree leaves out.
  fileprivate var isInOut: Bool {
    let start = range.offsets.lowerBound
    return range.file.bytes.indices.contains(start - 1)
      && range.file.bytes[start - 1] == UInt8(ascii: "&")
  }

  /// The name of a property of the type whose code it is: `name` or `self.name`.
  fileprivate var ownName: String? {
    switch kind {
    case .name(let name): return name
    case .member(let base?, let name):
      guard case .name("self") = base.kind else { return nil }
      return name
    default: return nil
    }
  }
}

extension [Statement] {
  /// The names of the variables, patterns, parameters and functions in them and in their closures.
  ///
  /// `if let name` gives a value that is there to the name that it had.
  fileprivate var declaredNames: Set<String> {
    var names: Set<String> = []
    forEachList { statements, _ in
      for statement in statements { statement.addDeclared(to: &names) }
    }
    forEachExpression { expression in
      if case .closure(let closure) = expression.kind { names.formUnion(closure.parameters) }
    }
    return names
  }

  /// The range from the first to the last.
  fileprivate var whole: [Range<Int>] {
    guard let first, let last else { return [] }
    let start = first.range.offsets.lowerBound
    return [start..<Swift.max(start, last.range.offsets.upperBound)]
  }
}

extension Statement {
  fileprivate func addDeclared(to names: inout Set<String>) {
    switch kind {
    case .variables(let variables):
      for variable in variables { names.formUnion(variable.pattern.names) }
    case .function(let function):
      names.insert(function.name)
      names.formUnion(function.parameters.map(\.name))
    case .branch(let conditions, _, _), .precondition(let conditions, _),
      .repetition(let conditions, _):
      for condition in conditions {
        switch condition {
        case .binding(let name, let value): if value.ownName != name { names.insert(name) }
        case .match(let pattern, _): names.formUnion(pattern.names)
        case .value, .available: break
        }
      }
    case .choice(_, let cases):
      for item in cases { for (pattern, _) in item.patterns { names.formUnion(pattern.names) } }
    case .loop(let pattern, _, _, _): names.formUnion(pattern.names)
    case .expression, .type, .result, .jump, .raise, .later, .block, .unknown: break
    }
  }
}

extension Statement.Pattern {
  /// The names that it declares.
  fileprivate var names: [String] {
    switch self {
    case .name(let name): [name]
    case .enumCase(_, let parts), .tuple(let parts): parts.flatMap(\.names)
    case .some(let inner): inner.names
    case .type(_, let inner): inner?.names ?? []
    case .anything, .value: []
    }
  }
}
