import EarshotAudit

extension SourceInspector {
  // MARK: Shortcuts

  /// Finds shortcuts that two commands of one screen have, or that are those of the system.
  mutating func inspectShortcuts(_ body: [Statement]) {
    var shortcuts: [(keys: String, path: [Int: Int], range: CodeRange)] = []
    body.forEachOnWay([-1: 0]) { expression, path in
      guard let keys = expression.shortcut else { return }
      shortcuts.append((keys, path, expression.range))
    }
    for (place, shortcut) in shortcuts.enumerated() {
      if Self.ofSystem.contains(shortcut.keys) {
        report("shortcut-duplicate", at: shortcut.range, ["keys": shortcut.keys])
        continue
      }
      let isSecond = shortcuts[..<place].contains { earlier in
        earlier.keys == shortcut.keys
          && earlier.path.allSatisfy {
            shortcut.path[$0.key] == nil || shortcut.path[$0.key] == $0.value
          }
      }
      if isSecond { report("shortcut-duplicate", at: shortcut.range, ["keys": shortcut.keys]) }
    }
  }

  /// Shortcuts that iPadOS and macOS keep for themselves.
  static let ofSystem: Set<String> = [
    "command+h", "command+space", "command+tab", "command+shift+3", "command+shift+4",
  ]
}

extension Expression {
  /// The keys of a shortcut in one order; `nil` of what is none, or whose keys are not written out.
  fileprivate var shortcut: String? {
    guard case .call(let callee, let arguments) = kind else { return nil }
    switch callee.lastName {
    case "keyboardShortcut":
      guard let first = arguments.first, first.label == nil, let key = first.value.key else {
        return nil
      }
      guard let modifiers = arguments.first(where: { $0.label == "modifiers" }) else {
        return "command+" + key
      }
      return modifiers.value.modifierKeys.map { ($0 + [key]).joined(separator: "+") }
    case "UIKeyCommand":
      guard let key = arguments.first(where: { $0.label == "input" })?.value.key else { return nil }
      guard let flags = arguments.first(where: { $0.label == "modifierFlags" }) else { return nil }
      return flags.value.modifierKeys.map { ($0 + [key]).joined(separator: "+") }
    default: return nil
    }
  }

  private var key: String? {
    if let text = literalText { return text.lowercased() }
    switch kind {
    case .member(_, let name) where name != "defaultAction" && name != "cancelAction":
      return name.hasPrefix("input") ? String(name.dropFirst("input".count)).lowercased() : name
    case .call(let callee, let arguments)
    where callee.lastName == "KeyEquivalent" || callee.lastName == "init":
      return arguments.first?.value.literalText?.lowercased()
    default: return nil
    }
  }

  /// The keys that are held, sorted; `nil` if they are not written out.
  private var modifierKeys: [String]? {
    switch kind {
    case .member(_, let name): return [name == "alternate" ? "option" : name]
    case .array(let parts):
      var names: [String] = []
      for part in parts {
        guard let inner = part.modifierKeys else { return nil }
        names += inner
      }
      return names.sorted()
    default: return nil
    }
  }
}

extension [Statement] {
  /// Calls a function for every expression in them, with the ways of branches that lead to it: of
  /// each branch, by its place in the file, the number of the way.
  ///
  /// What covers the screen is a way of its own.
  func forEachOnWay(_ path: [Int: Int], _ body: (Expression, [Int: Int]) -> Void) {
    for statement in self {
      let start = statement.range.offsets.lowerBound
      func on(_ way: Int) -> [Int: Int] { path.merging([start: way]) { $1 } }
      switch statement.kind {
      case .branch(let conditions, let then, let otherwise):
        for condition in conditions { condition.expression?.forEachOnWay(path, body) }
        then.forEachOnWay(on(0), body)
        otherwise?.forEachOnWay(on(1), body)
      case .choice(let subject, let cases):
        subject.forEachOnWay(path, body)
        for (way, item) in cases.enumerated() { item.body.forEachOnWay(on(way), body) }
      case .block(let inner), .later(let inner), .repetition(_, let inner):
        inner.forEachOnWay(path, body)
      case .loop(_, let sequence, _, let inner):
        sequence.forEachOnWay(path, body)
        inner.forEachOnWay(path, body)
      case .precondition(let conditions, let otherwise):
        for condition in conditions { condition.expression?.forEachOnWay(path, body) }
        otherwise.forEachOnWay(on(0), body)
      default: statement.forEachTop { $0.forEachOnWay(path, body) }
      }
    }
  }
}

extension Expression {
  fileprivate func forEachOnWay(_ path: [Int: Int], _ body: (Expression, [Int: Int]) -> Void) {
    body(self, path)
    switch kind {
    case .closure(let code): code.body.forEachOnWay(path, body)
    case .statement(let statement): [statement].forEachOnWay(path, body)
    case .call(let callee, let arguments)
    where ["sheet", "fullScreenCover", "popover", "alert", "confirmationDialog"].contains(
      callee.lastName ?? ""):
      callee.forEachOnWay(path, body)
      // A cover is another screen: its way is not that of what lies below.
      for argument in arguments {
        argument.value.forEachOnWay(path.merging([-1: range.offsets.upperBound]) { $1 }, body)
      }
    default: forEachChild { $0.forEachOnWay(path, body) }
    }
  }
}
