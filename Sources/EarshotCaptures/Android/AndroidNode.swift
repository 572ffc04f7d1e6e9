import EarshotTree

/// What a capture of Android tells of one view, in whichever format it was written down.
struct AndroidNode {
  var className = ""
  var text: String?
  var contentDescription: String?
  var stateDescription: String?
  var hint: String?
  var identifier: String?
  /// In pixels.
  var frame: Property<Rect> = .notCaptured
  var isEnabled = true
  var isClickable = false
  var isChecked: Bool?
  var isSelected = false
  var isFocused = false
  var isPassword = false
  var isHeading = false
  var isVisible = true
  var isImportant = true
  var location: SourceLocation

  init(location: SourceLocation) {
    self.location = location
  }

  /// The node as one of a snapshot; frames become points of a screen with so many pixels a point.
  func snapshot(scale: Double) -> XCTestNode {
    var node = XCTestNode(kind: kind, type: className, location: location)
    let isInput = node.kind.isTextInput
    node.label = [contentDescription, isInput ? nil : text].compactMap { $0 }.first { !$0.isEmpty }
    node.value = isInput ? text : stateDescription
    if node.kind == .switch, let isChecked { node.value = isChecked ? "1" : "0" }
    node.placeholder = isInput ? hint : nil
    node.identifier = identifier
    if identifier?.isEmpty == false { node.flags.insert(.hasOwnIdentifier) }
    node.frame = frame.value.map { Property.given($0 / scale) } ?? frame
    if isHeading {
      node.traits = .given(XCTestTraits.ofType(node.kind).union(.header))
    }
    node.flags.formUnion(flags(of: node.kind))
    return node
  }

  /// The node as one of a screen of iOS, of which a driver knows texts and frames.
  var untyped: XCTestNode {
    var node = XCTestNode(kind: .any, type: "", location: location)
    node.frame = frame
    node.label = contentDescription
    node.value = text == contentDescription ? nil : text
    node.identifier = identifier
    if identifier != nil { node.flags.insert(.hasOwnIdentifier) }
    if !isEnabled { node.flags.insert(.isDisabled) }
    if isSelected { node.flags.insert(.isSelected) }
    if isFocused { node.flags.insert(.isEditing) }
    // Only fields have a placeholder, and only what is switched on is checked.
    if let hint {
      node.kind = .textField
      node.placeholder = hint
    } else if isChecked == true {
      node.kind = .switch
      node.value = "1"
    }
    return node
  }

  private func flags(of kind: XCTestKind) -> XCTestNode.Flags {
    var flags: XCTestNode.Flags = []
    if !isEnabled { flags.insert(.isDisabled) }
    if isSelected || (kind == .radioButton && isChecked == true) { flags.insert(.isSelected) }
    if isFocused { flags.insert(.isEditing) }
    if isClickable { flags.insert(.isActionable) }
    if !isImportant { flags.insert(.isUnimportant) }
    flags.formUnion(isVisible ? .isVisible : [.isInvisible, .isOutOfReach])
    return flags
  }

  /// The type by the last part of the name of the class.
  private var kind: XCTestKind {
    let name = className.split(whereSeparator: { $0 == "." || $0 == "$" }).last.map(String.init)
    let kind = name.flatMap { Self.kinds[$0] } ?? .other
    if kind == .image, isClickable { return .button }
    return kind == .textField && isPassword ? .secureTextField : kind
  }

  private static let kinds: [String: XCTestKind] = [
    "Button": .button, "ImageButton": .button, "AppCompatButton": .button,
    "MaterialButton": .button, "AppCompatImageButton": .button, "FloatingActionButton": .button,
    "Chip": .button, "TextView": .staticText, "AppCompatTextView": .staticText,
    "MaterialTextView": .staticText, "CheckedTextView": .staticText, "ImageView": .image,
    "AppCompatImageView": .image, "Image": .image, "EditText": .textField,
    "AppCompatEditText": .textField, "AutoCompleteTextView": .textField,
    "MultiAutoCompleteTextView": .textField, "SearchView": .other, "CheckBox": .switch,
    "Switch": .switch, "SwitchCompat": .switch, "SwitchMaterial": .switch,
    "ToggleButton": .switch, "CompoundButton": .switch, "RadioButton": .radioButton,
    "SeekBar": .slider, "ProgressBar": .progressIndicator, "RecyclerView": .table,
    "ListView": .table, "GridView": .collectionView, "ScrollView": .scrollView,
    "HorizontalScrollView": .scrollView, "NestedScrollView": .scrollView,
    "ViewPager": .scrollView, "WebView": .webView, "Spinner": .popUpButton, "TabWidget": .tabBar,
  ]
}
