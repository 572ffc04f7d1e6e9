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
  func snapshot(parent: Int, scale: Double) -> XCTestNode {
    var node = XCTestNode(kind: kind, type: className, location: location, parent: parent)
    let isInput = node.kind.isTextInput
    node.label = [contentDescription, isInput ? nil : text].compactMap { $0 }.first { !$0.isEmpty }
    node.value = isInput ? text : stateDescription
    if node.kind == .switch, let isChecked { node.value = isChecked ? "1" : "0" }
    node.placeholder = isInput ? hint : nil
    node.identifier = identifier
    if identifier?.isEmpty == false { node.flags.insert(.hasOwnIdentifier) }
    if let rect = frame.value {
      node.frame = .given(
        Rect(
          x: rect.x / scale, y: rect.y / scale, width: rect.width / scale,
          height: rect.height / scale))
    } else {
      node.frame = frame
    }
    if isHeading {
      node.traits = .given(XCTestTraits.ofType(node.kind).union(.header))
    }
    node.flags.formUnion(flags(of: node.kind))
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
