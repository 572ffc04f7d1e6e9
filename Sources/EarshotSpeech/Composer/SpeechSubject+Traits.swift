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
      if !isLeftOut(type) { parts.append(words.part(.trait, type.phrase)) }
      if type.phrase == .tab, isTabTwice { parts.append(words.part(.trait, .tab)) }
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
    case .textField, .secureTextField, .searchField: return editing
    default: return []
    }
  }

  var editing: [Utterance.Part] {
    isEdited ? [words.part(.state, .isEditing)] : []
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

extension SpeechSubject {
  /// A trait and the word for it.
  typealias SpokenType = (trait: Traits, phrase: Phrase)

  /// The types in the order in which they are spoken.
  static let typeOrder: [SpokenType] = [
    (.button, .button), (.backButton, .backButton), ([.button, .toggleButton], .switchButton),
    (.tabBarItem, .tab), (.textEntry, .textField), (.secureTextField, .secureTextField),
    (.pickerElement, .pickerItem), (.header, .heading), (.link, .link), (.visited, .visited),
    (.adjustable, .adjustable), (.image, .image), (.searchField, .searchField),
    (.radioButton, .radioButton), (.statusBarElement, .statusBarItem), (.inactive, .inactive),
    (.footer, .footer), (.draggable, .draggable), (.gesturePracticeRegion, .learning),
    (.popupButton, .popupButton), (.mathEquation, .maths), (.folderIcon, .folder),
    (.menuItem, .menuItem), (.videoPlayback, .videoPlayback), (.icon, .icon),
  ]

  /// Whether the item is a tab by itself and by the view around it: both are said.
  private var isTabTwice: Bool {
    settings.variants.contains(.tabTwice) && traits.contains(.tabBarItem)
      && enclosures.contains { $0.kind == .tabs }
  }

  private func isLeftOut(_ type: SpokenType) -> Bool {
    type.phrase == .switchButton && settings.variants.contains(.bareSwitch)
  }

  func says(_ type: SpokenType) -> Bool {
    switch type.phrase {
    case .button:
      return traits.contains(.button) && !isTab
        && traits.isDisjoint(with: [.keyboardKey, .toggleButton, .tabBarItem, .backButton])
    case .tab: return isTab
    case .textField:
      return traits.contains(.textEntry)
        && traits.isDisjoint(with: [.secureTextField, .searchField])
    default: return traits.contains(type.trait)
    }
  }
}
