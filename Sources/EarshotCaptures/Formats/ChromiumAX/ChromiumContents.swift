import EarshotTree

/// What a stop of a web page says: name, value, states.
struct ChromiumContents {
  private let node: ChromiumNode
  private var traits: Traits
  private let heading: String?

  init(_ node: ChromiumNode, _ traits: Traits, heading: String?, isInTabs: Bool) {
    self.node = node
    self.heading = heading
    self.traits = traits
    // A list of tabs makes them tabs and counts them.
    if isInTabs { self.traits.remove(.tabBarItem) }
  }

  mutating func fill(_ element: inout Element) {
    element.label = Property(node.name)
    // What is said before the type is not said again after a pause.
    let isSaidBefore = node.attributes["aria-description"] == node.description
    element.hint = isSaidBefore ? .empty : Property(node.description)
    element.value = Property(node.value)
    readStates()
    readCheck(&element)
    readField(&element)
    readRange(&element)
    if let heading {
      traits.insert(.header)
      element.headingLevel = Int(heading).map { .given($0) } ?? .notCaptured
    }
    if let expanded = node.properties["expanded"], !node.isNativeChoice {
      element.expandedStatus = .given(expanded == "true" ? .expanded : .collapsed)
    }
    element.traits = traits.isEmpty ? .empty : .given(traits)
    element.derived.formUnion(Element.Fields(.traits))
    element.web = .given(ChromiumWeb(node, traits).content)
  }

  private mutating func readStates() {
    if node.has("disabled") { traits.insert(.notEnabled) }
    if node.has("selected") { traits.insert(.selected) }
    if node.properties["hasPopup"] == "menu" || node.properties["hasPopup"] == "listbox",
      traits == .button
    {
      traits.insert(.popupButton)
    }
  }

  private mutating func readCheck(_ element: inout Element) {
    if let pressed = node.properties["pressed"] {
      traits.formUnion([.button, .toggleButton])
      element.value = Self.check(pressed)
    }
    guard let checked = node.properties["checked"] else { return }
    if traits.contains(.toggleButton) {
      element.value = Self.check(checked)
    } else if checked == "true" {
      traits.insert(.selected)
    }
  }

  /// What UIKit has as the value of a switch.
  private static func check(_ state: String) -> Property<String> {
    switch state {
    case "true": "1"
    case "mixed": "2"
    default: "0"
    }
  }

  private mutating func readField(_ element: inout Element) {
    // A field for a number is a text field; a combo box that is typed into is one, too.
    if !traits.isDisjoint(with: [.popupButton, .adjustable]), node.properties["editable"] != nil {
      traits.subtract([.popupButton, .adjustable])
      traits.insert(.textEntry)
    }
    guard !traits.isDisjoint(with: [.textEntry, .searchField]) else { return }
    if node.hidesCharacters { traits.insert(.secureTextField) }
    // A text with formats says to be of several lines whether or not it is; VoiceOver does not.
    let isMultiline = node.has("multiline") && node.properties["editable"] != "richtext"
    if isMultiline { traits.insert(.textArea) }
    if node.has("focused") { traits.insert(.isEditing) }
    if node.has("readonly") { traits.insert(.readOnly) }
    element.textInput = .given(
      TextInput(
        placeholder: node.placeholder, isEditing: node.has("focused"),
        isSecure: node.hidesCharacters, isMultiline: isMultiline))
    if node.value.isEmpty, let placeholder = node.placeholder, placeholder != node.name {
      element.value = Property(placeholder)
      element.derived.formUnion(Element.Fields(.value))
    }
  }

  private mutating func readRange(_ element: inout Element) {
    guard traits.contains(.adjustable) || traits == .updatesFrequently else { return }
    if let text = node.valueText { element.value = .given(text) }
    guard traits.contains(.adjustable),
      let minimum = node.properties["valuemin"].flatMap(Double.init),
      let maximum = node.properties["valuemax"].flatMap(Double.init),
      let value = Double(node.value), maximum > minimum, maximum.isFinite, minimum.isFinite
    else { return }
    element.concludeAdjustment(of: value, from: minimum, to: maximum)
  }
}
