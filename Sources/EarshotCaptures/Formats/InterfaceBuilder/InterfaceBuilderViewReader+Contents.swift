import EarshotAudit
import EarshotTree
import EarshotUIKit

extension InterfaceBuilderViewReader {
  /// Reads what the class shows: texts, pictures, values.
  mutating func readContents(of node: XMLNode, into view: inout View, _ place: Place) {
    let ground = self.place(in: view, node, place).ground
    switch node.name {
    case "label": readLabel(node, into: &view, on: ground)
    case "button": readButton(node, into: &view)
    case "imageView":
      view.image = picture(node)
      view.color = colors.color("tintColor", of: node, on: ground)
    case "textField":
      readField(node, into: &view)
      notePurpose(of: node)
    case "textView": readTextView(node, into: &view)
    case "searchBar":
      view.text = node.string("text") ?? ""
      view.placeholder = node.string("placeholder") ?? ""
    // Documents write the state only when it is on.
    case "switch": view.isOn = node.flag("on") ?? false
    case "slider": view.value = node.share("value", "minValue", "maxValue", defaultMaximum: 1)
    case "stepper":
      view.value = node.share("value", "minimumValue", "maximumValue", defaultMaximum: 100)
    case "progressView": view.value = min(max(node.number("progress") ?? 0, 0), 1)
    case "pageControl": readPages(node, into: &view)
    case "activityIndicatorView":
      // It is hidden while it stands still, unless told otherwise.
      view.isAnimating = node.flag("animating") == true
      view.color = colors.color("color", of: node, on: ground)
      if view.color == nil, node["style"]?.hasPrefix("white") == true { view.color = "#FFFFFF" }
      if node.flag("hidesWhenStopped") == true, !view.isAnimating { view.isHidden = true }
    case "tableViewCell": readCell(node, into: &view)
    case "datePicker", "pickerView":
      losses.note(.value, "the wheels of a picker are made at run time and are missing")
    case "containerView":
      losses.note(.label, "what a container view shows is read as a screen of its own")
    default: break
    }
  }

  private func readLabel(_ node: XMLNode, into view: inout View, on ground: String?) {
    view.text = node.string("text") ?? node.string("attributedText") ?? ""
    view.numberOfLines = node["numberOfLines"].flatMap(Int.init) ?? 1
    view.color = colors.color("textColor", of: node, on: ground)
    view.darkColor = darkColor(of: node)
  }

  /// The colour of a text in the dark appearance: that of a label unless the document sets another.
  private func darkColor(of node: XMLNode) -> String? {
    if !InterfaceBuilderColors.isDefault("textColor", of: node) {
      return colors.darkColor("textColor", of: node)
    }
    return node["customClass"] == nil && node.child("attributedString") == nil ? "#FFFFFF" : nil
  }

  private mutating func readButton(_ node: XMLNode, into view: inout View) {
    let normal = node.children.first { $0.name == "state" && $0.key == "normal" }
    let configuration = node.child("buttonConfiguration")
    let texts = [
      configuration?.string("title"), configuration?.string("attributedTitle"),
      normal?.string("title"), normal?.string("attributedTitle"),
      node.string("title"),
    ]
    view.text = texts.lazy.compactMap { $0 }.first { !$0.isEmpty } ?? ""
    view.image =
      normal.flatMap { picture($0) } ?? configuration.flatMap { picture($0) }
      ?? normal?["backgroundImage"]
    // The colour is that of the title; a picture has colours of its own.
    if !view.text.isEmpty { view.color = colors.color("titleColor", of: normal) }
    let word = node["buttonType"].flatMap { InterfaceBuilderNames.buttonTypes[$0] }
    if view.text.isEmpty, view.image == nil, let word {
      view.text = word
      losses.note(.label, "the words of a system button are taken from English")
    }
  }

  /// The name of the picture; that of a symbol of the system is not what is spoken.
  mutating func picture(_ node: XMLNode) -> String? {
    // Newer documents hold a picture in an element of its own.
    let holder = node["image"] == nil ? node.child("imageReference", key: "image") ?? node : node
    guard let image = holder["image"] else { return nil }
    if holder["catalog"] == "system" {
      losses.note(.label, "the name of a system symbol stands for what is spoken")
    }
    return image
  }

  private func readField(_ node: XMLNode, into view: inout View) {
    view.text = node.string("text") ?? node.string("attributedText") ?? ""
    view.placeholder = node.string("placeholder") ?? node.string("attributedPlaceholder") ?? ""
    view.isSecure = node.child("textInputTraits")?.flag("secureTextEntry") ?? false
    view.color = colors.color("textColor", of: node)
    // Without a colour of its own a field has one of the system behind its text.
    if view.background != nil { view.darkColor = darkColor(of: node) }
  }

  /// Notes a field for data of the user that does not say which.
  private mutating func notePurpose(of node: XMLNode) {
    let outlets = objects.outlets(of: node)
    let words = [
      node.string("placeholder"), node["userLabel"],
      node.child("accessibility", key: "accessibilityConfiguration")?["label"],
    ]
    guard node.child("textInputTraits")?["textContentType"] == nil,
      let data = PersonalData(named: words.compactMap { $0 } + outlets)
    else { return }
    findings.append(
      CodeFinding(
        "field-purpose-missing", path: "", at: node.location, ["type": "." + data.contentType],
        // Code may set it.
        isQuestion: !outlets.isEmpty))
  }

  private mutating func readTextView(_ node: XMLNode, into view: inout View) {
    readField(node, into: &view)
    guard node.flag("editable") == false else { return }
    // A text that cannot be edited is read like a label.
    view.overrides.traits = .staticText
    losses.note(.traits, "a text view that cannot be edited is taken for a text")
  }

  private func readPages(_ node: XMLNode, into view: inout View) {
    guard let count = node["numberOfPages"].flatMap(Int.init), count > 0 else { return }
    let page = node["currentPage"].flatMap(Int.init) ?? 0
    guard (0..<count).contains(page) else { return }
    view.position = SeriesPosition(index: page + 1, count: count)
  }

  /// A cell of a stock style is one element with the texts of its labels.
  private mutating func readCell(_ node: XMLNode, into view: inout View) {
    // A cell without a colour has that of the system and not that of the table, unless its class
    // draws another.
    if view.background == nil, view.backgroundAlpha == nil, node["customClass"] == nil {
      view.background = "#FFFFFF"
      view.darkBackground = "#1C1C1E"
    }
    guard node["style"] != nil else { return }
    let labels = ["textLabel", "detailTextLabel"].compactMap { node[$0] }
    let texts = labels.compactMap { id in
      node.descendant(id: id).flatMap { $0.string("text") ?? $0.string("attributedText") }
    }
    view.text = texts.filter { !$0.allSatisfy(\.isWhitespace) }.joined(separator: ", ")
    readAccessory(node["accessoryType"], of: &view)
  }

  private mutating func readAccessory(_ accessory: String?, of cell: inout View) {
    let traits: Traits? =
      switch accessory {
      case "checkmark"?: .selected
      case "disclosureIndicator"?, "detailDisclosureButton"?: .button
      default: nil
      }
    guard let traits, !cell.text.isEmpty, cell.overrides.traits == nil else { return }
    cell.overrides.traits = traits
    losses.note(.traits, "the traits of a cell are concluded from its accessory")
  }

  /// A cell of a table says the texts in it as one element, unless something in it is used by
  /// itself or the document says of some view in it whether it is an element.
  mutating func joinTexts(of cell: inout View, accessory: String?) {
    guard cell.text.isEmpty, cell.overrides.isElement == nil, cell.overrides.label == nil else {
      return
    }
    let inside = cell.children.flatMap(\.shownViews)
    let texts = inside.filter {
      $0.className == "UILabel" && !$0.text.allSatisfy(\.isWhitespace)
    }
    // One text alone is heard as it stands, unless the accessory says more.
    guard texts.count > (accessory == nil ? 1 : 0), inside.allSatisfy(\.isPartOfCell) else {
      return
    }
    cell.text = Self.rows(of: texts).joined().map(\.text).joined(separator: ", ")
    losses.note(.label, "the texts of a cell are joined as a table does")
    readAccessory(accessory, of: &cell)
  }

  /// Views by rows, the first one on top; a row ends where the middle of a view is below its first one.
  private static func rows(of views: [View]) -> [[View]] {
    guard views.allSatisfy({ $0.frame != nil }) else { return [views] }
    var rows: [[View]] = []
    for view in views.sorted(by: { ($0.frame?.y ?? 0) < ($1.frame?.y ?? 0) }) {
      if let first = rows.last?.first?.frame, let frame = view.frame, frame.center.y < first.maxY {
        rows[rows.count - 1].append(view)
      } else {
        rows.append([view])
      }
    }
    return rows.map { row in row.sorted { ($0.frame?.x ?? 0) < ($1.frame?.x ?? 0) } }
  }
}

extension XMLNode {
  /// The share of a value in its range.
  fileprivate func share(
    _ value: String, _ minimum: String, _ maximum: String, defaultMaximum: Double
  ) -> Double {
    let low = number(minimum) ?? 0
    let high = number(maximum) ?? defaultMaximum
    guard high > low else { return 0 }
    return min(max(((number(value) ?? 0) - low) / (high - low), 0), 1)
  }

  /// An element inside, by its identity.
  fileprivate func descendant(id: String) -> XMLNode? {
    var stack = children
    while let node = stack.popLast() {
      if node["id"] == id { return node }
      stack += node.children
    }
    return nil
  }
}

extension View {
  /// The view and those in it that are shown.
  fileprivate var shownViews: [View] {
    isHidden || alpha == 0 || overrides.elementsHidden == true
      ? [] : [self] + children.flatMap(\.shownViews)
  }

  /// Whether a view in a cell only shows something.
  fileprivate var isPartOfCell: Bool {
    let shown = ["UILabel", "UIView", "UIImageView", "UIStackView", "UIVisualEffectView"]
    // A picture that is no element says nothing in the cell either.
    let isSilent = overrides.isElement == false && className != "UILabel"
    return shown.contains(className) && !isTappable && overrides.elements == nil
      && (isSilent || overrides.isElement == nil && overrides.label == nil)
  }
}
