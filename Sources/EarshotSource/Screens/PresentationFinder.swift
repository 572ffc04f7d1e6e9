/// Finds what types show over or behind their own screens: sheets, alerts, destinations, tabs.
struct PresentationFinder {
  let index: SourceIndex
  /// Whether a type is a view of SwiftUI with a body.
  let isScreen: (TypeInfo) -> Bool
  /// Whether some code may call a method of a type.
  let isUsed: (Function, String) -> Bool

  typealias Entry = SourceProject.Entry

  /// A screen, and the type of the project that it shows; `nil` for one without a type of its own.
  struct Found {
    let entry: Entry
    let type: String?
  }

  /// The screens, in the order of the code.
  var entries: [Found] {
    (index.typeNames + extended).flatMap { name -> [Found] in
      guard let info = index.types[name] else { return [] }
      var found: [Found] = []
      for variable in info.variables {
        variable.forEachExpression { found += presented($0, by: name) }
      }
      let functions = info.functions.values.flatMap(\.self)
        .sorted { $0.range.offsets.lowerBound < $1.range.offsets.lowerBound }
      for function in functions where isUsed(function, name) {
        let body = function.body ?? []
        body.forEachExpression { found += presented($0, by: name) }
        found += PresentedControllers(function: function, host: name, index: index).found
      }
      return found.inOrder
    }
  }

  /// The types of frameworks that the project extends and that show something.
  private var extended: [String] {
    index.types.keys.filter { name in
      index.type(name) == nil
        && (name == "View" || UIKitClass.isOfUIKit(name) && UIKitClass.isController(name))
    }.sorted()
  }

  private func presented(_ expression: Expression, by host: String) -> [Found] {
    guard case .call(let callee, let arguments) = expression.kind else { return [] }
    switch callee.kind {
    case .member(_, let name):
      return modified(name, arguments, at: expression.nameRange(of: callee, name), by: host)
    case .name("NavigationLink") where !isOfProject("NavigationLink", arguments):
      return shown(
        arguments.destination, [], .destination, at: expression.range, by: host)
    case .name("TabView"):
      guard let closure = arguments.first(where: \.isTrailing)?.value else { return [] }
      // The first tab is read with the bar.
      return leaves(of: closure, host, 0).dropFirst().flatMap { tab in
        shown(tab.tabContent, [], .tab, at: tab.range, by: host)
      }
    case .name("NavigationSplitView"):
      // On a phone the first column is seen first, and leads to the others.
      return arguments.filter { ["content", "detail"].contains($0.label) }.flatMap { column in
        shown(column.value, [], .destination, at: column.value.range, by: host)
          .filter { $0.type != nil }
      }
    case .name(let name) where host == "View":
      return modified(name, arguments, at: expression.range, by: host)
    default: return []
    }
  }

  /// Whether an initializer that the project adds to a view may be meant.
  private func isOfProject(_ view: String, _ arguments: [Expression.Argument]) -> Bool {
    guard !arguments.contains(where: { $0.label == "destination" }) else { return false }
    let labels = arguments.filter { !$0.isTrailing }.map(\.label)
    return (index.types[view]?.functions["init"] ?? []).contains { function in
      function.parameters.prefix(labels.count).map(\.label) == labels
        && arguments.first?.value.literalText == nil
    }
  }

  private func modified(
    _ name: String, _ arguments: [Expression.Argument], at range: CodeRange, by host: String
  ) -> [Found] {
    let kinds: [String: Entry.Presentation] = [
      "sheet": .sheet, "fullScreenCover": .cover, "popover": .popover, "alert": .alert,
      "confirmationDialog": .dialog, "actionSheet": .dialog, "navigationDestination": .destination,
    ]
    guard let kind = kinds[name],
      arguments.contains(where: { ["isPresented", "item", "for"].contains($0.label) })
    else { return [] }
    if kind == .alert || kind == .dialog {
      let entry = Entry(
        name: "\(host).\(name)", kind: .shown(kind, by: host), range: range,
        content: .dialog(arguments, of: host))
      return [Found(entry: entry, type: nil)]
    }
    let content =
      arguments.first { ["content", "destination"].contains($0.label) }
      ?? arguments.first { $0.isTrailing && $0.label == nil }
    return shown(
      content?.value.applied(to: Self.item), seen(arguments, content?.value, host), kind,
      at: range, by: host)
  }

  /// The name of what is shown where a key path stands in the place of a closure.
  private static let item = "item"

  /// The parameter of the closure with the type of what is shown.
  private func seen(
    _ arguments: [Expression.Argument], _ content: Expression?, _ host: String
  ) -> [Entry.Seen] {
    let name: String
    switch content?.kind {
    case .closure(let closure):
      guard let first = closure.parameters.first else { return [] }
      name = first
    case .keyPath: name = Self.item
    default: return []
    }
    if case .member(let base?, "self")? = arguments.first(where: { $0.label == "for" })?.value.kind,
      case .name(let type) = base.kind
    {
      return [Entry.Seen(name: name, type: TypeName(type))]
    }
    guard case .name(let item)? = arguments.first(where: { $0.label == "item" })?.value.kind,
      let type = index.variable(String(item.drop { $0 == "$" }), of: host)?.variable.type
    else { return [Entry.Seen(name: name, type: nil)] }
    return [Entry.Seen(name: name, type: TypeName(type.name, arguments: type.arguments))]
  }

  /// The screens of what is shown: each branch of a choice that makes a view of the project.
  private func shown(
    _ content: Expression?, _ seen: [Entry.Seen], _ kind: Entry.Presentation,
    at range: CodeRange, by host: String
  ) -> [Found] {
    guard let content else { return [] }
    let leaves = leaves(of: content, host, 0)
    var body = [Statement(.expression(content), content.range)]
    if case .closure(let closure) = content.kind { body = closure.body }
    guard leaves.count > 1 else {
      let made = (leaves.first ?? content).madeNames.compactMap {
        index.typeName($0, in: host, at: range.file.path).flatMap(index.type)
      }
      let type = made.first(where: isScreen)?.name
      // Of what is no view with a body nothing is known.
      guard type != nil || made.isEmpty, !leaves.isEmpty else { return [] }
      return [found(type, body, seen, kind, at: range, by: host)]
    }
    let variables = body.filter { if case .variables = $0.kind { true } else { false } }
    return leaves.compactMap { leaf in
      let made = leaf.madeNames.compactMap {
        index.typeName($0, in: host, at: range.file.path).flatMap(index.type)
      }
      guard let type = made.first(where: isScreen)?.name else { return nil }
      return found(
        type, variables + [Statement(.expression(leaf), leaf.range)], seen, kind, at: leaf.range,
        by: host)
    }
  }

  private func found(
    _ type: String?, _ body: [Statement], _ seen: [Entry.Seen], _ kind: Entry.Presentation,
    at range: CodeRange, by host: String
  ) -> Found {
    let name = type ?? "\(host).\(kind.word)"
    return Found(
      entry: Entry(
        name: name, kind: .shown(kind, by: host), range: range,
        content: .views(body, of: host, seeing: seen)), type: type)
  }

  // MARK: Branches

  /// The views that a closure, or the property or method that it names, can give.
  private func leaves(of content: Expression, _ host: String, _ depth: Int) -> [Expression] {
    guard depth < 4 else { return [content] }
    switch content.kind {
    case .closure(let closure): return leaves(of: closure.body, host, depth + 1)
    case .name(let name):
      let function = index.functions(name, of: host).first?.function
      guard let body = index.variable(name, of: host)?.variable.getter ?? function?.body else {
        return [content]
      }
      return leaves(of: body, host, depth + 1)
    case .call(let callee, _):
      guard case .name(let name) = callee.kind,
        let function = index.functions(name, of: host).first?.function
      else { return [content] }
      return leaves(of: function.body ?? [], host, depth + 1)
    default: return [content]
    }
  }

  private func leaves(of body: [Statement], _ host: String, _ depth: Int) -> [Expression] {
    let leaves = body.lazy.flatMap { statement -> [Expression] in
      switch statement.kind {
      case .expression(let expression), .result(.some(let expression)):
        if case .statement(let inner) = expression.kind {
          return self.leaves(of: [inner], host, depth)
        }
        if case .binary = expression.kind { return [] }
        return self.leaves(of: expression, host, depth)
      case .branch(_, let then, let otherwise):
        return self.leaves(of: then, host, depth) + self.leaves(of: otherwise ?? [], host, depth)
      case .choice(_, let cases): return cases.flatMap { self.leaves(of: $0.body, host, depth) }
      case .block(let inner): return self.leaves(of: inner, host, depth)
      default: return []
      }
    }
    // Names that stand for many views each would multiply.
    return Array(leaves.prefix(Self.leafLimit))
  }

  /// The most views that one place may show in turn.
  private static let leafLimit = 200
}

extension [PresentationFinder.Found] {
  /// The screens of each file in the order of its code: of modifiers the inner one stands first.
  fileprivate var inOrder: [PresentationFinder.Found] {
    var places: [String: Int] = [:]
    for found in self {
      let path = found.entry.range.file.path
      if places[path] == nil { places[path] = places.count }
    }
    func key(_ found: PresentationFinder.Found) -> (Int, Int) {
      (places[found.entry.range.file.path] ?? 0, found.entry.range.offsets.lowerBound)
    }
    return sorted { key($0) < key($1) }
  }
}

extension SourceProject.Entry.Presentation {
  /// What stands behind the name of the type that shows a screen without a name of its own.
  fileprivate var word: String { self == .cover ? "fullScreenCover" : rawValue }
}

extension [Expression.Argument] {
  /// What a navigation link leads to; `nil` if it hands over a value.
  fileprivate var destination: Expression? {
    if let given = first(where: { $0.label == "destination" }) { return given.value }
    guard !contains(where: { $0.label == "value" }), let closure = first(where: \.isTrailing),
      closure.label == nil
    else { return nil }
    let isTitled =
      contains { $0.label == nil && !$0.isTrailing } || contains { $0.label == "label" }
    return isTitled ? closure.value : nil
  }
}

extension Expression {
  /// The member that a key path leads to of what has a name; any other expression as it is.
  fileprivate func applied(to name: String) -> Expression {
    guard case .keyPath(let path) = kind else { return self }
    return path.split(separator: ".").filter { $0 != "self" }.reduce(Expression(.name(name), range))
    {
      Expression(.member($0, String($1)), range)
    }
  }

  /// The range of a modifier from its name on.
  fileprivate func nameRange(of callee: Expression, _ name: String) -> CodeRange {
    let start = max(
      callee.range.offsets.lowerBound, callee.range.offsets.upperBound - name.utf8.count)
    return range.from(start)
  }

  /// What a tab shows: the closure of `Tab`, else the view with its item.
  fileprivate var tabContent: Expression {
    // What belongs to the tab is heard in its bar.
    if case .call(let callee, _) = kind, case .member(let inner?, let name) = callee.kind,
      ["tabItem", "tag", "badge"].contains(name)
    {
      return inner.tabContent
    }
    guard case .call(let callee, let arguments) = base.kind, case .name("Tab") = callee.kind,
      let closure = arguments.first(where: { $0.isTrailing && $0.label == nil })
        ?? arguments.first(where: { $0.label == "content" })
    else { return self }
    return closure.value
  }
}
