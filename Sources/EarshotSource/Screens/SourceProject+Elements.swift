extension SourceProject {
  /// The classes of views whose views no focus gets into: those that are one element each, and those that only
  /// such views hold.
  struct ElementViews {
    /// The classes that make each of their views one element.
    var elements: Set<String> = []
    /// The classes of views that stand in nothing but these.
    var parts: Set<String> = []
  }

  /// The classes of views that no focus gets into.
  func foundElementViews() -> ElementViews {
    var found = ElementViews()
    let mentioning = Set(
      files.lazy.filter { file in
        file.types.contains { $0.kind != .structure }
          && file.text.count(of: "AccessibilityElement", upTo: 1) > 0
      }.map { ObjectIdentifier($0.text) })
    guard !mentioning.isEmpty else { return found }
    for name in index.typeNames where isElement(name, mentioning) { found.elements.insert(name) }
    guard !found.elements.isEmpty else { return found }
    let users = usersOfViews()
    var isGrowing = true
    while isGrowing {
      let inside = found.elements.union(found.parts)
      let parts = users.filter { name, users in
        !inside.contains(name) && users.isSubset(of: inside) && !isInDocument(name)
      }
      found.parts.formUnion(parts.keys)
      isGrowing = !parts.isEmpty
    }
    return found
  }

  /// Whether a class makes each of its views one element: by its own property, or when one is made.
  ///
  /// - Parameter files: the files that speak of elements at all.
  private func isElement(_ name: String, _ files: Set<ObjectIdentifier>) -> Bool {
    guard let base = viewClass(of: name), base != "UIWindow" else { return false }
    return index.ancestry(of: name).contains { owner in
      guard let info = index.type(owner), info.hasCode(in: files) else { return false }
      if let getter = info.variable("isAccessibilityElement")?.getter {
        return getter.count == 1 && getter[0].isTrue
      }
      let code = ClassCode(info)
      let own = code.assignments.filter {
        $0.owner == "self" && $0.property == "isAccessibilityElement"
      }
      guard !own.isEmpty,
        own.allSatisfy({ if case .boolean(true) = $0.value.kind { true } else { false } })
      else { return false }
      let starting = code.reached(from: ClassCode.first)
      return own.contains { starting.contains($0.function) }
    }
  }

  private func viewClass(of name: String) -> String? {
    guard index.type(name)?.kind == .classType else { return nil }
    return UIKitClass.name(of: name, in: index).flatMap { UIKitClass.isView($0) ? $0 : nil }
  }

  /// The types whose code names a class of views, those of tests left out; an empty name outside of types.
  private func usersOfViews() -> [String: Set<String>] {
    let views = Set(index.typeNames.filter { viewClass(of: $0) != nil })
    var users: [String: Set<String>] = [:]
    func note(_ name: String, in type: String) {
      if views.contains(name), name != type { users[name, default: []].insert(type) }
    }
    func look(_ expression: Expression, in type: String) {
      switch expression.kind {
      case .name(let name): note(index.names.full(name, in: type), in: type)
      case .cast(_, _, let name): note(name.name, in: type)
      default: break
      }
    }
    for file in files where file.imports.isDisjoint(with: ["XCTest", "Testing"]) {
      for type in file.types {
        type.forEachExpression { look($0, in: type.name) }
        for variable in type.variables {
          for name in variable.type.map({ [$0] + $0.arguments }) ?? [] {
            note(name.name, in: type.name)
          }
        }
      }
      for function in file.functions {
        (function.body ?? []).forEachExpression { look($0, in: "") }
      }
    }
    return users
  }

  /// Whether a storyboard, or the xib of another view, has a view of a class.
  private func isInDocument(_ name: String) -> Bool {
    nibs.classes.ofStoryboards.contains(name)
      || nibs.classes.ofXibs.contains { $0.key != name && $0.value.contains(name) }
  }
}

extension TypeInfo {
  /// Whether some of its code stands in one of several files.
  fileprivate func hasCode(in files: Set<ObjectIdentifier>) -> Bool {
    variable("isAccessibilityElement") != nil
      || functions.values.joined().contains { files.contains(ObjectIdentifier($0.range.file)) }
  }
}

extension Statement {
  /// Whether it gives `true`.
  fileprivate var isTrue: Bool {
    switch kind {
    case .expression(let value), .result(.some(let value)):
      if case .boolean(true) = value.kind { return true }
      return false
    default: return false
    }
  }
}
