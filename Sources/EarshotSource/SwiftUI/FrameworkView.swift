import EarshotTree

/// A view of SwiftUI, and what it is by default.
struct FrameworkView {
  let name: String
  let arguments: [ArgumentValue]
  let range: CodeRange
  let tree: SwiftUITree
  let around: ViewSurroundings

  /// The nodes of it.
  var nodes: [SemanticNode] {
    switch name {
    case "Text": text
    case "Image": image
    case "Label": label
    case "Button", "NavigationLink", "EditButton", "ShareLink", "PasteButton", "RenameButton":
      button
    case "Link": link
    case "Menu": menu
    case "Picker": picker
    case "Toggle": toggle
    case "Slider": slider
    case "Stepper": stepper
    case "ProgressView", "Gauge": progress
    case "TextField", "SecureField", "TextEditor": field
    case "DatePicker", "ColorPicker", "MultiDatePicker": valuePicker
    case "DisclosureGroup": disclosure
    case "Section", "GroupBox", "ControlGroup": section
    case "TabView": tabs
    case "LabeledContent": labeled
    case "ForEach", "List", "Table", "OutlineGroup": repeated
    case "Spacer", "Divider", "EmptyView", "ToolbarSpacer", "DefaultToolbarItem": []
    case "AsyncImage": asyncImage
    case "Map", "VideoPlayer", "Chart", "SignInWithAppleButton", "PhotosPicker": other
    case "ViewThatFits": Array(children.prefix(1))
    case "ContentUnavailableView": unavailable
    case "Canvas", "Color", "Path": [SemanticNode(.shape, name, at: range)]
    case _ where Self.shapes.contains(name): [SemanticNode(.shape, name, at: range)]
    case "NavigationStack", "NavigationView", "NavigationSplitView": navigation
    case "HStack": columns ?? children
    case _ where Self.containers.contains(name): children
    default: unknown
    }
  }

  /// The names of views of SwiftUI that a project may have types of as well.
  static let names: Set<String> = shapes.union(containers).union([
    "Text", "Image", "Label", "Button", "NavigationLink", "EditButton", "ShareLink", "Link", "Menu",
    "Picker", "Toggle", "Slider", "Stepper", "ProgressView", "Gauge", "TextField", "SecureField",
    "TextEditor", "DatePicker", "ColorPicker", "DisclosureGroup", "Section", "GroupBox", "TabView",
    "LabeledContent", "ForEach", "List", "Table", "Spacer", "Divider", "EmptyView", "AsyncImage",
    "Map", "VideoPlayer", "Chart", "PhotosPicker", "ViewThatFits", "ContentUnavailableView",
    "Canvas", "Color", "NavigationStack", "NavigationView", "NavigationSplitView", "HStack",
    "OutlineGroup", "ControlGroup", "MultiDatePicker", "PasteButton", "RenameButton",
  ])

  private static let shapes: Set<String> = [
    "Rectangle", "RoundedRectangle", "Circle", "Capsule", "Ellipse", "UnevenRoundedRectangle",
    "LinearGradient", "RadialGradient", "AngularGradient", "MeshGradient", "ContainerRelativeShape",
    ".background", "Material",
  ]

  private static let containers: Set<String> = [
    "VStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid",
    "GridRow", "Group", "ScrollView", "ScrollViewReader", "GeometryReader", "Form", "AnyView",
    "ToolbarItem",
    "ToolbarItemGroup", "TimelineView", "ZStackLayout", "HStackLayout", "VStackLayout",
    "GlassEffectContainer", "AnyLayout", "LazyView", "EquatableView", "ModifiedContent",
  ]

  /// A node of it.
  func node(_ role: SemanticNode.Role, _ traits: Traits = []) -> SemanticNode {
    var node = SemanticNode(role, name, at: range)
    node.traits = traits
    if around.isDisabled, role != .container {
      node.traits.insert(.notEnabled)
      node.appearance.isEnabled = false
    } else if [.control, .toggle, .adjustable].contains(role) {
      node.dimming = around.dimming
    }
    return node
  }

  /// The expression that its closures are called at.
  var place: Expression { arguments.last?.expression ?? Expression(.unknown, range) }

  /// The nodes of its closures and of the views among its arguments.
  var children: [SemanticNode] {
    arguments.flatMap { argument -> [SemanticNode] in
      if case .function(let callable) = argument.value {
        return tree.nodes(of: callable, at: argument.expression, around, outsiders(callable))
      }
      if let view = tree.interpreter.view(argument.value, at: argument.expression.range),
        argument.label == nil || argument.label == "content"
      {
        return tree.nodes(of: [view], around)
      }
      return []
    }
  }

  /// The values that a closure of a container is called with, such as the proxy of a reader.
  private func outsiders(_ callable: Callable) -> [Value] {
    guard case .closure(let closure) = callable.body else { return [] }
    return closure.parameters.map { .unknown($0, nil) }
  }

  /// The nodes of a closure by its label, or of the one without a label.
  func content(_ label: String?) -> [SemanticNode] {
    let callable = label.map { arguments.closure($0) } ?? arguments.trailing
    return tree.nodes(of: callable, at: place, around)
  }

  // MARK: Texts and pictures

  private var text: [SemanticNode] {
    guard let first = arguments.first else { return [] }
    var node = node(.text, .staticText)
    node.traits.remove(.notEnabled)
    if let label = first.label, !["verbatim", "key"].contains(label) {
      node.label = .hole(Interpreter.words(of: first.expression))
      if let text = first.value.string { node.label = text }
    } else if arguments.contains(where: { ["format", "formatter", "style"].contains($0.label) }) {
      node.label = .hole(Interpreter.words(of: first.expression))
      if let style = arguments["style"]?.memberName, ["timer", "relative"].contains(style) {
        node.traits.insert(.updatesFrequently)
      }
    } else {
      node.label =
        tree.interpreter.texts.string(
          of: ViewValue(kind: .framework("Text", arguments), range: range))
        ?? words(of: first) ?? .hole(Interpreter.words(of: first.expression))
      if first.value.string?.isLiteral == true { takeLinks(&node) }
    }
    node.appearance.text = node.label?.spoken
    return node.label?.isEmpty == true ? [] : [node]
  }

  /// The words of its first argument, a hole where only runs will tell them; `nil` where it has no title.
  var title: SourceString? {
    guard let argument = arguments.first(where: { $0.label == nil && !$0.isTrailing }),
      !argument.value.isClosure
    else { return nil }
    if let words = words(of: argument) { return words }
    // The title of a link may as well be where it leads to, which no name of a text is.
    if case .member = argument.value { return .hole(Interpreter.words(of: argument.expression)) }
    return name == "NavigationLink" ? nil : .hole(Interpreter.words(of: argument.expression))
  }

  /// The words of an argument; `nil` for what a type makes of which nothing is known, such as a formatter.
  private func words(of argument: ArgumentValue) -> SourceString? {
    if case .view(let view) = argument.value,
      tree.nodes(of: [view], ViewSurroundings()).allSatisfy({ $0.role == .hole })
    {
      return nil
    }
    if case .member = argument.value { return nil }
    return tree.text(argument.value)
  }

  /// Reads Markdown: the words of links, without stars.
  private func takeLinks(_ node: inout SemanticNode) {
    guard let label = node.label else { return }
    var isLink = false
    node.label = label.mapped { text in
      let plain = MarkdownText(text)
      isLink = isLink || plain.hasLink
      return plain.text
    }
    if isLink { node.traits.insert(.link) }
  }

  private var image: [SemanticNode] {
    guard let first = arguments.first else { return [] }
    switch first.label {
    case "decorative": return []
    case "systemName":
      var node = node(.symbol, .image)
      node.traits.remove(.notEnabled)
      let name = first.value.string
      node.label = .hole("symbol \(name?.known ?? Interpreter.words(of: first.expression))")
      node.appearance.image = name?.known
      return [node]
    case nil:
      var node = node(.image, .image)
      node.traits.remove(.notEnabled)
      if let label = arguments["label"] {
        node.label = tree.text(label)
        node.isLabelGiven = true
      } else if let name = first.value.string {
        node.label = name.known.map { tree.interpreter.texts.text($0) ?? SourceString($0) } ?? name
        node.appearance.image = name.known
      } else if case .member(_, let member, _) = first.value,
        let name = tree.interpreter.assets[member]
      {
        node.label = tree.interpreter.texts.text(name) ?? SourceString(name)
        node.appearance.image = name
      } else {
        node.label = .hole(Interpreter.words(of: first.expression))
      }
      return [node]
    default:
      var node = node(.image, .image)
      node.traits.remove(.notEnabled)
      // What an initializer of the app makes of its argument is not known.
      if !["uiImage", "cgImage", "nsImage"].contains(first.label) {
        node.label = .hole(Interpreter.words(of: first.expression))
      }
      return [node]
    }
  }

  private var asyncImage: [SemanticNode] {
    if let closure = arguments.closure("content") ?? arguments.trailing {
      var picture = ViewValue(
        kind: .framework(
          "Image",
          [
            ArgumentValue(
              label: "uiImage", value: .unknown("image", nil), expression: place, isTrailing: false)
          ]), range: range)
      picture.range = range
      let found = tree.nodes(of: closure, at: place, around, [.view(picture)])
      if !found.isEmpty { return found }
    }
    return [node(.image, .image)]
  }

  private var label: [SemanticNode] {
    var node = node(.text, .staticText)
    node.traits.remove(.notEnabled)
    if let title, !title.isEmpty {
      node.label = title
    } else if let titles = tree.joined(content("title") + content(nil)) {
      node.label = titles
    } else {
      let symbol = arguments["systemImage"]?.string?.known
      node.label =
        symbol.map { .hole("symbol \($0)") }
        ?? arguments["image"]?.string ?? tree.joined(content("icon"))
      node.role = .symbol
      node.traits = .image
      node.appearance.image = symbol
    }
    if node.role == .text { node.appearance.text = node.label?.spoken }
    return [node]
  }

  // MARK: Groups

  /// The nodes of columns row by row, as VoiceOver reads stacks beside each other that are not
  /// grouped; `nil` if it holds no two columns.
  private var columns: [SemanticNode]? {
    guard let closure = arguments.closure("content") ?? arguments.trailing else { return nil }
    let views = tree.interpreter.views(of: closure, at: place)
    let parts = views.filter { $0.frameworkName != "Spacer" && $0.frameworkName != "Divider" }
    guard parts.count > 1, parts.allSatisfy(\.isColumn) else { return nil }
    let columns = parts.map { tree.nodes(of: [$0], around) }
    guard columns.allSatisfy({ $0.count > 1 && $0.allSatisfy { !$0.isContainer } }) else {
      return nil
    }
    let height = columns.map(\.count).max() ?? 0
    return (0..<height).flatMap { row in
      columns.compactMap { $0.indices.contains(row) ? $0[row] : nil }
    }
  }

  private var section: [SemanticNode] {
    var header: [SemanticNode] = []
    if let title,
      !title.isEmpty
    {
      var node = SemanticNode(.text, "Text", at: range)
      node.label = title
      node.traits = [.staticText, .header]
      header = [node]
    } else if arguments["header"] != nil {
      header = viewOrClosure("header").map(\.asHeader)
    } else if name == "GroupBox", arguments["label"] != nil {
      header = viewOrClosure("label")
    } else if arguments.contains(where: { $0.label == "content" && !$0.isTrailing }) {
      // Behind a content between the parentheses the closure without a label is the header.
      header = content(nil).map(\.asHeader)
    }
    let body = content(arguments["content"] == nil ? nil : "content")
    return header + body + viewOrClosure("footer")
  }

  private func viewOrClosure(_ label: String) -> [SemanticNode] {
    if let view = arguments[label].flatMap({ tree.interpreter.view($0, at: range) }) {
      return tree.nodes(of: [view], around)
    }
    return arguments.closure(label) == nil ? [] : content(label)
  }

  private var labeled: [SemanticNode] {
    let title =
      self.title
      ?? tree.joined(viewOrClosure("label"))
    if let value = arguments["value"] {
      var node = node(.text, .staticText)
      let text = tree.text(value) ?? .hole("value")
      node.label = .joined([title ?? SourceString(""), text], by: ", ")
      return [node]
    }
    var inner = around
    inner.fieldLabel = title
    let content = tree.nodes(
      of: arguments.closure("content") ?? arguments.trailing, at: place, inner)
    let stops = content.flatMap(\.stops)
    if stops.contains(where: { $0.role == .field }) { return content }
    guard stops.allSatisfy({ $0.role == .text || $0.role == .image || $0.role == .symbol }) else {
      var node = SemanticNode(.text, "Text", at: range)
      node.label = title
      node.traits = .staticText
      return [node] + content
    }
    var node = node(.text, .staticText)
    node.label = .joined([title, tree.joined(content)].compactMap(\.self), by: ", ")
    return [node]
  }

  private var repeated: [SemanticNode] {
    guard let source = arguments.first, source.label == nil, !source.isTrailing,
      let closure = arguments.closure("content") ?? arguments.closure("rowContent")
        ?? arguments.trailing
    else { return children }
    var named = "element"
    if case .closure(let code) = closure.body, let first = code.parameters.first { named = first }
    // A list that is empty at first is filled later.
    if source.value.isUnknown || source.value.elements?.isEmpty == true {
      tree.interpreter.hasOpenRows = true
    }
    let values = tree.interpreter.members(of: source.value, named: named, source.expression)
    let isLoop = values.count > 1
    if isLoop { tree.interpreter.elements.append(name(of: closure)) }
    defer { if isLoop { tree.interpreter.elements.removeLast() } }
    return values.prefix(200).flatMap { value in
      row(tree.nodes(of: closure, at: source.expression, around, [value]))
    }
  }

  /// The name by which the code of a row asks for its element.
  private func name(of closure: Callable) -> String {
    guard case .closure(let code) = closure.body else { return "$0" }
    return code.parameters.first ?? "$0"
  }

  /// The nodes of one of several rows.
  ///
  /// A text that is larger than others in each of them is no heading. What holds rows in turn is a section.
  private func row(_ nodes: [SemanticNode]) -> [SemanticNode] {
    nodes.flatMap(\.stops).contains(where: \.isInRow) ? nodes : nodes.map(\.ofRow)
  }

  private var tabs: [SemanticNode] { TabViewNodes(view: self).nodes }

  private var unavailable: [SemanticNode] {
    var nodes: [SemanticNode] = []
    if let title {
      var node = node(.text, .staticText)
      node.label = title
      nodes.append(node)
    }
    nodes +=
      viewOrClosure("label") + (nodes.isEmpty && arguments["label"] == nil ? content(nil) : [])
    nodes += viewOrClosure("description") + viewOrClosure("actions")
    return nodes
  }

  private var other: [SemanticNode] {
    var node = node(name.hasSuffix("Button") || name.hasSuffix("Picker") ? .control : .shape)
    if name.hasSuffix("Button") || name.hasSuffix("Picker") {
      node.traits.insert(.button)
      take(content(nil), into: &node)
    } else if name == "Chart" {
      // Its marks are elements by themselves, which their data name.
      node.label = .hole(name)
    } else {
      node.role = .hole
      node.label = nil
    }
    return [node]
  }

  private var unknown: [SemanticNode] {
    // What is no view, such as a gesture or a number format.
    if name.hasPrefix(".") { return [SemanticNode(.shape, name, at: range)] }
    if let closure = arguments.last(where: { $0.isTrailing }),
      case .function(let callable) = closure.value,
      callable.parameterCount == 0
    {
      let inside = tree.nodes(of: callable, at: closure.expression, around)
      // A closure without a view is what happens at a tap.
      if inside.contains(where: { $0.role != .hole }) { return inside }
    }
    guard name.first?.isUppercase == true else { return [] }
    var node = SemanticNode(.hole, name, at: range)
    node.label = .hole(name)
    return [node]
  }
}
