import EarshotCaptures
import EarshotTree
import EarshotUIKit

/// What a storyboard or a xib says of an object.
final class NibObject {
  /// The document.
  let nib: InterfaceBuilderNib
  /// The view as the document has it, without those in it; `nil` of a controller or an owner.
  let view: View?
  /// The segments of a segmented control.
  let segments: [View]
  /// The cells that code makes copies of, with the names by which it asks for them.
  let prototypes: [(identifier: String?, view: View)]

  /// Makes what is said of an object.
  ///
  /// - Parameter offset: what is added to the place at which the document draws it; `nil` of a copy.
  init(_ nib: InterfaceBuilderNib, _ view: View? = nil, offset: Point? = nil) {
    self.nib = nib
    var plain = view
    plain?.children = []
    plain?.frame = offset.flatMap { offset in
      view?.frame.map {
        Rect(x: $0.x + offset.x, y: $0.y + offset.y, width: $0.width, height: $0.height)
      }
    }
    self.view = plain
    let children = view?.children ?? []
    segments = children.filter { $0.className == "UISegment" }
    prototypes = children.filter { child in
      child.document?.id.map(nib.prototypes.contains) == true
    }.map { child in (child.document?.id.flatMap { nib.reuseIdentifiers[$0] }, child) }
  }

  /// The stock style of a cell; `nil` of what has none.
  var style: String? { view?.document?.id.flatMap { nib.styles[$0] } }

  /// The accessory of a cell.
  var accessory: String? { view?.document?.id.flatMap { nib.accessories[$0] } }
}

extension NibObject {
  /// The view with its place and look; what code changes of it is not taken.
  func template(of object: Object) -> View? {
    guard var view else { return nil }
    view.overrides = AccessibilityOverrides()
    view.text = ""
    view.image = nil
    view.placeholder = ""
    view.value = nil
    view.position = nil
    func isSet(_ names: String...) -> Bool { names.contains { object.places[$0] != nil } }
    if isSet("font", "attributedText", "attributedPlaceholder")
      || object.fields["titleLabel"] != nil
    {
      (view.fontSize, view.fontWeight, view.textStyle, view.scalesText) = (nil, nil, nil, nil)
    }
    if isSet("adjustsFontForContentSizeCategory") {
      view.scalesText =
        object.fields["adjustsFontForContentSizeCategory"]?.truth == true ? true : nil
    }
    if isSet("textColor", "tintColor", "attributedText", "currentTitle", "configuration", "#color")
    {
      (view.color, view.darkColor) = (nil, nil)
    }
    if isSet("backgroundColor", "configuration") {
      (view.background, view.darkBackground, view.backgroundAlpha) = (nil, nil, 1)
    }
    // A class of the app may draw anything.
    if object.type != view.className { view.scalesText = nil }
    return view
  }
}
