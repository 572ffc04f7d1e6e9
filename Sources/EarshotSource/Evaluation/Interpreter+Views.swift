extension Interpreter {
  /// Whether a type of the project is a view of SwiftUI.
  func isView(_ type: String) -> Bool {
    guard let info = index.type(type), info.kind != .classType else { return false }
    return index.ancestry(of: type).contains { Self.viewProtocols.contains($0) }
      || index.hasBodyOfMethod(type)
  }

  private static let viewProtocols: Set<String> = [
    "View", "UIViewRepresentable", "UIViewControllerRepresentable", "ToolbarContent", "TabContent",
    "Shape", "InsettableShape",
  ]

  /// The view that a value is; `nil` of what is none.
  ///
  /// - Parameter range: where the code names it, which is the place of a view that has none of its own.
  func view(_ value: Value, at range: CodeRange) -> ViewValue? {
    switch value {
    case .view(let view): return view
    case .object(let object):
      guard isView(object.type) else { return nil }
      return ViewValue(kind: .custom(object), range: object.range)
    case .array(let values):
      let views = values.compactMap { view($0, at: range) }
      return views.first.map { ViewValue(kind: .group(views), range: $0.range) }
    case .member(let type, let name, let arguments):
      return ViewValue(
        kind: .framework(type ?? ".\(name)", arguments),
        range: arguments.first?.expression.range ?? range)
    default: return nil
    }
  }

  /// The views that statements give one after another.
  func builtViews(_ body: [Statement], in scope: Scope) -> [ViewValue] {
    var views: [ViewValue] = []
    for statement in body {
      guard step() else { break }
      guard build(statement, &views, in: scope) else { break }
    }
    return views
  }

  /// Adds the views of a statement; `false` when nothing follows.
  private func build(_ statement: Statement, _ views: inout [ViewValue], in scope: Scope) -> Bool {
    switch statement.kind {
    case .expression(let expression):
      if case .statement(let inner) = expression.kind { return build(inner, &views, in: scope) }
      add(value(of: expression, in: scope), expression, to: &views)
    case .result(let expression):
      if let expression { add(value(of: expression, in: scope), expression, to: &views) }
      return false
    case .branch(let conditions, let then, let otherwise):
      let inner = Scope(in: scope)
      let before = guessCount
      let isTaken = isMet(conditions, in: inner)
      let isGuess = guessCount > before
      let body = isTaken ? then : otherwise ?? []
      let built = builtViews(body, in: Scope(in: inner))
      if let condition = conditions.first, isGuess,
        let text = textOfEither(
          built, [isTaken ? otherwise ?? [] : then], condition.expression, in: scope)
      {
        views.append(text)
      } else {
        views += built
      }
      return !body.endsWithResult
    case .precondition(let conditions, let otherwise):
      if !isExpected(conditions, in: scope) {
        views += builtViews(otherwise, in: Scope(in: scope))
        return false
      }
    case .choice(let subject, let cases):
      let inner = Scope(in: scope)
      let before = guessCount
      let body = chosen(subject, cases, in: inner) ?? []
      // Rows differ: the first case of each of them would be one that most are not.
      if namesElement(subject), hasGuessed(in: subject.range, since: before) {
        views.append(ViewValue(kind: .hole(Self.words(of: subject)), range: statement.range))
        return !body.endsWithResult
      }
      let built = builtViews(body, in: inner)
      if hasGuessed(in: subject.range, since: before),
        let text = textOfEither(built, cases.map(\.body), subject, in: scope)
      {
        views.append(text)
      } else {
        views += built
      }
      return !body.endsWithResult
    case .block(let body): views += builtViews(body, in: Scope(in: scope))
    case .variables(let variables): for variable in variables { declare(variable, in: scope) }
    case .function(let function):
      scope.declare(function.name, .function(Callable(body: .function(function), scope: scope)))
    case .loop, .repetition, .jump, .raise, .later, .type, .unknown: break
    }
    return true
  }

  /// The text that stands for one of several, of which only runs will tell which is shown; `nil` where a branch
  /// shows more than words.
  private func textOfEither(
    _ built: [ViewValue], _ others: [[Statement]], _ asked: Expression?, in scope: Scope
  ) -> ViewValue? {
    guard built.count == 1, var text = built.first, !others.isEmpty,
      case .framework("Text", var arguments) = text.kind, let words = arguments.first?.value,
      others.allSatisfy({ $0.isText }),
      others.contains(where: { other in
        guard case .expression(let expression)? = other.first?.kind,
          case .view(let second) = value(of: expression, in: Scope(in: scope)),
          case .framework(_, let others) = second.kind, let otherWords = others.first?.value
        else { return false }
        return words.differs(from: otherWords)
      })
    else { return nil }
    let place = asked ?? Expression(.unknown, arguments[0].expression.range)
    arguments[0].value = .unknown(Self.words(of: place), nil)
    text.kind = .framework("Text", arguments)
    return text
  }

  /// Whether an expression asks for the element of a loop around.
  private func namesElement(_ expression: Expression) -> Bool {
    !elements.isEmpty
      && expression.contains { part in
        if case .name(let name) = part.kind { elements.contains(name) } else { false }
      }
  }

  private func add(_ value: Value, _ expression: Expression, to views: inout [ViewValue]) {
    if let view = view(value, at: expression.range) {
      views.append(view)
      return
    }
    switch value {
    case .unknown(let words, _):
      views.append(ViewValue(kind: .hole(words), range: expression.range))
    case .function(let callable):
      add(call(callable, [], expression, builds: true), expression, to: &views)
    default: break
    }
  }

  /// The views that a closure gives.
  func views(of callable: Callable, _ arguments: [Value] = [], at expression: Expression)
    -> [ViewValue]
  {
    let values = arguments.map {
      ArgumentValue(label: nil, value: $0, expression: expression, isTrailing: false)
    }
    let result = call(callable, values, expression, builds: true)
    if case .unknown(let words, _) = result, !callable.isClosure {
      return [ViewValue(kind: .hole(words), range: expression.range)]
    }
    guard let view = view(result, at: expression.range) else { return [] }
    if case .group(let views) = view.kind, view.modifiers.isEmpty { return views }
    return [view]
  }

  /// The view that a view of the project describes with its body.
  func body(of object: Object) -> [ViewValue]? {
    guard let body = index.body(of: object.type) else { return nil }
    guard object.running.insert("body").inserted, enter() else {
      cut()
      return []
    }
    defer {
      object.running.remove("body")
      leave()
    }
    shown.insert(object.type)
    appear(object, body.statements, in: body.owner)
    let scope = Scope(object: .object(object), type: body.owner)
    for parameter in body.parameters {
      scope.declare(parameter.name, outside(parameter.name, parameter.type, at: body.range))
    }
    return builtViews(body.statements, in: scope)
  }

  /// The views that a modifier of the project makes around a view; `nil` for what is none.
  func body(of modifier: Object, around content: ViewValue) -> [ViewValue]? {
    for owner in index.ancestry(of: modifier.type) {
      guard let function = index.types[owner]?.functions["body"]?.first(where: { $0.body != nil }),
        enter()
      else { continue }
      defer { leave() }
      let scope = Scope(object: .object(modifier), type: owner)
      scope.declare(function.parameters.first?.name ?? "content", .view(content))
      return builtViews(function.body ?? [], in: scope)
    }
    return nil
  }
}

extension Expression {
  /// Whether it makes a text, with modifiers or without.
  fileprivate var isText: Bool {
    if case .call(let callee, _) = base.kind, case .name("Text") = callee.kind {
      true
    } else {
      false
    }
  }
}

extension [Statement] {
  /// Whether they make one text and nothing else.
  fileprivate var isText: Bool {
    guard count == 1, case .expression(let expression) = self[0].kind else { return false }
    return expression.isText
  }

  /// Whether nothing follows them.
  fileprivate var endsWithResult: Bool {
    guard let last else { return false }
    if case .result = last.kind { return true }
    return false
  }
}
