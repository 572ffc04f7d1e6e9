import EarshotTree
import EarshotWriting

/// Writes what an element exposes as the overrides of a view file.
struct ScreenViewOverrides {
  var element: Element
  /// The identities that an order can name.
  var known: Set<Element.ID>

  func write(_ json: inout JSONWriter) {
    json.field("isElement", element.isAccessibilityElement)
    if element.isOnlyWhileVoiceOverRuns.value == true { json.flag("whileVoiceOverRuns") }
    if element.isFrameStored.value == true { json.flag("storedFrame") }
    writeText("label", element.label, &json)
    writeText("value", element.value, &json)
    writeText("hint", element.hint, &json)
    // The identity of a node is its identifier, unless something else is said.
    let identifier = element.identifier.value ?? ""
    if identifier != element.id.rawValue { json.field("identifier", identifier) }
    json.present("language", element.language.value)
    if element.traits.isCaptured { json.field("traits", (element.traits.value ?? []).names) }
    if let bounds = element.path.value?.bounds, !bounds.isEmpty {
      json.line("path") { $0.field("rect", bounds.numbers) }
    }
    json.present("activationPoint", element.activationPoint.value?.numbers)
    writeContainer(&json)
    writeBehaviour(&json)
  }

  private func writeText(
    _ key: StaticString, _ text: Property<String>, _ json: inout JSONWriter
  ) {
    if text.isCaptured { json.field(key, text.value ?? "") }
  }

  private func writeContainer(_ json: inout JSONWriter) {
    if let ids = element.accessibilityElements.value {
      json.field("elements", ids.filter(known.contains).map(\.rawValue))
    } else if element.chart.value != nil, !element.isAccessibilityElement, element.children.isEmpty
    {
      // Without an order a view with a chart would get elements by itself.
      json.field("elements", [String]())
    }
    json.present("containerType", element.containerType.value?.name)
    if element.groupsChildren.value == true { json.flag("shouldGroup") }
    if element.isModal.value == true { json.flag("viewIsModal") }
    if element.elementsHidden.value == true { json.flag("elementsHidden") }
    json.present("navigationStyle", element.navigationStyle.value?.rawValue)
    json.present("respondsToUserInteraction", element.respondsToUserInteraction.value)
  }

  private func writeBehaviour(_ json: inout JSONWriter) {
    writeNames("userInputLabels", element.userInputLabels.value, &json)
    writeActions(&json)
    writeNames("customRotors", element.customRotors.value?.map(\.name), &json)
    if let chart = element.chart.value { json.line("chart") { chart.write(&$0) } }
    writeNames("respondsTo", element.handlers.value?.map(\.rawValue), &json)
    json.present("expanded", element.expandedStatus.value.map { $0 == .expanded })
    if let content = element.customContent.value, !content.isEmpty {
      json.lines("customContent", content) { $1.write(&$0) }
    }
    if let adjustment = element.adjustment.value {
      json.line("adjust") { adjustment.write(&$0) }
    }
  }

  private func writeActions(_ json: inout JSONWriter) {
    guard let actions = element.customActions.value, !actions.isEmpty else { return }
    if actions.allSatisfy({ $0.image == nil && $0.actions.isEmpty }) {
      json.field("customActions", actions.map(\.name))
    } else {
      json.lines("customActions", actions) { $1.write(&$0) }
    }
  }

  private func writeNames(
    _ key: StaticString, _ names: [String]?, _ json: inout JSONWriter
  ) {
    if let names, !names.isEmpty { json.field(key, names) }
  }
}

extension CustomContent {
  /// Writes the keys of an entry of `customContent` of a view file.
  func write(_ json: inout JSONWriter) {
    json.fields(["label": label, "value": value, "importance": importance.rawValue])
  }
}

extension Adjustment {
  /// Writes the keys of `adjust` of a view file.
  func write(_ json: inout JSONWriter) {
    switch self {
    case .options(let options):
      json.field("options", options.names)
      json.field("index", options.index)
      json.field("enumerated", options.isEnumerated)
      json.field("selectionFollowsFocus", options.selectionFollowsFocus)
    case .range(let range):
      json.fields([
        "min": range.minimum, "max": range.maximum, "step": range.step, "value": range.value,
      ])
      json.present(["template": range.template, "zero": range.zero])
    }
  }
}

extension Appearance {
  /// Writes the keys of a view file that tell how an element looks.
  func write(_ json: inout JSONWriter) {
    json.present([
      "color": color, "background": background, "weight": fontWeight, "image": image,
      "pictureText": pictureText, "drawn": drawing, "transform": transform,
      "backgroundAlpha": backgroundAlpha, "alpha": alpha, "fontSize": fontSize,
      "numberOfLines": numberOfLines, "visibleFrame": visibleFrame?.numbers,
      "textStyle": textStyle?.rawValue, "adjustsFontSizeToFitWidth": shrinksText,
      "heightConstraint": fixedHeight,
    ])
  }
}

extension Rect {
  /// The place and the size.
  var numbers: [Double] { [x, y, width, height] }
}

extension Point {
  /// The coordinates.
  var numbers: [Double] { [x, y] }
}
