package import EarshotTree

extension AuditedScreen {
  /// The shape of an element, apart from where it stands: it stays the same when elements move,
  /// when others come and go, and when numbers in its label change.
  ///
  /// An identifier decides; else type and label; else the shape of the parent and the type.
  package func shape(of id: Element.ID) -> String? {
    self[id].map { shape(of: $0) }
  }

  func shape(of node: Node) -> String {
    let type = node.element.type ?? node.role.name
    if let identifier = node.element.identifier.value, !identifier.isEmpty {
      return "\(type)#\(identifier)"
    }
    if !node.spokenLabel.isEmpty { return "\(type)'\(node.spokenLabel.withoutNumbers)'" }
    // Plain views around it say nothing, so the nearest that is named stands for them all.
    let named = node.ancestors.first(where: \.isNamed)
    return named.map { "\(shape(of: $0))/\(type)" } ?? type
  }
}

extension AuditedScreen.Node {
  fileprivate var isNamed: Bool {
    element.identifier.value?.isEmpty == false || !spokenLabel.isEmpty
  }
}

extension String {
  /// The text with each run of digits as `#`.
  fileprivate var withoutNumbers: String {
    var text = ""
    var isInNumber = false
    for character in self {
      if character.isNumber {
        if !isInNumber { text.append("#") }
        isInNumber = true
      } else {
        text.append(character)
        isInNumber = false
      }
    }
    return text
  }
}
