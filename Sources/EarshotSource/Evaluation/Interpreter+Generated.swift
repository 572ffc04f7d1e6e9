extension Interpreter {
  /// What code of a generator stands for which is not in the project: the text of `L10n.Menu.title` of
  /// SwiftGen and of `R.string.menu.title()` of R.swift, a hole if no table has it, the picture of
  /// `R.image.menu()`, and the text of a table where a type is named like `LocalString`; `nil` of any other
  /// expression.
  func generated(
    _ expression: Expression, _ arguments: [Expression.Argument], in scope: Scope
  ) -> Value? {
    guard let root = expression.rootName, root == "R" || Self.isNameOfTexts(root),
      let path = expression.path, path.count > 1, path.last?.first?.isLowercase == true,
      index.typeName(root, in: scope.type) == nil
    else { return nil }
    let name = path[path.count - 1]
    var names = path.dropFirst()
    var table: String?
    if root == "R" {
      guard path.count == (path[1] == "image" ? 3 : 4) else { return nil }
      if path[1] == "image" { return picture(name, expression) }
      guard path[1] == "string" else { return nil }
      table = path[2]
      names = names.dropFirst(2)
    }
    let values = arguments.filter { !Self.options.contains($0.label ?? "") }.map { argument in
      value(of: argument.value, in: scope).string ?? .hole(Self.words(of: argument.value))
    }
    if let text = texts.text(generated: names.joined(), values, table: table) { return .text(text) }
    guard root == "R" || root == "L10n" else { return nil }
    return .text(.hole(root == "R" ? name : Self.words(of: expression)))
  }

  /// Whether generated code may have the texts of tables under the name of a type.
  private static func isNameOfTexts(_ type: String) -> Bool {
    let endings = ["Strings", "LocalString", "LocalizedString", "Localization", "Translations"]
    return type == "L10n" || type == "I18n" || endings.contains(where: type.hasSuffix)
  }

  private func picture(_ name: String, _ expression: Expression) -> Value {
    let argument = ArgumentValue(
      label: "named", value: .unknown(name, nil), expression: expression, isTrailing: false)
    return .object(library.make("UIImage", [argument], expression.range, self))
  }

  /// What R.swift's functions take besides the values of a format.
  private static let options: Set<String> = ["preferredLanguages", "locale"]
}

extension Interpreter {
  /// The text of `tr(table, key, arguments…, fallback:)`, by which the enumerations of SwiftGen ask
  /// for texts; `nil` of another method of the name.
  func translated(_ arguments: [ArgumentValue]) -> Value? {
    guard arguments.count >= 2, arguments[0].label == nil, arguments[1].label == nil,
      let table = arguments[0].value.string?.known, let key = arguments[1].value.string?.known
    else { return nil }
    let values = arguments.dropFirst(2).filter { $0.label == nil }.map { argument in
      argument.value.string ?? .hole(Self.words(of: argument.expression))
    }
    if let text = texts.text(key, values, table: table) { return .text(text) }
    guard let fallback = arguments["fallback"]?.string else { return .unknown(key, nil) }
    return .text(values.isEmpty ? fallback : texts.format(fallback, values) ?? fallback)
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

extension Value {
  /// Whether it is a view of SwiftUI itself.
  var isOfFramework: Bool {
    if case .view = self { return true }
    return false
  }
}
