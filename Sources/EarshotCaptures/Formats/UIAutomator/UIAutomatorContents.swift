import EarshotTree

/// What a stop of Android says in the words of UIKit: label, value, traits.
struct UIAutomatorContents {
  private let node: UIAutomatorNode
  private let name: String

  init(_ node: UIAutomatorNode, name: String) {
    self.node = node
    self.name = name
  }

  func fill(_ element: inout Element, tellsHints: Bool) {
    var traits = kind
    if node.flags.contains(.selected) { traits.insert(.selected) }
    if node.flags.contains(.disabled) { traits.insert(.notEnabled) }
    if node.flags.contains(.heading) { traits.insert(.header) }
    if node.flags.contains(.isLive) { traits.insert(.updatesFrequently) }
    element.label = Property(name)
    element.value = .empty
    if node.isField {
      fillField(&element, &traits)
    } else {
      element.hint = tellsHints || !node.hint.isEmpty ? Property(node.hint) : .notCaptured
      fillCheck(&element, &traits)
    }
    element.traits = traits.isEmpty ? .empty : .given(traits)
  }

  private var kind: Traits {
    if node.isField { return .textEntry }
    let name = "." + String(node.shortClass)
    let traits = Self.kinds.first { $0.endings.contains(where: name.hasSuffix) }?.traits
    if traits != .radioButton, node.flags.contains(.checkable) { return [.button, .toggleButton] }
    let reacts = !node.flags.isDisjoint(with: [.clickable, .longClickable])
    return reacts && traits == .staticText ? [] : traits ?? []
  }

  /// What a class is by the end of its name, whole names with the dot before them.
  private static let kinds: [(endings: [String], traits: Traits)] = [
    (["RadioButton"], .radioButton),
    (
      ["Switch", "SwitchCompat", "CheckBox", "ToggleButton", "CheckedTextView"],
      [.button, .toggleButton]
    ),
    (["ActionBar$Tab", "TabView"], [.button, .tabBarItem]), (["Button", ".Chip"], .button),
    (["SeekBar", ".RatingBar"], .adjustable), (["Spinner"], [.button, .popupButton]),
    (["ImageView", ".Image"], .image), (["ProgressBar"], .updatesFrequently),
    (["TextView", ".Toast"], .staticText),
  ]

  private func fillCheck(_ element: inout Element, _ traits: inout Traits) {
    let isChecked = node.flags.contains(.checked)
    if traits.contains(.toggleButton) {
      element.value = isChecked ? "1" : "0"
    } else if traits.contains(.radioButton), isChecked {
      traits.insert(.selected)
    }
  }

  /// The text of a field is its value; its name is the description.
  private func fillField(_ element: inout Element, _ traits: inout Traits) {
    let isSecure = node.flags.contains(.password)
    let isMultiline = node.flags.contains(.multiline)
    let isEditing = node.flags.contains(.focused)
    if isSecure { traits.insert(.secureTextField) }
    if isMultiline { traits.insert(.textArea) }
    if isEditing { traits.insert(.isEditing) }
    let showsHint = node.flags.contains(.showsHint)
    let placeholder = node.hint.isEmpty && showsHint ? node.text : node.hint
    element.label = Property(node.description)
    let text = showsHint ? "" : node.text
    element.value = Property(text.isEmpty ? placeholder : text)
    element.textInput = .given(
      TextInput(
        placeholder: placeholder.isEmpty ? nil : placeholder, isEditing: isEditing,
        isSecure: isSecure, isMultiline: isMultiline))
    element.derived.formUnion(Element.Fields(.textInput))
  }
}
