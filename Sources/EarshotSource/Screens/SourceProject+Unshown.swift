extension SourceProject {
  /// Screens for the views that no other screen has shown, such as those behind a route that is known
  /// only when the app runs: of these the outermost, in the order of the code.
  ///
  /// - Parameter shown: the views that were shown.
  package func entries(beyond shown: Set<String>) -> [Entry] {
    // What stands on a button is no stop by itself.
    let known = shown.union(entries.map(\.name)).union(onControls)
    let unshown = index.typeNames.filter { name in
      !known.contains(name) && app.contains(name) && index.type(name).map(isScreen) == true
        // A type inside of another is used where something makes it.
        && (used.contains(name) || !name.contains("."))
    }
    let rest = Set(unshown)
    var inner: Set<String> = []
    for name in unshown {
      inner.formUnion(madeTypes(in: name).intersection(rest).subtracting([name]))
    }
    // Views that show one another have no outermost.
    let outermost = inner.count < rest.count ? unshown.filter { !inner.contains($0) } : unshown
    return outermost.compactMap { name in
      (index.type(name)?.range).map {
        Entry(name: name, kind: .view, range: $0, content: .type)
      }
    }
  }

  /// The types of which all values are made on buttons and links.
  func typesOnControls() -> Set<String> {
    var onControls: Set<String> = []
    var apart: Set<String> = []
    func collect(_ expression: Expression, in type: String?, isOnControl: Bool) {
      let types = made(expression, in: type).filter { $0 != type }
      if isOnControl { onControls.formUnion(types) } else { apart.formUnion(types) }
      let labels = expression.labelsOfControl.map { CodeStart($0.range) }
      expression.forEachChild {
        collect($0, in: type, isOnControl: isOnControl || labels.contains(CodeStart($0.range)))
      }
    }
    for type in files.flatMap(\.types)
    where !index.isOfPreviews(type.name) {
      type.forEachTop { collect($0, in: type.name, isOnControl: false) }
    }
    for function in files.flatMap(\.functions) {
      (function.body ?? []).forEachTop { collect($0, in: nil, isOnControl: false) }
    }
    return onControls.subtracting(apart)
  }
}

extension Expression {
  /// The closures in which a button or a link has what is drawn on it.
  fileprivate var labelsOfControl: [Expression] {
    guard case .call(let callee, let arguments) = kind else { return [] }
    switch callee.lastName {
    case "Button", "Link", "NavigationLink":
      let others = ["action", "destination", "value", "tag"]
      let hasOther = arguments.contains { $0.label.map(others.contains) == true }
      return arguments.filter {
        $0.label == "label" || hasOther && $0.isTrailing && $0.label == nil
      }.map(\.value)
    default: return []
    }
  }
}
