extension SourceProject {
  /// The screens that the code describes.
  func foundEntries() -> [Entry] {
    let previews = previewEntries
    let shown = usedTypes.union(previews.flatMap { uses(of: $0.preview) })
    var entries = previews
    let superclasses = usedAsSuperclass
    for name in index.typeNames {
      guard let info = index.type(name), let range = info.range else { continue }
      if isScreen(info), !shown.contains(name) {
        entries.append(Entry(name: name, kind: .view, range: range, preview: nil))
      } else if let kind = uiKitKind(of: info, superclasses) {
        entries.append(Entry(name: name, kind: kind, range: range, preview: nil))
      }
    }
    let controllers = entries.contains { $0.kind == .controller }
    let parts = controllers ? usedTypes.union(typesOfParts) : typesOfParts
    return entries.filter { $0.kind != .component || !parts.contains($0.name) }
  }

  /// The entry of a name: of a screen, or of any view of the project; `nil` if there is none.
  package func entry(named name: String) -> Entry? {
    if let preview = previewEntries.first(where: {
      $0.preview.map { uses(of: $0) }?.contains(name) == true
    }) {
      return preview
    }
    if let entry = entries.first(where: { $0.name == name }) { return entry }
    guard let info = index.type(name), let range = info.range else { return nil }
    if isScreen(info) { return Entry(name: name, kind: .view, range: range, preview: nil) }
    return uiKitKind(of: info, usedAsSuperclass).map {
      Entry(name: name, kind: $0, range: range, preview: nil)
    }
  }

  private func isScreen(_ info: TypeInfo) -> Bool {
    info.kind == .structure && index.ancestry(of: info.name).contains("View")
      && index.variable("body", of: info.name)?.variable.getter != nil
  }

  /// The kind of a class of UIKit from which no other inherits; `nil` of others.
  private func uiKitKind(of info: TypeInfo, _ superclasses: Set<String>) -> Entry.Kind? {
    guard info.kind == .classType, let base = index.frameworkClass(of: info.name) else {
      return nil
    }
    if base.hasSuffix("ViewController") || base.hasSuffix("TabBarController")
      || base == "UINavigationController" || base.hasSuffix("TableViewController")
    {
      return superclasses.contains(info.name) ? nil : .controller
    }
    guard UIKitLibrary.isView(base) else { return nil }
    return superclasses.contains(info.name) ? nil : .component
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
      let note = { (expression: Expression) in
        for made in Self.made(expression) where made != name { names.insert(made) }
      }
      for variable in info.variables { variable.forEachExpression(note) }
      for function in info.functions.values.joined() {
        (function.body ?? []).forEachExpression(note)
      }
    }
    return names
  }

  private var usedAsSuperclass: Set<String> {
    Set(index.typeNames.flatMap { index.type($0)?.inherits.map(\.name) ?? [] })
  }

  private var previewEntries: [Entry] {
    var entries: [Entry] = []
    for expression in index.expressions {
      guard case .macro("Preview", let arguments) = expression.kind,
        let closure = arguments.last(where: \.isTrailing)?.value
      else { continue }
      var name = "Preview"
      if case .string(let segments)? = arguments.first?.value.kind,
        case .text(let text)? = segments.first
      {
        name = text
      }
      if name == "Preview", let type = uses(of: closure).first { name = type }
      entries.append(Entry(name: name, kind: .preview, range: expression.range, preview: closure))
    }
    return entries
  }

  /// The types of the project that an expression makes values of, the outermost first.
  private func uses(of expression: Expression?) -> [String] {
    var names: [String] = []
    expression?.walk { part in
      guard case .call(let callee, _) = part.kind, case .name(let name) = callee.kind,
        index.type(name) != nil
      else { return }
      names.append(name)
    }
    return names
  }

  /// The types of the project that other types make values of.
  private var usedTypes: Set<String> {
    var used: Set<String> = []
    for file in files {
      for type in file.types { collect(type, into: &used) }
      for function in file.functions {
        (function.body ?? []).forEachExpression { used.formUnion(Self.made($0)) }
      }
      for variable in file.variables {
        variable.forEachExpression { used.formUnion(Self.made($0)) }
      }
    }
    return used
  }

  private func collect(_ type: TypeDeclaration, into used: inout Set<String>) {
    let isPreview = index.ancestry(of: type.name).contains("PreviewProvider")
    // An app shows its first screen; a preview is no use.
    let isApp = index.ancestry(of: type.name).contains("App")
    guard !isPreview, !isApp else { return }
    type.forEachExpression { expression in
      for name in Self.made(expression) where name != type.name { used.insert(name) }
    }
  }

  private static func made(_ expression: Expression) -> [String] {
    switch expression.kind {
    case .call(let callee, _):
      if case .name(let name) = callee.kind, name.first?.isUppercase == true { return [name] }
      if case .member(let base?, "init") = callee.kind, case .name(let name) = base.kind {
        return [name]
      }
      if case .member(.some, let name) = callee.kind, name.first?.isUppercase == true {
        return [name]
      }
      return []
    case .cast(_, _, let type): return [type.name]
    // Cells are handed over as types.
    case .member(let base?, "self"):
      if case .name(let name) = base.kind { return [name] }
      return []
    default: return []
    }
  }
}
