import EarshotTree

/// The traits of an element of a snapshot: as given, and what its type adds.
enum XCTestTraits {
  /// Where an element is, as far as it matters to its traits.
  struct Surroundings: OptionSet {
    let rawValue: UInt8

    static let tabBar = Surroundings(rawValue: 1 << 0)
    static let navigationBar = Surroundings(rawValue: 1 << 1)
    static let statusBar = Surroundings(rawValue: 1 << 2)
    static let webView = Surroundings(rawValue: 1 << 3)
    static let link = Surroundings(rawValue: 1 << 4)

    /// The surroundings of what is inside a node.
    func entering(_ kind: XCTestKind) -> Surroundings {
      switch kind {
      case .tabBar: union(.tabBar)
      case .navigationBar: union(.navigationBar)
      case .statusBar: union(.statusBar)
      case .webView: union(.webView)
      case .link: union(.link)
      default: self
      }
    }
  }

  /// What the type says, for a source without traits.
  static func ofType(_ kind: XCTestKind) -> Traits {
    switch kind {
    case .button, .menuButton, .toolbarButton, .disclosureTriangle, .incrementArrow,
      .decrementArrow, .statusItem, .menuBarItem, .dockItem, .colorWell, .icon:
      .button
    case .popUpButton, .comboBox: .popupButton
    case .radioButton: [.button, .radioButton]
    case .switch, .toggle, .checkBox: [.button, .toggleButton]
    case .link: .link
    case .image: .image
    case .staticText: .staticText
    case .slider, .pageIndicator, .stepper, .pickerWheel: .adjustable
    case .key: .keyboardKey
    case .menuItem: .menuItem
    case .tab: [.button, .tabBarItem]
    case .progressIndicator, .activityIndicator: .updatesFrequently
    case .searchField: .searchField
    default: []
    }
  }

  /// What the type says that a source with traits cannot: XCTest writes public traits only.
  private static func privateTraits(of node: XCTestNode) -> Traits {
    switch node.kind {
    case .textField: .textEntry
    case .secureTextField: [.textEntry, .secureTextField]
    // A text view that cannot be edited has the trait of a text.
    case .textView where node.traits.value?.contains(.staticText) != true: [.textEntry, .textArea]
    case .pickerWheel: .pickerElement
    case .popUpButton: .popupButton
    default: []
    }
  }

  /// The traits of a node, with whether any of them is concluded.
  static func traits(
    of node: XCTestNode, in surroundings: Surroundings
  ) -> (traits: Traits, isDerived: Bool) {
    let given = node.traits.value ?? []
    var traits = node.traits.isCaptured ? given : ofType(node.kind)
    if !node.traits.isCaptured {
      if node.kind == .staticText, surroundings.contains(.navigationBar) { traits.insert(.header) }
      if node.flags.contains(.isDisabled) { traits.insert(.notEnabled) }
      if node.flags.contains(.isSelected) { traits.insert(.selected) }
    }
    // UIKit makes a button of such a cell.
    if node.flags.contains(.leadsOn) { traits.insert(.button) }
    traits.formUnion(privateTraits(of: node))
    if node.kind.isTextInput, node.flags.contains(.isEditing) { traits.insert(.isEditing) }
    if node.kind == .button || node.kind == .tab, surroundings.contains(.tabBar) {
      traits.insert(.tabBarItem)
    }
    if node.kind == .button, node.identifier == "BackButton" || node.flags.contains(.leadsBack),
      surroundings.contains(.navigationBar)
    {
      traits.insert(.backButton)
    }
    // What is tapped in a page is the text or the picture of a link.
    if surroundings.isSuperset(of: [.webView, .link]) { traits.insert(.link) }
    if node.flags.contains(.isHeadingOfPage) { traits.insert(.header) }
    if surroundings.contains(.statusBar) || node.flags.contains(.isInStatusBar) {
      traits.insert(.statusBarElement)
    }
    return (traits, !node.traits.isCaptured || traits != given)
  }
}
