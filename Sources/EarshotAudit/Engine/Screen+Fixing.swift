package import EarshotTree

extension Screen {
  /// The screen after the changes of a fix; edits of elements that it does not have do nothing.
  package func applying(_ fix: Fix) -> Screen {
    var screen = self
    var edits: [Element.ID: [Fix.Change]] = [:]
    for edit in fix.edits { edits[edit.element, default: []].append(edit.change) }
    for index in screen.elements.indices { screen.elements[index].apply(edits) }
    return screen
  }
}

extension Element {
  fileprivate mutating func apply(_ edits: [Element.ID: [Fix.Change]]) {
    for change in edits[id] ?? [] { apply(change) }
    for index in children.indices { children[index].apply(edits) }
  }

  private mutating func apply(_ change: Fix.Change) {
    switch change {
    case .label(let words):
      label = .given(words.text)
      attributedLabel = .empty
      // A field of Android is named by a label for it, which hides nothing of it.
      if type?.hasPrefix("android.") == true, traits.value?.contains(.textEntry) == true {
        derived.formUnion(Fields(.label))
      }
    case .value(let words):
      value = .given(words.text)
      attributedValue = .empty
    case .hint(let words): hint = Property(words?.text)
    case .insertTraits(let added): traits = .given((traits.value ?? []).union(added))
    case .removeTraits(let removed): traits = .given((traits.value ?? []).subtracting(removed))
    case .isElement(let flag): isAccessibilityElement = flag
    case .hidden(let flag): elementsHidden = .given(flag)
    case .order(let ids): accessibilityElements = ids.map { .given($0) } ?? .empty
    case .grouped(let flag): groupsChildren = .given(flag)
    case .container(let type): containerType = Property(type)
    case .modal(let flag): isModal = .given(flag)
    case .actions(let actions): customActions = Property(actions)
    case .inputLabels(let names): userInputLabels = Property(names.map(\.text))
    case .responds(let flag): respondsToUserInteraction = Property(flag)
    case .navigationStyle(let style): navigationStyle = .given(style)
    case .language(let tag): language = .given(tag)
    case .handler(let handler):
      handlers = .given(Set(handlers.value ?? []).union([handler]).sorted())
    case .identifier(let name): identifier = .given(name)
    case .expanded(let status): expandedStatus = .given(status)
    default: applyLooks(change)
    }
  }

  private mutating func applyLooks(_ change: Fix.Change) {
    var looks = appearance.value ?? Appearance()
    switch change {
    case .frame(let rect):
      // Without an appearance nobody knows what is drawn.
      if appearance.isCaptured { looks.visibleFrame = looks.visibleFrame ?? frame.value }
      frame = .given(rect)
    case .activationPoint(let point): activationPoint = Property(point)
    case .color(let color): looks.color = color
    case .opacity(let alpha): looks.alpha = alpha
    case .fontSize(let size): looks.fontSize = size
    case .numberOfLines(let count): looks.numberOfLines = count
    case .transform(let transform): looks.transform = transform
    default: break
    }
    if looks != Appearance() { appearance = .given(looks) }
  }
}
