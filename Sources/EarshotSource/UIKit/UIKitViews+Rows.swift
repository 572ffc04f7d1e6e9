import EarshotCaptures
import EarshotUIKit

extension UIKitViews {
  /// The view of a cell of a table, which says the texts in it as one element where nothing in it is
  /// used by itself, with the state of the switch at its end.
  func row(_ view: View, of object: Object) -> View {
    let accessory = object.fields["accessoryView"]?.object.map(name)
    let toggle = view.children.first {
      $0.id == accessory && $0.className == "UISwitch" && !$0.isHidden
    }
    var row = joined(view, without: toggle, object)
    // Of a state that only runs will tell the class knows nothing.
    if !row.text.isEmpty, row.overrides.value == nil {
      row.overrides.value = toggle?.overrides.value
    }
    return apart(row, without: toggle, object)
  }

  /// The view of a cell in which a control stands that is used by itself, beside the text of the cell.
  private func apart(_ row: View, without toggle: View?, _ object: Object) -> View {
    guard !row.isTappable, !row.text.isEmpty, row.overrides.isElement == nil,
      row.overrides.label == nil,
      row.children.contains(where: { $0.id != toggle?.id && $0.holdsControl })
    else { return row }
    var (row, text) = (row, View("UILabel", id: name(ofPart: "UILabel")))
    text.text = row.text
    text.source = row.source
    text.overrides.identifier = ""
    row.text = ""
    // The labels of a document's cell are among what it holds, the second one too.
    if object.nib?.style != nil, let second = row.children.first, second.className == "UILabel",
      row.children.dropFirst().contains(where: { $0.holds(second.text) })
    {
      row.children.removeFirst()
    }
    if object.nib?.style == nil || !row.children.contains(where: \.holdsText) {
      row.children.insert(text, at: 0)
    }
    return row
  }

  private func joined(_ view: View, without toggle: View?, _ object: Object) -> View {
    guard view.text.isEmpty, object.nib?.style == nil, view.overrides.elements == nil,
      !showsSwiftUI(view)
    else { return view }
    var row = view
    row.children.removeAll { $0.id == toggle?.id }
    // A label of its own takes the place of the texts; that it is an element changes none of them.
    row.overrides.label = nil
    if row.overrides.isElement == true { row.overrides.isElement = nil }
    let accessory = object.fields["accessoryType"]?.memberName
    row = InterfaceBuilderNib.joiningTexts(
      of: row, accessory: accessory ?? (toggle != nil || view.saysMore ? "" : nil))
    row.children = view.children
    row.overrides.label = view.overrides.label
    row.overrides.isElement = view.overrides.isElement
    return row
  }

  private func showsSwiftUI(_ view: View) -> Bool {
    hosted[view.id ?? ""] != nil || view.children.contains(where: showsSwiftUI)
  }
}

extension View {
  /// Whether it is, or holds, a text that is seen.
  fileprivate var holdsText: Bool {
    !isHidden && (className == "UILabel" && !text.isEmpty || children.contains(where: \.holdsText))
  }

  /// Whether it is, or holds, a label with a text.
  fileprivate func holds(_ text: String) -> Bool {
    className == "UILabel" && self.text == text || children.contains { $0.holds(text) }
  }

  /// Whether it is, or holds, a control that is seen.
  fileprivate var holdsControl: Bool {
    !isHidden
      && (UIKitClass.superclasses(of: className).contains("UIControl")
        || children.contains(where: \.holdsControl))
  }

  /// Whether a cell tells something that no text in it does.
  fileprivate var saysMore: Bool {
    overrides.isElement == true || overrides.label != nil || overrides.value != nil
      || overrides.hint != nil
      || overrides.traits != nil || overrides.customActions?.isEmpty == false
      || !swipeActions.isEmpty
  }
}
