import EarshotTree

extension SpeechSubject {
  /// The authored hint, then the default ones; a dimmed element keeps only the authored one.
  var hints: [Utterance.Part] {
    guard !isHintOnly else { return [] }
    let own = authored(.hint, element.hint.value, .hint, element.attributedHint.value)
    guard isEnabled else { return own }
    return own + defaultHints.map { words.part(.hint, $0) }
  }

  /// The rotors that views around the element offer, in the language of the system.
  func hints(ofRotors names: [String]) -> [Utterance.Part] {
    names.map { systemWords.part(.hint, .rotorHint($0)) }
  }

  /// What else the element offers, as lines after the hint.
  var extras: [Utterance.Part] {
    var parts: [Utterance.Part] = []
    if hasActionsOfCell || element.customActions.value?.isEmpty == false {
      parts.append(words.part(.extra, .actionsAvailable))
    }
    if element.customContent.value?.isEmpty == false, settings.verbosity.speaksCustomContent {
      parts.append(words.part(.extra, .moreContentAvailable))
    }
    return parts
  }

  private var defaultHints: [Phrase] {
    var phrases: [Phrase] = []
    let web = element.web.value
    if isSwitch, web?.role != .toggleButton { phrases.append(.toggleHint) }
    if isTextField, web?.role != .comboBox { phrases += textFieldHints }
    if traits.contains(.adjustable), !isSwitch { phrases.append(.adjustHint) }
    if traits.isSuperset(of: [.button, .draggable]) { phrases.append(.reorderHint) }
    if traits.contains(.popupButton), web?.popup == nil { phrases.append(.popupHint) }
    switch element.expandedStatus.value {
    case .expanded?: phrases.append(.collapseHint)
    case .collapsed?: phrases.append(.expandHint)
    case nil: break
    }
    phrases += (element.customRotors.value ?? []).map { .rotorHint($0.name) }
    return phrases
  }

  private var textFieldHints: [Phrase] {
    if traits.contains(.isEditing) { return [.editingHint] }
    return traits.contains(.textArea) ? [.editHint, .editingHint] : [.editHint]
  }
}
