import EarshotTree

/// What a stop of a web page tells for the words of web content.
struct ChromiumWeb {
  private let node: ChromiumNode
  private let traits: Traits

  init(_ node: ChromiumNode, _ traits: Traits) {
    self.node = node
    self.traits = traits
  }

  /// The facts, as far as the tree has them.
  var content: WebContent {
    var web = WebContent(role: role)
    web.check = check
    web.popup = popup
    web.current = node.attributes["aria-current"].flatMap(WebContent.Current.init)
    web.isRequired = node.has("required") || node.attributes["required"] != nil
    web.isInvalid = node.properties["invalid"].map { !["false", ""].contains($0) } ?? false
    web.leadsIntoPage = traits.contains(.link) && node.leadsIntoPage
    web.description = node.attributes["aria-description"]
    web.share = share
    return web
  }

  private var role: WebContent.Role? {
    if node.properties["pressed"] != nil { return .toggleButton }
    switch node.role {
    case "checkbox", "menuitemcheckbox": return .checkBox
    case "switch": return .switchControl
    case "radio": return .radioButton
    case "combobox" where node.properties["expanded"] != nil && !node.isNativeChoice:
      return .comboBox
    case "button" where !node.value.isEmpty: return .fileField
    case "ColorWell": return .colorWell
    case "DateTime": return .dateText
    case "Date", "InputTime": return .datePicker
    case "cell", "gridcell": return .cell
    case "rowheader": return .rowHeader
    case "columnheader": return .columnHeader
    case "term", "DescriptionListTerm": return .term
    case "definition", "DescriptionListDetail": return .definition
    default: return nil
    }
  }

  private var check: WebContent.Check? {
    guard let state = node.properties["pressed"] ?? node.properties["checked"] else { return nil }
    switch state {
    case "true": return .on
    case "mixed": return .mixed
    default: return .off
    }
  }

  /// The native menu of a list of choices is no pop-up of its own.
  private var popup: WebContent.Popup? {
    guard let name = node.properties["hasPopup"] else { return nil }
    return node.isNativeChoice ? nil : WebContent.Popup(rawValue: name)
  }

  private var share: Double? {
    guard node.role == "slider", node.valueText == nil, let value = Double(node.value),
      let minimum = node.properties["valuemin"].flatMap(Double.init),
      let maximum = node.properties["valuemax"].flatMap(Double.init), maximum > minimum,
      (minimum...maximum).contains(value)
    else { return nil }
    return (value - minimum) / (maximum - minimum)
  }
}

extension ChromiumNode {
  /// Whether it is a `select`, which opens the wheel of the system.
  var isNativeChoice: Bool {
    role.lowercased().hasPrefix("combobox") && properties["hasPopup"] == "menu"
  }

  /// The words that stand for the value of a range, such as a day of the week.
  var valueText: String? {
    [properties["valuetext"], attributes["aria-valuetext"]].compactMap(\.self)
      .first { !$0.isEmpty && $0 != value }
  }

  /// Whether it is a field whose characters are bullets.
  var hidesCharacters: Bool {
    attributes["type"] == "password" || !value.isEmpty && value.allSatisfy { $0 == "•" }
  }
}
