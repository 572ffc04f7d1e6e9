/// The modifiers of a project that put the view which they are applied to on a button or a link.
///
/// One reference, since every expression of a project is asked about.
final class WrappingModifiers {
  /// The types of such modifiers.
  private var types: Set<String> = []
  /// The names of methods of views that apply them.
  private var methods: Set<String> = []
  private let index: SourceIndex

  /// Looks through the types of a project.
  init(_ index: SourceIndex) {
    self.index = index
    for info in index.types.values where index.ancestry(of: info.name).contains("ViewModifier") {
      let bodies = (info.functions["body"] ?? []).filter { $0.parameters.count == 1 }
      let wraps = bodies.contains { function in
        function.parameters.first.map { function.wraps($0.name) } == true
      }
      if wraps { types.insert(info.name) }
    }
    let functions = index.types["View"]?.functions ?? [:]
    var isGrowing = true
    while isGrowing {
      let found = functions.filter { name, functions in
        !methods.contains(name) && functions.allSatisfy(wraps)
      }
      methods.formUnion(found.keys)
      isGrowing = !found.isEmpty
    }
  }

  /// Whether a call puts what it is applied to on a control.
  func isMeant(by expression: Expression) -> Bool {
    guard case .call(let callee, let arguments) = expression.kind, let name = callee.lastName else {
      return false
    }
    guard name == "modifier" else { return methods.contains(name) }
    return arguments.contains { argument in
      argument.value.madeName.map { types.contains(index.names.full($0)) } == true
    }
  }

  private func wraps(_ function: Function) -> Bool {
    if function.wraps("self") { return true }
    var wraps = false
    (function.body ?? []).forEachExpression { wraps = wraps || isMeant(by: $0) }
    return wraps && !(function.body ?? []).shows("self")
  }
}

extension Function {
  /// Whether a view of a name stands on a control in every case.
  fileprivate func wraps(_ name: String) -> Bool {
    let body = body ?? []
    var wraps = false
    body.forEachExpression { expression in
      wraps = wraps || expression.labelsOfControl.contains { $0.mentions(name) }
    }
    return wraps && !body.shows(name)
  }
}

extension [Statement] {
  /// Whether a view of a name stands in them as it is, such as in the other branch of an `if`.
  fileprivate func shows(_ name: String) -> Bool {
    contains { statement in
      switch statement.kind {
      case .expression(let expression), .result(.some(let expression)):
        if case .statement(let inner) = expression.kind { return [inner].shows(name) }
        if case .name(name) = expression.kind { return true }
        return false
      case .branch(_, let then, let otherwise):
        return then.shows(name) || (otherwise ?? []).shows(name)
      case .choice(_, let cases): return cases.contains { $0.body.shows(name) }
      case .block(let inner): return inner.shows(name)
      default: return false
      }
    }
  }
}
