extension [AndroidNode] {
  /// The fields in a `TextInputLayout` of Material, whose hint moves above the text and stays.
  ///
  /// A dump calls that layout a `LinearLayout` with a `FrameLayout` around the field. What tells it
  /// from others is the name of its class, an identifier of a part that the library makes, or one of
  /// its own, as people name such layouts; where one stands, the others of that form are such layouts
  /// as well.
  var fieldsWithFloatingHints: Set<Int> {
    let fields = indices.filter { self[$0].isField && !self[$0].hint.isEmpty }
    let formed = fields.filter { layout(around: $0) != nil }
    guard formed.contains(where: { isNamedInputLayout(around: $0) }) else { return [] }
    return Set(formed)
  }

  /// The layout around the frame around a field.
  private func layout(around field: Int) -> Int? {
    let frame = self[field].parent
    guard frame >= 0, self[frame].shortClass == "FrameLayout" else { return nil }
    let layout = self[frame].parent
    guard layout >= 0,
      self[layout].shortClass == "LinearLayout" || self[layout].shortClass == "TextInputLayout"
    else { return nil }
    return layout
  }

  private func isNamedInputLayout(around field: Int) -> Bool {
    guard let layout = layout(around: field) else { return false }
    if self[layout].shortClass == "TextInputLayout" { return true }
    if self[field].shortClass.hasPrefix("TextInput") { return true }
    if self[layout].idName.isOfInputLayout { return true }
    return self[layout + 1..<Swift.max(self[layout].end, layout + 1)].contains {
      $0.idName.hasPrefix("text_input_") || $0.idName.hasPrefix("textinput_")
    }
  }
}

extension AndroidNode {
  /// The identifier without its package and kind.
  fileprivate var idName: Substring {
    resourceID.flatMap { $0.split(separator: "/").last } ?? ""
  }
}

extension Substring {
  /// Whether it names a `TextInputLayout`: such as "tilEmail", "til_email", "emailInputLayout".
  fileprivate var isOfInputLayout: Bool {
    if let next = dropFirst(3).first, hasPrefix("til"), next == "_" || next.isUppercase {
      return true
    }
    let letters = lowercased().filter(\.isLetter)
    return letters.contains("inputlayout") || letters.hasPrefix("textinput")
  }
}
