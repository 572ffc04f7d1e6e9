import EarshotTree

/// An alert or a confirmation dialog of SwiftUI, which UIKit shows as an alert controller.
struct DialogNodes {
  /// Whether it is a confirmation dialog or an action sheet.
  let isSheet: Bool
  let arguments: [ArgumentValue]
  let range: CodeRange
  let tree: SwiftUITree

  /// A button of it.
  struct Choice {
    var nodes: [SemanticNode]
    var isCancel: Bool
  }

  /// The nodes: title, message, fields and buttons in one modal view.
  var nodes: [SemanticNode] {
    let shown = views(arguments.closure("content") ?? arguments.trailing)
    let old = shown.first(where: \.isDialog)
    var root = SemanticNode(.container, "UIAlertController", at: range)
    root.children = old.map(content) ?? (isUntitled ? unknown(shown) : content)
    // Whether the system tells what is asked where a dialog hides its title is not known.
    root.isModal = !isSheet || root.children.first?.role == .text
    return [root]
  }

  /// Whether a value says what it shows, and not the modifier itself.
  private var isUntitled: Bool {
    ["item", "isPresented"].contains(arguments.first?.label)
      && !arguments.contains { $0.label == "actions" || $0.label == "error" }
  }

  /// A dialog of which only runs will tell what it shows.
  private func unknown(_ shown: [ViewValue]) -> [SemanticNode] {
    let given = arguments.first { $0.label == "content" || $0.label == "actions" || $0.isTrailing }
    let words = (given ?? arguments.last).map { Interpreter.words(of: $0.expression) }
    let hole = ViewValue(kind: .hole(words ?? "dialog"), range: range)
    let holes = shown.filter { if case .hole = $0.kind { true } else { false } }
    return tree.nodes(of: [holes.first ?? hole], ViewSurroundings())
  }

  // MARK: Modifiers

  private var content: [SemanticNode] {
    var nodes: [SemanticNode] = []
    // A dialog hides its title unless it is asked to show it.
    if !isSheet || arguments["titleVisibility"]?.memberName == "visible",
      let first = arguments.first, !first.isTrailing, first.label == nil || first.label == "error"
    {
      nodes += text(first)
    }
    nodes += self.nodes(of: arguments.closure("message"))
    if let given = arguments.first(where: { $0.label == "actions" }), given.value.callable == nil {
      return nodes + unknown([])
    }
    let actions = views(arguments.closure("actions") ?? arguments.trailing).map { view in
      var isCancel = false
      if case .framework("Button", let parts) = view.kind {
        isCancel = parts["role"]?.memberName == "cancel"
      }
      return Choice(nodes: tree.nodes(of: [view], ViewSurroundings()), isCancel: isCancel)
    }.filter { !$0.nodes.isEmpty }
    return nodes
      + Self.ordered(completed(actions), isSheet: isSheet, isCancel: \.isCancel).flatMap(\.nodes)
  }

  /// The buttons with those that the system adds: an alert can be closed, a dialog be cancelled.
  private func completed(_ choices: [Choice]) -> [Choice] {
    if !isSheet, choices.isEmpty { return [system("OK")] }
    if isSheet, !choices.contains(where: \.isCancel) { return choices + [system("Cancel")] }
    return choices
  }

  // MARK: Alert and ActionSheet

  private func content(of view: ViewValue) -> [SemanticNode] {
    guard case .framework(_, let parts) = view.kind else { return [] }
    let nodes = parts.filter { $0.label == "title" || $0.label == "message" }.flatMap(text)
    let single = ["dismissButton", "primaryButton", "secondaryButton"].compactMap { parts[$0] }
    var choices = (parts["buttons"]?.elements ?? single).compactMap(choice)
    if choices.isEmpty { choices = [system(isSheet ? "Cancel" : "OK")] }
    return nodes + Self.ordered(choices, isSheet: isSheet, isCancel: \.isCancel).flatMap(\.nodes)
  }

  private func choice(_ value: Value) -> Choice? {
    guard case .member(_, let name, let parts) = value else { return nil }
    let isCancel = name == "cancel"
    guard let title = tree.text(parts.unlabelled) else {
      return isCancel ? system("Cancel") : nil
    }
    return Choice(nodes: [button(title, parts.first?.expression.range)], isCancel: isCancel)
  }

  // MARK: Parts

  private func views(_ callable: Callable?) -> [ViewValue] {
    guard let callable, let place = arguments.last?.expression else { return [] }
    var values: [Value] = []
    if case .closure(let closure) = callable.body {
      values = closure.parameters.map { .unknown($0, nil) }
    } else {
      values = [item].compactMap(\.self)
    }
    return tree.interpreter.views(of: callable, values, at: place)
  }

  /// The value that it is shown for, of which the type is known; `nil` if it is shown for none.
  private var item: Value? {
    guard let value = arguments["item"] ?? arguments["presenting"] else { return nil }
    guard case .unknown(let words, let type?) = value else { return value }
    let wrapped = TypeName(type.name, arguments: type.arguments)
    return tree.interpreter.outside(words, wrapped, at: range)
  }

  private func nodes(of callable: Callable?) -> [SemanticNode] {
    views(callable).flatMap { tree.nodes(of: [$0], ViewSurroundings()) }
  }

  /// A text of it; none where the code says that there is none.
  private func text(_ argument: ArgumentValue) -> [SemanticNode] {
    if argument.expression.isEmptyText { return [] }
    if case .nothing = argument.value { return [] }
    var text = argument.label == "error" ? nil : tree.text(of: argument)
    // What is empty at first has words by the time that the dialog is shown; an error names itself.
    if text?.isEmpty ?? true {
      text = .hole(Interpreter.words(of: argument.expression.wordsOfText))
    }
    var node = SemanticNode(.text, "Text", at: argument.expression.range)
    node.label = text
    node.traits = .staticText
    return [node]
  }

  private func button(_ title: SourceString, _ place: CodeRange?) -> SemanticNode {
    var node = SemanticNode(.control, "Button", at: place ?? range)
    node.label = title
    node.traits = .button
    return node
  }

  /// A button that the system adds, in its words: known in English, else a hole.
  private func system(_ words: String) -> Choice {
    let isKnown = tree.interpreter.texts.language.hasPrefix("en")
    let title = isKnown ? SourceString(words) : .hole("system button \(words)")
    return Choice(nodes: [button(title, nil)], isCancel: words == "Cancel")
  }

  /// The buttons as UIKit lays them out: the one that cancels is the first of two in an alert, and
  /// the last elsewhere.
  static func ordered<Button>(
    _ choices: [Button], isSheet: Bool, isCancel: (Button) -> Bool
  ) -> [Button] {
    let cancels = choices.filter(isCancel)
    let others = choices.filter { !isCancel($0) }
    return !isSheet && choices.count == 2 ? cancels + others : others + cancels
  }
}

extension ViewValue {
  /// Whether it is a value that describes a dialog, `.init(title: …)` among them.
  fileprivate var isDialog: Bool {
    guard case .framework(let name, let parts) = kind else { return false }
    return ["Alert", "ActionSheet"].contains(name) || name == ".init" && parts["title"] != nil
  }
}
