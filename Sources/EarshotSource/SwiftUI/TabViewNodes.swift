import EarshotTree

/// The chosen page of a tab view, and the bar below it.
struct TabViewNodes {
  let view: FrameworkView

  /// A tab and what it shows.
  private struct Tab {
    var item: SemanticNode
    var page: ViewValue
    var tag: Value?
  }

  /// The nodes of it.
  var nodes: [SemanticNode] {
    guard let closure = view.arguments.closure("content") ?? view.arguments.trailing else {
      return []
    }
    let views = view.tree.interpreter.views(of: closure, at: view.place).flatMap(pages)
    let tabs = views.flatMap(self.tabs)
    guard !tabs.isEmpty else {
      // Pages without items have no bar.
      return views.first.map { view.tree.nodes(of: [$0], view.around) } ?? []
    }
    let selection = view.arguments["selection"]
    let chosen =
      selection.flatMap { selection in
        tabs.firstIndex { $0.tag.flatMap { view.tree.interpreter.isEqual($0, selection) } == true }
      } ?? 0
    // Pages have no bar; of their items only dots are seen.
    if ["page", "verticalPage", "carousel"].contains(view.around.tabViewStyle ?? "") {
      return page(tabs[chosen].page)
    }
    var bar = SemanticNode(.container, "TabBar", at: view.range)
    bar.traits = .tabBar
    bar.children = tabs.enumerated().map { index, tab in
      var item = tab.item
      item.position = (index + 1, tabs.count)
      if index == chosen { item.traits.insert(.selected) }
      return item
    }
    return page(tabs[chosen].page) + [bar]
  }

  /// The pages that a view stands for: of a loop or a group, which have none of their own, those in it.
  private func pages(of page: ViewValue) -> [ViewValue] {
    if case .group(let views) = page.kind { return views.flatMap(pages) }
    guard case .framework(let name, let arguments) = page.kind,
      let closure = arguments.closure("content") ?? arguments.trailing,
      !page.modifiers.contains(where: { $0.name == "tabItem" })
    else { return [page] }
    let interpreter = view.tree.interpreter
    switch name {
    case "Group", "TabSection":
      return interpreter.views(of: closure, at: view.place).flatMap(pages)
    case "ForEach":
      guard let source = arguments.first, source.label == nil, !source.isTrailing else {
        return [page]
      }
      return interpreter.members(of: source.value, named: "element", source.expression)
        .prefix(20).flatMap { element in
          interpreter.views(of: closure, [element], at: source.expression).flatMap(pages)
        }
    default: return [page]
    }
  }

  private func page(_ page: ViewValue) -> [SemanticNode] {
    if case .framework("Tab", let arguments) = page.kind {
      return view.tree.nodes(
        of: arguments.closure("content") ?? arguments.trailing, at: view.place, view.around)
    }
    return view.tree.nodes(of: [page], view.around)
  }

  private func tabs(of page: ViewValue) -> [Tab] {
    if case .group(let views) = page.kind { return views.flatMap(tabs) }
    var item = SemanticNode(.control, "Tab", at: page.range)
    item.traits = [.button, .tabBarItem]
    var tag: Value?
    if case .framework("Tab", let arguments) = page.kind {
      item.label =
        view.tree.text(arguments.unlabelled.flatMap { $0.isClosure ? nil : $0 })
        ?? view.tree.joined(
          view.tree.nodes(of: arguments.closure("label"), at: view.place, view.around))
      tag = arguments["value"]
    } else {
      guard let modifier = page.modifiers.last(where: { $0.name == "tabItem" }) else { return [] }
      let content = modifier.arguments.flatMap { argument -> [SemanticNode] in
        if case .function(let callable) = argument.value {
          return view.tree.nodes(of: callable, at: argument.expression, view.around)
        }
        return view.tree.interpreter.view(argument.value, at: argument.expression.range).map {
          view.tree.nodes(of: [$0], view.around)
        } ?? []
      }
      item.label = view.tree.joined(content)
      tag = page.modifiers.last { $0.name == "tag" }?.arguments.first?.value
    }
    if let badge = page.modifiers.last(where: { $0.name == "badge" })?.arguments.first?.value
      .string,
      badge.known != "0"
    {
      item.value = badge
    }
    return [Tab(item: item, page: page, tag: tag)]
  }
}
