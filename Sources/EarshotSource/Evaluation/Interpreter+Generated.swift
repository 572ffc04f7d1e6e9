extension Interpreter {
  /// What generated code gives, where that code is not part of the project: the text of a key of
  /// R.swift's `R.string.localizable.menuTitle()` and SwiftGen's `L10n.Menu.title`, and the picture of
  /// `R.image.menu()`; `nil` of anything else.
  func generated(
    _ base: Expression, _ name: String, _ arguments: [Expression.Argument], in scope: Scope
  ) -> Value? {
    guard let first = Self.root(base), first == "R" || first == "L10n",
      let path = Self.path(base), name.first?.isLowercase == true
    else { return nil }
    let key: String
    switch first {
    case "R" where path.count == 2 && path[1] == "image":
      guard index.typeName(first, in: scope.type) == nil else { return nil }
      let picture = ArgumentValue(
        label: "named", value: .unknown(name, nil), expression: base, isTrailing: false)
      return .object(library.make("UIImage", [picture], base.range, self))
    case "R" where path.count == 3 && path[1] == "string": key = name
    case "L10n": key = (path.dropFirst() + [name]).joined(separator: ".")
    default: return nil
    }
    guard index.typeName(first, in: scope.type) == nil else { return nil }
    let values = arguments.filter { !Self.options.contains($0.label ?? "") }.map {
      value(of: $0.value, in: scope).string ?? .hole(Self.words(of: $0.value))
    }
    return .text(texts.generated(key, values))
  }

  /// What R.swift's functions take besides the values of a format.
  private static let options: Set<String> = ["preferredLanguages", "locale"]

  private static func root(_ expression: Expression) -> String? {
    switch expression.kind {
    case .name(let name): name
    case .member(let base?, _): root(base)
    default: nil
    }
  }

  /// The names with dots between that an expression is; `nil` of any other.
  private static func path(_ expression: Expression) -> [String]? {
    switch expression.kind {
    case .name(let name): return [name]
    case .member(let base?, let name): return path(base).map { $0 + [name] }
    default: return nil
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
