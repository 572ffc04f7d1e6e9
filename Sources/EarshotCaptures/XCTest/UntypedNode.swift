import EarshotTree

/// What a driver that knows texts and frames, and no types, tells of a view of iOS.
struct UntypedNode {
  var label: String?
  var text: String?
  var hint: String?
  var identifier: String?
  var frame: Property<Rect> = .notCaptured
  var isEnabled = true
  var isChecked = false
  var isSelected = false
  var isFocused = false
  var location: SourceLocation

  init(location: SourceLocation) {
    self.location = location
  }

  /// The node of a snapshot.
  var node: XCTestNode {
    var node = XCTestNode(kind: .any, type: "", location: location)
    node.frame = frame
    node.label = label
    node.value = text == label ? nil : text
    node.identifier = identifier
    if identifier != nil { node.flags.insert(.hasOwnIdentifier) }
    if !isEnabled { node.flags.insert(.isDisabled) }
    if isSelected { node.flags.insert(.isSelected) }
    if isFocused { node.flags.insert(.isEditing) }
    // Only fields have a placeholder, and only what is switched on is checked.
    if let hint {
      node.kind = .textField
      node.placeholder = hint
    } else if isChecked {
      node.kind = .switch
      node.value = "1"
    } else if isCalledButton {
      node.kind = .button
    }
    return node
  }
  /// Whether its identifier names it a button: "CancelButton", "save-button".
  private var isCalledButton: Bool {
    guard let identifier else { return false }
    return identifier.hasSuffix("Button") || identifier.hasSuffix("button")
  }
}
