package import EarshotText

/// The direction in which a screen is laid out, `UIUserInterfaceLayoutDirection`.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// Rows start at the left.
  case leftToRight = "ltr"
  /// Rows start at the right.
  case rightToLeft = "rtl"

  /// The direction of an input that does not tell it: that of a language written from the right,
  /// else that in which most of its texts begin; left to right when they have no letters.
  package init(language: Language?, texts: some Sequence<String>) {
    if language?.isWrittenFromTheRight == true {
      self = .rightToLeft
      return
    }
    var balance = 0
    for text in texts {
      guard let script = UnicodeScript(ofFirstLetterIn: text) else { continue }
      balance += script.isWrittenFromTheRight ? 1 : -1
    }
    self = balance > 0 ? .rightToLeft : .leftToRight
  }
}

extension Screen {
  /// The direction that its language and its texts speak for.
  package var directionOfTexts: LayoutDirection {
    let nodes = ScreenNodes(elements)
    return LayoutDirection(
      language: language.map { Language($0) },
      texts: nodes.indices.lazy.compactMap { nodes[$0].element.spokenText })
  }
}

extension Element {
  fileprivate var spokenText: String? {
    guard isAccessibilityElement else { return nil }
    return label.value ?? value.value
  }
}
