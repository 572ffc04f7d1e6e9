import EarshotTree

extension AuditedScreen.Node {
  /// Whether only its picture names it: without a title UIKit says the name of the image.
  var isNamedByPicture: Bool {
    guard let image, !spokenLabel.isEmpty else { return false }
    guard element.appearance.value?.text?.trimmed.isEmpty ?? true else { return false }
    return isNamedBySymbol || spokenLabel == image || image.hasPrefix("\(spokenLabel).")
  }

  /// Whether code names a symbol alone; what the system says for it is not known.
  var isNamedBySymbol: Bool {
    guard let image else { return false }
    return spokenLabel == "‹symbol \(image)›"
      || spokenLabel == image && image.hasPrefix("‹symbol ")
  }

  /// Whether its title is the one that Xcode gives a new button, or has no room beside its picture.
  var showsPictureAlone: Bool {
    guard let looks = element.appearance.value, looks.image != nil,
      let text = looks.text?.trimmed, !text.isEmpty
    else { return false }
    if Lexicon.english[.templates].contains(text.lowercased()) { return true }
    // No letter is narrower than a quarter of its height.
    guard !isFrameMeasured, let frame, !frame.isEmpty else { return false }
    return frame.width < Double(text.count) * (looks.fontSize ?? 15) / 4
  }

  /// Whether it has the name that the system gives a symbol, a key or a kind of number.
  var isNamedBySystem: Bool {
    role == .keyboardKey || spokenLabel.count == 1
      || ShortForms.kindsOfNumbers.contains(spokenLabel)
      || element.identifier.value.map(SymbolLexicon.isName) == true
  }

  /// Whether nobody gave it a name that can be heard.
  var hasNoName: Bool { spokenLabel.isEmpty || isNamedByPicture }

  /// Whether the author, and not an importer, told a property.
  func isAuthored(_ field: Element.Field) -> Bool { isCaptured(field) && !isDerived(field) }

  /// Whether an outlet of the document leads to it, or a runtime attribute names its words for code,
  /// so that code may set what it says and is.
  var isReachedFromCode: Bool {
    guard let document = element.document else { return false }
    return !document.outlets.isEmpty || document.isTitledByController
      || document.runtimeKeys.contains(where: \.namesWords)
  }

  /// Whether it is a control of a class of the app that the document gives no words, so that the class
  /// may name it.
  var mayNameItself: Bool {
    role.isControl && element.document?.customClass != nil
      && (spokenLabel.isEmpty || isNamedByPicture)
  }

  /// Whether its label is joined of texts in it, one of which code may set.
  var joinsTextsOfCode: Bool {
    isNamedByTextsInside
      && descendants.contains { $0.role == .text && $0.isReachedFromCode }
  }

  /// Whether a document gives it no label of its own, so that it says the texts in it.
  private var isNamedByTextsInside: Bool {
    guard let document = element.document else { return false }
    if !isAuthored(.label) { return true }
    return document.tag == "tableViewCell" && document.configuration["label"] == nil
      && !document.runtimeKeys.contains("accessibilityLabel")
  }

  /// Whether it is a plain view of a document with a label, which is heard only when code makes it an
  /// element; what is in it is heard by itself only when code does not.
  var mayBecomeElement: Bool {
    guard let document = element.document, !element.isAccessibilityElement else { return false }
    return document.isElement == nil
      && (document.configuration["label"] != nil
        || document.runtimeKeys.contains("accessibilityLabel"))
  }

  /// Whether it is a cell of a table in a document, whose texts UIKit reads as one unless the class
  /// of the cell says otherwise.
  var mergesTextsInUIKit: Bool { element.document?.tag == "tableViewCell" }

  /// Whether it is a cell of a document that code makes copies of; how many rows there will be is
  /// not known.
  var isPrototype: Bool { element.document?.isPrototype == true }

  /// Whether it is such a cell or a part of one: several such cells are kinds of rows, which need not
  /// stand on one screen.
  var isOfPrototype: Bool { isPrototype || ancestors.contains(where: \.isPrototype) }

  /// Whether it is a text or a picture of UIKit in a cell, which takes the touches.
  var isTouchedByRow: Bool {
    ["UILabel", "UIImageView"].contains(element.type) && element.isTappable.value != true
      && ancestors.contains(where: \.isRow)
  }

  /// Whether it takes no touches itself and lies on something with a name that does, which is the
  /// first part of a group with both.
  var isPictureOfTappable: Bool {
    guard isViewOfAndroid, !isTappable, let frame, let first = parent?.children.first else {
      return false
    }
    return first != self && first.isTappable && !first.spokenLabel.isEmpty
      && first.frame?.contains(frame, tolerance: 0) == true
  }

  /// Whether Auto Layout may give it another size than the one that the document shows.
  var isSizedByLayout: Bool { element.document.map { !$0.isPlacedByFrame } ?? false }
}

extension AuditedScreen {
  /// Whether it was read from a document of Interface Builder.
  var isDocument: Bool { nodes.contains { $0.element.document != nil } }

  /// Whether a group around a node has a label and holds nothing else, so that it names the node.
  func isInNamedGroup(_ node: Node) -> Bool {
    guard
      let group = node.ancestors.first(where: { $0.element.containerType.value != nil }),
      !group.spokenLabel.isEmpty
    else { return false }
    return group.stops.allSatisfy {
      $0.index == node.index || $0.isInside(node) || $0.role == .text
    }
  }

  /// Whether a node is one of several parts that exclude each other: a tab or a segment.
  func isTabOrSegment(_ node: Node) -> Bool {
    let role = node.role
    if role == .tab || role == .segment { return true }
    guard role == .button else { return false }
    let container = node.ancestors.lazy.compactMap { $0.element.systemContainer }.first
    return container == .tabBar || container == .segmentedControl
  }

  /// Whether a stop cannot be seen without scrolling.
  func isOutOfSight(_ stop: Node) -> Bool {
    guard stop.isShown, let place = stop.stopPlace else { return true }
    return order.stops[place].isOffscreen
  }

  /// The texts that can be read on a control: its own, or else those in it, in their order.
  func visibleTexts(of control: Node) -> [String] {
    if let looks = control.element.appearance.value, !control.showsPictureAlone {
      if let text = looks.text?.trimmed, !text.isEmpty { return [text] }
      if let text = looks.pictureText?.trimmed, !text.isEmpty { return [text] }
    }
    return control.descendants.lazy
      .filter { $0.isShown && $0.role == .text }
      .compactMap { $0.shownText }
      .filter { !$0.isAmount && !$0.hasNoWord }
      .prefix(8).map { $0 }
  }

  /// The visible texts of a control that hold a word; not what is typed into a field.
  func speakableTexts(of control: Node) -> [String] {
    guard !control.role.isField else { return [] }
    return visibleTexts(of: control).filter { $0.count { $0.isLetter || $0.isNumber } > 1 }
  }
}

extension Rule {
  /// The rules that say for a kind of control that its name is missing.
  static let missingNames: [Rule.ID] = [
    "icon-button-label-missing", "tab-label-missing", "image-label-missing",
    "field-label-missing", "switch-label-missing", "slider-label-missing",
    "stepper-label-missing", "picker-label-missing", "progress-label-missing",
  ]
}

extension String {
  /// Whether a key path is about words, as “localVOLabelKey” and “xibLocKey” are, and not about how
  /// they look.
  fileprivate var namesWords: Bool {
    let path = lowercased()
    let words = [
      "accessib", "a11y", "i18n", "l10n", "label", "loc", "placeholder", "text", "title",
    ]
    let looks = ["color", "colour", "font", "inset", "size", "padding", "align", "line"]
    return words.contains(where: path.contains) && !looks.contains(where: path.contains)
  }
}
