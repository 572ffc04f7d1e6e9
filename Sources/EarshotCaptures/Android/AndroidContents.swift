import EarshotTree

/// What a stop of Android says in the words of UIKit: label, value, traits.
struct AndroidContents {
  private let node: AndroidNode
  private let name: String
  private let isHeading: Bool
  private let isTab: Bool
  /// Whether it shows a picture alone, of the size of an icon.
  private let isIcon: Bool
  /// Whether a page of the web shows it.
  private let isOnPage: Bool
  /// The text in an empty field.
  private let placeholder: String?

  init(
    _ node: AndroidNode, name: String, isHeading: Bool, isTab: Bool, isIcon: Bool,
    isOnPage: Bool, placeholder: String?
  ) {
    self.isIcon = isIcon
    self.isOnPage = isOnPage
    self.node = node
    self.isHeading = isHeading
    self.isTab = isTab
    self.name = name
    self.placeholder = placeholder
  }

  func fill(_ element: inout Element, tellsHints: Bool, tellsPasswords: Bool) {
    var traits = kind
    if node.flags.contains(.selected) { traits.insert(.selected) }
    if node.flags.contains(.disabled) { traits.insert(.notEnabled) }
    if isHeading { traits.insert(.header) }
    if node.flags.contains(.isLive) { traits.insert(.updatesFrequently) }
    element.label = Property(name)
    element.value = Property(node.state.isEmpty ? node.progress ?? "" : node.state)
    if node.isField {
      fillField(&element, &traits, tellsPasswords: tellsPasswords)
    } else {
      element.hint = tellsHints || !node.hint.isEmpty ? Property(node.hint) : .notCaptured
      fillCheck(&element, &traits)
      showText(of: &element)
    }
    element.traits = traits.isEmpty ? .empty : .given(traits)
  }

  /// What is written on a view with another name has to be known beside that name.
  private func showText(of element: inout Element) {
    guard !node.description.isEmpty, !node.text.isEmpty, node.progress == nil,
      node.text != node.description
    else { return }
    var looks = Appearance()
    looks.text = node.text
    element.appearance = .given(looks)
  }

  private var kind: Traits {
    if node.isField { return .textEntry }
    if isTab { return [.button, .tabBarItem] }
    let name = "." + String(node.shortClass)
    let traits = Self.kinds.first { $0.endings.contains(where: name.hasSuffix) }?.traits
    // A button with a picture shows in it whether it is on; others show that beside their words.
    if name.hasSuffix("ImageButton") { return .button }
    if traits != .radioButton, node.flags.contains(.checkable) { return [.button, .toggleButton] }
    let reacts = !node.flags.isDisjoint(with: [.clickable, .longClickable])
    if reacts, isLinkOfPage { return .link }
    if reacts, traits == .image { return .button }
    if reacts, isIcon, traits == nil { return .button }
    guard reacts, traits == .staticText else { return traits ?? [] }
    // A text view that shows a picture alone, as items of menus do, is a button.
    return node.text.isEmpty && !node.description.isEmpty ? .button : []
  }

  /// Whether it is a link of a page: Chromium writes its words into the description of a bare view,
  /// and gives buttons the class of a button.
  private var isLinkOfPage: Bool {
    isOnPage && node.className == "android.view.View" && !node.description.isEmpty
      && !node.flags.contains(.checkable)
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
    } else if isChecked, !traits.isDisjoint(with: [.radioButton, .button]) {
      traits.insert(.selected)
    }
  }

  /// The text of a field is its value; without one it says its placeholder.
  private func fillField(
    _ element: inout Element, _ traits: inout Traits, tellsPasswords: Bool
  ) {
    let isSecure = node.flags.contains(.password)
    let isMultiline = node.flags.contains(.multiline)
    let isEditing = node.flags.contains(.focused)
    if isSecure { traits.insert(.secureTextField) }
    if isMultiline { traits.insert(.textArea) }
    if isEditing { traits.insert(.isEditing) }
    let showsHint = node.flags.contains(.showsHint)
    let hint = node.hint.isEmpty && showsHint ? node.text : node.hint
    let placeholder = hint.isEmpty ? placeholder ?? "" : hint
    let text = showsHint ? "" : node.text
    element.value = Property(text.isEmpty ? placeholder : text)
    var input = TextInput(
      placeholder: placeholder.isEmpty ? nil : placeholder, isEditing: isEditing,
      isSecure: isSecure, isMultiline: isMultiline)
    input.isSecrecyTold = tellsPasswords
    element.textInput = .given(input)
    element.derived.formUnion(Element.Fields(.textInput))
  }
}
