extension Expression {
  /// The name of the type that a call makes a value of; `nil` of any other expression.
  var madeName: String? {
    guard case .call(let callee, _) = kind else { return nil }
    switch callee.kind {
    case .name(let name) where name.first?.isUppercase == true: return name
    case .member(let base?, "init"):
      guard case .name(let name) = base.kind else { return nil }
      return name
    case .member(.some, let name) where name.first?.isUppercase == true: return name
    default: return nil
    }
  }

  /// Whether it is a preview, which no user sees.
  var isPreview: Bool {
    if case .macro("Preview", _) = kind { return true }
    return false
  }

  /// The names of the types that it and all in it make values of, the outermost first.
  var madeNames: [String] {
    var names: [String] = []
    walk { part in
      if case .call(let callee, _) = part.kind, case .name(let name) = callee.kind {
        names.append(name)
      }
    }
    return names
  }

  /// The call before its modifiers: `Text("a")` of `Text("a").bold()`.
  var base: Expression {
    guard case .call(let callee, _) = kind, case .member(let inner?, _) = callee.kind,
      case .call = inner.kind
    else { return self }
    return inner.base
  }

  /// The text of a literal without interpolation; `nil` of any other expression.
  var literal: String? {
    guard case .string(let segments) = kind, segments.count <= 1 else { return nil }
    guard let segment = segments.first else { return "" }
    guard case .text(let text) = segment else { return nil }
    return text
  }
}
