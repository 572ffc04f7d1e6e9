import EarshotTree

/// What a modifier does to the nodes of the views before it.
struct ModifierEffect {
  let modifier: ViewValue.Modifier
  let tree: SwiftUITree
  let around: ViewSurroundings

  private var arguments: [ArgumentValue] { modifier.arguments }
  private var first: Value? { arguments.first?.value }

  /// The nodes after it.
  func apply(to nodes: [SemanticNode]) -> [SemanticNode] {
    switch modifier.name {
    case "accessibilityLabel": return labelled(nodes, tree.text(of: arguments.first))
    case "accessibilityValue": return changed(nodes) { $0.value = tree.text(first) }
    case "accessibilityHint", "help":
      return changed(nodes) { $0.hint = tree.text(first) }
    case "hidden": return []
    case "accessibilityHidden": return first?.truth == true ? hidden(nodes) : nodes
    case "opacity": return first?.double == 0 ? [] : nodes
    case "accessibilityAddTraits": return changed(nodes) { $0.traits.formUnion(traits(of: first)) }
    case "accessibilityRemoveTraits":
      return changed(nodes) { $0.traits.subtract(traits(of: first)) }
    case "accessibilityElement":
      return grouped(nodes, arguments["children"]?.memberName ?? "ignore")
    case "accessibilityAction", "accessibilityActions", "swipeActions", "contextMenu":
      return acted(nodes)
    case "accessibilityAdjustableAction":
      return changed(nodes) {
        $0.isAdjusted = true
        $0.traits.insert(.adjustable)
      }
    case "accessibilitySortPriority":
      return nodes.map { node in
        var node = node
        node.sortPriority = first?.double ?? 0
        return node
      }
    case "accessibilityHeading":
      let levels = ["h1": 1, "h2": 2, "h3": 3, "h4": 4, "h5": 5, "h6": 6]
      return changed(nodes) { $0.headingLevel = first?.memberName.flatMap { levels[$0] } }
    case "accessibilityIdentifier", "accessibility":
      return modifier.name == "accessibility"
        ? deprecated(nodes)
        : changed(nodes) { $0.identifier = first?.string?.spoken }
    case "accessibilityInputLabels":
      return changed(nodes) { $0.inputLabels = (first?.elements ?? []).compactMap(tree.text) }
    case "accessibilityCustomContent": return contented(nodes)
    case "accessibilityRepresentation", "accessibilityChildren":
      return represented(nodes)
    case "accessibilityChartDescriptor":
      return changed(nodes) { if $0.label == nil { $0.label = .hole("chart") } }
    default: return drawn(nodes)
    }
  }

  /// The nodes after a modifier that is about more than accessibility.
  private func drawn(_ nodes: [SemanticNode]) -> [SemanticNode] {
    switch modifier.name {
    case "onTapGesture":
      let isOffered = arguments.last.map { tree.interpreter.isOfferedByButton($0.value) } == true
      return isOffered ? nodes : tapped(nodes)
    case "gesture", "simultaneousGesture", "highPriorityGesture":
      return isTap(first) ? tapped(nodes) : nodes
    case "overlay", "safeAreaInset": return nodes + added
    case "background": return added.filter { $0.role != .shape } + nodes
    case "navigationBarHidden",
      "toolbar" where hidesBar, "toolbarVisibility" where hidesBar:
      tree.bars.isHidden = tree.bars.isHidden || hidesBar
      return nodes
    case "toolbar", "navigationTitle", "navigationBarTitle", "searchable", "navigationBarItems":
      takeBar()
      return nodes
    case "font", "fontWeight", "bold", "lineLimit": return styled(nodes)
    case "badge":
      return changed(nodes) { node in
        if let badge = first?.string, badge.known != "0",
          node.role == .text || node.role == .control
        {
          node.label = .joined([node.label, badge].compactMap(\.self), by: ", ")
        }
      }
    case "onDelete":
      if first?.isNothing == true { return nodes }
      return changed(nodes) {
        $0.actions.append(tree.interpreter.texts.ofSystem("Delete", "delete"))
      }
    case "focused":
      let isFocused =
        arguments["equals"].map { value in
          first.map { tree.interpreter.isEqual($0.unwrapped, value) == true } == true
        } ?? (first?.unwrapped.truth == true)
      return isFocused ? changed(nodes) { $0.isEditing = $0.role == .field } : nodes
    case "labelStyle":
      // Only the picture is drawn; the title is said all the same.
      guard first?.styleName == "iconOnly" || first?.styleName == "iconOnlyLabel" else {
        return nodes
      }
      return changed(nodes) { $0.appearance.text = nil }
    default: return nodes
    }
  }

  /// Whether the modifier hides the navigation bar for certain.
  private var hidesBar: Bool {
    if modifier.name == "navigationBarHidden" { return first?.truth == true || arguments.isEmpty }
    guard first?.memberName == "hidden" else { return false }
    let bars = arguments["for"]?.memberName
    return bars == nil || bars == "navigationBar"
  }

  /// The nodes with each stop changed; what is drawn without being an element becomes one.
  private func changed(
    _ nodes: [SemanticNode], _ change: (inout SemanticNode) -> Void
  ) -> [SemanticNode] {
    var nodes = nodes
    // What is drawn in layers is one thing.
    if nodes.count > 1, nodes.allSatisfy({ $0.role == .shape }) { nodes = [nodes[0]] }
    return nodes.map { node in
      var node = node
      if node.isContainer, !node.type.hasPrefix("contain") {
        node.children = changed(node.children, change)
      } else {
        if node.role == .shape {
          node.isLabelGiven = node.isLabelGiven || modifier.name == "accessibilityValue"
        }
        change(&node)
      }
      return node
    }
  }

  /// The nodes where nothing speaks of them; what they hold is kept for the rules.
  private func hidden(_ nodes: [SemanticNode]) -> [SemanticNode] {
    guard let first = nodes.first else { return [] }
    var branch = SemanticNode(.container, "hidden", at: first.range)
    branch.children = nodes
    branch.isHidden = true
    return [branch]
  }

  private func labelled(_ nodes: [SemanticNode], _ label: SourceString?) -> [SemanticNode] {
    changed(nodes) { node in
      node.label = label ?? SourceString("")
      node.isLabelGiven = true
    }
  }

  private func grouped(_ nodes: [SemanticNode], _ manner: String) -> [SemanticNode] {
    let range = place(of: nodes)
    switch manner {
    case "contain":
      var group = SemanticNode(.container, "contain", at: range)
      group.children = nodes
      return [group]
    case "combine": return [combined(nodes, at: range)]
    default:
      var element = SemanticNode(.shape, "element", at: range)
      element.isLabelGiven = true
      element.isTappable = nodes.reactToTaps
      return [element]
    }
  }

  /// Where a group of nodes stands: what is grouped may come from elsewhere, such as a view that is handed
  /// over.
  private func place(of nodes: [SemanticNode]) -> CodeRange {
    let inside = nodes.first.map(\.range) ?? modifier.range
    return inside.file === modifier.range.file ? inside : modifier.range
  }

  private func combined(_ nodes: [SemanticNode], at range: CodeRange) -> SemanticNode {
    var element = SemanticNode(.text, "element", at: range)
    let stops = nodes.sortedByPriority.flatMap(\.stops).filter {
      !($0.role == .shape && !$0.isLabelGiven)
    }
    let buttons = stops.filter { $0.traits.contains(.button) && $0.role != .toggle }
    let rest = stops.filter { !($0.traits.contains(.button) && $0.role != .toggle) }
    let isButtonAlone =
      rest.allSatisfy { $0.label == nil || $0.role == .symbol } && buttons.count == 1
    let spoken = isButtonAlone ? stops : rest
    element.label = tree.joined(spoken)
    element.isLabelGiven = spoken.contains(where: \.isLabelGiven)
    let values = spoken.compactMap(\.value).filter { !$0.isEmpty }
    if !values.isEmpty { element.value = .joined(values, by: ", ") }
    let hints = spoken.compactMap(\.hint).filter { !$0.isEmpty }
    if !hints.isEmpty { element.hint = .joined(hints, by: ", ") }
    for stop in spoken {
      element.traits.formUnion(
        stop.traits.intersection([.header, .selected, .toggleButton, .updatesFrequently, .link]))
      element.actions += stop.actions
      element.customContent += stop.customContent
      if stop.role == .toggle { element.traits.insert(.button) }
    }
    element.isTappable = nodes.reactToTaps || spoken.contains(where: \.isTappable)
    if isButtonAlone { element.traits.insert(.button) }
    if !isButtonAlone {
      element.actions += buttons.compactMap(\.label)
      if buttons.count == 1, rest.isEmpty { element.traits.insert(.button) }
    }
    if stops.count == 1, let only = stops.first { element.role = only.role }
    if spoken.allSatisfy({ $0.role == .image || $0.role == .symbol }), !spoken.isEmpty {
      element.traits.insert(.image)
    }
    let texts = spoken.compactMap(\.appearance.text)
    element.hasSeveralTexts = texts.count > 1 || spoken.contains(where: \.hasSeveralTexts)
    element.appearance.text = texts.joined(separator: ", ")
    if element.appearance.text?.isEmpty == true { element.appearance.text = nil }
    return element
  }

  private func acted(_ nodes: [SemanticNode]) -> [SemanticNode] {
    var names: [SourceString] = []
    if modifier.name == "accessibilityAction" {
      if let name = tree.text(arguments["named"]) {
        names = [name]
      } else if let label = arguments.closure("label") {
        names = [tree.joined(tree.nodes(of: label, at: arguments[0].expression, around))]
          .compactMap(\.self)
      }
      if names.isEmpty {
        // The default action, magic tap or escape.
        return first?.memberName == nil || first?.memberName == "default"
          ? changed(nodes) { $0.isTappable = true } : nodes
      }
    } else {
      for argument in arguments where argument.isTrailing || argument.label == nil {
        guard case .function(let callable) = argument.value else { continue }
        let found = tree.nodes(of: callable, at: argument.expression, around).flatMap(\.stops)
        names += found.compactMap(\.label)
      }
      if modifier.name == "accessibilityActions" { names.reverse() }
    }
    // Which part of a group has the menu of the whole, no source tells.
    if modifier.name == "contextMenu", nodes.flatMap(\.stops).count > 1 { return nodes }
    return changed(nodes) { $0.actions += names }
  }

  private func contented(_ nodes: [SemanticNode]) -> [SemanticNode] {
    let texts = arguments.filter { $0.label == nil }.map(\.value)
    guard texts.count >= 2, let label = tree.text(texts[0]), let value = tree.text(texts[1]) else {
      return nodes
    }
    return changed(nodes) {
      $0.customContent.append((label, value, arguments["importance"]?.memberName == "high"))
    }
  }

  private func represented(_ nodes: [SemanticNode]) -> [SemanticNode] {
    let made = added
    guard modifier.name == "accessibilityChildren" else { return made }
    var group = SemanticNode(.container, "contain", at: nodes.first?.range ?? modifier.range)
    group.label = nodes.first?.label
    group.children = made
    return [group]
  }

  /// The nodes of the views that the modifier brings.
  private var added: [SemanticNode] {
    arguments.flatMap { argument -> [SemanticNode] in
      if case .function(let callable) = argument.value {
        return tree.nodes(of: callable, at: argument.expression, around)
      }
      guard argument.label == nil,
        let view = tree.interpreter.view(argument.value, at: argument.expression.range)
      else { return [] }
      // A colour or a style of the project is no view.
      return tree.nodes(of: [view], around).filter { $0.role != .hole }
    }
  }

  /// The nodes of what reacts to a tap; several of them are one thing that does, and many, or one that
  /// holds controls, are what lies around: a tap there is one beside everything.
  private func tapped(_ nodes: [SemanticNode]) -> [SemanticNode] {
    let stops = nodes.flatMap(\.stops)
    guard stops.count > 1, !nodes.allSatisfy({ $0.role == .shape }) else {
      return changed(nodes) { $0.isTappable = true }
    }
    guard stops.count <= Self.tapLimit,
      !stops.contains(where: { [.control, .field, .toggle, .adjustable].contains($0.role) })
    else { return nodes }
    var group = SemanticNode(.container, "tap", at: place(of: nodes))
    group.isTappable = true
    group.children = nodes
    return [group]
  }

  /// The most stops that one tap may be meant for.
  private static let tapLimit = 6

  private func isTap(_ gesture: Value?) -> Bool {
    guard case .view(let view) = gesture else { return false }
    return view.frameworkName == "TapGesture"
  }

  private func deprecated(_ nodes: [SemanticNode]) -> [SemanticNode] {
    var nodes = nodes
    for argument in arguments {
      switch argument.label {
      case "label": nodes = labelled(nodes, tree.text(argument.value))
      case "value": nodes = changed(nodes) { $0.value = tree.text(argument.value) }
      case "hint": nodes = changed(nodes) { $0.hint = tree.text(argument.value) }
      case "hidden": if argument.value.truth == true { nodes = hidden(nodes) }
      case "addTraits": nodes = changed(nodes) { $0.traits.formUnion(traits(of: argument.value)) }
      case "removeTraits": nodes = changed(nodes) { $0.traits.subtract(traits(of: argument.value)) }
      case "identifier": nodes = changed(nodes) { $0.identifier = argument.value.string?.spoken }
      case "inputLabels":
        nodes = changed(nodes) {
          $0.inputLabels = (argument.value.elements ?? []).compactMap(tree.text)
        }
      default: break
      }
    }
    return nodes
  }

  /// The nodes with the font of their text, where an inner one does not decide.
  private func styled(_ nodes: [SemanticNode]) -> [SemanticNode] {
    let font = FontValue(modifier)
    return changed(nodes) { node in
      guard node.role == .text || node.role == .control else { return }
      node.appearance.fontSize = node.appearance.fontSize ?? font.size
      node.appearance.fontWeight = node.appearance.fontWeight ?? font.weight
      node.appearance.scalesText = node.appearance.scalesText ?? font.scales
      node.appearance.numberOfLines = node.appearance.numberOfLines ?? font.lines
    }
  }

  private func takeBar() {
    // Bars of a view that is pushed are those of whoever pushes it.
    guard around.isInNavigation || modifier.name == "searchable" else { return }
    switch modifier.name {
    case "navigationTitle", "navigationBarTitle":
      guard let title = tree.text(of: arguments.first), !title.isEmpty else { return }
      var node = SemanticNode(.text, "navigationTitle", at: modifier.range)
      node.label = title
      node.traits = [.staticText, .header]
      node.isLabelGiven = true
      tree.bars.title = node
    case "searchable":
      var node = SemanticNode(.field, "searchable", at: modifier.range)
      node.traits = [.textEntry, .searchField]
      // The system names it; what stands in it is the prompt.
      node.label = tree.text(arguments["prompt"]) ?? SourceString("Search")
      node.isLabelGiven = true
      tree.bars.search = node
    case "navigationBarItems":
      for (label, isLeading) in [("leading", true), ("trailing", false)] {
        guard let value = arguments[label],
          let view = tree.interpreter.view(value, at: modifier.range)
        else { continue }
        let found = tree.nodes(of: [view], around)
        if isLeading { tree.bars.leading += found } else { tree.bars.trailing += found }
      }
    default: takeToolbar()
    }
  }

  private func takeToolbar() {
    for argument in arguments {
      guard case .function(let callable) = argument.value else { continue }
      for view in tree.interpreter.views(of: callable, at: argument.expression) {
        let found = tree.nodes(of: [view], around)
        switch placement(of: view) {
        case "topBarLeading", "navigationBarLeading", "cancellationAction":
          tree.bars.leading += found
        case "bottomBar": tree.bars.bottom += found
        case "keyboard": break
        case "principal": tree.bars.principal += found
        default: tree.bars.trailing += found
        }
      }
    }
  }

  private func placement(of view: ViewValue) -> String? {
    guard case .framework(let name, let arguments) = view.kind, name.hasPrefix("ToolbarItem") else {
      return nil
    }
    return arguments["placement"]?.memberName
  }

  private func traits(of value: Value?) -> Traits {
    switch value {
    case .array(let values): return values.reduce(into: Traits()) { $0.formUnion(traits(of: $1)) }
    case .member(_, let name, _): return Self.traits[name] ?? []
    default: return []
    }
  }

  private static let traits: [String: Traits] = [
    "isButton": .button, "isHeader": .header, "isSelected": .selected, "isLink": .link,
    "isImage": .image, "isStaticText": .staticText, "isSearchField": .searchField,
    "isKeyboardKey": .keyboardKey, "isSummaryElement": .summaryElement,
    "updatesFrequently": .updatesFrequently, "playsSound": .playsSound,
    "startsMediaSession": .startsMediaSession, "allowsDirectInteraction": .allowsDirectInteraction,
    "causesPageTurn": .causesPageTurn, "isToggle": [.toggleButton], "isTabBar": .tabBar,
  ]
}
