extension Interpreter {
  /// The function that arguments fit: by their labels, else by their number.
  func best(_ functions: [Function], _ arguments: [ArgumentValue]) -> Function? {
    guard functions.count > 1 else {
      return functions.first.flatMap { fits($0, arguments) ? $0 : nil }
    }
    let fitting = functions.filter { fits($0, arguments) }
    // One with a parameter for each closure fits better.
    let closures = arguments.filter(\.isTrailing).count
    let whole = fitting.filter { $0.closureCount >= closures }
    let best = whole.isEmpty ? fitting : whole
    // Of overloads that differ in types alone, the one that runs calls another.
    return best.first { !active.contains(place(of: $0.range)) } ?? best.first
  }

  /// Whether every argument has a parameter, and every parameter without a default a value.
  private func fits(_ function: Function, _ arguments: [ArgumentValue]) -> Bool {
    let values = arguments.filter { !$0.isTrailing }
    var labels = values.map(\.label)
    var trailing = arguments.count - labels.count
    for parameter in function.parameters {
      if let first = labels.first, first == parameter.label {
        guard mayBe(values[values.count - labels.count].value, parameter.type) else { return false }
        labels.removeFirst()
        while parameter.isVariadic, labels.first == .some(nil) { labels.removeFirst() }
      } else if parameter.initial == nil, !parameter.isVariadic {
        guard trailing > 0, mayTakeClosure(parameter) else { return false }
        trailing -= 1
      } else if trailing > 0, parameter.type?.name == "Function" {
        trailing -= 1
      }
    }
    return labels.isEmpty
      && arguments.allSatisfy { argument in
        guard argument.isTrailing, let label = argument.label else { return true }
        return function.parameters.contains { $0.label == label }
      }
  }

  /// Whether a value may be of a type; not where the type is one of the project that has no such member.
  private func mayBe(_ value: Value, _ type: TypeName?) -> Bool {
    guard let type, let info = index.type(type.name),
      info.kind == .enumeration || info.kind == .structure
    else { return true }
    switch value {
    case .member(nil, let name, _):
      return name == "init" || info.cases.contains { $0.name == name }
        || index.ancestry(of: info.name).contains { index.types[$0]?.functions[name] != nil }
        || index.variable(name, of: info.name) != nil
    case .member(let owner?, _, _): return index.type(owner) != nil
    case .view(let view): return view.frameworkName == nil
    case .text, .integer, .number, .boolean:
      return info.inherits.contains { $0.name.hasPrefix("Expressible") }
    default: return true
    }
  }

  /// Whether a closure behind the parentheses may be the value of a parameter: of a type from elsewhere
  /// nobody can tell.
  private func mayTakeClosure(_ parameter: Function.Parameter) -> Bool {
    guard let type = parameter.type, !parameter.attributes.contains("ViewBuilder") else {
      return true
    }
    return index.type(type.name) == nil && !Builtins.types.contains(type.name)
  }
}

extension Function {
  /// The number of parameters that take a closure.
  fileprivate var closureCount: Int {
    parameters.filter { $0.type?.name == "Function" || $0.attributes.contains("ViewBuilder") }.count
  }
}
