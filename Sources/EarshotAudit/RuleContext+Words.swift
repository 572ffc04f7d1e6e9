import EarshotTree

extension RuleContext {
  /// Whether a node has a label; says that it cannot be measured when the source does not tell.
  mutating func hasLabel(_ node: Node) -> Bool {
    if !node.spokenLabel.isEmpty { return true }
    if !node.element.label.isCaptured { incomplete(.notCaptured(.label), node) }
    return false
  }
}

extension Rule {
  /// The rules that say that a label is no name at all; rules about its form are silent then.
  static let labelsThatAreNoNames: [Rule.ID] = [
    "icon-button-label-missing", "tab-label-missing", "image-label-missing", "label-blank",
    "label-is-asset-name", "label-is-symbol-name", "label-localization-key",
    "label-developer-text", "label-equals-identifier", "label-unformatted-argument",
  ]
}

extension AuditedScreen {
  /// Whether the label of a node can be read on it: as its own text, in a text inside, or in the
  /// picture.
  func showsLabel(of node: Node) -> Bool {
    shows(node) { $0 == node.foldedLabel }
  }

  /// Whether a text that can be read on a node, in lower case, is as is asked.
  func shows(_ node: Node, _ isAsked: (String) -> Bool) -> Bool {
    if let text = node.element.appearance.value?.text {
      return isAsked(text.trimmed.lowercased())
    }
    if node.role == .text, node.image == nil, isAsked(node.foldedLabel) {
      return true
    }
    // The texts of one element are few; a whole list that became one is not searched.
    for inner in node.descendants.prefix(24) {
      if let text = inner.shownText, isAsked(text.lowercased()) { return true }
    }
    guard let recognizedText, let frame = node.frame else { return false }
    return recognizedText.contains {
      !$0.frame.intersection(frame).isEmpty && isAsked($0.text.trimmed.lowercased())
    }
  }
}
