import EarshotCaptures
import EarshotTree
import EarshotUIKit

/// Fills a view with what the properties of its class show.
struct UIKitContent {
  let object: Object
  let base: String
  let texts: UIKitTexts

  /// Fills the view.
  func fill(_ view: inout View) {
    switch base {
    case "UILabel", "UITextView", "UITextField", "UISearchBar", "UISearchTextField":
      fillText(&view)
    case "UIButton": fillButton(&view)
    case "UIImageView": view.image = UIKitTexts.picture(texts.value("image"), texts.interpreter)
    case "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionViewListCell":
      fillCell(&view)
    case "UIBarButtonItem", "UITabBarItem": fillItem(&view)
    case "UIDatePicker":
      view.text = "‹\(outlet ?? base).date›"
      // Only wheels are adjusted; the others are heard in ways that the code does not tell.
      if texts.given("preferredDatePickerStyle")?.memberName != "wheels" {
        view.className = "UILabel"
      }
    case "UIPickerView": view.text = "‹\(outlet ?? base)›"
    // How many segments a nib has is not in the code, so that nothing is counted.
    case "UISegmentedControl" where object.fields["#segments"] == nil: view.className = "UIView"
    default: fillValue(&view)
    }
  }

  private var outlet: String? { object.fields["#outlet"]?.string?.spoken }

  private func spoken(_ name: String) -> String? {
    guard let text = texts.string(name), !text.isEmpty else { return nil }
    return text.spoken
  }

  // MARK: Texts

  private func fillText(_ view: inout View) {
    // A text with attributes that code sets takes the place of the sample in a document.
    let isAttributed =
      object.fields["attributedText"].map { !$0.isNothing } == true
      && object.places["text"] == nil
    view.text = spoken(isAttributed ? "attributedText" : "text") ?? ""
    guard base != "UILabel" else { return }
    view.placeholder = spoken("placeholder") ?? spoken("attributedPlaceholder") ?? ""
    view.isSecure = texts.truth("isSecureTextEntry") ?? false
    view.isEditing = object.fields["#isEditing"]?.truth ?? false
    guard outlet != nil else { return }
    // A field of a nib is empty at first and shows the placeholder that the nib has.
    if object.fields["text"] == nil, base != "UITextView" { view.text = "" }
  }

  // MARK: Buttons

  private func fillButton(_ view: inout View) {
    let configuration = object.fields["configuration"]?.object
    let action = object.fields["primaryAction"]?.object
    let state = view.isEnabled ? view.isSelected ? ".selected" : "" : ".disabled"
    // What code sets in a configuration takes the place of what a document says.
    let isOfCode = object.places["configuration"] != nil && configuration != nil
    let coded = ["title", "attributedTitle"].filter { configuration?.places[$0] != nil }
    if object.nib != nil, isOfCode || !coded.isEmpty, object.places["currentTitle"] == nil {
      object.fields["currentTitle"] = nil
    }
    if object.nib != nil, isOfCode || configuration?.places["image"] != nil,
      object.places["#image"] == nil
    {
      object.fields["#image"] = nil
    }
    let title =
      spoken("currentTitle" + state)
      ?? (object.fields["currentTitle"] == nil ? nil : spoken("currentTitle"))
      ?? text("attributedTitle", configuration) ?? text("title", configuration)
      ?? text("text", object.fields["titleLabel"]?.object) ?? text("title", action)
    view.text = [title, text("subtitle", configuration)].compactMap(\.self).joined(separator: ", ")
    let pictures = [
      object.fields["#image" + state], object.fields["#image"], configuration?.fields["image"],
      object.fields["imageView"]?.object?.fields["image"], action?.fields["image"],
    ]
    view.image = pictures.lazy.compactMap { UIKitTexts.picture($0, texts.interpreter) }.first
    guard view.text.isEmpty, view.image == nil else { return }
    if let type = object.fields["#buttonType"]?.memberName,
      let words = InterfaceBuilderNames.buttonTypes[type]
    {
      // The system draws a symbol, which it names.
      view.image = type
      view.overrides.label = system(words, type)
    } else if let outlet {
      view.text = "‹\(outlet).title›"
    }
  }

  private func text(_ name: String, _ part: Object?) -> String? {
    guard let text = part?.fields[name].flatMap(UIKitTexts.string(of:)), !text.isEmpty else {
      return nil
    }
    return text.spoken
  }

  private func system(_ words: String, _ name: String) -> String {
    texts.interpreter.texts.ofSystem(words, name).spoken
  }

  // MARK: Cells and items

  private func fillCell(_ view: inout View) {
    let content = object.fields["contentConfiguration"]?.object
    view.text =
      text("text", content) ?? text("text", object.fields["textLabel"]?.object)
      ?? text("text", object.fields["#text"] == nil ? nil : object)
      ?? (base == "UITableViewHeaderFooterView" ? text("text", object) : nil) ?? ""
  }

  private func fillItem(_ view: inout View) {
    view.text = spoken("title") ?? ""
    let picture = object.fields["image"] ?? object.fields["primaryAction"]?.object?.fields["image"]
    view.image = UIKitTexts.picture(picture, texts.interpreter)
    if view.text.isEmpty { view.text = text("title", object.fields["primaryAction"]?.object) ?? "" }
    view.badge = spoken("badgeValue")
    guard view.text.isEmpty, view.image == nil, let name = object.fields["#systemItem"]?.memberName
    else { return }
    guard let words = InterfaceBuilderNames.systemItems[name].map({ system($0, name) }) else {
      return
    }
    if InterfaceBuilderNames.itemsOfText.contains(name) {
      view.text = words
    } else {
      view.image = name
      view.overrides.label = words
    }
  }

  // MARK: Values

  private func fillValue(_ view: inout View) {
    switch base {
    case "UISwitch": view.isOn = texts.truth("isOn") ?? false
    case "UISlider":
      view.value = share("value", texts.value("minimumValue"), texts.value("maximumValue"))
    case "UIProgressView": view.value = texts.value("progress")?.double
    case "UIActivityIndicatorView":
      view.isAnimating = texts.truth("isAnimating") ?? false
      if !view.isAnimating, texts.truth("hidesWhenStopped") != false { view.isHidden = true }
    case "UIPageControl":
      guard case .integer(let page)? = texts.value("currentPage"),
        case .integer(let count)? = texts.value("numberOfPages"), (0..<max(count, 0)).contains(page)
      else { return }
      view.position = SeriesPosition(index: page + 1, count: count)
    default: break
    }
  }

  private func share(_ name: String, _ low: Value?, _ high: Value?) -> Double? {
    guard let value = texts.value(name)?.double, let low = low?.double, let high = high?.double,
      high > low
    else { return nil }
    return (value - low) / (high - low)
  }
}
