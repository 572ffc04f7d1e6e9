import EarshotTree
import EarshotUIKit

extension FrameworkView {
  // MARK: Controls

  var button: [SemanticNode] {
    var node = node(.control, .button)
    var content: [SemanticNode] = []
    if let title,
      !["NavigationLink"].contains(name) || arguments.first?.label == nil, !title.isEmpty
    {
      node.label = title
    } else if let words = wordsOfRole {
      node.label = words
      node.isLabelGiven = true
    } else if name == "EditButton" {
      node.label = SourceString("Edit")
    } else if name == "ShareLink", arguments.trailing == nil {
      node.label = SourceString("Share…")
    } else {
      content = labelContent
      // A link that code alone follows has nothing to show.
      if name == "NavigationLink", content.isEmpty, arguments["isActive"] != nil { return [] }
      take(content, into: &node)
    }
    if node.label == nil || node.label?.isEmpty == true,
      let symbol = arguments["systemImage"]?.string?.known
    {
      node.label = .hole("symbol \(symbol)")
    }
    node.appearance.image = node.appearance.image ?? arguments["systemImage"]?.string?.known
    return [node]
  }

  /// What the system calls a button that has a role and shows nothing of its own.
  private var wordsOfRole: SourceString? {
    guard name == "Button", let role = arguments["role"]?.memberName,
      !arguments.contains(where: { $0.label == nil && !$0.isTrailing || $0.label == "label" }),
      arguments["action"] == nil || !arguments.contains(where: \.isTrailing)
    else { return nil }
    let words = ["close": "Close", "cancel": "Cancel", "confirm": "Done"][role]
    return words.map { tree.interpreter.texts.ofSystem($0, role) } ?? .hole("system item \(role)")
  }

  /// The nodes that show what a control is.
  var labelContent: [SemanticNode] {
    if arguments.contains(where: { $0.label == "label" }) { return content("label") }
    if name == "Button", arguments["action"] == nil, arguments["intent"] == nil,
      arguments.filter({ $0.isTrailing }).count == 1
    {
      return []
    }
    if name == "NavigationLink", arguments["destination"] == nil, arguments["value"] == nil {
      return content(nil)
    }
    return content(nil)
  }

  /// Gives a control what its content says.
  func take(_ content: [SemanticNode], into node: inout SemanticNode) {
    let all = content.flatMap(\.stops)
    let controls = all.filter { $0.role == .control }
    // What can be done in it by itself is an action, where there is more to say.
    let isApart = !controls.isEmpty && controls.count < all.count
    let stops = isApart ? all.filter { $0.role != .control } : all
    if isApart { node.actions += controls.compactMap(\.label).filter { !$0.isEmpty } }
    node.label = tree.joined(stops)
    node.isLabelGiven = stops.contains(where: \.isLabelGiven)
    if stops.count > 1 { node.picture = stops.lazy.compactMap(\.unnamedPicture).first }
    let values = stops.compactMap(\.value).filter { !$0.isEmpty }
    if !values.isEmpty { node.value = .joined(values, by: ", ") }
    for stop in stops {
      if stop.traits.contains(.selected) { node.traits.insert(.selected) }
      if stop.traits.contains(.notEnabled) { node.traits.insert(.notEnabled) }
      if stop.traits.contains(.header) { node.traits.insert(.header) }
      if node.hint == nil { node.hint = stop.hint }
      if node.identifier == nil { node.identifier = stop.identifier }
      node.actions += stop.actions
    }
    node.appearance.image = stops.lazy.compactMap(\.appearance.image).first
    let texts = stops.compactMap { $0.role == .text ? $0.appearance.text : nil }
    node.hasSeveralTexts = texts.count > 1 || stops.contains(where: \.hasSeveralTexts)
    if !texts.isEmpty { node.appearance.text = texts.joined(separator: ", ") }
  }

  var link: [SemanticNode] {
    var node = node(.control, [.button, .link])
    if let title {
      node.label = title
    } else {
      take(content(arguments["label"] == nil ? nil : "label"), into: &node)
    }
    return [node]
  }

  var menu: [SemanticNode] {
    var node = node(.control, [.button, .popupButton])
    if let title {
      node.label = title
    } else {
      take(content("label"), into: &node)
    }
    return [node]
  }

  var toggle: [SemanticNode] {
    var node = node(.toggle, [.button, .toggleButton])
    if let title {
      node.label = title
    } else {
      take(content(arguments["label"] == nil ? nil : "label"), into: &node)
      node.value = nil
    }
    let isButton = around.toggleStyle == "button"
    if isButton {
      node.role = .control
      node.traits.remove(.toggleButton)
    }
    switch arguments["isOn"]?.unwrapped ?? .nothing {
    case .boolean(let isOn) where isButton: if isOn { node.traits.insert(.selected) }
    case .boolean(let isOn): node.value = SourceString(isOn ? "1" : "0")
    case .unknown(let words, _): node.value = .hole(words)
    default: node.value = .hole("isOn")
    }
    return [node]
  }

  var slider: [SemanticNode] {
    var node = node(.adjustable, .adjustable)
    node.label = tree.joined(content(arguments["label"] == nil ? nil : "label"))
    node.value = percent(arguments["value"], in: arguments["in"])
    return [node]
  }

  func percent(_ value: Value?, in range: Value?) -> SourceString {
    guard let number = value?.double else { return .hole("value") }
    var (low, high) = (0.0, 1.0)
    if case .array(let values)? = range, let first = values.first?.double,
      let last = values.last?.double
    {
      (low, high) = (first, last)
    }
    guard high > low else { return .hole("value") }
    return Self.percent((number - low) / (high - low))
  }

  /// A share in percent; a hole for what is no number.
  private static func percent(_ share: Double) -> SourceString {
    Int(exactly: (share * 100).rounded()).map { SourceString("\($0)%") } ?? .hole("value")
  }

  var stepper: [SemanticNode] {
    var node = node(.adjustable, .adjustable)
    if let title {
      node.label = title
    } else {
      node.label = tree.joined(content(arguments["label"] == nil ? nil : "label"))
    }
    if let value = arguments["value"]?.unwrapped.string { node.value = value }
    return [node]
  }

  var progress: [SemanticNode] {
    var node = node(.adjustable, .updatesFrequently)
    node.traits.remove(.notEnabled)
    let isValue = arguments.unlabelled.map { $0.double != nil || $0.isClosure } ?? true
    if let title = isValue ? nil : tree.text(arguments.unlabelled) {
      node.label = title
    } else {
      node.label = tree.joined(content(arguments["label"] == nil ? nil : "label"))
    }
    if let value = arguments["value"] {
      let total = arguments["total"]?.double ?? 1
      node.value =
        value.double.map { Self.percent($0 / total) } ?? .hole("value")
    } else if name == "ProgressView", node.label == nil {
      // Without a value it is the activity indicator of UIKit.
      let label = ActivityIndicator.label(in: tree.interpreter.texts.language)
      node.label = label.map { SourceString($0) }
    }
    return [node]
  }

  var field: [SemanticNode] {
    var node = node(.field, .textEntry)
    node.isSecure = name == "SecureField"
    node.isMultiline = name == "TextEditor"
    if node.isSecure { node.traits.insert(.secureTextField) }
    node.placeholder =
      tree.text(arguments["prompt"]) ?? title
      ?? tree.joined(content(arguments["label"] == nil ? nil : "label"))
    // A field that only runs will fill is empty when it is first seen.
    if let typed = (arguments["text"] ?? arguments["value"])?.unwrapped.string, !typed.isEmpty,
      typed.known != nil || typed.pieces.count > 1
    {
      node.value = typed
      if node.value != node.placeholder, node.isSecure {
        node.value = typed.mapped { String(repeating: "•", count: $0.count) }
      }
    } else {
      node.value = node.placeholder
    }
    if node.value?.isEmpty == true { node.value = nil }
    // With a prompt the title is not drawn, and names the field.
    let isPrompted = arguments["prompt"].map { !$0.isNothing } == true
    node.label = around.fieldLabel ?? (isPrompted && title?.isEmpty == false ? title : nil)
    return [node]
  }

  var valuePicker: [SemanticNode] {
    var node = node(.control, .button)
    let title =
      self.title
      ?? tree.joined(content(arguments["label"] == nil ? nil : "label"))
    node.label = title
    node.value = .hole(arguments["selection"].map(words) ?? "selection")
    if name == "DatePicker", around.datePickerStyle == "wheel" {
      node.role = .adjustable
      node.traits = .adjustable
    }
    return [node]
  }

  func words(_ value: Value) -> String {
    if case .unknown(let words, _) = value { words } else { "selection" }
  }

  var disclosure: [SemanticNode] {
    var node = node(.control, .button)
    if let title {
      node.label = title
    } else {
      take(content("label"), into: &node)
    }
    let isExpanded = arguments["isExpanded"]?.truth ?? false
    node.isExpanded = isExpanded
    return [node] + (isExpanded ? content(arguments["content"] == nil ? nil : "content") : [])
  }

}
