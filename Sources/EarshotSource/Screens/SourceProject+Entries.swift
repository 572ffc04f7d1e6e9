import EarshotText

extension SourceProject {
  /// The screens that the code describes: what previews show, then views that no other view uses and
  /// view controllers, in the order of the code, then what these show over or behind themselves.
  ///
  /// Where an app begins, previews show data of their own and are no screens of the app.
  /// No screen stands there twice, and each has a name of its own.
  func foundEntries() -> [Entry] {
    let previews = app.isApp ? [] : self.previews
    var names = UniqueNames()
    var entries = previews.map { names.named($0.entry) }
    let shown = used.union(previews.flatMap(\.shown))
    let superclasses = usedAsSuperclass
    var types: [Entry] = []
    for name in index.typeNames {
      guard let info = index.type(name), let range = info.range else { continue }
      if isScreen(info), !shown.contains(name) {
        // Inside of another type it is part of an app where something makes it.
        guard !app.isApp || !name.contains(".") else { continue }
        types.append(Entry(name: name, kind: .view, range: range, content: .type))
      } else if let kind = uiKitKind(of: info, superclasses) {
        let scenes = nibs.scenes(of: name)
        types += (0..<max(1, scenes.count)).compactMap { scene -> Entry? in
          if scenes.indices.contains(scene), nibs.isEmbedded(scenes[scene]) { return nil }
          return Entry(
            name: name, kind: kind, range: range, content: scene == 0 ? .type : .scene(scene))
        }
      }
    }
    let children = self.children
    let controllers = types.contains { $0.kind == .controller }
    let parts = controllers ? used.union(typesOfParts) : typesOfParts
    entries += types.filter {
      app.contains($0.name) && !children.contains($0.name) && isSeen($0)
        && !elementViews.parts.contains($0.name)
        && (!$0.kind.isPart || !parts.contains($0.name) || nibs.hasXib(of: $0.name))
    }.map { names.named($0) }
    let told = Set(previews.flatMap(\.shown) + entries.map(\.name))
    var presented = told
    let finder = PresentationFinder(
      index: index, isScreen: isScreen,
      isUsed: { members.isUsed($0, isHelper: isHelper($1)) })
    for found in finder.entries {
      if case .shown(_, let host) = found.entry.kind, !app.contains(host) { continue }
      if let type = found.type, !app.contains(type) || !presented.insert(type).inserted {
        continue
      }
      entries.append(names.named(found.entry))
    }
    return entries
  }

  /// Whether what an app adds to a type is a helper that only its own code calls: the type is of a framework.
  func isHelper(_ type: String) -> Bool { app.isApp && index.type(type) == nil }

  /// Whether somebody may see a screen: of an app, a view of SwiftUI is one that code of the app makes.
  private func isSeen(_ entry: Entry) -> Bool {
    !app.isApp || entry.kind != .view || usedInApp.contains(entry.name)
  }

  /// The entry of a name: of a screen, or of any view of the project; `nil` if there is none.
  package func entry(named name: String) -> Entry? {
    let entries = self.entries
    if let entry = entries.first(where: { $0.name == name }) { return entry }
    if let preview = previews.first(where: { $0.shown.contains(name) }) {
      return entries.first { $0.kind == .preview && $0.name == name } ?? preview.entry
    }
    let inner = index.typeNames.filter { $0.hasSuffix(".\(name)") }
    guard let info = index.type(inner.count == 1 ? inner[0] : name), let range = info.range else {
      return nil
    }
    let name = info.name
    if isScreen(info) { return Entry(name: name, kind: .view, range: range, content: .type) }
    return uiKitKind(of: info, usedAsSuperclass).map {
      Entry(name: name, kind: $0, range: range, content: .type)
    }
  }

  /// The classes of the project that are view controllers or views of UIKit.
  package var classesOfUIKit: Set<String> {
    Set(
      index.typeNames.filter { name in
        guard let base = UIKitClass.name(of: name, in: index) else { return false }
        return UIKitClass.isController(base) || UIKitClass.isView(base)
      })
  }

  /// Whether a type is a view of SwiftUI with a body.
  func isScreen(_ info: TypeInfo) -> Bool {
    info.kind == .structure
      && (index.ancestry(of: info.name).contains("View") || index.hasBodyOfMethod(info.name))
      && index.body(of: info.name) != nil
  }

  /// The kind of a class of UIKit from which no other inherits; `nil` of others.
  private func uiKitKind(of info: TypeInfo, _ superclasses: Set<String>) -> Entry.Kind? {
    // Classes of AppKit are screens of a Mac.
    guard info.kind == .classType, let base = index.frameworkClass(of: info.name),
      !base.hasPrefix("NS")
    else { return nil }
    if base.hasSuffix("ViewController") || base.hasSuffix("TabBarController")
      || base == "UINavigationController" || base.hasSuffix("TableViewController")
    {
      return superclasses.contains(info.name) && nibs.scenes(of: info.name).isEmpty
        ? nil : .controller
    }
    guard UIKitLibrary.isView(base) else { return nil }
    guard !superclasses.contains(info.name) else { return nil }
    return UIKitClass.isCell(base) ? .cell : .component
  }

  /// The types that other classes keep as properties, or make.
  private var typesOfParts: Set<String> {
    var names: Set<String> = []
    for name in index.typeNames {
      guard let info = index.type(name), info.kind == .classType else { continue }
      for variable in info.variables
      where !variable.modifiers.contains("weak") || variable.has("IBOutlet") {
        guard let type = variable.type else { continue }
        for part in [type] + type.arguments where part.name != name { names.insert(part.name) }
      }
      names.formUnion(madeTypes(in: name).subtracting([name]))
    }
    return names
  }

  /// The classes of controllers that others keep as properties and add as children: they are read there.
  private var children: Set<String> {
    var names: Set<String> = []
    for name in index.typeNames {
      guard let info = index.type(name), info.kind == .classType else { continue }
      var adds = false
      for function in info.functions.values.joined() where !adds {
        (function.body ?? []).forEachExpression { adds = adds || $0.lastName == "addChild" }
      }
      guard adds else { continue }
      for variable in info.variables {
        let types = [variable.type?.name] + (variable.initial.map { made($0, in: name) } ?? [])
        for type in types.compactMap(\.self) where type != name && isController(type) {
          names.insert(type)
        }
      }
    }
    return names
  }

  private func isController(_ type: String) -> Bool {
    index.type(type) != nil
      && index.frameworkClass(of: type)?.hasSuffix("ViewController") == true
  }

  private var usedAsSuperclass: Set<String> {
    Set(index.typeNames.flatMap { index.type($0)?.inherits.map(\.name) ?? [] })
  }

  /// A preview, and the types of the project that it makes values of, the outermost first.
  private struct Preview {
    let entry: Entry
    let shown: [String]
  }

  private var previews: [Preview] {
    index.expressions.compactMap(preview) + index.typeNames.flatMap(previews)
  }

  /// The preview of `#Preview`.
  private func preview(_ expression: Expression) -> Preview? {
    guard case .macro("Preview", let arguments) = expression.kind,
      let closure = arguments.last(where: \.isTrailing)?.value,
      case .closure(let code) = closure.kind
    else { return nil }
    let path = expression.range.file.path
    let shown = closure.madeNames.compactMap { index.typeName($0, in: nil, at: path) }
    let name = arguments.first?.value.literal ?? shown.first ?? "Preview"
    return Preview(
      entry: Entry(
        name: name, kind: .preview, range: expression.range,
        content: .views(code.body, of: nil, seeing: [])), shown: shown)
  }

  /// The previews of a `PreviewProvider`: each view of a group is one, unless it differs from
  /// another in modifiers alone.
  private func previews(of name: String) -> [Preview] {
    guard let info = index.type(name), index.ancestry(of: name).contains("PreviewProvider"),
      let getter = info.variable("previews")?.getter
    else { return [] }
    let variables = getter.filter { if case .variables = $0.kind { true } else { false } }
    var bases: Set<String> = []
    return getter.flatMap(\.previewed).compactMap { view in
      let path = view.range.file.path
      let shown = view.madeNames.compactMap { index.typeName($0, in: name, at: path) }
      guard !shown.isEmpty, bases.insert(view.base.range.text).inserted else { return nil }
      return Preview(
        entry: Entry(
          name: view.displayName ?? shown[0], kind: .preview, range: view.range,
          content: .views(
            variables + [Statement(.expression(view), view.range)], of: name, seeing: [])),
        shown: shown)
    }
  }

  /// The types of the project that other types make values of, and those that code makes which the app leads
  /// to; a preview is no use.
  func usedTypes() -> (used: Set<String>, inApp: Set<String>) {
    var found: (used: Set<String>, inApp: Set<String>) = ([], [])
    for file in files {
      for type in file.types where !index.isOfPreviews(type.name) {
        var names: Set<String> = []
        type.forEachExpression { names.formUnion(made($0, in: type.name)) }
        names.remove(type.name)
        let parents = index.ancestry(of: type.name)
        // An app shows its first screen.
        if !parents.contains("App") { found.used.formUnion(names) }
        if !parents.contains("View") || app.contains(type.name) { found.inApp.formUnion(names) }
      }
      var names: Set<String> = []
      for function in file.functions {
        (function.body ?? []).forEachExpression { names.formUnion(made($0, in: nil)) }
      }
      for variable in file.variables {
        variable.forEachExpression { names.formUnion(made($0, in: nil)) }
      }
      found.used.formUnion(names)
      found.inApp.formUnion(names)
    }
    return found
  }

  /// The types that the code of a type makes values of.
  func madeTypes(in name: String) -> Set<String> {
    guard let info = index.type(name) else { return [] }
    var types: Set<String> = []
    let note = { (expression: Expression) in types.formUnion(made(expression, in: name)) }
    for variable in info.variables { variable.forEachExpression(note) }
    for function in info.functions.values.joined() {
      (function.body ?? []).forEachExpression(note)
    }
    return types
  }

  /// The full names of the types that an expression in the code of a type makes a value of.
  func made(_ expression: Expression, in type: String?) -> [String] {
    switch expression.kind {
    case .call(let callee, _):
      if case .member(let base?, "init") = callee.kind { return [named(base, in: type)] }
      guard callee.lastName?.first?.isUppercase == true else { return [] }
      return [named(callee, in: type)]
    case .cast(_, _, let name):
      let path = expression.range.file.path
      return [index.names.full(name.name, of: name.outer, in: type, at: path)]
    // Cells are handed over as types.
    case .member(let base?, "self"): return [named(base, in: type)]
    default: return []
    }
  }

  /// The full name of the type that a name, or names with dots between, mean.
  private func named(_ expression: Expression, in type: String?) -> String {
    guard let name = expression.lastName else { return "" }
    guard case .member(let base?, _) = expression.kind else {
      return index.names.full(name, in: type, at: expression.range.file.path)
    }
    return index.names.full(name, of: named(base, in: type), in: type)
  }
}

extension UniqueNames {
  /// The entry with a name that no earlier one has: `MenuView[2]` for a second one.
  fileprivate mutating func named(_ entry: SourceProject.Entry) -> SourceProject.Entry {
    entry.named(take(entry.name) { "\($0)[\($1)]" })
  }
}

extension Statement {
  /// The views of a preview: of a group its members.
  fileprivate var previewed: [Expression] {
    switch kind {
    case .expression(let expression), .result(.some(let expression)): expression.previewed
    default: []
    }
  }
}

extension Expression {
  fileprivate var previewed: [Expression] {
    guard case .call(let callee, let arguments) = base.kind, case .name("Group") = callee.kind,
      let closure = arguments.first(where: \.isTrailing)?.value,
      case .closure(let code) = closure.kind
    else { return [self] }
    return code.body.flatMap(\.previewed)
  }

  /// What `previewDisplayName` says; `nil` without it.
  fileprivate var displayName: String? {
    guard case .call(let callee, let arguments) = kind,
      case .member(let base?, let name) = callee.kind
    else { return nil }
    return name == "previewDisplayName" ? arguments.first?.value.literal : base.displayName
  }
}
