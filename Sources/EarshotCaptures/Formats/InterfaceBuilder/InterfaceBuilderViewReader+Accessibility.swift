import EarshotTree
import EarshotUIKit

extension InterfaceBuilderViewReader {
  /// Reads what the document sets of the accessibility API.
  mutating func readAccessibility(of node: XMLNode, into view: inout View) {
    if let configuration = node.child("accessibility") {
      readConfiguration(configuration, into: &view)
    }
    for attribute in node.runtimeAttributes { readRuntimeAttribute(attribute, into: &view) }
    warnOfContradictions(node, view)
    if view.overrides.isElement == true, view.overrides.label == nil, node.isPlainView,
      view.image == nil
    {
      losses.note(.label, "an element has no label in the document; code may set one")
    }
  }

  private mutating func readConfiguration(_ node: XMLNode, into view: inout View) {
    view.overrides.label = node.string("label") ?? view.overrides.label
    view.overrides.hint = node.string("hint") ?? view.overrides.hint
    view.overrides.value = node.string("value") ?? view.overrides.value
    for child in node.children {
      switch (child.name, child.key) {
      case ("bool", "isElement"?): view.overrides.isElement = child.flag("value")
      case ("accessibilityTraits", _): view.overrides.traits = traits(child)
      case ("string", "label"?), ("string", "hint"?), ("string", "value"?),
        ("string", "identifier"?):
        break
      default: unknowns.note("element '\(child.name)' of a configuration", at: child.location)
      }
    }
    let known = ["key", "label", "hint", "value", "identifier"]
    for name in node.written.map(\.name).sorted() where !known.contains(name) {
      unknowns.note("attribute '\(name)' of a configuration", at: node.location)
    }
  }

  private mutating func traits(_ node: XMLNode) -> Traits {
    var traits: Traits = []
    for (name, value) in node.attributes.sorted(by: { $0.key < $1.key }) where name != "key" {
      guard let trait = name == "none" ? [] : Traits(nameBeforeIOS17: name) else {
        unknowns.note("trait '\(name)'", at: node.location)
        continue
      }
      if value == "YES" { traits.formUnion(trait) }
    }
    return traits
  }

  private mutating func readRuntimeAttribute(_ node: XMLNode, into view: inout View) {
    guard let path = node["keyPath"] else { return }
    let text = node.string("value")
    let flag = node.flag("value")
    switch path {
    case "accessibilityIdentifier": break
    case "accessibilityLabel": view.overrides.label = text
    case "accessibilityHint": view.overrides.hint = text
    case "accessibilityValue": view.overrides.value = text
    case "accessibilityLanguage": view.overrides.language = text
    case "isAccessibilityElement": view.overrides.isElement = flag
    case "accessibilityViewIsModal": view.overrides.isModal = flag
    case "accessibilityElementsHidden": view.overrides.elementsHidden = flag
    case "shouldGroupAccessibilityChildren": view.overrides.groupsChildren = flag
    case "accessibilityTraits":
      let number = node.value("value")?["value"].flatMap { UInt64($0) }
      if let number { view.overrides.traits = Traits(rawValue: number) }
    default: noteRuntimeAttribute(node, path)
    }
  }

  /// Attributes of the project's own classes matter only where they may set a text.
  private mutating func noteRuntimeAttribute(_ node: XMLNode, _ path: String) {
    if path.lowercased().contains("accessib") {
      unknowns.note("runtime attribute '\(path)'", at: node.location)
    } else if node.namesLocalizedText {
      losses.note(.label, "the runtime attribute '\(path)' sets a text in code")
    }
  }

  /// Says what is set and never spoken.
  private mutating func warnOfContradictions(_ node: XMLNode, _ view: View) {
    let overrides = view.overrides
    let configuration = node.child("accessibility")
    var set: [String] = []
    if overrides.label != nil { set.append("label") }
    if overrides.hint != nil { set.append("hint") }
    if configuration?.child("accessibilityTraits") != nil, overrides.traits != [] {
      set.append("traits")
    }
    guard !set.isEmpty, overrides.isElement != true else { return }
    let what = set.joined(separator: " and ")
    let verb = set == ["label"] || set == ["hint"] ? "is" : "are"
    if overrides.isElement == false {
      warnings.append(
        Capture.Warning(
          "the \(what) of '\(node.name)' \(verb) never spoken, because 'isElement' is NO",
          at: node.location))
    } else if node.isPlainView, set != ["traits"] || overrides.traits != .tabBar {
      // A container needs no element.
      warnings.append(
        Capture.Warning(
          "the \(what) of '\(node.name)' \(verb) never spoken, because it is no element by default "
            + "and 'isElement' is not set", at: node.location))
    }
  }
}

extension XMLNode {
  /// Whether the view is no element unless the app says so.
  fileprivate var isPlainView: Bool {
    [
      "view", "stackView", "imageView", "containerView", "visualEffectView", "scrollView",
      "collectionViewCell", "tableViewCellContentView",
    ].contains(name) || (name == "tableViewCell" && self["style"] == nil)
  }
}
