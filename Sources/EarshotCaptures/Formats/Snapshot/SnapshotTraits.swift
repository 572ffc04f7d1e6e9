import EarshotTree

/// The traits of an element of a snapshot: as given, and what its type adds.
enum SnapshotTraits {
  /// Where an element is, as far as it matters to its traits.
  struct Surroundings {
    var isInTabBar = false
    var isInNavigationBar = false
    var isInStatusBar = false

    /// The surroundings of what is inside a node.
    func entering(_ kind: SnapshotKind) -> Surroundings {
      var inner = self
      if kind == .tabBar { inner.isInTabBar = true }
      if kind == .navigationBar { inner.isInNavigationBar = true }
      if kind == .statusBar { inner.isInStatusBar = true }
      return inner
    }
  }

  /// What the type says, for a source without traits.
  static func ofType(_ kind: SnapshotKind) -> Traits {
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
  private static func privateTraits(of node: SnapshotNode) -> Traits {
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
    of node: SnapshotNode, in surroundings: Surroundings
  ) -> (traits: Traits, isDerived: Bool) {
    let given = node.traits.value ?? []
    var traits = node.traits.isCaptured ? given : ofType(node.kind)
    if !node.traits.isCaptured {
      if node.kind == .staticText, surroundings.isInNavigationBar { traits.insert(.header) }
      if node.flags.contains(.isDisabled) { traits.insert(.notEnabled) }
      if node.flags.contains(.isSelected) { traits.insert(.selected) }
    }
    traits.formUnion(privateTraits(of: node))
    if node.kind == .button || node.kind == .tab, surroundings.isInTabBar {
      traits.insert(.tabBarItem)
    }
    if node.kind == .button, node.identifier == "BackButton", surroundings.isInNavigationBar {
      traits.insert(.backButton)
    }
    if surroundings.isInStatusBar { traits.insert(.statusBarElement) }
    return (traits, !node.traits.isCaptured || traits != given)
  }
}
