import EarshotTree

/// Makes the accessibility tree of views as SwiftUI does.
struct SwiftUITree {
  /// Evaluates the code.
  let interpreter: Interpreter
  /// The bars that belong to the screen and not to the place where they are written.
  final class Bars {
    var title: SemanticNode?
    /// What stands in the place of the title.
    var principal: [SemanticNode] = []
    var leading: [SemanticNode] = []
    var trailing: [SemanticNode] = []
    var bottom: [SemanticNode] = []
    var search: SemanticNode?
    /// Whether the code has what shows bars; else whoever pushes the view has it.
    var isShown = false
    /// Whether the code hides what stands above the screen.
    var isHidden = false
  }
  /// The number of views inside of one another that are followed.
  private static let depthLimit = 120
  /// The steps that a view costs.
  private static let viewCost = 100
  /// The bars of the screen.
  let bars = Bars()

  /// The nodes of the views of a screen, with its bars.
  ///
  /// - Parameter isPushed: whether another screen pushes it, so that it has the bars that are around that.
  func screen(of views: [ViewValue], isPushed: Bool = false) -> [SemanticNode] {
    var around = ViewSurroundings()
    if isPushed { (around.isInNavigation, bars.isShown) = (true, true) }
    let content = nodes(of: views, around)
    guard bars.isShown, !bars.isHidden else {
      return [bars.search].compactMap(\.self) + content + bars.bottom
    }
    let middle = bars.principal.isEmpty ? [bars.title].compactMap(\.self) : bars.principal
    return bars.leading + middle + bars.trailing
      + [bars.search].compactMap(\.self) + content + bars.bottom
  }

  /// The nodes of views one after another.
  func nodes(of views: [ViewValue], _ around: ViewSurroundings) -> [SemanticNode] {
    views.flatMap { nodes(of: $0, around) }
  }

  /// The nodes of a view with its modifiers.
  func nodes(of view: ViewValue, _ around: ViewSurroundings) -> [SemanticNode] {
    // Speech and rules take far longer for a view than its evaluation does.
    guard interpreter.step(Self.viewCost) else { return [] }
    guard around.depth + 1 < Self.depthLimit else {
      interpreter.cut()
      return []
    }
    if let view = unfolded(view) {
      var outer = around
      outer.depth += 1
      return nodes(of: view, outer)
    }
    var inner = around.inside(view.modifiers)
    inner.depth += 1
    var nodes = base(of: view, inner)
    var outer = around
    outer.depth = inner.depth
    for modifier in view.modifiers {
      nodes = ModifierEffect(modifier: modifier, tree: self, around: outer).apply(to: nodes)
    }
    return nodes
  }

  /// The view that a modifier of the project makes; `nil` if it has none.
  private func unfolded(_ view: ViewValue) -> ViewValue? {
    guard
      let place = view.modifiers.firstIndex(where: { modifier in
        guard modifier.name == "modifier", case .object? = modifier.arguments.unlabelled else {
          return false
        }
        return true
      }), case .object(let object)? = view.modifiers[place].arguments.unlabelled
    else { return nil }
    var content = view
    content.modifiers = Array(view.modifiers[..<place])
    guard let views = interpreter.body(of: object, around: content) else { return nil }
    var result =
      views.count == 1 ? views[0] : ViewValue(kind: .group(views), range: view.range)
    result.modifiers += view.modifiers[(place + 1)...]
    return result
  }

  /// The nodes of a view before its modifiers.
  private func base(of view: ViewValue, _ around: ViewSurroundings) -> [SemanticNode] {
    switch view.kind {
    case .group(let views): return nodes(of: views, around)
    case .hole(let words):
      var node = SemanticNode(.hole, "View", at: view.range)
      node.label = .hole(words)
      return [node]
    case .custom(let object): return custom(object, view, around)
    case .framework(let name, let arguments):
      return FrameworkView(
        name: name, arguments: arguments, range: view.range, tree: self, around: around
      ).nodes
    }
  }

  private func custom(
    _ object: Object, _ view: ViewValue, _ around: ViewSurroundings
  ) -> [SemanticNode] {
    let depth = interpreter.bodies[object.type, default: 0]
    // Of a view that its own body shows in it, such as a row of an outline, one level is told.
    if depth > 1, let body = interpreter.index.body(of: object.type)?.range,
      body.file === object.range.file, body.offsets.contains(object.range.offsets.lowerBound)
    {
      return []
    }
    if let body = interpreter.body(of: object) {
      interpreter.bodies[object.type] = depth + 1
      defer { interpreter.bodies[object.type] = depth }
      return nodes(of: body, around)
    }
    if interpreter.index.ancestry(of: object.type).contains(where: { $0.hasSuffix("Shape") })
      || interpreter.onlyDraws(object)
    {
      return [SemanticNode(.shape, object.type, at: view.range)]
    }
    var node = SemanticNode(.hole, object.type, at: view.range)
    node.label = .hole(object.type)
    return [node]
  }

  /// The nodes that a closure of views gives.
  func nodes(
    of callable: Callable?, at expression: Expression?, _ around: ViewSurroundings,
    _ arguments: [Value] = []
  ) -> [SemanticNode] {
    guard let callable, let expression else { return [] }
    return nodes(of: interpreter.views(of: callable, arguments, at: expression), around)
  }

  /// The text of an argument, in the words of its expression where only its name is known.
  func text(of argument: ArgumentValue?) -> SourceString? {
    if case .member? = argument?.value, let argument {
      return .hole(Interpreter.words(of: argument.expression))
    }
    return text(argument?.value)
  }

  /// The text of a value that stands where SwiftUI takes a key or a text.
  func text(_ value: Value?) -> SourceString? {
    guard interpreter.enter() else { return nil }
    defer { interpreter.leave() }
    switch value {
    case .view(let view):
      if let text = interpreter.texts.string(of: view) { return text }
      return joined(nodes(of: [view], ViewSurroundings()))
    case .function(let callable):
      guard let first = callable.statements.first else { return nil }
      let expression = Expression(.unknown, first.range)
      let result = interpreter.call(callable, [], expression)
      if let view = interpreter.view(result, at: expression.range) {
        return joined(nodes(of: [view], ViewSurroundings()))
      }
      return result.string
    case .member(let type, let name, _):
      // A text that another module or generated code has under a name.
      return .hole(type.map { "\($0).\(name)" } ?? ".\(name)")
    default:
      guard let string = value?.string else { return nil }
      return string.isLiteral ? interpreter.texts.localized(string) : string
    }
  }

  /// The labels of nodes in one, as a control or a combined element has it.
  ///
  /// Symbols beside texts are left out unless they have a label.
  func joined(_ nodes: [SemanticNode]) -> SourceString? {
    let stops = nodes.flatMap(\.stops)
    let hasText = stops.contains { $0.role != .symbol && $0.label?.isEmpty == false }
    let labels = stops.compactMap { node -> SourceString? in
      if node.role == .symbol, !node.isLabelGiven, hasText { return nil }
      guard let label = node.label, !label.isEmpty else { return nil }
      return label
    }
    return labels.isEmpty ? nil : .joined(labels, by: ", ")
  }
}
