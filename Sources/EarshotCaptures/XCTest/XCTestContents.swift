import EarshotTree

/// What an element of a snapshot says: label, value and what its type makes of the value.
struct XCTestContents {
  var label: Property<String>
  var value: Property<String>
  var traits: Traits
  var headingLevel: Property<Int> = .notCaptured
  var textInput: Property<TextInput> = .notCaptured
  var derived: Element.Fields = []

  init(
    _ node: XCTestNode, _ facts: XCTestTree.Facts, in surroundings: XCTestTraits.Surroundings
  ) {
    let (traits, isDerived) = XCTestTraits.traits(of: node, in: surroundings)
    self.traits = traits
    label = facts.contains(.label) || node.label != nil ? Property(node.label) : .notCaptured
    value = facts.contains(.value) || node.value != nil ? Property(node.value) : .notCaptured
    if isDerived { derived.formUnion(Element.Fields(.traits)) }
    switch node.kind {
    case .staticText where node.valueRepeatsLabel: value = .empty
    // A page control has no label of its own; tools write its value in both places.
    case .pageIndicator where node.label != nil && node.valueRepeatsLabel: label = .empty
    // 1 and 0 tell whether it turns, which its label says in words.
    case .activityIndicator where ["0", "1"].contains(node.value): value = .empty
    case .button, .tab: readSelection(of: node, facts)
    case _ where node.kind.isTextInput: readInput(of: node, facts)
    default: break
    }
    if surroundings.contains(.webView) { readHeadingLevel(of: node) }
  }

  /// The value "1" of a button is how XCTest writes that it is selected.
  private mutating func readSelection(of node: XCTestNode, _ facts: XCTestTree.Facts) {
    guard node.value == "1", !facts.contains(.selection) else { return }
    if node.traits.isCaptured {
      if traits.contains(.selected) { value = .empty }
    } else {
      traits.insert(.selected)
      value = .empty
      derived.formUnion(Element.Fields(.traits, .value))
    }
  }

  /// An empty field says its placeholder; XCTest writes the placeholder as the value too.
  private mutating func readInput(of node: XCTestNode, _ facts: XCTestTree.Facts) {
    if let placeholder = node.placeholder, !placeholder.isEmpty, placeholder != node.label,
      node.value ?? "" == ""
    {
      value = .given(placeholder)
      derived.formUnion(Element.Fields(.value))
    }
    // An empty search field is named by its placeholder, and says it once.
    if node.kind == .searchField, node.valueRepeatsLabel, node.placeholder == node.value {
      value = .empty
    }
    if node.value?.isEmpty == false, !facts.contains(.placeholder) {
      derived.formUnion(Element.Fields(.value))
    }
    textInput = .given(
      TextInput(
        placeholder: node.placeholder.flatMap { $0.isEmpty ? nil : $0 },
        isEditing: node.flags.contains(.isEditing), isSecure: node.kind == .secureTextField,
        isMultiline: node.kind == .textView))
    derived.formUnion(Element.Fields(.textInput))
  }

  /// In web content the value of a heading is its level.
  private mutating func readHeadingLevel(of node: XCTestNode) {
    guard traits.contains(.header), [.other, .staticText, .link].contains(node.kind),
      let text = node.value, let level = Int(text), (1...6).contains(level)
    else { return }
    headingLevel = .given(level)
    value = .empty
  }
}
