import EarshotTree

extension SpeechSubject {
  /// Selected comes first; only a row of a picker says it after the value.
  var selectedBefore: [Utterance.Part] { traits.contains(.pickerElement) ? [] : selected }

  /// What a row of a picker says after its value.
  var selectedAfter: [Utterance.Part] { traits.contains(.pickerElement) ? selected : [] }

  /// Dimmed.
  var notEnabled: [Utterance.Part] {
    isEnabled ? [] : [words.part(.state, .notEnabled)]
  }

  /// The types in the canonical order, with the state of a switch right after its word.
  var types: [Utterance.Part] {
    var parts: [Utterance.Part] = []
    for type in SpeechSubject.typeOrder where says(type) {
      parts.append(words.part(.trait, type.phrase))
      parts += state(after: type)
    }
    return parts
  }

  /// States that stand without a type word: of a switch that is no button, or whose word is left
  /// out or spoken before.
  func states(besidesTypes isWithoutTypes: Bool) -> [Utterance.Part] {
    if isWithoutTypes { return switchState + editing }
    return isSwitch && !traits.contains(.button) ? switchState : []
  }

  /// Whether the content of the element is shown.
  var expanded: [Utterance.Part] {
    switch element.expandedStatus.value {
    case .expanded?: [words.part(.state, .expanded)]
    case .collapsed?: [words.part(.state, .collapsed)]
    case nil: []
    }
  }

  private var selected: [Utterance.Part] {
    traits.contains(.selected) ? [words.part(.state, .selected)] : []
  }

  private func state(after type: SpokenType) -> [Utterance.Part] {
    guard settings.verbosity.controls == .after else { return [] }
    switch type.phrase {
    case .switchButton: return switchState
    case .textField, .secureTextField: return editing
    default: return []
    }
  }

  private var editing: [Utterance.Part] {
    isTextField && traits.contains(.isEditing) ? [words.part(.state, .isEditing)] : []
  }

  /// 1, 0 and 2 are on, off and mixed; any other value is spoken as it is from iOS 17 on.
  var switchState: [Utterance.Part] {
    guard isSwitch, let value = element.value.value else { return [] }
    switch value {
    case "1": return [words.part(.state, .switchOn)]
    case "0": return [words.part(.state, .switchOff)]
    case "2": return [words.part(.state, .switchMixed)]
    default: return settings.profile.version >= 17 ? authored(.state, value, .value) : []
    }
  }
}

/// A trait and the word for it.
private struct SpokenType {
  let trait: Traits
  let phrase: Phrase
}

extension SpeechSubject {
  /// The types in the order in which they are spoken.
  private static let typeOrder: [SpokenType] = [
    SpokenType(trait: .button, phrase: .button),
    SpokenType(trait: .backButton, phrase: .backButton),
    SpokenType(trait: [.button, .toggleButton], phrase: .switchButton),
    SpokenType(trait: .tabBarItem, phrase: .tab),
    SpokenType(trait: .textEntry, phrase: .textField),
    SpokenType(trait: .secureTextField, phrase: .secureTextField),
    SpokenType(trait: .pickerElement, phrase: .pickerItem),
    SpokenType(trait: .header, phrase: .heading),
    SpokenType(trait: .link, phrase: .link),
    SpokenType(trait: .visited, phrase: .visited),
    SpokenType(trait: .adjustable, phrase: .adjustable),
    SpokenType(trait: .image, phrase: .image),
    SpokenType(trait: .searchField, phrase: .searchField),
    SpokenType(trait: .radioButton, phrase: .radioButton),
    SpokenType(trait: .statusBarElement, phrase: .statusBarItem),
    SpokenType(trait: .inactive, phrase: .inactive),
    SpokenType(trait: .footer, phrase: .footer),
    SpokenType(trait: .draggable, phrase: .draggable),
    SpokenType(trait: .gesturePracticeRegion, phrase: .learning),
    SpokenType(trait: .popupButton, phrase: .popupButton),
    SpokenType(trait: .mathEquation, phrase: .maths),
    SpokenType(trait: .folderIcon, phrase: .folder),
    SpokenType(trait: .menuItem, phrase: .menuItem),
    SpokenType(trait: .videoPlayback, phrase: .videoPlayback),
    SpokenType(trait: .icon, phrase: .icon),
  ]

  private func says(_ type: SpokenType) -> Bool {
    switch type.phrase {
    case .button:
      return traits.contains(.button) && !isTab
        && traits.isDisjoint(with: [.keyboardKey, .toggleButton, .tabBarItem, .backButton])
    case .tab: return isTab
    case .textField: return isTextField && !traits.contains(.secureTextField)
    default: return traits.contains(type.trait)
    }
  }
}
