import EarshotCaptures
import EarshotTree
import EarshotUIKit

/// The views that controls and bars make of what code gives them.
struct UIKitParts {
  let object: Object
  let base: String
  let views: UIKitViews

  /// Those before the subviews.
  var first: [View] {
    switch base {
    case "UITableViewCell", "UICollectionViewListCell", "UITableViewHeaderFooterView":
      return details
    case "UISegmentedControl": return segments
    case "UIToolbar": return items(object.fields["items"]?.objects ?? [])
    case "UITabBar": return tabs(object.fields["items"]?.objects ?? [], selected: nil)
    default: return []
    }
  }

  /// Those behind the subviews.
  var last: [View] { [] }

  private var source: SourceLocation { object.range.location }

  // MARK: Cells

  /// The second text of a stock cell.
  private var details: [View] {
    let content = object.fields["contentConfiguration"]?.object
    let detail =
      content?.fields["secondaryText"]
      ?? object.fields["detailTextLabel"]?.object?.fields["text"]
    guard let text = detail.flatMap(UIKitTexts.string(of:)), !text.isEmpty else { return [] }
    var label = View("UILabel", id: views.name(ofPart: "UILabel"))
    label.text = text.spoken
    label.source = source
    label.overrides.identifier = ""
    return [label]
  }

  // MARK: Segments

  private var segments: [View] {
    if let nib = object.nib, !nib.segments.isEmpty, object.places["#segments"] == nil {
      return nibSegments(nib.segments)
    }
    guard let segments = object.fields["#segments"]?.elements else {
      guard let outlet = object.fields["#outlet"]?.string?.spoken else { return [] }
      // How many segments a nib has is not in the code.
      return [segment("‹\(outlet).segments›", "UIButton")]
    }
    let texts = UIKitTexts(object, views.interpreter)
    let chosen = texts.value("selectedSegmentIndex")?.double
    return segments.enumerated().map { index, value in
      var view = segment(name(of: value), "UISegment")
      view.isSelected = chosen == Double(index)
      view.isEnabled = texts.truth("isEnabled") ?? true
      return view
    }
  }

  /// The segments as the document has them, with what code says of the control.
  private func nibSegments(_ segments: [View]) -> [View] {
    let texts = UIKitTexts(object, views.interpreter)
    let chosen = texts.value("selectedSegmentIndex")?.double
    return segments.enumerated().map { index, segment in
      var segment = segment
      segment.id = views.name(ofPart: "UISegment")
      segment.isSelected = chosen == Double(index)
      segment.isEnabled = segment.isEnabled && texts.truth("isEnabled") ?? true
      return segment
    }
  }

  private func name(of segment: Value) -> String {
    if let action = segment.object, action.type == "UIAction" {
      return action.fields["title"].flatMap(UIKitTexts.string(of:))?.spoken
        ?? UIKitTexts.picture(action.fields["image"], views.interpreter) ?? ""
    }
    if let text = segment.string { return text.spoken }
    return UIKitTexts.picture(segment, views.interpreter) ?? ""
  }

  private func segment(_ text: String, _ type: String) -> View {
    var view = View(type, id: views.name(ofPart: "UISegment"))
    view.text = text
    view.source = source
    view.overrides.identifier = ""
    return view
  }

  // MARK: Bars

  /// The buttons of a bar, without those that only take up room.
  func items(_ items: [Object]) -> [View] {
    items.compactMap { item in
      if let custom = item.fields["customView"]?.object { return views.view(of: custom) }
      if let name = item.fields["#systemItem"]?.memberName,
        InterfaceBuilderNames.spaces.contains(name)
      {
        return nil
      }
      return barItem(item, "UIButton")
    }
  }

  /// The tabs of a bar.
  func tabs(_ items: [Object], selected: Int?) -> [View] {
    items.enumerated().map { index, item in
      var view = barItem(item, "UITabBarButton")
      view.isSelected = index == selected
      return view
    }
  }

  private func barItem(_ item: Object, _ type: String) -> View {
    var view = views.content(of: item)
    view.className = type
    view.id = views.name(of: item)
    let nameOfSystem = view.overrides.label
    view.overrides = UIKitAccessibility(object: item, views: views).overrides
    view.overrides.label = view.overrides.label ?? nameOfSystem
    view.overrides.identifier =
      UIKitTexts(item, views.interpreter).string("accessibilityIdentifier")?.spoken ?? ""
    return view
  }
}
