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
        && (!app.isApp || usedInApp.contains(name))
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

  /// The types of which all values are made on buttons and links, in styles, or in views that are.
  func typesOnControls() -> Set<String> {
    let wrapping = WrappingModifiers(index)
    // The types that make values of a type, elsewhere than on a control; an empty name outside of types.
    var makers: [String: Set<String>] = [:]
    var onControls: Set<String> = []
    func collect(_ expression: Expression, in type: String?, isOnControl: Bool) {
      for made in made(expression, in: type) where made != type {
        if isOnControl {
          onControls.insert(made)
        } else {
          makers[made, default: []].insert(type ?? "")
        }
      }
      var labels = expression.labelsOfControl.map { CodeStart($0.range) }
      // What a modifier is applied to begins where the call does.
      if wrapping.isMeant(by: expression) { labels.append(CodeStart(expression.range)) }
      expression.forEachChild {
        collect($0, in: type, isOnControl: isOnControl || labels.contains(CodeStart($0.range)))
      }
    }
    for type in files.flatMap(\.types) where !index.isOfPreviews(type.name) {
      // What a style makes is drawn on what has the style.
      let isStyle = index.ancestry(of: type.name).contains { $0.hasSuffix("Style") }
      type.forEachTop { collect($0, in: type.name, isOnControl: isStyle) }
    }
    for function in files.flatMap(\.functions) {
      (function.body ?? []).forEachTop { collect($0, in: nil, isOnControl: false) }
    }
    onControls.subtract(makers.keys)
    // What stands only in views that stand on controls stands on them too.
    var isGrowing = !onControls.isEmpty
    while isGrowing {
      let inner = makers.filter {
        !onControls.contains($0.key) && $0.value.isSubset(of: onControls)
      }
      onControls.formUnion(inner.keys)
      isGrowing = !inner.isEmpty
    }
    return onControls
  }
}

extension Expression {
  /// The closures in which a button or a link has what is drawn on it.
  var labelsOfControl: [Expression] {
    guard case .call(let callee, let arguments) = kind else { return [] }
    switch callee.lastName {
    case "Button", "Link", "NavigationLink":
      let others = ["action", "destination", "intent", "value", "tag"]
      let hasOther = arguments.contains { $0.label.map(others.contains) == true }
      return arguments.filter {
        $0.label == "label" || hasOther && $0.isTrailing && $0.label == nil
      }.map(\.value)
    default: return []
    }
  }
}
