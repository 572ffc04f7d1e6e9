import EarshotTree

extension FrameworkView {
  /// The nodes of a picker by its style.
  var picker: [SemanticNode] {
    let options = self.options
    switch around.pickerStyle {
    case "segmented", "palette": return buttons(options)
    case "inline", "radioGroup":
      return buttons(options)
    case "wheel":
      var node = node(.adjustable, .adjustable)
      node.value = chosen(options)
      return [node]
    default:
      var node = node(.control, [.button, .popupButton])
      node.value = chosen(options)
      node.label = title ?? label(beside: node.value)
      return [node]
    }
  }

  /// The words of its label, without a text that says what is chosen: that is drawn below the title, and the
  /// value of the picker says it.
  private func label(beside value: SourceString?) -> SourceString? {
    let stops = labelNodes.flatMap(\.stops)
    let selection = arguments.first { $0.label == "selection" }?.expression
    let words = selection.map { Interpreter.words(of: $0).drop { $0 == "$" } }
    let rest = stops.dropFirst().filter { stop in
      guard let label = stop.label, stop.role == .text else { return true }
      if label == value { return false }
      guard let words, case .hole(let own)? = label.pieces.first, label.pieces.count == 1 else {
        return true
      }
      return own != words && !own.hasPrefix("\(words).")
    }
    return tree.joined(stops.prefix(1) + rest)
  }

  private var labelNodes: [SemanticNode] {
    if arguments["label"] != nil {
      if let view = arguments["label"].flatMap({ tree.interpreter.view($0, at: range) }) {
        return tree.nodes(of: [view], around)
      }
      return content("label")
    }
    return []
  }

  /// An option of a picker, and whether it is chosen; `nil` if only runs will tell.
  struct Option {
    var node: SemanticNode
    var isChosen: Bool?
  }

  private var options: [Option] {
    guard let closure = arguments.closure("content") ?? arguments.trailing else { return [] }
    let selection = arguments["selection"]?.unwrapped ?? .nothing
    return tree.interpreter.views(of: closure, at: place).flatMap {
      options(of: $0, selection, nil)
    }
  }

  /// The options that a view stands for; rows of `ForEach` are one each.
  private func options(of view: ViewValue, _ selection: Value, _ element: Value?) -> [Option] {
    if case .group(let views) = view.kind {
      return views.flatMap { options(of: $0, selection, element) }
    }
    if case .framework("ForEach", let arguments) = view.kind, let source = arguments.first,
      let closure = arguments.closure("content") ?? arguments.trailing
    {
      var named = "element"
      if case .closure(let code) = closure.body, let first = code.parameters.first { named = first }
      return tree.interpreter.members(of: source.value, named: named, source.expression).flatMap {
        value in
        tree.interpreter.views(of: closure, [value], at: source.expression)
          .flatMap { options(of: $0, selection, value) }
      }
    }
    let tag = view.modifiers.last { $0.name == "tag" }?.arguments.first?.value ?? element
    return tree.nodes(of: [view], around).flatMap(\.stops).prefix(1).map { node in
      Option(node: node, isChosen: tag.flatMap { tree.interpreter.isEqual($0, selection) })
    }
  }

  private func buttons(_ options: [Option]) -> [SemanticNode] {
    options.enumerated().map { index, option in
      var node = node(.control, .button)
      node.type = "Segment"
      node.label = option.node.label
      node.isLabelGiven = option.node.isLabelGiven
      if option.isChosen == true { node.traits.insert(.selected) }
      if around.pickerStyle == "segmented" { node.position = (index + 1, options.count) }
      return node
    }
  }

  private func chosen(_ options: [Option]) -> SourceString {
    options.first { $0.isChosen == true }?.node.label ?? .hole("selection")
  }
}
