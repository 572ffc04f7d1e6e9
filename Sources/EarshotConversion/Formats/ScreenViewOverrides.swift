import EarshotTree
import EarshotWriting

/// Writes what an element exposes as the overrides of a view file.
struct ScreenViewOverrides {
  var element: Element
  /// The identities that an order can name.
  var known: Set<Element.ID>

  func write(_ json: inout JSONWriter) {
    json.key("isElement")
    json.value(element.isAccessibilityElement)
    writeText("label", element.label, &json)
    writeText("value", element.value, &json)
    writeText("hint", element.hint, &json)
    writeIdentifier(&json)
    json.text("language", element.language.value)
    if element.traits.isCaptured {
      json.key("traits")
      json.value((element.traits.value ?? []).names)
    }
    writeGeometry(&json)
    writeContainer(&json)
    writeBehaviour(&json)
  }

  private func writeText(
    _ key: StaticString, _ text: Property<String>, _ json: inout JSONWriter
  ) {
    guard text.isCaptured else { return }
    json.key(key)
    json.value(text.value ?? "")
  }

  /// The identity of a node is its identifier, unless something else is said.
  private func writeIdentifier(_ json: inout JSONWriter) {
    let identifier = element.identifier.value ?? ""
    guard identifier != element.id.rawValue else { return }
    json.key("identifier")
    json.value(identifier)
  }

  private func writeGeometry(_ json: inout JSONWriter) {
    if let bounds = element.path.value?.bounds, !bounds.isEmpty {
      json.key("path")
      json.line {
        $0.key("rect")
        $0.value([bounds.x, bounds.y, bounds.width, bounds.height])
      }
    }
    if let point = element.activationPoint.value {
      json.key("activationPoint")
      json.value([point.x, point.y])
    }
  }

  private func writeContainer(_ json: inout JSONWriter) {
    if let ids = element.accessibilityElements.value {
      json.key("elements")
      json.value(ids.filter(known.contains).map(\.rawValue))
    }
    switch element.containerType.value {
    case .semanticGroup?: json.text("containerType", "semanticGroup")
    case .list?: json.text("containerType", "list")
    case .landmark?: json.text("containerType", "landmark")
    case .dataTable?: json.text("containerType", "dataTable")
    case nil: break
    }
    if element.groupsChildren.value == true { json.flag("shouldGroup") }
    if element.isModal.value == true { json.flag("viewIsModal") }
    if element.elementsHidden.value == true { json.flag("elementsHidden") }
    if let style = element.navigationStyle.value { json.text("navigationStyle", style.rawValue) }
    if let responds = element.respondsToUserInteraction.value {
      json.key("respondsToUserInteraction")
      json.value(responds)
    }
  }

  private func writeBehaviour(_ json: inout JSONWriter) {
    let names: [(StaticString, [String]?)] = [
      ("userInputLabels", element.userInputLabels.value),
      ("customActions", element.customActions.value?.map(\.name)),
      ("customRotors", element.customRotors.value?.map(\.name)),
      ("respondsTo", element.handlers.value?.map(\.rawValue)),
    ]
    for case (let key, let names?) in names where !names.isEmpty {
      json.key(key)
      json.value(names)
    }
    if let status = element.expandedStatus.value {
      json.key("expanded")
      json.value(status == .expanded)
    }
    writeContent(&json)
    if let adjustment = element.adjustment.value {
      json.key("adjust")
      json.line { adjustment.write(&$0) }
    }
  }

  private func writeContent(_ json: inout JSONWriter) {
    guard let content = element.customContent.value, !content.isEmpty else { return }
    json.key("customContent")
    json.array { json in
      for entry in content {
        json.line { entry.write(&$0) }
      }
    }
  }
}

extension CustomContent {
  /// Writes the keys of an entry of `customContent` of a view file.
  func write(_ json: inout JSONWriter) {
    json.text("label", label)
    json.text("value", value)
    json.text("importance", importance.rawValue)
  }
}

extension Adjustment {
  /// Writes the keys of `adjust` of a view file.
  func write(_ json: inout JSONWriter) {
    switch self {
    case .options(let options):
      json.key("options")
      json.value(options.names)
      json.key("index")
      json.value(options.index)
      json.key("enumerated")
      json.value(options.isEnumerated)
      json.key("selectionFollowsFocus")
      json.value(options.selectionFollowsFocus)
    case .range(let range):
      let numbers: [(StaticString, Double)] = [
        ("min", range.minimum), ("max", range.maximum), ("step", range.step),
        ("value", range.value),
      ]
      for (key, number) in numbers {
        json.key(key)
        json.number(number)
      }
      json.text("template", range.template)
      json.text("zero", range.zero)
    }
  }
}
