import EarshotTree
import EarshotUIKit

/// The properties that a document gives an object, as if code had set them.
struct NibFields {
  let object: Object
  let view: View
  let texts: LocalizedTexts

  /// Gives the object its properties.
  func fill() {
    fillState()
    fillContent()
    fillLocalizedText()
    fillAccessibility()
  }

  /// The text of the key that a runtime attribute names, as categories of many projects set it; a hole
  /// where no table has the key.
  private func fillLocalizedText() {
    guard let document = view.document, let key = document.localizedKey, !key.isEmpty else {
      return
    }
    let text = texts.text(key) ?? .hole(key)
    let isItem = NibFactory.itemTypes[document.tag] != nil
    switch view.className {
    case _ where isItem: object.fields["title"] = .text(text)
    case "UILabel", "UITextView": object.fields["text"] = .text(text)
    case "UITextField", "UISearchBar": object.fields["placeholder"] = .text(text)
    case "UIButton": object.fields["currentTitle"] = .text(text)
    default: break
    }
  }

  private func set(_ name: String, _ text: String) {
    object.fields[name] = text.isEmpty ? .nothing : .text(SourceString(text))
  }

  private func set(_ name: String, image: String?) {
    guard let image else { return }
    let picture = Object(type: "UIImage", isValue: false, range: object.range)
    picture.fields["name"] = .text(SourceString(image))
    object.fields[name] = .object(picture)
  }

  private func fillState() {
    object.fields["isHidden"] = .boolean(view.isHidden)
    object.fields["alpha"] = .number(view.alpha)
    object.fields["isEnabled"] = .boolean(view.isEnabled)
    object.fields["isSelected"] = .boolean(view.isSelected)
    if view.isTappable { object.fields["#isTappable"] = .boolean(true) }
    if let lines = view.numberOfLines { object.fields["numberOfLines"] = .integer(lines) }
  }

  private func fillContent() {
    if view.document.flatMap({ NibFactory.itemTypes[$0.tag] }) != nil {
      set("title", view.text)
      set("image", image: view.image)
      if let badge = view.badge { set("badgeValue", badge) }
      return
    }
    switch view.className {
    case "UILabel": set("text", view.text)
    case "UITextField", "UITextView", "UISearchBar":
      set("text", view.text)
      set("placeholder", view.placeholder)
      object.fields["isSecureTextEntry"] = .boolean(view.isSecure)
    case "UIButton":
      set("currentTitle", view.text)
      set("#image", image: view.image)
    case "UIImageView": set("image", image: view.image)
    case "UISwitch": object.fields["isOn"] = .boolean(view.isOn)
    case "UISlider", "UIStepper":
      object.fields["value"] = view.value.map(Value.number)
      object.fields["minimumValue"] = .integer(0)
      object.fields["maximumValue"] = .integer(1)
    case "UIProgressView": object.fields["progress"] = view.value.map(Value.number)
    case "UIPageControl":
      guard let position = view.position else { return }
      object.fields["currentPage"] = .integer(position.index - 1)
      object.fields["numberOfPages"] = .integer(position.count)
    case "UIActivityIndicatorView": object.fields["isAnimating"] = .boolean(view.isAnimating)
    case "UISegmentedControl": fillSegments()
    case "UITableViewHeaderFooterView": set("text", view.text)
    default: break
    }
  }

  private func fillSegments() {
    let segments = view.children.filter { $0.className == "UISegment" }
    object.fields["#segments"] = .array(
      segments.map { .text(SourceString($0.text.isEmpty ? $0.image ?? "" : $0.text)) })
    object.fields["selectedSegmentIndex"] = .integer(segments.firstIndex(where: \.isSelected) ?? -1)
  }

  private func fillAccessibility() {
    let overrides = view.overrides
    for (name, text) in [
      ("accessibilityLabel", overrides.label), ("accessibilityValue", overrides.value),
      ("accessibilityHint", overrides.hint), ("accessibilityLanguage", overrides.language),
      ("accessibilityIdentifier", view.document?.configuration["identifier"]),
    ] {
      if let text { object.fields[name] = .text(SourceString(text)) }
    }
    for (name, truth) in [
      ("isAccessibilityElement", overrides.isElement),
      ("accessibilityViewIsModal", overrides.isModal),
      ("accessibilityElementsHidden", overrides.elementsHidden),
      ("shouldGroupAccessibilityChildren", overrides.groupsChildren),
    ] {
      if let truth { object.fields[name] = .boolean(truth) }
    }
    // What the accessory of a cell says follows from what the cell shows in the end.
    guard let traits = overrides.traits, view.className != "UITableViewCell" else { return }
    object.fields["accessibilityTraits"] = .array(
      traits.names.map { .member(type: nil, name: $0, []) })
  }
}
