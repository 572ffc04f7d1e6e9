package import EarshotAudit

extension SourceProject {
  /// Where the view of a screen is declared; of a screen without a type of its own where it is shown.
  package func place(of entry: Entry) -> CodePlace {
    guard case .shown = entry.kind else { return CodePlace(entry.range, entry.framework) }
    var name = entry.name
    if name.hasSuffix("]"), index.type(name) == nil, let end = name.lastIndex(of: "[") {
      name = String(name[..<end])
    }
    return CodePlace(index.type(name)?.range ?? entry.range, entry.framework)
  }

  /// Whether a view may be a part of a screen only, so that nothing can be said of the screen as a whole.
  package func isPart(_ entry: Entry) -> Bool {
    switch entry.kind {
    case .controller: false
    case .cell, .component: true
    case .shown(let presentation, _):
      switch presentation {
      case .alert, .dialog, .popover: true
      case .hosted: !fillsScreen(entry.name)
      case .sheet, .cover, .destination, .tab: false
      }
    // Where no app begins every view may be a screen.
    case .view: app.isApp && !fillsScreen(entry.name)
    case .preview: app.isApp && !shownTypes(of: entry).contains(where: fillsScreen)
    }
  }

  private func shownTypes(of entry: Entry) -> [String] {
    guard case .views(let body, let owner, _) = entry.content else { return [] }
    var names: [String] = []
    body.forEachExpression { expression in
      if let name = expression.madeName { names.append(index.names.full(name, in: owner)) }
    }
    return names
  }

  /// Whether a view has what only a whole screen has: a title, a list or a form, or its navigation.
  private func fillsScreen(_ name: String) -> Bool {
    if Self.screens.contains(name) { return true }
    guard let info = index.type(name) else { return false }
    if ["Screen", "Page"].contains(where: { info.name.hasSuffix($0) }) { return true }
    var fills = false
    for variable in info.variables where !fills {
      variable.forEachExpression { expression in
        switch expression.kind {
        case .name(let name), .member(_, let name): fills = fills || Self.screens.contains(name)
        default: break
        }
      }
    }
    return fills
  }

  private static let screens: Set<String> = [
    "NavigationView", "NavigationStack", "NavigationSplitView", "navigationTitle",
    "navigationBarTitle", "navigationBarItems", "navigationBarTitleDisplayMode", "TabView", "List",
    "Form", "toolbar",
  ]
}
