extension Interpreter {
  /// The text that code of a generator stands for which is not in the project: `L10n.Menu.title` of
  /// SwiftGen, `R.string.menu.title()` of R.swift; `nil` of any other expression.
  func generatedText(
    _ expression: Expression, _ arguments: [Expression.Argument], in scope: Scope
  ) -> Value? {
    guard let path = expression.path, let root = path.first, ["L10n", "R"].contains(root),
      index.type(root) == nil
    else { return nil }
    var names = path.dropFirst()
    var table: String?
    if root == "R" {
      guard names.first == "string", names.count == 3 else { return nil }
      table = path[2]
      names = names.dropFirst(2)
    }
    let values = arguments.map { argument in
      value(of: argument.value, in: scope).string ?? .hole(Self.words(of: argument.value))
    }
    return texts.text(generated: names.joined(), values, table: table).map(Value.text)
  }
}

extension Expression {
  /// The names of `a.b.c`; `nil` of an expression that is more than names.
  fileprivate var path: [String]? {
    switch kind {
    case .name(let name): [name]
    case .member(let base?, let name): base.path.map { $0 + [name] }
    default: nil
    }
  }
}
