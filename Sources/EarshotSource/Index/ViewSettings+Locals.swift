extension ViewSettings.Locals {
  /// A title that is set by a value.
  func ownTitle(_ value: Expression) -> ViewSettings.OwnTitle {
    var isGiven = false
    if case .name(let name) = value.kind { isGiven = types[name] != nil }
    return ViewSettings.OwnTitle(value: value, isGiven: isGiven)
  }

  /// Whether a name is no local one.
  func isFree(_ name: String) -> Bool { types[name] == nil && aliases[name] == nil }

  /// Notes the names that a statement declares.
  mutating func note(_ statement: Statement) {
    switch statement.kind {
    case .variables(let variables):
      for variable in variables {
        guard let name = variable.name else { continue }
        note(name, variable.type?.name, variable.initial)
      }
    case .branch(let conditions, _, _), .precondition(let conditions, _),
      .repetition(let conditions, _):
      for condition in conditions {
        if case .binding(let name, let value) = condition { note(name, nil, value) }
      }
    case .loop(.name(let name), let sequence, _, _): note(name, nil, sequence)
    default: break
    }
  }

  private mutating func note(_ name: String, _ type: String?, _ value: Expression?) {
    if case .call(_, let arguments)? = value?.unwrapped.kind,
      let root = arguments.first(where: { $0.label == "rootView" })?.value
    {
      hosted[name] = root
    }
    if let type {
      types[name] = type
    } else if let made = value?.unwrapped.madeName {
      types[name] = made
    } else if let value, case .cast(let keyword, let inner, let type) = value.unwrapped.kind,
      keyword != "is"
    {
      if inner.mentions("viewWithTag") || type.isOfUIKit {
        aliases[name] = inner
      } else {
        types[name] = type.name
      }
    } else if let value {
      if case .name(name) = value.unwrapped.kind { return }
      aliases[name] = value
    }
  }
}

extension TypeName {
  /// Whether a cast to it tells no class of the app.
  var isOfUIKit: Bool { name.hasPrefix("UI") || name == "Optional" }
}

extension Expression {
  /// The names that lead to a value, with the type that it is cast to on the way; `nil` if it is made
  /// otherwise.
  func path(_ aliases: [String: Expression], _ depth: Int)
    -> (type: String?, names: [String])?
  {
    guard depth < 8 else { return nil }
    switch unwrapped.kind {
    case .name(let name):
      guard let alias = aliases[name] else { return (nil, [name]) }
      if alias.mentions("viewWithTag") { return nil }
      return alias.path(aliases, depth + 1) ?? (nil, [name])
    case .member(let base?, let name):
      guard let inner = base.path(aliases, depth) else { return nil }
      return (inner.type, inner.names + [name])
    case .subscripting(let base, _): return base.path(aliases, depth)
    case .cast(_, let inner, let type):
      if inner.mentions("viewWithTag") { return nil }
      return type.isOfUIKit ? inner.path(aliases, depth) : (type.name, [])
    default: return nil
    }
  }
}
