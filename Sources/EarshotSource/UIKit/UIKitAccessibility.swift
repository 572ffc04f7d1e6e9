import EarshotTree
import EarshotUIKit

/// What code says of an object to assistive technology.
struct UIKitAccessibility {
  let object: Object
  let views: UIKitViews

  private var texts: UIKitTexts { UIKitTexts(object, views.interpreter) }

  /// The properties that are set or overridden.
  var overrides: AccessibilityOverrides {
    var overrides = AccessibilityOverrides()
    addWords(to: &overrides)
    addStructure(to: &overrides)
    addOperations(to: &overrides)
    return overrides
  }

  // MARK: Words

  private func addWords(to overrides: inout AccessibilityOverrides) {
    overrides.label = words("accessibilityLabel", "accessibilityAttributedLabel")
    // Who labels a view and makes it an element on a condition that only runs will tell wants it heard.
    overrides.isElement = texts.given("isAccessibilityElement").flatMap { value in
      value.truth ?? (overrides.label == nil ? nil : true)
    }
    overrides.value = words("accessibilityValue", "accessibilityAttributedValue") ?? stateToCome
    overrides.hint = words("accessibilityHint", "accessibilityAttributedHint")
    overrides.language = texts.given("accessibilityLanguage").flatMap(UIKitTexts.string(of:))?.known
    overrides.traits = texts.given("accessibilityTraits").flatMap { Traits($0) } ?? traitsOfClass
    overrides.userInputLabels =
      (texts.given("accessibilityUserInputLabels")
      ?? texts.given("accessibilityAttributedUserInputLabels"))?
      .elements.map { $0.compactMap { UIKitTexts.string(of: $0)?.spoken } }
  }

  /// A text that cannot be edited is read like a label; a stock cell by its accessory.
  private var traitsOfClass: Traits? {
    switch views.base(object) {
    case "UITextView": texts.given("isEditable")?.truth == false ? .staticText : nil
    case "UITableViewCell" where !views.content(of: object).text.isEmpty:
      switch texts.given("accessoryType")?.memberName {
      case "checkmark": .selected
      case "disclosureIndicator", "detailDisclosureButton": .button
      default: nil
      }
    default: nil
    }
  }

  private func words(_ name: String, _ attributed: String) -> String? {
    let value = texts.given(name).flatMap { $0.isNothing ? nil : $0 } ?? texts.given(attributed)
    return value.flatMap(UIKitTexts.string(of:))?.spoken
  }

  /// A state that only runs will tell: whether a switch is on, where a slider stands, and what a
  /// field of a nib shows.
  private var stateToCome: String? {
    switch views.base(object) {
    case "UISwitch": return hole("isOn", texts.truth("isOn") != nil)
    case "UISlider": return hole("value", texts.value("value")?.double != nil)
    case "UIProgressView": return hole("progress", texts.value("progress")?.double != nil)
    case "UITextField", "UISearchTextField":
      let isKnown = ["text", "placeholder", "attributedPlaceholder", "attributedText"].contains {
        object.fields[$0] != nil
      }
      return object.fields["#outlet"] == nil || isKnown ? nil : hole("placeholder", false)
    default: return nil
    }
  }

  private func hole(_ name: String, _ isKnown: Bool) -> String? {
    isKnown ? nil : texts.string(name)?.spoken ?? "‹\(name)›"
  }

  // MARK: Structure

  private func addStructure(to overrides: inout AccessibilityOverrides) {
    overrides.isModal = texts.given("accessibilityViewIsModal")?.truth
    overrides.elementsHidden =
      texts.given("accessibilityElementsHidden")?.truth ?? (isSilenced(object) ? true : nil)
    overrides.groupsChildren = texts.given("shouldGroupAccessibilityChildren")?.truth
    overrides.respondsToUserInteraction =
      texts.given("accessibilityRespondsToUserInteraction")?.truth
    switch texts.given("accessibilityContainerType")?.memberName {
    case "list": overrides.containerType = .list
    case "landmark": overrides.containerType = .landmark
    case "semanticGroup": overrides.containerType = .semanticGroup
    default: break
    }
    overrides.navigationStyle = texts.given("accessibilityNavigationStyle")?.memberName
      .flatMap(NavigationStyle.init(rawValue:))
    overrides.expandedStatus = texts.given("accessibilityExpandedStatus")?.memberName
      .flatMap(ExpandedStatus.init(rawValue:))
    overrides.elements = order
  }

  /// Whether code takes a view with nothing to hear in it out of the elements: who wrote that wants no word
  /// of it to be heard.
  private func isSilenced(_ object: Object) -> Bool {
    guard case .boolean(false)? = object.fields["isAccessibilityElement"],
      ["UIView", "UIImageView", "UIButton", "UIControl", "UILabel"].contains(views.base(object)),
      texts.given("accessibilityElements") == nil, object.fields["#controller"] == nil
    else { return false }
    return isMute(object)
  }

  /// Whether nothing in a view is an element.
  private func isMute(_ view: Object) -> Bool {
    view.subviews.allSatisfy { part in
      let base = views.base(part)
      return (base == "UIView" || base == "UIImageView" || base == "UIStackView")
        && part.fields["isAccessibilityElement"] == nil && isMute(part)
    }
  }

  /// The explicit order; `nil` if there is none, or if only runs will tell all of it.
  private var order: [AccessibilityOverrides.Member]? {
    guard let values = texts.given("accessibilityElements")?.elements else { return nil }
    let objects = values.flatMap(\.objects)
    guard !objects.isEmpty || values.isEmpty else { return nil }
    var seen: Set<ObjectIdentifier> = []
    return objects.filter { $0 !== object }.map { member in
      seen.insert(ObjectIdentifier(member)).inserted
        ? views.member(member) : .id(views.name(of: member))
    }
  }

  // MARK: Operations

  private func addOperations(to overrides: inout AccessibilityOverrides) {
    overrides.customActions = list("accessibilityCustomActions", named: "name")?.map {
      CustomAction($0)
    }
    overrides.customContent = texts.given("accessibilityCustomContent")?.elements.map { values in
      values.compactMap { $0.object.flatMap(content) }
    }
    overrides.customRotors = list("accessibilityCustomRotors", named: "name")?.map {
      CustomRotor($0)
    }
    let handlers = Handler.allCases.filter { handler in
      views.interpreter.index.functions(handler.rawValue, of: object.type).contains {
        views.interpreter.index.type($0.owner) != nil
      }
    }
    overrides.handlers = handlers.isEmpty ? nil : handlers
  }

  /// The names of what a property lists, a hole where only runs will tell them; `nil` where it is not set.
  private func list(_ name: String, named field: String) -> [String]? {
    guard let given = texts.given(name) else { return nil }
    let values = given.isNothing ? [] : given.elements
    // A class that has a getter for them has some while the app runs.
    let isComputed = views.interpreter.index.variable(name, of: object.type)?.variable.getter != nil
    guard let values, !values.isEmpty || !isComputed else { return ["‹\(name)›"] }
    if given.isNothing { return nil }
    return values.compactMap { value in
      value.object.flatMap { item in item.fields[field] ?? item.fields["title"] }
        .flatMap(UIKitTexts.string(of:))?.spoken
    }
  }

  private func content(_ item: Object) -> CustomContent? {
    guard let label = item.fields["label"].flatMap(UIKitTexts.string(of:)),
      let value = item.fields["value"].flatMap(UIKitTexts.string(of:))
    else { return nil }
    return CustomContent(
      label: label.spoken, value: value.spoken,
      importance: item.fields["importance"]?.memberName == "high" ? .high : .default)
  }
}
