extension Interpreter {
  /// Sets what a view sets as soon as it is on the screen, which is the state that somebody meets: in
  /// `onAppear` and `task`, in methods that they call, and in those of its models.
  func appear(_ object: Object, _ body: [Statement], in owner: String) {
    guard object.running.insert("#appear").inserted else { return }
    for action in body.appearing {
      let scope = Scope(object: .object(object), type: owner)
      switch action.kind {
      case .closure(let closure): settle(closure.body, of: object, in: scope, 0)
      case .name(let name): settle(name, of: object, 0)
      case .member(let base?, let name):
        if case .object(let model) = value(of: base, in: scope) { settle(name, of: model, 0) }
      default: continue
      }
    }
  }

  /// Carries out what a method without parameters sets.
  private func settle(_ method: String, of object: Object, _ depth: Int) {
    let methods = index.functions(method, of: object.type)
    guard depth < 4, methods.count == 1, let (function, owner) = methods.first,
      function.parameters.allSatisfy({ $0.initial != nil }), enter()
    else { return }
    defer { leave() }
    let scope = Scope(object: .object(object), type: owner)
    bind(function.parameters, [], in: scope)
    settle(function.body ?? [], of: object, in: scope, depth + 1)
  }

  /// Carries out what statements set for certain, in their order; those in branches that only runs will tell are
  /// left out, but for the one in which all went well.
  @discardableResult
  private func settle(
    _ statements: [Statement], of object: Object, in scope: Scope, _ depth: Int
  ) -> Bool {
    var later: [[Statement]] = []
    defer { for body in later.reversed() { settle(body, of: object, in: scope, depth) } }
    for statement in statements {
      guard step() else { return false }
      switch statement.kind {
      case .expression(let expression): settle(expression, of: object, in: scope, depth)
      case .variables(let variables): for variable in variables { declare(variable, in: scope) }
      case .later(let body): later.append(body)
      case .block(let body):
        guard settle(body, of: object, in: Scope(in: scope), depth) else { return false }
      case .branch(let conditions, let then, let otherwise):
        let inner = Scope(in: scope)
        guard let truth = truth(of: conditions, in: inner) else { continue }
        guard settle(truth ? then : otherwise ?? [], of: object, in: inner, depth) else {
          return false
        }
      case .precondition(let conditions, _):
        if truth(of: conditions, in: scope) == false { return false }
      case .choice(let subject, let cases):
        guard let body = succeeding(value(of: subject, in: scope), cases) else { continue }
        guard settle(body, of: object, in: Scope(in: scope), depth) else { return false }
      case .result, .raise, .jump: return false
      default: continue
      }
    }
    return true
  }

  /// The statements of the case of a result in which all went well.
  private func succeeding(_ value: Value, _ cases: [Statement.Case]) -> [Statement]? {
    guard value.isUnknown else { return nil }
    return cases.first { item in
      item.patterns.contains { pattern in
        if case .enumCase("success", _) = pattern.pattern { true } else { false }
      }
    }?.body
  }

  private func settle(
    _ expression: Expression, of object: Object, in scope: Scope, _ depth: Int
  ) {
    switch expression.kind {
    case .binary("=", let target, let value):
      guard let name = target.ownName, isState(name, of: object) else { return }
      let type = index.variable(name, of: object.type)?.variable.type
      set(name, of: object, to: self.value(of: value, in: scope, expecting: type), at: target.range)
    case .optionalChain(let inner), .forced(let inner):
      settle(inner, of: object, in: scope, depth)
    case .call(let callee, let arguments):
      if callee.runsItsClosure, let closure = arguments.last(where: { $0.value.isClosureAsWritten })
      {
        guard case .closure(let code) = closure.value.kind else { return }
        settle(code.body, of: object, in: Scope(in: scope), depth)
        return
      }
      if callee.lastName == "toggle", case .member(let target?, _) = callee.kind,
        let name = target.ownName, isState(name, of: object),
        let truth = property(name, of: object)?.truth
      {
        set(name, of: object, to: .boolean(!truth), at: target.range)
        return
      }
      guard arguments.isEmpty else { return }
      if let name = callee.ownName {
        settle(name, of: object, depth)
      } else if case .member(let base?, let name) = callee.kind, let model = base.ownName,
        case .object(let other)? = property(model, of: object), !other.isValue,
        library.base(of: other, self) == nil
      {
        settle(name, of: other, depth)
      }
    default: return
    }
  }

  /// Whether a property is a state that views show.
  private func isState(_ name: String, of object: Object) -> Bool {
    guard let variable = index.variable(name, of: object.type)?.variable, !variable.isConstant,
      !variable.isStatic, variable.getter == nil
    else { return false }
    return !object.isValue || variable.has("State") || variable.has("FocusState")
  }
}

extension [Statement] {
  /// What a view does as soon as it is on the screen, of the views that it always shows.
  fileprivate var appearing: [Expression] {
    var actions: [Expression] = []
    forEachTop { $0.addAppearing(to: &actions) }
    return actions
  }
}

extension Expression {
  /// Names of views and modifiers whose content is there several times, or later.
  private static let others: Set<String> = [
    "ForEach", "NavigationLink", "Button", "Menu", "sheet", "fullScreenCover", "popover", "alert",
    "navigationDestination", "confirmationDialog", "contextMenu", "swipeActions", "toolbar",
    "onChange", "onReceive", "onTapGesture", "inspector",
  ]

  fileprivate func addAppearing(to actions: inout [Expression]) {
    guard case .call(let callee, let arguments) = kind, let name = callee.lastName else { return }
    if name == "onAppear" || name == "task",
      let action = arguments.last(where: { $0.label == nil || $0.label == "perform" })?.value
    {
      actions.append(action)
    } else if !Self.others.contains(name), !(name == "List" && arguments.first?.isTrailing == false)
    {
      for argument in arguments {
        guard case .closure(let closure) = argument.value.kind else { continue }
        for statement in closure.body {
          if case .expression(let expression) = statement.kind {
            expression.addAppearing(to: &actions)
          }
        }
      }
    }
    if case .member(let base?, _) = callee.kind { base.addAppearing(to: &actions) }
  }

  /// The name of what it names of `self`; `nil` of anything else.
  fileprivate var ownName: String? {
    switch unwrapped.kind {
    case .name(let name): return name
    case .member(let base?, let name):
      if case .name("self") = base.unwrapped.kind { return name }
      return nil
    default: return nil
    }
  }

  /// Whether what is called runs the closure that it is given before anybody looks.
  fileprivate var runsItsClosure: Bool {
    switch lastName {
    case "withAnimation", "Task", "async", "asyncAfter", "run", "withTransaction", "detached": true
    default: false
    }
  }

  fileprivate var isClosureAsWritten: Bool {
    if case .closure = kind { true } else { false }
  }
}
