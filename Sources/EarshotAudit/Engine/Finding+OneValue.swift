import EarshotText
import EarshotTree
import EarshotVerbalizer

extension [Finding] {
  /// The findings with one value for each word of an element: where one of them asks a person for a
  /// name, the others do not know it either, and a picture that wants a name is not hidden.
  package func withOneValue(on screen: AuditedScreen) -> [Finding] {
    let found = map { $0.describingPictures(on: screen).spelledOut(on: screen) }
    var values: [Slot: Set<Fix.Words>] = [:]
    for edit in found.lazy.compactMap(\.fix).flatMap(\.edits) {
      guard let (slot, words) = edit.words, edit.isChange(on: screen) else { continue }
      values[slot, default: []].insert(words)
    }
    let agreed = values.filter { $0.value.count > 1 }.mapValues(\.asked)
    let named = Set(values.keys.filter { $0.property == .label && values[$0]?.asks == true })
    return found.map { finding in
      guard var fix = finding.fix else { return finding }
      var finding = finding
      for index in fix.edits.indices {
        guard let (slot, _) = fix.edits[index].words, let value = agreed[slot],
          fix.edits[index].isChange(on: screen)
        else { continue }
        let own = screen[slot.element]?.spokenLabel ?? ""
        fix.edits[index].change = slot.property.change(
          value ?? values[slot]?.combined(of: own) ?? .toWrite(slot.property.placeholder))
      }
      let isHiding = fix.edits.count == 1 && fix.edits[0].change == .isElement(false)
      let slot = Slot(element: fix.edits.first?.element ?? "", property: .label)
      finding.fix = isHiding && named.contains(slot) ? nil : fix
      return finding
    }
  }
}

/// Words that an element has once.
private struct Slot: Hashable {
  enum Property: Hashable { case label, value, hint }

  var element: Element.ID
  var property: Property
}

extension Slot.Property {
  func change(_ words: Fix.Words) -> Fix.Change {
    switch self {
    case .label: .label(words)
    case .value: .value(words)
    case .hint: .hint(words)
    }
  }

  var placeholder: Fix.Placeholder {
    switch self {
    case .label: .name
    case .value: .value
    case .hint: .result
    }
  }
}

extension Fix.Edit {
  fileprivate var words: (Slot, Fix.Words)? {
    switch change {
    case .label(let words): (Slot(element: element, property: .label), words)
    case .value(let words): (Slot(element: element, property: .value), words)
    case .hint(let words?): (Slot(element: element, property: .hint), words)
    default: nil
    }
  }

  /// Whether it is more than the label that is there.
  fileprivate func isChange(on screen: AuditedScreen) -> Bool {
    change != .label(.known(screen[element]?.spokenLabel ?? ""))
  }
}

extension Set<Fix.Words> {
  /// Whether one of them is for a person to write.
  fileprivate var asks: Bool { asked != nil }

  /// What a person has to write, the most particular first.
  fileprivate var asked: Fix.Words? {
    let placeholders = compactMap { words -> Fix.Placeholder? in
      guard case .toWrite(let placeholder) = words else { return nil }
      return placeholder
    }.sorted { $0.rawValue < $1.rawValue }
    return (placeholders.first { $0 != .name } ?? placeholders.first).map { .toWrite($0) }
  }

  /// A text that does what all ask: one of them that holds the old label, with the other in its
  /// place.
  fileprivate func combined(of label: String) -> Fix.Words? {
    let texts = compactMap { words -> String? in
      guard case .known(let text) = words else { return nil }
      return text
    }.sorted()
    guard texts.count == 2 else { return nil }
    // What holds the other says all.
    if let whole = [texts[0], texts[1]].first(where: { text in texts.allSatisfy(text.contains) }) {
      return .known(whole)
    }
    guard !label.isEmpty else { return nil }
    for (whole, part) in [(texts[0], texts[1]), (texts[1], texts[0])]
    where whole.contains(label) && !part.contains(label) {
      return .known(whole.replacing(label, with: part))
    }
    return nil
  }
}

extension Finding {
  /// The finding with units and currencies in words where its fix writes a new label.
  fileprivate func spelledOut(on screen: AuditedScreen) -> Finding {
    guard let fix, Rule.named(rule)?.category != .text else { return self }
    var finding = self
    finding.fix?.edits = fix.edits.map { edit in
      guard let node = screen[edit.element] else { return edit }
      func better(_ text: String, _ kinds: Set<VerbalizedText.Kind>) -> String? {
        node.verbalized(text, in: screen.language(of: node)).better(kinds)
      }
      switch edit.change {
      case .label(.known(let text)) where text != node.spokenLabel:
        // Names of controls have no signs that are read aloud.
        let isControl =
          node.role.isControl || fix.edits.contains(.init(node, .insertTraits(.button)))
        let kinds: Set<VerbalizedText.Kind> =
          isControl ? [.currency, .unit, .brackets, .digits] : [.currency, .unit]
        return better(text, kinds).map { Fix.Edit(edit.element, .label(.known($0))) } ?? edit
      case .value(.known(let text)) where text != node.value && !node.role.isField:
        return better(text, [.currency, .unit]).map { Fix.Edit(edit.element, .value(.known($0))) }
          ?? edit
      default: return edit
      }
    }
    return finding
  }

  /// The finding with a picture's name called that.
  fileprivate func describingPictures(on screen: AuditedScreen) -> Finding {
    guard let fix, fix.edits.contains(where: { $0.change == .label(.toWrite(.name)) }) else {
      return self
    }
    var finding = self
    finding.fix?.edits = fix.edits.map { edit in
      guard edit.change == .label(.toWrite(.name)), screen[edit.element]?.role == .image else {
        return edit
      }
      return Fix.Edit(edit.element, .label(.toWrite(.picture)))
    }
    return finding
  }
}
